/** What is being played, as every component of a board sees it: the view, the words, and what a click does. */

import { createContext, untrack } from 'svelte';
import type { Event as GameEvent, Language, View } from '../../lib/protocol';
import type { BoardProps } from '../types';
import { parse, type Action, type Offered } from './actions';
import type { Box } from './geo';
import { Queue, type Deed, type End, type Plan } from './queue';
import type { Say } from './words';

export type Layout = 'side' | 'dock' | 'tabs';

/** Where something has gone. */
export interface Trail {
  from: string;
  to: string;
  side: string; // whose it is
}

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
const verbOf = (notation: string): string => notation.split(' ')[0] ?? '';
const placeOf = (notation: string): string => notation.split(' ')[1] ?? '';

interface Choice {
  x: number;
  y: number;
  actions: Action[];
}

/** A game's board makes one of its own: with its facts, its offers, and what its clicks mean. */
export abstract class Play<V extends View = View, F = unknown> {
  readonly facts: F;

  layout = $state<Layout>('side');
  width = $state(1200);
  height = $state(800);
  over = $state(0); // pixels at the foot of the map that something covers
  covered = $state.raw<Box | null>(null); // by a panel on the map, in pixels
  menu = $state.raw<Choice | null>(null);
  legend = $state(false);
  folded = $state(false); // the battle, by hand
  looked = $state<string | null>(null); // the place under the pointer or the focus
  pinned = $state<string | null>(null); // the place whose tray stays
  byKey = $state(false); // it was pinned by the keyboard: the focus goes into the tray
  pointed = $state.raw<string[]>([]); // what a button or a list points at
  read = $state<string | null>(null); // the card that lies open
  glanced = $state<string | null>(null); // the card under the pointer
  performing = $state(false); // one gesture stands for several actions, which are being sent
  ended = $state<End | null>(null); // how the last such gesture ended
  group = $state.raw<string[]>([]); // what goes together with the next click on a place
  tapped = $state<string | null>(null); // the far place that a finger was on: its way is shown
  #done = $state<string | null>(null); // what was done last
  #found = $state.raw<Scouted | null>(null);
  readonly #queue = new Queue<View>(
    (action) => this.props.act(action),
    (how) => ([this.performing, this.ended] = [false, how]),
  );
  #came: Element | null = null;
  #answers: { view: V; known: Map<string, Promise<Record<string, unknown> | null>> } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly props: BoardProps<V>,
    read: (board: unknown) => F,
  ) {
    this.facts = read(props.board);
  }

  get view(): V {
    return this.props.view;
  }
  get language(): Language {
    return this.props.language;
  }
  get interactive(): boolean {
    return this.props.interactive;
  }
  get waiting(): boolean {
    return this.props.waiting;
  }
  get events(): BoardProps['events'] {
    return this.props.events;
  }
  /** Where the others have gone since this seat last acted. */
  get trails(): Trail[] {
    return this.props.news?.events.flatMap((event) => this.trailOf(event) ?? []) ?? [];
  }
  /** The places of all that the others' doings were about. */
  get changed(): string[] {
    return [...new Set(this.placesOf([...(this.props.news?.ids ?? [])]))];
  }
  /** What shines on the board: what the log points at, and what a button does. */
  get focus(): string[] {
    return [...this.props.focus, ...this.pointed];
  }
  get small(): boolean {
    return this.layout === 'tabs';
  }
  /** A battle lies over the map. */
  abstract get fighting(): boolean;
  /** The place whose tray is shown. */
  get shown(): string | null {
    return this.pinned ?? (this.fighting ? null : this.looked);
  }
  /** Something lies open that Escape closes. */
  get open(): boolean {
    const lying = [this.pinned, this.looked, this.menu, this.read].some((one) => one !== null);
    return this.performing || this.group.length > 0 || lying;
  }

  // -- what a game says of itself ------------------------------------------------------------------------

  /** What can be done at places of the map. */
  abstract get spaces(): Offered;

  /** A place was clicked, or Enter pressed on it. */
  abstract press(place: string, event: Event): void;

  /** The places of things, to bring them into sight. */
  placesOf(ids: string[]): string[] {
    return ids;
  }

  /** Where something has gone by an event. */
  protected trailOf({ args: { from, to, side } }: GameEvent): Trail | null {
    if (typeof from !== 'string' || typeof to !== 'string' || from === to) return null;
    return { from, to, side: String(side) };
  }

  // -- words ---------------------------------------------------------------------------------------------

  say: Say = (key, args) => this.props.t(key, args);
  name = (id: string): string => this.props.name(id);
  label = (action: Action): string => this.props.label(action.notation);

  /** What can be done with a thing, and what it is. */
  told(actions: readonly Action[] | undefined, own: string): string {
    return actions?.length ? `${actions.map(this.label).join(' / ')}. ${own}` : own;
  }

  // -- acting --------------------------------------------------------------------------------------------

  act = (notation: string): void => {
    this.menu = null;
    if (!this.kept.includes(verbOf(notation))) this.pinned = null;
    this.halt();
    this.ended = null;
    this.#done = notation;
    this.props.act(notation);
  };

  /** Does one thing after another, as long as nothing else is asked. */
  perform(plan: Plan<V>): void {
    if (!this.interactive) return;
    this.menu = null;
    this.pinned = null;
    this.ended = null;
    this.#queue.begin(plan as Plan<View>); // it is shown the views of this game only
    this.performing = true;
  }

  /** Stops what is being performed. */
  halt = (): void => this.#queue.stop();

  /** The table has changed: what is being performed goes on. */
  follow(): void {
    const { performing, view, interactive, waiting } = this;
    if (performing) untrack(() => this.#queue.follow({ view, interactive, waiting }));
  }

  // -- far ways, and several at once ---------------------------------------------------------------------

  /** The verbs of steps from place to place. */
  protected readonly steps: readonly string[] = [];
  /** What ends the way of one thing, if it could go on. */
  protected readonly settles: string | null = null;
  /** The verbs that are often repeated, with the same thing. */
  protected readonly repeated: readonly string[] = [];

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

  /** What was done last and can be done again, and how often at most. */
  get again(): { action: Action; most: number } | null {
    const done = this.#done;
    if (!done || !this.interactive || this.performing || !this.repeated.includes(verbOf(done))) return null;
    if (!this.view.legal.includes(done)) return null;
    const { count, points } = this.view.prompt?.args ?? {};
    return { action: parse(done), most: Math.min(9, Number(count ?? points ?? 3)) };
  }

  /** The same so many times, as long as it can be done. */
  repeat(notation: string, times: number): void {
    let left = times;
    this.perform((view) => (left-- > 0 && view.legal.includes(notation) ? { action: notation } : null));
  }

  /** The verbs after which the tray stays open for more of the same. */
  protected readonly kept: readonly string[] = [];

  /** Plays the only action, or asks which. */
  choose(actions: Action[], event: Event): void {
    if (actions.length === 1) return this.act(actions[0]!.notation);
    const box = (event.currentTarget as Element | null)?.getBoundingClientRect();
    const { clientX, clientY } = event as Partial<MouseEvent>;
    const here = !!clientX || !!clientY;
    this.menu = {
      x: here ? (clientX ?? 0) : box ? box.left + box.width / 2 : this.width / 2,
      y: here ? (clientY ?? 0) : box ? box.bottom : this.height / 2,
      actions,
    };
  }

  /** Asks the engine why something cannot be done. */
  ask(notation: string | null): void {
    if (notation && this.interactive) this.props.why(notation);
  }

  /** Asks the engine a question of the game's own, once for each view; null if it has nothing to say. */
  inquire(question: string, action: string | null): Promise<Record<string, unknown> | null> {
    if (this.#answers?.view !== this.view) this.#answers = { view: this.view, known: new Map() };
    const { known } = this.#answers;
    const key = `${question} ${action ?? ''}`;
    const found = known.get(key) ?? this.props.ask(question, action);
    known.set(key, found);
    return found;
  }

  /** A card was clicked: it opens to be read, or closes. */
  openCard(card: string): void {
    this.read = this.read === card ? null : card;
  }

  // -- looking -------------------------------------------------------------------------------------------

  look(place: string | null): void {
    clearTimeout(this.#timer);
    this.looked = place;
  }

  /** The pointer has come or gone; what it only crosses is not shown. */
  hover = (place: string | null): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.looked = place), place ? 75 : 170);
  };

  /** Shows on the map what a button or a line of a list speaks of. */
  point = (id: string | null): void => {
    this.pointed = id ? [id] : [];
  };

  pin(place: string, event?: Event): void {
    this.byKey = event instanceof KeyboardEvent;
    this.#came = this.byKey ? document.activeElement : null;
    this.pinned = place;
  }

  /** Escape, or a tray's own button: whatever lies open closes, and the focus goes back to where it came from. */
  escape(): void {
    if (this.performing) return this.halt();
    this.group = [];
    this.tapped = null;
    this.menu = null;
    this.looked = null;
    this.read = null;
    if (!this.pinned) return;
    this.pinned = null;
    if (this.#came instanceof HTMLElement || this.#came instanceof SVGElement) this.#came.focus();
  }

  /** A new view: what was open for the old one closes. */
  renew(): void {
    this.menu = null;
    this.pointed = [];
    this.read = null;
    this.glanced = null;
    this.group = [];
    this.tapped = null;
  }
}

export const [usePlay, setPlay] = createContext<Play>();
