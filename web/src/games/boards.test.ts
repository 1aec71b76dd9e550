/** What every board must survive: its words are all there and none is idle, its names keep apart, its verbs are reached. */

import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../lib/protocol';
import { parse, type Action } from './shared/actions';
import type { Way } from './shared/chart';
import type { Box, Point } from './shared/geo';
import type { Label, Obstacles, SeaLabel } from './shared/lettering';
import { overlap, zoomStep } from './shared/letters';
import { anActionEach } from './shared/recorded';

// Work is counted, not timed: how long it takes depends on what else the machine does.
const compared = vi.hoisted(() => ({ boxes: 0 }));
vi.mock('./shared/letters', async (original) => {
  const real = await original<typeof import('./shared/letters')>();
  const overlap: typeof real.overlap = (a, b) => {
    compared.boxes += 1;
    return real.overlap(a, b);
  };
  return { ...real, overlap };
});

/** Files by a folder on their paths, counted from the end, and by what follows it. */
function byFolder<T>(files: Record<string, T>, fromEnd: number): Map<string, Map<string, T>> {
  const out = new Map<string, Map<string, T>>();
  for (const [path, file] of Object.entries(files)) {
    const parts = path.split('/');
    const folder = parts.at(-fromEnd)!;
    out.set(folder, (out.get(folder) ?? new Map<string, T>()).set(parts.slice(1 - fromEnd).join('/'), file));
  }
  return out;
}

// The toy's board is one of the tests, and is held to the same.
const code = byFolder(
  import.meta.glob<string>(
    ['./*/*.{ts,svelte}', './shared/*/*.{ts,svelte}', '../../e2e/toy/*.{ts,svelte}', '!./*/*.test.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  2,
);
const messages = byFolder(
  import.meta.glob<string>(['../../../bellum/games/*/locale/*.ftl', '../../../tests/toy/locale/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  3,
);
const shell = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default', eager: true });
const boards = [...messages.keys()].filter((game) => code.has(game));

it('there are boards to look at', () => expect(boards).toContain('toy'));

const recorded = byFolder(
  import.meta.glob<unknown>('../../demo/*/{board,language,speech}.json', { eager: true, import: 'default' }),
  2,
);
const languageOf = (game: string): Language | undefined =>
  recorded.get(game)?.get('language.json') as Language | undefined;

// -- words -------------------------------------------------------------------------------------------------

const LANGUAGES = ['en', 'pl', 'hu'];
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const ofBoard = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^(?=[a-z][\w-]* =)/m)
      .map((part): [string, string] => [part.slice(0, part.indexOf(' =')), part])
      .filter(([key]) => key.startsWith('board-')),
  );
const variables = (text: string): string[] => [...new Set(text.match(/\$\w+/g))].sort();
const quoted = (text: string, pattern: string): string[] =>
  [...text.matchAll(new RegExp(`['"\`](${pattern})`, 'g'))].map((match) => match[1]!);

/** A game that is like another says what it does not say itself in the other's words. */
const speakers = (game: string): string[] =>
  (recorded.get(game)?.get('speech.json') as string[] | undefined) ?? [game];
const codeOf = (folder: string): string => [...code.get(folder)!.values()].join('\n');

describe.each(boards)('the words of %s', (game) => {
  const told = (lang: string): string => messages.get(game)!.get(`locale/${lang}.ftl`)!;
  const spoken = speakers(game)
    .map((speaker) => messages.get(speaker)!.get('locale/en.ftl')!)
    .join('\n');
  const parts = [...new Set([...codeOf(game).matchAll(/'\.\.\/shared\/(\w+)\//g)].map((match) => match[1]!))];
  const own = [game, ...parts].map(codeOf).join('\n');
  const all = `${own}\n${[...code.get('shared')!.values()].join('\n')}`;
  const english = ofBoard(told('en'));

  it('are the same in every language, with the same variables', () => {
    for (const lang of LANGUAGES) {
      const other = ofBoard(told(lang));
      expect([...other.keys()].sort(), lang).toEqual([...english.keys()].sort());
      for (const [key, text] of other)
        expect(variables(text), `${lang} ${key}`).toEqual(variables(english.get(key)!));
    }
  });

  it('are there if the board asks for them, and none is idle', () => {
    const known = new Set([...keysOf(spoken), ...keysOf(shell['../locale/en.ftl']!)]);
    const named = quoted(own, 'board-[\\w-]+(?=[\'"`])');
    const families = [...all.matchAll(/`(board-(?:[\w]+-)*)\$\{/g)].map((match) => match[1]!);
    expect(named.length + families.length).toBeGreaterThan(1);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
    const asked = new Set(quoted(all, 'board-[\\w-]+(?=[\'"`])'));
    // A family that is only `board-` ends in a verb of the game, or in a word that the board knows.
    const words = new Set([
      ...quoted(own, '[a-z_]+(?=[\'"`])'),
      ...keysOf(spoken).flatMap((key) => /(?<=^action-)\w+$/.exec(key)?.[0] ?? []),
    ]);
    const idle = [...english.keys()].filter((key) => {
      const family = families.some((start) => start !== 'board-' && key.startsWith(start));
      return !asked.has(key) && !family && !words.has(key.slice('board-'.length).replace(/-port$/, ''));
    });
    expect(idle).toEqual([]);
  });
});

// -- charts with names on them -----------------------------------------------------------------------------

interface Modules {
  'facts.ts': { readFacts: (board: unknown) => unknown };
  'geo.ts': {
    FIELD: Box;
    makeChart: (facts: unknown) => { at: Map<string, Point>; roads: Way<{ a: string; b: string }>[] };
  };
  'chart.ts': { ROAD_WAYS: Record<string, unknown> };
  'layout.ts': {
    sizesAt: (z: number) => unknown;
    lettering: (
      facts: unknown,
      chart: unknown,
      sizes: unknown,
      name: (id: string) => string,
    ) => { labels: Label[]; seas: SeaLabel[]; obstacles: Obstacles };
  };
  'actions.ts': {
    offersFrom: (legal: string[], language: Language) => Record<string, Action[] | Map<string, Action[]>>;
  };
}

const modules = byFolder(
  import.meta.glob<unknown>('./*/{facts,geo,chart,layout,actions}.ts', { eager: true }),
  2,
);
const charted = boards.filter((game) => modules.get(game)?.has('layout.ts'));
const ZOOMS = [0.25, 0.35, 0.42, 0.5, 0.6, 0.71, 0.84, 1, 1.41, 2, 2.83, 4].map(zoomStep);

describe.each(charted)('the chart of %s', (game) => {
  const of = <K extends keyof Modules>(name: K): Modules[K] => modules.get(game)!.get(name) as Modules[K];
  const known = of('facts.ts').readFacts(recorded.get(game)!.get('board.json'));
  const chart = of('geo.ts').makeChart(known);
  const { FIELD } = of('geo.ts');
  const language = languageOf(game)!;
  const name = (id: string): string =>
    Object.values(language.kinds).find(({ names }) => names[id])?.names[id]?.name ?? id;
  const letters = (z: number) => of('layout.ts').lettering(known, chart, of('layout.ts').sizesAt(z), name);

  it('keeps every space inside the field, and bends only roads that exist', () => {
    for (const [id, p] of chart.at) {
      expect(p.x > FIELD.x && p.x < FIELD.x + FIELD.w && p.y > FIELD.y && p.y < FIELD.y + FIELD.h, id).toBe(
        true,
      );
    }
    const keys = new Set(chart.roads.map((road) => road.key));
    expect(Object.keys(of('chart.ts').ROAD_WAYS).filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(ZOOMS)('writes no name over another, over a sign or over a sea’s name at zoom %f', (z) => {
    const { labels, seas, obstacles } = letters(z);
    const shown = labels.filter((label) => label.shown);
    shown.forEach((a, i) => {
      const some = a.size * a.size * 0.13;
      for (const b of shown.slice(i + 1)) expect(overlap(a.box, b.box), `${a.id} ${b.id}`).toBe(0);
      for (const { id, box } of obstacles.signs)
        if (id !== a.id) expect(overlap(a.box, box), `${a.id} ${id}`).toBeLessThan(some);
      for (const sea of seas)
        for (const box of sea.boxes) expect(overlap(a.box, box), `${a.id} ${sea.id}`).toBeLessThan(some);
    });
  });

  it.each(ZOOMS.filter((z) => z >= 0.7))('shows nearly all names at zoom %f', (z) => {
    const hidden = letters(z).labels.filter((label) => !label.shown);
    expect(hidden.length, hidden.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(z >= 1 ? 0 : 2);
  });

  it('lays its names out with little work', () => {
    compared.boxes = 0;
    for (const z of ZOOMS) letters(z);
    expect(compared.boxes, 'the boxes are compared at all').toBeGreaterThan(0);
    expect(compared.boxes / ZOOMS.length).toBeLessThan(400_000);
  });

  it.each(anActionEach(language))('%s can be reached', (notation) => {
    const places = Object.values(of('actions.ts').offersFrom([notation], language));
    const reached = places.flatMap((place) => (Array.isArray(place) ? place : [...place.values()].flat()));
    expect(reached).toContainEqual(parse(notation));
  });
});
