/** In 200 recorded positions of each game with places every stack stands by its own sign, whatever the width. */

import { readdirSync, existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { strays } from '../e2e/standing';
import type {} from './page';

const GAMES = readdirSync(import.meta.dirname).filter((game) =>
  existsSync(`${import.meta.dirname}/${game}/positions.json`),
);
const SIZES = [
  { width: 947, height: 668 }, // what the shell leaves of 1280 by 720
  { width: 820, height: 700 },
  { width: 360, height: 560 },
];

for (const game of GAMES) {
  test(`stacks of ${game} stand by their own signs`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(SIZES[0]!);
    await page.goto(`/?game=${game}&bare`);
    await page.locator('.bd .viewport').waitFor();
    const bad = new Set<string>();
    for (let position = 0; position < 200; position++) {
      if (position % 70 === 0) {
        await page.setViewportSize(SIZES[position / 70]!);
        await page.waitForFunction(() => !document.querySelector('.moving'));
      }
      await page.evaluate((number) => demo.stand(number), position);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      for (const stray of await strays(page)) bad.add(`${position}: ${stray}`);
    }
    expect([...bad]).toEqual([]);
  });
}
