/** What the chart shows beyond the game's facts: the ways of roads, rivers, ranges, names. Longitude, latitude. */

import type { Place } from '../shared/geo';

/** Where a road bends on its way from `a` to `b` (the edge's own order), so that it keeps to the land. */
// prettier-ignore
export const ROAD_WAYS: Record<string, readonly Place[]> = {
  'alexandria-catabathmus': [[28.4, 30.8], [26.9, 31.15]],
  'alexandria-memphis': [[30.75, 30.55]],
  'alexandria-pelusium': [[31.2, 30.85]],
  'antiochia-damascus': [[36.72, 35.2], [36.85, 34.3]],
  'antiochia-tarsus': [[36.32, 36.85], [35.7, 37.12]],
  'athenae-thessalonica': [[23.2, 38.38], [22.42, 38.85], [22.35, 39.7], [22.45, 40.45]],
  'athenae-ambracia': [[22.9, 38.4], [22.1, 38.62], [21.3, 38.72]],
  'athenae-pylos': [[22.95, 37.93], [22.3, 37.45]],
  'aenos-byzantium': [[27.4, 41.12]],
  'aenos-thessalonica': [[25.2, 41.12], [24.2, 41.05], [23.5, 40.78]],
  'aenos-serdica': [[26.45, 41.55], [24.95, 42.15]],
  'ambracia-dyrrachium': [[20.55, 39.75], [19.85, 40.5]],
  'ancyra-appia': [[31.2, 39.55]],
  'ancyra-eusebia': [[34.2, 39.15]],
  'ancyra-nicomedia': [[31.5, 40.3]],
  'ancyra-sinope': [[34.0, 40.85]],
  'appia-ephesus': [[28.6, 38.35]],
  'appia-nicomedia': [[29.7, 39.9]],
  'appia-perga': [[30.2, 38.0]],
  'aquileia-ravenna': [[12.35, 45.6], [11.85, 45.1]],
  'aquileia-salona': [[14.35, 45.55], [15.25, 44.65], [15.9, 43.95]],
  'aquileia-sirmium': [[14.6, 46.05], [16.6, 45.6]],
  'asculum-ravenna': [[13.3, 43.5], [12.65, 43.95]],
  'asculum-roma': [[13.05, 42.4]],
  'asculum-sipontum': [[14.15, 42.25], [15.0, 41.75]],
  'asturica-bilbilis': [[-3.7, 42.3]],
  'asturica-emerita': [[-5.9, 40.7]],
  'asturica-portus': [[-7.4, 41.9]],
  'asturica-toletum': [[-4.75, 41.3]],
  'badias-iomnium': [[5.2, 35.75]],
  'badias-tacape': [[8.4, 34.3]],
  'badias-utica': [[8.3, 35.95]],
  'bilbilis-burdigala': [[-1.7, 42.75], [-1.0, 43.7]],
  'bilbilis-tarraco': [[-0.3, 41.45]],
  'bilbilis-toletum': [[-3.0, 40.75]],
  'brundisium-neapolis': [[17.1, 40.62], [15.75, 40.95]],
  'brundisium-sipontum': [[16.9, 40.98], [16.1, 41.2]],
  'burdigala-cenabum': [[0.3, 46.5]],
  'burdigala-narbo': [[1.35, 43.65]],
  'carthago_nova-corduba': [[-2.8, 37.75]],
  'carthago_nova-tarraco': [[-0.95, 38.5], [-0.6, 39.45], [0.0, 40.35], [0.6, 40.95]],
  'carthago_nova-gades': [[-2.3, 37.18], [-4.1, 36.95], [-5.4, 36.6]],
  'carthago_nova-toletum': [[-2.2, 38.95]],
  'catabathmus-cyrene': [[24.1, 31.75], [22.7, 32.55]],
  'cenabum-lugdunum': [[3.35, 47.1]],
  'cenabum-treviri': [[4.0, 49.05]],
  'corduba-gades': [[-5.85, 37.35]],
  'corduba-toletum': [[-4.1, 38.8]],
  'cyrene-thubactus': [[20.55, 32.2], [20.3, 30.95], [19.3, 30.1], [17.6, 30.75], [16.2, 31.05], [15.5, 31.6]],
  'damascus-jerusalem': [[35.9, 32.7]],
  'dyrrachium-salona': [[19.5, 42.1], [18.4, 42.85], [17.35, 43.4]],
  'dyrrachium-thessalonica': [[20.4, 41.15], [21.5, 41.0], [22.2, 40.8]],
  'ephesus-perga': [[28.6, 37.8], [29.9, 37.3]],
  'ephesus-pergamum': [[27.5, 38.5]],
  'emerita-gades': [[-6.25, 37.75]],
  'emerita-olisipo': [[-7.6, 38.9]],
  'eusebia-sinope': [[35.9, 40.4]],
  'eusebia-tarsus': [[34.95, 37.8]],
  'gades-olisipo': [[-6.9, 37.4], [-7.9, 37.35], [-8.5, 38.05]],
  'genua-lugdunum': [[7.7, 44.95], [6.3, 45.45]],
  'genua-massilia': [[8.1, 44.2], [7.2, 43.9], [6.3, 43.55]],
  'genua-ravenna': [[9.7, 44.85], [11.2, 44.6]],
  'genua-roma': [[9.85, 44.22], [10.55, 43.5], [11.4, 42.6]],
  'iomnium-siga': [[2.2, 36.4], [0.3, 35.75]],
  'iomnium-utica': [[5.2, 36.55], [7.0, 36.45], [8.7, 36.65]],
  'jerusalem-pelusium': [[34.5, 31.35], [33.6, 31.0]],
  'lilybaeum-messana': [[13.4, 37.93], [14.5, 37.93]],
  'lilybaeum-syracusae': [[13.5, 37.45], [14.4, 37.22]],
  'lugdunum-massilia': [[4.9, 44.9], [4.85, 44.0]],
  'lugdunum-treviri': [[5.3, 47.3], [6.1, 48.6]],
  'massilia-narbo': [[4.65, 43.68], [3.95, 43.65]],
  'memphis-pelusium': [[31.75, 30.4]],
  'messana-syracusae': [[15.08, 37.65]],
  'narbo-tarraco': [[2.8, 42.5], [2.7, 41.95], [2.0, 41.5]],
  'neapolis-rhegium': [[15.35, 40.4], [16.05, 39.65], [16.35, 38.9]],
  'neapolis-roma': [[13.4, 41.5]],
  'neapolis-sipontum': [[15.0, 41.25]],
  'nicomedia-pergamum': [[29.5, 40.25], [28.2, 39.7]],
  'nicomedia-sinope': [[31.4, 40.95], [33.3, 41.55]],
  'olisipo-portus': [[-8.55, 40.1]],
  'perga-tarsus': [[31.55, 36.95], [32.6, 36.5], [33.75, 36.55]],
  'roma-ravenna': [[12.45, 43.1]],
  'sala-siga': [[-5.4, 34.0], [-3.0, 34.4]],
  'sala-tingis': [[-6.1, 35.0]],
  'salona-sirmium': [[17.8, 44.25]],
  'serdica-sirmium': [[21.9, 43.4], [20.6, 44.6]],
  'serdica-thessalonica': [[23.2, 41.6]],
  'siga-tingis': [[-3.2, 34.95], [-4.9, 35.2]],
  'tacape-thubactus': [[11.2, 33.0], [12.9, 32.62], [14.2, 32.4]],
  'tacape-utica': [[9.75, 35.4]],
};

/** Two cities on one strait are closer than their signs are wide: move the signs apart, in world units. */
// prettier-ignore
export const NUDGE: Record<string, readonly [dx: number, dy: number]> = {
  messana: [-5, -2],
  rhegium: [5, 3],
  lilybaeum: [3, 0],
  byzantium: [-2, -2],
  aenos: [0, -3],
  gades: [0, -2],
  tingis: [0, 3],
  roma: [2, -2],
};

/** Names of lands, written large and faint across them. */
// prettier-ignore
export const LANDS: readonly { name: string; at: Place; size: number; turn?: number; space?: number }[] = [
  { name: 'Hispania', at: [-3.9, 40.5], size: 26, space: 10 },
  { name: 'Gallia', at: [2.0, 46.2], size: 30, space: 12 },
  { name: 'Germania', at: [11.2, 50.4], size: 34, space: 16 },
  { name: 'Britannia', at: [-1.6, 52.2], size: 26, space: 8 },
  { name: 'Pannonia', at: [17.4, 46.9], size: 18, space: 5 },
  { name: 'Dacia', at: [23.9, 46.5], size: 22, space: 9 },
  { name: 'Sarmatia', at: [32.5, 48.3], size: 32, space: 16 },
  { name: 'Illyricum', at: [18.0, 43.85], size: 15, turn: 33, space: 5 },
  { name: 'Thracia', at: [26.2, 42.3], size: 15, space: 4 },
  { name: 'Macedonia', at: [21.9, 41.5], size: 13, space: 2 },
  { name: 'Asia', at: [28.6, 38.7], size: 17, space: 5 },
  { name: 'Galatia', at: [32.2, 38.9], size: 17, space: 4 },
  { name: 'Cappadocia', at: [37.6, 39.3], size: 19, space: 5 },
  { name: 'Syria', at: [38.0, 34.9], size: 24, space: 10 },
  { name: 'Arabia', at: [38.6, 30.2], size: 30, space: 14 },
  { name: 'Aegyptus', at: [28.1, 28.6], size: 24, space: 8 },
  { name: 'Libya', at: [21.6, 29.3], size: 28, space: 16 },
  { name: 'Africa', at: [9.4, 31.3], size: 26, space: 14 },
  { name: 'Numidia', at: [3.6, 35.3], size: 16, space: 6, turn: -4 },
  { name: 'Mauretania', at: [-4.2, 33.2], size: 20, space: 7 },
  { name: 'Gaetulia', at: [4.9, 32.6], size: 20, space: 9 },
];

/** Where the name of a sea runs: from, by, to. */
// prettier-ignore
export const SEA_NAMES: Record<string, readonly [Place, Place, Place]> = {
  mare_internum: [[14.9, 35.0], [18.2, 34.3], [21.6, 34.9]],
  mare_tyrrhenum: [[9.95, 41.55], [11.3, 39.9], [14.1, 38.85]],
  mare_hadriaticum: [[13.25, 44.35], [15.1, 43.25], [17.9, 41.35]],
  mare_hispanum: [[2.6, 39.15], [5.4, 38.1], [8.3, 39.0]],
  mare_aegaeum: [[24.15, 39.75], [24.9, 38.5], [25.1, 36.6]],
  mare_aegypticum: [[25.8, 33.3], [29, 32.2], [32.6, 32.9]],
  oceanus_atlanticus: [[-10.9, 36.4], [-11.0, 39.4], [-10.4, 43.4]],
  pontus_euxinus: [[30.3, 43.45], [33.4, 44.0], [36.8, 43.2]],
  propontis: [[27.35, 40.62], [28.2, 40.53], [29.05, 40.72]],
};

/** Where the fleets of a sea stand; seas that are not named stand at the place that the facts give. */
export const SEA_STATIONS: Record<string, Place> = {
  mare_tyrrhenum: [12.2, 40.35],
  mare_hadriaticum: [16.2, 42.75],
  mare_aegaeum: [25.6, 38.6],
  mare_hispanum: [5.6, 39.9],
  mare_internum: [18.6, 36.3],
  mare_aegypticum: [29.2, 33.9],
  oceanus_atlanticus: [-9.3, 36.1],
  pontus_euxinus: [32.9, 42.75],
  propontis: [28.0, 40.75],
};

/** The compass rose, from which the rhumb lines run, and the seat of the title. */
export const ROSE: Place = [-11.6, 46.4];
export const TITLE: Place = [-0.6, 30.35];

/** The order in which the keyboard visits the map: region by region, west to east. */
// prettier-ignore
export const REGIONS: Record<string, readonly string[]> = {
  hispania: ['asturica', 'portus', 'olisipo', 'emerita', 'toletum', 'corduba', 'gades', 'carthago_nova', 'bilbilis', 'tarraco'],
  gallia: ['treviri', 'cenabum', 'lugdunum', 'burdigala', 'narbo', 'massilia'],
  italia: ['genua', 'ravenna', 'aquileia', 'asculum', 'roma', 'sipontum', 'neapolis', 'brundisium', 'rhegium'],
  insulae: ['aleria', 'caralis', 'lilybaeum', 'messana', 'syracusae', 'creta', 'salamis'],
  africa: ['sala', 'tingis', 'siga', 'iomnium', 'badias', 'utica', 'tacape', 'thubactus', 'cyrene', 'catabathmus'],
  graecia: ['salona', 'sirmium', 'serdica', 'dyrrachium', 'thessalonica', 'aenos', 'byzantium', 'ambracia', 'athenae', 'pylos'],
  asia: ['nicomedia', 'sinope', 'pergamum', 'ephesus', 'appia', 'ancyra', 'eusebia', 'perga', 'tarsus'],
  oriens: ['antiochia', 'damascus', 'jerusalem', 'pelusium', 'memphis', 'alexandria'],
  maria: ['oceanus_atlanticus', 'mare_hispanum', 'mare_tyrrhenum', 'mare_hadriaticum', 'mare_internum', 'mare_aegaeum', 'propontis', 'pontus_euxinus', 'mare_aegypticum'],
};
