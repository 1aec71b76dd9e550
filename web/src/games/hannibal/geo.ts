/** The chart of the war: where the spaces are, the roads between them, the land of each province. */

import { areas, Ground, ringsOf, type Area } from '../shared/areas';
import { baseChart, landName, seaLine, wayOf, type BaseChart, type Way } from '../shared/chart';
import { bow, dist, land, r, sample, type Box, type Place, type Point } from '../shared/geo';
import type { SeaLine } from '../shared/lettering';
import { LANDS, OUTLIERS, PROVINCE_NAMES, ROAD_WAYS, ROSE, SEA_NAMES, TITLE } from './chart';
import type { Edge, Facts } from './facts';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 1000 };
export const WORLD: Box = { x: -560, y: -460, w: 2720, h: 1920 };

const APART = 35; // no two spaces are closer: their signs would touch
const REACH = 105; // how far a province goes beyond its spaces

export interface Chart extends BaseChart {
  at: Map<string, Point>;
  roads: Way<Edge>[];
  areas: Map<string, Area>; // of provinces
  provinceNames: { id: string; at: Point; size: number; turn: number; space: number }[];
  seaNames: (SeaLine & { id: string; name: string; size: number })[];
}

/** The part of the field that holds these spaces: a campaign opens on its own theatre. */
export function theatre(chart: Chart, spaces: Iterable<string>): Box {
  const points = [...spaces].map((id) => chart.at.get(id)).filter((p): p is Point => !!p);
  if (points.length < 3) return FIELD;
  const room = 90;
  const left = Math.max(FIELD.x, Math.min(...points.map((p) => p.x)) - room);
  const top = Math.max(FIELD.y, Math.min(...points.map((p) => p.y)) - room);
  const right = Math.min(FIELD.x + FIELD.w, Math.max(...points.map((p) => p.x)) + room);
  const bottom = Math.min(FIELD.y + FIELD.h, Math.max(...points.map((p) => p.y)) + room);
  return right - left > FIELD.w * 0.9 ? FIELD : { x: left, y: top, w: right - left, h: bottom - top };
}

/** Signs that would touch step back from each other; all others stand where their towns stood. */
function apart(points: Point[]): void {
  for (let pass = 0; pass < 60; pass++) {
    let moved = false;
    points.forEach((p, i) => {
      for (const q of points.slice(i + 1)) {
        const gap = dist(p, q);
        if (gap >= APART) continue;
        moved = true;
        const push = (APART + 0.4 - gap) / 2 / (gap || 1);
        const [dx, dy] = [(q.x - p.x) * push, (q.y - p.y) * push];
        [p.x, p.y, q.x, q.y] = [p.x - dx, p.y - dy, q.x + dx, q.y + dy];
      }
    });
    if (!moved) break;
  }
  for (const p of points) [p.x, p.y] = [r(p.x), r(p.y)];
}

/** A bend for every road, the same for ever: roads are never straight. */
function bendOf(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum / 997 - 0.5) * 0.14;
}

const BENDS = [0, 0.05, -0.05, 0.11, -0.11, 0.18, -0.18, 0.26, -0.26];

/** A road bends as it likes, and on a coast away from the sea. */
function bent(key: string, a: Point, b: Point, ground: Ground): Point[] {
  const usual = bendOf(key);
  let best = bow(a, b, usual);
  let least = Infinity;
  for (const more of BENDS) {
    const line = bow(a, b, usual + more);
    const cost = ground.wet(sample(line, 4, 0.8).slice(3, -3)) + Math.abs(more) * 0.3;
    if (cost < least) [best, least] = [line, cost];
  }
  return best;
}

export function makeChart(facts: Facts): Chart {
  const spaces = [...facts.spaces.values()];
  const base = baseChart({
    field: FIELD,
    world: WORLD,
    margin: { left: 86, right: 108, top: 64, bottom: 60 },
    meridian: 5.8,
    parallels: [35, 44],
    places: spaces.map((s): Place => [s.lon, s.lat]),
    lands: LANDS,
    rose: ROSE,
    winds: [4.5, 40.4],
    title: TITLE,
    relief: 1.45,
  });
  const { project } = base;
  const at = new Map(spaces.map((s) => [s.id, project([s.lon, s.lat])]));
  apart([...at.values()]);
  const ground = new Ground(ringsOf(base.projection, land), FIELD);
  const road = (edge: Edge): Way<Edge> => {
    const [a, b] = [at.get(edge.a)!, at.get(edge.b)!];
    const key = `${edge.a}-${edge.b}`;
    const via = ROAD_WAYS[key]?.map(project) ?? (edge.kind === 'strait' ? [] : null);
    return wayOf(edge, via ? [a, ...via, b] : bent(key, a, b, ground), 0.8);
  };
  const outliers = OUTLIERS.filter(({ space }) => facts.spaces.has(space));
  return {
    ...base,
    at,
    roads: facts.edges.filter((edge) => at.has(edge.a) && at.has(edge.b)).map(road),
    areas: areas(
      ground,
      [
        ...spaces.map((s) => ({ id: s.province, at: at.get(s.id)! })),
        ...outliers.map(({ space, at: place }) => ({ id: facts.spaces.get(space)!.province, at: project(place) })),
      ],
      { reach: REACH },
    ),
    provinceNames: Object.entries(PROVINCE_NAMES)
      .filter(([id]) => facts.provinces.has(id))
      .map(([id, l]) => ({ id, ...landName({ space: 3, ...l }, project) })),
    seaNames: Object.entries(SEA_NAMES).map(([id, { name, line, size }]) => ({ id, name, size, ...seaLine(line, project) })),
  };
}
