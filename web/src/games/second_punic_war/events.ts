/** What the log of the game draws besides its words: the heads of stages, battles and sieges. */

import type { Level } from '../types';

export const HEADINGS: Readonly<Record<string, Level>> = {
  stage: 'big',
  battle: 'mid',
  resistance: 'mid',
  assault: 'small',
};
