/** Actions in the notation of the games: a verb and at most one operand. */

export interface Action {
  verb: string;
  operand: string | null;
  notation: string;
}

export function parse(notation: string): Action {
  const [verb = '', operand = null] = notation.split(' ', 2) as [string?, (string | null)?];
  return { verb, operand, notation };
}

/** Adds an action to those that a thing on the board offers. */
export function put(map: Map<string, Action[]>, key: string, action: Action): void {
  const known = map.get(key);
  if (known) known.push(action);
  else map.set(key, [action]);
}

/** The notation, if a thing offers one action only. */
export function only(actions: Action[] | undefined): string | undefined {
  return actions?.length === 1 ? actions[0]!.notation : undefined;
}
