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
  type Peak,
  type Place,
  type Point,
  type Shore,
} from '../shared/geo';
import { RANGES, RIVERS } from '../shared/terrain';
import { LANDS, NUDGE, ROAD_WAYS, ROSE, SEA_NAMES, SEA_STATIONS, TITLE } from './chart';
import type { Edge, Facts, Space } from './facts';

export { along, land, lengthOf, sample, smooth, type Box, type Point } from '../shared/geo';

export interface Road {
  key: string;
  edge: Edge;
  d: string;
  points: Point[]; // the curve, sampled
}

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 900 };
export const WORLD: Box = { x: -620, y: -520, w: 2840, h: 1940 };

const MARGIN = { left: 104, right: 84, top: 56, bottom: 60 };

export interface Chart {
  project: (place: Place) => Point;
  at: Map<string, Point>;
  coast: string;
  shores: Shore[]; // the same coast in short pieces, without the edges of the world
  graticule: string;
  roads: Road[];
  lanes: Road[];
  coasts: Road[];
  rivers: { d: string; weight: number }[];
  peaks: Peak[];
  lands: { name: string; at: Point; size: number; turn: number; space: number }[];
  seaNames: Map<string, { d: string; points: Point[]; length: number }>;
  rose: Point;
  rhumbs: string;
  title: Point;
  mile: number; // a thousand Roman paces, about 1.48 km, in world units
}

function fit(spaces: Space[]): GeoProjection {
  const cities = spaces.filter((s) => !s.sea).map((s) => [s.lon, s.lat]);
  return geoConicConformal()
    .rotate([-13.6, 0])
    .parallels([33, 45])
    .fitExtent(
      [
        [MARGIN.left, MARGIN.top],
        [FIELD.w - MARGIN.right, FIELD.h - MARGIN.bottom],
      ],
      { type: 'MultiPoint', coordinates: cities },
    )
    .clipExtent([
      [WORLD.x, WORLD.y],
      [WORLD.x + WORLD.w, WORLD.y + WORLD.h],
    ]);
}

function way(edge: Edge, project: (p: Place) => Point, at: Map<string, Point>): Point[] {
  const via = (ROAD_WAYS[`${edge.a}-${edge.b}`] ?? []).map(project);
  return [at.get(edge.a)!, ...via, at.get(edge.b)!];
}

export function makeChart(facts: Facts): Chart {
  const spaces = [...facts.spaces.values()];
  const projection = fit(spaces);
  const project = ([lon, lat]: Place): Point => {
    const [x, y] = projection([lon, lat])!;
    return { x, y };
  };
  const at = new Map<string, Point>();
  for (const s of spaces) {
    const p = project(SEA_STATIONS[s.id] ?? [s.lon, s.lat]);
    const [dx, dy] = NUDGE[s.id] ?? [0, 0];
    at.set(s.id, { x: r(p.x + dx), y: r(p.y + dy) });
  }
  const path = geoPath(projection).digits(1);
  const roads: Road[] = [];
  const lanes: Road[] = [];
  const coasts: Road[] = [];
  for (const edge of facts.edges) {
    if (!at.has(edge.a) || !at.has(edge.b)) continue;
    const key = `${edge.a}-${edge.b}`;
    const sea = edge.kind === 'sea_border' || edge.kind === 'coast';
    const points = sea
      ? bow(at.get(edge.a)!, at.get(edge.b)!, edge.kind === 'coast' ? 0.05 : 0.08)
      : way(edge, project, at);
    const tension = sea ? 0.5 : 0.55;
    const line = { key, edge, d: smooth(points, tension), points: sample(points, 6, tension) };
    (edge.kind === 'sea_border' ? lanes : edge.kind === 'coast' ? coasts : roads).push(line);
  }
  const seaNames = new Map<string, { d: string; points: Point[]; length: number }>();
  for (const [id, places] of Object.entries(SEA_NAMES)) {
    const points = places.map(project);
    const line = sample(points, 5, 0.9);
    seaNames.set(id, { d: smooth(points, 0.9), points: line, length: lengthOf(line) });
  }
  return {
    project,
    at,
    coast: path(land) ?? '',
    shores: shores(projection, WORLD),
    graticule:
      path(
        geoGraticule()
          .step([5, 5])
          .extent([
            [-30, 15],
            [60, 60],
          ])(),
      ) ?? '',
    roads,
    lanes,
    coasts,
    rivers: RIVERS.map((river) => ({ d: smooth(river.course.map(project), 0.9), weight: river.weight ?? 1 })),
    peaks: mountains(RANGES, project),
    lands: LANDS.map((l) => ({
      name: l.name,
      at: project(l.at),
      size: l.size,
      turn: l.turn ?? meridianTurn(project, l.at),
      space: l.space ?? 6,
    })),
    seaNames,
    rose: project(ROSE),
    rhumbs: rhumbs(project(ROSE)) + rhumbs(at.get('mare_internum') ?? project([18, 35.6])),
    title: project(TITLE),
    mile: (dist(project([15, 37]), project([15, 38])) / 111.1) * 1.48,
  };
}
