/** The shell's own words in the language of the moment, and where a game's texts come from. */

import { api } from './api';
import { Messages, type Args } from './fluent';
import { GameTexts } from './gametexts';
import type { GameInfo, Language, Texts } from './protocol';
import { LANGUAGES, settings, type Lang } from './settings.svelte';

const own = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default', eager: true });
const shared = import.meta.glob<string>('../../../bellum/locale/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function source(files: Record<string, string>, lang: Lang): string {
  const path = Object.keys(files).find((name) => name.endsWith(`/${lang}.ftl`));
  return (path && files[path]) ?? '';
}

const shell = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, new Messages(lang, [source(shared, lang), source(own, lang)])]),
) as Record<Lang, Messages>;

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
  const said = await api.texts(game, lang);
  return new GameTexts(new Messages(lang, [source(shared, lang), said, source(own, lang)]), language);
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

/** Go on in another language, once every game on the screen speaks it. */
export async function speak(lang: Lang): Promise<void> {
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
