/** Who plays a seat, in a word or two. */

import type { SeatInfo } from './protocol';
import { t } from './text.svelte';

export function playerOf(seat: SeatInfo): string {
  if (seat.stand_in)
    return t('seat-stand-in', { level: t(`player-${seat.stand_in}`), name: seat.user?.name ?? '' });
  if (seat.kind === 'machine') return t(`player-${seat.player}`);
  if (seat.yours) return t('you');
  return seat.user?.name ?? t('seat-empty');
}

/** Whether nobody has to be waited for: a machine answers by itself. */
export const isMachine = (seat: SeatInfo | undefined): boolean =>
  seat !== undefined && (seat.kind === 'machine' || seat.stand_in !== null);
