/** A message of the game, of its board or of the shell, with its variables. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

// prettier-ignore
const FIGURES: [number, string][] = [
  [1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'],
  [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I'],
];

/** A number in Roman figures: the year 705 is DCCV. */
export function roman(n: number): string {
  let left = n;
  return FIGURES.map(([value, sign]) => {
    const times = Math.floor(left / value);
    left -= times * value;
    return sign.repeat(times);
  }).join('');
}
