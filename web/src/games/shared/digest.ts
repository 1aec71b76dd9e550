/** What has happened since somebody last did something, in a few words: made from events, as these eyes were told of them. */

import type { GameTexts } from '../../lib/gametexts';
import type { Event, StoryEntry } from '../../lib/protocol';
import type { Summing, View } from '../types';

/** What is new to a seat. */
export interface News<V = View> {
  events: readonly Event[];
  ids: readonly string[]; // of the things that they speak of
  before: V | null; // the view that this seat had when it had last acted, if this page has seen it
}

type Story = readonly Pick<StoryEntry, 'ply' | 'by' | 'events'>[];

/** The ply of a seat's own last action; the set-up if it has not acted. */
export const lastOwn = (story: Story, seat: string): number =>
  story.findLast((entry) => entry.by === seat)?.ply ?? 0;

/** The events since then that are the others' doing, those with which they answered that action first. */
export function since(story: Story, seat: string): Event[] {
  const own = lastOwn(story, seat);
  const later = story.filter((entry) => entry.ply > own);
  if (!later.some((entry) => entry.events.length)) return [];
  const answered = own > 0 ? (story.find((entry) => entry.ply === own)?.events ?? []) : [];
  const others = answered.filter(({ args }) => args.side !== seat && args.seat !== seat);
  return [...others, ...later.flatMap((entry) => entry.events)];
}

/** The last turn of whoever acted last and had something to tell: its events, and the ply before it. */
export function lastTurn(story: Story): { start: number; events: Event[] } {
  const last = story.findLastIndex((entry) => entry.by !== null && entry.events.length > 0);
  if (last < 0) return { start: 0, events: [] };
  const { by } = story[last]!;
  let first = last;
  while (first > 0 && story[first - 1]!.by === by) first -= 1;
  const events = story.slice(first, last + 1).flatMap((entry) => entry.events);
  return { start: story[first - 1]?.ply ?? 0, events };
}

interface Part {
  events: Event[];
  summing: Summing;
}

/** The parts of a summary, in the order in which they began: what belongs together is one of them. */
function parts(events: readonly Event[], rules: Readonly<Record<string, Summing>>): Part[] {
  const found = new Map<string, Part>();
  events.forEach((event, i) => {
    const summing = rules[event.kind];
    if (!summing) return;
    const key = summing.as
      ? [summing.as, ...(summing.by ?? []).map((name) => String(event.args[name]))].join(' ')
      : String(i);
    const part = found.get(key);
    if (part) part.events.push(event);
    else found.set(key, { events: [event], summing });
  });
  return [...found.values()];
}

const MOST_NAMES = 3;

/** The first few names of a list, and that there are more. */
function few(names: readonly string[]): string {
  const all = [...new Set(names)];
  return all.slice(0, MOST_NAMES).join(', ') + (all.length > MOST_NAMES ? ', …' : '');
}

/** How many there were: of a number that the events tell, of different things, or of events. */
function countOf({ events, summing: { sum, each } }: Part): number {
  if (sum) return events.reduce((total, { args }) => total + Number(args[sum] ?? 0), 0);
  return each ? new Set(events.map(({ args }) => args[each])).size : events.length;
}

function phrase(part: Part, texts: GameTexts): string {
  const { events, summing } = part;
  const last = events.at(-1)!;
  if (!summing.as) return texts.event(last).replace(/\.$/, '');
  const named = (arg: string | undefined): string[] =>
    events.flatMap(({ args }) => {
      const id = arg === undefined ? undefined : args[arg];
      return typeof id === 'string' ? [texts.name(id)] : [];
    });
  const told = texts.variables(texts.language.events[last.kind] ?? {}, last.args);
  const first = texts.variables(texts.language.events[events[0]!.kind] ?? {}, events[0]!.args);
  return texts.say(`board-digest-${summing.as}`, {
    ...told,
    ...(first.from === undefined ? {} : { from: first.from }),
    count: countOf(part),
    places: few(named(summing.at)),
    things: few(named(summing.each)),
  });
}

const MOST = 6;

/** The summary, phrase by phrase; of a long one the end. */
export function digest(
  events: readonly Event[],
  rules: Readonly<Record<string, Summing>>,
  texts: GameTexts,
): string[] {
  const told = parts(events, rules);
  const phrases = told.slice(-MOST).map((part) => phrase(part, texts));
  return told.length > MOST ? ['…', ...phrases] : phrases;
}
