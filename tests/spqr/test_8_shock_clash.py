"""8.35, 8.36 Spears and swords: what counts, who is superior, the ratio, the shifts and the die."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import (
    ATTACKER_SUPERIOR,
    DEFENDER_SUPERIOR,
    MARSH,
    NOBODY_SUPERIOR,
    RAMPART,
    STREAM,
    WOODS,
)
from bellum.games.spqr.clash import by_type, covered_flanks, ground_between, reckon, size_ratio
from bellum.games.spqr.hexes import FRONT, REAR, SIX, hex_number, side_towards
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import Combat
from bellum.games.spqr.results import outcome_of
from tests.spqr.kit import hits, legal, owner_of, put, refused, scene, told, unit_of
from tests.spqr.shock_kit import CHARGES, STANDS, fought, one


def reckoned(pos: Battlefield, attackers: list[str], defenders: list[str], angle: int = FRONT):
    """A combat weighed, the first of each side counting."""
    ours = [unit_of(pos, unit) for unit in attackers]
    theirs = [unit_of(pos, unit) for unit in defenders]
    combat = Combat(ours, theirs)
    combat.posts = [pos.hex[unit] for unit in ours + theirs]
    for unit in theirs:
        combat.places += pos.hexes_of(unit)
    combat.by, combat.against, combat.angle = ours[0], theirs[0], angle
    return reckon(pos, combat)


def amounts(pairs) -> dict[str, int]:
    return {pair["reason"]: pair["amount"] for pair in pairs}


# -- 8.35 what counts ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.35", "8.53")
def test_phalanx_against_light_infantry_from_ahead_is_column_ten():
    """The first example of 8.35."""
    _, events = fought(
        {"af_ph_1": f"2620+2621 e {STANDS}", "sp_li_1": "0505 e", "x_ve_a": "2720 w"}, "hannibal", 0
    )
    assert one(events, "shock")["base"] == 10


LIGHT_OR_FLANK = {"br_hi_1": f"2620 e {STANDS}", "i_ha_a": "2719 nw", "i_ve_a": "2720 w"}


@pytest.mark.rule("8.35")
def test_the_defender_chooses_velites_from_ahead_over_hastati_from_the_flank():
    """The second example of 8.35: column 8 instead of 9, the attacker superior either way."""
    pos, _ = fought(LIGHT_OR_FLANK, "hannibal", scenario="zama")
    assert owner_of(pos) == 1
    assert legal(pos) == {"as i_ha_a", "as i_ve_a"}
    refused(pos, "as br_hi_1", "8.35", "not-a-defender-here")
    event = one(told(pos, "as i_ve_a"), "shock")
    assert (event["base"], event["superior"], event["reason"]) == (8, "attacker", "type")
    pos, _ = fought(LIGHT_OR_FLANK, "hannibal", scenario="zama")
    event = one(told(pos, "as i_ha_a"), "shock")
    assert (event["base"], event["superior"], event["reason"]) == (9, "attacker", "position")


@pytest.mark.rule("8.35", "8.36")
def test_the_attacker_takes_the_rear_of_a_phalanx_with_his_cavalry():
    """The third example of 8.35: velites from ahead, heavy cavalry from behind: column 11, by position."""
    units = {"mc_ph_1": "2620+2621 e", "x_ve_a": f"2720 w {STANDS}", "ae_hc_1": f"2520 e {STANDS}"}
    pos, _ = fought(units, "flamininus", scenario="cynoscephalae")
    assert owner_of(pos) == 1
    assert legal(pos) == {"by x_ve_a", "by ae_hc_1"}
    refused(pos, "by mc_ph_1", "8.35", "not-an-attacker-here")
    event = one(told(pos, "by ae_hc_1"), "shock")
    assert (event["base"], event["angle"]) == (11, "rear")
    assert (event["superior"], event["reason"]) == ("attacker", "position")


@pytest.mark.rule("8.35")
def test_who_is_attacked_by_a_two_hex_unit_from_two_sides_chooses_the_angle():
    units = {"af_ph_1": f"2620+2621 e {STANDS}", "x_ha_a": "2720 sw"}
    pos, _ = fought(units, "hannibal")
    assert owner_of(pos) == 1
    assert legal(pos) == {"from 2620", "from 2621"}
    refused(pos, "from 2619", "8.35", "not-from-there")
    refused(pos, "by af_ph_1", "8.35", "when-by")
    front = one(told(pos, "from 2621"), "shock")
    assert (front["angle"], front["base"], front["superior"]) == ("front", 7, "none")
    pos, _ = fought(units, "hannibal")
    flank = one(told(pos, "from 2620"), "shock")
    assert (flank["angle"], flank["base"], flank["reason"]) == ("flank", 12, "position")


@pytest.mark.rule("8.35")
def test_units_that_are_alike_are_not_asked_about():
    units = {"x_ha_a": f"2719 w {STANDS}", "x_ha_b": f"2720 w {STANDS}", "ce_mi_1": "2620 e"}
    _, events = fought(units, "paullus", 3)
    assert one(events, "shock")["by"] == "x_ha_a"


@pytest.mark.rule("8.35", "6.26")
def test_a_stream_sets_attackers_apart():
    """The same hastati from ahead, but one of them across a stream: the attacker names the other."""
    pos, _ = fought({}, "paullus")
    field, place = pos.field, hex_number("2719")
    side = side_towards(place, hex_number("2620"))
    field.crossing[place * SIX + side] = STREAM
    try:
        units = {"x_ha_a": f"2719 w {STANDS}", "x_ha_b": f"2720 w {STANDS}", "ce_mi_1": "2620 e"}
        pos, _ = fought(units, "paullus", 3)
        assert owner_of(pos) == 1
        assert legal(pos) == {"by x_ha_a", "by x_ha_b"}
        assert amounts(one(told(pos, "by x_ha_b"), "shock")["shifts"]) == {}
    finally:
        field.crossing[place * SIX + side] = 0


@pytest.mark.rule("8.35", "8.52")
def test_missiles_set_defenders_apart_whom_they_make_superior():
    units = {"sp_hc_1": f"2719 w {STANDS}", "x_ha_a": "2620 e no", "x_ha_b": "2619 e"}
    pos, _ = fought(units, "hannibal", 3)
    assert legal(pos) == {"as x_ha_a", "as x_ha_b"}
    assert one(told(pos, "as x_ha_b"), "shock")["superior"] == "defender"


@pytest.mark.rule("8.35", "9.41")
def test_covered_flanks_set_phalanxes_apart():
    """The legionaries stand before two phalanxes; a third one covers the other flank of the first."""
    units = {
        "af_ph_1": "2620+2621 e",
        "af_ph_2": "2618+2619 e",
        "af_ph_3": "2622+2623 e",
        "x_ha_a": f"2719 w {CHARGES}",
    }
    pos, _ = fought(units, "paullus", 0, 0, 0, 3)
    assert owner_of(pos) == 0
    assert legal(pos) == {"as af_ph_1", "as af_ph_2"}
    assert amounts(one(told(pos, "as af_ph_1"), "shock")["shifts"])["phalanx"] == -4


@pytest.mark.rule("9.62", "6.68")
def test_a_stack_fights_by_the_type_of_its_top_unit_and_the_size_of_both():
    units = {"ce_mi_1": f"2620 e {STANDS}", "x_tr_a": "2719 w", "x_ha_a": "2719 w"}
    event = one(fought(units, "hannibal", 3)[1], "shock")
    assert (event["against"], event["sizes"]) == ("x_tr_a", [5, 5])


# -- 8.36 (1) superiority --------------------------------------------------------------------------------------


@pytest.mark.rule("8.52", "8.36")
@pytest.mark.parametrize(
    ("attacker", "defender", "wanted"),
    [
        ("x_ha_a", "ce_mi_1", ATTACKER_SUPERIOR),
        ("x_ha_a", "sp_hi_1", ATTACKER_SUPERIOR),
        ("x_ve_a", "af_ph_1", DEFENDER_SUPERIOR),
        ("x_rc", "sp_hi_1", DEFENDER_SUPERIOR),
        ("x_rc", "sp_hc_1", DEFENDER_SUPERIOR),
        ("x_ha_a", "af_ph_1", NOBODY_SUPERIOR),
        ("sp_hi_1", "x_ha_a", NOBODY_SUPERIOR),
        ("sp_hc_1", "x_ha_a", DEFENDER_SUPERIOR),
    ],
)
def test_superiority_by_type(attacker, defender, wanted):
    pos = scene({attacker: "2719 w", defender: "2620 e"})
    assert by_type(pos, unit_of(pos, attacker), unit_of(pos, defender)) == wanted


@pytest.mark.rule("8.52")
def test_some_are_superior_only_while_they_have_missiles():
    pos = scene({"sp_hc_1": "2719 w", "x_ha_a": "2620 e no"})
    assert by_type(pos, unit_of(pos, "sp_hc_1"), unit_of(pos, "x_ha_a")) == NOBODY_SUPERIOR


@pytest.mark.rule("8.36")
@pytest.mark.parametrize("facing", ["w", "sw", "nw"])
def test_from_the_flank_and_the_rear_the_attacker_is_superior(facing):
    units = {"ce_mi_1": f"2620 e {STANDS}", "x_tr_a": f"2719 {facing}"}
    event = one(fought(units, "hannibal", 3)[1], "shock")
    assert event["reason"] == ("position" if facing == "nw" else "none")
    event = one(fought({**units, "x_tr_a": "2719 e"}, "hannibal", 3)[1], "shock")
    assert (event["angle"], event["reason"], event["hits"][1]) == ("rear", "position", 2 * event["table"][1])


@pytest.mark.rule("8.36")
def test_no_superiority_by_position_in_the_zone_of_an_enemy_whom_nobody_else_attacks():
    units = {"ce_mi_1": f"2620 e {STANDS}", "x_tr_a": "2719 e", "x_tr_b": "2519 e"}
    event = one(fought(units, "hannibal", 3)[1], "shock")
    assert (event["angle"], event["reason"]) == ("rear", "none")
    units["x_tr_b"] = "2519 w"  # it faces the other way
    assert one(fought(units, "hannibal", 3)[1], "shock")["reason"] == "position"


@pytest.mark.rule("8.36")
def test_unless_somebody_else_attacks_that_enemy():
    units = {
        "ce_mi_1": f"2620 e {STANDS}",
        "x_tr_a": "2719 e",
        "x_tr_b": "2519 e",
        "ce_mi_2": f"2419 e {STANDS}",
    }
    _, events = fought(units, "hannibal", 3, 3)
    first = [event.args for event in events if event.kind == "shock" and event.args["by"] == "ce_mi_1"]
    assert first[0]["reason"] == "position"


@pytest.mark.rule("8.36")
def test_skirmishers_do_not_take_it_away():
    units = {"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 w"}
    shock = one(fought({**units, "ba_sk_1": "2819 w"}, "paullus", 3)[1], "shock")
    assert shock["reason"] == "position"
    shock = one(fought({**units, "sp_li_1": "2819 w"}, "paullus", 3)[1], "shock")
    assert shock["reason"] != "position"  # light infantry does


@pytest.mark.rule("9.15", "8.36")
def test_cavalry_gets_none_by_position_against_elephants():
    units = {"x_rc": f"2719 w {STANDS}", "af_el_1": "2620 w"}
    event = one(fought(units, "scipio", 3, scenario="zama")[1], "shock")
    assert (event["angle"], event["base"], event["superior"]) == ("rear", 10, "none")


@pytest.mark.rule("9.17")
def test_elephants_get_none_against_elephants():
    pos = scene({"af_el_1": "2620 e"}, scenario="cynoscephalae")
    put(pos, "af_el_2", "2719 e")
    assert reckoned(pos, ["af_el_1"], ["af_el_2"], REAR).superior == NOBODY_SUPERIOR


@pytest.mark.rule("6.75")
def test_against_a_column_the_attacker_is_always_superior():
    units = {"x_rc": f"2719 w {STANDS}", "sp_hi_1": "2620 ne column"}
    event = one(fought(units, "paullus", 3)[1], "shock")
    assert (event["superior"], event["reason"]) == ("attacker", "column")  # by type the defender would be


# -- 8.36 (2) size ---------------------------------------------------------------------------------------------


@pytest.mark.rule("8.36")
@pytest.mark.parametrize(
    ("attack", "defence", "moved", "unmoved"),
    [(5, 4, 2, 1), (4, 5, 1, -2), (2, 5, -2, -3), (11, 5, 3, 2), (5, 5, 1, 1), (10, 5, 2, 2)],
)
def test_ratios_are_rounded_for_the_attacker_after_a_move_and_else_for_the_defender(
    attack, defence, moved, unmoved
):
    """5:4 is 2:1 or 1:1, 4:5 is 1:1 or 1:2, 2:5 is 1:2 or 1:3, 11:5 is 3:1 or 2:1."""
    assert size_ratio(attack, defence, True) == moved
    assert size_ratio(attack, defence, False) == unmoved


@pytest.mark.rule("8.36")
def test_each_step_of_the_ratio_is_a_column():
    units = {"af_ph_1": f"2620+2621 e {STANDS}", "x_ha_a": "2720 w"}
    event = one(fought(units, "hannibal", 3)[1], "shock")
    assert (event["sizes"], event["ratio"], amounts(event["shifts"])) == ([10, 3], 3, {"size": 2})
    units = {"x_ha_a": f"2720 w {STANDS}", "af_ph_1": "2620+2621 e"}
    event = one(fought(units, "paullus", 3)[1], "shock")
    assert (event["ratio"], amounts(event["shifts"])) == (-4, {"size": -3})
    event = one(fought({**units, "x_ha_a": f"2720 w {CHARGES}"}, "paullus", 0, 0, 3)[1], "shock")
    assert (event["ratio"], amounts(event["shifts"])) == (-3, {"size": -2})


@pytest.mark.rule("8.36")
def test_size_does_not_count_between_elephants_and_others():
    units = {"x_ha_a": f"2719 w {STANDS}", "af_el_1": "2620 e"}
    event = one(fought(units, "scipio", 3, scenario="zama")[1], "shock")
    assert (event["ratio"], event["shifts"]) == (0, [])


# -- 8.36 (3) shifts -------------------------------------------------------------------------------------------


@pytest.mark.rule("10.33", "8.36")
def test_depleted_units_shift_the_column():
    units = {"x_ha_a": f"2719 w {STANDS} depleted", "ce_ln_1": "2620 e"}
    assert amounts(one(fought(units, "paullus", 3)[1], "shock")["shifts"])["attacker-depleted"] == -1
    units = {"x_ha_a": f"2719 w {STANDS}", "ce_ln_1": "2620 e depleted"}
    assert amounts(one(fought(units, "paullus", 3)[1], "shock")["shifts"])["defender-depleted"] == 1


PHALANXES = {"mc_ph_1": "2620+2621 e", "mc_ph_2": "2618+2619 e", "mc_ph_3": "2622+2623 e"}
LEGION = {"x_ha_a": f"2720 w {CHARGES}", "x_pr_b": f"2721 w {CHARGES}"}


@pytest.mark.rule("9.41")
def test_two_legionaries_before_a_covered_phalanx_fight_on_column_one():
    """The example of 9.41: from column 5 to 1; on average 1.2 hits for the phalanx, 2.3 for each of the others."""
    pos = scene({**PHALANXES, **LEGION}, scenario="cynoscephalae")
    sums = reckoned(pos, ["x_ha_a", "x_pr_b"], ["mc_ph_1"])
    shifts = dict(sums.shifts)
    assert (sums.base, shifts["phalanx"]) == (5, -4)
    results = pos.charts.results[sums.base - 4 - 1]
    assert sum(pair[1] for pair in results) / 10 == 1.2
    assert sum(pair[0] for pair in results) / 10 / 2 == 2.3


@pytest.mark.rule("9.41")
def test_a_flank_is_covered_by_a_phalanx_there_or_by_its_zone():
    pos = scene(PHALANXES, scenario="cynoscephalae")
    assert covered_flanks(pos, unit_of(pos, "mc_ph_1")) == 2
    pos = scene({"mc_ph_1": "2620+2621 e", "mc_ph_2": "2618+2619 e"}, scenario="cynoscephalae")
    assert covered_flanks(pos, unit_of(pos, "mc_ph_1")) == 1
    pos = scene({"mc_ph_1": "2620+2621 e", "mc_ph_2": "2518+2519 e"}, scenario="cynoscephalae")
    assert covered_flanks(pos, unit_of(pos, "mc_ph_1")) == 1  # an echelon: 2619 is ahead of the other
    pos = scene({"mc_ph_1": "2620+2621 e", "mc_ph_2": "2618+2619 e routed"}, scenario="cynoscephalae")
    assert covered_flanks(pos, unit_of(pos, "mc_ph_1")) == 0


@pytest.mark.rule("9.41")
def test_it_is_half_for_heavy_infantry_and_nothing_for_others():
    def shift(attackers, angle=FRONT, phalanxes=PHALANXES):
        pos = scene({**phalanxes, **attackers}, scenario="cynoscephalae")
        return dict(reckoned(pos, list(attackers), ["mc_ph_1"], angle).shifts).get("phalanx", 0)

    assert shift({"x_tr_a": f"2720 w {CHARGES}"}) == -2
    assert shift({"x_tr_a": f"2720 w {CHARGES}", "x_ha_a": f"2721 w {CHARGES}"}) == -4
    assert shift({"x_ha_a": f"2720 w {STANDS}"}) == 0  # not after a move
    assert shift({"x_ha_a": f"2520 e {CHARGES}"}, 2) == 0  # not from behind
    assert shift({"x_ha_a": f"2720 w {CHARGES}"}, phalanxes={"mc_ph_1": "2620+2621 e"}) == 0
    column = {"mc_ph_1": "2620+2621 n column", "mc_ph_2": "2520+2521 e"}
    assert shift({"x_ha_a": f"2619 sw {CHARGES}"}, phalanxes=column) == 0  # not in column


@pytest.mark.rule("9.41")
def test_phalanxes_do_not_mind_phalanxes():
    pos = scene(PHALANXES, scenario="cynoscephalae")
    put(pos, "mc_ph_4", f"2719+2720 w {CHARGES}")
    assert "phalanx" not in dict(reckoned(pos, ["mc_ph_4"], ["mc_ph_1"]).shifts)
    put(pos, "x_ha_a", f"2721 w {CHARGES}")  # one among them is not enough
    assert dict(reckoned(pos, ["mc_ph_4", "x_ha_a"], ["mc_ph_1"]).shifts)["phalanx"] == -4


@pytest.mark.rule("6.26")
def test_levels_woods_and_marsh_shift_the_column():
    pos = scene({"sp_hi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w"})
    field = pos.field
    place, other = hex_number("2620"), hex_number("2719")
    kept = field.level[:], field.terrain[:], field.crossing[:]
    try:
        field.level[place] = 1
        assert ground_between(pos, place, 1, other) == [("level", 1)]
        field.level[place], field.level[other] = 0, 3
        assert ground_between(pos, place, 1, other) == [("level", -2)]  # two at most
        field.level[other] = 0
        field.terrain[other] = WOODS
        assert ground_between(pos, place, 1, other) == [("defender-in-woods", -1)]
        field.terrain[place], field.terrain[other] = MARSH, MARSH
        assert ground_between(pos, place, 1, other) == [("defender-in-marsh", 1), ("attacker-in-rough", -1)]
        field.terrain[place], field.terrain[other] = 0, 0
        field.crossing[place * 6 + 1] = STREAM
        assert ground_between(pos, place, 1, other) == [("stream", -1)]
        field.crossing[place * 6 + 1] = RAMPART
        assert ground_between(pos, place, 1, other) == [("rampart", -2)]
    finally:
        field.level[:], field.terrain[:], field.crossing[:] = kept


@pytest.mark.rule("9.19")
def test_indian_elephants_are_better_against_everything_but_elephants():
    pos = scene({"ep_el_1": "2719 w", "v_ha_a": "2620 e"}, scenario="beneventum")
    assert pos.field.indian[unit_of(pos, "ep_el_1")]
    assert dict(reckoned(pos, ["ep_el_1"], ["v_ha_a"]).shifts) == {"indian": 1}
    assert dict(reckoned(pos, ["v_ha_a"], ["ep_el_1"]).shifts) == {"indian": -1}


@pytest.mark.rule("8.36")
def test_columns_end_at_one_and_thirteen():
    pos = scene({"x_ve_a": f"2720 w {STANDS}", "af_ph_1": "2620+2621 e"})
    assert reckoned(pos, ["x_ve_a"], ["af_ph_1"]).column == 1


# -- 8.36 (3) the die ------------------------------------------------------------------------------------------


@pytest.mark.rule("8.36")
def test_hannibal_adds_three_to_the_attack_and_the_defenders_leaders_take_theirs_off():
    """The example of 8.36: Hannibal with the attackers is worth +3."""
    units = {"sp_hi_1": f"2620 e {STANDS}", "x_ha_a": "2719 w"}
    event = one(fought(units, "mago", 1, 5, leaders={"hannibal": "2620"})[1], "shock")
    assert event["modifiers"] == [{"reason": "charisma", "amount": 3}]
    event = one(fought(units, "mago", 1, 5, leaders={"paullus": "2719"})[1], "shock")
    assert event["modifiers"] == [{"reason": "charisma", "amount": -1}]


@pytest.mark.rule("8.36", "4.63")
def test_maharbal_killed_among_the_attackers_takes_four_off():
    """The example of 8.36: charisma 2 and the two for any leader."""
    units = {"nu_lc_1": f"2620 e {STANDS}", "x_ve_a": "2719 w"}
    event = one(fought(units, "mago", 0, 0, 5, leaders={"maharbal": "2620"})[1], "shock")
    assert event["modifiers"] == [{"reason": "leader-killed", "amount": -4}]
    assert event["table"] == list(scene({}).charts.results[event["column"] - 1][1])


@pytest.mark.rule("8.36", "8.54")
def test_the_table_gives_hits_doubled_by_the_attacker_tripled_by_the_defender():
    units = {"x_ha_a": f"2719 w {STANDS}", "ce_mi_1": "2620 e"}
    event = one(fought(units, "paullus", 3)[1], "shock")
    assert event["hits"] == [event["table"][0], event["table"][1] * 2]
    units = {"sp_hc_1": f"2620 e {STANDS}", "x_ha_a": "2719 w"}
    event = one(fought(units, "hannibal", 3)[1], "shock")
    assert event["superior"] == "defender"
    assert event["hits"] == [event["table"][0] * 3, event["table"][1]]


@pytest.mark.rule("9.21")
def test_skirmishers_do_half_of_the_harm_and_one_hit_at_most():
    """The example of 9.21: light infantry against skirmishers, 1(4) becomes 0(4), but for superiority."""
    pos = scene({"x_ve_a": f"2719 w {STANDS}", "ba_sk_1": "2620 e"})
    ours, theirs = unit_of(pos, "x_ve_a"), unit_of(pos, "ba_sk_1")
    combat = Combat([ours], [theirs])
    combat.posts = [pos.hex[ours], pos.hex[theirs]]
    combat.places = pos.hexes_of(theirs)
    combat.by, combat.against, combat.angle = ours, theirs, FRONT
    sums = reckon(pos, combat)
    sums.superior = NOBODY_SUPERIOR
    sums.column, sums.modifiers = 11, []
    assert pos.charts.results[10][9] == [1, 4]
    assert outcome_of(pos, combat, sums, 9) == [0, 4]
    sums.column = 1
    assert pos.charts.results[0][0][0] == 6
    assert outcome_of(pos, combat, sums, 0)[0] == 1


@pytest.mark.rule("9.53")
def test_phalanxes_in_double_depth_taken_from_behind_suffer_threefold():
    units = {
        "mc_ph_1": "2620+2621 e",
        "mc_ph_2": "2620+2621 e",
        "x_ha_a": f"2520 e {STANDS}",
    }
    event = one(fought(units, "flamininus", 3, scenario="cynoscephalae")[1], "shock")
    assert event["hits"][1] == 3 * event["table"][1]


@pytest.mark.rule("9.53", "8.32")
def test_phalanxes_in_double_depth_fight_with_both_sizes():
    units = {"mc_ph_1": "2620+2621 e", "mc_ph_2": "2620+2621 e", "x_ha_a": f"2720 w {STANDS}"}
    assert one(fought(units, "flamininus", 3, scenario="cynoscephalae")[1], "shock")["sizes"] == [3, 20]


@pytest.mark.rule("10.13")
def test_hits_do_not_make_a_unit_fight_worse():
    """The example of 10.13."""
    units = {"x_ha_a": f"2719 w {STANDS}", "sp_hi_1": "2620 e"}
    pos, fresh = fought(units, "paullus", 3)
    _, tired = fought({**units, "x_ha_a": f"2719 w {STANDS} hits=4"}, "paullus", 3)
    assert one(fresh, "shock") == one(tired, "shock")
    assert hits(pos, "x_ha_a") == one(fresh, "shock")["hits"][0]
