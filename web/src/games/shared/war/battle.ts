/** A battle from a view, as the two who fight it and the pairs of cards between them. */

import type { BattleView, Side, WarView } from './types';

export const TYPES = [
  'frontal_assault',
  'flank_left',
  'flank_right',
  'probe',
  'double_envelopment',
  'reserve',
] as const;

export interface Pair {
  leader: Side; // who led
  led: string;
  answer: string | null; // null: not matched, or not yet
}

export interface Army {
  side: Side;
  began: boolean; // the battle, as its attacker
  leads: boolean; // has the initiative: attacks in this round
  commander: string | null;
  rating: number;
  cus: number;
  count: number;
  known: [type: string, count: number][]; // cards that this pair of eyes sees
  hidden: number;
}

export interface Duel {
  space: string;
  round: number;
  stage: string;
  far: Army; // the enemy, above
  near: Army; // one's own, below
  pairs: Pair[];
  card: string | null; // to be matched
}

/** The cards played so far in pairs: each led card with its answer. */
export function pairs(played: BattleView['played']): Pair[] {
  const out: Pair[] = [];
  for (const [seat, card] of played) {
    const last = out.at(-1);
    if (last?.answer === null && last.leader !== seat) last.answer = card;
    else out.push({ leader: seat, led: card, answer: null });
  }
  return out;
}

function byType(cards: Record<string, number> | undefined): [string, number][] {
  const known = cards ?? {};
  const order = [
    ...TYPES,
    ...Object.keys(known).filter((type) => !(TYPES as readonly string[]).includes(type)),
  ];
  return order.filter((type) => (known[type] ?? 0) > 0).map((type) => [type, known[type]!]);
}

function army(battle: BattleView, side: Side, own: boolean): Army {
  const all = battle.hands?.[side] ?? (own ? battle.hand : undefined);
  const known = byType(all ?? battle.open[side]);
  const count = battle.count[side]!;
  return {
    side,
    began: battle.active === side,
    leads: battle.attacker === side,
    commander: battle.commanders[side] ?? null,
    rating: battle.ratings[side]!,
    cus: battle.cus[side]!,
    count,
    known,
    hidden: Math.max(0, count - known.reduce((sum, [, n]) => sum + n, 0)),
  };
}

export function duelFrom(
  { battle, seat }: Pick<WarView, 'battle' | 'seat'>,
  sides: readonly Side[],
): Duel | null {
  if (!battle) return null;
  const near = seat ?? sides[0]!;
  return {
    space: battle.space,
    round: battle.round + 1, // the view counts those that are over
    stage: battle.stage,
    near: army(battle, near, seat === near),
    far: army(
      battle,
      sides.find((side) => side !== near)!,
      false,
    ),
    pairs: pairs(battle.played),
    card: battle.card,
  };
}
