/** The Second Punic War: a stage by clicking, five at one screen, a naval battle, an effect answered in a third browser. */

import type { Page } from '@playwright/test';
import type { View } from '../src/games/second_punic_war/view';
import { accessible, expect, legal, ply, settled, table, test, together, YOU } from './fixtures';
import { play } from './robot';
import { everyoneAtHome } from './standing';
import { click, decline, follow, gather, mover, seaBattle, WAR } from './second_punic_war';

test('the first page leads to a table for any number of players', async ({ open }) => {
  const page = await open();
  await page.goto('/');
  const card = page.getByTestId(`game-${WAR.game}`);
  await expect(card.getByRole('link', { name: / players$/ })).toHaveText([
    '3 players',
    '4 players',
    '5 players',
  ]);
  await card.getByTestId('players-5').click();
  const form = page.getByTestId('new-form');
  await expect(form.locator('[data-testid^="seat-"]')).toHaveCount(5);
  await expect(form.getByTestId('option-players')).toHaveValue('5');
});

test('a stage by clicking with two players', async ({ open }) => {
  const options = { players: 2 };
  const scene = { game: WAR.game, scenario: 'stop_hannibal', options, seed: 'Trebia' };
  const people = await gather(open, ['rome', 'carthage'], scene);
  const board = people.rome.locator('[data-game=second_punic_war]');
  await expect(board).toHaveAttribute('data-turn', '3');
  const seen = new Set<string>();
  let clicks = 0;
  for (; clicks < 400 && (await board.getAttribute('data-turn')) === '3'; clicks++) {
    const seat = await mover(people);
    seen.add(seat);
    await play(people[seat], { seed: clicks * 31 + 5, clicks: 1, eager: 60 });
    await together(people.rome, people.carthage);
  }
  expect(clicks).toBeGreaterThan(6);
  expect([...seen].sort()).toEqual(['carthage', 'rome']);
  await expect(board, 'the stage is over').toHaveAttribute('data-turn', '4');
  await everyoneAtHome(people.rome);
});

test('five at one screen: a round behind the curtain', async ({ open }) => {
  const page = await open();
  const seats = ['rome_north', 'rome_south', 'carthage_hispania', 'carthage_africa', 'syracuse'];
  const scene = { ...WAR, scenario: 'gates_of_italy', options: { players: 5 }, seed: 'Saguntum' };
  await table(page, Object.fromEntries(seats.map((seat) => [seat, YOU])), scene);
  const acted = new Set<string>();
  for (let turns = 0; turns < 40 && acted.size < seats.length; turns++) {
    const curtain = page.getByTestId('curtain-open');
    await expect(curtain.or(page.locator('[data-testid=prompt][data-mine=true]')).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(page.locator('[data-game]'), 'nothing is seen behind the curtain').toHaveCount(0);
      await curtain.click();
    }
    await settled(page);
    const eyes = (await page.getByTestId('table').getAttribute('data-eyes')) ?? '';
    const may = await legal(page);
    const card = may.find((notation) => notation.startsWith('initiative '));
    // One's own treasury lies open, the others' do not.
    const players = page.locator('.players > li');
    await expect(players).toHaveCount(seats.length);
    await expect(page.locator(`.players > li.${eyes} small`)).toBeVisible();
    await expect(page.locator('.players small')).toHaveCount(1);
    if (card) acted.add(eyes);
    const choice =
      card ?? may.find((one) => one === 'take_all' || one === 'pass' || one === 'done') ?? may[0]!;
    await click(page, choice).catch(async () => expect(await page.getByTestId('curtain').count()).toBe(1));
  }
  expect([...acted].sort()).toEqual([...seats].sort());
});

test('a naval battle: a fleet with troops aboard, stowed in secret', async ({ open, told }) => {
  const people = await seaBattle(open);
  const { rome, carthage } = people;
  const battle = (page: Page) => page.getByTestId('battle');
  await expect(battle(rome).locator('.ships li')).toHaveCount(4);
  await expect(battle(carthage), 'the enemy does not see how they are laden').toBeVisible();
  await expect(battle(carthage).locator('.carthage .ships li')).toHaveCount(3);
  await expect(battle(carthage).locator('.rome .ships li')).toHaveCount(0);
  await accessible(rome);
  await click(rome, 'stow rome_heavy_infantry');
  await together(rome, carthage);
  const seen = told(carthage).latest?.seats.carthage?.view as View | undefined;
  expect(seen?.battle?.attacker.ships).toEqual([]);
  await click(rome, 'stow rome_heavy_infantry');

  // They fight it out over a table of dice.
  await together(rome, carthage);
  await decline(people, async () => (await battle(carthage).locator('.die').count()) > 0);
  for (let fought = 0; fought < 60 && (await battle(rome).count()); fought++) {
    await play(people[await mover(people)], { seed: fought, clicks: 1 });
    await together(rome, carthage);
  }
  await expect(battle(rome)).toHaveCount(0);
  await expect(battle(carthage)).toHaveCount(0);
});

test('an effect answered in a third browser', async ({ open }) => {
  const scene = { ...WAR, options: { players: 3 }, seed: 'Fabius 283' };
  const people = await gather(open, ['rome', 'carthage', 'syracuse'], scene);
  await follow(people, ['place tarraco', 'take_all', 'effect carthage_death_of_hiero_ii']);
  await decline(people, async () => (await mover(people)) === 'syracuse');
  const answer = 'effect syracuse_disease_in_the_army';
  expect(await legal(people.syracuse)).toContain(answer);
  await expect(people.rome.locator('[data-game] [data-action]')).toHaveCount(0);
  await click(people.syracuse, answer);
  await expect(people.carthage.getByTestId('log')).toContainText('Smile of the Gods');
});

test('a refused click says why, with the rule, and opens the stack', async ({ open }) => {
  const people = await gather(open, ['rome', 'carthage'], {
    ...WAR,
    options: { players: 2 },
    seed: 'Ecnomus',
  });
  const { carthage } = people;
  await follow(people, ['place tarraco', 'take_all']);
  const before = String(await ply(carthage));
  await carthage.locator('[data-space=roma]').focus();
  await carthage.keyboard.press('Enter');
  const notice = carthage.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice.getByTestId('rule-link')).toBeVisible();
  await expect(carthage.locator('[data-tray=roma]')).toBeVisible();
  await expect(carthage.getByTestId('table'), 'and nothing has changed').toHaveAttribute('data-ply', before);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the board, ${colorScheme}`, async ({ open }) => {
    const page = await open({ colorScheme });
    await table(page, { rome: YOU, carthage: YOU }, { ...WAR, options: { players: 2 }, seed: 'Ecnomus' });
    await page.getByTestId('curtain-open').click();
    await settled(page);
    await accessible(page);
  });
}

test('a phone: orders and cards under the map, nothing cut off', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await table(page, { rome: YOU, carthage: YOU }, { ...WAR, options: { players: 2 }, seed: 'Ecnomus' });
  await page.getByTestId('curtain-open').tap();
  await settled(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  await play(page, { seed: 2, clicks: 3, eager: 0 });
  await expect.poll(() => ply(page)).toBeGreaterThan(2);
});
