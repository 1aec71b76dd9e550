/** The static facts of the game, from the server's files. */

import { keyed, nearOf } from '../facts';
import type { Point } from '../geo';
import type { Side } from './types';

export interface Space {
  id: string;
  name: string;
  province: string;
  kind: 'space' | 'city' | 'tribe';
  port: boolean;
  dots: number; // for a sailing there
  diamonds: number; // against it
  capacity: number; // of the walls
  lon: number;
  lat: number;
}

export type EdgeKind = 'road' | 'pass' | 'alpine_pass' | 'strait';

export interface Edge {
  a: string;
  b: string;
  kind: EdgeKind;
}

export interface Province {
  id: string;
  name: string;
  significant: boolean;
  allies: number;
  spaces: string[];
}

export interface GeneralFact {
  id: string;
  name: string;
  fullName: string;
  side: Side;
  strategy: number;
  battle: number;
  rank: number;
}

export interface CardFact {
  id: string;
  number: string;
  name: string;
  ops: number;
  side: Side; // or either
  counter: boolean;
  remove: boolean;
}

export interface Turn {
  turn: number;
  years: string;
  cards: number;
}

export interface Facts {
  spaces: Map<string, Space>;
  edges: Edge[];
  provinces: Map<string, Province>;
  generals: Map<string, GeneralFact>;
  cards: Map<string, CardFact>;
  turns: Map<string, Turn[]>; // by scenario
  near: Map<string, string[]>;
}

/** What is read of the server's files. */
export interface Files {
  map: {
    spaces: (Pick<Space, 'id' | 'name' | 'province' | 'kind' | 'lon' | 'lat'> &
      Partial<Pick<Space, 'port' | 'dots' | 'diamonds' | 'capacity'>>)[];
    provinces: (Pick<Province, 'id' | 'name'> & Partial<Omit<Province, 'id' | 'name' | 'spaces'>>)[];
    edges: Edge[];
  };
  generals: { generals: (Omit<GeneralFact, 'fullName'> & { full_name?: string })[] };
  cards: {
    cards: (Pick<CardFact, 'id' | 'name' | 'ops' | 'side'> &
      Partial<Pick<CardFact, 'counter' | 'remove'>> & { number: number | string })[];
  };
  scenarios: Record<string, Scenario>;
}

interface Scenario {
  like?: string;
  turns?: Turn[];
}

export function readFacts(board: unknown): Facts {
  const files = board as Files;
  const spaces = keyed(files.map.spaces, (s) => ({
    ...{ port: false, dots: 0, diamonds: 0, capacity: 0 },
    ...s,
  }));
  return {
    spaces,
    near: nearOf(spaces.keys(), files.map.edges),
    edges: files.map.edges,
    provinces: keyed(files.map.provinces, (p) => ({
      ...{ significant: false, allies: 0 },
      ...p,
      spaces: [...spaces.values()].filter((s) => s.province === p.id).map((s) => s.id),
    })),
    generals: keyed(files.generals.generals, (g) => ({ ...g, fullName: g.full_name ?? g.name })),
    cards: keyed(files.cards.cards, (c) => ({
      ...{ counter: false, remove: false },
      ...c,
      number: String(c.number),
    })),
    turns: readTurns(files.scenarios),
  };
}

/** A scenario that is like another has its turns, if it names none. */
function readTurns(scenarios: Files['scenarios']): Map<string, Turn[]> {
  const out = new Map<string, Turn[]>();
  for (const [id, scenario] of Object.entries(scenarios)) {
    const turns = scenario.turns ?? scenarios[scenario.like ?? '']?.turns;
    if (turns) out.set(id, turns);
  }
  return out;
}

/** The spaces in the keyboard's order: province by province, each from west to east. */
export function inOrder(facts: Facts, at: Map<string, Point>): string[] {
  return [...facts.provinces.values()].flatMap((p) =>
    [...p.spaces].sort((a, b) => (at.get(a)?.x ?? 0) - (at.get(b)?.x ?? 0)),
  );
}

/** The name on a piece: the last of a general's names tells him apart. */
export function shortName(id: string): string {
  const last = id.split('_').at(-1) ?? id;
  return last.charAt(0).toUpperCase() + last.slice(1);
}
