import { expect, test } from 'vitest';
import { ifResigned, mates } from './giving-up';
import { seatAt, tableOf } from './tables.fixture';

const concession = (team: string, ...seats: string[]) => [{ team, seats, waits_for: [] }];

test('with one other team the game ends, unless a partner plays on', () => {
  const pairs = tableOf(
    seatAt('north', 'river', 'ala'),
    seatAt('south', 'river', 'bela'),
    seatAt('east', 'hills', 'celina'),
  );
  expect(ifResigned(pairs, 'north', [])).toBe('handover');
  expect(ifResigned(pairs, 'east', [])).toBe('loss');
  expect(ifResigned(pairs, 'north', concession('river', 'south'))).toBe('loss');
  expect(mates(pairs, 'north').map(({ name }) => name)).toEqual(['south']);
});

test('a partner with two seats agrees once for both', () => {
  const table = tableOf(
    seatAt('north', 'river', 'ala'),
    seatAt('south', 'river', 'bela'),
    seatAt('centre', 'river', 'bela'),
    seatAt('east', 'hills', 'celina'),
  );
  expect(ifResigned(table, 'north', concession('river', 'centre'))).toBe('loss');
});

test('among several sides the others play on', () => {
  const feud = tableOf(seatAt('a', 'a', 'ala'), seatAt('b', 'b', 'bela'), seatAt('c', 'c', 'celina'));
  expect(ifResigned(feud, 'a', [])).toBe('out');
});

test('if only machines are left, they do not play on among themselves', () => {
  const alone = tableOf(seatAt('a', 'a', 'ala'), seatAt('b', 'b', null), seatAt('c', 'c', null));
  expect(ifResigned(alone, 'a', [])).toBe('loss');
});

test('of three sides one gave up before: the last one wins', () => {
  const left = tableOf(
    seatAt('a', 'a', 'ala'),
    { ...seatAt('b', 'b', 'bela'), stand_in: 'greedy' },
    seatAt('c', 'c', 'celina'),
  );
  expect(ifResigned(left, 'a', [])).toBe('loss');
});
