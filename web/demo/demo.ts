/** How the tests of the boards reach the demo page. */

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type {} from './page';

/** The recorded view of a moment. */
export function moment(game: string, name: string): unknown {
  const text = readFileSync(new URL(`./${game}/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { view: unknown }).view;
}

export async function show(page: Page, name: string, legal: string[] | null = null): Promise<void> {
  await page.evaluate(([n, l]) => demo.show(n, l), [name, legal] as const);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export const names = (page: Page): Promise<string[]> => page.evaluate(() => demo.names);

export const said = (page: Page): Promise<string | null> => page.locator('output').getAttribute('data-said');

/** Elements that offer an action but would not get a click in their middle. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-action]')].flatMap((element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit && element.contains(hit)
        ? []
        : [`${element.dataset.action} under ${hit?.outerHTML.slice(0, 90)}`];
    }),
  );
}

/** In every recorded moment what is offered is legal and can be clicked; on a wide screen all of it is one click away. */
export async function everyMomentClicked(page: Page, game: string, width: number): Promise<void> {
  const all = await names(page);
  expect(all.length).toBeGreaterThan(40);
  for (const name of all) {
    await show(page, name);
    expect(await covered(page), name).toEqual([]);
    const offered = await page
      .locator('[data-action]')
      .evaluateAll((found) => [
        ...new Set(found.map((element) => element.getAttribute('data-action') ?? '')),
      ]);
    const { legal } = moment(game, name) as { legal: string[] };
    expect(
      offered.filter((notation) => !legal.includes(notation)),
      name,
    ).toEqual([]);
    // On a phone the map is dragged and cards are behind a tab.
    const missing = width > 1000 ? legal.filter((notation) => !offered.includes(notation)) : [];
    expect(missing, name).toEqual([]);
    if (legal.length) expect(offered.length, name).toBeGreaterThan(0);
  }
}
