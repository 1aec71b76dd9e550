/** What the chart shows beyond the game's facts: bends of ways, names of provinces, lands and seas. Longitude, latitude. */

import type { LandName } from '../shared/chart';
import type { Place } from '../shared/geo';

/** Where a road bends on its way from `a` to `b` (the edge's own order), if it would not keep to the land by itself. */
// prettier-ignore
export const ROAD_WAYS: Record<string, readonly Place[]> = {
  'tarentum-heraclea': [[16.92, 40.5]],
};

/** Where a lane bends, if a plain bow would not keep to the sea. */
// prettier-ignore
export const LANE_WAYS: Record<string, readonly Place[]> = {
  'tarentum~brundisium': [[17.6, 39.85], [18.35, 39.6], [18.65, 40.1], [18.4, 40.5]],
  'utica~hippo_regius': [[9.9, 37.55], [8.9, 37.25]],
  'clupea~hadrumetum': [[11.3, 36.6], [10.9, 36.15]],
  'carthago~clupea': [[10.6, 37.2], [11.1, 37.2]],
  'carthago~utica': [[10.45, 37.15], [10.25, 37.2]],
  'tharros~aleria': [[7.9, 40.4], [8.1, 41.7], [8.9, 43.25], [9.75, 42.9]],
  'caralis~tharros': [[8.75, 38.75], [8.15, 38.95], [8.1, 39.6]],
  'caralis~olbia': [[9.75, 39.0], [9.95, 39.9], [9.85, 40.7]],
  'rhegium~croton': [[15.75, 37.75], [16.5, 37.85], [17.2, 38.5]],
  'messana~rhegium': [[15.62, 38.17]],
};

/** Islands and corners that belong to a space without a line to it. */
// prettier-ignore
export const OUTLIERS: readonly { space: string; at: Place }[] = [
  { space: 'melita', at: [14.25, 36.05] },
];

/** Names of provinces, written across them. */
// prettier-ignore
export const PROVINCE_NAMES: Record<string, LandName> = {
  etruria: { at: [11.15, 43.1], size: 17, space: 4, turn: 38 },
  latium: { at: [12.95, 41.62], size: 10, space: 1, turn: 30 },
  samnium: { at: [14.15, 41.95], size: 14, space: 3, turn: 32 },
  campania: { at: [14.9, 40.9], size: 10, space: 1, turn: 28 },
  apulia: { at: [16.85, 40.98], size: 17, space: 4, turn: 26 },
  lucania: { at: [15.75, 40.45], size: 12, space: 2, turn: 10 },
  bruttium: { at: [16.4, 38.95], size: 12, space: 2, turn: 55 },
  sicilia: { at: [14.35, 37.78], size: 26, space: 10, turn: -6 },
  lilybaeum: { at: [12.98, 37.73], size: 16, space: 3, turn: 8 },
  syracusae: { at: [14.72, 37.16], size: 15, space: 3, turn: 22 },
  corsica: { at: [9.1, 42.12], size: 13, space: 2, turn: 80 },
  sardinia: { at: [9.08, 40.05], size: 17, space: 4, turn: 84 },
  numidia: { at: [7.1, 35.75], size: 22, space: 8, turn: 8 },
  libya: { at: [9.35, 35.2], size: 22, space: 8 },
  carthago: { at: [10.6, 36.62], size: 11, space: 1, turn: 10 },
};

/** Lands beyond the provinces, large and faint. */
// prettier-ignore
export const LANDS: readonly (LandName & { name: string })[] = [
  { name: 'Ligures', at: [8.7, 44.6], size: 19, space: 5 },
  { name: 'Gallia Cisalpina', at: [10.3, 45.2], size: 24, space: 7 },
  { name: 'Vmbria', at: [12.65, 43.3], size: 16, space: 5, turn: 40 },
  { name: 'Picenum', at: [13.45, 42.85], size: 13, space: 3, turn: 50 },
  { name: 'Veneti', at: [12.2, 45.75], size: 16, space: 4 },
  { name: 'Illyricum', at: [17.2, 44.0], size: 24, space: 8, turn: 34 },
  { name: 'Epirus', at: [20.3, 39.9], size: 18, space: 4, turn: 60 },
  { name: 'Gaetulia', at: [6.6, 33.6], size: 30, space: 14 },
  { name: 'Tripolitania', at: [13.4, 32.1], size: 26, space: 9 },
];

/** Where the name of a sea runs: from, by, to. */
// prettier-ignore
export const SEA_NAMES: Record<string, { name: string; line: readonly [Place, Place, Place]; size: number }> = {
  tyrrhenum: { name: 'Mare Tyrrhenum', line: [[10.6, 40.55], [11.9, 40.15], [13.5, 40.35]], size: 26 },
  sardoum: { name: 'Mare Sardoum', line: [[6.7, 38.2], [7.3, 39.2], [7.5, 40.6]], size: 22 },
  ligusticum: { name: 'Mare Ligusticum', line: [[7.9, 43.55], [8.7, 43.75], [9.9, 43.6]], size: 16 },
  hadriaticum: { name: 'Mare Hadriaticum', line: [[14.6, 43.1], [15.9, 42.4], [17.5, 41.7]], size: 22 },
  ionium: { name: 'Mare Ionium', line: [[16.75, 37.2], [17.7, 37.55], [18.6, 38.6]], size: 25 },
  africum: { name: 'Mare Africum', line: [[11.7, 35.15], [13.0, 34.75], [15.2, 34.95]], size: 27 },
  siculum: { name: 'Mare Siculum', line: [[15.7, 35.9], [16.6, 36.25], [17.6, 36.5]], size: 18 },
  syrtis: { name: 'Syrtis Minor', line: [[10.55, 34.25], [11.1, 34.05], [11.9, 34.05]], size: 15 },
};

/** The compass rose, from which the rhumb lines run, and the seat of the title. */
export const ROSE: Place = [6.95, 37.95];
export const TITLE: Place = [16.35, 34.35];
