/** What is new to a seat, and in which words: who answered, what belongs together, where it ends. */

import { expect, test } from 'vitest';
import type { GameTexts } from '../../lib/gametexts';
import type { Event } from '../../lib/protocol';
import { digest, lastOwn, lastTurn, since } from './digest';

const event = (kind: string, args: Record<string, unknown> = {}): Event => ({ kind, rule: '', args });
const went = (side: string, from: string, to: string): Event => event('went', { side, from, to });
const STORY = [
  { ply: 0, by: null, events: [event('dealt')] },
  { ply: 1, by: 'red', events: [event('chose', { side: 'red' }), event('cancel')] },
  { ply: 2, by: 'blue', events: [] },
  { ply: 3, by: 'blue', events: [went('blue', 'a', 'b')] },
];

/** Words that show what a message was given. */
const texts = {
  language: { events: {} },
  event: ({ kind }: Event) => `${kind}.`,
  name: (id: string) => id.toUpperCase(),
  variables: (_: unknown, args: Record<string, unknown>) => args,
  say: (key: string, args: Record<string, unknown>) =>
    `${key} ${String(args.side)} ${String(args.count)} ${String(args.from)} (${String(args.places)})`,
} as unknown as GameTexts;

test('the others’ doings since one’s own last action, their answer to it first', () => {
  expect(lastOwn(STORY, 'red')).toBe(1);
  expect(since(STORY, 'red').map(({ kind }) => kind)).toEqual(['cancel', 'went']);
  expect(since(STORY.slice(0, 3), 'red'), 'nothing to tell yet').toEqual([]);
  expect(since(STORY, 'blue'), 'one’s own doings are no news').toEqual([]);
  expect(since(STORY, 'green').map(({ kind }) => kind)).toEqual(['chose', 'cancel', 'went']);
});

test('who looks on is told of the last turn of a side', () => {
  expect(lastTurn(STORY)).toEqual({ start: 1, events: STORY[3]!.events });
  expect(lastTurn(STORY.slice(0, 3)), 'until the next has something to tell').toEqual({
    start: 0,
    events: STORY[1]!.events,
  });
  expect(lastTurn(STORY.slice(0, 1)), 'the deal is nobody’s turn').toEqual({ start: 0, events: [] });
});

test('what belongs together is one phrase; the rest is told in its own words', () => {
  const rules = { went: { as: 'went', by: ['side'], at: 'to' }, cancel: {} };
  const told = [
    went('blue', 'a', 'b'),
    event('cancel'),
    went('blue', 'b', 'c'),
    event('idle'),
    went('red', 'x', 'y'),
  ];
  expect(digest(told, rules, texts)).toEqual([
    'board-digest-went blue 2 a (B, C)',
    'cancel',
    'board-digest-went red 1 x (Y)',
  ]);
});

test('numbers are added up, things counted once, and long lists end', () => {
  const hit = (unit: string, hits: number): Event => event('hit', { unit, hits });
  const told = [hit('a', 2), hit('b', 1), hit('a', 3)];
  expect(digest(told, { hit: { as: 'hit', sum: 'hits' } }, texts)[0]).toContain(' 6 ');
  expect(digest(told, { hit: { as: 'hit', each: 'unit' } }, texts)[0]).toContain(' 2 ');
  const many = ['b', 'c', 'd', 'e'].map((to) => went('blue', 'a', to));
  expect(digest(many, { went: { as: 'went', at: 'to' } }, texts)[0]).toContain('(B, C, D, …)');
  expect(
    digest(
      Array.from({ length: 9 }, () => event('cancel')),
      { cancel: {} },
      texts,
    ),
  ).toHaveLength(7);
});
