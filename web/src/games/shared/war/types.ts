/** What a board needs to know of a war of cards and generals between two sides: its game's views hold it, and more. */

import type { View as Envelope } from '../../../lib/protocol';

export type Side = string;

/** The battle being fought: one's own battle cards, what lies open, what was played. */
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
  stage: string;
  hand?: Record<string, number>;
  hands?: Record<Side, Record<string, number>>;
}

export interface CardsView {
  count: Record<Side, number>;
  deck: number;
  discard: string[];
  removed: string[];
  playing: string | null;
  hand?: string[];
  hands?: Record<Side, string[]>;
}

/** A stack with its generals, the commander first. */
export interface ForceView {
  space: string;
  inside: boolean;
  side: Side;
  cus: number;
  elephants: number;
  trains: number;
  generals: string[];
}

export interface GeneralView {
  id: string;
  office: string | null;
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

export interface ReactionView {
  side: Side;
  space: string;
  declared: { general: string; space: string; kind: string }[];
}

export interface TurnView {
  number: number;
  years: string;
}

export interface WarView extends Envelope {
  turn: TurnView;
  phase: string;
  first: Side | null;
  control: Record<string, Side>;
  tribes: Record<string, string>;
  siege: Record<string, number>;
  forces: ForceView[];
  generals: GeneralView[];
  provinces: Record<string, Side | null>;
  points: Record<Side, number>;
  area: string[];
  markers: { citadel: string | null };
  cards: CardsView;
  move: MoveView | null;
  reaction: ReactionView | null;
  battle: BattleView | null;
}

/** A marker beside the tracks: its sign, whose it is, what it means. */
export interface Mark {
  icon: string;
  side?: Side | undefined;
  label: string;
}
