/** What the log of a battle draws besides its words: the heads of turns, phases and combats. */

import type { Level } from '../types';

export const HEADINGS: Readonly<Record<string, Level>> = { turn: 'big', activated: 'mid', combat: 'small' };
