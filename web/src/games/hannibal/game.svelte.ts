/** Hannibal as its board plays it: a war with its markers. */

import type { Mark } from '../shared/war/types';
import { War } from '../shared/war/war.svelte';
import type { BoardProps } from '../types';
import { readFacts, SIDES } from './facts';
import { makeChart } from './geo';
import type { MarkersView, Side, View } from './view';

const MARKS: Omit<Record<keyof MarkersView, [icon: string, side?: Side]>, 'foraging'> = {
  macedonian_alliance: ['sun', 'carthage'],
  naval_victory: ['trident', 'carthage'],
  truce: ['laurel'],
  hanno_counsels: ['counsel', 'carthage'],
  cato_counsels: ['counsel', 'rome'],
  reshuffle: ['reshuffle'],
  archimedes: ['archimedes'],
  latin_colonies: ['colony', 'rome'],
  citadel: ['citadel'],
  flamen: ['flame'],
};

export class PunicWar extends War<View> {
  readonly chart = makeChart(this.facts);
  readonly sides = SIDES;

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
  }

  get marks(): Mark[] {
    const { name, say, view } = this;
    const held = view.control.syracusae;
    const city = held ? [{ icon: 'walls', side: held, label: `${name('syracusae')}: ${name(held)}` }] : [];
    const marks = Object.entries(MARKS).flatMap(([key, [icon, side]]) => {
      const value = view.markers[key as keyof typeof MARKS];
      const where = typeof value === 'string' ? `: ${name(value)}` : '';
      return value ? [{ icon, side, label: `${say(`board-marker-${key}`)}${where}` }] : [];
    });
    const food = view.markers.foraging.map((side) => ({
      icon: 'colony',
      side,
      label: `${say('board-marker-foraging')}: ${name(side)}`,
    }));
    return [...city, ...marks, ...food];
  }
}
