/** The signs of Hannibal: Rome's eagle and Carthage's sign of Tanit; battle cards; markers. */

import { addIcons, ICONS, star } from '../shared/icons';

// prettier-ignore
addIcons({
  rome: ICONS.eagle!,
  carthage: ICONS.tanit!,
  frontal_assault: { line: 'M24 44V12M24 44V12', fill: 'M24 3 37 18H11Z' },
  flank_left: { line: 'M35 44V30c0-9-5-13-14-13h-4', fill: 'M4 17 19 5v24Z' },
  flank_right: { line: 'M13 44V30c0-9 5-13 14-13h4', fill: 'M44 17 29 5v24Z' },
  probe: { line: 'M24 45v-6M24 33v-6M24 21v-3', fill: 'M24 5 34 17H14Z' },
  double_envelopment: {
    line: 'M20 45C8 41 4 30 9 18M28 45c12-4 16-15 11-27',
    fill: 'M14 4 20 18 4 16ZM34 4 28 18 44 16Z',
  },
  reserve: {
    fill: 'M6 8h14v14H6ZM28 8h14v14H28ZM17 27h14v14H17Z',
  },
  train: {
    line: 'M9 41 15 6h18l6 35M12 24h24M14 14h20',
    fill: 'M13 3h6v5h-6ZM21 3h6v5h-6ZM29 3h6v5h-6ZM12 38a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM36 38a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z',
  },
  archimedes: { line: 'M24 24a5 5 0 1 1 8 4c-4 6-14 5-18-2C8 16 16 6 27 7c13 1 19 14 14 25-3 7-9 11-16 12' },
  colony: { fill: 'M24 5 44 21h-5v22H9V21H4Z', cut: 'M20 43V29h8v14' },
  counsel: { line: 'M14 44V20M34 44V20M8 44h32M10 14h28M24 5 8 14h32Z' },
  reshuffle: { line: 'M40 18C37 10 31 6 24 6 13 6 6 14 6 24M8 30c3 8 9 12 16 12 11 0 18-8 18-18M40 7v11H29M8 41V30h11' },
  citadel: { fill: 'M8 44V10h6v5h6v-5h8v5h6v-5h6v34H29V32a5 5 0 0 0-10 0v12Z' },
  sun: { fill: star(16, 22, 8), cut: 'M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8' },
  flame: { fill: 'M25 3c2 9 12 13 12 25a13 13 0 0 1-26 1c0-6 3-10 6-12 0 4 1 6 3 7 0-9 2-15 5-21Z' },
  wheat: { line: 'M24 45V8M24 16c-6 0-9-3-10-8 6 0 9 2 10 8ZM24 16c6 0 9-3 10-8-6 0-9 2-10 8ZM24 28c-6 0-9-3-10-8 6 0 9 2 10 8ZM24 28c6 0 9-3 10-8-6 0-9 2-10 8ZM24 40c-6 0-9-3-10-8 6 0 9 2 10 8ZM24 40c6 0 9-3 10-8-6 0-9 2-10 8Z' },
});
