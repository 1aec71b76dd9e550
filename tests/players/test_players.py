"""What machine players are given, and that the same seed gives the same play."""

from __future__ import annotations

import inspect
from typing import Any, Self

import pytest

import bellum
from bellum.kernel import Dice, Position, key_of
from bellum.players import NAMES, QUICK, Perspective, Player, make
from tests.toy import GAME, Toy


def dice(seed: str = "players") -> Dice:
    return Dice(key_of(seed))


def play(pos: Position, players: list[Player], actions: int) -> list[int]:
    """Play so many actions, or to the end if that comes first."""
    eyes = [Perspective(pos, seat) for seat in range(len(players))]
    chosen: list[int] = []
    while pos.outcome is None and len(chosen) < actions:
        seat = next(seat for seat in range(len(players)) if pos.owes(seat))
        action = players[seat].choose(eyes[seat])
        pos.play(seat, action)
        chosen.append(action)
    return chosen


def caesar(seed: str) -> Position:
    return bellum.new_game("julius_caesar", seed=seed).position


def reaches(thing: Any, target: object, depth: int = 4) -> bool:
    """Whether a public attribute, or an item, of a thing leads to the target."""
    if thing is target:
        return True
    if depth == 0 or isinstance(thing, (str, bytes, int, float)) or thing is None or inspect.isclass(thing):
        return False
    if isinstance(thing, dict):
        return any(reaches(item, target, depth - 1) for pair in thing.items() for item in pair)
    if isinstance(thing, (list, tuple, set)):
        return any(reaches(item, target, depth - 1) for item in thing)
    names = [name for name in dir(thing) if not name.startswith("_")]
    values = [getattr(thing, name) for name in names]
    return any(reaches(value, target, depth - 1) for value in values if not callable(value))


@pytest.mark.parametrize("moment", [0, 1, 30, 200])
def test_a_perspective_leads_nowhere_near_the_position(moment: int) -> None:
    pos = caesar("eyes")
    play(pos, [make("random", "1"), make("random", "2")], moment)
    before = pos.to_json()
    for seat in range(2):
        eyes = Perspective(pos, seat)
        assert {name for name in dir(eyes) if not name.startswith("_")} == {
            "barrier",
            "legal",
            "sample",
            "seat",
            "prior",
            "table",
            "view",
        }
        assert not reaches(eyes, pos)
        assert eyes.view() == pos.view(seat)
        eyes.view().clear()
        assert eyes.legal() == pos.legal(seat)
        eyes.legal().clear()
        sample = eyes.sample(dice())
        assert sample is not pos
        assert not reaches(sample, pos)
        assert sample.view(seat) == pos.view(seat)
        assert sample.dice.key != pos.dice.key
        while sample.outcome is None:
            mover = next(mover for mover in range(2) if sample.owes(mover))
            sample.apply(mover, sample.legal(mover)[0])
        assert pos.to_json() == before


class Sealed(Toy):
    """A position that only shows itself to a seat: whoever tries to copy, play or judge it fails."""

    open: Toy

    def clone(self) -> Self:
        raise AssertionError("cloned")

    def apply(self, seat: int, action: int) -> None:
        raise AssertionError("played")

    def value(self, seat: int) -> float:
        raise AssertionError("judged")

    def to_data(self) -> dict[str, Any]:
        raise AssertionError("read")

    def sample(self, seat: int, dice: Dice) -> Toy:  # type: ignore[override]
        return self.open.sample(seat, dice)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("name", [*QUICK, "planner-1"])
def test_players_touch_nothing_but_views_and_samples(name: str, seats: int) -> None:
    real = GAME.new("sealed", None, {"players": seats})
    assert isinstance(real, Toy)
    real.advance()
    players = [make(name, str(seat)) for seat in range(seats)]
    while real.outcome is None:
        seat = next(seat for seat in range(seats) if real.owes(seat))
        sealed = Sealed(real.setting, real.dice.clone())
        for field in ("steps", "barrier", "_owners", *(name for name, _ in Toy.state)):
            setattr(sealed, field, getattr(real, field))
        sealed.open = real
        before = real.to_json()
        action = players[seat].choose(Perspective(sealed, seat))
        assert real.to_json() == before
        real.play(seat, action)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def game(seed: str) -> list[int]:
        return play(caesar("again"), [make(name, f"{seed} 0"), make(name, f"{seed} 1")], 160)

    assert game("a") == game("a")
    assert game("a") != game("b")


def test_every_name_makes_a_player() -> None:
    assert [make(name, "seed").name for name in NAMES] == list(NAMES)


def test_an_unknown_name_is_refused_in_one_sentence() -> None:
    names = "random, greedy, planner-1, planner-4, planner-16"
    with pytest.raises(ValueError, match=rf"^there is no machine player 'hannibal'; choose from {names}$"):
        make("hannibal", "seed")


def test_random_plays_every_action_about_as_often() -> None:
    pos = caesar("even")
    eyes = Perspective(pos, 0)
    legal = eyes.legal()
    player = make("random", "even")
    chosen = [player.choose(eyes) for _ in range(6000)]
    assert len(legal) == 6
    assert set(chosen) == set(legal)
    assert all(850 < chosen.count(action) < 1150 for action in legal)
