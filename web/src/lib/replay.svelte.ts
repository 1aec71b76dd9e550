/** A finished game or a record file, to be seen again: its story at once, its views in pieces as they are needed. */

import { api, type FramesQuery } from './api';
import type { Frames, View } from './protocol';

const PIECE = 60; // frames asked for at a time

export type Source = { table: string } | { record: string };

function ask(source: Source, query: FramesQuery): Promise<Frames> {
  return 'table' in source ? api.frames(source.table, query) : api.replay(source.record, query);
}

export class Replay {
  frames = $state.raw<Frames | null>(null); // the whole story, without views
  view = $state.raw<View | null>(null);
  ply = $state(0);
  as = $state('omniscient');
  readonly #views = new Map<string, View>();
  readonly #asked = new Map<string, Promise<void>>();

  constructor(readonly source: Source) {}

  get length(): number {
    return this.frames?.length ?? 0;
  }

  async open(ply: number, as: string): Promise<void> {
    const frames = await ask(this.source, { as, views: false });
    this.frames = frames;
    this.as = as;
    await this.go(Math.min(ply, frames.length));
  }

  async go(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(this.length, ply));
    const { as } = this;
    const wanted = this.ply;
    await this.#need(as, wanted);
    if (this.ply === wanted && this.as === as) this.view = this.#views.get(`${as} ${wanted}`) ?? this.view;
    if (wanted + PIECE / 2 <= this.length) void this.#need(as, wanted + PIECE / 2).catch(() => {});
  }

  #need(as: string, ply: number): Promise<void> {
    if (this.#views.has(`${as} ${ply}`)) return Promise.resolve();
    const from = ply - (ply % PIECE);
    const key = `${as} ${from}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = ask(this.source, { as, from, to: Math.min(this.length, from + PIECE - 1), views: true }).then(
        (piece) => {
          for (const frame of piece.frames) if (frame.view) this.#views.set(`${as} ${frame.ply}`, frame.view);
        },
      );
      this.#asked.set(key, asked);
      asked.catch(() => this.#asked.delete(key));
    }
    return asked;
  }
}
