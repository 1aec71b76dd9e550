/** What a request to take the game back is about: how far it goes, and what would be undone first. */

import type { GameTexts } from './gametexts';
import type { StoryEntry } from './protocol';

export interface Moment {
  count: number; // actions that would be taken back
  what: string; // the first of them, as these eyes were told of it; nothing if they were told nothing
}

type Story = readonly Pick<StoryEntry, 'ply' | 'by' | 'events'>[];

/** The moment after so many actions. */
export function momentAt(story: Story, ply: number, texts: GameTexts): Moment {
  const undone = story.filter((entry) => entry.ply > ply);
  const event = undone[0]?.events[0];
  return { count: undone.length, what: event ? texts.event(event) : '' };
}

/** The moment to which a seat would ask to go back: just before its last action. */
export function momentFor(story: Story, seat: string, texts: GameTexts): Moment | null {
  const last = story.findLast((entry) => entry.by === seat);
  return last ? momentAt(story, last.ply - 1, texts) : null;
}
