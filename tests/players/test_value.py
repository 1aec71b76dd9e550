"""The estimates: in range, the same for both sides but for the sign, and sound in plain cases of Julius Caesar."""

from __future__ import annotations

import pytest

import bellum
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import Position
from bellum.players import Perspective, make
from tests.house import HOUSE
from tests.julius_caesar.kit import do, scene

LONGEST = 1000  # positions of a game that random players would go on with for very long


def random_game(game: str, seed: str) -> list[Position]:
    """Every position of a random game, or the first of them."""
    pos = bellum.new_game(game, seed=seed).position
    players = [make("random", f"{seed} {seat}") for seat in range(2)]
    out = [pos.clone()]
    while pos.outcome is None and len(out) < LONGEST:
        seat = 0 if pos.owes(0) else 1
        pos.play(seat, players[seat].choose(Perspective(pos, seat)))
        out.append(pos.clone())
    return out


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
@pytest.mark.parametrize("game", HOUSE)
def test_it_is_in_range_and_what_one_side_gains_the_other_loses(game: str, seed: str) -> None:
    for pos in random_game(game, seed):
        ours, theirs = pos.value(0), pos.value(1)
        assert -1.0 <= ours <= 1.0
        assert ours + theirs == pytest.approx(0.0, abs=1e-9)
        if pos.outcome is None:
            assert abs(ours) < 1.0
        elif pos.outcome.winners:
            assert abs(ours) == 1.0
            assert (ours > 0) == (pos.outcome.winners == (0,))
        else:
            assert ours == 0.0


@pytest.mark.parametrize("game", HOUSE)
def test_it_does_not_change_the_position(game: str) -> None:
    for pos in random_game(game, "5")[::20]:
        before = pos.to_json()
        pos.value(0)
        assert pos.to_json() == before


# -- plain cases ------------------------------------------------------------------------------------------


def gain(before: CivilWar, after: CivilWar) -> float:
    """What Caesar gains from one position to another."""
    return after.value(0) - before.value(0)


def test_a_city_of_value_held_is_better_than_one_within_reach() -> None:
    near = scene({"asculum": ["legio_13"], "syracusae": ["legio_37"]})
    there = scene({"roma": ["legio_13"], "syracusae": ["legio_37"]})
    assert gain(near, there) > 0


def test_within_reach_is_better_than_far_away() -> None:
    far = scene({"treviri": ["legio_13"], "syracusae": ["legio_37"]})
    near = scene({"genua": ["legio_13"], "syracusae": ["legio_37"]})
    assert gain(far, near) > 0


def test_a_leader_killed_is_worth_more_than_his_block() -> None:
    legion_lost = scene({"roma": ["caesar", "legio_8"], "antiochia": ["scipio"]})
    leader_lost = scene({"roma": ["legio_8", "legio_13"], "trophy": ["caesar"], "antiochia": ["scipio"]})
    assert gain(legion_lost, leader_lost) < 0


def test_an_attack_with_a_strong_group_is_better_than_none() -> None:
    blocks = {"ravenna": ["caesar", "legio_8", "legio_11", "legio_12"], "roma": ["pompeius_auxilia_1:1"]}
    still = scene(blocks, phase="move", seat="caesar", card="1-3a")
    begun = do(still.clone(), "caesar", "move legio_8", "to roma")
    idle = do(still.clone(), "caesar", "done")
    assert gain(idle, begun) > 0


def test_an_attack_on_a_strong_city_by_a_weak_block_is_worse_than_none() -> None:
    blocks = {"ravenna": ["legio_16:1"], "roma": ["pompeius", "legio_1", "legio_2", "legio_3"]}
    still = scene(blocks, phase="move", seat="caesar", card="1-3a")
    begun = do(still.clone(), "caesar", "move legio_16", "to roma")
    idle = do(still.clone(), "caesar", "done")
    assert gain(idle, begun) < 0


def test_points_that_win_in_winter_weigh_more_than_others() -> None:
    cities = [
        "roma",
        "alexandria",
        "antiochia",
        "athenae",
        "byzantium",
        "carthago_nova",
        "ephesus",
        "massilia",
    ]
    blocks = ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11", "legio_12", "legio_13", "legio_14"]
    nine = {city: [block] for city, block in zip(cities[:7], blocks)}
    eight = {city: [block] for city, block in zip(cities[:6], blocks)}
    ten = {city: [block] for city, block in zip(cities, blocks)}
    ninth = gain(scene({**eight, "memphis": ["legio_13"]}), scene(nine))
    tenth = gain(scene({**nine, "memphis": ["legio_14"]}), scene(ten))
    assert tenth > ninth
