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

/** A combat before it is fought: ``column`` and ``superior`` as they are if nobody runs of the charge. */
export interface CombatOdds {
  attackers: SideOdds;
  defenders: SideOdds;
  charging: boolean;
  won: number;
  lost: number;
  column: number;
  superior: string;
}

/** 4.21, 4.24 How far a leader's command goes, and the lines that stand near enough for him to command. */
export interface CommandView {
  leader: string;
  range: string[];
  lines: LineView[];
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

/** 8.13, 8.16 What a unit could fire at if an enemy stood there, and what it sees within ten hexes. */
export interface FireView {
  unit: string;
  fire: string[];
  sight: string[];
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

/** 4.24 Units that stand in line. */
export interface LineView {
  line: string;
  units: string[];
}

/** The unit that moves, and what it has left. */
export interface MarchView {
  unit: string;
  others: string[];
  leaders: string[];
  left: number;
}

/** What may come of an action: its combat, or each of those between which it leaves a choice. */
export interface OddsView {
  combats: CombatOdds[];
}

/** The orders phase that is under way. */
export interface PhaseView {
  leader: string;
  mode: number;
  orders: number;
  line: string[];
}

/** Whoever is under way, and the spots on its best ways to every hex. */
export interface ReachView {
  mover: string;
  spots: SpotView[];
}

/** One side of a combat: the chance of each number of hits from none on, and how many to expect. */
export interface SideOdds {
  units: UnitOdds[];
  hits: number[];
  mean: number;
}

/** Where a way leads: what takes it there from the spot before it (-1 is the start), and the price in all. ``stop``: the hits of ending there, on top of the others; None where it cannot end. ``asked``: the enemy can answer the last step. ``risk``: a die is thrown, there or at the end, that can cost more. */
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

/** A unit of a combat, and the chance that it runs or dies. */
export interface UnitOdds {
  unit: string;
  runs: number;
}

/** A unit: its hexes (the left one first, in column the head), what it faces, its hits and its signs. */
export interface UnitView {
  hexes: string[];
  face: string;
  hits: number;
  signs: string[];
  under: string | null;
}

/** 7.2 The hexes in the zones of control of each side. */
export interface ZonesView {
  zones: Record<string, string[]>;
}

export type View = Envelope & BattleView & { seat: Seat | null };

/** The answers to the game's questions, by name. */
export interface Answers {
  odds: OddsView;
  reach: ReachView;
  zones: ZonesView;
  fire: FireView;
  command: CommandView;
}
