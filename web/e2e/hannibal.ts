/** Hannibal for the browser tests: two people at a table in Iberia, a march, an interception, a battle. */

import type { Page } from '@playwright/test';
import { expect, ply, table, YOU } from './fixtures';

export const IBERIA = { game: 'hannibal', scenario: 'campaign_iberia' };

/** Click what offers an action, and see that the game goes on. */
export async function click(page: Page, notation: string): Promise<void> {
  const before = await ply(page);
  await page.locator(`[data-action="${notation}"]:not(dialog *)`).first().click();
  await expect.poll(() => ply(page), { message: notation }).toBeGreaterThan(before);
}

const offered = (page: Page, notation: string) => page.locator(`[data-action="${notation}"]:not(dialog *)`);
export const mine = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('prompt').getAttribute('data-mine')) === 'true';

/** Both pages have come to the same moment. */
export async function together(anna: Page, bela: Page): Promise<void> {
  await expect.poll(async () => (await ply(anna)) - (await ply(bela))).toBe(0);
}

/** Whoever is asked takes the first of these that he is offered, until nobody is offered any or it is enough. */
async function answer(anna: Page, bela: Page, words: string[], enough: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await together(anna, bela);
    if (await enough()) return;
    const page = (await mine(anna)) ? anna : bela;
    const found = [];
    for (const word of words) if (await offered(page, word).count()) found.push(word);
    if (!found[0]) return;
    await click(page, found[0]);
  }
}

/** Two people in Iberia: Scipio Africanus marches past Gisgo, who may intercept him. */
export async function march(open: () => Promise<Page>): Promise<[Page, Page]> {
  const [anna, bela] = [await open(), await open()];
  const id = await table(anna, { rome: YOU, carthage: { kind: 'open' } }, IBERIA);
  await bela.goto(`/table/${id}`);
  await bela.getByTestId('join-carthage').click();
  const intercepts = async (): Promise<boolean> => (await offered(bela, 'intercept gisgo').count()) > 0;
  await answer(anna, bela, ['pass', 'first'], async () => (await anna.locator('[data-action^="ops "]').count()) > 0);
  await anna.locator('[data-action^="ops "]').first().click();
  const way = ['activate scipio_africanus', 'march segobriga', 'march saguntum', 'march dertosa', 'pass'];
  await expect(offered(anna, way[0]!).first()).toBeVisible();
  await answer(anna, bela, way, intercepts);
  await expect(offered(bela, 'intercept gisgo').first()).toBeVisible();
  return [anna, bela];
}

/** Gisgo intercepts; if he fails, Scipio comes to him. */
export async function fight(anna: Page, bela: Page): Promise<void> {
  await click(bela, 'intercept gisgo');
  const dealt = anna.getByTestId('battle').locator('.near .bc');
  const battle = async (): Promise<boolean> => (await dealt.count()) > 0;
  await answer(anna, bela, ['stand', 'march toletum', 'pass', 'done'], battle);
  await expect(dealt.first()).toBeVisible();
  await expect(bela.getByTestId('battle')).toBeVisible();
}
