/** What every chart is drawn with: the coasts, curves, mountains, and lengths along lines. */

import { geoPath, type GeoProjection } from 'd3-geo';
import coast from './coast.json'; // Natural Earth, cut by demo/make_coast.mjs

export type Place = readonly [lon: number, lat: number];
export type Project = (place: Place) => Point;

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

export interface Peak extends Point {
  h: number;
  lean: number;
}

export interface Shore {
  points: Point[];
  box: Box;
}

export interface River {
  name: string;
  course: readonly Place[];
  weight?: number;
}

export interface Range {
  crest: readonly Place[];
  height: number; // of a peak's sign
  rows?: number;
}

export interface Land {
  type: 'MultiPolygon';
  coordinates: [number, number][][][];
}

/** A coast as it is packed by demo/make_coast.mjs. */
interface Packed {
  scale: number;
  polygons: number[][][];
}

/** Land as GeoJSON, from its packed form. */
export const unpacked = ({ scale, polygons }: Packed): Land => ({
  type: 'MultiPolygon',
  coordinates: polygons.map((rings) => rings.map((ring) => unpack(ring, scale))),
});

export const land: Land = unpacked(coast);

function unpack(steps: number[], scale: number): [number, number][] {
  const out: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    out.push([x / scale, y / scale]);
  }
  out.push(out[0]!);
  return out;
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

export const r = (n: number): number => Math.round(n * 10) / 10;

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
export function shores(projection: GeoProjection, world: Box, coast: Land = land): Shore[] {
  const out: Shore[] = [];
  let line: Point[] = [];
  let first: Point | null = null;
  const end = (): void => {
    if (line.length > 1) out.push({ points: line, box: boundsOf(line) });
    line = [];
  };
  const edge = (p: Point): boolean =>
    p.x <= world.x + 0.1 ||
    p.y <= world.y + 0.1 ||
    p.x >= world.x + world.w - 0.1 ||
    p.y >= world.y + world.h - 0.1;
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
  })(coast);
  end();
  return out;
}

export function boundsOf(points: Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x + 0.1, h: Math.max(...ys) - y + 0.1 };
}

/** A small generator, so that mountains stand where they stood yesterday. */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

/** Peaks along the crests of the ranges. */
export function mountains(ranges: readonly Range[], project: Project): Peak[] {
  const peaks: Peak[] = [];
  const random = seeded(705);
  for (const range of ranges) {
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

/** A line between two points that swells to one side: sea lanes and coasts. */
export function bow(a: Point, b: Point, bend: number): Point[] {
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [a, { x: mid.x - (b.y - a.y) * bend, y: mid.y + (b.x - a.x) * bend }, b];
}

export const dist = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A circle as a path. */
export const ring = ({ x, y }: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A thread from a sign of radius `r` to the nearest part of a piece, or none if the piece stands close enough. */
export function thread(p: Point, r: number, { x, y, w, h }: Box, close: number): string[] {
  const near = {
    x: Math.min(x + w * 0.88, Math.max(x + w * 0.1, p.x)),
    y: Math.min(y + h * 0.97, Math.max(y + h * 0.2, p.y)),
  };
  const gap = dist(near, p);
  if (gap < r * close) return [];
  const t = Math.min(1, (r * 0.95) / gap);
  return [`M${p.x + (near.x - p.x) * t} ${p.y + (near.y - p.y) * t}L${near.x} ${near.y}`];
}

/** An arrow along a line from one length to another, `w` being half its width. */
export function arrowAlong(line: Point[], from: number, to: number, w: number): { d: string; head: string } {
  const neck = to - w * 3;
  const points = Array.from({ length: 15 }, (_, i) => along(line, from + ((neck - from) * i) / 14));
  const last = along(line, neck);
  const [nx, ny] = [Math.cos(last.angle), Math.sin(last.angle)];
  const tip = (ahead: number, aside: number): string =>
    `${r(last.x + (nx * ahead - ny * aside) * w)},${r(last.y + (ny * ahead + nx * aside) * w)}`;
  return {
    d: `M${points.map((p) => `${r(p.x)} ${r(p.y)}`).join('L')}`,
    head: [tip(3.4, 0), tip(0, 1.9), tip(0, -1.9)].join(' '),
  };
}

/** Pushes points apart until none is closer to another than `gap`, and off the fixed ones. */
export function elbow(points: Point[], fixed: readonly Point[], gap: number): void {
  for (let pass = 0; pass < 40; pass++) {
    let moved = false;
    points.forEach((p, i) => {
      for (const q of points.slice(i + 1)) {
        const away = dist(p, q);
        if (away >= gap - 0.01) continue;
        const push = (gap - away) / 2 / (away || 1);
        const [dx, dy] = [(q.x - p.x || 0.1) * push, (q.y - p.y) * push];
        p.x -= dx;
        p.y -= dy;
        q.x += dx;
        q.y += dy;
        moved = true;
      }
    });
    for (const p of points) {
      for (const q of fixed) {
        const away = dist(p, q);
        if (away >= gap * 0.74) continue;
        const push = (gap * 0.76 - away) / (away || 1);
        p.x += (p.x - q.x || 0.1) * push;
        p.y += (p.y - q.y || -0.1) * push;
        moved = true;
      }
    }
    if (!moved) return;
  }
}

/** The winds of a portolan chart: lines in thirty-two directions from a centre. */
export function rhumbs(p: Point): string {
  let d = '';
  for (let i = 0; i < 32; i++) {
    const a = (Math.PI * i) / 16;
    d += `M${r(p.x)} ${r(p.y)}l${r(Math.cos(a) * 2600)} ${r(Math.sin(a) * 2600)}`;
  }
  return d;
}

/** How much a parallel leans at a place: names of lands follow it. */
export function meridianTurn(project: Project, [lon, lat]: Place): number {
  const a = project([lon - 0.5, lat]);
  const b = project([lon + 0.5, lat]);
  return r((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}
