/** Painting the chart: what all charts have, the provinces in the colours of their masters, roads, passes, lanes. */

import { along, lengthOf, type Box } from '../geo';
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
} from '../paint';
import type { WarChart } from './geo';
import type { Side } from './types';

const COLOURS = {
  nobody: 'var(--bd-nobody)',
  alps: 'var(--bd-alps)',
  out: 'var(--bd-out)',
} as const;

type Tints = Record<keyof typeof COLOURS, string>;
type Livery = Record<'wash' | 'band' | 'ink', string>; // of a side

export interface Politics {
  provinces: Record<string, Side | null>;
  sides: readonly Side[];
  closed: ReadonlySet<string>; // provinces and spaces that are not in play
  name: (id: string) => string;
  title: { name: string; under: string; miles: string; count: number };
}

interface Brush {
  pen: Pen;
  chart: WarChart;
  politics: Politics;
  tints: Tints;
  liveries: Map<Side, Livery>;
}

export function paint(
  pen: Pen,
  host: HTMLElement,
  chart: WarChart,
  politics: Politics,
  view: Box,
  zoom: number,
): void {
  const livery = (side: Side): Livery =>
    resolved(host, {
      wash: `var(--bd-${side}-wash)`,
      band: `var(--bd-${side}-band)`,
      ink: `var(--bd-${side}-ink)`,
    });
  const liveries = new Map(politics.sides.map((side) => [side, livery(side)]));
  const brush: Brush = { pen, chart, politics, tints: resolved(host, COLOURS), liveries };
  const { world } = chart.plan;
  paintChart(
    pen,
    host,
    chart,
    { world, view, zoom },
    {
      title: politics.title,
      land: (_, fine) => paintProvinces(brush, fine),
      over: (colours, fine) => {
        paintLanes(brush, colours, fine);
        paintNames(brush, colours);
        paintWays(brush, colours, fine);
      },
    },
  );
}

/** The peaks of a high pass, from its middle: aside, down, height. */
// prettier-ignore
const ALPS = [[-12, 7, 17], [12, 8, 18], [0, 11, 25]] as const;

/** The provinces in their masters' colours; those of the second side are hatched, and neighbours differ a little. */
function paintProvinces({ pen, chart, politics, tints, liveries }: Brush, fine: number): void {
  const all = [...chart.areas.values()];
  all.forEach(({ id, d }, i) => {
    const side = politics.provinces[id];
    if (politics.closed.has(id)) paintArea(pen, d, { wash: tints.out, alpha: 0.35 });
    else if (!side)
      paintArea(pen, d, { wash: tints.nobody, alpha: 0.1 + (i % 3) * 0.04, band: tints.nobody });
    else {
      const { wash, band } = liveries.get(side)!;
      const hatched = side !== politics.sides[0];
      paintArea(pen, d, { wash, alpha: 0.5 + (i % 3) * 0.09, band, strong: true, hatched });
    }
  });
  for (const { d } of all) stroke(pen, new Path2D(d), tints.nobody, 1.5 * fine, 0.95, [7, 3.4, 1.2, 3.4]);
}

function paintNames({ pen, chart, politics, liveries }: Brush, colours: Palette): void {
  for (const l of chart.provinceNames) {
    const side = politics.provinces[l.id];
    const ink = side ? liveries.get(side)!.ink : colours.coast;
    paintName(pen, politics.name(l.id), l, ink, politics.closed.has(l.id) ? 0.25 : 0.56);
  }
}

/** Lanes between ports, as a pilot would prick them: a soft wake, and dots along it. */
function paintLanes({ pen, chart, politics }: Brush, colours: Palette, fine: number): void {
  for (const { edge, d } of chart.lanes) {
    if ([edge.a, edge.b].some((id) => politics.closed.has(id))) continue;
    const path = new Path2D(d);
    stroke(pen, path, colours.landLight, 5 * fine, 0.34);
    stroke(pen, path, colours.strait, 2.6 * fine, 0.85, [0.1, 7.2 * fine]);
  }
}

function paintWays({ pen, chart, politics, tints }: Brush, colours: Palette, fine: number): void {
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
