/**
 * A game's texts in one language: the twin of `bellum/kernel/text.py`, from the same message files and with the same
 * variables, which that module describes. What there is to speak of, the game's language tells.
 */

import type { Args, Messages } from './fluent';
import type { Argument, Event, KindOfThing, Language, Prompt, Secret, Several, Told } from './protocol';

export interface Ended {
  winners: string[];
  reason: string;
  scores: Record<string, number> | null;
}

export const isSecret = (argument: Argument): argument is Secret =>
  typeof argument === 'object' && 'secret' in argument;
export const isSeveral = (argument: Argument): argument is Several =>
  typeof argument === 'object' && 'several' in argument;
export const isTold = (argument: Argument): argument is Told =>
  typeof argument === 'object' && 'told' in argument;

type Names = Map<string, string>;

export class GameTexts {
  readonly #names = new Map<string, Names>(); // of every kind
  readonly #ambiguous = new Map<string, Set<string>>(); // names of several things of a kind

  constructor(
    readonly messages: Messages,
    readonly language: Language,
  ) {
    for (const [kind, things] of Object.entries(language.kinds)) {
      const names = this.#namesOf(kind, things);
      this.#names.set(kind, names);
      const all = [...names.values()];
      this.#ambiguous.set(kind, new Set(all.filter((name, i) => all.indexOf(name) !== i)));
    }
  }

  /** What the things of a kind are called. */
  #namesOf(kind: string, things: KindOfThing): Names {
    const names: Names = new Map();
    for (const id of things.ids) {
      const key = `${kind}-${id}`;
      const own = things.names[id];
      if (this.messages.has(key)) names.set(id, this.messages.say(key));
      else if (own) names.set(id, own[this.messages.lang] ?? own.name ?? id);
    }
    return names;
  }

  say = (key: string, args?: Args): string => this.messages.say(key, args);

  /** What a newcomer should know before a scenario, line by line; nothing if the game says nothing of it. */
  guide(scenario: string): string[] {
    const key = `scenario-${scenario}-guide`;
    return this.messages.has(key) ? this.say(key).split('\n') : [];
  }

  /** The name of whatever has this id, of the first kind that has it. */
  name = (id: string): string => {
    for (const names of this.#names.values()) {
      const name = names.get(id);
      if (name !== undefined) return name;
    }
    return id;
  };

  /** The name of a thing, in a sentence about a side: with its owner, if it could be another's. */
  named = (kind: string, id: string, side?: unknown): string => {
    const name = this.#names.get(kind)?.get(id) ?? id;
    const owner = this.language.kinds[kind]?.owners[id];
    if (owner === undefined || owner === side || !this.#ambiguous.get(kind)?.has(name)) return name;
    return this.say(`${kind}-of-side`, { [kind]: name, side: owner });
  };

  side = (id: string): string => this.say(`side-${id}`);

  /** What a team calls itself, if the game has a word for it or for the side that it plays. */
  team = (id: string): string | null => {
    const key = [`team-${id}`, `side-${id}`].find((known) => this.messages.has(known));
    return key === undefined ? null : this.say(key);
  };

  /** An option's value in words. */
  option(name: string, value: boolean | number | string): string {
    const key = `option-${name}-${value}`;
    if (this.messages.has(key)) return this.say(key);
    return typeof value === 'boolean' ? this.say(value ? 'word-yes' : 'word-no') : String(value);
  }

  refusal(message: string): string {
    return this.say(`refusal-${message}`);
  }

  event(event: Event, more?: Args): string {
    const declared = this.language.events[event.kind] ?? {};
    return this.say(`event-${event.kind}`, { ...this.variables(declared, event.args), ...more });
  }

  prompt(prompt: Prompt): string {
    return this.say(prompt.key, this.variables(this.language.prompts[prompt.key] ?? {}, prompt.args));
  }

  /** What an action's button says; for a seat, its own things go without their owner. */
  action(notation: string, seat: string | null): string {
    const [verb = '', operand] = notation.split(' ');
    const key = `action-${verb}`;
    const kind = this.language.verbs[verb];
    if (!kind || operand === undefined) return this.say(key);
    const value = kind === 'count' ? Number(operand) : operand;
    return this.say(key, { [kind]: this.#variable(kind, value, seat) });
  }

  outcome(outcome: Ended): string {
    if (outcome.reason === 'kept') return this.say('outcome-kept');
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

  /**
   * The variables of an event or a prompt, from its arguments and what they are declared to be; `about` is the side that
   * the sentence around it is about, if it does not say so itself.
   */
  variables(declared: Record<string, Argument>, args: Record<string, unknown>, about?: unknown): Args {
    const told: Args = {};
    const side = args.side ?? about;
    for (const [name, value] of Object.entries(args))
      told[name] = this.#variable(declared[name] ?? 'word', value, side);
    const hidden = Object.entries(declared).some(([name, argument]) => isSecret(argument) && !(name in args));
    told.known = hidden ? 'no' : 'yes';
    return told;
  }

  #variable(argument: Argument, value: unknown, side: unknown): string | number {
    if (isSecret(argument)) return this.#variable(argument.secret, value, side);
    if (isSeveral(argument))
      return listOf(value)
        .map((item) => this.#variable(argument.several, item, side))
        .join(', ');
    if (isTold(argument)) {
      return listOf(value)
        .map((record) =>
          this.say(argument.told, this.variables(argument.args, record as Record<string, unknown>, side)),
        )
        .join(argument.join);
    }
    if (typeof value === 'number') return value;
    const kind = this.language.kinds[argument];
    return kind && !kind.selects ? this.named(argument, String(value), side) : String(value);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
