/** Setting up a table and going there. */

import { api } from './api';
import { sentence } from './errors';
import { keepInvites } from './invites';
import type { GameInfo, NewSeat, NewTable } from './protocol';
import { router } from './router.svelte';
import { seatsOf } from './seating';
import { ui } from './ui.svelte';

export async function create(wanted: NewTable): Promise<void> {
  try {
    const { table, invites } = await api.create(wanted);
    keepInvites(table.id, invites);
    router.go(`/table/${table.id}`);
  } catch (error) {
    ui.notify(sentence(error), 'error');
  }
}

const seated = (game: GameInfo, choice: (seat: string) => NewSeat): Record<string, NewSeat> =>
  Object.fromEntries(seatsOf(game).map(({ id }) => [id, choice(id)]));

/** One seat for you, the strongest machine on the others. */
export function quick(game: GameInfo, seat: string): Promise<void> {
  const player = game.default_player;
  return create({
    game: game.id,
    seats: seated(game, (name) => (name === seat ? { kind: 'you' } : { kind: 'machine', player })),
  });
}

/** Everybody at this screen. */
export function hotSeat(game: GameInfo): Promise<void> {
  return create({ game: game.id, seats: seated(game, () => ({ kind: 'you' })) });
}
