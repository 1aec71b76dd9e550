"""The greedy player: it knows no game, and is far better than chance at the one it is tried on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bellum.arena.simulate import simulate
from bellum.players import Perspective, greedy, make
from bellum.players.base import PATIENCE
from tests.toy import GAME, TABLE, Lead, Toy


def test_it_knows_no_game() -> None:
    source = (Path(greedy.__file__).parent / "greedy.py").read_text(encoding="utf-8")
    imports = [line for line in source.splitlines() if "import" in line]
    assert not [line for line in imports if "games" in line]


def lead() -> Toy:
    """A position in which one of two actions is plainly better."""
    pos = GAME.new("lead", None, {"points": 12})
    assert isinstance(pos, Toy)
    pos.hands = [[0], [1], []]
    pos.steps.append(Lead(0, 2, True))
    pos.advance()
    return pos


def test_it_takes_what_is_there_to_take() -> None:
    pos = lead()
    assert [TABLE.notation(action) for action in pos.legal(0)] == ["raid east", "rest"]
    for seed in range(20):
        assert make("greedy", str(seed)).choose(Perspective(pos, 0)) == TABLE.number("raid east")
    pos.points = [6, 6, 0]
    assert make("greedy", "x").choose(Perspective(pos, 0)) in pos.legal(0)


def test_it_does_not_go_round_in_circles_for_ever() -> None:
    """A choice that comes back unchanged again and again is left to chance; a die between, and it thinks anew."""
    pos = lead()
    player = make("greedy", "circles")
    best = TABLE.number("raid east")
    chosen = [player.choose(Perspective(pos, 0)) for _ in range(60)]
    assert set(chosen[:PATIENCE]) == {best}
    assert set(chosen[PATIENCE:]) == set(pos.legal(0))
    pos.barrier += 1
    assert player.choose(Perspective(pos, 0)) == best


@pytest.mark.slow
@pytest.mark.parametrize("players", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_random_from_either_side(players: tuple[str, str]) -> None:
    report = simulate("julius_caesar", games=8, players=players, seed="greedy")
    assert report.seats[players.index("greedy")].wins >= 7


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "scenario", "games", "wins"),
    [
        (("greedy", "random"), "campaign_africa", 6, 3),  # of which chance wins none in a hundred
        (("random", "greedy"), "crossing_the_alps", 4, 4),
    ],
)
def test_it_beats_random_at_hannibal(players: tuple[str, str], scenario: str, games: int, wins: int) -> None:
    report = simulate("hannibal", games=games, players=players, seed="greedy", scenario=scenario)
    assert report.seats[players.index("greedy")].wins >= wins


@pytest.mark.slow
@pytest.mark.parametrize("players", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_random_at_hamilcar(players: tuple[str, str]) -> None:
    report = simulate("hamilcar", games=6, players=players, seed="greedy", scenario="war_for_sicilia")
    assert report.seats[players.index("greedy")].wins >= 5
