/** A battle as its board plays it. */

import { createContext } from 'svelte';
import { Offers, type Offered } from '../shared/actions';
import { Play, type Trail } from '../shared/play.svelte';
import { inTurn, type Plan } from '../shared/queue';
import type { BoardProps } from '../types';
import { actor, hexesOf, placesOf, question, standing } from './actions';
import { commanded, forward, likewise, nextAfter } from './drill';
import { GONE } from './events';
import { readFacts, type Facts, type Ground } from './facts';
import { weighable } from './odds';
import { followed, type Track } from './strides';
import { Survey } from './survey.svelte';
import type { Answers, ReachView, View } from './view';
import { deedsOf, waysOf, type Way } from './ways';

export class Battle extends Play<View, Facts> {
  readonly offers = $derived.by(() => new Offers(this.interactive ? this.view.legal : [], this.language));
  readonly places = $derived.by(() => placesOf(this.offers, this.view, this.ground.field));
  readonly weighable = $derived.by(() =>
    weighable(this.offers, this.view, this.ground, this.language.questions.odds?.verbs ?? []),
  );
  readonly acting = $derived.by(() => actor(this.view));

  /** Where whoever is under way can get to, as the engine has answered for this view. */
  #reach = $state.raw<{ view: View; answer: ReachView } | null>(null);
  readonly ways = $derived.by(() =>
    this.#reach && this.#reach.view === this.view && this.interactive
      ? waysOf(this.#reach.answer)
      : new Map<string, Way>(),
  );
  /** The way that is shown: to the hex under the pointer, or on a touch screen to the one that was tapped. */
  readonly way = $derived.by(() => this.ways.get(this.tapped ?? this.looked ?? '') ?? null);

  /** What is shown when asked for. */
  readonly survey = new Survey(this);

  /** What the unit that moved last did on its way. */
  last = $state.raw<Track | null>(null);
  #before: View | null = null;

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
    this.folded = true; // the map comes first
  }

  /** A new view: what the unit under way did is remembered, and the engine is asked how far it gets. */
  watch(): void {
    const [before, view] = [this.#before, this.view];
    this.#before = view;
    this.tapped = null;
    this.#remember(before, view);
    if (this.interactive && !this.performing && view.legal.some((one) => one.startsWith('step ')))
      void this.#look(view);
  }

  async #look(view: View): Promise<void> {
    const answer = (await this.inquire('reach', null)) as ReachView | null;
    if (answer && this.view === view) this.#reach = { view, answer };
  }

  #remember(before: View | null, view: View): void {
    if (!before || view === before) return;
    const unit = view.march?.unit;
    if (unit && before.march?.unit !== unit) this.last = { unit, strides: [] };
    if (this.last && before.march?.unit === this.last.unit) this.last = followed(this.last, before, view);
  }

  // -- a whole line ----------------------------------------------------------------------------------------

  /** A line is under command, and can be told what to do as a whole. */
  readonly drilled = $derived.by(() => this.interactive && commanded(this.view));
  /** Who would do the same as the last unit: known as soon as that has stopped. */
  readonly next = $derived.by(() =>
    this.last && this.drilled ? nextAfter(this.view, this.ground.field, this.last.unit) : null,
  );

  forward = (first: 'left' | 'right', far: boolean): void =>
    this.perform(forward(this.ground.field, first, far));

  likewise = (): void => {
    if (this.last) this.perform(likewise(this.ground.field, this.last.unit, this.last.strides));
  };

  readonly fighting = false;

  get ground(): Ground {
    return this.facts.get(this.view.scenario)!;
  }

  get spaces(): Offered {
    return this.places.hexes;
  }

  /** What may come of an action that leads to blows; null if it leads to none. */
  async odds(action: string): Promise<Answers['odds'] | null> {
    return (await this.inquire('odds', action)) as Answers['odds'] | null;
  }

  /** Something is offered that is not on the map. */
  get ordered(): boolean {
    return this.drilled || this.places.roses.length > 0 || this.places.words.length > 0;
  }

  unitsIn(hex: string): string[] {
    const { units } = this.view;
    const here = Object.keys(units).filter((id) => units[id]!.hexes.includes(hex));
    const beneath = new Set(here.flatMap((id) => units[id]!.under ?? []));
    const ordered: string[] = [];
    let next = here.find((id) => !beneath.has(id)) ?? null;
    while (next) {
      if (here.includes(next)) ordered.push(next);
      next = units[next]!.under;
    }
    return ordered;
  }

  leadersIn(hex: string): string[] {
    const { leaders } = this.view;
    return Object.keys(leaders).filter((id) => leaders[id]!.hex === hex);
  }

  /** Who is in a hex, for those who listen. */
  describe(hex: string): string {
    const { units } = this.view;
    const parts = this.unitsIn(hex).map((id) => {
      const { hits, signs, face } = units[id]!;
      const state = [this.say(`board-face-${face}`), ...(hits ? [this.say('board-hits', { hits })] : [])];
      return `${this.name(id)} (${[...state, ...signs.map((sign) => this.say(`board-sign-${sign}`))].join(', ')})`;
    });
    return [hex, ...parts, ...this.leadersIn(hex).map(this.name)].join('. ');
  }

  override placesOf(ids: string[]): string[] {
    return ids.flatMap((id) => (/^\d{4}$/.test(id) ? [id] : hexesOf(this.view, id)));
  }

  /** From where a unit stood to where it stands now, however many steps it took. */
  override get trails(): Trail[] {
    const { news } = this.props;
    const gone = new Map<string, { from: string; to: string }>();
    for (const { kind, args } of news?.events ?? []) {
      const [unit, to] = [String(args.unit), String(args.to)];
      if (!GONE.includes(kind)) continue;
      const from = gone.get(unit)?.from ?? news?.before?.units[unit]?.hexes[0] ?? to;
      gone.set(unit, { from, to });
    }
    return [...gone].map(([unit, way]) => ({ ...way, side: this.view.figures[unit]?.side ?? '' }));
  }

  press(place: string, event: Event): void {
    const actions = this.spaces.get(place);
    if (actions?.length) return this.choose(actions, event);
    const way = this.ways.get(place);
    if (way) return this.take(way, event);
    const next = this.relieved(place);
    if (next) return this.perform(next);
    if (this.interactive && this.view.legal.length) this.ask(question(this.view, place));
    this.pin(place, event);
  }

  /** The whole way at once; on a touch screen it is shown first, and taken with the second tap. */
  take(way: Way, event: Event): void {
    const touched = (event as Partial<PointerEvent>).pointerType === 'touch';
    if (touched && this.tapped !== way.hex) {
      this.tapped = way.hex;
      return;
    }
    const { mover } = this.#reach!.answer;
    this.perform(inTurn(deedsOf(mover, way, this.view.units[mover]?.hits ?? 0)));
  }

  /** While a unit is under way, a click on another that waits for its order stops the first one. */
  relieved(place: string): Plan<View> | null {
    const { view } = this;
    if (!view.march || !view.legal.includes('stop')) return null;
    const verb = view.phase?.mode === 2 ? 'unit' : 'order';
    const mine = (id: string): boolean =>
      view.figures[id]!.side === view.seat && (verb === 'order' || view.phase!.line.includes(id));
    const other = this.unitsIn(place).find(mine);
    if (!other || standing(view).includes(place)) return null;
    return inTurn([{ action: 'stop' }, { action: `${verb} ${other}` }]);
  }
}

export const [useGame, setGame] = createContext<Battle>();
