/** Painting the chart: what all charts have, the provinces in the colours of their masters, roads, passes, straits. */

import { along, lengthOf, type Box, type Point } from '../shared/geo';
import {
  paintLand,
  paintPeak,
  paintRelief,
  paintSea,
  paintTitle,
  palette,
  resolved,
  shoreOf,
  stroke,
  type Palette,
  type Pen,
} from '../shared/paint';
import type { Side } from './facts';
import { WORLD, type Chart } from './geo';

const TITLE = {
  name: 'BELLVM PVNICVM II',
  under: 'A. V. C. DXXXVI – DLIII',
  miles: 'CCC milia passuum',
  count: 3,
};

const COLOURS = {
  rome: 'var(--bd-rome-wash)',
  carthage: 'var(--bd-carthage-wash)',
  romeBand: 'var(--bd-rome-band)',
  carthageBand: 'var(--bd-carthage-band)',
  romeInk: 'var(--bd-rome-ink)',
  carthageInk: 'var(--bd-carthage-ink)',
  nobody: 'var(--bd-nobody)',
  alps: 'var(--bd-alps)',
  strait: 'var(--bd-strait)',
  out: 'var(--bd-out)',
} as const;

type Tints = Record<keyof typeof COLOURS, string>;

export interface Politics {
  provinces: Record<string, Side | null>;
  closed: ReadonlySet<string>; // provinces and spaces that are not in play
  name: (id: string) => string;
}

/** Paints the part of the world that `view` frames; the pen already measures in world units. */
export function paint(pen: Pen, host: HTMLElement, chart: Chart, politics: Politics, view: Box, zoom: number): void {
  const colours = palette(host);
  const tints = resolved(host, COLOURS);
  const fine = Math.min(1.25, (0.85 / zoom) ** 0.5); // lines grow less than the land
  const shore = shoreOf(chart, view);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  paintSea(pen, chart, colours, view, shore);
  paintLand(pen, chart, colours, WORLD, view, shore, fine, () => paintProvinces(pen, chart, tints, politics, fine));
  paintRelief(pen, chart, colours, view);
  paintTitle(pen, chart, colours, TITLE);
  paintNames(pen, chart, colours, tints, politics);
  paintWays(pen, chart, colours, tints, politics, fine);
}

/** A wash in the master's colour, and along the border a band of it, as atlases have. */
function paintProvinces(pen: Pen, chart: Chart, tints: Tints, politics: Politics, fine: number): void {
  const all = [...chart.areas.values()];
  all.forEach((area, i) => {
    const path = new Path2D(area.d);
    const side = politics.provinces[area.id] ?? null;
    const closed = politics.closed.has(area.id);
    const band = side ? tints[`${side}Band`] : tints.nobody;
    pen.save();
    pen.clip(path);
    pen.fillStyle = closed ? tints.out : side ? tints[side] : tints.nobody;
    pen.globalAlpha = closed ? 0.35 : (side ? 0.5 : 0.1) + (i % 3) * (side ? 0.09 : 0.04); // neighbours differ a little
    pen.fill(path);
    if (!closed) {
      stroke(pen, path, band, 30, side ? 0.14 : 0.1);
      stroke(pen, path, band, 15, side ? 0.26 : 0.16);
      if (side === 'carthage') hatch(pen, path, band);
    }
    pen.restore();
  });
  for (const area of all) stroke(pen, new Path2D(area.d), tints.nobody, 1.5 * fine, 0.95, [7, 3.4, 1.2, 3.4]);
}

/** Carthage's band is hatched, for those who do not see its colour. */
function hatch(pen: Pen, path: Path2D, colour: string): void {
  stroke(pen, path, colour, 9, 0.55, [1.3, 5]);
}

function paintNames(pen: Pen, chart: Chart, colours: Palette, tints: Tints, politics: Politics): void {
  pen.textAlign = 'center';
  for (const l of chart.provinceNames) {
    const side = politics.provinces[l.id] ?? null;
    pen.save();
    pen.globalAlpha = politics.closed.has(l.id) ? 0.25 : 0.56;
    pen.fillStyle = side ? tints[`${side}Ink`] : colours.coast;
    pen.translate(l.at.x, l.at.y);
    pen.rotate((l.turn * Math.PI) / 180);
    pen.font = `600 ${l.size}px Cinzel, serif`;
    pen.letterSpacing = `${l.space}px`;
    pen.fillText(politics.name(l.id).toUpperCase(), 0, 0);
    pen.restore();
  }
  pen.letterSpacing = '0px';
}

function paintWays(
  pen: Pen,
  chart: Chart,
  colours: Palette,
  tints: Tints,
  politics: Politics,
  fine: number,
): void {
  const open = chart.roads.filter(({ edge }) => ![edge.a, edge.b].some((id) => politics.closed.has(id)));
  const ways = open.map((road) => ({ road, kind: road.edge.kind, path: new Path2D(road.d) }));
  for (const { kind, path } of ways) if (kind === 'road') stroke(pen, path, colours.road, 4 * fine, 0.9);
  for (const { road, kind, path } of ways) {
    if (kind === 'road') stroke(pen, path, colours.roadCore, 2 * fine);
    else if (kind === 'strait') paintStrait(pen, road.points, tints.strait, fine);
    else {
      const colour = kind === 'alpine_pass' ? tints.alps : colours.road;
      stroke(pen, path, colours.landLight, 5.4 * fine, 0.75);
      stroke(pen, path, colour, 3.2 * fine, 1, [8 * fine, 5.4 * fine]);
    }
  }
  for (const { road, kind } of ways) {
    if (kind !== 'pass' && kind !== 'alpine_pass') continue;
    const at = along(road.points, lengthOf(road.points) / 2);
    if (kind === 'pass') paintPeak(pen, colours, { x: at.x, y: at.y + 7, h: 17, lean: 0 });
    else {
      for (const [dx, dy, h] of [
        [-12, 7, 17],
        [12, 8, 18],
        [0, 11, 25],
      ] as const)
        paintPeak(pen, colours, { x: at.x + dx, y: at.y + dy, h, lean: 0 }, tints.alps);
    }
  }
}

function paintStrait(pen: Pen, line: Point[], colour: string, fine: number): void {
  const total = lengthOf(line);
  const cut = Math.min(15, total * 0.28);
  const [from, to] = [along(line, cut), along(line, total - cut)];
  const path = new Path2D();
  path.moveTo(from.x, from.y);
  path.lineTo(to.x, to.y);
  stroke(pen, path, colour, 3.4 * fine, 1, total > 90 ? [0.1, 7 * fine] : []);
  pen.fillStyle = colour;
  for (const [tip, turn] of [
    [from, from.angle + Math.PI],
    [to, to.angle],
  ] as const) {
    pen.save();
    pen.translate(tip.x, tip.y);
    pen.rotate(turn);
    pen.fill(new Path2D(`M${6 * fine} 0L${-5 * fine} ${5 * fine}L${-2.5 * fine} 0L${-5 * fine} ${-5 * fine}Z`));
    pen.restore();
  }
}
