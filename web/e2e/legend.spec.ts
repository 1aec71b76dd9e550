/** The legend of every board explains every sign of its map, its pieces and its cards, in three languages. */

import type { Page } from '@playwright/test';
import {
  accessible,
  BOARDS,
  expect,
  MACHINE,
  MAPS,
  myMove,
  settled,
  SIZES,
  table,
  test,
  YOU,
} from './fixtures';
import { play } from './robot';

/** The signs on the map, on cards and beside the map that no word beside them explains, and those that are empty. */
function signs(page: Page, within: string): Promise<{ told: string[]; empty: string[] }> {
  return page.evaluate((where) => {
    const found = [...document.querySelectorAll<SVGElement>(where)];
    const bare = found.filter((sign) => {
      const button = sign.closest('button:not(.face), h3, h4, [role=tab]');
      return !sign.closest('.goal') && !/\p{L}{3}/u.test(button?.textContent ?? '');
    });
    const names = bare.map((sign) => sign.dataset.icon!);
    return {
      told: [...new Set(names)].sort(),
      empty: names.filter((_, i) => !bare[i]!.querySelector('path')),
    };
  }, within);
}

const ON_BOARD = ['.viewport', '.pieces', '.status', '.bd-hand', '.tray']
  .flatMap((part) => [`[data-game] ${part} [data-icon]`, `[data-game] ${part} [data-mark]`])
  .join();

async function legend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.locator('.bd-legend')).toBeVisible();
}

for (const { game, seats, ...more } of MAPS) {
  test(`no sign of ${game} is missing`, async ({ open }) => {
    const page = await open({ viewport: SIZES.table });
    await table(page, seats, { game, ...more });
    await myMove(page);
    const seen = new Set<string>();
    const look = async (): Promise<boolean> => {
      const { told, empty } = await signs(page, ON_BOARD);
      expect(empty, 'no sign is an empty one').toEqual([]);
      for (const sign of told) seen.add(sign);
      return false;
    };
    await look();
    await play(page, { seed: 11, clicks: 60, eager: 50, until: look });
    expect(seen.size).toBeGreaterThan(6);
    await legend(page);
    const { told } = await signs(page, '.bd-legend [data-icon]');
    expect([...seen].filter((sign) => !told.includes(sign))).toEqual([]);
  });
}

const EVERY = [...BOARDS, { game: 'spqr', scenario: 'cannae', seats: { carthage: YOU, rome: MACHINE } }];
const OPENED = { en: 'Legend', pl: 'Legenda', hu: 'Jelmagyarázat' };

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`every legend can be read, in three languages: ${name}`, async ({ open }) => {
    const page = await open({ viewport });
    for (const { game, seats, ...more } of EVERY) {
      await table(page, seats, { game, ...more });
      await settled(page);
      for (const [lang, label] of Object.entries(OPENED)) {
        await page.getByTestId('open-settings').click();
        await page.getByTestId(`lang-${lang}`).click();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: label, exact: true }).click();
        const box = page.locator('.bd-legend');
        await expect(box).toBeVisible();
        const lines = box.locator('li');
        expect(await lines.count()).toBeGreaterThan(20);
        const wrong = await lines.evaluateAll((all) =>
          all.flatMap((line) => {
            const text = line.textContent.trim();
            const cut = line.scrollWidth > line.clientWidth + 1;
            return /\p{L}{2}/u.test(text) && !/board-|[{}]/.test(text) && !cut ? [] : [text];
          }),
        );
        expect(wrong, `${game} ${lang}`).toEqual([]);
        const over = await box.evaluate((panel) => {
          const { left, right, top, bottom } = panel.getBoundingClientRect();
          return [left, top, innerWidth - right, innerHeight - bottom].some((room) => room < 0);
        });
        expect(over, `${game} ${lang}: all of it is on the screen`).toBe(false);
        if (lang === 'en') await accessible(page);
        await box.locator('.bd-close').click();
      }
      await page.getByTestId('open-settings').click();
      await page.getByTestId('lang-en').click();
      await page.keyboard.press('Escape');
    }
  });
}
