/** Who plays a seat, in a word or two. */

import type { SeatInfo } from './protocol';
import { t } from './text.svelte';

export function playerOf(seat: SeatInfo): string {
  if (seat.kind === 'machine') return t(`player-${seat.player}`);
  if (seat.yours) return t('you');
  return seat.user?.name ?? t('seat-empty');
}

/** Whether nobody has to be waited for: a machine answers by itself. */
export const isMachine = (seat: SeatInfo | undefined): boolean => seat?.kind === 'machine';
