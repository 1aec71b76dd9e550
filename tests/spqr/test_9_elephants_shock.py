"""9.11, 9.14, 4.72 to 4.74 Elephants in shock: let through, running wild, and grieving for their leaders."""

from __future__ import annotations

import pytest

from bellum.games.spqr.harm import casualty, settle, suffer
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Event
from tests.spqr.kit import (
    advance,
    do,
    facing,
    has,
    hits,
    leader_at,
    leader_of,
    legal,
    owner_of,
    refused,
    rig,
    scene,
    told,
    unit_of,
    where,
)
from tests.spqr.shock_kit import CHARGES, fought, of, one, shock

# -- 9.11 pass-through -----------------------------------------------------------------------------------------


LET = {"af_el_1": f"3022 w {CHARGES}", "x_ha_a": "2921 e"}


def let_through(*dice: int, **others: str):
    pos, _ = fought({**LET, **others}, "hannibal", *dice, scenario="zama")
    return pos


@pytest.mark.rule("9.11")
def test_foot_before_elephants_may_let_them_through():
    """The example of 9.11: from 3022 against 2921 the elephant comes out on 2821 or 2822 as its owner likes."""
    pos = let_through(0, 0, 5, 0)
    assert owner_of(pos) == 1
    assert legal(pos) == {"pass_through x_ha_a", "decline"}
    refused(pos, "pass_through af_el_1", "9.11", "not-the-foot-before-elephants")
    do(pos, "pass_through x_ha_a")
    assert owner_of(pos) == 0
    assert legal(pos) == {"into 2821", "into 2822"}
    refused(pos, "into 2922", "9.11", "not-a-hex-behind-the-foot")
    do(pos, "into 2822")
    assert (where(pos, "af_el_1"), facing(pos, "af_el_1")) == ("2822", "w")
    assert where(pos, "x_ha_a") == "2921"


@pytest.mark.rule("9.11")
def test_it_adds_one_to_the_check_and_halves_the_hits():
    pos = let_through()
    rig(pos, 0, 0, 9, 0)
    events = told(pos, "pass_through x_ha_a")
    checks = {e.args["unit"]: e.args["modifiers"] for e in events if e.rule == "8.33" and e.kind == "checked"}
    assert checks == {"af_el_1": [], "x_ha_a": [{"reason": "pass-through", "amount": 1}]}
    event = one(events, "shock")
    assert event["table"] == [2, 4]
    assert event["hits"] == [1, 2]  # one less for the elephant, half for the foot


@pytest.mark.rule("9.11")
def test_afterwards_the_foot_checks_but_skirmishers_do_not():
    pos = let_through()
    rig(pos, 0, 0, 5, 8)
    do(pos, "pass_through x_ha_a")
    events = told(pos, "into 2821", "decline")  # 7.16 they could have turned
    assert one([e for e in events if e.rule == "9.11"], "checked")["excess"] == 2
    pos = scene(
        {"af_el_1": f"2719 w {CHARGES}", "cm_sk_1": "2620 e"},
        {"flamininus": "0501"},
        scenario="cynoscephalae",
    )
    shock(pos, "flamininus", 0, 0)
    do(pos, "pass_through cm_sk_1")
    events = told(pos, min(legal(pos)))
    events += told(pos, "decline")
    assert [e.kind for e in events if e.rule == "9.11"] == ["got-through"]
    assert where(pos, "cm_sk_1") == "2620"


@pytest.mark.rule("9.11")
def test_it_needs_a_free_hex_behind_and_elephants_alone_from_ahead():
    behind = {"x_pr_a": "2821 e", "x_pr_b": "2822 e"}
    pos = let_through(0, 0, 5, **behind)
    assert "pass_through x_ha_a" not in legal(pos)
    pos, events = fought(
        {"af_el_1": f"3022 w {CHARGES}", "x_ha_a": "2921 ne"}, "hannibal", 0, 0, 5, scenario="zama"
    )
    assert one(events, "shock")["angle"] == "flank"
    pos = let_through(0, 0, 0, 5, br_hi_1=f"3021 w {CHARGES}")
    assert "pass_through x_ha_a" not in legal(pos)


@pytest.mark.rule("9.11")
def test_declined_it_is_a_combat_like_any_other():
    pos = let_through()
    rig(pos, 0, 0, 5)
    events = told(pos, "decline")
    assert one(events, "shock")["hits"] == one(events, "shock")["table"]
    assert where(pos, "af_el_1") == "3022"


@pytest.mark.rule("9.11")
def test_cavalry_cannot_let_them_through():
    _pos, events = fought(
        {"af_el_1": f"3022 w {CHARGES}", "x_rc": "2921 e"}, "hannibal", 0, 0, 5, scenario="zama"
    )
    assert of(events, "shock")


@pytest.mark.rule("9.11", "10.27")
def test_nor_can_foot_that_runs_away():
    units = {"af_el_1": f"3022 w {CHARGES}", "x_ha_a": "2921 e routed"}
    pos, events = fought(units, "hannibal", 0, 5, scenario="zama")
    assert "lets-through" not in [event.kind for event in events]
    assert legal(pos) != {"pass_through x_ha_a", "decline"}


@pytest.mark.rule("9.11", "8.41")
def test_if_one_of_two_that_let_them_through_runs_nobody_gets_through():
    units = {"af_el_1": f"3022 w {CHARGES}", "x_ha_a": "2921 e", "x_ha_b": "2922 e hits=5"}
    pos = scene(units, {"hannibal": "0501"}, scenario="zama")
    shock(pos, "hannibal")
    rig(pos, 0, 6, 0, 0)  # one of them fails its check
    events = told(pos, next(n for n in legal(pos) if n.startswith("pass_through")))
    while not legal(pos) & {"pass"}:
        events += told(pos, min(legal(pos)))
    assert (has(pos, "x_ha_a", "routed"), has(pos, "x_ha_b", "routed")) == (False, True)
    assert of(events, "got-through") == []


@pytest.mark.rule("9.11")
def test_nor_can_artillery():
    units = {"ep_el_1": f"3022 w {CHARGES}", "scorpio_1": "2921 e"}
    _pos, events = fought(units, "pyrrhus", 0, 0, 5, scenario="beneventum")
    assert of(events, "shock")


# -- 9.14 rampage ----------------------------------------------------------------------------------------------


def maddened(pos: Battlefield, *dice: int, unit: str = "af_el_1", cause: int = -1) -> list[Event]:
    """An elephant breaks."""
    rig(pos, *dice)
    events: list[Event] = []
    pos.events = events
    suffer(pos, unit_of(pos, unit), 9, "8.17")
    settle(pos, cause)
    advance(pos)
    pos.events = None
    return events


def zama(units, leaders=None, **words):
    return scene({"af_el_1": "2620 w", **units}, leaders or {}, scenario="zama", **words)


@pytest.mark.rule("9.14", "10.21")
@pytest.mark.parametrize(
    ("die", "path"),
    [
        (1, ["2620", "2619", "2618", "2617"]),
        (2, ["2620", "2719", "2819", "2918"]),
        (4, ["2620", "2621", "2622", "2623"]),
        (6, ["2620", "2519", "2419", "2318"]),
    ],
)
def test_it_runs_three_hexes_as_the_compass_says(die, path):
    pos = zama({"x_ha_a": "2630 e"})
    events = maddened(pos, die, 9)
    assert of(events, "ran-wild")[0]["path"] == path
    assert has(pos, "af_el_1", "dead")  # a nine at the second roll


@pytest.mark.rule("9.14")
def test_seven_to_nine_at_first_is_away_from_whoever_drove_it_mad():
    pos = zama({"x_ha_a": "2519 e"})
    events = maddened(pos, 8, 7, cause=unit_of(pos, "x_ha_a"))
    assert of(events, "ran-wild")[0]["path"] == ["2620", "2720", "2821", "2921"]
    assert has(pos, "af_el_1", "dead")


@pytest.mark.rule("9.14")
def test_if_nobody_did_it_is_the_nearest_enemy_and_the_enemy_chooses_between_equals():
    pos = zama({"x_ha_a": "2617 e", "x_ha_b": "2623 e"})
    maddened(pos, 8, 9)
    assert owner_of(pos) == 1
    assert legal(pos) == {"flee 2619", "flee 2621"}
    events = told(pos, "flee 2619")
    assert of(events, "ran-wild")[0]["path"] == ["2620", "2619", "2618"]  # and straight on
    pos = zama({"x_ha_a": "2617 e", "x_ha_b": "2624 e"})
    events = maddened(pos, 8, 9)
    assert of(events, "ran-wild")[0]["path"] == ["2620", "2621", "2622", "2623"]


@pytest.mark.rule("9.14")
def test_in_a_shock_it_is_whoever_attacked_it():
    pos, events = fought(
        {"x_ha_a": "2519 e moved-now must-check", "af_el_1": "2620 w hits=4"},
        "scipio",
        0,
        6,
        7,
        9,
        scenario="zama",
    )
    assert of(events, "ran-wild")[0]["path"][:2] == ["2620", "2720"]
    assert where(pos, "x_ha_a") == "2620"


@pytest.mark.rule("9.14")
def test_a_zero_is_towards_the_nearest_friend_the_enemy_choosing_between_equals():
    pos = zama({"ca_mi_1": "2617 w", "ca_mi_2": "2623 w"})
    maddened(pos, 0, 9)
    assert owner_of(pos) == 1
    assert legal(pos) == {"nearest ca_mi_1", "nearest ca_mi_2"}
    refused(pos, "nearest x_ha_a", "9.14", "not-a-nearest-friend")
    refused(pos, "flee 2619", "10.22", "when-flee")
    do(pos, "nearest ca_mi_2")
    assert (hits(pos, "ca_mi_1"), hits(pos, "ca_mi_2")) == (0, 2)


@pytest.mark.rule("9.14")
def test_where_two_ways_lead_to_him_the_enemy_chooses_too():
    pos = zama({"ca_mi_1": "2718 w"})
    maddened(pos, 0, 9)
    assert owner_of(pos) == 1
    assert legal(pos) == {"flee 2719", "flee 2619"}
    refused(pos, "flee 2520", "9.14", "elephant-does-not-go-there")
    do(pos, "flee 2719")
    assert hits(pos, "ca_mi_1") == 2


@pytest.mark.rule("9.14")
@pytest.mark.parametrize(("facing", "wanted"), [("sw", 1), ("se", 1), ("e", 2), ("ne", 2)])
def test_whoever_is_in_the_way_is_hit_worse_from_the_side(facing, wanted):
    """It runs north against a unit on 2618."""
    pos = zama({"x_ha_a": f"2618 {facing}"})
    events = maddened(pos, 1, 9)
    assert one(events, "trampled") == {"unit": "af_el_1", "target": "x_ha_a", "hits": wanted}
    assert of(events, "ran-wild")[0]["path"] == ["2620", "2619"]


@pytest.mark.rule("9.14")
def test_it_tramples_its_own_side_and_stacks():
    pos = zama({"ca_mi_1": "2619 sw"})
    maddened(pos, 1, 9)
    assert hits(pos, "ca_mi_1") == 1
    pos = zama({"x_ha_a": "2619 sw", "x_ha_b": "2619 sw"})
    maddened(pos, 1, 9)
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (1, 1)


@pytest.mark.rule("9.14", "9.16", "6.51")
def test_cavalry_gets_out_of_its_way_before_it_begins_or_is_hit_worst():
    pos = zama({"ca_hc_1": "2619 sw"})
    maddened(pos, 1, 9)
    assert owner_of(pos) == 0  # it has to withdraw
    assert where(pos, "af_el_1") == "2620"
    hemmed = {"af_el_1": "2601 w", "ca_hc_1": "2600 sw", "ca_mi_1": "2700 w", "ca_mi_2": "2500 w"}
    pos = scene(hemmed, scenario="zama")
    events = maddened(pos, 0, 1, 9)
    assert one([e for e in events if e.rule == "9.16"], "hits")["hits"] == 1  # whatever the die
    assert [args["hits"] for args in of(events, "trampled")] == [2]


@pytest.mark.rule("9.14")
def test_after_four_rolls_it_is_gone():
    pos = zama({"x_ha_a": "2520 e", "x_ha_b": "2720 w"})
    events = maddened(pos, 1, 4, 1, 4)
    assert len(of(events, "rampage")) == 4
    assert has(pos, "af_el_1", "dead")


@pytest.mark.rule("9.14", "10.24")
def test_off_the_map_it_is_gone():
    pos = scene({"af_el_1": "2601 w", "x_ha_a": "2603 e"}, scenario="zama")
    events = maddened(pos, 1)
    assert len(of(events, "rampage")) == 1
    assert has(pos, "af_el_1", "dead")


@pytest.mark.rule("9.14")
def test_eight_points_from_anybody_it_is_gone():
    pos = zama({"x_ha_a": "2625 e"})
    events = maddened(pos, 1, 9)  # three hexes north: eight from the hastati
    assert len(of(events, "rampage")) == 1
    assert has(pos, "af_el_1", "dead")


@pytest.mark.rule("9.14", "10.15")
def test_one_that_it_drives_mad_waits_for_its_turn():
    pos = zama({"af_el_2": "2619 sw hits=4"})
    events = maddened(pos, 1, 4, 9, 9)
    wild = [args["unit"] for args in of(events, "runs-wild")]
    assert wild == ["af_el_1", "af_el_2"]
    kinds = [(e.kind, e.args["unit"]) for e in events if e.kind in ("eliminated", "runs-wild")]
    assert kinds == [
        ("runs-wild", "af_el_1"),
        ("eliminated", "af_el_1"),
        ("runs-wild", "af_el_2"),
        ("eliminated", "af_el_2"),
    ]


@pytest.mark.rule("9.14", "10.15")
def test_others_whom_it_breaks_run_at_once():
    pos = zama({"x_ha_a": "2619 sw hits=5"})
    maddened(pos, 1, 9, 9)
    while any(n.startswith("flee") for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert has(pos, "x_ha_a", "routed")


@pytest.mark.rule("9.14", "4.62")
def test_a_leader_in_its_way_who_cannot_leave_is_dead():
    pos = zama({"x_ha_a": "2619 sw"}, {"laelius": "2619"})
    maddened(pos, 1, 9)
    while "decline" in legal(pos) and owner_of(pos) == 1:
        do(pos, "decline")
    assert leader_at(pos, "laelius") == ""


# -- 4.72 to 4.74 a leader's elephant ------------------------------------------------------------------------------


MOUNT = {"hannibal_le": "2620 e"}


@pytest.mark.rule("4.72", "4.63")
@pytest.mark.parametrize(("dice", "dead"), [((1,), False), ((0, 0), True), ((0, 7), False)])
def test_if_his_elephant_is_killed_the_leader_is_in_danger(dice, dead):
    pos = scene(MOUNT, {"hannibal": "2620"})
    maddened(pos, *dice, unit="hannibal_le")
    assert has(pos, "hannibal_le", "dead")
    assert (leader_at(pos, "hannibal") == "") == dead


@pytest.mark.rule("4.74")
def test_if_the_leader_dies_his_elephant_is_taken_away_or_goes_mad():
    pos = rig(scene(MOUNT, {"hannibal": "2620"}), 0, 6)
    assert casualty(pos, leader_of(pos, "hannibal"))
    assert has(pos, "hannibal_le", "dead")
    pos = rig(scene({**MOUNT, "x_ha_a": "2626 e"}, {"hannibal": "2620"}), 0, 7, 4, 0)
    casualty(pos, leader_of(pos, "hannibal"))
    events: list[Event] = []
    pos.events = events
    advance(pos)
    assert of(events, "ran-wild")[0]["path"][-1] == "2623"
    assert has(pos, "hannibal_le", "dead")  # a zero


@pytest.mark.rule("9.14", "4.74")
def test_a_leaders_elephant_that_is_to_be_killed_is_calmed_instead():
    pos = rig(scene({**MOUNT, "x_ha_a": "2626 e"}, {"hannibal": "2620"}), 0, 7, 4, 9)
    casualty(pos, leader_of(pos, "hannibal"))
    advance(pos)
    assert (where(pos, "hannibal_le"), hits(pos, "hannibal_le")) == ("2623", 4)
    assert not has(pos, "hannibal_le", "routed")


@pytest.mark.rule("4.73")
def test_a_leaders_elephant_defends_like_any_other():
    _pos, events = fought(
        {**MOUNT, "x_ha_a": "2719 w no-check"}, "paullus", 5, 5, leaders={"hannibal": "2620"}
    )
    event = one(events, "shock")
    assert (event["against"], event["base"]) == ("hannibal_le", 3)
