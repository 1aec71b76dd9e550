import { expect, test } from 'vitest';
import type { GameInfo } from './protocol';
import { chosenBy, fitting, newTable, offered, otherCompanies, seatsOf, settled } from './seating';

const seats = (count: number) => ['a', 'b', 'c', 'd', 'e'].slice(0, count).map((id) => ({ id, team: id }));
const TITLE = { en: 'War', pl: 'Wojna', hu: 'Háború' };

/** The skirmish is for two, the march for three or four, the war for any number. */
const WAR: GameInfo = {
  id: 'war',
  title: TITLE,
  rules: 1,
  between_people: {},
  scenarios: ['skirmish', 'march', 'war'],
  options: [
    { name: 'players', values: [2, 3, 4, 5] },
    { name: 'fog', values: [false, true] },
  ],
  seatings: [
    ...[['skirmish', 2] as const],
    ...[3, 4].map((players) => ['march', players] as const),
    ...[2, 3, 4, 5].map((players) => ['war', players] as const),
  ].map(([scenario, players]) => ({ scenario, options: { players }, seats: seats(players) })),
  players: ['random', 'greedy'],
  default_player: 'greedy',
};

test('only the numbers of players that a scenario is made for are offered', () => {
  expect(offered(WAR, 'skirmish', 'players')).toEqual([2]);
  expect(offered(WAR, 'march', 'players')).toEqual([3, 4]);
  expect(offered(WAR, 'war', 'players')).toEqual([2, 3, 4, 5]);
  expect(offered(WAR, 'skirmish', 'fog'), 'an option that seats nobody').toEqual([false, true]);
});

test('another scenario keeps the number of players if it can', () => {
  expect(fitting(WAR, 'war', { players: 4, fog: true })).toEqual({ players: 4, fog: true });
  expect(fitting(WAR, 'skirmish', { players: 4, fog: true })).toEqual({ players: 2, fog: true });
  expect(fitting(WAR, 'march', { players: 2, fog: false })).toEqual({ players: 3, fog: false });
  for (const scenario of WAR.scenarios)
    for (const players of [2, 3, 4, 5])
      expect(seatsOf(WAR, scenario, fitting(WAR, scenario, { players })).length).toBeGreaterThan(1);
});

test('with several options that seat people, the nearest seating', () => {
  const two = {
    ...WAR,
    scenarios: ['war'],
    options: [
      { name: 'players', values: [2, 3] },
      { name: 'allies', values: [false, true] },
    ],
    seatings: [
      { scenario: 'war', options: { players: 2, allies: false }, seats: seats(2) },
      { scenario: 'war', options: { players: 3, allies: true }, seats: seats(4) },
    ],
  };
  expect(fitting(two, 'war', { players: 3, allies: true })).toEqual({ players: 3, allies: true });
  expect(fitting(two, 'war', { players: 3, allies: false }, 'players')).toEqual({ players: 3, allies: true });
  expect(fitting(two, 'war', { players: 3, allies: false }, 'allies')).toEqual({ players: 2, allies: false });
});

test('a game whose seats are always the same needs no option for them', () => {
  const plain = { ...WAR, seatings: [{ scenario: 'war', options: {}, seats: seats(2) }], scenarios: ['war'] };
  expect(offered(plain, 'war', 'players')).toEqual([2, 3, 4, 5]);
  expect(fitting(plain, 'war', { players: 5, fog: true })).toEqual({ players: 5, fog: true });
});

test('the other numbers of players are offered, each with a form that seats so many', () => {
  const others = otherCompanies(WAR);
  expect(others.map(({ count, scenario }) => [count, scenario])).toEqual([
    [3, 'march'],
    [4, 'march'],
    [5, 'war'],
  ]);
  for (const company of others) {
    const query = new URL(newTable(WAR.id, company), 'http://here').searchParams;
    expect(query.get('game')).toBe('war');
    const { scenario, options } = chosenBy(query, WAR);
    expect(options).toEqual({ players: company.count, fog: false });
    expect(seatsOf(WAR, scenario, options)).toHaveLength(company.count);
    expect(chosenBy(query, { ...WAR, id: 'peace' }).scenario, 'of another game').toBe('skirmish');
  }
});

test('an address chooses only what the game has', () => {
  const chosen = (query: string) => chosenBy(new URLSearchParams(`game=war&${query}`), WAR);
  expect(chosen('scenario=war&players=4&fog=true')).toEqual({
    scenario: 'war',
    options: { players: 4, fog: true },
  });
  const usual = { scenario: 'skirmish', options: { players: 2, fog: false } };
  expect(chosen('scenario=peace&players=9&mist=true')).toEqual(usual);
  expect(chosen('players=4'), 'the skirmish is for two').toEqual(usual);
});

test('between people an option that nobody has chosen keeps silence silent', () => {
  const info = { ...WAR, between_people: { fog: true } };
  const usual = { players: 2, fog: false };
  const fog = (chosen: string[], seats: string[]) => settled(info, usual, chosen, seats).fog;
  expect(fog([], ['you', 'invite'])).toBe(true);
  expect(fog([], ['you', 'open', 'machine random'])).toBe(true);
  expect(fog(['fog'], ['you', 'invite']), 'chosen').toBe(false);
  expect(fog([], ['you', 'you']), 'at one screen').toBe(false);
  expect(fog([], ['you', 'machine random'])).toBe(false);
});
