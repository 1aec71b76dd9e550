/** The others' turn is seen, summed up and looked at again; what was chosen in secret is changed; the end of a turn asks. */

import type { Page } from '@playwright/test';
import {
  accessible,
  expect,
  legal,
  MACHINE,
  myMove,
  ply,
  settled,
  SIZES,
  table,
  test,
  YOU,
} from './fixtures';
import { play, press } from './robot';

async function choose(page: Page, setting: string): Promise<void> {
  await page.getByTestId('open-settings').click();
  await page.getByTestId(setting).click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('settings')).toBeHidden();
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`the enemy’s turn is shown, summed up and looked at again: ${name}`, async ({ open }) => {
    const page = await open({ viewport });
    await table(page, { rome: MACHINE, carthage: YOU }, { game: 'hannibal' });
    const news = page.getByTestId('news-text');
    await play(page, { seed: 3, clicks: 12, until: () => news.isVisible() });
    await expect(news, 'on this seed Rome has acted by now').toContainText('Rome');
    await expect(news).toBeInViewport();
    await expect(page.locator('.news[data-marks]'), 'and the map is marked').not.toHaveAttribute(
      'data-marks',
      '0',
    );
    await accessible(page);

    // One action after another, at a pace that can be changed, with a way out.
    await choose(page, 'pace-slow');
    const caption = page.getByTestId('caption');
    const mine = page.locator('[data-testid=table][data-busy=false] [data-testid=prompt][data-mine=true]');
    for (let round = 0; round < 8 && !(await caption.isVisible()); round++) {
      await play(page, { seed: round, clicks: 1 });
      await expect(caption.or(mine).first()).toBeVisible();
    }
    await expect(caption, 'on this seed Rome does several things in a row').toContainText('Rome');
    await expect(caption).toBeInViewport();
    await expect(page.getByTestId('prompt'), 'nothing can be done meanwhile').toHaveAttribute(
      'data-mine',
      'false',
    );
    await page.getByTestId('catch-up').click();
    await choose(page, 'pace-instant');
    await myMove(page);
    await expect(news).toBeVisible();

    // What there was to see before, with one's own eyes.
    const latest = await ply(page);
    await page.getByTestId('news-watch').click();
    const earlier = page.getByTestId('earlier');
    await expect(earlier).toBeInViewport();
    const then = Number(await earlier.getAttribute('data-ply'));
    expect(then).toBeLessThan(latest);
    await expect(page.locator('main [data-action]'), 'nothing can be done there').toHaveCount(0);
    await page.getByTestId('earlier-next').click();
    await expect(earlier).toHaveAttribute('data-ply', String(then + 1));
    await accessible(page);
    await page.getByTestId('tab-log').click();
    await page.getByTestId('log').getByRole('button').first().click();
    await expect(earlier).toHaveAttribute('data-ply', '0');
    await page.getByTestId('now').click();
    await expect(earlier).toHaveCount(0);
    await settled(page);

    await choose(page, 'lang-hu');
    await expect(page.getByTestId('news')).toContainText('Az utolsó lépésed óta');
    await choose(page, 'lang-pl');
    await expect(page.getByTestId('news')).toContainText('Od twojego ostatniego ruchu');
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a secret choice is changed until the other side has chosen, too: ${size}`, async ({ open, told }) => {
    const touch = { hasTouch: true, isMobile: size === 'phone' };
    const [anna, bela] = [await open({ viewport, ...touch }), await open({ viewport })];
    const options = { free_setup: false };
    const id = await table(anna, { caesar: YOU, pompeius: { kind: 'open' } }, { options });
    await bela.goto(`/table/${id}`);
    await bela.getByTestId('join-pompeius').click();
    await myMove(anna);
    await myMove(bela);
    const [first, second] = await legal(anna);
    await press(anna, first!);
    await expect(anna.getByTestId('prompt')).toHaveAttribute('data-mine', 'false');
    const undo = anna.getByTestId('undo');
    await expect(undo).toBeInViewport();
    await (size === 'phone' ? undo.tap() : undo.click());
    await myMove(anna);
    expect(await legal(anna), 'all is to be chosen again').toContain(first);
    await press(anna, second!);
    await expect(anna.getByTestId('prompt')).toHaveAttribute('data-mine', 'false');
    const card = (first ?? '').split(' ')[1]!;
    expect(JSON.stringify(told(bela).socket), 'the other side has learned nothing of it').not.toContain(
      `"${card}"`,
    );

    // Once both have chosen it stands.
    const [his] = await legal(bela);
    await press(bela, his!);
    await myMove(bela);
    await expect(bela.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await anna.getByTestId('tab-log').click();
    await expect(anna.getByTestId('log')).toContainText('Caesar discards');
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`what ends a turn asks while there is more to do: ${size}`, async ({ open }) => {
    const page = await open({ viewport });
    await table(page, { caesar: YOU, pompeius: MACHINE });
    const done = page.getByTestId('prompt').locator('[data-action=done]');
    await play(page, { seed: 5, clicks: 20, eager: 0, until: () => done.isVisible() });
    await choose(page, 'ending-ask');
    await settled(page);
    const before = await ply(page);
    await done.click();
    const dialog = page.getByTestId('ending');
    await expect(dialog).toBeVisible();
    await accessible(page);
    await page.getByTestId('ending-no').click();
    await expect(dialog).toBeHidden();
    expect(await ply(page)).toBe(before);
    await done.click();
    await page.getByTestId('ending-yes').click();
    await expect.poll(() => ply(page)).toBeGreaterThan(before);
  });
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`who looks on reads a summary of each side’s turn: ${name}`, async ({ open }) => {
    const [player, watcher] = [await open({ viewport: SIZES.table }), await open({ viewport })];
    const id = await table(player, { rome: MACHINE, carthage: YOU }, { game: 'hannibal' });
    await play(player, { seed: 3, clicks: 6 });
    await watcher.goto(`/table/${id}`);
    const news = watcher.getByTestId('news');
    await expect(news).toContainText('The last turn');
    await expect(watcher.getByTestId('news-text')).toContainText(/Rome|Carthage/);
    await expect(watcher.getByTestId('news-text')).toBeInViewport();
    await accessible(watcher);
    await news.getByTestId('news-watch').click();
    await expect(watcher.getByTestId('earlier')).toBeInViewport();
    await watcher.getByTestId('now').click();
    await expect(watcher.getByTestId('earlier')).toHaveCount(0);
  });
}

test('trails are there again after the page was loaded anew', async ({ open }) => {
  const page = await open({ viewport: SIZES.table });
  await table(page, { carthage: YOU, rome: MACHINE }, { game: 'spqr', scenario: 'learning' });
  const layer = page.locator('.news[data-trails]');
  const trails = async (): Promise<number> =>
    (await layer.count()) ? Number(await layer.getAttribute('data-trails')) : 0;
  await play(page, { seed: 4, clicks: 25, eager: 80, until: async () => (await trails()) > 0 });
  const before = await trails();
  expect(before, 'on this seed Rome moves').toBeGreaterThan(0);
  await page.reload();
  await myMove(page);
  await expect.poll(trails).toBe(before);
});
