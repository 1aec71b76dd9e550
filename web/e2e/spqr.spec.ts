/** SPQR: the first phase of a battle by clicking on the map, at a desk and on a phone. */

import type { Page } from '@playwright/test';
import { beyond } from '../src/games/spqr/actions';
import { accessible, expect, legal, ply, table, test, together, YOU, type Told } from './fixtures';
import { play } from './robot';
import { gather } from './second_punic_war';
import { activate, BATTLE, goal, going, offer, performed, reached, seen, spot, toRome } from './spqr';

const UNIT = 'asv_rc_a';

/** The unit gets an order and goes to the next hex, both by clicks on the map; then it stops. */
async function march(page: Page, told: (page: Page) => Told): Promise<string> {
  const [from] = (await seen(page, told)).units[UNIT]!.hexes;
  await going(page, () => goal(page, from!).click());
  expect((await seen(page, told)).march?.unit).toBe(UNIT);
  const to = beyond(from!, 'se');
  await going(page, () => goal(page, to).click());
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

test('a turn of the battle to learn by, by clicking, against a machine', async ({ open }) => {
  const page = await open();
  await table(page, { carthage: { kind: 'machine', player: 'random' }, rome: YOU }, BATTLE);
  const board = page.locator('[data-game=spqr]');
  await expect(board).toHaveAttribute('data-turn', '1');
  const later = async (): Promise<boolean> => (await board.getAttribute('data-turn')) !== '1';
  const { clicks } = await play(page, { seed: 3, clicks: 600, eager: 25, until: later });
  expect(clicks).toBeGreaterThan(3);
  await expect(board).toHaveAttribute('data-turn', '2');
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
  await expect(page.locator('[data-game=spqr] canvas:visible').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await activate(page, told);
  await march(page, told);
  expect(await legal(page)).not.toContain(`order ${UNIT}`);
});

test('a way in one gesture: the price of every hex, the way to one, and all of it with a click', async ({
  open,
  told,
}) => {
  const page = await open();
  await toRome(page);
  await activate(page, told);
  await offer(page, `order ${UNIT}`);
  await reached(page);
  const way = page.locator('[data-game] [data-way]');
  await expect(way).toHaveCount(0);
  const { x, y } = await spot(page, '1005');
  await page.mouse.move(x, y);
  await expect(way).toHaveAttribute('data-way', '1005');
  await expect(way).toHaveText('4 points');
  const before = await ply(page);
  await page.mouse.click(x, y);
  await expect.poll(() => ply(page)).toBe(before + 4);
  await performed(page);
  const { units, march } = await seen(page, told);
  expect(units[UNIT]!.hexes).toEqual(['1005']);
  expect(march?.left).toBe(4);

  // A click on another unit of his stops this one, and that one is under way.
  const [other] = units.asv_ex!.hexes;
  const there = await spot(page, other!);
  await page.mouse.click(there.x, there.y);
  await expect.poll(() => ply(page)).toBe(before + 6);
  await performed(page);
  expect((await seen(page, told)).march?.unit).toBe('asv_ex');
});

test('a whole line goes forward with one click', async ({ open, told }) => {
  const page = await open();
  await toRome(page);
  await activate(page, told, 'tr_antonius');
  await offer(page, 'line velites');
  const line = (await seen(page, told)).phase!.line;
  const from = (await seen(page, told)).units;
  const before = await ply(page);
  await page.locator('[data-drill=right]').click();
  await expect.poll(() => ply(page)).toBe(before + 3 * line.length);
  await performed(page);
  const { units } = await seen(page, told);
  for (const id of line) expect(units[id]!.hexes).toEqual([beyond(from[id]!.hexes[0]!, 'se')]);
});

test('the next unit of a line does what the last one did', async ({ open, told }) => {
  const page = await open();
  await toRome(page);
  await activate(page, told, 'tr_antonius');
  await offer(page, 'line velites');
  const from = (await seen(page, told)).units;
  await offer(page, 'unit asv_ve_a');
  await offer(page, 'step se');
  await offer(page, 'turn ne');
  const before = await ply(page);
  await page.locator('[data-drill=same]').click();
  await expect.poll(() => ply(page), 'stop, the next, a step, a turn, stop').toBe(before + 5);
  await performed(page);
  const { units } = await seen(page, told);
  for (const id of ['asv_ve_a', 'asv_ve_b'])
    expect(units[id]).toMatchObject({ hexes: [beyond(from[id]!.hexes[0]!, 'se')], face: 'ne' });
});

test('Escape stops what was begun', async ({ open, told }) => {
  const page = await open();
  await toRome(page);
  await activate(page, told);
  await offer(page, `order ${UNIT}`);
  await reached(page);
  const { x, y } = await spot(page, '1405');
  const before = await ply(page);
  await page.mouse.click(x, y);
  await page.keyboard.press('Escape');
  await performed(page);
  expect(await ply(page)).toBeLessThan(before + 8);
  expect((await seen(page, told)).march?.unit).toBe(UNIT);
});

test('a withdrawal answered in a second browser stops the line', async ({ open, told }) => {
  const { rome, carthage } = await gather(open, ['rome', 'carthage'], BATTLE);
  await together(rome, carthage);
  await withdrawal(rome, carthage, told);
});

/** Velites come up to the slingers until they are asked; who withdraws is gone, and Rome goes on. */
async function withdrawal(rome: Page, carthage: Page, told: (page: Page) => Told): Promise<void> {
  await offer(carthage, 'done');
  await offer(carthage, 'pass');
  await together(rome, carthage);
  await activate(rome, told, 'tr_antonius');
  await offer(rome, 'line velites');
  await rome.locator('[data-drill=far]').click();
  await expect(carthage.getByTestId('prompt')).toHaveAttribute('data-mine', 'true');
  await performed(rome);
  await expect(rome.locator('[data-game] [role=status]')).toContainText('something else is asked');
  await together(rome, carthage);
  const [from] = (await seen(carthage, told, 'carthage')).units.ba_sk_1!.hexes;
  await offer(carthage, 'withdraw ba_sk_1');
  await reached(carthage);
  const [step] = (await legal(carthage)).filter((notation) => notation.startsWith('step '));
  await goal(carthage, beyond(from!, step!.split(' ')[1]!)).click();
  await expect
    .poll(async () => (await seen(carthage, told, 'carthage')).units.ba_sk_1!.hexes[0])
    .not.toBe(from);
}

test('what is hard to see is shown when asked for', async ({ open, told }) => {
  const page = await open();
  await toRome(page);
  await activate(page, told);
  await page.keyboard.press('z');
  await expect(page.locator('[data-game] [data-zone]')).toHaveCount(2);
  await page.keyboard.press('k');
  await expect(page.locator('[data-game] [data-range]')).toBeAttached();
  await page.keyboard.press('i');
  await expect(page.locator('[data-game] [data-line]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(page.locator('[data-show=zones]')).toHaveAttribute('aria-pressed', 'true');
  await accessible(page);
  await page.locator('[data-show=zones]').click();
  await expect(page.locator('[data-game] [data-zone]')).toHaveCount(0);
});

test('the battle to learn by comes first, and says what one has to know', async ({ open }) => {
  const page = await open();
  await page.goto('/new?game=spqr');
  await expect(page.getByTestId('scenario')).toHaveValue('learning');
  await expect(page.getByTestId('guide').locator('li')).toHaveCount(5);
  await page.getByTestId('scenario').selectOption('cannae');
  await expect(page.getByTestId('guide')).toHaveCount(0);
});

test('a phone: a way is shown with one tap and taken with the second', async ({ open, told }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await toRome(page);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await activate(page, told);
  await going(page, () => goal(page, '0603').click());
  await reached(page);
  const before = await ply(page);
  const { x, y } = await spot(page, '1005');
  await page.touchscreen.tap(x, y);
  await expect(page.locator('[data-game] [data-way]')).toHaveAttribute('data-way', '1005');
  expect(await ply(page), 'nothing has been sent').toBe(before);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => ply(page)).toBe(before + 4);
  await performed(page);
  expect((await seen(page, told)).units[UNIT]!.hexes).toEqual(['1005']);
});
