/** The signs of Hannibal: Rome's eagle and Carthage's sign of Tanit; markers. */

import { addIcons, ICONS, star } from '../shared/icons';

// prettier-ignore
addIcons({
  rome: ICONS.eagle!,
  carthage: ICONS.tanit!,
  archimedes: { line: 'M24 24a5 5 0 1 1 8 4c-4 6-14 5-18-2C8 16 16 6 27 7c13 1 19 14 14 25-3 7-9 11-16 12' },
  colony: { fill: 'M24 5 44 21h-5v22H9V21H4Z', cut: 'M20 43V29h8v14' },
  counsel: { line: 'M14 44V20M34 44V20M8 44h32M10 14h28M24 5 8 14h32Z' },
  sun: { fill: star(16, 22, 8), cut: 'M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8' },
  flame: { fill: 'M25 3c2 9 12 13 12 25a13 13 0 0 1-26 1c0-6 3-10 6-12 0 4 1 6 3 7 0-9 2-15 5-21Z' },
});
