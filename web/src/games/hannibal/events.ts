/** What a line of the log points at, and the dice in it. */

const ONE = ['space', 'from', 'to', 'general', 'province'];
const MANY = ['spaces', 'generals'];

/** The spaces, generals and provinces that an event speaks of. */
export function eventFocus(event: any): string[] {
  const args = event?.args ?? {};
  const ids: unknown[] = [...ONE.map((key) => args[key]), ...MANY.flatMap((key) => args[key] ?? [])];
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

/** Plain dice; the naval and siege dice have faces of their own, which the text tells. */
export function eventDice(event: any): { rolls: number[]; hit: number } | null {
  const rolls = event?.args?.rolls;
  return Array.isArray(rolls) && rolls.length ? { rolls, hit: 0 } : null;
}
