/** Who sits at a table, and with whom: it follows from the scenario and the options. */

import type { GameInfo, Options, SeatOfTeam } from './protocol';

export const defaults = (info: GameInfo): Options =>
  Object.fromEntries(info.options.map(({ name, values }) => [name, values[0] ?? false]));

/** The seats of a table; options that are not named are at their defaults. */
export function seatsOf(info: GameInfo, scenario = info.scenarios[0], options: Options = {}): SeatOfTeam[] {
  const chosen = { ...defaults(info), ...options };
  const found = info.seatings.find(
    (seating) =>
      seating.scenario === scenario &&
      Object.entries(seating.options).every(([name, value]) => chosen[name] === value),
  );
  return found?.seats ?? [];
}

export interface Team {
  id: string;
  seats: string[];
}

/** The teams, in the order of their first seats. */
export function teamsOf(seats: readonly SeatOfTeam[]): Team[] {
  const teams = new Map<string, Team>();
  for (const { id, team } of seats) {
    const known = teams.get(team);
    if (known) known.seats.push(id);
    else teams.set(team, { id: team, seats: [id] });
  }
  return [...teams.values()];
}

/** Whether anybody has a partner. */
export const inTeams = (teams: readonly Team[]): boolean => teams.some((team) => team.seats.length > 1);
