/** The signs of every war: battle cards, siege trains. */

import { addIcons } from '../icons';

// prettier-ignore
addIcons({
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
  reshuffle: { line: 'M40 18C37 10 31 6 24 6 13 6 6 14 6 24M8 30c3 8 9 12 16 12 11 0 18-8 18-18M40 7v11H29M8 41V30h11' },
  citadel: { fill: 'M8 44V10h6v5h6v-5h8v5h6v-5h6v34H29V32a5 5 0 0 0-10 0v12Z' },
});
