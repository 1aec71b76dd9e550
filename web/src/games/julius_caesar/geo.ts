/** The chart's geometry: one projection, and everything drawn on it in world units. */

import { geoConicConformal, geoGraticule, geoPath, type GeoProjection } from 'd3-geo';
import { LANDS, NUDGE, RANGES, RIVERS, ROAD_WAYS, ROSE, SEA_NAMES, SEA_STATIONS, TITLE, type Place } from './chart';
import coast from './coast.json'; // Natural Earth, cut by demo/make_coast.mjs
import type { Edge, Facts, Space } from './facts';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Road {
  key: string;
  edge: Edge;
  d: string;
  points: Point[]; // the curve, sampled
}

export interface Peak extends Point {
  h: number;
  lean: number;
}

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 900 };
export const WORLD: Box = { x: -620, y: -520, w: 2840, h: 1940 };

const MARGIN = { left: 104, right: 84, top: 56, bottom: 60 };

/** The land as GeoJSON, from its packed form. */
export const land = {
  type: 'MultiPolygon' as const,
  coordinates: coast.polygons.map((rings) => rings.map(unpack)),
};

function unpack(steps: number[]): [number, number][] {
  const out: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    out.push([x / coast.scale, y / coast.scale]);
  }
  out.push(out[0]!);
  return out;
}

export interface Chart {
  project: (place: Place) => Point;
  at: Map<string, Point>;
  coast: string;
  shores: { points: Point[]; box: Box }[]; // the same coast in short pieces, without the edges of the world
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

/** A smooth curve through points: Catmull-Rom as cubic Béziers. */
export function smooth(points: Point[], tension = 0.5): string {
  const n = points.length;
  const first = points[0]!;
  let d = `M${r(first.x)} ${r(first.y)}`;
  for (let i = 0; i < n - 1; i++) {
    const [c1, c2] = handles(points, i, tension);
    const to = points[i + 1]!;
    d += `C${r(c1.x)} ${r(c1.y)} ${r(c2.x)} ${r(c2.y)} ${r(to.x)} ${r(to.y)}`;
  }
  return d;
}

function handles(points: Point[], i: number, tension: number): [Point, Point] {
  const p0 = points[i - 1] ?? points[i]!;
  const p1 = points[i]!;
  const p2 = points[i + 1]!;
  const p3 = points[i + 2] ?? p2;
  const k = tension / 3;
  return [
    { x: p1.x + (p2.x - p0.x) * k, y: p1.y + (p2.y - p0.y) * k },
    { x: p2.x - (p3.x - p1.x) * k, y: p2.y - (p3.y - p1.y) * k },
  ];
}

/** The same curve as points, about every `gap` world units. */
export function sample(points: Point[], gap = 6, tension = 0.5): Point[] {
  const out: Point[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i++) {
    const [c1, c2] = handles(points, i, tension);
    const a = points[i]!;
    const b = points[i + 1]!;
    const steps = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / gap));
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      const u = 1 - t;
      out.push({
        x: u * u * u * a.x + 3 * u * u * t * c1.x + 3 * u * t * t * c2.x + t * t * t * b.x,
        y: u * u * u * a.y + 3 * u * u * t * c1.y + 3 * u * t * t * c2.y + t * t * t * b.y,
      });
    }
  }
  return out;
}

const r = (n: number): number => Math.round(n * 10) / 10;

/** Lengths along a sampled curve, and the point at a length. */
export function lengthOf(points: Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    sum += Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y);
  }
  return sum;
}

export function along(points: Point[], length: number): Point & { angle: number } {
  let left = length;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!;
    const b = points[i]!;
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= step || i === points.length - 1) {
      const t = step ? Math.min(1, left / step) : 0;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }
    left -= step;
  }
  return { ...points[0]!, angle: 0 };
}

/** The coast in pieces short enough to be left out one by one. */
function shores(projection: GeoProjection): { points: Point[]; box: Box }[] {
  const out: { points: Point[]; box: Box }[] = [];
  let line: Point[] = [];
  let first: Point | null = null;
  const end = (): void => {
    if (line.length > 1) out.push({ points: line, box: boundsOf(line) });
    line = [];
  };
  const edge = (p: Point): boolean =>
    p.x <= WORLD.x + 0.1 ||
    p.y <= WORLD.y + 0.1 ||
    p.x >= WORLD.x + WORLD.w - 0.1 ||
    p.y >= WORLD.y + WORLD.h - 0.1;
  const to = (p: Point): void => {
    const last = line.at(-1);
    if (last && edge(last) && edge(p)) end();
    line.push(p);
    if (line.length > 90) {
      end();
      line = [p];
    }
  };
  geoPath(projection, {
    moveTo: (x: number, y: number) => {
      end();
      first = { x, y };
      to(first);
    },
    lineTo: (x: number, y: number) => to({ x, y }),
    closePath: () => {
      if (first) to(first);
      end();
    },
    beginPath: () => {},
    arc: () => {},
  })(land);
  end();
  return out;
}

function boundsOf(points: Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x + 0.1, h: Math.max(...ys) - y + 0.1 };
}

/** A small generator, so that mountains stand where they stood yesterday. */
function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

function mountains(project: (p: Place) => Point): Peak[] {
  const peaks: Peak[] = [];
  const random = seeded(705);
  for (const range of RANGES) {
    const line = sample(range.crest.map(project), 4);
    const rows = range.rows ?? 1;
    for (let row = 0; row < rows; row++) {
      const gap = range.height * 1.35;
      const count = Math.max(1, Math.round(lengthOf(line) / gap));
      for (let i = 0; i <= count; i++) {
        const at = along(line, ((i + row * 0.5) / Math.max(count, 1)) * lengthOf(line));
        const off = (row - (rows - 1) / 2) * range.height * 0.75;
        peaks.push({
          x: r(at.x + (random() - 0.5) * range.height * 0.3),
          y: r(at.y + off + (random() - 0.5) * range.height * 0.3),
          h: r(range.height * (0.55 + random() * 0.6) * (row === 0 || rows === 1 ? 1 : 0.8)),
          lean: r((random() - 0.5) * 0.3),
        });
      }
    }
  }
  return peaks.sort((a, b) => a.y - b.y);
}

function way(edge: Edge, project: (p: Place) => Point, at: Map<string, Point>): Point[] {
  const via = (ROAD_WAYS[`${edge.a}-${edge.b}`] ?? []).map(project);
  return [at.get(edge.a)!, ...via, at.get(edge.b)!];
}

/** A line between two points that swells to one side: sea lanes and coasts. */
function bow(a: Point, b: Point, bend: number): Point[] {
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [a, { x: mid.x - (b.y - a.y) * bend, y: mid.y + (b.x - a.x) * bend }, b];
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
    shores: shores(projection),
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
    peaks: mountains(project),
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

const dist = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The winds of a portolan chart: lines in thirty-two directions from a centre. */
function rhumbs(p: Point): string {
  let d = '';
  for (let i = 0; i < 32; i++) {
    const a = (Math.PI * i) / 16;
    d += `M${r(p.x)} ${r(p.y)}l${r(Math.cos(a) * 2600)} ${r(Math.sin(a) * 2600)}`;
  }
  return d;
}

/** How much a parallel leans at a place: names of lands follow it. */
function meridianTurn(project: (p: Place) => Point, [lon, lat]: Place): number {
  const a = project([lon - 0.5, lat]);
  const b = project([lon + 0.5, lat]);
  return r((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}
