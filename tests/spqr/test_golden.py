"""Golden play-throughs that a person can read, from every seat, and records that must replay for ever.

A change of behaviour shows here as a diff. When the change is wanted, rewrite the files and read the diff:

    python -m tests.spqr.test_golden --write
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.kernel import OMNISCIENT, Match, Position, Record
from tests.golden import Golden, allowed, asked, compact
from tests.spqr.trial import fierce, hasty, marching, wary
from tests.trial import Picker, uniform

GAME = bellum.game("spqr")
LEARNING, *BATTLES = GAME.scenarios
CUT = 400  # actions of a record; a battle has thousands
LIMITED = {"turns": 10}
Setup = tuple[str, dict[str, Any], list[Picker]]  # scenario, options, and how each seat chooses
GAMES: dict[str, Setup] = {"first_steps": (LEARNING, LIMITED, [fierce, marching])}
RECORDS: dict[str, Setup] = {
    "drill": (LEARNING, {"turns": 20, "engaged": True}, [fierce, fierce]),
    "mahouts": (LEARNING, {"turns": 40, "elephant_command": True}, [marching, wary]),
    "rabble": (LEARNING, {}, [uniform, hasty]),
    **{battle: (battle, {}, [fierce, marching]) for battle in BATTLES},
}


def setup(name: str) -> Setup:
    return GAMES[name] if name in GAMES else RECORDS[name]


def new_game(name: str) -> Match:
    """A random battle of fixed seed, as far as it is kept."""
    scenario, options, pickers = setup(name)
    rng = random.Random(f"record {name}")
    match = bellum.new_game("spqr", scenario, options, name)
    match.record.players = {seat: picker.__name__ for seat, picker in zip(match.seats, pickers, strict=True)}
    while match.outcome is None and len(match.record.actions) < CUT:
        pos = match.position
        seat = next(seat for seat in range(len(match.seats)) if pos.owes(seat))
        match.play(seat, pickers[seat](pos, seat, pos.legal(seat), rng))
    return match


# -- what only SPQR says -------------------------------------------------------------------------------------------


def heading(record: Record, name: str, seat: str) -> Iterator[str]:
    chosen = [f"{key}={value}" for key, value in record.options.items() if value]
    yield f"# SPQR, {record.scenario}, {', '.join(chosen) or 'no options'}, seed {name}, seen by {seat}."


def unit(id: str, told: dict[str, Any]) -> str:
    words = [id, "+".join(told["hexes"]), told["face"]]
    words += [f"{told['hits']} hits"] if told["hits"] else []
    return " ".join([*words, *told["signs"]])


def board(view: dict[str, Any]) -> Iterator[str]:
    """Who stands where, what he faces, and how he is."""
    for side in view["lost"]:
        own = [
            unit(id, told)
            for id, told in view["units"].items()
            if view["figures"][id]["side"] == side and told["hexes"]
        ]
        yield f"    {side}: {', '.join(own)}"
        leaders = [
            f"{id} {told['hex']} {' '.join(told['signs'])}".rstrip()
            for id, told in view["leaders"].items()
            if told["side"] == side and told["hex"]
        ]
        yield f"    {side} is led by {', '.join(leaders)}"


def essentials(view: dict[str, Any]) -> Iterator[str]:
    """The state of the battle in a few lines."""
    yield f"  turn {view['turn']}, lost {compact(view['lost'])}, active {view['active']}"
    if view["phase"]:
        yield f"  phase {compact(view['phase'])}"
    if view["march"]:
        yield f"  march {compact(view['march'])}"
    yield from asked(view)
    yield from allowed(view)


def traces(pos: Position) -> Iterator[str]:
    """Everything on the map, as it ended."""
    view = pos.view(OMNISCIENT)
    yield from board(view)
    gone = {id: told["signs"] for id, told in view["units"].items() if not told["hexes"]}
    yield compact([gone, view["lost"], view["turn"], view["leaders"]])


def options(name: str) -> tuple[str | None, dict[str, Any]]:
    scenario, chosen, _ = setup(name)
    return scenario, chosen


GOLDEN = Golden(
    game="spqr",
    folder=Path(__file__).parent / "golden",
    games=[*GAMES],
    records=[*GAMES, *RECORDS],
    opening=30,
    chapters=("turn",),
    new_game=new_game,
    heading=heading,
    essentials=essentials,
    board=board,
    traces=traces,
    options=options,
    cut=CUT,
)


@pytest.mark.parametrize(("name", "seat"), GOLDEN.told)
def test_play_through(name: str, seat: str) -> None:
    GOLDEN.check_play_through(name, seat)


@pytest.mark.parametrize("name", GOLDEN.records)
def test_record(name: str) -> None:
    """Every action of a kept record is still legal where it stands, and the battle ends as it did."""
    GOLDEN.check_record(name)


def test_nothing_else_is_kept() -> None:
    """Every golden file belongs to a test, and all of them together stay small."""
    GOLDEN.check_files()


def test_every_battle_and_option_is_kept() -> None:
    records = [Record.from_text(GOLDEN.text(f"record-{name}")) for name in GOLDEN.records]
    assert {record.scenario for record in records} == set(GAME.scenarios)
    for option, values in GAME.options.items():
        assert {record.options[option] for record in records} == set(values), option


if __name__ == "__main__":
    GOLDEN.main()
