/** The armies and fleets of a view as pieces that keep their identity from view to view. */

import { partsOf, sideOf, UNITS } from './facts';
import type { LeaderView, Nation, StackView, View, Where } from './view';

export interface Army {
  key: string; // stays the same while the commander does, so that the piece can glide
  field: string;
  where: Where;
  city: string | null;
  side: string; // a power, or a state that is nobody's ally
  afloat: boolean;
  land: number; // units, aboard if it is afloat
  ships: number;
  horse: number;
  elephants: number;
  leaders: string[];
  stacks: StackView[];
  moving: boolean;
  tired: boolean; // all of it has moved
}

type Seen = Pick<View, 'stacks' | 'leaders' | 'states' | 'orders'>;

/** The side of each nation: its own, or that of the player who has its alliance. */
export function sidesOf({ states }: Pick<View, 'states'>): (nation: Nation) => string {
  const patrons = new Map(states.flatMap(({ nation, seat }) => (seat ? [[nation, sideOf(seat)]] : [])));
  return (nation) => patrons.get(nation) ?? nation;
}

interface Placed {
  field: string;
  where: Where;
  city: string | null;
  nation: Nation;
}

/** All that stands in one place for one side. */
export function armies(view: Seen, sea: (field: string) => boolean): Army[] {
  const side = sidesOf(view);
  const found = new Map<string, Army>();
  const at = ({ field, where, city, nation }: Placed): Army => {
    const key = `${field}:${where}:${city ?? ''}:${side(nation)}`;
    const army = found.get(key) ?? {
      ...{ key, field, where, city, side: side(nation), afloat: where === 'port' || sea(field) },
      ...{ land: 0, ships: 0, horse: 0, elephants: 0, leaders: [], stacks: [], moving: false, tired: true },
    };
    found.set(key, army);
    return army;
  };
  for (const stack of view.stacks) draw(at(stack), stack);
  for (const leader of view.leaders) {
    const { field, where } = leader;
    if (field && isPlace(where)) at({ ...leader, field, where }).leaders.push(leader.id);
  }
  return [...found.values()].map((army) => ({
    ...army,
    key: army.leaders[0] ?? army.key,
    moving: moves(army, view.orders),
  }));
}

const isPlace = (where: LeaderView['where']): where is Where =>
  where === 'field' || where === 'walls' || where === 'port';

/** A stack joins the army of its place. */
function draw(army: Army, stack: StackView): void {
  army.stacks.push(stack);
  army.tired &&= stack.moved;
  for (const [unit, n] of Object.entries(stack.units)) {
    if (unit === 'ship') army.ships += n;
    else army.land += n;
    if (unit.endsWith('cavalry')) army.horse += n;
    if (unit === 'elephants') army.elephants += n;
  }
}

function moves({ field, afloat, side }: Army, orders: View['orders']): boolean {
  const column = orders?.column;
  return !!column && column.field === field && column.afloat === afloat && side === sideOf(orders.seat);
}

export interface Count {
  id: string;
  unit: string;
  nation: string;
  n: number;
}

/** Counters with their numbers, in the order in which armies are drawn up. */
export function countsOf(counters: Record<string, number>): Count[] {
  return Object.entries(counters)
    .map(([id, n]) => ({ id, ...partsOf(id), n }))
    .sort((a, b) => a.nation.localeCompare(b.nation) || rank(a.unit) - rank(b.unit));
}

export const rank = (unit: string): number => (UNITS as readonly string[]).indexOf(unit);

export interface Shape {
  w: number;
  h: number;
}

/** The size of a piece, in the units of its drawing. */
export function shapeOf(army: Army, rich: boolean): Shape {
  const behind = Math.min(2, Math.max(0, army.leaders.length - 1)) * 5;
  if (!rich) return { w: 44 + behind, h: 38 + behind };
  if (!army.stacks.length) return { w: 102 + behind, h: 25 + behind };
  const wide = army.horse + army.elephants > 0 || (army.afloat && army.land > 0);
  const w = army.leaders.length ? 102 : wide ? 94 : 60;
  return { w: w + behind, h: (army.leaders.length ? 62 : 40) + behind };
}
