/** The signs of this game's verbs, and the arrow of the compass. */

import { addIcons } from '../shared/icons';

// prettier-ignore
addIcons({
  point: { fill: 'M24 5 40 27H30V43H18V27H8Z' },
  banner: { fill: 'M14 5h24l-7 9 7 9H14Z', line: 'M12 3v42' },
  step: { line: 'M12 6v20c0 4 2 6 6 7l14 4c4 1 6 3 6 6H10V26M20 6v16' },
  javelin: { line: 'M6 42 38 10', fill: 'M44 4 39 20 28 9Z' },
  blades: { line: 'M8 6 36 36M40 6 12 36M6 32 16 42M32 42 42 32' },
  heal: { fill: 'M19 6h10v13h13v10H29v13H19V29H6V19h13Z' },
  stack: { fill: 'M24 4 44 15 24 26 4 15Z', line: 'M6 25 24 35 42 25M6 33 24 43 42 33' },
  ranks: { line: 'M24 44V8M14 18 24 7 34 18M8 30h32M12 38h24' },
  again: { line: 'M38 24a14 14 0 1 1-5-11M34 4v10H24' },
  crest: { fill: 'M10 22C10 9 38 9 38 22V30H10Z', line: 'M24 4v6M12 38h24M16 44h16' },
});
