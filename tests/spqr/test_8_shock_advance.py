"""8.4 The victors take the field; 6.76 columns that were attacked deploy."""

from __future__ import annotations

import pytest

from bellum.games.spqr.answers import fire
from bellum.games.spqr.charts import MARSH, WOODS
from bellum.games.spqr.hexes import hex_number
from tests.spqr.kit import (
    advance,
    do,
    facing,
    has,
    hits,
    leader_at,
    legal,
    owner_of,
    refused,
    rig,
    scene,
    told,
    unit_of,
    where,
)
from tests.spqr.shock_kit import CHARGES, STANDS, fought, of, one


def fled(pos):
    """Routs run their course, the first way each time."""
    while any(notation.startswith("flee") for notation in legal(pos)):
        do(pos, min(legal(pos)))
    return pos


WON = {"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e hits=4"}


@pytest.mark.rule("8.41", "8.42")
def test_the_victor_must_enter_the_hex_and_may_turn_by_a_vertex():
    pos, _ = fought(WON, "paullus", 5)
    fled(pos)
    assert where(pos, "x_ha_a") == "2620"
    assert legal(pos) == {"turn sw", "turn nw", "decline"}
    do(pos, "turn sw")
    assert facing(pos, "x_ha_a") == "sw"


@pytest.mark.rule("8.42", "7.23")
def test_he_may_turn_even_in_an_enemys_zone():
    pos, _ = fought({**WON, "sp_hi_1": "2520 ne"}, "paullus", 5)
    fled(pos)
    assert "turn sw" in legal(pos)


@pytest.mark.rule("8.41")
def test_rough_ground_costs_hits_but_never_breaks_the_victor():
    pos, _ = fought({}, "paullus")
    field, place = pos.field, hex_number("2620")
    kept = field.terrain[place]
    try:
        field.terrain[place] = WOODS
        pos, _ = fought({**WON, "x_ha_a": f"2719 w {STANDS} hits=1"}, "paullus", 9)
        fled(pos)
        assert (where(pos, "x_ha_a"), hits(pos, "x_ha_a")) == ("2620", 4)  # 1 + 2 + 1
        pos, _ = fought({**WON, "x_ha_a": f"2719 w {STANDS} hits=3"}, "paullus", 9)
        fled(pos)
        assert hits(pos, "x_ha_a") == 5  # 3 + 2, and the woods cannot break it
        assert not has(pos, "x_ha_a", "routed")
    finally:
        field.terrain[place] = kept


@pytest.mark.rule("7.13", "8.42")
def test_turning_in_rough_ground_costs_a_hit():
    pos, _ = fought({}, "paullus")
    field, place = pos.field, hex_number("2620")
    field.rough[place] = True
    try:
        pos, _ = fought(WON, "paullus", 9)
        do(fled(pos), "turn nw")
        assert hits(pos, "x_ha_a") == 3
    finally:
        field.rough[place] = False


@pytest.mark.rule("8.41")
def test_stack_and_leader_advance_together():
    units = {**WON, "x_ha_b": f"2719 w {STANDS}"}
    pos, _ = fought(units, "varro", 5, 5, leaders={"paullus": "2719"})
    do(fled(pos), "decline")
    assert where(pos, "x_ha_a") == where(pos, "x_ha_b") == "2620"
    assert leader_at(pos, "paullus") == "2620"


@pytest.mark.rule("8.44")
def test_the_unit_that_gave_superiority_advances():
    units = {"x_ha_a": f"2719 w {STANDS}", "i_tr_a": f"2720 w {STANDS}", "ce_mi_1": "2620 e hits=4"}
    pos, _ = fought(units, "paullus")
    do(pos, "by x_ha_a")
    fled(pos)
    assert (where(pos, "x_ha_a"), where(pos, "i_tr_a")) == ("2620", "2720")


@pytest.mark.rule("8.44")
def test_else_the_best_and_between_equals_the_attacker_chooses():
    units = {"x_tr_a": f"2719 w {STANDS}", "i_tr_a": f"2720 w {STANDS}", "sp_hi_1": "2620 e hits=5"}
    pos, _ = fought(units, "paullus", 9)
    assert owner_of(pos) == 0
    fled(pos)
    assert legal(pos) == {"advance x_tr_a", "advance i_tr_a"}
    refused(pos, "decline", "8.41", "must-advance")
    refused(pos, "advance x_ha_a", "8.44", "another-unit-advances")
    do(pos, "advance i_tr_a", "decline")
    assert where(pos, "i_tr_a") == "2620"
    units["v_tr_a"] = units.pop("x_tr_a")
    pos, _ = fought(units, "paullus", 9)
    fled(pos)
    assert where(pos, "i_tr_a") == "2620"  # 8 against 7


@pytest.mark.rule("8.44")
def test_of_several_hexes_the_attacker_chooses_one():
    units = {"i_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e hits=4", "ce_mi_2": "2619 e hits=4"}
    pos, _ = fought(units, "paullus", 9)
    while any(n.startswith(("flee", "hit")) for n in legal(pos)):
        do(pos, min(legal(pos)))
    assert legal(pos) == {"into 2619", "into 2620"}
    refused(pos, "into 2718", "8.44", "hex-not-to-be-entered")
    do(pos, "into 2619", "decline")
    assert where(pos, "i_ha_a") == "2619"


@pytest.mark.rule("8.41")
def test_hexes_left_by_collapse_are_entered_too():
    units = {"x_ha_a": f"2719 w {STANDS}", "sp_hi_1": "2620 e hits=1"}
    pos, events = fought(units, "paullus", 3, 9)
    assert [e.args["unit"] for e in events if e.rule == "8.37" and e.kind == "checked"] == ["sp_hi_1"]
    fled(pos)
    assert where(pos, "x_ha_a") == "2620"


@pytest.mark.rule("8.45")
def test_nobody_advances_after_fire():
    pos = rig(scene({"sp_li_1": "2620 e", "x_ve_a": "2719 w hits=3 no"}), 0)
    fire(pos, unit_of(pos, "sp_li_1"), unit_of(pos, "x_ve_a"))
    fled(advance(pos))
    assert has(pos, "x_ve_a", "routed")
    assert where(pos, "sp_li_1") == "2620"


@pytest.mark.rule("8.41")
def test_a_defender_never_advances():
    units = {"ce_mi_1": f"2620 e {STANDS} hits=4", "x_ha_a": "2719 w"}
    pos, _ = fought(units, "hannibal", 0)
    fled(pos)
    assert has(pos, "ce_mi_1", "routed")
    assert where(pos, "x_ha_a") == "2719"


@pytest.mark.rule("8.33", "8.41")
def test_a_hex_left_in_the_charge_is_not_entered_while_others_stood_before_the_attacker():
    """The Celts run of the charge; the Spaniards, in the same combat, stand, and so do the hastati."""
    units = {"i_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e hits=4", "sp_hi_1": "2619 e"}
    pos, events = fought(units, "paullus", 0, 9, 0, 0)
    assert one(events, "routed")["unit"] == "ce_mi_1"
    fled(pos)
    assert not has(pos, "sp_hi_1", "routed")
    assert where(pos, "i_ha_a") == "2719"
    assert legal(pos) == {"done", "pass"}


@pytest.mark.rule("8.33", "8.44")
def test_of_those_driven_off_by_the_charge_and_by_the_shock_only_the_latter_leave_a_hex_to_enter():
    units = {"i_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e hits=4", "ce_mi_2": "2619 e hits=1"}
    pos, _ = fought(units, "paullus", 0, 9, 0, 5)
    fled(pos)
    assert has(pos, "ce_mi_2", "routed")
    assert legal(pos) == {"turn sw", "turn nw", "decline"}
    assert where(pos, "i_ha_a") == "2619"


@pytest.mark.rule("8.41", "4.73", "6.22")
def test_everybody_of_a_stack_pays_by_his_own_row_and_a_leaders_elephant_pays_nothing():
    pos, _ = fought({}, "paullus")
    field, place = pos.field, hex_number("2719")
    kept = field.terrain[place]
    try:
        field.terrain[place] = MARSH
        units = {"ce_mi_1": f"2620 e {STANDS}", "hannibal_le": "2620 e", "x_ve_a": "2719 w hits=3"}
        pos, _ = fought(units, "maharbal", 9, 9, leaders={"hannibal": "2620"})
        do(pos, "done")
        fled(pos)
        assert where(pos, "hannibal_le") == "2719"
        assert hits(pos, "hannibal_le") == 0
        assert hits(pos, "ce_mi_1") == 2  # one of the shock, one of the marsh
        units = {"i_ha_a": f"2819 w {STANDS}", "i_tr_a": f"2819 w {STANDS}", "ce_mi_1": "2719 e hits=4"}
        pos, _ = fought(units, "paullus", 9)
        fled(pos)
        assert where(pos, "i_tr_a") == "2719"
        assert (hits(pos, "i_ha_a"), hits(pos, "i_tr_a")) == (2, 3)  # one each, and 1 for LG, 2 for HI
    finally:
        field.terrain[place] = kept


@pytest.mark.rule("8.41", "9.15")
def test_horse_that_advances_beside_an_elephant_takes_two_hits():
    units = {"x_rc": f"2620 e {STANDS}", "nu_lc_1": "2719 w hits=7", "af_el_1": "2820 e"}
    pos, events = fought(units, "scipio", 5, 0, scenario="zama")
    assert one(events, "shock")["hits"][0] == 2
    fled(pos)
    assert where(pos, "x_rc") == "2719"
    assert hits(pos, "x_rc") == 4


@pytest.mark.rule("8.44")
def test_between_units_that_gave_the_same_superiority_the_attacker_chooses():
    units = {"x_ha_a": f"2719 w {STANDS}", "x_ha_b": f"2720 w {STANDS}", "ce_mi_1": "2620 e hits=4"}
    pos, events = fought(units, "paullus", 5)
    assert one(events, "shock")["superior"] == "attacker"
    fled(pos)
    assert legal(pos) == {"advance x_ha_a", "advance x_ha_b"}
    do(pos, "advance x_ha_b", "decline")
    assert (where(pos, "x_ha_a"), where(pos, "x_ha_b")) == ("2719", "2620")


@pytest.mark.rule("8.21", "8.41")
def test_a_victor_who_leaves_a_zone_of_control_is_fired_at_first():
    pos, _ = fought({**WON, "ba_sk_1": "2819 w"}, "paullus", 5)
    fled(pos)
    assert where(pos, "x_ha_a") == "2719"
    assert legal(pos) == {"shoot ba_sk_1", "decline"}
    rig(pos, 3)
    do(pos, "shoot ba_sk_1")
    assert where(pos, "x_ha_a") == "2620"
    assert hits(pos, "x_ha_a") == 3  # two of the shock
    units = {**WON, "x_ha_a": f"2719 w {STANDS} hits=3", "ba_sk_1": "2819 w", "ba_sk_2": "2820 w"}
    pos, _ = fought(units, "paullus", 5, 0)
    fled(pos)
    assert hits(pos, "x_ha_a") == 4  # five, and one less when it has not collapsed
    rig(pos, 0, 0)
    do(pos, "shoot ba_sk_1", "shoot ba_sk_2")
    fled(pos)
    assert has(pos, "x_ha_a", "routed")
    assert where(pos, "ce_mi_1") != "2620"


# -- 8.43 phalanxes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.43", "6.43")
def test_a_phalanx_advances_or_wheels_into_the_middle_hex():
    units = {"af_ph_1": f"2620+2621 e {STANDS}", "x_ve_a": "2720 w hits=3"}
    pos, _ = fought(units, "hannibal", 5)
    fled(pos)
    assert legal(pos) == {"step ne", "step se", "wheel_left", "wheel_right"}
    refused(pos, "step s", "8.44", "hex-not-to-be-entered")
    refused(pos, "into 2720", "8.44", "when-into")
    before = hits(pos, "af_ph_1")
    do(pos, "wheel_right")
    assert (where(pos, "af_ph_1"), facing(pos, "af_ph_1")) == ("2620+2720", "ne")
    assert hits(pos, "af_ph_1") == before + 1


@pytest.mark.rule("8.43", "6.45")
def test_a_wheel_out_of_a_zone_is_flanking_and_needs_a_check():
    pos, _ = fought(
        {"af_ph_1": f"2620+2621 e {STANDS}", "x_ve_a": "2720 w hits=3", "x_ha_a": "2520 e"}, "hannibal", 5
    )
    fled(pos)
    before = hits(pos, "af_ph_1")
    events = told(pos, "wheel_right")
    assert [e.args["unit"] for e in events if e.kind == "checked" and e.rule == "6.45"] == ["af_ph_1"]
    assert hits(pos, "af_ph_1") >= before + 2


@pytest.mark.rule("8.43")
def test_a_phalanx_may_go_forward_and_wheel_as_well():
    units = {"af_ph_1": f"2620+2621 e {STANDS}", "x_ve_a": "2720 w hits=3"}
    pos, _ = fought(units, "hannibal", 5)
    do(fled(pos), "step ne")
    assert where(pos, "af_ph_1") == "2719+2720"
    assert legal(pos) == {"wheel_left", "wheel_right", "decline"}
    do(pos, "wheel_left")
    assert facing(pos, "af_ph_1") == "se"


@pytest.mark.rule("8.43")
def test_it_wheels_only_into_a_hex_that_was_left():
    units = {"af_ph_1": f"2620+2621 e {STANDS}", "x_ve_a": "2719 w hits=3", "x_ve_b": "2721 w hits=3"}
    pos, _ = fought(units, "hannibal", 5)
    do(pos, *["hit x_ve_a"] * 3, *["hit x_ve_b"] * 3)
    fled(pos)
    assert legal(pos) == {"step ne", "step se"}
    refused(pos, "wheel_left", "8.43", "phalanx-cannot-wheel-there")


@pytest.mark.rule("8.43")
def test_a_phalanx_that_cannot_move_there_stays():
    units = {
        "af_ph_1": f"2620+2621 e {STANDS}",
        "x_ve_a": "2719 w hits=3",
        "ce_mi_1": "2720 e",
    }
    pos, _ = fought(units, "hannibal", 5)
    fled(pos)
    assert where(pos, "af_ph_1") == "2620+2621"
    assert legal(pos) == {"done", "pass"}


@pytest.mark.rule("9.52", "8.43")
def test_phalanxes_in_double_depth_do_not_wheel():
    units = {
        "mc_ph_1": f"2620+2621 e {STANDS}",
        "mc_ph_2": f"2620+2621 e {STANDS}",
        "x_ve_a": "2720 w hits=3",
    }
    pos, _ = fought(units, "philip", 5, scenario="cynoscephalae")
    fled(pos)
    assert legal(pos) == {"step ne", "step se"}
    do(pos, "step se")
    assert where(pos, "mc_ph_1") == where(pos, "mc_ph_2") == "2720+2721"


# -- 6.76 columns -------------------------------------------------------------------------------------------------


COLUMN = {"i_ve_a": f"2719 w {STANDS}", "sp_hi_1": "2620 ne column"}


@pytest.mark.rule("6.76")
def test_a_column_that_was_attacked_deploys_with_a_hit():
    pos, events = fought(COLUMN, "paullus", 5, 0)
    assert of(events, "shock")[0]["hits"] == [4, 2]
    assert owner_of(pos) == 0
    assert legal(pos) == {"deploy ne", "deploy e"}
    refused(pos, "deploy se", "6.76", "shocked-column-faces-ahead")
    do(pos, "deploy e")
    assert not has(pos, "sp_hi_1", "column")
    assert hits(pos, "sp_hi_1") == 3


@pytest.mark.rule("6.76")
def test_even_if_that_breaks_it():
    """The velites run of the shock; the column has three hits, and with a quality of 4 one more breaks it."""
    pos, _ = fought({"x_ve_a": f"2719 w {STANDS}", "sp_hi_1": "2620 ne column hits=1"}, "paullus", 5)
    while owner_of(pos) == 1:
        do(pos, min(legal(pos)))
    assert has(pos, "x_ve_a", "routed")
    assert has(pos, "sp_hi_1", "routed")
    assert not has(pos, "sp_hi_1", "column")
