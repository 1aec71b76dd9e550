/** Recorded moments of play (web/demo), for the tests of boards and the demo page. */

import type { Event, Language, View } from '../../lib/protocol';
import type { Box } from './geo';
import type { Lettering } from './lettering';
import { overlap, zoomStep } from './letters';
import { faults } from './stations';

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

/** What stands on the map in each of the recorded positions (web/demo/make_positions.py). */
export function positionsOf<T>(recording: unknown): T[][] {
  const { things, positions } = recording as { things: T[]; positions: number[][] };
  return positions.map((numbers) => numbers.map((number) => things[number]!));
}

/** Where the pieces of a position stand at some zoom. */
export interface Laid {
  letters: Lettering;
  stand: (index: number) => { key: string; place: string; box: Box }[]; // in the position with that number
}

/** The zooms at which a table of 820 pixels and more opens, and some that a player may choose. */
export const TABLE_ZOOMS = [0.5, 0.6, 0.71, 1].map(zoomStep);

/**
 * What is wrong with where pieces stand in many positions: they cover a sign or a name, are nearer to another place's sign
 * than to their own, or hide one another.
 */
export function misplaced(count: number, { letters, stand }: Laid): string[] {
  const out = new Set<string>();
  for (let index = 0; index < count; index++) {
    const pieces = stand(index);
    pieces.forEach((a, i) => {
      for (const { what, of } of faults(a.place, a.box, letters)) out.add(`${a.place}: ${what} ${of}`);
      for (const b of pieces.slice(i + 1)) {
        const least = Math.min(a.box.w * a.box.h, b.box.w * b.box.h);
        const most = a.place === b.place ? 0.75 : 0.5; // who stands in one place may stand close
        if (overlap(a.box, b.box) > least * most) out.add(`${a.key} and ${b.key} hide each other`);
      }
    });
  }
  return [...out];
}
