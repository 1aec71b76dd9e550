/** What the tests and the pictures of SPQR share: a battle by clicks on its map. */

import type { Page } from '@playwright/test';
import { centreOf } from '../src/games/shared/hex';
import { hexOf, SIZE } from '../src/games/spqr/facts';
import type { View } from '../src/games/spqr/view';
import { expect, legal, ply, settled, table, YOU, type Told } from './fixtures';

export const BATTLE = { game: 'spqr', scenario: 'learning', seed: 'Ticinus' };

/** Do something, and see that the game goes on. */
export async function going(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await ply(page);
  await deed();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
  await settled(page);
}

export const offer = (page: Page, notation: string): Promise<void> =>
  going(page, () => page.locator(`[data-game] [data-action="${notation}"]`).first().click());

export const goal = (page: Page, hex: string) => page.locator(`[data-game] [data-goal="${hex}"]`);

/** What a seat sees; `legal` waits until the page and the test know the same. */
export async function seen(page: Page, told: (page: Page) => Told, seat = 'rome'): Promise<View> {
  await legal(page);
  return told(page).latest!.seats[seat]!.view as View;
}

/** Carthage places no marker and wants no elite phase; then Rome is to activate a leader. */
export async function toRome(page: Page): Promise<void> {
  await table(page, { carthage: YOU, rome: YOU }, BATTLE);
  await page.getByTestId('curtain-open').click();
  await settled(page);
  await offer(page, 'done');
  await offer(page, 'pass');
  await page.getByTestId('curtain-open').click();
  await settled(page);
  expect(await legal(page)).toContain('activate pe_falco');
}

/** A leader is activated by a click on his hex, where there is more than one thing to choose. */
export async function activate(page: Page, told: (page: Page) => Told, leader = 'pe_falco'): Promise<void> {
  const { leaders } = await seen(page, told);
  await goal(page, leaders[leader]!.hex!).click();
  await going(page, () => page.locator(`[role=menuitem][data-action="activate ${leader}"]`).click());
}

/** The engine has told how far whoever is under way gets. */
export const reached = (page: Page): Promise<void> =>
  expect(page.locator('[data-game] [data-ways]')).toBeAttached();

/** Where a hex lies on the screen. */
export async function spot(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const field = { columns: 20, rows: 20, size: SIZE, first: { column: 1, row: 0 } };
  const { x, y } = centreOf(field, hexOf(hex));
  return page.locator('[data-game] [data-ways]').evaluate(
    (ways, at) => {
      const { x, y } = new DOMPoint(at.x, at.y).matrixTransform((ways as SVGGElement).getScreenCTM()!);
      return { x, y };
    },
    { x, y },
  );
}

/** What was begun with one gesture has come to its end. */
export async function performed(page: Page): Promise<void> {
  await expect(page.locator('[data-game]')).toHaveAttribute('data-performing', 'false');
  await settled(page);
}
