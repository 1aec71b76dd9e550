/** What the log of the game draws besides its words: dice, and the heads of years, turns and battles. */

import type { Event } from '../../lib/protocol';
import type { Dice, Level, Summing } from '../types';
import type { Side } from './view';

export const HEADINGS: Readonly<Record<string, Level>> = {
  year: 'big',
  turn: 'small',
  winter: 'small',
  battle: 'mid',
};

const OWN: Summing = {}; // in its own sentence

/** What a summary of the other side's turn tells. */
export const DIGEST: Readonly<Record<string, Summing>> = {
  'events-cancel': OWN,
  apollo: OWN,
  jupiter: OWN,
  defected: OWN,
  vulcan: OWN,
  surprise: OWN,
  moved: { as: 'moved', by: ['side'], at: 'to' },
  sailed: { as: 'moved', by: ['side'], at: 'to' },
  reinforced: { as: 'reinforced', by: ['side'], at: 'to' },
  attacked: { as: 'attacked', by: ['side'], at: 'to' },
  raised: { as: 'raised', by: ['side'], at: 'space' },
  strengthened: { as: 'strengthened', by: ['side'], at: 'space' },
  battle: OWN,
  eliminated: { as: 'eliminated', by: ['side'], each: 'block' },
  'leader-killed': OWN,
  retreated: { as: 'retreated', by: ['side'], at: 'to' },
  won: OWN,
  regrouped: { as: 'moved', by: ['side'], at: 'to' },
  winter: OWN,
  'game-over': OWN,
};

/** A block's fire. */
export interface Fire {
  block: string;
  side: Side;
  rolls: number[];
  rating: number;
  hits: number;
}

export const fireOf = (event: Event): Fire | null =>
  event.kind === 'fired' ? (event.args as unknown as Fire) : null;

export function dice(event: Event): Dice | null {
  const fire = fireOf(event);
  return fire && { arg: 'rolls', rolls: fire.rolls, hit: fire.rating };
}
