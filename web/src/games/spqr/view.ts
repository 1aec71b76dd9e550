// Made by tools/protocol_types.py from bellum/games/spqr/view.py: change that, then run `make types`.

import type { View as Envelope } from '../../lib/protocol';

export type Seat = 'carthage' | 'rome' | 'epirus' | 'macedon';

/** What is inside the envelope. */
export interface BattleView {
  turn: number;
  active: string | null;
  figures: Record<string, FigureView>;
  units: Record<string, UnitView>;
  leaders: Record<string, LeaderView>;
  phase: PhaseView | null;
  march: MarchView | null;
  lost: Record<string, number>;
  limits: Record<string, number>;
}

/** What is printed on a unit's counter; ``ma`` has a second figure for a phalanx at its fastest (6.41). */
export interface FigureView {
  side: string;
  type: string;
  cls: string | null;
  size: number;
  tq: number;
  ma: number[];
  weapon: string | null;
  formation: string | null;
  colour: string | null;
  points: number;
}

/** A leader; ``real`` only for his own side, or once his marker has been turned over. */
export interface LeaderView {
  side: string;
  rank: string;
  hex: string | null;
  signs: string[];
  phases: number;
  initiative: number;
  range: number;
  charisma: number;
  strategy: number;
  lines: number;
  elite: boolean;
  real: boolean | null;
}

/** The unit that moves, and what it has left. */
export interface MarchView {
  unit: string;
  others: string[];
  leaders: string[];
  left: number;
}

/** The orders phase that is under way. */
export interface PhaseView {
  leader: string;
  mode: number;
  orders: number;
  line: string[];
}

/** A unit: its hexes (the left one first, in column the head), what it faces, its hits and its signs. */
export interface UnitView {
  hexes: string[];
  face: string;
  hits: number;
  signs: string[];
  under: string | null;
}

export type View = Envelope & BattleView & { seat: Seat | null };

export interface SpotView {
  hexes: string[];
  face: string | null;
  action: string;
  before: number;
  points: number;
  hits: number;
  stop: number | null;
  asked: boolean;
  risk: boolean;
}
export interface ReachView {
  mover: string;
  spots: SpotView[];
}
