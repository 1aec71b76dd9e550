/** The static facts of the game, from the server's files. */

import type { Side } from './view';

export { readFacts } from '../shared/war/facts';

export const SIDES: readonly Side[] = ['rome', 'carthage'];
