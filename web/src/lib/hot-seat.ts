/** Several seats at one screen: whose eyes it is for. */

/**
 * The seat that must look at the screen next. Whoever sits there stays while he has something to decide; then comes the
 * next one of this screen who has, by turn or because he is asked for an answer; while others play, nobody changes.
 */
export function facing(
  mine: readonly string[],
  toMove: readonly string[],
  shown: string | null,
): string | null {
  const here = shown !== null && mine.includes(shown);
  if (here && toMove.includes(shown)) return shown;
  return mine.find((seat) => toMove.includes(seat)) ?? (here ? shown : (mine[0] ?? null));
}
