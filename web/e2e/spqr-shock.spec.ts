/** SPQR at blows: the odds before a charge, the table of causes after it, and orders that answer for a player. */

import type { Page } from '@playwright/test';
import type { View } from '../src/games/spqr/view';
import type { ServerMessage, State } from '../src/lib/protocol';
import { accessible, expect, legal, ply, settled, table, test, YOU, type Told } from './fixtures';

const BATTLE = { game: 'spqr', scenario: 'learning', seed: 'Trebia' };
const SEATS = { carthage: YOU, rome: YOU };

/** Where a battle has come to: next to blows, or to a reaction that can be declined. */
type Moment = 'charge' | 'reaction';

/**
 * Plays for both sides over a socket of the page, until a moment: the Romans who are nearest to the enemy march at
 * him, everybody else does nothing. It looks at no dice, so that it gets there on any seed.
 */
async function march(page: Page, id: string, until: Moment): Promise<void> {
  await page.goto('/');
  const reached = await page.evaluate(
    async ([table, wanted]) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
      const inbox: string[] = [];
      let wake = (): void => {};
      socket.onmessage = (event) => {
        inbox.push(event.data as string);
        wake();
      };
      await new Promise((opened) => (socket.onopen = opened));
      const next = async (): Promise<ServerMessage> => {
        while (!inbox.length) await new Promise<void>((heard) => (wake = heard));
        return JSON.parse(inbox.shift()!) as ServerMessage;
      };
      /** The whole state, asked for anew: patches are another test's business. */
      const look = async (): Promise<State> => {
        socket.send(JSON.stringify({ type: 'sync', id: 'look' }));
        let found: State | null = null;
        for (;;) {
          const message = await next();
          if (message.type === 'state') found = message;
          if (message.type === 'ack' && message.id === 'look') return found!;
        }
      };
      const spot = (hex: string): [number, number] => {
        const [x, y] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
        return [x * 0.866, y + (x % 2 ? 0.5 : 0)];
      };
      const far = (a: string, b: string): number => {
        const [[ax, ay], [bx, by]] = [spot(a), spot(b)];
        return Math.hypot(ax - bx, ay - by);
      };
      const STEPS: Record<string, [number, number]> = {
        n: [0, -1],
        ne: [0.866, -0.5],
        se: [0.866, 0.5],
        s: [0, 1],
        sw: [-0.866, 0.5],
        nw: [-0.866, -0.5],
      };
      const enemies = (view: View): string[] =>
        Object.keys(view.units)
          .filter((unit) => view.figures[unit]!.side !== view.seat)
          .flatMap((unit) => view.units[unit]!.hexes);
      const nearest = (view: View, hex: string): number =>
        Math.min(...enemies(view).map((other) => far(hex, other)));
      const verb = (notation: string): string => notation.split(' ')[0]!;
      const operand = (notation: string): string => notation.split(' ')[1] ?? '';

      const choose = (view: View): string => {
        const { legal } = view;
        const of = (...verbs: string[]): string | undefined =>
          verbs.flatMap((one) => legal.filter((notation) => verb(notation) === one))[0];
        const steps = legal.filter((notation) => verb(notation) === 'step');
        if (view.march && steps.length) {
          const here = view.units[view.march.unit]!.hexes[0]!;
          const [x, y] = spot(here);
          const after = (side: string): number => {
            const [dx, dy] = STEPS[side]!;
            return Math.min(
              ...enemies(view).map((other) => {
                const [ex, ey] = spot(other);
                return Math.hypot(x + dx - ex, y + dy - ey);
              }),
            );
          };
          steps.sort((a, b) => after(operand(a)) - after(operand(b)));
          return after(operand(steps[0]!)) < nearest(view, here) ? steps[0]! : (of('stop') ?? steps[0]!);
        }
        const place = (notation: string): string => view.units[operand(notation)]!.hexes[0]!;
        const orders = legal
          .filter((notation) => verb(notation) === 'order')
          .sort((a, b) => nearest(view, place(a)) - nearest(view, place(b)));
        if (orders.length && view.seat === 'rome') return orders[0]!;
        return of('activate', 'decline', 'done', 'pass', 'stop') ?? legal[0]!;
      };

      /** Whether a step of the unit that moves leads to a charge: the engine is asked for its odds. */
      const charges = async (view: View): Promise<boolean> => {
        const unit = view.march?.unit;
        if (!unit || nearest(view, view.units[unit]!.hexes[0]!) > 3) return false;
        for (const action of view.legal.filter((notation) => verb(notation) === 'step')) {
          socket.send(JSON.stringify({ type: 'ask', id: action, seat: view.seat, question: 'odds', action }));
          for (;;) {
            const message = await next();
            if (message.type !== 'answer' || message.id !== action) continue;
            if (message.answer) return true;
            break;
          }
        }
        return false;
      };
      const there = async (view: View): Promise<boolean> =>
        wanted === 'charge' ? charges(view) : view.seat === 'carthage' && view.legal.includes('decline');

      for (let count = 0; count < 100; count++) {
        const state = await look();
        const seat = state.to_move[0]!;
        const view = state.seats[seat]!.view as View;
        if (await there(view)) {
          socket.close();
          return seat;
        }
        socket.send(JSON.stringify({ type: 'act', id: `a${count}`, seat, action: choose(view), n: state.n }));
        for (;;) {
          const message = await next();
          if (!('id' in message) || message.id !== `a${count}`) continue;
          if (message.type !== 'ack') throw new Error(JSON.stringify(message));
          break;
        }
      }
      return '';
    },
    [id, until] as const,
  );
  expect(reached, `the battle comes to a ${until}`).not.toBe('');
  await page.goto(`/table/${id}`);
  await page.getByTestId('curtain-open').click();
  await settled(page);
}

const play = async (page: Page, notation: string): Promise<void> => {
  const before = await ply(page);
  await page.getByTestId('all-actions').click();
  await page.getByTestId('actions').locator(`[data-action="${notation}"]`).click();
  await expect.poll(() => ply(page), { message: notation }).toBeGreaterThan(before);
  await settled(page);
};

/** What the odds are about, of all that is offered now, as the list of them says. */
async function charges(page: Page): Promise<string[]> {
  await page.getByTestId('odds-open').click();
  const list = page.getByTestId('odds-of');
  await expect(list.first()).toBeVisible();
  const found = await list
    .locator('[data-action]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset.action!));
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  return found;
}

test('the odds of a charge are shown before it, and its causes after it', async ({ open, told }) => {
  const page = await open({ viewport: { width: 1280, height: 720 } });
  const id = await table(page, SEATS, BATTLE);
  await march(page, id, 'charge');
  const [step] = (await charges(page)).filter((notation) => notation.startsWith('step '));
  expect(step, 'a step leads to a charge').toBeDefined();

  // By the pointer or the focus on what offers it.
  const before = await ply(page);
  await page.locator(`[data-game] [data-action="${step}"]`).first().focus();
  const card = page.getByTestId('foresight');
  await expect(card.getByTestId('odds').first()).toBeVisible();
  await expect(card).toContainText('Attackers');
  await expect(card).toContainText('Expected hits');
  await expect(card).toContainText('Rout:');
  await accessible(page);
  expect(await ply(page), 'to ask changes nothing').toBe(before);

  await charge(page, step!, told);
  const shock = page.getByTestId('battle');
  await expect(shock).toBeVisible();
  await shock.getByRole('button', { expanded: false }).click();
  const rows = page.getByTestId('shock').locator('tbody tr');
  await expect(rows.filter({ hasText: 'Column after all shifts' }).first()).toContainText('8.36');
  for (const cause of ['base', 'die', 'column', 'hits-attackers', 'hits-defenders'])
    await expect(
      page.locator(`[data-testid=shock] [data-cause="${cause}"] [data-testid=rule-link]`).first(),
    ).toBeVisible();
  await accessible(page);
});

/** Goes on with the charge until the dice of the shock have fallen. */
async function charge(page: Page, step: string, told: (page: Page) => Told): Promise<void> {
  await play(page, step);
  const shocked = (): boolean =>
    Object.values(told(page).latest!.seats).some(({ story }) =>
      story.some(({ events }) => events.some(({ kind }) => kind === 'shock')),
    );
  for (let count = 0; count < 40 && !shocked(); count++) {
    const curtain = page.getByTestId('curtain-open');
    if (await curtain.isVisible()) await curtain.click();
    await settled(page);
    const may = await legal(page);
    const attack = may.find((notation) => notation.startsWith('attack '));
    const word = ['decline', 'stop', 'done', 'pass'].find((one) => may.includes(one)) ?? may[0]!;
    await play(page, attack ?? word);
  }
  const curtain = page.getByTestId('curtain-open');
  if (await curtain.isVisible()) await curtain.click();
  expect(shocked(), 'it has come to blows').toBe(true);
}

test('on a phone the odds open by a tap, and fit', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const id = await table(page, SEATS, BATTLE);
  await march(page, id, 'charge');
  await page.getByTestId('odds-open').tap();
  await expect(page.getByTestId('odds').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
  const wide = await page
    .getByTestId('odds')
    .first()
    .evaluate((one) => one.getBoundingClientRect().right);
  expect(wide).toBeLessThanOrEqual(360);
});

test('a standing order answers a reaction, for the army or for a type', async ({ open }) => {
  const page = await open();
  const id = await table(page, SEATS, BATTLE);
  await march(page, id, 'reaction');
  const before = await ply(page);
  const orders = page.getByTestId('orders');
  await expect(orders).toBeVisible();
  await page.getByTestId('orders-for').selectOption('type sk');
  await page.getByTestId('order-hold-fire-turn').click();
  await expect(page.getByTestId('order-hold-fire-turn')).toHaveAttribute('aria-pressed', 'true');
  expect(await ply(page), 'it answers nothing that was not asked of skirmishers').toBe(before);
  await page.getByTestId('orders-for').selectOption('');
  await expect(page.getByTestId('order-hold-fire-sk')).toBeVisible();
  await page.getByTestId('order-nothing-turn').click();
  await expect.poll(() => ply(page)).toBeGreaterThan(before);
});
