/** Where names and pieces go on a chart whose pieces stand beside the signs of their places. */

import type { Box, Point } from './geo';
import { chosen, settle, spotsBeside, weigh, type Choice, type Lettering, type Manners } from './lettering';
import { clamp } from './letters';

/** Sizes in world units for a zoom of `z` screen pixels a unit. */
export interface Sizes {
  z: number;
  unit: number; // of a piece's drawing
  label: number;
  marker: number;
  rich: boolean; // near enough for names and figures on the pieces
}

interface Growth {
  label: [least: number, usual: number, most: number];
  marker: [usual: number, power: number]; // and how fast it grows
}

export function sizesFor(z: number, { label, marker }: Growth): Sizes {
  const rise = z / 0.65;
  return {
    z,
    unit: clamp(0.5, 0.62 * rise ** 0.5, 1.3) / z,
    label: clamp(label[0], label[1] * rise ** 0.4, label[2]) / z,
    marker: clamp(4.2, marker[0] * rise ** marker[1], 24) / z,
    rich: z >= 0.42,
  };
}

/** A piece that looks for its place. */
export interface Stander {
  id: string; // of the sign beside which it stands
  at: Point;
  r: number; // half the sign's height
  half: number; // and half its width
  shape: { w: number; h: number }; // in the units of the piece's drawing
  free?: boolean; // there is no sign: it may stand right there
}

const MANNERS: Omit<Manners, 'water'> = { name: [3, 24], sign: [1, 30], own: [1, 40], out: [5, 60] };

/**
 * A place for every piece beside its sign, off the signs, the names and one another as far as there is room. What it
 * costs to cover a sea's name is the chart's to say.
 */
export function stand(pieces: Stander[], sizes: Sizes, letters: Lettering, water: number): Box[] {
  const area = (sizes.unit * 50) ** 2;
  const gaps = [0, 0.5, 1.3, 2.4, 3.8].map((away): [number, number] => [
    sizes.marker * (0.12 + away * 0.8),
    away * 2,
  ]);
  const choices = pieces.map(({ id, at, r, half, shape, free }): Choice => {
    const [w, h] = [shape.w * sizes.unit, shape.h * sizes.unit];
    const here = { box: { x: at.x - w / 2, y: at.y - h / 2, w, h }, cost: -1 };
    return { id, at, list: [...(free ? [here] : []), ...spotsBeside(at, r, half, w, h, gaps)], pick: 0 };
  });
  weigh(choices, letters.labels, letters.obstacles, area, { ...MANNERS, water });
  settle(choices, 260 / sizes.z, (_a, _b, hit) => 4 + (60 * hit) / area);
  return choices.map(chosen);
}
