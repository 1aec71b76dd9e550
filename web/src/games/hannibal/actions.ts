/** From the legal actions to what can be clicked, and from a click to an action or a question. */

import { parse, put, type Action } from '../shared/actions';

export { parse, type Action } from '../shared/actions';

export const SPACE_VERBS = ['place', 'pc', 'remove', 'raise', 'march', 'sail', 'sail_in', 'to', 'target'] as const;
export const GENERAL_VERBS = [
  'activate',
  'proconsul',
  'join',
  'leave',
  'intercept',
  'avoid',
  'command',
  'general',
] as const;
export const CARD_VERBS = ['event', 'ops', 'discard', 'counter'] as const;
export const BATTLE_VERBS = ['play', 'reserve', 'probe', 'claim'] as const;
export const NUMBER_VERBS = ['take', 'elephants', 'walls'] as const;
export const PROVINCE_VERBS = ['province'] as const;
export const KIND_VERBS = ['lose'] as const;
export const PLAIN_VERBS = [
  'done',
  'first',
  'second',
  'pass',
  'take_train',
  'leave_train',
  'enter',
  'sortie',
  'besiege',
  'uproot',
  'plant',
  'halt',
  'back',
  'stand',
  'roll',
  'charge',
  'withdraw',
  'concede',
  'seize',
  'draw',
  'demand',
  'sack',
  'mercy',
] as const;

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

export interface Offers {
  all: Action[];
  spaces: Map<string, Action[]>;
  generals: Map<string, Action[]>;
  cards: Map<string, Action[]>;
  hand: Map<string, Action[]>; // by the battle card that is played, whatever it stands for
  claims: Map<string, Action[]>; // by the enemy's battle card
  numbers: Map<string, Action[]>; // by verb
  rest: Action[]; // buttons: what needs no operand, and anything that has no place on the board
}

const has = (verbs: readonly string[], verb: string): boolean => verbs.includes(verb);

export function offers(legal: readonly string[]): Offers {
  const out: Offers = {
    all: legal.map(parse),
    spaces: new Map(),
    generals: new Map(),
    cards: new Map(),
    hand: new Map(),
    claims: new Map(),
    numbers: new Map(),
    rest: [],
  };
  for (const action of out.all) {
    const { verb, operand } = action;
    if (!operand) out.rest.push(action);
    else if (has(SPACE_VERBS, verb)) put(out.spaces, operand, action);
    else if (has(GENERAL_VERBS, verb)) put(out.generals, operand, action);
    else if (has(CARD_VERBS, verb)) put(out.cards, operand, action);
    else if (verb === 'play') put(out.hand, operand, action);
    else if (verb === 'reserve' || verb === 'probe') put(out.hand, verb, action);
    else if (verb === 'claim') put(out.claims, operand, action);
    else if (has(NUMBER_VERBS, verb)) put(out.numbers, verb, action);
    else out.rest.push(action);
  }
  return out;
}

interface Click {
  view: any;
  space?: string | null;
  general?: string | null;
  card?: string | null;
  battleCard?: string | null;
}

/** What a click on something that cannot be clicked most likely meant, for the engine to refuse with its rule. */
export function question({ view, space, general, card, battleCard }: Click): string | null {
  const offered = (view?.legal ?? []).map((notation: string) => parse(notation).verb) as string[];
  const first = (verbs: readonly string[]): string | undefined => offered.find((verb) => has(verbs, verb));
  if (battleCard) return `play ${battleCard}`;
  if (card) return `${first(CARD_VERBS) ?? (view?.battle || view?.reaction ? 'counter' : 'event')} ${card}`;
  if (general && !(space && first(SPACE_VERBS) && !first(GENERAL_VERBS)))
    return `${first(GENERAL_VERBS) ?? 'activate'} ${general}`;
  if (space) return `${first(SPACE_VERBS) ?? spaceVerb(view)} ${space}`;
  return null;
}

function spaceVerb(view: any): string {
  if (view?.move) return 'march';
  return view?.phase === 'reinforcements' ? 'place' : 'pc';
}
