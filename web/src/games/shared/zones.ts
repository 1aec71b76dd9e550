/** Names written inside areas: of the zones of a sea. */

import type { Area } from './areas';
import type { Point } from './geo';
import { seaLabel, type SeaLabel } from './lettering';
import { ems } from './letters';

/** A line of the name of a zone. */
export type ZoneLabel = SeaLabel & { zone: string };

interface Zone {
  id: string;
  text: string;
  most: number; // how large its letters may be
}

interface Line {
  id: string;
  at: Point; // its middle, on the base line
  text: string;
  size: number;
}

/** Where a level line runs inside an area. */
function spans(rings: Point[][], y: number): [number, number][] {
  const xs: number[] = [];
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      if (a.y <= y !== b.y <= y) xs.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    });
  }
  xs.sort((a, b) => a - b);
  const out: [number, number][] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) out.push([xs[i]!, xs[i + 1]!]);
  return out;
}

/** The widest room for a block of lines of a height, its middle at a level. */
function room(rings: Point[][], y: number, high: number): [number, number] {
  let open = spans(rings, y);
  for (const dy of [-0.5, -0.25, 0.25, 0.5]) {
    const next = spans(rings, y + dy * high);
    open = open.flatMap(([a, b]) =>
      next.map(([c, d]): [number, number] => [Math.max(a, c), Math.min(b, d)]).filter(([c, d]) => d > c),
    );
  }
  return open.reduce((best, span) => (span[1] - span[0] > best[1] - best[0] ? span : best), [0, 0]);
}

const SIZES = [22, 19, 16.5, 14.5, 12.5, 11, 9.5, 8.2, 7];

/** A name as large as it fits inside an area, on one line or more. */
function writtenIn(area: Area, text: string, most: number): Line[] {
  const words = text.split(' ');
  const splits = [[text], ...(words.length > 1 ? [[words[0]!, words.slice(1).join(' ')]] : [])];
  if (words.length > 2) splits.push(words);
  const ys = area.rings.flat().map((p) => p.y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  for (const size of SIZES.filter((one) => one <= most)) {
    for (const lines of splits) {
      const high = lines.length * size * 1.08;
      const wide = Math.max(...lines.map((line) => ems(line, 'italic'))) * size * 1.31 + 12;
      let [best, least] = [null as Point | null, Infinity];
      for (let y = top + high / 2; y <= foot - high / 2; y += 5) {
        const [from, to] = room(area.rings, y, high * 1.12);
        if (to - from < wide) continue;
        const x = Math.min(Math.max(area.label.x, from + wide / 2), to - wide / 2);
        const away = Math.hypot(x - area.label.x, y - area.label.y - 14);
        if (away < least) [best, least] = [{ x, y }, away];
      }
      if (best) {
        const { x, y } = best;
        return lines.map((line, i) => ({
          id: `${area.id}-${i}`,
          at: { x, y: y - high / 2 + (i + 0.8) * size * 1.08 },
          text: line,
          size,
        }));
      }
    }
  }
  return [];
}

// The same for every zoom: only whether it can be read depends on that.
const written = new WeakMap<Area, Map<string, Line[]>>();

function linesOf(area: Area, { text, most }: Zone): Line[] {
  const known = written.get(area) ?? new Map<string, Line[]>();
  written.set(area, known);
  const lines = known.get(text) ?? writtenIn(area, text, most);
  known.set(text, lines);
  return lines;
}

/** The names of zones at a zoom, line by line. */
export function zoneLabels(zones: Zone[], areas: ReadonlyMap<string, Area>, z: number): ZoneLabel[] {
  return zones.flatMap((zone) =>
    linesOf(areas.get(zone.id)!, zone).map(({ id, at, text, size }) => {
      const length = ems(text, 'italic') * 1.33 * size + 4;
      const from = { x: at.x - length / 2, y: at.y };
      const d = `M${from.x.toFixed(1)} ${at.y.toFixed(1)}h${length.toFixed(1)}`;
      const points = [from, { x: from.x + length, y: at.y }];
      const label = seaLabel(id, text, { d, points, length }, size, 7.2 / z);
      // The line is straight: one box is enough for it.
      const box = { x: from.x, y: at.y - size * 0.62, w: length, h: size * 0.8 };
      return { ...label, zone: zone.id, boxes: label.size ? [box] : [] };
    }),
  );
}
