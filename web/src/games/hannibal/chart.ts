/** What the chart shows beyond the game's facts: bends of roads, names of provinces, lands and seas. Longitude, latitude. */

import type { Place } from '../shared/geo';

/** Where a road bends on its way from `a` to `b` (the edge's own order), if it would not keep to the land by itself. */
// prettier-ignore
export const ROAD_WAYS: Record<string, readonly Place[]> = {
  'tarentum-heraclea': [[16.96, 40.53]],
  'abyla-tingis': [[-5.56, 35.72]],
};

/** Islands and corners that belong to a space without a line to it. */
// prettier-ignore
export const OUTLIERS: readonly { space: string; at: Place }[] = [
  { space: 'baleares', at: [4.1, 39.95] },
  { space: 'baleares', at: [1.42, 39.0] },
  { space: 'baleares', at: [3.1, 39.6] },
];

/** Names of provinces, written across them. */
// prettier-ignore
export const PROVINCE_NAMES: Record<string, { at: Place; size: number; turn?: number; space?: number }> = {
  baetica: { at: [-5.35, 37.02], size: 19, space: 4 },
  celtiberia: { at: [-4.75, 40.42], size: 21, space: 5 },
  orospeda: { at: [-2.05, 38.45], size: 20, space: 5 },
  idubeda: { at: [-1.35, 42.4], size: 16, space: 4 },
  gallia_transalpina: { at: [1.85, 44.35], size: 18, space: 4 },
  massilia: { at: [4.35, 43.62], size: 12, space: 2 },
  gallia_cisalpina: { at: [9.6, 45.85], size: 16, space: 3 },
  liguria: { at: [8.55, 44.62], size: 10, space: 2 },
  etruria: { at: [11.35, 43.2], size: 14, space: 3 },
  samnium: { at: [13.35, 42.8], size: 13, space: 2, turn: 48 },
  apulia: { at: [15.9, 41.7], size: 13, space: 2 },
  lucania: { at: [15.9, 40.35], size: 12, space: 2 },
  sicilia: { at: [14.2, 37.9], size: 13, space: 3 },
  corsica_sardinia: { at: [9.05, 40.6], size: 12, space: 2 },
  numidia_maior: { at: [4.1, 35.75], size: 17, space: 4 },
  numidia_minor: { at: [7.1, 35.85], size: 14, space: 2 },
  libya: { at: [9.6, 35.0], size: 18, space: 6 },
  mauretania: { at: [-3.6, 34.2], size: 18, space: 5 },
};

/** Lands beyond the provinces, large and faint. */
// prettier-ignore
export const LANDS: readonly { name: string; at: Place; size: number; turn?: number; space?: number }[] = [
  { name: 'Lusitania', at: [-7.6, 39.7], size: 22, space: 5, turn: -62 },
  { name: 'Gallaecia', at: [-7.2, 42.6], size: 17, space: 4 },
  { name: 'Cantabri', at: [-4.5, 42.75], size: 14, space: 4 },
  { name: 'Aquitania', at: [0.2, 45.3], size: 17, space: 4 },
  { name: 'Gallia Celtica', at: [2.6, 47.2], size: 30, space: 9 },
  { name: 'Helvetii', at: [7.6, 46.9], size: 15, space: 4 },
  { name: 'Raetia', at: [10.8, 47.3], size: 20, space: 6 },
  { name: 'Noricum', at: [14.0, 47.2], size: 20, space: 6 },
  { name: 'Veneti', at: [12.6, 45.95], size: 12, space: 2 },
  { name: 'Illyricum', at: [17.2, 44.3], size: 24, space: 8, turn: 34 },
  { name: 'Pannonia', at: [17.6, 46.6], size: 22, space: 7 },
  { name: 'Epirus', at: [20.4, 40.1], size: 14, space: 3 },
  { name: 'Gaetulia', at: [2.3, 32.8], size: 28, space: 14 },
  { name: 'Syrtis', at: [14.0, 31.6], size: 22, space: 8 },
];

/** Where the name of a sea runs: from, by, to. */
// prettier-ignore
export const SEA_NAMES: Record<string, { name: string; line: readonly [Place, Place, Place]; size: number }> = {
  hispanum: { name: 'Mare Hispanum', line: [[-3.4, 36.15], [0.6, 37.0], [3.0, 38.3]], size: 25 },
  balearicum: { name: 'Mare Balearicum', line: [[1.6, 40.35], [4.0, 41.35], [7.3, 42.15]], size: 21 },
  sardoum: { name: 'Mare Sardoum', line: [[4.0, 38.35], [6.0, 38.15], [8.2, 38.65]], size: 22 },
  ligusticum: { name: 'Sinus Ligusticus', line: [[7.6, 43.15], [8.8, 43.75], [9.9, 43.25]], size: 13 },
  tyrrhenum: { name: 'Mare Tyrrhenum', line: [[10.2, 40.9], [11.9, 39.7], [14.7, 38.95]], size: 24 },
  hadriaticum: { name: 'Mare Hadriaticum', line: [[13.5, 44.25], [15.2, 43.05], [17.6, 41.75]], size: 22 },
  ionium: { name: 'Mare Ionium', line: [[16.4, 37.3], [17.6, 38.0], [18.9, 39.2]], size: 22 },
  africum: { name: 'Mare Africum', line: [[12.0, 35.5], [13.6, 35.1], [15.8, 35.4]], size: 24 },
  syrtis: { name: 'Syrtis Minor', line: [[10.75, 34.35], [11.5, 34.2], [12.4, 34.4]], size: 13 },
  oceanus: { name: 'Oceanus Atlanticus', line: [[-9.6, 37.4], [-10.1, 40.4], [-9.7, 43.4]], size: 24 },
  cantabricum: { name: 'Mare Cantabricum', line: [[-7.4, 44.15], [-4.9, 44.2], [-2.1, 43.85]], size: 18 },
};

/** The compass rose, from which the rhumb lines run, and the seat of the title. */
export const ROSE: Place = [15.1, 34.15];
export const TITLE: Place = [-4.9, 45.35];
