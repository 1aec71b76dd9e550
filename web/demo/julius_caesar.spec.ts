/** The board under a real pointer and a real keyboard: what glows can be clicked, what does not answers why. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { View } from '../src/games/julius_caesar/view';
import { covered, moment as recordedMoment, names as namesOf, said, show } from './demo';

const moment = (name: string): View => recordedMoment('julius_caesar', name) as View;

async function open(page: Page, query = ''): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`/?view=start.caesar${query}`);
  await page.locator('[data-space=roma]').waitFor();
  expect(errors).toEqual([]);
}

for (const size of [
  { width: 947, height: 748 },
  { width: 1600, height: 1000 },
  { width: 360, height: 470 },
]) {
  test(`in every recorded moment what glows can be clicked, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    const names = await namesOf(page);
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      await show(page, name);
      expect(await covered(page), name).toEqual([]);
      const offered = await page.locator('[data-action]').count();
      const legal = moment(name).legal.length;
      if (legal) expect(offered, `${name}: something is one click away`).toBeGreaterThan(0);
      else expect(offered, name).toBe(0);
    }
  });
}

const EVERY: [string, string][] = [
  ['place.caesar', 'place caesar'],
  ['start.caesar', 'discard CARD'],
  ['card.caesar', 'play CARD'],
  ['move.caesar', 'move legio_10'],
  ['move.caesar', 'sail legio_10'],
  ['move.caesar', 'to roma'],
  ['move.caesar', 'stop'],
  ['move.caesar', 'main roma'],
  ['move.caesar', 'surprise roma'],
  ['move.caesar', 'levy legio_17'],
  ['move.caesar', 'tempt neapolis'],
  ['move.caesar', 'reclaim neapolis'],
  ['move.caesar', 'tempt_cleopatra'],
  ['move.caesar', 'strike neapolis'],
  ['move.caesar', 'battle neapolis'],
  ['move.caesar', 'hit legio_10'],
  ['move.caesar', 'disband legio_10'],
  ['move.caesar', 'done'],
];

test('every verb is a click', async ({ page }) => {
  await open(page);
  for (const [name, pattern] of EVERY) {
    const command = moment(name).cards.hand?.find((id) => /\d/.test(id)); // a god is read first
    const notation = pattern.replace('CARD', command ?? '');
    await show(page, name, [notation]);
    await page.locator(`[data-action="${notation}"]`).first().click();
    expect(await said(page)).toBe(`act ${notation}`);
  }
  await show(page, 'battle.caesar');
  const { space, attacker } = moment('battle.caesar').battle!;
  expect(attacker).toBeTruthy();
  const fighter = moment('battle.caesar').blocks.find((b) => b.place === space && b.side === 'caesar')!.id;
  const turn = ['fire', 'pass', 'retreat'].map((verb) => `${verb} ${fighter}`);
  for (const notation of turn) {
    await show(page, 'battle.caesar', turn);
    await page.locator(`.battle [data-action="${notation}"]`).click();
    expect(await said(page)).toBe(`act ${notation}`);
  }
});

test('a thing with two verbs opens a menu', async ({ page }) => {
  await open(page);
  await show(page, 'move.caesar', ['move legio_10', 'sail legio_10']);
  await page.locator('.piece[data-piece=legio_10]').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.locator('.piece[data-piece=legio_10]').click();
  await menu.locator('[data-action="sail legio_10"]').click();
  expect(await said(page)).toBe('act sail legio_10');
});

test('a refused click asks why', async ({ page }) => {
  await open(page);
  await show(page, 'move.caesar', ['done']);
  await page.locator('.piece[data-piece=legio_10]').click();
  expect(await said(page)).toBe('why move legio_10');
  await show(page, 'march.caesar', ['to roma']);
  await page.locator('[data-space=cyrene]').click();
  expect(await said(page)).toBe('why to cyrene');
  await show(page, 'levy.caesar', ['done']);
  const waits = moment('levy.caesar').blocks.find((b) => b.place === 'pool' && b.side === 'caesar')!.id;
  await page.locator(`.status [data-block=${waits}]`).click();
  expect(await said(page)).toBe(`why levy ${waits}`);
});

test('the keyboard goes from city to city, into a stack and out again', async ({ page }) => {
  await open(page);
  await show(page, 'move.caesar');
  const at = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
  await page.locator('[data-space=genua]').focus();
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe('ravenna');
  await page.keyboard.press('ArrowLeft');
  expect(await at()).toBe('genua');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tray')).toContainText('Antonius');
  await expect(page.locator('.tray button.can').first()).toBeFocused();
  await page.keyboard.press('Escape');
  expect(await at()).toBe('genua');
  await page.keyboard.press('Enter');
  await page.locator('.tray button.can').first().press('Enter');
  expect(await said(page)).toMatch(/^act move /);
  // A region is one stop of the Tab key.
  const stops = await page.locator('[data-space][tabindex="0"]').count();
  expect(stops).toBe(9);
});

test('what the log points at pulses', async ({ page }) => {
  await open(page);
  await page.evaluate(() => demo.point(['roma', 'legio_10']));
  await expect(page.locator('[data-space=roma] .pulse')).toHaveCount(1);
  await expect(page.locator('.piece[data-piece=legio_10]')).toHaveClass(/focused/);
});

test('a spectator finds nothing to click and can still look', async ({ page }) => {
  await open(page, '&watch');
  await expect(page.locator('[data-action]')).toHaveCount(0);
  await page.locator('.piece[data-piece=legio_10]').click();
  await expect(page.locator('.tray')).toContainText('Legio 10');
  expect(await said(page)).toBe('');
});

test('pan and zoom keep names apart on the screen', async ({ page }) => {
  await open(page);
  const at = (): Promise<string | null> => page.locator('.viewport > .world').getAttribute('style');
  await page.mouse.move(470, 260);
  for (const wheel of [0, -300, -300, 400]) {
    if (wheel) {
      const before = await at();
      await page.mouse.wheel(0, wheel);
      await expect.poll(at).not.toBe(before);
      await expect(page.locator('.viewport')).not.toHaveClass(/moving/); // names are laid out when it has come to rest
    }
    const boxes = await page.locator('text.name').evaluateAll((texts) =>
      texts.map((text) => {
        const box = text.getBoundingClientRect();
        return {
          text: text.textContent,
          x: box.x,
          y: box.y + box.height * 0.3,
          w: box.width,
          h: box.height * 0.45,
        };
      }),
    );
    expect(boxes.length).toBeGreaterThan(20);
    const clash = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) => a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1,
        )
        .map((b) => `${a.text} ${b.text}`),
    );
    expect(clash).toEqual([]);
  }
});

for (const [name, query] of [
  ['move.caesar', ''],
  ['battle-big.caesar', '&theme=dark'],
  ['levy.caesar', '&lang=pl'],
] as const) {
  test(`no serious barrier in ${name}${query}`, async ({ page }) => {
    await open(page, query);
    await show(page, name);
    const { violations } = await new AxeBuilder({ page }).include('.jc').analyze();
    const bad = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
    expect(bad.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
}
