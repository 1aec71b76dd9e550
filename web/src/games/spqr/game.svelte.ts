/** A battle as its board plays it. */

import { createContext } from 'svelte';
import { Offers, type Offered } from '../shared/actions';
import { Play } from '../shared/play.svelte';
import type { BoardProps } from '../types';
import { actor, hexesOf, placesOf, question } from './actions';
import { readFacts, type Facts, type Ground } from './facts';
import { weighable } from './odds';
import type { Answers, View } from './view';

export class Battle extends Play<View, Facts> {
  readonly offers = $derived.by(() => new Offers(this.interactive ? this.view.legal : [], this.language));
  readonly places = $derived.by(() => placesOf(this.offers, this.view, this.ground.field));
  readonly weighable = $derived.by(() =>
    weighable(this.offers, this.view, this.ground, this.language.questions.odds?.verbs ?? []),
  );
  readonly acting = $derived.by(() => actor(this.view));

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
    this.folded = true; // the map comes first
  }

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
    return this.places.roses.length > 0 || this.places.words.length > 0;
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

  press(place: string, event: Event): void {
    const actions = this.spaces.get(place);
    if (actions?.length) return this.choose(actions, event);
    if (this.interactive && this.view.legal.length) this.ask(question(this.view, place));
    this.pin(place, event);
  }
}

export const [useGame, setGame] = createContext<Battle>();
