/** Who sits at a table, and with whom: it follows from the scenario and the options. */

import type { GameInfo, Options, OptionValue, SeatInfo, Seating, SeatOfTeam } from './protocol';

export const defaults = (info: GameInfo): Options =>
  Object.fromEntries(info.options.map(({ name, values }) => [name, values[0] ?? false]));

const agrees = (seating: Seating, options: Options): boolean =>
  Object.entries(seating.options).every(([name, value]) => options[name] === value);

/** The seats of a table; options that are not named are at their defaults. */
export function seatsOf(info: GameInfo, scenario = info.scenarios[0], options: Options = {}): SeatOfTeam[] {
  const chosen = { ...defaults(info), ...options };
  return info.seatings.find((one) => one.scenario === scenario && agrees(one, chosen))?.seats ?? [];
}

/** The options of a new table: what nobody has chosen is as it should be where people play against each other. */
export function settled(
  info: GameInfo,
  options: Options,
  chosen: readonly string[],
  seats: readonly string[],
): Options {
  const people = seats.filter((kind) => !kind.startsWith('machine'));
  const apart = people.length > 1 && people.some((kind) => kind !== 'you');
  const usual = Object.entries(info.between_people).filter(([name]) => apart && !chosen.includes(name));
  return { ...options, ...Object.fromEntries(usual) };
}

/** A number of players, and where they find seats. */
export interface Company {
  count: number;
  scenario: string;
  options: Options;
}

/** The numbers of players for whom a game is made besides the usual one, each in the first scenario that seats them. */
export function otherCompanies(info: GameInfo): Company[] {
  const usual = seatsOf(info).length;
  const found = new Map<number, Company>();
  for (const scenario of info.scenarios)
    for (const { options, seats } of info.seatings.filter((seating) => seating.scenario === scenario))
      if (seats.length !== usual && !found.has(seats.length))
        found.set(seats.length, { count: seats.length, scenario, options });
  return [...found.values()].sort((a, b) => a.count - b.count);
}

/** The form for a new table with a game, a scenario and some options chosen. */
export function newTable(game: string, { scenario, options }: Company): string {
  const named = Object.entries(options).map(([name, value]) => [name, String(value)]);
  return `/new?${new URLSearchParams([['game', game], ['scenario', scenario], ...named]).toString()}`;
}

/** What an address chooses of a game's scenarios and options, as far as it has them; the rest is as usual. */
export function chosenBy(query: URLSearchParams, info: GameInfo): { scenario: string; options: Options } {
  const own = query.get('game') === info.id;
  const named = info.options.flatMap(({ name, values }) => {
    const value = values.find((one) => own && String(one) === query.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const scenario =
    info.scenarios.find((one) => own && one === query.get('scenario')) ?? info.scenarios[0] ?? '';
  return { scenario, options: fitting(info, scenario, Object.fromEntries(named)) };
}

/** The values of an option that a scenario is made for. */
export function offered(info: GameInfo, scenario: string, name: string): OptionValue[] {
  const values = info.options.find((option) => option.name === name)?.values ?? [];
  if (!info.seatings.some((seating) => name in seating.options)) return values;
  const here = info.seatings.filter((seating) => seating.scenario === scenario);
  return values.filter((value) => here.some((seating) => seating.options[name] === value));
}

/**
 * The options as far as a scenario is made for them: where nobody could sit down, those of its nearest seating. What was
 * chosen last is kept rather than anything else.
 */
export function fitting(info: GameInfo, scenario: string, options: Options, last?: string): Options {
  const chosen = { ...defaults(info), ...options };
  const here = info.seatings.filter((seating) => seating.scenario === scenario);
  const alike = (seating: Seating): number =>
    Object.entries(seating.options)
      .filter(([name, value]) => chosen[name] === value)
      .reduce((sum, [name]) => sum + (name === last ? 100 : 1), 0);
  const [first, ...rest] = here;
  if (!first) return chosen;
  const nearest = rest.reduce((best, seating) => (alike(seating) > alike(best) ? seating : best), first);
  return { ...chosen, ...nearest.options };
}

/** Whether nobody has to be waited for: a machine answers by itself. */
export const isMachine = (seat: SeatInfo | undefined): boolean =>
  seat !== undefined && (seat.kind === 'machine' || seat.stand_in !== null);

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
