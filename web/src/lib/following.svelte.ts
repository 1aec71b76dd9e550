/** How a person follows the others: what they have done since this seat last acted, and any earlier moment of the game. */

import { untrack } from 'svelte';
import { lastOwn, lastTurn, since, type News } from '../games/shared/digest';
import { api } from './api';
import type { Event, SideState, View } from './protocol';
import { Replay } from './replay.svelte';

/** Who looks at the screen, and at what. */
export interface Eyes {
  seat: string | null; // null: a spectator
  side: SideState | null;
  watches: boolean; // a game in progress lies open
}

interface Told {
  start: number; // the ply after which it happened
  events: Event[];
}

const NOTHING: Told = { start: 0, events: [] };

export class Following {
  earlier = $state.raw<Replay | null>(null); // the moment that is looked at instead of the present
  #read = $state(-1); // the ply up to which the summary was put away
  #before = $state.raw<{ ply: number; view: View } | null>(null); // what these eyes saw when the news began
  #wanted = -1; // the ply whose view is on its way

  constructor(
    private readonly table: string,
    private readonly eyes: () => Eyes,
  ) {}

  /** What is new: to a seat what the others did since it acted, to a spectator the last turn of a side. */
  readonly told: Told = $derived.by(() => {
    const { seat, side, watches } = this.eyes();
    if (!side || !watches) return NOTHING;
    return seat
      ? { start: lastOwn(side.story, seat), events: since(side.story, seat) }
      : lastTurn(side.story);
  });

  /** The news for the board, if any: `ids` finds the things that events speak of. */
  news(ids: (events: Event[]) => string[]): News | null {
    const { start, events } = this.told;
    if (!events.length || this.earlier) return null;
    return { events, ids: ids(events), before: this.#before?.ply === start ? this.#before.view : null };
  }

  /** Whether there is something to sum up that was not put away. */
  unread(ply: number): boolean {
    return this.told.events.length > 0 && this.#read < ply;
  }
  putAway(ply: number): void {
    this.#read = ply;
  }

  /** This seat has acted, or nothing was told yet: what is seen now is what changes are measured by. */
  remember(): void {
    const { seat, side } = this.eyes();
    const last = side?.story.at(-1);
    if (side && seat && last?.by === seat) this.#before = { ply: last.ply, view: side.view };
  }

  /** A page that was opened later asks what there was to see then. */
  async recall(): Promise<void> {
    const { start, events } = this.told;
    const { seat } = this.eyes();
    const known = untrack(() => this.#before?.ply === start || this.#wanted === start);
    if (!events.length || known) return;
    this.#wanted = start;
    const query = { as: seat ?? 'spectator', from: start, to: start, views: true };
    const frames = await api.frames(this.table, query).catch(() => null); // the trails are all that is missed
    const view = frames?.frames.find(({ ply }) => ply === start)?.view;
    if (view && this.#wanted === start && this.eyes().seat === seat) this.#before = { ply: start, view };
  }

  /** An earlier moment, with the eyes of whoever looks at the screen; false if what comes after it is now. */
  async look(ply: number): Promise<boolean> {
    const { seat, watches } = this.eyes();
    const replay = this.earlier ?? new Replay({ table: this.table });
    if (this.earlier && ply > this.earlier.length) return false;
    if (this.earlier) await replay.go(ply);
    else await replay.open(ply, seat ?? 'spectator');
    if (watches && this.eyes().watches) this.earlier = replay;
    return true;
  }
}
