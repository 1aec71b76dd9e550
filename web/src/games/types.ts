/** What the shell gives to a game's board, and what a game gives to the shell. */

export interface BoardProps {
  view: any; // the seat's view, as the game's package documents it
  board: any; // GET /api/games/<id>/board
  act: (notation: string) => void; // send an action
  why: (notation: string) => void; // ask why an action is refused; the shell shows the answer
  focus: string[]; // ids of spaces and blocks to highlight: the hovered line of the log
  t: (key: string, args?: Record<string, string | number>) => string; // Fluent
  name: (id: string) => string; // display name of a space, block, card, side
  lang: string;
  interactive: boolean; // false in a replay and for spectators
  events?: any[]; // what has happened so far, as this seat saw it: for the last dice
}

export interface GameUi {
  id: string;
  Board: import('svelte').Component<BoardProps>; // everything that belongs to the game: map, pieces, battle, hand, tracks
  eventFocus: (event: any) => string[]; // what a line of the log points at
  eventDice?: (event: any) => { rolls: number[]; hit: number } | null; // dice to draw in the line
  eventArgs?: (event: any, name: (id: string) => string, lang: string) => Record<string, string | number>; // Fluent variables of an event
}
