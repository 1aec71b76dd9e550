/** Makes docs/images/*.png from real tables. */

import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, legal, MACHINE, myMove, table, test, together, YOU } from '../e2e/fixtures';
import type { View as FirstWar } from '../src/games/hamilcar/view';
import { click, fight, march, mine } from '../e2e/hannibal';
import { play } from '../e2e/robot';
import { BATTLE, going, offer, reached, spot, toRome } from '../e2e/spqr';
import { click as press, gather, mover, seaBattle } from '../e2e/second_punic_war';

const FOLDER = process.env.SHOTS ?? resolve(import.meta.dirname, '../../docs/images');
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

type Open = (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;

async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1_500); // the map settles, notices go
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
}

const state = (page: Page): ReturnType<BrowserContext['storageState']> => page.context().storageState();

/** The same table on the phone of the same person. */
async function shootPhone(open: Open, page: Page, name: string): Promise<void> {
  const phone = await open({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    storageState: await state(page),
  });
  await phone.goto(page.url());
  await myMove(phone);
  await shoot(phone, name);
  await phone.close();
}

const prompted = (page: Page, words: RegExp) => async (): Promise<boolean> =>
  words.test((await page.getByTestId('prompt-text').textContent()) ?? '');

test('board, battle, phone', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  await page.goto('/');
  await expect(page.getByTestId('quick-caesar')).toBeVisible();
  await shoot(page, 'home');
  await table(page, { caesar: YOU, pompeius: MACHINE }, { seed: process.env.SEED ?? 'Rubico' });
  await myMove(page);
  await play(page, { seed: 4, clicks: 40, eager: 0, until: prompted(page, /take a block to move/) });
  await play(page, { seed: 5, clicks: 9, eager: 0 });
  await play(page, { seed: 5, clicks: 9, eager: 0, until: prompted(page, /where does the block/) });
  await shoot(page, 'board');
  await shootPhone(open, page, 'phone');

  const fight = prompted(page, /fire|pass or retreat/);
  await play(page, { seed: 6, clicks: 400, eager: 8, until: fight });
  expect(await fight(), 'on this seed there is a battle').toBe(true);
  await shoot(page, 'battle');
});

test('Hannibal: board, phone', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  await table(
    page,
    { rome: YOU, carthage: MACHINE },
    { game: 'hannibal', seed: process.env.SEED ?? 'Trasimenus' },
  );
  await myMove(page);
  const turn = async (): Promise<number> =>
    Number(await page.locator('[data-game=hannibal]').getAttribute('data-turn'));
  const cards = page.locator('[data-action^="ops "]');
  const dealt = async (): Promise<boolean> => (await turn()) > 2 && (await cards.count()) > 4;
  await play(page, { seed: 4, clicks: 600, eager: 60, until: dealt });
  await shoot(page, 'hannibal-board');
  await shootPhone(open, page, 'hannibal-phone');
});

/** A battle of some rounds, if these two come to one. */
async function duel(anna: Page, bela: Page): Promise<boolean> {
  await fight(anna, bela);
  await together(anna, bela);
  const pairs = anna.getByTestId('battle').locator('.pair');
  while (await anna.getByTestId('battle').count()) {
    if ((await pairs.count()) > 2) return true;
    const page = (await mine(anna)) ? anna : bela;
    const playable = page.getByTestId('battle').locator('.near [data-action^="play "]');
    const card = (await playable.count()) ? await playable.first().getAttribute('data-action') : null;
    if (card) await click(page, card);
    else await play(page, { seed: 1, clicks: 1 });
    await together(anna, bela);
  }
  return false;
}

test('Hannibal: a battle', async ({ open }) => {
  for (let tries = 0; tries < 12; tries++) {
    const [anna, bela] = await march(() => open({ viewport: WIDE }), `Ilipa ${tries}`);
    if (await duel(anna, bela)) return shoot((await mine(anna)) ? anna : bela, 'hannibal-battle');
    await Promise.all([anna.close(), bela.close()]);
  }
  throw new Error('every battle was over too soon');
});

const HASTY = { kind: 'machine', player: 'random' };

test('Hamilcar: board, phone', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  await table(
    page,
    { rome: YOU, carthage: HASTY },
    { game: 'hamilcar', seed: process.env.SEED ?? 'Agrigentum' },
  );
  await myMove(page);
  const turn = async (): Promise<number> =>
    Number(await page.locator('[data-game=hamilcar]').getAttribute('data-turn'));
  const cards = page.locator('[data-action^="ops "]');
  const dealt = async (): Promise<boolean> => (await turn()) > 2 && (await cards.count()) > 4;
  await play(page, { seed: 4, clicks: 600, eager: 60, until: dealt });
  await shoot(page, 'hamilcar-board');
  await shootPhone(open, page, 'hamilcar-phone');
});

/** What each side does until the fleets meet: Carthage gathers at Panormus for Neapolis, where Rome builds. */
function seaOrder(side: string, may: string[], gathered: boolean): string {
  const first = (...wanted: string[]): string | undefined => wanted.find((one) => may.includes(one));
  const ops = may.find((one) => one.startsWith('ops '));
  const other = ops ?? first('deposit', 'done') ?? may[0]!;
  const reply = first('stand', 'pass', 'first');
  if (reply) return reply;
  if (side === 'rome') return first('build neapolis') ?? other;
  if (may.includes('to thermae')) return gathered ? 'to neapolis' : 'done'; // they are at Panormus
  const fleets = gathered ? ['fleet panormus'] : ['fleet drepana', 'fleet lilybaeum', 'fleet carthago'];
  return first('to panormus', 'to drepana', 'to lilybaeum', ...fleets) ?? other;
}

test('Hamilcar: a naval battle', async ({ open, told }) => {
  const people = await gather(() => open({ viewport: WIDE }), ['carthage', 'rome'], {
    game: 'hamilcar',
    seed: process.env.SEED ?? 'Aegates',
  });
  const { carthage, rome } = people;
  const ready = (): number =>
    (told(carthage).latest?.seats.carthage?.view as FirstWar | undefined)?.sea.ships.find(
      ({ space, side }) => space === 'panormus' && side === 'carthage',
    )?.ready ?? 0;
  for (let clicks = 0; clicks < 150; clicks++) {
    await together(carthage, rome);
    const side = (await mine(rome)) ? 'rome' : 'carthage';
    const may = await legal(people[side]);
    if (may.includes('break_off')) return shoot(people[side], 'hamilcar-battle');
    const card = may.find((notation) => notation.startsWith('tactic '));
    await going(people[side], async () => {
      await people[side].getByTestId('all-actions').click();
      const notation = card ?? seaOrder(side, may, ready() > 3);
      await people[side].locator(`dialog [data-action="${notation}"]`).click();
    });
  }
  throw new Error('no battle lasted for more than a round');
});

test('Second Punic War: board, phone', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  await table(
    page,
    { carthage: YOU, rome: MACHINE },
    { game: 'second_punic_war', scenario: 'campaign', seed: process.env.SEED ?? 'Zama' },
  );
  await myMove(page);
  const board = page.locator('[data-game=second_punic_war]');
  const cards = page.locator('[data-action^="initiative "]');
  const middle = async (): Promise<boolean> =>
    Number(await board.getAttribute('data-turn')) > 4 && (await cards.count()) > 1;
  await play(page, { seed: 4, clicks: 900, eager: 60, until: middle });
  await shoot(page, 'second-punic-war-board');
  await shootPhone(open, page, 'second-punic-war-phone');
});

test('Second Punic War: recruiting', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  const scene = { game: 'second_punic_war', scenario: 'campaign', seed: process.env.SEED ?? 'Zama' };
  await table(page, { carthage: YOU, rome: HASTY }, scene);
  await myMove(page);
  const form = page.locator('[data-game] [data-action^="recruit "]');
  const recruits = async (): Promise<boolean> => (await form.count()) > 2;
  await play(page, { seed: 6, clicks: 900, eager: 60, until: recruits });
  expect(await recruits(), 'on this seed there is something to recruit').toBe(true);
  await shoot(page, 'second-punic-war-recruiting');
});

test('Second Punic War: a battle at sea', async ({ open }) => {
  const people = await seaBattle(() => open({ viewport: WIDE }));
  const { rome } = people;
  await press(rome, 'stow rome_heavy_infantry');
  await press(rome, 'stow rome_heavy_infantry');
  const dice = rome.getByTestId('battle').locator('.die');
  for (let tries = 0; tries < 20 && !(await dice.count()); tries++) {
    await play(people[await mover(people)], { seed: tries, clicks: 1 });
    await together(people.rome, people.carthage);
  }
  await expect(dice.first()).toBeVisible();
  await shoot(rome, 'second-punic-war-battle');
});

test('SPQR: Cannae', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  await table(page, { carthage: YOU, rome: HASTY }, { game: 'spqr', scenario: 'cannae', seed: 'Cannae' });
  await myMove(page);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await shoot(page, 'spqr-board');
});

// Falco's horse rides up to Hanno's, who is asked which of his units attack.
const CHARGE = [
  'carthage: done, pass',
  'rome: activate pe_falco, order asv_rc_a, step se, step se, step se, step ne, step se, step ne, step se, step ne',
  'rome: order asv_ex, step se, step se, step se, step se, step ne, step ne, step se, step se, done, momentum',
  'rome: activate tr_antonius, done, activate pe_drusus, done',
  'carthage: trump hannibal, order sp_hc_1, step sw',
  'rome: decline',
  'carthage: done, pass, activate hanno, done',
];

test('SPQR: a shock', async ({ open }) => {
  const people = await gather(() => open({ viewport: WIDE }), ['carthage', 'rome'], BATTLE);
  for (const line of CHARGE) {
    const [seat, actions] = line.split(': ') as ['carthage' | 'rome', string];
    await together(people.carthage, people.rome);
    for (const notation of actions.split(', ')) {
      const page = people[seat];
      await going(page, async () => {
        await page.getByTestId('all-actions').click();
        await page.locator(`dialog [data-action="${notation}"]`).click();
      });
    }
  }
  await together(people.carthage, people.rome);
  const page = people.carthage;
  await page.locator('[data-game] [data-space]').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('z');
  await shoot(page, 'spqr-shock');
});

test('SPQR: a way on a phone', async ({ open }) => {
  const page = await open({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  await toRome(page);
  // He is not in sight on a small screen.
  await going(page, async () => {
    await page.getByTestId('all-actions').click();
    await page.locator('dialog [data-action="activate pe_falco"]').click();
  });
  await offer(page, 'order asv_rc_a');
  await reached(page);
  const { x, y } = await spot(page, '0907');
  await page.touchscreen.tap(x, y);
  await shoot(page, 'spqr-phone');
});

test('replay', async ({ open }) => {
  const page = await open({ viewport: WIDE });
  await page.request.get('/api/me');
  const seats = { caesar: MACHINE, pompeius: MACHINE };
  const made = await page.request.post('/api/tables', {
    data: { game: 'julius_caesar', seats, seed: 'Pharsalus' },
  });
  const { table } = (await made.json()) as { table: { id: string } };
  const over = async (): Promise<string> =>
    ((await (await page.request.get(`/api/tables/${table.id}`)).json()) as { state: string }).state;
  await expect.poll(over, { timeout: 300_000, intervals: [1_000] }).toBe('over');
  await page.goto(`/replay/${table.id}`);
  const battles = page.getByTestId('jump').locator('option', { hasText: 'Battle' });
  await battles.first().waitFor({ state: 'attached' });
  const some = await battles.nth(Math.floor((await battles.count()) / 2)).getAttribute('value');
  await page.getByTestId('jump').selectOption(some ?? '');
  await page.getByTestId('step-next').click();
  await shoot(page, 'replay');
});
