"""What the machine player thinks about: it goes through lines, meets the enemy, and never goes round in circles."""

from __future__ import annotations

import pytest

from bellum.arena.simulate import simulate
from bellum.games.spqr.game import GAME
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Position
from bellum.players import Perspective, make
from tests.spqr.kit import scene
from tests.spqr.movement_kit import moving


def advice(pos: Battlefield, seat: int = 0) -> list[str]:
    """What a seat would think about, by its notation."""
    return [GAME.table.notation(action) for action in pos.sensible(seat)]


def test_heavy_foot_marches_on_until_it_is_close() -> None:
    far = {"sp_hi_1": "2620 e", "i_ha_a": "3120 w"}
    assert "stop" not in advice(moving("sp_hi_1", far))
    close = {"sp_hi_1": "2620 e", "i_ha_a": "2820 w"}
    assert "stop" in advice(moving("sp_hi_1", close))
    worn = {"sp_hi_1": "2620 e hits=5", "i_ha_a": "3120 w"}
    assert "stop" in advice(moving("sp_hi_1", worn))


def test_distance_is_worth_nothing_by_itself() -> None:
    near = scene({"sp_hi_1": "2620 e", "i_ha_a": "3120 w"})
    far = scene({"sp_hi_1": "2220 e", "i_ha_a": "3120 w"})
    assert near.value(0) == far.value(0)


def play(pos: Position, players: list[str], most: int) -> int:
    """Machine players play on; how many actions it took, up to a limit."""
    seats = [make(name, f"circles {seat}") for seat, name in enumerate(players)]
    for number in range(most):
        if pos.outcome is not None:
            return number
        seat = 0 if pos.owes(0) else 1
        pos.apply(seat, seats[seat].choose(Perspective(pos, seat)))
    return most


@pytest.mark.parametrize("players", [["greedy", "random"], ["random", "greedy"], ["greedy", "greedy"]])
def test_a_small_battle_ends(players: list[str]) -> None:
    pos = GAME.new("1-0", "learning", {})
    pos.advance()
    assert play(pos, players, 6000) < 6000


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["learning", "bagradas"])
@pytest.mark.parametrize("players", [("greedy", "random"), ("random", "greedy")])
def test_it_beats_random_from_either_side(players: tuple[str, str], scenario: str) -> None:
    report = simulate("spqr", games=8, players=players, seed="advice", scenario=scenario)
    assert report.seats[players.index("greedy")].wins >= 7
