/** Where names and pieces go at a given zoom. */

import type { Box, Point } from '../geo';
import { seaLabel, writeNames, type Lettering, type Named, type Obstacles } from '../lettering';
import { sizesFor, stand, type Plate, type Sizes } from '../standing';
import { Stations, type Size } from '../stations';
import type { Facts, Space } from './facts';
import { shapeOf } from './forces';
import type { WarChart } from './geo';
import type { Token } from './tokens';

export const sizesAt = (z: number): Sizes => sizesFor(z, { label: [9, 11.6, 19], marker: [8.6, 0.7] });

/** Half the height of a space's sign. */
export function markerRadius(space: Space, sizes: Sizes): number {
  if (space.kind === 'city') return sizes.marker * (space.capacity >= 5 ? 1.6 : 1.18);
  return sizes.marker * (space.kind === 'tribe' ? 0.92 : 0.86);
}

/** Half its width: tribes are ovals. */
export function markerHalf(space: Space, sizes: Sizes): number {
  return markerRadius(space, sizes) * (space.kind === 'tribe' ? 1.45 : 1);
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
export function lettering(
  facts: Facts,
  chart: WarChart,
  sizes: Sizes,
  name: (id: string) => string,
): Lettering {
  const spaces = [...facts.spaces.values()];
  const seas = chart.seaNames.map((sea) => seaLabel(sea.id, sea.name, sea, sea.size, 7.5 / sizes.z));
  const obstacles: Obstacles = {
    signs: spaces.map((s) => ({ id: s.id, box: signBox(s, chart.at.get(s.id)!, sizes) })),
    waters: seas.flatMap((sea) => sea.boxes),
    ways: [...chart.roads, ...chart.lanes].flatMap((way) => way.points),
    field: chart.plan.field,
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

const LEAST: Size = { w: 46, h: 42 }; // a counter, in the units of its drawing

/** The stations of the spaces. */
export function stationsOf(facts: Facts, chart: WarChart, sizes: Sizes, letters: Lettering): Stations {
  const places = [...facts.spaces.values()].map((space) => ({
    id: space.id,
    at: chart.at.get(space.id)!,
    r: markerRadius(space, sizes),
    half: markerHalf(space, sizes),
  }));
  return new Stations(places, { w: LEAST.w * sizes.unit, h: LEAST.h * sizes.unit }, letters);
}

export interface Placed extends Plate {
  token: Token;
  place: string;
  shape: Size;
}

/** A place for every piece at the station of its space; generals are drawn at their best before others are. */
export function placePieces(list: readonly Token[], sizes: Sizes, stations: Stations): Placed[] {
  const wanted = list.map((token) => ({
    token,
    place: token.space,
    shape: token.force ? shapeOf(token.force, sizes.rich) : (token.shape ?? LEAST),
    rank: token.force?.generals.length ? 1 : 0,
  }));
  return stand(wanted, sizes, stations).map((plate, i) => ({ ...wanted[i]!, ...plate }));
}
