/** Hamilcar for the shell: its board, and what a line of the log points at. */

import type { GameUi } from '../types';
import Board from './Board.svelte';
import { dice, DIGEST, HEADINGS } from './events';
import type { View } from './view';

const ui: GameUi<View> = {
  Board,
  pointed: ['space', 'general', 'province'],
  headings: HEADINGS,
  dice,
  digest: DIGEST,
  ending: ['done'],
};
export default ui;
