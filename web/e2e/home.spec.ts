/** The first page: whose turn it is, a thousand tables, games to watch. */

import type { Page } from '@playwright/test';
import { accessible, expect, SIZES, test, YOU } from './fixtures';

const MANY = 1000;
const AT_ONCE = 10;
const CIVIL_WAR = ['julius_caesar', 'caesar', 'pompeius'] as const;
const PUNIC_WAR = ['hannibal', 'rome', 'carthage'] as const;
const NOVICE = { kind: 'machine', player: 'random' };

async function made(
  page: Page,
  seats: Record<string, unknown>,
  game: string = CIVIL_WAR[0],
): Promise<string> {
  const answer = await page.request.post('/api/tables', { data: { game, seats } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { table: { id: string } }).table.id;
}

/** A game that is over: given up at once. */
async function finished(page: Page, number: number): Promise<void> {
  const [game, seat, other] = number % 10 ? CIVIL_WAR : PUNIC_WAR;
  const id = await made(page, { [seat]: YOU, [other]: NOVICE }, game);
  const answer = await page.request.post(`/api/tables/${id}/resign`, { data: { seat } });
  expect(answer.status()).toBe(200);
}

test('a thousand tables: your turn first, pages, and a search, on a desktop and on a phone', async ({
  home,
  open,
}) => {
  await home.request.get('/api/me');
  for (let done = 0; done < MANY; done += AT_ONCE)
    await Promise.all([...Array(AT_ONCE).keys()].map((number) => finished(home, done + number)));
  const waiting = await made(home, { caesar: YOU, pompeius: { kind: 'invite' } });
  const turn = await made(home, { caesar: YOU, pompeius: YOU });
  await made(home, { caesar: YOU, pompeius: { kind: 'invite' } });
  await home.reload();
  const list = home.getByTestId('mine-list');
  const rows = list.getByTestId('table-row');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toHaveAttribute('data-id', turn);
  await expect(rows.first()).toContainText('Your turn');
  await expect(rows.nth(2)).toHaveAttribute('data-id', waiting);
  await expect(rows.nth(3)).toContainText('You lost');
  await expect(list).toContainText('Page 1 of 21, 1,003 tables');
  await list.getByTestId('mine-next').click();
  await expect(list).toContainText('Page 2 of 21');
  await expect(rows.first()).not.toHaveAttribute('data-id', turn);
  await list.getByTestId('mine-game').selectOption('hannibal');
  await expect(list).toContainText('Page 1 of 2, 100 tables');
  await list.getByTestId('mine-side').selectOption('carthage');
  await expect(list).toContainText('No table is like that.');
  await list.getByTestId('mine-game').selectOption('');
  await list.getByTestId('mine-state').selectOption('open');
  await expect(rows).toHaveCount(2);

  // The same person on a phone.
  const phone = await open({
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    storageState: await home.context().storageState(),
  });
  await phone.goto('/');
  const small = phone.getByTestId('mine-list');
  const first = small.getByTestId('table-row').first();
  await expect(first).toHaveAttribute('data-id', turn);
  await expect(first).toContainText('Your turn');
  await expect(small).toContainText('Page 1 of 21, 1,003 tables');
  const wide = (): Promise<number> => phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide(), 'nothing is cut off').toBeLessThanOrEqual(0);
  await accessible(phone);
  await small.getByTestId('mine-next').tap();
  await expect(small).toContainText('Page 2 of 21');
  await expect(first).not.toHaveAttribute('data-id', turn);
  await expect(first, 'the new page is read from its first table').toBeInViewport();
  await small.getByTestId('mine-game').selectOption('hannibal');
  await expect(small).toContainText('Page 1 of 2, 100 tables');
  await small.getByTestId('mine-state').selectOption('open');
  await expect(small).toContainText('No table is like that.');
  await small.getByTestId('mine-game').selectOption('');
  await expect(small.getByTestId('table-row')).toHaveCount(2);
  expect(await wide()).toBeLessThanOrEqual(0);
  await first.tap();
  await expect(phone.getByTestId('lobby-game')).toContainText('Julius Caesar');
});

test('games to watch, and tables to join, are those of others', async ({ open }) => {
  const [ala, bela, cili] = [await open(), await open(), await open()];
  for (const page of [ala, bela, cili]) await page.request.get('/api/me');
  const seats = { caesar: YOU, pompeius: { kind: 'open' } };
  const [game, free] = [await made(ala, seats), await made(ala, seats)];
  const joined = await bela.request.post(`/api/tables/${game}/join`, { data: { seat: 'pompeius' } });
  expect(joined.status()).toBe(200);
  for (const page of [ala, cili]) await page.goto('/');
  const row = (page: Page, list: string, id: string) =>
    page.getByTestId(`${list}-list`).locator(`[data-id="${id}"]`);
  await expect(row(cili, 'watch', game)).toBeVisible();
  await expect(row(cili, 'open', game)).toHaveCount(0);
  await expect(row(ala, 'mine', game)).toBeVisible();
  await expect(row(ala, 'mine', free)).toBeVisible();
  await expect(row(ala, 'watch', game)).toHaveCount(0);
  await expect(row(ala, 'open', free)).toHaveCount(0);
  await row(cili, 'open', free).click();
  await expect(cili.getByTestId('lobby-game')).toContainText('Julius Caesar');
});
