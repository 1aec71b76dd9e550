/** What units do on their way, whole lines, and ways: from a view to the actions that are sent. */

import { describe, expect, it } from 'vitest';
import { recorded } from '../shared/recorded';
import { readFacts } from './facts';
import { commanded, forward, likewise, nextAfter, undisturbed, waitingIn } from './drill';
import { actionOf, followed, LEFT, RIGHT, strideOf } from './strides';
import type { ReachView, SpotView, UnitView, View } from './view';
import { deedsOf, waysOf } from './ways';

const { board, moments } = recorded<View>(
  import.meta.glob('../../../demo/spqr/*.json', { eager: true, import: 'default' }),
);
const { field } = readFacts(board).get('learning')!;
const unit = (hexes: string[], face: string, signs: string[] = []): UnitView => ({
  ...{ hexes, face, signs, hits: 0, under: null },
});

describe('strides', () => {
  it('are the same for units that face another way', () => {
    expect(actionOf(unit(['0603'], 'e'), LEFT)).toBe('step ne');
    expect(actionOf(unit(['0603'], 'e'), RIGHT)).toBe('step se');
    expect(actionOf(unit(['0603'], 'w'), LEFT)).toBe('step sw');
    expect(actionOf(unit(['0603'], 'e'), { turn: 5 })).toBe('turn ne');
    expect(actionOf(unit(['0603'], 'n', ['column']), { step: 0 })).toBe('step n');
    expect(actionOf(unit(['0603'], 'n', ['column']), { turn: 1 })).toBe('column ne');
    expect(actionOf(unit(['0603', '0604'], 'e'), { verb: 'about' })).toBe('about');
  });

  it('are read from what has changed', () => {
    const here = unit(['0603'], 'e');
    expect(strideOf(here, here)).toBeNull();
    expect(strideOf(here, unit(['0702'], 'e'))).toEqual(LEFT);
    expect(strideOf(here, unit(['0703'], 'e'))).toEqual(RIGHT);
    expect(strideOf(here, unit(['0603'], 'se'))).toEqual({ turn: 1 });
    expect(strideOf(unit(['0603', '0604'], 'e'), unit(['0604', '0603'], 'w'))).toEqual({ verb: 'about' });
    const track = followed(
      { unit: 'a', strides: [] },
      { units: { a: here } },
      { units: { a: unit(['0702'], 'e') } },
    );
    expect(track.strides).toEqual([LEFT]);
    expect(followed(track, { units: { a: unit(['0702'], 'e') } }, { units: { a: here } }).strides).toEqual(
      [],
    );
  });
});

/** Two velites under a line command, of a recorded view of the battle to learn by. */
function drilled(change: Partial<View> = {}): View {
  const { view } = [...moments.values()].find((one) => one.view.scenario === 'learning')!;
  const units = { ...view.units, asv_ve_a: unit(['0808'], 'e'), asv_ve_b: unit(['0810'], 'e') };
  const phase = { leader: 'tr_antonius', mode: 2, orders: 0, line: ['asv_ve_a', 'asv_ve_b'] };
  const legal = ['unit asv_ve_a', 'unit asv_ve_b', 'done'];
  return { ...view, units, phase, legal, march: null, seat: 'rome', ...change };
}
const marching = (id: string, legal: string[]): View =>
  drilled({ march: { unit: id, others: [], leaders: [], left: 5 }, legal });

describe('a whole line', () => {
  it('goes unit by unit: out, one step, stop', () => {
    const view = drilled();
    expect(commanded(view)).toBe(true);
    expect(waitingIn(view)).toEqual(['asv_ve_a', 'asv_ve_b']);
    const plan = forward(field, 'right', false);
    expect(plan(view)?.action).toBe('unit asv_ve_a');
    expect(plan(marching('asv_ve_a', ['step ne', 'step se', 'stop']))?.action).toBe('step se');
    expect(plan(marching('asv_ve_a', ['step ne', 'step se', 'stop']))?.action).toBe('stop');
    expect(plan(view)?.action).toBe('unit asv_ve_b');
    expect(plan(marching('asv_ve_b', ['stop']))?.action, 'its way is barred').toBe('stop');
    expect(plan(view)).toBeNull();
  });

  it('takes along who stands beneath, and goes on straight ahead until it cannot', () => {
    const plan = forward(field, 'left', true);
    expect(plan(marching('asv_ve_a', ['take asv_ve_b', 'step ne', 'stop']))?.action).toBe('take asv_ve_b');
    expect(plan(marching('asv_ve_a', ['step ne', 'step se', 'stop']))?.action).toBe('step ne');
    expect(plan(marching('asv_ve_a', ['step ne', 'step se', 'stop']))?.action).toBe('step se');
    expect(plan(marching('asv_ve_a', ['turn n', 'stop']))?.action).toBe('stop');
  });

  it('does the same with the nearest that waits', () => {
    expect(nextAfter(drilled(), field, 'asv_ve_a')).toBe('asv_ve_b');
    const plan = likewise(field, 'asv_ve_a', [RIGHT]);
    expect(plan(marching('asv_ve_a', ['step ne', 'stop']))?.action).toBe('stop');
    expect(plan(drilled())?.action).toBe('unit asv_ve_b');
    expect(plan(marching('asv_ve_b', ['step se', 'stop']))?.action).toBe('step se');
    expect(plan(marching('asv_ve_b', ['step se', 'stop']))?.action).toBe('stop');
  });

  it('notices an enemy who has moved', () => {
    const view = drilled();
    const foe = Object.keys(view.units).find((id) => view.figures[id]!.side === 'carthage')!;
    const other = drilled({ units: { ...view.units, [foe]: unit(['1919'], 'w') } });
    expect(undisturbed(view, drilled(), 'rome')).toBe(true);
    expect(undisturbed(view, other, 'rome')).toBe(false);
  });
});

describe('ways', () => {
  const spot = (hex: string, more: Partial<SpotView>): SpotView => ({
    ...{ hexes: [hex], face: 'e', action: 'step ne', before: -1, points: 1, hits: 0, stop: 0 },
    ...{ asked: false, risk: false, ...more },
  });
  const reach: ReachView = {
    mover: 'asv_ve_a',
    spots: [
      spot('0907', {}),
      spot('0907', { action: 'turn ne', face: 'ne', before: 0, points: 2, stop: null }),
      spot('0906', { action: 'step n', face: 'ne', before: 1, points: 3, stop: 1 }),
    ],
  };

  it('lead from spot to spot, and their price is that of the end', () => {
    const ways = waysOf(reach);
    expect([...ways.keys()]).toEqual(['0907', '0906']);
    const way = ways.get('0906')!;
    expect(way).toMatchObject({ points: 3, hits: 1, asked: false });
    const deeds = deedsOf('asv_ve_a', way, 0);
    expect(deeds.map(({ action }) => action)).toEqual(['step ne', 'turn ne', 'step n']);
    const view = drilled();
    const there = drilled({ units: { ...view.units, asv_ve_a: unit(['0907'], 'e') } });
    expect(deeds[0]!.foreseen!(view, there)).toBe(true);
    expect(deeds[1]!.foreseen!(view, there), 'it has not turned').toBe(false);
  });
});
