/** A robot that plays by clicking what glows. */

import { expect, type Page } from '@playwright/test';

interface Offer {
  notation: string;
  index: number;
}

/** Everything that can be clicked now, in the order of the page; the list of all moves is for other tests. */
const CLICKABLE = '[data-action]:not([disabled]):not([aria-disabled="true"]):not(dialog *)';

const REACH = 8_000; // how long a click may wait for what it wants to click

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Click until the game is over or enough was seen. `eager` is the chance, in percent, to take "done" where it is
 * offered: a robot in no hurry marches every block it has.
 */
export async function play(
  page: Page,
  options: { seed: number; clicks: number; eager?: number; until?: (page: Page) => Promise<boolean> },
): Promise<number> {
  const roll = dice(options.seed);
  const eager = options.eager ?? 35;
  const hidden = new Set<string>();
  let clicks = 0;
  while (clicks < options.clicks) {
    const state = await ready(page);
    if (state === 'over') break;
    if (await options.until?.(page)) break;
    const offers = await page
      .locator(CLICKABLE)
      .evaluateAll((elements) =>
        elements
          .map((element, index) => ({ notation: element.getAttribute('data-action') ?? '', index }))
          .filter(({ notation }) => notation !== ''),
      );
    const choice = choose(
      offers.filter(({ notation }) => !hidden.has(notation)),
      roll,
      eager,
    );
    if (!choice) {
      expect(hidden.size, `nothing can be reached: ${[...hidden].join(', ')}`).toBeLessThan(
        offers.length || 1,
      );
      await page.waitForTimeout(50); // the board is being redrawn
      continue;
    }
    const before = await page.getByTestId('table').getAttribute('data-ply');
    try {
      await page.locator(CLICKABLE).nth(choice.index).click({ timeout: REACH });
    } catch {
      hidden.add(choice.notation); // under something else, where a person would drag the map: take another
      continue;
    }
    clicks += 1;
    hidden.clear();
    await expect(page.getByTestId('table'), `after clicking "${choice.notation}"`).not.toHaveAttribute(
      'data-ply',
      before ?? '',
      { timeout: 15_000 },
    );
  }
  return clicks;
}

function choose(offers: Offer[], roll: (below: number) => number, eager: number): Offer | undefined {
  const done = offers.filter(({ notation }) => notation === 'done');
  const rest = offers.filter(({ notation }) => notation !== 'done');
  if (done.length && (!rest.length || roll(100) < eager)) return done[0];
  return rest[roll(Math.max(1, rest.length))];
}

/** Wait for this person's move or the end. */
async function ready(page: Page): Promise<'move' | 'over'> {
  const mine = page.locator('[data-testid=prompt][data-mine=true]');
  const over = page.getByTestId('outcome');
  await expect(mine.or(over).first()).toBeVisible({ timeout: 60_000 });
  return (await over.isVisible()) ? 'over' : 'move';
}
