"""10.3.1, 10.7 Cities are spaces within spaces: who is inside the walls, and when that is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import CAPACITY, CITIES, SPACE_ID
from tests.hannibal.kit import (
    C,
    R,
    choices,
    cus,
    do,
    elephants,
    kinds,
    legal,
    marching,
    only,
    place_of,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)

QUIET = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
TWO, THREE = "native_guide", "two_legions_of_slaves"
PUNIC_CAPUA = {"rome": ["roma", "neapolis"], "carthage": ["capua", "carthago", "zama"]}


def march(general: str, *args: Any, **kwargs: Any) -> PunicWar:
    """A general has been activated with the OPs of a card."""
    return scene(*args, **{"phase": "march", "general": general, "hands": QUIET, "card": TWO, **kwargs})


def at_capua(pos: PunicWar, side: str) -> tuple[int, int]:
    """A side's CUs outside and inside Capua."""
    return cus(pos, side, "capua"), cus(pos, side, "capua/in")


def attack_on_capua(garrison: dict[str, Any], generals: dict[str, str], **kwargs: Any) -> PunicWar:
    """Longus enters Capua, a city of Carthage's."""
    everybody = {"longus": "roma:proconsul", **generals}
    pos = march("longus", {"roma": 8}, garrison, everybody, control=PUNIC_CAPUA, **kwargs)
    return do(pos, "march capua")


# -- 10.3.1 the inactive player ----------------------------------------------------------------------------


@pytest.mark.rule("10.3.1")
@pytest.mark.rule("10.7")
@pytest.mark.parametrize(("inside", "outside"), [(0, 2), (1, 1), (2, 0)])
def test_the_inactive_player_divides_his_units_as_he_likes(inside, outside):
    pos = attack_on_capua({"capua": 1, "capua/in": 1}, {})
    assert (step(pos), to_move(pos)) == ("Walls", C)
    events = told(pos, f"walls {inside}" if inside != 1 else "done")
    assert only(events, "walls").args == {"side": C, "space": "capua", "count": inside}
    assert at_capua(pos, C) == ((0 if outside == 1 else outside), inside)
    if outside == 2:
        assert step(pos) == "Battle", "those outside stop the army"
    else:
        assert (step(pos), to_move(pos), marching(pos).points) == ("March", R, 3)
        assert ("overrun" in kinds(events)) == (outside == 1)


@pytest.mark.rule("10.3.1")
def test_the_walls_are_chosen_before_any_interception_is_declared():
    generals = {"hannibal": "beneventum", "mago": "capua"}
    pos = attack_on_capua({"capua": 4, "beneventum": 3}, generals)
    assert (step(pos), choices(pos, "intercept"), choices(pos, "avoid")) == ("Walls", set(), set())
    refused(pos, "intercept hannibal", "12.1", "when-intercept")
    do(pos, "walls 2", "done")
    assert (step(pos), choices(pos, "intercept"), choices(pos, "avoid")) == (
        "Reaction",
        {"hannibal"},
        {"mago"},
    )
    refused(pos, "walls 1", "10.3.1", "when-walls")


@pytest.mark.rule("10.3.1")
def test_there_is_no_choice_without_a_city_of_ones_own_or_without_anybody_in_it():
    pos = march("longus", {"roma": 8}, {"praeneste": 2}, {"longus": "roma:proconsul"})
    assert step(do(pos, "march praeneste")) == "Battle", "no city"
    pos = march(
        "longus",
        {"terventum": 8},
        {"capua": 2},
        {"longus": "terventum:proconsul"},
        control={"rome": ["capua"]},
    )
    assert step(do(pos, "march capua")) == "Battle", "the city is not theirs"
    pos = attack_on_capua({}, {})
    assert step(pos) == "March", "nobody is there"


@pytest.mark.rule("10.3.1")
def test_a_lone_general_enters_without_any_choice_of_walls():
    pos = march("longus", {"roma": 3}, {"capua/in": 2}, {"longus": "roma:proconsul"}, control=PUNIC_CAPUA)
    do(pos, "take 0", "march capua")
    assert (step(pos), where(pos, "longus")) == ("March", "capua"), "no army has entered"


# -- 10.7 what the walls hold ------------------------------------------------------------------------------


@pytest.mark.rule("10.7")
def test_roma_and_carthago_hold_five_and_other_cities_two():
    holds = {SPACE_ID[s]: CAPACITY[s] for s in CITIES}
    assert {name for name, size in holds.items() if size == 5} == {"roma", "carthago"}
    assert set(holds.values()) == {2, 5}


@pytest.mark.rule("10.7")
@pytest.mark.parametrize(("city", "near", "most"), [("capua", "terventum", 2), ("roma", "praeneste", 5)])
def test_no_more_units_go_inside_than_the_walls_hold(city, near, most):
    pos = march("mago", {city: 9}, {near: 6}, {"mago": near}, seat=C, control={"rome": [city, "arpi"]})
    do(pos, f"march {city}")
    assert choices(pos, "walls") == {str(n) for n in range(1, most + 1)}
    if most < 5:
        refused(pos, f"walls {most + 1}", "10.7", "walls-full")
    do(pos, f"walls {most}")
    assert (cus(pos, R, city), cus(pos, R, f"{city}/in")) == (9 - most, most)
    assert step(pos) == "Battle"


@pytest.mark.rule("10.7")
def test_the_number_inside_is_said_once_and_must_change_something():
    pos = march(
        "mago",
        {"roma": 3, "roma/in": 2},
        {"praeneste": 6},
        {"mago": "praeneste", "nero": "roma:proconsul"},
        seat=C,
    )
    do(pos, "march roma")
    refused(pos, "walls 2", "10.7", "walls-same-number")
    do(pos, "walls 4")
    refused(pos, "walls 3", "10.7", "walls-number-changed")


@pytest.mark.rule("10.7")
def test_generals_are_inside_or_outside_apart_from_the_units():
    generals = {"mago": "capua", "gisgo": "capua"}
    pos = attack_on_capua({"capua": 3}, generals)
    do(pos, "walls 2", "join gisgo")
    refused(pos, "join gisgo", "10.7", "walls-inside-already")
    refused(pos, "leave gisgo", "10.7", "walls-general-changed")
    do(pos, "done")
    assert (at_capua(pos, C), where(pos, "mago"), where(pos, "gisgo")) == ((1, 2), "capua", "capua/in")


@pytest.mark.rule("10.7")
def test_generals_follow_units_that_all_go_inside_and_may_stay_out_or_be_alone_inside():
    pos = attack_on_capua({"capua": 2}, {"mago": "capua", "gisgo": "capua"})
    do(pos, "walls 2")
    assert (where(pos, "mago"), where(pos, "gisgo")) == ("capua/in", "capua/in")
    do(pos, "leave gisgo", "done")
    assert (step(pos), legal(pos)) == ("Reaction", {"avoid gisgo", "done"})
    do(pos, "done")
    assert where(pos, "gisgo") == "displaced", "10.10: alone before the army"
    assert (where(pos, "mago"), at_capua(pos, C)) == ("capua/in", (0, 2))
    pos = attack_on_capua({}, {"mago": "capua"})
    do(pos, "join mago")
    assert (where(pos, "mago"), step(pos)) == ("capua/in", "March"), "a general without units is safe inside"


@pytest.mark.rule("10.7")
def test_elephants_inside_are_chosen_too():
    pos = attack_on_capua({"capua": "4e2"}, {"mago": "capua"})
    do(pos, "walls 2")
    assert (elephants(pos, "capua"), elephants(pos, "capua/in")) == (2, 0)
    do(pos, "elephants 1", "done")
    assert (at_capua(pos, C), elephants(pos, "capua"), elephants(pos, "capua/in")) == ((2, 2), 1, 1)


@pytest.mark.rule("10.7")
def test_a_consul_is_not_left_with_fewer_than_five_by_the_choice_18_1():
    pos = march("mago", {"roma": 8}, {"praeneste": 6}, {"mago": "praeneste", "longus": "roma:consul"}, seat=C)
    do(pos, "march roma")
    refused(pos, "walls 4", "18.1", "walls-consul-five")
    assert choices(pos, "walls") == {"1", "2", "3", "5"}
    do(pos, "walls 5")
    assert (where(pos, "longus"), cus(pos, R, "roma"), cus(pos, R, "roma/in")) == ("roma/in", 3, 5)


@pytest.mark.rule("10.7")
def test_units_outside_stop_an_army_and_units_inside_do_not():
    pos = attack_on_capua({"capua": 2}, {})
    do(pos, "walls 2")
    do(pos, "march neapolis", "halt")
    assert (where(pos, "longus"), at_capua(pos, C)) == ("neapolis", (0, 2))
    pos = do(attack_on_capua({"capua": 2}, {}), "done")
    assert (step(pos), where(pos, "longus")) == ("Battle", "capua")


@pytest.mark.rule("10.7")
def test_the_choice_is_made_anew_whenever_an_army_enters():
    pos = attack_on_capua({"capua": 2}, {})
    do(pos, "walls 2", "march neapolis", "march capua")
    assert (step(pos), to_move(pos), choices(pos, "walls")) == ("Walls", C, {"0", "1"})
    do(pos, "walls 0")
    assert (at_capua(pos, C), step(pos)) == ((2, 0), "Battle")


@pytest.mark.rule("10.7")
def test_in_a_besieged_city_nothing_is_chosen():
    everybody = {"longus": "roma:proconsul", "mago": "capua/in"}
    control = PUNIC_CAPUA
    for points, asked in ((0, "Walls"), (1, "March")):
        pos = march(
            "longus",
            {"roma": 8, "capua": 3},
            {"capua/in": 2},
            everybody,
            control=control,
            siege={"capua": points},
        )
        do(pos, "march capua")
        assert step(pos) == asked


# -- 10.7 the active player --------------------------------------------------------------------------------


@pytest.mark.rule("10.7")
def test_the_active_player_goes_inside_as_the_last_step_of_a_march():
    pos = march("longus", {"roma": 6}, {}, {"longus": "roma:proconsul"})
    do(pos, "march capua", "enter")
    assert (step(pos), choices(pos, "walls")) == ("Walls", {"1", "2"})
    refused(pos, "walls 3", "10.7", "walls-full")
    do(pos, "walls 2", "join longus")
    assert (where(pos, "longus"), at_capua(pos, R)) == ("capua/in", (4, 2))
    assert (step(pos), to_move(pos)) == ("Round", C), "the move is over"


@pytest.mark.rule("10.7")
def test_going_inside_is_free_even_without_points():
    pos = march("longus", {"roma": 2}, {}, {"longus": "roma:proconsul"})
    do(pos, "march praeneste", "march terventum", "march beneventum", "march capua")
    assert marching(pos).points == 0
    do(pos, "enter", "walls 2")
    assert (where(pos, "longus"), at_capua(pos, R)) == ("capua/in", (0, 2))


@pytest.mark.rule("10.7")
def test_nobody_enters_the_enemys_city_or_a_space_without_walls():
    pos = march("longus", {"roma": 6}, {}, {"longus": "roma:proconsul"}, control=PUNIC_CAPUA)
    do(pos, "march capua")
    refused(pos, "enter", "10.7", "not-your-walls")
    do(pos, "march terventum")
    refused(pos, "enter", "10.7", "no-city-here")


@pytest.mark.rule("10.7")
def test_an_army_marches_out_of_its_city_freely_while_no_enemy_is_outside():
    pos = march("longus", {"capua/in": 2, "capua": 1}, {}, {"longus": "capua/in:proconsul"})
    assert (where(pos, "longus"), marching(pos).size(), marching(pos).points) == ("capua", 3, 4)
    do(pos, "march roma", "halt")
    assert (cus(pos, R, "roma"), at_capua(pos, R)) == (3, (0, 0))


@pytest.mark.rule("10.7")
def test_some_may_stay_inside():
    pos = march("longus", {"capua/in": 2}, {}, {"longus": "capua/in:proconsul", "nero": "capua/in:proconsul"})
    do(pos, "take 1", "march roma", "halt")
    assert (cus(pos, R, "roma"), sum(at_capua(pos, R)), where(pos, "nero")) == (1, 1, "capua/in")


@pytest.mark.rule("10.7")
def test_an_army_with_the_enemy_at_its_walls_cannot_march_away():
    for siege in (0, 1):
        pos = march(
            "longus", {"capua/in": 2}, {"capua": 3}, {"longus": "capua/in:proconsul"}, siege={"capua": siege}
        )
        refused(pos, "march roma", "10.7", "enemy-at-the-walls")
        assert {"sortie", "halt"} <= legal(pos)
        do(pos, "sortie")
        assert (step(pos), at_capua(pos, R)) == ("Battle", (2, 0))


@pytest.mark.rule("10.7")
def test_a_garrison_without_a_general_neither_moves_nor_intercepts():
    pos = march("longus", {"roma": 6}, {"capua/in": 2}, {"longus": "roma:proconsul"}, control=PUNIC_CAPUA)
    do(pos, "march praeneste", "march terventum")
    assert (step(pos), to_move(pos)) == ("March", R)


@pytest.mark.rule("10.7")
def test_avoiding_battle_into_ones_own_city_13_5():
    pos = attack_on_capua({"capua": 2}, {"mago": "capua"})
    do(pos, "done", "avoid mago")
    do(rig(pos, 1), "done")
    assert "capua" in choices(pos, "to")
    do(pos, "to capua")
    assert (at_capua(pos, C), where(pos, "mago"), step(pos)) == ((0, 2), "capua/in", "Pursuit")
    assert pos.cus[0][place_of("capua")] == 8
