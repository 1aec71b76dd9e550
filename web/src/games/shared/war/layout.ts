/** Where names and pieces go at a given zoom. */

import type { Box, Point } from '../geo';
import { seaLabel, writeNames, type Lettering, type Named, type Obstacles } from '../lettering';
import { sizesFor, stand, type Sizes } from '../standing';
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

export interface Placed {
  token: Token;
  box: Box;
}

/** A place for every piece beside its space, off the signs, the names and one another as far as there is room. */
export function placePieces(
  list: Token[],
  facts: Facts,
  chart: WarChart,
  sizes: Sizes,
  letters: Lettering,
): Placed[] {
  const standers = list.map((token) => {
    const space = facts.spaces.get(token.space)!;
    const [r, half] = [markerRadius(space, sizes), markerHalf(space, sizes)];
    const shape = token.force ? shapeOf(token.force, sizes.rich) : (token.shape ?? { w: 40, h: 30 });
    return { id: space.id, at: chart.at.get(space.id)!, r, half, shape };
  });
  return stand(standers, sizes, letters, 4).map((box, i) => ({ token: list[i]!, box }));
}
