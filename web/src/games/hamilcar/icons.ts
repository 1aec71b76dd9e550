/** The signs of Hamilcar: the two sides; ships, supplies, the war treasury; tactic cards. */

import { addIcons, ICONS, star } from '../shared/icons';

// prettier-ignore
addIcons({
  rome: ICONS.eagle!,
  carthage: ICONS.tanit!,
  amphora: { fill: 'M19 3h10v5h-2v4c6 3 10 8 10 15 0 8-5 13-9 16v2h-8v-2c-4-3-9-8-9-16 0-7 4-12 10-15V8h-2Z', line: 'M20 9c-7-1-10 3-9 9M28 9c7-1 10 3 9 9' },
  coins: { fill: 'M17 24a13 7 0 1 1 0 14 13 7 0 1 1 0-14ZM32 10a13 7 0 1 1 0 14 13 7 0 1 1 0-14Z', line: 'M4 31v6c0 4 6 7 13 7s13-3 13-7v-6M19 17v4M45 17v6c0 4-5 6.500-11 7' },
  hammer: { fill: 'M6 10h22l8 8h-8v4H6Z', line: 'M18 22v22' },
  die: { line: 'M8 8h32v32H8Z', fill: 'M16 13a3 3 0 1 1 0 6 3 3 0 1 1 0-6ZM32 29a3 3 0 1 1 0 6 3 3 0 1 1 0-6ZM24 21a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z' },
  corvus: { line: 'M8 44V6M8 12 40 26M8 24l32 8', fill: 'M38 20l7 2-3 18-6-14Z' },
  oars: { line: 'M10 6 38 42M38 6 10 42', fill: 'M32 34l9 1 3 10-10-4ZM16 34l-9 1-3 10 10-4Z' },
  chain: { line: 'M4 24a7 7 0 0 1 7-7h5a7 7 0 0 1 0 14h-5a7 7 0 0 1-7-7ZM25 24a7 7 0 0 1 7-7h5a7 7 0 0 1 0 14h-5a7 7 0 0 1-7-7ZM16 24h16' },
  flame: { fill: 'M25 3c2 9 12 13 12 25a13 13 0 0 1-26 1c0-6 3-10 6-12 0 4 1 6 3 7 0-9 2-15 5-21Z' },
  wreck: { fill: 'M2 27c3 1 6 1.300 8.500 1.300h27c3.400 0 5.700-2.600 6-6.300 3.800 1 3 14.500-6.500 14.500H14.200C8.800 36.500 5 33 2 27Z', line: 'M14 28l4-14M30 28l5-9M13 36.500l-5 6M31 36.500l-3 7', cut: 'M22 28l3 4-3 4' },
  ram: { fill: 'M2 20h26l18 7-18 7H2Z', line: 'M8 12h12M4 40h14' },
  boarding: { line: 'M6 40 30 16M12 44l24-24', fill: 'M28 6l14 14-9 2-7-7Z' },
  outflank: { line: 'M24 44V30M20 45C8 41 4 30 9 18M28 45c12-4 16-15 11-27', fill: 'M14 4 20 18 4 16ZM34 4 28 18 44 16Z' },
  break_the_line: { line: 'M4 22h11M33 22h11M24 44V16', fill: 'M24 3 34 17H14Z' },
  close_ranks: { fill: 'M6 12h8v24H6ZM20 12h8v24h-8ZM34 12h8v24h-8Z', line: 'M4 8h40M4 40h40' },
  squadron: { fill: star(5, 19, 8), line: 'M8 44h32' },
});
