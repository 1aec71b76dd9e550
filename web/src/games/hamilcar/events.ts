/** What the log of the game draws besides its words: dice, and the heads of turns and battles. */

import type { Event } from '../../lib/protocol';
import { DIGEST as OF_A_WAR } from '../shared/war/digest';
import type { Dice, Level, Summing } from '../types';

export const HEADINGS: Readonly<Record<string, Level>> = {
  turn: 'small',
  battle: 'mid',
  'sea-battle': 'mid',
};

/** What a summary of the enemy's turn tells: as of any war, and of its fleets. */
export const DIGEST: Readonly<Record<string, Summing>> = {
  ...OF_A_WAR,
  'ships-built': { as: 'ships-built', by: ['side'], at: 'space', sum: 'count' },
  'fleet-moved': { as: 'fleets', by: ['side'], at: 'to' },
  'ships-fled': {},
  'sea-battle': {},
  'sea-victory': {},
  supremacy: {},
  deposited: {},
  corvus: {},
};

/** Plain dice; the naval and siege dice have faces of their own, which the text tells. */
export function dice(event: Event): Dice | null {
  const { rolls } = event.args;
  return Array.isArray(rolls) && rolls.length ? { arg: 'rolls', rolls: rolls as number[], hit: 0 } : null;
}
