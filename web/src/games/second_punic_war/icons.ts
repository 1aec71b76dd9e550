/** The signs of this war: nations, units, what they do. */

import { addIcons, ICONS, star } from '../shared/icons';

const HORSE =
  'M13 45c0-9 2-14 6-19-4 .6-7.5 3.4-9.5 6.6L3.5 27C7 19 13 12.5 21.5 9.8L22.5 3l5.6 5.2C37 11 42.5 19 42.5 30c0 6-.8 10.5-2.2 15Z';

// prettier-ignore
addIcons({
  rome: ICONS.eagle!,
  carthage: ICONS.tanit!,
  syracuse: { line: 'M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38ZM24 5v38M5 24h38M10.6 10.6l26.8 26.8M37.4 10.6 10.6 37.4' },
  massilia: { fill: 'M31 4a21 21 0 1 0 11 32A17 17 0 0 1 31 4Z' },
  numidia: { fill: 'M24 3c9 8 13 16 13 25 0 8-5 15-13 17-8-2-13-9-13-17C11 19 15 11 24 3Z', cut: 'M24 12v26M16 26h16' },
  macedonia: { fill: star(12, 22, 8), cut: 'M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8' },
  light_infantry: { fill: 'M20 12a14 14 0 1 1 0 28 14 14 0 1 1 0-28Z', line: 'M31 45 45 4', cut: 'M20 22a4 4 0 1 1 0 8 4 4 0 1 1 0-8' },
  heavy_infantry: { fill: 'M11 4h26c2.5 13 2.5 27 0 40H11C8.5 31 8.5 17 11 4Z', cut: 'M24 7v12M24 29v12M24 19a5 5 0 1 1 0 10 5 5 0 1 1 0-10' },
  gallic_infantry: { fill: 'M24 2c9 5 12 13 12 22s-3 17-12 22c-9-5-12-13-12-22S15 7 24 2Z', cut: 'M24 6v36M17 24h14' },
  cavalry: { fill: HORSE, cut: 'M27 17.5h.5' },
  gallic_cavalry: { fill: HORSE, cut: 'M21 30a9 9 0 1 0 14-2M21 30h.5M35 28h.5' },
  elephants: ICONS.elephant!,
  ship: ICONS.navis!,
  coin: { fill: 'M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40Z', cut: 'M14 16h20M24 16v20' },
  politics: { line: 'M9 44V19M19 44V19M29 44V19M39 44V19M4 44h40M5 19h38L24 5Z' },
  ladder: { line: 'M14 45 20 3M34 45 28 3M17 35h14M18 25h12M19 15h10' },
  ring: { line: 'M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38Z', fill: 'M17 31V18h3v3h2.5v-3h3v3H28v-3h3v13Z' },
  flame: { fill: 'M25 3c2 9 12 13 12 25a13 13 0 0 1-26 1c0-6 3-10 6-12 0 4 1 6 3 7 0-9 2-15 5-21Z' },
  swords: { line: 'M8 6 36 36M40 6 12 36M6 32 16 42M32 42 42 32' },
  again: { line: 'M41 17C38 10 31 6 24 6 14 6 6 14 6 24s8 18 18 18c8 0 14-4 17-11M42 6v12H30' },
  die: { line: 'M24 3 44 18 36 44H12L4 18ZM24 3 34 27 24 44 14 27ZM4 18l10 9h20l10-9' },
  converge: { line: 'M4 24h13M44 24H31M24 4v13M24 44V31M11 18l6 6-6 6M37 18l-6 6 6 6M18 11l6 6 6-6M18 37l6-6 6 6' },
  flag: { fill: 'M14 5h24l-7 9 7 9H14Z', line: 'M12 3v42' },
});
