/** What the chart shows beyond the game's facts: bends of passes, islands, names of lands. Longitude, latitude. */

import type { Place } from '../shared/geo';

/** Where a pass bends on its way. */
export const ROAD_WAYS: Record<string, readonly Place[]> = {};

/** Islands and corners that belong to a field without a line to it; and where coasts ask for more than one point. */
// prettier-ignore
export const OUTLIERS: readonly { field: string; at: Place }[] = [
  { field: 'baleares', at: [4.1, 39.95] },
  { field: 'baleares', at: [1.42, 39.0] },
  { field: 'baleares', at: [3.1, 39.6] },
  { field: 'melita', at: [14.25, 36.05] },
];

/** Lands beyond the regions, large and faint. */
// prettier-ignore
export const LANDS: readonly { name: string; at: Place; size: number; turn?: number; space?: number }[] = [
  { name: 'Gallaecia', at: [-7.2, 42.6], size: 17, space: 4 },
  { name: 'Cantabri', at: [-4.5, 43.0], size: 14, space: 4 },
  { name: 'Aquitania', at: [0.2, 44.5], size: 17, space: 4 },
  { name: 'Gallia Celtica', at: [3.2, 47.5], size: 28, space: 9 },
  { name: 'Raetia', at: [10.8, 47.1], size: 20, space: 6 },
  { name: 'Noricum', at: [14.0, 47.2], size: 20, space: 6 },
  { name: 'Pannonia', at: [17.6, 46.2], size: 22, space: 7 },
  { name: 'Macedonia', at: [21.6, 41.0], size: 18, space: 4, turn: 40 },
  { name: 'Gaetulia', at: [2.3, 33.2], size: 28, space: 14 },
  { name: 'Mauretania', at: [-4.4, 33.8], size: 20, space: 6 },
];

/** The compass rose, from which the rhumb lines run, and the seat of the title. */
export const ROSE: Place = [17.2, 34.6];
export const TITLE: Place = [-5.6, 45.6];
