"""18 Consuls: consular armies of five, the change of command, proconsuls beside consuls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bellum.games.hannibal.board import ROME
from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import GENERAL_ID, SPACE
from tests.hannibal.kit import (
    EMPTY,
    battle,
    choices,
    cus,
    deal_battle,
    do,
    kinds,
    legal,
    marching,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)

# Roman cities: a march can go inside there, so that it never ends by itself for want of a choice.
CITIES = {"rome": ["roma", "capua", "neapolis"]}
IDLE = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}


def march(
    rome: Mapping[str, int],
    generals: Mapping[str, str],
    leader: str,
    *,
    carthage: Mapping[str, int | str] | None = None,
    control: Mapping[str, Sequence[str]] = CITIES,
    **more: Any,
) -> PunicWar:
    """A general has been activated."""
    more.setdefault("hands", IDLE)
    return scene(rome, carthage or {}, generals, control=control, phase="march", general=leader, **more)


def commander(pos: PunicWar, space: str) -> str:
    """Who commands the Romans outside the walls of a space."""
    return GENERAL_ID[pos.commander(ROME, SPACE[space])]


# -- 18.1 consular armies --------------------------------------------------------------------------------------


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("size", "take"), [(8, 5), (8, 7), (6, 5), (10, 6)])
def test_a_consul_may_leave_cus_behind_if_five_go_with_him(size: int, take: int):
    pos = march({"capua": size}, {"varro": "capua"}, "varro")
    do(pos, f"take {take}", "march neapolis")
    assert (cus(pos, "rome", "neapolis"), cus(pos, "rome", "capua")) == (take, size - take)


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("size", "take"), [(8, 4), (8, 0), (5, 4), (5, 1), (6, 3)])
def test_a_consul_never_goes_with_fewer_than_five_and_leaves_some(size: int, take: int):
    pos = march({"capua": size}, {"varro": "capua"}, "varro")
    do(pos, f"take {take}")
    refused(pos, "march neapolis", "18.1", "consul-takes-five")
    assert choices(pos, "march") == set()


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("office", ["consul", "proconsul"])
def test_a_proconsul_is_bound_to_no_number(office: str):
    pos = march({"capua": 8}, {"varro": f"capua:{office}"}, "varro")
    do(pos, "take 4")
    assert ("march neapolis" in legal(pos)) is (office == "proconsul")


@pytest.mark.rule("18.1")
def test_cus_are_dropped_on_the_way_down_to_five():
    pos = march({"roma": 8}, {"varro": "roma"}, "varro")
    do(pos, "march capua", "take 5", "march neapolis")
    assert (cus(pos, "rome", "capua"), cus(pos, "rome", "neapolis")) == (3, 5)
    do(pos, "take 4")
    refused(pos, "march paestum", "18.1", "consul-takes-five")


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("size", [1, 3, 4])
def test_an_army_below_five_marches_fights_and_drops_nothing(size: int):
    pos = march({"capua": size}, {"varro": "capua"}, "varro", carthage={"paestum": 2})
    do(pos, "march neapolis")
    assert cus(pos, "rome", "neapolis") == size
    clone = pos.clone()
    do(clone, "take 0")
    refused(clone, "march beneventum", "18.1", "consul-takes-five")
    do(pos, "march paestum")
    assert (step(pos), battle(pos).sizes) == ("Battle", [size, 2])


@pytest.mark.rule("18.1")
def test_an_army_below_five_may_besiege():
    pos = march({"capua": 3}, {"varro": "capua"}, "varro", control={"carthage": ["capua", "paestum"]})
    do(pos, "march terventum", "march capua")
    assert "besiege" in legal(pos)


@pytest.mark.rule("18.1")
def test_an_army_below_five_that_grows_beyond_it_may_drop_the_surplus():
    for take, allowed in ((5, True), (4, False)):
        pos = march({"capua": 3, "neapolis": 4}, {"varro": "capua"}, "varro")
        do(pos, "march neapolis", "take 7", "march paestum", f"take {take}")
        assert ("march heraclea" in legal(pos)) is allowed


@pytest.mark.rule("18.1")
def test_a_weak_army_need_not_take_along_whom_it_passes():
    pos = march({"capua": 3, "neapolis": 4}, {"varro": "capua"}, "varro")
    do(pos, "march neapolis", "march paestum")
    assert (cus(pos, "rome", "neapolis"), cus(pos, "rome", "paestum")) == (4, 3)


@pytest.mark.rule("18.1")
def test_losses_bring_a_consul_below_five_without_penalty():
    pos = march(
        {"arpi": 6},
        {"varro": "arpi"},
        "varro",
        carthage={"cannae": 8},
        control={"rome": ["arpi", "terventum", "sena"], "carthage": ["heraclea"]},
    )
    do(pos, "march cannae")
    deal_battle(pos, {"probe": 1}, {"probe": 1})
    do(pos, "play probe")
    rig(pos, 6, 1)
    do(pos, "play probe")
    assert (where(pos, "varro"), cus(pos, "rome", "arpi")) == ("arpi", 4)
    assert pos.outcome is None


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("size", "part"), [(9, False), (10, True), (12, True)])
def test_two_consuls_part_only_with_ten(size: int, part: bool):
    pos = march({"capua": size}, {"varro": "capua", "marcellus": "capua"}, "varro")
    assert len(marching(pos).going()) == 2
    do(pos, "leave marcellus")
    if size > 5:
        do(pos, "take 5")
    if part:
        do(pos, "march neapolis")
        assert (where(pos, "varro"), where(pos, "marcellus")) == ("neapolis", "capua")
        assert cus(pos, "rome", "capua") == size - 5
    else:
        refused(pos, "march neapolis", "18.1", "consul-keeps-five")


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("take", [0, 4, 6, 10])
def test_neither_of_two_consuls_is_left_with_fewer_than_five_of_ten(take: int):
    pos = march({"capua": 10}, {"varro": "capua", "marcellus": "capua"}, "varro")
    do(pos, "leave marcellus", *([f"take {take}"] if take != 10 else []))
    refused(pos, "march neapolis", "18.1", "consul-takes-five" if take < 5 else "consul-keeps-five")


@pytest.mark.rule("18.1")
def test_two_consuls_march_together_with_any_number():
    pos = march({"capua": 4}, {"varro": "capua", "marcellus": "capua"}, "varro")
    do(pos, "march neapolis")
    assert where(pos, "marcellus") == where(pos, "varro") == "neapolis"


@pytest.mark.rule("18.1")
@pytest.mark.parametrize(("walls", "allowed"), [(1, True), (2, False), (3, False), (5, True)])
def test_going_inside_the_walls_does_not_leave_a_consul_with_fewer_than_five(walls: int, allowed: bool):
    pos = scene(
        {"roma": 6},
        {"falerii": 8},
        {"varro": "roma", "mago": "falerii"},
        phase="march",
        seat="carthage",
        general="mago",
        hands=IDLE,
    )
    do(pos, "march roma")
    assert (step(pos), to_move(pos)) == ("Walls", "rome")
    if not allowed:
        refused(pos, f"walls {walls}", "18.1", "walls-consul-five")
        return
    do(pos, f"walls {walls}")
    if step(pos) == "Walls":
        do(pos, "done")
    assert where(pos, "varro") == ("roma/in" if walls == 5 else "roma")
    assert cus(pos, "rome", "roma/in") == walls


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("verb", ["intercept", "avoid"])
def test_reactions_do_not_leave_a_consul_with_fewer_than_five_either(verb: str):
    pos = scene(
        {"cannae": 8},
        {"heraclea": 8},
        {"varro": "cannae", "mago": "heraclea"},
        control=EMPTY,
        phase="march",
        seat="carthage",
        general="mago",
        hands=IDLE,
    )
    do(pos, "march cannae" if verb == "avoid" else "march beneventum", f"{verb} varro")
    assert step(pos) == "Detachment"
    assert choices(pos, "take") == {"5", "6", "7"}
    refused(pos, "take 4", "18.1", "consul-takes-five")


# -- 18.2 the change of command --------------------------------------------------------------------------------


def both(leader: str, *, space: str = "cannae", size: int = 8) -> PunicWar:
    """Marcellus and Varro stand at Arpi, one of them has been activated."""
    generals = {"marcellus": "arpi", "varro": "arpi", "mago": space}
    control = {"rome": ["arpi", "terventum", "sena"], "carthage": ["heraclea", "croton"]}
    return march({"arpi": size}, generals, leader, carthage={space: 4}, control=control)


@pytest.mark.rule("18.2", "18.2.1")
@pytest.mark.parametrize(("leader", "other"), [("marcellus", "varro"), ("varro", "marcellus")])
def test_rome_chooses_which_of_two_consuls_commands(leader: str, other: str):
    pos = both(leader)
    assert marching(pos).general == GENERAL_ID.index(leader)
    assert marching(pos).army.subs == [GENERAL_ID.index(other)]
    do(pos, "march cannae", "done", "pass")
    assert commander(pos, "cannae") == leader


@pytest.mark.rule("18.2", "18.2.2", "18.2.4")
def test_example_marcellus_and_varro():
    """Marcellus leads the army into battle, Carthage calls for the roll, a 5: Varro commands in this battle."""
    pos = both("marcellus")
    do(pos, "march cannae", "done")
    assert (step(pos), to_move(pos)) == ("ChangeOfCommand", "carthage")
    assert sum(battle(pos).duel.hands[0]) == 0
    rig(pos, 5)
    events = told(pos, "roll")
    roll = only(events, "command-roll")
    assert (roll.rule, roll.args["general"]) == ("18.2.4", "varro")
    assert commander(pos, "cannae") == "varro"
    assert sum(battle(pos).duel.hands[0]) == 8 + 1


@pytest.mark.rule("18.2.2")
def test_when_they_attack_carthage_need_not_roll():
    pos = both("marcellus")
    do(pos, "march cannae", "done")
    assert legal(pos) == {"roll", "pass"}
    events = told(pos, "pass")
    assert "command-roll" not in kinds(events)
    assert sum(battle(pos).duel.hands[0]) == 8 + 3


@pytest.mark.rule("18.2.2", "18.2.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_1_to_3_changes_nothing_4_to_6_exchanges_the_consuls(die: int):
    pos = both("marcellus")
    do(pos, "march cannae", "done")
    rig(pos, die)
    roll = only(told(pos, "roll"), "command-roll").args
    changed = die >= 4
    assert (roll["rolls"], roll["success"]) == ([die], "yes" if changed else "no")
    assert commander(pos, "cannae") == ("varro" if changed else "marcellus")
    assert sum(battle(pos).duel.hands[0]) == 8 + (1 if changed else 3)


@pytest.mark.rule("18.2.3", "18.2.4")
@pytest.mark.parametrize("die", range(1, 7))
def test_when_they_are_attacked_the_roll_is_made_in_any_case(die: int):
    pos = scene(
        {"cannae": 8},
        {"heraclea": 8},
        {"marcellus": "cannae", "varro": "cannae", "mago": "heraclea"},
        control=EMPTY,
        phase="march",
        seat="carthage",
        general="mago",
        hands=IDLE,
    )
    first = commander(pos, "cannae")
    other = "varro" if first == "marcellus" else "marcellus"
    do(pos, "march cannae")
    rig(pos, die)
    events = told(pos, "done")
    assert only(events, "command-roll").args["rolls"] == [die]
    assert commander(pos, "cannae") == (other if die >= 4 else first)
    assert (step(pos), to_move(pos)) == ("Battle", "carthage")


@pytest.mark.rule("18.2")
@pytest.mark.parametrize(
    "generals",
    [
        {"marcellus": "arpi"},
        {"marcellus": "arpi", "varro": "arpi:proconsul"},
        {"marcellus": "arpi", "varro": "terventum"},
    ],
    ids=["alone", "with a proconsul", "the other elsewhere"],
)
def test_there_is_no_roll_without_two_consuls_in_the_army(generals: Mapping[str, str]):
    pos = march(
        {"arpi": 8, "terventum": 5}, {**generals, "mago": "cannae"}, "marcellus", carthage={"cannae": 4}
    )
    do(pos, "march cannae", "done")
    assert step(pos) == "Battle"
    assert commander(pos, "cannae") == "marcellus"


@pytest.mark.rule("18.2")
def test_a_proconsul_besides_does_not_prevent_the_roll_and_never_takes_command():
    pos = march(
        {"arpi": 8},
        {"marcellus": "arpi", "varro": "arpi", "nero": "arpi:proconsul", "mago": "cannae"},
        "marcellus",
        carthage={"cannae": 4},
    )
    do(pos, "march cannae", "done")
    rig(pos, 6)
    do(pos, "roll")
    assert commander(pos, "cannae") == "varro"


@pytest.mark.rule("18.2", "18.2.4")
def test_exchanged_consuls_change_back_after_the_battle():
    """Both texts' example: Varro commands "during this battle"; 10.8 then Marcellus as before."""
    pos = both("marcellus")
    do(pos, "march cannae", "done")
    rig(pos, 5)
    do(pos, "roll")
    assert commander(pos, "cannae") == "varro"
    deal_battle(pos, {"probe": 1, "flank_left": 1}, {})
    rig(pos, 1, 1)
    do(pos, "play probe")
    assert step(pos) == "Round"
    assert commander(pos, "cannae") == "marcellus"


@pytest.mark.rule("18.2.2")
def test_a_battle_after_an_interception_is_romes_attack():
    pos = march(
        {"arpi": 8},
        {"marcellus": "arpi", "varro": "arpi", "mago": "heraclea"},
        "marcellus",
        carthage={"heraclea": 4},
    )
    do(pos, "march cannae", "intercept mago")
    rig(pos, 1)
    do(pos, "done")
    if step(pos) == "Reaction":
        rig(pos, 1)
        do(pos, "done")
    do(pos, "stand")
    assert (step(pos), to_move(pos)) == ("ChangeOfCommand", "carthage")
    assert legal(pos) == {"roll", "pass"}


# -- 18.3 proconsuls and consuls -------------------------------------------------------------------------------


@pytest.mark.rule("18.3")
def test_a_proconsul_who_ends_his_move_with_a_consul_is_his_subordinate():
    """Even if his army is the larger one."""
    pos = march(
        {"capua": 9, "neapolis": 5}, {"marcellus": "capua:proconsul", "varro": "neapolis"}, "marcellus"
    )
    do(pos, "march neapolis", "halt")
    assert cus(pos, "rome", "neapolis") == 14
    assert commander(pos, "neapolis") == "varro"
    stack = [force for force in pos.view(0)["forces"] if force["space"] == "neapolis"]
    assert stack[0]["generals"] == ["varro", "marcellus"]


@pytest.mark.rule("18.3")
@pytest.mark.parametrize(("consular", "free"), [(5, True), (6, True), (4, False), (1, False)])
def test_a_proconsul_passes_a_consular_army_of_five_freely(consular: int, free: bool):
    pos = march(
        {"capua": 3, "neapolis": consular}, {"marcellus": "capua:proconsul", "varro": "neapolis"}, "marcellus"
    )
    do(pos, "march neapolis")
    if free:
        do(pos, "march paestum")
        assert (cus(pos, "rome", "neapolis"), cus(pos, "rome", "paestum")) == (consular, 3)
    else:
        refused(pos, "march paestum", "18.3", "weak-consul-passed")
        assert "halt" in legal(pos)


@pytest.mark.rule("18.3")
@pytest.mark.parametrize(("keep", "enough"), [(5, False), (4, True), (3, True)])
def test_at_a_weaker_one_he_makes_up_the_five_or_stops(keep: int, enough: bool):
    """A consul with 3 CUs, a proconsul with 6: he may go on with at most 4."""
    pos = march(
        {"capua": 6, "neapolis": 3}, {"marcellus": "capua:proconsul", "varro": "neapolis"}, "marcellus"
    )
    do(pos, "march neapolis", f"take {keep}")
    if enough:
        do(pos, "march paestum")
        assert (cus(pos, "rome", "neapolis"), cus(pos, "rome", "paestum")) == (9 - keep, keep)
    else:
        refused(pos, "march paestum", "18.3", "weak-consul-passed")


@pytest.mark.rule("18.3")
@pytest.mark.parametrize(("size", "most"), [(16, 10), (15, 10), (12, 7), (6, 1)])
def test_a_proconsul_leaves_a_consul_with_up_to_ten_cus(size: int, most: int):
    pos = march({"capua": size}, {"marcellus": "capua:proconsul", "varro": "capua"}, "marcellus")
    assert marching(pos).army.subs == []
    assert marching(pos).size() == most
    if most < 10:
        clone = pos.clone()
        do(clone, f"take {most + 1}")
        refused(clone, "march neapolis", "18.1", "consul-keeps-five")
    else:
        refused(pos, "take 11", "10.2", "army-limit")
    do(pos, "march neapolis")
    assert (cus(pos, "rome", "neapolis"), cus(pos, "rome", "capua")) == (most, size - most)
    assert (where(pos, "marcellus"), where(pos, "varro")) == ("neapolis", "capua")


@pytest.mark.rule("18.3")
@pytest.mark.parametrize(("stay", "allowed"), [(0, True), (1, True), (3, True), (4, False)])
def test_a_proconsul_stays_behind_with_any_number_that_leaves_the_consul_five(stay: int, allowed: bool):
    pos = march({"capua": 8}, {"marcellus": "capua:proconsul", "varro": "capua"}, "varro")
    do(pos, "leave marcellus", *([f"take {8 - stay}"] if stay else []))
    if allowed:
        do(pos, "march neapolis")
        assert (where(pos, "marcellus"), cus(pos, "rome", "capua")) == ("capua", stay)
    else:
        refused(pos, "march neapolis", "18.1", "consul-takes-five")


@pytest.mark.rule("18.3")
def test_a_proconsul_does_not_take_a_consul_along():
    pos = march({"capua": 8}, {"marcellus": "capua:proconsul", "varro": "capua"}, "marcellus")
    refused(pos, "join varro", "10.8", "higher-rank")


# -- 18.1 inside and outside the walls --------------------------------------------------------------------------


@pytest.mark.rule("18.1")
def test_two_consuls_inside_part_only_with_ten():
    """Marcellus and Varro with 5 CUs inside Roma: neither marches off and leaves the other alone."""
    pos = march({"roma/in": 5}, {"marcellus": "roma/in", "varro": "roma/in"}, "marcellus")
    do(pos, "leave varro")
    refused(pos, "march falerii", "18.1", "consul-keeps-five")
    do(pos, "take 0")
    refused(pos, "march falerii", "18.1", "consul-takes-five")
    both = march({"roma/in": 5}, {"marcellus": "roma/in", "varro": "roma/in"}, "marcellus")
    do(both, "march falerii")
    assert (where(both, "varro"), cus(both, "rome", "falerii")) == ("falerii", 5)


@pytest.mark.rule("18.1")
@pytest.mark.parametrize("leader", ["marcellus", "nero"])
def test_nobody_takes_a_consuls_cus_through_the_gate(leader: str):
    """He keeps five where he is: inside, if he is inside."""
    generals = {"marcellus": "roma", "nero": "roma:proconsul", "varro": "roma/in"}
    pos = march({"roma": 6, "roma/in": 5}, generals, leader)
    do(pos, "take 7" if leader == "marcellus" else "take 2")
    if leader == "nero":
        refused(pos, "march falerii", "18.1", "consul-keeps-five")  # Marcellus outside
        return
    refused(pos, "march falerii", "18.1", "consul-keeps-five")
    refused(pos, "halt", "18.1", "consul-keeps-five")
    assert "enter" in legal(pos)


@pytest.mark.rule("18.1")
def test_a_consul_who_joins_from_inside_is_not_led_off_with_fewer_than_he_had():
    generals = {"marcellus": "roma", "varro": "roma/in"}
    pos = march({"roma": 3, "roma/in": 5}, generals, "marcellus")
    do(pos, "join varro")
    refused(pos, "march falerii", "18.1", "consul-takes-five")
    do(pos, "take 5", "march falerii")
    assert (cus(pos, "rome", "falerii"), cus(pos, "rome", "roma/in")) == (5, 3)


@pytest.mark.rule("18.1", "10.8")
def test_a_consul_does_not_leave_his_army_to_follow_a_smaller_one():
    """Varro with 8 CUs cannot join Marcellus, who comes with 4, and march on: there would be 4 for both."""
    pos = march({"falerii": 4, "roma": 8}, {"marcellus": "falerii", "varro": "roma"}, "marcellus")
    do(pos, "march roma", "join varro")
    refused(pos, "march falerii", "18.1", "consul-takes-five")
    do(pos, "take 5", "march falerii")
    assert (where(pos, "varro"), cus(pos, "rome", "falerii"), cus(pos, "rome", "roma")) == ("falerii", 5, 7)
    alone = march({"falerii": 4}, {"marcellus": "falerii", "varro": "roma"}, "marcellus")
    do(alone, "march roma", "join varro", "march falerii")  # he had nobody to leave
    assert where(alone, "varro") == "falerii"


@pytest.mark.rule("18.1", "10.7")
def test_a_consul_does_not_go_inside_with_fewer_than_five():
    pos = march({"roma": 8}, {"marcellus": "roma", "nero": "roma:proconsul"}, "marcellus")
    do(pos, "enter")
    assert choices(pos, "walls") == {"1", "2", "3", "5"}  # with 4 inside there are 4 on either side
    do(pos, "walls 3")
    refused(pos, "join marcellus", "18.1", "walls-consul-stays")
    pos = march({"roma": 10}, {"marcellus": "roma", "varro": "roma"}, "marcellus")
    do(pos, "take 3", "leave varro", "enter")
    assert choices(pos, "walls") == {"1", "2", "3"}
    do(pos, "walls 3")
    assert (where(pos, "marcellus"), cus(pos, "rome", "roma/in")) == ("roma", 3)


@pytest.mark.rule("18.1", "10.7")
def test_a_consul_outside_is_not_left_by_one_who_goes_inside():
    pos = march({"roma": 8}, {"marcellus": "roma", "varro": "roma"}, "marcellus")
    do(pos, "leave varro", "take 5", "enter")
    assert choices(pos, "walls") == {"1", "2", "3"}
    refused(pos, "walls 5", "18.1", "walls-consul-five")


@pytest.mark.rule("18.1", "10.7")
def test_nor_by_one_with_whom_he_came():
    """Both came to Roma with 5 CUs, where 1 is inside: the one cannot go inside with 4 of them."""
    generals = {"marcellus": "falerii", "varro": "falerii"}
    pos = march({"falerii": 5, "roma/in": 1}, generals, "marcellus")
    do(pos, "march roma", "leave varro", "take 4")
    alone = march(
        {"falerii": 5, "roma": 4, "roma/in": 1}, {"marcellus": "falerii", "varro": "roma"}, "marcellus"
    )
    do(alone, "march roma", "enter")
    assert "5" in choices(alone, "walls")  # Varro has the 4 that he had
    do(pos, "enter")  # there is no number that 18.1 allows, so the move is over
    assert (where(pos, "marcellus"), where(pos, "varro")) == ("roma", "roma")
    assert (cus(pos, "rome", "roma"), cus(pos, "rome", "roma/in")) == (5, 1)


@pytest.mark.rule("18.1", "10.7")
def test_one_who_joins_here_does_not_part_again_with_fewer_than_five():
    """Marcellus with 6 CUs takes Varro and his 2 along: with 5 inside both are inside."""
    pos = march({"falerii": 6, "roma": 2}, {"marcellus": "falerii", "varro": "roma"}, "marcellus")
    do(pos, "march roma", "join varro", "enter", "walls 5")
    assert (where(pos, "marcellus"), where(pos, "varro")) == ("roma/in", "roma/in")


@pytest.mark.rule("18.1", "10.3.1")
def test_a_consul_with_enough_on_both_sides_stays_where_he_is():
    pos = march(
        {"roma": 2, "roma/in": 5},
        {"marcellus": "roma/in", "hannibal": "falerii"},
        "hannibal",
        carthage={"falerii": 8},
        seat="carthage",
    )
    do(pos, "march roma")
    assert choices(pos, "walls") == {"0", "1", "2"}
    more = march(
        {"roma": 6, "roma/in": 4},
        {"marcellus": "roma", "nero": "roma/in:proconsul", "hannibal": "falerii"},
        "hannibal",
        carthage={"falerii": 8},
        seat="carthage",
    )
    do(more, "march roma", "walls 5")
    assert where(more, "marcellus") == "roma"
    do(more, "join marcellus")
    assert where(more, "marcellus") == "roma/in"


# -- 18.3 a weak consul on the way ---------------------------------------------------------------------------------


@pytest.mark.rule("18.3")
def test_a_proconsul_does_not_leave_too_few_with_a_weak_consul_and_go_on_alone():
    pos = march(
        {"capua": 1, "neapolis": 3}, {"marcellus": "capua:proconsul", "varro": "neapolis"}, "marcellus"
    )
    do(pos, "march neapolis", "take 0")
    refused(pos, "march paestum", "18.3", "weak-consul-passed")
    pos = march(
        {"capua": 2, "neapolis": 3}, {"marcellus": "capua:proconsul", "varro": "neapolis"}, "marcellus"
    )
    do(pos, "march neapolis", "take 0", "march paestum")  # the five are made up
    assert (where(pos, "marcellus"), cus(pos, "rome", "neapolis")) == ("paestum", 5)


@pytest.mark.rule("18.3")
def test_a_proconsul_without_an_army_passes_a_weak_consul():
    pos = march({"neapolis": 3}, {"marcellus": "capua:proconsul", "varro": "neapolis"}, "marcellus")
    do(pos, "march neapolis", "march paestum")
    assert where(pos, "marcellus") == "paestum"
