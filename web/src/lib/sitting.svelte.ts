/** A person at a table: whose eyes look at the screen, what they see of the game, and what their hand may do. */

import { createContext, untrack } from 'svelte';
import { digest } from '../games/shared/digest';
import type { SomeGame } from '../games/types';
import { api } from './api';
import { sentence } from './errors';
import { Following } from './following.svelte';
import { loadGame } from './games';
import { facing } from './hot-seat';
import { idsIn } from './log';
import type { Event, SideState } from './protocol';
import { isMachine } from './seating';
import { settings } from './settings.svelte';
import { Showing } from './showing.svelte';
import { Table } from './table.svelte';
import { t, type Translations } from './text.svelte';
import { ui } from './ui.svelte';

export class Sitting {
  readonly live: Table;
  readonly showing = new Showing();
  readonly following: Following;

  texts = $state.raw<Translations | null>(null);
  game = $state.raw<SomeGame | null>(null);
  board = $state.raw<unknown>(null);
  shown = $state<string | null>(null); // the seat that has looked at the screen last
  focus = $state.raw<string[]>([]); // what a line of the log points at
  ending = $state<string | null>(null); // what would end a turn, and is asked about
  listing = $state(false); // all actions lie open

  /** To be made while a component is: its effects live as long as that. */
  constructor(readonly id: string) {
    this.live = new Table(id);
    this.following = new Following(id, () => ({
      seat: this.seat,
      side: this.side,
      watches: this.playing && !this.curtain,
    }));
    this.live.onRefusal = ({ rule, message }) => {
      const { texts, gameId } = this;
      if (!texts || !gameId) return;
      ui.notify(texts.now.refusal(message), 'refusal', rule ? { game: gameId, number: rule } : undefined);
    };
    this.live.onError = (code) => ui.notify(t(`error-${code}`), 'error');
    this.#attend();
  }

  close(): void {
    this.live.close();
    this.showing.close();
  }

  #attend(): void {
    $effect(() => {
      if (!this.gameId) return;
      loadGame(this.gameId).then(
        (found) => ([this.texts, this.game, this.board] = [found.texts, found.ui, found.board]),
        () => ui.notify(t('error-unavailable'), 'error'),
      );
    });
    $effect.pre(() => this.showing.take(this.seat, this.actual));
    $effect.pre(() => this.following.remember());
    $effect(() => void this.following.recall());
    // Behind the curtain nothing stays of what the last player was shown or told.
    $effect(() => {
      if (!this.curtain) return;
      this.focus = [];
      this.listing = false;
      this.ending = null;
      this.following.earlier = null;
      untrack(() => ui.dismissAll());
    });
    // Another seat's eyes, or the end of the game: what was looked at is put away.
    $effect(() => {
      void this.seat;
      if (this.playing) return () => (this.following.earlier = null);
      this.following.earlier = null;
    });
  }

  // -- whose eyes ----------------------------------------------------------------------------------------

  readonly gameId = $derived.by(() => this.live.table?.game);
  readonly names = $derived.by(() => this.live.table?.seats.map((other) => other.name) ?? []);
  readonly mine = $derived.by(() => this.names.filter((name) => name in this.live.seats));
  readonly playing = $derived.by(() => this.live.table?.state === 'playing');
  readonly hot = $derived.by(() => this.mine.length > 1 && this.playing);
  /** Hot-seat: the seat that must look at the screen next. */
  readonly wanted = $derived.by(() => facing(this.mine, this.live.toMove, this.shown));
  readonly seat = $derived.by(() =>
    this.hot ? this.shown : (this.mine.find((name) => name === this.shown) ?? this.mine[0] ?? null),
  );
  readonly curtain = $derived.by(() => this.hot && this.wanted !== this.shown);
  /** Whose eyes may read a team's words, and whose hand may sign for a seat: nobody's behind the curtain. */
  readonly eyes = $derived.by(() => (this.curtain ? null : this.seat));

  /** Whoever has just moved takes it back before the next player looks; with people elsewhere they must be asked. */
  readonly back = $derived.by(() => {
    const { curtain, shown, live, texts } = this;
    if (!curtain || !shown || !live.table || !texts) return null;
    const [own, by] = [live.seats[shown], shown];
    if (!own || own.story.at(-1)?.by !== by) return null;
    const alone = live.table.seats.every((other) => other.yours || isMachine(other));
    if (!own.can_undo && !(own.can_offer && alone)) return null;
    return {
      side: texts.now.side(by),
      run: () => (own.can_undo ? live.undo(by) : live.offerUndo(by)),
    };
  });

  // -- what they see -------------------------------------------------------------------------------------

  /** How the game stands for these eyes. */
  readonly actual = $derived.by(() => (this.seat ? (this.live.seats[this.seat] ?? null) : this.live.watch));
  /** What is shown of it: others' actions one after another. */
  readonly side = $derived.by(() => (this.showing.side && this.actual ? this.showing.side : this.actual));
  readonly toMove = $derived.by(() =>
    this.showing.behind && this.side ? this.side.view.to_move : this.live.toMove,
  );
  readonly earlier = $derived.by(() => this.following.earlier);
  /** This person sees how the game stands now, and may act on it. */
  readonly abreast = $derived.by(() => !this.curtain && !this.showing.behind && !this.earlier);
  readonly interactive = $derived.by(
    () =>
      this.playing &&
      this.seat !== null &&
      this.live.link === 'online' &&
      this.live.toMove.includes(this.seat) &&
      this.abreast,
  );
  /** Something is on its way: the table itself, this person's action, or a machine's. */
  readonly busy = $derived.by(() => {
    const { table, waiting, toMove } = this.live;
    if (!table || waiting || this.showing.behind) return true;
    return table.seats.some((other) => isMachine(other) && toMove.includes(other.name));
  });
  readonly events = $derived.by(() => {
    const until = this.earlier?.view ? this.earlier.ply : Infinity;
    return this.side?.story.filter((entry) => entry.ply <= until).flatMap((entry) => entry.events) ?? [];
  });

  // -- what the others have done -------------------------------------------------------------------------

  #idsOf = (list: Event[]): string[] => {
    const { texts, game } = this;
    if (!texts || !game) return [];
    return [...new Set(list.flatMap((event) => idsIn(event, texts.language, game.pointed)))];
  };
  readonly news = $derived.by(() => (this.game && this.texts ? this.following.news(this.#idsOf) : null));
  readonly phrases = $derived.by(() => {
    const { texts, game, following } = this;
    if (!texts || !game || !following.unread(this.live.ply)) return [];
    return digest(following.told.events, game.digest, texts.now);
  });
  /** What is being shown just now, where it is to be seen, and in what words. */
  readonly acted = $derived.by(() =>
    this.showing.told && !this.curtain && !this.earlier ? this.showing.told : null,
  );
  readonly pointing = $derived.by(() =>
    this.acted ? [...this.focus, ...this.#idsOf(this.acted.events)] : this.focus,
  );
  readonly caption = $derived.by(() => {
    const { texts, earlier } = this;
    const told = earlier ? this.side?.story.find((entry) => entry.ply === earlier.ply) : this.acted;
    return texts && told ? told.events.map((event) => texts.now.event(event)).join(' ') : '';
  });

  // -- earlier moments -----------------------------------------------------------------------------------

  look = (ply: number): void => void this.#look(ply);

  async #look(ply: number): Promise<void> {
    if (this.curtain || !this.playing || ply < 0) return;
    this.showing.skip();
    try {
      if (!(await this.following.look(ply))) this.now();
    } catch (error) {
      ui.notify(sentence(error), 'error');
    }
  }

  now = (): void => {
    this.following.earlier = null;
    this.showing.skip();
  };

  // -- doing things --------------------------------------------------------------------------------------

  act = (notation: string): void => {
    const { seat, side } = this;
    if (!seat || !this.playing || !this.abreast) return;
    if (side && settings.ending === 'ask' && this.#ends(notation, side)) this.ending = notation;
    else this.live.act(seat, notation);
  };

  /** Whether an action ends a turn though there is more to do. A reaction is over in any case. */
  #ends(notation: string, { view, reaction }: SideState): boolean {
    const verb = notation.split(' ')[0] ?? '';
    return !!this.game?.ending?.includes(verb) && view.legal.length > 1 && !reaction.length;
  }

  why = (notation: string): void => {
    if (this.seat && this.playing && this.abreast) this.live.why(this.seat, notation);
  };

  /** A question of the game's own, for the seat that looks at the screen, or as a spectator. */
  ask = async (question: string, action: string | null): Promise<Record<string, unknown> | null> => {
    if (!this.playing || !this.abreast) return null;
    return (await this.live.ask(this.seat, question, action))?.answer ?? null;
  };

  concede = async (as: string, agree: boolean): Promise<void> => {
    try {
      await api.concede(this.id, as, agree);
    } catch (error) {
      ui.notify(sentence(error), 'error');
    }
  };

  undo = (): void => {
    const { seat, side } = this;
    if (!seat || !side || this.curtain) return;
    if (!this.abreast) this.now();
    if (side.can_undo) this.live.undo(seat);
    else ui.notify(t('undo-none'), 'refusal');
  };
}

export const [useSitting, setSitting] = createContext<Sitting>();
