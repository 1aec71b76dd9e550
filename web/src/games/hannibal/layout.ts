/** Where names and pieces go at a given zoom. */

import type { Box, Point } from '../shared/geo';
import {
  chosen,
  seaLabel,
  settle,
  spotsBeside,
  weigh,
  writeNames,
  type Choice,
  type Label,
  type Manners,
  type Named,
  type Obstacles,
  type SeaLabel,
} from '../shared/lettering';
import { clamp } from '../shared/letters';
import type { Facts, Space } from './facts';
import { shapeOf, type Force } from './forces';
import { FIELD, type Chart } from './geo';

/** Sizes in world units for a zoom of `z` screen pixels a unit. */
export interface Sizes {
  z: number;
  unit: number; // of a piece's drawing
  label: number;
  marker: number;
  rich: boolean; // near enough for names and ratings on the pieces
}

export function sizesAt(z: number): Sizes {
  const rise = z / 0.65;
  return {
    z,
    unit: clamp(0.5, 0.62 * rise ** 0.5, 1.3) / z,
    label: clamp(9, 11.6 * rise ** 0.4, 19) / z,
    marker: clamp(4.2, 8.6 * rise ** 0.7, 24) / z,
    rich: z >= 0.42,
  };
}

/** Half the height of a space's sign. */
export function markerRadius(space: Space, sizes: Sizes): number {
  if (space.kind === 'city') return sizes.marker * (space.capacity >= 5 ? 1.6 : 1.18);
  return sizes.marker * (space.kind === 'tribe' ? 0.92 : 0.86);
}

/** Half its width: tribes are ovals. */
export function markerHalf(space: Space, sizes: Sizes): number {
  return markerRadius(space, sizes) * (space.kind === 'tribe' ? 1.45 : 1);
}

export interface Lettering {
  labels: Label[];
  seas: SeaLabel[];
  obstacles: Obstacles;
}

const FACES = { city: 'cinzel', tribe: 'italic', space: 'garamond' } as const;

/** The sign of a space with the port's badge under it. */
function signBox(space: Space, p: Point, sizes: Sizes): Box {
  const r = markerRadius(space, sizes);
  const half = markerHalf(space, sizes);
  const foot = space.port ? sizes.marker * 0.75 : 0;
  return { x: p.x - half, y: p.y - r, w: half * 2, h: r * 2 + foot };
}

/** Names for the spaces, none over another or over a sign; the less important give way. */
export function lettering(facts: Facts, chart: Chart, sizes: Sizes, name: (id: string) => string): Lettering {
  const spaces = [...facts.spaces.values()];
  const seas = chart.seaNames.map((sea) => seaLabel(sea.id, sea.name, sea, sea.size, 7.5 / sizes.z));
  const obstacles: Obstacles = {
    signs: spaces.map((s) => ({ id: s.id, box: signBox(s, chart.at.get(s.id)!, sizes) })),
    waters: seas.flatMap((sea) => sea.boxes),
    ways: chart.roads.flatMap((road) => road.points),
    field: FIELD,
    z: sizes.z,
  };
  const named = spaces.map((space): Named => ({
    id: space.id,
    at: chart.at.get(space.id)!,
    text: name(space.id),
    face: FACES[space.kind],
    size: sizes.label * (space.kind === 'city' ? (space.capacity >= 5 ? 1.16 : 0.96) : 1),
    reach: markerHalf(space, sizes) * (space.port ? 1.08 : 1),
    weight: space.capacity * 4 + (space.port ? 1 : 0),
  }));
  return { labels: writeNames(named, obstacles, sizes.label), seas, obstacles };
}

export interface Placed {
  force: Force;
  box: Box;
}

const FORCES: Manners = { name: [3, 24], sign: [1, 30], own: [1, 40], water: 4, out: [5, 60] };

/** A place for every piece beside its space, off the signs, the names and one another as far as there is room. */
export function placePieces(
  list: Force[],
  facts: Facts,
  chart: Chart,
  sizes: Sizes,
  letters: Lettering,
): Placed[] {
  const area = (sizes.unit * 50) ** 2;
  const choices = list.map((force): Choice => {
    const space = facts.spaces.get(force.space)!;
    const at = chart.at.get(force.space)!;
    const { w, h } = shapeOf(force, sizes.rich);
    const gaps = [0, 0.5, 1.3, 2.4, 3.8].map((away): [number, number] => [
      sizes.marker * (0.12 + away * 0.8),
      away * 2,
    ]);
    const [r, half] = [markerRadius(space, sizes), markerHalf(space, sizes)];
    return {
      id: space.id,
      at,
      list: spotsBeside(at, r, half, w * sizes.unit, h * sizes.unit, gaps),
      pick: 0,
    };
  });
  weigh(choices, letters.labels, letters.obstacles, area, FORCES);
  settle(choices, 260 / sizes.z, (_a, _b, hit) => 4 + (60 * hit) / area);
  return list.map((force, i) => ({ force, box: chosen(choices[i]!) }));
}
