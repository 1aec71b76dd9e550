/** A finished game seen again: from its table, from a file, from a link to a moment. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { atRest, expect, FINISHED, test } from './fixtures';
import { strays } from './standing';

const RANDOM = { kind: 'machine', player: 'random' };

/** A whole game between two machines that do not think: finished in seconds. */
async function finished(page: Page): Promise<string> {
  await page.request.get('/api/me');
  const seats = { caesar: RANDOM, pompeius: RANDOM };
  const made = await page.request.post('/api/tables', {
    data: { game: 'julius_caesar', seats, seed: 'replay' },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/tables/${table.id}`)).json()) as { state: string }).state,
      {
        timeout: FINISHED,
      },
    )
    .toBe('over');
  return table.id;
}

test('slider, steps, years, eyes, link and file', async ({ open }) => {
  const page = await open();
  const id = await finished(page);
  await page.goto(`/replay/${id}`);
  const replay = page.getByTestId('replay');
  await expect(replay).toHaveAttribute('data-ply', '0');
  const length = Number(await replay.getAttribute('data-length'));
  expect(length).toBeGreaterThan(100);

  await page.getByTestId('step-next').click();
  await page.keyboard.press('ArrowRight');
  await expect(replay).toHaveAttribute('data-ply', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(replay).toHaveAttribute('data-ply', '1');

  await page.getByTestId('slider').fill(String(Math.floor(length / 2)));
  await expect(replay).toHaveAttribute('data-ply', String(Math.floor(length / 2)));

  for (let tenth = 1; tenth < 10; tenth++) {
    const moment = String(Math.floor((length * tenth) / 10));
    await page.getByTestId('slider').fill(moment);
    await expect(replay).toHaveAttribute('data-ply', moment);
    await atRest(page);
    expect(await strays(page), `at ${moment} every stack stands by its own city`).toEqual([]);
  }
  await page.getByTestId('slider').fill(String(Math.floor(length / 2)));

  const winter = await page
    .getByTestId('jump')
    .locator('option', { hasText: 'Winter' })
    .first()
    .getAttribute('value');
  await page.getByTestId('jump').selectOption(winter ?? '');
  await expect(replay).toHaveAttribute('data-ply', winter ?? '');

  await page.keyboard.press('Home');
  await page.getByTestId('play').click();
  await expect(page.getByTestId('position')).not.toContainText(/^0 /);
  await page.getByTestId('play').click();
  await expect(page.getByTestId('play')).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('End');
  await expect(replay).toHaveAttribute('data-ply', String(length));
  await expect(page.getByTestId('log').locator('[data-kind=game-over]')).toBeAttached();

  // Caesar's eyes see no hidden block of the enemy.
  await page.getByTestId('jump').selectOption({ index: 0 });
  await page.getByTestId('as').selectOption('caesar');
  await expect(page.getByTestId('log')).toContainText('Pompeius is dealt 6 cards');

  await page.getByTestId('step-next').click();
  await expect(page).toHaveURL(/ply=1&as=caesar/);
  const moment = page.url();
  const other = await open();
  await other.goto(moment);
  await expect(other.getByTestId('replay')).toHaveAttribute('data-ply', '1');
  await expect(other.getByTestId('as')).toHaveValue('caesar');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()]);
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('bellum record 1');
  await other.goto('/replay');
  await other.getByTestId('record-file').setInputFiles(file);
  await expect(other.getByTestId('replay')).toHaveAttribute('data-length', String(length));
});

test('a file that is no record is refused with a sentence', async ({ open }) => {
  const page = await open();
  await page.goto('/replay');
  await page
    .getByTestId('record-file')
    .setInputFiles({ name: 'x.bellum', mimeType: 'text/plain', buffer: Buffer.from('veni vidi vici') });
  await expect(page.getByTestId('replay-error')).toContainText('not a record');
});
