/**
 * A game's texts in one language: the twin of `bellum/kernel/text.py`, from the same message files and with the same
 * variables, which that module describes.
 */

import type { Args, Messages } from './fluent';
import type { Event, Prompt } from './protocol';
import type { Language } from './settings.svelte';

const OPERANDS = ['space', 'block', 'general', 'card', 'battle_card', 'province', 'region'] as const;
type Named = (typeof OPERANDS)[number];
const NAMED: Record<string, Named> = {
  spaces: 'space',
  blocks: 'block',
  generals: 'general',
  cards: 'card',
  provinces: 'province',
  regions: 'region',
  battle_cards: 'battle_card',
};
const SAID = ['side', 'place', 'region', 'kind', 'colour'];
const PLACES = ['space', 'from', 'to'];
const SECRETS = ['block', 'card', 'cards', 'battle_card', 'battle_cards'];

const isNamed = (word: string): word is Named => (OPERANDS as readonly string[]).includes(word);

interface Entry extends Partial<Record<Language, string>> {
  id: string;
  name: string;
  colour?: string;
}

export interface Ended {
  winners: string[];
  reason: string;
  scores: Record<string, number> | null;
}

export class GameTexts {
  readonly #names: Record<Named, Map<string, string>> = {
    space: new Map(),
    block: new Map(),
    general: new Map(),
    card: new Map(),
    province: new Map(),
    region: new Map(),
    battle_card: new Map(),
  };
  readonly #army = new Map<string, string>();
  readonly #ambiguous = new Set<string>();

  constructor(
    readonly messages: Messages,
    readonly seats: string[],
    data: Record<string, Record<string, unknown>>,
  ) {
    for (const file of Object.values(data)) {
      for (const [plural, kind] of Object.entries(NAMED)) {
        const entries = file[plural];
        if (Array.isArray(entries)) this.#load(kind, entries as Entry[]);
      }
    }
    const seen = new Set<string>();
    for (const name of this.#names.block.values()) {
      if (seen.has(name)) this.#ambiguous.add(name);
      seen.add(name);
    }
  }

  #load(kind: Named, entries: Entry[]): void {
    const lang = this.messages.lang as Language;
    for (const entry of entries) {
      const key = `${kind}-${entry.id}`;
      const own = entry[lang] ?? entry.name;
      this.#names[kind].set(entry.id, this.messages.has(key) ? this.messages.say(key) : own);
      if (entry.colour) this.#army.set(entry.id, entry.colour);
    }
  }

  say = (key: string, args?: Args): string => this.messages.say(key, args);

  /** The name of whatever has this id, of the first kind that has it. */
  name = (id: string): string => {
    for (const names of Object.values(this.#names)) {
      const name = names.get(id);
      if (name !== undefined) return name;
    }
    const kind = SAID.find((word) => this.messages.has(`${word}-${id}`));
    return kind ? this.say(`${kind}-${id}`) : id;
  };

  /** The name of a thing of a kind. */
  named = (kind: Named, id: string): string => {
    const key = `${kind}-${id}`;
    return this.#names[kind].get(id) ?? (this.messages.has(key) ? this.say(key) : id);
  };

  side = (id: string): string => this.say(`side-${id}`);

  /** A block's name in a sentence about a side: with its army, if it could be taken for another's. */
  block(id: string, side: unknown): string {
    const name = this.#names.block.get(id) ?? id;
    const army = this.#army.get(id);
    if (!this.#ambiguous.has(name) || army === side || army === undefined) return name;
    return this.say('block-of-army', { block: name, side: army });
  }

  refusal(message: string): string {
    return this.say(`refusal-${message}`);
  }

  event(event: Event, more?: Args): string {
    return this.say(`event-${event.kind}`, { ...this.variables(event.args), ...more });
  }

  prompt(prompt: Prompt): string {
    return this.say(prompt.key, this.variables(prompt.args));
  }

  /** What an action's button says; for a seat, the blocks of its own army go without its name. */
  action(notation: string, seat: string | null): string {
    const [verb = '', operand] = notation.split(' ');
    const key = `action-${verb}`;
    if (operand === undefined) return this.say(key);
    const kinds = isNamed(verb) ? [verb, ...OPERANDS] : OPERANDS;
    const kind = kinds.find((named) => this.#names[named].has(operand));
    if (kind) {
      return this.say(key, {
        [kind]: kind === 'block' ? this.block(operand, seat) : this.named(kind, operand),
      });
    }
    return this.say(key, /^[0-9]+$/.test(operand) ? { count: Number(operand) } : { operand });
  }

  outcome(outcome: Ended): string {
    const winners = outcome.winners.map(this.side);
    const scores = Object.entries(outcome.scores ?? {}).map(([seat, score]) =>
      this.say('outcome-score', { name: this.side(seat), score }),
    );
    return this.say(winners.length ? 'outcome-win' : 'outcome-draw', {
      winners: winners.join(', '),
      count: winners.length,
      reason: this.say(`reason-${outcome.reason}`),
      scored: scores.length ? 'yes' : 'no',
      scores: scores.join(', '),
    });
  }

  variables(args: Record<string, unknown>): Args {
    const told: Args = {};
    for (const [key, value] of Object.entries(args)) told[key] = this.#variable(key, value, args.side);
    told.known = SECRETS.some((key) => key in args) ? 'yes' : 'no';
    told.own = (args.back ?? args.side) === args.side ? 'yes' : 'no';
    return told;
  }

  #variable(key: string, value: unknown, side: unknown): string | number {
    if (typeof value === 'string') {
      if (PLACES.includes(key)) return this.named('space', value);
      if (key === 'block') return this.block(value, side);
      if (this.seats.includes(key)) return this.named('card', value);
      if (isNamed(key)) return this.named(key, value);
    }
    if (Array.isArray(value)) {
      if (key === 'blocks') return this.#faces(value as [string, string, number][]);
      const kind = NAMED[key];
      return (kind ? value.map((id: string) => this.named(kind, id)) : value).join(', ');
    }
    return typeof value === 'number' ? value : String(value);
  }

  #faces(blocks: [string, string, number][]): string {
    const lines = new Map<string, string[]>();
    for (const [id, side, strength] of blocks) {
      const face = this.say('face', { block: this.block(id, side), strength });
      lines.set(side, [...(lines.get(side) ?? []), face]);
    }
    return [...lines].map(([side, line]) => this.say('faces', { side, faces: line.join(', ') })).join('; ');
  }
}
