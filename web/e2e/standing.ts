/** Whether every piece on the screen stands by the sign of its own place. */

import { expect, type Page } from '@playwright/test';

/** What is wrong with where stacks stand: they cover a sign or a name, or are nearer to another sign than to their own. */
export function strays(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Rect {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const shrunk = ({ left, top, right, bottom }: Rect, by: number): Rect => {
      const down = (bottom - top) * by;
      return { left, top: top + down, right, bottom: bottom - down };
    };
    const hit = (a: Rect, b: Rect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const part = (a: Rect, by: Rect): number => hit(a, by) / ((a.right - a.left) * (a.bottom - a.top));
    const gap = (a: Rect, b: Rect): number =>
      Math.hypot(
        Math.max(0, a.left - b.right, b.left - a.right),
        Math.max(0, a.top - b.bottom, b.top - a.bottom),
      );
    const all = (selector: string): (HTMLElement | SVGElement)[] => [
      ...document.querySelectorAll<HTMLElement | SVGElement>(selector),
    ];
    const signs = all('[data-sign]').map((sign) => ({
      place: sign.dataset.sign!,
      box: sign.getBoundingClientRect(),
    }));
    const names = all('.layer text.name').map((name) => ({
      name: name.textContent,
      box: shrunk(name.getBoundingClientRect(), 0.28),
    }));
    const stacks = new Map<string, { place: string; box: Rect }>();
    for (const piece of all('.piece:not(.hidden)')) {
      const { left, top, right, bottom } = piece.getBoundingClientRect();
      const known = stacks.get(piece.dataset.stack!)?.box;
      const box = {
        left: Math.min(left, known?.left ?? left),
        top: Math.min(top, known?.top ?? top),
        right: Math.max(right, known?.right ?? right),
        bottom: Math.max(bottom, known?.bottom ?? bottom),
      };
      stacks.set(piece.dataset.stack!, { place: piece.dataset.place!, box });
    }
    return [...stacks].flatMap(([stack, { place, box }]) => {
      const own = signs.filter((sign) => sign.place === place);
      const away = Math.min(...own.map((sign) => gap(sign.box, box)));
      return [
        ...names
          .filter((name) => part(name.box, box) > 0.15)
          .map(({ name }) => `${stack} covers the name ${name}`),
        ...signs
          .filter((sign) => sign.place !== place && own.length > 0)
          .flatMap((sign) => {
            if (part(sign.box, box) > 0.3) return [`${stack} covers the sign of ${sign.place}`];
            return gap(sign.box, box) + 1 < away ? [`${stack} is nearer to ${sign.place}`] : [];
          }),
      ];
    });
  });
}

/** With nothing pointed at, every stack stands by its own sign. */
export async function everyoneAtHome(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.locator('.cloth')).toHaveCount(0);
  await expect.poll(() => strays(page)).toEqual([]);
}
