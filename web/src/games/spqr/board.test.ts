/** The board without a browser: facts, counters on their hexes, and from clicks to actions. */

import { describe, expect, it } from 'vitest';
import words from '../../../../bellum/games/spqr/locale/en.ftl?raw';
import { Offers, type Action } from '../shared/actions';
import { anActionEach, recorded } from '../shared/recorded';
import { centreOf } from '../shared/hex';
import { atHexes, bearing, beyond, placesOf, question, SIGNS, standing, type Places } from './actions';
import { discAt, placeOf } from './counters';
import { HEADINGS } from './events';
import { hexesIn, hexOf, idOf, readFacts } from './facts';
import type { UnitView, View } from './view';

const { board, language, moments } = recorded<View>(
  import.meta.glob('../../../demo/spqr/*.json', { eager: true, import: 'default' }),
);
const fixtures = [...moments.values()];
const facts = readFacts(board);
const small = facts.get('learning')!;
const offersOf = (view: View): Offers => new Offers(view.legal, language);
const placesIn = (view: View): Places => placesOf(offersOf(view), view, facts.get(view.scenario)!.field);
const everything = ({ hexes, roses, words }: Places): Action[] => [
  ...[...hexes.values()].flat(),
  ...roses.flatMap(({ actions }) => actions),
  ...words,
];
const notations = (actions: Action[] | undefined): string[] =>
  (actions ?? []).map(({ notation }) => notation);

/** A recorded moment in which something is offered, with other actions if need be. */
function moment(test: (view: View) => boolean, legal?: string[]): View {
  const { view } = fixtures.find((one) => test(one.view))!;
  return legal ? { ...view, legal } : view;
}
const withVerb = (verb: string): View =>
  moment(({ legal }) => legal.some((one) => one.split(' ')[0] === verb));

describe('facts', () => {
  it('reads hexes one by one and in ranges within a column', () => {
    expect(hexesIn('0307')).toEqual(['0307']);
    expect(hexesIn(['0209-0212', '1000'])).toEqual(['0209', '0210', '0211', '0212', '1000']);
    expect(idOf(hexOf('0419'))).toBe('0419');
  });

  it('reads the ground of every battle', () => {
    expect([...facts.keys()].sort()).toEqual(
      ['bagradas', 'beneventum', 'cannae', 'cynoscephalae', 'learning', 'zama'].sort(),
    );
    expect(small.field).toMatchObject({ columns: 20, rows: 20, first: { column: 1, row: 0 } });
    expect(small.edges).toEqual(
      new Map([
        ['carthage', 20],
        ['rome', 1],
      ]),
    );
    for (const [name, { terrain, level, road }] of facts) {
      for (const id of [...terrain.keys(), ...level.keys(), ...road]) expect(id, name).toMatch(/^\d{4}$/);
      for (const kind of new Set(terrain.values())) expect(language.kinds.terrain!.ids, name).toContain(kind);
      for (const height of level.values()) expect(height, name).toBeGreaterThan(0);
    }
    expect([...facts.values()].some(({ terrain }) => [...terrain.values()].includes('woods'))).toBe(true);
  });

  it('keeps the facts about facts off the map', () => {
    const ground = readFacts({
      somewhere: {
        battle: { id: 'somewhere', columns: 3, rows: 3, north: 'n' },
        terrain: { woods: ['0101-0102'], road: '0200', source: 'seed', note: 'a word' },
        levels: { 2: ['0300'], source: 'seed' },
        camp: { gates: ['0101-0102'] },
        sides: [{ id: 'rome', edge: 1 }],
      },
      units: {},
    });
    expect([...ground.keys()]).toEqual(['somewhere']);
    const { terrain, level, road, gates } = ground.get('somewhere')!;
    expect([...terrain]).toEqual([
      ['0101', 'woods'],
      ['0102', 'woods'],
    ]);
    expect([...level]).toEqual([['0300', 2]]);
    expect([...road]).toEqual(['0200']);
    expect(gates).toEqual([['0101', '0102']]);
  });
});

describe('directions', () => {
  it('leads across a side into the next hex', () => {
    expect(['n', 'ne', 'se', 's', 'sw', 'nw'].map((side) => beyond('0505', side))).toEqual([
      '0504',
      '0605',
      '0606',
      '0506',
      '0406',
      '0405',
    ]);
    expect(['ne', 'se', 'sw', 'nw'].map((side) => beyond('0605', side))).toEqual([
      '0704',
      '0705',
      '0505',
      '0504',
    ]);
  });

  it('points as the map lies', () => {
    expect(['n', 'ne', 's', 'nw'].map((side) => bearing('hexside', side))).toEqual([0, 60, 180, 300]);
    expect(['ne', 'e', 'w', 'nw'].map((one) => bearing('vertex', one))).toEqual([30, 90, 270, 330]);
  });

  it('has the directions of the game', () => {
    const { roses } = placesIn(withVerb('turn'));
    const turn = roses.find(({ verb }) => verb === 'turn')!;
    expect([...turn.directions].sort()).toEqual([...language.kinds.vertex!.ids].sort());
  });
});

describe('what is offered', () => {
  it.each(fixtures.map(({ name, seat, view }): [string, View] => [`${name}.${seat}`, view]))(
    'has a place in %s',
    (_, view) => {
      const reached = new Set(notations(everything(placesIn(view))));
      expect([...reached].sort()).toEqual([...view.legal].sort());
    },
  );

  it.each(anActionEach(language))('%s can be reached', (notation) => {
    for (const view of [withVerb('order'), withVerb('step'), withVerb('elite')])
      expect(notations(everything(placesIn({ ...view, legal: [notation] })))).toContain(notation);
  });

  it('is at the hexes of units and leaders', () => {
    const view = withVerb('order');
    const hexes = atHexes(offersOf(view), view);
    for (const notation of view.legal.filter((one) => one.startsWith('order '))) {
      const on = view.units[notation.split(' ')[1]!]!.hexes;
      expect(on.length).toBeGreaterThan(0);
      for (const hex of on) expect(notations(hexes.get(hex))).toContain(notation);
    }
    const elite = withVerb('elite');
    const leader = elite.legal.find((one) => one.startsWith('elite '))!.split(' ')[1]!;
    expect(notations(placesIn(elite).hexes.get(elite.leaders[leader]!.hex!))).toContain(`elite ${leader}`);
  });

  it('is where a step leads, for a unit, for one of two hexes, and for a leader', () => {
    const view = moment(
      ({ march, legal, prompt }) =>
        !!march && prompt?.key === 'prompt-move' && legal.some((one) => one.startsWith('step ')),
    );
    const side = view.legal.find((one) => one.startsWith('step '))!.split(' ')[1]!;
    const [from] = view.units[view.march!.unit]!.hexes;
    expect(notations(placesIn(view).hexes.get(beyond(from!, side)))).toContain(`step ${side}`);

    const wide = moment(
      ({ units, legal, prompt }) =>
        legal.some((one) => one.startsWith('step ')) && units[String(prompt?.args.unit)]?.hexes.length === 2,
    );
    const on = standing(wide);
    for (const [hex, actions] of placesIn(wide).hexes)
      if (actions.some(({ verb }) => verb === 'step')) expect(on).not.toContain(hex);

    const alone = moment(({ prompt }) => prompt?.key === 'prompt-leader-move', ['step n', 'stop']);
    const { hex } = alone.leaders[String(alone.prompt!.args.leader)]!;
    expect(notations(placesIn(alone).hexes.get(beyond(hex!, 'n')))).toEqual(['step n']);
  });

  it('is said in words if it is off the field', () => {
    const view = withVerb('order');
    const [id, unit] = Object.entries(view.units).find(([, { hexes }]) => hexes.length)!;
    const away: View = {
      ...view,
      units: { ...view.units, [id]: { ...unit, hexes: [] } },
      legal: [`order ${id}`, 'enter 9999', 'done'],
    };
    expect(notations(placesIn(away).words)).toEqual(away.legal);
    const corner: View = {
      ...view,
      prompt: { ...view.prompt!, args: { seat: view.seat!, unit: id } },
      units: { ...view.units, [id]: { ...unit, hexes: ['0100'] } },
      legal: ['step n', 'step s'],
    };
    const { hexes, roses } = placesIn(corner);
    expect([...hexes.keys()]).toEqual(['0101']);
    expect(roses.map(({ verb, actions }) => [verb, ...notations(actions)])).toEqual([['step', 'step n']]);
  });
});

describe('a click that nothing offers', () => {
  it('asks for a step beside the unit that moves', () => {
    const view = moment(
      ({ march, legal, prompt }) =>
        !!march && prompt?.key === 'prompt-move' && legal.some((one) => one.startsWith('step ')),
    );
    const [from] = standing(view);
    expect(question(view, beyond(from!, 's'))).toBe('step s');
  });

  it('asks about the leader or the unit that is there', () => {
    const view = withVerb('order');
    const [enemy, { hexes }] = Object.entries(view.units).find(
      ([id, { hexes }]) => hexes.length && view.figures[id]!.side !== view.seat,
    )!;
    const there = Object.keys(view.units).filter((id) => view.units[id]!.hexes.includes(hexes[0]!));
    expect(there).toContain(enemy);
    expect(there.map((id) => `order ${id}`)).toContain(question({ ...view, legal: ['order x'] }, hexes[0]!));
    const [leader, { hex }] = Object.entries(view.leaders).find(([, one]) => one.hex)!;
    expect(question({ ...view, legal: ['activate x'] }, hex!)).toMatch(/^activate /);
    expect(view.leaders[leader]).toBeDefined();
    expect(question({ ...view, legal: ['done'] }, '9999')).toBeNull();
  });
});

describe('counters', () => {
  const unit: UnitView = { hexes: ['0505'], face: 'e', hits: 0, signs: [], under: null };
  const degrees = (one: UnitView): number =>
    Math.round(((placeOf(small.field, one)!.angle * 180) / Math.PI + 720) % 360);

  it('lie on their hex and face its vertex', () => {
    const place = placeOf(small.field, unit)!;
    expect(place.at).toEqual(centreOf(small.field, hexOf('0505')));
    expect(place.w).toBe(place.h);
    expect(degrees(unit)).toBe(90);
    expect(degrees({ ...unit, face: 'nw' })).toBe(330);
  });

  it('lie across two hexes, or along them in column', () => {
    const wide = placeOf(small.field, { ...unit, hexes: ['0504', '0505'] })!;
    expect(wide.w).toBeGreaterThan(wide.h * 1.5);
    expect(wide.at.y).toBeLessThan(placeOf(small.field, unit)!.at.y);
    const column: UnitView = { ...unit, hexes: ['0504', '0505'], face: 'n', signs: ['column'] };
    expect(degrees(column)).toBe(270);
    expect(degrees({ ...column, signs: ['column', 'mirror'] })).toBe(90);
    expect(degrees({ ...unit, face: 'ne', signs: ['column'] })).toBe(60);
  });

  it('lie nowhere if they are off the field, and never outside it', () => {
    expect(placeOf(small.field, { ...unit, hexes: [] })).toBeNull();
    for (const { view } of fixtures) {
      const { field } = facts.get(view.scenario)!;
      for (const [id, one] of Object.entries(view.units)) {
        const place = placeOf(field, one);
        expect(place === null || (place.at.x > 0 && place.at.y > 0), id).toBe(true);
        expect(Number.isFinite(place?.angle ?? 0), id).toBe(true);
      }
    }
  });

  it('leave room for leaders', () => {
    const [alone, first, second] = [
      discAt(small.field, '0505', 0, true),
      discAt(small.field, '0505', 0, false),
      discAt(small.field, '0505', 1, false),
    ];
    expect(alone).toEqual(centreOf(small.field, hexOf('0505')));
    expect(first.y).toBeGreaterThan(alone.y);
    expect(second.x).toBeGreaterThan(first.x);
  });
});

describe('words', () => {
  it('has a sentence for every heading and a verb for every sign', () => {
    for (const kind of Object.keys(HEADINGS)) expect(words).toContain(`event-${kind} =`);
    expect(Object.keys(SIGNS).filter((verb) => !(verb in language.verbs))).toEqual([]);
  });

  it('has a word for every sign of a counter and every compass', () => {
    const signs = new Set(
      fixtures.flatMap(({ view }) =>
        [...Object.values(view.units), ...Object.values(view.leaders)].flatMap((one) => one.signs),
      ),
    );
    expect(signs.size).toBeGreaterThan(5);
    for (const sign of signs) expect(words).toContain(`board-sign-${sign} =`);
    for (const [verb, kind] of Object.entries(language.verbs))
      if (kind === 'vertex' || kind === 'hexside') expect(words).toContain(`board-compass-${verb} =`);
  });
});
