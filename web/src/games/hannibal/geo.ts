/** The chart's geometry: one projection, and everything drawn on it in world units. */

import { geoConicConformal, geoGraticule, geoPath, type GeoProjection } from 'd3-geo';
import {
  bow,
  dist,
  land,
  lengthOf,
  meridianTurn,
  mountains,
  r,
  rhumbs,
  sample,
  shores,
  smooth,
  type Box,
  type Place,
  type Point,
} from '../shared/geo';
import type { Painted } from '../shared/paint';
import { RANGES, RIVERS } from '../shared/terrain';
import { LANDS, OUTLIERS, PROVINCE_NAMES, ROAD_WAYS, ROSE, SEA_NAMES, TITLE } from './chart';
import type { Edge, Facts, Space } from './facts';
import { areas, Ground, ringsOf, type Area } from './regions';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 1000 };
export const WORLD: Box = { x: -560, y: -460, w: 2720, h: 1920 };

const MARGIN = { left: 86, right: 108, top: 64, bottom: 60 };
const APART = 35; // no two spaces are closer: their signs would touch

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

export interface Road {
  key: string;
  edge: Edge;
  d: string;
  points: Point[];
}

export interface Chart extends Painted {
  project: (place: Place) => Point;
  unproject: (point: Point) => Place;
  at: Map<string, Point>;
  roads: Road[];
  areas: Map<string, Area>; // of provinces
  provinceNames: { id: string; at: Point; size: number; turn: number; space: number }[];
  seaNames: { id: string; name: string; size: number; d: string; points: Point[]; length: number }[];
}

function fit(spaces: Space[]): GeoProjection {
  return geoConicConformal()
    .rotate([-5.8, 0])
    .parallels([35, 44])
    .fitExtent(
      [
        [MARGIN.left, MARGIN.top],
        [FIELD.w - MARGIN.right, FIELD.h - MARGIN.bottom],
      ],
      { type: 'MultiPoint', coordinates: spaces.map((s) => [s.lon, s.lat]) },
    )
    .clipExtent([
      [WORLD.x, WORLD.y],
      [WORLD.x + WORLD.w, WORLD.y + WORLD.h],
    ]);
}

/** Signs that would touch step back from each other; all others stand where their towns stood. */
function apart(at: Map<string, Point>): void {
  const points = [...at.values()];
  for (let pass = 0; pass < 60; pass++) {
    let moved = false;
    points.forEach((p, i) => {
      for (const q of points.slice(i + 1)) {
        const gap = dist(p, q);
        if (gap >= APART) continue;
        moved = true;
        const push = (APART + 0.4 - gap) / 2 / (gap || 1);
        const [dx, dy] = [(q.x - p.x) * push, (q.y - p.y) * push];
        p.x -= dx;
        p.y -= dy;
        q.x += dx;
        q.y += dy;
      }
    });
    if (!moved) break;
  }
  for (const p of points) {
    p.x = r(p.x);
    p.y = r(p.y);
  }
}

/** A bend for every road, the same for ever: roads are never straight. */
function bendOf(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return (sum / 997 - 0.5) * 0.14;
}

const BENDS = [0, 0.05, -0.05, 0.11, -0.11, 0.18, -0.18, 0.26, -0.26];

/** A road bends as it likes, and on a coast away from the sea. */
function way(edge: Edge, key: string, project: (p: Place) => Point, at: Map<string, Point>, ground: Ground): Point[] {
  const a = at.get(edge.a)!;
  const b = at.get(edge.b)!;
  const via = ROAD_WAYS[key];
  if (via) return [a, ...via.map(project), b];
  if (edge.kind === 'strait') return [a, b];
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
  const projection = fit(spaces);
  const project = ([lon, lat]: Place): Point => {
    const [x, y] = projection([lon, lat])!;
    return { x, y };
  };
  const unproject = ({ x, y }: Point): Place => projection.invert!([x, y])!;
  const at = new Map(spaces.map((s) => [s.id, project([s.lon, s.lat])]));
  apart(at);
  const ground = new Ground(ringsOf(projection, land), FIELD);
  const roads: Road[] = facts.edges
    .filter((edge) => at.has(edge.a) && at.has(edge.b))
    .map((edge) => {
      const key = `${edge.a}-${edge.b}`;
      const points = way(edge, key, project, at, ground);
      return { key, edge, d: smooth(points, 0.8), points: sample(points, 6, 0.8) };
    });
  const path = geoPath(projection).digits(1);
  const seeds = [
    ...spaces.map((s) => ({ id: s.province, at: at.get(s.id)! })),
    ...OUTLIERS.flatMap(({ space, at: place }) => {
      const owner = facts.spaces.get(space);
      return owner ? [{ id: owner.province, at: project(place) }] : [];
    }),
  ];
  const meridian = (l: { at: Place; turn?: number }): number => l.turn ?? meridianTurn(project, l.at);
  return {
    project,
    unproject,
    at,
    roads,
    coast: path(land) ?? '',
    shores: shores(projection, WORLD),
    areas: areas(ground, seeds),
    graticule:
      path(
        geoGraticule()
          .step([5, 5])
          .extent([
            [-40, 20],
            [50, 60],
          ])(),
      ) ?? '',
    rivers: RIVERS.map((river) => ({ d: smooth(river.course.map(project), 0.9), weight: (river.weight ?? 1) * 1.2 })),
    peaks: mountains(
      RANGES.map((range) => ({ ...range, height: range.height * 1.45 })),
      project,
    ),
    lands: LANDS.map((l) => ({ ...l, at: project(l.at), turn: meridian(l), space: l.space ?? 6 })),
    provinceNames: Object.entries(PROVINCE_NAMES)
      .filter(([id]) => facts.provinces.has(id))
      .map(([id, l]) => ({ id, at: project(l.at), size: l.size, turn: meridian(l), space: l.space ?? 3 })),
    seaNames: Object.entries(SEA_NAMES).map(([id, { name, line, size }]) => {
      const points = line.map(project);
      const sampled = sample(points, 5, 0.9);
      return { id, name, size, d: smooth(points, 0.9), points: sampled, length: lengthOf(sampled) };
    }),
    rose: project(ROSE),
    rhumbs: rhumbs(project(ROSE)) + rhumbs(project([4.5, 40.4])),
    title: project(TITLE),
    mile: (dist(project([5, 40]), project([5, 41])) / 111.1) * 1.48,
  };
}
