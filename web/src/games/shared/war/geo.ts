/** The chart of a war: where the spaces are, the roads and lanes between them, the land of each province. */

import { areas, Ground, ringsOf, type Area } from '../areas';
import {
  baseChart,
  bentWay,
  landName,
  seaLine,
  wayOf,
  type BaseChart,
  type LandName,
  type Plan,
  type Way,
} from '../chart';
import { bow, elbow, land, r, sample, type Place, type Point } from '../geo';
import type { SeaLine } from '../lettering';
import type { Edge, Facts } from './facts';

/** What a chart shows beyond the facts of its game. */
export interface Atlas {
  plan: Omit<Plan, 'places'>;
  apart: number; // no two spaces are closer: signs that would touch step back from each other
  reach: number; // how far a province goes beyond its spaces
  bends: Readonly<Record<string, readonly Place[]>>; // where a way bends, if it would not keep to its element by itself
  outliers: readonly { space: string; at: Place }[]; // islands and corners that belong to a space without a line to it
  provinces: Readonly<Record<string, LandName>>;
  seas: Readonly<Record<string, { name: string; line: readonly [Place, Place, Place]; size: number }>>;
  lanes?: readonly Lane[];
}

export interface Lane {
  a: string;
  b: string;
}

export interface WarChart extends BaseChart {
  plan: Omit<Plan, 'places'>;
  at: Map<string, Point>;
  roads: Way<Edge>[];
  lanes: Way<Lane>[];
  areas: Map<string, Area>; // of provinces
  provinceNames: { id: string; at: Point; size: number; turn: number; space: number }[];
  seaNames: (SeaLine & { id: string; name: string; size: number })[];
}

export function makeWarChart(facts: Facts, atlas: Atlas): WarChart {
  const spaces = [...facts.spaces.values()];
  const { plan, bends } = atlas;
  const base = baseChart({ ...plan, places: spaces.map((s): Place => [s.lon, s.lat]) });
  const { project } = base;
  const at = new Map(spaces.map((s) => [s.id, project([s.lon, s.lat])]));
  const points = [...at.values()];
  elbow(points, [], atlas.apart); // all others stand where their towns stood
  for (const p of points) [p.x, p.y] = [r(p.x), r(p.y)];
  const ground = new Ground(ringsOf(base.projection, plan.land ?? land), plan.field);
  const road = (edge: Edge): Way<Edge> => {
    const [a, b] = [at.get(edge.a)!, at.get(edge.b)!];
    const key = `${edge.a}-${edge.b}`;
    const via = bends[key]?.map(project) ?? (edge.kind === 'strait' ? [] : null);
    return wayOf(edge, via ? [a, ...via, b] : bentWay(key, a, b, (line) => ground.wet(line)), 0.8);
  };
  const lane = (edge: Lane): Way<Lane> => {
    const [a, b] = [at.get(edge.a)!, at.get(edge.b)!];
    const via = bends[`${edge.a}~${edge.b}`]?.map(project);
    return wayOf(edge, via ? [a, ...via, b] : seaway(a, b, (line) => 1 - ground.wet(line)), 0.9);
  };
  const outliers = atlas.outliers.filter(({ space }) => facts.spaces.has(space));
  return {
    ...base,
    plan,
    at,
    roads: facts.edges.filter((edge) => at.has(edge.a) && at.has(edge.b)).map(road),
    lanes: (atlas.lanes ?? []).map(lane),
    areas: areas(
      ground,
      [
        ...spaces.map((s) => ({ id: s.province, at: at.get(s.id)! })),
        ...outliers.map(({ space, at: place }) => ({
          id: facts.spaces.get(space)!.province,
          at: project(place),
        })),
      ],
      { reach: atlas.reach },
    ),
    provinceNames: Object.entries(atlas.provinces)
      .filter(([id]) => facts.provinces.has(id))
      .map(([id, l]) => ({ id, ...landName({ space: 3, ...l }, project) })),
    seaNames: Object.entries(atlas.seas).map(([id, { name, line, size }]) => ({
      id,
      name,
      size,
      ...seaLine(line, project),
    })),
  };
}

const SWELLS = [0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.38, -0.38, 0.52, -0.52];

/** The gentlest bow between two ports that keeps off the land. */
function seaway(a: Point, b: Point, dry: (line: Point[]) => number): Point[] {
  let best = bow(a, b, 0);
  let least = Infinity;
  for (const bend of SWELLS) {
    const line = bow(a, b, bend);
    const cost = dry(sample(line, 4, 0.9).slice(2, -2)) + Math.abs(bend) * 0.25;
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}
