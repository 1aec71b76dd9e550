"""8.36, 10.14, 10.16, 8.37 Who takes the hits, who breaks, and who collapses after all."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import WOODS
from bellum.games.spqr.hexes import hex_number
from tests.spqr.kit import do, has, hits, legal, owner_of, refused, rig, told, where
from tests.spqr.shock_kit import CHARGES, STANDS, fought, of, one


def taken(events, rule="8.36"):
    """The hits of each unit by a rule."""
    return {e.args["unit"]: e.args["hits"] for e in events if e.kind == "hits" and e.rule == rule}


# -- 10.14 who takes the hits ----------------------------------------------------------------------------------


@pytest.mark.rule("10.14")
def test_hits_are_shared_evenly():
    units = {"x_ha_a": f"2719 w {STANDS}", "x_ha_b": f"2720 w {STANDS}", "ce_mi_1": "2620 e"}
    _, events = fought(units, "paullus", 5)
    assert one(events, "shock")["hits"][0] == 2
    assert {unit: n for unit, n in taken(events).items() if unit != "ce_mi_1"} == {"x_ha_a": 1, "x_ha_b": 1}


@pytest.mark.rule("10.14")
def test_the_odd_hit_goes_to_the_unit_that_counted():
    units = {"x_ha_a": f"2719 w {STANDS}", "x_tr_a": f"2720 w {STANDS}", "ce_mi_1": "2620 e"}
    pos, _ = fought(units, "paullus", 0)
    assert legal(pos) == {"by x_ha_a", "by x_tr_a"}
    events = told(pos, "by x_tr_a")
    assert one(events, "shock")["hits"][0] == 3
    assert taken(events)["x_tr_a"] == 2
    assert taken(events)["x_ha_a"] == 1


@pytest.mark.rule("10.14")
def test_between_units_that_are_alike_the_owner_chooses():
    units = {"x_ha_a": f"2719 w {STANDS}", "x_ha_b": f"2720 w {STANDS}", "ce_mi_1": "2620 e"}
    pos, events = fought(units, "paullus", 0)
    assert one(events, "shock")["hits"][0] == 3
    assert owner_of(pos) == 1
    assert legal(pos) == {"hit x_ha_a", "hit x_ha_b"}
    refused(pos, "hit ce_mi_1", "10.14", "not-to-take-this-hit")
    do(pos, "hit x_ha_b")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (1, 2)


@pytest.mark.rule("10.14", "6.68")
def test_in_a_stack_the_top_unit_takes_the_odd_hit_from_behind_the_bottom_one():
    units = {"ce_mi_1": f"2620 e {STANDS}", "i_ha_a": "2719 w", "i_ha_b": "2719 w"}
    _, events = fought(units, "hannibal", 8)
    assert one(events, "shock")["hits"][1] == 3
    assert (taken(events)["i_ha_a"], taken(events)["i_ha_b"]) == (2, 1)
    units = {"ce_mi_1": f"2620 e {STANDS}", "i_pr_b": "2719 e", "i_pr_c": "2719 e", "x_tr_a": "2519 e"}
    _, events = fought(units, "hannibal", 4)  # triarii behind the Celts take their superiority away
    assert one(events, "shock")["hits"][1] == 3
    assert (taken(events)["i_pr_b"], taken(events)["i_pr_c"]) == (1, 2)


@pytest.mark.rule("10.14")
def test_a_two_hex_unit_that_attacks_divides_the_hits_as_it_likes():
    units = {"af_ph_1": f"2620+2621 e {STANDS}", "x_ha_a": "2719 w", "x_ha_b": "2721 w"}
    pos, events = fought(units, "hannibal", 5)
    total = one(events, "shock")["hits"][1]
    assert total >= 2
    assert owner_of(pos) == 0  # the attacker
    assert legal(pos) == {"hit x_ha_a", "hit x_ha_b"}
    events = told(pos, *["hit x_ha_b"] * total)
    assert taken(events) == {"x_ha_b": total, "af_ph_1": 2}


@pytest.mark.rule("10.14")
def test_not_when_it_defends_nor_with_others():
    units = {"af_ph_1": "2620+2621 e", "x_ha_a": f"2719 w {STANDS}", "x_ha_b": f"2721 w {STANDS}"}
    pos, events = fought(units, "paullus", 1)
    assert one(events, "shock")["hits"] == [3, 2]
    assert owner_of(pos) == 1
    assert legal(pos) == {"hit x_ha_a", "hit x_ha_b"}  # their owner, and only the odd one
    do(pos, "hit x_ha_a")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (2, 1)
    units = {
        "af_ph_1": f"2620+2621 e {STANDS}",
        "ce_mi_1": f"2818 w {STANDS}",
        "x_ha_a": "2719 w",
        "x_ha_b": "2718 w",
    }
    pos, _ = fought(units, "hannibal")
    assert "hit x_ha_a" not in legal(pos)
    units = {"sp_hi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w", "x_ha_b": "2720 w"}
    _, events = fought(units, "hannibal", 5)  # heavy infantry of one hex
    assert one(events, "shock")["hits"][1] == 2
    assert (taken(events)["x_ha_a"], taken(events)["x_ha_b"]) == (1, 1)


@pytest.mark.rule("10.14", "4.75")
def test_a_leaders_elephant_beside_a_unit_need_not_take_hits():
    units = {"ce_mi_1": "2620 e", "hannibal_le": "2620 e", "x_ha_a": f"2719 w {STANDS}"}
    pos, _ = fought(units, "paullus", 9, 3, leaders={"hannibal": "2620"})
    assert owner_of(pos) == 0
    assert legal(pos) == {"hit hannibal_le", "done"}
    refused(pos, "hit ce_mi_1", "10.14", "not-to-take-this-hit")
    do(pos, "hit hannibal_le", "done")
    assert (hits(pos, "hannibal_le"), hits(pos, "ce_mi_1")) == (1, 3)


@pytest.mark.rule("10.14")
def test_but_takes_what_the_unit_cannot_bear():
    units = {"ce_mi_1": "2620 e hits=3", "hannibal_le": "2620 e", "x_ha_a": f"2719 w {STANDS}"}
    pos, events = fought(units, "paullus", 9, 3, leaders={"hannibal": "2620"})
    assert one(events, "shock")["hits"][1] == 4
    events = told(pos, "done")
    assert taken(events)["hannibal_le"] == 2
    assert taken(events)["ce_mi_1"] == 2
    assert has(pos, "ce_mi_1", "routed")


# -- 8.14 javelins ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.14")
def test_javelins_are_gone_after_shock_with_foot():
    pos, _ = fought({"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e"}, "paullus", 5)
    assert has(pos, "x_ha_a", "no")
    pos, _ = fought({"ce_mi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w"}, "hannibal", 5)
    assert has(pos, "x_ha_a", "no")  # of those who are attacked too
    pos, _ = fought({"x_ha_a": f"2719 w {STANDS}", "sp_hc_1": "2620 e"}, "paullus", 5)
    assert not has(pos, "x_ha_a", "no")
    pos, _ = fought({"nu_lc_1": f"2620 e {STANDS}", "x_tr_a": "2719 w"}, "hannibal", 5)
    assert not has(pos, "nu_lc_1", "no")  # on horseback


# -- 10.16 both sides ------------------------------------------------------------------------------------------


@pytest.mark.rule("10.16", "8.41")
def test_hastati_and_celts_both_break_and_only_the_celts_run():
    """The first example of 10.16: 2(2) doubled; the hastati end with 5 hits on the Celts' hex."""
    units = {"x_ha_a": f"2719 w {CHARGES} hits=4", "ce_mi_1": "2620 e hits=1"}
    pos, events = fought(units, "paullus", 0, 0, 3)
    assert one(events, "shock")["table"] == [2, 2]
    assert taken(events) == {"x_ha_a": 2, "ce_mi_1": 4}
    do(pos, "flee 2520", "flee 2420", "decline")
    assert has(pos, "ce_mi_1", "routed")
    assert (where(pos, "x_ha_a"), hits(pos, "x_ha_a")) == ("2620", 5)


@pytest.mark.rule("10.21")
@pytest.mark.parametrize(("die", "stands"), [(4, True), (5, False)])
def test_a_phalanx_that_attacked_checks_with_three_more(die, stands):
    """Quality 7, and just seven hits: a 4 with three is no more than that, a 5 is."""
    units = {"af_ph_1": f"2620+2621 e {STANDS} hits=5", "x_ha_a": "2719 w"}
    pos, events = fought(units, "hannibal", 5, die)
    assert one(events, "shock")["hits"][0] == 2
    assert has(pos, "af_ph_1", "routed") != stands


@pytest.mark.rule("10.16", "8.37")
def test_who_stands_though_all_broke_enters_the_hex_before_he_may_collapse():
    """Where he stood an enemy held him, in the Celts' hex nobody does; and the other way round."""
    units = {"x_ha_a": f"2719 w {CHARGES} hits=4", "ce_mi_1": "2620 e hits=1"}
    pos, _ = fought({**units, "sp_li_1": "2819 w no"}, "paullus", 0, 0, 3)
    events = told(pos, "flee 2520", "flee 2420", "decline")
    assert (where(pos, "x_ha_a"), hits(pos, "x_ha_a")) == ("2620", 5)
    assert not [e for e in events if e.rule == "8.37"]
    pos, _ = fought({**units, "sp_hi_1": "2520 ne"}, "paullus", 0, 0, 3)
    while any(notation.startswith("flee") for notation in legal(pos)):
        do(pos, min(legal(pos)))
    assert where(pos, "x_ha_a") == "2620"
    rig(pos, 9)
    events = told(pos, "decline", "decline")
    assert [e.args["unit"] for e in events if e.rule == "8.37" and e.kind == "checked"] == ["x_ha_a"]
    assert has(pos, "x_ha_a", "routed")


@pytest.mark.rule("10.16", "6.26")
def test_hoplites_before_hastati_in_woods_on_a_height_run_themselves():
    """The second example of 10.16: 3(2), six hits each, and two more for the hoplites if they went up."""
    units = {"gk_hi_1": f"2719 w {CHARGES} hits=3", "v_ha_a": "2620 e hits=4"}
    pos, _ = fought({}, "pyrrhus", scenario="beneventum")
    field, place = pos.field, hex_number("2620")
    kept = field.level[place], field.terrain[place]
    try:
        field.level[place], field.terrain[place] = field.level[hex_number("2719")] + 1, WOODS
        pos, events = fought(units, "pyrrhus", 0, 0, 1, scenario="beneventum")
    finally:
        field.level[place], field.terrain[place] = kept
    event = one(events, "shock")
    shifts = {shift["reason"]: shift["amount"] for shift in event["shifts"]}
    assert (event["base"], shifts["level"], shifts["defender-in-woods"]) == (6, -1, -1)
    assert event["superior"] == "none"
    assert taken(events) == {"gk_hi_1": 3, "v_ha_a": 2}
    assert one(events, "both-break") == {"attackers": 2, "defenders": 0, "side": "attacker"}
    assert has(pos, "gk_hi_1", "routed")
    assert (where(pos, "v_ha_a"), hits(pos, "v_ha_a")) == ("2620", 5)


@pytest.mark.rule("10.16")
def test_if_one_of_several_still_stands_all_who_broke_run():
    units = {
        "x_ha_a": f"2719 w {STANDS} hits=5",
        "x_ha_b": f"2720 w {STANDS}",
        "ce_mi_1": "2620 e hits=4",
    }
    pos, events = fought(units, "paullus", 5)
    assert of(events, "both-break") == []
    assert has(pos, "ce_mi_1", "routed")


# -- 8.37 collapse ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.37", "10.15")
def test_who_is_one_hit_short_in_an_enemys_zone_may_still_run():
    units = {"x_ha_a": f"2719 w {STANDS} hits=3", "sp_hi_1": "2620 e"}
    pos, events = fought(units, "paullus", 8, 7)
    assert one(events, "shock")["hits"][0] == 2
    checked = [event for event in events if event.rule == "8.37" and event.kind == "checked"]
    assert [event.args["unit"] for event in checked] == ["x_ha_a"]
    assert has(pos, "x_ha_a", "routed")


@pytest.mark.rule("8.37")
def test_or_gets_rid_of_a_hit():
    pos, _ = fought({"x_ha_a": f"2719 w {STANDS} hits=3", "sp_hi_1": "2620 e"}, "paullus", 8, 6)
    assert hits(pos, "x_ha_a") == 4


@pytest.mark.rule("8.37")
def test_outside_all_zones_nobody_collapses():
    units = {"ce_mi_1": f"2620 e {STANDS} hits=2", "x_tr_a": "2719 e"}
    pos, events = fought(units, "hannibal", 3)
    assert hits(pos, "ce_mi_1") == 4
    assert not [event for event in events if event.rule == "8.37"]


@pytest.mark.rule("8.37")
def test_only_those_who_fought_collapse():
    units = {
        "x_ha_a": f"2719 w {STANDS}",
        "sp_hi_1": "2620 e",
        "x_ha_b": "2709 w hits=5",
        "sp_hi_2": "2610 e",
    }
    _, events = fought(units, "paullus", 5)
    assert not [event for event in events if event.rule == "8.37"]


# -- 6.68, 9.53, 9.63 stacks that break ----------------------------------------------------------------------------


@pytest.mark.rule("6.68")
def test_if_the_top_unit_runs_so_does_the_one_below():
    units = {"ce_mi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w hits=5", "x_ha_b": "2719 w"}
    pos, _ = fought(units, "hannibal", 3)
    while "flee" in str(legal(pos)):
        do(pos, sorted(legal(pos))[0])
    assert has(pos, "x_ha_a", "routed")
    assert has(pos, "x_ha_b", "routed")


@pytest.mark.rule("6.68", "9.63")
@pytest.mark.parametrize(("die", "runs"), [(6, False), (7, True)])
def test_if_the_one_below_runs_the_top_unit_checks(die, runs):
    units = {"ce_mi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w", "x_ha_b": "2719 w hits=5"}
    pos, events = fought(units, "hannibal", 3, die)
    assert one([e for e in events if e.rule == "6.68"], "checked")["unit"] == "x_ha_a"
    while "flee" in str(legal(pos)):
        do(pos, sorted(legal(pos))[0])
    assert has(pos, "x_ha_b", "routed")
    assert has(pos, "x_ha_a", "routed") == runs


@pytest.mark.rule("9.53")
def test_if_one_phalanx_of_a_double_depth_runs_both_do_to_different_hexes():
    units = {
        "mc_ph_1": "2620+2621 e hits=6",
        "mc_ph_2": "2620+2621 e",
        "x_ha_a": f"2520 e {STANDS}",
        "x_ha_b": f"2521 e {STANDS}",
    }
    pos, _ = fought(units, "flamininus", 3, scenario="cynoscephalae")
    while "flee" in str(legal(pos)) or "hit" in str(legal(pos)):
        do(pos, sorted(legal(pos))[0])
    runners = [has(pos, unit, "routed") or has(pos, unit, "dead") for unit in ("mc_ph_1", "mc_ph_2")]
    assert runners == [True, True]
    there = [where(pos, unit) for unit in ("mc_ph_1", "mc_ph_2") if where(pos, unit)]
    assert len(set(there)) == len(there)
