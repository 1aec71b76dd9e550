/** What the log of a battle draws besides its words: the heads of turns, phases and combats. */

import type { Level, Summing } from '../types';

export const HEADINGS: Readonly<Record<string, Level>> = { turn: 'big', activated: 'mid', combat: 'small' };

const OWN: Summing = {}; // in its own sentence
const MOVED: Summing = { as: 'moved', each: 'unit' };

/** What a summary of the enemy's phases tells. */
export const DIGEST: Readonly<Record<string, Summing>> = {
  turn: OWN,
  activated: OWN,
  trump: OWN,
  'line-command': { as: 'lines' },
  moved: MOVED,
  wheeled: MOVED,
  advanced: MOVED,
  withdrew: { as: 'withdrew', each: 'unit' },
  fired: { as: 'fired', each: 'unit', sum: 'hits' },
  combat: { as: 'combats' },
  routed: { as: 'routed', each: 'unit' },
  eliminated: { as: 'eliminated', each: 'unit' },
  'leader-killed': OWN,
  'leader-wounded': OWN,
  'runs-wild': OWN,
  'rout-points': { as: 'rout', by: ['seat'] },
  won: OWN,
  drawn: OWN,
};

/** Events after which a unit stands elsewhere. */
export const GONE = [
  'moved',
  'wheeled',
  'advanced',
  'withdrew',
  'extended',
  'pursued',
  'broke-off',
  'got-through',
];
