/** Hannibal: a full turn by clicking, an interception answered in a second browser, the battle, a refused click. */

import type { Page } from '@playwright/test';
import type { View } from '../src/games/hannibal/view';
import {
  accessible,
  expect,
  FINISHED,
  legal,
  MACHINE,
  myMove,
  ply,
  table,
  test,
  together,
  YOU,
} from './fixtures';
import { fight, IBERIA, march, mine } from './hannibal';
import { play } from './robot';
import { everyoneAtHome } from './standing';

const WAR = { game: 'hannibal', seed: 'Cannae' };

test('a full turn against the machine by clicking', async ({ open }) => {
  const page = await open();
  await table(page, { rome: YOU, carthage: MACHINE }, WAR);
  const board = page.locator('[data-game=hannibal]');
  await expect(board).toHaveAttribute('data-turn', '1');
  const later = async (): Promise<boolean> => (await board.getAttribute('data-turn')) !== '1';
  const { clicks } = await play(page, { seed: 3, clicks: 400, eager: 40, until: later });
  expect(clicks).toBeGreaterThan(7); // a card a round, at the least
  await expect(board, 'on this seed Rome lives to see the second turn').toHaveAttribute('data-turn', '2');
  await everyoneAtHome(page);
});

test('an interception answered in a second browser, and the battle', async ({ open }) => {
  const [anna, bela] = await march(open);
  await expect(anna.getByTestId('prompt')).toHaveAttribute('data-mine', 'false');
  await fight(anna, bela);

  // They fight it out, each with his own hand before him and the other's backs.
  const duel = (page: Page) => page.getByTestId('battle');
  for (const page of [anna, bela]) {
    await expect.poll(() => duel(page).locator('.near .bc:not(.back)').count()).toBeGreaterThan(2);
    await expect.poll(() => duel(page).locator('.far .back').count()).toBeGreaterThan(2);
  }
  let fought = 0;
  await together(anna, bela);
  for (; fought < 150 && (await duel(anna).count()); fought++) {
    await play((await mine(anna)) ? anna : bela, { seed: fought, clicks: 1 });
    await together(anna, bela);
  }
  expect(fought).toBeGreaterThan(0);
  await expect(duel(anna)).toHaveCount(0);
  await expect(duel(bela)).toHaveCount(0);
});

test('neither hand leaves its owner’s browser', async ({ open, told }) => {
  const [anna, bela] = await march(open);
  const hand = (page: Page, seat: string): string[] =>
    (told(page).latest?.seats[seat]?.view as View | undefined)?.cards.hand ?? [];
  await together(anna, bela);
  const [hers, his] = [hand(anna, 'rome'), hand(bela, 'carthage')];
  expect(hers.length).toBeGreaterThan(4);
  expect(his.length).toBeGreaterThan(4);
  const words = new Set(['truce', 'foraging', 'elephant_fear']); // also the names of markers and options
  const secret = (cards: string[]) => cards.filter((card) => !words.has(card));
  for (const card of secret(hers)) expect(JSON.stringify(told(bela).socket), card).not.toContain(`"${card}"`);
  for (const card of secret(his)) expect(JSON.stringify(told(anna).socket), card).not.toContain(`"${card}"`);
});

test('a refused click says why, with the rule', async ({ open }) => {
  const [anna, bela] = await march(open);
  const before = String(await ply(bela));
  await bela.locator('[data-space=arsa]').click();
  const notice = bela.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice.getByTestId('rule-link')).toBeVisible();
  await expect(bela.getByTestId('table'), 'and nothing has changed').toHaveAttribute('data-ply', before);
  await expect(anna.locator('[data-action]'), 'nothing can be clicked out of turn').toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the board and in a battle, ${colorScheme}`, async ({ open }) => {
    const [anna, bela] = await march(() => open({ colorScheme }));
    await accessible(bela);
    await fight(anna, bela);
    await together(anna, bela);
    await accessible(anna);
    await accessible(bela);
  });
}

test('a phone: cards and orders under the map, nothing cut off', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const seed = 'Saguntum';
  await table(page, { rome: YOU, carthage: MACHINE }, { ...IBERIA, seed });
  await myMove(page);
  expect(await legal(page), `the seed "${seed}" lets Rome choose who begins`).toEqual(['first', 'second']);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  const first = page.locator('[data-game=hannibal] [data-action=first]');
  await expect(first).toBeInViewport();
  await first.tap();
  await expect(page.getByTestId('table')).not.toHaveAttribute('data-ply', '0');
  await myMove(page);
  const cards = page.locator('[data-action^="ops "]');
  await expect(cards.first()).toBeInViewport();
  const before = await ply(page);
  await cards.first().tap();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
});

test('a game of two machines in the replay, with both hands open', async ({ open }) => {
  const page = await open();
  await page.request.get('/api/me');
  const seats = { rome: MACHINE, carthage: MACHINE };
  const made = await page.request.post('/api/tables', { data: { ...IBERIA, seats, seed: 'Ilipa' } });
  const { table } = (await made.json()) as { table: { id: string } };
  const over = async (): Promise<string> =>
    ((await (await page.request.get(`/api/tables/${table.id}`)).json()) as { state: string }).state;
  await expect.poll(over, { timeout: FINISHED, intervals: [500] }).toBe('over');
  await page.goto(`/replay/${table.id}?ply=12`);
  await expect(page.getByTestId('replay')).toHaveAttribute('data-ply', '12');
  await expect(page.locator('[data-piece=scipio_africanus]')).toBeVisible();
  await expect(page.locator('[data-action]')).toHaveCount(0);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBeGreaterThan(9);
  await page.goto(`/replay/${table.id}?ply=9999`);
  await expect(page.locator('[data-game=hannibal] .outcome')).toBeVisible();
});
