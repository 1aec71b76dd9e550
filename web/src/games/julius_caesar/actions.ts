/** From the legal actions to what can be clicked, and from a click to an action or a question. */

import { parse, put, type Action } from '../shared/actions';

export { parse, type Action } from '../shared/actions';

export const BLOCK_VERBS = ['place', 'move', 'sail', 'levy', 'fire', 'pass', 'retreat', 'hit', 'disband'] as const;
export const SPACE_VERBS = ['to', 'main', 'surprise', 'tempt', 'reclaim', 'strike', 'battle'] as const;
export const CARD_VERBS = ['discard', 'play'] as const;
export const PLAIN_VERBS = ['stop', 'tempt_cleopatra', 'done'] as const;

export interface Offers {
  all: Action[];
  blocks: Map<string, Action[]>;
  spaces: Map<string, Action[]>;
  cards: Map<string, Action[]>;
  plain: Action[]; // buttons: what needs no operand, and anything that has no place on the board
}

const has = (verbs: readonly string[], verb: string): boolean => verbs.includes(verb);

export function offers(legal: readonly string[]): Offers {
  const out: Offers = { all: [], blocks: new Map(), spaces: new Map(), cards: new Map(), plain: [] };
  for (const action of legal.map(parse)) {
    const { verb, operand } = action;
    out.all.push(action);
    if (operand && has(BLOCK_VERBS, verb)) put(out.blocks, operand, action);
    else if (operand && has(SPACE_VERBS, verb)) put(out.spaces, operand, action);
    else if (operand && has(CARD_VERBS, verb)) put(out.cards, operand, action);
    else out.plain.push(action);
    if (verb === 'tempt_cleopatra') put(out.blocks, 'cleopatra', action);
  }
  return out;
}

type Question = { view: any; block?: string | null; space?: string | null; card?: string | null };

const BLOCK_QUESTION: Record<string, string> = {
  'prompt-move': 'move',
  'prompt-levy': 'levy',
  'prompt-battle': 'fire',
  'prompt-battle-retreat': 'retreat',
  'prompt-hit': 'hit',
  'prompt-supply': 'disband',
  'prompt-disband': 'disband',
  'prompt-regroup': 'move',
  'prompt-place': 'place',
};

const SPACE_QUESTION: Record<string, string> = {
  'prompt-battles': 'battle',
  'prompt-main': 'main',
  'prompt-surprise': 'surprise',
  'prompt-vulcan': 'strike',
  'prompt-jupiter': 'tempt',
};

/** What a click on something that cannot be clicked most likely meant, for the engine to refuse with its rule. */
export function question({ view, block, space, card }: Question): string | null {
  const key: string = view?.prompt?.key ?? '';
  if (card) return key === 'prompt-discard' ? `discard ${card}` : `play ${card}`;
  const aboutSpace = SPACE_QUESTION[key];
  const inHand = !!view?.selected || ['prompt-march', 'prompt-voyage', 'prompt-muster'].includes(key);
  if (block && !inHand && !(aboutSpace && space)) return `${BLOCK_QUESTION[key] ?? 'move'} ${block}`;
  if (space) return `${aboutSpace ?? 'to'} ${space}`;
  return block ? `${BLOCK_QUESTION[key] ?? 'move'} ${block}` : null;
}

/** What a click on a block may do: its own actions, else those of the space that it stands in. */
export function offersOf(all: Offers, block: string | null, place: string): Action[] {
  const own = block ? all.blocks.get(block) : undefined;
  return own ?? all.spaces.get(place) ?? [];
}
