/** The static facts of the game, from the server's files. */

import { keyed, nearOf } from '../shared/facts';
import type { Nation } from './view';

export const NATIONS: readonly Nation[] = [
  'rome',
  'carthage',
  'syracuse',
  'massilia',
  'numidia',
  'macedonia',
];
export const UNITS = [
  'heavy_infantry',
  'light_infantry',
  'gallic_infantry',
  'cavalry',
  'gallic_cavalry',
  'elephants',
  'ship',
] as const;

/** A region, or a zone of the sea. */
export interface Field {
  id: string;
  sea: boolean;
  open: boolean; // sea: ships can be lost there
  area: string | null;
  home: Nation | null;
  tribe: { infantry: number; cavalry: number } | null;
  cities: string[];
  lon: number;
  lat: number;
}

export interface City {
  id: string;
  region: string;
  income: number;
  defence: number;
  vp: number;
  capital: boolean;
  port: string | null; // the sea zone on which it opens
  elephants: boolean;
  lon: number;
  lat: number;
}

export interface Leader {
  id: string;
  nation: Nation;
  able: boolean; // to do something that its card tells
}

export interface CardFact {
  id: string;
  deck: Nation;
  gold: number;
  initiative: number;
  once: boolean;
  effect: string;
}

export interface Stage {
  roman: string;
  consuls: boolean;
  economy: boolean;
}

export interface Facts {
  fields: Map<string, Field>;
  cities: Map<string, City>;
  leaders: Map<string, Leader>;
  cards: Map<string, CardFact>;
  hits: Map<string, number>; // the lowest die with which a unit strikes
  stages: Stage[];
  flags: (number | null)[]; // by level of the siege track: what a surrender roll must reach
  areas: Map<string, Set<string>>; // in play, by scenario
  alps: [string, string][];
  near: Map<string, string[]>;
}

/** What is read of the server's files. */
interface Files {
  map: {
    regions: (Pick<Field, 'id' | 'lon' | 'lat'> &
      Partial<Pick<Field, 'home' | 'tribe'>> & { area: string })[];
    sea_zones: (Pick<Field, 'id' | 'lon' | 'lat'> & { open?: boolean })[];
    borders: Record<'land' | 'alps' | 'sea' | 'coast', [string, string][]>;
  };
  cities: {
    cities: (Pick<City, 'id' | 'region' | 'income' | 'defence' | 'vp' | 'lon' | 'lat'> & Partial<City>)[];
  };
  leaders: {
    leaders: (Pick<Leader, 'id' | 'nation'> & { ability?: object })[];
  };
  cards: { cards: (Omit<CardFact, 'once'> & { one_shot?: boolean })[] };
  units: { units: { id: string; hit: number }[] };
  tables: {
    stages: (Pick<Stage, 'roman'> & Partial<Stage>)[];
    siege_track: { flag?: number }[];
  };
  scenarios: Record<string, { areas?: string[] }>;
}

export function readFacts(board: unknown): Facts {
  const { map, tables, ...files } = board as Files;
  const cities = keyed(files.cities.cities, (c): City => ({
    ...{ capital: false, port: null, elephants: false },
    ...c,
  }));
  const none = { sea: false, open: false, area: null, home: null, tribe: null, cities: [] };
  const fields = keyed([...map.regions, ...map.sea_zones], (f): Field => ({
    ...none,
    ...f,
    sea: !('area' in f),
    cities: [...cities.values()].filter((city) => city.region === f.id).map(({ id }) => id),
  }));
  const scenarios = Object.entries(files.scenarios).filter(([, scenario]) => scenario.areas);
  const edges = Object.values(map.borders).filter((pairs) => Array.isArray(pairs));
  return {
    fields,
    cities,
    leaders: keyed(files.leaders.leaders, ({ id, nation, ability }): Leader => ({
      ...{ id, nation },
      able: ability !== undefined,
    })),
    cards: keyed(files.cards.cards, ({ one_shot = false, ...card }): CardFact => ({
      ...card,
      once: one_shot,
    })),
    hits: new Map(files.units.units.map(({ id, hit }) => [id, hit])),
    stages: tables.stages.map((stage) => ({ ...{ consuls: false, economy: false }, ...stage })),
    flags: tables.siege_track.map(({ flag }) => flag ?? null),
    areas: new Map(scenarios.map(([id, { areas }]) => [id, new Set(areas)])),
    alps: map.borders.alps,
    near: nearOf(
      fields.keys(),
      edges.flat().map(([a, b]) => ({ a, b })),
    ),
  };
}

/** The side of a seat: its first word. */
export const sideOf = (seat: string): string => seat.split('_')[0]!;

/** A counter's nation and kind of unit: "rome_heavy_infantry". */
export function partsOf(counter: string): { nation: string; unit: string } {
  const cut = counter.indexOf('_');
  return { nation: counter.slice(0, cut), unit: counter.slice(cut + 1) };
}
