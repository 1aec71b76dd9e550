/** A game of three to five in teams, on a board of its own: secret bids, consent of all, a seat handed over, one screen. */

import type { Page } from '@playwright/test';
import {
  accessible,
  expect,
  legal,
  myMove,
  ply,
  settled,
  table,
  test,
  together,
  TOY_CLIENT,
  YOU,
  type Told,
} from './fixtures';
import { play } from './robot';
import { Server } from './server';

test.use({ games: 'toy=tests.toy', client: TOY_CLIENT });

const OPEN = { kind: 'open' };
const TOY = { game: 'toy' };
const SEATS = ['north', 'south', 'east'] as const; // north and south together, against east
type Seat = (typeof SEATS)[number];
type People = Record<Seat, Page>;
type Listen = (page: Page) => Told;
type Open = (options?: { baseURL?: string }) => Promise<Page>;

/** Three people at a table, each with a browser of his own. */
async function three(open: Open, baseURL?: string): Promise<People> {
  const there = baseURL === undefined ? {} : { baseURL };
  const people = { north: await open(there), south: await open(there), east: await open(there) };
  const id = await table(people.north, { north: YOU, south: OPEN, east: OPEN }, TOY);
  for (const seat of ['south', 'east'] as const) {
    await people[seat].goto(`/table/${id}`);
    await people[seat].getByTestId(`join-${seat}`).click();
  }
  for (const seat of SEATS) await myMove(people[seat]);
  return people;
}

const all = (people: People): Page[] => Object.values(people);

interface Inside {
  hands: (string[] | null)[];
  gone: string[];
}
const viewOf = (told: Listen, page: Page, seat: Seat): Inside =>
  told(page).latest?.seats[seat]?.view as unknown as Inside;
const handOf = (told: Listen, page: Page, seat: Seat): string[] =>
  viewOf(told, page, seat).hands[SEATS.indexOf(seat)] ?? [];
const value = (card: string): number => Number(card.slice(1));
const delivered = (told: Listen, page: Page): string => JSON.stringify(told(page).socket);

async function click(page: Page, notation: string): Promise<void> {
  const before = await ply(page);
  await page.locator(`[data-action="${notation}"]:not(dialog *)`).first().click();
  await expect.poll(() => ply(page), { message: notation }).not.toBe(before);
}

/** Everybody bids: one his highest card, the others their lowest, so that he leads. */
async function bids(people: People, told: Listen, leader: Seat): Promise<void> {
  await together(...all(people));
  for (const seat of SEATS) {
    const cards = handOf(told, people[seat], seat).sort((a, b) => value(a) - value(b));
    await click(people[seat], `bid ${seat === leader ? cards.at(-1) : cards[0]}`);
  }
  await together(...all(people));
  await myMove(people[leader]);
}

test('three people bid in secret, and partners do not see each other’s cards', async ({ open, told }) => {
  const people = await three(open);
  const { north, south, east } = people;
  await together(...all(people));
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, handOf(told, people[seat], seat)])) as Record<
    Seat,
    string[]
  >;
  for (const seat of SEATS) expect(hands[seat]).toHaveLength(4);

  const first = hands.north[0]!;
  await click(north, `bid ${first}`);
  await expect(north.getByTestId('prompt')).toContainText('Waiting for South, East');
  await expect(north.getByTestId('log')).toContainText('North bids Card');
  await expect(south.getByTestId('log')).toContainText('North has bid.');
  for (const page of [south, east]) expect(delivered(told, page)).not.toContain(`"${first}"`);

  await click(south, `bid ${hands.south[0]}`);
  await click(east, `bid ${hands.east[0]}`);
  await together(...all(people));
  for (const page of all(people)) await expect(page.getByTestId('log')).toContainText('The bids are');

  // Not what is drawn counts, but what the sockets delivered: what lies open, and nothing else.
  for (const seat of SEATS) {
    const gone = viewOf(told, people[seat], seat).gone;
    expect(gone).toContain(first);
    for (const other of SEATS.filter((name) => name !== seat))
      for (const card of hands[other].filter((name) => !gone.includes(name)))
        expect(delivered(told, people[seat]), `${seat} does not know ${card}`).not.toContain(`"${card}"`);
  }
});

test('what partners hand over is between the two of them', async ({ open, told }) => {
  const people = await three(open);
  await bids(people, told, 'north');
  await click(people.north, 'give 2');
  await together(...all(people));
  for (const seat of ['north', 'south'] as const)
    await expect(people[seat].getByTestId('log')).toContainText('North hands 2 coins to South.');
  await expect(people.east.getByTestId('log')).toContainText('North hands something to South.');
  expect(delivered(told, people.east)).not.toContain('"coins":2');
  const purses = (page: Page) => page.locator('[data-key=purses] td').allTextContents();
  expect(await purses(people.north)).toEqual(['3', '?', '?']);
  expect(await purses(people.south)).toEqual(['?', '7', '?']);
  expect(await purses(people.east)).toEqual(['?', '?', '5']);
});

test('a move is taken back when all others agree', async ({ open, told }) => {
  const people = await three(open);
  const { north, south, east } = people;
  await bids(people, told, 'east');
  await south.getByTestId('offer-undo').click();
  await expect(south.getByTestId('offer')).toContainText('Waiting for North, East');
  await north.getByTestId('offer-accept').click();
  await expect(north.getByTestId('offer')).toContainText('Waiting for East');
  await expect(south.getByTestId('offer')).toContainText('Waiting for East');
  expect(await ply(south)).toBe(3);
  await east.getByTestId('offer-decline').click();
  for (const page of all(people)) await expect(page.getByTestId('offer')).toHaveCount(0);
  expect(await ply(south)).toBe(3);

  await south.getByTestId('offer-undo').click();
  for (const page of [east, north]) await page.getByTestId('offer-accept').click();
  for (const page of all(people)) await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '1');
  await expect(south.getByTestId('prompt')).toHaveAttribute('data-mine', 'true');
  await expect(south.getByTestId('log')).not.toContainText('The bids are');
});

test('who resigns beside a partner is replaced by a machine; who is alone loses', async ({ open }) => {
  const people = await three(open);
  const { north, south, east } = people;
  await south.getByTestId('tab-table').click();
  await south.getByTestId('resign').click();
  await expect(south.getByTestId('resign-text')).toContainText('A machine takes over South');
  await south.getByTestId('resign-yes').click();
  await expect(north.locator('[data-seat=south]')).toContainText(', for Guest');
  await expect(south.getByTestId('resign'), 'he only watches now').toHaveCount(0);
  await expect(north.getByTestId('log')).toContainText('South has bid.');
  await expect(south.locator('[data-key=hands] td').nth(1)).toHaveText('?');

  await play(north, { seed: 1, clicks: 1 });
  await play(east, { seed: 1, clicks: 1 });
  for (const page of [north, east]) await expect(page.getByTestId('log')).toContainText('The bids are');

  await east.getByTestId('tab-table').click();
  await east.getByTestId('resign').click();
  await expect(east.getByTestId('resign-text')).toContainText('The game ends at once');
  await east.getByTestId('resign-yes').click();
  for (const page of all(people)) {
    await expect(page.getByTestId('outcome')).toContainText('East resigned.');
    await expect(page.getByTestId('outcome')).toContainText('Winners: North, South.');
    await expect(page.getByTestId('rematch')).toBeVisible();
  }
});

test('a team gives the game up when all of it agree', async ({ open }) => {
  const { north, south, east } = await three(open);
  await north.getByTestId('tab-table').click();
  await north.getByTestId('concede').click();
  await expect(north.getByTestId('concession')).toContainText('Waiting for South');
  await expect(south.getByTestId('concession')).toContainText('North would like to give up');
  await expect(east.getByTestId('concession'), 'the enemy need not know').toHaveCount(0);
  await north.getByTestId('concede-withdraw').click();
  await expect(south.getByTestId('concession')).toHaveCount(0);
  await north.getByTestId('concede').click();
  await south.getByTestId('concede-agree').click();
  for (const page of [north, south, east])
    await expect(page.getByTestId('outcome')).toContainText('Winner: East.');
});

test('five seats: the page for a new table, machines on four of them, and a team that wins together', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/new?game=toy');
  await page.getByLabel('Players').selectOption('5');
  await expect(page.locator('[data-team]')).toHaveCount(2);
  await expect(page.locator('[data-team=river] select')).toHaveCount(3);
  await expect(page.locator('[data-team=hills] select')).toHaveCount(2);
  await accessible(page);
  for (const seat of ['south', 'east', 'west', 'centre'])
    await page.getByTestId(`seat-${seat}`).selectOption('machine greedy');
  await page.getByTestId('create').click();
  await myMove(page);
  await accessible(page);
  await page.getByTestId('tab-table').click();
  await expect(page.getByTestId('table-menu').locator('[data-team]')).toHaveCount(2);
  await page.getByTestId('tab-log').click();

  const id = page.url().split('/').at(-1)!;
  await play(page, { seed: 4, clicks: 100 });
  await expect(page.getByTestId('outcome')).toBeVisible();
  const { outcome } = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    outcome: { winners: string[] };
  };
  const teams = [
    ['north', 'south', 'centre'],
    ['east', 'west'],
  ];
  expect(teams).toContainEqual(outcome.winners);
  const names = outcome.winners.map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1)).join(', ');
  await expect(page.getByTestId('outcome')).toContainText(`${names} win`);

  await page.getByTestId('to-replay').click();
  await expect(page.getByTestId('as').locator('option')).toHaveCount(7);
  await page.getByTestId('as').selectOption('west');
  await expect(page.locator('[data-key=hands] td').nth(3)).not.toHaveText('?');
  await expect(page.locator('[data-key=hands] td').nth(2)).toHaveText('?');
});

test('three people at one screen', async ({ home }) => {
  await home.getByTestId('game-toy').getByTestId('hot-seat').click();
  for (const [seat, name] of [
    ['north', 'North'],
    ['south', 'South'],
    ['east', 'East'],
  ] as const) {
    await expect(home.getByTestId('curtain')).toContainText(`${name} is next`);
    await expect(home.locator('[data-game=toy]')).toHaveCount(0);
    await home.getByTestId('curtain-open').click();
    await settled(home);
    const hands = await home.locator('[data-key=hands] td').allTextContents();
    expect(hands.map((hand) => hand === '?')).toEqual(SEATS.map((other) => other !== seat));
    await home.locator('[data-action^="bid "]').first().click();
  }
  await expect(
    home.getByTestId('curtain').or(home.getByTestId('prompt').filter({ hasText: 'raid or rest' })),
  ).toBeVisible();
});

const NAMES = { north: 'North', south: 'South', east: 'East', west: 'West', centre: 'Centre' };
const TEAMS = { north: 'river', south: 'river', east: 'hills', west: 'hills', centre: 'river' };
type AnySeat = keyof typeof NAMES;
const FIVE = Object.keys(NAMES) as AnySeat[];

/** The seat that the curtain calls, behind which nothing is to be seen of any other. */
async function called(page: Page): Promise<AnySeat> {
  const title = page.getByTestId('curtain').getByRole('heading');
  await expect(title).toBeVisible();
  await expect(page.locator('[data-game=toy]')).toHaveCount(0);
  await expect(page.getByTestId('prompt')).toHaveCount(0);
  await expect(page.getByTestId('log')).toHaveCount(0);
  await expect(page.getByTestId('live')).toBeEmpty();
  await expect(page.locator('[data-action]')).toHaveCount(0);
  const name = (await title.textContent())?.replace(' is next', '');
  return FIVE.find((seat) => NAMES[seat] === name)!;
}

async function lift(page: Page, seat: AnySeat): Promise<void> {
  await expect(page.getByTestId('curtain-open')).toContainText(`I am ${NAMES[seat]}`);
  await page.getByTestId('curtain-open').click();
  await settled(page);
  const hands = await page.locator('[data-key=hands] td').allTextContents();
  expect(hands.map((hand) => hand === '?')).toEqual(FIVE.map((other) => other !== seat));
}

test('five people at one screen: a curtain for each of them, a move taken back, an answer from another seat', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/new?game=toy');
  await page.getByTestId('option-players').selectOption('5');
  for (const seat of FIVE) await page.getByTestId(`seat-${seat}`).selectOption('you');
  await page.getByTestId('create').click();

  for (const seat of FIVE) {
    expect(await called(page)).toBe(seat);
    await lift(page, seat);
    if (seat === 'north') {
      await page.getByTestId('tab-chat').click();
      await page.getByTestId('chat-input').fill('I have the highest');
    }
    await click(page, (await page.locator('[data-action^="bid "]').first().getAttribute('data-action'))!);
    if (seat === 'north') {
      await expect(page.getByTestId('chat-input'), 'a draft is not for the next one').toHaveValue('');
      await page.getByTestId('tab-log').click();
    }
    if (seat !== 'east') continue;
    // East thinks better of it before West looks: the bid is secret, so only East’s own screen has to go back.
    expect(await called(page)).toBe('west');
    await expect(page.getByTestId('curtain-back')).toContainText('I am East');
    await accessible(page);
    await page.getByTestId('curtain-back').click();
    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '2');
    await expect(page.getByTestId('table')).toHaveAttribute('data-eyes', 'east');
    await click(page, (await page.locator('[data-action^="bid "]').last().getAttribute('data-action'))!);
  }

  // Who leads is called, unless he has just bid; whom he raids is asked for an answer, and called for it.
  const prompt = page.getByTestId('prompt').filter({ hasText: 'raid or rest' });
  await expect(page.getByTestId('curtain').or(prompt)).toBeVisible();
  let leader: AnySeat = 'centre';
  if (await page.getByTestId('curtain').isVisible()) {
    leader = await called(page);
    await lift(page, leader);
  }
  const target = FIVE.find((seat) => TEAMS[seat] !== TEAMS[leader])!;
  await click(page, `raid ${target}`);
  expect(await called(page)).toBe(target);
  await lift(page, target);
  await expect(page.getByTestId('prompt')).toContainText(`${NAMES[target]}: counter or yield`);
  await click(page, 'yield');
  // The next round: all owe a bid, and whoever has the screen begins.
  await expect(page.getByTestId('prompt')).toContainText('Bid a card');
  await expect(page.getByTestId('table')).toHaveAttribute('data-eyes', target);
});

test('a team talks by itself: the other team and those who watch are told nothing', async ({
  open,
  told,
}) => {
  const people = await three(open);
  const { north, south, east } = people;
  const watcher = await open();
  await watcher.goto(north.url());
  const secret = 'Bid low, I shall lead.';
  for (const page of [north, east, watcher]) await page.getByTestId('tab-chat').click();
  await expect(east.getByTestId('channels'), 'East has no partner').toHaveCount(0);
  await expect(watcher.getByTestId('channels')).toHaveCount(0);

  await north.getByTestId('to-team').check({ force: true });
  await north.getByTestId('chat-input').fill(secret);
  await north.getByTestId('chat-input').press('Enter');
  await expect(north.locator('li[data-team=river]')).toContainText(secret);
  await accessible(north);
  await south.getByTestId('tab-chat').click();
  await expect(south.locator('li[data-team=river]')).toContainText(secret);

  await north.getByTestId('tab-log').click();
  await north.getByTestId('tab-chat').click();
  await expect(north.getByTestId('to-team'), 'the choice stays').toBeChecked();
  await north.getByTestId('to-all').check({ force: true });
  await north.getByTestId('chat-input').fill('Good evening!');
  await north.getByTestId('chat-input').press('Enter');
  for (const page of [south, east, watcher])
    await expect(page.getByTestId('chat')).toContainText('Good evening!');
  for (const page of [east, watcher]) {
    await expect(page.getByTestId('chat')).not.toContainText(secret);
    expect(delivered(told, page), 'nor did the socket deliver it').not.toContain(secret);
  }

  for (const page of [south, east, watcher]) {
    await page.reload();
    await page.getByTestId('tab-chat').click();
    await expect(page.getByTestId('chat')).toContainText('Good evening!');
  }
  await expect(south.getByTestId('chat')).toContainText(secret);
  for (const page of [east, watcher]) {
    await expect(page.getByTestId('chat')).not.toContainText(secret);
    expect(delivered(told, page)).not.toContain(secret);
  }
});

test('an open table: who is missing is to be seen, seats are taken and left, and machines fill the rest', async ({
  open,
}) => {
  const [north, guest] = [await open(), await open()];
  const id = await table(
    north,
    { north: YOU, south: OPEN, east: OPEN, west: { kind: 'invite' }, centre: OPEN },
    { ...TOY, options: { players: 5 } },
  );
  await guest.goto('/');
  const row = guest.getByTestId('open-tables').locator(`[data-id="${id}"]`);
  await expect(row).toContainText('3 free seats');
  await expect(row.locator('[data-team]')).toHaveCount(2);
  await expect(row.locator('[data-team=hills]')).toContainText('West:');
  await expect(row.locator('[data-team=hills]')).toContainText('invited');
  await row.click();
  await guest.getByTestId('join-centre').click();
  await guest.getByTestId('leave-centre').click();
  await guest.getByTestId('join-south').click();
  await expect(guest.getByTestId('machine-east'), 'only for whoever made the table').toHaveCount(0);
  await accessible(north);
  await north.getByTestId('level-east').selectOption('random');
  for (const seat of ['east', 'west', 'centre']) await north.getByTestId(`machine-${seat}`).click();
  for (const page of [north, guest]) await myMove(page);
  await expect(north.locator('[data-seat=east]')).toContainText('novice');
  await expect(north.locator('[data-seat=west]')).toContainText('legionary');
});

test('the board: an area is raided and a hex is bid by a click, anything else says why', async ({
  open,
  told,
}) => {
  const people = await three(open);
  const { north, east } = people;
  const [mine, hers] = [handOf(told, north, 'north'), handOf(told, east, 'east')];
  await accessible(north);

  // The keyboard walks over the hexes: what is not in hand is refused with the rule, and nothing has changed.
  const cursor = north.locator('.cursor');
  await cursor.focus();
  const at = async (): Promise<string> => (await cursor.getAttribute('data-space')) ?? '';
  for (let column = 0; column < 9 && mine.includes(await at()); column++)
    await north.keyboard.press('ArrowRight');
  expect(mine).not.toContain(await at());
  await north.keyboard.press('Enter');
  const notice = north.locator('[data-testid=notice][data-kind=refusal]');
  await expect(notice).toContainText('You do not hold this card.');
  await expect(notice.getByTestId('rule-link')).toBeVisible();
  expect(await ply(north)).toBe(0);
  await expect(north.locator('.goal[data-action^="bid "]')).toHaveCount(mine.length);
  expect(hers.every((card) => !mine.includes(card))).toBe(true);

  await bids(people, told, 'north');
  expect(await legal(north)).toContain('raid east');
  await north.locator('[data-space=south]').focus();
  await north.keyboard.press('Enter');
  await expect(notice.last()).toContainText('You do not raid your own team.');
  await north.getByRole('button', { name: 'Zoom in' }).click();
  await north.getByRole('button', { name: 'Whole map' }).click();
  await click(north, 'raid east');
  await expect(east.getByTestId('log')).toContainText('North raids East.');
  await accessible(east);
});

for (const viewport of [
  { width: 390, height: 800 },
  { width: 820, height: 1100 },
]) {
  test(`the board on a screen of ${viewport.width} by ${viewport.height}: nothing cut off`, async ({
    open,
  }) => {
    const page = await open({ viewport, hasTouch: true });
    await table(page, { north: YOU, south: YOU, east: YOU }, TOY);
    await page.getByTestId('curtain-open').click();
    await settled(page);
    await expect(page.locator('.counter')).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await page.locator('[data-action^="bid "]:not(dialog *)').first().tap();
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-ply', '0');
  });
}

test.describe('without a board of its own', () => {
  test.use({ client: '' });

  test('a game is played on the plain one, with all of the actions as buttons', async ({ open }) => {
    const page = await open();
    const machine = { kind: 'machine', player: 'greedy' };
    await table(page, { north: YOU, south: machine, east: machine }, TOY);
    await myMove(page);
    await expect(page.getByTestId('plain-board')).toBeVisible();
    await accessible(page);
    const { clicks, listed } = await play(page, { seed: 4, clicks: 60 });
    expect(clicks).toBeGreaterThan(3);
    expect(listed).toBe(0);
    await expect(page.getByTestId('outcome')).toBeVisible();
  });
});

test('rules that were corrected: the players decide what becomes of their game', async ({ open, told }) => {
  const server = new Server({ BELLUM_GAMES: 'toy=tests.toy' });
  await server.start();
  try {
    const people = await three(open, server.url);
    const { north, south, east } = people;
    await bids(people, told, 'north');
    await click(north, 'stoke');
    await click(north, 'stoke'); // which version 4 of the rules forbids
    await together(...all(people));
    await server.stop();
    server.environment = { BELLUM_GAMES: 'toy=tests.corrected' };
    await server.start();

    for (const page of all(people)) {
      await expect(page.getByTestId('broken')).toContainText('is valid up to action 4 of 5');
      await expect(page.getByTestId('prompt')).toHaveCount(0);
    }
    await expect(north.getByTestId('broken')).toContainText('The fire cannot burn higher.');
    await accessible(north);
    await north.getByTestId('go-on').click();
    await expect(north.getByTestId('broken')).toContainText('Waiting for South, East');
    await south.getByTestId('go-on').click();
    await expect(north.getByTestId('broken')).toContainText('Waiting for East');
    await east.getByTestId('go-on').click();
    for (const page of all(people)) {
      await expect(page.getByTestId('broken')).toHaveCount(0);
      await expect(page.getByTestId('log')).toContainText('The rules were corrected (version 3 to 4)');
    }
    await myMove(north);
    await click(north, 'rest');
  } finally {
    await server.remove();
  }
});
