/** The lines of a log, from the events of a story. */

import type { Dice, Level, SomeGame } from '../games/types';
import { isSecret, isSeveral, isTold, type GameTexts } from './gametexts';
import type { Argument, Event, Language, StoryEntry } from './protocol';

export interface Line {
  key: string;
  ply: number;
  seat: number; // whose doing it is, -1 for nobody's
  level: Level | 'plain';
  event: Event;
  text: string;
  dice: Dice | null;
  around: [string, string]; // the sentence before and after its dice
}

/** Stands in a sentence where its dice are drawn. */
const DICE = '\uE000';

type Story = Pick<StoryEntry, 'ply' | 'by' | 'events'>[];

function around(event: Event, texts: GameTexts, dice: Dice): [string, string] {
  const [before = '', after = ''] = texts.event(event, { [dice.arg]: DICE }).split(DICE);
  return [before, after];
}

type Told = Pick<Line, 'text' | 'dice' | 'around'>;

/** Sentences that were made once: a story grows, but what it told stays as it was. */
const told = new WeakMap<GameTexts, WeakMap<Event, Told>>();

function tell(event: Event, texts: GameTexts, game: SomeGame): Told {
  let known = told.get(texts);
  if (!known) told.set(texts, (known = new WeakMap()));
  let line = known.get(event);
  if (!line) {
    const dice = game.dice(event);
    const text = texts.event(event);
    line = { text, dice, around: dice ? around(event, texts, dice) : [text, ''] };
    known.set(event, line);
  }
  return line;
}

export function lines(story: Story, seats: string[], texts: GameTexts, game: SomeGame): Line[] {
  return story.flatMap((entry) =>
    entry.events.map((event, i) => ({
      key: `${entry.ply}.${i}`,
      ply: entry.ply,
      seat: seats.indexOf(typeof event.args.side === 'string' ? event.args.side : ''),
      level: game.headings[event.kind] ?? 'plain',
      event,
      ...tell(event, texts, game),
    })),
  );
}

export interface Mark {
  ply: number;
  level: Level;
  text: string;
}

/** Where the chapters of a story begin. */
export function marks(story: Story, texts: GameTexts, game: SomeGame): Mark[] {
  return story.flatMap((entry) =>
    entry.events.flatMap((event) => {
      const level = game.headings[event.kind];
      return level ? [{ ply: entry.ply, level, text: tell(event, texts, game).text }] : [];
    }),
  );
}

/** The ids of all things of some kinds that an event speaks of. */
export function idsIn(event: Event, language: Language, kinds: readonly string[]): string[] {
  return [...new Set(idsOf(language.events[event.kind] ?? {}, event.args, kinds))];
}

function idsOf(
  declared: Record<string, Argument>,
  args: Record<string, unknown>,
  kinds: readonly string[],
): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    let argument = declared[name] ?? '';
    if (isSecret(argument)) argument = argument.secret;
    if (isTold(argument)) {
      const inner = argument.args;
      return (value as Record<string, unknown>[]).flatMap((record) => idsOf(inner, record, kinds));
    }
    if (isSeveral(argument)) return kinds.includes(argument.several) ? (value as string[]) : [];
    return kinds.includes(argument) && typeof value === 'string' ? [value] : [];
  });
}
