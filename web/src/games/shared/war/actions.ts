/** From the legal actions to what can be clicked, and from a click to an action or a question. */

import type { Language } from '../../../lib/protocol';
import { byVerb, Offers, put, verbsOf, type Action, type Offered } from '../actions';
import type { WarView } from './types';

export type { Action } from '../actions';

/** The signs of verbs, where they have one. */
export const SIGNS: Record<string, string> = {
  place: 'units',
  pc: 'plus',
  remove: 'minus',
  raise: 'units',
  march: 'march',
  sail: 'navis',
  sail_in: 'walls',
  to: 'march',
  target: 'eye',
  event: 'scroll',
  discard: 'discard',
  counter: 'counter',
  enter: 'walls',
  sortie: 'march',
  besiege: 'train',
  take_train: 'train',
  leave_train: 'train',
  elephants: 'elephant',
  charge: 'elephant',
  halt: 'pass',
  pass: 'pass',
  back: 'retreat',
  withdraw: 'retreat',
};

export interface Offering {
  all: Action[];
  spaces: Offered;
  generals: Offered;
  cards: Offered;
  hand: Offered; // by the battle card that is played, whatever it stands for
  claims: Offered; // by the enemy's battle card
  numbers: Offered; // by verb
  rest: Action[]; // buttons: what needs no operand, and anything that has no place on the board
}

/** Verbs that name a battle card and are played with another: with the card of that name, or the enemy's. */
const STANDS_FOR = ['reserve', 'probe'];
const CLAIM = 'claim';

export const ON_BOARD = ['space', 'general', 'card', 'battle_card', 'count'];

export function offersFrom(legal: readonly string[], language: Language): Offering {
  const all = new Offers(legal, language);
  const hand: Offered = new Map();
  const claims: Offered = new Map();
  for (const action of all.with('battle_card')) {
    const card = action.operand!;
    if (action.verb === CLAIM) put(claims, card, action);
    else put(hand, STANDS_FOR.includes(action.verb) ? action.verb : card, action);
  }
  return {
    all: all.all,
    spaces: all.of('space'),
    generals: all.of('general'),
    cards: all.of('card'),
    hand,
    claims,
    numbers: byVerb(all.with('count')),
    rest: [...all.plain, ...all.besides(ON_BOARD)],
  };
}

export interface Click {
  view: Pick<WarView, 'legal' | 'phase' | 'move' | 'battle' | 'reaction'>;
  language: Language;
  space?: string | null;
  general?: string | null;
  card?: string | null;
  battleCard?: string | null;
}

/** What a click on something that cannot be clicked most likely meant, for the engine to refuse with its rule. */
export function question({ view, language, space, general, card, battleCard }: Click): string | null {
  const offered = new Offers(view.legal, language).all.map((action) => action.verb);
  const first = (kind: string): string | undefined => {
    const verbs = verbsOf(language, kind);
    return offered.find((verb) => verbs.includes(verb));
  };
  if (battleCard) return `play ${battleCard}`;
  if (card) return `${first('card') ?? cardVerb(view)} ${card}`;
  const meant = general && !(space && first('space') && !first('general'));
  if (meant) return `${first('general') ?? 'activate'} ${general}`;
  if (space) return `${first('space') ?? spaceVerb(view)} ${space}`;
  return null;
}

function cardVerb(view: Click['view']): string {
  return view.battle || view.reaction ? 'counter' : 'event';
}

function spaceVerb(view: Click['view']): string {
  if (view.move) return 'march';
  return view.phase === 'reinforcements' ? 'place' : 'pc';
}
