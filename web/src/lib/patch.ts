/** What changed in a view, put into the one before: the twin of `bellum/server/tables/patches.py`. */

import type { Patch, SideState, SideUpdate, Update } from './protocol';

type Path = readonly (string | number)[];

/** A patch that does not fit what it is applied to: the thread is lost. */
export class Misfit extends Error {}

/** The value that a patch makes of another, which stays as it is; what did not change is shared by both. */
export function patched<T>(before: T, patch: Patch): T {
  const fresh = new Set<unknown>(); // copies made here: the only things that may be changed
  let made: unknown = before;
  const own = (value: unknown): Record<string | number, unknown> => {
    if (typeof value !== 'object' || value === null) throw new Misfit('a path leads nowhere');
    if (fresh.has(value)) return value as Record<string | number, unknown>;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    fresh.add(copy);
    return copy;
  };
  /** What the last part of a path stands in, with copies all the way down to it. */
  const inside = (path: Path): Record<string | number, unknown> => {
    let here = own(made);
    made = here;
    for (const part of path.slice(0, -1)) here = here[part] = own(here[part]);
    return here;
  };
  for (const path of patch.cut) {
    const last = path.at(-1);
    const place = inside(path);
    if (last === undefined || !(last in place)) throw new Misfit('what is cut is not there');
    Reflect.deleteProperty(place, last);
  }
  for (const [path, value] of patch.set) {
    const last = path.at(-1);
    if (last === undefined) throw new Misfit('a whole view is no patch');
    inside(path)[last] = value;
  }
  return made as T;
}

export interface Shown {
  n: number;
  seats: Record<string, SideState>;
  watch: SideState | null;
}

/** What is shown after an update; a Misfit if it was made for somebody who was shown something else. */
export function following(before: Shown, update: Update): Shown {
  if (update.base !== null && update.base !== before.n) throw new Misfit('made for another moment');
  const follow = (old: SideState | null | undefined, now: SideUpdate): SideState => {
    const { patch, view, story, ...rest } = now;
    const kept = old?.story.filter((entry) => entry.ply <= update.keep) ?? [];
    return { ...rest, view: view ?? seen(old, patch), story: [...kept, ...story] };
  };
  const seats = Object.entries(update.seats).map(([seat, now]) => [seat, follow(before.seats[seat], now)]);
  return {
    n: update.n,
    seats: Object.fromEntries(seats) as Record<string, SideState>,
    watch: update.watch && follow(before.watch, update.watch),
  };
}

function seen(old: SideState | null | undefined, patch: Patch | null): SideState['view'] {
  if (!old || !patch) throw new Misfit('there is nothing to change');
  return patched(old.view, patch);
}
