/** What giving up would mean for a seat: the rules of `bellum/server/tables/resigning.py`, told before it is done. */

import { isMachine } from './people';
import type { Concession, SeatInfo, TableInfo } from './protocol';

export type Consequence =
  | 'handover' // a machine takes the seat over, the team plays on
  | 'loss' // the game ends
  | 'out'; // the team has lost, the others play on

/** The people of a seat's team besides its own player. */
export function mates(table: TableInfo, seat: string): SeatInfo[] {
  const own = table.seats.find((other) => other.name === seat);
  if (!own) return [];
  return table.seats.filter(
    (other) => other.team === own.team && !isMachine(other) && other.user && other.user.id !== own.user?.id,
  );
}

export function ifResigned(table: TableInfo, seat: string, concessions: readonly Concession[]): Consequence {
  const team = table.seats.find((other) => other.name === seat)?.team;
  const willing = concessions.find((concession) => concession.team === team)?.seats ?? [];
  if (mates(table, seat).some((mate) => !willing.includes(mate.name))) return 'handover';
  const others = new Set(table.seats.map((other) => other.team).filter((other) => other !== team));
  return others.size > 1 ? 'out' : 'loss';
}
