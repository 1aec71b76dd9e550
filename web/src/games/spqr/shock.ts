/** A shock as a table of its causes, from the events that told it: what was checked, weighed, rolled and suffered. */

import type { Event } from '../../lib/protocol';

export interface Row {
  key: string; // of its words,
  args: Record<string, string | number>; // with these,
  figure: string; // its number as it is written,
  rule: string; // and its paragraph
  sum: boolean; // what the rows before it come to
}

export interface Fight {
  attackers: string[];
  defenders: string[];
  rows: Row[];
}

interface Cause {
  cause: string;
  what: string;
  amount: number;
  rule: string;
}

/** Events with which something else begins. */
const ELSEWHERE = new Set(['turn', 'activated', 'moved', 'fired', 'rally', 'line-command']);
const SUMS = new Set(['column', 'total', 'hits-attackers', 'hits-defenders']);
/** The paragraphs by which units check, suffer and recover in a shock; elsewhere they do by others. */
const IN_SHOCK = new Set(['8.33', '8.36', '8.37', '10.16', '10.21']);
const FATES = ['held', 'routed', 'eliminated'];

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount).replace('-', '−'));

/** A number as its sort is written. */
export function figure(what: string, amount: number): string {
  if (what === 'nothing' || (what === 'ratio' && amount === 0)) return '';
  if (what === 'ratio') return amount > 0 ? `${amount}:1` : `1:${-amount}`;
  if (what === 'times') return `×${amount}`;
  return what === 'shift' || what === 'modifier' ? signed(amount) : String(amount);
}

/** The combats of the latest shock, in the order in which they were formed; none if nobody has fought yet. */
export function fights(events: readonly Event[], name: (id: string) => string): Fight[] {
  const last = events.findLastIndex(({ kind }) => kind === 'combat');
  if (last < 0) return [];
  let first = last;
  while (first > 0 && !ELSEWHERE.has(events[first - 1]!.kind)) first -= 1;
  const found: Fight[] = [];
  for (const event of events.slice(first)) {
    if (event.kind === 'combat') {
      const { attackers, defenders } = event.args as { attackers: string[]; defenders: string[] };
      found.push({ attackers, defenders, rows: [] });
    } else if (found.length && ELSEWHERE.has(event.kind)) break;
    else tell(found, event, name);
  }
  return found;
}

/** Puts what an event tells where it belongs: with the latest combat of its unit. */
function tell(found: Fight[], event: Event, name: (id: string) => string): void {
  const id = (event.kind === 'shock' ? event.args.by : event.args.unit) as string | undefined;
  const fight = found.findLast(
    ({ attackers, defenders }) => !!id && [...attackers, ...defenders].includes(id),
  );
  if (!fight || !id) return;
  if (event.kind === 'shock') fight.rows.push(...(event.args.causes as Cause[]).map(cause));
  else if (event.kind === 'checked' && IN_SHOCK.has(event.rule)) fight.rows.push(check(event, name(id)));
  else if (FATES.includes(event.kind)) fight.rows.push(fate(event, name(id), ''));
  else if (event.kind === 'hits' && IN_SHOCK.has(event.rule))
    fight.rows.push(fate(event, name(id), signed(event.args.hits as number)));
  else if (event.kind === 'recovered' && IN_SHOCK.has(event.rule))
    fight.rows.push(fate(event, name(id), signed(-(event.args.hits as number))));
}

const cause = ({ cause, what, amount, rule }: Cause): Row => ({
  key: 'cause',
  args: { cause },
  figure: figure(what, amount),
  rule,
  sum: SUMS.has(cause),
});

function check(event: Event, unit: string): Row {
  const { die, quality, excess, modifiers } = event.args as {
    die: number;
    quality: number;
    excess: number;
    modifiers: { amount: number }[];
  };
  const rolled = [String(die), ...modifiers.map(({ amount }) => signed(amount))].join(' ');
  return {
    key: 'board-shock-check',
    args: { unit, die: rolled, quality },
    figure: excess ? signed(excess) : '✓',
    rule: event.rule,
    sum: false,
  };
}

function fate(event: Event, unit: string, figure: string): Row {
  const total = (event.args.total as number | undefined) ?? 0;
  return { key: `board-shock-${event.kind}`, args: { unit, total }, figure, rule: event.rule, sum: false };
}
