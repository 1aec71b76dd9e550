/** Who sits at this browser. */

import type { Me } from './protocol';

class Session {
  me = $state.raw<Me | null>(null);
}

export const session = new Session();
