/** Hannibal for the browser tests: two people at a table in Iberia, a march, an interception, a battle. */

import type { Page } from '@playwright/test';
import { expect, legal, ply, table, together, YOU } from './fixtures';

export const IBERIA = { game: 'hannibal', scenario: 'campaign_iberia' };

/** Click what offers an action, and see that the game goes on. */
export async function click(page: Page, notation: string): Promise<void> {
  const before = await ply(page);
  await offered(page, notation).first().click();
  await expect.poll(() => ply(page), { message: notation }).toBeGreaterThan(before);
}

const offered = (page: Page, notation: string) => page.locator(`[data-action="${notation}"]:not(dialog *)`);

/** Whether it is this person's move; to be asked when all are `together`. */
export const mine = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('prompt').getAttribute('data-mine')) === 'true';

/** Whoever is asked takes the first of these that he may, until nobody may do any or it is enough. */
async function answer(
  anna: Page,
  bela: Page,
  words: string[],
  enough: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await together(anna, bela);
    if (await enough()) return;
    const page = (await mine(anna)) ? anna : bela;
    const may = await legal(page);
    const word = words.find((one) => may.includes(one));
    if (!word) return;
    await click(page, word);
  }
}

/**
 * Two people in Iberia: Scipio Africanus marches past Gisgo, who may intercept him. In the deal of this seed Carthage
 * could go first and does not, and Rome has a card on which Scipio marches that far.
 */
export async function march(open: () => Promise<Page>, seed = 'Baecula'): Promise<[Page, Page]> {
  const [anna, bela] = [await open(), await open()];
  const id = await table(anna, { rome: YOU, carthage: { kind: 'open' } }, { ...IBERIA, seed });
  await bela.goto(`/table/${id}`);
  await bela.getByTestId('join-carthage').click();
  for (const page of [anna, bela]) await expect(page.getByTestId('prompt')).toBeVisible();
  const may = async (page: Page, what: RegExp): Promise<string | undefined> =>
    (await legal(page)).find((notation) => what.test(notation));
  const has = (page: Page, what: RegExp) => async (): Promise<boolean> =>
    (await may(page, what)) !== undefined;

  await answer(anna, bela, ['pass', 'first'], has(anna, /^ops /));
  const card = await may(anna, /^ops /);
  expect(card, `the seed "${seed}" lets Rome begin with a card for operations`).toBeDefined();
  await click(anna, card!);
  const way = ['activate scipio_africanus', 'march segobriga', 'march saguntum', 'march dertosa', 'pass'];
  expect(await legal(anna), `the seed "${seed}" gives Rome a card that moves Scipio`).toContain(way[0]);
  await answer(anna, bela, way, has(bela, /^intercept gisgo$/));
  expect(await legal(bela), `the seed "${seed}" lets Gisgo intercept`).toContain('intercept gisgo');
  await expect(offered(bela, 'intercept gisgo').first()).toBeVisible();
  return [anna, bela];
}

/** Gisgo intercepts; if he fails, Scipio comes to him. */
export async function fight(anna: Page, bela: Page): Promise<void> {
  await click(bela, 'intercept gisgo');
  const dealt = anna.getByTestId('battle').locator('.near .bc');
  const battle = async (): Promise<boolean> => (await dealt.count()) > 0;
  await answer(anna, bela, ['stand', 'march toletum', 'pass', 'done'], battle);
  await expect(dealt.first(), 'the seed leads to a battle').toBeVisible();
  await expect(bela.getByTestId('battle')).toBeVisible();
}
