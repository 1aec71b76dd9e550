/** What giving up would mean for a seat: the rules of `bellum/server/tables/resigning.py`, told before it is done. */

import type { Concession, SeatInfo, TableInfo } from './protocol';
import { isMachine } from './seating';

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
  const said = concessions.find((concession) => concession.team === team)?.seats ?? [];
  // A person agrees with one seat for all of his seats.
  const willing = table.seats.filter((other) => said.includes(other.name)).map((other) => other.user?.id);
  if (mates(table, seat).some((mate) => !willing.includes(mate.user?.id))) return 'handover';
  const others = [...new Set(table.seats.map((other) => other.team))]
    .filter((other) => other !== team)
    .map((other) => table.seats.filter((one) => one.team === other));
  // A team that gave up is played by machines that stand in for all of its people.
  const going = others.filter((seats) => !(seats.every(isMachine) && seats.some((one) => one.stand_in)));
  const people = going.some((seats) => !seats.every(isMachine));
  return going.length > 1 && people ? 'out' : 'loss';
}
