/** All that a page needs to show a game: its board, its facts and its texts. */

import { games } from '../games';
import type { GameUi } from '../games/types';
import { api } from './api';
import { translations, type Translations } from './text.svelte';

export interface LoadedGame {
  ui: GameUi | null;
  board: unknown;
  texts: Translations;
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const [module, board, texts] = await Promise.all([games[id]?.(), api.board(id), translations(id)]);
  return { ui: module?.default ?? null, board, texts };
}
