/** How the tests of the boards reach the demo page. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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
