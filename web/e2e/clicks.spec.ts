/** Fewer clicks: a group with one gesture, a far march, a number instead of the same click again and again. */

import {
  accessible,
  expect,
  legal,
  MACHINE,
  myMove,
  ply,
  settled,
  SIZES,
  table,
  test,
  YOU,
} from './fixtures';
import { play, press as click } from './robot';

/** A place of the map, for the keyboard: it is reached wherever the map has been moved to. */
const sign = (space: string): string => `[data-space="${space}"]`;

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`a whole stack goes where one click sends it: ${name}`, async ({ open }) => {
    const page = await open({ viewport });
    await table(page, { caesar: YOU, pompeius: MACHINE });
    const moves = async (): Promise<boolean> => (await legal(page)).some((one) => one.startsWith('move '));
    await play(page, { seed: 5, clicks: 6, eager: 0, until: moves });
    expect(await moves(), 'on this seed Caesar moves first').toBe(true);

    // Genua's legions stand together; its tray sends them all.
    await page.locator(sign('genua')).focus();
    await page.keyboard.press('Enter');
    const all = page.locator('[data-group=genua]');
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(1);
    await all.click();
    const before = await ply(page);
    await expect(page.locator('.ways')).not.toHaveAttribute('data-far', '0');
    await accessible(page);
    await page.locator(sign('massilia')).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-performing]')).toHaveAttribute('data-performing', 'false');
    await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(before + 2 * count);
    await settled(page);
    await page.getByTestId('tab-log').click();
    const moved = page.getByTestId('log').locator('[data-kind=moved]', { hasText: 'Genua to Massilia' });
    await expect(moved).toHaveCount(count);
  });

  test(`a click on a far space goes there step by step: ${name}`, async ({ open }) => {
    const page = await open({ viewport });
    await table(page, { rome: MACHINE, carthage: YOU }, { game: 'hannibal' });
    const marches = async (): Promise<boolean> => (await legal(page)).some((one) => one.startsWith('march '));
    await play(page, { seed: 3, clicks: 30, until: marches });
    expect(await marches(), 'on this seed an army is under way by now').toBe(true);
    const near = (await legal(page)).map((one) => one.split(' ')[1]);
    const end = page.locator('[data-far-end]').last();
    const far = await end.getAttribute('data-far-end');
    expect(near).not.toContain(far);
    const before = await ply(page);
    await page.locator(sign(far ?? '')).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-performing]')).toHaveAttribute('data-performing', 'false');
    await expect.poll(() => ply(page)).toBeGreaterThanOrEqual(before + 2);
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`reinforcements by a number: ${size}`, async ({ open }) => {
    const page = await open({ viewport });
    await table(page, { rome: YOU, carthage: MACHINE }, { game: 'hamilcar' });
    const place = 'place roma';
    // Throwing all cards away is the shortest way to the reinforcements of the second turn.
    for (;;) {
      await myMove(page);
      const all = await legal(page);
      if (all.includes(place)) break;
      const card = all.find((one) => one.startsWith('discard '));
      await click(page, card ?? all.find((one) => one === 'pass' || one === 'done') ?? all[0]!);
    }
    await click(page, place);
    await settled(page);
    const before = await ply(page);
    await accessible(page);
    await page.locator('.again [data-times="2"]').click();
    await expect.poll(() => ply(page)).toBe(before + 2);
  });
}
