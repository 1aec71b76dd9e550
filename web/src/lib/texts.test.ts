/** The shell's words: the same messages in every language, and every one that the code asks for. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const WEB = resolve(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'pl', 'hu'] as const;

const read = (path: string): string => readFileSync(path, 'utf8');
const own = (lang: string): string => read(join(WEB, `src/locale/${lang}.ftl`));
const shared = (lang: string): string => read(resolve(WEB, `../bellum/locale/${lang}.ftl`));

const keys = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$\w+/g)].map((match) => match[0]))].sort();

function messages(text: string): Map<string, string> {
  const parts = text.split(/^(?=[a-z][\w-]* =)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' =')), part]));
}

/** A game's board brings words of its own. */
const isBoard = (path: string): boolean => /games\/(?!plain|shared)\w+$/.test(path);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return isBoard(path) ? [] : sources(path);
    return /\.(svelte|ts)$/.test(name) && !name.includes('.test.') ? [path] : [];
  });
}

for (const lang of LANGUAGES) {
  test(`${lang}: every message can be read and has the variables of the English one`, () => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(shared(lang)))).toEqual([]);
    expect(bundle.addResource(new FluentResource(own(lang))), 'no message twice').toEqual([]);
    expect(keys(own(lang)).sort()).toEqual(keys(own('en')).sort());
    const english = messages(own('en'));
    for (const [key, text] of messages(own(lang)))
      expect(variables(text), key).toEqual(variables(english.get(key) ?? ''));
  });
}

test('every message that the code names is there, and none is idle', () => {
  const known = new Set([...keys(own('en')), ...keys(shared('en'))]);
  const code = sources(join(WEB, 'src')).map(read).join('\n');
  const named = [...code.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
  const families = [...code.matchAll(/[`']([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
  const idle = keys(own('en')).filter(
    (key) =>
      !new RegExp(`['"\`]${key}['"\`]`).test(code) && !families.some((family) => key.startsWith(family)),
  );
  expect(idle).toEqual([]);
});
