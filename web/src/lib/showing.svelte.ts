/** What a person is shown of a game, one action of the others after another, at the pace that the person likes. */

import { untrack } from 'svelte';
import { settings } from './settings.svelte';
import type { SideState, StoryEntry } from './protocol';

export class Showing {
  side = $state.raw<SideState | null>(null); // what is shown
  told = $state.raw<StoryEntry | null>(null); // whose action is being shown, as long as there is time for it
  behind = $state(false); // there is more to show
  #last: SideState | null = null; // how the game stands
  #seat: string | null = null;
  readonly #queue: SideState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The game has gone on: others' actions wait until those before them were seen, whatever else is shown at once. */
  take(seat: string | null, side: SideState | null): void {
    untrack(() => {
      const before = this.#last;
      const same = seat === this.#seat;
      [this.#last, this.#seat] = [side, seat];
      if (!same || !side || !before || !settings.interval || document.hidden) return this.skip();
      if (side.view === before.view) return this.#renew(side);
      if (side.story.length !== before.story.length + 1 || side.story.at(-1)?.by === seat) return this.skip();
      this.#queue.push(side);
      if (this.#timer === undefined) this.#next();
      else this.behind = true;
    });
  }

  /** All at once: how the game stands now. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue.length = 0;
    this.side = this.#last;
    this.told = null;
    this.behind = false;
  };

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The same moment told anew: an order was given, say. */
  #renew(side: SideState): void {
    if (this.#queue.length) this.#queue[this.#queue.length - 1] = side;
    else this.side = side;
  }

  /** Shows the next action that has anything to tell, and keeps it on the screen for a while. */
  #next(): void {
    this.#timer = undefined;
    let side = this.#queue.shift();
    while (side && this.#queue.length && !side.story.at(-1)?.events.length) side = this.#queue.shift();
    this.behind = this.#queue.length > 0;
    const told = side?.story.at(-1) ?? null;
    if (side) this.side = side;
    this.told = told?.events.length ? told : null;
    if (this.told) this.#timer = setTimeout(() => this.#next(), settings.interval);
  }
}
