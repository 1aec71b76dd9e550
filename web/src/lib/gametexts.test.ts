/** The browser says what the terminal says: a whole game told by both, in every language. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Messages } from './fluent';
import { GameTexts, type Ended } from './gametexts';
import type { Event, Prompt } from './protocol';

const ROOT = resolve(import.meta.dirname, '../../..');

const TELL = `
import json, sys, tomllib
from random import Random
import bellum
from bellum.kernel.event import OMNISCIENT
from bellum.kernel.text import LANGUAGES, Texts

match = bellum.new_game("julius_caesar", seed="told twice")
texts = {lang: Texts(match.game, lang) for lang in LANGUAGES}
each = lambda tell: {lang: tell(texts[lang]) for lang in LANGUAGES}
events, prompts, actions, views = [], [], {}, 0
pick = Random(7)
while match.outcome is None:
    seat = match.to_move()[0]
    view = match.view(seat)
    if view["prompt"] is not None and len(prompts) < 400:
        prompts.append([view["prompt"], each(lambda t: t.prompt(view["prompt"]))])
    for notation in view["legal"]:
        if f"{seat} {notation}" not in actions:
            actions[f"{seat} {notation}"] = each(lambda t: t.action(notation, seat))
    match.play(seat, pick.choice(match.legal(seat)))
for group in match.events:
    for event in group:
        for eyes in (0, 1, OMNISCIENT):
            seen = event.seen_by(eyes)
            events.append([seen, each(lambda t: t.event(seen))])
outcome = match.view("caesar")["outcome"]
data = {p.stem: tomllib.loads(p.read_text("utf-8")) for p in sorted((match.game.folder / "data").glob("*.toml"))}
json.dump({
    "seats": list(match.game.seats), "data": data, "events": events, "prompts": prompts, "actions": actions,
    "outcome": [outcome, each(lambda t: t.outcome(outcome))],
}, sys.stdout)
`;

type Each = Record<string, string>;
interface Told {
  seats: string[];
  data: Record<string, Record<string, unknown>>;
  events: [Event, Each][];
  prompts: [Prompt, Each][];
  actions: Record<string, Each>;
  outcome: [Ended, Each];
}

const python = process.env.BELLUM_PYTHON ?? join(ROOT, '.venv/bin/python');

test('the browser says what the terminal says', { timeout: 120_000 }, () => {
  const told = JSON.parse(
    execFileSync(python, ['-c', TELL], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 }),
  ) as Told;
  expect(told.events.length).toBeGreaterThan(300);
  for (const lang of ['en', 'pl', 'hu']) {
    const sources = [`bellum/locale/${lang}.ftl`, `bellum/games/julius_caesar/locale/${lang}.ftl`];
    const texts = new GameTexts(
      new Messages(
        lang,
        sources.map((path) => readFileSync(join(ROOT, path), 'utf8')),
      ),
      told.seats,
      told.data,
    );
    for (const [event, each] of told.events) expect(texts.event(event)).toBe(each[lang]);
    for (const [prompt, each] of told.prompts) expect(texts.prompt(prompt)).toBe(each[lang]);
    for (const [action, each] of Object.entries(told.actions)) {
      const [seat = '', ...notation] = action.split(' ');
      expect(texts.action(notation.join(' '), seat)).toBe(each[lang]);
    }
    expect(texts.outcome(told.outcome[0])).toBe(told.outcome[1][lang]);
  }
});
