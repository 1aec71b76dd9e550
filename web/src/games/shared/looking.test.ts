/** What is looked at: it follows the pointer, but nothing moves away from under a pressed one. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../types';
import { Looking } from './looking.svelte';

class Table extends Looking {
  fighting = false;
  spaces = new Map();
  press = (): void => undefined;
}

const table = (): Table => new Table({} as BoardProps, () => null);
const LATER = 1000; // longer than a glance waits

describe('the pointer over a place', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows it if it stays, and not if it only crosses it', () => {
    const play = table();
    play.hover('roma');
    play.hover('capua');
    vi.advanceTimersByTime(LATER);
    expect(play.looked).toBe('capua');
    play.hover(null);
    expect(play.looked, 'it stays for a moment').toBe('capua');
    vi.advanceTimersByTime(LATER);
    expect(play.looked).toBeNull();
  });

  it('changes nothing while it is pressed, however long that takes', () => {
    const play = table();
    play.look('roma');
    play.hover(null); // on its way from the place to a button
    play.hold();
    vi.advanceTimersByTime(LATER);
    expect(play.looked, 'the button would move away before its click').toBe('roma');
    play.hover('capua');
    vi.advanceTimersByTime(LATER);
    expect(play.looked).toBe('roma');
    play.release();
    expect(play.looked, 'the click comes first').toBe('roma');
    vi.advanceTimersByTime(LATER);
    expect(play.looked).toBe('capua');
  });

  it('shows nothing anew when it is released where it was pressed', () => {
    const play = table();
    play.hover('roma');
    vi.advanceTimersByTime(LATER);
    play.hold();
    play.look(null); // what the click closes stays closed
    play.release();
    vi.advanceTimersByTime(LATER);
    expect(play.looked).toBeNull();
  });
});
