/** The battlefield as it is painted: grass, heights, woods, marsh, water, the camp, roads, and the grid. */

import type { Box } from '../shared/geo';
import { centreOf, corners, hexes, neighbour, turned, type Hex } from '../shared/hex';
import { resolved } from '../shared/paint';
import { idOf, type Ground, type Terrain } from './facts';

const COLOURS = {
  plain: 'var(--sq-plain)',
  hill1: 'var(--sq-hill-1)',
  hill2: 'var(--sq-hill-2)',
  hill3: 'var(--sq-hill-3)',
  woods: 'var(--sq-woods)',
  broken: 'var(--sq-broken)',
  marsh: 'var(--sq-marsh)',
  water: 'var(--sq-water)',
  ruins: 'var(--sq-ruins)',
  camp: 'var(--sq-camp)',
  road: 'var(--sq-road)',
  grid: 'var(--sq-grid)',
  ink: 'var(--sq-ink)',
  slope: 'var(--sq-slope)',
  outside: 'var(--sq-outside)',
};
type Colours = Record<keyof typeof COLOURS, string>;

const FILLS: Record<Exclude<Terrain, 'clear'>, keyof Colours> = {
  broken: 'broken',
  woods: 'woods',
  marsh: 'marsh',
  river: 'water',
  deep_river: 'water',
  ruins: 'ruins',
  camp: 'camp',
};

/** A number from 0 to 1 that is always the same for a hex and a purpose. */
function chance(id: string, salt: number): number {
  const n = Math.sin(Number(id) * 12.9898 + salt * 78.233) * 43758.5453;
  return n - Math.floor(n);
}

function fillOf(ground: Ground, id: string, colours: Colours): string {
  const kind = ground.terrain.get(id);
  if (kind && kind !== 'clear') return colours[FILLS[kind]];
  const level = ground.level.get(id) ?? 0;
  return level >= 3
    ? colours.hill3
    : level === 2
      ? colours.hill2
      : level === 1
        ? colours.hill1
        : colours.plain;
}

/** The light on a hex, a little different on each, so that a plain is not a sheet of paper. */
function shade(pen: CanvasRenderingContext2D, id: string): void {
  const light = chance(id, 7) - 0.5;
  pen.globalAlpha = Math.abs(light) * 0.12;
  pen.fillStyle = light > 0 ? '#fff' : '#000';
  pen.fill();
  pen.globalAlpha = 1;
}

function trace(pen: CanvasRenderingContext2D, ground: Ground, hex: Hex): void {
  pen.beginPath();
  for (const { x, y } of corners(ground.field, hex)) pen.lineTo(x, y);
  pen.closePath();
}

/** Small signs of the ground: trees, tufts, stones. */
function dress(pen: CanvasRenderingContext2D, ground: Ground, hex: Hex, colours: Colours): void {
  const id = idOf(hex);
  const kind = ground.terrain.get(id);
  if (!kind || kind === 'clear') return;
  const { x, y } = centreOf(ground.field, hex);
  const s = ground.field.size;
  pen.strokeStyle = colours.ink;
  pen.fillStyle = colours.ink;
  pen.lineWidth = s * 0.045;
  pen.globalAlpha = 0.55;
  const spots = Array.from({ length: kind === 'woods' ? 7 : 5 }, (_, i) => ({
    x: x + (chance(id, i) - 0.5) * s * 1.15,
    y: y + (chance(id, i + 20) - 0.5) * s * 1.15,
  }));
  for (const spot of spots) {
    pen.beginPath();
    if (kind === 'woods') {
      pen.arc(spot.x, spot.y - s * 0.06, s * 0.13, 0, Math.PI * 2);
      pen.fill();
      pen.moveTo(spot.x, spot.y);
      pen.lineTo(spot.x, spot.y + s * 0.16);
    } else if (kind === 'broken') {
      pen.moveTo(spot.x - s * 0.1, spot.y + s * 0.06);
      pen.lineTo(spot.x, spot.y - s * 0.08);
      pen.lineTo(spot.x + s * 0.1, spot.y + s * 0.06);
    } else if (kind === 'marsh') {
      for (const shift of [-0.08, 0, 0.08]) {
        pen.moveTo(spot.x + shift * s, spot.y + s * 0.06);
        pen.lineTo(spot.x + shift * s * 1.6, spot.y - s * 0.1);
      }
    } else if (kind === 'ruins') {
      pen.rect(spot.x - s * 0.1, spot.y - s * 0.07, s * 0.2, s * 0.14);
    } else if (kind === 'river' || kind === 'deep_river') {
      pen.moveTo(spot.x - s * 0.16, spot.y);
      pen.quadraticCurveTo(spot.x, spot.y - s * 0.1, spot.x + s * 0.16, spot.y);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** The slopes: a shaded edge wherever the ground falls. */
function slopes(pen: CanvasRenderingContext2D, ground: Ground, shown: Hex[], colours: Colours): void {
  pen.strokeStyle = colours.slope;
  pen.lineCap = 'round';
  for (const hex of shown) {
    const own = ground.level.get(idOf(hex)) ?? 0;
    if (!own) continue;
    const points = corners(ground.field, hex);
    for (let side = 0; side < 6; side++) {
      const other = ground.level.get(idOf(neighbour(hex, turned(side)))) ?? 0;
      if (other >= own) continue;
      const [a, b] = [points[turned(side + 4)]!, points[turned(side + 5)]!];
      pen.lineWidth = ground.field.size * 0.09 * (own - other);
      pen.beginPath();
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
      pen.stroke();
    }
  }
}

/** The rampart of a camp, with its gates, and the roads. */
function works(pen: CanvasRenderingContext2D, ground: Ground, shown: Hex[], colours: Colours): void {
  const { size } = ground.field;
  pen.lineCap = 'round';
  pen.strokeStyle = colours.road;
  pen.lineWidth = size * 0.22;
  for (const hex of shown) {
    if (!ground.road.has(idOf(hex))) continue;
    const from = centreOf(ground.field, hex);
    for (const side of [0, 1, 2] as const) {
      const next = neighbour(hex, side);
      if (!ground.road.has(idOf(next))) continue;
      const to = centreOf(ground.field, next);
      pen.beginPath();
      pen.moveTo(from.x, from.y);
      pen.lineTo(to.x, to.y);
      pen.stroke();
    }
  }
  const gates = new Set(ground.gates.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  pen.strokeStyle = colours.ink;
  pen.lineWidth = size * 0.14;
  for (const hex of shown) {
    const id = idOf(hex);
    if (ground.terrain.get(id) !== 'camp') continue;
    const points = corners(ground.field, hex);
    for (let side = 0; side < 6; side++) {
      const other = idOf(neighbour(hex, turned(side)));
      if (ground.terrain.get(other) === 'camp' || gates.has(`${id}-${other}`)) continue;
      const [a, b] = [points[turned(side + 4)]!, points[turned(side + 5)]!];
      pen.beginPath();
      pen.moveTo(a.x, a.y);
      pen.lineTo(b.x, b.y);
      pen.stroke();
    }
  }
}

/** Paints what is in view. */
export function paintGround(
  pen: CanvasRenderingContext2D,
  host: HTMLElement,
  ground: Ground,
  view: Box,
  zoom: number,
): void {
  const colours: Colours = resolved(host, COLOURS);
  const { field } = ground;
  pen.fillStyle = colours.outside;
  pen.fillRect(view.x, view.y, view.w, view.h);
  const shown = hexes(field).filter((hex) => {
    const { x, y } = centreOf(field, hex);
    const far = field.size * 1.2;
    return x > view.x - far && x < view.x + view.w + far && y > view.y - far && y < view.y + view.h + far;
  });
  for (const hex of shown) {
    trace(pen, ground, hex);
    pen.fillStyle = fillOf(ground, idOf(hex), colours);
    pen.fill();
    shade(pen, idOf(hex));
  }
  pen.strokeStyle = colours.grid;
  pen.lineWidth = Math.max(0.6, 1 / zoom);
  pen.globalAlpha = zoom < 0.35 ? 0.22 : 0.42;
  for (const hex of shown) {
    trace(pen, ground, hex);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  slopes(pen, ground, shown, colours);
  works(pen, ground, shown, colours);
  for (const hex of shown) dress(pen, ground, hex, colours);
  if (zoom < 0.6) return;
  pen.fillStyle = colours.ink;
  pen.globalAlpha = 0.5;
  pen.font = `500 ${field.size * 0.2}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  for (const hex of shown) {
    const { x, y } = centreOf(field, hex);
    pen.fillText(idOf(hex), x, y - field.size * 0.64);
  }
  pen.globalAlpha = 1;
}
