/** Julius Caesar as its board plays it: what is seen, what is offered, and what a click means. */

import { createContext } from 'svelte';
import type { Offered } from '../shared/actions';
import { Play } from '../shared/play.svelte';
import { roman } from '../shared/words';
import type { BoardProps } from '../types';
import { offersFrom, offersOf, question, type Action } from './actions';
import { battleOrder, lastFire } from './battle';
import { readFacts, type BlockFact, type Facts } from './facts';
import { makeChart } from './geo';
import { Backs, seen, type Piece } from './pieces';
import type { Side, View } from './view';

export const SIDES: readonly Side[] = ['caesar', 'pompeius'];
const NOTHING: Offered = new Map();

export class CivilWar extends Play<View, Facts> {
  readonly chart = makeChart(this.facts);
  readonly #backs = new Backs();

  readonly pieces = $derived.by(() => [...seen(this.view, this.facts), ...this.#backs.next(this.view)]);
  readonly held = $derived.by(() => this.pieces.find((p) => p.id && p.id === this.view.selected) ?? null);
  readonly offers = $derived.by(() =>
    offersFrom(this.interactive ? this.view.legal : [], this.language, this.held?.place ?? null),
  );
  readonly order = $derived.by(() => battleOrder(this.view, this.facts, this.pieces));
  readonly fire = $derived.by(() => (this.order ? lastFire(this.events) : null));

  // Buttons for what has no place on the board; for everything, if nothing else is one click away.
  readonly buttons = $derived.by(() => {
    const { all, blocks, spaces, cards, plain } = this.offers;
    const lists = [...blocks.values(), ...spaces.values(), ...cards.values()];
    const direct = plain.length > 0 || lists.some((list) => list.length === 1) || !!this.order;
    return direct ? plain : all;
  });

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
  }

  /** A retreat is chosen on the map: the battle folds itself away for it, and comes back. */
  override get fighting(): boolean {
    return !!this.order && !this.folded && this.offers.spaces.size === 0;
  }
  get spaces(): Offered {
    return this.fighting ? NOTHING : this.offers.spaces;
  }
  /** What can be done with blocks on the map. */
  get blocks(): Offered {
    return this.fighting ? NOTHING : this.offers.blocks;
  }

  /** Whether a block is in hand, alone or with others. */
  holds(piece: Piece): boolean {
    return piece === this.held || (piece.id !== null && this.group.includes(piece.id));
  }

  fact(piece: Piece): BlockFact | null {
    return piece.id ? (this.facts.blocks.get(piece.id) ?? null) : null;
  }

  actsOf(piece: Piece): Action[] {
    return this.offers.blocks.get(piece.id ?? '') ?? [];
  }

  override placesOf(ids: string[]): string[] {
    return ids.map((id) =>
      this.facts.spaces.has(id) ? id : (this.pieces.find((p) => p.id === id)?.place ?? id),
    );
  }

  describe(piece: Piece): string {
    const fact = this.fact(piece);
    if (!fact) return this.say('board-back', { side: this.name(piece.side) });
    const words = [this.name(fact.id), this.name(piece.side), `${fact.letter}${fact.power}`];
    if (piece.strength) words.push(this.say('board-strength', { strength: roman(piece.strength) }));
    if (piece.moved) words.push(this.say('board-moved'));
    if (fact.colour !== 'egypt' && fact.colour !== piece.side)
      words.push(this.say('board-serves', { side: this.name(piece.side) }));
    return words.join(', ');
  }

  // -- clicks --------------------------------------------------------------------------------------------

  /** Levies and disbanding go on in the same place. */
  protected override readonly kept = ['levy', 'disband'];

  protected override readonly steps = ['to'];
  protected override readonly settles = 'stop';
  protected override readonly repeated = ['levy'];

  override gathered(place: string): string[] {
    const here = this.pieces.filter((piece) => piece.place === place);
    return here.flatMap(({ id }) => (id && this.view.legal.includes(`move ${id}`) ? [id] : []));
  }
  protected override setOut(block: string): string {
    return `move ${block}`;
  }
  override startOf(): string | null {
    const first = this.group[0];
    return this.held?.place ?? this.pieces.find(({ id }) => id && id === first)?.place ?? null;
  }

  press(space: string, event: Event): void {
    if (this.group.length && this.goFar(space, event)) return;
    const actions = this.offers.spaces.get(space) ?? [];
    if (actions.length) return this.choose(actions, event);
    if (this.goFar(space, event)) return;
    const here = this.pieces.some((p) => p.place === space);
    if (here && !this.held && !this.offers.spaces.size) return this.pin(space, event);
    this.ask(question({ view: this.view, space }));
  }

  /** A block is taken into the group, or out of it: with Shift, or where a group is made already and the block's city is not its goal. */
  #gathers(piece: Piece, event: Event): boolean {
    const { shiftKey, ctrlKey, metaKey } = event as Partial<MouseEvent>;
    const meant = !!shiftKey || !!ctrlKey || !!metaKey;
    if (!meant && (!this.group.length || this.far.has(piece.place))) return false;
    return !!piece.id && this.gathered(piece.place).includes(piece.id);
  }

  pressPiece(piece: Piece, event: Event): void {
    if (this.#gathers(piece, event)) return this.gather([piece.id!]);
    if (this.group.length && this.goFar(piece.place, event)) return;
    const actions = offersOf(this.offers, piece.id, piece.place);
    const space = this.facts.spaces.has(piece.place) ? piece.place : null;
    if (actions.length) this.choose(actions, event);
    else if (this.interactive) this.ask(question({ view: this.view, block: piece.id, space }));
    else if (space) this.pin(space);
  }

  pressCard(card: string, event: Event): void {
    const actions = this.offers.cards.get(card) ?? [];
    if (actions.length) this.choose(actions, event);
    else this.ask(question({ view: this.view, card }));
  }
}

export const [useGame, setGame] = createContext<CivilWar>();
