/** Tables for tests: seats with their teams, and who plays them. */

import type { SeatInfo, TableInfo } from './protocol';

/** A seat played by somebody, or by a machine. */
export const seatAt = (name: string, team: string, player: string | null): SeatInfo => ({
  name,
  team,
  kind: player === null ? 'machine' : 'open',
  player: player === null ? 'greedy' : null,
  stand_in: null,
  user: player === null ? null : { id: player, name: player },
  yours: false,
  waiting: false,
  reserved: null,
});

export const tableOf = (...seats: SeatInfo[]): TableInfo => ({
  id: 't',
  game: 'toy',
  rules: 1,
  scenario: 'only',
  options: {},
  state: 'playing',
  created_by: { id: 'ala', name: 'ala' },
  created_at: 0,
  updated_at: 0,
  n: 0,
  to_move: [],
  your_seats: [],
  your_turn: false,
  seats,
  seed_digest: '',
  seed: null,
  outcome: null,
  rematch: null,
  broken: null,
  hints: false,
});
