/** What a unit does on its way, as seen from the unit: so that another one can do the same. */

import { neighbour, SIDES, turned, VERTICES, type Turn } from '../shared/hex';
import { hexOf, idOf } from './facts';
import type { UnitView } from './view';

/**
 * A step by how far its side lies clockwise from the left one ahead, in column from the one ahead; a turn by how far it goes
 * round, clockwise; or one of the other manoeuvres by its verb.
 */
export type Stride = { step: number } | { turn: number } | { verb: 'wheel_left' | 'wheel_right' | 'about' };

type Side = (typeof SIDES)[number];
type Vertex = (typeof VERTICES)[number];

export const LEFT: Stride = { step: 0 };
export const RIGHT: Stride = { step: 1 };

const inColumn = (unit: UnitView): boolean => unit.signs.includes('column');

/** What a unit faces, as a number: of a vertex, in column of a side. */
const facing = (unit: UnitView): Turn =>
  turned(inColumn(unit) ? SIDES.indexOf(unit.face as Side) : VERTICES.indexOf(unit.face as Vertex));

/** The side from which steps are counted. The left side ahead of a vertex is the one before it, clockwise. */
const base = (unit: UnitView): number => facing(unit) + (inColumn(unit) ? 0 : 1);

/** The side across which a step goes. */
export const sideOf = (unit: UnitView, step: number): Side => SIDES[turned(base(unit) + step)];

/** The hex that lies across a side of another. */
export const across = (hex: string, side: Side): string =>
  idOf(neighbour(hexOf(hex), turned(SIDES.indexOf(side))));

/** A stride as an action of a unit. */
export function actionOf(unit: UnitView, stride: Stride): string {
  if ('step' in stride) return `step ${sideOf(unit, stride.step)}`;
  if ('verb' in stride) return stride.verb;
  const to = turned(facing(unit) + stride.turn);
  return inColumn(unit) ? `column ${SIDES[to]}` : `turn ${VERTICES[to]}`;
}

/** What a unit did between two moments; null if that was nothing, or no stride of its own. */
export function strideOf(before: UnitView, after: UnitView): Stride | null {
  const [from, to] = [before.hexes[0], after.hexes[0]];
  if (!from || !to || inColumn(before) !== inColumn(after)) return null;
  const turn = turned(facing(after) - facing(before));
  const same = [...before.hexes].sort().join() === [...after.hexes].sort().join();
  if (same) return turn === 0 ? null : after.hexes.length > 1 ? { verb: 'about' } : { turn };
  if (turn !== 0 && !inColumn(before))
    return turn === 1 ? { verb: 'wheel_left' } : turn === 5 ? { verb: 'wheel_right' } : null;
  const side = SIDES.findIndex((one) => across(from, one) === to);
  return side < 0 ? null : { step: turned(side - base(before)) };
}

/** Where a unit comes to stand with a step: its first hex. */
export const ahead = (unit: UnitView, step: number): string => across(unit.hexes[0]!, sideOf(unit, step));

/** What a unit has done on its way so far. */
export interface Track {
  unit: string;
  strides: Stride[];
}

/** The same with what it did between two moments; a step that leads back was taken back. */
export function followed(track: Track, before: Moment, after: Moment): Track {
  const stride = strideOf(before.units[track.unit]!, after.units[track.unit]!);
  if (!stride) return track;
  const undone = 'step' in stride && stride.step > 1 && stride.step < 5;
  return { ...track, strides: undone ? track.strides.slice(0, -1) : [...track.strides, stride] };
}

interface Moment {
  units: Record<string, UnitView>;
}
