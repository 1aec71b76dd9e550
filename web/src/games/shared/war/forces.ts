/** The forces of a view as pieces that keep their identity from view to view. */

import type { Facts } from './facts';
import type { Side, WarView } from './types';

export interface Force {
  key: string; // stays the same while the commander does, so that the piece can glide
  space: string;
  side: Side;
  inside: boolean; // within the walls
  cus: number;
  elephants: number;
  trains: number;
  generals: string[]; // the commander first
  moving: boolean;
}

export function forces({ forces, move }: Pick<WarView, 'forces' | 'move'>): Force[] {
  const seen = new Set<string>();
  return forces.map((f): Force => {
    const { generals } = f;
    const base = generals[0] ?? `${f.space}:${f.side}:${f.inside ? 'in' : 'out'}`;
    const key = seen.has(base) ? `${base}:${f.space}` : base;
    seen.add(key);
    return {
      ...f,
      key,
      moving: !!move && move.space === f.space && move.side === f.side && move.inside === f.inside,
    };
  });
}

/** The ratings on a general's card. */
export function ratings(facts: Facts, id: string): { strategy: number; battle: number } {
  const fact = facts.generals.get(id);
  return { strategy: fact?.strategy ?? 0, battle: fact?.battle ?? 0 };
}

export interface Shape {
  w: number;
  h: number;
}

/** The size of a force's piece, in the units of its drawing. */
export function shapeOf(force: Force, rich: boolean): Shape {
  const behind = Math.min(3, Math.max(0, force.generals.length - 1)) * 6;
  if (!rich) return { w: 46 + behind, h: 42 + behind };
  if (!force.generals.length) return { w: 58 + (force.elephants + force.trains ? 30 : 0), h: 42 };
  return { w: 104 + behind, h: (force.cus + force.trains ? 64 : 26) + behind };
}
