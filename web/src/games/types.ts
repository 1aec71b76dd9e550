/** What the shell gives to a game's board, and what a game gives to the shell. */

import type { Component } from 'svelte';
import type { Event, Language, View } from '../lib/protocol';
import type { News } from './shared/digest';

export type { View } from '../lib/protocol';

/** Asks the engine what changes nothing, about an action or about none: `Answers` of the game, or null. */
export type Ask = (question: string, action: string | null) => Promise<Record<string, unknown> | null>;

export interface BoardProps<V extends View = View> {
  view: V; // what the seat may know: `view.ts` of the game
  board: unknown; // GET /api/games/<id>/board: a game has a reader for it
  language: Language; // what the game speaks of
  act: (notation: string) => void; // send an action
  why: (notation: string) => void; // ask why an action is refused; the shell shows the answer
  ask: Ask; // a question of the game's own
  focus: string[]; // ids of things to highlight: the hovered line of the log
  t: (key: string, args?: Record<string, string | number>) => string; // Fluent
  name: (id: string) => string; // what a thing is called
  label: (notation: string) => string; // what an action's button says
  interactive: boolean; // false in a replay and for spectators
  waiting: boolean; // an action is on its way
  events: readonly Event[]; // what has happened so far, as this seat saw it: for the last dice
  news?: News<V> | null; // what has happened since this seat last acted
  plan?: readonly string[]; // actions that a machine advises
}

/** How events of a kind are told in a summary: each in its own sentence, or those that belong together in one of `board-digest-`. */
export interface Summing {
  as?: string; // which message; without, the event's own
  by?: readonly string[]; // arguments that must be the same
  at?: string; // the argument that names places
  each?: string; // the argument that names things, each of which counts once
  sum?: string; // the argument that is added up
}

export type Level = 'big' | 'mid' | 'small';

export interface Dice {
  arg: string; // the variable of the sentence in whose place they are drawn
  rolls: number[];
  hit: number; // those up to this number have hit
}

export interface GameUi<V extends View = View> {
  Board: Component<BoardProps<V>>; // everything that belongs to the game: map, pieces, battle, hand, tracks
  pointed: readonly string[]; // kinds of things that a line of the log points at on the board
  headings: Readonly<Record<string, Level>>; // kinds of events that open a chapter of the log, such as a year
  dice: (event: Event) => Dice | null; // to be drawn in the line of an event
  digest: Readonly<Record<string, Summing>>; // kinds of events that a summary of the others' turn tells
  ending?: readonly string[]; // verbs that end a turn or a phase: they are asked about while there is more to do
  ordered?: (view: V, kind: string) => string[]; // the things of a kind that a seat's standing orders may be about
}

/** Some game: the shell gives a board only the views of its own game, and does not look into them. */
export type SomeGame = GameUi<never>;
