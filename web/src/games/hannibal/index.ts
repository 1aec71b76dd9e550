/** Hannibal for the shell: its board, and what a line of the log points at. */

import type { GameUi } from '../types';
import Board from './Board.svelte';
import { eventDice, eventFocus } from './events';
import './seats.css';

const ui: GameUi = { id: 'hannibal', Board, eventFocus, eventDice };
export default ui;
