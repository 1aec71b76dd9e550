/** Hannibal for the shell: its board, and what a line of the log points at. */

import { DIGEST } from '../shared/war/digest';
import type { GameUi } from '../types';
import Board from './Board.svelte';
import { dice, HEADINGS } from './events';
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
