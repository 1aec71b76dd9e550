/** Recorded moments of wars, for the tests of their boards. */

import { forces } from './forces';
import type { Token } from './tokens';
import type { WarView } from './types';

/** The forces that stand on the map, when nothing can be done with them. */
export function standers(view: Pick<WarView, 'forces' | 'move'>): Token[] {
  return forces(view)
    .filter((force) => !force.inside || force.generals.length > 0)
    .map((force) => {
      const { key, space, moving } = force;
      return { key, space, force, told: '', acts: [], held: moving, focused: false };
    });
}
