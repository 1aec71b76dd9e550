/** Any game for the shell: a board of buttons and tables. */

import type { GameUi } from '../types';
import Board from './Board.svelte';

const ui: GameUi = { Board, pointed: [], headings: {}, dice: () => null, digest: {} };
export default ui;
