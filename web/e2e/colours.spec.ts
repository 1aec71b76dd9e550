/** What can be clicked is seen on every ground, and a side has one colour wherever it is spoken of. */

import type { Locator, Page } from '@playwright/test';
import { BOARDS, expect, legal, myMove, settled, SIZES, table, test } from './fixtures';
import { play } from './robot';

/** The targets on the map that lack a dark or a light edge, and how many there are. */
function edgeless(page: Page): Promise<{ all: number; bare: string[] }> {
  return page.evaluate(() => {
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    // As text has to be read on its ground, one edge has to be seen beside the other.
    const apart = (colours: string[]): boolean => {
      const lights = colours.map(light);
      return lights.length > 1 && (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05) > 10;
    };
    const strokes = (edges: Element[]): string[] => edges.map((edge) => getComputedStyle(edge).stroke);
    const goals = [...document.querySelectorAll('.viewport .goal')].map((goal) => {
      const inside = [...goal.querySelectorAll('.edge')];
      const before = [
        goal.previousElementSibling,
        goal.previousElementSibling?.previousElementSibling,
      ].filter((one): one is Element => !!one?.matches('.edge'));
      return { name: goal.outerHTML.slice(0, 90), colours: strokes(inside.length ? inside : before) };
    });
    const pieces = [...document.querySelectorAll('.viewport .piece:is(.can, .held, .some)')].map((piece) => {
      const shadow = getComputedStyle(piece, '::before').boxShadow;
      return { name: piece.outerHTML.slice(0, 90), colours: shadow.match(/rgba?\([^)]+\)/g) ?? [] };
    });
    const all = [...goals, ...pieces];
    return { all: all.length, bare: all.flatMap(({ name, colours }) => (apart(colours) ? [] : [name])) };
  });
}

for (const { game, seats, ...more } of BOARDS) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`whatever can be clicked on the map has a dark and a light edge: ${game}, ${size}`, async ({
      open,
    }) => {
      const page = await open({ viewport });
      await table(page, seats, { game, ...more });
      await myMove(page);
      let seen = 0;
      const look = async (): Promise<boolean> => {
        await legal(page);
        const { all, bare } = await edgeless(page);
        expect(bare).toEqual([]);
        seen += all;
        return seen > 12;
      };
      if (!(await look())) await play(page, { seed: 5, clicks: 25, eager: 20, until: look });
      expect(seen, 'there was something to click on the map').toBeGreaterThan(3);
    });
  }
}

/** The hue of everything that speaks of a side: its mark above the board, its pieces, its name, its arrows. */
function hues(page: Page): Promise<Record<string, Record<string, number>>> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const hue = (colour: string): number => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
      const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
      const span = most - least || 1;
      const third = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
      return Math.round(((third + 6) % 6) * 60);
    };
    const probe = (host: Element, of: string, name: string): string => {
      const one = document.createElement('i');
      one.className = of;
      one.style.color = `var(${name}, transparent)`;
      host.append(one);
      const found = getComputedStyle(one).color;
      one.remove();
      return found;
    };
    const board = document.querySelector('[data-game]')!;
    const shell = document.querySelector('[data-testid=table]')!;
    const marked = [...shell.querySelectorAll<HTMLElement>('li[data-seat]')];
    const names = [...new Set(marked.map(({ dataset }) => dataset.seat!))];
    return Object.fromEntries(
      names.map((seat, i) => {
        const colours = {
          shell: probe(shell, `seat-${i}`, '--seat'),
          ...Object.fromEntries(
            ['hi', 'lo', 'ink', 'arrow'].map((part) => [part, probe(board, seat, `--side-${part}`)]),
          ),
        };
        const known = Object.entries(colours).filter(([, colour]) => colour !== 'rgba(0, 0, 0, 0)');
        return [seat, Object.fromEntries(known.map(([part, colour]) => [part, hue(colour)]))];
      }),
    );
  });
}

/** The colours of the marks before the names of the sides in a part of a page. */
const marks = (of: Locator): Promise<string[]> =>
  of.locator('.mark path').evaluateAll((all) => all.map((mark) => getComputedStyle(mark).fill));

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`the first page, the form of a new table and the lists have the colours of the board: ${size}`, async ({
    open,
  }) => {
    const page = await open({ viewport });
    for (const { game, scenario, seats } of BOARDS.map((board) => ({ scenario: '', ...board }))) {
      const id = await table(page, seats, { game, ...(scenario && { scenario }) });
      await settled(page);
      await expect(page.getByTestId('seats').locator('.mark')).toHaveCount(2);
      const own = await marks(page.getByTestId('seats'));
      expect(new Set(own).size, game).toBe(2);
      await page.goto('/');
      await expect.poll(() => marks(page.locator(`[data-id="${id}"]`)), `${game} in the list`).toEqual(own);
      // The sign on the button that comes first is light on dark.
      const start = page.getByTestId(`game-${game}`).locator('.start .button:not(.primary)');
      await expect.poll(() => marks(start), `${game} on the first page`).toEqual(own.slice(1));
      await page.goto(`/new?game=${game}`);
      const form = page.getByTestId('new-form');
      await expect.poll(() => marks(form), `a new table of ${game}`).toEqual(expect.arrayContaining(own));
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a side has one colour everywhere, ${colorScheme}`, async ({ open }) => {
    const page = await open({ viewport: SIZES.table, colorScheme });
    for (const { game, seats, ...more } of BOARDS) {
      await table(page, seats, { game, ...more });
      await settled(page);
      await expect(page.locator(`[data-game=${game}] .viewport`)).toBeVisible();
      await expect(page.locator('li[data-seat]').first()).toBeVisible();
      const sides = await hues(page);
      expect(Object.keys(sides).sort(), game).toEqual(Object.keys(seats).sort());
      for (const [side, known] of Object.entries(sides)) {
        expect(Object.keys(known).length, `${game} ${side}`).toBeGreaterThan(2);
        for (const [part, hue] of Object.entries(known)) {
          const away = Math.abs(((hue - known.hi! + 540) % 360) - 180);
          expect(away, `${game}: ${side}, ${part}: ${JSON.stringify(known)}`).toBeLessThan(20);
        }
      }
      const [one, other] = Object.values(sides).map(({ hi }) => hi!);
      const apart = Math.abs(((one! - other! + 540) % 360) - 180);
      expect(apart, `${game}: the sides differ`).toBeGreaterThan(40);
    }
  });
}
