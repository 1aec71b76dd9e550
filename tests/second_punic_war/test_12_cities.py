"""12.2 Cities that are cut off: half the income and half the recruits."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.economy import city_income
from bellum.games.second_punic_war.recruiting import Recruiting, worth
from tests.second_punic_war.kit import BOARD, R, do, refused, run, scene, there

pytestmark = pytest.mark.rule("12.2")


@pytest.mark.parametrize(("city", "half"), [("capua", 2), ("tarentum", 2), ("ancona", 1), ("roma", 4)])
def test_half_rounded_up(city: str, half: int) -> None:
    """12.2 With an enemy army in the region that does not besiege it."""
    pos = scene({city: "carthage 1c"}, cut_off_cities=True)
    assert city_income(pos, BOARD.city[city]) == half
    assert worth(pos, BOARD.city[city]) == half
    assert city_income(scene(cut_off_cities=True), BOARD.city[city]) == BOARD.income[BOARD.city[city]]


def test_only_with_the_option() -> None:
    pos = scene({"capua": "carthage 1c"})
    assert city_income(pos, BOARD.city["capua"]) == 4
    assert worth(pos, BOARD.city["capua"]) == 4


def test_a_siege_is_worse() -> None:
    """9.1 Nothing at all."""
    pos = scene({"capua": "carthage 9h"}, siege={"capua": 4}, cut_off_cities=True)
    assert city_income(pos, BOARD.city["capua"]) == 0


def test_two_cities_in_one_region() -> None:
    """12.2 Who besieges one cuts off the other."""
    pos = scene({"boii": "carthage 3h"}, siege={"placentium": 2}, cut_off_cities=True)
    assert city_income(pos, BOARD.city["placentium"]) == 0
    assert city_income(pos, BOARD.city["cremona"]) == 1


def test_recruits_of_a_city_that_is_cut_off() -> None:
    """12.2 Half its income, and no more than there is room for inside."""
    pos = scene({"capua": "carthage 1c"}, talents={R: 20}, cut_off_cities=True)
    run(pos, Recruiting([0], -1, [], []))
    do(pos, "muster capua", "recruit rome_light_infantry", "recruit rome_light_infantry")
    refused(pos, "recruit rome_light_infantry", "9.3", "city-has-no-more")
    assert there(pos, "capua/in") == "2l"
    pos = scene({"capua": "carthage 1c", "capua/in": "rome 8h"}, talents={R: 20}, cut_off_cities=True)
    run(pos, Recruiting([0], -1, [], []))
    refused(pos, "muster capua", "9.3", "nothing-to-recruit-there")
