/** A board as it is looked at: what its components see of the game, what lies open on it, and in which words. */

import type { Event as GameEvent, Language, View } from '../../lib/protocol';
import type { BoardProps } from '../types';
import type { Action, Offered } from './actions';
import type { Box } from './geo';
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

export abstract class Looking<V extends View = View, F = unknown> {
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
  #came: Element | null = null;
  #pressing = false; // the pointer is down
  #timer: ReturnType<typeof setTimeout> | undefined;
  #awaited: string | null | undefined; // what will be looked at as soon as the time has come

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
    return this.legend || [this.pinned, this.looked, this.menu, this.read].some((one) => one !== null);
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

  // -- what lies open -------------------------------------------------------------------------------------

  /** A card was clicked: it opens to be read, or closes. */
  openCard(card: string): void {
    this.read = this.read === card ? null : card;
  }

  look(place: string | null): void {
    this.#await(undefined);
    this.looked = place;
  }

  /** The pointer has come or gone; what it only crosses is not shown. */
  hover = (place: string | null): void => {
    this.#await(place);
    if (!this.#pressing) this.#timer = setTimeout(() => this.look(place), place ? 75 : 170);
  };

  #await(place: string | null | undefined): void {
    clearTimeout(this.#timer);
    this.#awaited = place;
  }

  /** The pointer is pressed: nothing moves away from under it until it is released, or its click would be lost. */
  hold = (): void => {
    this.#pressing = true;
    clearTimeout(this.#timer);
  };

  /** The pointer is released: what it is over may be shown. */
  release = (): void => {
    this.#pressing = false;
    if (this.#awaited !== undefined) this.hover(this.#awaited);
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
    this.legend = false;
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
