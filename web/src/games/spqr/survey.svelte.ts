/** What lies open but is hard to see, shown when asked for: the engine knows it. */

import type { CommandView, FireView, View, ZonesView } from './view';

export const SHOWN = ['command', 'lines', 'zones', 'fire'] as const;
export type Shown = (typeof SHOWN)[number];

/** The key of each. */
export const KEYS: Record<Shown, string> = { command: 'k', lines: 'i', zones: 'z', fire: 'f' };

/** What a survey has to know of the battle. */
interface Field {
  readonly view: View;
  readonly shown: string | null; // the hex that is looked at
  readonly acting: string | null;
  inquire(question: string, action: string | null): Promise<Record<string, unknown> | null>;
  unitsIn(hex: string): string[];
  leadersIn(hex: string): string[];
}

export class Survey {
  on = $state.raw<ReadonlySet<Shown>>(new Set());
  zones = $state.raw<ZonesView | null>(null);
  command = $state.raw<CommandView | null>(null);
  fire = $state.raw<FireView | null>(null);

  constructor(private readonly field: Field) {}

  toggle = (what: Shown): void => {
    const next = new Set(this.on);
    if (!next.delete(what)) next.add(what);
    this.on = next;
  };

  /** Whom the questions are about: whoever is looked at, or else whoever acts. */
  get leader(): string | null {
    const { view, shown } = this.field;
    return (shown && this.field.leadersIn(shown)[0]) || view.active;
  }
  get unit(): string | null {
    const { shown, acting } = this.field;
    return (shown && this.field.unitsIn(shown)[0]) || acting;
  }

  /** Asks for whatever is to be shown now, and forgets the rest. */
  async look(): Promise<void> {
    const { on, leader, unit } = this;
    const { view } = this.field;
    const ask = async <T>(wanted: boolean, question: string, action: string | null): Promise<T | null> =>
      wanted ? ((await this.field.inquire(question, action)) as T | null) : null;
    const led = (on.has('command') || on.has('lines')) && leader !== null;
    const [zones, command, fire] = await Promise.all([
      ask<ZonesView>(on.has('zones'), 'zones', null),
      ask<CommandView>(led, 'command', `activate ${leader}`),
      ask<FireView>(on.has('fire') && unit !== null, 'fire', `order ${unit}`),
    ]);
    if (this.field.view !== view || this.on !== on) return;
    if (this.leader !== leader || this.unit !== unit) return;
    [this.zones, this.command, this.fire] = [zones, command, fire];
  }
}
