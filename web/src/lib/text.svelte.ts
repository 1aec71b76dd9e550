/** The shell's own words in the language of the moment, and where a game's texts come from. */

import { api } from './api';
import { Messages, type Args } from './fluent';
import { GameTexts } from './gametexts';
import type { GameInfo, Texts } from './protocol';
import { LANGUAGES, settings, type Language } from './settings.svelte';

type Files = Record<string, string>;
const own = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default', eager: true });
const shared = import.meta.glob<string>('../../../bellum/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofGames = import.meta.glob<string>('../../../bellum/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

function source(files: Files, lang: Language): string {
  const path = Object.keys(files).find((name) => name.endsWith(`/${lang}.ftl`));
  return (path && files[path]) ?? '';
}

function everyLanguage<T>(make: (lang: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as Record<Language, T>;
}

const shell = everyLanguage((lang) => new Messages(lang, [source(shared, lang), source(own, lang)]));

/** A message of the shell. */
export function t(key: string, args?: Args): string {
  return shell[settings.lang].say(key, args);
}

export function has(key: string): boolean {
  return shell[settings.lang].has(key);
}

/** One of the texts that the server sends in every language. */
export function pick(texts: Texts): string {
  return texts[settings.lang];
}

/** A game's texts in every language; `texts.now` is the language of the moment. */
export class Translations {
  constructor(
    readonly info: GameInfo,
    readonly byLanguage: Record<Language, GameTexts>,
  ) {}

  get now(): GameTexts {
    return this.byLanguage[settings.lang];
  }
}

const loaded = new Map<string, Promise<Translations>>();

export function translations(game: string): Promise<Translations> {
  let texts = loaded.get(game);
  if (!texts) {
    texts = load(game);
    loaded.set(game, texts);
    texts.catch(() => loaded.delete(game));
  }
  return texts;
}

async function load(game: string): Promise<Translations> {
  const files: Files = {};
  const reading = Object.entries(ofGames)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .map(async ([path, read]) => {
      files[path] = await read();
    });
  const [infos, board] = await Promise.all([api.games(), api.board(game), ...reading]);
  const info = infos.find((known) => known.id === game);
  if (!info) throw new Error(`there is no game ${game}`);
  const data = board as Record<string, Record<string, unknown>>;
  return new Translations(
    info,
    everyLanguage(
      (lang) =>
        new GameTexts(
          new Messages(lang, [source(shared, lang), source(files, lang), source(own, lang)]),
          info.seats,
          data,
        ),
    ),
  );
}

/** A moment as people say it: the time today, the date before that. */
export function moment(at: number): string {
  const when = new Date(at);
  const today = new Date().toDateString() === when.toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: 'short' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(settings.lang === 'en' ? 'en-GB' : settings.lang, style).format(when);
}
