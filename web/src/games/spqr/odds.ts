/** The odds of a combat as lines of a small table, for both sides. */

import type { Offers } from '../shared/actions';
import { hexesOf, standing } from './actions';
import { centreOf } from '../shared/hex';
import { hexOf, type Ground } from './facts';
import type { CombatOdds, View } from './view';

const SEEN = 0.005; // chances below are not shown
const AT_BLOWS = ['attack', 'combat', 'join', 'pass_through'];

/** A chance in hundredths; nothing for none. */
export const percent = (chance: number): string => (chance > 0 ? `${Math.round(chance * 100)}%` : '');

export interface Line {
  hits: number;
  chances: [attackers: number, defenders: number];
}

/** How likely each number of hits is, as far as it is worth a line. */
export function lines({ attackers, defenders }: CombatOdds): Line[] {
  return Array.from({ length: Math.max(attackers.hits.length, defenders.hits.length) }, (_, hits): Line => ({
    hits,
    chances: [attackers.hits[hits] ?? 0, defenders.hits[hits] ?? 0],
  })).filter(({ chances }) => chances.some((chance) => chance >= SEEN));
}

/** What is offered and may come to blows: attacks, and moves next to an enemy. */
export function weighable(offers: Offers, view: View, ground: Ground, verbs: readonly string[]): string[] {
  const asked = offers.all.filter(({ verb }) => verbs.includes(verb));
  const fights = asked.some(({ verb }) => AT_BLOWS.includes(verb));
  if (!fights && !(view.march && nearEnemy(view, ground))) return [];
  return asked.map(({ notation }) => notation);
}

/** Whether an enemy is so near the own unit that moves that one more step may lead to him. */
function nearEnemy(view: View, { field }: Ground): boolean {
  const side = view.figures[view.march?.unit ?? '']?.side;
  if (side !== view.seat) return false;
  const own = standing(view).map((hex) => centreOf(field, hexOf(hex)));
  return Object.keys(view.units).some((id) => {
    if (view.figures[id]!.side === side) return false;
    const there = hexesOf(view, id).map((hex) => centreOf(field, hexOf(hex)));
    // Two hexes, from centre to centre, and a little more.
    return own.some((a) => there.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < field.size * 3.7));
  });
}
