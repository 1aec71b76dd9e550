/** What a line of the log points at, and the dice in it. */

/** The spaces and blocks that an event speaks of. */
export function eventFocus(event: any): string[] {
  const args = event?.args ?? {};
  const ids = [args.space, args.from, args.to, args.block];
  for (const face of Array.isArray(args.blocks) ? args.blocks : []) ids.push(Array.isArray(face) ? face[0] : face);
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))];
}

export function eventDice(event: any): { rolls: number[]; hit: number } | null {
  return event?.kind === 'fired' ? { rolls: event.args.rolls, hit: event.args.rating } : null;
}
