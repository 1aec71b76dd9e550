/** From the legal actions to what can be clicked, and from a click to an action or a question. */

import type { Language } from '../../lib/protocol';
import { Offers, put, type Action, type Offered } from '../shared/actions';
import type { View } from './view';

export type { Action } from '../shared/actions';

export interface Offering {
  all: Action[];
  blocks: Offered;
  spaces: Offered;
  cards: Offered;
  plain: Action[]; // buttons: what needs no operand, and anything that has no place on the board
}

const ON_BOARD = ['block', 'space', 'card'] as const;

/** What is offered; a block on its way, wherever it is held, stops by a click there. */
export function offersFrom(
  legal: readonly string[],
  language: Language,
  held: string | null = null,
): Offering {
  const all = new Offers(legal, language);
  const [blocks, spaces, cards] = ON_BOARD.map((kind) => all.of(kind)) as [Offered, Offered, Offered];
  for (const action of all.plain) {
    if (action.verb === 'tempt_cleopatra') put(blocks, 'cleopatra', action);
    if (action.verb === 'stop' && held && !spaces.has(held)) put(spaces, held, action);
  }
  return { all: all.all, blocks, spaces, cards, plain: [...all.plain, ...all.besides(ON_BOARD)] };
}

interface Question {
  view: Pick<View, 'prompt' | 'selected'>;
  block?: string | null;
  space?: string | null;
  card?: string | null;
}

const BLOCK_QUESTION: Record<string, string> = {
  'prompt-move': 'move',
  'prompt-levy': 'levy',
  'prompt-battle': 'fire',
  'prompt-battle-retreat': 'retreat',
  'prompt-hit': 'hit',
  'prompt-supply': 'disband',
  'prompt-disband': 'disband',
  'prompt-regroup': 'move',
  'prompt-harbour-fleet': 'move',
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
  const key = view.prompt?.key ?? '';
  if (card) return `${key === 'prompt-discard' ? 'discard' : 'play'} ${card}`;
  const aboutSpace = SPACE_QUESTION[key];
  const aboutBlock = blockQuestion(key, block);
  if (aboutBlock && !inHand(view, key) && !(aboutSpace && space)) return aboutBlock;
  return space ? `${aboutSpace ?? 'to'} ${space}` : aboutBlock;
}

const blockQuestion = (key: string, block?: string | null): string | null =>
  block ? `${BLOCK_QUESTION[key] ?? 'move'} ${block}` : null;

/** Whether a block was taken up, so that a click means where it goes. */
const inHand = (view: Question['view'], key: string): boolean =>
  !!view.selected || ['prompt-march', 'prompt-voyage', 'prompt-muster'].includes(key);

/** What a click on a block may do: its own actions, else those of the space that it stands in. */
export function offersOf(all: Offering, block: string | null, place: string): Action[] {
  const own = block ? all.blocks.get(block) : undefined;
  return own ?? all.spaces.get(place) ?? [];
}
