/** What the legend explains: every sign that the pens of this board draw. */

import type { Disc } from './counters';
import { SIZE, type Ground, type Terrain } from './facts';
import type { FigureView, LeaderView, UnitView } from './view';

export const UNIT: UnitView = { hexes: ['0000'], face: 'nw', hits: 0, signs: [], under: null };
export const FIGURE: FigureView = {
  ...{ side: 'rome', type: 'lg', cls: 'ha', size: 3, tq: 6, ma: [5], weapon: 'javelins' },
  ...{ formation: null, colour: 'green', points: 6 },
};

/** On a counter: its signs that are drawn, each with what it looks like. */
export const ON_COUNTERS: Record<string, { unit: UnitView; lit?: boolean; held?: boolean }> = {
  hits: { unit: { ...UNIT, hits: 3 } },
  routed: { unit: { ...UNIT, signs: ['routed'] } },
  depleted: { unit: { ...UNIT, signs: ['depleted'] } },
  'must-check': { unit: { ...UNIT, signs: ['must-check'] } },
  low: { unit: { ...UNIT, signs: ['low'] } },
  no: { unit: { ...UNIT, signs: ['no'] } },
  lit: { unit: UNIT, lit: true },
  held: { unit: UNIT, held: true },
};
/** Signs that look like another, and are told with it. */
export const ALIKE: Record<string, string> = { 'no-check': 'must-check' };

const LEADER: LeaderView = {
  ...{ side: 'rome', rank: 'consul', hex: '0000', signs: [], phases: 0, initiative: 5, range: 5 },
  ...{ charisma: 1, strategy: 6, lines: 1, elite: false, real: null },
};
export const DISC: Disc = {
  ...{ id: 'leader', leader: LEADER, at: { x: 17, y: 17 }, name: 'S', lit: false, active: false },
};
/** On the disc of a leader. */
export const ON_DISCS: Record<string, Disc> = {
  leader: DISC,
  'leader-lit': { ...DISC, lit: true },
  'leader-active': { ...DISC, active: true },
  'leader-finished': { ...DISC, leader: { ...LEADER, signs: ['finished'] } },
  'leader-marker': { ...DISC, leader: { ...LEADER, signs: ['marker'] } },
};

/** A field of a few hexes, the middle one as it is told. */
export function patch(of: { terrain?: Terrain; level?: number; road?: boolean }): Ground {
  const middle = '0101';
  return {
    field: { columns: 3, rows: 3, size: SIZE, first: { column: 0, row: 0 } },
    terrain: new Map(of.terrain && of.terrain !== 'clear' ? [[middle, of.terrain]] : []),
    level: new Map(of.level ? [[middle, of.level]] : []),
    road: new Set(of.road ? ['0100', middle, '0102'] : []),
    gates: [],
    edges: new Map(),
  };
}

/** The kinds of troops, of ground and of heights that a battle has. */
export function kindsIn(
  figures: Record<string, FigureView>,
  { terrain, level, road }: Ground,
): { types: FigureView[]; classes: string[]; terrains: Terrain[]; levels: number[]; road: boolean } {
  const all = Object.values(figures);
  const types = new Map(all.map((figure) => [figure.type, figure]));
  const classes = new Set(all.flatMap(({ cls }) => (cls && cls !== 'horse' ? [cls] : [])));
  return {
    types: [...types.values()],
    classes: [...classes],
    terrains: ['clear', ...new Set(terrain.values())],
    levels: [...new Set(level.values())].sort((a, b) => a - b),
    road: road.size > 0,
  };
}
