/** The arrow keys on a map: from a space to the one that lies most in their direction. */

import type { Point } from './geo';

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbour in an arrow's direction, without one the nearest space; undefined for any other key. */
export function neighbour(
  key: string,
  from: string,
  at: Map<string, Point>,
  near: Map<string, string[]>,
): string | null | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  return ahead(near.get(from) ?? [], from, at, arrow) ?? ahead(at.keys(), from, at, arrow);
}

function ahead(
  ids: Iterable<string>,
  from: string,
  at: Map<string, Point>,
  [dx, dy]: [number, number],
): string | null {
  const p = at.get(from)!;
  let found: string | null = null;
  let least = Infinity;
  for (const id of ids) {
    const q = at.get(id);
    if (!q || id === from) continue;
    const forward = (q.x - p.x) * dx + (q.y - p.y) * dy;
    const aside = Math.abs((q.x - p.x) * dy) + Math.abs((q.y - p.y) * dx);
    if (forward <= aside * 0.55) continue;
    const cost = forward + aside * 1.5;
    if (cost < least) {
      least = cost;
      found = id;
    }
  }
  return found;
}
