/** The chart of the civil war: where the spaces are, and the roads and sea lanes between them. */

import { baseChart, seaLine, wayOf, type BaseChart, type Way } from '../shared/chart';
import { bow, r, type Box, type Place, type Point } from '../shared/geo';
import type { SeaLine } from '../shared/lettering';
import { LANDS, NUDGE, ROAD_WAYS, ROSE, SEA_NAMES, SEA_STATIONS, TITLE } from './chart';
import type { Edge, Facts } from './facts';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 900 };
export const WORLD: Box = { x: -620, y: -520, w: 2840, h: 1940 };

export interface Chart extends BaseChart {
  at: Map<string, Point>;
  roads: Way<Edge>[];
  lanes: Way<Edge>[];
  coasts: Way<Edge>[];
  seaNames: Map<string, SeaLine>;
}

export function makeChart(facts: Facts): Chart {
  const spaces = [...facts.spaces.values()];
  const base = baseChart({
    field: FIELD,
    world: WORLD,
    margin: { left: 104, right: 84, top: 56, bottom: 60 },
    meridian: 13.6,
    parallels: [33, 45],
    places: spaces.filter((s) => !s.sea).map((s): Place => [s.lon, s.lat]),
    lands: LANDS,
    rose: ROSE,
    winds: [18.6, 36.3],
    title: TITLE,
  });
  const at = new Map<string, Point>();
  for (const s of spaces) {
    const p = base.project(SEA_STATIONS[s.id] ?? [s.lon, s.lat]);
    const [dx, dy] = NUDGE[s.id] ?? [0, 0];
    at.set(s.id, { x: r(p.x + dx), y: r(p.y + dy) });
  }
  const ways = (
    kinds: string[],
    points: (edge: Edge, a: Point, b: Point) => Point[],
    tension: number,
  ): Way<Edge>[] =>
    facts.edges
      .filter((edge) => kinds.includes(edge.kind) && at.has(edge.a) && at.has(edge.b))
      .map((edge) => wayOf(edge, points(edge, at.get(edge.a)!, at.get(edge.b)!), tension));
  const via = ({ a, b }: Edge): Point[] => (ROAD_WAYS[`${a}-${b}`] ?? []).map(base.project);
  return {
    ...base,
    at,
    roads: ways(['major_road', 'minor_road', 'strait'], (edge, a, b) => [a, ...via(edge), b], 0.55),
    lanes: ways(['sea_border'], (_, a, b) => bow(a, b, 0.08), 0.5),
    coasts: ways(['coast'], (_, a, b) => bow(a, b, 0.05), 0.5),
    seaNames: new Map(Object.entries(SEA_NAMES).map(([id, places]) => [id, seaLine(places, base.project)])),
  };
}
