/** What the log of the game draws besides its words: dice, and the heads of years, turns and battles. */

import type { Event } from '../../lib/protocol';
import type { Dice, Level } from '../types';
import type { Side } from './view';

export const HEADINGS: Readonly<Record<string, Level>> = {
  year: 'big',
  turn: 'small',
  winter: 'small',
  battle: 'mid',
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
