/** The chart of the war: from the pillars of Hercules to Italy. */

import type { Box } from '../shared/geo';
import type { Facts } from '../shared/war/facts';
import { makeWarChart, type WarChart } from '../shared/war/geo';
import { LANDS, OUTLIERS, PROVINCE_NAMES, ROAD_WAYS, ROSE, SEA_NAMES, TITLE } from './chart';

/** The playable part of the world, and the whole of what is painted. */
export const FIELD: Box = { x: 0, y: 0, w: 1600, h: 1000 };
const WORLD: Box = { x: -560, y: -460, w: 2720, h: 1920 };

export const makeChart = (facts: Facts): WarChart =>
  makeWarChart(facts, {
    plan: {
      field: FIELD,
      world: WORLD,
      margin: { left: 86, right: 108, top: 64, bottom: 60 },
      meridian: 5.8,
      parallels: [35, 44],
      lands: LANDS,
      rose: ROSE,
      winds: [4.5, 40.4],
      title: TITLE,
      relief: 1.45,
    },
    apart: 35.4,
    reach: 105,
    bends: ROAD_WAYS,
    outliers: OUTLIERS,
    provinces: PROVINCE_NAMES,
    seas: SEA_NAMES,
  });
