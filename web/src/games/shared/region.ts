/** Regions of hexes, as they are drawn: their ground, and their rim. */

import { corners, neighbour, outline, turned, type Hex, type HexField } from './hex';

const key = ({ column, row }: Hex): number => column * 1000 + row;
const n = (value: number): string => value.toFixed(1);

/** All of the ground. */
export const groundOf = (field: HexField, hexes: readonly Hex[]): string =>
  hexes.map((hex) => outline(field, hex)).join('');

/** The edges beyond which a region does not go. */
export function rimOf(field: HexField, hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(key));
  return hexes
    .flatMap((hex) => {
      const points = corners(field, hex);
      return ([0, 1, 2, 3, 4, 5] as const)
        .filter((side) => !inside.has(key(neighbour(hex, side))))
        .map((side) => {
          const [a, b] = [points[turned(side + 4)]!, points[turned(side + 5)]!];
          return `M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}`;
        });
    })
    .join('');
}
