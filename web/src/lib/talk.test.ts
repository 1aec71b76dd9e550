import { expect, test } from 'vitest';
import type { Chat } from './protocol';
import { seatAt, tableOf } from './tables.fixture';
import { audible, hasChannel, pieces } from './talk';

const line = (text: string, team: string | null): Chat => ({
  user: { id: 'ala', name: 'Ala' },
  text,
  at: 0,
  team,
});
const CHAT = [line('all', null), line('river', 'river'), line('hills', 'hills')];
const texts = (chat: Chat[]): string[] => chat.map(({ text }) => text);
const TABLE = tableOf(
  seatAt('north', 'river', 'ala'),
  seatAt('south', 'river', 'bela'),
  seatAt('east', 'hills', 'ala'),
  seatAt('west', 'hills', null),
);

test('each seat of a screen reads its own team’s words, and the curtain none', () => {
  expect(texts(audible(CHAT, TABLE, 'north'))).toEqual(['all', 'river']);
  expect(texts(audible(CHAT, TABLE, 'east'))).toEqual(['all', 'hills']);
  expect(texts(audible(CHAT, TABLE, null))).toEqual(['all']);
});

test('there is a channel where somebody else plays for the team', () => {
  expect(hasChannel([], TABLE, 'north')).toBe(true);
  expect(hasChannel([], TABLE, 'east'), 'beside a machine').toBe(false);
  expect(hasChannel([], TABLE, null), 'for a spectator').toBe(false);
  expect(hasChannel([], { ...TABLE, state: 'open' }, 'north'), 'before the game').toBe(false);
});

test('one’s own other seat is nobody to talk to', () => {
  const own = tableOf(seatAt('north', 'river', 'ala'), seatAt('south', 'river', 'ala'));
  expect(hasChannel([], own, 'north')).toBe(false);
});

test('what was said stays to be read and answered when the partner has left', () => {
  const left = tableOf(seatAt('north', 'river', 'ala'), {
    ...seatAt('south', 'river', 'bela'),
    stand_in: 'greedy',
  });
  expect(hasChannel([], left, 'north')).toBe(false);
  expect(hasChannel(CHAT, left, 'north')).toBe(true);
});

test('web addresses in what was said are links, and nothing else is', () => {
  const links = (text: string): (string | null)[] => pieces(text).map(({ href }) => href);
  expect(pieces('see https://example.org/a?b=1, please')).toEqual([
    { text: 'see ', href: null },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1' },
    { text: ', please', href: null },
  ]);
  expect(links('(http://example.org)')).toEqual([null, 'http://example.org/', null]);
  expect(links('https://a.example https://b.example')).toEqual([
    'https://a.example/',
    null,
    'https://b.example/',
  ]);
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'ftp://example.org',
    'example.org',
  ])
    expect(pieces(text), text).toEqual([{ text, href: null }]);
  for (const text of ['', 'plain', 'a https://example.org" onclick="x'])
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});
