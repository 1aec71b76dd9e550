/** Where names and stacks go at a given zoom. */

import type { Box, Point } from '../shared/geo';
import {
  labelsOf,
  nameChoices,
  namesClash,
  seaLabel,
  settle,
  spotsBeside,
  weigh,
  type Choice,
  type Lettering,
  type Manners,
  type Named,
  type Obstacles,
} from '../shared/lettering';
import { clamp, square } from '../shared/letters';
import { Stations, type Size } from '../shared/stations';
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

const STACKS: Manners = { name: [1.5, 34], sign: [0, 14], own: [0, 4], water: 14, out: [0, 0] };

/**
 * Names for every city, none over another, over a sign or over a sea's name; the less important give way. Each city
 * also keeps some room for its stack.
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
  const places = cities.map((city) => roomForTwo(city, chart, sizes));
  const area = sizes.block * sizes.block;
  weigh(places, [], obstacles, area, STACKS);
  settle([...names, ...places], 150 / sizes.z + sizes.block * 2, (a, b, hit) => {
    if (!a.stack && !b.stack) return namesClash(hit, sizes.label);
    if (a.stack && b.stack) return (14 * hit) / area;
    return (a.id === b.id ? 3 : 2) + (30 * hit) / area;
  });
  return { labels: labelsOf(named, names, obstacles), seas, obstacles };
}

/** Places for two blocks around a city. */
function roomForTwo(city: Space, chart: Chart, sizes: Sizes): Choice {
  const f = sizes.block;
  const { w, h } = fan(2, sizes.rich);
  const radius = markerRadius(city, sizes) * 0.75;
  const at = chart.at.get(city.id)!;
  const gaps = [0, 0.35].map((away): [number, number] => [f * away, away * 6]);
  const list = spotsBeside(at, radius, radius, w * f, h * f, gaps);
  return { id: city.id, at, list, pick: 0, stack: true };
}

// -- stacks ------------------------------------------------------------------------------------------------

export const DEPTH = 0.15; // of a block's face: how much of its top and side is seen
export const STEP = 0.7; // of a block's face: from one block of a stack to the next
const ROW = 0.74;
const APART = 0.98; // when there is room to read the faces

/** The offsets of a stack's blocks in faces, and its size. */
export interface Fan extends Size {
  at: Point[];
}

const columnsOf = (n: number): number => (n <= 3 ? n : n <= 8 ? Math.ceil(n / 2) : Math.ceil(n / 3));

/** How a stack of `n` fans out, in so many columns. */
export function fan(n: number, rich = false, columns = columnsOf(n)): Fan {
  const step = rich ? APART : STEP;
  const down = rich ? APART : ROW;
  const rows = Math.ceil(n / columns);
  const at: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    at.push({ x: (i % columns) * step + ((columns - inRow) * step) / 2, y: row * down });
  }
  return { at, w: (columns - 1) * step + 1 + DEPTH, h: (rows - 1) * down + 1 + DEPTH };
}

/** The ways to draw a stack of `n`, the best first; the last is a pile on which only the first block is seen. */
export function fansOf(n: number, sizes: Sizes): Fan[] {
  const pile: Fan = { ...fan(1), at: Array.from({ length: n }, () => ({ x: 0, y: 0 })) };
  if (n === 1 || sizes.crowd) return [pile];
  const columns = new Set([columnsOf(n), Math.ceil(n / 2), n, Math.ceil(n / 3), 1]);
  return [...[...columns].map((c) => fan(n, sizes.rich, c)), pile];
}

/** The stations of the cities and the seas. */
export function stationsOf(facts: Facts, chart: Chart, sizes: Sizes, letters: Lettering): Stations {
  const places = [...facts.spaces.values()].map((space) => {
    const r = markerRadius(space, sizes);
    return { id: space.id, at: chart.at.get(space.id)!, r, half: r };
  });
  const least = sizes.block * (1 + DEPTH);
  return new Stations(places, { w: least, h: least }, letters);
}

export interface Group {
  space: string;
  side: string;
  count: number;
}

export interface Stack extends Group {
  key: string; // space:side
  box: Box;
  fan: Fan;
  face: number; // of a block
  pile: boolean; // only the first block is seen
  small: boolean; // there is no room to draw it at its best
}

/** A place for every stack at its city's station, fanned out as far as there is room. */
export function placeStacks(wanted: Group[], sizes: Sizes, stations: Stations): Stack[] {
  const f = sizes.block;
  const shapes = wanted.map(({ count }) => fansOf(count, sizes));
  const standers = wanted.map(({ space }, i) => ({
    place: space,
    shapes: shapes[i]!.map(({ w, h }) => ({ w: w * f, h: h * f })),
  }));
  return stations.stand(standers).map(({ box, shape, small }, i): Stack => {
    const { space, side, count } = wanted[i]!;
    const drawn = shapes[i]![shape]!;
    const pile = count > 1 && shape === shapes[i]!.length - 1;
    return {
      key: `${space}:${side}`,
      space,
      side,
      count,
      box,
      fan: drawn,
      face: box.w / drawn.w,
      pile,
      small,
    };
  });
}
