"""10.3.1, 10.7 Cities are spaces within spaces: who is inside the walls, and when that is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.records import FATIGUE
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
    assert (step(pos), choices(pos, "walls")) == ("Gates", {"1", "2"})
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
    assert (where(pos, "longus"), marching(pos).size(), marching(pos).points) == ("capua/in", 2, 4)
    do(pos, "march roma")
    assert marching(pos).points == 3
    do(pos, "halt")
    assert (cus(pos, R, "roma"), at_capua(pos, R)) == (2, (1, 0))


@pytest.mark.rule("10.7")
def test_some_may_stay_inside():
    pos = march("longus", {"capua/in": 2}, {}, {"longus": "capua/in:proconsul", "nero": "capua/in:proconsul"})
    do(pos, "take 1", "march roma", "halt")
    assert (cus(pos, R, "roma"), at_capua(pos, R)) == (1, (0, 1))
    assert (where(pos, "nero"), where(pos, "longus")) == ("roma", "roma"), "his subordinate goes along"


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


@pytest.mark.rule("10.7", "12.8")
def test_to_activate_a_general_pulls_nobody_out_of_the_walls():
    """A general inside keeps his CUs, and can still intercept."""
    generals = {"longus": "capua:proconsul", "nero": "capua/in:proconsul", "mago": "croton"}
    pos = march("longus", {"capua": 3, "capua/in": 2}, {"beneventum": 3}, {**generals, "mago": "beneventum"})
    assert (marching(pos).size(), marching(pos).army.subs) == (3, [])
    do(pos, "halt")
    assert (at_capua(pos, R), where(pos, "nero")) == ((3, 2), "capua/in")
    pos = march("longus", {"capua": 3, "capua/in": 2}, {"beneventum": 3}, {**generals, "mago": "beneventum"})
    do(pos, "march roma", "halt", "ops diplomacy_b", "activate mago", "march terventum")
    assert "intercept nero" in legal(pos)


@pytest.mark.rule("10.7", "10.8")
@pytest.mark.parametrize(("leader", "place"), [("longus", "capua"), ("nero", "capua/in")])
def test_what_is_on_the_other_side_of_the_walls_comes_if_it_is_taken(leader, place):
    generals = {"longus": "capua:proconsul", "nero": "capua/in:proconsul"}
    other = "nero" if leader == "longus" else "longus"
    pos = march(leader, {"capua": 3, "capua/in": 2}, {}, generals)
    do(pos, "take 4", f"join {other}")
    assert (at_capua(pos, R), where(pos, leader)) == ((3, 2), place), "nobody has moved yet"
    events = told(pos, "march roma")
    assert only(events, "marched").args["count"] == 4
    left = (0, 1) if leader == "longus" else (1, 0)
    assert (cus(pos, R, "roma"), at_capua(pos, R)) == (4, left), "what is left stays where it was"
    assert (where(pos, "longus"), where(pos, "nero")) == ("roma", "roma")


@pytest.mark.rule("10.7")
@pytest.mark.parametrize("leader", ["longus", "nero"])
def test_those_who_are_taken_and_do_not_march_stand_outside(leader):
    generals = {"longus": "capua:proconsul", "nero": "capua/in:proconsul"}
    pos = march(leader, {"capua": 3, "capua/in": 2}, {}, generals)
    do(pos, "take 4", "halt")
    assert at_capua(pos, R) == ((4, 1) if leader == "longus" else (5, 0))
    assert where(pos, leader) == "capua"


@pytest.mark.rule("10.7", "17.1")
def test_elephants_that_are_exchanged_stay_where_they_were():
    generals = {"hannibal": "carthago", "mago": "carthago/in"}
    pos = march("hannibal", {}, {"carthago": "3e1", "carthago/in": "3e2"}, generals, seat=C, card=THREE)
    do(pos, "elephants 3", "take 4")
    assert (marching(pos).size(), marching(pos).elephants()) == (4, 3)
    do(pos, "march zama")
    assert (cus(pos, C, "zama"), elephants(pos, "zama")) == (4, 3)
    assert (cus(pos, C, "carthago"), cus(pos, C, "carthago/in")) == (1, 1)
    assert (elephants(pos, "carthago"), elephants(pos, "carthago/in")) == (0, 0)


@pytest.mark.rule("10.7", "11.3")
def test_an_army_from_both_sides_of_the_walls_sails_from_outside():
    generals = {"longus": "tarentum:proconsul", "nero": "tarentum/in:proconsul"}
    pos = march("nero", {"tarentum": 2, "tarentum/in": 2}, {}, generals, card=THREE)
    do(pos, "take 3", "sail messana")
    assert (cus(pos, R, "messana"), cus(pos, R, "tarentum"), cus(pos, R, "tarentum/in")) == (3, 1, 0)
    pos = march("nero", {"tarentum": 2, "tarentum/in": 2}, {}, generals, card=THREE)
    do(pos, "sail messana")
    assert (cus(pos, R, "messana"), cus(pos, R, "tarentum"), cus(pos, R, "tarentum/in")) == (2, 2, 0)


# -- 10.7, 10.8 only the army that moves goes in or out ------------------------------------------------------


@pytest.mark.rule("10.7", "10.8")
def test_going_inside_moves_nobodys_superior_and_nobody_elses_units():
    generals = {"longus": "roma:proconsul", "varro": "capua", "nero": "capua/in:proconsul"}
    pos = march("longus", {"roma": 2, "capua": 6, "capua/in": 1}, {}, generals)
    do(pos, "march capua", "enter")
    assert (choices(pos, "walls"), choices(pos, "join"), choices(pos, "leave")) == ({"2"}, {"longus"}, set())
    refused(pos, "join varro", "10.7", "walls-not-of-the-army")
    refused(pos, "leave nero", "10.7", "walls-not-of-the-army")
    refused(pos, "walls 0", "10.7", "walls-others-inside")
    do(pos, "walls 2", "join longus")
    assert (at_capua(pos, R), where(pos, "longus"), where(pos, "varro")) == ((7, 2), "capua/in", "capua")


@pytest.mark.rule("10.7")
def test_an_army_comes_out_of_its_city_and_stays_before_it():
    pos = march("longus", {"capua/in": 2}, {}, {"longus": "capua/in:proconsul", "nero": "capua/in:proconsul"})
    do(pos, "leave nero", "enter", "walls 1")
    assert (at_capua(pos, R), where(pos, "longus")) == ((1, 1), "capua/in")
    do(pos, "leave longus")
    assert (where(pos, "longus"), where(pos, "nero"), to_move(pos)) == ("capua", "capua/in", C)


@pytest.mark.rule("10.7", "17.1")
def test_only_the_armys_elephants_go_in():
    generals = {"hannibal": "zama", "mago": "carthago", "gisgo": "carthago/in"}
    forces = {"zama": "3e1", "carthago": "2e1", "carthago/in": "2e1"}
    pos = march("hannibal", {}, forces, generals, seat=C, card=THREE)
    do(pos, "march carthago", "enter")
    refused(pos, "elephants 2", "10.7", "walls-elephants-inside")
    do(pos, "walls 3")
    assert (choices(pos, "elephants"), elephants(pos, "carthago/in")) == ({"2"}, 1)
    refused(pos, "elephants 0", "10.7", "walls-other-elephants")
    refused(pos, "elephants 3", "10.7", "walls-too-few-elephants")
    do(pos, "elephants 2", "done")
    assert (cus(pos, C, "carthago/in"), elephants(pos, "carthago/in")) == (3, 2)
    assert (cus(pos, C, "carthago"), elephants(pos, "carthago")) == (4, 1)


@pytest.mark.rule("9.3", "10.7")
def test_who_goes_inside_to_an_equal_without_his_commander_may_command_there():
    generals = {"longus": "roma:proconsul", "flaminius": "roma:proconsul", "nero": "capua/in:proconsul"}
    pos = march("longus", {"roma": 3, "capua/in": 1}, {}, generals)
    do(pos, "march capua", "enter", "walls 2", "join flaminius")
    if step(pos) == "Gates":
        do(pos, "done")
    assert choices(pos, "command") == {"flaminius", "nero"}


# -- 10.10, 13.1 a lone enemy general outside ------------------------------------------------------------------


def before_the_gate(**kwargs: Any) -> PunicWar:
    """Longus with 2 CUs inside Capua, Mago alone outside."""
    generals = {"longus": "capua/in:proconsul", "mago": "capua", "hannibal": "beneventum"}
    control = {"rome": ["capua", "roma"]}
    return march("longus", {"capua/in": 2}, {"beneventum": 3}, generals, control=control, **kwargs)


@pytest.mark.rule("10.10", "13.1", "12.2")
@pytest.mark.parametrize(("die", "end"), [(2, "terventum"), (3, "displaced")])
def test_an_army_that_comes_out_of_its_walls_gives_a_lone_general_his_roll(die, end):
    pos = before_the_gate()
    do(pos, "march roma")
    assert (step(pos), to_move(pos), where(pos, "longus")) == ("Reaction", C, "capua")
    refused(pos, "intercept hannibal", "12.2", "out-of-walls")
    do(rig(pos, die), "avoid mago")
    if die == 2:
        do(pos, "to terventum")
        assert (step(pos), to_move(pos)) == ("Pursuit", R)
        do(rig(pos, 1), "roll", "march roma")
    assert (where(pos, "mago"), where(pos, "longus")) == (end, "roma")


@pytest.mark.rule("13.4")
def test_after_a_failed_pursuit_before_its_gates_the_army_stays_there():
    pos = before_the_gate()
    do(pos, "march roma")
    do(rig(pos, 1), "avoid mago", "to terventum")
    do(rig(pos, 6), "roll")
    assert (where(pos, "longus"), at_capua(pos, R), step(pos)) == ("capua", (2, 0), "Stopped")


@pytest.mark.rule("10.10")
@pytest.mark.parametrize("verb", ["march roma", "enter"])
def test_a_lone_general_who_waits_for_an_army_to_come_out_is_removed(verb):
    pos = before_the_gate()
    do(pos, verb, *(["walls 1", "done"] if verb == "enter" else []))
    assert (step(pos), to_move(pos)) == ("Reaction", C)
    do(pos, "done")
    assert where(pos, "mago") == "displaced"


@pytest.mark.rule("10.10")
def test_to_be_activated_and_stay_inside_or_sail_removes_nobody():
    pos = before_the_gate()
    do(pos, "halt")
    assert (where(pos, "mago"), where(pos, "longus"), at_capua(pos, R)) == ("capua", "capua/in", (0, 2))
    generals = {"longus": "tarentum/in:proconsul", "mago": "tarentum"}
    pos = march("longus", {"tarentum/in": 2}, {}, generals, card=THREE)
    do(pos, "sail messana")
    assert (where(pos, "mago"), cus(pos, R, "messana")) == ("tarentum", 2)


@pytest.mark.rule("10.7", "10.11")
@pytest.mark.parametrize("herd", [0, 1, 2])
def test_elephants_take_what_they_have_walked_inside_and_other_cus_out(herd: int) -> None:
    """Two elephants and two others have come one space; whoever is inside has walked it, and nobody else."""
    pos = scene(
        {},
        {"zama": "4e2", "carthago": 1},
        {"hasdrubal": "zama"},
        control={"carthage": ["carthago", "zama"], "rome": ["roma"]},
        phase="event",
        seat="carthage",
        card="major_campaign_a",
        hands={"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]},
    )
    do(pos, "activate hasdrubal", "march carthago", "enter", "walls 2")
    if elephants(pos, "carthago/in") != herd:
        do(pos, f"elephants {herd}")
    if step(pos) == "Gates":
        do(pos, "done")
    inside, outside = place_of("carthago/in") * FATIGUE + 1, place_of("carthago") * FATIGUE + 1
    assert (pos.weary.get(inside, 0), pos.weary.get(outside, 0)) == (herd, 2 - herd)
    assert (pos.fatigue.get(inside, 0), pos.fatigue.get(outside, 0)) == (2 - herd, herd)
