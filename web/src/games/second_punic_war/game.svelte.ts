/** The war as its board plays it: what is seen, what is offered, and what a click means. */

import { createContext } from 'svelte';
import { put, type Action, type Offered } from '../shared/actions';
import type { Event as GameEvent } from '../../lib/protocol';
import { Play, type Trail } from '../shared/play.svelte';
import type { BoardProps } from '../types';
import { offersFrom, question, type Click } from './actions';
import { armies, sidesOf, type Army } from './armies';
import { readFacts, sideOf, type Facts } from './facts';
import { makeChart } from './geo';
import type { Master } from './paint';
import type { CityView, LeaderView, Nation, PlayerView, View } from './view';

const NOTHING: Offered = new Map();

export class War extends Play<View, Facts> {
  readonly chart = makeChart(this.facts);

  pile = $state<Nation | null>(null); // the deck whose discards are spread out

  readonly offers = $derived.by(() => offersFrom(this.interactive ? this.view.legal : [], this.language));
  readonly armies = $derived.by(() => armies(this.view, (field) => !!this.facts.fields.get(field)?.sea));
  readonly cities = $derived.by(() => new Map(this.view.cities.map((city) => [city.id, city])));
  readonly sideOf = $derived.by(() => sidesOf(this.view));
  readonly me = $derived.by(() => this.view.players.find(({ id }) => id === this.view.seat) ?? null);
  readonly closed = $derived.by(() => {
    const areas = this.facts.areas.get(this.view.scenario);
    const fields = [...this.facts.fields.values()];
    const shut = fields.filter(({ sea, area }) => !sea && areas && !areas.has(area!)).map(({ id }) => id);
    if (!shut.length) return new Set<string>();
    return new Set([...shut, ...fields.filter(({ sea }) => sea).map(({ id }) => id)]);
  });
  readonly masters = $derived.by(() => this.#masters());
  /** What can be done at fields: with themselves and with their cities. */
  readonly #spaces = $derived.by(() => {
    const all: Offered = new Map([...this.offers.fields].map(([id, acts]) => [id, [...acts]]));
    for (const [city, acts] of this.offers.cities)
      for (const action of acts) put(all, this.facts.cities.get(city)!.region, action);
    return all;
  });
  readonly hand = $derived.by(() => this.view.cards.hand);
  /** Whether there is anything to order that is not on the map or on a card in hand. */
  readonly ordered = $derived.by(() => {
    const { rest, counters, leaders } = this.offers;
    const { orders, recruiting } = this.view;
    return (
      rest.length + counters.size + leaders.length > 0 ||
      !!orders?.column ||
      !!recruiting?.field ||
      !!this.view.assault
    );
  });

  protected override readonly kept = ['take', 'leave', 'recruit'];

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
  }

  /** A retreat is chosen on the map: the battle folds itself away for it, and comes back. */
  override get fighting(): boolean {
    return !!this.view.battle && !this.folded && !this.choosing;
  }
  /** Something is to be chosen on the map: a battle does not lie over it. */
  get choosing(): boolean {
    return this.#spaces.size > 0;
  }
  get spaces(): Offered {
    return this.fighting ? NOTHING : this.#spaces;
  }

  /** Whose a city is: a power, or a state by itself. */
  holder({ seat, nation }: CityView): string {
    return seat ? sideOf(seat) : this.sideOf(nation);
  }

  #masters(): Record<string, Master> {
    const out: Record<string, Master> = {};
    for (const { id, sea, cities, home, tribe } of this.facts.fields.values()) {
      if (sea) continue;
      const held = cities.map((city) => this.cities.get(city)).filter((city) => city !== undefined);
      const attitude = this.view.attitudes[id] ?? 0;
      if (tribe && attitude)
        out[id] = { side: attitude > 0 ? 'rome' : 'carthage', held: Math.abs(attitude) > 1 };
      else if (!tribe && held.length) out[id] = { side: this.holder(held[0]!) as Nation, held: true };
      else if (home) out[id] = { side: this.sideOf(home) as Nation, held: false };
    }
    return out;
  }

  override placesOf(ids: string[]): string[] {
    return ids.flatMap((id) => {
      const field =
        this.facts.fields.get(id) ?? this.facts.fields.get(this.facts.cities.get(id)?.region ?? '');
      if (field) return [field.id];
      const army = this.armies.find(({ leaders }) => leaders.includes(id));
      return army ? [army.field] : [];
    });
  }

  protected override trailOf({ args: { field, target, seat } }: GameEvent): Trail | null {
    if (typeof field !== 'string' || typeof target !== 'string') return null;
    return { from: field, to: target, side: sideOf(String(seat)) };
  }

  // -- words ---------------------------------------------------------------------------------------------

  /** A leader as he is now: a dictator has more command than is printed. */
  leader(id: string): LeaderView {
    return this.view.leaders.find((leader) => leader.id === id)!;
  }

  units(units: Record<string, number>): string {
    return Object.entries(units)
      .map(([unit, n]) => `${n} ${this.name(unit)}`)
      .join(', ');
  }

  describe(army: Army): string {
    const words = [this.name(army.side)];
    const sum: Record<string, number> = {};
    for (const { units } of army.stacks)
      for (const [unit, n] of Object.entries(units)) sum[unit] = (sum[unit] ?? 0) + n;
    if (army.stacks.length) words.push(this.units(sum));
    words.push(...army.leaders.map(this.name));
    if (army.where !== 'field') words.push(this.say(`board-${army.where}`, { city: this.name(army.city!) }));
    return words.join(', ');
  }

  attitude(region: string): string {
    const now = this.view.attitudes[region] ?? 0;
    if (!now) return this.say('board-neutral');
    const side = this.name(now > 0 ? 'rome' : 'carthage');
    return this.say(Math.abs(now) > 1 ? 'board-allied' : 'board-friendly', { side });
  }

  player(seat: string): PlayerView | undefined {
    return this.view.players.find(({ id }) => id === seat);
  }

  // -- clicks --------------------------------------------------------------------------------------------

  protected override readonly steps = ['march', 'sail'];
  protected override readonly repeated = ['recruit', 'place'];

  press(field: string, event: Event): void {
    const actions = this.spaces.get(field) ?? [];
    if (actions.length) return this.choose(actions, event);
    if (this.goFar(field, event)) return;
    this.pin(field, event);
    if (this.offers.all.length && !this.closed.has(field))
      this.question({ field: this.facts.fields.get(field) });
  }

  pressArmy(army: Army, event: Event): void {
    this.press(army.field, event);
  }

  override openCard(card: string): void {
    super.openCard(card);
    if (!this.offers.cards.has(card) && this.offers.all.length && this.hand.includes(card))
      this.question({ card });
  }

  pressNation(nation: string, event: Event): void {
    const actions = this.offers.nations.get(nation) ?? [];
    if (actions.length) this.choose(actions, event);
    else if (this.offers.all.length) this.question({ nation });
  }

  actsOf(army: Army): Action[] {
    return this.spaces.get(army.field) ?? [];
  }

  question(about: Omit<Click, 'view' | 'language'>): void {
    this.ask(question({ view: this.view, language: this.language, ...about }));
  }
}

export const [useGame, setGame] = createContext<War>();
