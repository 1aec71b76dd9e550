/** The board without a browser: geometry, provinces, lettering, pieces, and from clicks to actions. */

import { geoContains } from 'd3-geo';
import words from '../../../../bellum/games/hannibal/locale/en.ftl?raw';
import { describe, expect, it } from 'vitest';
import { land } from '../shared/geo';
import { idsIn } from '../../lib/log';
import { misplaced, positionsOf, recorded, TABLE_ZOOMS } from '../shared/recorded';
import { offersFrom, question } from '../shared/war/actions';
import { duelFrom, pairs } from '../shared/war/battle';
import { inOrder, shortName } from '../shared/war/facts';
import { forces, shapeOf } from '../shared/war/forces';
import { placePieces, stationsOf } from '../shared/war/layout';
import { standers } from '../shared/war/recorded';
import { PROVINCE_NAMES } from './chart';
import { dice } from './events';
import { readFacts, SIDES } from './facts';
import { makeChart } from './geo';
import { lettering, sizesAt } from './layout';
import type { BattleView, ForceView, MoveView, ReactionView, View } from './view';
import ui from '.';
import positions from '../../../demo/hannibal/positions.json';

const { board, language, moments } = recorded<View>(
  import.meta.glob('../../../demo/hannibal/*.json', { eager: true, import: 'default' }),
);
const fixtures = [...moments.values()];
const offers = (legal: string[]) => offersFrom(legal, language);
const facts = readFacts(board);
const chart = makeChart(facts);
const name = (id: string): string => facts.spaces.get(id)?.name ?? id;

describe('facts', () => {
  it('reads the server’s files', () => {
    expect(facts.spaces.size).toBe(102);
    expect(facts.provinces.size).toBe(23);
    expect(facts.edges.length).toBe(186);
    expect(facts.spaces.get('roma')).toMatchObject({ kind: 'city', capacity: 5, port: true, diamonds: 2 });
    expect(facts.generals.get('hannibal')).toMatchObject({ strategy: 1, battle: 4, side: 'carthage' });
    expect(facts.cards.get('maharbals_cavalry')).toMatchObject({ ops: 1, counter: true, side: 'carthage' });
    expect(facts.turns.get('second_punic_war')).toHaveLength(9);
    expect(facts.turns.get('crossing_the_alps')).toHaveLength(3);
  });

  it('knows who is next to whom, and visits every space once', () => {
    expect(facts.near.get('messana')).toContain('rhegium');
    expect(new Set(inOrder(facts, chart.at)).size).toBe(102);
  });

  it('writes the name that tells a general apart', () => {
    expect(['p_scipio', 'scipio_africanus', 'hannibal'].map(shortName)).toEqual([
      'Scipio',
      'Africanus',
      'Hannibal',
    ]);
  });
});

describe('the chart', () => {
  it('keeps every space apart from every other', () => {
    const all = [...chart.at];
    all.forEach(([id, p], i) => {
      for (const [other, q] of all.slice(i + 1))
        expect(Math.hypot(p.x - q.x, p.y - q.y), `${id} ${other}`).toBeGreaterThan(30);
    });
  });

  it('moves no space far from where it was', () => {
    for (const s of facts.spaces.values()) {
      const [truth, p] = [chart.project([s.lon, s.lat]), chart.at.get(s.id)!];
      expect(Math.hypot(truth.x - p.x, truth.y - p.y), s.id).toBeLessThan(26);
    }
  });

  it('keeps roads on the land', () => {
    const wet = chart.roads.flatMap((road) => {
      if (road.edge.kind === 'strait') return [];
      const points = road.points.slice(2, -2);
      const off =
        points.filter((p) => !geoContains(land, chart.projection.invert!([p.x, p.y])!)).length /
        (points.length || 1);
      return off > 0.2 ? [`${road.key} ${off.toFixed(2)}`] : [];
    });
    expect(wet).toEqual([]);
  });

  it('gives every province its land', () => {
    for (const id of facts.provinces.keys()) {
      expect(chart.areas.get(id)?.cells, id).toBeGreaterThan(20);
      expect(chart.areas.get(id)?.d.startsWith('M'), id).toBe(true);
    }
    for (const id of Object.keys(PROVINCE_NAMES)) expect(facts.provinces.has(id), id).toBe(true);
  });
});

const GARRISON: ForceView = moments.get('start.rome')!.view.forces.find((f) => f.space === 'roma')!;
const REACTION: ReactionView = { side: 'rome', space: 'narbo', declared: [] };
const MOVE: MoveView = {
  ...moments.get('march.rome')!.view.move!,
  ...({ side: 'carthage', general: 'hannibal', space: 'narbo', inside: false } as const),
};

describe('pieces', () => {
  it('keep their identity by their commander', () => {
    const army: ForceView = { ...GARRISON, space: 'narbo', side: 'carthage', inside: false };
    const garrison = { ...GARRISON, inside: true, generals: [] };
    const all = [{ ...army, generals: ['hannibal', 'mago'] }, garrison];
    expect(forces({ move: MOVE, forces: all }).map((f) => [f.key, f.moving])).toEqual([
      ['hannibal', true],
      ['roma:rome:in', false],
    ]);
  });

  it('grow with the generals behind the commander', () => {
    const alone = forces({ move: null, forces: [{ ...GARRISON, inside: false, generals: ['fabius'] }] })[0]!;
    const three = { ...alone, generals: ['fabius', 'nero', 'varro'] };
    expect(shapeOf(three, true).w).toBeGreaterThan(shapeOf(alone, true).w);
    expect(shapeOf({ ...alone, generals: [] }, true).h).toBeLessThan(shapeOf(alone, true).h);
  });

  it.each(TABLE_ZOOMS)('stand by their own space and cover neither sign nor name at zoom %f', (z) => {
    const all = positionsOf<{ force: ForceView }>(positions);
    const sizes = sizesAt(z);
    const letters = lettering(facts, chart, sizes, name);
    const stations = stationsOf(facts, chart, sizes, letters);
    const stand = (index: number) =>
      placePieces(
        standers({ forces: all[index]!.map(({ force }) => force), move: null }),
        sizes,
        stations,
      ).map((placed) => ({ ...placed, key: placed.token.key }));
    expect(all).toHaveLength(200);
    expect(misplaced(all.length, { letters, stand })).toEqual([]);
  });
});

describe('actions', () => {
  it('put a card that stands for another on the card that is played', () => {
    const all = offers([
      'play probe',
      'probe flank_left',
      'reserve flank_left',
      'reserve probe',
      'play flank_left',
    ]);
    expect(all.hand.get('probe')!.map((a) => a.notation)).toEqual(['play probe', 'probe flank_left']);
    expect(all.hand.get('reserve')!.map((a) => a.notation)).toEqual(['reserve flank_left', 'reserve probe']);
    expect(all.hand.get('flank_left')).toHaveLength(1);
  });

  it('become the question that a refused click most likely meant', () => {
    const quiet = { phase: 'strategy', move: null, battle: null, reaction: null } as const;
    const ask = (legal: string[], about: object, more: Partial<View> = {}): string | null =>
      question({ view: { legal, ...quiet, ...more }, language, ...about });
    expect(ask(['ops native_guide'], { card: 'truce' })).toBe('ops truce');
    expect(ask(['pass'], { card: 'truce' }, { reaction: REACTION })).toBe('counter truce');
    expect(ask(['done'], { card: 'truce' })).toBe('event truce');
    expect(ask(['activate mago'], { general: 'hanno', space: 'carthago' })).toBe('activate hanno');
    expect(ask(['pc roma'], { general: 'hanno', space: 'carthago' })).toBe('pc carthago');
    expect(ask(['march roma', 'join nero'], { general: 'hanno', space: 'carthago' })).toBe('join hanno');
    expect(ask(['halt'], { space: 'carthago' }, { move: MOVE })).toBe('march carthago');
    expect(ask(['done'], { space: 'carthago' })).toBe('pc carthago');
    expect(ask(['done'], { space: 'carthago' }, { phase: 'reinforcements' })).toBe('place carthago');
    expect(ask(['to roma'], { space: 'carthago' })).toBe('to carthago');
    expect(ask(['concede'], { battleCard: 'probe' })).toBe('play probe');
    expect(ask([], {})).toBeNull();
  });

  it('are all somewhere on the board in every recorded moment', () => {
    for (const { view, name: moment } of fixtures) {
      const all = offers(view.legal);
      for (const id of all.spaces.keys()) expect(chart.at.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.generals.keys()) expect(facts.generals.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.cards.keys()) expect(facts.cards.has(id), `${moment} ${id}`).toBe(true);
      for (const type of all.hand.keys())
        expect(view.battle?.hand?.[type], `${moment} ${type}`).toBeGreaterThan(0);
    }
  });
});

describe('battles', () => {
  it('are pairs of cards, each led card with its answer', () => {
    const played: BattleView['played'] = [
      ['rome', 'probe'],
      ['carthage', 'probe'],
      ['carthage', 'flank_left'],
      ['rome', 'flank_left'],
      ['carthage', 'double_envelopment'],
    ];
    expect(pairs(played)).toEqual([
      { leader: 'rome', led: 'probe', answer: 'probe' },
      { leader: 'carthage', led: 'flank_left', answer: 'flank_left' },
      { leader: 'carthage', led: 'double_envelopment', answer: null },
    ]);
  });

  it('show what a pair of eyes may see: one’s own hand, the enemy’s open cards', () => {
    const battle: BattleView = {
      ...moments.get('attack.carthage')!.view.battle!,
      attacker: 'carthage', // by a counter-attack
      active: 'rome',
      round: 2,
      count: { rome: 9, carthage: 5 },
      hand: { probe: 2, frontal_assault: 3 },
      open: { rome: { probe: 1 }, carthage: {} },
    };
    const seen = duelFrom({ seat: 'carthage', battle }, SIDES)!;
    expect(seen.near).toMatchObject({ side: 'carthage', began: false, leads: true, hidden: 0 });
    expect(seen.near.known).toEqual([
      ['frontal_assault', 3],
      ['probe', 2],
    ]);
    expect(seen.far).toMatchObject({ side: 'rome', known: [['probe', 1]], hidden: 8, began: true });
    expect(seen.round).toBe(3);
    expect(duelFrom({ seat: null, battle }, SIDES)!.near).toMatchObject({ side: 'rome', hidden: 8 });
    expect(duelFrom({ seat: null, battle: null }, SIDES)).toBeNull();
  });
});

describe('cards and generals', () => {
  it('are told, each of them', () => {
    const has = (key: string): boolean => words.includes(`\n${key} = `);
    expect([...facts.cards.keys()].filter((id) => !has(`board-card-${id}`))).toEqual([]);
    expect([...facts.generals.keys()].filter((id) => !has(`board-general-${id}`))).toEqual([]);
  });
});

describe('events', () => {
  it('point at spaces, generals and provinces', () => {
    const args = { side: 'carthage', general: 'hannibal', from: 'narbo', to: 'nemausus' };
    const told = (kind: string, args: object) => ({ kind, rule: '', args: { ...args } });
    const marched = Object.keys(language.events).find((kind) => {
      const declared = language.events[kind]!;
      return declared.general === 'general' && declared.from === 'space' && declared.to === 'space';
    })!;
    expect(idsIn(told(marched, args), language, ui.pointed)).toEqual(['hannibal', 'narbo', 'nemausus']);
    expect(idsIn(told('turn', { turn: 2 }), language, ui.pointed)).toEqual([]);
    expect(dice(told('intercepted', { rolls: [3] }))).toEqual({ arg: 'rolls', rolls: [3], hit: 0 });
    expect(dice(told(marched, args))).toBeNull();
  });
});
