/** Setting up a table and going there. */

import { api } from './api';
import { sentence } from './errors';
import { keepInvites } from './invites';
import type { GameInfo, NewSeat, NewTable } from './protocol';
import { router } from './router.svelte';
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

/** One seat for you, the strongest machine on the others. */
export function quick(game: GameInfo, seat: string): Promise<void> {
  const machine = game.players.at(-1) ?? 'random';
  const seats = game.seats.map((name): [string, NewSeat] => [
    name,
    name === seat ? { kind: 'you' } : { kind: 'machine', player: machine },
  ]);
  return create({ game: game.id, seats: Object.fromEntries(seats) });
}

/** Everybody at this screen. */
export function hotSeat(game: GameInfo): Promise<void> {
  return create({
    game: game.id,
    seats: Object.fromEntries(game.seats.map((name) => [name, { kind: 'you' }])),
  });
}
