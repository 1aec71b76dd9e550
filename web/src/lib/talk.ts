/** Who hears what at a table: everybody, or a team by itself. */

import { mates } from './giving-up';
import type { Chat, TableInfo } from './protocol';

export const teamOf = (table: TableInfo, seat: string | null): string | null =>
  table.seats.find((other) => other.name === seat)?.team ?? null;

/**
 * What may be read with the eyes of a seat. At a screen with seats of several teams the server tells all their words;
 * behind the curtain (no seat) there are only those for everybody.
 */
export function audible(chat: readonly Chat[], table: TableInfo, seat: string | null): Chat[] {
  const team = teamOf(table, seat);
  return chat.filter((line) => line.team === null || line.team === team);
}

/** Whether a seat has somebody to talk to in its team: another person, or one who was there and left words. */
export function hasChannel(chat: readonly Chat[], table: TableInfo, seat: string | null): boolean {
  if (seat === null || table.state === 'open') return false;
  const team = teamOf(table, seat);
  return mates(table, seat).length > 0 || chat.some((line) => line.team === team);
}
