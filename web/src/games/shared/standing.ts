/** How large names, signs and pieces are on a chart whose pieces are plates, and where the pieces go. */

import type { Box } from './geo';
import { clamp } from './letters';
import { fannedOut, type Size, type Stations } from './stations';

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

const scaled = ({ w, h }: Size, unit: number): Size => ({ w: w * unit, h: h * unit });

/** A piece that looks for its place. */
export interface Plated {
  place: string;
  shape: Size; // in the units of its drawing
  rank: number; // who comes first where there is not room for all to be drawn at their best
}

/** Where a piece stands. */
export interface Plate {
  box: Box;
  rich: boolean; // there is room for names and figures on it
  small: boolean; // it is not drawn at its best
}

/** Every piece at the station of its place: at its best if there is room, else as a counter. */
export function stand(pieces: readonly Plated[], sizes: Sizes, stations: Stations): Plate[] {
  const order = pieces.map((_, i) => i).sort((a, b) => pieces[b]!.rank - pieces[a]!.rank);
  const stood = stations.stand(
    order.map((i) => ({
      place: pieces[i]!.place,
      shapes: [scaled(pieces[i]!.shape, sizes.unit), stations.least],
    })),
  );
  const out: Plate[] = [];
  order.forEach((i, k) => {
    const { box, shape, small } = stood[k]!;
    out[i] = { box, rich: sizes.rich && shape === 0, small };
  });
  return out;
}

interface Fanned extends Plate {
  place: string;
  shape: Size;
}

/** The pieces of a crowded place that is looked at, side by side and at their best; else they stay where they are. */
export function fanOut<P extends Fanned>(
  placed: readonly P[],
  place: string | null,
  sizes: Sizes,
  field: Box,
): { all: P[]; spread: { place: string; boxes: Box[] } | null } {
  const here = placed.filter((one) => one.place === place);
  if (!place || !here.some(({ small }) => small)) return { all: [...placed], spread: null };
  const seats = here.map(({ box }) => box);
  const unit = Math.max(sizes.unit, 0.62 / sizes.z);
  const boxes = fannedOut(
    seats,
    here.map(({ shape }) => scaled(shape, unit)),
    5 / sizes.z,
    field,
  );
  const open = new Map(here.map((one, i) => [one, { ...one, box: boxes[i]!, rich: sizes.rich }]));
  return {
    all: placed.map((one) => open.get(one) ?? one),
    spread: { place, boxes: [...seats, ...boxes] },
  };
}
