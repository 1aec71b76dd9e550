/** Where names and stacks go at a given zoom: candidates around a point, chosen so that nothing collides. */

import { around, clamp, ems, indexOfLeast, inside, overlap, square, type Candidate, type Face } from '../shared/letters';
import type { Facts, Space } from './facts';
import { along, FIELD, type Box, type Chart, type Point } from './geo';

export { ems, overlap, zoomStep, type Face } from '../shared/letters';

/** Sizes in world units for a zoom of `z` screen pixels a unit. */
export interface Sizes {
  z: number;
  block: number;
  label: number;
  marker: number;
  crowd: boolean; // so far out that a stack is one piece with a number
  rich: boolean; // so near that faces carry names and ratings
}

const RICH = 1;

export function sizesAt(z: number): Sizes {
  const rise = z / 0.8;
  return {
    z,
    block: clamp(19, 30 * rise ** 0.55, 66) / z,
    label: clamp(10.5, 13 * rise ** 0.3, 20) / z,
    marker: clamp(4, 5.6 * rise ** 0.45, 13) / z,
    crowd: z < 0.42,
    rich: z >= RICH,
  };
}

export interface Label {
  id: string;
  text: string;
  face: Face;
  x: number; // of the text's start, on the base line
  y: number;
  size: number;
  box: Box;
  shown: boolean;
}

/** The box of a city's sign: a coin for a city of value, with the port's badge. */
export function markerRadius(space: Space, sizes: Sizes): number {
  return sizes.marker * (space.value ? 1.55 : space.port === 'major' ? 1.2 : 1);
}

/** Boxes along the letters of a sea's name, or none if it does not fit into its sea. */
export function seaNameBoxes(chart: Chart, id: string, text: string, sizes: Sizes): { size: number; boxes: Box[] } {
  const line = chart.seaNames.get(id);
  if (!line) return { size: 0, boxes: [] };
  const spread = 1.32; // letters of a sea stand apart
  const size = Math.min(sizes.label * 1.28, (line.length * 0.98) / (ems(text, 'italic') * spread));
  if (size * sizes.z < 7) return { size: 0, boxes: [] };
  const width = ems(text, 'italic') * spread * size;
  const count = Math.max(3, Math.round(width / (size * 0.7)));
  const boxes: Box[] = [];
  for (let i = 0; i <= count; i++) {
    const at = along(line.points, (line.length - width) / 2 + (i / count) * width);
    boxes.push({ x: at.x - size * 0.38, y: at.y - size * 0.62, w: size * 0.76, h: size * 0.8 });
  }
  return { size, boxes };
}

export interface Lettering {
  labels: Label[];
  seas: { id: string; text: string; size: number; boxes: Box[] }[];
  slots: Map<string, Box>; // where a city's stack stands best, a place for two blocks
}

interface Choice {
  id: string;
  stack: boolean; // a stack's place, not a name
  list: Candidate[];
  pick: number;
  near: Choice[];
}

/** How much it hurts when two choices overlap: names never, names and stacks hardly, stacks a little. */
function clash(a: Choice, b: Choice, box: Box, other: Box, sizes: Sizes): number {
  const hit = overlap(box, other);
  if (!hit) return 0;
  if (!a.stack && !b.stack) return 40 + (30 * hit) / (sizes.label * sizes.label);
  const part = hit / (sizes.block * sizes.block);
  if (a.stack && b.stack) return 14 * part;
  return (a.id === b.id ? 3 : 2) + 30 * part;
}

/**
 * Names for every city, none over another, over a sign or over a sea's name; the less important give way. Each city
 * also keeps a place for its stack, so that a name is rarely covered.
 */
export function lettering(facts: Facts, chart: Chart, sizes: Sizes, name: (id: string) => string): Lettering {
  const cities = [...facts.spaces.values()].filter((s) => !s.sea);
  const seas = [...facts.spaces.values()]
    .filter((s) => s.sea)
    .map((s) => ({ id: s.id, text: name(s.id), ...seaNameBoxes(chart, s.id, name(s.id), sizes) }));
  const signs = [...facts.spaces.values()].map((s) => ({
    id: s.id,
    box: square(chart.at.get(s.id)!, s.sea ? sizes.marker * 1.5 : markerRadius(s, sizes) + sizes.marker * 0.15),
  }));
  const seaBoxes = seas.flatMap((s) => s.boxes);
  const roadPoints = chart.roads.flatMap((road) => road.points);
  const pad = 1.2 / sizes.z;
  const face = (city: Space): Face => (city.value ? 'cinzel' : 'garamond');
  const size = (city: Space): number => sizes.label * (city.value ? 0.98 : 1);

  const names: Choice[] = cities.map((city) => {
    const w = ems(name(city.id), face(city)) * size(city) + pad * 2;
    const h = size(city) * 0.86;
    const p = chart.at.get(city.id)!;
    const list = around(p, markerRadius(city, sizes), w, h, 2.4 / sizes.z);
    const zone = square(p, w + h + sizes.marker * 4);
    const others = signs.filter((sign) => sign.id !== city.id && overlap(sign.box, zone));
    const waters = seaBoxes.filter((box) => overlap(box, zone));
    const ways = roadPoints.filter((point) => inside(point, zone));
    for (const c of list) {
      for (const sign of others) if (overlap(sign.box, c.box)) c.cost += 60;
      for (const box of waters) if (overlap(box, c.box)) c.cost += 14;
      for (const point of ways) if (inside(point, c.box)) c.cost += 0.55;
      if (c.box.x < FIELD.x || c.box.x + c.box.w > FIELD.x + FIELD.w) c.cost += 8;
    }
    return { id: city.id, stack: false, list, pick: 0, near: [] };
  });
  const places: Choice[] = cities.map((city) => {
    const p = chart.at.get(city.id)!;
    const list = stackSpots(city, p, fan(2, sizes.rich), sizes, [0, 0.35]);
    const zone = square(p, sizes.block * 3);
    const close = signs.filter((sign) => overlap(sign.box, zone));
    const waters = seaBoxes.filter((box) => overlap(box, zone));
    for (const c of list) {
      for (const sign of close) {
        const hit = overlap(sign.box, c.box) / (sign.box.w * sign.box.h);
        if (hit) c.cost += (sign.id === city.id ? 4 : 12) * hit;
      }
      for (const box of waters) c.cost += (6 * overlap(box, c.box)) / (sizes.block * sizes.block);
    }
    return { id: city.id, stack: true, list, pick: 0, near: [] };
  });
  settle([...names, ...places], chart, sizes);

  const labels: Label[] = cities.map((city, i) => {
    const { box } = chosen(names[i]!);
    const text = name(city.id);
    const y = box.y + box.h * 0.86;
    return { id: city.id, text, face: face(city), x: box.x + pad, y, size: size(city), box, shown: true };
  });
  hideTheBlocked(labels, facts, signs, seaBoxes, sizes);
  return { labels, seas, slots: new Map(places.map((p) => [p.id, chosen(p).box])) };
}

const chosen = (choice: Choice): Candidate => choice.list[choice.pick]!;

/** Each choice in turn takes what is best beside the others' choices, until nobody wants to change. */
function settle(choices: Choice[], chart: Chart, sizes: Sizes): void {
  const reach = 150 / sizes.z + sizes.block * 2;
  for (const a of choices) {
    a.pick = indexOfLeast(a.list.map((c) => c.cost));
    const p = chart.at.get(a.id)!;
    a.near = choices.filter((b) => {
      const q = chart.at.get(b.id)!;
      return b !== a && Math.abs(p.x - q.x) < reach && Math.abs(p.y - q.y) < reach;
    });
  }
  for (let pass = 0; pass < 14; pass++) {
    let changed = false;
    for (const a of choices) {
      const rivals = a.near.map((b) => ({ b, box: chosen(b).box }));
      let best = 0;
      let least = Infinity;
      a.list.forEach((c, i) => {
        let cost = c.cost;
        for (const { b, box } of rivals) if (cost < least) cost += clash(a, b, c.box, box, sizes);
        if (cost < least) {
          least = cost;
          best = i;
        }
      });
      if (best !== a.pick) changed = true;
      a.pick = best;
    }
    if (!changed) return;
  }
}

function hideTheBlocked(
  labels: Label[],
  facts: Facts,
  signs: { id: string; box: Box }[],
  seaBoxes: Box[],
  sizes: Sizes,
): void {
  const some = sizes.label * sizes.label * 0.12;
  const weight = (id: string): number => {
    const s = facts.spaces.get(id)!;
    return s.value * 4 + (s.port === 'major' ? 2 : 0) + (s.port ? 1 : 0);
  };
  const kept: Box[] = [];
  for (const label of [...labels].sort((a, b) => weight(b.id) - weight(a.id))) {
    label.shown = !(
      kept.some((box) => overlap(box, label.box)) ||
      signs.some((sign) => sign.id !== label.id && overlap(sign.box, label.box) > some) ||
      seaBoxes.some((box) => overlap(box, label.box) > some)
    );
    if (label.shown) kept.push(label.box);
  }
}

// -- stacks ------------------------------------------------------------------------------------------------

export const DEPTH = 0.15; // of a block's face: how much of its top and side is seen
export const STEP = 0.7; // of a block's face: from one block of a stack to the next
const ROW = 0.74;
const APART = 0.98; // when there is room to read the faces

/** How a stack of `n` fans out: the offsets of its blocks in faces, and its size. */
export function fan(n: number, rich = false): { at: Point[]; w: number; h: number } {
  const step = rich ? APART : STEP;
  const down = rich ? APART : ROW;
  const columns = n <= 3 ? n : n <= 8 ? Math.ceil(n / 2) : Math.ceil(n / 3);
  const rows = Math.ceil(n / columns);
  const at: Point[] = [];
  for (let i = 0; i < n; i++) {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? n - row * columns : columns;
    at.push({ x: (i % columns) * step + ((columns - inRow) * step) / 2, y: row * down });
  }
  return { at, w: (columns - 1) * step + 1 + DEPTH, h: (rows - 1) * down + 1 + DEPTH };
}

export interface Stack {
  key: string; // space:side
  space: string;
  side: string;
  count: number;
  x: number; // of the first block's face
  y: number;
  box: Box;
}

const STACK_AROUND: [number, number, number][] = [
  [0, -1, 0],
  [1, -0.55, 0.6],
  [-1, -0.55, 0.8],
  [1, 0, 0.7],
  [-1, 0, 0.9],
  [1, 0.6, 1],
  [-1, 0.6, 1.2],
  [0, 1, 1.4],
  [0.5, -1, 0.4],
  [-0.5, -1, 0.5],
  [0.5, 1, 1.5],
  [-0.5, 1, 1.6],
];

/** Places for a stack around its space, near ones first. */
function stackSpots(
  space: Space,
  p: Point,
  shape: { w: number; h: number },
  sizes: Sizes,
  far: number[],
): Candidate[] {
  const f = sizes.block;
  const w = shape.w * f;
  const h = shape.h * f;
  const radius = space.sea ? f * 0.1 : markerRadius(space, sizes) * 0.75;
  return far.flatMap((away) =>
    STACK_AROUND.map(([dx, dy, base]) => {
      const reach = radius + f * away;
      const side = Math.abs(dx) > 0.6;
      const cx = p.x + dx * (side ? reach + w / 2 : w / 2);
      const cy = p.y + dy * (reach + (Math.abs(dy) > 0.9 ? h / 2 : h * 0.4));
      return { box: { x: cx - w / 2, y: cy - h / 2, w, h }, cost: base + away * 6 };
    }),
  );
}

/** A place for every stack beside its city, off the names and off one another as far as there is room. */
export function placeStacks(
  wanted: { space: string; side: string; count: number }[],
  facts: Facts,
  chart: Chart,
  sizes: Sizes,
  letters: Lettering,
): Map<string, Stack> {
  const names = letters.labels.filter((l) => l.shown);
  const f = sizes.block;
  const area = f * f;
  const waters = letters.seas.flatMap((sea) => sea.boxes);
  const signs = [...facts.spaces.values()].map((s) => {
    const r = s.sea ? sizes.marker : markerRadius(s, sizes);
    return { id: s.id, box: square(chart.at.get(s.id)!, r), area: r * r * 4 };
  });
  const choices = wanted.map(({ space, count }) => {
    const place = facts.spaces.get(space)!;
    const p = chart.at.get(space)!;
    const slot = letters.slots.get(space);
    const shape = fan(sizes.crowd ? 1 : count, sizes.rich);
    const list = stackSpots(place, p, shape, sizes, [0, 0.35, 0.8]);
    const zone = square(p, f * (shape.w + shape.h + 1));
    const close = {
      names: names.filter((label) => overlap(label.box, zone)),
      signs: signs.filter((sign) => overlap(sign.box, zone)),
      waters: waters.filter((box) => overlap(box, zone)),
    };
    for (const c of list) {
      const box = c.box;
      if (slot) c.cost += 2.5 * (1 - overlap(slot, box) / Math.min(slot.w * slot.h, box.w * box.h));
      for (const label of close.names) {
        const hit = overlap(label.box, box);
        if (hit) c.cost += 1.5 + (42 * hit) / area;
      }
      for (const sign of close.signs) {
        const hit = overlap(sign.box, box) / sign.area;
        if (hit) c.cost += (sign.id === space ? 4 : 14) * hit;
      }
      for (const water of close.waters) c.cost += (8 * overlap(water, box)) / area;
    }
    return { list, zone, pick: indexOfLeast(list.map((c) => c.cost)) };
  });
  for (let pass = 0; pass < 8; pass++) {
    let changed = false;
    for (const a of choices) {
      const rivals = choices.flatMap((b) => (b !== a && overlap(b.zone, a.zone) ? [b.list[b.pick]!.box] : []));
      const costs = a.list.map((c) => rivals.reduce((sum, box) => sum + (60 * overlap(box, c.box)) / area, c.cost));
      const best = indexOfLeast(costs);
      if (best !== a.pick) changed = true;
      a.pick = best;
    }
    if (!changed) break;
  }
  const out = new Map<string, Stack>();
  wanted.forEach(({ space, side, count }, i) => {
    const { list, pick } = choices[i]!;
    const { box } = list[pick]!;
    const key = `${space}:${side}`;
    out.set(key, { key, space, side, count, x: box.x, y: box.y + DEPTH * f, box });
  });
  return out;
}
