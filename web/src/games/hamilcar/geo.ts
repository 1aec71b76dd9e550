/** The chart of the war: Sicily large in the middle of its seas, under a burning-glass. */

import { unpacked, type Box } from '../shared/geo';
import { makeWarChart, type WarChart } from '../shared/war/geo';
import { LANDS, LANE_WAYS, OUTLIERS, PROVINCE_NAMES, ROAD_WAYS, ROSE, SEA_NAMES, TITLE } from './chart';
import coast from './coast.json'; // Natural Earth, cut by demo/make_coast.mjs
import type { SeaFacts } from './facts';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1440, h: 1040 };
const WORLD: Box = { x: -460, y: -380, w: 2360, h: 1800 };

export const makeChart = (facts: SeaFacts): WarChart =>
  makeWarChart(facts, {
    plan: {
      field: FIELD,
      world: WORLD,
      margin: { left: 150, right: 150, top: 62, bottom: 66 },
      meridian: 12.6,
      parallels: [36, 42],
      lands: LANDS,
      rose: ROSE,
      winds: [9.5, 38],
      title: TITLE,
      relief: 1.7,
      land: unpacked(coast),
      lens: { at: [13.95, 37.6], wide: 2.2, high: 1.5, power: 1.2, stretch: 1.2 },
    },
    apart: 37,
    reach: 120,
    bends: { ...ROAD_WAYS, ...LANE_WAYS },
    outliers: OUTLIERS,
    provinces: PROVINCE_NAMES,
    seas: SEA_NAMES,
    lanes: facts.lanes,
  });
