/** The hexes: from coordinates to pixels and back, neighbours, vertices, facings, counters. */

import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  centreOf,
  corners,
  counterOn,
  edges,
  hexAt,
  hexes,
  inField,
  neighbour,
  SIDES,
  turned,
  vertex,
  zones,
  type Hex,
  type HexField,
} from './hex';

const FIELDS: [string, HexField][] = [
  ['a battlefield of 60 by 40', { columns: 60, rows: 40, size: 30 }],
  ['numbers that begin at 1 0', { columns: 20, rows: 20, size: 17, first: { column: 1, row: 0 } }],
  ['a single column', { columns: 1, rows: 3, size: 10 }],
];

describe.each(FIELDS)('%s', (_, field) => {
  const all = hexes(field);

  it('has every hex once, and each of them in its bounds', () => {
    expect(new Set(all.map(({ column, row }) => `${column} ${row}`)).size).toBe(field.columns * field.rows);
    const { w, h } = boundsOf(field);
    for (const hex of all) {
      expect(inField(field, hex)).toBe(true);
      for (const p of corners(field, hex)) {
        expect(
          p.x > -0.01 && p.x < w + 0.01 && p.y > -0.01 && p.y < h + 0.01,
          JSON.stringify({ hex, p }),
        ).toBe(true);
      }
    }
  });

  it('finds the hex under a point: in its middle and nearly at its edge', () => {
    for (const hex of all) {
      const c = centreOf(field, hex);
      expect(hexAt(field, c)).toEqual(hex);
      for (const corner of corners(field, hex)) {
        const p = { x: c.x + (corner.x - c.x) * 0.97, y: c.y + (corner.y - c.y) * 0.97 };
        expect(hexAt(field, p)).toEqual(hex);
      }
    }
    expect(hexAt(field, { x: -field.size, y: -field.size })).toBeNull();
    expect(hexAt(field, { x: 0, y: 0 }), 'the corner of the box is outside the corner hex').toBeNull();
  });

  it('lets neighbours share a side and know each other', () => {
    for (const hex of all) {
      for (const side of SIDES.keys()) {
        const near = neighbour(hex, turned(side));
        const [a, b] = [centreOf(field, hex), centreOf(field, near)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(field.size * Math.sqrt(3));
        expect(neighbour(near, turned(side + 3))).toEqual(hex);
      }
    }
  });
});

describe('neighbours', () => {
  const beyond = (hex: Hex): number[][] =>
    SIDES.map((_, side) => {
      const { column, row } = neighbour(hex, turned(side));
      return [column, row];
    });

  it('lie as the odd columns, half a hex lower, put them', () => {
    expect(beyond({ column: 28, row: 10 })).toEqual([
      [28, 9],
      [29, 9],
      [29, 10],
      [28, 11],
      [27, 10],
      [27, 9],
    ]);
    expect(beyond({ column: 29, row: 10 })).toEqual([
      [29, 9],
      [30, 10],
      [30, 11],
      [29, 11],
      [28, 11],
      [28, 10],
    ]);
  });
});

describe('facing', () => {
  it('has two sides before it, two behind and one on either hand', () => {
    expect(zones(0)).toEqual({ front: [1, 2], flank: [0, 3], rear: [4, 5] }); // east: north-east and south-east
    expect(zones(5)).toEqual({ front: [0, 1], flank: [5, 2], rear: [3, 4] });
    for (let facing = 0; facing < 6; facing++) {
      const { front, flank, rear } = zones(turned(facing));
      expect([...front, ...flank, ...rear].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    }
  });

  it('points between the two hexes before it', () => {
    const field = { columns: 9, rows: 9, size: 20 };
    const here = { column: 4, row: 4 };
    for (let facing = 0; facing < 6; facing++) {
      const tip = vertex(field.size, turned(facing));
      const c = centreOf(field, here);
      const ahead = zones(turned(facing)).front.map((side) => centreOf(field, neighbour(here, side)));
      for (const p of ahead) expect(Math.hypot(c.x + tip.x - p.x, c.y + tip.y - p.y)).toBeCloseTo(field.size);
    }
  });
});

describe('an edge', () => {
  it('lies between a hex and its neighbour', () => {
    const field = { columns: 9, rows: 9, size: 20 };
    const here = { column: 4, row: 4 };
    for (const side of SIDES.keys()) {
      const ends = edges(field, here, [turned(side)])
        .match(/[\d.]+ [\d.]+/g)!
        .map((end) => end.split(' ').map(Number));
      const [a, b] = [centreOf(field, here), centreOf(field, neighbour(here, turned(side)))];
      const middle = [(ends[0]![0]! + ends[1]![0]!) / 2, (ends[0]![1]! + ends[1]![1]!) / 2];
      expect(middle[0]).toBeCloseTo((a.x + b.x) / 2, 1);
      expect(middle[1]).toBeCloseTo((a.y + b.y) / 2, 1);
    }
  });
});

describe('a counter', () => {
  const field = { columns: 9, rows: 9, size: 20 };
  const here = { column: 4, row: 4 };

  it('lies on its hex and turns with its facing', () => {
    const place = counterOn(field, [here], 4);
    expect(place.at).toEqual(centreOf(field, here));
    expect(place.w).toBe(place.h);
    expect(place.w).toBeLessThan(field.size * Math.sqrt(3));
    expect([0, 1, 2, 3, 4, 5].map((turn) => counterOn(field, [here], turned(turn)).angle)).toEqual([
      90, 150, 210, 270, 330, 30,
    ]);
  });

  it('covers two hexes square to its facing', () => {
    for (let facing = 0; facing < 6; facing++) {
      const partner = neighbour(here, zones(turned(facing)).flank[0]!);
      const place = counterOn(field, [here, partner], turned(facing));
      const tip = vertex(1, turned(facing));
      const [a, b] = [centreOf(field, here), centreOf(field, partner)];
      expect((b.x - a.x) * tip.x + (b.y - a.y) * tip.y).toBeCloseTo(0);
      expect(place.w).toBeCloseTo(place.h + field.size * Math.sqrt(3));
      expect([here, partner]).toContainEqual(hexAt(field, place.at));
    }
  });
});
