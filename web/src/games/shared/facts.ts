/** Reading the facts of a game from the server's files. */

/** A list as a map by id. */
export function keyed<S, T extends { id: string }>(
  list: readonly S[],
  read: (entry: S) => T,
): Map<string, T> {
  return new Map(list.map(read).map((entry) => [entry.id, entry]));
}

/** What each place is next to. */
export function nearOf(
  ids: Iterable<string>,
  edges: readonly { a: string; b: string }[],
): Map<string, string[]> {
  const near = new Map<string, string[]>([...ids].map((id) => [id, []]));
  for (const { a, b } of edges) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  return near;
}
