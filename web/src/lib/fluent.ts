/** Messages in Fluent's syntax. What is missing is said aloud on the console: the tests listen. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

export class Messages {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: string,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      for (const error of errors) console.error(`fluent ${lang}: ${error.message}`);
    }
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`fluent ${this.lang}: there is no message ${key}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`fluent ${this.lang}: ${key}: ${error.message}`);
    return text;
  }
}
