/** Orders to a whole line: what its units do one after another, as long as nothing else is asked. */

import { centreOf, type HexField } from '../shared/hex';
import type { Deed, Plan } from '../shared/queue';
import { hexOf } from './facts';
import { across, actionOf, ahead, LEFT, RIGHT, sideOf, type Stride } from './strides';
import type { UnitView, View } from './view';

/** Whether the units of the other side are as they were: nobody has withdrawn, turned or been hit. */
export function undisturbed(before: View, after: View, side: string): boolean {
  return Object.entries(after.units).every(([id, unit]) => {
    const was = before.units[id];
    if (unit === was || after.figures[id]!.side === side) return true;
    return (
      !!was && unit.hits === was.hits && unit.face === was.face && unit.hexes.join() === was.hexes.join()
    );
  });
}

/** An action of a unit after which it is to have no more hits, and the enemy to be where he was. */
export function unhurt(action: string, unit: string): Deed<View> {
  return {
    action,
    foreseen: (before, after) =>
      undisturbed(before, after, after.figures[unit]!.side) &&
      after.units[unit]!.hits === before.units[unit]!.hits,
  };
}

/** Whether a line is under command, and what can be told to all of it at once. */
export const commanded = (view: View): boolean =>
  view.phase?.mode === 2 &&
  view.legal.some((notation) => notation.startsWith('unit ') || notation.startsWith('step '));

/** The units of the line that can still be told to go. */
export function waitingIn(view: View): string[] {
  const line = view.phase?.line ?? [];
  return line.filter(
    (id) => view.legal.includes(`unit ${id}`) && !view.units[id]!.signs.includes('moved-now'),
  );
}

/** The unit of the line that is under way. */
function underWay(view: View): string | null {
  const unit = view.march?.unit;
  return unit && view.phase?.line.includes(unit) ? unit : null;
}

/** Those of the line who stand in a stack with the unit that is about to go come along. */
function comrade(view: View): string | undefined {
  const { legal, phase } = view;
  return phase?.line.find((id) => legal.includes(`take ${id}`));
}

const enemyAhead = (view: View, id: string): boolean => {
  const unit = view.units[id]!;
  const { side } = view.figures[id]!;
  const front = unit.hexes.flatMap((hex) => [0, 1].map((step) => across(hex, sideOf(unit, step))));
  return Object.entries(view.units).some(
    ([other, { hexes }]) => view.figures[other]!.side !== side && hexes.some((hex) => front.includes(hex)),
  );
};

/** How far ahead of the middle of the map a unit stands, as it faces: who is farther goes first, and stands in nobody's way. */
function lead(field: HexField, unit: UnitView): number {
  const [from, to] = [unit.hexes[0]!, ahead(unit, 0)].map((hex) => centreOf(field, hexOf(hex)));
  const right = centreOf(field, hexOf(ahead(unit, 1)));
  const way = { x: (to!.x + right.x) / 2 - from!.x, y: (to!.y + right.y) / 2 - from!.y };
  return from!.x * way.x + from!.y * way.y;
}

/** All units of the line step ahead, to the left or the right of where they face: one hex, or on and on until they cannot. */
export function forward(field: HexField, first: 'left' | 'right', far: boolean): Plan<View> {
  const gone = new Set<string>(); // those who have had their turn
  const steps = new Map<string, number>();
  const sides = first === 'left' ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const march = (view: View, unit: string): Deed<View> => {
    const done = steps.get(unit) ?? 0;
    const other = done === 0 ? comrade(view) : undefined;
    if (other) return { action: `take ${other}` };
    const next = actionOf(view.units[unit]!, sides[done % 2]!);
    const wanted = (far || done === 0) && !(done > 0 && enemyAhead(view, unit));
    if (wanted && view.legal.includes(next)) {
      steps.set(unit, done + 1);
      return unhurt(next, unit);
    }
    gone.add(unit);
    return unhurt('stop', unit);
  };
  return (view) => {
    const unit = underWay(view);
    if (unit) return march(view, unit);
    const next = waitingIn(view)
      .filter((id) => !gone.has(id) && !enemyAhead(view, id))
      .sort((a, b) => lead(field, view.units[b]!) - lead(field, view.units[a]!))[0];
    if (!next) return null;
    gone.add(next);
    return unhurt(`unit ${next}`, next);
  };
}

/** The unit of the line that comes after another: the nearest that waits. */
export function nextAfter(view: View, field: HexField, last: string | null): string | null {
  const waiting = waitingIn(view).filter((id) => id !== last);
  const from = last ? view.units[last]?.hexes[0] : undefined;
  if (!from) return waiting[0] ?? null;
  const here = centreOf(field, hexOf(from));
  const away = (id: string): number => {
    const there = centreOf(field, hexOf(view.units[id]!.hexes[0]!));
    return Math.hypot(there.x - here.x, there.y - here.y);
  };
  return waiting.sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** The next unit of the line does what the last one did, as seen from itself; who is still under way stops first. */
export function likewise(field: HexField, last: string, strides: readonly Stride[]): Plan<View> {
  let next: string | null = null;
  let done = 0;
  return (view) => {
    if (!next) {
      if (view.march) return { action: 'stop' };
      next = nextAfter(view, field, last);
      return next ? { action: `unit ${next}` } : null;
    }
    if (view.march?.unit !== next) return null;
    const other = done === 0 ? comrade(view) : undefined;
    if (other) return { action: `take ${other}` };
    const stride = strides[done++];
    return stride ? unhurt(actionOf(view.units[next]!, stride), next) : { action: 'stop' };
  };
}
