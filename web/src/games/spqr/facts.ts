/** The static facts of the battles, from the server's files: the ground. What counters show is in the view. */

import type { Hex, HexField } from '../shared/hex';

export type Terrain = 'clear' | 'broken' | 'woods' | 'marsh' | 'river' | 'deep_river' | 'ruins' | 'camp';

interface BattleFile {
  battle: { id: string; columns: number; rows: number; north: string };
  terrain?: Record<string, string[] | string>;
  levels?: Record<string, string[] | string>;
  camp?: { gates: string[] };
  sides: { id: string; edge: number }[];
}

/** One battlefield: what the ground of each hex is, and how high it lies. */
export interface Ground {
  field: HexField;
  terrain: Map<string, Terrain>; // hexes that are not clear
  level: Map<string, number>;
  road: Set<string>;
  gates: [string, string][];
  edges: Map<string, number>; // by side: the column to which it flees
}

export type Facts = Map<string, Ground>; // by battle

export const SIZE = 40; // of a hex, from its middle to a vertex

export const idOf = ({ column, row }: Hex): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

export const hexOf = (id: string): Hex => ({ column: Number(id.slice(0, 2)), row: Number(id.slice(2)) });

/** The hexes of a list such as "2404-2419", each range within a column. */
export function hexesIn(ranges: readonly string[] | string): string[] {
  return [ranges].flat().flatMap((range) => {
    const [first = '', last = first] = range.split('-') as [string?, string?];
    const [a, b] = [hexOf(first), hexOf(last)];
    return Array.from({ length: b.row - a.row + 1 }, (_, i) => idOf({ column: a.column, row: a.row + i }));
  });
}

const ABOUT = new Set(['source', 'note']); // keys that speak about facts
const ROADS = new Set(['road', 'dirt_road']);

/** What a table of the file says of hexes, one by one. */
function* told(table: Record<string, string[] | string> = {}): Generator<[name: string, hex: string]> {
  for (const [name, ranges] of Object.entries(table)) {
    if (!ABOUT.has(name)) for (const id of hexesIn(ranges)) yield [name, id];
  }
}

function readGround(file: BattleFile): Ground {
  const { columns, rows } = file.battle;
  const terrain = new Map<string, Terrain>();
  const road = new Set<string>();
  for (const [name, id] of told(file.terrain)) {
    if (ROADS.has(name)) road.add(id);
    else terrain.set(id, name as Terrain);
  }
  return {
    field: { columns, rows, size: SIZE, first: { column: 1, row: 0 } },
    terrain,
    level: new Map([...told(file.levels)].map(([height, id]) => [id, Number(height)])),
    road,
    gates: (file.camp?.gates ?? []).map((gate) => gate.split('-') as [string, string]),
    edges: new Map(file.sides.map(({ id, edge }) => [id, edge])),
  };
}

/** Every battle of the server's files. */
export function readFacts(board: unknown): Facts {
  const found: Facts = new Map();
  for (const [name, file] of Object.entries(board as Record<string, Partial<BattleFile>>)) {
    if (file.battle) found.set(name, readGround(file as BattleFile));
  }
  return found;
}
