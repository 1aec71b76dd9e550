/** The sheet of a map, as the layers on it see it. */

import { createContext } from 'svelte';
import type { Action } from './actions';
import type { Box, Point } from './geo';

export interface Sheet {
  readonly world: Box;
  readonly z: number; // the zoom that everything is laid out for
  px: (n: number) => number; // a length on the screen, in the world
  seen: (x: number, y: number) => boolean; // in sight, and under nothing that lies on the map
  reveal: (points: Point[]) => void; // brings them into sight if none of them is
  keys: (place: string, event: KeyboardEvent) => void; // the arrows go from place to place, Enter presses
}

export const [useSheet, setSheet] = createContext<Sheet>();

/** A place on the map: a point with a sign. */
export interface Spot extends Point {
  id: string;
  r: number; // of its sign
  half?: number; // of its width, if the sign is wider than high
  reach?: number; // how far from it a click still counts
  region: string; // one stop of the Tab key
  told: string; // for those who listen
}

/** A piece that stands on the map. */
export interface Standing {
  key: string; // stays the same while the piece does, so that it glides
  box: Box;
  z: number; // what is higher lies above
  place: string;
  stack?: string; // the one that it is a part of
  told: string;
  acts: readonly Action[];
  held?: boolean;
  focused?: boolean;
  dim?: boolean;
  hidden?: boolean; // under another that stands for both
  crowded?: boolean; // it is not drawn at its best: a finger has to see it first
  many?: boolean; // it stands for several: a click opens the tray
  some?: boolean; // one of those that it stands for can do something
}

/** An arrow along a way. */
export interface Arrow {
  key: string;
  d: string;
  head: string;
  side: string;
  broken?: boolean; // drawn with gaps
  label?: string;
}
