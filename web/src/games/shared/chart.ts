/** A chart of the old world: one projection, and everything painted on it, in world units. */

import {
  geoConicConformal,
  geoConicConformalRaw,
  geoGraticule,
  geoPath,
  geoProjection,
  type GeoProjection,
  type GeoRawProjection,
} from 'd3-geo';
import {
  boundsOf,
  bow,
  dist,
  land,
  lengthOf,
  meridianTurn,
  mountains,
  rhumbs,
  sample,
  shores,
  smooth,
  type Box,
  type Land,
  type Place,
  type Point,
} from './geo';
import type { SeaLine } from './lettering';
import type { Painted } from './paint';
import { RANGES, RIVERS } from './terrain';

/** A name written across a land. */
export interface LandName {
  at: Place;
  size: number;
  turn?: number; // in degrees; else it follows its parallel
  space?: number; // between its letters
}

export interface Plan {
  field: Box; // the playable part of the world
  world: Box; // the whole of what is painted
  margin: { left: number; right: number; top: number; bottom: number }; // of the field, around the places
  meridian: number; // that runs straight up
  parallels: [number, number]; // between which nothing is stretched
  places: Place[]; // that fill the field
  lands: readonly (LandName & { name: string })[];
  rose: Place;
  winds: Place; // where a second rose would be: lines run from there, too
  title: Place;
  relief?: number; // how much larger rivers and mountains are drawn
  land?: Land; // a finer coast than that of the whole world
  lens?: Lens;
}

/** A burning-glass over a part of the chart: what lies under its middle is drawn larger, all else stays where it is. */
export interface Lens {
  at: Place;
  wide: number; // how far it reaches to either side, in degrees on the chart
  high: number;
  power: number; // how much larger: 0.8 for almost twice
  stretch: number; // of the whole chart, from west to east
}

export interface BaseChart extends Painted {
  projection: GeoProjection;
  project: (place: Place) => Point;
}

export interface Way<E> {
  key: string;
  edge: E;
  d: string;
  points: Point[]; // the curve, sampled
}

/** A way through some points, as a curve. */
export function wayOf<E extends { a: string; b: string }>(edge: E, points: Point[], tension: number): Way<E> {
  return { key: `${edge.a}-${edge.b}`, edge, d: smooth(points, tension), points: sample(points, 6, tension) };
}

const BENDS = [0, 0.05, -0.05, 0.11, -0.11, 0.18, -0.18, 0.26, -0.26];

/** A road is never straight: it bends as it likes, the same for ever, and on a coast away from the sea. */
export function bentWay(key: string, a: Point, b: Point, wet: (line: Point[]) => number): Point[] {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  const usual = (sum / 997 - 0.5) * 0.14;
  let best = bow(a, b, usual);
  let least = Infinity;
  for (const more of BENDS) {
    const line = bow(a, b, usual + more);
    const cost = wet(sample(line, 4, 0.8).slice(3, -3)) + Math.abs(more) * 0.3;
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

/** The part of a field that holds some points: a scenario opens on its own theatre. */
export function theatre(points: Point[], field: Box): Box {
  if (points.length < 3) return field;
  const room = 90;
  const all = boundsOf(points);
  const [x, y] = [Math.max(field.x, all.x - room), Math.max(field.y, all.y - room)];
  const w = Math.min(field.x + field.w, all.x + all.w + room) - x;
  const h = Math.min(field.y + field.h, all.y + all.h + room) - y;
  return w > field.w * 0.9 ? field : { x, y, w, h };
}

/** The curves of ways by their ends, from either of them. */
export function byEnds(ways: readonly Way<{ a: string; b: string }>[]): Map<string, Point[]> {
  return new Map(
    ways.flatMap(({ edge, points }) => [
      [`${edge.a}-${edge.b}`, points] as const,
      [`${edge.b}-${edge.a}`, [...points].reverse()] as const,
    ]),
  );
}

/** The line that a sea's name is written along: from, by, to. */
export function seaLine(places: readonly Place[], project: (place: Place) => Point): SeaLine {
  const points = places.map(project);
  const line = sample(points, 5, 0.9);
  return { d: smooth(points, 0.9), points: line, length: lengthOf(line) };
}

/** Where a name across a land stands on a chart. */
export function landName<L extends LandName>(l: L, project: (place: Place) => Point) {
  return { ...l, at: project(l.at), turn: l.turn ?? meridianTurn(project, l.at), space: l.space ?? 6 };
}

const RADIANS = Math.PI / 180;

/** A conic projection seen through a lens. */
function magnified(lens: Lens, { meridian, parallels }: Plan): GeoRawProjection {
  const conic = geoConicConformalRaw(parallels[0] * RADIANS, parallels[1] * RADIANS);
  const [x0, y0] = conic((lens.at[0] - meridian) * RADIANS, lens.at[1] * RADIANS);
  const [wide, high] = [lens.wide * RADIANS, lens.high * RADIANS];
  const grown = (x: number, y: number): number =>
    1 + lens.power * Math.exp(-((x / wide) ** 2 + (y / high) ** 2) / 2);
  const raw: GeoRawProjection = (lambda, phi) => {
    const [x, y] = conic(lambda, phi);
    const k = grown(x - x0, y - y0);
    return [(x0 + (x - x0) * k) * lens.stretch, y0 + (y - y0) * k];
  };
  raw.invert = (u, v) => {
    const [dx, dy] = [u / lens.stretch - x0, v - y0];
    // How far inside the lens a point is, is between nothing and all: halve the doubt until there is none.
    let [low, high] = [1 / (1 + lens.power), 1];
    for (let i = 0; i < 40; i++) {
      const t = (low + high) / 2;
      if (t * grown(dx * t, dy * t) < 1) low = t;
      else high = t;
    }
    return conic.invert!(x0 + dx * low, y0 + dy * low);
  };
  return raw;
}

export function baseChart(plan: Plan): BaseChart {
  const { field, world, margin, relief = 1 } = plan;
  const projection = (
    plan.lens
      ? geoProjection(magnified(plan.lens, plan)).rotate([-plan.meridian, 0])
      : geoConicConformal().rotate([-plan.meridian, 0]).parallels(plan.parallels)
  )
    .fitExtent(
      [
        [margin.left, margin.top],
        [field.w - margin.right, field.h - margin.bottom],
      ],
      { type: 'MultiPoint', coordinates: plan.places.map(([lon, lat]) => [lon, lat]) },
    )
    .clipExtent([
      [world.x, world.y],
      [world.x + world.w, world.y + world.h],
    ]);
  const project = ([lon, lat]: Place): Point => {
    const [x, y] = projection([lon, lat])!;
    return { x, y };
  };
  const path = geoPath(projection).digits(1);
  const lines = geoGraticule()
    .step([5, 5])
    .extent([
      [-40, 15],
      [60, 60],
    ]);
  const [lon, lat] = plan.winds;
  return {
    projection,
    project,
    coast: path(plan.land ?? land) ?? '',
    shores: shores(projection, world, plan.land),
    graticule: path(lines()) ?? '',
    rivers: RIVERS.map(({ course, weight = 1 }) => ({
      d: smooth(course.map(project), 0.9),
      weight: weight * Math.sqrt(relief),
    })),
    peaks: mountains(
      RANGES.map((range) => ({ ...range, height: range.height * relief })),
      project,
    ),
    lands: plan.lands.map((l) => landName(l, project)),
    rose: project(plan.rose),
    rhumbs: rhumbs(project(plan.rose)) + rhumbs(project(plan.winds)),
    title: project(plan.title),
    mile: (dist(project([lon, lat]), project([lon, lat + 1])) / 111.1) * 1.48,
  };
}
