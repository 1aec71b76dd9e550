/** The order of a battle, from a view: who stands in which line, who waits, what the last fire rolled. */

import type { Event } from '../../lib/protocol';
import { fireOf, type Fire } from './events';
import type { Facts, Side } from './facts';
import { byRank, type Piece } from './pieces';
import type { BattleView, View } from './view';

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

export interface Army {
  side: Side;
  lines: Record<string, Piece[]>;
  reserves: Piece[];
  unknownReserves: number; // waiting, but not told apart from the line
}

export interface BattleOrder {
  space: string;
  round: number;
  letter: string;
  active: Side;
  attacker: Army;
  defender: Army;
  acted: Set<string>;
}

/** 3.12, 7.42: a block's letter; a ballista fights last when it attacks. */
export function letterOf(facts: Facts, id: string, attacks: boolean): string {
  const fact = facts.blocks.get(id);
  return fact?.kind === 'ballista' && attacks ? 'D' : (fact?.letter ?? 'D');
}

function army(battle: BattleView, facts: Facts, pieces: Piece[], side: Side): Army {
  const here = pieces.filter((p) => p.place === battle.space && p.side === side).sort(byRank(facts));
  const named = new Set<string>();
  const count = battle.reserves[side];
  const unseen = here.filter((p) => !p.id || p.strength === null);
  if (count > unseen.length) {
    // A defender's own reserves are those who came this turn; an attacker's all came, by roads that are not told.
    const came = here.filter((p) => p.id && p.moved);
    if (battle.attacker !== side && came.length === count) for (const p of came) named.add(p.id!);
  }
  const reserves = here.filter((p) => unseen.includes(p) || (p.id !== null && named.has(p.id)));
  const lines: Record<string, Piece[]> = { A: [], B: [], C: [], D: [] };
  for (const piece of here) {
    if (reserves.includes(piece) || !piece.id) continue;
    lines[letterOf(facts, piece.id, battle.attacker === side)]?.push(piece);
  }
  return { side, lines, reserves, unknownReserves: Math.max(0, count - reserves.length) };
}

export function battleOrder(view: Pick<View, 'battle'>, facts: Facts, pieces: Piece[]): BattleOrder | null {
  const { battle } = view;
  if (!battle) return null;
  const { attacker } = battle;
  const defender: Side = attacker === 'caesar' ? 'pompeius' : 'caesar';
  return {
    space: battle.space,
    round: battle.round,
    letter: battle.letter,
    active: battle.active,
    attacker: army(battle, facts, pieces, attacker),
    defender: army(battle, facts, pieces, defender),
    acted: new Set(battle.acted),
  };
}

/** The last fire of the battle that is being fought. */
export function lastFire(events: readonly Event[]): Fire | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    if (event.kind === 'battle') return null;
    const fire = fireOf(event);
    if (fire) return fire;
  }
  return null;
}
