/** SPQR for the shell: its board, and what a line of the log points at. */

import type { GameUi } from '../types';
import Board from './Board.svelte';
import { DIGEST, HEADINGS } from './events';
import { ordered } from './forces';
import type { View } from './view';

const ui: GameUi<View> = {
  Board,
  pointed: ['unit', 'leader', 'hex'],
  headings: HEADINGS,
  ordered,
  dice: () => null, // ten-sided: the words tell them
  digest: DIGEST,
  ending: ['done', 'pass'],
};
export default ui;
