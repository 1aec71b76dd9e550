/** What stands and moves on the map of a war, as its components see it. */

import type { Action } from '../actions';
import type { Force, Shape } from './forces';
import type { Side } from './types';

/** A piece on the map: a force, or something of a game's own, which says how large it is. */
export interface Token {
  key: string; // stays the same while the piece does, so that it glides
  space: string;
  force?: Force;
  shape?: Shape;
  told: string;
  acts: readonly Action[];
  held: boolean;
  focused: boolean;
}

/** A number with its sign. */
export interface Figure {
  icon: string;
  count: number | null; // null: there is one, or there is none
  label: string;
}

/** An army or a fleet on its way, as the panel of orders shows it. */
export interface Going {
  side: Side;
  icon: string;
  name: string;
  place: string;
  company: string | null;
  figures: Figure[];
  points: number;
  of: number;
}

/** An arrow on the map. */
export interface March {
  key: string;
  from: string | null;
  to: string | null;
  side: Side;
}
