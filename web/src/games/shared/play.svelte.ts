/** What is being played, as every component of a board sees it: the view, the words, and what a click does. */

import { createContext, untrack } from 'svelte';
import type { Event as GameEvent, Language, View } from '../../lib/protocol';
import type { BoardProps } from '../types';
import type { Action, Offered } from './actions';
import type { Box } from './geo';
import { Queue, type End, type Plan } from './queue';
import type { Say } from './words';

export type Layout = 'side' | 'dock' | 'tabs';

/** Where something has gone. */
export interface Trail {
  from: string;
  to: string;
  side: string; // whose it is
}

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
    return this.performing || this.pinned !== null || this.menu !== null || this.read !== null;
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
    if (!this.kept.includes(notation.split(' ')[0] ?? '')) this.pinned = null;
    this.halt();
    this.ended = null;
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
  }
}

export const [usePlay, setPlay] = createContext<Play>();
