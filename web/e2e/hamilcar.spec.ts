/** Hamilcar: a turn by clicking, a fleet intercepted in a second browser, the naval battle, a refused click. */

import type { Page } from '@playwright/test';
import type { SeaBattleView, View } from '../src/games/hamilcar/view';
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
  type Told,
} from './fixtures';
import { begin, click, engage, mine, offered, sail, WAR } from './hamilcar';
import { play } from './robot';
import { everyoneAtHome } from './standing';

const battleOf = (told: Told, seat: string): SeaBattleView | null | undefined =>
  (told.latest?.seats[seat]?.view as View | undefined)?.sea.battle;

test('a full turn against the machine by clicking', async ({ open }) => {
  const page = await open();
  await table(page, { rome: YOU, carthage: MACHINE }, { ...WAR, seed: 'Messana' });
  const board = page.locator('[data-game=hamilcar]');
  await expect(board).toHaveAttribute('data-turn', '1');
  const later = async (): Promise<boolean> => (await board.getAttribute('data-turn')) !== '1';
  const { clicks } = await play(page, { seed: 3, clicks: 400, eager: 40, until: later });
  expect(clicks).toBeGreaterThan(7); // a card a round, at the least
  await expect(board, 'on this seed Rome lives to see the second turn').toHaveAttribute('data-turn', '2');
  await everyoneAtHome(page);
});

test('a fleet is intercepted in a second browser, and the naval battle is fought by clicking', async ({
  open,
  told,
}) => {
  const people = await sail(open);
  const [anna, bela] = people;
  await expect(anna.getByTestId('prompt')).toHaveAttribute('data-mine', 'false');
  // The hunters shine on the map, and so does their port; the sailing fleet has an arrow.
  await expect(bela.locator('[data-piece="fleet:carthage:lilybaeum"]')).toHaveClass(/can/);
  await expect(bela.locator('[data-goal=lilybaeum]')).toBeVisible();
  await expect.poll(() => bela.locator('.arrows g').count()).toBeGreaterThan(0);
  await engage(people);

  // Carthage holds the sea, and so a tactic card: Béla sees it, Anna's browser was never told.
  const hand = Object.keys(battleOf(told(bela), 'carthage')?.hand ?? {});
  expect(hand.length).toBeGreaterThan(0);
  expect(battleOf(told(anna), 'rome')).toMatchObject({ hand: {}, chosen: { carthage: false } });
  expect(battleOf(told(anna), 'rome')?.hands).toBeUndefined();
  await expect(bela.locator('.hand .tactic').first()).toBeVisible();
  await expect(anna.locator('.hand .tactic')).toHaveCount(0);
  await expect(bela.locator('.ships.carthage .ready')).toHaveCount(2);
  await expect(bela.locator('.ships.rome .ready')).toHaveCount(1);

  const card = (await legal(bela)).find((notation) => notation.startsWith('tactic '));
  expect(card, 'the seed deals a card that may be played').toBeDefined();
  await click(bela, card!);
  await together(anna, bela);
  for (const page of people) {
    await expect(page.getByTestId('battle').getByRole('img', { name: /^(Rome|Carthage): \d/ })).toHaveCount(
      2,
    );
    await expect(page.locator('.deed .tactic:not(.back)')).toHaveCount(1);
  }

  let clicks = 0;
  for (; clicks < 60 && (await anna.locator('.sea').count()); clicks++) {
    await play((await mine(anna)) ? anna : bela, { seed: clicks, clicks: 1 });
    await together(anna, bela);
  }
  for (const page of people) await expect(page.locator('.sea')).toHaveCount(0);
});

test('a refused click says why, with the rule', async ({ open }) => {
  const [anna, bela] = await begin(open, 'Ecnomus');
  await click(anna, 'fleet neapolis');
  const before = String(await ply(anna));
  await anna.locator('[data-space=syracusae]').click();
  const notice = anna.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice.getByTestId('rule-link')).toHaveText(/H8\.5/);
  await expect(anna.getByTestId('table'), 'and nothing has changed').toHaveAttribute('data-ply', before);
  await expect(bela.locator('[data-action]'), 'nothing can be clicked out of turn').toHaveCount(0);
});

test('the keyboard takes a fleet along a lane', async ({ open }) => {
  const [anna] = await begin(open, 'Ecnomus');
  await click(anna, 'fleet neapolis');
  const before = await ply(anna);
  const port = anna.locator('[data-space=panormus]');
  await port.focus();
  await expect(port).toBeFocused();
  await anna.keyboard.press('Enter');
  await expect.poll(() => ply(anna)).toBeGreaterThan(before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the board and in a naval battle, ${colorScheme}`, async ({ open }) => {
    const people = await sail(() => open({ colorScheme }));
    for (const page of people) await accessible(page);
    await engage(people);
    for (const page of people) await accessible(page);
  });
}

test('a phone: cards and orders under the map, nothing cut off', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const seed = 'Tyndaris';
  await table(page, { rome: YOU, carthage: MACHINE }, { ...WAR, seed });
  await myMove(page);
  expect(await legal(page), `the seed "${seed}" has Rome play a card`).toContain('ops mare_nostrum');
  const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
  const cards = page.locator('[data-action^="ops "]');
  await expect(cards.first()).toBeInViewport();
  let before = await ply(page);
  await cards.first().tap();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
  await myMove(page);
  before = await ply(page);
  const deposit = offered(page, 'deposit').first();
  await expect(deposit).toBeInViewport();
  await deposit.tap();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
  await expect.poll(wide).toBeLessThanOrEqual(0);
});

/** The state of a table, by the API. */
const stateOf = async (page: Page, id: string): Promise<string> =>
  ((await (await page.request.get(`/api/tables/${id}`)).json()) as { state: string }).state;

test('a game of two machines in the replay, with both hands open', async ({ open }) => {
  const page = await open();
  await page.request.get('/api/me');
  const hasty = { kind: 'machine', player: 'random' }; // who thinks plays a longer game than is needed here
  const seats = { rome: hasty, carthage: hasty };
  const short = { ...WAR, scenario: 'war_for_sicilia' };
  const made = await page.request.post('/api/tables', { data: { ...short, seats, seed: 'Agrigentum' } });
  const { table } = (await made.json()) as { table: { id: string } };
  await expect.poll(() => stateOf(page, table.id), { timeout: FINISHED, intervals: [500] }).toBe('over');
  await page.goto(`/replay/${table.id}?ply=4`);
  await expect(page.getByTestId('replay')).toHaveAttribute('data-ply', '4');
  await expect(page.locator('[data-piece^="fleet:"]').first()).toBeVisible();
  await expect(page.locator('[data-action]')).toHaveCount(0);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBeGreaterThan(9);
  await page.goto(`/replay/${table.id}?ply=9999`);
  await expect(page.locator('[data-game=hamilcar] .outcome')).toBeVisible();
});
