"""8.33, 8.34 The charge: who checks, with what modifiers, what it decides; leaders in danger (4.63)."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charge import attacker_modifiers, defender_modifiers
from bellum.games.spqr.records import Combat
from tests.spqr.kit import do, has, hits, leader_at, legal, owner_of, put, refused, scene, told, where
from tests.spqr.shock_kit import CHARGES, STANDS, fought, of, one


def checks(events, rule="8.33"):
    """Who checked, with the sum of the modifiers."""
    return {
        event.args["unit"]: sum(m["amount"] for m in event.args["modifiers"])
        for event in events
        if event.kind == "checked" and event.rule == rule
    }


# -- 8.33 who checks -----------------------------------------------------------------------------------------


@pytest.mark.rule("8.33")
def test_who_moved_checks_and_so_does_who_is_attacked():
    _, events = fought({"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e"}, "paullus", 0, 0, 0)
    assert checks(events) == {"x_ha_a": 0, "ce_mi_1": 0}


@pytest.mark.rule("8.33")
def test_nobody_checks_if_no_attacker_moved():
    _, events = fought({"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e"}, "paullus", 0)
    assert checks(events) == {}


@pytest.mark.rule("8.33")
def test_attacked_by_both_kinds_the_defender_checks():
    units = {"x_ha_a": f"2719 w {CHARGES}", "x_ha_b": f"2720 w {STANDS}", "ce_mi_1": "2620 e"}
    _, events = fought(units, "paullus", 0, 0, 0)
    assert checks(events) == {"x_ha_a": 0, "ce_mi_1": 0}


@pytest.mark.rule("8.33", "9.21")
def test_who_attacks_skirmishers_does_not_check():
    _, events = fought({"x_ha_a": f"2719 w {CHARGES}", "ba_sk_1": "2620 e"}, "paullus", 0, 0)
    assert checks(events) == {"ba_sk_1": 0}


@pytest.mark.rule("8.33")
def test_who_attacks_a_routed_unit_does_not_check():
    _, events = fought({"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 w routed"}, "paullus", 0, 0)
    assert checks(events) == {"ce_mi_1": 0}


@pytest.mark.rule("8.33", "10.27", "10.11")
def test_a_routed_unit_checks_with_a_quality_of_one_and_is_gone_if_it_fails():
    pos, events = fought({"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 w routed"}, "paullus", 2)
    assert one(events, "checked")["quality"] == 1
    assert has(pos, "ce_mi_1", "dead")


@pytest.mark.rule("8.33")
def test_who_attacks_others_besides_skirmishers_checks():
    units = {"x_ha_a": f"2719 w {CHARGES}", "ba_sk_1": "2620 e", "ce_mi_1": "2619 e"}
    _, events = fought(units, "paullus", 0, 0, 0, 0)
    assert set(checks(events)) == {"x_ha_a", "ba_sk_1", "ce_mi_1"}


@pytest.mark.rule("8.33", "9.23")
@pytest.mark.parametrize("unit", ["af_ph_1", "sp_hi_1"])
def test_armoured_foot_does_not_check_before_light_infantry_but_that_does(unit):
    _, events = fought({"x_ve_a": f"2719 w {CHARGES}", unit: "2620 e"}, "paullus", 0, 0)
    assert checks(events) == {"x_ve_a": 0}


@pytest.mark.rule("9.23")
def test_legionaries_do_not_either_but_others_and_flanks_do():
    _, events = fought({"sp_li_1": f"2620 e {CHARGES}", "x_ha_a": "2719 w"}, "hannibal", 0, 0)
    assert checks(events) == {"sp_li_1": 0}
    _, events = fought({"sp_li_1": f"2620 e {CHARGES}", "x_ha_a": "2719 nw"}, "hannibal", 0, 0, 0)
    assert checks(events) == {"sp_li_1": 0, "x_ha_a": 0}  # from the flank
    _, events = fought({"x_ve_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e"}, "paullus", 0, 0, 0)
    assert checks(events) == {"x_ve_a": 0, "ce_mi_1": 0}


@pytest.mark.rule("9.23")
def test_armoured_foot_that_attacks_light_infantry_checks():
    _, events = fought({"sp_hi_1": f"2620 e {CHARGES}", "x_ve_a": "2719 w"}, "hannibal", 0, 0, 0)
    assert checks(events) == {"sp_hi_1": 0, "x_ve_a": 0}


# -- modifiers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.33")
def test_elephants_add_one_before_a_wall_of_spears():
    pos, _ = fought({"ep_el_1": f"2719 w {CHARGES}", "v_tr_a": "2620 e"}, "pyrrhus", scenario="beneventum")
    assert checks(told(pos, "decline")) == {"ep_el_1": 1, "v_tr_a": 0}


@pytest.mark.rule("8.33")
def test_elephants_do_not_add_it_from_the_flank_nor_before_swords():
    units = {"ep_el_1": f"2719 w {CHARGES}", "v_tr_a": "2620 se"}
    _, events = fought(units, "pyrrhus", 0, 0, scenario="beneventum")
    assert checks(events) == {"ep_el_1": 0, "v_tr_a": 0}
    pos, _ = fought({"ep_el_1": f"2719 w {CHARGES}", "v_ha_a": "2620 e"}, "pyrrhus", scenario="beneventum")
    assert checks(told(pos, "decline"))["ep_el_1"] == 0


@pytest.mark.rule("9.63", "8.33")
def test_a_mixed_roman_stack_adds_one_and_shares_its_hits():
    units = {"ce_mi_1": f"2620 e {CHARGES}", "x_ha_a": "2719 w", "x_pr_a": "2719 w"}
    _pos, events = fought(units, "hannibal", 0, 8)
    assert checks(events) == {"ce_mi_1": 0, "x_ha_a": 1}  # the top unit, quality 6: 8 + 1 - 6 = 3 hits
    hit = {args["unit"]: args["hits"] for args in of([e for e in events if e.rule == "8.33"], "hits")}
    assert hit == {"x_ha_a": 2, "x_pr_a": 1}
    _, events = fought({**units, "x_pr_a": "2718 w", "x_ha_b": "2719 w"}, "hannibal", 0, 0, 0)
    assert checks(events)["x_ha_a"] == 0  # the same colour and class


DEEP = {"mc_ph_1": "2620+2621 e", "mc_ph_2": "2620+2621 e"}


@pytest.mark.rule("9.53")
def test_phalanxes_in_double_depth_take_one_off_and_their_targets_add_one():
    units = {**DEEP, "x_ha_a": f"2720 w {CHARGES}"}
    _, events = fought(units, "flamininus", 0, 0, 0, scenario="cynoscephalae")
    assert checks(events) == {"x_ha_a": 0, "mc_ph_1": -1}
    units = {unit: f"{words} {CHARGES}" for unit, words in DEEP.items()}
    _, events = fought({**units, "x_ha_a": "2720 w"}, "philip", 0, 0, 0, scenario="cynoscephalae")
    assert checks(events) == {"mc_ph_1": 0, "x_ha_a": 1}


@pytest.mark.rule("9.53")
def test_if_the_front_phalanx_fails_the_one_behind_checks_too():
    _pos, events = fought(
        {**DEEP, "x_ha_a": f"2720 w {CHARGES}"}, "flamininus", 0, 9, 9, 0, scenario="cynoscephalae"
    )
    assert checks(events) == {"x_ha_a": 0, "mc_ph_1": -1, "mc_ph_2": -1}
    hit = {args["unit"]: args["hits"] for args in of([e for e in events if e.rule == "8.33"], "hits")}
    assert hit == {"mc_ph_1": 1, "mc_ph_2": 1}  # 9 - 1 - 7 for each


@pytest.mark.rule("9.19")
def test_african_elephants_add_one_against_indian_ones():
    pos = scene({"af_el_1": "2620 e"}, scenario="cynoscephalae")
    put(pos, "af_el_2", "2719 w")
    ours, theirs = pos.field.unit["af_el_1"], pos.field.unit["af_el_2"]
    combat = Combat([ours], [theirs])
    combat.posts = [pos.hex[ours], pos.hex[theirs]]
    combat.places = pos.hexes_of(theirs)
    indian = pos.field.indian
    try:
        indian[theirs] = True
        assert attacker_modifiers(pos, combat, ours) == [("african", 1)]
        assert defender_modifiers(pos, combat, theirs) == []
        indian[ours], indian[theirs] = True, False
        assert attacker_modifiers(pos, combat, ours) == []
        assert defender_modifiers(pos, combat, theirs) == [("african", 1)]
    finally:
        indian[ours] = indian[theirs] = False


# -- what it decides ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.33")
def test_what_the_die_exceeds_the_quality_by_is_hits():
    _pos, events = fought({"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e"}, "paullus", 9, 7, 9)
    hit = {args["unit"]: args["hits"] for args in of([e for e in events if e.rule == "8.33"], "hits")}
    assert hit == {"x_ha_a": 3, "ce_mi_1": 2}


@pytest.mark.rule("8.33", "8.42")
def test_a_defender_who_breaks_runs_and_the_attacker_takes_his_hex_and_may_turn():
    pos, events = fought({"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e hits=3"}, "paullus", 0, 7)
    do(pos, "flee 2520")
    assert legal(pos) == {"flee 2420", "flee 2421"}
    do(pos, "flee 2420")
    assert (where(pos, "ce_mi_1"), where(pos, "x_ha_a")) == ("2420", "2620")
    assert legal(pos) == {"turn sw", "turn nw", "decline"}
    refused(pos, "turn se", "8.42", "advance-turns-one-vertex")
    do(pos, "turn nw")
    assert of(events, "shock") == []


@pytest.mark.rule("8.33", "8.41")
def test_after_a_charge_nobody_advances_out_of_an_enemys_zone_or_with_one_in_his_own():
    units = {"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e hits=3"}
    pos, _ = fought({**units, "sp_hi_1": "2718 se"}, "paullus", 0, 7)  # faces the hastati's flank
    do(pos, "flee 2520", "flee 2420")
    assert where(pos, "x_ha_a") == "2719"
    pos, _ = fought({**units, "sp_hi_1": "2619 nw"}, "paullus", 0, 7, 0, 4)  # another one ahead of them
    assert where(pos, "x_ha_a") == "2719"
    both = {**units, "sp_hi_1": "2619 nw", "x_ha_b": f"2718 w {STANDS}"}  # whom others attack
    pos, _ = fought(both, "paullus", 0, 7)
    assert has(pos, "ce_mi_1", "routed")
    do(pos, "flee 2520", "flee 2420")
    assert where(pos, "x_ha_a") == "2719"


@pytest.mark.rule("8.33")
def test_an_attacker_who_breaks_runs_and_the_defender_stays():
    pos, events = fought({"x_ha_a": f"2719 w {CHARGES} hits=4", "ce_mi_1": "2620 e"}, "paullus", 8, 0)
    assert has(pos, "x_ha_a", "routed")
    assert where(pos, "ce_mi_1") == "2620"
    assert of(events, "shock") == []


@pytest.mark.rule("8.33", "10.16")
def test_if_all_of_both_sides_would_run_only_one_does():
    pos, events = fought({"x_ha_a": f"2719 w {CHARGES} hits=5", "ce_mi_1": "2620 e hits=4"}, "paullus", 8, 6)
    assert one(events, "both-break") == {"attackers": 1, "defenders": 0, "side": "attacker"}
    assert has(pos, "x_ha_a", "routed")
    assert hits(pos, "ce_mi_1") == 4  # one short of its quality


@pytest.mark.rule("8.3", "8.33")
def test_every_step_is_taken_for_all_combats_before_the_next():
    units = {
        "x_ha_a": f"2719 w {CHARGES}",
        "ce_mi_1": "2620 e",
        "x_ha_b": f"2709 w {CHARGES}",
        "ce_mi_2": "2610 e",
    }
    _, events = fought(units, "paullus", 0, 0, 0, 0, 0, 0)
    kinds = [event.kind for event in events if event.kind in ("combat", "checked", "shock", "hits")]
    assert kinds[:8] == ["combat"] * 2 + ["checked"] * 4 + ["shock"] * 2
    assert kinds[8:12] == ["hits"] * 4


# -- 8.34, 4.63 leaders ------------------------------------------------------------------------------------------


@pytest.mark.rule("4.63", "8.34")
def test_a_leader_with_those_who_fight_is_hit_on_a_zero():
    units = {"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e"}
    pos, events = fought(units, "varro", 0, 0, 5, leaders={"paullus": "2719"})
    assert leader_at(pos, "paullus") == ""
    assert one(events, "leader-killed") == {"leader": "paullus", "die": 0}
    assert one(events, "shock")["modifiers"] == [{"reason": "leader-killed", "amount": -3}]
    pos, events = fought(units, "varro", 1, 5, leaders={"paullus": "2719"})
    assert leader_at(pos, "paullus") == "2719"


@pytest.mark.rule("4.63")
@pytest.mark.parametrize(
    ("die", "how", "charisma"), [(2, "bad", 0), (4, "bad", 0), (5, "light", 1), (9, "light", 1)]
)
def test_wounds_end_his_turn_and_bad_ones_weaken_him(die, how, charisma):
    units = {"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e"}
    pos, events = fought(units, "varro", 0, die, 5, leaders={"paullus": "2719"})
    paullus = pos.field.leader["paullus"]
    assert one(events, "leader-wounded")["how"] == how
    assert pos.charisma(paullus) == charisma
    assert pos.role[paullus] & 1  # finished


@pytest.mark.rule("4.63")
def test_both_sides_roll_for_each_of_their_leaders():
    units = {"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e"}
    _, events = fought(
        units, "varro", 1, 1, 1, 5, leaders={"paullus": "2719", "mago": "2620", "hanno": "2620"}
    )
    assert [args["leader"] for args in of(events, "leader-in-danger")] == ["paullus", "hanno", "mago"]


@pytest.mark.rule("4.63", "8.34")
def test_leaders_are_in_no_danger_where_the_charge_has_decided():
    units = {"x_ha_a": f"2719 w {CHARGES}", "ce_mi_1": "2620 e hits=3"}
    pos, events = fought(units, "varro", 0, 7, leaders={"paullus": "2719"})
    assert of(events, "leader-in-danger") == []
    assert owner_of(pos) == 0
