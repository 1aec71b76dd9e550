/** Painting the chart: what all charts have, the regions in the colours of their masters, the zones of the sea. */

import { along, lengthOf, type Box } from '../shared/geo';
import { paintArea, paintChart, paintPeak, resolved, stroke, type Palette, type Pen } from '../shared/paint';
import { NATIONS, type Facts } from './facts';
import { WORLD, type Chart } from './geo';
import type { Nation } from './view';

const TITLE = {
  name: 'HANNIBAL AD PORTAS',
  under: 'bellum Punicum secundum',
  miles: 'CCC milia passuum',
  count: 3,
};

const HATCHED = ['carthage', 'numidia', 'macedonia']; // for those who do not see the colour

const COLOURS = {
  nobody: 'var(--bd-nobody)',
  alps: 'var(--bd-alps)',
  out: 'var(--bd-out)',
  deep: 'var(--bd-sea-line)',
} as const;

/** Whose a region is, and whether it is held, not only home or friendly. */
export interface Master {
  side: Nation;
  held: boolean;
}

export interface Politics {
  masters: Record<string, Master>;
  closed: ReadonlySet<string>; // fields that are not in play
}

type Tints = Record<keyof typeof COLOURS | `${Nation}-wash` | `${Nation}-band`, string>;

function tintsOf(host: HTMLElement): Tints {
  const own = NATIONS.flatMap((nation) =>
    ['wash', 'band'].map((part) => [`${nation}-${part}`, `var(--bd-${nation}-${part})`]),
  );
  return resolved(host, { ...COLOURS, ...(Object.fromEntries(own) as object) } as Tints);
}

export function paint(
  pen: Pen,
  host: HTMLElement,
  chart: Chart,
  facts: Facts,
  politics: Politics,
  { view, zoom }: { view: Box; zoom: number },
): void {
  const tints = tintsOf(host);
  paintChart(
    pen,
    host,
    chart,
    { world: WORLD, view, zoom },
    {
      title: TITLE,
      land: (_, fine) => paintRegions(pen, chart, facts, tints, politics, fine),
      over: (colours, fine) => {
        paintWaters(pen, chart, facts, tints, politics, fine);
        paintPasses(pen, chart, colours, tints, politics, fine);
      },
    },
  );
}

/** The regions in their masters' colours; neighbours differ a little. */
function paintRegions(
  pen: Pen,
  chart: Chart,
  facts: Facts,
  tints: Tints,
  { masters, closed }: Politics,
  fine: number,
): void {
  const all = [...chart.areas.values()].filter(({ id }) => !facts.fields.get(id)!.sea);
  all.forEach(({ id, d }, i) => {
    const master = masters[id];
    if (closed.has(id)) return paintArea(pen, d, { wash: tints.out, alpha: 0.35 });
    if (!master)
      return paintArea(pen, d, { wash: tints.nobody, alpha: 0.1 + (i % 3) * 0.04, band: tints.nobody });
    const { side, held } = master;
    const alpha = (held ? 0.52 : 0.24) + (i % 3) * 0.06;
    paintArea(pen, d, {
      wash: tints[`${side}-wash`],
      alpha,
      band: tints[`${side}-band`],
      strong: held,
      hatched: held && HATCHED.includes(side),
    });
  });
  for (const { d } of all) stroke(pen, new Path2D(d), tints.nobody, 1.3 * fine, 0.95);
}

/** The zones of the sea: those of the open sea darker, lines between them; nothing on the land. */
function paintWaters(
  pen: Pen,
  chart: Chart,
  facts: Facts,
  tints: Tints,
  { closed }: Politics,
  fine: number,
): void {
  const { x, y, w, h } = WORLD;
  pen.save();
  pen.clip(new Path2D(`M${x} ${y}h${w}v${h}h${-w}Z${chart.coast}`), 'evenodd');
  const zones = [...chart.areas.values()].filter(({ id }) => facts.fields.get(id)!.sea);
  for (const { id, d } of zones) {
    if (facts.fields.get(id)!.open) paintArea(pen, d, { wash: tints.deep, alpha: 0.22 });
    if (closed.has(id)) paintArea(pen, d, { wash: tints.out, alpha: 0.3 });
  }
  for (const { d } of zones) stroke(pen, new Path2D(d), tints.deep, 1.5 * fine, 0.75, [9, 5]);
  pen.restore();
}

/** The peaks of a pass, from its middle: aside, down, height. */
// prettier-ignore
const PEAKS = [[-12, 7, 15], [12, 8, 16], [0, 11, 22]] as const;

function paintPasses(
  pen: Pen,
  chart: Chart,
  colours: Palette,
  tints: Tints,
  { closed }: Politics,
  fine: number,
): void {
  for (const { edge, d, points } of chart.roads) {
    if (closed.has(edge.a) || closed.has(edge.b)) continue;
    stroke(pen, new Path2D(d), colours.landLight, 5.4 * fine, 0.75);
    stroke(pen, new Path2D(d), tints.alps, 3.2 * fine, 1, [8 * fine, 5.4 * fine]);
    const { x, y } = along(points, lengthOf(points) / 2);
    for (const [dx, dy, h] of PEAKS)
      paintPeak(pen, colours, { x: x + dx, y: y + dy, h, lean: 0 }, tints.alps);
  }
}
