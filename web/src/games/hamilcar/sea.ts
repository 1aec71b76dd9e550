/** A naval battle from a view: the two lines of ships, their cards, round by round, and what the dice promise. */

import { other, type Gunnery, type SeaFacts, type Tactic } from './facts';
import type { SeaBattleView, Side, View } from './view';

/** A side in the battle. */
export interface Line {
  side: Side;
  attacks: boolean;
  admiral: string | null;
  rating: number;
  crews: number; // what is added to its dice, whatever cards are played
  ready: number;
  exhausted: number;
  sunk: number;
  count: number; // of its cards
  known: [tactic: string, count: number][]; // those that this pair of eyes sees
}

/** What a side does in a round. */
export interface Deed {
  card: string | null; // null: none
  state: 'open' | 'down' | 'choosing'; // down: chosen, but not shown
  cancelled: boolean;
  modifier: number;
  rolls: number[];
  hits: boolean[];
}

export interface Round {
  number: number;
  far: Deed;
  near: Deed;
}

export interface SeaDuel {
  space: string;
  round: number;
  far: Line;
  near: Line;
  earlier: Round[]; // the cards of rounds that are over
  now: Round | null;
  winner: Side | null;
}

function line(battle: SeaBattleView, side: Side, tactics: readonly string[], own: boolean): Line {
  const hand = battle.hands?.[side] ?? (own ? battle.hand : undefined) ?? {};
  return {
    side,
    attacks: battle.attacker === side,
    admiral: battle.admirals[side],
    rating: battle.ratings[side],
    crews: battle.crews[side],
    ready: battle.ready[side],
    exhausted: battle.exhausted[side],
    sunk: battle.sunk[side],
    count: battle.count[side],
    known: tactics.filter((id) => (hand[id] ?? 0) > 0).map((id) => [id, hand[id]!]),
  };
}

const QUIET: Omit<Deed, 'card'> = { state: 'open', cancelled: false, modifier: 0, rolls: [], hits: [] };

/** What a side does in the round that is being fought. */
function deed(battle: SeaBattleView, side: Side, card: string | null, own: boolean): Deed {
  const { shown } = battle;
  if (!shown) {
    if (!battle.count[side]) return { ...QUIET, card: null }; // who has no card has nothing to hide
    const state = battle.chosen[side] ? 'down' : 'choosing';
    return { ...QUIET, card: own && state === 'down' ? (battle.choice ?? null) : null, state };
  }
  return {
    card,
    state: 'open',
    cancelled: shown.cancelled[side],
    modifier: shown.modifiers[side],
    rolls: battle.rolls[side],
    hits: shown.hits[side],
  };
}

export function seaDuelFrom({ sea, seat }: Pick<View, 'sea' | 'seat'>, facts: SeaFacts): SeaDuel | null {
  const { battle } = sea;
  if (!battle) return null;
  const near = seat ?? 'rome';
  const far = other(near);
  const cardOf = (round: number, side: Side): string | null =>
    battle.played.slice(round * 2 - 2, round * 2).find(([who]) => who === side)?.[1] ?? null;
  const over = battle.shown ? battle.round - 1 : Math.floor(battle.played.length / 2);
  const tactics = [...facts.tactics.keys()];
  return {
    space: battle.space,
    round: Math.max(1, battle.round),
    far: line(battle, far, tactics, false),
    near: line(battle, near, tactics, seat !== null),
    earlier: Array.from({ length: over }, (_, i) => ({
      number: i + 1,
      far: { ...QUIET, card: cardOf(i + 1, far) },
      near: { ...QUIET, card: cardOf(i + 1, near) },
    })),
    now: battle.round
      ? {
          number: battle.round,
          far: deed(battle, far, cardOf(battle.round, far), false),
          near: deed(battle, near, cardOf(battle.round, near), seat !== null),
        }
      : null,
    winner: battle.winner,
  };
}

// -- what the dice promise -----------------------------------------------------------------------------------

export interface Hope {
  dice: number;
  from: number; // the lowest number on a die that hits
  hits: number; // on the average
}

const QUIETLY: Pick<Tactic, 'mod' | 'dice' | 'rerolls'> = { mod: 0, dice: 0, rerolls: false };

/** What a line may hope for with a card, or none, as long as the enemy's card does nothing to it. */
export function hope(
  { ready, crews }: Pick<Line, 'ready' | 'crews'>,
  { hit_on, always, never }: Gunnery,
  card: Pick<Tactic, 'mod' | 'dice' | 'rerolls'> = QUIETLY,
): Hope {
  const from = Math.min(always, Math.max(never + 1, hit_on - crews - card.mod));
  const once = (7 - from) / 6;
  const each = card.rerolls ? once + (1 - once) * once : once;
  const dice = ready + card.dice;
  return { dice, from, hits: dice * each };
}
