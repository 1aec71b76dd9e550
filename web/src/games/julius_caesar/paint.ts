/** Painting the chart: what all charts have, and the roads, straits and sea lanes of this one. */

import type { Box } from '../shared/geo';
import { paintChart, paintRoads, paintStrait, stroke, type Palette, type Pen } from '../shared/paint';
import { WORLD, type Chart } from './geo';

const TITLE = {
  name: 'IMPERIVM ROMANVM',
  under: 'bellum civile, A. V. C. DCCV – DCCIX',
  miles: 'D milia passuum',
  count: 5,
};

export function paint(pen: Pen, host: HTMLElement, chart: Chart, view: Box, zoom: number): void {
  const over = (colours: Palette, fine: number): void => paintWays(pen, chart, colours, fine);
  paintChart(pen, host, chart, { world: WORLD, view, zoom }, { title: TITLE, over });
}

function paintWays(pen: Pen, chart: Chart, colours: Palette, fine: number): void {
  for (const lane of chart.lanes)
    stroke(pen, new Path2D(lane.d), colours.seaInk, 1.1 * fine, 0.38, [7 * fine, 5 * fine]);
  const ways = (kind: string): Path2D[] =>
    chart.roads.filter(({ edge }) => edge.kind === kind).map(({ d }) => new Path2D(d));
  paintRoads(pen, ways('major_road'), colours, fine);
  for (const path of ways('minor_road')) stroke(pen, path, colours.road, 2.3 * fine, 1, [0.1, 5.2 * fine]);
  for (const { edge, points } of chart.roads)
    if (edge.kind === 'strait') paintStrait(pen, points, colours.strait, fine * 0.8);
}
