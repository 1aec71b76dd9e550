"""Observations: all of a seat's view, nothing else, and always in the same shape."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import bellum
from bellum.kernel import Dice, Position, key_of
from bellum.kernel.game import BadSetup
from bellum.kernel.kind import Kind
from bellum.kernel.observation import (
    ById,
    ByWord,
    Fields,
    Flag,
    Grid,
    Listed,
    Maybe,
    NoSuchSeat,
    Number,
    Part,
    Rows,
    Tuple,
    Word,
)
from tests.house import HOUSE
from tests.toy import GAME as TOY

PLIES = 300
COLOURS = Kind("colour", ["red", "green", "blue"])


def written(part: Part, value: Any) -> list[int]:
    row = array("h", bytes(2 * part.width))
    part.write(value, row, 0)
    entries = part.entries("x")
    assert len(entries) == part.width == len(set(entries))
    for number, entry in zip(row, entries):
        assert entry.least <= number <= entry.most
    return row.tolist()


@pytest.mark.parametrize(
    ("part", "value", "row"),
    [
        (Number(), 7, [7]),
        (Number(), None, [0]),
        (Number(absent=-1), None, [-1]),
        (Flag(), True, [1]),
        (Flag(), None, [0]),
        (Word(COLOURS), "blue", [3]),
        (Word(COLOURS), None, [0]),
        (Word(COLOURS, ["grey"]), "grey", [4]),
        (Listed(COLOURS), ["blue", "red"], [2, 0, 1]),
        (Listed(COLOURS), None, [0, 0, 0]),
        (Fields({"a": Number(), "b": Word(COLOURS)}), {"b": "red"}, [0, 1]),
        (Maybe(Number()), 0, [1, 0]),
        (Maybe(Number()), None, [0, 0]),
        (ByWord(COLOURS, Number()), {"green": 5}, [0, 5, 0]),
        (ById("id", COLOURS, Fields({"n": Number()})), [{"id": "blue", "n": 4}], [0, 0, 0, 0, 1, 4]),
        (Rows(3, Number()), [8, 0], [2, 8, 0, 0]),
        (Tuple(Flag(), Word(COLOURS)), (True, "green"), [1, 2]),
        (
            Grid({"c": ["red", "blue"], "in": ()}, Fields({"n": Number()})),
            [{"c": "blue", "in": False, "n": 3}, {"c": "red", "in": True, "n": 2}],
            [0, 0, 1, 2, 1, 3, 0, 0],
        ),
        (
            Grid({"c": ["red", "blue"]}, Fields({"n": Number()}), deep=2),
            [{"c": "blue", "n": 3}, {"c": "blue", "n": 2}],
            [0, 0, 0, 0, 1, 3, 1, 2],
        ),
    ],
)
def test_what_a_part_writes(part: Part, value: Any, row: list[int]) -> None:
    assert written(part, value) == row


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="3 rows do not go into an observation with 2"):
        written(Rows(2, Number()), [1, 2, 3])
    with pytest.raises(ValueError, match="more than 1 records in one cell"):
        written(Grid({"c": ["red"]}, Flag()), [{"c": "red"}, {"c": "red"}])


def random_game(id: str, seed: str, scenario: str, options: dict[str, Any]) -> Iterator[Position]:
    """The positions of a random game, each before its action and the last one."""
    pos = bellum.game(id).new(seed, scenario, options)
    pos.advance()
    pick = Random(seed)
    for _ in range(PLIES):
        yield pos
        if pos.outcome is not None:
            return
        seat = pick.choice([seat for seat in range(len(pos.seats)) if pos.owes(seat)])
        pos.apply(seat, pick.choice(pos.legal(seat)))


def known(pos: Position, seat: int) -> str:
    """A seat's view as text; what it may do is in the mask, and a paragraph is only a citation."""
    view = pos.view(seat)
    del view["legal"]
    if view["prompt"] is not None:
        del view["prompt"]["rule"]
    return json.dumps(view, sort_keys=True)


def occasions() -> list[tuple[str, str, dict[str, Any]]]:
    """Every scenario of every game; the sets of seats of the first; options changed, all at once."""
    found: list[tuple[str, str, dict[str, Any]]] = []
    for id in HOUSE:
        game = bellum.game(id)
        found += [(id, scenario, {}) for scenario in game.scenarios if fits(id, scenario, {})]
        for seating in game.seatings():
            if seating.options and (id, seating.scenario, seating.options) not in found:
                found.append((id, seating.scenario, seating.options))
        others = {name: values[-1] for name, values in game.options.items() if name not in game.seated_by}
        found.append((id, next(s for i, s, _ in found if i == id), others))
    return found


def fits(id: str, scenario: str, options: dict[str, Any]) -> bool:
    try:
        bellum.game(id).seats_for(scenario, options)
    except BadSetup:
        return False
    return True


@pytest.mark.parametrize(("id", "scenario", "options"), occasions())
def test_the_same_view_is_the_same_row_and_another_view_another(
    id: str, scenario: str, options: dict[str, Any]
) -> None:
    observer = bellum.game(id).observer(scenario, options)
    views: dict[bytes, str] = {}
    rows: dict[str, bytes] = {}
    for number, pos in enumerate(random_game(id, "rows", scenario, options)):
        if number % 4 and pos.outcome is None:
            continue
        for seat in range(len(pos.seats)):
            row, view = observer.observe(pos, seat), known(pos, seat)
            assert len(row) == observer.width
            assert views.setdefault(row.tobytes(), view) == view
            assert rows.setdefault(view, row.tobytes()) == row.tobytes()
    assert len(views) > 20


@pytest.mark.parametrize("id", HOUSE)
def test_what_a_seat_cannot_know_changes_nothing(id: str) -> None:
    """A sample agrees with all that the seat has seen and is otherwise drawn anew."""
    game = bellum.game(id)
    scenario = game.scenarios[0]
    observer = game.observer(scenario)
    differing = 0
    for number, pos in enumerate(random_game(id, "samples", scenario, {})):
        if number % 7 or pos.outcome is not None:
            continue
        for seat in range(len(pos.seats)):
            world = pos.sample(seat, Dice(key_of(f"world {number}")))
            differing += world.to_json() != pos.to_json()
            assert observer.observe(world, seat) == observer.observe(pos, seat)
            if pos.owes(seat):
                assert observer.mask(world.legal(seat)) == observer.mask(pos.legal(seat))
    assert differing > 0


@pytest.mark.parametrize("id", HOUSE)
def test_every_number_has_a_name_and_stays_in_its_bounds(id: str) -> None:
    game = bellum.game(id)
    observer = game.observer()
    entries = observer.entries()
    assert len(entries) == observer.width
    assert len({entry.name for entry in entries}) > observer.width * 0.6
    for number, pos in enumerate(random_game(id, "bounds", game.scenarios[0], {})):
        if number % 50 == 0:
            for value, entry in zip(observer.observe(pos, 0), entries):
                assert entry.least <= value <= entry.most, entry


@pytest.mark.parametrize("id", HOUSE)
def test_the_mask_is_what_may_be_done(id: str) -> None:
    game = bellum.game(id)
    observer = game.observer()
    for number, pos in enumerate(random_game(id, "mask", game.scenarios[0], {})):
        if number % 20 == 0:
            for seat in range(len(pos.seats)):
                legal = pos.legal(seat)
                marked = [action for action, mark in zip(observer.actions, observer.mask(legal)) if mark]
                assert sorted(marked) == sorted(legal)


def test_a_seat_that_is_not_there_is_refused_in_a_sentence() -> None:
    observer = bellum.game("julius_caesar").observer()
    assert observer.seat("pompeius") == observer.seat(1) == 1
    for name in ("nero", 2, -1):
        with pytest.raises(NoSuchSeat, match=r"no seat .* that could observe; it has caesar, pompeius"):
            observer.seat(name)


def test_a_game_that_declares_nothing_says_so() -> None:
    with pytest.raises(BadSetup, match="toy does not say what its views are made of"):
        TOY.observer()
