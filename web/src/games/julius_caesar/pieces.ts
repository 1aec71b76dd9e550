/** The blocks of a view as pieces that keep their identity from view to view, the enemy's unseen ones too. */

import { roman } from '../shared/words';
import type { Colour, Facts, Side } from './facts';
import type { View } from './view';

export interface Piece {
  key: string; // stays the same while the piece does, so that it can glide
  id: string | null; // null: a back
  side: Side;
  colour: Colour;
  place: string;
  strength: number | null;
  moved: boolean;
}

export const OFF_MAP = ['pool', 'open', 'trophy', 'box', 'unplaced'];

export function seen(view: Pick<View, 'blocks'>, facts: Facts): Piece[] {
  const out: Piece[] = [];
  for (const b of view.blocks) {
    const fact = facts.blocks.get(b.id);
    out.push({
      key: b.id,
      id: b.id,
      side: b.side,
      colour: fact?.colour ?? b.side,
      place: b.place,
      strength: b.strength ?? null,
      moved: !!b.moved,
    });
  }
  return out;
}

interface Back {
  key: string;
  side: Side;
  colour: Colour;
  place: string;
}

/** Carries the keys of unseen pieces from one view to the next: what left here and arrived there has moved. */
export class Backs {
  private known: Back[] = [];
  private counter = 0;

  next(view: Pick<View, 'backs'>): Piece[] {
    const wanted: Omit<Back, 'key'>[] = [];
    for (const b of view.backs) {
      for (let i = 0; i < b.count; i++) wanted.push({ side: b.side, colour: b.colour, place: b.place });
    }
    const free = [...this.known];
    const result: (Back | null)[] = wanted.map((w) => take(free, (k) => same(k, w) && k.place === w.place));
    const moved = wanted.map((w, i) => {
      const kept = result[i] ?? take(free, (k) => same(k, w));
      return kept ? { ...kept, place: w.place } : { ...w, key: `back-${this.counter++}` };
    });
    this.known = moved;
    return moved.map((b) => ({ ...b, id: null, strength: null, moved: false }));
  }
}

const same = (a: Omit<Back, 'key'>, b: Omit<Back, 'key'>): boolean =>
  a.side === b.side && a.colour === b.colour;

function take(from: Back[], fits: (b: Back) => boolean): Back | null {
  const i = from.findIndex(fits);
  return i < 0 ? null : (from.splice(i, 1)[0] ?? null);
}

const KIND_ORDER = ['leader', 'cleopatra', 'legion', 'equitatus', 'elephant', 'auxilia', 'ballista', 'navis'];

/** Leaders before legions before the rest, the strong before the weak, the unseen last. */
export function byRank(facts: Facts) {
  const rank = (p: Piece): number => {
    const fact = p.id ? facts.blocks.get(p.id) : undefined;
    return fact ? KIND_ORDER.indexOf(fact.kind) : 99;
  };
  const order = [...facts.blocks.keys()];
  return (a: Piece, b: Piece): number =>
    rank(a) - rank(b) || order.indexOf(a.id ?? '') - order.indexOf(b.id ?? '') || a.key.localeCompare(b.key);
}

/** How far a block is turned: its highest step is up when it is fresh, a quarter turn back for each step lost. */
export function turnOf(strength: number, steps: number, step: number): number {
  const lost = Math.max(0, steps - strength / step);
  return lost ? -90 * lost : 0;
}

/** The strengths on a block's edges, clockwise from the top of a fresh block. */
export function edgesOf(steps: number, step: number): number[] {
  return Array.from({ length: steps }, (_, i) => (steps - i) * step);
}

/** The short name on a block's face: a legion's number, a leader's name. */
export function shortName(id: string, name: string, kind: string): string {
  if (kind === 'leader' || kind === 'cleopatra') return name;
  const number = /_(\d+)$/.exec(id)?.[1];
  return number ? roman(Number(number)) : '';
}
