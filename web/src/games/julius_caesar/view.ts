// Made by tools/protocol_types.py from bellum/games/julius_caesar/view.py: change that, then run `make types`.

import type { View as Envelope } from '../../lib/protocol';

export type Colour = 'caesar' | 'pompeius' | 'egypt';

export type Side = 'caesar' | 'pompeius';

export interface AttackView {
  space: string;
  attacker: Side;
  from: string[];
  main: string | null;
  surprise: boolean;
}

/** Blocks that turn their backs to the seat: all of one side and colour in one place. */
export interface BacksView {
  side: Side;
  colour: Colour;
  place: string;
  count: number;
}

/** 7.2 The battle being fought: its round, whose letter it is, who has had a turn, who waits. */
export interface BattleView {
  space: string;
  attacker: Side;
  round: number;
  letter: 'A' | 'B' | 'C' | 'D';
  active: Side;
  acted: string[];
  reserves: BothSides;
}

/** A block whose face the seat sees; of Cleopatra behind her back not the strength (3.27). */
export interface BlockView {
  id: string;
  side: Side;
  place: string;
  strength?: number;
  moved?: boolean;
}

/** Cards of each side, by id. */
export interface BothCards {
  caesar: string[];
  pompeius: string[];
}

/** A number for each side. */
export interface BothSides {
  caesar: number;
  pompeius: number;
}

/** 2.1 Cards played this year, the numbers in hand, who has chosen; for a player also their own. */
export interface CardsView {
  played: BothCards;
  count: BothSides;
  ready: Side[];
  hand?: string[];
  discard?: string | null;
  chosen?: string | null;
  hands?: BothCards;
}

/** What a seat may know of a game of Julius Caesar. */
export interface Inside {
  year: number;
  turn: number;
  player_1: Side | null;
  vp: BothSides;
  blocks: BlockView[];
  backs: BacksView[];
  cards: CardsView;
  attacks: AttackView[];
  battle: BattleView | null;
  selected: string | null;
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

export type View = Envelope & Inside & { seat: Side | null };

/** The answers to the game's questions, by name. */
export interface Answers {
  ways: WaysView;
}
