/** The table of a shock and the odds before it, from events and answers as the engine tells them. */

import { describe, expect, it } from 'vitest';
import type { Event } from '../../lib/protocol';
import { lines, percent } from './odds';
import { figure, fights } from './shock';
import type { CombatOdds } from './view';

const event = (kind: string, rule: string, args: Record<string, unknown>): Event => ({ kind, rule, args });
const cause = (name: string, what: string, amount: number, rule: string) => ({
  cause: name,
  what,
  amount,
  rule,
});
const combat = (attackers: string[], defenders: string[]): Event =>
  event('combat', '8.32', { attackers, defenders });
const check = (unit: string, rule: string, excess: number): Event =>
  event('checked', rule, { unit, die: 7, modifiers: [{ reason: 'spears', amount: 1 }], quality: 6, excess });

const SHOCK = [
  event('activated', '5.12', { leader: 'x' }),
  event('moved', '6.32', { unit: 'a', to: '0101' }),
  combat(['a'], ['b']),
  combat(['c'], ['d']),
  check('a', '8.33', 2),
  event('hits', '8.33', { unit: 'a', hits: 2, total: 3 }),
  event('shock', '8.36', {
    by: 'a',
    causes: [
      cause('front', 'nothing', 0, '8.35'),
      cause('base', 'column', 7, '8.53'),
      cause('level', 'shift', -1, '6.26'),
      cause('column', 'column', 6, '8.36'),
    ],
  }),
  event('hits', '8.36', { unit: 'b', hits: 4, total: 7 }),
  event('routed', '10.15', { unit: 'b' }),
  check('c', '8.37', 0),
];

describe('the table of a shock', () => {
  const found = fights(SHOCK, (id) => id.toUpperCase());

  it('has a part for each combat, with what belongs to it', () => {
    expect(found.map(({ attackers, defenders }) => [attackers, defenders])).toEqual([
      [['a'], ['b']],
      [['c'], ['d']],
    ]);
    expect(found[0]!.rows.map(({ rule, figure }) => [rule, figure])).toEqual([
      ['8.33', '+2'],
      ['8.33', '+2'],
      ['8.35', ''],
      ['8.53', '7'],
      ['6.26', '−1'],
      ['8.36', '6'],
      ['8.36', '+4'],
      ['10.15', ''],
    ]);
    expect(found[1]!.rows).toEqual([
      {
        key: 'board-shock-check',
        args: { unit: 'C', die: '7 +1', quality: 6 },
        figure: '✓',
        rule: '8.37',
        sum: false,
      },
    ]);
    expect(found[0]!.rows.filter(({ sum }) => sum).map(({ args }) => args.cause)).toEqual(['column']);
  });

  it('stays until the next shock, and takes in nothing that comes after it', () => {
    const later = [
      ...SHOCK,
      event('activated', '5.12', { leader: 'y' }),
      event('hits', '8.36', { unit: 'a', hits: 1, total: 4 }),
    ];
    expect(fights(later, (id) => id.toUpperCase())).toEqual(found);
    const next = [...later, combat(['e'], ['f'])];
    expect(fights(next, (id) => id)).toEqual([{ attackers: ['e'], defenders: ['f'], rows: [] }]);
    expect(fights(SHOCK.slice(0, 2), (id) => id)).toEqual([]);
  });

  it('writes numbers by their sort', () => {
    const told: [string, number][] = [
      ['ratio', 2],
      ['ratio', -3],
      ['ratio', 0],
      ['times', 2],
      ['shift', 1],
      ['modifier', -2],
      ['die', 0],
      ['nothing', 0],
    ];
    expect(told.map(([what, amount]) => figure(what, amount))).toEqual([
      '2:1',
      '1:3',
      '',
      '×2',
      '+1',
      '−2',
      '0',
      '',
    ]);
  });
});

describe('odds', () => {
  it('have a line for every number of hits that is worth one', () => {
    const side = (hits: number[]) => ({ units: [], hits, mean: 0 });
    const odds = {
      attackers: side([0.5, 0.5]),
      defenders: side([0, 0.001, 0.6, 0.001, 0.398]),
    } as unknown as CombatOdds;
    expect(lines(odds).map(({ hits }) => hits)).toEqual([0, 1, 2, 4]);
    expect(lines(odds)[3]!.chances).toEqual([0, 0.398]);
    expect([percent(0.398), percent(0.001), percent(0)]).toEqual(['40%', '0%', '']);
  });
});
