/** Whatever the pens of the board draw, the legend explains. */

import { describe, expect, it } from 'vitest';
import words from '../../../../bellum/games/spqr/locale/en.ftl?raw';
import { recorded } from '../shared/recorded';
import { paintAt, paintDisc, type Counter, type Disc, type Palette, type Place } from './counters';
import { readFacts } from './facts';
import { ALIKE, DISC, FIGURE, kindsIn, ON_COUNTERS, ON_DISCS, UNIT } from './legend';
import type { View } from './view';

const { board, language, moments } = recorded<View>(
  import.meta.glob('../../../demo/spqr/*.json', { eager: true, import: 'default' }),
);
const ground = readFacts(board);
const views = [...moments.values()].map(({ view }) => view);

/** All that a pen is told, as text. */
function drawn(draw: (pen: CanvasRenderingContext2D) => void): string {
  const told: unknown[] = [];
  const pen = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          void told.push([String(name), ...args]),
      set: (_, name, value) => !!told.push([String(name), value]),
    },
  );
  draw(pen as unknown as CanvasRenderingContext2D);
  return JSON.stringify(told);
}

// Every colour is its own name: two drawings in different colours differ.
const COLOURS = new Proxy({}, { get: (_, name) => String(name) }) as Palette;
const PLACE: Place = { at: { x: 0, y: 0 }, angle: 0, w: 40, h: 40 };
const counter = (more: Partial<Counter>): string =>
  drawn((pen) =>
    paintAt(
      pen,
      PLACE,
      { id: '', unit: UNIT, figure: FIGURE, height: 0, lit: false, held: false, ...more },
      COLOURS,
      1,
    ),
  );
const disc = (more: Partial<Disc>): string =>
  drawn((pen) => paintDisc(pen, { columns: 1, rows: 1, size: 40 }, { ...DISC, ...more }, COLOURS, 1));

const SIGNS = [...words.matchAll(/^board-sign-([\w-]+) =/gm)].map(([, sign]) => sign!);

describe('the legend', () => {
  it('has every sign that changes how a counter is drawn, and no other', () => {
    const plain = counter({});
    const seen = SIGNS.filter((sign) => counter({ unit: { ...UNIT, signs: [sign] } }) !== plain);
    expect(seen.length).toBeGreaterThan(4);
    expect(seen.filter((sign) => !(sign in ON_COUNTERS) && !(sign in ALIKE))).toEqual([]);
    for (const [sign, other] of Object.entries(ALIKE))
      expect(counter({ unit: { ...UNIT, signs: [sign] } })).toBe(counter(ON_COUNTERS[other]!));
    for (const [sign, looks] of Object.entries(ON_COUNTERS)) expect(counter(looks), sign).not.toBe(plain);
  });

  it('has every sign that changes how a leader is drawn', () => {
    const plain = disc({});
    const leader = (sign: string): Disc['leader'] => ({ ...DISC.leader, signs: [sign] });
    const seen = SIGNS.filter((sign) => disc({ leader: leader(sign) }) !== plain);
    expect(seen.sort()).toEqual(['finished', 'marker']);
    const looks = Object.values(ON_DISCS).map((one) => disc(one));
    expect(new Set(looks).size, 'each looks different').toBe(looks.length);
    for (const more of [{ lit: true }, { active: true }, ...seen.map((sign) => ({ leader: leader(sign) }))])
      expect(looks).toContain(disc(more));
  });

  it('and whoever can be chosen has a dark and a light edge', () => {
    for (const looks of [
      counter({ lit: true }),
      counter({ held: true }),
      disc({ lit: true }),
      disc({ active: true }),
    ])
      expect(looks).toMatch(/"strokeStyle","dark".*"strokeStyle","light".*"strokeStyle","(glow|held)"/);
    expect(counter({})).not.toContain('"strokeStyle","light"');
  });

  it('has every kind of troops, of ground and of height of every battle', () => {
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      const here = ground.get(view.scenario)!;
      const { types, classes, terrains, levels, road } = kindsIn(view.figures, here);
      const figures = Object.values(view.figures);
      for (const { type, cls } of figures) {
        expect(types.map((figure) => figure.type)).toContain(type);
        if (cls && cls !== 'horse') expect(classes).toContain(cls);
      }
      for (const kind of here.terrain.values()) expect(terrains).toContain(kind);
      for (const height of here.level.values()) expect(levels).toContain(height);
      expect(road).toBe(here.road.size > 0);
      for (const kind of terrains) expect(language.kinds.terrain!.ids).toContain(kind);
    }
  });
});
