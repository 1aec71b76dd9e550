"""10.11 Campaigns: several generals, each once, and nobody farther than 4 points in all (a to f)."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import GENERAL, GENERAL_ID, SPACE
from tests.hannibal.kit import (
    C,
    R,
    choices,
    cus,
    deal_battle,
    do,
    elephants,
    legal,
    marching,
    place_of,
    refused,
    rig,
    scene,
    step,
    to_move,
    where,
)

QUIET = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
MINOR, MAJOR = "minor_campaign_a", "major_campaign_a"
GENERALS = {"longus": "roma:proconsul", "flaminius": "arpi:proconsul", "fabius": "pisae", "nero": "cosa"}
ARMIES = {"roma": 6, "arpi": 6, "pisae": 6, "cosa": 6}


def campaign(*args: Any, **kwargs: Any) -> PunicWar:
    """A Campaign was played as an event."""
    return scene(*args, **{"phase": "event", "card": MAJOR, "hands": QUIET, **kwargs})


def punic(*args: Any, **kwargs: Any) -> PunicWar:
    """The same by Carthage."""
    return campaign(*args, **{"seat": C, **kwargs})


def points(pos: PunicWar) -> int:
    """Movement points left."""
    return marching(pos).points


def win(pos: PunicWar) -> PunicWar:
    """Rome, attacking, wins the battle at once and loses nothing; Carthage pays what it must."""
    deal_battle(pos, {"probe": 1}, {})
    rig(pos, 1, 1)
    if step(pos) == "Battle":
        do(pos, "play probe")
    while step(pos) in ("Retreat", "RemovePCs", "Walls"):
        do(pos, "done" if "done" in legal(pos) else sorted(legal(pos))[0])
    return pos


# -- a: several generals -----------------------------------------------------------------------------------


@pytest.mark.rule("10.11")
@pytest.mark.parametrize(
    ("card", "most"), [(MINOR, 2), (MAJOR, 3), ("major_campaign_b", 3), ("minor_campaign_d", 2)]
)
def test_a_a_campaign_activates_several_generals_whatever_their_ratings(card, most):
    pos = campaign(ARMIES, {}, GENERALS, card=card)
    for i, name in enumerate(["fabius", "longus", "flaminius", "nero"][:most]):
        assert (step(pos), to_move(pos)) == ("Activation", R)
        assert len(choices(pos, "activate")) == 4 - i
        do(pos, f"activate {name}", "halt")
    assert (step(pos), to_move(pos)) == ("Round", C)


@pytest.mark.rule("10.11")
def test_a_fewer_may_be_activated():
    pos = campaign(ARMIES, {}, GENERALS)
    do(pos, "activate longus", "march falerii", "halt", "done")
    assert (step(pos), to_move(pos), cus(pos, R, "falerii")) == ("Round", C, 6)


# -- b: one after the other --------------------------------------------------------------------------------


@pytest.mark.rule("10.11")
def test_b_a_general_ends_his_move_and_battle_before_the_next():
    pos = campaign(ARMIES, {"cannae": 2}, GENERALS)
    do(pos, "activate longus", "march falerii")
    refused(pos, "activate flaminius", "10.1", "when-activate")
    do(pos, "halt", "activate flaminius", "march cannae")
    assert step(pos) == "Battle"
    refused(pos, "activate nero", "10.1", "when-activate")
    win(pos)
    assert (step(pos), choices(pos, "activate")) == ("Activation", {"fabius", "nero"})


# -- c: four points in all ---------------------------------------------------------------------------------


@pytest.mark.rule("10.11")
def test_c_units_pass_from_one_general_to_another_but_go_no_farther_than_four_points():
    generals = {"longus": "roma:proconsul", "flaminius": "faesulae:proconsul"}
    pos = campaign({"roma": 4}, {}, generals)
    do(pos, "activate longus", "march falerii", "march faesulae", "take 1", "halt")
    do(pos, "activate flaminius", "leave longus")
    assert (marching(pos).size(), points(pos)) == (4, 4)
    do(pos, "march pisae", "march cosa")
    refused(pos, "march tarquinii", "10.11", "tired-cus")
    do(pos, "take 0", "march tarquinii", "march roma", "halt")
    assert (cus(pos, R, "cosa"), where(pos, "flaminius")) == (4, "roma")


@pytest.mark.rule("10.11")
def test_c_fresh_units_go_on_where_tired_ones_stay():
    generals = {"longus": "roma:proconsul", "flaminius": "faesulae:proconsul"}
    pos = campaign({"roma": 4, "faesulae": 3}, {}, generals)
    do(pos, "activate longus", "march falerii", "march tarquinii", "march cosa", "march faesulae", "halt")
    do(pos, "activate flaminius", "leave longus")
    assert marching(pos).size() == 7
    refused(pos, "march pisae", "10.11", "tired-cus")
    do(pos, "take 3", "march pisae", "march cosa", "march tarquinii", "march roma", "halt")
    assert (cus(pos, R, "faesulae"), cus(pos, R, "roma")) == (4, 3)


@pytest.mark.rule("10.11")
def test_c_a_pass_counts_double_for_units_too():
    generals = {"longus": "mutina:proconsul", "flaminius": "faesulae:proconsul"}
    pos = campaign({"mutina": 2}, {}, generals)
    do(
        rig(pos, 1),
        "activate longus",
        "march faesulae",
        "halt",
        "activate flaminius",
        "march pisae",
        "march cosa",
    )
    assert cus(pos, R, "cosa") == 2
    refused(pos, "march tarquinii", "10.11", "tired-general")


@pytest.mark.rule("10.11")
def test_c_units_dropped_on_the_way_keep_what_they_went():
    generals = {"longus": "roma:proconsul", "flaminius": "falerii:proconsul"}
    pos = campaign({"roma": 6}, {}, generals)
    do(pos, "activate longus", "march falerii", "take 2", "march faesulae", "halt", "activate flaminius")
    assert marching(pos).size() == 4
    do(pos, "march tarquinii", "march cosa", "march pisae")
    refused(pos, "march faesulae", "10.11", "tired-cus")
    assert points(pos) == 1


@pytest.mark.rule("10.11")
def test_c_elephants_tire_like_other_units():
    generals = {"hannibal": "saguntum", "mago": "emporiae"}
    pos = punic({}, {"saguntum": "3e2"}, generals)
    do(pos, "activate hannibal", "march dertosa", "march tarraco", "march emporiae", "halt", "activate mago")
    assert (marching(pos).size(), marching(pos).elephants()) == (3, 2)
    do(pos, "march narbo")
    refused(pos, "march nemausus", "10.11", "tired-cus")
    do(pos, "elephants 0")
    assert (marching(pos).size(), marching(pos).elephants()) == (1, 0)
    refused(pos, "march nemausus", "10.11", "tired-cus")


@pytest.mark.rule("10.11")
def test_c_units_that_went_into_a_city_are_still_tired():
    generals = {"longus": "roma:proconsul", "flaminius": "neapolis:proconsul"}
    pos = campaign({"roma": 4}, {}, generals)
    do(pos, "activate longus", "march praeneste", "march terventum", "march capua", "march neapolis")
    do(pos, "enter", "walls 2", "done", "activate flaminius")
    assert (marching(pos).size(), marching(pos).army.subs) == (2, [GENERAL["longus"]])
    refused(pos, "march capua", "10.11", "tired-general")
    do(pos, "leave longus", "take 0", "march capua", "march neapolis", "take 4")
    refused(pos, "march capua", "10.11", "tired-cus")


@pytest.mark.rule("10.11")
def test_c_a_subordinate_who_was_carried_has_only_what_is_left_of_his_points():
    generals = {"hannibal": "saguntum", "mago": "saguntum"}
    pos = punic({}, {"saguntum": 6}, generals)
    do(pos, "activate hannibal", "march dertosa", "march tarraco", "march emporiae", "halt", "activate mago")
    assert points(pos) == 1
    do(pos, "march narbo")
    refused(pos, "march nemausus", "10.2", "no-points")
    assert where(pos, "mago") == "narbo"


@pytest.mark.rule("10.11")
def test_c_a_subordinate_left_on_the_way_went_that_far():
    generals = {"hannibal": "saguntum", "mago": "saguntum"}
    pos = punic({}, {"saguntum": 6}, generals)
    do(pos, "activate hannibal", "march dertosa", "march tarraco", "leave mago", "take 4")
    do(pos, "march emporiae", "halt", "activate mago")
    assert (points(pos), marching(pos).size()) == (2, 2)
    do(pos, "march ilerda", "march osca")
    refused(pos, "march numantia", "10.2", "no-points")


@pytest.mark.rule("10.11")
def test_c_a_subordinate_who_joined_on_the_way_went_only_from_there():
    generals = {"hannibal": "saguntum", "mago": "tarraco"}
    pos = punic({}, {"saguntum": 6}, generals)
    do(pos, "activate hannibal", "march dertosa", "march tarraco", "join mago", "march emporiae", "halt")
    do(pos, "activate mago")
    assert points(pos) == 3


@pytest.mark.rule("10.11")
def test_c_a_subordinate_is_carried_by_two_generals_for_four_points_in_all():
    generals = {"hannibal": "saguntum", "mago": "saguntum", "hasdrubal": "emporiae"}
    pos = punic({}, {"saguntum": 6, "emporiae": 2}, generals)
    do(pos, "activate hannibal", "march dertosa", "march tarraco", "march emporiae", "halt")
    do(pos, "activate hasdrubal", "take 2", "join mago", "march narbo")
    assert where(pos, "mago") == "narbo", "the fourth point"
    answer = pos.why_not(1, pos.table.number("march nemausus") or 0)
    assert answer is not None
    assert answer.rule == "10.11"
    do(pos, "leave mago", "march nemausus")
    assert (where(pos, "mago"), where(pos, "hasdrubal")) == ("narbo", "nemausus")


@pytest.mark.rule("10.11")
def test_c_a_general_whose_own_move_is_over_may_be_carried_for_what_is_left_of_four():
    generals = {"longus": "roma:proconsul", "flaminius": "faesulae:proconsul"}
    pos = campaign({}, {}, generals)
    do(pos, "activate longus", "march falerii", "march faesulae", "halt")
    do(pos, "activate flaminius", "march pisae", "march cosa")
    assert where(pos, "longus") == "cosa"
    answer = pos.why_not(0, pos.table.number("march tarquinii") or 0)
    assert answer is not None
    assert answer.rule == "10.11"
    do(pos, "leave longus", "march tarquinii")
    assert (where(pos, "longus"), where(pos, "flaminius")) == ("cosa", "tarquinii")


@pytest.mark.rule("10.11")
def test_c_nero_goes_six_with_units_that_are_with_him_all_the_way():
    generals = {"nero": "roma:proconsul", "longus": "cosa:proconsul"}
    way = ["falerii", "tarquinii", "cosa", "pisae", "faesulae", "falerii"]
    pos = campaign({"roma": 4, "tarquinii": 3}, {}, generals)
    do(pos, "activate nero", *(f"march {space}" for space in way))
    assert (where(pos, "nero"), cus(pos, R, "falerii"), points(pos)) == ("falerii", 4, 0)
    pos = campaign({"roma": 4, "tarquinii": 3}, {}, generals)
    do(
        pos,
        "activate nero",
        "march falerii",
        "march tarquinii",
        "take 7",
        *(f"march {space}" for space in way[2:]),
    )
    assert cus(pos, R, "falerii") == 7, "four points for those who joined at Tarquinii"


@pytest.mark.rule("10.11")
def test_c_units_that_joined_nero_late_after_another_march_stop_at_four():
    generals = {"nero": "roma:proconsul", "longus": "falerii:proconsul"}
    pos = campaign({"roma": 4, "falerii": 3}, {}, generals)
    do(pos, "activate longus", "march faesulae", "march pisae", "march cosa", "halt")
    do(pos, "activate nero", "march tarquinii", "march cosa", "take 7", "march pisae")
    refused(pos, "march faesulae", "10.11", "tired-cus")
    do(pos, "take 4", "march faesulae", "march falerii", "march roma", "halt")
    assert (cus(pos, R, "roma"), cus(pos, R, "pisae")) == (4, 3)


@pytest.mark.rule("10.11")
def test_c_a_new_card_makes_everybody_fresh():
    generals = {"longus": "roma:proconsul"}
    hands = {"rome": ["native_guide"], "carthage": ["diplomacy_b"]}
    pos = campaign({"roma": 4}, {}, generals, hands=hands)
    do(pos, "activate longus", "march falerii", "march faesulae", "march pisae", "march cosa", "halt")
    do(
        pos,
        "discard diplomacy_b",
        "ops native_guide",
        "activate longus",
        "march tarquinii",
        "march roma",
        "halt",
    )
    assert cus(pos, R, "roma") == 4


# -- d: what fought, besieged, stepped back or failed to pursue -------------------------------------------


@pytest.mark.rule("10.11")
def test_d_who_fought_a_battle_moves_no_further():
    generals = {"longus": "arpi:proconsul", "nero": "arpi:proconsul", "flaminius": "beneventum:proconsul"}
    pos = campaign({"arpi": 6, "beneventum": 2}, {"cannae": 2}, generals)
    do(pos, "activate longus", "march cannae")
    win(pos)
    assert (cus(pos, R, "cannae"), where(pos, "nero")) == (6, "cannae")
    refused(pos, "activate nero", "10.11", "spent-general")
    do(pos, "activate flaminius", "march cannae")
    assert choices(pos, "take") == {"0", "1"}, "the six that fought stay"
    refused(pos, "take 3", "10.2.1", "too-few-cus-here")
    refused(pos, "join nero", "10.11", "spent-general")
    do(pos, "march brundisium", "halt")
    assert (cus(pos, R, "brundisium"), cus(pos, R, "cannae")) == (2, 6)


@pytest.mark.rule("10.11")
def test_d_an_overrun_is_no_battle():
    generals = {"longus": "arpi:proconsul", "nero": "arpi:proconsul"}
    pos = campaign({"arpi": 6}, {"cannae": 1}, generals)
    do(pos, "activate longus", "march cannae", "halt", "activate nero")
    assert (marching(pos).size(), points(pos)) == (6, 5), "one of Nero's six is spent"


@pytest.mark.rule("10.11")
def test_d_who_besieged_moves_no_further():
    generals = {"longus": "verona:proconsul", "nero": "verona:proconsul", "flaminius": "taurini:proconsul"}
    pos = campaign({"verona": 4, "taurini": 1}, {}, generals)
    do(pos, "activate longus", "march insubres")
    do(rig(pos, 4), "besiege")
    assert pos.siege[SPACE["insubres"]] == 1
    refused(pos, "activate nero", "10.11", "spent-general")
    do(pos, "activate flaminius", "march insubres")
    assert choices(pos, "take") == {"0"}
    refused(pos, "join nero", "10.11", "spent-general")


@pytest.mark.rule("10.11")
@pytest.mark.parametrize("taken", [1, 3, 5])
def test_d_a_detachment_that_besieges_spends_three_units_and_the_rest_may_go_20_2(taken):
    generals = {"longus": "insubres:proconsul", "nero": "insubres:proconsul"}
    pos = campaign({"insubres": 8}, {}, generals)
    do(pos, "activate nero", "leave longus", f"take {taken}")
    do(rig(pos, 4), "besiege", "activate longus")
    assert (pos.siege[SPACE["insubres"]], marching(pos).size()) == (1, 5)
    refused(pos, "join nero", "10.11", "spent-general")


@pytest.mark.rule("10.11")
def test_d_who_stepped_back_moves_no_further():
    generals = {"longus": "roma:proconsul", "nero": "roma:proconsul", "mago": "beneventum"}
    pos = campaign({"roma": 6}, {"beneventum": 4}, generals, control={"rome": ["roma", "praeneste"]})
    do(pos, "activate longus", "march praeneste", "march terventum", "intercept mago")
    do(rig(pos, 1), "done", "back")
    assert (where(pos, "longus"), where(pos, "nero"), cus(pos, R, "praeneste")) == (
        "praeneste",
        "praeneste",
        6,
    )
    assert step(pos) == "Round", "nobody is left who could be activated"
    assert pos.walked[GENERAL_ID.index("nero")] == 7


@pytest.mark.rule("10.11")
def test_d_units_that_stepped_back_are_spent():
    generals = {"longus": "roma:proconsul", "flaminius": "falerii:proconsul", "mago": "beneventum"}
    pos = campaign({"roma": 6}, {"beneventum": 4}, generals, control={"rome": ["roma", "praeneste"]})
    do(pos, "activate longus", "march praeneste", "march terventum", "intercept mago")
    do(rig(pos, 1), "done", "back")
    do(pos, "activate flaminius", "march roma", "march praeneste")
    assert marching(pos).size() == 0
    assert choices(pos, "take") == set()
    refused(pos, "take 1", "10.2.1", "too-few-cus-here")


@pytest.mark.rule("10.11")
def test_d_units_that_stepped_back_into_their_city_are_spent_too():
    generals = {"longus": "roma:proconsul", "flaminius": "falerii:proconsul", "mago": "beneventum"}
    pos = campaign({"roma": 6}, {"beneventum": 4}, generals, control={"rome": ["roma", "praeneste"]})
    do(pos, "activate longus", "march capua", "intercept mago")
    do(rig(pos, 1), "done", "back")
    do(pos, "enter", "walls 4", "done")
    do(pos, "activate flaminius", "march roma")
    assert choices(pos, "take") == set()


@pytest.mark.rule("10.11")
@pytest.mark.parametrize("die", [1, 2])
def test_d_who_failed_to_pursue_moves_no_further(die):
    generals = {"longus": "arpi:proconsul", "nero": "arpi:proconsul", "mago": "cannae"}
    pos = campaign({"arpi": 6}, {"cannae": 2}, generals, control={"rome": ["arpi"], "carthage": ["heraclea"]})
    do(pos, "activate longus", "march cannae", "avoid mago")
    do(rig(pos, 1), "done", "to heraclea")
    do(rig(pos, die), "roll")
    if die == 1:
        do(pos, "halt", "activate nero")
        assert (marching(pos).size(), points(pos)) == (6, 5)
    else:
        assert (step(pos), where(pos, "nero"), cus(pos, R, "cannae")) == ("Round", "cannae", 6)


@pytest.mark.rule("10.11")
def test_d_who_does_not_pursue_at_all_may_go_on_with_another():
    generals = {"longus": "arpi:proconsul", "nero": "arpi:proconsul", "mago": "cannae"}
    pos = campaign({"arpi": 6}, {"cannae": 2}, generals, control={"rome": ["arpi"], "carthage": ["heraclea"]})
    do(pos, "activate longus", "march cannae", "avoid mago")
    do(rig(pos, 1), "done", "to heraclea", "pass")
    if step(pos) == "March":
        do(pos, "halt")
    do(pos, "activate nero")
    assert marching(pos).size() == 6


def flee(pos: PunicWar) -> None:
    """The beaten besiegers go, by whatever way, and pay for it."""
    while step(pos) in ("Retreat", "RetreatBy", "RemovePCs"):
        do(pos, sorted(legal(pos))[0])


@pytest.mark.rule("10.11")
def test_d_the_garrison_that_joined_the_battle_of_its_relief_is_spent_too():
    generals = {
        "flaminius": "roma:proconsul",
        "longus": "capua/in:proconsul",
        "mago": "capua",
        "nero": "falerii",
    }
    pos = campaign({"roma": 6, "capua/in": 2}, {"capua": 4}, generals, siege={"capua": 1})
    do(pos, "activate flaminius", "march capua", "sortie", "done", "command flaminius")
    win(pos)
    flee(pos)
    assert cus(pos, R, "capua") + cus(pos, R, "capua/in") == 8
    refused(pos, "activate longus", "10.11", "spent-general")
    do(pos, "activate nero", "march roma", "march capua")
    assert choices(pos, "take") == set()


@pytest.mark.rule("10.11")
def test_d_a_garrison_that_did_not_join_is_fresh():
    generals = {"flaminius": "roma:proconsul", "longus": "capua/in:proconsul", "mago": "capua"}
    pos = campaign({"roma": 6, "capua/in": 2}, {"capua": 4}, generals, siege={"capua": 1})
    do(pos, "activate flaminius", "march capua", "pass")
    win(pos)
    flee(pos)
    do(pos, "activate longus")
    assert (marching(pos).size(), points(pos)) == (2, 4)


# -- e: nobody twice ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.11")
def test_e_nobody_is_activated_twice():
    pos = campaign(ARMIES, {}, GENERALS)
    do(pos, "activate longus", "march falerii", "halt")
    refused(pos, "activate longus", "10.11", "already-activated")
    do(pos, "activate flaminius", "halt")
    refused(pos, "activate flaminius", "10.11", "already-activated")


# -- f: one attempt against a city or tribe ----------------------------------------------------------------


@pytest.mark.rule("10.11")
def test_f_a_city_or_tribe_is_attempted_once_a_card():
    generals = {"longus": "verona:proconsul", "flaminius": "taurini:proconsul", "nero": "mutina:proconsul"}
    pos = campaign({"verona": 4, "taurini": 4, "mutina": 4}, {}, generals)
    do(pos, "activate longus", "march insubres")
    do(rig(pos, 4), "besiege", "activate flaminius", "march insubres")
    refused(pos, "besiege", "20.1.5", "once-a-card")
    do(pos, "halt", "activate nero", "march boii")
    do(rig(pos, 4), "besiege")
    assert (pos.siege[SPACE["insubres"]], pos.siege[SPACE["boii"]]) == (1, 1), "another tribe may be tried"


@pytest.mark.rule("10.11")
def test_f_one_general_beats_the_defenders_and_another_besieges():
    generals = {"longus": "beneventum:proconsul", "flaminius": "neapolis:proconsul"}
    control = {"rome": ["roma", "beneventum"], "carthage": ["capua", "terventum", "zama", "cirta"]}
    pos = campaign({"beneventum": 6, "neapolis": 3}, {"capua": 2}, generals, control=control)
    do(pos, "activate longus", "march capua", "done")
    win(pos)
    do(pos, "walls 2")
    assert (where(pos, "longus"), cus(pos, R, "capua"), step(pos)) == ("capua", 6, "Activation")
    do(pos, "activate flaminius", "march capua")
    if step(pos) == "Walls":
        do(pos, "done")
    do(rig(pos, 4), "besiege")
    assert pos.siege[SPACE["capua"]] == 1


# -- d: who is spent after a battle ------------------------------------------------------------------------


def lose(pos: PunicWar, casualties: int = 1, die: int = 1) -> PunicWar:
    """The attacker loses the battle after one round of Probes, with these dice, and retreats."""
    active = to_move(pos)
    deal_battle(pos, {"probe": 1}, {"probe": 1})
    if to_move(pos) == active:
        do(pos, "play probe")
    do(pos, "play probe")
    do(rig(pos, casualties, die), "pass")
    while step(pos) in ("Retreat", "RemovePCs"):
        do(pos, sorted(legal(pos))[0])
    return pos


@pytest.mark.rule("10.11")
def test_d_after_a_retreat_onto_friends_only_those_who_fought_are_spent():
    generals = {"longus": "arpi:proconsul", "nero": "terventum:proconsul", "mago": "cannae"}
    control = {"rome": ["roma", "enna", "croton", "agrigentum"], "carthage": ["carthago", "zama"]}
    pos = campaign({"arpi": 10}, {"cannae": 6}, generals, control=control)
    do(pos, "activate longus", "take 5", "march cannae", "done")
    lose(pos, 6, 6)
    assert (where(pos, "longus"), cus(pos, R, "arpi")) == ("arpi", 6), "one of the five came back"
    do(pos, "activate nero", "march arpi")
    refused(pos, "join longus", "10.11", "spent-general")
    assert max(int(n) for n in choices(pos, "take")) == 5


@pytest.mark.rule("10.11", "15.1.5")
def test_d_friends_who_are_swept_along_by_a_retreat_have_moved():
    generals = {"longus": "beneventum:proconsul", "nero": "capua:proconsul", "mago": "cannae"}
    control = {"rome": ["roma", "capua", "neapolis"], "carthage": ["carthago", "zama"]}
    pos = campaign({"beneventum": 6}, {"cannae": 8}, generals, control=control)
    do(pos, "activate longus", "take 4", "march cannae", "done")
    lose(pos)
    assert cus(pos, R, "beneventum") == 0
    assert sum(pos.fatigue.values()) == sum(pos.cus[0]) == 6
    assert {key % 8 for key in pos.fatigue} == {7}


@pytest.mark.rule("10.11", "20.6")
def test_d_a_garrison_that_fought_and_fled_with_a_relief_is_spent_too():
    generals = {"longus": "neapolis:proconsul", "nero": "capua/in:proconsul", "flaminius": "roma:proconsul"}
    control = {"rome": ["roma", "capua", "neapolis"], "carthage": ["carthago", "zama"]}
    generals["mago"] = "capua"
    pos = campaign(
        {"neapolis": 6, "capua/in": 2}, {"capua": 8}, generals, siege={"capua": 1}, control=control
    )
    do(pos, "activate longus", "march capua")
    while step(pos) != "Battle":
        wanted = ("sortie", "command longus", "done")
        do(pos, next(choice for choice in wanted if choice in legal(pos)))
    lose(pos)
    while step(pos) in ("Walls", "Refugees"):
        do(pos, "done")
    assert (cus(pos, R, "neapolis"), cus(pos, R, "capua/in")) == (7, 0)
    assert sum(pos.fatigue.values()) == 7
    refused(pos, "activate nero", "10.11", "spent-general")


@pytest.mark.rule("10.11", "17.2")
def test_d_elephants_that_fled_behind_the_walls_are_spent_and_the_garrison_is_not():
    generals = {"hannibal": "zama", "hanno": "carthago/in", "nero": "carthago:proconsul"}
    control = {"carthage": ["carthago", "hadrumetum", "zama", "cirta"], "rome": ["roma", "capua"]}
    pos = punic({"carthago": 9}, {"zama": "7e3", "carthago/in": 1}, generals, control=control)
    do(pos, "activate hannibal", "march carthago", "done", "pass", "pass")  # no relief, no charge
    lose(pos)
    do(pos, "walls 5")
    inside = elephants(pos, "carthago/in")
    wanted = inside + 1 if f"elephants {inside + 1}" in legal(pos) else inside - 1
    do(pos, f"elephants {wanted}")
    while step(pos) in ("Walls", "Refugees", "Retreat", "Rout", "Refuge", "RemovePCs"):
        do(pos, "done" if "done" in legal(pos) else sorted(legal(pos))[0])
    assert (cus(pos, C, "carthago/in"), elephants(pos, "carthago/in")) == (5, wanted)
    do(pos, "activate hanno")
    assert (marching(pos).size(), marching(pos).elephants()) == (1, 0), "only the garrison is fresh"
    assert choices(pos, "take") == {"0"}


@pytest.mark.rule("10.11", "10.7")
def test_d_elephants_of_the_army_go_inside_with_what_they_have_spent():
    """One of the two elephants came from Zama and has spent a point; the garrison is fresh."""
    generals = {"hannibal": "zama", "mago": "carthago/in", "hanno": "carthago/in"}
    pos = punic({}, {"zama": "2e2", "carthago/in": "2e1"}, generals)
    do(pos, "activate hannibal", "march thabraca", "march carthago", "enter", "walls 3")
    if step(pos) == "Gates":
        do(pos, "done")
    assert (elephants(pos, "carthago/in"), elephants(pos, "carthago")) == (2, 1)
    assert pos.weary == {place_of("carthago/in") * 8 + 2: 1, place_of("carthago") * 8 + 2: 1}
    assert pos.fatigue == {}


@pytest.mark.rule("10.11", "10.8")
def test_d_spent_units_are_not_taken_inside_by_another_army():
    generals = {"longus": "beneventum:proconsul", "nero": "roma:proconsul", "mago": "capua"}
    control = {"rome": ["roma", "capua", "beneventum"], "carthage": ["carthago", "zama"]}
    pos = campaign({"beneventum": 6, "roma": 2}, {"capua": 2}, generals, control=control)
    do(pos, "activate longus", "march capua")
    while step(pos) in ("Reaction", "Walls"):
        do(pos, "done")
    win(pos)
    assert cus(pos, R, "capua") == 6
    do(pos, "activate nero", "march capua", "enter", "walls 2")
    while step(pos) == "Gates":
        do(pos, "done")
    assert pos.fatigue == {place_of("capua") * 8 + 7: 6, place_of("capua/in") * 8 + 1: 2}
