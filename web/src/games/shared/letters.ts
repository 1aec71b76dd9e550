/** How wide a text is, and where it may stand around a point. */

import type { Box, Point } from './geo';

export const clamp = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n));

/** Zooms that share one layout. */
export const zoomStep = (z: number): number => 2 ** (Math.round(Math.log2(z) * 4) / 4);

// Advance widths in hundredths of an em, A to Z, a to z, of the two faces on the chart.
const CINZEL =
  '71 64 77 82 61 58 82 84 37 36 72 60 95 86 86 63 87 72 54 65 81 73 97 71 69 66 65 59 69 75 56 53 73 75 35 33 66 54 87 78 78 57 77 65 50 59 70 65 88 64 64 61';
const GARAMOND =
  '71 61 71 76 57 53 72 80 36 36 74 58 91 80 76 59 76 74 48 69 74 69 99 74 63 60 42 53 41 54 41 35 48 54 28 25 52 27 80 55 50 54 53 39 35 35 54 47 73 48 47 42';
const ITALIC =
  '69 59 64 74 57 52 70 76 37 32 72 58 99 77 69 59 70 71 49 64 70 70 108 66 60 64 51 48 33 53 35 34 43 51 31 28 48 30 80 55 41 47 50 41 29 32 54 43 65 46 43 43';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FACES = { cinzel: widths(CINZEL), garamond: widths(GARAMOND), italic: widths(ITALIC) };

export type Face = keyof typeof FACES;

function widths(text: string): Map<string, number> {
  const numbers = text.split(' ').map(Number);
  return new Map(Array.from(LETTERS, (letter, i) => [letter, (numbers[i] ?? 60) / 100]));
}

/** The width of a text in ems. */
export function ems(text: string, face: Face): number {
  let sum = 0;
  for (const letter of text.normalize('NFD')) {
    if (/\p{M}/u.test(letter)) continue;
    sum += FACES[face].get(letter) ?? (letter === ' ' ? 0.25 : 0.6);
  }
  return sum;
}

const VOWELS = 'aeiouyąęóáéíöőúüű';
const SYLLABLE = new RegExp(
  `([${VOWELS}])(?=[^${VOWELS}\\W\\d][${VOWELS}])|([${VOWELS}](?!sz|cz|rz|dz|ch|th|ph|sh|gy|ny|ly|ty|cs|zs)[^${VOWELS}\\W\\d])(?=[^${VOWELS}\\W\\d][${VOWELS}])`,
  'giu',
);

/** Long words with soft hyphens where they may be broken: between syllables, three letters from either end. */
export function hyphenated(text: string, long = 9): string {
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < long
      ? word
      : word.replace(SYLLABLE, (part: string, _a: unknown, _b: unknown, at: number) =>
          at + part.length < 3 || word.length - at - part.length < 3 ? part : `${part}\u00ad`,
        ),
  );
}

/** The width in ems of the widest part of a text that is never broken. */
export function widestPart(text: string, face: Face): number {
  return Math.max(...text.split(/[\s\u00ad-]/).map((part) => ems(part, face) + 0.3));
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export const inside = (p: Point, b: Box): boolean =>
  p.x > b.x && p.x < b.x + b.w && p.y > b.y && p.y < b.y + b.h;

export function square(p: Point, radius: number): Box {
  return { x: p.x - radius, y: p.y - radius, w: radius * 2, h: radius * 2 };
}

// Directions around a point, the best first: right, left, above, below, and between.
const AROUND: [number, number, number][] = [
  [1, 0, 0],
  [-1, 0, 0.5],
  [0.85, -0.75, 0.8],
  [0.85, 0.75, 0.9],
  [-0.85, -0.75, 1.2],
  [-0.85, 0.75, 1.3],
  [0, -1, 1],
  [0, 1, 1.1],
  [0.45, -1, 1.4],
  [-0.45, -1, 1.5],
  [0.45, 1, 1.4],
  [-0.45, 1, 1.5],
];

export interface Candidate {
  box: Box;
  cost: number;
}

export function around(p: Point, radius: number, w: number, h: number, gap: number): Candidate[] {
  const out: Candidate[] = [];
  for (const stretch of [1, 1.9]) {
    for (const [dx, dy, cost] of AROUND) {
      const reach = radius + gap * stretch;
      const cx = p.x + dx * reach + (dx > 0.6 ? w / 2 : dx < -0.6 ? -w / 2 : (dx * w) / 2);
      const cy = p.y + dy * reach + (dy > 0.9 ? h / 2 : dy < -0.9 ? -h / 2 : dy * h * 0.35);
      out.push({ box: { x: cx - w / 2, y: cy - h / 2, w, h }, cost: cost + (stretch > 1 ? 3 : 0) });
    }
  }
  return out;
}

export function indexOfLeast(costs: number[]): number {
  let best = 0;
  for (let i = 1; i < costs.length; i++) if (costs[i]! < costs[best]!) best = i;
  return best;
}
