/** The boards, each loaded when a table of its game is opened. A game that is not here is played on the plain one. */

import elsewhere from 'virtual:boards';
import type { SomeGame } from './types';

// The first page and the lists speak of the sides in their colours before a board is loaded.
import.meta.glob('./*/seats.css', { eager: true });

type Load = () => Promise<{ default: SomeGame }>;

const games: Record<string, Load> = {
  julius_caesar: () => import('./julius_caesar'),
  hannibal: () => import('./hannibal'),
  hamilcar: () => import('./hamilcar'),
  second_punic_war: () => import('./second_punic_war'),
  spqr: () => import('./spqr'),
  ...elsewhere,
};

export const boardOf = async (game: string): Promise<SomeGame> =>
  (await (games[game] ?? (() => import('./plain')))()).default;
