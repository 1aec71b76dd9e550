"""12.1 Ravaging: what it takes, its tokens, and what they cost and bring in the economy phase."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.economy import collect
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.ravaging import is_enemy_land, ravage, spoils, tokens, tokens_of
from tests.second_punic_war.kit import BOARD, CA, CH, RN, RS, C, R, S, give, points_of, purse, scene, seat_of

pytestmark = pytest.mark.rule("12.1")


def lay(pos: War, region: str, seat: str, units: int) -> int:
    return ravage(pos, BOARD.region[region], seat_of(pos, seat), units)


def test_example() -> None:
    """12.1 Infantry pays one point of movement, cavalry two: so infantry may move one region and ravage, cavalry two."""
    rules = BOARD.rules["movement"]
    assert (rules["ravage_infantry"], rules["ravage_cavalry"]) == (1, 2)
    assert BOARD.move[1] - rules["ravage_infantry"] == 1
    assert BOARD.move[2] - rules["ravage_cavalry"] == 2


@pytest.mark.parametrize(
    ("units", "talents"), [(1, 1), (4, 1), (5, 1), (9, 1), (10, 2), (15, 3), (25, 4), (40, 4)]
)
def test_a_talent_for_five_units(units: int, talents: int) -> None:
    """12.1 One for fewer; never more than the income of the region, which is 4 at Capua."""
    pos = scene(ravaging=True)
    assert lay(pos, "capua", C, units) == talents
    assert purse(pos, C) == talents
    assert tokens(pos, BOARD.region["capua"]) == talents


def test_a_region_may_be_ravaged_again() -> None:
    """12.1 Several times a stage, until its income is used up."""
    pos = scene(ravaging=True)
    assert [lay(pos, "capua", C, 10) for _ in range(3)] == [2, 2, 0]
    assert spoils(pos, BOARD.region["capua"], 50) == 0
    assert lay(pos, "cannae", C, 50) == 0  # a region without a city has no income


@pytest.mark.rule("2")
def test_no_income_nothing_to_ravage() -> None:
    """12.1, 2 No more than the income of the province: in scenario I the south has none."""
    pos = scene(scenario="stop_hannibal", ravaging=True)
    assert lay(pos, "tarentum", C, 10) == 0
    assert lay(pos, "capua", C, 10) == 2
    assert (purse(pos, C), tokens(pos, BOARD.region["tarentum"])) == (2, 0)


def test_whose_land() -> None:
    """12.1 An enemy's; not a tribe's, not one's own, not a neutral state's."""
    pos = scene(owner={"placentium": R}, ravaging=True)
    assert is_enemy_land(pos, BOARD.region["capua"], 1)
    assert not is_enemy_land(pos, BOARD.region["capua"], 0)
    assert not is_enemy_land(pos, BOARD.region["boii"], 1)
    assert not is_enemy_land(pos, BOARD.region["siga"], 1)
    assert not is_enemy_land(pos, BOARD.region["cannae"], 1)


def test_the_owner_has_less_income() -> None:
    """12.1 As many Talents as there are tokens; a city does not bring less than nothing."""
    whole = scene(ravaging=True)
    collect(whole)
    pos = scene(ravaging=True)
    lay(pos, "capua", C, 10)
    lay(pos, "ancona", C, 5)
    pos.talents = [0, 0]
    collect(pos)
    assert purse(pos, R) == purse(whole, R) - 3
    assert pos.ravaged == {}
    pos = scene({"capua": "carthage 9h"}, siege={"capua": 4}, ravaging=True)
    lay(pos, "capua", C, 20)
    collect(pos)
    assert purse(pos, R) == purse(whole, R) - 4


def test_a_point_for_five_tokens() -> None:
    """12.1 Of all regions together; what is over is lost."""
    pos = scene(ravaging=True)
    for region, units in (("capua", 20), ("tarentum", 15), ("roma", 10)):
        lay(pos, region, C, units)
    assert tokens_of(pos, 1) == 9
    collect(pos)
    assert points_of(pos, C) == 1
    assert pos.ravaged == {}


@pytest.mark.rule("10.3")
def test_each_player_scores_his_own() -> None:
    """10.3, 10.4 Partners and Syracuse apart."""
    pos = scene(players=5, ravaging=True)
    lay(pos, "capua", CH, 20)
    lay(pos, "tarentum", CA, 15)
    lay(pos, "roma", S, 25)
    lay(pos, "roma", CH, 5)
    assert tokens(pos, BOARD.region["roma"]) == 6
    collect(pos)
    assert [points_of(pos, seat) for seat in (CH, CA, S)] == [1, 0, 1]


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("first", "second", "points"), [(10, 10, [0, 0]), (10, 15, [0, 1]), (15, 10, [1, 0]), (15, 15, [0, 1])]
)
def test_five_tokens_of_partners_together(first: int, second: int, points: list[int]) -> None:
    """12.1 The other side has a point for five tokens, whoever of it has laid them: the one who has laid more."""
    pos = scene(players=4, ravaging=True, order=[CA, RN, CH, RS])
    lay(pos, "capua", CH, first)
    lay(pos, "tarentum", CA, second)
    collect(pos)
    assert [points_of(pos, seat) for seat in (CH, CA)] == points


def test_tokens_in_what_is_the_enemys_no_more() -> None:
    """12.1 The other side scores what the owner has less by: nobody scores for land that he has taken himself."""
    pos = scene(ravaging=True)
    assert lay(pos, "capua", C, 20) == 4
    assert lay(pos, "arretium", C, 10) == 2
    give(pos, "capua", C)
    collect(pos)
    assert (points_of(pos, C), pos.ravaged) == (0, {})


def test_two_cities_in_one_region() -> None:
    """12.1 Their income together; what one cannot pay the other does."""
    pos = scene(ravaging=True)
    assert spoils(pos, BOARD.region["boii"], 50) == 2
    city = [BOARD.city["placentium"], BOARD.city["cremona"]]
    for laid, left in ((1, 1), (2, 0)):
        pos = scene(ravaging=True)
        pos.keeper = [0 if c in city else -1 for c in range(BOARD.cities)]
        pos.ravaged = {pos.board.regions + BOARD.region["boii"]: laid}
        collect(pos)
        assert purse(pos, R) == left
