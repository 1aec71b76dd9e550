/** For everybody: no serious violation that axe knows, nothing cut off on a phone. */

import { accessible, expect, MACHINE, myMove, ply, table, test, YOU } from './fixtures';
import { play } from './robot';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious, ${colorScheme}`, async ({ open }) => {
    const page = await open({ colorScheme });
    await page.goto('/');
    await expect(page.getByTestId('quick-caesar')).toBeVisible();
    await accessible(page);
    await page.goto('/new');
    await expect(page.getByTestId('new-form')).toBeVisible();
    await accessible(page);
    await page.goto('/rules/julius_caesar?rule=7.31');
    await expect(page.locator('[aria-current=true]')).toBeVisible();
    await accessible(page);
    await table(page, { caesar: YOU, pompeius: MACHINE });
    await myMove(page);
    await accessible(page);
    await page.getByTestId('prompt').getByTestId('rule-link').click();
    await expect(page.getByTestId('rules-panel').locator('[aria-current=true]')).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('rules-panel')).toBeHidden();
    await page.getByTestId('open-settings').click();
    await expect(page.getByTestId('lang-en')).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('lang-en')).toBeHidden();
    await page.keyboard.press('a');
    await expect(page.getByTestId('actions')).toBeVisible();
    await accessible(page);
  });
}

test('nor in a battle, behind a curtain, in a replay and on a phone', async ({ open }) => {
  const page = await open();
  const id = await table(page, { caesar: YOU, pompeius: MACHINE }, { seed: 'a whole game' });
  const battle = page.getByTestId('prompt-text').filter({ hasText: 'Battle of' });
  await play(page, { seed: 6, clicks: 60, eager: 30, until: () => battle.isVisible() });
  await expect(battle, 'on this seed the robot comes to a battle').toBeVisible();
  await accessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByTestId('tab-move')).toBeVisible();
  await accessible(page);
  await page.setViewportSize({ width: 1100, height: 700 });
  expect(await ply(page), 'the battle comes late enough for the replay below').toBeGreaterThan(20);
  await page.request.post(`/api/tables/${id}/resign`, { data: { seat: 'caesar' } });
  await page.goto(`/replay/${id}?ply=20`);
  await expect(page.getByTestId('replay')).toHaveAttribute('data-ply', '20');
  await accessible(page);
  await table(page, { caesar: YOU, pompeius: YOU });
  await expect(page.getByTestId('curtain')).toBeVisible();
  await accessible(page);
});

test('a phone: the board on top, a sheet with tabs below, nothing cut off', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto('/');
  await expect(page.getByTestId('quick-caesar')).toBeVisible();
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.goto('/new');
  await expect(page.getByTestId('new-form')).toBeVisible();
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  await page.goto('/');
  await page.getByTestId('quick-caesar').tap();
  await myMove(page);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.height).toBeGreaterThan(300);
  await page.getByTestId('tab-log').tap();
  await expect(page.getByTestId('log')).toBeInViewport();
  await page.getByTestId('tab-chat').tap();
  await expect(page.getByTestId('chat-input')).toBeInViewport();
  await page.getByTestId('tab-move').tap();
  await expect(page.getByTestId('undo')).toBeInViewport();
  await page.locator('[data-action^="discard"]').first().tap();
  await expect(page.getByTestId('table')).not.toHaveAttribute('data-ply', '0');
});
