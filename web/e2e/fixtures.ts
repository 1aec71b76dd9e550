/** What the browser tests share: the server, pages that tolerate no error on their console, a table at once. */

import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
  type Route,
} from '@playwright/test';
import { following, type Shown } from '../src/lib/patch';
import type { ServerMessage } from '../src/lib/protocol';
import { Server } from './server';

/** Where a game stands, as the server told a page. */
interface Progress extends Shown {
  ply: number;
}

export interface Told {
  socket: ServerMessage[]; // every message that the page's sockets delivered
  latest: Progress | null; // the last of them that told where the game stands
  errors: string[];
}

interface Fixtures {
  client: string; // a folder that the client comes from, if not from the server
  open: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  told: (page: Page) => Told;
  home: Page;
}

export const test = base.extend<Fixtures, { games: string; server: Server }>({
  games: ['', { option: true, scope: 'worker' }], // from elsewhere: BELLUM_GAMES

  server: [
    async ({ games }, use) => {
      const server = new Server({ BELLUM_GAMES: games });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 30 * 60_000 },
  ],

  told: async ({ server }, use) => {
    void server;
    await use((page) => heard.get(page) ?? { socket: [], latest: null, errors: [] });
  },

  client: ['', { option: true }],

  /** A person with a browser of his own. */
  open: async ({ browser, client, server }, use) => {
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
      // A robot is sure of what it does: it is asked about the end of a turn only where a test is about that.
      await context.addInitScript(() => {
        if (!localStorage.getItem('bellum.ending')) localStorage.setItem('bellum.ending', 'never');
      });
      if (client) await context.route('**/assets/*', fromFolder(client));
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
    await expect(page.getByTestId('quick-caesar')).toBeVisible();
    await use(page);
  },
});

export { expect };

/** Where toy.setup.ts puts the client that knows the toy's board. */
export const TOY_CLIENT = resolve(import.meta.dirname, '../../build/toy-client');

/**
 * Gives the files of another build. The page stays the server's own, and so begins with the script of the server's
 * build: that one only goes on to the other.
 */
function fromFolder(folder: string): (route: Route) => Promise<void> {
  const files = readdirSync(join(folder, 'assets'));
  const entry = files.find((file) => /^index-.+\.js$/.test(file));
  return (route) => {
    const name = basename(new URL(route.request().url()).pathname);
    if (files.includes(name)) return route.fulfill({ path: join(folder, 'assets', name) });
    if (!name.endsWith('.js')) return route.continue();
    return route.fulfill({ contentType: 'text/javascript', body: `import '/assets/${entry}';` });
  };
}

/** A server that is away on purpose, a table that is not there: no errors of the page. */
const EXPECTED = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection|with a status of 4\d\d/;

const heard = new WeakMap<Page, Told>();

function listen(page: Page): void {
  const told: Told = { socket: [], latest: null, errors: [] };
  heard.set(page, told);
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) told.errors.push(message.text());
  });
  page.on('pageerror', (error) => told.errors.push(error.message));
  page.on('websocket', (socket) => {
    told.latest = null;
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as ServerMessage;
      told.socket.push(message);
      if (message.type === 'state') told.latest = message;
      if (message.type === 'update' && told.latest)
        told.latest = { ...following(told.latest, message), ply: message.ply };
    });
  });
}

/** Start a table through the API as the person of this page, and open it; without a seed it has the server's. */
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

/** How long two machines may take for a whole game between them. */
export const FINISHED = 8 * 60_000;

export const YOU = { kind: 'you' };
export const MACHINE = { kind: 'machine', player: 'greedy' };

/** A small desktop window and a phone. */
export const SIZES = { table: { width: 1280, height: 720 }, phone: { width: 360, height: 740 } };

/** A table of each game whose map has places, against a machine; and of the one with hexes. */
export const MAPS = [
  { game: 'julius_caesar', seats: { caesar: YOU, pompeius: MACHINE } },
  { game: 'hannibal', seats: { rome: YOU, carthage: MACHINE } },
  { game: 'hamilcar', seats: { rome: YOU, carthage: MACHINE } },
  { game: 'second_punic_war', scenario: 'campaign', seats: { carthage: YOU, rome: MACHINE } },
];
export const BOARDS = [
  ...MAPS,
  { game: 'spqr', scenario: 'learning', seats: { carthage: YOU, rome: MACHINE } },
];

export async function ply(page: Page): Promise<number> {
  return Number(await page.getByTestId('table').getAttribute('data-ply'));
}

/** Nothing is on its way: neither this person's action nor a machine's. Until then what is offered may change. */
export async function settled(page: Page): Promise<void> {
  const table = page.getByTestId('table');
  await expect(table).toHaveAttribute('data-link', 'online');
  await expect(table).toHaveAttribute('data-busy', 'false');
}

/** It is this person's move: the prompt says so, and no machine is still to choose beside him. */
export async function myMove(page: Page): Promise<void> {
  await settled(page);
  await expect(page.getByTestId('prompt')).toHaveAttribute('data-mine', 'true');
}

/** What this person may do now, by what the server told the page. */
export async function legal(page: Page): Promise<string[]> {
  let found: string[] | undefined;
  const look = async (): Promise<boolean> => {
    const { eyes, ply } = await page
      .getByTestId('table')
      .evaluate(({ dataset: { eyes, ply } }) => ({ eyes, ply }));
    const latest = heard.get(page)?.latest;
    // The page and the test hear of a message on different ways: one may be ahead.
    found = latest?.ply === Number(ply) ? latest.seats[eyes ?? '']?.view.legal : undefined;
    return found !== undefined;
  };
  await expect.poll(look, { message: 'the server has told what is legal' }).toBe(true);
  return found ?? [];
}

/** All pages have come to the same moment, and so have those who listen to their sockets. */
export async function together(...pages: Page[]): Promise<void> {
  const moments = async (): Promise<number> => {
    const plies = await Promise.all(pages.map(ply));
    return new Set([...plies, ...pages.map((page) => heard.get(page)?.latest?.ply)]).size;
  };
  await Promise.all(pages.map(settled));
  await expect.poll(moments, { message: 'all are at the same ply' }).toBe(1);
}

/** Whatever comes in or fades out has done so; what never ends (a pulse) is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** No serious violation that axe knows. */
export async function accessible(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(told).toEqual([]);
}
