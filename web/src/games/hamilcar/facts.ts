/** The static facts of the game, from the server's files: those of a war, and those of the sea. */

import { keyed, nearOf } from '../shared/facts';
import { readFacts as readWar, type Facts } from '../shared/war/facts';
import type { Lane } from '../shared/war/geo';
import type { Side } from './view';

export const SIDES: readonly Side[] = ['rome', 'carthage'];
export const other = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

/** A type of tactic card, in figures. */
export interface Tactic {
  id: string;
  mod: number; // on each of one's own dice
  enemy_mod: number; // on each of the enemy's
  dice: number; // more of them
  rerolls: boolean; // of those that missed
  cancels: string[];
}

/** How a die hits at sea. */
export interface Gunnery {
  rounds: number;
  hit_on: number;
  always: number;
  never: number;
}

export interface SeaFacts extends Facts {
  lanes: Lane[];
  naval: Map<string, number>; // ratings of Admirals
  tactics: Map<string, Tactic>;
  battle: Gunnery;
  treasury: Record<Side, number>; // how much each war treasury holds
  ships: number; // of each side
}

/** What is read of the server's files besides what any war reads. */
interface Files {
  map: { edges: Lane[]; lanes: Lane[] };
  generals: { generals: { id: string; naval?: number }[] };
  tactic_cards: { tactic_cards: (Pick<Tactic, 'id' | 'cancels'> & Partial<Tactic>)[] };
  tables: { sea_battle: Gunnery; ships: { each_side: number; treasury: Record<Side, number> } };
}

export function readFacts(board: unknown): SeaFacts {
  const { map, generals, tactic_cards, tables } = board as Files;
  const war = readWar(board);
  return {
    ...war,
    near: nearOf(war.spaces.keys(), [...map.edges, ...map.lanes]),
    lanes: map.lanes,
    naval: new Map(generals.generals.map(({ id, naval }) => [id, naval ?? 0])),
    tactics: keyed(tactic_cards.tactic_cards, (card) => ({
      ...{ mod: 0, enemy_mod: 0, dice: 0, rerolls: false },
      ...card,
    })),
    battle: tables.sea_battle,
    treasury: tables.ships.treasury,
    ships: tables.ships.each_side,
  };
}
