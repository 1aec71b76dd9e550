/** Hamilcar as its board plays it: a war on land, and one at sea. */

import { createContext } from 'svelte';
import type { Action } from '../shared/actions';
import { shortName } from '../shared/war/facts';
import type { Force } from '../shared/war/forces';
import type { Figure, Going, March, Token } from '../shared/war/tokens';
import type { Mark } from '../shared/war/types';
import { War } from '../shared/war/war.svelte';
import type { BoardProps } from '../types';
import { OF_SHIPS, offersFrom, SIGNS } from './actions';
import { readFacts, SIDES, type SeaFacts } from './facts';
import { blockades, fleetsOf, shapeOf, type Fleet } from './fleets';
import { makeChart } from './geo';
import { seaDuelFrom } from './sea';
import type { View } from './view';

export class FirstWar extends War<View, SeaFacts> {
  readonly chart = makeChart(this.facts);
  readonly sides = SIDES;
  override readonly signs = SIGNS;
  readonly #cities = new Set(
    [...this.facts.spaces.values()].filter(({ kind }) => kind === 'city').map(({ id }) => id),
  );

  override readonly offers = $derived.by(() => offersFrom(this.legal, this.language));
  readonly fleets = $derived.by(() => fleetsOf(this.view));
  readonly seaDuel = $derived.by(() => seaDuelFrom(this.view, this.facts));
  readonly blockades = $derived.by(() => blockades(this.view, this.#cities));

  constructor(props: BoardProps<View>) {
    super(props, readFacts);
  }

  /** A flight is chosen on the map: the battle folds itself away for it, and comes back. */
  override get fighting(): boolean {
    return super.fighting || (!!this.seaDuel && !this.folded && this.offers.spaces.size === 0);
  }
  override get battlefield(): string | null {
    return this.view.sea.battle?.space ?? super.battlefield;
  }

  get marks(): Mark[] {
    const { say, name } = this;
    const { corvus, trained, forgotten_tactics, engineers } = this.view.sea;
    const { flamen } = this.view.markers;
    const marks: Mark[] = [];
    if (corvus) marks.push({ icon: 'corvus', side: 'rome', label: say('marker-corvus') });
    if (trained) marks.push({ icon: 'oars', side: 'rome', label: say('marker-trained') });
    if (forgotten_tactics)
      marks.push({ icon: 'elephant', side: 'carthage', label: say('marker-forgotten_tactics') });
    for (const [side, space] of engineers)
      marks.push({ icon: 'train', side, label: `${say('marker-engineers')}: ${name(space)}` });
    if (flamen) marks.push({ icon: 'flame', label: `${say('board-marker-flamen')}: ${name(flamen)}` });
    return marks;
  }

  // -- fleets --------------------------------------------------------------------------------------------

  fleet(key: string): Fleet | undefined {
    return this.fleets.find((fleet) => fleet.key === key);
  }

  override get tokens(): Token[] {
    const fleets = this.fleets.map((fleet): Token => ({
      key: fleet.key,
      space: fleet.space,
      shape: shapeOf(fleet),
      told: this.tellShips(fleet),
      acts: this.actsOfShips(fleet),
      held: fleet.moving,
      focused: false,
    }));
    // An army at sea stands where its ships are, and not where it will land.
    const { voyage } = this.view.sea;
    const aboard = (token: Token): Token =>
      voyage?.army && token.force?.moving ? { ...token, space: voyage.port } : token;
    return [...super.tokens.map(aboard), ...fleets];
  }

  /** What can be done with the ships of a port. */
  actsOfShips({ side, space }: Fleet): Action[] {
    if (this.fighting || side !== this.view.seat) return [];
    return (this.offers.spaces.get(space) ?? []).filter(({ verb }) => OF_SHIPS.includes(verb));
  }

  tellShips({ side, ready, exhausted, harbour }: Fleet): string {
    const words = [this.name(side), this.say('word-fleet', { ready, exhausted })];
    if (!harbour) words.push(this.say('word-at-anchor'));
    return words.join(', ');
  }

  override besides(space: string): string[] {
    const words = this.fleets.filter((fleet) => fleet.space === space).map((fleet) => this.tellShips(fleet));
    if (this.blockades.has(space)) words.push(this.say('board-blockaded'));
    return words;
  }

  override baggage(force: Force): Figure[] {
    const count = force.generals.reduce((sum, id) => sum + (this.view.sea.supplies[id] ?? 0), 0);
    return count ? [{ icon: 'amphora', count, label: this.say('board-supplies') }] : [];
  }

  override talents(general: string): Figure[] {
    const naval = this.facts.naval.get(general) ?? 0;
    const supplies = this.view.sea.supplies[general] ?? 0;
    return [
      ...(naval ? [{ icon: 'navis', count: naval, label: this.say('board-naval') }] : []),
      ...(supplies ? [{ icon: 'amphora', count: supplies, label: this.say('board-supplies') }] : []),
    ];
  }

  // -- on the way ----------------------------------------------------------------------------------------

  override get going(): Going | null {
    const { voyage } = this.view.sea;
    const army = super.going;
    const figure = (count: number): Figure => ({ icon: 'navis', count, label: this.say('board-ships') });
    if (army) {
      if (voyage?.army) {
        army.figures.push(figure(voyage.ships));
        army.place = this.name(voyage.port);
      }
      const supplies = this.view.sea.supplies[this.view.move!.general];
      if (supplies)
        army.figures.push({ icon: 'amphora', count: supplies, label: this.say('board-supplies') });
      return army;
    }
    const fleet = this.fleets.find(({ moving }) => moving);
    if (!fleet) return null;
    return {
      side: fleet.side,
      icon: fleet.side,
      name: voyage?.admiral ? shortName(voyage.admiral) : this.say('board-fleet'),
      place: this.name(fleet.space),
      company: null,
      figures: [figure(voyage?.ships ?? fleet.ready)],
      points: 0,
      of: 0,
    };
  }

  override get marches(): March[] {
    const { voyage } = this.view.sea;
    if (!voyage) return super.marches;
    const { side, came, port, to } = voyage;
    const hunter = SIDES.find((one) => one !== side)!;
    return [
      ...super.marches.filter(({ key }) => !voyage.army || (key !== 'move' && key !== 'next')),
      { key: 'voyage', from: came, to: port, side },
      { key: 'landfall', from: port, to, side },
      ...voyage.chasers.map(([from]) => ({ key: `chase-${from}`, from, to: port, side: hunter })),
    ];
  }

  /** Why a tactic card cannot be played. */
  askTactic(id: string): void {
    this.ask(`tactic ${id}`);
  }
}

export const [useGame, setGame] = createContext<FirstWar>();
