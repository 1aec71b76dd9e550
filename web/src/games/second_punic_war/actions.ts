/** From the legal actions to what can be clicked, and from a click to an action or a question. */

import type { Language } from '../../lib/protocol';
import { byVerb, Offers, verbsOf, type Action, type Offered } from '../shared/actions';
import type { View } from './view';

export type { Action } from '../shared/actions';

/** The signs of verbs, where they have one. */
export const SIGNS: Record<string, string> = {
  initiative: 'move',
  gold: 'coin',
  event: 'scroll',
  effect: 'counter',
  discard: 'discard',
  politics: 'politics',
  state: 'politics',
  hand_over: 'politics',
  cede: 'politics',
  activate: 'move',
  converge: 'converge',
  take_all: 'plus',
  march: 'march',
  sail: 'navis',
  port: 'anchor',
  load: 'plus',
  land: 'march',
  halt: 'pass',
  join: 'converge',
  assault: 'ladder',
  besiege: 'ring',
  ravage: 'flame',
  walls: 'walls',
  peace: 'laurel',
  fight: 'swords',
  retreat: 'retreat',
  to: 'retreat',
  pursue: 'cavalry',
  reroll: 'again',
  roll: 'die',
  next_ship: 'navis',
  sink: 'navis',
  place: 'plus',
  region: 'eye',
  sea: 'eye',
  city: 'eye',
  muster: 'plus',
  pay: 'coin',
  pass: 'pass',
};

export interface Offering {
  all: Action[];
  fields: Offered;
  cities: Offered;
  cards: Offered;
  counters: Offered; // by verb
  leaders: Action[];
  nations: Offered;
  units: Offered; // dice of a kind of unit that can be rolled again
  ships: Offered; // by number
  rest: Action[]; // buttons: what needs no operand, and anything that has no place on the board
}

const ON_BOARD = ['field', 'city', 'card', 'counter', 'leader', 'nation', 'unit', 'count'];

export function offersFrom(legal: readonly string[], language: Language): Offering {
  const all = new Offers(legal, language);
  return {
    all: all.all,
    fields: all.of('field'),
    cities: all.of('city'),
    cards: all.of('card'),
    counters: byVerb(all.with('counter')),
    leaders: all.with('leader'),
    nations: all.of('nation'),
    units: all.of('unit'),
    ships: all.of('count'),
    rest: [...all.besides(ON_BOARD), ...all.plain],
  };
}

export interface Click {
  view: Pick<View, 'legal' | 'orders' | 'prompt'>;
  language: Language;
  field?: { id: string; sea: boolean };
  card?: string;
  nation?: string;
}

/** What a click on something that cannot be clicked most likely meant, for the engine to refuse with its rule. */
export function question({ view, language, field, card, nation }: Click): string | null {
  const offered = new Offers(view.legal, language).all.map((action) => action.verb);
  const first = (kind: string): string | undefined => {
    const verbs = verbsOf(language, kind);
    return offered.find((verb) => verbs.includes(verb));
  };
  if (card) return `${first('card') ?? (windowed(view) ? 'effect' : 'event')} ${card}`;
  if (nation) return `${first('nation') ?? 'politics'} ${nation}`;
  return field ? `${fieldVerb(view, offered, field.sea)} ${field.id}` : null;
}

const windowed = (view: Click['view']): boolean => !!view.prompt?.key.startsWith('prompt-window-');

/** The verb of each prompt that asks for a field. */
const ASKED: Record<string, string> = {
  'prompt-muster': 'muster',
  'prompt-recruit': 'muster',
  'prompt-disband': 'muster',
  'prompt-disband-in': 'muster',
  'prompt-placing': 'place',
  'prompt-retreat-to': 'to',
  'prompt-way-back': 'to',
  'prompt-fleet-back': 'to',
};

function fieldVerb({ orders, prompt }: Click['view'], offered: string[], sea: boolean): string {
  const asked = ASKED[prompt?.key ?? ''];
  if (asked) return asked;
  if (orders?.column) return sea ? 'sail' : orders.column.afloat ? 'land' : 'march';
  return offered.find((verb) => verb === (sea ? 'sea' : 'region')) ?? 'activate';
}
