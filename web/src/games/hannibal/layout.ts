/** Where names and pieces go at a given zoom: candidates around a point, chosen so that nothing collides. */

import { along, type Box, type Point } from '../shared/geo';
import { around, clamp, ems, indexOfLeast, inside, overlap, square, type Candidate, type Face } from '../shared/letters';
import type { Facts, Space } from './facts';
import { shapeOf, type Force } from './forces';
import { FIELD, type Chart } from './geo';

export { ems, overlap, zoomStep } from '../shared/letters';

/** Sizes in world units for a zoom of `z` screen pixels a unit. */
export interface Sizes {
  z: number;
  unit: number; // of a piece's drawing
  label: number;
  marker: number;
  rich: boolean; // near enough for names and ratings on the pieces
}

export function sizesAt(z: number): Sizes {
  const rise = z / 0.65;
  return {
    z,
    unit: clamp(0.5, 0.62 * rise ** 0.5, 1.3) / z,
    label: clamp(9, 11.6 * rise ** 0.4, 19) / z,
    marker: clamp(4.2, 8.6 * rise ** 0.7, 24) / z,
    rich: z >= 0.42,
  };
}

/** Half the height of a space's sign. */
export function markerRadius(space: Space, sizes: Sizes): number {
  if (space.kind === 'city') return sizes.marker * (space.capacity >= 5 ? 1.6 : 1.18);
  return sizes.marker * (space.kind === 'tribe' ? 0.92 : 0.86);
}

/** Half its width: tribes are ovals. */
export function markerHalf(space: Space, sizes: Sizes): number {
  return markerRadius(space, sizes) * (space.kind === 'tribe' ? 1.45 : 1);
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

export interface SeaLabel {
  id: string;
  text: string;
  size: number;
  boxes: Box[];
}

export interface Lettering {
  labels: Label[];
  seas: SeaLabel[];
  signs: { id: string; box: Box }[];
}

interface Choice {
  id: string;
  list: Candidate[];
  pick: number;
}

const faceOf = (space: Space): Face =>
  space.kind === 'city' ? 'cinzel' : space.kind === 'tribe' ? 'italic' : 'garamond';

function sizeOf(space: Space, sizes: Sizes): number {
  return sizes.label * (space.kind === 'city' ? (space.capacity >= 5 ? 1.16 : 0.96) : 1);
}

/** The sign of a space with the port's badge under it. */
function signBox(space: Space, p: Point, sizes: Sizes): Box {
  const r = markerRadius(space, sizes);
  const half = markerHalf(space, sizes);
  const foot = space.port ? sizes.marker * 0.75 : 0;
  return { x: p.x - half, y: p.y - r, w: half * 2, h: r * 2 + foot };
}

function seaLabels(chart: Chart, sizes: Sizes): SeaLabel[] {
  return chart.seaNames.map(({ id, name, size, points, length }) => {
    const width = ems(name, 'italic') * 1.3 * size;
    if (size * sizes.z < 7.5) return { id, text: name, size: 0, boxes: [] };
    const count = Math.max(3, Math.round(width / (size * 0.7)));
    const boxes: Box[] = [];
    for (let i = 0; i <= count; i++) {
      const at = along(points, (length - width) / 2 + (i / count) * width);
      boxes.push({ x: at.x - size * 0.38, y: at.y - size * 0.62, w: size * 0.76, h: size * 0.8 });
    }
    return { id, text: name, size, boxes };
  });
}

/** Names for the spaces, none over another or over a sign; the less important give way. */
export function lettering(facts: Facts, chart: Chart, sizes: Sizes, name: (id: string) => string): Lettering {
  const spaces = [...facts.spaces.values()];
  const seas = seaLabels(chart, sizes);
  const waters = seas.flatMap((sea) => sea.boxes);
  const signs = spaces.map((s) => ({ id: s.id, box: signBox(s, chart.at.get(s.id)!, sizes) }));
  const ways = chart.roads.flatMap((road) => road.points);
  const pad = 1.2 / sizes.z;

  const choices: Choice[] = spaces.map((space) => {
    const size = sizeOf(space, sizes);
    const p = chart.at.get(space.id)!;
    const w = ems(name(space.id), faceOf(space)) * size + pad * 2;
    const h = size * 0.86;
    const list = around(p, markerHalf(space, sizes) * (space.port ? 1.08 : 1), w, h, 2.2 / sizes.z);
    const zone = square(p, w + h + sizes.marker * 4);
    const close = signs.filter((sign) => overlap(sign.box, zone));
    const water = waters.filter((box) => overlap(box, zone));
    const roads = ways.filter((point) => inside(point, zone));
    for (const c of list) {
      for (const sign of close) {
        const hit = overlap(sign.box, c.box);
        if (hit) c.cost += sign.id === space.id ? 6 : 60;
      }
      for (const box of water) if (overlap(box, c.box)) c.cost += 12;
      for (const point of roads) if (inside(point, c.box)) c.cost += 0.5;
      if (c.box.x < FIELD.x || c.box.x + c.box.w > FIELD.x + FIELD.w) c.cost += 8;
    }
    return { id: space.id, list, pick: indexOfLeast(list.map((c) => c.cost)) };
  });
  settle(choices, chart, 190 / sizes.z, (hit) => 40 + (30 * hit) / (sizes.label * sizes.label));

  const labels: Label[] = spaces.map((space, i) => {
    const { box } = choices[i]!.list[choices[i]!.pick]!;
    return {
      id: space.id,
      text: name(space.id),
      face: faceOf(space),
      x: box.x + pad,
      y: box.y + box.h * 0.86,
      size: sizeOf(space, sizes),
      box,
      shown: true,
    };
  });
  hideTheBlocked(labels, facts, signs, waters, sizes);
  return { labels, seas, signs };
}

/** Each choice in turn takes what is best beside the others' choices, until nobody wants to change. */
function settle(choices: Choice[], chart: Chart, reach: number, pain: (hit: number) => number): void {
  const near = choices.map((a) => {
    const p = chart.at.get(a.id)!;
    return choices.filter((b) => {
      const q = chart.at.get(b.id)!;
      return b !== a && Math.abs(p.x - q.x) < reach && Math.abs(p.y - q.y) < reach;
    });
  });
  for (let pass = 0; pass < 14; pass++) {
    let changed = false;
    choices.forEach((a, i) => {
      const rivals = near[i]!.map((b) => b.list[b.pick]!.box);
      const best = indexOfLeast(
        a.list.map((c) =>
          rivals.reduce((sum, box) => {
            const hit = overlap(box, c.box);
            return hit ? sum + pain(hit) : sum;
          }, c.cost),
        ),
      );
      if (best !== a.pick) changed = true;
      a.pick = best;
    });
    if (!changed) return;
  }
}

function hideTheBlocked(
  labels: Label[],
  facts: Facts,
  signs: { id: string; box: Box }[],
  waters: Box[],
  sizes: Sizes,
): void {
  const some = sizes.label * sizes.label * 0.14;
  const weight = (id: string): number => {
    const s = facts.spaces.get(id)!;
    return s.capacity * 4 + (s.port ? 1 : 0);
  };
  const kept: Box[] = [];
  for (const label of [...labels].sort((a, b) => weight(b.id) - weight(a.id))) {
    label.shown = !(
      kept.some((box) => overlap(box, label.box)) ||
      signs.some((sign) => sign.id !== label.id && overlap(sign.box, label.box) > some) ||
      waters.some((box) => overlap(box, label.box) > some)
    );
    if (label.shown) kept.push(label.box);
  }
}

// -- pieces ------------------------------------------------------------------------------------------------

export interface Standing {
  force: Force;
  box: Box;
}

const BESIDE: [number, number, number][] = [
  [0, -1, 0],
  [1, -0.5, 0.5],
  [-1, -0.5, 0.6],
  [0.5, -1, 0.3],
  [-0.5, -1, 0.4],
  [1, 0, 0.6],
  [-1, 0, 0.7],
  [1, 0.5, 0.9],
  [-1, 0.5, 1],
  [0, 1, 1.2],
  [0.5, 1, 1.2],
  [-0.5, 1, 1.3],
  [1, -1, 0.9],
  [-1, -1, 1],
  [1, 1, 1.1],
  [-1, 1, 1.2],
];

/** A place for every piece beside its space, off the signs, the names and one another as far as there is room. */
export function placePieces(
  list: Force[],
  facts: Facts,
  chart: Chart,
  sizes: Sizes,
  letters: Lettering,
): Map<string, Standing> {
  const names = letters.labels.filter((l) => l.shown);
  const waters = letters.seas.flatMap((sea) => sea.boxes);
  const area = (sizes.unit * 50) ** 2;
  const choices = list.map((force) => {
    const space = facts.spaces.get(force.space)!;
    const p = chart.at.get(force.space)!;
    const shape = shapeOf(force, sizes.rich);
    const w = shape.w * sizes.unit;
    const h = shape.h * sizes.unit;
    const r = markerRadius(space, sizes);
    const candidates = [0, 0.5, 1.3, 2.4, 3.8].flatMap((away) =>
      BESIDE.map(([dx, dy, base]): Candidate => {
        const gap = sizes.marker * (0.12 + away * 0.8);
        const sideways = Math.abs(dx) > 0.6;
        const cx = p.x + dx * (sideways ? markerHalf(space, sizes) + gap + w / 2 : w / 2);
        const cy = p.y + dy * (sideways ? h * 0.5 + (Math.abs(dy) > 0.4 ? gap : 0) : r + gap + h / 2);
        return { box: { x: cx - w / 2, y: cy - h / 2, w, h }, cost: base + away * 2 };
      }),
    );
    const zone = square(p, w + h + sizes.marker * 6);
    const near = {
      names: names.filter((label) => overlap(label.box, zone)),
      signs: letters.signs.filter((sign) => overlap(sign.box, zone)),
      waters: waters.filter((box) => overlap(box, zone)),
    };
    for (const c of candidates) {
      for (const label of near.names) {
        const hit = overlap(label.box, c.box);
        if (hit) c.cost += 3 + 24 * (hit / (label.box.w * label.box.h));
      }
      for (const sign of near.signs) {
        const hit = overlap(sign.box, c.box) / (sign.box.w * sign.box.h);
        if (hit) c.cost += 1 + (sign.id === force.space ? 40 : 30) * hit;
      }
      for (const water of near.waters) c.cost += (4 * overlap(water, c.box)) / area;
      const out = c.box.w * c.box.h - overlap(c.box, FIELD);
      if (out > 0) c.cost += 5 + (60 * out) / (c.box.w * c.box.h);
    }
    return { id: force.space, list: candidates, pick: indexOfLeast(candidates.map((c) => c.cost)) };
  });
  settle(choices, chart, 260 / sizes.z, (hit) => 4 + (60 * hit) / area);
  return new Map(
    list.map((force, i) => [force.key, { force, box: choices[i]!.list[choices[i]!.pick]!.box }]),
  );
}
