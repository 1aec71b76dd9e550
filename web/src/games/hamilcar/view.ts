// Made by tools/protocol_types.py from bellum/games/hamilcar/view.py: change that, then run `make types`.

import type { View as Envelope } from '../../lib/protocol';

export type Office = 'proconsul' | 'consul' | 'dictator';

export type Phase = 'reinforcements' | 'strategy' | 'winter' | 'isolation' | 'victory';

export type Side = 'rome' | 'carthage';

export type Stage = 'preparation' | 'deal' | 'round' | 'attack' | 'match' | 'counterattack' | 'claim' | 'withdrawal' | 'end';

/** 14 The battle being fought: one's own battle cards, what lies open, what was played. */
export interface BattleView {
  space: string;
  active: Side;
  attacker: Side;
  round: number;
  count: Record<Side, number>;
  open: Record<Side, Record<string, number>>;
  card: string | null;
  played: [Side, string][];
  commanders: Record<Side, string | null>;
  ratings: Record<Side, number>;
  cus: Record<Side, number>;
  strategy: [Side, string][];
  stage: Stage;
  winner: Side | null;
  hand?: Record<string, number>;
  hands?: Record<Side, Record<string, number>>;
}

/** 8.6 One's own hand, the number of the enemy's cards, and what lies open. */
export interface CardsView {
  count: Record<Side, number>;
  deck: number;
  discard: string[];
  removed: string[];
  aside: string[];
  playing: string | null;
  known?: Record<Side, string[]>;
  hand?: string[];
  hands?: Record<Side, string[]>;
}

/** Everything that a seat may know of a position. */
export interface FirstWarView {
  turn: TurnView;
  phase: Phase;
  first: Side | null;
  control: Record<string, Side>;
  tribes: Record<string, 'carthage' | 'neutral'>;
  siege: Record<string, number>;
  forces: ForceView[];
  generals: GeneralView[];
  provinces: Record<string, Side | null>;
  points: Record<Side, number>;
  area: string[];
  markers: MarkersView;
  cards: CardsView;
  move: MoveView | null;
  reaction: ReactionView | null;
  battle: BattleView | null;
  sea: SeaView;
}

/** 3.3, 3.4 A stack, with its generals, the commander first. */
export interface ForceView {
  space: string;
  inside: boolean;
  side: Side;
  cus: number;
  elephants: number;
  trains: number;
  generals: string[];
}

/** Where a general is, a space or off the map, his office, and whether he commands. */
export interface GeneralView {
  id: string;
  side: Side;
  place: string;
  inside: boolean;
  office: Office | null;
  commander: boolean;
}

/** 25 What lies on the board because of events. */
export interface MarkersView {
  macedonian_alliance: boolean;
  naval_victory: boolean;
  truce: boolean;
  hanno_counsels: boolean;
  cato_counsels: boolean;
  reshuffle: boolean;
  archimedes: boolean;
  latin_colonies: boolean;
  citadel: string | null;
  foraging: string[];
  flamen: string | null;
}

export interface MoveView {
  side: Side;
  general: string;
  space: string;
  inside: boolean;
  cus: number;
  elephants: number;
  train: boolean;
  subordinates: string[];
  points: number;
  spent: number;
  sailing: boolean;
  from: string | null;
  to: string | null;
}

/** 10.3.2 One declaration. */
export interface PlanView {
  general: string;
  space: string;
  cus: number;
  kind: 'avoid' | 'intercept';
}

/** 10.3.2 What the inactive player has declared. */
export interface ReactionView {
  side: Side;
  space: string;
  declared: PlanView[];
}

/** H13 The naval battle being fought: one's own tactic cards, what was played, the dice of the round. */
export interface SeaBattleView {
  space: string;
  attacker: Side;
  round: number;
  ready: Record<Side, number>;
  exhausted: Record<Side, number>;
  sunk: Record<Side, number>;
  count: Record<Side, number>;
  ratings: Record<Side, number>;
  admirals: Record<Side, string | null>;
  chosen: Record<Side, boolean>;
  played: [Side, string | null][];
  rolls: Record<Side, number[]>;
  crews: Record<Side, number>;
  shown: ShownView | null;
  strategy: [Side, string][];
  winner: Side | null;
  hand?: Record<string, number>;
  choice?: string | null;
  hands?: Record<Side, Record<string, number>>;
}

/** H2, H8 What the sea adds. */
export interface SeaView {
  ships: ShipsView[];
  supremacy: Side;
  treasury: Record<Side, number>;
  supplies: Record<string, number>;
  engineers: [Side, string][];
  corvus: boolean;
  trained: boolean;
  forgotten_tactics: boolean;
  voyage: VoyageView | null;
  battle: SeaBattleView | null;
}

/** H2 The ships of a side in a port. */
export interface ShipsView {
  space: string;
  side: Side;
  ready: number;
  exhausted: number;
  harbour: boolean;
}

/** H13 What has come of the two cards of a round: which is cancelled, what is added, which dice hit. */
export interface ShownView {
  cancelled: Record<Side, boolean>;
  modifiers: Record<Side, number>;
  hits: Record<Side, boolean[]>;
}

/** 5 The turn: its number on the track, and how many there are. */
export interface TurnView {
  number: number;
  index: number;
  last: number;
  years: string;
  cards: number;
}

/** H11 The fleet on its way. */
export interface VoyageView {
  side: Side;
  came: string | null;
  port: string;
  to: string | null;
  ships: number;
  army: boolean;
  admiral: string | null;
  chasers: [string, number][];
}

/** A place, and the actions that lead there, each legal when its turn comes if nobody interferes. */
export interface WayView {
  to: string;
  actions: string[];
}

/** The ways to all places within reach, the shortest first. */
export interface WaysView {
  ways: WayView[];
}

export type View = Envelope & FirstWarView & { seat: Side | null };

/** The answers to the game's questions, by name. */
export interface Answers {
  ways: WaysView;
}
