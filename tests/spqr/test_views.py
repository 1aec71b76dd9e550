"""6.59 What a seat may know: everything but which of the enemy's markers are orders to withdraw."""

from __future__ import annotations

import json
import random

import pytest

import bellum
from bellum.games.spqr.marks import MARKED, REAL, SHOWN
from bellum.games.spqr.position import Battlefield
from bellum.kernel import SPECTATOR, Dice, key_of
from bellum.server.tables.patches import diff
from tests.spqr.kit import leader_of, start

GAME = bellum.game("spqr")


def marked(real: bool) -> Battlefield:
    """A battle in which a marker lies under Hanno."""
    pos = start("learning")
    hanno = leader_of(pos, "hanno")
    pos.role[hanno] |= MARKED | (REAL if real else 0)
    return pos


@pytest.mark.rule("6.59")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_the_enemy_sees_that_a_marker_lies_there_and_not_what_it_is(seat: int) -> None:
    order, bluff = marked(True).view(seat), marked(False).view(seat)
    assert order == bluff
    assert "marker" in order["leaders"]["hanno"]["signs"]
    assert order["leaders"]["hanno"]["real"] is None


@pytest.mark.rule("6.59")
def test_its_owner_knows_it_and_everybody_once_it_is_turned_over() -> None:
    pos = marked(True)
    assert pos.view(0)["leaders"]["hanno"]["real"] is True
    assert marked(False).view(0)["leaders"]["hanno"]["real"] is False
    pos.role[leader_of(pos, "hanno")] |= SHOWN
    assert pos.view(1)["leaders"]["hanno"]["real"] is True


@pytest.mark.rule("6.59")
def test_a_sample_may_make_anything_of_the_enemys_markers_and_nothing_of_ones_own() -> None:
    pos = marked(True)
    hanno = leader_of(pos, "hanno")
    worlds = [pos.sample(1, Dice(key_of(f"world {n}"))) for n in range(20)]
    assert {bool(world.role[hanno] & REAL) for world in worlds} == {True, False}
    assert all(world.view(1) == pos.view(1) for world in worlds)
    for number in range(5):
        world = pos.sample(0, Dice(key_of(f"world {number}")))
        world.dice = pos.dice.clone()
        assert world == pos


@pytest.mark.rule("2.3")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nobody_knows_what_the_dice_will_show(seat: int) -> None:
    """A sample has dice of its own: whoever looks ahead in it learns nothing of the real ones."""
    pos = start("learning")
    coming = pos.clone().die()
    worlds = [pos.sample(seat, Dice(key_of(f"world {number}"))) for number in range(40)]
    assert len({world.dice.key for world in [pos, *worlds]}) == 41
    assert {world.die() for world in worlds} == set(range(10))
    assert pos.clone().die() == coming  # and drawing them has not touched the real ones


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_copies_and_json_are_the_same_battle(scenario: str) -> None:
    """On the way through a battle: clone and JSON give the same position, and it goes on alike."""
    rng = random.Random(scenario)
    pos = GAME.new(scenario, scenario, {})
    pos.advance()
    for ply in range(150):
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(2) if pos.owes(seat))
        action = rng.choice(pos.legal(seat))
        if ply % 25 == 0:
            copy, read = pos.clone(), GAME.from_json(pos.to_json())
            assert copy == pos == read
            assert read.legal(seat) == pos.legal(seat)
            for other in (copy, read):
                other.apply(seat, action)
            pos.apply(seat, action)
            assert copy == pos == read
        else:
            pos.apply(seat, action)
        if ply % 50 == 0:
            json.dumps(pos.view(0))


def test_a_position_of_the_largest_battle_is_small() -> None:
    assert len(start("cannae").to_json()) < 25_000


@pytest.mark.parametrize("scenario", ["learning", "cannae"])
def test_what_changes_in_a_step_is_small(scenario: str) -> None:
    """A watcher is sent what has changed in his view: under four kilobytes even before anything packs it."""
    rng = random.Random("changes")
    pos = GAME.new("changes", scenario, {})
    pos.advance()
    before = pos.view(0)
    for _ in range(300):
        seat = next(seat for seat in range(2) if pos.owes(seat))
        pos.apply(seat, rng.choice(pos.legal(seat)))
        after = pos.view(0)
        assert len(json.dumps(diff(before, after), separators=(",", ":"))) < 4096
        before = after
        if pos.outcome is not None:
            break
