/** Painting the chart: what all charts have, the provinces in the colours of their masters, roads, passes, straits. */

import { along, lengthOf, type Box } from '../shared/geo';
import {
  paintArea,
  paintChart,
  paintName,
  paintPeak,
  paintRoads,
  paintStrait,
  resolved,
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
  out: 'var(--bd-out)',
} as const;

type Tints = Record<keyof typeof COLOURS, string>;

export interface Politics {
  provinces: Record<string, Side | null>;
  closed: ReadonlySet<string>; // provinces and spaces that are not in play
  name: (id: string) => string;
}

export function paint(
  pen: Pen,
  host: HTMLElement,
  chart: Chart,
  politics: Politics,
  view: Box,
  zoom: number,
): void {
  const tints = resolved(host, COLOURS);
  paintChart(
    pen,
    host,
    chart,
    { world: WORLD, view, zoom },
    {
      title: TITLE,
      land: (_, fine) => paintProvinces(pen, chart, tints, politics, fine),
      over: (colours, fine) => {
        paintNames(pen, chart, colours, tints, politics);
        paintWays(pen, chart, colours, tints, politics, fine);
      },
    },
  );
}

/** The peaks of an Alpine pass, from its middle: aside, down, height. */
// prettier-ignore
const ALPS = [[-12, 7, 17], [12, 8, 18], [0, 11, 25]] as const;

/** The provinces in their masters' colours; Carthage's are hatched, and neighbours differ a little. */
function paintProvinces(pen: Pen, chart: Chart, tints: Tints, politics: Politics, fine: number): void {
  const all = [...chart.areas.values()];
  all.forEach(({ id, d }, i) => {
    const side = politics.provinces[id];
    if (politics.closed.has(id)) paintArea(pen, d, { wash: tints.out, alpha: 0.35 });
    else if (!side)
      paintArea(pen, d, { wash: tints.nobody, alpha: 0.1 + (i % 3) * 0.04, band: tints.nobody });
    else {
      const [wash, band] = [tints[side], tints[`${side}Band`]];
      paintArea(pen, d, {
        wash,
        alpha: 0.5 + (i % 3) * 0.09,
        band,
        strong: true,
        hatched: side === 'carthage',
      });
    }
  });
  for (const { d } of all) stroke(pen, new Path2D(d), tints.nobody, 1.5 * fine, 0.95, [7, 3.4, 1.2, 3.4]);
}

function paintNames(pen: Pen, chart: Chart, colours: Palette, tints: Tints, politics: Politics): void {
  for (const l of chart.provinceNames) {
    const side = politics.provinces[l.id];
    const ink = side ? tints[`${side}Ink`] : colours.coast;
    paintName(pen, politics.name(l.id), l, ink, politics.closed.has(l.id) ? 0.25 : 0.56);
  }
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
  const paths = open.filter(({ edge }) => edge.kind === 'road').map(({ d }) => new Path2D(d));
  paintRoads(pen, paths, colours, fine);
  for (const { edge, points } of open)
    if (edge.kind === 'strait') paintStrait(pen, points, colours.strait, fine);
  const passes = open.filter(({ edge }) => edge.kind === 'pass' || edge.kind === 'alpine_pass');
  for (const { edge, d } of passes) {
    stroke(pen, new Path2D(d), colours.landLight, 5.4 * fine, 0.75);
    const colour = edge.kind === 'alpine_pass' ? tints.alps : colours.road;
    stroke(pen, new Path2D(d), colour, 3.2 * fine, 1, [8 * fine, 5.4 * fine]);
  }
  for (const { edge, points } of passes) {
    const { x, y } = along(points, lengthOf(points) / 2);
    if (edge.kind === 'pass') paintPeak(pen, colours, { x, y: y + 7, h: 17, lean: 0 });
    else
      for (const [dx, dy, h] of ALPS)
        paintPeak(pen, colours, { x: x + dx, y: y + dy, h, lean: 0 }, tints.alps);
  }
}
