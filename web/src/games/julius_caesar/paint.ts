/** Painting the chart: what all charts have, and the roads and sea lanes of this one. */

import type { Box } from '../shared/geo';
import { paintLand, paintRelief, paintSea, paintTitle, palette, shoreOf, stroke, type Palette, type Pen } from '../shared/paint';
import { WORLD, type Chart } from './geo';

const TITLE = {
  name: 'IMPERIVM ROMANVM',
  under: 'bellum civile, A. V. C. DCCV – DCCIX',
  miles: 'D milia passuum',
  count: 5,
};

/** Paints the part of the world that `view` frames; the pen already measures in world units. */
export function paint(pen: Pen, host: HTMLElement, chart: Chart, view: Box, zoom: number): void {
  const colours = palette(host);
  const fine = Math.min(1.12, (0.85 / zoom) ** 0.45); // lines grow less than the land
  const shore = shoreOf(chart, view);
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  paintSea(pen, chart, colours, view, shore);
  paintLand(pen, chart, colours, WORLD, view, shore, fine);
  paintRelief(pen, chart, colours, view);
  paintTitle(pen, chart, colours, TITLE);
  paintWays(pen, chart, colours, fine);
}

function paintWays(pen: Pen, chart: Chart, colours: Palette, fine: number): void {
  for (const lane of chart.lanes)
    stroke(pen, new Path2D(lane.d), colours.seaInk, 1.1 * fine, 0.38, [7 * fine, 5 * fine]);
  const ways = chart.roads.map((road) => ({ kind: road.edge.kind, path: new Path2D(road.d) }));
  for (const { kind, path } of ways) if (kind === 'major_road') stroke(pen, path, colours.road, 4.2 * fine);
  for (const { kind, path } of ways) {
    if (kind === 'major_road') stroke(pen, path, colours.roadCore, 2.1 * fine);
    else if (kind === 'minor_road') stroke(pen, path, colours.road, 2.3 * fine, 1, [0.1, 5.2 * fine]);
  }
}
