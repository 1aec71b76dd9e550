"""6.5, 9.21 Orderly withdrawal: of single units, of lines of cavalry, and of foot that has agreed on it."""

from __future__ import annotations

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.charts import BROKEN, MARSH, MOUNTED_ARCHERS, WOODS
from bellum.games.spqr.ground import distance_to
from bellum.games.spqr.hexes import hex_number
from bellum.games.spqr.paces import approach, mobility
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import BY_LINE
from bellum.kernel import Refusal
from tests.spqr.kit import (
    action,
    advance,
    choices,
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
from tests.spqr.movement_kit import begin, go, ground, left, moving, quiet

# -- 6.51 who, when, how far -------------------------------------------------------------------------------


@pytest.mark.rule("6.51")
def test_example_1_of_6_51_velites_withdraw_one_hex_from_a_phalanx():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ve_a": "2920 w"})
    do(pos, "step ne")  # to 2719 and 2720, two hexes away
    assert owner_of(pos) == 1
    do(pos, "withdraw i_ve_a")
    assert choices(pos, "step") == {"ne", "se"}  # no way is farther from it to the side
    do(pos, "step se")
    assert where(pos, "i_ve_a") == "3021"  # one point, and no choice left but to stop
    assert owner_of(pos) == 0


@pytest.mark.rule("6.51", "6.21")
def test_example_2_of_6_51_cavalry_cannot_withdraw_uphill_from_an_elephant():
    units = {"af_el_1": "2620 e", "i_rc": "2919 w"}
    pos = scene(units, scenario="zama")
    with ground(pos, {}, {"3019": 1, "3020": 1, "2918": 1, "2920": 1, "3018": 1}):
        begin(pos, "af_el_1")
        do(pos, "step ne")
        assert owner_of(pos) == 0  # eight points against seven: one, and every hex costs two
    pos = moving("af_el_1", units, scenario="zama")
    do(pos, "step ne")
    assert "withdraw i_rc" in legal(pos)


@pytest.mark.rule("6.51", "6.41", "6.72")
def test_a_phalanx_withdraws_with_four_points_and_others_withdraw_from_five():
    pos = scene({"af_ph_1": "2620+2621 e", "af_ph_2": "2630 n column"})
    line, column = unit_of(pos, "af_ph_1"), unit_of(pos, "af_ph_2")
    assert (mobility(pos, line), approach(pos, line)) == (4, 5)
    assert (mobility(pos, column), approach(pos, column)) == (5, 5)


@pytest.mark.rule("6.51")
def test_example_3_of_6_51_hastati_cannot_withdraw_from_a_phalanx():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ha_a": "2920 w", "i_ve_a": "2921 w"})
    do(pos, "step ne")
    refused(pos, "withdraw i_ha_a", "6.51", "not-faster-than-the-enemy")


@pytest.mark.rule("6.51", "6.56")
def test_the_enemy_is_asked_before_the_first_step_and_after_every_step():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ve_a": "2820 w"})
    assert legal(pos) == {"withdraw i_ve_a", "decline"}
    do(pos, "decline")
    assert owner_of(pos) == 0
    do(pos, "step ne")  # next to it: too late
    assert "withdraw i_ve_a" not in legal(pos)


@pytest.mark.rule("6.51", "5.22")
def test_nobody_withdraws_from_a_unit_that_fires_and_does_not_move():
    pos = rig(moving("ba_sk_1", {"ba_sk_1": "2620 e", "i_rc": "2820 w"}), 0)
    assert legal(pos) == {"fire i_rc", "march", "stop"}
    for notation in ("step ne", "turn ne", "fire_first i_rc"):
        refused(pos, notation, "6.51", "say-first-that-it-moves")
    do(pos, "fire i_rc")
    assert hits(pos, "i_rc") == 1
    assert owner_of(pos) == 0
    refused(pos, "step ne", "8.17", "fired-and-stands")
    pos = moving("ba_sk_1", {"ba_sk_1": "2620 e", "i_rc": "2820 w"})
    do(pos, "march")
    assert legal(pos) == {"withdraw i_rc", "decline"}
    do(pos, "decline")
    assert {"step ne", "turn ne", "fire_first i_rc"} <= legal(pos)
    refused(pos, "march", "6.51", "when-march")


@pytest.mark.rule("6.51", "8.11")
def test_who_fires_alike_may_say_afterwards_that_it_moves():
    units = {"sp_li_1": "2620 e", "i_tr_a": "2720 e", "i_rc": "2819 w"}
    pos = rig(moving("sp_li_1", units), 9)
    do(pos, "fire i_tr_a")
    assert legal(pos) == {"march", "stop"}
    do(pos, "march")
    assert legal(pos) == {"withdraw i_rc", "decline"}


@pytest.mark.rule("6.51")
def test_who_has_nobody_to_fire_at_or_nobody_to_fear_is_not_asked_whether_it_moves():
    pos = moving("ba_sk_1", {"ba_sk_1": "2620 e no", "i_rc": "2820 w"})
    assert legal(pos) == {"withdraw i_rc", "decline"}
    pos = moving("ba_sk_1", {"ba_sk_1": "2620 e", "i_ha_a": "2820 e"})  # too slow to withdraw
    assert {"fire i_ha_a", "step ne"} <= legal(pos)


@pytest.mark.rule("6.51")
def test_a_unit_is_asked_even_if_the_enemy_moves_past_it_and_may_go_on_when_it_has_gone():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 ne", "i_rc": "2821 w"})
    do(pos, "decline", "step n")
    assert owner_of(pos) == 0  # three hexes away now
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2822 w"})
    do(pos, "step se")
    assert "withdraw i_rc" in legal(pos)
    do(pos, "withdraw i_rc", "step se", "stop", "step se")
    assert where(pos, "i_rc") == "2922"
    assert where(pos, "sp_hi_1") == "2821"


@pytest.mark.rule("6.51")
def test_a_withdrawal_ends_farther_away_and_never_goes_nearer():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2618 w"})
    refused(pos, "withdraw sp_hi_1", "6.51", "not-yours-to-withdraw")
    do(pos, "withdraw i_rc")
    refused(pos, "stop", "6.51", "must-get-farther-away")
    refused(pos, "step s", "6.51", "withdrawal-not-away")
    do(pos, "step sw")
    refused(pos, "stop", "6.51", "must-get-farther-away")
    do(pos, "step n", "stop")
    assert where(pos, "i_rc") == "2517"


@pytest.mark.rule("6.51", "9.21")
def test_skirmishers_withdraw_two_hexes_from_whoever_is_not_faster():
    pos = moving("v_ve_a", {"v_ve_a": "2920 w", "ba_sk_1": "2620 e"})
    do(pos, "step sw")
    do(pos, "withdraw ba_sk_1", "step sw", "step nw")
    assert where(pos, "ba_sk_1") == "2420"
    pos = moving("i_rc", {"i_rc": "2920 w", "ba_sk_1": "2620 e"})
    do(pos, "step sw")
    assert owner_of(pos) == 1  # cavalry is faster


@pytest.mark.rule("6.51", "7.23")
def test_who_is_in_a_zone_of_control_withdraws_only_if_faster_than_its_owner():
    units = {"sp_hi_1": "2620 e", "i_ve_a": "2820 w", "ba_sk_1": "2821 nw"}
    pos = moving("sp_hi_1", units)
    assert owner_of(pos) == 0  # held by skirmishers with six points
    pos = moving("sp_hi_1", {**units, "ba_sk_1": "2821 nw no"})
    assert "withdraw i_ve_a" in legal(pos)


@pytest.mark.rule("6.51", "6.77", "9.66", "10.51")
@pytest.mark.parametrize("words", ["routed", "column", "engaged"])
def test_routed_units_columns_and_engaged_ones_do_not_withdraw(words: str):
    face = "nw" if words == "column" else "w"
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ve_a": f"2920 {face} {words}", "i_ve_b": "2921 w"})
    do(pos, "step ne")
    refused(
        pos,
        "withdraw i_ve_a",
        {"routed": "6.51", "column": "6.77", "engaged": "10.51"}[words],
        {
            "routed": "routed-do-not-withdraw",
            "column": "columns-do-not-withdraw",
            "engaged": "engaged-do-not-withdraw",
        }[words],
    )


# -- 6.52 to 6.55 what it costs ----------------------------------------------------------------------------


@pytest.mark.rule("6.52")
def test_a_unit_keeps_its_facing_and_may_turn_afterwards_for_points():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w"})
    do(pos, "withdraw i_rc")
    refused(pos, "turn nw", "6.52", "turn-after-withdrawal")
    do(pos, "step ne", "step ne")
    assert facing(pos, "i_rc") == "w"
    assert choices(pos, "turn") == {"nw", "sw"}  # one point of three is left
    do(pos, "turn nw")
    assert facing(pos, "i_rc") == "nw"
    assert has(pos, "i_rc", "routed") is False
    assert owner_of(pos) == 0


def withdraw_from_double_depth(unit: str, *rolls: int) -> Battlefield:
    """Roman foot withdraws from phalanxes in double depth, whose mobility is four."""
    units = {"mc_ph_1": "2620+2621 e", "mc_ph_2": "2620+2621 e", unit: "2820 w"}
    pos = scene(units, {"philip": "2620"}, scenario="cynoscephalae")
    rig(pos, *rolls)
    begin(pos, "mc_ph_1", "philip")
    return do(pos, f"withdraw {unit}", "step ne")


@pytest.mark.rule("6.52")
@pytest.mark.parametrize(("die", "suffered"), [(0, 1), (6, 1), (9, 2)])
def test_hastati_check_and_all_foot_takes_a_hit(die: int, suffered: int):
    pos = withdraw_from_double_depth("x_ha_a", die)
    assert pos.field.tq[unit_of(pos, "x_ha_a")] == 6
    assert hits(pos, "x_ha_a") == suffered


@pytest.mark.rule("6.52")
def test_triarii_only_take_the_hit_of_all_foot():
    pos = withdraw_from_double_depth("x_tr_a", 9)
    assert hits(pos, "x_tr_a") == 1
    assert pos.barrier == 0


@pytest.mark.rule("6.52", "9.22")
def test_light_troops_and_riders_mind_only_where_the_enemy_comes_from():
    for unit, face, suffered in [("i_ve_a", "w", 0), ("i_ve_a", "nw", 1), ("i_rc", "e", 1), ("i_rc", "w", 0)]:
        pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", unit: f"2820 {face}"})
        do(pos, f"withdraw {unit}", "step se")
        assert hits(pos, unit) == suffered


@pytest.mark.rule("6.52", "9.22")
@pytest.mark.parametrize(("face", "suffered"), [("e", 0), ("ne", 0), ("w", 1)])
def test_skirmishers_mind_only_an_enemy_from_behind(face: str, suffered: int):
    pos = moving("i_ha_a", {"i_ha_a": "2820 w", "ba_sk_1": f"2620 {face}"})
    do(pos, "withdraw ba_sk_1", "step sw")
    assert hits(pos, "ba_sk_1") == suffered


@pytest.mark.rule("6.52")
def test_an_enemy_without_points_for_another_step_outflanks_nobody():
    pos = moving("sp_hi_1", {"sp_hi_1": "2320 e", "i_rc": "3019 e"})
    do(pos, *["step ne"] * 3, "step se", "step se")
    assert left(pos) == 0
    do(pos, "withdraw i_rc", "step se", "stop")
    assert hits(pos, "i_rc") == 0


@pytest.mark.rule("6.52")
def test_an_enemy_who_cannot_enter_a_flank_hex_outflanks_nobody():
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 sw"}  # ahead of it 2820 has 2720, on its flank 2719
    pos = moving("sp_hi_1", units)
    do(pos, "withdraw i_rc", "step se", "stop")
    assert hits(pos, "i_rc") == 1
    pos = moving("sp_hi_1", {**units, "i_tr_a": "2719 ne"})  # somebody stands there
    do(pos, "withdraw i_rc", "step se", "stop")
    assert hits(pos, "i_rc") == 0


@pytest.mark.rule("6.52", "6.45", "7.23")
def test_a_phalanx_that_is_held_by_one_half_outflanks_only_by_wheeling():
    units = {"af_ph_1": "2620+2621 e", "i_ha_a": "2719 w", "i_ve_a": "2822 se"}
    pos = moving("af_ph_1", units)
    do(pos, "withdraw i_ve_a", "step se")
    assert hits(pos, "i_ve_a") == 0  # 2720 is not next to it, and no step leads to 2721
    pos = moving("af_ph_1", {**units, "i_ve_a": "2821 se"})
    do(pos, "withdraw i_ve_a", "step se")
    assert hits(pos, "i_ve_a") == 1  # 2720 lies behind it


@pytest.mark.rule("6.53")
def test_a_unit_that_breaks_as_it_withdraws_runs_at_once():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_ve_a": "2820 e hits=4"})
    assert pos.field.tq[unit_of(pos, "i_ve_a")] == 5
    do(pos, "withdraw i_ve_a")
    while choices(pos, "flee"):
        do(pos, f"flee {min(choices(pos, 'flee'))}")
    assert has(pos, "i_ve_a", "routed")
    assert owner_of(pos) == 0


@pytest.mark.rule("6.54")
def test_a_unit_withdraws_as_often_as_it_likes_and_still_has_its_move():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_ve_a": "2820 w"})
    for _ in range(3):
        do(pos, "withdraw i_ve_a", "step ne", "step ne")
    assert where(pos, "i_ve_a") == "3118"
    assert not has(pos, "i_ve_a", "moved-now")
    assert not has(pos, "i_ve_a", "moved")


@pytest.mark.rule("6.55")
def test_nobody_withdraws_into_a_zone_of_control_or_bad_ground():
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 w", "sp_hi_2": "3021 nw"}
    pos = moving("sp_hi_1", units)
    do(pos, "withdraw i_rc")
    refused(pos, "step se", "6.55", "withdrawal-into-zoc")
    for kind in (WOODS, MARSH):
        pos = scene({"sp_hi_1": "2620 e", "i_rc": "2820 w"})
        with ground(pos, {"2919": kind}):
            begin(pos, "sp_hi_1")
            do(pos, "withdraw i_rc")
            refused(pos, "step ne", "6.55", "withdrawal-into-bad-ground")


@pytest.mark.rule("6.55", "6.52")
def test_broken_ground_does_not_bar_a_withdrawal_but_costs_what_it_costs():
    pos = scene({"sp_hi_1": "2620 e", "i_rc": "2820 w"})
    with ground(pos, {"2919": BROKEN}):
        begin(pos, "sp_hi_1")
        do(pos, "withdraw i_rc", "step ne")
        assert hits(pos, "i_rc") == 1
        assert owner_of(pos) == 1  # one point of three is left


@pytest.mark.rule("6.55", "6.61")
def test_limits_of_stacking_hold_as_units_withdraw():
    units = {
        "sp_hi_1": "2620 e",
        "i_rc": "2820 w",
        "i_ha_a": "2919 w",
        "i_ha_b": "2920 w",
        "i_ha_c": "2819 w",
    }
    pos = moving("sp_hi_1", {**units, "i_ha_d": "2821 w"})
    do(pos, "withdraw i_rc", "step ne")  # through hastati
    assert (hits(pos, "i_rc"), hits(pos, "i_ha_a")) == (1, 1)
    refused(pos, "stop", "6.61", "one-unit-in-a-hex")
    do(pos, "step ne", "stop")
    pos = moving("sp_hi_1", {"sp_hi_1": "2720 e", "i_ve_a": "2920 w", "x_ha_a": "3020 w", "x_ha_b": "3021 w"})
    assert "withdraw i_ve_a" not in legal(pos)  # one point, and nowhere to stop


@pytest.mark.rule("6.55")
def test_mounted_archers_fire_as_they_withdraw_once_at_each_enemy():
    pos = scene({"sp_hi_1": "2620 e", "i_rc": "2820 w"}, {"mago": "2610"})
    unit = unit_of(pos, "i_rc")
    kept = pos.field.weapon[unit]
    pos.field.weapon[unit] = MOUNTED_ARCHERS
    try:
        begin(rig(pos, 0, 9, 9), "sp_hi_1", "mago")
        do(pos, "withdraw i_rc", "step ne")
        fired = next(event for event in told(pos, "shoot i_rc") if event.kind == "fired")
        assert fired.args["range"] == 2
        refused(pos, "shoot i_rc", "6.55", "parting-shot-once")
    finally:
        pos.field.weapon[unit] = kept


@pytest.mark.rule("6.55")
def test_nobody_else_fires_as_he_withdraws():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w"})
    do(pos, "withdraw i_rc", "step ne")
    refused(pos, "shoot i_rc", "6.55", "only-mounted-archers-fire")


# -- 4.62, 6.65, 9.61 who goes along ------------------------------------------------------------------------


@pytest.mark.rule("4.62", "5.24", "6.65")
def test_a_leader_goes_along_with_a_withdrawing_unit_or_stays():
    units, leaders = {"sp_hi_1": "2620 e", "i_rc": "2820 w"}, {"paullus": "2820"}
    pos = moving("sp_hi_1", units, leaders)
    do(pos, "withdraw i_rc", "bring paullus", "step ne", "stop")
    assert leader_at(pos, "paullus") == where(pos, "i_rc") == "2919"
    pos = moving("sp_hi_1", units, leaders)
    do(pos, "withdraw i_rc", "step ne")
    refused(pos, "bring paullus", "6.65", "leader-not-with-withdrawing-unit")
    do(pos, "stop")
    assert leader_at(pos, "paullus") == "2820"


@pytest.mark.rule("6.66", "9.61")
def test_of_a_stack_the_top_withdraws_alone_or_both_together():
    units = {"mc_ph_1": "2620+2621 e", "mc_ph_2": "2620+2621 e", "x_ha_a": "2820 w", "x_ha_b": "2820 w"}
    pos = begin(scene(units, {"philip": "2620"}, scenario="cynoscephalae"), "mc_ph_1", "philip")
    refused(pos, "withdraw x_ha_b", "6.66", "only-top-withdraws")
    rig(pos, 0, 0)
    do(pos, "withdraw x_ha_a", "take x_ha_b", "step ne")
    assert where(pos, "x_ha_a") == where(pos, "x_ha_b") == "2919"
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (1, 1)
    pos = begin(scene(units, {"philip": "2620"}, scenario="cynoscephalae"), "mc_ph_1", "philip")
    do(pos, "withdraw x_ha_a", "step ne")
    assert (where(pos, "x_ha_a"), where(pos, "x_ha_b")) == ("2919", "2820")
    assert "withdraw x_ha_b" in legal(pos)


@pytest.mark.rule("4.62", "4.72", "6.65")
def test_a_leader_who_goes_along_takes_his_elephant_with_him_and_it_never_goes_alone():
    units = {"i_ha_a": "2620 e", "sp_li_1": "2820 w", "hannibal_le": "2820 w"}
    pos = moving("i_ha_a", units, {"hannibal": "2820"})
    do(pos, "withdraw sp_li_1")
    refused(pos, "take hannibal_le", "4.73", "leader-elephant-goes-with-its-leader")
    do(pos, "bring hannibal", "step ne")
    assert where(pos, "sp_li_1") == where(pos, "hannibal_le") == leader_at(pos, "hannibal") == "2919"
    assert (hits(pos, "sp_li_1"), hits(pos, "hannibal_le")) == (1, 0)


def before_double_depth(**units: str) -> Battlefield:
    """Roman foot two hexes from phalanxes in double depth, whose mobility is four, and their order."""
    depth = {"mc_ph_1": "2620+2621 e", "mc_ph_2": "2620+2621 e"}
    pos = scene({**depth, **units}, {"philip": "2620"}, scenario="cynoscephalae")
    return begin(pos, "mc_ph_1", "philip")


@pytest.mark.rule("6.52", "6.68", "9.61")
def test_a_stack_that_withdraws_checks_by_its_top_unit_and_all_of_it_minds_a_flank():
    pos = rig(before_double_depth(x_ha_a="2820 w", x_ha_b="2820 w"), 9, 9)
    do(pos, "withdraw x_ha_a", "take x_ha_b", "step ne")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (2, 1)  # one die
    assert pos.dice.used == 1
    pos = rig(before_double_depth(x_ha_a="2820 ne", x_ha_b="2820 ne"), 0)
    do(pos, "withdraw x_ha_a")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (1, 0)
    do(pos, "take x_ha_b")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (1, 1)
    do(pos, "step ne")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (2, 2)


@pytest.mark.rule("6.52", "6.63", "9.61")
def test_foot_that_withdraws_to_foot_of_another_colour_joins_it_for_nothing():
    pos = rig(before_double_depth(x_ha_a="2820 w", v_pr_a="2920 w"), 0)
    do(pos, "withdraw x_ha_a", "step se")
    assert where(pos, "x_ha_a") == where(pos, "v_pr_a") == "2920"
    assert (hits(pos, "x_ha_a"), hits(pos, "v_pr_a")) == (1, 0)  # that of all foot


@pytest.mark.rule("6.52", "7.15", "7.23", "7.16")
def test_who_withdraws_past_an_enemy_that_turns_to_it_stops_there_and_does_not_turn():
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 w", "sp_hi_2": "2918 e"}
    pos = scene(units)
    begin(rig(pos, 0), "sp_hi_1")
    do(pos, "withdraw i_rc", "step ne")
    assert legal(pos) == {"face ne", "face se", "decline"}
    held = do(pos.clone(), "face se")  # it has two points left, and is held
    assert owner_of(held) == 0
    assert where(held, "i_rc") == "2919"
    do(pos, "decline")
    assert {"step se", "turn nw", "stop"} <= legal(pos)
    pos.face[unit_of(pos, "sp_hi_2")] = 2  # south-east, with the unit before it
    assert pos.why_not(1, action("step se")) == Refusal("7.23", "stops-in-zone-of-control")
    assert pos.why_not(1, action("turn nw")) == Refusal("7.15", "no-turn-in-zone-of-control")
    advance(pos)
    assert owner_of(pos) == 0  # there is nothing left but to stop


@pytest.mark.rule("6.52", "6.55")
def test_foot_whose_way_is_barred_as_it_withdraws_has_withdrawn_all_the_same():
    pos = rig(before_double_depth(ae_li_1="2618 w", mc_pe_1="2419 se"), 0)
    do(pos, "withdraw ae_li_1", "step sw", "face e", "decline")  # a step to the side, and it is held
    assert where(pos, "ae_li_1") == "2518"
    assert hits(pos, "ae_li_1") == 1


# -- 6.57 the long example, and lines of cavalry -------------------------------------------------------------


@pytest.mark.rule("6.51", "6.52", "6.54", "6.56", "6.57")
def test_the_example_of_6_57():
    units = {"af_ph_1": "2912+3012 se", "i_rc": "3214 nw", "i_ve_a": "3216 w"}
    pos = moving("af_ph_1", units)
    do(pos, "step se")
    assert where(pos, "af_ph_1") == "3112+3013"
    assert left(pos) == 4
    do(pos, "withdraw i_rc", "step se", "step se", "stop")  # two of three hexes
    assert where(pos, "i_rc") == "3415"
    assert hits(pos, "i_rc") == 0
    do(pos, "step se")
    assert where(pos, "af_ph_1") == "3213+3113"
    do(pos, "step s")
    assert where(pos, "af_ph_1") == "3214+3114"
    do(pos, "withdraw i_rc", "step se", "stop")
    assert where(pos, "i_rc") == "3515"
    do(pos, "withdraw i_ve_a", "step se")
    assert where(pos, "i_ve_a") == "3316"
    assert facing(pos, "i_ve_a") == "w"
    assert hits(pos, "i_ve_a") == 1  # 3215 lies on its flank
    assert left(pos) == 2
    do(pos, "step se")
    assert where(pos, "af_ph_1") == "3314+3215"
    do(pos, "withdraw i_rc", "step se", "stop", "withdraw i_ve_a", "step se")
    assert where(pos, "i_rc") == "3616"
    assert where(pos, "i_ve_a") == "3417"
    assert hits(pos, "i_ve_a") == 2
    rig(pos, 0)
    do(pos, "step se")
    assert where(pos, "af_ph_1") == "3415+3315"
    assert left(pos) == 0
    do(pos, "decline")  # there is no need any more: the phalanx has no points left
    assert pos.march is None
    assert (hits(pos, "i_rc"), hits(pos, "i_ve_a")) == (0, 2)


def cavalry_line(**marks_of: str) -> Battlefield:
    """Three units of legion cavalry in a line, Paullus near, and heavy infantry two hexes from the first."""
    units = {"sp_hi_1": "2620 e"}
    for unit, place in (("i_rc", "2820"), ("x_rc", "2821"), ("v_rc", "2822")):
        units[unit] = f"{place} w {marks_of.get(unit, '')}".strip()
    return moving("sp_hi_1", units, {"paullus": "2922"})


@pytest.mark.rule("6.57")
def test_a_line_of_cavalry_with_a_leader_near_withdraws_all_together():
    pos = cavalry_line()
    do(pos, "withdraw_line legion_cavalry")
    assert legal(pos) == {"withdraw i_rc", "withdraw x_rc", "withdraw v_rc"}
    do(pos, "withdraw x_rc", "step se", "stop", "withdraw v_rc", "step se", "stop")
    do(pos, "step ne", "stop")  # the last one has no choice but to go as well
    assert [where(pos, unit) for unit in ("i_rc", "x_rc", "v_rc")] == ["2919", "2921", "2922"]
    assert not pos.mark[unit_of(pos, "i_rc")] & marks.WITHDREW


CROWD = "2818 2918 2522 2623 2717 2722 2723 2822 2823 2824 2920 2921 2922 2923 3019 3020 3021 3022 3023 3118 3119 3120 3121 3122"


@pytest.mark.rule("6.57", "6.55")
def test_nobody_of_a_line_withdraws_so_that_another_one_cannot():
    """Of the free hexes the first of the two could go to any, the second only to one of them."""
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 w", "x_rc": "2821 w"}
    foot = [
        f"{legion}_{kind}_{letter}"
        for legion in ("i", "x", "v", "iii")
        for kind in ("ha", "pr")
        for letter in "abcd"
    ]
    units |= {unit: f"{place} w" for unit, place in zip(foot, CROWD.split(), strict=False)}
    pos = moving("sp_hi_1", units, {"paullus": "2921"})
    do(pos, "withdraw_line legion_cavalry")
    do(pos, "withdraw i_rc", "step ne")
    assert where(pos, "i_rc") == "2919"
    refused(pos, "stop", "6.57", "bars-the-way-of-its-line")
    do(pos, "step n", "step n")
    assert where(pos, "i_rc") == "2917"
    do(pos, "step ne", "stop")
    assert where(pos, "x_rc") == "2919"


@pytest.mark.rule("6.57")
def test_a_line_does_not_withdraw_after_one_of_it_did_alone():
    pos = cavalry_line()
    do(pos, "withdraw x_rc", "step se", "stop")
    refused(pos, "withdraw_line legion_cavalry", "6.57")
    pos = cavalry_line()
    pos.mark[unit_of(pos, "v_rc")] |= marks.WITHDREW
    refused(advance(pos), "withdraw_line legion_cavalry", "6.57", "one-of-the-line-withdrew-alone")


@pytest.mark.rule("6.57")
def test_a_line_does_not_withdraw_though_the_one_that_did_alone_is_far_away():
    pos = cavalry_line()
    do(pos, "withdraw i_rc", "step ne", "step ne", "step ne")
    assert legal(pos) == {"withdraw x_rc", "decline"}
    refused(pos, "withdraw_line legion_cavalry", "6.57", "one-of-the-line-withdrew-alone")


@pytest.mark.rule("6.57", "4.24")
def test_of_two_lines_of_one_kind_of_cavalry_the_player_says_which_withdraws():
    units = {"sp_hi_1": "2620 e", "i_rc": "2820 w", "x_rc": "2618 w", "v_rc": "2517 w"}
    pos = moving("sp_hi_1", units, {"paullus": "2719"})
    do(pos, "withdraw_line legion_cavalry")
    assert legal(pos) == {"unit i_rc", "unit x_rc", "unit v_rc"}
    refused(pos, "unit asx_rc_a", "4.24", "choose-one-of-the-lines")
    do(pos, "unit v_rc")
    assert legal(pos) == {"withdraw x_rc", "withdraw v_rc"}
    pos = moving("sp_hi_1", {**units, "i_rc": "2820 w engaged"}, {"paullus": "2719"})
    do(pos, "withdraw_line legion_cavalry")  # one of the two cannot
    assert legal(pos) == {"withdraw x_rc", "withdraw v_rc"}


@pytest.mark.rule("6.57")
def test_a_line_of_cavalry_needs_a_leader_near_and_all_of_it_able():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w", "x_rc": "2821 w"}, {"paullus": "3125"})
    refused(pos, "withdraw_line legion_cavalry", "6.57", "no-leader-near-the-line")
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w", "x_rc": "2821 w"}, {"paullus": "3121"})
    assert distance_to(pos, unit_of(pos, "x_rc"), hex_number("3121")) == 3
    refused(pos, "withdraw_line legion_cavalry", "6.57", "no-leader-near-the-line")
    units = {"i_ha_a": "2620 e", "ca_hc_1": "2820 w"}
    pos = moving("i_ha_a", units, {"tychaeus": "2920"}, scenario="zama")  # he leads his Numidians only
    refused(pos, "withdraw_line heavy_cavalry", "6.57", "no-leader-near-the-line")
    pos = cavalry_line(v_rc="engaged")
    refused(pos, "withdraw_line legion_cavalry", "6.57", "not-all-of-the-line-can-withdraw")
    refused(pos, "withdraw_line ala_cavalry", "6.57", "nobody-of-the-line-at-two-hexes")
    refused(pos, "withdraw_line lancers", "6.57", "not-your-line-to-withdraw")
    refused(pos, "withdraw_line velites", "6.58", "line-neither-cavalry-nor-foot-of-the-line")


# -- 6.58, 6.59 withdrawals that were agreed on ---------------------------------------------------------------


def agreed(mover: str, real: bool = True, **more: str) -> Battlefield:
    """Spanish foot with a marker under Mago, and an enemy about to come to two hexes."""
    units = {mover: "3120 w", "sp_hi_1": "2819 e", "sp_hi_2": "2820 e", **more}
    pos = scene(units, {"mago": "2719", "hannibal": "2510"})
    pos.role[leader_of(pos, "mago")] |= marks.MARKED | (marks.REAL if real else 0)
    begin(pos, mover)
    return do(pos, "step nw")


@pytest.mark.rule("6.58", "6.59")
def test_a_foot_line_withdraws_one_hex_from_foot_as_agreed_and_its_leader_is_finished():
    pos = agreed("i_ha_a")
    assert legal(pos) == {"withdraw_line celts_spaniards", "decline"}
    events = told(pos, "withdraw_line celts_spaniards")
    assert [event.kind for event in events] == ["marker-shown", "leader-finished", "line-withdraws"]
    do(pos, "withdraw sp_hi_2", "step sw")
    do(pos, "step sw")
    assert (where(pos, "sp_hi_1"), where(pos, "sp_hi_2")) == ("2719", "2720")
    assert (hits(pos, "sp_hi_1"), hits(pos, "sp_hi_2")) == (1, 1)  # 6.52 all foot
    assert pos.role[leader_of(pos, "mago")] & marks.LEADER_DONE
    assert owner_of(pos) == 1


@pytest.mark.rule("6.59")
def test_an_order_holds_for_the_turn_and_can_be_used_again():
    pos = agreed("i_ha_a")
    do(pos, "withdraw_line celts_spaniards", "withdraw sp_hi_2", "step sw", "step sw")
    do(pos, "step nw")
    assert "withdraw_line celts_spaniards" in legal(pos)


@pytest.mark.rule("6.59")
def test_a_bluff_is_asked_about_like_an_order_and_gives_nothing():
    pos = agreed("i_ha_a", real=False)
    assert legal(pos) == {"decline"}
    assert owner_of(pos) == 0
    refused(pos, "withdraw_line celts_spaniards", "6.59", "no-order-to-withdraw-the-line")


@pytest.mark.rule("6.59")
def test_nobody_withdraws_as_agreed_from_cavalry_and_nobody_is_asked():
    pos = agreed("i_rc")
    assert owner_of(pos) == 1


@pytest.mark.rule("6.59", "6.57")
def test_no_part_of_a_line_stays_behind():
    pos = agreed("i_ha_a", sp_hi_3="2821 e engaged")
    assert owner_of(pos) == 1  # one of the line cannot, so nobody is asked
    units = {"i_ha_a": "3120 w", "ba_sk_1": "2920 e", "sp_hi_1": "2719 e"}
    pos = scene(units, {"mago": "2719"})
    pos.role[leader_of(pos, "mago")] |= marks.MARKED | marks.REAL
    begin(pos, "i_ha_a")
    refused(pos, "withdraw_line celts_spaniards", "6.57", "nobody-of-the-line-at-two-hexes")


@pytest.mark.rule("6.59")
def test_a_leader_uses_his_order_only_for_a_line_in_his_range():
    units = {"i_ha_a": "3120 w", "sp_hi_1": "2819 e", "sp_hi_2": "2820 e"}
    pos = scene(units, {"mago": "1520"})
    pos.role[leader_of(pos, "mago")] |= marks.MARKED | marks.REAL
    begin(pos, "i_ha_a")
    do(pos, "step nw")
    assert owner_of(pos) == 1  # nobody is asked


@pytest.mark.rule("6.59", "6.57", "6.66")
def test_a_line_does_not_withdraw_if_one_of_it_lies_under_others():
    units = {"ce_mi_1": "2620 e", "i_ha_a": "2819 w", "i_ha_b": "2820 w"}
    pos = scene(units, {"tr_cassus": "2920"}, scenario="zama")
    pos.role[leader_of(pos, "tr_cassus")] |= marks.MARKED | marks.REAL
    assert "withdraw_line hastati" in legal(begin(pos, "ce_mi_1"))
    del units["i_ha_b"]
    pos = scene({**units, "i_pr_a": "2820 w", "i_ha_b": "2820 w"}, {"tr_cassus": "2920"}, scenario="zama")
    pos.role[leader_of(pos, "tr_cassus")] |= marks.MARKED | marks.REAL
    begin(pos, "ce_mi_1")
    refused(pos, "withdraw_line hastati", "6.57", "not-all-of-the-line-can-withdraw")


@pytest.mark.rule("6.59")
def test_of_two_leaders_with_orders_the_player_says_whose_is_used():
    units = {"i_ha_a": "3120 w", "sp_hi_1": "2819 e", "sp_hi_2": "2820 e"}
    pos = scene(units, {"mago": "2719", "hanno": "2720"})
    for leader in ("mago", "hanno"):
        pos.role[leader_of(pos, leader)] |= marks.MARKED | marks.REAL
    go(begin(pos, "i_ha_a"), "step nw", "withdraw_line celts_spaniards")
    assert legal(pos) == {"marker mago", "marker hanno"}
    refused(pos, "marker maharbal", "6.59", "leader-has-no-such-order")
    do(pos, "marker hanno")
    assert pos.role[leader_of(pos, "hanno")] & marks.LEADER_DONE
    assert not pos.role[leader_of(pos, "mago")] & marks.LEADER_DONE


@pytest.mark.rule("6.58", "6.59")
def test_of_a_line_with_light_foot_only_the_others_withdraw_as_agreed():
    units = {"ce_mi_1": "2819 e", "na_li_1": "2820 e", "ce_mi_2": "2821 e", "i_ha_a": "3120 w"}
    pos = scene(units, {"mago": "2719"}, scenario="zama")
    pos.role[leader_of(pos, "mago")] |= marks.MARKED | marks.REAL
    go(begin(pos, "i_ha_a"), "step nw", "withdraw_line mercenaries")
    assert legal(pos) == {"withdraw ce_mi_1", "withdraw ce_mi_2"}


@pytest.mark.rule("6.59", "4.24")
def test_of_two_lines_of_one_kind_of_foot_the_player_says_which_withdraws_as_agreed():
    units = {"i_ha_a": "3120 w", "sp_hi_1": "2819 e", "sp_hi_2": "2821 e"}
    pos = scene(units, {"mago": "2719"})
    pos.role[leader_of(pos, "mago")] |= marks.MARKED | marks.REAL
    go(begin(pos, "i_ha_a"), "step nw", "withdraw_line celts_spaniards")
    assert legal(pos) == {"unit sp_hi_1", "unit sp_hi_2"}
    assert pos.role[leader_of(pos, "mago")] & marks.MARKED  # nobody has seen it yet
    events = told(pos, "unit sp_hi_2")
    assert [event.kind for event in events] == ["marker-shown", "leader-finished", "line-withdraws"]


@pytest.mark.rule("6.59", "9.67")
def test_who_has_withdrawn_as_agreed_does_not_extend_in_that_phase():
    units = {"ce_mi_1": "2620 e", "i_ha_a": "2820 w", "i_ha_b": "2820 w"}
    pos = scene(units, {"tr_cassus": "2920"}, scenario="zama")
    pos.role[leader_of(pos, "tr_cassus")] |= marks.MARKED | marks.REAL
    begin(pos, "ce_mi_1")
    assert {"extend i_ha_a", "withdraw_line hastati"} <= legal(pos)
    do(rig(pos, 0, 0), "withdraw_line hastati", "take i_ha_b", "step ne")
    do(pos, "step ne")
    assert "withdraw_line hastati" in legal(pos)  # as often as it likes
    refused(pos, "extend i_ha_a", "9.67", "withdrew-and-does-not-extend")


@pytest.mark.rule("6.59", "9.52")
def test_phalanxes_in_double_depth_withdraw_as_agreed_together():
    units = {"x_ha_a": "3120 w", "mc_ph_1": "2819+2820 e", "mc_ph_2": "2819+2820 e"}
    pos = scene(units, {"nicanor": "2719"}, scenario="cynoscephalae")
    pos.role[leader_of(pos, "nicanor")] |= marks.MARKED | marks.REAL
    go(begin(pos, "x_ha_a"), "step nw", "withdraw_line phalanx", "step sw")
    assert where(pos, "mc_ph_1") == where(pos, "mc_ph_2") == "2719+2720"
    assert (hits(pos, "mc_ph_1"), hits(pos, "mc_ph_2")) == (1, 1)
    assert owner_of(pos) == 1


@pytest.mark.rule("6.51", "6.56")
def test_under_a_line_command_every_step_is_answered_as_well():
    units = {"sp_hi_1": "2620 e", "i_rc": "2921 w"}
    pos = moving("sp_hi_1", units, {"mago": "2520"}, active="mago", why=BY_LINE)
    do(pos, "step se")
    assert "withdraw i_rc" in legal(pos)
    quiet(pos)
    assert owner_of(pos) == 0
