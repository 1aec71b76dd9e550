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

/** A piece of what was said: plain words, or a web address. */
export interface Piece {
  text: string;
  href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
const AFTER = /[.,;:!?)\]}»”’]+$/; // belongs to the sentence, not to the address

/** What was said with its web addresses apart; nothing but http and https becomes a link. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(AFTER, '');
    if (!URL.canParse(address)) continue;
    if (match.index > from) out.push({ text: text.slice(from, match.index), href: null });
    out.push({ text: address, href: new URL(address).href });
    from = match.index + address.length;
  }
  if (from < text.length) out.push({ text: text.slice(from), href: null });
  return out;
}
