/** A view that nobody has drawn a board for, as tables and lists. */

import type { View } from '../../lib/protocol';

const ENVELOPE: Record<keyof View, true> = {
  game: true,
  scenario: true,
  options: true,
  seat: true,
  seats: true,
  to_move: true,
  legal: true,
  prompt: true,
  outcome: true,
};

export interface Entry {
  key: string;
  value: unknown;
}

export interface Inside {
  bySeat: { key: string; values: unknown[] }[]; // a value for each seat, in their order
  rest: Entry[];
}

/** What is inside a view, beside the envelope that every game has. */
export function insideOf(view: View): Inside {
  const out: Inside = { bySeat: [], rest: [] };
  for (const [key, value] of Object.entries(view)) {
    if (key in ENVELOPE) continue;
    const values = perSeat(view, value);
    if (values) out.bySeat.push({ key, values });
    else out.rest.push({ key, value });
  }
  return out;
}

/** The seats' values, if it is a list of one for each, or a record by their names. */
function perSeat(view: View, value: unknown): unknown[] | null {
  const ids = view.seats.map((seat) => seat.id);
  if (Array.isArray(value)) return value.length === ids.length && value.some(unlikeName) ? value : null;
  if (!value || typeof value !== 'object') return null;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  return keys.length && keys.every((key) => ids.includes(key)) ? ids.map((id) => record[id]) : null;
}

/** A list of names is a list of things: only by chance as many as there are seats. */
const unlikeName = (value: unknown): boolean => typeof value !== 'string';

/** A value in words: names of things, signs for yes and no, a question mark for what is not told. */
export function inWords(value: unknown, name: (id: string) => string): string {
  if (value === null || value === undefined) return '?';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string') return name(value);
  if (Array.isArray(value)) return value.map((item) => inWords(item, name)).join(', ') || '–';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') {
    const told = Object.entries(value).map(([key, item]) => `${name(key)}: ${inWords(item, name)}`);
    return told.join('; ') || '–';
  }
  return '?';
}
