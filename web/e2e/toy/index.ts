/** The toy's board: the smallest that the frame carries. Only builds for tests know it (tools/boards.ts). */

import type { GameUi } from '../../src/games/types';
import Board from './Board.svelte';
import type { View } from './game.svelte';

const ui: GameUi<View> = {
  Board,
  pointed: ['side', 'card'],
  headings: { bids: 'small' },
  dice: () => null,
  digest: { bids: {}, raid: {}, raided: {} },
};
export default ui;
