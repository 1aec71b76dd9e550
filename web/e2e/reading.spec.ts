/** What is read before it is played, and what everybody reads when a game has ended. */

import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/games/julius_caesar/view';
import { accessible, expect, legal, MACHINE, myMove, ply, settled, table, test, YOU } from './fixtures';
import { play } from './robot';
import { strays } from './standing';

const SEED = 'Rubico'; // deals a god to Caesar
const WIDE = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

const cards = (page: Page) => page.locator('.status .bd-hand .bd-card');
const god = (page: Page) => page.locator('.status .bd-hand [data-card][aria-expanded]').first();

/** Cards or blocks that do not lie whole and open on the screen. */
function cut(of: Locator): Promise<string[]> {
  return of.evaluateAll((all) =>
    all.flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const seen = [left + 3, (left + right) / 2, right - 3].every((x) => {
        const found = document.elementFromPoint(x, (top + bottom) / 2);
        return !!found && card.contains(found);
      });
      return seen && right <= innerWidth && bottom <= innerHeight ? [] : [card.outerHTML.slice(0, 80)];
    }),
  );
}

for (const [where, options] of [
  ['at 1280 by 720', WIDE],
  ['on a phone', PHONE],
] as const) {
  test(`a card is read before it is played, ${where}`, async ({ open }) => {
    const page = await open(options);
    await table(page, { caesar: YOU, pompeius: MACHINE }, { seed: SEED });
    await myMove(page);
    await expect(cards(page)).toHaveCount(6);
    expect(await cut(cards(page)), 'no card is cut or lies under another thing').toEqual([]);
    expect(await strays(page)).toEqual([]);

    const before = await ply(page);
    const press = (of: ReturnType<typeof god>): Promise<void> =>
      'hasTouch' in options ? of.tap() : of.click();
    await press(god(page));
    const sheet = page.locator('.sheet');
    await expect(sheet).toContainText(/block|card/);
    expect(await ply(page), 'to read is not to play').toBe(before);
    await accessible(page);
    if (options === WIDE) {
      const middle = await page.locator('.viewport').evaluate((map) => {
        const { left, top, width, height } = map.getBoundingClientRect();
        return !!document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.sheet');
      });
      expect(middle, 'it does not lie over the middle of the map').toBe(false);
    }

    const action = await sheet.locator('[data-action]').first().getAttribute('data-action');
    expect(await legal(page)).toContain(action);
    await press(sheet.locator('[data-action]').first());
    await expect.poll(() => ply(page)).toBeGreaterThan(before);
  });
}

test('whoever can be levied is in sight at 1280 by 720', async ({ open }) => {
  const page = await open(WIDE);
  await table(page, { caesar: YOU, pompeius: MACHINE }, { seed: SEED });
  const recruits = page.locator('.status .pools [data-action^="levy "]');
  const some = async (): Promise<boolean> => (await recruits.count()) > 0;
  await play(page, { seed: 3, clicks: 80, eager: 100, until: some });
  expect(await recruits.count(), 'on this seed Caesar comes to a levy').toBeGreaterThan(5);
  expect(await cut(recruits), 'no block is cut or to be scrolled to').toEqual([]);
});

/** The parts of the card that lies open which are not seen whole: cut, covered, or to be scrolled to. */
function hidden(sheet: Locator): Promise<string[]> {
  return sheet.evaluate((sheet) =>
    [...sheet.querySelectorAll('.title, .text, [data-action]')].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const seen = [left + 1, (left + right) / 2, right - 1].every((x) =>
        [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
          document.elementFromPoint(x, y)?.closest('.sheet'),
        ),
      );
      const whole = part.scrollWidth <= part.clientWidth + 1 || getComputedStyle(part).display === 'inline';
      return seen && whole ? [] : [part.outerHTML.slice(0, 90)];
    }),
  );
}

/** Boards whose cards have buttons of their own, and the verb with which a card is played there. */
const DECKS = [
  { game: 'hannibal', seats: { rome: YOU, carthage: MACHINE }, verb: 'ops' },
  { game: 'hamilcar', seats: { rome: YOU, carthage: MACHINE }, verb: 'ops' },
  {
    game: 'second_punic_war',
    scenario: 'campaign',
    seats: { carthage: YOU, rome: MACHINE },
    verb: 'initiative',
  },
];

for (const { seats, verb, ...more } of DECKS) {
  for (const [where, options] of [
    ['at 1280 by 720', WIDE],
    ['on a phone', { ...PHONE, isMobile: true }],
  ] as const) {
    test(`every card is read before it is played: ${more.game}, ${where}`, async ({ open }) => {
      const page = await open(options);
      const press = (of: Locator): Promise<void> => ('hasTouch' in options ? of.tap() : of.click());
      await table(page, seats, more);
      await myMove(page);
      const playable = async (): Promise<boolean> =>
        (await legal(page)).some((notation) => notation.startsWith(`${verb} `));
      await play(page, { seed: 4, clicks: 60, eager: 60, until: playable });
      expect(await playable(), 'on this seed there is a card to play by now').toBe(true);

      if (options === WIDE) expect(await cut(cards(page)), 'the whole hand is in sight').toEqual([]);
      const before = await ply(page);
      const sheet = page.locator('.sheet:not(.glance)');
      const hand = page.locator('.status .bd-hand [data-card]');
      const ids = await hand.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.card!));
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) {
        const face = hand.and(page.locator(`[data-card="${id}"]`)).locator('.face');
        await press(face);
        await expect(sheet.locator(`[data-card="${id}"]`)).toBeVisible();
        const told = (await face.getAttribute('aria-label')) ?? '';
        for (const text of await sheet.locator('.text').allTextContents()) {
          expect(text.length, 'it says what the card does').toBeGreaterThan(10);
          expect(told).toContain(text);
        }
        await expect.poll(() => hidden(sheet), { message: id }).toEqual([]);
        if (id === ids[0]) await accessible(page);
        await press(sheet.locator('.bd-close'));
        await expect(sheet).toHaveCount(0);
      }
      expect(await ply(page), 'to read is not to play').toBe(before);

      const action = (await legal(page)).find((notation) => notation.startsWith(`${verb} `))!;
      await press(hand.and(page.locator(`[data-card="${action.split(' ')[1]}"]`)).locator('.face'));
      await press(sheet.locator(`[data-action="${action}"]`));
      await expect.poll(() => ply(page)).toBeGreaterThan(before);
    });
  }
}

test('who looks on reads true things, and when it has ended nothing is hidden', async ({ open, told }) => {
  const [player, watcher] = [await open(WIDE), await open(WIDE)];
  const id = await table(player, { caesar: YOU, pompeius: MACHINE }, { seed: SEED });
  await myMove(player);
  await watcher.goto(`/table/${id}`);
  await settled(watcher);
  await expect(watcher.locator('.status')).not.toContainText('Your hand');
  await expect(watcher.locator('[data-hand=caesar]')).toContainText('6');
  await expect(watcher.locator('[data-hand] .bd-card')).toHaveCount(0);

  await play(player, { seed: 1, clicks: 3 });
  const view = (): View | undefined => told(player).latest?.seats.caesar?.view as View | undefined;
  expect(view()?.backs.length, 'the enemy turns his back').toBeGreaterThan(0);
  await player.request.post(`/api/tables/${id}/resign`, { data: { seat: 'caesar' } });
  await expect(player.getByTestId('outcome')).toBeVisible();
  await expect(player.getByTestId('log').locator('[data-kind=resigned]')).toContainText('Caesar');
  await expect.poll(() => view()?.backs.length, { message: 'every face is shown' }).toBe(0);
  await expect(player.locator('[data-hand=pompeius] .bd-card').first()).toBeVisible();
  await accessible(player);

  await player.goto(`/replay/${id}`);
  for (const side of ['caesar', 'pompeius'])
    await expect(player.locator(`[data-hand=${side}]`), 'over each hand is whose it is').toContainText(
      side === 'caesar' ? 'Caesar' : 'Pompeius',
    );
  await expect(player.getByTestId('log').locator('[data-kind=resigned]')).toHaveCount(1);
});
