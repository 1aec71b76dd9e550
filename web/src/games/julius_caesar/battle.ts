/** The order of a battle, from a view: who stands in which line, who waits, what the last fire rolled. */

import type { Facts, Side } from './facts';
import { byRank, type Piece } from './pieces';

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

function army(view: any, facts: Facts, pieces: Piece[], side: Side): Army {
  const battle = view.battle;
  const here = pieces.filter((p) => p.place === battle.space && p.side === side).sort(byRank(facts));
  const told = battle.reserves?.[side];
  const named = new Set<string>(Array.isArray(told) ? told : (battle.waiting?.[side] ?? battle.waiting ?? []));
  const count = typeof told === 'number' ? told : named.size;
  const unseen = here.filter((p) => !p.id || p.strength === null);
  if (!named.size && count > unseen.length) {
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

export function battleOrder(view: any, facts: Facts, pieces: Piece[]): BattleOrder | null {
  const battle = view?.battle;
  if (!battle) return null;
  const attacker: Side = battle.attacker;
  const defender: Side = attacker === 'caesar' ? 'pompeius' : 'caesar';
  return {
    space: battle.space,
    round: battle.round,
    letter: battle.letter,
    active: battle.active,
    attacker: army(view, facts, pieces, attacker),
    defender: army(view, facts, pieces, defender),
    acted: new Set(battle.acted ?? []),
  };
}

export interface Fire {
  block: string;
  side: Side;
  rolls: number[];
  rating: number;
  hits: number;
}

/** The last fire of the battle that is being fought. */
export function lastFire(events: readonly any[] | undefined): Fire | null {
  for (let i = (events?.length ?? 0) - 1; i >= 0; i--) {
    const event = events![i];
    if (event.kind === 'battle') return null;
    if (event.kind === 'fired') return event.args as Fire;
  }
  return null;
}
