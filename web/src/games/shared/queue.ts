/**
 * Several actions for one gesture: a far march, a whole line. They are sent one after another, each only when the view that
 * follows the last is known. Whatever was not foreseen stops them: somebody else is asked, something else is offered, the
 * position is not what was expected, an action is refused, or the player wishes it.
 */

/** An action, and what is expected of it. */
export interface Deed<V> {
  action: string;
  /** Whether the position after the action is as it was foreseen; anything will do if nothing is said. */
  foreseen?: (before: V, after: V) => boolean;
}

/** What comes next in a view; null when all is done. */
export type Plan<V> = (view: V) => Deed<V> | null;

/** How a queue ended: by itself, or by what. */
export type End = 'through' | 'asked' | 'otherwise' | 'refused' | 'stopped';

/** What a queue sees of the table. */
export interface Moment<V> {
  view: V;
  interactive: boolean; // it is this seat that is asked
  waiting: boolean; // an action is on its way
}

interface Offering {
  legal: readonly string[];
}

export class Queue<V extends Offering> {
  #plan: Plan<V> | null = null;
  #sent: { view: V; deed: Deed<V> } | null = null;

  constructor(
    private readonly send: (action: string) => void,
    private readonly ended: (how: End) => void,
  ) {}

  get running(): boolean {
    return this.#plan !== null;
  }

  begin(plan: Plan<V>): void {
    this.#plan = plan;
    this.#sent = null;
  }

  stop(how: End = 'stopped'): void {
    if (!this.#plan) return;
    this.#plan = null;
    this.#sent = null;
    this.ended(how);
  }

  /** Goes on, if it may: to be called whenever the table has changed. */
  follow({ view, interactive, waiting }: Moment<V>): void {
    const plan = this.#plan;
    if (!plan || waiting) return;
    const sent = this.#sent;
    if (sent?.view === view) return this.stop('refused');
    if (sent?.deed.foreseen && !sent.deed.foreseen(sent.view, view)) return this.stop('otherwise');
    if (!interactive) return this.stop('asked');
    const deed = plan(view);
    if (!deed) return this.stop('through');
    if (!view.legal.includes(deed.action)) return this.stop('asked');
    this.#sent = { view, deed };
    this.send(deed.action);
  }
}

/** The plan that sends some deeds, one after another. */
export function inTurn<V>(deeds: readonly Deed<V>[]): Plan<V> {
  let next = 0;
  return () => deeds[next++] ?? null;
}
