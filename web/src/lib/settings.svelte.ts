/** What a person likes: language, theme, the pace of the others' moves, kept in this browser. */

export const LANGUAGES = ['en', 'pl', 'hu'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['instant', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const ENDINGS = ['ask', 'never'] as const;
export type Ending = (typeof ENDINGS)[number];

/** How long an action of somebody else stays on the screen before the next, in milliseconds. */
const INTERVALS: Record<Pace, number> = { instant: 0, quick: 350, normal: 900, slow: 2_000 };

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

/** Who wants less motion on the screen is shown the outcome at once, unless he has chosen otherwise. */
function preferredPace(): Pace {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'normal';
}

class Settings {
  #lang = $state<Lang>(stored('lang', LANGUAGES) ?? preferredLanguage());
  #theme = $state<Theme>(stored('theme', THEMES) ?? 'auto');

  #pace = $state<Pace>(stored('pace', PACES) ?? preferredPace());
  #ending = $state<Ending>(stored('ending', ENDINGS) ?? 'ask');

  /** How fast the others' actions are shown, one after another. */
  get pace(): Pace {
    return this.#pace;
  }

  set pace(value: Pace) {
    this.#pace = value;
    store('pace', value);
  }

  get interval(): number {
    return INTERVALS[this.#pace];
  }

  /** Whether what ends a turn is asked about first. */
  get ending(): Ending {
    return this.#ending;
  }

  set ending(value: Ending) {
    this.#ending = value;
    store('ending', value);
  }

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
