import { expect, test } from 'vitest';
import { facing } from './hot-seat';

const FIVE = ['north', 'south', 'east', 'west', 'centre'];

test('nobody has looked yet: the first who has to decide is called', () => {
  expect(facing(FIVE, ['east'], null)).toBe('east');
  expect(facing(FIVE, [], null)).toBe('north');
  expect(facing([], ['east'], null)).toBeNull();
});

test('all five decide at once: one after the other, and nobody twice', () => {
  let shown: string | null = null;
  const called: (string | null)[] = [];
  for (let left = [...FIVE]; left.length; left = left.filter((seat) => seat !== shown)) {
    shown = facing(FIVE, left, shown);
    called.push(shown);
  }
  expect(called).toEqual(FIVE);
});

test('who still has to decide keeps the screen, whoever else has', () => {
  expect(facing(FIVE, ['north', 'west'], 'west')).toBe('west');
});

test('an answer that another seat owes calls that seat, and then the first one back', () => {
  expect(facing(FIVE, ['centre'], 'north')).toBe('centre');
  expect(facing(FIVE, ['north'], 'centre')).toBe('north');
});

test('while people elsewhere or machines play, the screen stays where it is', () => {
  expect(facing(['north', 'east'], ['south'], 'east')).toBe('east');
  expect(facing(['north', 'east'], [], 'east')).toBe('east');
});

test('a seat that was left to a machine is not called again', () => {
  expect(facing(['north', 'east'], ['west'], 'west')).toBe('north');
});
