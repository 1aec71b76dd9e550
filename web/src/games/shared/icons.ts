/** Our own signs, each in a box of 48: `fill` is painted, `line` is drawn. */

export interface Icon {
  fill?: string;
  line?: string;
  cut?: string; // lines drawn over the fill in the ground's colour
}

/** A wreath: leaves in pairs along two arcs that meet at the foot. */
function wreath(radius: number, leaves: number, size: number, from = 0.16, to = 0.92): string {
  let d = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < leaves; i++) {
      const t = from + ((to - from) * i) / (leaves - 1);
      const a = Math.PI * (0.5 + side * t);
      const x = 24 + Math.cos(a) * radius;
      const y = 24 + Math.sin(a) * radius;
      const along = a + (side * Math.PI) / 2;
      for (const lean of [-0.62, 0.62]) {
        const dir = along + lean;
        const scale = size * (1 - 0.25 * Math.max(0, t - 0.55));
        const tipX = x + Math.cos(dir) * scale;
        const tipY = y + Math.sin(dir) * scale;
        const nx = -Math.sin(dir) * scale * 0.3;
        const ny = Math.cos(dir) * scale * 0.3;
        const mx = x + Math.cos(dir) * scale * 0.5;
        const my = y + Math.sin(dir) * scale * 0.5;
        const f = (n: number): string => n.toFixed(1);
        d += `M${f(x)} ${f(y)}Q${f(mx + nx)} ${f(my + ny)} ${f(tipX)} ${f(tipY)}Q${f(mx - nx)} ${f(my - ny)} ${f(x)} ${f(y)}Z`;
      }
    }
  }
  return d;
}

/** A star of `points` rays. */
function star(points: number, outer: number, inner: number): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${(24 + Math.cos(a) * reach).toFixed(1)} ${(24 + Math.sin(a) * reach).toFixed(1)}`;
  }
  return `${d}Z`;
}

const EAGLE =
  'M24 3c2.2 0 3.6 1.5 3.6 3.6 0 1-.3 1.8-.6 2.6 5-1.6 12-5.4 19.6-4.6-.8 4.4-3.6 8-7.4 10.2 1.2.2 2.6.2 3.7-.1-1.5 3.6-4.8 6.2-8.6 7.3.9.4 1.8.6 2.8.6-2.1 2.6-5.2 4-8.3 4l-.6 3.4h-8.4l-.6-3.4c-3.1 0-6.2-1.4-8.3-4 1 0 1.9-.2 2.8-.6-3.8-1.1-7.1-3.7-8.6-7.3 1.1.3 2.5.3 3.7.1C5 12.6 2.2 9 1.4 4.6 9 3.8 16 7.6 21 9.2c-.3-.8-.6-1.6-.6-2.6C20.4 4.5 21.8 3 24 3Z';

const HORSE =
  'M12.5 45c-.3-7.4 3-11.6 6.3-16.8-2.7.4-4.3 3.2-6.9 4.3-2.7 1.1-5.6-.2-6-2.7-.2-1.3.4-2.5 1.2-3.6 2.3-3.4 4.8-6.6 6.4-10.4 1.3-3.1 3.6-6 7-7.6L21.7 3l4.9 3.7C36 8.2 42.3 16.5 42.3 28c0 6.6-1.3 11.5-1.6 17Z';

const ELEPHANT =
  'M3.5 31.5C3 20.5 10.5 14 20 13.6c2.7-3.4 6.5-5.3 11-5.1 6.7.3 12 5.6 12 13 0 5.2-1.6 9-1.2 13.6.2 2.6 1.6 3.8 3.7 2.7-.2 4.3-5.3 6-7.2 1.8-1.4-3.1-.9-6.8-1.7-10.2-1.6.9-3.3 1.3-5 1V42h-6v-7.6c-3.2.7-6.6.7-9.8 0V42h-6v-9.5c-1.5-1-2.7-2.3-3.5-3.7l-.3 6.2c-.8.9-2.1.6-2.3-.5Z';

const TEMPLE = 'M24 4 44 15.5v3H4v-3ZM7.5 21h5v16h-5ZM16.7 21h5v16h-5ZM26.3 21h5v16h-5ZM35.5 21h5v16h-5ZM4 39.5h40V44H4Z';

const TRIDENT_TIPS = 'M24 2l4 8.5h-8ZM9.5 5.5l3.7 8h-7ZM38.5 5.5l3.7 8h-7.4Z';

export const ICONS: Record<string, Icon> = {
  legion: {
    fill: `${EAGLE}M22.5 31h3v15h-3Z`,
    line: 'M16 35.5h16',
    cut: 'M24 12v10M18 13.5l1.8 7.5M30 13.5 28.2 21',
  },
  equitatus: { fill: HORSE, cut: 'M28.5 10.5c5.5 4 8 10.5 7.6 19M19.5 15.6h.2M9 28.5l1.8-.6' },
  elephant: { fill: ELEPHANT, cut: 'M26.5 12.5c-3.3 4.7-3.3 11 .9 15 3.3-.9 5.2-3.7 5.4-7M37.6 17.3h.2M38 27.5c-2.6 2-5 2.3-7.2 1.4' },
  navis: {
    fill: 'M1 27.5c3 1 5.8 1.3 8.5 1.3h27c3.4 0 5.7-2.6 6-6.3.2-2.3-.7-4.3-2.3-5.3 3.8-1 6.8 2.3 6.5 6.9-.4 6.7-4 12.4-9.2 12.4H14.2C8.8 36.5 4.2 33 1 27.5ZM12 6h21c-1.7 5.6-1.7 11.2 0 17H12c2-5.8 2-11.4 0-17Z',
    line: 'M22.5 23v6M22.5 6V2.5M13 36.5l-4 7M20 36.5l-4 7M27 36.5l-4 7M34 36.5l-4 7',
    cut: 'M17.5 8v13.5M27.5 8v13.5',
  },
  ballista: {
    fill: 'M24 1.5l5 9.5h-10Z',
    line: 'M24 10v34M24 17.5C14.5 14.5 7 17 3.5 23.5M24 17.5c9.5-3 17-.5 20.5 6M3.5 23.5 24 35l20.5-11.5M12.5 45.5 24 36.5l11.5 9M18.5 14v8M29.5 14v8',
  },
  auxilia: {
    fill: 'M3 2.5l7.5 2-5.5 5.5ZM45 2.5l-2 7.5-5.5-5.5ZM24 12.5a12 12 0 1 1 0 24 12 12 0 1 1 0-24Z',
    line: 'M6.5 6 15 14.7M41.5 6 33 14.7M15 34.5 6 44.5M33 34.5l9 10',
    cut: 'M24 20.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8M24 15.5v2M24 31.5v2M15 24.5h2M31 24.5h2',
  },
  leader: {
    fill: `${wreath(18.5, 7, 10, 0.12, 0.9)}M18.6 37.5c.5-3.2 0-5.1-1.3-7.3-1.6-2.7-2.6-4.8-2.6-7.7 0-5.3 4-9.3 9.3-9.3 5 0 8.3 3.3 8.3 7.8 0 1.7 1.9 3.4 2.3 4.7.2.8-1.2 1-1.3 1.5-.1.6.6 1 .4 1.7-.2.6.1 1.2-.2 1.9-.4 1-1.7 1-3.2.8-1.3-.1-2 .6-2 1.9v4Z`,
    cut: 'M16.5 21.5c3-3.5 8-5 13.5-4',
  },
  cleopatra: {
    fill: 'M8 5c-1.8 14.5 4.6 26.5 13.5 30v3.5h5V35C35.4 31.5 41.8 19.5 40 5c-.8 9.5-3.8 17.5-9.5 22A11 11 0 0 1 24 30a11 11 0 0 1-6.5-3C11.8 22.5 8.8 14.5 8 5ZM24 8.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17ZM13 41h22v4H13Z',
  },
  // the two sides: Caesar's star, the senate's house; Egypt's ankh
  caesar: { fill: star(8, 22, 8.5) },
  pompeius: { fill: TEMPLE },
  egypt: { line: 'M24 21c-7-5-9-10-7.5-13.5C18 4.5 21 3.5 24 3.5s6 1 7.5 4C33 11 31 16 24 21v24M11.5 25h25' },
  // the gods
  apollo: {
    line: 'M13.5 5.5c3.5 2.5 3 6 .8 10C9 25 11.5 36 24 40.5 36.5 36 39 25 33.7 15.5c-2.2-4-2.7-7.5.8-10M12.5 14.5h23M19.5 14.5V36M24 14.5v24M28.5 14.5V36M17 45h14',
  },
  jupiter: { fill: 'M29 1.5 10 27h11.5L17 46.5 38 19.5H26.5L32.5 1.5Z' },
  mars: {
    fill: 'M4.5 28C2.5 12 13 2 26.5 2.5 38.5 3 46 12.5 45 27l-4.5-1C41 15.5 35.5 9.5 26.5 9.5 16 9.5 9.5 16.5 10 28ZM13 29c-.5-10.5 4.5-16 13-16 7.5 0 12 5 12 13v3.5h-9V45l-6.5-5.5V31H13Z',
  },
  mercury: {
    line: 'M24 7v38.5M24 44c9-3 9.5-8.5 0-11-8-2-8-7.5 0-9.5 6-1.6 6.5-5.5 2.5-7.5M24 44c-9-3-9.5-8.5 0-11 8-2 8-7.5 0-9.5-6-1.6-6.5-5.5-2.5-7.5',
    fill: 'M23 12.5C17.5 5.5 9.5 4 2 7.5c4 .6 5.5 2.2 6.5 4.5 4.5 3.5 10 3.5 14.5.5ZM25 12.5C30.5 5.5 38.5 4 46 7.5c-4 .6-5.5 2.2-6.5 4.5-4.5 3.5-10 3.5-14.5.5ZM24 2.5a3 3 0 1 1 0 6 3 3 0 1 1 0-6Z',
  },
  neptunus: { fill: TRIDENT_TIPS, line: 'M24 10v36M9.5 13v4.5C9.5 25 16 28 24 28s14.5-3 14.5-10.5V13M18 36h12' },
  pluto: {
    line: 'M24 46V26.5M13.5 9C8 19 13 26.5 24 26.5S40 19 34.5 9M17.5 36h13',
    fill: 'M15.5 1.5l1.5 10-6.5-2ZM32.5 1.5l-1.5 10 6.5-2Z',
  },
  vulcanus: {
    fill: 'M2.5 27H44c-1.5 5-6.5 7-11.5 8v4.5h5.5V45H13v-5.5h5.5V35C11 33.5 5.5 31.5 2.5 27ZM12.5 4.5 27 .5l2.5 8.5-14.5 4Z',
    line: 'M22.5 10.5 28 23',
  },
  // small signs
  anchor: {
    line: 'M24 13v31M13.5 20h21M6 29c1.5 9 8.5 15 18 15s16.5-6 18-15M6 29l-2.5 6M6 29l6.5 3.5M42 29l2.5 6M42 29l-6.5 3.5',
    fill: 'M24 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11Zm0 3.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6Z',
  },
  move: {
    fill: 'M9 11h30v20l-5-3.5-5 3.5-5-3.5-5 3.5-5-3.5-5 3.5Z',
    line: 'M24 2v9M24 31v15M5.5 9.5h37',
    cut: 'M15 17h18M15 22.5h18',
  },
  levy: {
    fill: 'M24 5c10 0 18 8.5 18 19s-8 19-18 19S6 34.5 6 24 14 5 24 5Z',
    cut: 'M24 11c-7 0-12.5 5.8-12.5 13S17 37 24 37s12.5-5.8 12.5-13S31 11 24 11M24 17v14M20 17h8M20 31h8',
  },
  winter: { line: 'M24 4v40M6.7 14l34.6 20M41.3 14 6.7 34M24 12l-5-5M24 12l5-5M24 36l-5 5M24 36l5 5M13.6 18l-1.9-6.8M13.6 18l-6.8 1.8M34.4 30l1.9 6.8M34.4 30l6.8-1.8M34.4 18l1.9-6.8M34.4 18l6.8 1.8M13.6 30l-1.9 6.8M13.6 30l-6.8-1.8' },
  pass: { line: 'M14 6v36M34 6v36' },
  retreat: { line: 'M42 24H8M20 11 7 24l13 13' },
  laurel: { fill: wreath(18.5, 8, 9.5, 0.08, 0.93) },
  trophy: { fill: 'M14 4h20v10c0 8-3.5 14-8 15.5V36h7v6H15v-6h7v-6.5C17.5 28 14 22 14 14Z', line: 'M14 8H6c0 8 3.5 12.5 9 13M34 8h8c0 8-3.5 12.5-9 13' },
  // Rome's eagle, Carthage's sign of Tanit
  rome: { fill: 'M24 6c2.4 0 4 1.6 4 4 0 1.1-.3 2-.7 2.9 5.5-1.8 11.6-6 19.7-5.1-.9 4.8-4 8.8-8.1 11.2 1.3.2 2.8.2 4-.1-1.6 3.9-5.2 6.8-9.4 8 1 .4 2 .7 3.1.7-2.3 2.8-5.7 4.4-9.1 4.4l2.6 9-6.1-3.4L24 42l-.1-4.4-6.1 3.4 2.6-9c-3.4 0-6.8-1.6-9.1-4.4 1.1 0 2.1-.3 3.1-.7-4.2-1.2-7.8-4.1-9.4-8 1.2.3 2.7.3 4 .1C5 16.6 1.9 12.6 1 7.8c8.1-.9 14.2 3.3 19.7 5.1-.4-.9-.7-1.8-.7-2.9 0-2.4 1.6-4 4-4Z' },
  carthage: {
    fill: 'M24 22.5 41 45H7ZM24 2.5a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 1 1 0-14.4Z',
    line: 'M7.5 12.5V20h33v-7.5',
  },
  // battle cards
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
  // pieces and cards of Hannibal
  scroll: { line: 'M12 8h22c4 0 6 2.5 6 6H16M12 8c-4 0-6 2.5-6 6s2 6 6 6M16 14v20c0 4 2.5 6 6 6h14c4 0 6-2.5 6-6H22M22 21h12M22 27h12' },
  discard: { line: 'M10 5h20v18M10 5v28h10M34 24v18M25.5 34 34 42.5 42.5 34' },
  counter: { line: 'M40 34c0-14-8-20-20-20H8M17 5 7 14l10 9' },
  train: {
    line: 'M9 41 15 6h18l6 35M12 24h24M14 14h20',
    fill: 'M13 3h6v5h-6ZM21 3h6v5h-6ZM29 3h6v5h-6ZM12 38a4 4 0 1 1 0 8 4 4 0 1 1 0-8ZM36 38a4 4 0 1 1 0 8 4 4 0 1 1 0-8Z',
  },
  units: { fill: 'M24 4c7 4.5 12 5 17 5 0 18-5 28-17 36C12 37 7 27 7 9c5 0 10-.5 17-5Z', cut: 'M24 11v26M14 22h20' },
  walls: { fill: 'M4 44V14h7v6h6v-6h7v6h6v-6h7v6h7v24H28V33a4 4 0 0 0-8 0v11ZM4 7h6v5H4ZM38 7h6v5h-6Z' },
  march: { line: 'M6 24h32M26 10l14 14-14 14' },
  plus: { line: 'M24 9v30M9 24h30' },
  minus: { line: 'M9 24h30' },
  citadel: { fill: 'M8 44V10h6v5h6v-5h8v5h6v-5h6v34H29V32a5 5 0 0 0-10 0v12Z' },
  sun: { fill: star(16, 22, 8), cut: 'M24 20a4 4 0 1 1 0 8 4 4 0 1 1 0-8' },
  reshuffle: { line: 'M40 18C37 10 31 6 24 6 13 6 6 14 6 24M8 30c3 8 9 12 16 12 11 0 18-8 18-18M40 7v11H29M8 41V30h11' },
  counsel: { line: 'M14 44V20M34 44V20M8 44h32M10 14h28M24 5 8 14h32Z' },
  archimedes: { line: 'M24 24a5 5 0 1 1 8 4c-4 6-14 5-18-2C8 16 16 6 27 7c13 1 19 14 14 25-3 7-9 11-16 12' },
  colony: { fill: 'M24 5 44 21h-5v22H9V21H4Z', cut: 'M20 43V29h8v14' },
  wheat: { line: 'M24 45V8M24 16c-6 0-9-3-10-8 6 0 9 2 10 8ZM24 16c6 0 9-3 10-8-6 0-9 2-10 8ZM24 28c-6 0-9-3-10-8 6 0 9 2 10 8ZM24 28c6 0 9-3 10-8-6 0-9 2-10 8ZM24 40c-6 0-9-3-10-8 6 0 9 2 10 8ZM24 40c6 0 9-3 10-8-6 0-9 2-10 8Z' },
  flame: { fill: 'M25 3c2 9 12 13 12 25a13 13 0 0 1-26 1c0-6 3-10 6-12 0 4 1 6 3 7 0-9 2-15 5-21Z' },
  eye: { line: 'M3 24c9-14 33-14 42 0-9 14-33 14-42 0ZM24 18a6 6 0 1 1 0 12 6 6 0 1 1 0-12' },
};
