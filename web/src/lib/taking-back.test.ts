import { expect, test } from 'vitest';
import type { GameTexts } from './gametexts';
import type { Event } from './protocol';
import { momentAt, momentFor } from './taking-back';

const event = (kind: string): Event => ({ kind, rule: '', args: {} });
const texts = { event: ({ kind }: Event) => `It was ${kind}.` } as unknown as GameTexts;
const STORY = [
  { ply: 0, by: null, events: [event('begun')] },
  { ply: 1, by: 'red', events: [event('marched'), event('fought')] },
  { ply: 2, by: 'blue', events: [] },
  { ply: 3, by: 'red', events: [event('rested')] },
  { ply: 4, by: 'blue', events: [event('seen')] },
];

test('a moment is told by how far back it is and what would be undone first', () => {
  expect(momentAt(STORY, 0, texts)).toEqual({ count: 4, what: 'It was marched.' });
  expect(momentAt(STORY, 1, texts), 'who was told nothing is told nothing').toEqual({ count: 3, what: '' });
  expect(momentAt(STORY, 4, texts)).toEqual({ count: 0, what: '' });
});

test('a seat asks for the moment before its last action', () => {
  expect(momentFor(STORY, 'red', texts)).toEqual({ count: 2, what: 'It was rested.' });
  expect(momentFor(STORY, 'blue', texts)).toEqual({ count: 1, what: 'It was seen.' });
  expect(momentFor(STORY, 'green', texts)).toBeNull();
});
