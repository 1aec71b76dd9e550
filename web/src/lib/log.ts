/** The lines of a log, from the events of a story. */

import type { GameUi } from '../games/types';
import type { Args } from './fluent';
import type { GameTexts } from './gametexts';
import type { Event, StoryEntry } from './protocol';

/** Every game that has years, turns and battles says so by events of these kinds: headings, and places to jump to. */
const LEVEL: Record<string, 'big' | 'small' | 'mid'> = {
  year: 'big',
  turn: 'small',
  winter: 'small',
  battle: 'mid',
};

export interface Line {
  key: string;
  ply: number;
  seat: number; // whose doing it is, -1 for nobody's
  level: 'big' | 'small' | 'mid' | 'plain';
  event: Event;
  text: string;
  dice: { rolls: number[]; hit: number } | null;
  around: [string, string]; // the sentence before and after its dice
}

/** Stands in a sentence where its dice are drawn. */
const DICE = '\uE000';

type Story = Pick<StoryEntry, 'ply' | 'by' | 'events'>[];

export function eventText(event: Event, texts: GameTexts, game: GameUi | null, more?: Args): string {
  return texts.event(event, { ...game?.eventArgs?.(event, texts.name, texts.messages.lang), ...more });
}

function around(event: Event, texts: GameTexts, game: GameUi | null): [string, string] {
  const [before = '', after = ''] = eventText(event, texts, game, { rolls: DICE }).split(DICE);
  return [before, after];
}

type Told = Pick<Line, 'text' | 'dice' | 'around'>;

/** Sentences that were made once: a story grows, but what it told stays as it was. */
const told = new WeakMap<GameTexts, WeakMap<Event, Told>>();

function tell(event: Event, texts: GameTexts, game: GameUi | null): Told {
  let known = told.get(texts);
  if (!known) told.set(texts, (known = new WeakMap()));
  let line = known.get(event);
  if (!line) {
    const dice = game?.eventDice?.(event) ?? null;
    const text = eventText(event, texts, game);
    line = { text, dice, around: dice ? around(event, texts, game) : [text, ''] };
    known.set(event, line);
  }
  return line;
}

export function lines(story: Story, seats: string[], texts: GameTexts, game: GameUi | null): Line[] {
  return story.flatMap((entry) =>
    entry.events.map((event, i) => ({
      key: `${entry.ply}.${i}`,
      ply: entry.ply,
      seat: seats.indexOf(typeof event.args.side === 'string' ? event.args.side : ''),
      level: LEVEL[event.kind] ?? 'plain',
      event,
      ...tell(event, texts, game),
    })),
  );
}

export interface Mark {
  ply: number;
  kind: string;
  text: string;
}

/** Where the years and turns of a story begin. */
export function marks(story: Story, texts: GameTexts, game: GameUi | null): Mark[] {
  return story.flatMap((entry) =>
    entry.events
      .filter((event) => event.kind in LEVEL)
      .map((event) => ({ ply: entry.ply, kind: event.kind, text: tell(event, texts, game).text })),
  );
}
