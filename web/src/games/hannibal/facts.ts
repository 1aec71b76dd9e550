/** The static facts of the game, from the server's files. */

import type { Point } from '../shared/geo';

export type Side = 'rome' | 'carthage';
export const SIDES: readonly Side[] = ['rome', 'carthage'];
export const other = (side: Side): Side => (side === 'rome' ? 'carthage' : 'rome');

export interface Space {
  id: string;
  name: string;
  province: string;
  kind: 'space' | 'city' | 'tribe';
  port: boolean;
  dots: number; // for a Carthaginian sailing there
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
  region: string | null;
  majority: number;
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
  ability: string;
}

export interface CardFact {
  id: string;
  number: string;
  name: string;
  ops: number;
  side: Side | 'either';
  counter: boolean;
  remove: boolean;
  text: string;
}

export interface BattleCardFact {
  id: string;
  name: string;
  names: Record<string, string>;
  count: number;
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
  battleCards: Map<string, BattleCardFact>;
  turns: Map<string, Turn[]>; // by scenario
  near: Map<string, string[]>;
}

type Json = Record<string, any>;

export function readFacts(board: any): Facts {
  const map: Json = board?.map ?? {};
  const spaces = new Map<string, Space>();
  for (const s of map.spaces ?? []) {
    spaces.set(s.id, {
      id: s.id,
      name: s.name ?? s.id,
      province: s.province,
      kind: s.kind,
      port: !!s.port,
      dots: s.dots ?? 0,
      diamonds: s.diamonds ?? 0,
      capacity: s.capacity ?? 0,
      lon: s.lon,
      lat: s.lat,
    });
  }
  const provinces = new Map<string, Province>();
  for (const p of map.provinces ?? []) {
    provinces.set(p.id, {
      id: p.id,
      name: p.name ?? p.id,
      region: p.region ?? null,
      majority: p.majority ?? 1,
      significant: !!p.significant,
      allies: p.allies ?? 0,
      spaces: [...spaces.values()].filter((s) => s.province === p.id).map((s) => s.id),
    });
  }
  const edges: Edge[] = (map.edges ?? []).map((e: Json) => ({ a: e.a, b: e.b, kind: e.kind }));
  const near = new Map<string, string[]>([...spaces.keys()].map((id) => [id, []]));
  for (const { a, b } of edges) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  return {
    spaces,
    edges,
    provinces,
    near,
    generals: keyed(board?.generals?.generals, (g) => ({
      id: g.id,
      name: g.name ?? g.id,
      fullName: g.full_name ?? g.name ?? g.id,
      side: g.side,
      strategy: g.strategy ?? 0,
      battle: g.battle ?? 0,
      rank: g.rank ?? 0,
      ability: g.ability ?? '',
    })),
    cards: keyed(board?.cards?.cards, (c) => ({
      id: c.id,
      number: String(c.number ?? ''),
      name: c.name ?? c.id,
      ops: c.ops ?? 0,
      side: c.side ?? 'either',
      counter: !!c.counter,
      remove: !!c.remove,
      text: c.text ?? '',
    })),
    battleCards: keyed(board?.battle_cards?.battle_cards, (c) => ({
      id: c.id,
      name: c.name ?? c.id,
      names: { en: c.name, pl: c.pl ?? c.name, hu: c.hu ?? c.name },
      count: c.count ?? 0,
    })),
    turns: readTurns(board?.scenarios ?? {}),
  };
}

function keyed<T extends { id: string }>(list: Json[] | undefined, read: (entry: Json) => T): Map<string, T> {
  return new Map((list ?? []).map((entry) => [entry.id, read(entry)]));
}

/** A scenario that is like another has its turns, if it names none. */
function readTurns(scenarios: Json): Map<string, Turn[]> {
  const out = new Map<string, Turn[]>();
  for (const [id, scenario] of Object.entries(scenarios)) {
    const turns = scenario?.turns ?? scenarios[scenario?.like]?.turns;
    if (Array.isArray(turns)) out.set(id, turns);
  }
  return out;
}

/** The spaces in the keyboard's order: province by province, each from west to east. */
export function inOrder(facts: Facts, at: Map<string, Point>): string[] {
  return [...facts.provinces.values()].flatMap((p) =>
    [...p.spaces].sort((a, b) => (at.get(a)?.x ?? 0) - (at.get(b)?.x ?? 0)),
  );
}

/** The name on a piece: the last of a Roman's names that tells him apart. */
export function shortName(id: string): string {
  const last = id.split('_').at(-1) ?? id;
  return last.charAt(0).toUpperCase() + last.slice(1);
}
