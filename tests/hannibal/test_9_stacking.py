"""9 Stacks, the commander and his subordinates, rank."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import GENERAL
from tests.hannibal.kit import (
    EMPTY,
    C,
    R,
    choices,
    cus,
    do,
    marching,
    only,
    refused,
    rig,
    scene,
    start,
    step,
    to_move,
    told,
    where,
)

TRIO = {"hannibal": "saguntum", "mago": "saguntum", "gisgo": "saguntum"}


def generals(pos: PunicWar, space: str, side: str = C) -> list[str]:
    """Who is there, the commander first."""
    (found,) = [
        f for f in pos.view(0)["forces"] if (f["space"], f["side"]) == (space, side) and not f["inside"]
    ]
    names: list[str] = found["generals"]
    return names


def commanders(pos: PunicWar) -> set[str]:
    return {g["id"] for g in pos.view(0)["generals"] if g["commander"]}


# -- 9.1 stacking ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1")
def test_any_number_of_cus_may_share_a_space():
    """Ten march in upon thirty; the limit of 10 is one on moving."""
    pos = scene({"capua": 30, "roma": 10}, {}, {"nero": "roma"}, phase="march", general="nero")
    do(pos, "march capua", "halt")
    assert cus(pos, R, "capua") == 40


@pytest.mark.rule("9.1", "10.7")
def test_only_the_inside_of_a_city_is_limited():
    pos = scene({"roma": 12}, {}, {"nero": "roma:proconsul"}, phase="march", general="nero")
    do(pos, "enter")
    assert choices(pos, "walls") == {"1", "2", "3", "4", "5"}
    do(pos, "walls 5", "done")
    assert (cus(pos, R, "roma/in"), cus(pos, R, "roma")) == (5, 7)
    pos = scene({"capua": 12}, {}, {"nero": "capua:proconsul"}, phase="march", general="nero")
    do(pos, "enter")
    assert choices(pos, "walls") == {"1", "2"}
    refused(pos, "walls 3", "10.7", "walls-full")


# -- 9.2 commander and subordinates ------------------------------------------------------------------------


@pytest.mark.rule("9.2")
def test_example_mago_and_gisgo_are_subordinates_of_hannibal_at_the_start():
    pos = start()
    assert generals(pos, "saguntum") == ["hannibal", "mago", "gisgo"]
    assert commanders(pos) == {"hannibal", "hasdrubal", "hanno", "p_scipio", "longus"}


@pytest.mark.rule("9.2")
def test_subordinates_move_with_their_commander_or_stay():
    pos = scene({}, {"saguntum": 10}, TRIO, seat=C, phase="march", general="hannibal")
    assert set(marching(pos).going()) == {GENERAL[name] for name in TRIO}
    do(pos, "leave gisgo", "take 7", "march dertosa", "halt")
    assert [where(pos, g) for g in TRIO] == ["dertosa", "dertosa", "saguntum"]
    assert generals(pos, "dertosa") == ["hannibal", "mago"]
    assert generals(pos, "saguntum") == ["gisgo"]
    assert (cus(pos, C, "dertosa"), cus(pos, C, "saguntum")) == (7, 3)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("leader", "points"), [("nero", 6), ("longus", 4)])
def test_the_ability_of_a_subordinate_sleeps_nero(leader, points):
    """24.1 Nero has 6 points in a Campaign, but only in command."""
    pos = scene(
        {"roma": 10},
        {},
        {"nero": "roma", "longus": "roma"},
        card="minor_campaign_a",
        phase="march-event",
        general=leader,
    )
    assert len(marching(pos).army.subs) == 1
    assert marching(pos).points == points


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("leader", "arrives"), [("mago", True), ("hasdrubal", False)])
def test_the_ability_of_a_subordinate_sleeps_mago(leader, arrives):
    """11.5 From Dianium to Emporiae without a dot but Mago's own: the blank face lets him pass, others return."""
    pos = scene(
        {},
        {"dianium": 5},
        {"mago": "dianium", "hasdrubal": "dianium"},
        control=EMPTY,
        seat=C,
        card="major_campaign_a",
        phase="march",
        general=leader,
    )
    rig(pos, 2)
    result = only(told(pos, "sail emporiae"), "naval-die").args["result"]
    assert result == ("success" if arrives else "return")
    assert where(pos, "mago") == ("emporiae" if arrives else "dianium")


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("leader", "more"), [("gracchus", 2), ("nero", 1)])
def test_the_ability_of_a_subordinate_sleeps_gracchus(leader, more):
    """24 Gracchus in command brings one CU more with Denarii and Silver."""
    options = {"cards": "additional", "more_generals": True}
    names = {"gracchus": "roma", "nero": "roma"}
    pos = scene({"roma": 10}, {}, names, phase="round", card="denarii_and_silver", options=options)
    pos.put_in_command(GENERAL[leader])
    do(pos, "event denarii_and_silver", "general gracchus")
    assert cus(pos, R, "roma") == 10 + more


@pytest.mark.rule("9.2")
def test_a_subordinate_gives_his_commander_nothing_in_battle():
    """Battle cards for 5 CUs and Mago's rating of 2; Hasdrubal's 3 add nothing."""
    for also in ({}, {"hasdrubal": "cannae"}):
        pos = scene(
            {"arpi": 6},
            {"cannae": 5},
            {"mago": "cannae", "nero": "arpi", **also},
            control=EMPTY,
            phase="march",
            general="nero",
        )
        if also:
            pos.put_in_command(GENERAL["mago"])
        do(pos, "march cannae", "done")
        assert pos.view(0)["battle"]["commanders"] == {R: "nero", C: "mago"}
        assert pos.view(0)["battle"]["count"] == {R: 8, C: 7}


# -- 9.3 rank ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("other", ["hasdrubal", "mago", "gisgo", "hanno"])
def test_hannibal_outranks_every_other_carthaginian(other):
    pos = scene({}, {"zama": 5}, {other: "zama", "hannibal": "zama"})
    assert generals(pos, "zama") == ["hannibal", other]
    pos.put_in_command(GENERAL[other])
    assert generals(pos, "zama") == ["hannibal", other], "being first among equals does not help"


@pytest.mark.rule("9.3", "18.3")
def test_consuls_outrank_proconsuls_and_africanus_too():
    pos = scene({"roma": 8}, {}, {"scipio_africanus": "roma:proconsul", "varro": "roma"})
    assert generals(pos, "roma", R) == ["varro", "scipio_africanus"]


@pytest.mark.rule("9.3")
def test_a_lower_rank_cannot_take_a_superior_along():
    pos = scene({}, {"saguntum": 10}, TRIO, seat=C, card="minor_campaign_a", phase="march", general="mago")
    refused(pos, "join hannibal", "10.8", "higher-rank")
    do(pos, "join gisgo", "march dertosa", "halt")
    assert generals(pos, "dertosa") == ["mago", "gisgo"]
    assert generals(pos, "saguntum") == ["hannibal"]


@pytest.mark.rule("9.3")
def test_an_activated_subordinate_does_not_take_over_the_army_of_his_superior():
    """Mago is activated and stays: Hannibal commands as before."""
    pos = scene({}, {"saguntum": 10}, TRIO, seat=C, card="minor_campaign_a", phase="march", general="mago")
    do(pos, "halt")
    assert generals(pos, "saguntum")[0] == "hannibal"


@pytest.mark.rule("9.3", "18.2.1")
@pytest.mark.parametrize("chosen", ["nero", "longus"])
def test_among_equals_the_owner_chooses_before_the_activation(chosen):
    pos = scene({"roma": 10}, {}, {"nero": "roma", "longus": "roma"}, card="diplomacy_a")
    assert choices(pos, "activate") == {"nero", "longus"}
    do(pos, f"activate {chosen}", "march capua", "halt")
    assert generals(pos, "capua", R)[0] == chosen
    assert set(generals(pos, "capua", R)) == {"nero", "longus"}


@pytest.mark.rule("9.3")
def test_carthaginians_below_hannibal_are_equals():
    pos = scene(
        {},
        {"gades": 6},
        {"mago": "gades", "gisgo": "gades", "hasdrubal": "gades"},
        seat=C,
        card="diplomacy_a",
    )
    do(pos, "activate gisgo")
    assert set(marching(pos).army.subs) == {GENERAL["hasdrubal"], GENERAL["mago"]}
    do(pos, "march hispalis", "halt")
    assert generals(pos, "hispalis")[0] == "gisgo"
    assert set(generals(pos, "hispalis")) == {"gisgo", "mago", "hasdrubal"}


@pytest.mark.rule("9.3", "18.2.3", "18.2.4")
@pytest.mark.parametrize(("die", "commander"), [(3, "nero"), (4, "longus")])
def test_two_consuls_may_face_a_change_of_command(die, commander):
    """18.2.3 They are attacked, so the roll is made without asking."""
    pos = scene(
        {"cannae": 6},
        {"arpi": 8},
        {"longus": "cannae", "nero": "cannae", "hannibal": "arpi"},
        control=EMPTY,
        seat=C,
        phase="march",
        general="hannibal",
    )
    pos.put_in_command(GENERAL["nero"])
    assert generals(pos, "cannae", R) == ["nero", "longus"]
    do(pos, "march cannae")
    rig(pos, die)
    assert (to_move(pos), step(pos)) == (R, "Reaction")
    do(pos, "done")
    assert pos.view(0)["battle"]["commanders"][R] == commander


@pytest.mark.rule("9.3")
def test_a_consul_and_a_proconsul_face_none():
    pos = scene(
        {"cannae": 6},
        {"arpi": 8},
        {"longus": "cannae:proconsul", "nero": "cannae", "hannibal": "arpi"},
        control=EMPTY,
        seat=C,
        phase="march",
        general="hannibal",
    )
    do(pos, "march cannae")
    rig(pos, 6)
    do(pos, "done")
    assert pos.view(0)["battle"]["commanders"][R] == "nero"
