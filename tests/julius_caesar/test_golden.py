"""Golden play-throughs that a person can read, from every seat, and whole records that must replay for ever.

A change of behaviour shows here as a diff. When the change is wanted, rewrite the files and read the diff:

    python -m tests.julius_caesar.test_golden --write
"""

from __future__ import annotations

import difflib
import random
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.games.julius_caesar.board import BLOCK_ID, BLOCKS, SIDES
from bellum.games.julius_caesar.position import Caesar
from bellum.games.julius_caesar.view import place_name
from bellum.kernel import SPECTATOR, Match, Record
from tests.julius_caesar.trial import PICKERS, attacking, lasting
from tests.trial import Picker, uniform

GOLDEN = Path(__file__).parent / "golden"
OPENING = 60  # actions told in full
SEATS = {"caesar": 0, "pompeius": 1, "spectator": SPECTATOR}
GAMES: dict[str, tuple[bool, Picker, Picker]] = {  # with a free set-up or not, and how each side chooses
    "rubicon": (False, lasting, attacking),
    "pharsalus": (False, attacking, attacking),
    "munda": (True, uniform, lasting),
}
RECORDS = [*GAMES, *(f"{number:02}" for number in range(20))]


# -- one game, told to one seat ------------------------------------------------------------------------------------


def compact(value: Any) -> str:
    """A value of an event as few characters as a person can read."""
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={compact(item)}" for key, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(compact(item) for item in value) + "]"
    return str(value) if value != "" else "-"


def event_line(event: dict[str, Any]) -> str:
    args = " ".join(f"{key}={compact(value)}" for key, value in event["args"].items())
    return f"{event['kind']} ({event['rule']}) {args}".rstrip()


def by_verb(legal: list[str]) -> str:
    """A list of actions, the verb said once."""
    verbs: dict[str, list[str]] = {}
    for notation in legal:
        verb, *operand = notation.split()
        verbs.setdefault(verb, []).extend(operand)
    return "; ".join(" ".join([verb, *operands]) for verb, operands in verbs.items()) or "nothing"


def board(view: dict[str, Any]) -> Iterator[str]:
    """What stands where, place by place."""
    places: dict[str, list[str]] = {}
    for block in view["blocks"]:
        strength = f":{block['strength']}" if block.get("strength") else ""
        mark = "" if block["side"] == "caesar" else "*"
        places.setdefault(block["place"], []).append(f"{mark}{block['id']}{strength}")
    for back in view["backs"]:
        mark = "" if back["side"] == "caesar" else "*"
        places.setdefault(back["place"], []).append(f"{mark}{back['count']} {back['colour']} backs")
    for place in sorted(places):
        yield f"    {place}: {', '.join(places[place])}"


def essentials(view: dict[str, Any]) -> Iterator[str]:
    """The state of the game in a few lines."""
    points = view["vp"]
    line = f"  {view['year']} turn {view['turn']}, points {points['caesar']}:{points['pompeius']}"
    if "hand" in view["cards"]:
        line += f", hand {' '.join(view['cards']['hand']) or 'empty'}"
    yield line
    for attack in view["attacks"]:
        yield f"  attack {compact(attack)}"
    if view["battle"]:
        yield f"  battle {compact(view['battle'])}"
    if view["prompt"]:
        prompt = view["prompt"]
        yield f"  {' and '.join(view['to_move'])}: {prompt['key']} ({prompt['rule']}) {compact(prompt['args'])}"
    if view["selected"]:
        yield f"  in hand {view['selected']}"
    if view["legal"]:
        yield f"  may {by_verb(view['legal'])}"
    if view["outcome"]:
        yield f"  outcome {compact(view['outcome'])}"


def moments(name: str) -> Iterator[tuple[Match, str, str]]:
    """A kept record, one moment after another: the match, who acted and what he did."""
    record = Record.from_text((GOLDEN / f"record-{name}.txt").read_text(encoding="utf-8"))
    match = bellum.replay(record, 0)
    yield match, "", ""
    for actor, notation in record.actions:
        match.play(actor, notation)
        yield match, actor, notation


def play_through(name: str, seat: str) -> list[str]:
    """A game as one seat sees it: the opening in full, then every event on a line."""
    number = SEATS[seat]
    lines = [
        f"# Julius Caesar, seed {name}, {'free' if GAMES[name][0] else 'historical'} set-up, seen by {seat}."
    ]
    lines += ["# Blocks of Pompeius' side are marked with a star.", ""]
    for ply, (match, actor, notation) in enumerate(moments(name)):
        told = [event.seen_by(number) for event in match.events[-1]]
        lines.append(f"{ply}. {actor} {notation if seat == actor else ''}".rstrip())
        lines += [f"  - {event_line(event)}" for event in told]
        if ply <= OPENING:
            view = match.position.view(number)
            lines += essentials(view)
            if ply == 0 or any(event["kind"] in ("turn", "set-up") for event in told):
                lines += board(view)
        elif match.outcome is not None:
            view = match.position.view(number)
            lines += [*essentials(view), *board(view)]
        elif not told:
            lines.pop()
    return lines


# -- whole records -------------------------------------------------------------------------------------------------


def fingerprint(match: Match) -> str:
    """The end of a game, whatever form the engine keeps it in: blocks, dice rolled, outcome."""
    pos = match.position
    assert isinstance(pos, Caesar)
    blocks = [
        f"{BLOCK_ID[b]} {SIDES[pos.side[b]]} {place_name(pos.place[b])} {pos.strength[b]}"
        for b in range(BLOCKS)
    ]
    outcome = pos.outcome.to_json() if pos.outcome is not None else None
    text = "\n".join([*blocks, str(pos.dice.used), str(outcome)])
    return blake2b(text.encode(), digest_size=8).hexdigest()


def new_game(name: str) -> Match:
    """A random game of fixed seed: one of those that are told in full, or one of the many."""
    number = int(name) if name.isdigit() else 0
    free, *pickers = GAMES.get(name, (number % 2 == 1, PICKERS[number % 3], PICKERS[number // 3 % 3]))
    rng = random.Random(f"record {name}")
    match = bellum.new_game("julius_caesar", options={"free_setup": free}, seed=name)
    match.record.players = {side: pickers[seat].__name__ for seat, side in enumerate(SIDES)}
    while match.outcome is None:
        seat = rng.choice([side for side in range(2) if match.position.owes(side)])
        match.play(seat, pickers[seat](match.position, seat, match.position.legal(seat), rng))
    return match


# -- tests ----------------------------------------------------------------------------------------------------------


def compare(name: str, now: list[str]) -> None:
    """Fail with the lines that differ from the file."""
    path = GOLDEN / f"{name}.txt"
    then = path.read_text(encoding="utf-8").splitlines()
    if then != now:
        diff = list(
            difflib.unified_diff(then, now, f"{path.name} as kept", "as played now", lineterm="", n=2)
        )
        shown = "\n".join(diff[:40])
        more = f"\n... and {len(diff) - 40} lines more" if len(diff) > 40 else ""
        pytest.fail(f"the game is told differently:\n{shown}{more}", pytrace=False)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("name", GAMES)
def test_play_through(name: str, seat: str) -> None:
    compare(f"{name}-{seat}", play_through(name, seat))


@pytest.mark.parametrize("name", RECORDS)
def test_record(name: str) -> None:
    """Every action of a kept record is still legal where it stands, and the game ends as it did."""
    text = (GOLDEN / f"record-{name}.txt").read_text(encoding="utf-8")
    record = Record.from_text(text)
    match = bellum.replay(record)
    assert match.outcome is not None
    assert text.endswith(f"# ends in {fingerprint(match)}\n")
    assert text.startswith(match.record.to_text())


def test_nothing_else_is_kept() -> None:
    """Every golden file belongs to a test, and all of them together stay small."""
    names = {f"{name}-{seat}" for name in GAMES for seat in SEATS} | {f"record-{name}" for name in RECORDS}
    files = list(GOLDEN.iterdir())
    assert {path.stem for path in files} == names
    assert sum(path.stat().st_size for path in files) < 1_000_000


def write() -> None:
    """Tell the kept games anew; a record that cannot be played any more is replaced by a new game."""
    GOLDEN.mkdir(exist_ok=True)
    for name in RECORDS:
        path = GOLDEN / f"record-{name}.txt"
        try:
            match = bellum.replay(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            print(f"a new game {name}: {error}")
            match = new_game(name)
        path.write_text(f"{match.record.to_text()}# ends in {fingerprint(match)}\n", encoding="utf-8")
    for name in GAMES:
        for seat in SEATS:
            text = "\n".join(play_through(name, seat)) + "\n"
            (GOLDEN / f"{name}-{seat}.txt").write_text(text, encoding="utf-8")
    size = sum(path.stat().st_size for path in GOLDEN.iterdir())
    print(f"{len(list(GOLDEN.iterdir()))} golden files, {size // 1000} kB")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.julius_caesar.test_golden --write")
    write()
