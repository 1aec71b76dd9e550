/** Hannibal: a full turn by clicking, an interception answered in a second browser, the battle, a refused click. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, MACHINE, myMove, ply, table, test, YOU } from './fixtures';
import { fight, IBERIA, march, mine, together } from './hannibal';
import { play } from './robot';

const WAR = { game: 'hannibal', seed: 'Cannae' };

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

test('a full turn against the machine by clicking', async ({ open }) => {
  test.setTimeout(10 * 60_000);
  const page = await open();
  await table(page, { rome: YOU, carthage: MACHINE }, WAR);
  const board = page.locator('[data-game=hannibal]');
  await expect(board).toHaveAttribute('data-turn', '1');
  const later = async (): Promise<boolean> => (await board.getAttribute('data-turn')) !== '1';
  const clicks = await play(page, { seed: 3, clicks: 400, eager: 40, until: later });
  expect(clicks).toBeGreaterThan(7); // a card a round, at the least
  expect((await later()) || (await page.getByTestId('outcome').isVisible())).toBe(true);
});

test('an interception answered in a second browser, and the battle', async ({ open }) => {
  test.setTimeout(5 * 60_000);
  const [anna, bela] = await march(open);
  expect(await mine(anna)).toBe(false);
  await fight(anna, bela);

  // They fight it out, each with his own hand before him and the other's backs.
  const duel = (page: Page) => page.getByTestId('battle');
  for (const page of [anna, bela]) {
    expect(await duel(page).locator('.near .bc:not(.back)').count()).toBeGreaterThan(2);
    expect(await duel(page).locator('.far .back').count()).toBeGreaterThan(2);
  }
  let fought = 0;
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
  type Seen = { seats?: Record<string, { view: { cards: { hand: string[] } } }> };
  const hand = (page: Page, seat: string): string[] => {
    const views = (told(page).socket as Seen[]).flatMap(({ seats }) => (seats?.[seat] ? [seats[seat].view] : []));
    return views.at(-1)?.cards.hand ?? [];
  };
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
  const before = await ply(bela);
  await bela.locator('[data-space=arsa]').click();
  const notice = bela.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice).toBeVisible();
  await expect(notice.getByTestId('rule-link')).toBeVisible();
  expect(await ply(bela), 'and nothing has changed').toBe(before);
  await expect(anna.locator('[data-action]'), 'nothing can be clicked out of turn').toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the board and in a battle, ${colorScheme}`, async ({ open }) => {
    test.setTimeout(5 * 60_000);
    const [anna, bela] = await march(() => open({ colorScheme }));
    expect(await serious(bela)).toEqual([]);
    await fight(anna, bela);
    expect(await serious(anna)).toEqual([]);
    expect(await serious(bela)).toEqual([]);
  });
}

test('a phone: cards and orders under the map, nothing cut off', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await table(page, { rome: YOU, carthage: MACHINE }, IBERIA);
  await myMove(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const cards = page.locator('[data-action^="ops "]');
  const first = page.locator('[data-game=hannibal] [data-action=first]');
  await expect(cards.or(first).first()).toBeInViewport();
  if (await first.isVisible()) await first.tap();
  await expect(cards.first()).toBeInViewport();
  const before = await ply(page);
  await cards.first().tap();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
});

test('a game of two machines in the replay, with both hands open', async ({ open }) => {
  test.setTimeout(5 * 60_000);
  const page = await open();
  await page.request.get('/api/me');
  const seats = { rome: MACHINE, carthage: MACHINE };
  const made = await page.request.post('/api/tables', { data: { ...IBERIA, seats, seed: 'Ilipa' } });
  const { table } = (await made.json()) as { table: { id: string } };
  const over = async (): Promise<string> =>
    ((await (await page.request.get(`/api/tables/${table.id}`)).json()) as { state: string }).state;
  await expect.poll(over, { timeout: 240_000, intervals: [500] }).toBe('over');
  await page.goto(`/replay/${table.id}?ply=12`);
  await expect(page.getByTestId('replay')).toHaveAttribute('data-ply', '12');
  await expect(page.locator('[data-force=scipio_africanus]')).toBeVisible();
  await expect(page.locator('[data-action]')).toHaveCount(0);
  expect(await page.locator('.hand [data-card]').count()).toBeGreaterThan(9);
  await page.goto(`/replay/${table.id}?ply=9999`);
  await expect(page.locator('[data-game=hannibal] .outcome')).toBeVisible();
});
