/**
 * Areas from points: the land of a province, or the waters of a sea zone, is whatever lies nearest to its points by
 * land or by sea. Costs grow and shrink a little from place to place, so that borders wind as borders do. The coast is
 * the chart's own: outlines run a little beyond it, for the chart to cut.
 */

import { geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { Box, Point } from './geo';

export interface Area {
  id: string;
  d: string; // the outline, a little beyond the coast
  shore: string; // the outline that ends at the coast
  rings: Point[][]; // the same as points
  label: Point; // deep inside, for a name or a piece
  cells: number;
}

export interface Seed {
  id: string; // an area may have several
  at: Point;
}

interface Spread {
  over?: 'land' | 'sea';
  reach?: number; // how far an area goes beyond its points, in world units; as far as it can if nothing is said
  strays?: boolean; // islands and lakes without a point fall to the nearest area
}

const CELL = 5;
const ROOM = 105; // around the field, in world units
const COAST = 4; // cells that an outline goes beyond the coast

/** The rings of a shape on the chart. */
export function ringsOf(projection: GeoProjection, shape: GeoPermissibleObjects): Point[][] {
  const rings: Point[][] = [];
  geoPath(projection, {
    moveTo: (x: number, y: number) => rings.push([{ x, y }]),
    lineTo: (x: number, y: number) => rings.at(-1)!.push({ x, y }),
    closePath: () => {},
    beginPath: () => {},
    arc: () => {},
  })(shape);
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
  return column < 0 || row < 0 || column >= grid.columns || row >= grid.rows
    ? -1
    : row * grid.columns + column;
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

/** Who owns each cell of a medium, land or sea: whoever comes there at the least cost. */
function spread(
  medium: Uint8Array,
  grid: Grid,
  sources: [cell: number, owner: number][],
  reach: number,
): Int16Array {
  const owner = new Int16Array(medium.length).fill(-1);
  const cost = new Float32Array(medium.length).fill(Infinity);
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
      if (!medium[next]) continue;
      const hard = 0.55 + 0.55 * rough(c / 9, w / 9) + 0.5 * rough(c / 3.5 + 40, w / 3.5);
      const total = cost[cell]! + length * CELL * hard;
      if (total >= cost[next]! || total > reach) continue;
      cost[next] = total;
      owner[next] = owner[cell]!;
      queue.add(total, next);
    }
  }
  return owner;
}

/** The cells around a cell, in four directions. */
function beside(grid: Grid, cell: number): number[] {
  const column = cell % grid.columns;
  const out: number[] = [];
  if (column > 0) out.push(cell - 1);
  if (column < grid.columns - 1) out.push(cell + 1);
  if (cell >= grid.columns) out.push(cell - grid.columns);
  if (cell < grid.columns * (grid.rows - 1)) out.push(cell + grid.columns);
  return out;
}

/** Gives free cells to the owners beside them, pass by pass; only those that `may` be given. */
function overflow(owner: Int16Array, grid: Grid, passes: number, may: (cell: number) => boolean): void {
  let edge = [...owner.keys()].filter((cell) => owner[cell]! >= 0);
  for (let pass = 0; pass < passes && edge.length; pass++) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const near of beside(grid, cell)) {
        if (owner[near]! >= 0 || !may(near)) continue;
        owner[near] = owner[cell]!;
        next.push(near);
      }
    }
    edge = next;
  }
}

/** Cells of the medium that nobody has reached fall to whoever is nearest, across whatever lies between. */
function gather(owner: Int16Array, medium: Uint8Array, grid: Grid): void {
  const all = owner.slice();
  overflow(all, grid, Infinity, () => true);
  for (let cell = 0; cell < owner.length; cell++) if (medium[cell]) owner[cell] = all[cell]!;
}

/** The cell of each owner that is farthest from its borders. */
function hearts(owner: Int16Array, grid: Grid, count: number): Point[] {
  const depth = depths(owner, grid);
  const best = new Int32Array(count).fill(-1);
  for (let cell = 0; cell < owner.length; cell++) {
    const who = owner[cell]!;
    if (who >= 0 && (best[who]! < 0 || depth[cell]! > depth[best[who]!]!)) best[who] = cell;
  }
  return [...best].map((cell) => centreOf(grid, Math.max(0, cell)));
}

/** How many steps each cell is from the border of its owner. */
function depths(owner: Int16Array, grid: Grid): Int16Array {
  const depth = new Int16Array(owner.length);
  let edge: number[] = [];
  for (let cell = 0; cell < owner.length; cell++) {
    const near = beside(grid, cell);
    if (owner[cell]! >= 0 && (near.length < 4 || near.some((other) => owner[other] !== owner[cell]))) {
      depth[cell] = 1;
      edge.push(cell);
    }
  }
  while (edge.length) {
    const next: number[] = [];
    for (const cell of edge) {
      for (const near of beside(grid, cell)) {
        if (owner[near] !== owner[cell] || depth[near]) continue;
        depth[near] = depth[cell]! + 1;
        next.push(near);
      }
    }
    edge = next;
  }
  return depth;
}

const centreOf = (grid: Grid, cell: number): Point => ({
  x: grid.x + ((cell % grid.columns) + 0.5) * CELL,
  y: grid.y + (Math.floor(cell / grid.columns) + 0.5) * CELL,
});

/** The nearest cell of the medium; a port may lie a little out to sea. */
function home(grid: Grid, medium: Uint8Array, p: Point): number {
  for (let reach = 0; reach < 8; reach++) {
    let best = -1;
    let least = Infinity;
    for (let dx = -reach; dx <= reach; dx++) {
      for (let dy = -reach; dy <= reach; dy++) {
        const cell = cellAt(grid, { x: p.x + dx * CELL, y: p.y + dy * CELL });
        const away = dx * dx + dy * dy;
        if (cell >= 0 && medium[cell] && away < least) {
          least = away;
          best = cell;
        }
      }
    }
    if (best >= 0) return best;
  }
  return cellAt(grid, p);
}

/** The sides of an owner's cells that are borders, by the corner where each begins. */
function borders(owner: Int16Array, grid: Grid, who: number): Map<number, number[]> {
  const wide = grid.columns + 1;
  const from = new Map<number, number[]>();
  const add = (a: number, b: number): void => {
    const known = from.get(a);
    if (known) known.push(b);
    else from.set(a, [b]);
  };
  const is = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < grid.columns &&
    row < grid.rows &&
    owner[row * grid.columns + column] === who;
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
  return from;
}

/** The outlines of an owner's cells, each ring clockwise. */
function outlines(owner: Int16Array, grid: Grid, who: number): Point[][] {
  const wide = grid.columns + 1;
  const from = borders(owner, grid, who);
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

const pathOf = (rings: Point[][]): string =>
  rings.map((ring) => `M${ring.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Z`).join('');

/** The land and the sea in and around a field, cell by cell. */
export class Ground {
  readonly grid: Grid;
  readonly land: Uint8Array;

  constructor(rings: Point[][], field: Box) {
    this.grid = {
      x: field.x - ROOM,
      y: field.y - ROOM,
      columns: Math.ceil((field.w + ROOM * 2) / CELL),
      rows: Math.ceil((field.h + ROOM * 2) / CELL),
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

/** The areas around some points, by their ids. */
export function areas(ground: Ground, seeds: readonly Seed[], how: Spread = {}): Map<string, Area> {
  const { grid, land } = ground;
  const medium = how.over === 'sea' ? land.map((cell) => 1 - cell) : land;
  const ids = [...new Set(seeds.map((seed) => seed.id))];
  const sources = seeds.map((seed): [number, number] => [home(grid, medium, seed.at), ids.indexOf(seed.id)]);
  const owner = spread(
    medium,
    grid,
    sources.filter(([cell]) => cell >= 0),
    how.reach ?? Infinity,
  );
  if (how.strays) gather(owner, medium, grid);
  const labels = hearts(owner, grid, ids.length);
  const shores = ids.map((_, i) => pathOf(outlines(owner, grid, i).map(rounded)));
  overflow(owner, grid, COAST, (cell) => !medium[cell]);
  const sizes = new Int32Array(ids.length);
  for (const who of owner) if (who >= 0) sizes[who]! += 1;
  return new Map(
    ids.map((id, i) => {
      const rings = outlines(owner, grid, i).map(rounded);
      return [id, { id, d: pathOf(rings), shore: shores[i]!, rings, label: labels[i]!, cells: sizes[i]! }];
    }),
  );
}
