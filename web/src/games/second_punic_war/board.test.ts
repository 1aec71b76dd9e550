/** The board without a browser: facts, areas, names of the sea, pieces, and from clicks to actions. */

import { describe, expect, it } from 'vitest';
import words from '../../../../bellum/games/second_punic_war/locale/en.ftl?raw';
import { idsIn } from '../../lib/log';
import { overlap, zoomStep } from '../shared/letters';
import { misplaced, positionsOf, recorded, TABLE_ZOOMS } from '../shared/recorded';
import { offersFrom, question, type Click } from './actions';
import { armies, countsOf, shapeOf, sidesOf } from './armies';
import { partsOf, readFacts, sideOf } from './facts';
import { makeChart } from './geo';
import { lettering, markOf, placePieces, sizesAt, stationsOf } from './layout';
import type { LeaderView, OrdersView, StackView, View } from './view';
import ui from '.';
import positions from '../../../demo/second_punic_war/positions.json';

const { board, language, moments } = recorded<View>(
  import.meta.glob('../../../demo/second_punic_war/*.json', { eager: true, import: 'default' }),
);
const fixtures = [...moments.values()];
const facts = readFacts(board);
const chart = makeChart(facts);
const named = (kind: string, id: string): string | undefined => language.kinds[kind]?.names[id]?.name;
const name = (id: string): string => named('field', id) ?? named('city', id) ?? id;
const afloat = (field: string): boolean => !!facts.fields.get(field)?.sea;

describe('facts', () => {
  it('reads the server’s files', () => {
    const fields = [...facts.fields.values()];
    expect(fields.filter(({ sea }) => sea)).toHaveLength(49);
    expect(fields.filter(({ sea }) => !sea)).toHaveLength(90);
    expect(facts.cities.size).toBe(56);
    expect(facts.leaders.size).toBe(29);
    expect(facts.cards.size).toBe(104);
    expect(facts.fields.get('boii')).toMatchObject({ cities: ['placentium', 'cremona'], sea: false });
    expect(facts.cities.get('carthago')).toMatchObject({ capital: true, elephants: true, defence: 8 });
    expect(facts.stages.map(({ roman }) => roman)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    expect(facts.stages.filter(({ economy }) => economy)).toHaveLength(2);
    expect(facts.areas.get('stop_hannibal')).toEqual(new Set(['italia', 'gallia_transpadana']));
  });

  it('knows who is next to whom, by land, over the Alps and by sea', () => {
    expect(facts.near.get('taurini')).toContain('allobroges');
    expect(facts.near.get('roma')).toContain('ora_latina');
    expect(facts.near.get('mare_ionium')).not.toContain('roma');
  });

  it('takes seats and counters apart', () => {
    expect(['rome', 'rome_north', 'carthage_africa'].map(sideOf)).toEqual(['rome', 'rome', 'carthage']);
    expect(partsOf('numidia_light_infantry')).toEqual({ nation: 'numidia', unit: 'light_infantry' });
  });
});

describe('the chart', () => {
  it('gives every field its own land or waters', () => {
    for (const id of facts.fields.keys()) {
      expect(chart.areas.get(id)?.cells, id).toBeGreaterThan(20);
      expect(chart.areas.get(id)?.shore.startsWith('M'), id).toBe(true);
    }
  });

  it('has a sign for every region and every city, none on another', () => {
    const regions = [...facts.fields.values()].filter(({ sea }) => !sea);
    for (const { id } of regions)
      expect(chart.marks.filter(({ field }) => field === id).length, id).toBeGreaterThan(0);
    expect(chart.marks.filter(({ city }) => city)).toHaveLength(facts.cities.size);
    chart.marks.forEach((a, i) => {
      for (const b of chart.marks.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan(30);
    });
  });

  it('moves no sign far from where its city was', () => {
    for (const mark of chart.marks) {
      const { lon, lat } = facts.cities.get(mark.city ?? '') ?? facts.fields.get(mark.field)!;
      const truth = chart.project([lon, lat]);
      expect(Math.hypot(truth.x - mark.x, truth.y - mark.y), mark.id).toBeLessThan(34);
    }
  });

  it.each([0.5, 0.71, 1, 2].map(zoomStep))('keeps the names of the sea apart at zoom %f', (z) => {
    const seas = lettering(facts, chart, sizesAt(z), name).seas.filter(({ size }) => size > 0);
    expect(seas.length).toBeGreaterThan(20);
    seas.forEach((a, i) => {
      for (const b of seas.slice(i + 1)) {
        if (a.id.split('-')[0] === b.id.split('-')[0]) continue; // lines of one name
        for (const box of a.boxes)
          for (const other of b.boxes) expect(overlap(box, other), `${a.id} ${b.id}`).toBe(0);
      }
    });
  });
});

const stack = (more: Partial<StackView>): StackView => ({
  ...{ field: 'roma', where: 'field', city: null, nation: 'rome', seat: null, moved: false, units: {} },
  ...more,
});
const ORDERS: OrdersView = {
  ...{ seat: 'rome', activated: ['roma'], field: 'roma', target: null, waiting: {} },
  column: {
    ...{ field: 'roma', afloat: false, forming: true, units: { rome_heavy_infantry: 2 } },
    ...{ leaders: [], points: 2 },
  },
};

describe('armies', () => {
  const see = (stacks: StackView[], more: Partial<View> = {}) =>
    armies({ stacks, leaders: [], states: [], orders: null, ...more }, afloat);

  it('are what stands in one place for one side', () => {
    const found = see(
      [
        stack({ units: { heavy_infantry: 3, cavalry: 2 } }),
        stack({ units: { light_infantry: 1 }, moved: true, seat: 'rome_north' }),
        stack({ units: { cavalry: 4 }, nation: 'numidia' }),
        stack({ units: { heavy_infantry: 1 }, where: 'walls', city: 'roma' }),
        stack({ units: { ship: 3, heavy_infantry: 2 }, where: 'port', city: 'roma' }),
      ],
      { states: [{ nation: 'numidia', track: 2, seat: 'rome' }] },
    );
    expect(found.map(({ where, land, ships, horse, tired }) => [where, land, ships, horse, tired])).toEqual([
      ['field', 10, 0, 6, false],
      ['walls', 1, 0, 0, false],
      ['port', 2, 3, 0, false],
    ]);
    expect(found.map((army) => army.afloat)).toEqual([false, false, true]);
  });

  it('of a state that is nobody’s ally stand for themselves', () => {
    const side = sidesOf({ states: [{ nation: 'numidia', track: -1, seat: null }] });
    expect(side('numidia')).toBe('numidia');
    expect(sidesOf({ states: [{ nation: 'numidia', track: -2, seat: 'carthage_africa' }] })('numidia')).toBe(
      'carthage',
    );
  });

  it('keep their identity by their commander, and know whether they move', () => {
    const leader = {
      ...{ id: 'marcellus', nation: 'rome', field: 'roma', where: 'field' },
      ...{ city: null, seat: 'rome', moved: false },
    } satisfies Partial<LeaderView> as LeaderView;
    const [army] = see([stack({ units: { heavy_infantry: 3 } })], { leaders: [leader], orders: ORDERS });
    expect([army!.key, army!.moving, army!.leaders]).toEqual(['marcellus', true, ['marcellus']]);
    expect(shapeOf(army!, true).h).toBeGreaterThan(shapeOf({ ...army!, leaders: [] }, true).h);
  });

  it('list their counters nation by nation, the line before the horse', () => {
    const all = countsOf({ rome_ship: 1, rome_cavalry: 2, numidia_cavalry: 3, rome_heavy_infantry: 4 });
    expect(all.map(({ id }) => id)).toEqual([
      'numidia_cavalry',
      'rome_heavy_infantry',
      'rome_cavalry',
      'rome_ship',
    ]);
  });

  it.each(TABLE_ZOOMS)('stand by their own sign and cover no other, nor a name, at zoom %f', (z) => {
    const all = positionsOf<{ stack?: View['stacks'][0]; leader?: View['leaders'][0] }>(positions);
    const sizes = sizesAt(z);
    const letters = lettering(facts, chart, sizes, name);
    const stations = stationsOf(facts, chart, sizes, letters);
    const stand = (index: number) => {
      const stacks = all[index]!.flatMap(({ stack }) => stack ?? []);
      const leaders = all[index]!.flatMap(({ leader }) => leader ?? []);
      const list = armies({ stacks, leaders, states: [], orders: null }, afloat);
      return placePieces(
        list.filter((a) => a.where !== 'walls' || a.leaders.length > 0),
        chart,
        sizes,
        stations,
      ).map((placed) => ({ ...placed, key: placed.army.key }));
    };
    expect(all).toHaveLength(200);
    expect(misplaced(all.length, { letters, stand })).toEqual([]);
  });

  it('stand by the sign of their city, or of their region', () => {
    expect(markOf({ field: 'boii', city: 'cremona' }, chart)?.id).toBe('cremona');
    expect(markOf({ field: 'boii', city: null }, chart)?.id).toBe('boii');
    expect(markOf({ field: 'mare_ionium', city: null }, chart)).toBeUndefined();
  });
});

describe('actions', () => {
  it('are all somewhere on the board in every recorded moment', () => {
    for (const { view, name: which } of fixtures) {
      const all = offersFrom(view.legal, language);
      for (const id of all.fields.keys()) expect(chart.at.has(id), `${which} ${id}`).toBe(true);
      for (const id of all.cities.keys()) expect(facts.cities.has(id), `${which} ${id}`).toBe(true);
      for (const id of all.cards.keys()) expect(view.cards.hand, `${which} ${id}`).toContain(id);
      for (const id of all.nations.keys())
        expect(
          view.states.map(({ nation }) => nation),
          `${which} ${id}`,
        ).toContain(id);
      if (all.units.size + all.ships.size) expect(view.battle ?? view.assault, which).not.toBeNull();
    }
  });

  it('become the question that a refused click most likely meant', () => {
    const ask = (legal: string[], about: Partial<Click>, more: Partial<Click['view']> = {}): string | null =>
      question({ view: { legal, orders: null, prompt: null, ...more }, language, ...about });
    const roma = { field: { id: 'roma', sea: false } };
    const sea = { field: { id: 'ora_latina', sea: true } };
    const fleet: OrdersView = { ...ORDERS, column: { ...ORDERS.column!, afloat: true } };
    const prompt = (key: string) => ({ prompt: { key, rule: '', args: {} } });
    expect(ask(['pass'], roma)).toBe('activate roma');
    expect(ask(['region capua'], roma)).toBe('region roma');
    expect(ask(['halt'], roma, { orders: ORDERS })).toBe('march roma');
    expect(ask(['halt'], roma, { orders: fleet })).toBe('land roma');
    expect(ask(['halt'], sea, { orders: fleet })).toBe('sail ora_latina');
    expect(ask(['done'], roma, prompt('prompt-recruit'))).toBe('muster roma');
    expect(ask(['place capua'], roma, prompt('prompt-placing'))).toBe('place roma');
    expect(ask(['to capua'], roma, prompt('prompt-retreat-to'))).toBe('to roma');
    expect(ask(['pass'], { card: 'rome_storm' }, prompt('prompt-window-battle'))).toBe('effect rome_storm');
    expect(ask(['pass'], { card: 'rome_storm' })).toBe('event rome_storm');
    expect(ask(['discard rome_spies'], { card: 'rome_storm' })).toBe('discard rome_storm');
    expect(ask(['pass'], { nation: 'numidia' })).toBe('politics numidia');
    expect(ask([], {})).toBeNull();
  });
});

describe('words', () => {
  const has = (key: string): boolean => words.includes(`\n${key} = `);

  it('tell every card, every effect, and every leader who can do something', () => {
    expect([...facts.cards.keys()].filter((id) => !has(`card-about-${id}`))).toEqual([]);
    expect([...facts.cards.values()].filter(({ effect }) => !has(`effect-about-${effect}`))).toEqual([]);
    const able = [...facts.leaders.values()].filter(({ able }) => able);
    expect(able.length).toBeGreaterThan(10);
    expect(able.filter(({ id }) => !has(`leader-about-${id}`))).toEqual([]);
  });

  it('of the log point at fields, cities and leaders', () => {
    const told = (kind: string, args: object) => ({ kind, rule: '', args: { ...args } });
    const marched = { seat: 'rome', field: 'roma', target: 'capua', count: 3 };
    expect(idsIn(told('marched', marched), language, ui.pointed)).toEqual(['roma', 'capua']);
    expect(idsIn(told('captured', { city: 'cremona', seat: 'rome' }), language, ui.pointed)).toEqual([
      'cremona',
    ]);
  });
});
