/** Hamilcar for the browser tests: two people in the first turn of the war, a fleet that sails, a naval battle. */

import type { Page } from '@playwright/test';
import { expect, legal, ply, table, together, YOU } from './fixtures';

export const WAR = { game: 'hamilcar' };

/** Click what offers an action, and see that the game goes on. */
export async function click(page: Page, notation: string): Promise<void> {
  const before = await ply(page);
  await offered(page, notation).first().click();
  await expect.poll(() => ply(page), { message: notation }).toBeGreaterThan(before);
}

export const offered = (page: Page, notation: string) =>
  page.locator(`[data-action="${notation}"]:not(dialog *)`);

export const mine = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('prompt').getAttribute('data-mine')) === 'true';

/** Whoever is asked takes the first of these that he may, until it is enough or nobody may do any. */
export async function answer(
  [anna, bela]: [Page, Page],
  words: string[],
  enough: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < 30; tries++) {
    await together(anna, bela);
    if (await enough()) return;
    const page = (await mine(anna)) ? anna : bela;
    const may = await legal(page);
    const word = words.find((one) => may.includes(one));
    if (!word) return;
    await click(page, word);
  }
}

const may =
  (page: Page, ...what: string[]) =>
  async (): Promise<boolean> => {
    const all = await legal(page);
    return what.some((one) => all.some((notation) => notation.startsWith(one)));
  };

/** Anna is Rome, Béla Carthage; Rome begins, and has played a card for its OPs. */
export async function begin(open: () => Promise<Page>, seed: string): Promise<[Page, Page]> {
  const people: [Page, Page] = [await open(), await open()];
  const [anna, bela] = people;
  const id = await table(anna, { rome: YOU, carthage: { kind: 'open' } }, { ...WAR, seed });
  await bela.goto(`/table/${id}`);
  await bela.getByTestId('join-carthage').click();
  for (const page of people) await expect(page.getByTestId('prompt')).toBeVisible();
  await answer(people, ['pass', 'first'], may(anna, 'ops '));
  const card = (await legal(anna)).find((notation) => /^ops (major|minor)_campaign/.test(notation));
  expect(card, `the seed "${seed}" lets Rome begin, and with 3 OPs`).toBeDefined();
  await click(anna, card!);
  return people;
}

/** The fleet of Neapolis sails by Panormus to Drepana, and those of Lilybaeum are asked whether they intercept it. */
export async function sail(open: () => Promise<Page>, seed = 'Ecnomus'): Promise<[Page, Page]> {
  const people = await begin(open, seed);
  const [, bela] = people;
  await answer(people, ['fleet neapolis', 'to panormus', 'to drepana', 'pass'], may(bela, 'chase '));
  expect(await legal(bela), 'the fleet of Lilybaeum may intercept').toContain('chase lilybaeum');
  return people;
}

/** They intercept it with two ships, and Rome accepts battle: tactic cards are to be chosen. */
export async function engage(people: [Page, Page]): Promise<void> {
  const [anna, bela] = people;
  await click(bela, 'chase lilybaeum');
  await click(bela, 'ships 2');
  const battle = async (): Promise<boolean> => (await anna.locator('.sea').count()) > 0;
  await answer(people, ['stand', 'pass', 'done'], battle);
  for (const page of people) await expect(page.locator('.sea'), 'the seed leads to a battle').toBeVisible();
  await answer(people, ['pass'], may(bela, 'tactic ', 'no_tactic'));
}
