/** The board of the Second Punic War under a real pointer: in every recorded moment what is offered can be clicked. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { View } from '../src/games/second_punic_war/view';
import { covered, moment as recordedMoment, names as namesOf, said, show } from './demo';

const moment = (name: string): View => recordedMoment('second_punic_war', name) as View;

async function open(page: Page, query = ''): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`/?game=second_punic_war&view=start-campaign-2.carthage${query}`);
  await page.locator('[data-space=carthago]').waitFor();
  expect(errors).toEqual([]);
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1075, height: 848 },
  { width: 390, height: 760 },
]) {
  test(`in every recorded moment what is offered can be clicked, ${size.width} wide`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(size);
    await open(page);
    const names = await namesOf(page);
    expect(names.length).toBeGreaterThan(60);
    for (const name of names) {
      await show(page, name);
      expect(await covered(page), name).toEqual([]);
      const offered = await page
        .locator('[data-action]')
        .evaluateAll((all) => [...new Set(all.map((element) => element.getAttribute('data-action')))]);
      const { legal } = moment(name);
      expect(
        offered.filter((notation) => !legal.includes(notation ?? '')),
        name,
      ).toEqual([]);
      // On a wide screen all of it is one click away; on a phone the map is dragged and cards are behind a tab.
      if (size.width > 1000)
        expect(
          legal.filter((notation) => !offered.includes(notation)),
          name,
        ).toEqual([]);
      else if (legal.length) expect(offered.length, name).toBeGreaterThan(0);
    }
  });
}

test('a click does what it offers, anything else asks why', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await show(page, 'action.carthage', ['activate carthago', 'activate volcae', 'pass']);
  await page.locator('[data-goal=carthago]').click();
  expect(await said(page)).toBe('act activate carthago');
  await page.locator('[data-space=lusitani]').click();
  expect(await said(page)).toBe('why activate lusitani');
  await expect(page.locator('[data-tray=lusitani]')).toBeVisible();
  await page.locator('.state.syracuse').click();
  expect(await said(page)).toBe('why politics syracuse');
});

test('a field with its city shows all that can be done there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await show(page, 'move-column.carthage', ['besiege placentium', 'assault cremona', 'march boii', 'halt']);
  await page.locator('[data-goal=boii]').click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await page.locator('[role=menuitem][data-action="assault cremona"]').click();
  expect(await said(page)).toBe('act assault cremona');
});

test('the keyboard walks the map and plays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await show(page, 'action.carthage', ['activate boii', 'pass']);
  await page.locator('[data-space=boii]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-space=boii]')).not.toBeFocused();
  await page.locator('[data-space=boii]').focus();
  await page.keyboard.press('Enter');
  expect(await said(page)).toBe('act activate boii');
});

test('recruiting shows what it costs and what is left, and why not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const { recruiting, players, seat } = moment('recruit.rome');
  await show(page, 'recruit.rome', ['recruit rome_light_infantry', 'done']);
  const { talents } = players.find(({ id }) => id === seat)!;
  const row = page.locator('tr', { hasText: 'Roman light infantry' });
  await expect(row.locator('td').nth(1)).toHaveText(String((talents ?? 0) - 1));
  await row.getByRole('button').click();
  expect(await said(page)).toBe('act recruit rome_light_infantry');
  const other = recruiting!.units.find(({ counter }) => counter !== 'rome_light_infantry')!;
  await page.getByRole('button', { name: '?', exact: true }).or(page.locator('.why')).first().click();
  expect(await said(page)).toContain(`why recruit ${other.counter.split('_')[0]}`);
});

for (const query of ['', '&theme=dark', '&lang=hu']) {
  test(`no serious barrier${query}`, async ({ page }) => {
    test.setTimeout(240_000);
    await open(page, query);
    for (const name of ['action.carthage', 'reroll.carthage', 'stow.rome', 'recruit.rome']) {
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
