/** What the log of the game draws besides its words: dice, and the heads of turns and battles. */

import type { Event } from '../../lib/protocol';
import type { Dice, Level } from '../types';

export const HEADINGS: Readonly<Record<string, Level>> = {
  turn: 'small',
  battle: 'mid',
  'sea-battle': 'mid',
};

/** Plain dice; the naval and siege dice have faces of their own, which the text tells. */
export function dice(event: Event): Dice | null {
  const { rolls } = event.args;
  return Array.isArray(rolls) && rolls.length ? { arg: 'rolls', rolls: rolls as number[], hit: 0 } : null;
}
