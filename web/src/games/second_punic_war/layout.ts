/** Where names and pieces go at a given zoom. */

import type { Box } from '../shared/geo';
import { writeNames, type Lettering, type Named, type Obstacles } from '../shared/lettering';
import { ems, overlap } from '../shared/letters';
import { sizesFor, stand, type Plate, type Sizes as Usual } from '../shared/standing';
import { Stations, type Place, type Size } from '../shared/stations';
import { zoneLabels } from '../shared/zones';
import { shapeOf, type Army } from './armies';
import type { Facts } from './facts';
import { FIELD, type Chart, type Mark } from './geo';

export interface Sizes extends Usual {
  figures: boolean; // near enough for the income and the laurels of cities
}

export function sizesAt(z: number): Sizes {
  return { ...sizesFor(z, { label: [8.8, 11.2, 18], marker: [8.2, 0.72] }), figures: z >= 0.8 };
}

/** Half the height of a sign. */
export function markRadius(mark: Mark, facts: Facts, { marker }: Sizes): number {
  const city = mark.city ? facts.cities.get(mark.city)! : null;
  if (city) return marker * (city.capital ? 1.45 : 1.08);
  return marker * (mark.tribe ? 0.86 : 0.42);
}

/** Half its width: tribes are ovals. */
export const markHalf = (mark: Mark, facts: Facts, sizes: Sizes): number =>
  markRadius(mark, facts, sizes) * (mark.tribe ? 1.45 : 1);

/** A sign with what hangs under it: a city's figures, a tribe's levy, a port. */
function signBox(mark: Mark, facts: Facts, sizes: Sizes): Box {
  const r = markRadius(mark, facts, sizes);
  const half = markHalf(mark, facts, sizes);
  const city = mark.city ? facts.cities.get(mark.city)! : null;
  const foot =
    city && (sizes.figures || city.port)
      ? sizes.marker * 0.8
      : mark.tribe && sizes.figures
        ? sizes.marker * 0.5
        : 0;
  return { x: mark.x - half, y: mark.y - r, w: half * 2, h: r * 2 + foot };
}

/**
 * Names for the regions and their cities, none over another or over a sign; the less important give way. Where there
 * is no room for a name beside that of the sea, the sea's is left out: its waters tell it when they are pointed at.
 * Where towns crowd each other, they are written a little smaller.
 */
export function lettering(facts: Facts, chart: Chart, sizes: Sizes, name: (id: string) => string): Lettering {
  const signs = chart.marks.map((mark) => ({ id: mark.id, box: signBox(mark, facts, sizes) }));
  const ways = chart.roads.flatMap((road) => road.points);
  const named = chart.marks.map((mark) => namedOf(mark, facts, sizes, name));
  const zones = [...facts.fields.values()]
    .filter(({ sea }) => sea)
    .map(({ id, open }) => ({ id, text: name(id), most: open ? 22 : 14.5 }));
  let seas = zoneLabels(zones, chart.areas, sizes.z);
  for (let tries = sizes.z < NEAR ? 0 : TRIES; ; tries--) {
    const waters = seas.flatMap((sea) => sea.boxes);
    const obstacles: Obstacles = { signs, waters, ways, field: FIELD, z: sizes.z };
    const labels = writeNames(named, obstacles, sizes.label);
    const hidden = labels.filter(({ shown }) => !shown);
    if (!hidden.length || !tries) return { labels, seas, obstacles };
    const covered = (box: Box): boolean => hidden.some((label) => overlap(box, label.box) > 0);
    const inTheWay = new Set(seas.filter(({ boxes }) => boxes.some(covered)).map(({ zone }) => zone));
    if (inTheWay.size) seas = seas.filter(({ zone }) => !inTheWay.has(zone));
    else for (const one of named) if (covered(around(one))) one.size *= 0.93;
  }
}

const NEAR = 0.45; // farther off, many names are not shown whatever gives way
const TRIES = 6;

/** What a name could cover, about. */
function around({ at, size, text, face, reach }: Named): Box {
  const half = ems(text, face) * size * 0.6 + reach;
  return { x: at.x - half, y: at.y - size - reach, w: half * 2, h: (size + reach) * 2 };
}

function namedOf(mark: Mark, facts: Facts, sizes: Sizes, name: (id: string) => string): Named {
  const city = mark.city ? facts.cities.get(mark.city)! : null;
  return {
    id: mark.id,
    at: mark,
    text: name(mark.id),
    face: mark.tribe ? 'italic' : city ? 'cinzel' : 'garamond',
    size: sizes.label * (city ? (city.capital ? 1.1 : 0.84) : mark.tribe ? 1 : 0.94),
    reach: markHalf(mark, facts, sizes),
    weight: (city ? 4 + city.vp * 2 : 0) + (mark.tribe ? 3 : 0),
  };
}

const LEAST: Size = { w: 44, h: 38 }; // a counter, in the units of its drawing

/** The stations of the signs, and of the waters, which have none. */
export function stationsOf(facts: Facts, chart: Chart, sizes: Sizes, letters: Lettering): Stations {
  const marks = chart.marks.map((mark): Place => ({
    id: mark.id,
    at: mark,
    r: markRadius(mark, facts, sizes),
    half: markHalf(mark, facts, sizes),
  }));
  const waters = [...facts.fields.values()]
    .filter(({ sea }) => sea)
    .map(({ id }): Place => ({ id, at: chart.at.get(id)!, r: 0, half: 0 }));
  const least = { w: LEAST.w * sizes.unit, h: LEAST.h * sizes.unit };
  return new Stations([...marks, ...waters], least, letters);
}

export interface Placed extends Plate {
  army: Army;
  place: string;
  shape: Size;
}

/** A place for every piece at the station of its sign or in its waters; leaders are drawn at their best before others are. */
export function placePieces(list: readonly Army[], chart: Chart, sizes: Sizes, stations: Stations): Placed[] {
  const wanted = list.map((army) => ({
    army,
    place: markOf(army, chart)?.id ?? army.field,
    shape: shapeOf(army, sizes.rich),
    rank: army.leaders.length ? 1 : 0,
  }));
  return stand(wanted, sizes, stations).map((plate, i) => ({ ...wanted[i]!, ...plate }));
}

/** The sign by which an army stands; a fleet at sea has none. */
export function markOf({ field, city }: Pick<Army, 'field' | 'city'>, { marks }: Chart): Mark | undefined {
  return (
    (city ? marks.find((mark) => mark.city === city) : undefined) ?? marks.find((mark) => mark.id === field)
  );
}
