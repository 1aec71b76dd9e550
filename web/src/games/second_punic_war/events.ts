/** What the log of the game draws besides its words: the heads of stages, battles and sieges. */

import type { Level, Summing } from '../types';

export const HEADINGS: Readonly<Record<string, Level>> = {
  stage: 'big',
  battle: 'mid',
  resistance: 'mid',
  assault: 'small',
};

const OWN: Summing = {}; // in its own sentence

/** What a summary of the others' turns tells. */
export const DIGEST: Readonly<Record<string, Summing>> = {
  stage: OWN,
  'event-played': OWN,
  'event-cancelled': OWN,
  'effect-played': OWN,
  marched: { as: 'marched', by: ['seat'], at: 'target' },
  sailed: { as: 'sailed', by: ['seat'], at: 'target' },
  landed: { as: 'landed', by: ['seat'], at: 'field', sum: 'count' },
  recruited: { as: 'recruited', by: ['seat'], at: 'field' },
  placed: { as: 'recruited', by: ['seat'], at: 'field' },
  reinforced: { as: 'reinforced', by: ['seat'], at: 'field', sum: 'count' },
  battle: OWN,
  resistance: OWN,
  'unit-lost': { as: 'lost', by: ['side'], at: 'field' },
  'army-lost': OWN,
  'battle-won': OWN,
  'leader-eliminated': OWN,
  besieged: OWN,
  captured: OWN,
  ravaged: { as: 'ravaged', by: ['seat'], at: 'field' },
  alliance: OWN,
  'alliance-ended': OWN,
  attitude: OWN,
  passed: { as: 'passed', by: ['seat'] },
  'consuls-elected': OWN,
  dictator: OWN,
  'game-over': OWN,
};
