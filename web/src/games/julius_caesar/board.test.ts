/** The board without a browser: geometry, lettering, stacks, pieces, and from clicks to actions. */

import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { idsIn } from '../../lib/log';
import { land } from '../shared/geo';
import { zoomStep } from '../shared/letters';
import { misplaced, positionsOf, recorded, TABLE_ZOOMS, type Laid } from '../shared/recorded';
import { roman } from '../shared/words';
import { offersFrom, offersOf, question } from './actions';
import { battleOrder, lastFire, letterOf } from './battle';
import { LANDS, REGIONS, ROAD_WAYS, SEA_NAMES } from './chart';
import { inOrder, readFacts } from './facts';
import { makeChart, WORLD } from './geo';
import { dice } from './events';
import { fan, lettering, placeStacks, sizesAt, stationsOf, STEP, type Group, type Stack } from './layout';
import { Backs, edgesOf, seen, turnOf } from './pieces';
import type { BacksView, View } from './view';
import ui from '.';
import positions from '../../../demo/julius_caesar/positions.json';

const { board, language, moments } = recorded<View>(
  import.meta.glob('../../../demo/julius_caesar/*.json', { eager: true, import: 'default' }),
);
const fixtures = [...moments.values()];
const offers = (legal: string[]) => offersFrom(legal, language);
const facts = readFacts(board);
const chart = makeChart(facts);
const name = (id: string): string => facts.spaces.get(id)?.name ?? id;

describe('facts', () => {
  it('reads the server’s files', () => {
    expect(facts.spaces.size).toBe(76);
    expect(facts.blocks.size).toBe(63);
    expect(facts.cards.size).toBe(27);
  });

  it('knows what an elephant’s step is worth, and who is next to whom', () => {
    expect(facts.blocks.get('pompeius_elephant')).toMatchObject({ steps: 2, step: 2 });
    expect(facts.near.get('messana')).toContain('rhegium');
    expect(facts.near.get('roma')).toContain('mare_tyrrhenum');
  });

  it('gives every space its region', () => {
    const named = Object.values(REGIONS).flat();
    expect(new Set(named).size).toBe(named.length);
    expect([...facts.spaces.keys()].filter((id) => !named.includes(id))).toEqual([]);
    expect(inOrder(facts)).toHaveLength(76);
  });
});

describe('the chart', () => {
  it('bends every road', () => {
    const straight = chart.roads.filter((r) => r.edge.kind !== 'strait' && !ROAD_WAYS[r.key]);
    expect(straight.map((r) => r.key)).toEqual([]);
  });

  it('keeps roads on the land', () => {
    const wet: string[] = [];
    for (const [key, ways] of Object.entries(ROAD_WAYS)) {
      for (const way of ways) if (!geoContains(land, [way[0], way[1]])) wet.push(`${key} ${way.join()}`);
    }
    expect(wet).toEqual([]);
  });

  it('keeps cities apart', () => {
    const cities = [...facts.spaces.values()].filter((s) => !s.sea);
    for (const a of cities) {
      for (const b of cities) {
        if (a.id >= b.id) continue;
        const p = chart.at.get(a.id)!;
        const q = chart.at.get(b.id)!;
        expect(Math.hypot(p.x - q.x, p.y - q.y), `${a.id} ${b.id}`).toBeGreaterThan(16);
      }
    }
  });

  it('names every sea and writes lands inside the world', () => {
    for (const s of facts.spaces.values()) if (s.sea) expect(SEA_NAMES[s.id], s.id).toBeDefined();
    expect(chart.lands).toHaveLength(LANDS.length);
    for (const l of chart.lands) expect(l.at.x > WORLD.x && l.at.x < WORLD.x + WORLD.w, l.name).toBe(true);
  });
});

describe('names', () => {
  it.each([0.6, 0.71, 0.84, 1, 2, 4].map(zoomStep))('are all there at zoom %f', (z) => {
    const { labels } = lettering(facts, chart, sizesAt(z), name);
    expect(labels.filter((l) => !l.shown).map((l) => l.id)).toEqual([]);
  });
});

describe('stacks', () => {
  it('show the middle of every block', () => {
    for (let n = 1; n <= 14; n++) {
      const { at } = fan(n);
      expect(at).toHaveLength(n);
      at.forEach((a, i) =>
        at
          .slice(i + 1)
          .forEach((b) =>
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(STEP - 1e-9),
          ),
      );
    }
  });

  const all = positionsOf<Group>(positions).map((groups) =>
    groups.filter(({ space }) => facts.spaces.has(space)),
  );
  const laid = (z: number): Laid & { place: (groups: Group[]) => Stack[] } => {
    const sizes = sizesAt(z);
    const letters = lettering(facts, chart, sizes, name);
    const stations = stationsOf(facts, chart, sizes, letters);
    const place = (groups: Group[]): Stack[] => placeStacks(groups, sizes, stations);
    const stand = (index: number) => place(all[index]!).map((stack) => ({ ...stack, place: stack.space }));
    return { letters, stand, place };
  };

  it.each(TABLE_ZOOMS)('stand by their own city and cover neither sign nor name at zoom %f', (z) => {
    expect(all).toHaveLength(200);
    expect(misplaced(all.length, laid(z))).toEqual([]);
  });

  it('stay put while others move', () => {
    const { place } = laid(TABLE_ZOOMS[1]!);
    let same = 0;
    const some = all.filter((_, i) => i % 8 === 0);
    for (const groups of some) {
      for (const stack of place(groups)) {
        const alone = place(groups.filter(({ space }) => space === stack.space));
        const there = alone.find(({ key }) => key === stack.key)!;
        if (stack.box.w !== there.box.w || stack.box.h !== there.box.h) continue; // there is less room for it
        expect(stack.box, stack.key).toEqual(there.box);
        same += 1;
      }
    }
    expect(same / some.flat().length).toBeGreaterThan(0.9);
  });
});

describe('pieces', () => {
  it('turn a quarter for every step lost', () => {
    expect(turnOf(3, 3, 1)).toBe(0);
    expect(turnOf(1, 3, 1)).toBe(-180);
    expect(turnOf(2, 2, 2)).toBe(-90); // the elephant at II
    expect(edgesOf(2, 2)).toEqual([4, 2]);
    expect([1, 4, 9, 13, 39, 705].map(roman)).toEqual(['I', 'IV', 'IX', 'XIII', 'XXXIX', 'DCCV']);
  });

  it('keep the keys of unseen blocks that move', () => {
    const back = (place: string, count: number): BacksView => ({
      side: 'pompeius',
      colour: 'pompeius',
      place,
      count,
    });
    const backs = new Backs();
    const before = backs.next({ backs: [back('roma', 2), back('pool', 3)] });
    const after = backs.next({ backs: [back('roma', 1), back('neapolis', 1), back('pool', 3)] });
    expect(new Set(after.map((p) => p.key))).toEqual(new Set(before.map((p) => p.key)));
    const moved = after.find((p) => p.place === 'neapolis')!;
    expect(before.find((p) => p.key === moved.key)!.place).toBe('roma');
  });
});

describe('actions', () => {
  it('are all somewhere on the board in every recorded moment', () => {
    for (const { view, name: moment } of fixtures) {
      const all = offers(view.legal);
      const blocks = new Set(view.blocks.map((b) => b.id));
      for (const id of all.blocks.keys()) expect(blocks.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.spaces.keys()) expect(chart.at.has(id), `${moment} ${id}`).toBe(true);
      for (const id of all.cards.keys()) expect(view.cards.hand, moment).toContain(id);
    }
  });

  it('open a menu where a thing has several', () => {
    const all = offers(['move legio_10', 'sail legio_10', 'done']);
    expect(all.blocks.get('legio_10')).toHaveLength(2);
    expect(offersOf(offers(['to roma']), 'legio_8', 'roma').map((a) => a.notation)).toEqual(['to roma']);
    expect(offers(['tempt_cleopatra']).blocks.has('cleopatra')).toBe(true);
  });

  it('let a block on its way stop by a click where it is', () => {
    const all = offersFrom(['to roma', 'stop'], language, 'neapolis');
    expect(offersOf(all, 'legio_8', 'neapolis').map((a) => a.notation)).toEqual(['stop']);
    expect(offersFrom(['stop'], language).spaces.size).toBe(0);
  });

  it('become the question that a refused click most likely meant', () => {
    const ask = (key: string, about: object, selected: string | null = null): string | null =>
      question({ view: { prompt: { key, rule: '', args: {} }, selected }, ...about });
    expect(ask('prompt-move', { block: 'legio_1', space: 'roma' })).toBe('move legio_1');
    expect(ask('prompt-move', { block: null, space: 'roma' })).toBe('to roma');
    expect(ask('prompt-march', { block: 'legio_1', space: 'roma' }, 'legio_10')).toBe('to roma');
    expect(ask('prompt-levy', { block: 'legio_17', space: null })).toBe('levy legio_17');
    expect(ask('prompt-battle', { block: 'legio_1', space: 'roma' })).toBe('fire legio_1');
    expect(ask('prompt-battle-retreat', { block: 'legio_1', space: 'roma' })).toBe('retreat legio_1');
    expect(ask('prompt-hit', { block: 'legio_1', space: 'roma' })).toBe('hit legio_1');
    expect(ask('prompt-battles', { block: 'legio_1', space: 'roma' })).toBe('battle roma');
    expect(ask('prompt-vulcan', { space: 'roma' })).toBe('strike roma');
    expect(ask('prompt-jupiter', { block: null, space: 'roma' })).toBe('tempt roma');
    expect(ask('prompt-supply', { block: 'legio_1', space: 'roma' })).toBe('disband legio_1');
    expect(ask('prompt-harbour-fleet', { block: 'caesar_navis_1', space: 'mare_tyrrhenum' })).toBe(
      'move caesar_navis_1',
    );
    expect(ask('prompt-harbour', { block: 'legio_1', space: 'roma' }, 'caesar_navis_1')).toBe('to roma');
    expect(ask('prompt-card', { card: 'mars' })).toBe('play mars');
    expect(ask('prompt-discard', { card: 'mars' })).toBe('discard mars');
  });
});

describe('battles', () => {
  it('line up by initiative, a ballista last when it attacks', () => {
    expect(letterOf(facts, 'caesar_ballista', true)).toBe('D');
    expect(letterOf(facts, 'caesar_ballista', false)).toBe('B');
    for (const { view, name: moment } of fixtures) {
      const pieces = [...seen(view, facts), ...new Backs().next(view)];
      const order = battleOrder(view, facts, pieces);
      if (!view.battle) {
        expect(order).toBeNull();
        continue;
      }
      const placed = [order!.attacker, order!.defender].flatMap((a) => [
        ...Object.values(a.lines).flat(),
        ...a.reserves,
      ]);
      expect(placed.length, moment).toBe(pieces.filter((p) => p.place === view.battle?.space).length);
    }
  });

  it('show the dice of this battle’s last fire', () => {
    const told = (kind: string, args = {}) => ({ kind, rule: '', args });
    const fired = told('fired', { block: 'legio_1', side: 'caesar', rolls: [1, 5], rating: 2, hits: 1 });
    expect(lastFire([told('battle'), fired, told('hit')])).toEqual(fired.args);
    expect(lastFire([fired, told('battle')])).toBeNull();
    expect(dice(fired)).toEqual({ arg: 'rolls', rolls: [1, 5], hit: 2 });
  });
});

describe('events', () => {
  it('point at spaces and blocks', () => {
    const pointed = (kind: string, args: object): string[] =>
      idsIn({ kind, rule: '', args: { ...args } }, language, ui.pointed);
    expect(pointed('moved', { from: 'roma', to: 'ravenna', block: 'legio_1', side: 'caesar' })).toEqual([
      'roma',
      'ravenna',
      'legio_1',
    ]);
    const faces = [{ side: 'pompeius', block: 'legio_1', strength: 3 }];
    expect(pointed('revealed', { space: 'roma', blocks: [{ side: 'pompeius', blocks: faces }] })).toEqual([
      'roma',
      'legio_1',
    ]);
    expect(pointed('year', { year: 705 })).toEqual([]);
  });
});
