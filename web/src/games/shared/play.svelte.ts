/** What is being played, as every component of a board sees it: beside looking and acting, far ways and groups. */

import { createContext, untrack } from 'svelte';
import type { View } from '../../lib/protocol';
import { Acting } from './acting.svelte';
import { verbOf } from './actions';
import type { Deed, Plan } from './queue';

export type { Layout, Trail } from './looking.svelte';

/** Through which places a far place is reached. */
type Lines = Map<string, string[]>;

/** The engine's answer: a place, and the actions that lead there. */
interface Way {
  to: string;
  actions: string[];
}

/** What is known of the ways from a position, for whoever is under way or for a group. */
interface Scouted {
  view: View;
  group: string[];
  ways: Map<string, Plan<View>>;
  lines: Lines;
}

const WAYS = 'ways';
const NO_LINES: Lines = new Map();
const placeOf = (notation: string): string => notation.split(' ')[1] ?? '';

/** A game's board makes one of its own: with its facts, its offers, and what its clicks mean. */
export abstract class Play<V extends View = View, F = unknown> extends Acting<V, F> {
  group = $state.raw<string[]>([]); // what goes together with the next click on a place
  tapped = $state<string | null>(null); // the far place that a finger was on: its way is shown
  #found = $state.raw<Scouted | null>(null);

  override get open(): boolean {
    return this.group.length > 0 || super.open;
  }

  override escape(): void {
    if (!this.performing) this.#disband();
    super.escape();
  }

  override renew(): void {
    super.renew();
    this.#disband();
  }

  #disband(): void {
    this.group = [];
    this.tapped = null;
  }

  /** The verbs of steps from place to place. */
  protected readonly steps: readonly string[] = [];
  /** What ends the way of one thing, if it could go on. */
  protected readonly settles: string | null = null;
  /** The things in a place that can be sent somewhere together. */
  gathered(_place: string): string[] {
    return [];
  }
  /** What sets a thing in motion. */
  protected setOut(_id: string): string {
    return '';
  }
  /** Where whoever is under way is. */
  startOf(): string | null {
    return null;
  }

  /** The places farther off than one step, with the places on the way. */
  get far(): Lines {
    const found = this.#found;
    if (found?.view !== this.view || found.group !== this.group) return NO_LINES;
    return this.interactive && !this.performing ? found.lines : NO_LINES;
  }
  /** The way that is shown: to the place under the pointer, or under the finger. */
  get line(): string[] | null {
    const to = this.tapped ?? this.looked ?? '';
    const places = this.far.get(to);
    if (!places) return null;
    const start = this.startOf();
    return start ? [start, ...places] : places;
  }
  /** The places that a machine's advice is about, in its order. */
  get advised(): string[] {
    return (this.props.plan ?? []).flatMap((one) => this.placesOf(one.split(' ').slice(1)));
  }

  /** Asks the engine how far whoever is under way gets, or all of those who are to go together. */
  scout(): void {
    const { view, interactive, performing, group } = this;
    if (!interactive || performing || !(WAYS in this.language.questions)) return;
    if (group.length) untrack(() => void this.#scoutGroup(view, group));
    else if (view.legal.some((one) => this.steps.includes(verbOf(one))))
      untrack(() => void this.#scout(view));
  }

  async #ways(action: string | null): Promise<Way[]> {
    const answer = await this.inquire(WAYS, action);
    return (answer?.ways as Way[] | undefined) ?? [];
  }

  async #scout(view: V): Promise<void> {
    const far = (await this.#ways(null)).filter(({ actions }) => actions.length > 1);
    this.#know(view, this.group, far, ({ actions }) => this.#legs([actions]));
  }

  /** Where all of a group can get to; each goes its own way there. */
  async #scoutGroup(view: V, group: string[]): Promise<void> {
    const all = await Promise.all(group.map((id) => this.#ways(this.setOut(id))));
    const own = all.map((ways) => new Map(ways.map(({ to, actions }) => [to, actions])));
    const common = all[0]!.filter(({ to }) => own.every((ways) => ways.has(to)));
    this.#know(view, group, common, ({ to }) =>
      this.#legs(group.map((id, i) => [this.setOut(id), ...own[i]!.get(to)!])),
    );
  }

  #know(view: V, group: string[], ways: Way[], plan: (way: Way) => Plan<View>): void {
    if (this.view !== view || this.group !== group) return;
    const lines: Lines = new Map(ways.map(({ to, actions }) => [to, actions.map(placeOf)]));
    this.#found = { view, group, ways: new Map(ways.map((way) => [way.to, plan(way)])), lines };
  }

  /** One leg after another, each brought to its end. */
  #legs(legs: string[][]): Plan<View> {
    let [leg, step] = [0, 0];
    return (view): Deed<View> | null => {
      while (leg < legs.length) {
        const action = legs[leg]![step++];
        if (action) return { action };
        [leg, step] = [leg + 1, 0];
        if (this.settles && view.legal.includes(this.settles)) return { action: this.settles };
      }
      return null;
    };
  }

  /** The whole way to a far place, if it was one; a finger shows it first, and takes it with the second tap. */
  goFar(place: string, event: Event): boolean {
    const plan = this.far.has(place) ? this.#found?.ways.get(place) : undefined;
    if (!plan) return false;
    const touched = (event as Partial<PointerEvent>).pointerType === 'touch';
    if (touched && this.tapped !== place) {
      this.tapped = place;
      return true;
    }
    this.tapped = null;
    this.perform(plan);
    this.group = [];
    return true;
  }

  /** Takes a thing into the group, or out of it. */
  gather(ids: readonly string[]): void {
    const held = this.group;
    const fresh = ids.filter((id) => !held.includes(id));
    this.group = fresh.length ? [...held, ...fresh] : held.filter((id) => !ids.includes(id));
    this.pinned = null;
    this.ended = null;
  }
}

export const [usePlay, setPlay] = createContext<Play>();
