/** Where names and pieces go at a given zoom: candidates around a point, chosen so that nothing collides. */

import { along, type Box, type Point } from './geo';
import { around, ems, indexOfLeast, inside, overlap, square, type Candidate, type Face } from './letters';

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
  d: string; // the line that it is written along
  size: number; // 0: too small to be read
  boxes: Box[]; // along its letters
}

export interface SeaLine {
  d: string;
  points: Point[];
  length: number;
}

/** A place whose name is to be written. */
export interface Named {
  id: string;
  at: Point;
  text: string;
  face: Face;
  size: number;
  reach: number; // of its sign
  weight: number; // who gives way when there is no room
}

export interface Sign {
  id: string;
  box: Box;
}

/** Everything on the sheet that names and pieces keep off. */
export interface Obstacles {
  signs: Sign[];
  waters: Box[]; // names of seas
  ways: Point[];
  field: Box;
  z: number;
}

/** What is written on the sheet, and what it keeps off. */
export interface Lettering {
  labels: Label[];
  seas: SeaLabel[];
  obstacles: Obstacles;
}

/** Somebody who must take one of several spots. */
export interface Choice {
  id: string; // of the place
  at: Point;
  list: Candidate[];
  pick: number;
  stack?: boolean; // a stack's place, not a name
}

export const chosen = (choice: Choice): Box => choice.list[choice.pick]!.box;

/** The name of a sea along its line; its letters stand apart. */
export function seaLabel(id: string, text: string, line: SeaLine, wanted: number, least: number): SeaLabel {
  const width = ems(text, 'italic') * 1.31;
  const size = Math.min(wanted, (line.length * 0.98) / width);
  if (size < least) return { id, text, d: line.d, size: 0, boxes: [] };
  const count = Math.max(3, Math.round(width / 0.7));
  const boxes: Box[] = [];
  for (let i = 0; i <= count; i++) {
    const at = along(line.points, (line.length - width * size) / 2 + (i / count) * width * size);
    boxes.push({ x: at.x - size * 0.38, y: at.y - size * 0.62, w: size * 0.76, h: size * 0.8 });
  }
  return { id, text, d: line.d, size, boxes };
}

/** Spots for every name, each with what it would cost to write it there. */
export function nameChoices(all: Named[], { signs, waters, ways, field, z }: Obstacles): Choice[] {
  return all.map(({ id, at, text, face, size, reach }) => {
    const w = ems(text, face) * size + 2.4 / z;
    const h = size * 0.86;
    const list = around(at, reach, w, h, 2.3 / z);
    const zone = square(at, w + h + reach * 4);
    const near = {
      signs: signs.filter((sign) => overlap(sign.box, zone)),
      waters: waters.filter((box) => overlap(box, zone)),
      ways: ways.filter((point) => inside(point, zone)),
    };
    for (const c of list) {
      for (const sign of near.signs) if (overlap(sign.box, c.box)) c.cost += sign.id === id ? 6 : 60;
      for (const box of near.waters) if (overlap(box, c.box)) c.cost += 13;
      for (const point of near.ways) if (inside(point, c.box)) c.cost += 0.5;
      if (c.box.x < field.x || c.box.x + c.box.w > field.x + field.w) c.cost += 8;
    }
    return { id, at, list, pick: 0 };
  });
}

/** How much it hurts that two names overlap. */
export const namesClash = (hit: number, size: number): number => 40 + (30 * hit) / (size * size);

/** Each choice in turn takes what is best beside the others' choices, until nobody wants to change. */
export function settle(
  choices: Choice[],
  reach: number,
  pain: (a: Choice, b: Choice, hit: number) => number,
): void {
  for (const a of choices) a.pick = indexOfLeast(a.list.map((c) => c.cost));
  const near = choices.map((a) =>
    choices.filter((b) => b !== a && Math.abs(a.at.x - b.at.x) < reach && Math.abs(a.at.y - b.at.y) < reach),
  );
  for (let pass = 0; pass < 14; pass++) {
    const picks = choices.map((a) => a.pick);
    choices.forEach((a, i) => {
      const rivals = near[i]!.map((b) => ({ b, box: chosen(b) }));
      let [best, least] = [0, Infinity];
      a.list.forEach((c, k) => {
        let cost = c.cost;
        for (const { b, box } of rivals) {
          if (cost >= least) break;
          const hit = overlap(c.box, box);
          if (hit) cost += pain(a, b, hit);
        }
        if (cost < least) [best, least] = [k, cost];
      });
      a.pick = best;
    });
    if (choices.every((a, i) => a.pick === picks[i])) return;
  }
}

/** The names as they were chosen; where there is no room, the less important are not shown. */
export function labelsOf(all: Named[], choices: Choice[], { signs, waters, z }: Obstacles): Label[] {
  const labels = all.map(({ id, text, face, size }, i): Label => {
    const box = chosen(choices[i]!);
    return { id, text, face, x: box.x + 1.2 / z, y: box.y + box.h * 0.86, size, box, shown: true };
  });
  const weight = new Map(all.map((named) => [named.id, named.weight]));
  const kept: Box[] = [];
  for (const label of [...labels].sort((a, b) => weight.get(b.id)! - weight.get(a.id)!)) {
    const some = label.size * label.size * 0.12;
    label.shown = !(
      kept.some((box) => overlap(box, label.box)) ||
      signs.some((sign) => sign.id !== label.id && overlap(sign.box, label.box) > some) ||
      waters.some((box) => overlap(box, label.box) > some)
    );
    if (label.shown) kept.push(label.box);
  }
  return labels;
}

/** Names for places on a chart where nothing else asks for room. */
export function writeNames(all: Named[], obstacles: Obstacles, size: number): Label[] {
  const choices = nameChoices(all, obstacles);
  settle(choices, 190 / obstacles.z, (_a, _b, hit) => namesClash(hit, size));
  return labelsOf(all, choices, obstacles);
}

/** Directions in which a piece may stand by its place, the best first: above, beside, below. */
const BESIDE: [number, number, number][] = [
  [0, -1, 0],
  [0.5, -1, 0.3],
  [-0.5, -1, 0.4],
  [1, -0.5, 0.5],
  [-1, -0.5, 0.6],
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

/** Spots for a piece of a size beside a sign of some half height and half width, at each of some gaps. */
export function spotsBeside(
  at: Point,
  r: number,
  half: number,
  w: number,
  h: number,
  gaps: [gap: number, cost: number][],
): Candidate[] {
  return gaps.flatMap(([gap, cost]) =>
    BESIDE.map(([dx, dy, base]) => {
      const sideways = Math.abs(dx) > 0.6;
      const cx = at.x + dx * (sideways ? half + gap + w / 2 : w / 2);
      const cy = at.y + dy * (sideways ? h * 0.5 + (Math.abs(dy) > 0.4 ? gap : 0) : r + gap + h / 2);
      return { box: { x: cx - w / 2, y: cy - h / 2, w, h }, cost: base + cost };
    }),
  );
}

/** What it costs a piece to stand on something: so much for touching it at all, and for all of it. */
export interface Manners {
  name: [touch: number, whole: number];
  sign: [touch: number, whole: number];
  own: [touch: number, whole: number]; // the sign of its own place
  water: number; // for each piece's area
  out: [touch: number, whole: number]; // of the field
}

/** Adds to the cost of each spot what it would cover. */
export function weigh(
  choices: Choice[],
  labels: Label[],
  obstacles: Obstacles,
  area: number,
  manners: Manners,
): void {
  const names = labels.filter((label) => label.shown);
  const cost = ([touch, whole]: [number, number], part: number): number =>
    part > 0 ? touch + whole * part : 0;
  for (const { id, at, list } of choices) {
    const { w, h } = list[0]!.box;
    const zone = square(
      at,
      Math.max(...list.map(({ box }) => Math.max(Math.abs(box.x - at.x) + w, Math.abs(box.y - at.y) + h))),
    );
    const near = {
      names: names.filter((label) => overlap(label.box, zone)),
      signs: obstacles.signs.filter((sign) => overlap(sign.box, zone)),
      waters: obstacles.waters.filter((box) => overlap(box, zone)),
    };
    for (const c of list) {
      for (const { box } of near.names) c.cost += cost(manners.name, overlap(box, c.box) / (box.w * box.h));
      for (const { id: sign, box } of near.signs)
        c.cost += cost(sign === id ? manners.own : manners.sign, overlap(box, c.box) / (box.w * box.h));
      for (const water of near.waters) c.cost += (manners.water * overlap(water, c.box)) / area;
      c.cost += cost(manners.out, 1 - overlap(c.box, obstacles.field) / (w * h) - 1e-9);
    }
  }
}
