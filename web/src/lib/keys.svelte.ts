/** Keyboard: one table of shortcuts, filled by whatever is on the screen, shown by `?`. */

import { untrack } from 'svelte';

export interface Shortcut {
  keys: string[]; // KeyboardEvent.key values; the first is the one shown
  label: () => string;
  run: () => void;
}

let groups = $state.raw<Shortcut[][]>([]); // the latest last: it is asked first

export function shortcuts(): Shortcut[] {
  return groups.flat();
}

/** Offer some shortcuts for as long as a component lives: `$effect(() => offer([...]))`. */
export function offer(list: Shortcut[]): () => void {
  untrack(() => (groups = [...groups, list]));
  return () => {
    groups = untrack(() => groups.filter((other) => other !== list));
  };
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type)
  );
}

export function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target)) return;
  if (document.querySelector('dialog[open]')) return;
  for (const list of [...groups].reverse()) {
    const found = list.find((shortcut) => shortcut.keys.includes(event.key));
    if (found) {
      event.preventDefault();
      found.run();
      return;
    }
  }
}
