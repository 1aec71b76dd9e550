/** A war as its board plays it: what is seen, what is offered, and what a click means. */

import { createContext } from 'svelte';
import type { Action, Offered } from '../actions';
import { Play } from '../play.svelte';
import { offersFrom, question, SIGNS, type Click } from './actions';
import { duelFrom } from './battle';
import { shortName, type Facts } from './facts';
import { forces, type Force } from './forces';
import type { WarChart } from './geo';
import type { Figure, Going, March, Token } from './tokens';
import type { Mark, Side, WarView } from './types';

const NOTHING: Offered = new Map();

export abstract class War<V extends WarView = WarView, F extends Facts = Facts> extends Play<V, F> {
  abstract readonly chart: WarChart;
  abstract readonly sides: readonly Side[];
  readonly signs: Record<string, string> = SIGNS; // of verbs

  pile = $state<'discard' | 'removed' | null>(null); // that is spread out

  readonly offers = $derived.by(() => offersFrom(this.legal, this.language));
  readonly pieces = $derived.by(() => forces(this.view));
  readonly duel = $derived.by(() => duelFrom(this.view, this.sides));
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
    return !!this.going || rest.length + numbers.size + generals.size + this.answers.length > 0;
  });

  get legal(): readonly string[] {
    return this.interactive ? this.view.legal : [];
  }

  /** The markers of the war, with what they mean. */
  abstract get marks(): Mark[];

  /** A retreat is chosen on the map: the battle folds itself away for it, and comes back. */
  override get fighting(): boolean {
    return !!this.duel && !this.folded && this.offers.spaces.size === 0;
  }
  get spaces(): Offered {
    return this.fighting ? NOTHING : this.offers.spaces;
  }
  /** Where a battle is fought. */
  get battlefield(): string | null {
    return this.view.battle?.space ?? null;
  }

  // -- what stands on the map ----------------------------------------------------------------------------

  /** Every piece on the map; garrisons without a general are told by the signs of their cities. */
  get tokens(): Token[] {
    return this.pieces
      .filter((force) => !force.inside || force.generals.length > 0)
      .map((force) => ({
        key: force.key,
        space: force.space,
        force,
        told: this.describe(force),
        acts: this.actsOf(force),
        held: force.moving,
        focused: force.generals.some((id) => this.focus.includes(id)),
      }));
  }

  /** What goes with an army besides its troops, and what a general has besides his two ratings. */
  baggage(_force: Force): Figure[] {
    return [];
  }
  talents(_general: string): Figure[] {
    return [];
  }

  /** The army that is on its way. */
  get going(): Going | null {
    const { move } = this.view;
    if (!move) return null;
    const figures: Figure[] = [{ icon: 'units', count: move.cus, label: this.say('board-units') }];
    if (move.elephants)
      figures.push({ icon: 'elephant', count: move.elephants, label: this.say('board-elephants') });
    if (move.train) figures.push({ icon: 'train', count: null, label: this.say('board-train') });
    return {
      side: move.side,
      icon: move.sailing ? 'navis' : move.side,
      name: shortName(move.general),
      place: `${this.name(move.space)}${move.inside ? `, ${this.say('board-inside')}` : ''}`,
      company: move.subordinates.length
        ? `${this.say('board-with')} ${move.subordinates.map(shortName).join(', ')}`
        : null,
      figures,
      points: move.points,
      of: move.points + move.spent,
    };
  }

  /** Marches and interceptions, as arrows. */
  get marches(): March[] {
    const { move, reaction } = this.view;
    const coming = reaction?.declared.filter((plan) => plan.kind === 'intercept') ?? [];
    return [
      ...(move ? [{ key: 'move', from: move.from, to: move.space, side: move.side }] : []),
      ...(move ? [{ key: 'next', from: move.space, to: move.to, side: move.side }] : []),
      ...coming.map((plan) => ({
        key: `react-${plan.general}`,
        from: plan.space,
        to: reaction!.space,
        side: reaction!.side,
      })),
    ];
  }

  /** What can be done with the generals of a force on the map. */
  actsOf(force: Force): Action[] {
    return this.fighting ? [] : force.generals.flatMap((id) => this.offers.generals.get(id) ?? []);
  }

  office(general: string | undefined): string | null {
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
    for (const { label, count } of this.baggage(force)) words.push(`${label}: ${count}`);
    if (force.inside) words.push(this.say('board-inside'));
    return words.join(', ');
  }

  /** What is in a space besides its forces, in words. */
  besides(_space: string): string[] {
    return [];
  }

  // -- clicks --------------------------------------------------------------------------------------------

  protected override readonly steps: readonly string[] = ['march'];
  protected override readonly repeated: readonly string[] = ['place', 'raise'];

  override startOf(): string | null {
    return this.view.move?.space ?? null;
  }

  press(space: string, event: Event): void {
    const actions = this.offers.spaces.get(space) ?? [];
    if (actions.length) return this.choose(actions, event);
    if (this.goFar(space, event)) return;
    const here = this.tokens.some((token) => token.space === space);
    if (!this.interactive || (here && !this.offers.spaces.size)) return this.pin(space, event);
    this.question({ space });
  }

  pressToken(token: Token, event: Event): void {
    const actions = token.acts.length ? token.acts : (this.offers.spaces.get(token.space) ?? []);
    if (actions.length) return this.choose([...actions], event);
    if (this.goFar(token.space, event)) return;
    this.look(token.space);
    if (this.interactive && this.offers.all.length)
      this.question({ general: token.force?.generals[0] ?? null, space: token.space });
    else this.pin(token.space, event);
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

export const [useWar, setWar] = createContext<War>();
