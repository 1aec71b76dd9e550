/** SPQR: the first phase of a battle by clicking on the map, at a desk and on a phone. */

import type { Page } from '@playwright/test';
import { beyond } from '../src/games/spqr/actions';
import type { View } from '../src/games/spqr/view';
import { accessible, expect, legal, ply, settled, table, test, YOU, type Told } from './fixtures';

const BATTLE = { game: 'spqr', scenario: 'learning', seed: 'Ticinus' };
const UNIT = 'asv_rc_a';

/** Do something, and see that the game goes on. */
async function going(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await ply(page);
  await deed();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
  await settled(page);
}

const offer = (page: Page, notation: string): Promise<void> =>
  going(page, () => page.locator(`[data-game] [data-action="${notation}"]`).first().click());

const hexOf = (page: Page, hex: string) => page.locator(`[data-game] [data-goal="${hex}"]`);

/** What Rome sees; `legal` waits until the page and the test know the same. */
async function seen(page: Page, told: (page: Page) => Told): Promise<View> {
  await legal(page);
  return told(page).latest!.seats.rome!.view as View;
}

/** Carthage places no marker and wants no elite phase; then Rome is to activate a leader. */
async function toRome(page: Page): Promise<void> {
  await table(page, { carthage: YOU, rome: YOU }, BATTLE);
  await page.getByTestId('curtain-open').click();
  await settled(page);
  await offer(page, 'done');
  await offer(page, 'pass');
  await page.getByTestId('curtain-open').click();
  await settled(page);
  expect(await legal(page)).toContain('activate pe_falco');
}

/** The leader is activated by a click on his hex, where there is more than one thing to choose. */
async function activate(page: Page, told: (page: Page) => Told): Promise<void> {
  const { leaders } = await seen(page, told);
  await hexOf(page, leaders.pe_falco!.hex!).click();
  await going(page, () => page.locator('[role=menuitem][data-action="activate pe_falco"]').click());
}

/** The unit gets an order and goes to the next hex, both by clicks on the map; then it stops. */
async function march(page: Page, told: (page: Page) => Told): Promise<string> {
  const [from] = (await seen(page, told)).units[UNIT]!.hexes;
  await going(page, () => hexOf(page, from!).click());
  expect((await seen(page, told)).march?.unit).toBe(UNIT);
  const to = beyond(from!, 'se');
  await going(page, () => hexOf(page, to).click());
  expect((await seen(page, told)).units[UNIT]!.hexes).toEqual([to]);
  await offer(page, 'turn ne');
  await offer(page, 'stop');
  expect((await seen(page, told)).march).toBeNull();
  return to;
}

test('a phase by clicking: a leader, an order, a step, a turn', async ({ open, told }) => {
  const page = await open();
  await toRome(page);
  await expect(page.locator('[data-game=spqr]')).toHaveAttribute('data-turn', '1');
  await activate(page, told);
  await accessible(page);
  const to = await march(page, told);
  const log = page.getByTestId('log');
  await expect(log).toContainText('Falco is activated.');
  await expect(log).toContainText(`moves to ${to}.`);
  await expect(log).toContainText('faces up and right.');
});

test('a click on what cannot be ordered says why, with the rule', async ({ open, told }) => {
  const page = await open();
  await toRome(page);
  await activate(page, told);
  const before = await ply(page);
  const cursor = page.locator('[data-game] [data-space]');
  await cursor.focus();
  // From the corner of the map down the first column: nobody is there, and nothing is asked.
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tray]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tray]')).toHaveCount(0);
  const { units, figures } = await seen(page, told);
  const [, foot] = Object.entries(units).find(
    ([id, { hexes }]) => figures[id]!.cls === 'tr' && hexes.length,
  )!;
  const [column, row] = [Number(foot.hexes[0]!.slice(0, 2)), Number(foot.hexes[0]!.slice(2))];
  await cursor.focus();
  for (let x = 1; x < column; x++) await page.keyboard.press('ArrowRight');
  for (let y = Number((await cursor.getAttribute('data-space'))!.slice(2)); y < row; y++)
    await page.keyboard.press('ArrowDown');
  await expect(cursor).toHaveAttribute('data-space', foot.hexes[0]!);
  await page.keyboard.press('Enter');
  const notice = page.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice.getByTestId('rule-link')).toBeVisible();
  expect(await ply(page), 'and nothing has changed').toBe(before);
});

test('a phone: the field and the orders under it, and a unit marches', async ({ open, told }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await toRome(page);
  await expect(page.locator('[data-game=spqr] canvas').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await activate(page, told);
  await march(page, told);
  expect(await legal(page)).not.toContain(`order ${UNIT}`);
});
