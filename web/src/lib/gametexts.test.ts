/** The browser says what the terminal says: whole games and every kind of name told by both, in every language. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Messages } from './fluent';
import { GameTexts, type Ended } from './gametexts';
import type { Event, Prompt } from './protocol';

const ROOT = resolve(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'pl', 'hu'];

const COMMON = `
import json, sys, tomllib
from pathlib import Path
import bellum
from bellum.kernel.text import LANGUAGES, Texts

def each(game):
    texts = {lang: Texts(game, lang) for lang in LANGUAGES}
    return lambda tell: {lang: tell(texts[lang]) for lang in LANGUAGES}

def actions(game, told):
    notations = [game.table.notation(action) for action in game.table.actions]
    return [[seat, n, told(lambda t: t.action(n, seat))] for seat in (*game.seats, None) for n in notations]

def data(game):
    files = sorted((game.folder / "data").glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text("utf-8")) for path in files}
`;

const TELL = `${COMMON}
from random import Random
from bellum.kernel.event import OMNISCIENT

match = bellum.new_game(sys.argv[1], seed="told twice")
told = each(match.game)
events, prompts = [], []
pick = Random(7)
while match.outcome is None:
    seat = match.to_move()[0]
    view = match.view(seat)
    if view["prompt"] is not None and len(prompts) < 400:
        prompts.append([view["prompt"], told(lambda t: t.prompt(view["prompt"]))])
    match.play(seat, pick.choice(match.legal(seat)))
for group in match.events:
    for event in group:
        for eyes in (0, 1, OMNISCIENT):
            seen = event.seen_by(eyes)
            events.append([seen, told(lambda t: t.event(seen))])
outcome = match.view(None)["outcome"]
json.dump({
    "seats": list(match.game.seats), "data": data(match.game), "events": events, "prompts": prompts,
    "actions": actions(match.game, told), "outcome": [outcome, told(lambda t: t.outcome(outcome))],
}, sys.stdout)
`;

type Each = Record<string, string>;
interface Told {
  seats: string[];
  data: Record<string, Record<string, unknown>>;
  actions: [string | null, string, Each][];
}
interface WholeGame extends Told {
  events: [Event, Each][];
  prompts: [Prompt, Each][];
  outcome: [Ended, Each];
}

const program = process.env.BELLUM_PYTHON ?? join(ROOT, '.venv/bin/python');
const python = (...args: string[]): string =>
  execFileSync(program, ['-c', ...args], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function textsOf(told: Told, lang: string, messages: string): GameTexts {
  return new GameTexts(
    new Messages(lang, [read(`bellum/locale/${lang}.ftl`), messages]),
    told.seats,
    told.data,
  );
}

const games = python('import bellum; print(*bellum.GAMES)').trim().split(' ');

test.each(games)('%s: the browser says what the terminal says', { timeout: 120_000 }, (game) => {
  const told = JSON.parse(python(TELL, game)) as WholeGame;
  expect(told.events.length).toBeGreaterThan(300);
  for (const lang of LANGUAGES) {
    const texts = textsOf(told, lang, read(`bellum/games/${game}/locale/${lang}.ftl`));
    for (const [event, each] of told.events) expect(texts.event(event)).toBe(each[lang]);
    for (const [prompt, each] of told.prompts) expect(texts.prompt(prompt)).toBe(each[lang]);
    for (const [seat, notation, each] of told.actions)
      expect(texts.action(notation, seat), notation).toBe(each[lang]);
    expect(texts.outcome(told.outcome[0])).toBe(told.outcome[1][lang]);
  }
});

// -- a game that has everything but blocks, and one id for things of several kinds ---------------------------

const DATA = `
regions = [{ id = "africa", name = "Africa" }, { id = "sicilia", name = "All of Sicilia" }]
provinces = [{ id = "carthago", name = "Province of Carthago" }, { id = "sicilia", name = "Sicilia" }]
spaces = [{ id = "carthago", name = "Carthago" }, { id = "roma", name = "Roma" }]
generals = [{ id = "hannibal", name = "Hannibal" }, { id = "mago", name = "Mago", hu = "Magó" }]
cards = [
  { id = "charm", name = "Hannibal Charms Italy", pl = "Hannibal czaruje Italię" },
  { id = "truce", name = "Truce", pl = "Rozejm", hu = "Fegyverszünet" },
]
battle_cards = [
  { id = "probe", name = "Probe", pl = "Rozpoznanie", hu = "Puhatolózás" },
  { id = "reserve", name = "Reserve", pl = "Odwód" },
]
`;
const TABLE_OF_REGIONS = '[regions]\nmaria = ["mare_internum"]\n';
const MESSAGES = `
side-rome = Rome
place-pool = The pool
region-maria = The seas
action-march = March to { $space }
action-activate = Activate { $general }
action-event = Event: { $card }
action-play = Play { $battle_card }
action-province = In { $province }
action-general = Against { $general }
action-region = All over { $region }
action-area = Area { $region }
action-take = { $count ->
    [one] Take one unit
   *[other] Take { $count } units
  }
action-lose = Lose { $operand }
action-done = Done
event-told = { $general } ({ $generals }), { $province }, { $region }, { $battle_card }, { $space }, { $spaces }
event-rolled = { $rolls }, then { $die ->
    [one] a one
   *[other] { $die }
  }
event-lists = { $cards }; { $provinces }; { $regions }; { $battle_cards }
event-counted = { $cards } and { $rome }
event-played = { $rome } against { $carthage }
event-sea = { $region }
event-drawn = { $known ->
    [yes] { $battle_card }
   *[no] a card
  }
`;
const REPLACED = 'card-truce = Zawieszenie broni\ngeneral-mago = Magon\nbattle_card-probe = Sondowanie\n';
const messagesIn = (lang: string): string => MESSAGES + (lang === 'pl' ? REPLACED : '');

const VERBS = {
  march: ['carthago', 'roma'],
  activate: ['hannibal', 'mago'],
  event: ['charm', 'truce'],
  play: ['probe', 'reserve'],
  province: ['carthago', 'sicilia'],
  general: ['hannibal'],
  region: ['sicilia'],
  area: ['africa'],
  take: ['0', '1', '12'],
  lose: ['cu', 'elephant'],
  done: [],
};
const EVENTS = [
  {
    kind: 'told',
    args: {
      general: 'hannibal',
      generals: ['mago', 'hannibal'],
      province: 'carthago',
      region: 'sicilia',
      battle_card: 'probe',
      space: 'carthago',
      spaces: ['roma', 'carthago'],
    },
  },
  {
    kind: 'lists',
    args: {
      cards: ['charm', 'truce'],
      provinces: ['sicilia', 'carthago'],
      regions: ['africa', 'maria'],
      battle_cards: ['probe', 'reserve'],
    },
  },
  { kind: 'rolled', args: { rolls: [1, 6], die: 1 } },
  { kind: 'rolled', args: { rolls: [], die: 5 } },
  { kind: 'counted', args: { cards: 3, rome: 2 } },
  { kind: 'played', args: { rome: 'charm', carthage: 'truce' } },
  { kind: 'sea', args: { region: 'maria' } },
  { kind: 'drawn', args: { battle_card: 'probe' } },
  { kind: 'drawn', args: {} },
].map((event) => ({ ...event, rule: '' }));
const IDS = ['carthago', 'hannibal', 'mago', 'truce', 'sicilia', 'africa', 'maria', 'probe', 'pool', 'rome'];

const TELL_FAKE = `${COMMON}
folder, verbs, events, ids = Path(sys.argv[1]), *map(json.loads, sys.argv[2:])
table = bellum.kernel.ActionTable(list(verbs.items()), 4)
game = bellum.Game(
    id="fake", rules=1, table=table, seats=("rome", "carthage"), scenarios=("only",), options={},
    start=None, load=None, book="fake", folder=folder,
)
told = each(game)
json.dump({
    "seats": game.seats, "data": data(game), "actions": actions(game, told),
    "events": [[event, told(lambda t: t.event(event))] for event in events],
    "names": [[id, told(lambda t: t.name(id))] for id in ids],
}, sys.stdout)
`;

interface Fake extends Told {
  events: [Event, Each][];
  names: [string, Each][];
}

function tellFake(): Fake {
  const folder = mkdtempSync(join(tmpdir(), 'bellum-fake-'));
  try {
    for (const name of ['data', 'locale']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'data/all.toml'), DATA);
    writeFileSync(join(folder, 'data/seas.toml'), TABLE_OF_REGIONS);
    for (const lang of LANGUAGES) writeFileSync(join(folder, `locale/${lang}.ftl`), messagesIn(lang));
    const given = [VERBS, EVENTS, IDS].map((value) => JSON.stringify(value));
    return JSON.parse(python(TELL_FAKE, folder, ...given)) as Fake;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const fake = tellFake();

test.each(LANGUAGES)('%s: every kind of name is the one that the terminal says', (lang) => {
  const texts = textsOf(fake, lang, messagesIn(lang));
  for (const [id, each] of fake.names) expect(texts.name(id), id).toBe(each[lang]);
  for (const [event, each] of fake.events) expect(texts.event(event), event.kind).toBe(each[lang]);
  for (const [seat, notation, each] of fake.actions)
    expect(texts.action(notation, seat), notation).toBe(each[lang]);
});

test('a name is the message, or of the language, or the common one', () => {
  const [en, pl, hu] = LANGUAGES.map((lang) => textsOf(fake, lang, messagesIn(lang)));
  const named = (...of: Parameters<GameTexts['named']>) => [en, pl, hu].map((texts) => texts?.named(...of));
  expect(named('card', 'truce')).toEqual(['Truce', 'Zawieszenie broni', 'Fegyverszünet']);
  expect(named('battle_card', 'reserve')).toEqual(['Reserve', 'Odwód', 'Reserve']);
  expect(named('general', 'mago')).toEqual(['Mago', 'Magon', 'Magó']);
  expect(named('region', 'maria')).toEqual(['The seas', 'The seas', 'The seas']);
  expect(named('province', 'carthago')[0]).toBe('Province of Carthago');
  expect(en?.name('carthago')).toBe('Carthago');
  expect(en?.name('sicilia')).toBe('Sicilia');
});

test('an action is named by what its verb takes', () => {
  const texts = textsOf(fake, 'en', messagesIn('en'));
  const say = (notation: string): string => texts.action(notation, null);
  expect(say('march carthago')).toBe('March to Carthago');
  expect(say('province carthago')).toBe('In Province of Carthago');
  expect(say('region sicilia')).toBe('All over All of Sicilia');
  expect(say('play probe')).toBe('Play Probe');
  expect(say('take 1')).toBe('Take one unit');
  expect(say('take 12')).toBe('Take 12 units');
  expect(say('lose elephant')).toBe('Lose elephant');
});
