/** The boards, each loaded when a table of its game is opened. */

import type { GameUi } from './types';

export const games: Record<string, () => Promise<{ default: GameUi }>> = {
  julius_caesar: () => import('./julius_caesar'),
  hannibal: () => import('./hannibal'),
};
