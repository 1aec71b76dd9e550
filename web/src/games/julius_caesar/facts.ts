/** The static facts of the game, from whatever nesting the server sends them in. */

import { REGIONS } from './chart';

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

export type Side = 'caesar' | 'pompeius';
export type Colour = Side | 'egypt';

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

type Json = Record<string, any>;

/** A list of records, be it under a key, one level deeper under the same key, or keyed by id. */
function list(data: unknown, key: string): Json[] {
  if (Array.isArray(data)) return data;
  if (!data || typeof data !== 'object') return [];
  const inner = (data as Json)[key];
  if (inner !== undefined) return list(inner, key);
  const values = Object.entries(data as Json).filter(([, v]) => v && typeof v === 'object' && !Array.isArray(v));
  return values.map(([id, v]) => ({ id, ...(v as Json) }));
}

function find(data: Json, names: string[]): unknown {
  for (const name of names) if (data?.[name] !== undefined) return data[name];
  for (const name of ['data', 'facts', 'board']) {
    if (data?.[name] && typeof data[name] === 'object') {
      const inner = find(data[name], names);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

export function readFacts(board: any): Facts {
  const map = (find(board ?? {}, ['map']) ?? board ?? {}) as Json;
  const spaces = new Map<string, Space>();
  for (const s of list(map, 'spaces')) {
    spaces.set(s.id, {
      id: s.id,
      name: s.name ?? s.id,
      sea: s.kind === 'sea',
      port: s.port ?? null,
      value: s.value ?? 0,
      lon: s.lon,
      lat: s.lat,
    });
  }
  const edges = (map.edges ?? find(board, ['edges']) ?? []) as Edge[];
  const blocks = new Map<string, BlockFact>();
  for (const b of list(find(board ?? {}, ['blocks']), 'blocks')) {
    blocks.set(b.id, {
      id: b.id,
      name: b.name ?? b.id,
      colour: b.colour,
      kind: b.kind,
      letter: b.initiative,
      power: b.firepower,
      steps: b.steps,
      step: b.kind === 'elephant' ? 2 : 1,
      home: b.levy ?? null,
    });
  }
  const cards = new Map<string, CardFact>();
  for (const c of list(find(board ?? {}, ['cards']), 'cards')) {
    cards.set(c.id, { id: c.id, name: c.name ?? c.id, event: !!c.event, move: c.move ?? 0, levy: c.levy ?? 0 });
  }
  const near = new Map<string, string[]>([...spaces.keys()].map((id) => [id, []]));
  for (const edge of edges) {
    near.get(edge.a)?.push(edge.b);
    near.get(edge.b)?.push(edge.a);
  }
  const region = new Map<string, string>();
  for (const [name, members] of Object.entries(REGIONS)) for (const id of members) region.set(id, name);
  for (const id of spaces.keys()) if (!region.has(id)) region.set(id, 'cetera');
  return { spaces, edges, blocks, cards, near, region };
}

/** The spaces in the keyboard's order. */
export function inOrder(facts: Facts): string[] {
  const named = Object.values(REGIONS)
    .flat()
    .filter((id) => facts.spaces.has(id));
  const known = new Set(named);
  return [...named, ...[...facts.spaces.keys()].filter((id) => !known.has(id))];
}
