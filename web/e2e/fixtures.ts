/** What the browser tests share: the server, pages that tolerate no error on their console, a table at once. */

import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

export interface Told {
  socket: unknown[]; // every message that the page's sockets delivered
  errors: string[];
}

interface Fixtures {
  open: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  told: (page: Page) => Told;
  home: Page;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  told: async ({ server }, use) => {
    void server;
    await use((page) => heard.get(page) ?? { socket: [], errors: [] });
  },

  /** A person with a browser of his own. */
  open: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const pages: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        viewport: { width: 1100, height: 700 },
        reducedMotion: 'reduce', // nothing pulses: software rendering is slow enough
        locale: 'en-GB',
        baseURL: server.url,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      listen(page);
      pages.push(page);
      return page;
    });
    const errors = pages.flatMap((page) => heard.get(page)?.errors ?? []);
    await Promise.all(contexts.map((context) => context.close()));
    expect(errors, 'nothing is wrong on the console').toEqual([]);
  },

  home: async ({ open }, use) => {
    const page = await open();
    await page.goto('/');
    await use(page);
  },
});

export { expect };

/** A server that is away on purpose, a table that is not there: no errors of the page. */
const EXPECTED = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection|with a status of 4\d\d/;

const heard = new WeakMap<Page, Told>();

function listen(page: Page): void {
  const told: Told = { socket: [], errors: [] };
  heard.set(page, told);
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) told.errors.push(message.text());
  });
  page.on('pageerror', (error) => told.errors.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => told.socket.push(JSON.parse(payload.toString())));
  });
}

/** Start a table through the API as the person of this page, and open it. */
export async function table(
  page: Page,
  seats: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<string> {
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/tables', { data: { game: 'julius_caesar', seats, ...more } });
  expect(answer.status()).toBe(201);
  const { table } = (await answer.json()) as { table: { id: string } };
  await page.goto(`/table/${table.id}`);
  return table.id;
}

export const YOU = { kind: 'you' };
export const MACHINE = { kind: 'machine', player: 'greedy' };

export async function ply(page: Page): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-ply'));
}

/** It is this person's move: the prompt says so and something can be clicked. */
export async function myMove(page: Page): Promise<void> {
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-mine', 'true', { timeout: 30_000 });
}
