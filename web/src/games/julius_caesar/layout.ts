/** Where names and stacks go at a given zoom. */

import type { Box, Point } from '../shared/geo';
import {
  chosen,
  labelsOf,
  nameChoices,
  namesClash,
  seaLabel,
  settle,
  spotsBeside,
  weigh,
  type Choice,
  type Lettering as Written,
  type Manners,
  type Named,
  type Obstacles,
} from '../shared/lettering';
import { clamp, overlap, square } from '../shared/letters';
import type { Facts, Space } from './facts';
import { FIELD, type Chart } from './geo';

/** Sizes in world units for a zoom of `z` screen pixels a unit. */
export interface Sizes {
  z: number;
  block: number;
  label: number;
  marker: number;
  crowd: boolean; // so far out that a stack is one piece with a number
  rich: boolean; // so near that faces carry names and ratings
}

export function sizesAt(z: number): Sizes {
  const rise = z / 0.8;
  return {
    z,
    block: clamp(19, 30 * rise ** 0.55, 66) / z,
    label: clamp(10.5, 13 * rise ** 0.3, 20) / z,
    marker: clamp(4, 5.6 * rise ** 0.45, 13) / z,
    crowd: z < 0.42,
    rich: z >= 1,
  };
}

/** Half the size of a space's sign: a coin for a city of value, with the port's badge. */
export function markerRadius(space: Space, sizes: Sizes): number {
  if (space.sea) return sizes.marker * 1.35;
  return sizes.marker * (space.value ? 1.55 : space.port === 'major' ? 1.2 : 1);
}

export interface Lettering extends Written {
  slots: Map<string, Box>; // where a city's stack stands best, a place for two blocks
}

const STACKS: Manners = { name: [1.5, 34], sign: [0, 14], own: [0, 4], water: 14, out: [0, 0] };

/**
 * Names for every city, none over another, over a sign or over a sea's name; the less important give way. Each city
 * also keeps a place for its stack, so that a name is rarely covered.
 */
export function lettering(facts: Facts, chart: Chart, sizes: Sizes, name: (id: string) => string): Lettering {
  const spaces = [...facts.spaces.values()];
  const seas = spaces
    .filter((s) => s.sea)
    .map((s) => seaLabel(s.id, name(s.id), chart.seaNames.get(s.id)!, sizes.label * 1.28, 7 / sizes.z));
  const obstacles: Obstacles = {
    signs: spaces.map((s) => ({
      id: s.id,
      box: square(chart.at.get(s.id)!, markerRadius(s, sizes) + sizes.marker * 0.15),
    })),
    waters: seas.flatMap((sea) => sea.boxes),
    ways: chart.roads.flatMap((road) => road.points),
    field: FIELD,
    z: sizes.z,
  };
  const cities = spaces.filter((s) => !s.sea);
  const named = cities.map((city): Named => ({
    id: city.id,
    at: chart.at.get(city.id)!,
    text: name(city.id),
    face: city.value ? 'cinzel' : 'garamond',
    size: sizes.label * (city.value ? 0.98 : 1),
    reach: markerRadius(city, sizes),
    weight: city.value * 4 + (city.port === 'major' ? 2 : 0) + (city.port ? 1 : 0),
  }));
  const names = nameChoices(named, obstacles);
  const places = cities.map((city): Choice => ({
    ...stackChoice(city, chart, 2, sizes, [0, 0.35]),
    stack: true,
  }));
  const area = sizes.block * sizes.block;
  weigh(places, [], obstacles, area, STACKS);
  settle([...names, ...places], 150 / sizes.z + sizes.block * 2, (a, b, hit) => {
    if (!a.stack && !b.stack) return namesClash(hit, sizes.label);
    if (a.stack && b.stack) return (14 * hit) / area;
    return (a.id === b.id ? 3 : 2) + (30 * hit) / area;
  });
  return {
    labels: labelsOf(named, names, obstacles),
    seas,
    obstacles,
    slots: new Map(places.map((place) => [place.id, chosen(place)])),
  };
}

// -- stacks ------------------------------------------------------------------------------------------------

export const DEPTH = 0.15; // of a block's face: how much of its top and side is seen
export const STEP = 0.7; // of a block's face: from one block of a stack to the next
const ROW = 0.74;
const APART = 0.98; // when there is room to read the faces

/** How a stack of `n` fans out: the offsets of its blocks in faces, and its size. */
export function fan(n: number, rich = false): { at: Point[]; w: number; h: number } {
  const step = rich ? APART : STEP;
  const down = rich ? APART : ROW;
  const columns = n <= 3 ? n : n <= 8 ? Math.ceil(n / 2) : Math.ceil(n / 3);
  const rows = Math.ceil(n / columns);
  const at: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    at.push({ x: (i % columns) * step + ((columns - inRow) * step) / 2, y: row * down });
  }
  return { at, w: (columns - 1) * step + 1 + DEPTH, h: (rows - 1) * down + 1 + DEPTH };
}

export interface Stack {
  key: string; // space:side
  space: string;
  side: string;
  count: number;
  x: number; // of the first block's face
  y: number;
  box: Box;
}

/** Places for a stack around its space, near ones first. */
function stackChoice(space: Space, chart: Chart, count: number, sizes: Sizes, far: number[]): Choice {
  const f = sizes.block;
  const { w, h } = fan(count, sizes.rich);
  const radius = space.sea ? f * 0.1 : markerRadius(space, sizes) * 0.75;
  const at = chart.at.get(space.id)!;
  const gaps = far.map((away): [number, number] => [f * away, away * 6]);
  return { id: space.id, at, list: spotsBeside(at, radius, radius, w * f, h * f, gaps), pick: 0 };
}

/** A place for every stack beside its city, off the names and off one another as far as there is room. */
export function placeStacks(
  wanted: { space: string; side: string; count: number }[],
  facts: Facts,
  chart: Chart,
  sizes: Sizes,
  letters: Lettering,
): Map<string, Stack> {
  const f = sizes.block;
  const choices = wanted.map(({ space, count }) => {
    const choice = stackChoice(
      facts.spaces.get(space)!,
      chart,
      sizes.crowd ? 1 : count,
      sizes,
      [0, 0.35, 0.8],
    );
    const slot = letters.slots.get(space);
    for (const c of slot ? choice.list : []) {
      c.cost += 2.5 * (1 - overlap(slot!, c.box) / Math.min(slot!.w * slot!.h, c.box.w * c.box.h));
    }
    return choice;
  });
  weigh(choices, letters.labels, letters.obstacles, f * f, STACKS);
  settle(choices, 12 * f, (_a, _b, hit) => (60 * hit) / (f * f));
  return new Map(
    wanted.map(({ space, side, count }, i) => {
      const box = chosen(choices[i]!);
      const key = `${space}:${side}`;
      return [key, { key, space, side, count, x: box.x, y: box.y + DEPTH * f, box }];
    }),
  );
}
