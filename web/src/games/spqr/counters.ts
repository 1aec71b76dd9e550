/** Counters as they are painted: what a unit is, how good it is, how it stands, and where it faces. */

import type { Point } from '../shared/geo';
import { centreOf, counterOn, SIDES, turned, VERTICES, type Hex, type HexField } from '../shared/hex';
import { resolved } from '../shared/paint';
import { hexOf } from './facts';
import type { FigureView, LeaderView, UnitView } from './view';

export interface Counter {
  id: string;
  unit: UnitView;
  figure: FigureView;
  height: number; // 0 for the lowest of a stack
  lit: boolean; // something can be done with it
  held: boolean; // it is the one that acts
}

export interface Disc {
  id: string;
  leader: LeaderView;
  at: Point;
  name: string;
  lit: boolean;
  active: boolean;
}

const LEGIONS: Record<string, string> = {
  red: '#c0392b',
  purple: '#7d3c98',
  green: '#2e8b57',
  blue: '#2471a3',
  orange: '#d2691e',
  yellow: '#d4ac0d',
  brown: '#7e5109',
  white: '#f4f1e6',
  black: '#2b2b2b',
  grey: '#808b96',
  gray: '#808b96',
  pink: '#d77a9b',
  cyan: '#1b9aaa',
  teal: '#148f77',
};

const COLOURS = {
  rome: 'var(--sq-rome)',
  carthage: 'var(--sq-carthage)',
  epirus: 'var(--sq-epirus)',
  macedon: 'var(--sq-macedon)',
  face: 'var(--sq-face)',
  ink: 'var(--sq-counter-ink)',
  hit: 'var(--sq-hit)',
  glow: 'var(--bd-glow)',
  dark: 'var(--bd-edge-dark)',
  light: 'var(--bd-edge-light)',
  held: 'var(--bd-focus)',
  edge: 'var(--sq-edge)',
};
export type Palette = Record<keyof typeof COLOURS, string>;

export const palette = (host: HTMLElement): Palette => resolved(host, COLOURS);
const sideOf = (colours: Palette, side: string): string =>
  (colours as Record<string, string>)[side] ?? colours.edge;

/** Where a counter lies, and how large it is. */
export interface Place {
  at: Point;
  angle: number; // in radians: how far its top is turned from the north
  w: number;
  h: number;
}

/** Where a counter lies. */
export function placeOf(field: HexField, unit: UnitView): Place | null {
  const on: Hex[] = unit.hexes.map(hexOf);
  if (!on.length) return null;
  const column = unit.signs.includes('column');
  const facing = turned(column ? 0 : VERTICES.indexOf(unit.face as (typeof VERTICES)[number]));
  const { at, w, h, angle } = counterOn(field, on, facing);
  if (!column) return { at, w, h, angle: (angle * Math.PI) / 180 };
  const side = SIDES.indexOf(unit.face as (typeof SIDES)[number]) * 60;
  const along = on.length > 1 ? side + (unit.signs.includes('mirror') ? 90 : -90) : side;
  return { at, w, h, angle: (along * Math.PI) / 180 };
}

type Pen = CanvasRenderingContext2D;

function box(pen: Pen, w: number, h: number): void {
  pen.beginPath();
  pen.roundRect(-w / 2, -h / 2, w, h, Math.min(w, h) * 0.1);
}

/** The sign of a kind of troops, about a unit high and wide. */
const SIGNS: Record<string, (pen: Pen) => void> = {
  ph: (pen) => {
    for (const x of [-0.66, -0.4, -0.13, 0.13, 0.4, 0.66]) {
      pen.moveTo(x, 0.42);
      pen.lineTo(x, -0.46);
      pen.moveTo(x - 0.07, -0.3);
      pen.lineTo(x, -0.46);
      pen.lineTo(x + 0.07, -0.3);
    }
  },
  hi: (pen) => {
    pen.arc(0, 0, 0.36, 0, Math.PI * 2);
    pen.moveTo(0.1, 0);
    pen.arc(0, 0, 0.1, 0, Math.PI * 2);
  },
  lg: (pen) => {
    pen.roundRect(-0.25, -0.42, 0.5, 0.84, 0.2);
    pen.moveTo(0, -0.42);
    pen.lineTo(0, 0.42);
    pen.moveTo(0.09, 0);
    pen.arc(0, 0, 0.09, 0, Math.PI * 2);
  },
  mi: (pen) => {
    pen.ellipse(0, 0, 0.27, 0.42, 0, 0, Math.PI * 2);
    pen.moveTo(-0.27, 0);
    pen.lineTo(0.27, 0);
  },
  li: (pen) => {
    pen.arc(0, 0.1, 0.26, 0, Math.PI * 2);
    pen.moveTo(-0.34, 0.42);
    pen.lineTo(0.34, -0.42);
  },
  sk: (pen) => {
    pen.moveTo(-0.36, 0.36);
    pen.lineTo(0.36, -0.36);
    pen.moveTo(0.36, 0.36);
    pen.lineTo(-0.36, -0.36);
    pen.moveTo(0.18, -0.36);
    pen.lineTo(0.36, -0.36);
    pen.lineTo(0.36, -0.18);
    pen.moveTo(-0.18, -0.36);
    pen.lineTo(-0.36, -0.36);
    pen.lineTo(-0.36, -0.18);
  },
  el: (pen) => {
    pen.moveTo(-0.42, 0.4);
    pen.lineTo(-0.42, 0);
    pen.bezierCurveTo(-0.42, -0.5, 0.3, -0.5, 0.34, -0.12);
    pen.bezierCurveTo(0.36, 0.12, 0.3, 0.3, 0.44, 0.34);
    pen.moveTo(0.06, 0.4);
    pen.lineTo(0.06, 0.06);
    pen.moveTo(-0.2, 0.4);
    pen.lineTo(-0.2, 0.12);
    pen.lineTo(0.06, 0.12);
  },
  ar: (pen) => {
    pen.moveTo(0, 0.42);
    pen.lineTo(0, -0.42);
    pen.moveTo(-0.36, 0.02);
    pen.quadraticCurveTo(0, -0.4, 0.36, 0.02);
  },
};
const HORSE = (pen: Pen): void => {
  pen.moveTo(-0.3, 0.42);
  pen.bezierCurveTo(-0.36, 0, -0.2, -0.34, 0.08, -0.44);
  pen.lineTo(0.12, -0.3);
  pen.lineTo(0.4, -0.04);
  pen.lineTo(0.3, 0.12);
  pen.lineTo(0.06, 0.04);
  pen.bezierCurveTo(0, 0.2, 0.1, 0.3, 0.16, 0.42);
  pen.closePath();
};
const RIDERS = new Set(['hc', 'rc', 'ln', 'lc', 'ch']);
const FULL = new Set(['hc', 'rc', 'ln', 'hi', 'ph']); // heavy ones are drawn solid

export function sign(pen: Pen, type: string, size: number): void {
  pen.save();
  pen.scale(size, size);
  pen.lineWidth = 0.09;
  pen.lineJoin = 'round';
  pen.beginPath();
  (RIDERS.has(type) ? HORSE : (SIGNS[type] ?? SIGNS.mi)!)(pen);
  pen.restore();
  pen.save();
  pen.lineWidth = size * 0.09;
  pen.lineCap = 'round';
  if (FULL.has(type) && RIDERS.has(type)) pen.fill();
  pen.stroke();
  pen.restore();
}

/** What a counter throws on the ground: it falls to the same side, whatever way the counter faces. */
function shadow(pen: Pen, { angle, w, h }: Place): void {
  pen.save();
  pen.translate(h * 0.05, h * 0.08);
  pen.rotate(angle);
  box(pen, w, h);
  pen.fillStyle = 'rgb(20 14 4 / 32%)';
  pen.fill();
  pen.restore();
}

/** The body of a counter around its middle: its colour, its front, the band of its legion. */
function body(pen: Pen, { figure, unit }: Counter, { w, h }: Place, colours: Palette): void {
  box(pen, w, h);
  pen.fillStyle = unit.signs.includes('routed') ? colours.edge : sideOf(colours, figure.side);
  pen.fill();
  pen.lineWidth = h * 0.035;
  pen.strokeStyle = colours.edge;
  pen.stroke();
  pen.fillStyle = colours.face;
  pen.fillRect(-w / 2 + h * 0.06, -h / 2 + h * 0.03, w - h * 0.12, h * 0.07);
  pen.beginPath();
  pen.moveTo(-h * 0.13, -h / 2 + h * 0.03);
  pen.lineTo(0, -h / 2 - h * 0.1);
  pen.lineTo(h * 0.13, -h / 2 + h * 0.03);
  pen.fill();
  if (figure.colour) {
    pen.fillStyle = LEGIONS[figure.colour] ?? colours.edge;
    pen.fillRect(-w / 2 + h * 0.05, h / 2 - h * 0.16, w - h * 0.1, h * 0.12);
  }
  if (unit.signs.includes('depleted')) {
    pen.beginPath();
    pen.moveTo(w / 2, h / 2);
    pen.lineTo(w / 2 - h * 0.3, h / 2);
    pen.lineTo(w / 2, h / 2 - h * 0.3);
    pen.closePath();
    pen.fillStyle = colours.ink;
    pen.fill();
  }
}

/** What is written on a counter: upright, whatever way it faces, so that it can be read at a glance. */
function letters(pen: Pen, { figure, unit }: Counter, h: number, colours: Palette): void {
  pen.fillStyle = colours.face;
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.font = `600 ${h * 0.21}px system-ui, sans-serif`;
  pen.fillText([figure.size, figure.tq, figure.ma.join('/')].join(' '), 0, h * 0.4, h * 0.86);
  pen.font = `600 ${h * 0.17}px system-ui, sans-serif`;
  const { cls, type, weapon } = figure;
  const code = cls && cls !== 'horse' ? cls : type;
  const shots = unit.signs.includes('no') ? '' : unit.signs.includes('low') ? ' ›' : ' »';
  pen.fillText(code.toUpperCase() + (weapon ? shots : ''), 0, -h * 0.27);
}

/** Hits, and markers of what a unit has done; upright, whatever way it faces. */
function marks(pen: Pen, { unit, figure }: Counter, { h }: Place, colours: Palette): void {
  if (unit.hits) {
    const near = unit.hits >= figure.tq - 1;
    pen.beginPath();
    pen.arc(h * 0.36, -h * 0.36, h * 0.2, 0, Math.PI * 2);
    pen.fillStyle = near ? colours.hit : colours.ink;
    pen.fill();
    pen.fillStyle = colours.face;
    pen.font = `700 ${h * 0.28}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(unit.hits), h * 0.36, -h * 0.35);
  }
  const shock = unit.signs.includes('must-check') || unit.signs.includes('no-check');
  if (shock) {
    pen.strokeStyle = colours.hit;
    pen.lineWidth = h * 0.07;
    pen.beginPath();
    pen.moveTo(-h * 0.5, -h * 0.5);
    pen.lineTo(-h * 0.24, -h * 0.24);
    pen.moveTo(-h * 0.24, -h * 0.5);
    pen.lineTo(-h * 0.5, -h * 0.24);
    pen.stroke();
  }
  if (unit.signs.includes('routed')) {
    pen.beginPath();
    pen.moveTo(-h * 0.34, h * 0.44);
    pen.lineTo(-h * 0.34, h * 0.02);
    pen.lineTo(-h * 0.02, h * 0.12);
    pen.lineTo(-h * 0.34, h * 0.22);
    pen.fillStyle = '#fff';
    pen.strokeStyle = colours.ink;
    pen.lineWidth = h * 0.03;
    pen.fill();
    pen.stroke();
  }
}

/** Paints a counter where it lies; the higher ones of a stack come later, a little to the side. */
export function paintCounter(
  pen: Pen,
  field: HexField,
  counter: Counter,
  colours: Palette,
  zoom: number,
): void {
  const place = placeOf(field, counter.unit);
  if (!place) return;
  const lift = counter.height * field.size * 0.12;
  const at = { x: place.at.x + lift, y: place.at.y - lift };
  paintAt(pen, { ...place, at }, counter, colours, zoom);
}

/** A line around what can be chosen: a dark and a light edge, so that it is seen on every ground. */
function ringed(pen: Pen, colour: string, width: number, colours: Palette): void {
  for (const [ink, wide] of [
    [colours.dark, 2.1],
    [colours.light, 1.6],
    [colour, 1],
  ] as const) {
    pen.strokeStyle = ink;
    pen.lineWidth = width * wide;
    pen.stroke();
  }
}

/** Paints a counter somewhere. */
export function paintAt(pen: Pen, place: Place, counter: Counter, colours: Palette, zoom: number): void {
  const { at, angle, w, h } = place;
  pen.save();
  pen.translate(at.x, at.y);
  shadow(pen, place);
  pen.save();
  pen.rotate(angle);
  if (counter.lit || counter.held) {
    box(pen, w + h * 0.12, h + h * 0.12);
    ringed(pen, counter.held ? colours.held : colours.glow, h * 0.085, colours);
  }
  body(pen, counter, place, colours);
  pen.restore();
  const fine = zoom * h > 26;
  pen.save();
  pen.fillStyle = colours.face;
  pen.strokeStyle = colours.face;
  const long = w > h * 1.5;
  // On a long counter the sign has one half, what is written the other.
  const half = long && fine ? w / 4 : 0;
  const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
  pen.translate(-dx, -dy);
  if (long) pen.rotate(angle);
  sign(pen, counter.figure.type, h * (fine && !long ? 0.46 : 0.66));
  pen.restore();
  if (fine) {
    pen.translate(dx, dy);
    letters(pen, counter, h, colours);
    pen.translate(-dx, -dy);
  }
  marks(pen, counter, place, colours);
  pen.restore();
}

/** A leader is a disc with his initial, at a corner of his hex. */
export function paintDisc(pen: Pen, field: HexField, disc: Disc, colours: Palette, zoom: number): void {
  const r = field.size * 0.34;
  pen.save();
  pen.translate(disc.at.x, disc.at.y);
  pen.beginPath();
  pen.arc(0, 0, r, 0, Math.PI * 2);
  pen.fillStyle = colours.face;
  pen.fill();
  const width = field.size * (disc.active ? 0.14 : 0.09);
  if (disc.active || disc.lit) ringed(pen, disc.active ? colours.held : colours.glow, width, colours);
  else {
    pen.lineWidth = width;
    pen.strokeStyle = sideOf(colours, disc.leader.side);
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(0, 0, r * 0.72, 0, Math.PI * 2);
  pen.fillStyle = sideOf(colours, disc.leader.side);
  pen.globalAlpha = disc.leader.signs.includes('finished') ? 0.45 : 1;
  pen.fill();
  pen.globalAlpha = 1;
  if (zoom * r > 6) {
    pen.fillStyle = colours.face;
    pen.font = `700 ${r * 0.95}px system-ui, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(disc.name.charAt(0), 0, r * 0.06);
  }
  if (disc.leader.signs.includes('marker')) {
    pen.fillStyle = colours.hit;
    pen.fillRect(-r * 0.9, r * 0.5, r * 0.6, r * 0.6);
  }
  pen.restore();
}

/** Where the disc of a leader lies: alone in the middle of his hex, or at the foot of those he is with. */
export function discAt(field: HexField, hex: string, number: number, alone: boolean): Point {
  const { x, y } = centreOf(field, hexOf(hex));
  const s = field.size;
  return alone ? { x: x + number * s * 0.3, y } : { x: x - s * 0.45 + number * s * 0.3, y: y + s * 0.45 };
}
