/**
 * Painting a chart on a canvas: sea, land, relief, rivers. A canvas pans and zooms as a picture, where the browser
 * would have to draw the coast of three continents anew for every tile of every step of the wheel.
 */

import { along, lengthOf, type Box, type Peak, type Point, type Shore } from './geo';
import { overlap } from './letters';

/** Where a name is written across a land. */
interface Written {
  at: Point;
  size: number;
  turn: number; // in degrees
  space: number; // between its letters
}

/** What is painted of every chart, in world units. */
export interface Painted {
  coast: string;
  shores: Shore[];
  graticule: string;
  rivers: { d: string; weight: number }[];
  peaks: Peak[];
  lands: (Written & { name: string })[];
  rose: Point;
  rhumbs: string;
  title: Point;
  mile: number; // a thousand Roman paces, about 1.48 km
}

const COLOURS = {
  sea: 'var(--bd-sea)',
  seaLine: 'var(--bd-sea-line)',
  seaInk: 'var(--bd-sea-ink)',
  land: 'var(--bd-land)',
  landLight: 'var(--bd-land-light)',
  landWarm: 'var(--bd-land-warm)',
  peak: 'color-mix(in srgb, var(--bd-land-light) 70%, var(--bd-land))',
  rim: 'var(--bd-rim)',
  coast: 'var(--bd-coast)',
  river: 'var(--bd-river)',
  road: 'var(--bd-road)',
  roadCore: 'var(--bd-road-core)',
  strait: 'var(--bd-strait)',
  rose: 'color-mix(in srgb, var(--bd-sea) 80%, var(--bd-shallow))',
} as const;

// Lines of an old engraving: the sea grows lighter towards the coast, a hair line at every step.
const SHORES: [reach: number, lightness: number][] = [
  [34, 8],
  [26, 18],
  [19, 32],
  [13, 48],
  [8, 68],
  [4, 92],
];

export type Palette = Record<keyof typeof COLOURS, string> & { shores: string[] };

/** Colours of the theme as a canvas understands them. */
export function resolved<K extends string>(host: HTMLElement, colours: Record<K, string>): Record<K, string> {
  const probe = document.createElement('i');
  host.append(probe);
  const out = {} as Record<K, string>;
  for (const key of Object.keys(colours) as K[]) {
    probe.style.color = colours[key];
    out[key] = getComputedStyle(probe).color;
  }
  probe.remove();
  return out;
}

function palette(host: HTMLElement): Palette {
  const steps = SHORES.map(([, light]) => `color-mix(in srgb, var(--bd-shallow) ${light}%, var(--bd-sea))`);
  return {
    ...resolved(host, COLOURS),
    shores: Object.values(resolved(host, Object.fromEntries(steps.entries()))),
  };
}

const PEAK = {
  body: 'M-9 .5C-6-.8-3.8-4.5-1.2-8.2C-.6-9-.1-9 .5-8.3C2.4-6 3.4-3.9 5.2-2.3C6.5-1.2 7.8-.2 9.5.5Z',
  shade: 'M-.2-8.7C1.9-6.7 3.3-4 5.2-2.3C6.5-1.2 7.8-.2 9.5.5H2.6C3-1.4 1.5-2.3 1.3-4C1.1-5.7-.6-6.6-.2-8.7Z',
  line: 'M-9 .5C-6-.8-3.8-4.5-1.2-8.2C-.6-9-.1-9 .5-8.3C2.4-6 3.4-3.9 5.2-2.3',
};
const LILY =
  'M0-57c-4-5-7-6-6-11 3 0 4 2 4.5 4C-2-68-1.5-72 0-76c1.5 4 2 8 1.5 12C2-66 3-68 6-68c1 5-2 6-6 11Z';
const RIBBON = 'M-190-52H190q-9 12 0 24v56q-9 12 0 24H-190q9-12 0-24v-56q-9-12 0-24Z';
const RIBBON_INNER = 'M-182-46H182q-7 9 0 18v50q-7 9 0 18H-182q7-9 0-18v-50q-7-9 0-18Z';

export type Pen = CanvasRenderingContext2D;

export function stroke(
  pen: Pen,
  path: Path2D,
  colour: string,
  width: number,
  alpha = 1,
  dash: number[] = [],
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.globalAlpha = alpha;
  pen.setLineDash(dash);
  pen.stroke(path);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** The coast near a part of the world. */
function shoreOf(chart: Painted, view: Box): Path2D {
  const shore = new Path2D();
  const wide = { x: view.x - 40, y: view.y - 40, w: view.w + 80, h: view.h + 80 };
  for (const piece of chart.shores) {
    if (!overlap(piece.box, wide)) continue;
    piece.points.forEach((p, i) => (i ? shore.lineTo(p.x, p.y) : shore.moveTo(p.x, p.y)));
  }
  return shore;
}

function paintSea(pen: Pen, chart: Painted, colours: Palette, view: Box, shore: Path2D): void {
  pen.fillStyle = colours.sea;
  pen.fillRect(view.x, view.y, view.w, view.h);
  SHORES.forEach(([reach], i) => {
    stroke(pen, shore, colours.seaLine, reach * 2, 0.28 + i * 0.08);
    stroke(pen, shore, colours.shores[i]!, reach * 2 - 1.3);
  });
  stroke(pen, new Path2D(chart.rhumbs), colours.seaLine, 0.6, 0.28);
  stroke(pen, new Path2D(chart.graticule), colours.seaLine, 0.7, 0.35);
  paintRose(pen, chart, colours);
}

function paintRose(pen: Pen, chart: Painted, colours: Palette): void {
  pen.save();
  pen.translate(chart.rose.x, chart.rose.y);
  const ring = new Path2D();
  ring.arc(0, 0, 46, 0, Math.PI * 2);
  pen.fillStyle = colours.rose;
  pen.globalAlpha = 0.5;
  pen.fill(ring);
  stroke(pen, ring, colours.seaInk, 1.2);
  const inner = new Path2D();
  inner.arc(0, 0, 41, 0, Math.PI * 2);
  stroke(pen, inner, colours.seaInk, 0.6);
  const ray = (turn: number, length: number, half: number): void => {
    pen.save();
    pen.rotate((turn * Math.PI) / 180);
    for (const side of [1, -1]) {
      const path = new Path2D(`M0 ${-length}L${half * side} -7L0 0Z`);
      pen.fillStyle = side > 0 ? colours.landLight : colours.seaInk;
      pen.fill(path);
      stroke(pen, path, colours.seaInk, 0.6);
    }
    pen.restore();
  };
  for (let i = 0; i < 8; i++) ray(22.5 + i * 45, 38, 2.4);
  for (let i = 0; i < 4; i++) ray(45 + i * 90, 42, 5);
  for (let i = 0; i < 4; i++) ray(i * 90, 54, 7);
  pen.fillStyle = colours.seaInk;
  pen.fill(new Path2D(LILY));
  pen.restore();
}

/** What is painted: a part of the world, and how fine its lines are. */
interface Window {
  world: Box;
  view: Box;
  fine: number;
}

/** The land with what `inner` paints on it, and its coast. */
function paintLand(
  pen: Pen,
  chart: Painted,
  colours: Palette,
  { world, view, fine }: Window,
  shore: Path2D,
  inner: () => void,
): void {
  const land = new Path2D(chart.coast);
  const light = pen.createLinearGradient(world.x, world.y, world.x + world.w, world.y + world.h);
  light.addColorStop(0, colours.landLight);
  light.addColorStop(1, colours.landWarm);
  pen.fillStyle = colours.land;
  pen.fill(land);
  pen.save();
  pen.clip(land);
  pen.fillStyle = light;
  pen.globalAlpha = 0.66;
  pen.fillRect(view.x, view.y, view.w, view.h);
  pen.globalAlpha = 1;
  inner();
  for (const width of [26, 14, 6]) stroke(pen, shore, colours.rim, width, 0.13);
  paintGrain(pen, colours, view);
  for (const river of chart.rivers)
    stroke(pen, new Path2D(river.d), colours.river, river.weight * 1.5 * fine, 0.75);
  pen.restore();
  stroke(pen, shore, colours.coast, 1.1 * fine);
}

/** The fibres of the parchment. */
function paintGrain(pen: Pen, colours: Palette, view: Box): void {
  const fibres = new Path2D();
  const cell = 34;
  const from = { x: Math.floor(view.x / cell), y: Math.floor(view.y / cell) };
  const to = { x: Math.ceil((view.x + view.w) / cell), y: Math.ceil((view.y + view.h) / cell) };
  for (let i = from.x; i <= to.x; i++) {
    for (let j = from.y; j <= to.y; j++) {
      const a = noise(i, j);
      const b = noise(j + 71, i - 13);
      const x = (i + a) * cell;
      const y = (j + b) * cell;
      fibres.moveTo(x, y);
      fibres.lineTo(x + 3 + b * 9, y + (a - 0.5) * 4);
    }
  }
  stroke(pen, fibres, colours.rim, 0.5, 0.17);
}

function noise(i: number, j: number): number {
  const n = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/** A name written large and faint across a land. */
export function paintName(pen: Pen, text: string, l: Written, ink: string, alpha: number): void {
  pen.save();
  pen.textAlign = 'center';
  pen.fillStyle = ink;
  pen.globalAlpha = alpha;
  pen.translate(l.at.x, l.at.y);
  pen.rotate((l.turn * Math.PI) / 180);
  pen.font = `600 ${l.size}px Cinzel, serif`;
  pen.letterSpacing = `${l.space}px`;
  pen.fillText(text.toUpperCase(), 0, 0);
  pen.restore();
  pen.letterSpacing = '0px';
}

/** How an area is painted: a wash, and along the border a band, as atlases have. */
export interface Tint {
  wash: string;
  alpha: number; // of the wash
  band?: string;
  strong?: boolean; // somebody's, not nobody's
  hatched?: boolean; // for those who do not see the colour
}

export function paintArea(pen: Pen, area: string, tint: Tint): void {
  const path = new Path2D(area);
  pen.save();
  pen.clip(path);
  pen.fillStyle = tint.wash;
  pen.globalAlpha = tint.alpha;
  pen.fill(path);
  if (tint.band) {
    stroke(pen, path, tint.band, 30, tint.strong ? 0.14 : 0.1);
    stroke(pen, path, tint.band, 15, tint.strong ? 0.26 : 0.16);
    if (tint.hatched) stroke(pen, path, tint.band, 9, 0.55, [1.3, 5]);
  }
  pen.restore();
}

function paintRelief(pen: Pen, chart: Painted, colours: Palette, view: Box): void {
  for (const land of chart.lands) paintName(pen, land.name, land, colours.coast, 0.26);
  for (const p of chart.peaks) {
    if (p.x < view.x - 20 || p.x > view.x + view.w + 20 || p.y < view.y - 20 || p.y > view.y + view.h + 20)
      continue;
    paintPeak(pen, colours, p);
  }
}

/** One mountain, its foot at the point. */
export function paintPeak(pen: Pen, colours: Palette, p: Peak, ink?: string): void {
  const body = new Path2D(PEAK.body);
  pen.save();
  pen.translate(p.x, p.y);
  pen.scale(p.h / 10, p.h / 10);
  pen.fillStyle = colours.peak;
  pen.fill(body);
  pen.fillStyle = ink ?? colours.rim;
  pen.globalAlpha = 0.34;
  pen.fill(new Path2D(PEAK.shade));
  stroke(pen, new Path2D(PEAK.line), ink ?? colours.coast, ink ? 0.8 : 0.7, ink ? 0.9 : 0.5);
  pen.restore();
}

interface Title {
  name: string;
  under: string;
  miles: string; // what stands under the scale
  count: number; // of its pieces, a hundred miles each
}

/** The cartouche: title, years, scale. */
function paintTitle(pen: Pen, chart: Painted, colours: Palette, title: Title): void {
  pen.save();
  pen.translate(chart.title.x, chart.title.y);
  pen.scale(0.84, 0.84);
  pen.fillStyle = colours.landLight;
  pen.globalAlpha = 0.45;
  pen.fill(new Path2D(RIBBON));
  stroke(pen, new Path2D(RIBBON), colours.coast, 1.5, 0.8);
  stroke(pen, new Path2D(RIBBON_INNER), colours.coast, 0.6, 0.8);
  pen.fillStyle = colours.coast;
  pen.globalAlpha = 0.8;
  pen.textAlign = 'center';
  pen.letterSpacing = '3px';
  pen.font = '600 27px Cinzel, serif';
  pen.fillText(title.name, 0, -14);
  pen.letterSpacing = '0.6px';
  pen.font = 'italic 500 17px "EB Garamond", serif';
  pen.fillText(title.under, 0, 9);
  pen.font = 'italic 500 12px "EB Garamond", serif';
  pen.fillText(title.miles, 0, 42);
  const hundred = (chart.mile * 100) / 0.84;
  for (let i = 0; i < title.count; i++) {
    pen.fillStyle = i % 2 ? colours.landLight : colours.coast;
    pen.fillRect((i - title.count / 2) * hundred, 24, hundred, 5);
  }
  const bar = new Path2D();
  bar.rect((-title.count / 2) * hundred, 24, title.count * hundred, 5);
  stroke(pen, bar, colours.coast, 0.7);
  pen.restore();
}

/** A road: an edge, and a lighter core that no crossing interrupts. */
export function paintRoads(pen: Pen, paths: Path2D[], colours: Palette, fine: number): void {
  for (const path of paths) stroke(pen, path, colours.road, 4.1 * fine, 0.95);
  for (const path of paths) stroke(pen, path, colours.roadCore, 2.05 * fine);
}

/** A strait: a line over the water with a head at either end, dotted if it is long. */
export function paintStrait(pen: Pen, line: Point[], colour: string, fine: number): void {
  const total = lengthOf(line);
  const cut = Math.min(15, total * 0.28);
  const [from, to] = [along(line, cut), along(line, total - cut)];
  stroke(
    pen,
    new Path2D(`M${from.x} ${from.y}L${to.x} ${to.y}`),
    colour,
    3.2 * fine,
    1,
    total > 90 ? [0.1, 7 * fine] : [],
  );
  pen.fillStyle = colour;
  for (const [tip, turn] of [
    [from, from.angle + Math.PI],
    [to, to.angle],
  ] as const) {
    pen.save();
    pen.translate(tip.x, tip.y);
    pen.rotate(turn);
    pen.fill(
      new Path2D(`M${6 * fine} 0L${-5 * fine} ${5 * fine}L${-2.5 * fine} 0L${-5 * fine} ${-5 * fine}Z`),
    );
    pen.restore();
  }
}

interface Frame {
  world: Box;
  view: Box;
  zoom: number;
}

interface Painter {
  title: Title;
  land?: (colours: Palette, fine: number) => void; // on the land, cut by the coast
  over: (colours: Palette, fine: number) => void; // names and ways, above all
}

/** Paints the part of the world that `view` frames; the pen already measures in world units. */
export function paintChart(
  pen: Pen,
  host: HTMLElement,
  chart: Painted,
  { world, view, zoom }: Frame,
  by: Painter,
): void {
  const colours = palette(host);
  const fine = Math.min(1.2, (0.85 / zoom) ** 0.48); // lines grow less than the land
  const shore = shoreOf(chart, view);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  paintSea(pen, chart, colours, view, shore);
  paintLand(pen, chart, colours, { world, view, fine }, shore, () => by.land?.(colours, fine));
  paintRelief(pen, chart, colours, view);
  paintTitle(pen, chart, colours, by.title);
  by.over(colours, fine);
}
