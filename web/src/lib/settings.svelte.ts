/** What a person likes: language and theme, kept in this browser. */

export const LANGUAGES = ['en', 'pl', 'hu'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function stored<T extends string>(key: string, values: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(`bellum.${key}`);
    return values.find((known) => known === value);
  } catch {
    return undefined; // storage switched off
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`bellum.${key}`, value);
  } catch {
    // storage switched off: the choice lasts as long as the page
  }
}

function preferredLanguage(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  const known = wanted.find((tag): tag is Lang => (LANGUAGES as readonly string[]).includes(tag));
  return known ?? 'en';
}

class Settings {
  #lang = $state<Lang>(stored('lang', LANGUAGES) ?? preferredLanguage());
  #theme = $state<Theme>(stored('theme', THEMES) ?? 'auto');

  get lang(): Lang {
    return this.#lang;
  }

  set lang(value: Lang) {
    this.#lang = value;
    store('lang', value);
    this.apply();
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(value: Theme) {
    this.#theme = value;
    store('theme', value);
    this.apply();
  }

  /** Say it to the document; `auto` follows the system. */
  apply(): void {
    const dark = this.#theme === 'dark' || (this.#theme === 'auto' && systemDark.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    document.documentElement.lang = this.#lang;
  }
}

const systemDark = matchMedia('(prefers-color-scheme: dark)');

export const settings = new Settings();

systemDark.addEventListener('change', () => settings.apply());
