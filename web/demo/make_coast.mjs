/**
 * Cut the coasts around the Mediterranean out of Natural Earth's (npm `world-atlas`, public domain), so that a player's
 * browser need not load the rest of the world: `node demo/make_coast.mjs` from web/. A chart that shows less of the
 * world may have a finer coast of its own, between four lines of longitude and latitude:
 * `node demo/make_coast.mjs src/games/GAME/coast.json WEST SOUTH EAST NORTH`.
 *
 * A polygon is a list of rings, a ring a list of numbers: longitude and latitude of its first point in steps of 1/500
 * of a degree, then the way to each next one.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { feature } from 'topojson-client';

const SCALE = 500;
const [, , own, ...lines] = process.argv;
const [west, south, east, north] = own ? lines.map(Number) : [-46, 8, 72, 70]; // far outside of what is ever painted
const BOX = { west, south, east, north };

const atlas = JSON.parse(
  readFileSync(new URL(`../node_modules/world-atlas/land-${own ? 10 : 50}m.json`, import.meta.url), 'utf8'),
);
const land = feature(atlas, atlas.objects.land);
const polygons = land.features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
);

/** The part of a ring on one side of a meridian or a parallel. */
function cut(ring, inside, cross) {
  const out = [];
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length];
    if (inside(point) !== inside(before)) out.push(cross(before, point));
    if (inside(point)) out.push(point);
  });
  return out;
}

const at = (axis, value) => (a, b) => {
  const t = (value - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

function clip(ring) {
  let out = ring.slice(0, -1);
  out = cut(out, (p) => p[0] >= BOX.west, at(0, BOX.west));
  out = cut(out, (p) => p[0] <= BOX.east, at(0, BOX.east));
  out = cut(out, (p) => p[1] >= BOX.south, at(1, BOX.south));
  return cut(out, (p) => p[1] <= BOX.north, at(1, BOX.north));
}

function pack(ring) {
  let last = [0, 0];
  const out = [];
  for (const [lon, lat] of ring) {
    const now = [Math.round(lon * SCALE), Math.round(lat * SCALE)];
    if (out.length && now[0] === last[0] && now[1] === last[1]) continue;
    out.push(now[0] - last[0], now[1] - last[1]);
    last = now;
  }
  return out;
}

const coast = polygons
  .map((rings) =>
    rings
      .map(clip)
      .filter((ring) => ring.length > 3)
      .map(pack),
  )
  .filter((rings) => rings.length);
const file = new URL(`../${own ?? 'src/games/shared/coast.json'}`, import.meta.url);
writeFileSync(file, `${JSON.stringify({ scale: SCALE, polygons: coast })}\n`);
console.log(
  coast.length,
  'polygons',
  coast.flat().reduce((sum, ring) => sum + ring.length / 2, 0),
  'points',
);
