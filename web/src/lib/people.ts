/** Who plays a seat, in a word or two. */

import type { SeatInfo } from './protocol';
import type { Team } from './seating';
import { t, type Translations } from './text.svelte';

export function playerOf(seat: SeatInfo): string {
  if (seat.stand_in)
    return t('seat-stand-in', { level: t(`player-${seat.stand_in}`), name: seat.user?.name ?? '' });
  if (seat.kind === 'machine') return t(`player-${seat.player}`);
  if (seat.yours) return t('you');
  if (seat.waiting && !isFree(seat)) return t('seat-invited');
  return seat.user?.name ?? t('seat-empty');
}

/** Whether anybody may sit down there. */
export const isFree = (seat: SeatInfo): boolean => seat.waiting && seat.kind === 'open' && !seat.reserved;

/** A team by its own name, or by its number. */
export const teamName = (texts: Translations, teams: readonly Team[], id: string): string =>
  texts.now.team(id) ?? t('team', { number: teams.findIndex((team) => team.id === id) + 1 });
