// Writes src/components/coast.json: the coasts around Italy and Greece as one SVG path, for the first page.
// From Natural Earth (npm world-atlas, public domain). Run: node tools/coast.mjs
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/land-50m.json');
const WIDTH = 1200;
const HEIGHT = 640;

const projection = geoConicConformal()
  .parallels([36, 44])
  .rotate([-14.5, 0])
  .center([0, 40.2])
  .scale(2900)
  .translate([WIDTH / 2, HEIGHT / 2])
  .clipExtent([
    [-80, -80],
    [WIDTH + 80, HEIGHT + 80],
  ])
  .precision(0.6);

const land = feature(atlas, atlas.objects.land);
const path = geoPath(projection).digits(1)(land);
const url = new URL('../src/components/coast.json', import.meta.url);
writeFileSync(url, `${JSON.stringify({ width: WIDTH, height: HEIGHT, path })}\n`);
console.log(`${path.length} characters`);
