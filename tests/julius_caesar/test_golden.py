"""Golden play-throughs that a person can read, from every seat, and whole records that must replay for ever.

A change of behaviour shows here as a diff. When the change is wanted, rewrite the files and read the diff:

    python -m tests.julius_caesar.test_golden --write
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.games.julius_caesar.board import BLOCK_ID, BLOCKS, SIDES
from bellum.games.julius_caesar.position import CivilWar
from bellum.games.julius_caesar.view import place_name
from bellum.kernel import Match, Position, Record
from tests.golden import Golden, allowed, asked, compact
from tests.julius_caesar.trial import PICKERS, attacking, lasting
from tests.trial import Picker, uniform

GAMES: dict[str, tuple[bool, Picker, Picker]] = {  # with a free set-up or not, and how each side chooses
    "rubicon": (False, lasting, attacking),
    "pharsalus": (False, attacking, attacking),
    "munda": (True, uniform, lasting),
}


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


def heading(record: Record, name: str, seat: str) -> Iterator[str]:
    yield f"# Julius Caesar, seed {name}, {'free' if GAMES[name][0] else 'historical'} set-up, seen by {seat}."
    yield "# Blocks of Pompeius' side are marked with a star."


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
    yield from asked(view)
    if view["selected"]:
        yield f"  in hand {view['selected']}"
    yield from allowed(view)


def traces(pos: Position) -> Iterator[str]:
    """Every block, where it ended."""
    assert isinstance(pos, CivilWar)
    for b in range(BLOCKS):
        yield f"{BLOCK_ID[b]} {SIDES[pos.side[b]]} {place_name(pos.place[b])} {pos.strength[b]}"


GOLDEN = Golden(
    game="julius_caesar",
    folder=Path(__file__).parent / "golden",
    games=[*GAMES],
    records=[*GAMES, *(f"{number:02}" for number in range(20))],
    opening=60,
    chapters=("turn", "set-up"),
    new_game=new_game,
    heading=heading,
    essentials=essentials,
    board=board,
    traces=traces,
)


@pytest.mark.parametrize(("name", "seat"), GOLDEN.told)
def test_play_through(name: str, seat: str) -> None:
    GOLDEN.check_play_through(name, seat)


@pytest.mark.parametrize("name", GOLDEN.records)
def test_record(name: str) -> None:
    """Every action of a kept record is still legal where it stands, and the game ends as it did."""
    GOLDEN.check_record(name)


def test_nothing_else_is_kept() -> None:
    """Every golden file belongs to a test, and all of them together stay small."""
    GOLDEN.check_files()


if __name__ == "__main__":
    GOLDEN.main()
