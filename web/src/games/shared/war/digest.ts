/** What a summary of the enemy's turn tells of a war. */

import type { Summing } from '../../types';

const OWN: Summing = {}; // in its own sentence

export const DIGEST: Readonly<Record<string, Summing>> = {
  turn: OWN,
  event: OWN,
  ops: OWN,
  counter: OWN,
  cancelled: OWN,
  marched: { as: 'marched', by: ['general'], at: 'to' },
  sailed: { as: 'sailed', by: ['general'], at: 'to' },
  units: { as: 'units', by: ['side'], at: 'space', sum: 'count' },
  'pc-placed': { as: 'pcs', by: ['side'], at: 'space' },
  'pc-turned': { as: 'pcs', by: ['side'], at: 'space' },
  'pc-removed': { as: 'pcs-lost', by: ['side'], at: 'space' },
  revolt: OWN,
  isolated: OWN,
  elected: OWN,
  dictator: OWN,
  scipio: OWN,
  fate: OWN,
  'general-gone': OWN,
  battle: OWN,
  'battle-won': OWN,
  overrun: OWN,
  'siege-roll': { as: 'siege', by: ['space'], at: 'space' },
  'citadel-falls': OWN,
  'city-taken': OWN,
  subjugated: OWN,
  sacked: OWN,
  'game-over': OWN,
};
