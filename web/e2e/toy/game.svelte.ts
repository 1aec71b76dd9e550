/** The toy as its board plays it: seats are areas of an island, cards are hexes. */

import { createContext } from 'svelte';
import type { View as Envelope } from '../../src/lib/protocol';
import { byVerb, Offers, type Offered } from '../../src/games/shared/actions';
import { Play } from '../../src/games/shared/play.svelte';
import type { BoardProps } from '../../src/games/types';

export interface View extends Envelope {
  hands: (string[] | null)[];
  count: number[];
  points: number[];
  purses: (number | null)[];
  gone: string[];
}

export interface Facts {
  teams: Map<string, string>; // of seats
  cards: string[];
}

interface Files {
  toy: { seats: { id: string; team: string }[]; cards: { id: string }[] };
}

function readFacts(board: unknown): Facts {
  const { seats, cards } = (board as Files).toy;
  return { teams: new Map(seats.map(({ id, team }) => [id, team])), cards: cards.map(({ id }) => id) };
}

export class Toy extends Play<View, Facts> {
  readonly offers = $derived.by(() => new Offers(this.interactive ? this.view.legal : [], this.language));
  readonly gifts = $derived.by(() => byVerb(this.offers.with('count')));
  readonly seats = $derived.by(() => this.view.seats.map(({ id }) => id));
  readonly #spaces = $derived.by(() => new Map([...this.offers.of('card'), ...this.offers.of('side')]));

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
  }

  readonly fighting = false;

  get spaces(): Offered {
    return this.#spaces;
  }

  holds(card: string): boolean {
    return this.view.hands.some((hand) => hand?.includes(card));
  }

  describe(seat: string): string {
    return `${this.name(seat)}: ${this.view.points[this.seats.indexOf(seat)]}`;
  }

  press(place: string, event: Event): void {
    const actions = this.spaces.get(place);
    if (actions) return this.choose(actions, event);
    const counters = this.view.prompt?.key === 'prompt-react';
    if (this.seats.includes(place)) this.ask(`raid ${place}`);
    else this.ask(`${counters ? 'counter' : 'bid'} ${place}`);
  }
}

export const [useGame, setGame] = createContext<Toy>();
