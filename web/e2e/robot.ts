/**
 * A robot that plays by clicking. It chooses among what is legal, so that on a fixed seed it plays the same game in
 * every run, however fast the page is drawn; then it clicks what offers its choice, on the board if it can.
 */

import { expect, type Page } from '@playwright/test';
import { legal, ply, settled } from './fixtures';

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Played {
  clicks: number;
  listed: number; // of them, those for which the list of all actions had to be opened
}

/**
 * Click until the game is over or enough was seen. `eager` is the chance, in percent, to take "done" where it is
 * offered: a robot in no hurry marches every block it has.
 */
export async function play(
  page: Page,
  options: {
    seed: number;
    clicks: number;
    eager?: number;
    until?: (page: Page) => boolean | Promise<boolean>;
  },
): Promise<Played> {
  const roll = dice(options.seed);
  const eager = options.eager ?? 35;
  const played = { clicks: 0, listed: 0 };
  while (played.clicks < options.clicks) {
    if ((await ready(page)) === 'over') break;
    if (await options.until?.(page)) break;
    const listed = await press(page, choose(await legal(page), roll, eager));
    played.clicks += 1;
    played.listed += Number(listed);
  }
  return played;
}

/** Click what offers an action and see that the game goes on; says whether it was found in the list only. */
export async function press(page: Page, notation: string): Promise<boolean> {
  const before = await ply(page);
  const offering = page.locator(`[data-action="${notation}"]:not([disabled]):not(dialog *)`);
  const index = await offering.evaluateAll(uncovered);
  let listed = index < 0;
  if (!listed) {
    try {
      await offering.nth(index).click({ timeout: 10_000 });
    } catch {
      // Something has come to lie over it. If the click went through all the same, the game has moved on.
      await settled(page);
      listed = (await ply(page)) === before;
    }
  }
  if (listed) {
    await page.getByTestId('all-actions').click();
    await page.getByTestId('actions').locator(`[data-action="${notation}"]`).click();
  }
  await expect.poll(() => ply(page), { message: `after clicking "${notation}"` }).not.toBe(before);
  return listed;
}

/** The first of these elements that would get a click in its middle, or -1. */
function uncovered(elements: Element[]): number {
  return elements.findIndex((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && element.contains(hit);
  });
}

function choose(notations: string[], roll: (below: number) => number, eager: number): string {
  const rest = notations.filter((notation) => notation !== 'done');
  if (rest.length < notations.length && (!rest.length || roll(100) < eager)) return 'done';
  const choice = rest[roll(rest.length)];
  if (choice === undefined) throw new Error('it is the robot’s move and nothing is legal');
  return choice;
}

/** Wait for this person's move or the end. */
async function ready(page: Page): Promise<'move' | 'over'> {
  await settled(page);
  const mine = page.locator('[data-testid=prompt][data-mine=true]');
  const over = page.getByTestId('outcome');
  await expect(mine.or(over).first()).toBeVisible();
  return (await over.isVisible()) ? 'over' : 'move';
}
