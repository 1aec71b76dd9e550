/**
 * The land of each province: whatever lies nearest to its spaces by land. Costs grow and shrink a little from place to
 * place, so that borders wind as borders do; what is too far from any space stays nobody's.
 */

import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { Box, Point } from '../shared/geo';

export interface Area {
  id: string;
  d: string; // the outline, a little out to sea where there is a coast
  cells: number;
}

const CELL = 5;
const REACH = 105; // how far a province goes beyond its spaces, in world units
const COAST = 4; // cells that an outline goes out to sea

/** The land's rings on the chart. */
export function ringsOf(projection: GeoProjection, land: GeoPermissibleObjects): Point[][] {
  const rings: Point[][] = [];
  geoPath(projection, {
    moveTo: (x: number, y: number) => rings.push([{ x, y }]),
    lineTo: (x: number, y: number) => rings.at(-1)!.push({ x, y }),
    closePath: () => {},
    beginPath: () => {},
    arc: () => {},
  })(land);
  return rings;
}

interface Grid {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

function cellAt(grid: Grid, p: Point): number {
  const column = Math.floor((p.x - grid.x) / CELL);
  const row = Math.floor((p.y - grid.y) / CELL);
  return column < 0 || row < 0 || column >= grid.columns || row >= grid.rows ? -1 : row * grid.columns + column;
}

/** Which cells are land: row by row between the crossings of the coast. */
function landCells(rings: Point[][], grid: Grid): Uint8Array {
  const crossings: number[][] = Array.from({ length: grid.rows }, () => []);
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      const [low, high] = a.y < b.y ? [a, b] : [b, a];
      const first = Math.max(0, Math.ceil((low.y - grid.y) / CELL - 0.5));
      const last = Math.min(grid.rows - 1, Math.ceil((high.y - grid.y) / CELL - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = grid.y + (row + 0.5) * CELL;
        crossings[row]!.push(low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y));
      }
    });
  }
  const land = new Uint8Array(grid.columns * grid.rows);
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i]! - grid.x) / CELL - 0.5));
      const to = Math.min(grid.columns - 1, Math.ceil((xs[i + 1]! - grid.x) / CELL - 0.5) - 1);
      for (let column = from; column <= to; column++) land[row * grid.columns + column] = 1;
    }
  });
  return land;
}

/** Smooth noise between 0 and 1. */
function rough(x: number, y: number): number {
  const at = (i: number, j: number): number => {
    const n = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
    return n - Math.floor(n);
  };
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const top = at(i, j) * (1 - u) + at(i + 1, j) * u;
  const bottom = at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u;
  return top * (1 - v) + bottom * v;
}

const AROUND: readonly [number, number, number][] = [
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [-1, -1, Math.SQRT2],
];

/** A queue by cost, in buckets of one unit. */
class Buckets {
  private readonly lists: number[][] = [];
  private now = 0;

  add(cost: number, cell: number): void {
    (this.lists[Math.floor(cost)] ??= []).push(cell);
  }

  next(): number | undefined {
    for (; this.now < this.lists.length; this.now++) {
      const cell = this.lists[this.now]?.pop();
      if (cell !== undefined) return cell;
    }
    return undefined;
  }
}

function spread(land: Uint8Array, grid: Grid, sources: [cell: number, owner: number][]): Int16Array {
  const owner = new Int16Array(land.length).fill(-1);
  const cost = new Float32Array(land.length).fill(Infinity);
  const queue = new Buckets();
  for (const [cell, who] of sources) {
    owner[cell] = who;
    cost[cell] = 0;
    queue.add(0, cell);
  }
  for (let cell = queue.next(); cell !== undefined; cell = queue.next()) {
    const column = cell % grid.columns;
    const row = Math.floor(cell / grid.columns);
    for (const [dx, dy, length] of AROUND) {
      const [c, w] = [column + dx, row + dy];
      if (c < 0 || w < 0 || c >= grid.columns || w >= grid.rows) continue;
      const next = w * grid.columns + c;
      if (!land[next]) continue;
      const hard = 0.55 + 0.55 * rough(c / 9, w / 9) + 0.5 * rough(c / 3.5 + 40, w / 3.5);
      const total = cost[cell]! + length * CELL * hard;
      if (total >= cost[next]! || total > REACH) continue;
      cost[next] = total;
      owner[next] = owner[cell]!;
      queue.add(total, next);
    }
  }
  return owner;
}

/** Lets the outlines run out to sea, where the coast will cut them. */
function overflow(owner: Int16Array, land: Uint8Array, grid: Grid): void {
  for (let pass = 0; pass < COAST; pass++) {
    const before = owner.slice();
    for (let cell = 0; cell < owner.length; cell++) {
      if (land[cell] || before[cell]! >= 0) continue;
      const column = cell % grid.columns;
      for (const step of [-1, 1, -grid.columns, grid.columns]) {
        if ((step === -1 && column === 0) || (step === 1 && column === grid.columns - 1)) continue;
        const who = before[cell + step];
        if (who !== undefined && who >= 0) owner[cell] = who;
      }
    }
  }
}

/** The nearest cell of land; a port may lie a little out to sea. */
function ashore(grid: Grid, land: Uint8Array, p: Point): number {
  for (let reach = 0; reach < 8; reach++) {
    let best = -1;
    let least = Infinity;
    for (let dx = -reach; dx <= reach; dx++) {
      for (let dy = -reach; dy <= reach; dy++) {
        const cell = cellAt(grid, { x: p.x + dx * CELL, y: p.y + dy * CELL });
        const away = dx * dx + dy * dy;
        if (cell >= 0 && land[cell] && away < least) {
          least = away;
          best = cell;
        }
      }
    }
    if (best >= 0) return best;
  }
  return cellAt(grid, p);
}

/** The outlines of an owner's cells, each ring clockwise. */
function outlines(owner: Int16Array, grid: Grid, who: number): Point[][] {
  const wide = grid.columns + 1;
  const from = new Map<number, number[]>();
  const add = (a: number, b: number): void => {
    const known = from.get(a);
    if (known) known.push(b);
    else from.set(a, [b]);
  };
  const is = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < grid.columns && row < grid.rows && owner[row * grid.columns + column] === who;
  for (let cell = 0; cell < owner.length; cell++) {
    if (owner[cell] !== who) continue;
    const column = cell % grid.columns;
    const row = Math.floor(cell / grid.columns);
    const corner = row * wide + column;
    if (!is(column, row - 1)) add(corner, corner + 1);
    if (!is(column + 1, row)) add(corner + 1, corner + 1 + wide);
    if (!is(column, row + 1)) add(corner + 1 + wide, corner + wide);
    if (!is(column - 1, row)) add(corner + wide, corner);
  }
  const rings: Point[][] = [];
  for (const start of from.keys()) {
    while (from.get(start)?.length) {
      const ring: Point[] = [];
      let here = start;
      for (let next = from.get(here)?.pop(); next !== undefined; next = from.get(here)?.pop()) {
        ring.push({ x: grid.x + (here % wide) * CELL, y: grid.y + Math.floor(here / wide) * CELL });
        here = next;
      }
      if (ring.length > 7) rings.push(ring);
    }
  }
  return rings;
}

/** Corners cut twice, and every point drawn towards its neighbours: steps become a line. */
function rounded(ring: Point[]): Point[] {
  let line = ring;
  for (let pass = 0; pass < 3; pass++) {
    line = line.map((p, i) => {
      const a = line[(i + line.length - 1) % line.length]!;
      const b = line[(i + 1) % line.length]!;
      return { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 };
    });
  }
  return line;
}

const n = (value: number): string => value.toFixed(1);

function pathOf(rings: Point[][]): string {
  return rings
    .map((ring) => `M${rounded(ring).map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`)
    .join('');
}

/** The land in and around a field, cell by cell. */
export class Ground {
  readonly grid: Grid;
  readonly land: Uint8Array;

  constructor(rings: Point[][], field: Box) {
    this.grid = {
      x: field.x - REACH,
      y: field.y - REACH,
      columns: Math.ceil((field.w + REACH * 2) / CELL),
      rows: Math.ceil((field.h + REACH * 2) / CELL),
    };
    this.land = landCells(rings, this.grid);
  }

  /** How much of a line is at sea. */
  wet(line: Point[]): number {
    const off = line.filter((p) => {
      const cell = cellAt(this.grid, p);
      return cell >= 0 && !this.land[cell];
    });
    return off.length / Math.max(1, line.length);
  }
}

export function areas({ grid, land }: Ground, seeds: { id: string; at: Point }[]): Map<string, Area> {
  const ids = [...new Set(seeds.map((seed) => seed.id))];
  const sources = seeds.map((seed): [number, number] => [ashore(grid, land, seed.at), ids.indexOf(seed.id)]);
  const owner = spread(
    land,
    grid,
    sources.filter(([cell]) => cell >= 0),
  );
  overflow(owner, land, grid);
  return new Map(
    ids.map((id, i) => [
      id,
      { id, d: pathOf(outlines(owner, grid, i)), cells: owner.reduce((sum, who) => sum + (who === i ? 1 : 0), 0) },
    ]),
  );
}

