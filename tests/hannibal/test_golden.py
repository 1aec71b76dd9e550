"""Golden play-throughs that a person can read, from every seat, and whole records that must replay for ever.

A change of behaviour shows here as a diff. When the change is wanted, rewrite the files and read the diff:

    python -m tests.hannibal.test_golden --write
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bellum
from bellum.games.hannibal.kinds import SIDES
from bellum.games.hannibal.position import PunicWar
from bellum.kernel import Match, Position, Record
from tests.golden import Golden, allowed, asked, compact
from tests.hannibal.facts import CARD_ID, GENERAL_ID, SPACE_ID, SPACES
from tests.hannibal.trial import conquering, eventful, warlike
from tests.trial import Picker, uniform

PICKERS = (uniform, eventful, warlike)
WAR, ALPS, IBERIA, AFRICA = bellum.game("hannibal").scenarios
Setup = tuple[str, dict[str, Any], Picker, Picker]  # scenario, options, and how each side chooses
GAMES: dict[str, Setup] = {
    "trebia": (WAR, {}, eventful, warlike),
    "cannae": (WAR, {"cards": "all", "more_generals": True}, warlike, conquering),
    "zama": (
        AFRICA,
        {"cards": "additional", "alternative_sieges": True, "always_ask": True},
        warlike,
        warlike,
    ),
}
SWITCHES = [name for name, values in bellum.game("hannibal").options.items() if values == (False, True)]


def setup(name: str) -> Setup:
    """One of the games that are told in full, or one of the many: every scenario, deck, option and picker."""
    if name in GAMES:
        return GAMES[name]
    number = int(name)
    decks = bellum.game("hannibal").options["cards"]
    options: dict[str, Any] = {"cards": decks[number % len(decks)]}
    options.update({switch: (number + place) % 5 == 0 for place, switch in enumerate(SWITCHES)})
    scenario = (WAR, ALPS, IBERIA, AFRICA)[number % 4]
    return scenario, options, PICKERS[number % 3], PICKERS[number // 3 % 3]


def new_game(name: str) -> Match:
    """A random game of fixed seed."""
    scenario, options, *pickers = setup(name)
    rng = random.Random(f"record {name}")
    match = bellum.new_game("hannibal", scenario, options, name)
    match.record.players = {side: pickers[seat].__name__ for seat, side in enumerate(SIDES)}
    while match.outcome is None:
        seat = 0 if match.position.owes(0) else 1
        match.play(seat, pickers[seat](match.position, seat, match.position.legal(seat), rng))
    return match


# -- what only Hannibal says ---------------------------------------------------------------------------------------


def heading(record: Record, name: str, seat: str) -> Iterator[str]:
    chosen = [f"{key}={value}" for key, value in record.options.items() if value]
    yield f"# Hannibal, {record.scenario}, {', '.join(chosen)}, seed {name}, seen by {seat}."
    yield "# Forces: CUs, elephants among them after an e, siege trains after a t; the commander first."


def force(told: dict[str, Any]) -> str:
    inside = "/in" if told["inside"] else ""
    beasts = f"e{told['elephants']}" if told["elephants"] else ""
    trains = f"t{told['trains']}" if told["trains"] else ""
    return " ".join([f"{told['space']}{inside} {told['cus']}{beasts}{trains}", *told["generals"]])


def listed(words: Iterable[str], between: str = " ") -> str:
    return between.join(words) or "nothing"


def board(view: dict[str, Any]) -> Iterator[str]:
    """Who controls what, and which force is where."""
    for side in SIDES:
        yield f"    {side} holds {listed(p for p, owner in view['provinces'].items() if owner == side)}"
        yield f"    {side} controls {listed(s for s, owner in view['control'].items() if owner == side)}"
        yield f"    {side} has {listed((force(f) for f in view['forces'] if f['side'] == side), ', ')}"
    yield f"    neutral tribes {listed(s for s, owner in view['tribes'].items() if owner == 'neutral')}"
    away = (
        f"{g['id']} {g['place']}" for g in view["generals"] if g["place"] in ("pool", "displaced", "later")
    )
    yield f"    off the map {listed(away, ', ')}"


def essentials(view: dict[str, Any]) -> Iterator[str]:
    """The state of the game in a few lines."""
    turn, points, cards = view["turn"], view["points"], view["cards"]
    line = f"  turn {turn['number']} ({turn['years']}), {view['phase']}, points {points['rome']}:{points['carthage']}"
    if "hand" in cards:
        line += f", hand {' '.join(cards['hand']) or 'empty'}"
    yield line
    marks = {key: value for key, value in view["markers"].items() if value}
    if marks or view["siege"]:
        yield f"  markers {compact(marks)}, siege points {compact(view['siege'])}"
    for key in ("move", "reaction", "battle"):
        if view[key]:
            yield f"  {key} {compact(view[key])}"
    yield from asked(view)
    yield from allowed(view)


def traces(pos: Position) -> Iterator[str]:
    """Every space, general and card out of the game, as it ended."""
    assert isinstance(pos, PunicWar)
    view = pos.view(0)
    for s in range(SPACES):
        yield f"{SPACE_ID[s]} {pos.control[s]} {pos.tribe[s]} {pos.siege[s]}"
    yield from (force(told) for told in view["forces"])
    for general, told in zip(GENERAL_ID, view["generals"], strict=True):
        yield f"{general} {told['place']} {told['office']}"
    yield from (CARD_ID[card] for card in pos.removed)


GOLDEN = Golden(
    game="hannibal",
    folder=Path(__file__).parent / "golden",
    games=[*GAMES],
    records=[*GAMES, *(f"{number:02}" for number in range(12))],
    opening=60,
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


def test_every_scenario_deck_and_option_is_kept() -> None:
    """The records together use whatever can be chosen."""
    records = [Record.from_text(GOLDEN.text(f"record-{name}")) for name in GOLDEN.records]
    game = bellum.game("hannibal")
    assert {record.scenario for record in records} == set(game.scenarios)
    for option, values in game.options.items():
        assert {record.options[option] for record in records} == set(values), option


if __name__ == "__main__":
    GOLDEN.main()
