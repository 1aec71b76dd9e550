/** Hannibal's board under a real pointer: in every recorded moment what is offered can be clicked, and all of it. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { View } from '../src/games/hannibal/view';
import { everyMomentClicked, moment as recordedMoment, said, show } from './demo';

const moment = (name: string): View => recordedMoment('hannibal', name) as View;

async function open(page: Page, query = ''): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`/?game=hannibal&view=start.rome${query}`);
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
    await everyMomentClicked(page, 'hannibal', size.width);
  });
}

test('a click does what it offers, anything else asks why', async ({ page }) => {
  await page.setViewportSize({ width: 1075, height: 848 });
  await open(page);
  await show(page, 'march.rome', ['march tarquinii', 'halt']);
  await page.locator('[data-goal=tarquinii]').click();
  expect(await said(page)).toBe('act march tarquinii');
  await page.locator('[data-space=syracusae]').click();
  expect(await said(page)).toBe('why march syracusae');
  await show(page, 'start.rome', ['activate longus', 'activate p_scipio']);
  await page.locator('[data-piece=hannibal]').click();
  expect(await said(page)).toBe('why activate hannibal');
  await page.locator('[data-piece=longus]').click();
  expect(await said(page)).toBe('act activate longus');
});

test('a space with two verbs shows both', async ({ page }) => {
  await page.setViewportSize({ width: 1075, height: 848 });
  await open(page);
  await show(page, 'march.rome', ['sail saguntum', 'sail_in saguntum', 'halt']);
  await page.locator('.choice[data-action="sail_in saguntum"]').click();
  expect(await said(page)).toBe('act sail_in saguntum');
  await page.locator('[data-goal=saguntum]').click();
  await expect(page.getByRole('menuitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the keyboard walks the map and plays', async ({ page }) => {
  await page.setViewportSize({ width: 1075, height: 848 });
  await open(page);
  await show(page, 'march.rome', ['march praeneste', 'halt']);
  await page.locator('[data-space=roma]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-space=praeneste]')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await said(page)).toBe('act march praeneste');
});

test('the discards lie open', async ({ page }) => {
  await page.setViewportSize({ width: 1075, height: 848 });
  await open(page);
  await show(page, 'middle.carthage');
  const { discard } = moment('middle.carthage').cards;
  await page.getByRole('button', { name: /Discards/ }).click();
  await expect(page.locator('section[aria-label=Discards] [data-card]')).toHaveCount(discard.length);
  await page.keyboard.press('Escape');
  await expect(page.locator('section[aria-label=Discards]')).toHaveCount(0);
});

for (const query of ['', '&theme=dark', '&lang=hu']) {
  test(`no serious barrier${query}`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, query);
    for (const name of ['card.carthage', 'battle-long.carthage', 'match.carthage', 'march.rome']) {
      await show(page, name);
      const { violations } = await new AxeBuilder({ page }).exclude('output').analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
        name,
      ).toEqual([]);
    }
  });
}
