/** The REST side of the protocol (docs/protocol.md). */

import type {
  CreatedTable,
  Frames,
  GameInfo,
  Invitation,
  Language,
  Me,
  NewTable,
  Problem,
  Rules,
  TableInfo,
  TablesQuery,
} from './protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: method === 'GET' ? {} : { 'Content-Type': 'application/json' },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    });
  } catch {
    throw new ApiError(0, 'offline', 'the server does not answer');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(answer.status, problem?.error ?? 'unavailable', problem?.message ?? answer.statusText);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

/** Ask once and remember: for what does not change while the page is open. */
function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    let answer = known.get(key);
    if (!answer) {
      answer = load(key);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
    }
    return answer;
  };
}

export interface FramesQuery {
  from?: number;
  to?: number;
  as?: string;
  views?: boolean;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const allGames = once(() => ask<GameInfo[]>('GET', '/api/games'));

export const api = {
  me: once(() => ask<Me>('GET', '/api/me')),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  revoke: () => ask<Me>('POST', '/api/me/revoke', {}),
  games: () => allGames(''),
  rules: once((game) => ask<Rules>('GET', `/api/games/${encodeURIComponent(game)}/rules`)),
  language: once((game) => ask<Language>('GET', `/api/games/${encodeURIComponent(game)}/language`)),
  texts: async (game: string, lang: string): Promise<string> =>
    (await call('GET', `/api/games/${encodeURIComponent(game)}/texts/${lang}`)).text(),
  board: once((game) => ask<unknown>('GET', `/api/games/${encodeURIComponent(game)}/board`)),
  tables: async (query: TablesQuery): Promise<{ tables: TableInfo[]; total: number }> => {
    const words = Object.entries(query).filter(([, value]) => value !== null && value !== '');
    const named = new URLSearchParams(words.map(([key, value]) => [key, String(value)]));
    const answer = await call('GET', `/api/tables?${named}`);
    return {
      tables: (await answer.json()) as TableInfo[],
      total: Number(answer.headers.get('X-Total-Count')),
    };
  },
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  create: (wanted: NewTable) => ask<CreatedTable>('POST', '/api/tables', wanted),
  remove: (id: string) => call('DELETE', table(id)),
  join: (id: string, by: { seat?: string; token?: string }) =>
    ask<TableInfo>('POST', `${table(id)}/join`, by),
  leave: (id: string, seat: string) => ask<TableInfo>('POST', `${table(id)}/leave`, { seat }),
  invite: (id: string, seat: string) => ask<Invitation>('POST', `${table(id)}/invite`, { seat }),
  seatMachine: (id: string, seat: string, player: string) =>
    ask<TableInfo>('POST', `${table(id)}/machine`, { seat, player }),
  resign: (id: string, seat: string) => ask<TableInfo>('POST', `${table(id)}/resign`, { seat }),
  concede: (id: string, seat: string, agree: boolean) =>
    ask<TableInfo>('POST', `${table(id)}/concede`, { seat, agree }),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  recordUrl: (id: string) => `${table(id)}/record`,
  frames: (id: string, query: FramesQuery) => {
    const words = Object.entries(query).map(([key, value]) => [key, String(value)]);
    return ask<Frames>('GET', `${table(id)}/frames?${new URLSearchParams(words)}`);
  },
  replay: (record: string, query: FramesQuery) => ask<Frames>('POST', '/api/replay', { record, ...query }),
};
