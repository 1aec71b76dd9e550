/** Patches made by the server, applied here: whole games of every game, and patches that do not fit. */

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { following, Misfit, patched, type Shown } from './patch';
import type { Patch, SideState, Update, View } from './protocol';

const ROOT = resolve(import.meta.dirname, '../../..');

const PLAY = `
import json, sys
from random import Random
import bellum
from bellum.server.tables.patches import diff

match = bellum.new_game(sys.argv[1], seed="patched")
pick = Random(3)
views = [match.view(0)]
while match.outcome is None and len(views) < 150:
    seat = match.to_move()[0]
    match.play(seat, pick.choice(match.legal(seat)))
    views.append(match.view(0))
json.dump([[after, diff(before, after)] for before, after in zip([{}, *views], views)], sys.stdout)
`;

const program = process.env.BELLUM_PYTHON ?? join(ROOT, '.venv/bin/python');
const env = { ...process.env, BELLUM_GAMES: 'toy=tests.toy' };
const python = (...args: string[]): string =>
  execFileSync(program, ['-c', ...args], { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 1 << 28 });

test.each(python('import bellum; print(*bellum.GAMES)').trim().split(' '))('%s: view after view', (game) => {
  const steps = JSON.parse(python(PLAY, game)) as [unknown, Patch][];
  let view: unknown = {};
  for (const [after, patch] of steps) {
    const kept = JSON.stringify(view);
    const next = patched(view, patch);
    expect(next).toEqual(after);
    expect(JSON.stringify(view), 'the one before stays as it was').toBe(kept);
    view = next;
  }
});

test('what did not change is shared', () => {
  const before = { far: { deep: [1, 2] }, near: { a: 1, b: 2 }, list: [{ x: 1 }, { x: 2 }] };
  const after = patched(before, {
    set: [
      [['near', 'a'], 5],
      [['list', 1, 'x'], 3],
    ],
    cut: [['near', 'b']],
  });
  expect(after).toEqual({ far: { deep: [1, 2] }, near: { a: 5 }, list: [{ x: 1 }, { x: 3 }] });
  expect(after.far).toBe(before.far);
  expect(after.list[0]).toBe(before.list[0]);
});

test('a patch that does not fit says so', () => {
  expect(() => patched({ a: 1 }, { set: [], cut: [['b']] })).toThrow(Misfit);
  expect(() => patched({ a: 1 }, { set: [[['a', 'b'], 1]], cut: [] })).toThrow(Misfit);
  expect(() => patched({ a: 1 }, { set: [[['x', 'y'], 1]], cut: [] })).toThrow(Misfit);
  expect(() => patched({ a: 1 }, { set: [[[], 1]], cut: [] })).toThrow(Misfit);
});

const view = (legal: string[]): View => ({
  game: 'some',
  scenario: 'only',
  options: {},
  seat: 'red',
  seats: [],
  to_move: [],
  legal,
  prompt: null,
  outcome: null,
});
const told = (ply: number) => ({ ply, by: null, at: null, events: [] });
const side: SideState = {
  view: view(['a']),
  can_undo: false,
  can_offer: false,
  orders: [],
  reaction: [],
  story: [told(0), told(1)],
};
const shown: Shown = { n: 4, seats: { red: side }, watch: null };
const update: Update = {
  type: 'update',
  base: 4,
  keep: 0,
  n: 5,
  ply: 1,
  to_move: [],
  thinking: [],
  offer: null,
  concessions: [],
  seats: {
    red: {
      view: null,
      patch: { set: [[['legal'], ['b']]], cut: [] },
      can_undo: true,
      can_offer: false,
      orders: [],
      reaction: [],
      story: [told(1)],
    },
  },
  watch: null,
};

test('an update drops what was taken back, then appends what is new', () => {
  const { seats, n } = following(shown, update);
  expect(n).toBe(5);
  expect(seats.red?.view.legal).toEqual(['b']);
  expect(seats.red?.can_undo).toBe(true);
  expect(seats.red?.story.map((entry) => entry.ply)).toEqual([0, 1]);
  expect(Object.keys(seats.red ?? {})).not.toContain('patch');
});

test('who was shown something else has lost the thread', () => {
  expect(() => following({ ...shown, n: 3 }, update)).toThrow(Misfit);
  expect(() => following({ ...shown, seats: {} }, update)).toThrow(Misfit);
  const whole = {
    ...update,
    base: null,
    seats: { red: { ...update.seats.red!, view: view(['c']), patch: null } },
  };
  expect(following({ ...shown, n: 3 }, whole).seats.red?.view.legal).toEqual(['c']);
});
