/** The static facts of the game, from the server's files. */

import { keyed, nearOf } from '../shared/facts';
import { REGIONS } from './chart';
import type { Colour } from './view';

export type { Colour, Side } from './view';

export interface Space {
  id: string;
  name: string;
  sea: boolean;
  port: 'major' | 'minor' | null;
  value: number;
  lon: number;
  lat: number;
}

export type EdgeKind = 'major_road' | 'minor_road' | 'strait' | 'sea_border' | 'coast';

export interface Edge {
  a: string;
  b: string;
  kind: EdgeKind;
}

export interface BlockFact {
  id: string;
  name: string;
  colour: Colour;
  kind: string;
  letter: string;
  power: number;
  steps: number;
  step: number; // strength of one step: an elephant's counts double
  home: string | null;
}

export interface CardFact {
  id: string;
  name: string;
  event: boolean;
  move: number;
  levy: number;
}

export interface Facts {
  spaces: Map<string, Space>;
  edges: Edge[];
  blocks: Map<string, BlockFact>;
  cards: Map<string, CardFact>;
  near: Map<string, string[]>;
  region: Map<string, string>;
}

/** What is read of the server's files. */
interface Files {
  map: {
    spaces: {
      id: string;
      name: string;
      kind: string;
      port?: 'major' | 'minor';
      value?: number;
      lon: number;
      lat: number;
    }[];
    edges: Edge[];
  };
  blocks: {
    blocks: {
      id: string;
      name: string;
      colour: Colour;
      kind: string;
      initiative: string;
      firepower: number;
      steps: number;
      levy?: string;
    }[];
  };
  cards: { cards: { id: string; name: string; event?: string | boolean; move?: number; levy?: number }[] };
}

export function readFacts(board: unknown): Facts {
  const { map, blocks, cards } = board as Files;
  const spaces = keyed(map.spaces, ({ id, name, kind, port, value, lon, lat }): Space => ({
    id,
    name,
    sea: kind === 'sea',
    port: port ?? null,
    value: value ?? 0,
    lon,
    lat,
  }));
  const near = nearOf(spaces.keys(), map.edges);
  const region = new Map<string, string>();
  for (const [name, members] of Object.entries(REGIONS)) for (const id of members) region.set(id, name);
  for (const id of spaces.keys()) if (!region.has(id)) region.set(id, 'cetera');
  return { spaces, edges: map.edges, blocks: readBlocks(blocks), cards: readCards(cards), near, region };
}

function readBlocks({ blocks }: Files['blocks']): Map<string, BlockFact> {
  return keyed(blocks, ({ id, name, colour, kind, initiative, firepower, steps, levy }) => ({
    ...{ id, name, colour, kind, steps },
    letter: initiative,
    power: firepower,
    step: kind === 'elephant' ? 2 : 1,
    home: levy ?? null,
  }));
}

function readCards({ cards }: Files['cards']): Map<string, CardFact> {
  return keyed(cards, ({ event, ...card }) => ({ move: 0, levy: 0, ...card, event: !!event }));
}

/** The spaces in the keyboard's order. */
export function inOrder(facts: Facts): string[] {
  const named = Object.values(REGIONS)
    .flat()
    .filter((id) => facts.spaces.has(id));
  const known = new Set(named);
  return [...named, ...[...facts.spaces.keys()].filter((id) => !known.has(id))];
}
