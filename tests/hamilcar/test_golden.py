"""Golden play-throughs that a person can read, from every seat, and whole records that must replay for ever.

A change of behaviour shows here as a diff. When the change is wanted, rewrite the files and read the diff:

    python -m tests.hamilcar.test_golden --write
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.games.hamilcar.position import FirstWar
from bellum.games.hannibal.kinds import SIDES
from bellum.kernel import Match, Position, Record
from tests.golden import Golden, compact
from tests.hamilcar.trial import conquering, hunting, seafaring
from tests.hannibal import test_golden as hannibal
from tests.hannibal.trial import eventful, warlike
from tests.trial import Picker, uniform

PICKERS = (uniform, eventful, warlike, seafaring, hunting, conquering)
WAR, SICILIA = bellum.game("hamilcar").scenarios
Setup = tuple[str, dict[str, Any], Picker, Picker]  # scenario, options, and how each side chooses
GAMES: dict[str, Setup] = {
    "mylae": (SICILIA, {}, hunting, seafaring),
    "ecnomus": (WAR, {"historical_consuls": True, "always_ask": True}, seafaring, hunting),
}
SWITCHES = list(bellum.game("hamilcar").options)


def setup(name: str) -> Setup:
    """One of the games that are told in full, or one of the many: both scenarios, every option and picker."""
    if name in GAMES:
        return GAMES[name]
    number = int(name)
    options = {switch: (number + place) % 3 == 0 for place, switch in enumerate(SWITCHES)}
    return (WAR, SICILIA)[number % 2], options, PICKERS[number % 6], PICKERS[(number // 2 + 3) % 6]


def new_game(name: str) -> Match:
    """A random game of fixed seed."""
    scenario, options, *pickers = setup(name)
    rng = random.Random(f"record {name}")
    match = bellum.new_game("hamilcar", scenario, options, name)
    match.record.players = {side: pickers[seat].__name__ for seat, side in enumerate(SIDES)}
    while match.outcome is None:
        seat = 0 if match.position.owes(0) else 1
        match.play(seat, pickers[seat](match.position, seat, match.position.legal(seat), rng))
    return match


# -- what only Hamilcar says ---------------------------------------------------------------------------------------


def heading(record: Record, name: str, seat: str) -> Iterator[str]:
    chosen = [f"{key}={value}" for key, value in record.options.items() if value]
    yield f"# Hamilcar, {record.scenario}, {', '.join(chosen)}, seed {name}, seen by {seat}."
    yield "# Forces: CUs, elephants among them after an e; the commander first. Fleets: Ready ships + Exhausted ones."


def fleet(told: dict[str, Any]) -> str:
    return f"{told['space']} {told['ready']}+{told['exhausted']}{'' if told['harbour'] else ' at anchor'}"


def board(view: dict[str, Any]) -> Iterator[str]:
    """Who controls what, which force and which fleet is where."""
    yield from hannibal.board(view)
    for side in SIDES:
        fleets = (fleet(ships) for ships in view["sea"]["ships"] if ships["side"] == side)
        yield f"    {side} has at sea {hannibal.listed(fleets, ', ')}"


def essentials(view: dict[str, Any]) -> Iterator[str]:
    """The state of the game in a few lines."""
    sea = view["sea"]
    marks = [key for key in ("corvus", "trained", "forgotten_tactics") if sea[key]]
    yield (
        f"  supremacy {sea['supremacy']}, treasuries {compact(sea['treasury'])}, trains {compact(sea['supplies'])}, "
        f"{' '.join(marks) or 'no markers'}"
    )
    for key in ("voyage", "battle"):
        if sea[key]:
            yield f"  {key} at sea {compact(sea[key])}"
    yield from hannibal.essentials(view)


def traces(pos: Position) -> Iterator[str]:
    """Every space, fleet, general and card out of the game, as it ended."""
    assert isinstance(pos, FirstWar)
    view, ids = pos.view(0), pos.sea
    for s in range(ids.spaces):
        yield f"{ids.space_id[s]} {pos.control[s]} {pos.tribe[s]} {pos.siege[s]}"
    yield from (hannibal.force(told) for told in view["forces"])
    yield from (fleet(told) for told in view["sea"]["ships"])
    for general, told in zip(ids.general_id, view["generals"], strict=True):
        yield f"{general} {told['place']} {told['office']}"
    yield from (ids.card_id[card] for card in pos.removed)
    yield f"{pos.supremacy} {pos.treasury} {pos.supplies}"


GOLDEN = Golden(
    game="hamilcar",
    folder=Path(__file__).parent / "golden",
    games=[*GAMES],
    records=[*GAMES, *(f"{number:02}" for number in range(8))],
    opening=50,
    chapters=("turn",),
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


def test_every_scenario_and_option_is_kept() -> None:
    """The records together use whatever can be chosen."""
    records = [Record.from_text(GOLDEN.text(f"record-{name}")) for name in GOLDEN.records]
    game = bellum.game("hamilcar")
    assert {record.scenario for record in records} == set(game.scenarios)
    for option, values in game.options.items():
        assert {record.options[option] for record in records} == set(values), option


if __name__ == "__main__":
    GOLDEN.main()
