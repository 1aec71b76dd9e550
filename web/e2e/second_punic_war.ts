/** The Second Punic War for the browser tests: people at a table, what they do in turn, two fleets that meet. */

import type { Page } from '@playwright/test';
import { expect, legal, ply, table, together, YOU } from './fixtures';

export const WAR = { game: 'second_punic_war', scenario: 'campaign' };
const OPEN = { kind: 'open' };

/** A table at which everybody sits in a browser of his own, by seat. */
export async function gather<S extends string>(
  open: () => Promise<Page>,
  seats: readonly S[],
  more: Record<string, unknown>,
): Promise<Record<S, Page>> {
  const people = {} as Record<S, Page>;
  let id = '';
  for (const seat of seats) {
    const page = await open();
    people[seat] = page;
    if (!id) {
      const others = Object.fromEntries(seats.slice(1).map((other) => [other, OPEN]));
      id = await table(page, { [seat]: YOU, ...others }, more);
    } else {
      await page.goto(`/table/${id}`);
      await page.getByTestId(`join-${seat}`).click();
    }
  }
  for (const seat of seats) await expect(people[seat].getByTestId('prompt')).toBeVisible();
  return people;
}

/** Whose move it is; to be asked when all are together. */
export async function mover<S extends string>(people: Record<S, Page>): Promise<S> {
  const seats = Object.keys(people) as S[];
  await together(...seats.map((seat) => people[seat]));
  for (const seat of seats)
    if ((await people[seat].getByTestId('prompt').getAttribute('data-mine')) === 'true') return seat;
  throw new Error('nobody is to move');
}

/** Click what offers an action on the board, and see that the game goes on. */
export async function click(page: Page, notation: string): Promise<void> {
  const before = await ply(page);
  await page.locator(`[data-game] [data-action="${notation}"]`).first().click();
  await expect.poll(() => ply(page), { message: notation }).toBeGreaterThan(before);
}

/** Everybody does in turn what is written; a window that nobody wrote of is passed. */
export async function follow<S extends string>(
  people: Record<S, Page>,
  lines: readonly string[],
): Promise<void> {
  for (const line of lines) {
    let page = people[await mover(people)];
    let may = await legal(page);
    while (!may.includes(line) && may.includes('pass')) {
      await click(page, 'pass');
      page = people[await mover(people)];
      may = await legal(page);
    }
    expect(may).toContain(line);
    await click(page, line);
  }
}

/** Between people everybody is asked about effects: all decline until something is so, however long they are asked. */
export async function decline<S extends string>(
  people: Record<S, Page>,
  until: () => Promise<boolean>,
): Promise<void> {
  for (let asked = 0; asked < 40 && !(await until()); asked++) {
    const page = people[await mover(people)];
    expect(await legal(page)).toContain('pass');
    await click(page, 'pass');
  }
  expect(await until()).toBe(true);
}

// Carthage sails out; Rome loads two legions and meets it off Lilybaeum.
const CARTHAGE_SAILS = [
  ...['place tarraco', 'take_all', 'activate carthago'],
  ...['take carthage_ship', 'take carthage_ship', 'take carthage_ship'],
  ...['sail sinus_carthaginiensis', 'sail fretum_africum', 'sail ora_lilybaetana', 'halt', 'done'],
];
const ROME_SAILS = [
  ...['activate regium', 'take rome_ship', 'take rome_ship', 'take rome_ship', 'take rome_ship'],
  ...['load regium', 'take rome_heavy_infantry', 'take rome_heavy_infantry', 'done'],
  ...['sail fretum_siculum', 'sail ora_sicula_septentrionalis', 'sail ora_lilybaetana'],
];

/** Two people in browsers of their own, and their fleets in one zone of the sea; Rome is to stow its legions. */
export async function seaBattle(open: () => Promise<Page>): Promise<Record<'rome' | 'carthage', Page>> {
  const scene = { ...WAR, options: { players: 2 }, seed: 'Ecnomus' };
  const people = await gather(open, ['rome', 'carthage'], scene);
  await follow(people, [...CARTHAGE_SAILS, ...ROME_SAILS]);
  return people;
}
