/** The shell's own words in the language of the moment, and where a game's texts come from. */

import { api } from './api';
import { Messages, type Args } from './fluent';
import { GameTexts } from './gametexts';
import type { GameInfo, Language, Texts } from './protocol';
import { settings, type Lang } from './settings.svelte';

type Files = Record<string, () => Promise<string>>;
const own: Files = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' });
const shared: Files = import.meta.glob<string>('../../../bellum/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What every game and the shell say in a language, as messages in Fluent's syntax. */
const sources = (lang: Lang): Promise<string[]> =>
  Promise.all(
    [shared, own].map(async (files) => {
      const path = Object.keys(files).find((name) => name.endsWith(`/${lang}.ftl`));
      return (await files[path ?? '']?.()) ?? '';
    }),
  );

const shell: Partial<Record<Lang, Messages>> = {}; // the languages that this page has spoken so far
const words = (): Messages => shell[settings.lang]!; // `speak` has seen to it

/** A message of the shell. */
export function t(key: string, args?: Args): string {
  return words().say(key, args);
}

export function has(key: string): boolean {
  return words().has(key);
}

/** One of the texts that the server sends in every language. */
export function pick(texts: Texts): string {
  return texts[settings.lang];
}

/** A game's texts; `texts.now` is the language of the moment. */
export class Translations {
  #byLanguage = $state.raw<Partial<Record<Lang, GameTexts>>>({});

  constructor(
    readonly info: GameInfo,
    readonly language: Language,
    first: GameTexts,
    lang: Lang,
  ) {
    this.#byLanguage = { [lang]: first };
  }

  get now(): GameTexts {
    const known = this.#byLanguage;
    return known[settings.lang] ?? Object.values(known)[0]!; // another, while the right one is on its way
  }

  async learn(lang: Lang): Promise<void> {
    if (this.#byLanguage[lang]) return;
    const texts = await textsOf(this.info.id, this.language, lang);
    this.#byLanguage = { ...this.#byLanguage, [lang]: texts };
  }
}

async function textsOf(game: string, language: Language, lang: Lang): Promise<GameTexts> {
  const [said, [common = '', around = '']] = await Promise.all([api.texts(game, lang), sources(lang)]);
  return new GameTexts(new Messages(lang, [common, said, around]), language);
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
  const { lang } = settings;
  const [infos, language] = await Promise.all([api.games(), api.language(game)]);
  const info = infos.find((known) => known.id === game);
  if (!info) throw new Error(`there is no game ${game}`);
  const texts = new Translations(info, language, await textsOf(game, language, lang), lang);
  await texts.learn(settings.lang); // it may have changed meanwhile
  return texts;
}

/** Go on in a language, once the shell and every game on the screen speak it. */
export async function speak(lang: Lang): Promise<void> {
  shell[lang] ??= new Messages(lang, await sources(lang));
  const games = await Promise.all([...loaded.values()]);
  await Promise.all(games.map((texts) => texts.learn(lang)));
  settings.lang = lang;
}

/** A moment as people say it: the time today, the date before that. */
export function moment(at: number): string {
  const when = new Date(at);
  const today = new Date().toDateString() === when.toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: 'short' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(settings.lang === 'en' ? 'en-GB' : settings.lang, style).format(when);
}
