/** Hamilcar's board under a real pointer: in every recorded moment what is offered can be clicked, and all of it. */

import { expect, test, type Page } from '@playwright/test';
import { everyMomentClicked, said, show } from './demo';

async function open(page: Page): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/?game=hamilcar&view=start.rome');
  await page.locator('[data-space=carthago]').waitFor();
  expect(errors).toEqual([]);
}

for (const size of [
  { width: 1075, height: 848 },
  { width: 828, height: 648 },
  { width: 360, height: 500 },
]) {
  test(`in every recorded moment what is offered can be clicked, ${size.width} wide`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    await open(page);
    await everyMomentClicked(page, 'hamilcar', size.width);
  });
}

test('a fleet is ordered by its piece or its port, a card by itself; anything else asks why', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1075, height: 848 });
  await open(page);
  await show(page, 'start.rome', ['fleet neapolis', 'done']);
  await page.locator('[data-piece="fleet:rome:neapolis"]').click();
  expect(await said(page)).toBe('act fleet neapolis');
  await page.locator('[data-goal=neapolis]').click();
  expect(await said(page)).toBe('act fleet neapolis');
  await page.locator('[data-space=syracusae]').click();
  expect(await said(page)).toBe('why fleet syracusae');
  await show(page, 'hits.carthage', ['hit ready', 'hit exhausted']);
  await page.locator('button.ship').last().click();
  expect(await said(page)).toBe('act hit exhausted');
  await show(page, 'sea-battle-long.rome', ['no_tactic']);
  await page.locator('.hand button.tactic').first().click();
  expect(await said(page)).toMatch(/^why tactic /);
});
