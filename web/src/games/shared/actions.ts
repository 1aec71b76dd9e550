/** Actions in the notation of the games: a verb and at most one operand, of the kind that the language tells. */

import type { Language } from '../../lib/protocol';

export interface Action {
  verb: string;
  operand: string | null;
  notation: string;
}

export function parse(notation: string): Action {
  const [verb = '', operand = null] = notation.split(' ', 2) as [string?, (string | null)?];
  return { verb, operand, notation };
}

/** The first word of a notation. */
export const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';

/** What can be done with things, by their ids. */
export type Offered = Map<string, Action[]>;

/** Adds an action to those that a thing on the board offers. */
export function put(map: Offered, key: string, action: Action): void {
  const known = map.get(key);
  if (known) known.push(action);
  else map.set(key, [action]);
}

/** The notation, if a thing offers one action only. */
export function only(actions: Action[] | undefined): string | undefined {
  return actions?.length === 1 ? actions[0]!.notation : undefined;
}

/** The legal actions by what their operands are. */
export class Offers {
  readonly all: Action[];
  readonly plain: Action[]; // those without an operand
  readonly #byKind = new Map<string, Offered>();

  constructor(
    legal: readonly string[],
    readonly language: Language,
  ) {
    this.all = legal.map(parse);
    this.plain = this.all.filter((action) => action.operand === null);
    for (const action of this.all) {
      if (action.operand === null) continue;
      const kind = this.kind(action);
      const things = this.#byKind.get(kind) ?? new Map<string, Action[]>();
      put(things, action.operand, action);
      this.#byKind.set(kind, things);
    }
  }

  /** The kind of an action's operand, empty for none. */
  kind(action: Action): string {
    return this.language.verbs[action.verb] ?? '';
  }

  /** What can be done with things of a kind. */
  of(kind: string): Offered {
    return this.#byKind.get(kind) ?? new Map<string, Action[]>();
  }

  /** The actions with things of a kind, in the order in which they are offered. */
  with(kind: string): Action[] {
    return this.all.filter((action) => action.operand !== null && this.kind(action) === kind);
  }

  /** Whatever has an operand of another kind than these. */
  besides(kinds: readonly string[]): Action[] {
    return this.all.filter((action) => action.operand !== null && !kinds.includes(this.kind(action)));
  }
}

/** All actions by verb, in the order in which they are offered. */
export function byVerb(actions: readonly Action[]): Map<string, Action[]> {
  const verbs: Offered = new Map();
  for (const action of actions) put(verbs, action.verb, action);
  return verbs;
}

/** The verbs of a game that take things of a kind. */
export function verbsOf(language: Language, kind: string): string[] {
  return Object.entries(language.verbs)
    .filter(([, operand]) => operand === kind)
    .map(([verb]) => verb);
}
