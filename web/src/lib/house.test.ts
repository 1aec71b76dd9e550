/** The house's own rules: no type is `any`, and no game is known outside its folder. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from './protocol';

const WEB = resolve(import.meta.dirname, '../..');

function files(folder: string, kinds: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, kinds);
    return kinds.test(name) ? [path] : [];
  });
}

const read = (path: string): string => readFileSync(path, 'utf8');
const place = (path: string): string => relative(WEB, path);

test('any is not a type', () => {
  const sources = ['src', 'e2e', 'demo', 'screens'].flatMap((name) =>
    files(join(WEB, name), /\.(ts|svelte)$/),
  );
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) =>
        /(:|\bas|<|\||,|=>)\s*any\b(?!-)|\bany\[\]|@ts-(ignore|nocheck|expect-error)/.test(
          line.replace(/'[^']*'|`[^`]*`/g, ''),
        ),
      )
      .filter((line) => !/^\s*(\/\/|\*|\/\*|<!--)/.test(line))
      .map((line) => `${place(path)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

// -- games -------------------------------------------------------------------------------------------------

const boards = readdirSync(join(WEB, 'src/games')).filter((name) => {
  const folder = join(WEB, 'src/games', name);
  return statSync(folder).isDirectory() && !['plain', 'shared'].includes(name);
});
const recorded = (game: string): Language =>
  JSON.parse(read(join(WEB, 'demo', game, 'language.json'))) as Language;

/** What the boards of one rulebook share: it speaks that book's language, and is for nobody else. */
const BOOKS: Record<string, readonly string[]> = { 'shared/war': ['hannibal', 'hamilcar'] };
const own = (path: string): boolean =>
  [...boards, ...Object.keys(BOOKS)].some((folder) => path.includes(`/games/${folder}/`));

/** Sources of the shell and of what all boards share; tests may speak of games. */
const common = files(join(WEB, 'src'), /\.(ts|svelte|css|ftl)$/).filter(
  (path) => !path.endsWith('.test.ts') && !own(path),
);

test.each(Object.entries(BOOKS))('%s is for the boards of its rulebook alone', (folder, games) => {
  const last = folder.split('/').at(-1);
  const users = files(join(WEB, 'src'), /\.(ts|svelte)$/)
    .filter((path) => !path.includes(`/games/${folder}/`))
    .filter((path) => new RegExp(`from '[^']*/${last}/[^']*'`).test(read(path)))
    .map((path) => /\/games\/([^/]+)\//.exec(path)?.[1] ?? path);
  expect([...new Set(users)].sort()).toEqual([...games].sort());
});
const registry = join(WEB, 'src/games/index.ts');

test.each(boards)('%s is known by one line of the registry', (game) => {
  const named = common.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => line.includes(game))
      .map(() => place(path)),
  );
  expect(named).toEqual([place(registry)]);
});

test.each(boards)('no word of %s stands outside its folder', (game) => {
  const { kinds, verbs, events, prompts } = recorded(game);
  const things = Object.values(kinds).flatMap((kind) => kind.ids);
  const words = new Set([...things, ...Object.keys(verbs), ...Object.keys(events), ...Object.keys(prompts)]);
  const found = common
    .filter((path) => path !== registry && !path.endsWith('/lib/protocol.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/'([a-z][\w-]*)'/g)]
        .map((match) => match[1] ?? '')
        .filter((word) => word.length > 2 && words.has(word) && !ENGLISH.has(word))
        .map((word) => `${place(path)}: ${word}`),
    );
  expect(found).toEqual([]);
});

/**
 * Words of games that are also the shell’s own: an action on the page, a tab, a sign, a pen’s cap, what a map shows.
 * A word of one or two letters is nobody’s: a point of the compass, a legion’s number, a preposition.
 */
const ENGLISH = new Set([
  'main',
  'open',
  'move',
  'play',
  'concede',
  'withdraw',
  'resigned',
  'land',
  'sea',
  'dice',
  'game-over',
  'round',
  'broken',
  'decline',
]);
