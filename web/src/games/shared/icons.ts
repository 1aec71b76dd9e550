/** Our own signs, each in a box of 48: `fill` is painted, `line` is drawn. */

export interface Icon {
  fill?: string;
  line?: string;
  cut?: string; // lines drawn over the fill in the ground's colour
}

/** A wreath: leaves in pairs along two arcs that meet at the foot. */
export function wreath(radius: number, leaves: number, size: number, from = 0.16, to = 0.92): string {
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
export function star(points: number, outer: number, inner: number): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const a = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 ? inner : outer;
    d += `${i ? 'L' : 'M'}${(24 + Math.cos(a) * reach).toFixed(1)} ${(24 + Math.sin(a) * reach).toFixed(1)}`;
  }
  return `${d}Z`;
}

const ELEPHANT =
  'M3.5 31.5C3 20.5 10.5 14 20 13.6c2.7-3.4 6.5-5.3 11-5.1 6.7.3 12 5.6 12 13 0 5.2-1.6 9-1.2 13.6.2 2.6 1.6 3.8 3.7 2.7-.2 4.3-5.3 6-7.2 1.8-1.4-3.1-.9-6.8-1.7-10.2-1.6.9-3.3 1.3-5 1V42h-6v-7.6c-3.2.7-6.6.7-9.8 0V42h-6v-9.5c-1.5-1-2.7-2.3-3.5-3.7l-.3 6.2c-.8.9-2.1.6-2.3-.5Z';

const TRIDENT_TIPS = 'M24 2l4 8.5h-8ZM9.5 5.5l3.7 8h-7ZM38.5 5.5l3.7 8h-7.4Z';

/** The signs by name; a game adds those that are its own. */
// prettier-ignore
export const ICONS: Record<string, Icon> = {
  eagle: { fill: 'M24 6c2.4 0 4 1.6 4 4 0 1.1-.3 2-.7 2.9 5.5-1.8 11.6-6 19.7-5.1-.9 4.8-4 8.8-8.1 11.2 1.3.2 2.8.2 4-.1-1.6 3.9-5.2 6.8-9.4 8 1 .4 2 .7 3.1.7-2.3 2.8-5.7 4.4-9.1 4.4l2.6 9-6.1-3.4L24 42l-.1-4.4-6.1 3.4 2.6-9c-3.4 0-6.8-1.6-9.1-4.4 1.1 0 2.1-.3 3.1-.7-4.2-1.2-7.8-4.1-9.4-8 1.2.3 2.7.3 4 .1C5 16.6 1.9 12.6 1 7.8c8.1-.9 14.2 3.3 19.7 5.1-.4-.9-.7-1.8-.7-2.9 0-2.4 1.6-4 4-4Z' },
  tanit: { fill: 'M24 22.5 41 45H7ZM24 2.5a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 1 1 0-14.4Z', line: 'M7.5 12.5V20h33v-7.5' },
  elephant: { fill: ELEPHANT, cut: 'M26.5 12.5c-3.3 4.7-3.3 11 .9 15 3.3-.9 5.2-3.7 5.4-7M37.6 17.3h.2M38 27.5c-2.6 2-5 2.3-7.2 1.4' },
  navis: {
    fill: 'M1 27.5c3 1 5.8 1.3 8.5 1.3h27c3.4 0 5.7-2.6 6-6.3.2-2.3-.7-4.3-2.3-5.3 3.8-1 6.8 2.3 6.5 6.9-.4 6.7-4 12.4-9.2 12.4H14.2C8.8 36.5 4.2 33 1 27.5ZM12 6h21c-1.7 5.6-1.7 11.2 0 17H12c2-5.8 2-11.4 0-17Z',
    line: 'M22.5 23v6M22.5 6V2.5M13 36.5l-4 7M20 36.5l-4 7M27 36.5l-4 7M34 36.5l-4 7',
    cut: 'M17.5 8v13.5M27.5 8v13.5',
  },
  trident: { fill: TRIDENT_TIPS, line: 'M24 10v36M9.5 13v4.5C9.5 25 16 28 24 28s14.5-3 14.5-10.5V13M18 36h12' },
  anchor: {
    line: 'M24 13v31M13.5 20h21M6 29c1.5 9 8.5 15 18 15s16.5-6 18-15M6 29l-2.5 6M6 29l6.5 3.5M42 29l2.5 6M42 29l-6.5 3.5',
    fill: 'M24 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11Zm0 3.2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 1 0 0-4.6Z',
  },
  move: {
    fill: 'M9 11h30v20l-5-3.5-5 3.5-5-3.5-5 3.5-5-3.5-5 3.5Z',
    line: 'M24 2v9M24 31v15M5.5 9.5h37',
    cut: 'M15 17h18M15 22.5h18',
  },
  winter: { line: 'M24 4v40M6.7 14l34.6 20M41.3 14 6.7 34M24 12l-5-5M24 12l5-5M24 36l-5 5M24 36l5 5M13.6 18l-1.9-6.8M13.6 18l-6.8 1.8M34.4 30l1.9 6.8M34.4 30l6.8-1.8M34.4 18l1.9-6.8M34.4 18l6.8 1.8M13.6 30l-1.9 6.8M13.6 30l-6.8-1.8' },
  pass: { line: 'M14 6v36M34 6v36' },
  retreat: { line: 'M42 24H8M20 11 7 24l13 13' },
  leader: {
    fill: `${wreath(18.5, 7, 10, 0.12, 0.9)}M18.6 37.5c.5-3.2 0-5.1-1.3-7.3-1.6-2.7-2.6-4.8-2.6-7.7 0-5.3 4-9.3 9.3-9.3 5 0 8.3 3.3 8.3 7.8 0 1.7 1.9 3.4 2.3 4.7.2.8-1.2 1-1.3 1.5-.1.6.6 1 .4 1.7-.2.6.1 1.2-.2 1.9-.4 1-1.7 1-3.2.8-1.3-.1-2 .6-2 1.9v4Z`,
    cut: 'M16.5 21.5c3-3.5 8-5 13.5-4',
  },
  laurel: { fill: wreath(18.5, 8, 9.5, 0.08, 0.93) },
  trophy: { fill: 'M14 4h20v10c0 8-3.5 14-8 15.5V36h7v6H15v-6h7v-6.5C17.5 28 14 22 14 14Z', line: 'M14 8H6c0 8 3.5 12.5 9 13M34 8h8c0 8-3.5 12.5-9 13' },
  scroll: { line: 'M12 8h22c4 0 6 2.5 6 6H16M12 8c-4 0-6 2.5-6 6s2 6 6 6M16 14v20c0 4 2.5 6 6 6h14c4 0 6-2.5 6-6H22M22 21h12M22 27h12' },
  discard: { line: 'M10 5h20v18M10 5v28h10M34 24v18M25.5 34 34 42.5 42.5 34' },
  counter: { line: 'M40 34c0-14-8-20-20-20H8M17 5 7 14l10 9' },
  units: { fill: 'M24 4c7 4.5 12 5 17 5 0 18-5 28-17 36C12 37 7 27 7 9c5 0 10-.5 17-5Z', cut: 'M24 11v26M14 22h20' },
  walls: { fill: 'M4 44V14h7v6h6v-6h7v6h6v-6h7v6h7v24H28V33a4 4 0 0 0-8 0v11ZM4 7h6v5H4ZM38 7h6v5h-6Z' },
  march: { line: 'M6 24h32M26 10l14 14-14 14' },
  plus: { line: 'M24 9v30M9 24h30' },
  minus: { line: 'M9 24h30' },
  eye: { line: 'M3 24c9-14 33-14 42 0-9 14-33 14-42 0ZM24 18a6 6 0 1 1 0 12 6 6 0 1 1 0-12' },
};

export function addIcons(own: Record<string, Icon>): void {
  Object.assign(ICONS, own);
}
