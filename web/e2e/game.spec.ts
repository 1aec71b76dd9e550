/** A whole game against the machine, by clicking what glows. */

import { expect, MACHINE, table, test, YOU } from './fixtures';
import { play } from './robot';

test('a whole game against the machine by clicking', async ({ open }) => {
  const page = await open();
  await table(page, { caesar: YOU, pompeius: MACHINE }, { seed: 'a whole game' });
  const { clicks, listed } = await play(page, { seed: 12, clicks: 1_000, eager: 45 });
  await expect(page.getByTestId('outcome')).toBeVisible();
  expect(clicks, 'a year at least').toBeGreaterThan(15);
  expect(listed, 'nearly all of them on the board').toBeLessThan(clicks / 2);
  const log = page.getByTestId('log');
  await expect(log.locator('[data-kind=game-over]')).toHaveCount(1);
  await expect(log.locator('[data-kind=winter]').first()).toBeAttached();
  await expect(log.locator('[data-kind=fired] [data-roll]').first(), 'dice are drawn as dice').toBeAttached();
});
