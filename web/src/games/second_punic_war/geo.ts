/** The chart of the war: the regions and the zones of the sea as areas, where their signs stand, the Alpine passes. */

import { areas, Ground, ringsOf, type Area, type Seed } from '../shared/areas';
import { baseChart, bentWay, wayOf, type BaseChart, type Way } from '../shared/chart';
import { elbow, land, r, type Box, type Place, type Point } from '../shared/geo';
import { LANDS, OUTLIERS, ROAD_WAYS, ROSE, TITLE } from './chart';
import type { Facts, Field } from './facts';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 1060 };
export const WORLD: Box = { x: -560, y: -460, w: 2720, h: 1980 };

const APART = 36; // no two signs are closer: those that would touch step back from each other
const REACH = 130; // how far a region goes beyond its points
const WATERS = 130; // and a zone of the sea

/** A sign on the map: a region's own, or that of a city in a region that has more to show. */
export interface Mark extends Point {
  id: string;
  field: string;
  city: string | null;
  tribe: boolean;
}

interface Pass {
  a: string;
  b: string;
}

export interface Chart extends BaseChart {
  marks: Mark[];
  at: Map<string, Point>; // where fields are
  areas: Map<string, Area>;
  roads: Way<Pass>[]; // over the Alps
}

export function makeChart(facts: Facts): Chart {
  const fields = [...facts.fields.values()];
  const regions = fields.filter(({ sea }) => !sea);
  const base = baseChart({
    field: FIELD,
    world: WORLD,
    margin: { left: 70, right: 84, top: 58, bottom: 62 },
    meridian: 6,
    parallels: [35, 44],
    places: fields.map((f): Place => [f.lon, f.lat]),
    lands: LANDS,
    rose: ROSE,
    winds: [4.5, 40.4],
    title: TITLE,
    relief: 1.3,
  });
  const place = ({ lon, lat }: { lon: number; lat: number }): Point => base.project([lon, lat]);
  const marks = marksOf(facts, regions, place);
  const ground = new Ground(ringsOf(base.projection, land), FIELD);
  const outliers = OUTLIERS.map(({ field, at }): Seed => ({ id: field, at: base.project(at) }));
  const lands = areas(
    ground,
    [
      ...regions.map((f): Seed => ({ id: f.id, at: place(f) })),
      ...marks.map((mark): Seed => ({ id: mark.field, at: mark })),
      ...outliers,
    ],
    { reach: REACH },
  );
  const seas = fields.filter(({ sea }) => sea);
  const waters = areas(
    ground,
    seas.map((f): Seed => ({ id: f.id, at: place(f) })),
    { over: 'sea', reach: WATERS },
  );
  const at = new Map<string, Point>([...waters].map(([id, { label }]) => [id, label]));
  for (const mark of [...marks].reverse()) at.set(mark.field, mark);
  for (const mark of marks) if (mark.id === mark.field) at.set(mark.field, mark);
  const pass = ([a, b]: [string, string]): Way<Pass> => {
    const key = `${a}-${b}`;
    const via = ROAD_WAYS[key]?.map(base.project);
    const ends: [Point, Point] = [at.get(a)!, at.get(b)!];
    return wayOf({ a, b }, via ? [ends[0], ...via, ends[1]] : bentWay(key, ...ends, () => 0), 0.8);
  };
  return { ...base, marks, at, areas: new Map([...lands, ...waters]), roads: facts.alps.map(pass) };
}

/** A sign for every region where its city or its tribe is; cities beside a tribe have their own. */
function marksOf(
  facts: Facts,
  regions: Field[],
  place: (thing: { lon: number; lat: number }) => Point,
): Mark[] {
  const marks = regions.flatMap((field): Mark[] => {
    const cities = field.cities.map((id) => facts.cities.get(id)!);
    const tribe = field.tribe !== null;
    if (!tribe && cities.length === 1)
      return [{ id: field.id, field: field.id, city: cities[0]!.id, tribe, ...place(cities[0]!) }];
    return [
      { id: field.id, field: field.id, city: null, tribe, ...place(field) },
      ...cities.map((c): Mark => ({ id: c.id, field: field.id, city: c.id, tribe: false, ...place(c) })),
    ];
  });
  elbow(marks, [], APART);
  for (const mark of marks) [mark.x, mark.y] = [r(mark.x), r(mark.y)];
  return marks;
}
