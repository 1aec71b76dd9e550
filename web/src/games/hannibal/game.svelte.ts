/** Hannibal as its board plays it: what is seen, what is offered, and what a click means. */

import { createContext } from 'svelte';
import type { Action, Offered } from '../shared/actions';
import { Play } from '../shared/play.svelte';
import type { BoardProps } from '../types';
import { offersFrom, question, type Click } from './actions';
import { duelFrom } from './battle';
import { readFacts, type Facts } from './facts';
import { forces, type Force } from './forces';
import { makeChart } from './geo';
import type { Office, View } from './view';

const NOTHING: Offered = new Map();

export class PunicWar extends Play<View, Facts> {
  readonly chart = makeChart(this.facts);

  pile = $state<'discard' | 'removed' | null>(null); // that is spread out

  readonly offers = $derived.by(() => offersFrom(this.interactive ? this.view.legal : [], this.language));
  readonly pieces = $derived.by(() => forces(this.view));
  readonly duel = $derived.by(() => duelFrom(this.view));
  readonly hand = $derived.by(() => this.view.cards.hand ?? []);

  // Counters are on the cards in hand, too; as buttons they are one click away whatever else is open.
  readonly answers = $derived.by(() =>
    [...this.offers.cards].flatMap(([id, acts]) =>
      acts.filter((action) => action.verb === 'counter' || !this.hand.includes(id)),
    ),
  );
  /** Whether there is anything to order that is not on the map or on a card in hand. */
  readonly ordered = $derived.by(() => {
    const { rest, numbers, generals } = this.offers;
    return !!this.view.move || rest.length + numbers.size + generals.size + this.answers.length > 0;
  });

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
  }

  /** A retreat is chosen on the map: the battle folds itself away for it, and comes back. */
  override get fighting(): boolean {
    return !!this.duel && !this.folded && this.offers.spaces.size === 0;
  }
  get spaces(): Offered {
    return this.fighting ? NOTHING : this.offers.spaces;
  }

  /** What can be done with the generals of a force on the map. */
  actsOf(force: Force): Action[] {
    return this.fighting ? [] : force.generals.flatMap((id) => this.offers.generals.get(id) ?? []);
  }

  office(general: string | undefined): Office | null {
    return this.view.generals.find((g) => g.id === general)?.office ?? null;
  }

  override placesOf(ids: string[]): string[] {
    return ids.flatMap((id) => {
      if (this.facts.spaces.has(id)) return [id];
      const force = this.pieces.find((f) => f.generals.includes(id));
      return force ? [force.space] : (this.facts.provinces.get(id)?.spaces ?? []).slice(0, 1);
    });
  }

  describe(force: Force): string {
    const words = [this.name(force.side)];
    if (force.cus) words.push(this.say('board-n-units', { count: force.cus }));
    if (force.elephants) words.push(this.say('board-n-elephants', { count: force.elephants }));
    if (force.trains) words.push(this.say('board-train'));
    for (const id of force.generals) {
      const office = this.office(id);
      const fact = this.facts.generals.get(id);
      const rating = fact ? ` ${fact.strategy}-${fact.battle}` : '';
      words.push(`${this.name(id)}${rating}${office ? ` (${this.say(`board-${office}`)})` : ''}`);
    }
    if (force.inside) words.push(this.say('board-inside'));
    return words.join(', ');
  }

  // -- clicks --------------------------------------------------------------------------------------------

  press(space: string, event: Event): void {
    const actions = this.offers.spaces.get(space) ?? [];
    if (actions.length) return this.choose(actions, event);
    const here = this.pieces.some((f) => f.space === space);
    if (!this.interactive || (here && !this.offers.spaces.size)) return this.pin(space, event);
    this.question({ space });
  }

  pressForce(force: Force, event: Event): void {
    const own = this.actsOf(force);
    const actions = own.length ? own : (this.offers.spaces.get(force.space) ?? []);
    if (actions.length) return this.choose(actions, event);
    this.look(force.space);
    if (this.interactive && this.offers.all.length)
      this.question({ general: force.generals[0] ?? null, space: force.space });
    else this.pin(force.space, event);
  }

  override openCard(card: string): void {
    super.openCard(card);
    if (!this.offers.cards.has(card) && this.offers.all.length && this.hand.includes(card))
      this.question({ card });
  }

  question(about: Omit<Click, 'view' | 'language'>): void {
    this.ask(question({ view: this.view, language: this.language, ...about }));
  }
}

export const [useGame, setGame] = createContext<PunicWar>();
