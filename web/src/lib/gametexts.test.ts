/** The browser says what the terminal says: whole games and every kind of name told by both, in every language. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Messages } from './fluent';
import { GameTexts, type Ended } from './gametexts';
import type { Event, Language, Prompt } from './protocol';

const ROOT = resolve(import.meta.dirname, '../../..');
const LANGUAGES = ['en', 'pl', 'hu'];

const COMMON = `
import json, sys
from pathlib import Path
import bellum
from bellum.kernel import Kind, Refusal
from bellum.kernel.text import LANGUAGES, Texts, messages
from bellum.server.http import library

def each(game):
    texts = {lang: Texts(game, lang) for lang in LANGUAGES}
    return lambda tell: {lang: tell(texts[lang]) for lang in LANGUAGES}

def actions(game, told):
    notations = [game.table.notation(action) for action in game.table.actions]
    seats = [seat.id for seat in game.seats_for()]
    return [[seat, n, told(lambda t: t.action(n, seat))] for seat in (*seats, None) for n in notations]

def names(game, told):
    ids = [[kind.name, id] for kind in game.kinds.values() for id in kind.ids]
    all = each(game)(lambda t: {f"{k} {id}": t.named(k, id) for k, id in ids if id in t._names[k]})
    return [[k, id, {lang: all[lang].get(f"{k} {id}") for lang in LANGUAGES}] for k, id in ids]
`;

const TELL = `${COMMON}
from random import Random
from bellum.kernel import OMNISCIENT

match = bellum.new_game(sys.argv[1], seed="told twice")
game = match.game
told = each(game)
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
    "language": library.language_of(game.id).model_dump(), "events": events, "prompts": prompts,
    "messages": {lang: messages(game, lang) for lang in LANGUAGES}, "names": names(game, told), "actions": actions(game, told),
    "outcome": [outcome, told(lambda t: t.outcome(outcome))],
}, sys.stdout)
`;

type Each = Record<string, string>;
interface Told {
  language: Language;
  names: [string, string, Record<string, string | null>][];
  actions: [string | null, string, Each][];
}
interface WholeGame extends Told {
  messages: Each;
  events: [Event, Each][];
  prompts: [Prompt, Each][];
  outcome: [Ended, Each];
}

const program = process.env.BELLUM_PYTHON ?? join(ROOT, '.venv/bin/python');
const env = { ...process.env, BELLUM_GAMES: 'toy=tests.toy' };
const python = (...args: string[]): string =>
  execFileSync(program, ['-c', ...args], { cwd: ROOT, env, encoding: 'utf8', maxBuffer: 1 << 28 });

const shared = (lang: string): string => readFileSync(join(ROOT, `bellum/locale/${lang}.ftl`), 'utf8');

const textsOf = (told: Told, lang: string, messages: string): GameTexts =>
  new GameTexts(new Messages(lang, [shared(lang), messages]), told.language);

const games = python('import bellum; print(*bellum.GAMES)').trim().split(' ');

function sameNames(told: Told, texts: GameTexts, lang: string): void {
  for (const [kind, id, each] of told.names)
    if (each[lang]) expect(texts.named(kind, id), `${kind} ${id}`).toBe(each[lang]);
  for (const [seat, notation, each] of told.actions)
    expect(texts.action(notation, seat), notation).toBe(each[lang]);
}

test.each(games)('%s: the browser says what the terminal says', { timeout: 120_000 }, (game) => {
  const told = JSON.parse(python(TELL, game)) as WholeGame;
  expect(told.events.length).toBeGreaterThan(20);
  for (const lang of LANGUAGES) {
    const texts = textsOf(told, lang, told.messages[lang] ?? '');
    for (const [event, each] of told.events) expect(texts.event(event)).toBe(each[lang]);
    for (const [prompt, each] of told.prompts) expect(texts.prompt(prompt)).toBe(each[lang]);
    sameNames(told, texts, lang);
    expect(texts.outcome(told.outcome[0])).toBe(told.outcome[1][lang]);
  }
});

// -- a game that has everything: owners, lists, records, secrets, one id for things of two kinds -------------

const MESSAGES = `
side-red = Red
side-blue = Blue
place-pool = The pool
ship-of-side = { $ship } of { $side ->
    [red] the reds
   *[blue] the blues
  }
action-sail = Sail to { $harbour }
action-board = Board { $ship }
action-take = { $count ->
    [one] Take one unit
   *[other] Take { $count } units
  }
action-lose = Lose { $loss ->
    [mast] a mast
   *[crew] men
  }
action-put = Into { $place }
action-done = Done
loss-mast = Mast
prompt-ask = { $side ->
    [red] Red: where to?
   *[blue] Blue: where to?
  }
event-told = { $ship } ({ $ships }) to { $harbour } or { $harbours }
event-rolled = { $rolls }, then { $die ->
    [one] a one
   *[other] { $die }
  }
event-drawn = { $known ->
    [yes] { $ship }
   *[no] a ship
  }
event-fought = { $lines }
line = { $side ->
    [red] Red
   *[blue] Blue
  }: { $faces }
face = { $ship } { $strength }
event-fresh = { $mood } { $place }
`;
const REPLACED = 'harbour-ostia = Ostia nad Tybrem\n';
const messagesIn = (lang: string): string => MESSAGES + (lang === 'pl' ? REPLACED : '');

const EVENTS = [
  {
    kind: 'told',
    args: { side: 'red', ship: 'argo', ships: ['swift', 'swift_2'], harbour: 'ostia', harbours: ['rhodes'] },
  },
  {
    kind: 'told',
    args: { side: 'blue', ship: 'swift', ships: [], harbour: 'argo', harbours: ['ostia', 'argo'] },
  },
  { kind: 'rolled', args: { rolls: [1, 6], die: 1 } },
  { kind: 'rolled', args: { rolls: [], die: 5 } },
  { kind: 'drawn', args: { ship: 'argo' } },
  { kind: 'drawn', args: {} },
  {
    kind: 'fought',
    args: {
      lines: [
        { side: 'red', faces: [{ side: 'red', ship: 'swift', strength: 2 }] },
        {
          side: 'blue',
          faces: [
            { side: 'blue', ship: 'swift', strength: 1 },
            { side: 'blue', ship: 'swift_2', strength: 3 },
          ],
        },
      ],
    },
  },
  { kind: 'fresh', args: { mood: 'calm', place: 'pool' } },
].map((event) => ({ ...event, rule: '' }));

const TELL_FAKE = `${COMMON}
from bellum.kernel import COUNT, WORD, ActionTable, Game, counts, secret, several
from bellum.kernel.facts import Facts
from bellum.kernel.game import Choices, Engine, Speech
from bellum.kernel.kind import Told

folder, events = Path(sys.argv[1]), json.loads(sys.argv[2])
files = Facts.folder(folder / "data")["all"]
SIDE = Kind("side", ["red", "blue"], selects=True)
SHIP = Kind("ship", files["ships"], owner="colour")
HARBOUR = Kind("harbour", files["harbours"])
LOSS = Kind("loss", ["mast", "crew"], selects=True)
PLACE = Kind("place", ["pool"])
FACE = Told("face", {"side": SIDE, "ship": SHIP, "strength": COUNT})
game = Game(
    id="fake", rules=1,
    table=ActionTable([
        ("sail", HARBOUR, "1"), ("board", SHIP.only(["argo", "swift_2"]), "1"), ("take", counts(12), "1"),
        ("lose", LOSS, "1"), ("put", PLACE, "1"), ("done", None, "1"),
    ], 4),
    speech=Speech([SHIP, HARBOUR, SIDE, LOSS, PLACE], {
        "told": {"side": SIDE, "ship": SHIP, "ships": several(SHIP), "harbour": HARBOUR, "harbours": several(HARBOUR)},
        "rolled": {"rolls": several(COUNT), "die": COUNT},
        "drawn": {"ship": secret(SHIP)},
        "fought": {"lines": Told("line", {"side": SIDE, "faces": FACE}, "; ")},
        "fresh": {"mood": WORD, "place": PLACE},
    }, {"prompt-ask": {"side": SIDE}}, dict),
    choices=Choices(seats=("red", "blue"), scenarios=("only",), options={}),
    engine=Engine(None, None, ()), book="fake", folder=folder,
)
library.find = lambda id: game
told = each(game)
json.dump({
    "language": library.language_of("fake").model_dump(), "names": names(game, told),
    "actions": actions(game, told), "events": [[event, told(lambda t: t.event(event))] for event in events],
}, sys.stdout)
`;
const DATA = `
ships = [
  { id = "argo", name = "Argo", colour = "red" },
  { id = "swift", name = "Swift", pl = "Chyży", colour = "red" },
  { id = "swift_2", name = "Swift", pl = "Chyży", colour = "blue" },
]
harbours = [
  { id = "argo", name = "Argo's bay" },
  { id = "ostia", name = "Ostia" },
  { id = "rhodes", name = "Rhodes", hu = "Rodosz" },
]
`;

interface Fake extends Told {
  events: [Event, Each][];
}

function tellFake(): Fake {
  const folder = mkdtempSync(join(tmpdir(), 'bellum-fake-'));
  try {
    for (const name of ['data', 'locale']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'data/all.toml'), DATA);
    writeFileSync(join(folder, 'fake.toml'), '');
    for (const lang of LANGUAGES) writeFileSync(join(folder, `locale/${lang}.ftl`), messagesIn(lang));
    return JSON.parse(python(TELL_FAKE, folder, JSON.stringify(EVENTS))) as Fake;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const fake = tellFake();

test.each(LANGUAGES)('%s: every kind of name is the one that the terminal says', (lang) => {
  const texts = textsOf(fake, lang, messagesIn(lang));
  sameNames(fake, texts, lang);
  for (const [event, each] of fake.events) expect(texts.event(event), event.kind).toBe(each[lang]);
});

test('a name is the message, or of the language, or the common one', () => {
  const [en, pl, hu] = LANGUAGES.map((lang) => textsOf(fake, lang, messagesIn(lang)));
  const named = (kind: string, id: string) => [en, pl, hu].map((texts) => texts?.named(kind, id, 'red'));
  expect(named('harbour', 'ostia')).toEqual(['Ostia', 'Ostia nad Tybrem', 'Ostia']);
  expect(named('harbour', 'rhodes')).toEqual(['Rhodes', 'Rhodes', 'Rodosz']);
  expect(named('ship', 'swift')).toEqual(['Swift', 'Chyży', 'Swift']);
  expect(named('ship', 'swift_2')[0]).toBe('Swift of the blues');
  expect(en?.name('argo'), 'of the first kind that has it').toBe('Argo');
  expect(en?.named('harbour', 'argo')).toBe("Argo's bay");
});

test('an action is named by what its verb takes', () => {
  const texts = textsOf(fake, 'en', messagesIn('en'));
  const say = (notation: string): string => texts.action(notation, 'red');
  expect(say('sail argo')).toBe("Sail to Argo's bay");
  expect(say('board swift_2')).toBe('Board Swift of the blues');
  expect(texts.action('board swift_2', 'blue')).toBe('Board Swift');
  expect(say('take 1')).toBe('Take one unit');
  expect(say('take 12')).toBe('Take 12 units');
  expect(say('lose mast')).toBe('Lose a mast');
});
