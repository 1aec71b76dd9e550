/** All that a page needs to show a game: its board, its facts and its texts. */

import { boardOf } from '../games';
import type { SomeGame } from '../games/types';
import { api } from './api';
import { translations, type Translations } from './text.svelte';

export interface LoadedGame {
  ui: SomeGame;
  board: unknown;
  texts: Translations;
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const [ui, board, texts] = await Promise.all([boardOf(id), api.board(id), translations(id)]);
  return { ui, board, texts };
}
