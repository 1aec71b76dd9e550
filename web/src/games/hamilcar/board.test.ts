/** The board without a browser: the chart under its lens, lanes, fleets, naval battles, and from clicks to actions. */

import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import en from '../../../../bellum/games/hamilcar/locale/en.ftl?raw';
import like from '../../../../bellum/games/hannibal/locale/en.ftl?raw';
import { idsIn } from '../../lib/log';
import { unpacked } from '../shared/geo';
import { misplaced, positionsOf, recorded, TABLE_ZOOMS } from '../shared/recorded';
import { inOrder } from '../shared/war/facts';
import { placePieces, stationsOf } from '../shared/war/layout';
import { standers } from '../shared/war/recorded';
import type { Token } from '../shared/war/tokens';
import { offersFrom } from './actions';
import { PROVINCE_NAMES } from './chart';
import coast from './coast.json';
import { dice } from './events';
import { readFacts } from './facts';
import { blockades, fleetsOf, navy, shapeOf } from './fleets';
import { makeChart } from './geo';
import { lettering, sizesAt } from './layout';
import { hope, seaDuelFrom } from './sea';
import type { ForceView, SeaBattleView, ShipsView, View } from './view';
import ui from '.';
import positions from '../../../demo/hamilcar/positions.json';

const { board, language, moments } = recorded<View>(
  import.meta.glob('../../../demo/hamilcar/*.json', { eager: true, import: 'default' }),
);
const fixtures = [...moments.values()];
const facts = readFacts(board);
const chart = makeChart(facts);
const name = (id: string): string => facts.spaces.get(id)?.name ?? id;
const start = moments.get('start.rome')!.view;

describe('facts', () => {
  it('reads the server’s files', () => {
    expect(facts.spaces.size).toBe(71);
    expect(facts.provinces.size).toBe(17);
    expect(facts.lanes.length).toBe(59);
    expect([...facts.spaces.values()].filter(({ port }) => port)).toHaveLength(38);
    expect(facts.naval.get('duilius')).toBe(3);
    expect(facts.naval.get('caudex')).toBe(0);
    expect(facts.tactics.get('outflank')).toMatchObject({ dice: 2, mod: 0, cancels: ['squadron'] });
    expect(facts.treasury).toEqual({ rome: 3, carthage: 4 });
    expect(facts.turns.get('first_punic_war')).toHaveLength(9);
    expect(facts.turns.get('war_for_sicilia')).toHaveLength(3);
  });

  it('lets the keyboard go along roads and lanes', () => {
    expect(facts.near.get('messana')).toEqual(expect.arrayContaining(['rhegium', 'mylae', 'lipara']));
    expect(facts.near.get('melita')).toHaveLength(4);
    expect(new Set(inOrder(facts, chart.at)).size).toBe(71);
  });
});

describe('the chart', () => {
  const land = unpacked(coast);
  const ashore = ({ x, y }: { x: number; y: number }): boolean =>
    geoContains(land, chart.projection.invert!([x, y])!);

  it('looks at Sicily through a lens, and back', () => {
    const [lon, lat] = chart.projection.invert!(chart.projection([14.3, 37.6])!)!;
    expect(lon).toBeCloseTo(14.3, 4);
    expect(lat).toBeCloseTo(37.6, 4);
    const wide = (a: [number, number], b: [number, number]): number =>
      Math.abs(chart.project(b).x - chart.project(a).x);
    expect(wide([13.5, 37.6], [14.5, 37.6]) / wide([8.5, 42], [9.5, 42])).toBeGreaterThan(1.9);
  });

  it('keeps every space apart from every other, and none far from where it was', () => {
    const all = [...chart.at];
    all.forEach(([id, p], i) => {
      for (const [other, q] of all.slice(i + 1))
        expect(Math.hypot(p.x - q.x, p.y - q.y), `${id} ${other}`).toBeGreaterThan(30);
    });
    for (const s of facts.spaces.values()) {
      const [truth, p] = [chart.project([s.lon, s.lat]), chart.at.get(s.id)!];
      expect(Math.hypot(truth.x - p.x, truth.y - p.y), s.id).toBeLessThan(26);
    }
  });

  it('keeps roads on the land, and lanes on the sea', () => {
    const share = (points: { x: number; y: number }[], dry: boolean): number =>
      points.filter((p) => ashore(p) === dry).length / (points.length || 1);
    const wet = chart.roads
      .filter(({ edge }) => edge.kind !== 'strait')
      .map((road) => [road.key, share(road.points.slice(3, -3), false)] as const);
    expect(wet.filter(([, off]) => off > 0.25)).toEqual([]);
    const dry = chart.lanes.map((lane) => [lane.key, share(lane.points.slice(4, -4), true)] as const);
    expect(dry.filter(([, off]) => off > 0.25)).toEqual([]);
  });

  it('gives every province its land', () => {
    for (const id of facts.provinces.keys()) {
      expect(chart.areas.get(id)?.cells, id).toBeGreaterThan(5);
      expect(chart.areas.get(id)?.d.startsWith('M'), id).toBe(true);
    }
    for (const id of Object.keys(PROVINCE_NAMES)) expect(facts.provinces.has(id), id).toBe(true);
  });
});

describe('fleets', () => {
  it('lie in harbour or at anchor, and are marked while they are given their orders', () => {
    const { view, seat } = fixtures.find(({ name }) => name === 'fleet-orders')!;
    const going = fleetsOf(view).filter(({ moving }) => moving);
    expect(going.map(({ side, space }) => [side, space])).toEqual([[seat, view.prompt!.args.space]]);
    expect(fleetsOf(start).filter(({ moving }) => moving)).toEqual([]);
    expect(navy(start.sea, 'carthage')).toEqual({ ready: 5, exhausted: 0 });
  });

  it('shut in cities with Ready ships only', () => {
    const fleet = { space: 'lilybaeum', side: 'rome', ready: 2, exhausted: 0, harbour: false } as const;
    const at = (ships: View['sea']['ships']): [string, string][] => [
      ...blockades({ control: start.control, sea: { ...start.sea, ships } }, new Set(['lilybaeum', 'roma'])),
    ];
    expect(at([fleet])).toEqual([['lilybaeum', 'rome']]);
    expect(at([{ ...fleet, ready: 0, exhausted: 2 }])).toEqual([]);
    expect(at([{ ...fleet, space: 'roma' }])).toEqual([]);
    expect(at([{ ...fleet, space: 'camarina' }])).toEqual([]);
  });

  it.each(TABLE_ZOOMS)('and armies stand by their own space, cover neither sign nor name at zoom %f', (z) => {
    const all = positionsOf<{ force?: ForceView; ships?: ShipsView }>(positions);
    const sizes = sizesAt(z);
    const letters = lettering(facts, chart, sizes, name);
    const stations = stationsOf(facts, chart, sizes, letters);
    const stand = (index: number) => {
      const ships = all[index]!.flatMap((thing) => thing.ships ?? []);
      const fleets = fleetsOf({ prompt: null, sea: { ...start.sea, voyage: null, ships } });
      const tokens = fleets.map((fleet): Token => ({
        ...fleet,
        shape: shapeOf(fleet),
        told: '',
        acts: [],
        held: false,
        focused: false,
      }));
      const armies = standers({ forces: all[index]!.flatMap(({ force }) => force ?? []), move: null });
      return placePieces([...armies, ...tokens], sizes, stations).map((placed) => ({
        ...placed,
        key: placed.token.key,
      }));
    };
    expect(all).toHaveLength(200);
    expect(misplaced(all.length, { letters, stand })).toEqual([]);
  });
});

describe('actions', () => {
  it('put tactic cards and hits where the battle shows them, and nowhere else', () => {
    const offers = offersFrom(['tactic ram', 'no_tactic', 'hit ready', 'hit exhausted', 'ships 2'], language);
    expect([...offers.tactics.keys()]).toEqual(['ram']);
    expect([...offers.hits.keys()]).toEqual(['ready', 'exhausted']);
    expect(offers.rest.map(({ notation }) => notation)).toEqual(['no_tactic']);
    expect([...offers.numbers.keys()]).toEqual(['ships']);
  });

  it('are all somewhere on the board in every recorded moment', () => {
    for (const { view, name: moment } of fixtures) {
      const all = offersFrom(view.legal, language);
      for (const id of all.spaces.keys()) expect(chart.at.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.generals.keys()) expect(facts.generals.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.cards.keys()) expect(facts.cards.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.tactics.keys())
        expect(view.sea.battle?.hand?.[id], `${moment} ${id}`).toBeGreaterThan(0);
    }
  });
});

describe('naval battles', () => {
  const fought: SeaBattleView = {
    ...moments.get('tactics.carthage')!.view.sea.battle!,
    attacker: 'carthage',
    round: 2,
    count: { rome: 2, carthage: 1 },
    hand: { ram: 1, squadron: 1 },
    played: [
      ['rome', 'ram'],
      ['carthage', null],
    ],
    chosen: { rome: false, carthage: true },
    shown: null,
  };
  const duel = (battle: SeaBattleView, seat: View['seat'] = 'rome') =>
    seaDuelFrom({ sea: { ...start.sea, battle }, seat }, facts)!;

  it('hide a card until both have chosen', () => {
    const { near, far, now, earlier } = duel(fought);
    expect(near).toMatchObject({
      side: 'rome',
      attacks: false,
      known: [
        ['ram', 1],
        ['squadron', 1],
      ],
    });
    expect(far).toMatchObject({ side: 'carthage', attacks: true, known: [] });
    expect(now).toMatchObject({ near: { state: 'choosing' }, far: { state: 'down', card: null } });
    expect(earlier.map((round) => [round.near.card, round.far.card])).toEqual([['ram', null]]);
    expect(duel({ ...fought, count: { rome: 2, carthage: 0 } }).now!.far).toMatchObject({ state: 'open' });
  });

  it('show both cards, what is cancelled, and which dice hit', () => {
    const { now, earlier } = duel({
      ...fought,
      played: [...fought.played, ['rome', 'squadron'], ['carthage', 'outflank']],
      rolls: { rome: [6, 2], carthage: [5, 1, 1] },
      shown: {
        cancelled: { rome: true, carthage: false },
        modifiers: { rome: -1, carthage: 0 },
        hits: { rome: [true, false], carthage: [true, false, false] },
      },
    });
    expect(now!.near).toMatchObject({ card: 'squadron', cancelled: true, modifier: -1, hits: [true, false] });
    expect(now!.far).toMatchObject({ card: 'outflank', cancelled: false, rolls: [5, 1, 1] });
    expect(earlier).toHaveLength(1);
    expect(seaDuelFrom({ sea: { ...start.sea, battle: null }, seat: null }, facts)).toBeNull();
  });

  it('promise hits: a die hits on 5 or more, crews and cards added, a 6 always, a 1 never', () => {
    const line = { ready: 4, crews: 0 };
    const figures = { rounds: 3, hit_on: 5, always: 6, never: 1 };
    expect(hope(line, figures)).toEqual({ dice: 4, from: 5, hits: expect.closeTo(4 / 3, 5) as number });
    expect(hope({ ...line, crews: -1 }, figures)).toMatchObject({
      from: 6,
      hits: expect.closeTo(4 / 6, 5) as number,
    });
    expect(hope({ ...line, crews: -3 }, figures)).toMatchObject({ from: 6 });
    expect(hope({ ...line, crews: 9 }, figures)).toMatchObject({ from: 2 });
    const outflank = facts.tactics.get('outflank')!;
    expect(hope(line, figures, outflank)).toMatchObject({ dice: 6, hits: expect.closeTo(2, 5) as number });
    const squadron = facts.tactics.get('squadron')!;
    expect(hope(line, figures, squadron).hits).toBeCloseTo(4 * (1 / 3 + (2 / 3) * (1 / 3)), 5);
  });
});

describe('cards and generals', () => {
  it('are told, each of them', () => {
    const has = (key: string): boolean => [en, like].some((words) => words.includes(`\n${key} = `));
    expect([...facts.cards.keys()].filter((id) => !has(`board-card-${id}`))).toEqual([]);
    expect([...facts.generals.keys()].filter((id) => !has(`board-general-${id}`))).toEqual([]);
    expect([...facts.tactics.keys()].filter((id) => !has(`board-tactic-${id}`))).toEqual([]);
  });
});

describe('events', () => {
  it('point at spaces, and show their dice', () => {
    const told = (kind: string, args: object) => ({ kind, rule: '', args: { ...args } });
    const args = { side: 'rome', from: 'messana', to: 'mylae', count: 2 };
    expect(idsIn(told('fleet-moved', args), language, ui.pointed)).toEqual(['messana', 'mylae']);
    expect(dice(told('volley', { rolls: [3, 6] }))).toEqual({ arg: 'rolls', rolls: [3, 6], hit: 0 });
    expect(dice(told('fleet-moved', args))).toBeNull();
  });
});
