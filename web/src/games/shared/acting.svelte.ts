/** A board as it is acted on: one action, several in a row, the same again; and what is asked of the engine. */

import { untrack } from 'svelte';
import type { View } from '../../lib/protocol';
import { parse, verbOf, type Action } from './actions';
import { Looking } from './looking.svelte';
import { Queue, type End, type Plan } from './queue';

export abstract class Acting<V extends View = View, F = unknown> extends Looking<V, F> {
  performing = $state(false); // one gesture stands for several actions, which are being sent
  ended = $state<End | null>(null); // how the last such gesture ended
  #done = $state<string | null>(null); // what was done last
  readonly #queue = new Queue<View>(
    (action) => this.props.act(action),
    (how) => ([this.performing, this.ended] = [false, how]),
  );
  #answers: { view: V; known: Map<string, Promise<Record<string, unknown> | null>> } | null = null;

  /** The verbs after which the tray stays open for more of the same. */
  protected readonly kept: readonly string[] = [];

  /** The verbs that are often repeated, with the same thing. */
  protected readonly repeated: readonly string[] = [];

  override get open(): boolean {
    return this.performing || super.open;
  }

  override escape(): void {
    if (this.performing) this.halt();
    else super.escape();
  }

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
}
