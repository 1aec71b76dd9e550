// Made by tools/protocol_types.py from bellum/games/second_punic_war/view.py: change that, then run `make types`.

import type { View as Envelope } from '../../lib/protocol';

export type Attack = 'before' | 'skirmish' | 'charge' | 'melee' | 'sea' | 'pursuit';

export type Nation = 'rome' | 'carthage' | 'syracuse' | 'massilia' | 'numidia' | 'macedonia';

export type OffBoard = 'pool' | 'beside' | 'dead';

export type Seat = 'rome' | 'carthage' | 'syracuse' | 'rome_north' | 'rome_south' | 'carthage_hispania' | 'carthage_africa';

export type Siege = 'shaken' | 'besieged';

export type Where = 'field' | 'walls' | 'port';

/** 6.1, 5.6 The dice of one side in an assault, while misses may be rolled again. */
export interface AssaultView {
  city: string;
  seat: string;
  dice: DieView[];
  rerolls: Record<string, number>;
}

/** 5 A battle. */
export interface BattleView {
  field: string;
  round: number;
  attack: Attack;
  attacker: FighterView;
  defender: FighterView;
  levy: Record<string, number>;
  gauls: string | null;
  retreats: string | null;
  loading: number | null;
}

/** 1.3.1 One's own hand, what others have shown of theirs, and the piles. */
export interface CardsView {
  hand: string[];
  shown: Record<string, string[]>;
  decks: Record<Nation, number>;
  discards: Record<Nation, string[]>;
  removed: string[];
}

/** 1.3.2, 6.2 A city: whose it is, who has its card, and what the siege track says. */
export interface CityView {
  id: string;
  nation: Nation;
  seat: string | null;
  level: number;
  siege: Siege | null;
}

/** 4.2 Who moves together, where they are, and how far they can still go. */
export interface ColumnView {
  field: string;
  afloat: boolean;
  forming: boolean;
  units: Record<string, number>;
  leaders: string[];
  points: number;
}

/** 5.5 A die on the table: who rolls, what he needs (0 for elephants that need no roll), what it shows. */
export interface DieView {
  unit: string;
  need: number;
  roll: number;
  again: boolean;
}

/** 5.1 One side of a battle. */
export interface FighterView {
  side: string;
  seat: string;
  units: Record<string, number>;
  leaders: string[];
  lost: number;
  dice: DieView[];
  rerolls: Record<string, number>;
  ships: ShipView[];
}

/** 1.2.8 A leader, where he is, whom he obeys, and what he is worth in the office that he has now. */
export interface LeaderView {
  id: string;
  nation: Nation;
  field: string | null;
  where: Where | OffBoard;
  city: string | null;
  seat: string | null;
  moved: boolean;
  command: number;
  active: boolean;
  vp: number;
}

/** 1.3.1 What a card has left on the board: what, for which nation or city, for how many stages. */
export interface MarkerView {
  marker: string;
  about: string;
  stages: number | null;
}

/** 3.4.4 An action in which a player moves armies. */
export interface OrdersView {
  seat: string;
  activated: string[];
  field: string | null;
  target: string | null;
  waiting: Record<string, number>;
  column: ColumnView | null;
}

/** 2 A player who places a force in an area: where he puts units now, and who is left to be placed. */
export interface PlacingView {
  seat: string;
  field: string | null;
  left: Record<string, number>;
}

/** What lies before a player: Talents and points only if the seat may know them. */
export interface PlayerView {
  id: string;
  initiative: number;
  cards: Record<Nation, number>;
  talents: number | null;
  points: number | null;
  passed: boolean;
  income: number | null;
  upkeep: number | null;
}

/** 9.3 A unit that can be raised in the field: for what, and how many counters are left. */
export interface RecruitView {
  counter: string;
  price: number;
  left: number;
}

/** 9.3 A player who recruits, and what there is in the field that he has chosen. */
export interface RecruitingView {
  seat: string;
  field: string | null;
  units: RecruitView[];
  sources: SourceView[];
}

/** 5.10 A ship, its number, and what it carries. */
export interface ShipView {
  number: number;
  nation: string;
  cargo: string[];
}

/** 9.3, 8.1 A city or a tribe, what it has raised in this phase, and what it can raise in all. */
export interface SourceView {
  id: string;
  raised: number;
  most: number;
}

/** 4.1 Units of one nation that stand together: whose they are, and whether they have moved. */
export interface StackView {
  field: string;
  where: Where;
  city: string | null;
  nation: Nation;
  seat: string | null;
  moved: boolean;
  units: Record<string, number>;
}

/** III The stage of the year, from 1, and the year of the game. */
export interface StageView {
  number: number;
  last: number;
  year: number;
}

/** VII A state on the political track, and the player who has its alliance. */
export interface StateView {
  nation: Nation;
  track: number;
  seat: string | null;
}

/** Everything that a seat may know of the game itself. */
export interface WarView {
  stage: StageView;
  order: string[];
  players: PlayerView[];
  goals: Record<string, number>;
  cards: CardsView;
  stacks: StackView[];
  leaders: LeaderView[];
  cities: CityView[];
  attitudes: Record<string, number>;
  ravaged: Record<string, number>;
  states: StateView[];
  markers: MarkerView[];
  consuls: string[];
  proconsul: string | null;
  dictator: string | null;
  battle: BattleView | null;
  placing: PlacingView | null;
  orders: OrdersView | null;
  recruiting: RecruitingView | null;
  assault: AssaultView | null;
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

export type View = Envelope & WarView & { seat: Seat | null };

/** The answers to the game's questions, by name. */
export interface Answers {
  ways: WaysView;
}
