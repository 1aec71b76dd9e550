"""5.6 A leader alone with an enemy unit in his region is eliminated, however the unit comes there."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.dictator import appoint
from bellum.games.second_punic_war.gauls import lay_token
from bellum.games.second_punic_war.politics import shift
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.recruiting import Recruiting
from tests.second_punic_war.events import hold, play
from tests.second_punic_war.kit import BOARD, C, R, advance, do, points_of, run, scene, where

pytestmark = pytest.mark.rule("5.6")


def lost(pos: War, leader: str, seat: str, points: int) -> None:
    """A leader was eliminated, and a seat has scored him."""
    assert where(pos, leader) == "dead"
    assert points_of(pos, seat) == points


def test_by_recruits() -> None:
    """9.3 They appear in the region of a city."""
    pos = scene({}, {"magon": "capua"}, talents={R: 5})
    do(run(pos, Recruiting([0], -1, [], [])), "muster capua", "recruit rome_heavy_infantry")
    lost(pos, "magon", R, 2)


def test_by_reinforcements() -> None:
    """9.3 Cards bring them."""
    pos = hold("rome_levy_in_italy", {}, {"magon": "capua"})
    play(pos, "rome_levy_in_italy", "city capua")
    lost(pos, "magon", R, 2)


def test_by_volunteers() -> None:
    """8.2 A tribe becomes the enemy's ally."""
    pos = scene({}, {"magon": "boii"})
    lay_token(pos, BOARD.region["boii"], 2)
    lost(advance(pos), "magon", R, 2)


def test_by_a_new_ally() -> None:
    """7 Its garrison, wherever it stands."""
    pos = scene({"siga": "numidia 2h", "iol": "numidia 1c"}, {"magon": "siga", "hannibal": "iol"})
    shift(pos, BOARD.nation["numidia"], 2, 0)
    advance(pos)
    assert where(pos, "hannibal") == "dead"
    lost(pos, "magon", R, 2 + 2 + 6)


def test_by_the_army_of_a_dictator() -> None:
    """12.4 It gathers in Roma."""
    pos = scene({}, {"magon": "roma", "consul_1": "capua"}, dictators=True)
    appoint(pos, BOARD.leader["consul_1"], 0)
    lost(advance(pos), "magon", R, 2)


def test_not_by_his_own_side() -> None:
    """5.6 Nor beside a unit of his own."""
    pos = scene({"capua": "carthage 1h"}, {"magon": "capua"}, talents={R: 5})
    do(run(pos, Recruiting([0], -1, [], [])), "muster capua", "recruit rome_heavy_infantry")
    assert where(pos, "magon") == "capua"
    assert points_of(pos, C) == 0
