/** What a click on the map may mean. */

import { byVerb, put, type Action, type Offered, type Offers } from '../shared/actions';
import { inField, neighbour, SIDES, turned, VERTICES, type HexField } from '../shared/hex';
import { hexOf, idOf } from './facts';
import './icons';
import type { View } from './view';

/** Signs of verbs in menus and on buttons. */
export const SIGNS: Record<string, string> = {
  activate: 'crest',
  trump: 'crest',
  elite: 'crest',
  reactivate: 'crest',
  lead: 'crest',
  order: 'banner',
  line: 'banner',
  unit: 'banner',
  step: 'step',
  march: 'step',
  advance: 'step',
  pursue: 'step',
  withdraw: 'retreat',
  withdraw_line: 'retreat',
  fire: 'javelin',
  fire_at: 'javelin',
  fire_first: 'javelin',
  harass: 'javelin',
  shoot: 'javelin',
  attack: 'blades',
  combat: 'blades',
  recover: 'heal',
  rally: 'heal',
  restack: 'stack',
};

/** The unit that is asked to do something: the one that moves, or the one that the prompt names. */
export function actor(view: View): string | null {
  const named = view.prompt?.args.unit;
  if (typeof named === 'string' && named in view.units) return named;
  return view.march?.unit ?? null;
}

/** The hexes in which things stand, by their ids. */
export function hexesOf(view: View, id: string): string[] {
  const unit = view.units[id];
  if (unit) return unit.hexes;
  const leader = view.leaders[id];
  return leader?.hex ? [leader.hex] : [];
}

/** Where the one stands who is asked to do something: a unit, or a leader who goes alone. */
export function standing(view: View): string[] {
  const unit = actor(view);
  if (unit) return hexesOf(view, unit);
  const leader = view.prompt?.args.leader;
  return typeof leader === 'string' ? hexesOf(view, leader) : [];
}

/** The hex that a step across a side leads to. */
export function beyond(hex: string, side: string): string {
  return idOf(neighbour(hexOf(hex), turned(SIDES.indexOf(side as (typeof SIDES)[number]))));
}

/** What can be done at hexes: with units and leaders in them, by steps into them, or with them themselves. */
export function atHexes(offers: Offers, view: View): Offered {
  const found: Offered = new Map();
  for (const kind of ['unit', 'leader']) {
    for (const action of offers.with(kind)) {
      for (const hex of hexesOf(view, action.operand!)) put(found, hex, action);
    }
  }
  for (const action of offers.with('hex')) put(found, action.operand!, action);
  const from = standing(view);
  if (from[0]) {
    for (const action of offers.with('hexside')) {
      if (action.verb !== 'step') continue;
      // Of a unit of two hexes the half that goes ahead is what one looks at.
      const heads = from.map((hex) => beyond(hex, action.operand!)).filter((hex) => !from.includes(hex));
      put(found, heads[0] ?? from[0], action);
    }
  }
  return found;
}

type Kind = 'hexside' | 'vertex';

/** What is done with one of the six sides or vertices of a hex, by its verb. */
export interface Rose {
  verb: string;
  kind: Kind;
  directions: readonly string[];
  actions: Action[];
}

/** Degrees from the top of the map, clockwise. */
export function bearing(kind: Kind, direction: string): number {
  const names: readonly string[] = kind === 'vertex' ? VERTICES : SIDES;
  return (names.indexOf(direction) * 60 + (kind === 'vertex' ? 90 : 0)) % 360;
}

/** Where everything is offered that can be done. */
export interface Places {
  hexes: Offered;
  roses: Rose[];
  words: Action[];
}

/** Whatever cannot be clicked on the field is said by a direction, or else in words. */
export function placesOf(offers: Offers, view: View, field: HexField): Places {
  const hexes: Offered = new Map(
    [...atHexes(offers, view)].filter(([place]) => inField(field, hexOf(place))),
  );
  const shown = new Set([...hexes.values()].flat());
  const rest = offers.all.filter((action) => !shown.has(action));
  const kinds: Record<Kind, readonly string[]> = { hexside: SIDES, vertex: VERTICES };
  const roses = (Object.keys(kinds) as Kind[]).flatMap((kind): Rose[] =>
    [...byVerb(rest.filter((action) => offers.kind(action) === kind))].map(([verb, actions]) => ({
      ...{ verb, kind, actions },
      directions: kinds[kind],
    })),
  );
  const turnings = new Set(roses.flatMap(({ actions }) => actions));
  return { hexes, roses, words: rest.filter((action) => !turnings.has(action)) };
}

// What one most likely wants with a leader or a unit, if others of its kind can do it now.
const WITH_LEADERS = ['activate', 'elite', 'lead', 'trump'];
const WITH_UNITS = ['unit', 'attack', 'combat', 'fire', 'harass', 'shoot', 'order'];

/** What a click that nothing offers most likely meant, for the engine to refuse with its rule. */
export function question(view: View, hex: string): string | null {
  const from = standing(view)[0];
  if (from && view.legal.some((notation) => notation.startsWith('step '))) {
    const side = SIDES.find((name) => beyond(from, name) === hex);
    if (side) return `step ${side}`;
  }
  const verbs = new Set(view.legal.map((notation) => notation.split(' ')[0]!));
  const leader = Object.keys(view.leaders).find((id) => view.leaders[id]!.hex === hex);
  const led = WITH_LEADERS.find((verb) => verbs.has(verb));
  if (leader && led) return `${led} ${leader}`;
  const there = Object.keys(view.units).find((id) => view.units[id]!.hexes.includes(hex));
  return there ? `${WITH_UNITS.find((verb) => verbs.has(verb)) ?? 'order'} ${there}` : null;
}
