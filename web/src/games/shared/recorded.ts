/** Recorded moments of play (web/demo), for the tests of boards and the demo page. */

import type { Event, Language, View } from '../../lib/protocol';

export interface Moment<V extends View = View> {
  name: string;
  seat: string;
  view: V;
  events: Event[];
}

export interface Recorded<V extends View = View> {
  board: unknown;
  language: Language;
  moments: Map<string, Moment<V>>; // by name and seat, such as "start.north"
}

/** The files of a game's folder, by their paths. */
export function recorded<V extends View>(files: Record<string, unknown>): Recorded<V> {
  const named = new Map(
    Object.entries(files).map(([path, data]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      data,
    ]),
  );
  const moments = [...named].filter(([name]) => name.includes('.')) as [string, Moment<V>][];
  return {
    board: named.get('board'),
    language: named.get('language') as Language,
    moments: new Map(moments),
  };
}

/** An action of each verb of a game, with the first thing of its kind. */
export function anActionEach(language: Language): string[] {
  return Object.entries(language.verbs).map(([verb, kind]) => {
    if (kind === null) return verb;
    return `${verb} ${language.kinds[kind]?.ids[0] ?? '2'}`;
  });
}
