/** The table and the form of a new one on screens of every size, from a phone on its side to 4k. */

import type { Page } from '@playwright/test';
import { BOARDS, expect, legal, myMove, ply, SIZES, table, test } from './fixtures';
import { press } from './robot';

const SCREENS = { 'a phone on its side': { width: 740, height: 360 }, '4k': { width: 3840, height: 2160 } };

/** What does not lie whole on the screen, of the things that every move needs. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['.viewport', '[data-testid=prompt-text]', '[data-testid=all-actions]', '[role=tablist]'].filter(
      (one) => {
        const found = document.querySelector(one);
        if (!found) return true;
        const { left, right, top, bottom, width, height } = found.getBoundingClientRect();
        const whole = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return !whole || width < 40 || height < 15;
      },
    ),
  );
}

for (const { game, seats, ...more } of BOARDS) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test(`${game} is played on ${screen}`, async ({ open }) => {
      const page = await open({ viewport, hasTouch: viewport.height < 500 });
      await table(page, seats, { game, ...more });
      for (let move = 0; move < 3; move++) {
        await myMove(page);
        await expect.poll(() => outside(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        const before = await ply(page);
        await press(page, (await legal(page))[0]!);
        expect(await ply(page)).toBeGreaterThan(before);
      }
      const map = (await page.locator('.viewport').boundingBox())!;
      const share = (map.width * map.height) / (viewport.width * viewport.height);
      expect(share, 'the map has its share of the screen').toBeGreaterThan(0.25);
    });
  }
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`the options of a new table come after its seats: ${size}`, async ({ open }) => {
    const page = await open({ viewport });
    for (const { game } of BOARDS) {
      await page.goto(`/new?game=${game}`);
      const form = page.getByTestId('new-form');
      await expect(form).toBeVisible();
      const order = await form
        .locator('[data-testid^="seat-"], [data-testid^="option-"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.testid!));
      // How many sit at the table is asked before they are seated.
      const later = order.filter((name) => name !== 'option-players');
      const seats = later.filter((name) => name.startsWith('seat-'));
      expect(seats.length, game).toBeGreaterThan(1);
      expect(later.slice(0, seats.length), game).toEqual(seats);
    }
  });
}
