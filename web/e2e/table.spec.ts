/** A table: two people, one screen for two, undo, lost connections, the end. */

import type { Page } from '@playwright/test';
import type { View } from '../src/games/julius_caesar/view';
import { expect, MACHINE, myMove, ply, settled, table, test, together, YOU } from './fixtures';
import { play } from './robot';

const NAMELESS = [
  'legio_13',
  'legio_8',
  'legio_12',
  'legio_11',
  'legio_14',
  'legio_7',
  'legio_9',
  'legio_10',
];

/** Two people play on, click by click, until something has happened or it takes too long. */
async function playOn(first: Page, second: Page, until: () => boolean): Promise<void> {
  for (let round = 0; round < 12 && !until(); round++)
    for (const page of [first, second]) {
      await together(first, second);
      if ((await page.getByTestId('prompt').getAttribute('data-mine')) === 'true')
        await play(page, { seed: round, clicks: 1, eager: 50, until });
    }
  await together(first, second);
}

test('two browsers at one table, each with its own fog', async ({ open, told }) => {
  const [anna, bela] = [await open(), await open()];
  await anna.goto('/new');
  await anna.getByTestId('seat-pompeius').selectOption('invite');
  await anna.getByTestId('create').click();
  const link = anna.getByTestId('invite-pompeius');
  await expect(link).toHaveValue(/#invite=/);

  await bela.goto(await link.inputValue());
  await bela.getByTestId('accept-invite').click();
  await myMove(anna);
  await myMove(bela);
  await expect(anna.locator('[data-seat=pompeius] .here')).toBeVisible();

  await together(anna, bela);
  const hand = (page: typeof anna, seat: string): string[] =>
    (told(page).latest?.seats[seat]?.view as View | undefined)?.cards.hand ?? [];
  const hers = hand(anna, 'caesar');
  const his = hand(bela, 'pompeius');
  expect(hers).toHaveLength(6);
  expect(his).toHaveLength(6);

  for (const page of [anna, bela]) await play(page, { seed: 3, clicks: 1 });
  await together(anna, bela);
  for (const page of [anna, bela]) await myMove(page);

  // Not what is drawn counts, but what the socket delivered.
  const delivered = JSON.stringify(told(bela).socket);
  for (const secret of [...hers, ...NAMELESS]) expect(delivered, secret).not.toContain(`"${secret}"`);
  const other = JSON.stringify(told(anna).socket);
  for (const secret of his) expect(other, secret).not.toContain(`"${secret}"`);
  for (const message of told(bela).socket)
    if ('seats' in message)
      expect(Object.keys(message.seats).filter((seat) => seat !== 'pompeius')).toEqual([]);

  // They go on: cards are laid, blocks march. Until they meet in battle, neither learns a name from the other.
  await playOn(anna, bela, () => JSON.stringify(told(bela).socket).includes('"kind":"battle"'));
  const messages = told(bela).socket.map((message) => JSON.stringify(message));
  const first = messages.findIndex((message) => message.includes('"kind":"battle"'));
  const known = (first < 0 ? messages : messages.slice(0, first)).join('\n');
  for (const secret of NAMELESS) expect(known, secret).not.toContain(`"${secret}"`);
  expect(await ply(anna)).toBeGreaterThan(4);

  await anna.getByTestId('tab-chat').click();
  await anna.getByTestId('chat-input').fill('Alea iacta est');
  await anna.keyboard.press('Enter');
  await bela.getByTestId('tab-chat').click();
  await expect(bela.getByTestId('chat')).toContainText('Alea iacta est');

  await bela.close();
  await expect(anna.locator('[data-seat=pompeius] .dot:not(.here)')).toBeVisible();
});

test('a spectator sees what is public and cannot act', async ({ open, told }) => {
  const [player, guest] = [await open(), await open()];
  const id = await table(player, { caesar: YOU, pompeius: MACHINE });
  await myMove(player);
  await guest.goto(`/table/${id}`);
  await settled(guest);
  await expect(guest.getByTestId('prompt')).toHaveAttribute('data-mine', 'false');
  await expect(guest.getByTestId('undo')).toHaveCount(0);
  await expect(guest.locator('[data-action]')).toHaveCount(0);
  const delivered = JSON.stringify(told(guest).socket);
  for (const secret of NAMELESS) expect(delivered).not.toContain(`"${secret}"`);
  await expect(player.getByTestId('seats')).toContainText('1 spectator');
});

test('an open table is found on the first page and joined', async ({ open }) => {
  const [anna, bela] = [await open(), await open()];
  const id = await table(anna, { caesar: { kind: 'open' }, pompeius: YOU });
  await expect(anna.getByTestId('lobby')).toBeVisible();
  await bela.goto('/');
  await bela.locator(`[data-testid=open-tables] [data-id="${id}"]`).click();
  await bela.getByTestId('join-caesar').click();
  await myMove(bela);
  await myMove(anna);
  await anna.goto('/');
  await expect(anna.locator(`[data-testid=mine-tables] [data-id="${id}"]`)).toContainText('Your turn');
});

test('one screen for two: a curtain between the turns', async ({ home }) => {
  await home.getByTestId('game-julius_caesar').getByTestId('hot-seat').click();
  const curtain = home.getByTestId('curtain');
  await expect(curtain).toContainText('Caesar');
  await expect(home.getByTestId('prompt')).toHaveCount(0);
  await expect(home.getByTestId('log')).toHaveCount(0);
  await expect(home.locator('[data-action]')).toHaveCount(0);
  await home.getByTestId('curtain-open').click();
  await myMove(home);
  await expect(home.getByTestId('log')).toContainText('Caesar is dealt');
  await play(home, { seed: 1, clicks: 1 });

  await expect(curtain).toContainText('Pompeius');
  await expect(home.locator('[data-action]'), 'nothing of either side is on the screen').toHaveCount(0);
  await expect(home.getByTestId('log')).toHaveCount(0);
  await home.reload();
  await expect(curtain, 'nor after a reload').toBeVisible();
  await home.getByTestId('curtain-open').click();
  await expect(home.getByTestId('prompt')).toContainText('Pompeius');
  await expect(home.getByTestId('log')).not.toContainText('Caesar discards 2/');
});

test('undo goes back to the last die or reveal, and says why not further', async ({ open }) => {
  const page = await open();
  await table(page, { caesar: YOU, pompeius: MACHINE });
  await myMove(page);
  await page.keyboard.press('u');
  await expect(page.getByTestId('notice')).toContainText('Nothing to undo');
  const taken = page.locator('[data-testid=undo][aria-disabled=false]');
  await play(page, { seed: 5, clicks: 40, eager: 0, until: () => taken.isVisible() });
  await expect(taken, 'on this seed the robot comes to something it can take back').toBeVisible();
  const after = await ply(page);
  await taken.click();
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(after - 1));
});

test('taking a move back needs the other player’s word', async ({ open }) => {
  const [anna, bela] = [await open(), await open()];
  const id = await table(anna, { caesar: YOU, pompeius: { kind: 'open' } });
  await bela.goto(`/table/${id}`);
  await bela.getByTestId('join-pompeius').click();
  // Until both have chosen, a secret choice is taken back without a word.
  for (const page of [anna, bela]) await play(page, { seed: 2, clicks: 1 });
  await together(anna, bela);
  await anna.getByTestId('offer-undo').click();
  await expect(bela.getByTestId('offer')).toContainText('Caesar asks');
  await bela.getByTestId('offer-decline').click();
  await expect(anna.getByTestId('offer')).toHaveCount(0);
  await expect(anna.getByTestId('table')).toHaveAttribute('data-ply', '2');
  await anna.getByTestId('offer-undo').click();
  await bela.getByTestId('offer-accept').click();
  await expect(anna.getByTestId('table')).toHaveAttribute('data-ply', '0');
  await myMove(anna);
});

test('the server is killed in the middle of a game and nothing is lost', async ({ open, server }) => {
  const page = await open();
  await table(page, { caesar: YOU, pompeius: MACHINE });
  await play(page, { seed: 8, clicks: 4 });
  const before = await ply(page);
  await server.stop('SIGKILL');
  await expect(page.getByTestId('reconnecting')).toBeVisible();
  await expect(page.getByTestId('table')).toHaveAttribute('data-link', 'lost');
  await server.start();
  await expect(page.getByTestId('table')).toHaveAttribute('data-link', 'online');
  await expect(page.getByTestId('reconnecting')).toHaveCount(0);
  await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(before);
  await play(page, { seed: 9, clicks: 3 });
});

test('resign, rematch with sides changed', async ({ open }) => {
  const page = await open();
  await table(page, { caesar: YOU, pompeius: MACHINE });
  await myMove(page);
  await page.getByTestId('tab-table').click();
  await page.getByTestId('resign').click();
  await page.getByTestId('resign-yes').click();
  await expect(page.getByTestId('outcome')).toContainText('Caesar resigned');
  await page.getByTestId('rematch').click();
  await expect(page.locator('[data-seat=pompeius]')).toContainText('you');
  await myMove(page);
});

test('a click that is refused says why, with the rule, and opens it', async ({ open }) => {
  const page = await open();
  await table(page, { caesar: YOU, pompeius: MACHINE });
  await myMove(page);
  const before = String(await ply(page));
  await page.locator('[data-space=roma]').click();
  const notice = page.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice).toContainText('for a block that you have just picked up');
  await page.getByTestId('open-settings').click();
  await page.getByTestId('lang-pl').click();
  await page.keyboard.press('Escape');
  // A notice goes by itself after some seconds: who was too slow asks again.
  await expect(async () => {
    await page.locator('[data-space=roma]').click();
    await expect(notice, 'in one’s own language').toContainText('Cel wskazuje się tylko dla', {
      timeout: 5_000,
    });
    await notice.getByTestId('rule-link').click({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByTestId('rules-panel').locator('[aria-current=true]')).toHaveText('6.1');
  await expect(page.getByTestId('table'), 'and nothing has changed').toHaveAttribute('data-ply', before);
});

test('the log follows the game until somebody scrolls up to read', async ({ open }) => {
  const page = await open({ viewport: { width: 1100, height: 500 } });
  await table(page, { caesar: YOU, pompeius: MACHINE });
  await play(page, { seed: 8, clicks: 6 });
  await settled(page);
  const log = page.getByTestId('log');
  const below = (): Promise<number> =>
    log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(80);
  await expect.poll(below).toBeLessThan(4);
  await expect(log).toHaveAttribute('data-follows', 'true');
  await log.evaluate((box) => box.scrollTo(0, 0));
  await expect(log, 'the log has seen that somebody scrolled up').toHaveAttribute('data-follows', 'false');
  const lines = await log.getByRole('listitem').count();
  await play(page, { seed: 9, clicks: 1 });
  await settled(page);
  await expect.poll(() => log.getByRole('listitem').count()).toBeGreaterThan(lines);
  // If it wanted to follow the new lines, it would have done so before the next frame but one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBe(0);
  await expect(log).toHaveAttribute('data-follows', 'false');
});

test('a line of the log shows its place on the map', async ({ open }) => {
  const page = await open();
  await table(page, { caesar: YOU, pompeius: MACHINE });
  const moved = page.getByTestId('log').locator('[data-kind=moved]');
  await play(page, { seed: 8, clicks: 20, until: async () => (await moved.count()) > 0 });
  await expect(moved.last(), 'on this seed somebody has marched by now').toBeAttached();
  await moved.last().hover();
  await expect(page.locator('[data-space].focused').first()).toBeAttached();
  await page.getByTestId('undo').hover();
  await expect(page.locator('[data-space].focused')).toHaveCount(0);
});
