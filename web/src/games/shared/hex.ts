/**
 * A field of hexes that stand on a side: columns and rows, the odd columns half a hex lower. Sides and vertices are
 * counted clockwise, sides from the north, vertices from the east; so a piece that faces vertex `v` has the sides
 * `v + 1` and `v + 2` before it.
 */

import type { Box, Point } from './geo';

export interface Hex {
  column: number;
  row: number;
}

export interface HexField {
  columns: number;
  rows: number;
  size: number; // from the middle of a hex to a vertex
  first?: Hex; // where the numbers begin, 0 0 if nothing is said
}

export const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export const VERTICES = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const;
export type Turn = 0 | 1 | 2 | 3 | 4 | 5;

const HALF = Math.sqrt(3) / 2; // of a hex's height, in sizes
const odd = (column: number): number => column & 1;
const firstOf = (field: HexField): Hex => field.first ?? { column: 0, row: 0 };
export const turned = (turn: number): Turn => (((turn % 6) + 6) % 6) as Turn;

/** The middle of a hex. */
export function centreOf(field: HexField, { column, row }: Hex): Point {
  const first = firstOf(field);
  return {
    x: (1 + (column - first.column) * 1.5) * field.size,
    y: (1 + (row - first.row) * 2 + odd(column)) * HALF * field.size,
  };
}

/** The box around the whole field. */
export function boundsOf(field: HexField): Box {
  const low = field.columns > 1 || odd(firstOf(field).column) ? 1 : 0;
  return {
    x: 0,
    y: 0,
    w: ((field.columns - 1) * 1.5 + 2) * field.size,
    h: (field.rows * 2 + low) * HALF * field.size,
  };
}

export function inField(field: HexField, { column, row }: Hex): boolean {
  const first = firstOf(field);
  const [c, r] = [column - first.column, row - first.row];
  return c >= 0 && r >= 0 && c < field.columns && r < field.rows;
}

export function hexes(field: HexField): Hex[] {
  const first = firstOf(field);
  return Array.from({ length: field.columns * field.rows }, (_, i) => ({
    column: first.column + Math.floor(i / field.rows),
    row: first.row + (i % field.rows),
  }));
}

/** The hex under a point, or null off the field. */
export function hexAt(field: HexField, p: Point): Hex | null {
  const guess = Math.floor(p.x / (1.5 * field.size)) + firstOf(field).column;
  let best: Hex | null = null;
  let least = Infinity;
  for (const column of [guess - 1, guess, guess + 1]) {
    const row = firstOf(field).row + Math.round((p.y / (HALF * field.size) - 1 - odd(column)) / 2);
    for (const hex of [row - 1, row, row + 1].map((r) => ({ column, row: r }))) {
      const c = centreOf(field, hex);
      const away = Math.hypot(c.x - p.x, c.y - p.y);
      if (away < least) [best, least] = [hex, away];
    }
  }
  return best && least <= field.size && inField(field, best) ? best : null;
}

/** The hex beyond a side, whether it is on the field or not. */
export function neighbour({ column, row }: Hex, side: Turn): Hex {
  const low = odd(column);
  const steps: Record<Turn, [number, number]> = {
    0: [0, -1],
    1: [1, low - 1],
    2: [1, low],
    3: [0, 1],
    4: [-1, low],
    5: [-1, low - 1],
  };
  const [dx, dy] = steps[side];
  return { column: column + dx, row: row + dy };
}

/** Where a vertex is, from the middle of its hex. */
export function vertex(size: number, turn: Turn): Point {
  const angle = (Math.PI / 3) * turn;
  return { x: Math.cos(angle) * size, y: Math.sin(angle) * size };
}

export function corners(field: HexField, hex: Hex): Point[] {
  const c = centreOf(field, hex);
  return VERTICES.map((_, turn) => {
    const v = vertex(field.size, turned(turn));
    return { x: c.x + v.x, y: c.y + v.y };
  });
}

const n = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');

export function outline(field: HexField, hex: Hex): string {
  return `M${corners(field, hex)
    .map((p) => `${n(p.x)} ${n(p.y)}`)
    .join('L')}Z`;
}

/** The sides before, beside and behind a piece that faces a vertex. */
export function zones(facing: Turn): { front: Turn[]; flank: Turn[]; rear: Turn[] } {
  const at = (...turns: number[]): Turn[] => turns.map((turn) => turned(facing + turn));
  return { front: at(1, 2), flank: at(0, 3), rear: at(4, 5) };
}

/** The edges of a hex along some of its sides. */
export function edges(field: HexField, hex: Hex, sides: readonly Turn[]): string {
  const points = corners(field, hex).map((p) => `${n(p.x)} ${n(p.y)}`);
  return sides.map((side) => `M${points[turned(side + 4)]}L${points[turned(side + 5)]}`).join('');
}

interface CounterPlace {
  at: Point; // its middle
  angle: number; // in degrees: how far its top is turned from the north
  w: number;
  h: number;
}

/** Where a counter lies that covers one hex or two and whose top points at a vertex. */
export function counterOn(field: HexField, on: readonly Hex[], facing: Turn): CounterPlace {
  const centres = on.map((hex) => centreOf(field, hex));
  const side = field.size * 1.2;
  const [a, b] = [centres[0]!, centres.at(-1)!];
  return {
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    angle: (facing * 60 + 90) % 360,
    w: side + Math.hypot(a.x - b.x, a.y - b.y),
    h: side,
  };
}
