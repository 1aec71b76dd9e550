/** Levels of machine players say what they are worth, machines show that they think, and one of them gives advice. */

import { accessible, expect, legal, myMove, ply, table, test, YOU } from './fixtures';

test('every level has a name and an honest line', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await page.goto('/new');
  const seat = page.getByTestId('seat-pompeius');
  await expect(seat).toBeVisible();
  const levels = await seat
    .locator('option[value^=machine]')
    .evaluateAll((all) => all.map((one) => one.textContent));
  expect(new Set(levels).size).toBe(levels.length);
  expect(levels.length).toBeGreaterThan(3);
  const lines = new Set<string | null>();
  for (const level of levels) {
    await seat.selectOption({ label: level.trim() });
    lines.add(await page.getByTestId('about-pompeius').textContent());
  }
  expect(lines.size, 'each says something of its own').toBe(levels.length);
  await accessible(page);
});

for (const width of [1280, 360])
  test(`a hint is shown on the map with its reason in numbers, ${width} px wide`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 720 } });
    const greedy = { kind: 'machine', player: 'greedy' };
    await table(page, { rome: greedy, carthage: YOU }, { game: 'hannibal' });
    await myMove(page);
    await page.getByTestId('hint').click();
    const card = page.getByTestId('hint-card');
    await expect(card).toBeVisible();
    await expect(page.getByTestId('hint-why')).toContainText(/\d/);
    await accessible(page);
    const before = await ply(page);
    const all = await legal(page);
    expect(all.length).toBeGreaterThan(1);
    await page.getByTestId('hint-first').click();
    await expect.poll(() => ply(page)).toBeGreaterThan(before);
    await expect(card, 'it was for that moment').toHaveCount(0);
  });
