/** Crowded places fan out by every gesture: the pointer over them, the focus on them, a finger on them. */

import type { Page } from '@playwright/test';
import { expect, MAPS, settled, table, test } from './fixtures';

const SIZES = {
  table: { viewport: { width: 1280, height: 720 }, hasTouch: true },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

/** The middle of a piece, and whether a click there is its own. */
interface Spot {
  place: string;
  x: number;
  y: number;
}

/** The crowded pieces that can be pointed at, from as far off as the map can be seen. */
function spots(page: Page): Promise<Spot[]> {
  return page.locator('.piece[data-crowded]').evaluateAll((all) =>
    (all as HTMLElement[]).flatMap((piece): Spot[] => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const own = document.elementFromPoint(x, y)?.closest('.piece') === piece;
      return own ? [{ place: piece.dataset.place!, x, y }] : [];
    }),
  );
}

async function crowded(page: Page): Promise<Spot> {
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.locator('.viewport.moving')).toHaveCount(0);
  await page.mouse.move(0, 0);
  const count = async (): Promise<number> => (await spots(page)).length;
  await expect.poll(count, { message: 'some place of this board is crowded' }).toBeGreaterThan(0);
  return (await spots(page))[0]!;
}

/** Pieces of a place that do not get a click in their middle. */
function covered(page: Page, place: string): Promise<string[]> {
  return page.locator(`.piece[data-place="${place}"]:not(.hidden)`).evaluateAll((all) =>
    (all as HTMLElement[]).flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest('.piece') === piece ? [] : [piece.dataset.piece!];
    }),
  );
}

/** All that stands in a place lies side by side. */
async function fannedOut(page: Page, place: string): Promise<void> {
  await expect(page.locator('.cloth')).toHaveAttribute('data-spread', place);
  await expect(page.locator(`.piece[data-place="${place}"][data-crowded]`)).toHaveCount(0);
  await expect.poll(() => covered(page, place)).toEqual([]);
}

for (const { game, seats, ...more } of MAPS) {
  for (const [size, options] of Object.entries(SIZES)) {
    test(`a crowded place fans out by pointer, focus and finger: ${game}, ${size}`, async ({ open }) => {
      const page = await open(options);
      await table(page, seats, { game, ...more });
      await settled(page);
      const before = (await page.getByTestId('table').getAttribute('data-ply'))!;
      const cloth = page.locator('.cloth');
      const { place, x, y } = await crowded(page);

      await page.mouse.move(x, y);
      await fannedOut(page, place);
      await page.mouse.move(0, 0);
      await expect(cloth, 'they go back').toHaveCount(0);

      const sign = page.locator(`[data-space="${place}"]`);
      await sign.focus();
      await fannedOut(page, place);
      await page.keyboard.press('Escape');
      await expect(cloth).toHaveCount(0);
      await sign.blur();

      // The focus may have moved the map.
      await expect(page.locator('.viewport.moving')).toHaveCount(0);
      const finger = (await spots(page)).find((spot) => spot.place === place)!;
      await page.touchscreen.tap(finger.x, finger.y);
      await fannedOut(page, place);
      await page.keyboard.press('Escape');
      await expect(cloth).toHaveCount(0);
      await expect(page.getByTestId('table'), 'nothing was played by it').toHaveAttribute('data-ply', before);
    });
  }
}
