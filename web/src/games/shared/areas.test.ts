/** Areas: they cover the land or the sea, do not overlap, and hold their own points and labels. */

import { geoConicConformal, geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import board from '../../../demo/julius_caesar/board.json';
import { areas, Ground, ringsOf, type Area, type Seed } from './areas';
import { land, type Box, type Point } from './geo';

const FIELD: Box = { x: 0, y: 0, w: 1600, h: 900 };
const projection = geoConicConformal()
  .rotate([-13.6, 0])
  .parallels([33, 45])
  .fitExtent(
    [
      [90, 60],
      [1500, 840],
    ],
    { type: 'MultiPoint', coordinates: board.map.spaces.map((s) => [s.lon, s.lat]) },
  )
  .clipExtent([
    [-600, -500],
    [2200, 1400],
  ]);
const project = (lon: number, lat: number): Point => {
  const [x, y] = projection([lon, lat])!;
  return { x, y };
};
const ground = new Ground(ringsOf(projection, land), FIELD);
const seedsOf = (sea: boolean): Seed[] =>
  board.map.spaces
    .filter((s) => (s.kind === 'sea') === sea)
    .map((s) => ({ id: s.id, at: project(s.lon, s.lat) }));

/** Whether a point is inside an area: by how often a ray from it crosses the outline. */
function holds(area: Area, p: Point): boolean {
  let inside = false;
  for (const ring of area.rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    });
  }
  return inside;
}

/** Points all over the field, each with whether it is on land and well away from the coast. */
const samples = Array.from({ length: 900 }, (_, i) => ({
  x: 20 + (i % 36) * 44 + ((i * 7) % 13),
  y: 20 + Math.floor(i / 36) * 35 + ((i * 11) % 9),
})).map((p) => {
  const on = (dx: number, dy: number): boolean => {
    const place = projection.invert!([p.x + dx, p.y + dy])!;
    return geoContains(land, place);
  };
  const around = [on(0, 0), on(9, 0), on(-9, 0), on(0, 9), on(0, -9)];
  return { p, dry: around.every(Boolean), wet: !around.some(Boolean) };
});

describe.each([
  ['land', false, seedsOf(false), 67],
  ['sea', true, seedsOf(true), 9],
] as const)('areas of the %s', (over, sea, seeds, count) => {
  const found = areas(ground, seeds, { over, strays: true });
  const inside = samples.filter(({ dry, wet }) => (sea ? wet : dry)).map(({ p }) => p);

  it('are as many as have points', () => {
    expect(found.size).toBe(count);
    expect(inside.length).toBeGreaterThan(200);
  });

  it('cover it all and do not overlap', () => {
    const owners = inside.map((p) => [...found.values()].filter((area) => holds(area, p)).length);
    expect(
      owners.filter((n) => n !== 1).length / owners.length,
      'but for a hair along the borders',
    ).toBeLessThan(0.01);
  });

  it('hold their own points and labels', () => {
    for (const { id, at } of seeds) {
      const area = found.get(id)!;
      const reach = [0, 8, -8].flatMap((dx) => [0, 8, -8].map((dy) => ({ x: at.x + dx, y: at.y + dy })));
      expect(
        reach.some((p) => holds(area, p)),
        `${id} is in its area, or a port a little off its coast`,
      ).toBe(true);
      expect(holds(area, area.label), `the label of ${id}`).toBe(true);
      const others = [...found.values()].filter((other) => other !== area && holds(other, area.label));
      expect(
        others.map((other) => other.id),
        `nobody else has the label of ${id}`,
      ).toEqual([]);
    }
  });

  it('are drawn as they are measured', () => {
    for (const { d, rings, cells } of found.values()) {
      expect(d.match(/M/g)).toHaveLength(rings.length);
      expect(d.match(/L/g)).toHaveLength(rings.reduce((sum, ring) => sum + ring.length - 1, 0));
      expect(cells).toBeGreaterThan(4);
    }
  });
});

describe('an area', () => {
  const roma = [{ id: 'a', at: project(12.5, 41.9) }];

  it('ends where its reach ends', () => {
    const near = areas(ground, roma, { reach: 60 }).get('a')!;
    const far = areas(ground, roma).get('a')!;
    expect(near.cells * 10).toBeLessThan(far.cells);
    expect(holds(far, project(21, 47))).toBe(true);
    expect(holds(near, project(21, 47))).toBe(false);
  });

  it('takes an island only if nobody is nearer and strays are wanted', () => {
    const creta = project(24.8, 35.25);
    expect(holds(areas(ground, roma).get('a')!, creta)).toBe(false);
    expect(holds(areas(ground, roma, { strays: true }).get('a')!, creta)).toBe(true);
  });

  it('may have several points', () => {
    const found = areas(ground, [...roma, { id: 'a', at: project(24.8, 35.25) }], { reach: 60 });
    expect(found.size).toBe(1);
    expect(holds(found.get('a')!, project(24.8, 35.25))).toBe(true);
  });
});
