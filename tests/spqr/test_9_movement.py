"""9.15, 9.16, 9.66 to 9.71 What elephants, maniples and triarii change in movement; 4.62 leaders in danger."""

from __future__ import annotations

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.charts import BROKEN
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import ADVANCES, BY_LINE
from tests.spqr.kit import (
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

# -- 9.15, 9.16 cavalry and elephants ----------------------------------------------------------------------


@pytest.mark.rule("9.15")
def test_cavalry_never_enters_the_zone_of_an_enemys_elephant():
    pos = moving("i_rc", {"i_rc": "2620 e", "af_el_1": "2820 w"}, scenario="zama")
    quiet(pos)
    refused(pos, "step se", "9.15", "cavalry-before-elephants")
    pos = moving("i_ha_a", {"i_ha_a": "2620 e", "af_el_1": "2820 w"}, scenario="zama")
    go(pos, "step se")
    assert where(pos, "i_ha_a") == "2720"


@pytest.mark.rule("9.15")
def test_every_hex_beside_or_behind_an_elephant_costs_cavalry_two_hits():
    pos = moving("i_rc", {"i_rc": "2620 e", "af_el_1": "2820 e"}, scenario="zama")
    go(pos, "step se")
    assert hits(pos, "i_rc") == 2
    pos = moving("i_rc", {"i_rc": "2620 e", "hannibal_le": "2820 e"}, {"hannibal": "2820"}, scenario="zama")
    go(pos, "step se")
    assert hits(pos, "i_rc") == 0  # a leader's elephant is not of that kind


@pytest.mark.rule("9.16", "6.51")
def test_cavalry_next_to_which_an_elephant_comes_must_withdraw():
    pos = moving("af_el_1", {"af_el_1": "2620 e", "i_rc": "2820 w"}, scenario="zama")
    do(pos, "decline")  # it may withdraw at two hexes
    do(pos, "step se")
    assert owner_of(pos) == 1
    assert choices(pos, "step") == {"n", "ne", "se"}
    assert "decline" not in legal(pos)
    do(pos, "step se")
    assert where(pos, "i_rc") == "2920"
    assert hits(pos, "i_rc") == 0


@pytest.mark.rule("9.16")
def test_of_several_the_owner_says_who_withdraws_first():
    units = {"af_el_1": "2620 e", "i_rc": "2820 w", "x_rc": "2821 w"}
    pos = moving("af_el_1", units, scenario="zama")
    do(quiet(pos), "step se")
    assert (owner_of(pos), legal(pos)) == (1, {"withdraw i_rc", "withdraw x_rc"})
    refused(pos, "withdraw af_el_1", "6.51", "not-yours-to-withdraw")
    do(pos, "withdraw x_rc", "step se", "step se")  # and then the other one
    assert (where(pos, "x_rc"), where(pos, "i_rc")) == ("2921", "2920")


@pytest.mark.rule("9.16", "6.52")
def test_cavalry_that_an_elephant_takes_from_behind_pays_for_it():
    pos = moving("af_el_1", {"af_el_1": "2620 e", "i_rc": "2820 e"}, scenario="zama")
    do(pos, "decline", "step se", "step se")
    assert where(pos, "i_rc") == "2920"
    assert hits(pos, "i_rc") == 1
    pos = moving("af_el_1", {"af_el_1": "2620 e", "i_rc": "2820 e"}, scenario="zama")
    do(pos, "decline")
    pos.marching().spent = 6
    do(advance(pos), "step se", "step se")
    assert hits(pos, "i_rc") == 1  # it is there already, and needs no points any more


@pytest.mark.rule("9.16")
@pytest.mark.parametrize(("die", "suffered"), [(0, 1), (7, 1), (9, 3)])
def test_cavalry_that_cannot_withdraw_checks_and_takes_a_hit_at_least(die: int, suffered: int):
    units = {"af_el_1": "2520 e", "i_rc": "2820 w", "ca_hc_1": "2920 w"}
    pos = scene(units, scenario="zama")
    assert pos.field.tq[unit_of(pos, "i_rc")] == 6
    begin(rig(pos, die), "af_el_1")
    go(pos, "step ne", "step se")
    assert where(pos, "af_el_1") == "2720"
    assert where(pos, "i_rc") == "2820"
    assert hits(pos, "i_rc") == suffered


@pytest.mark.rule("9.16")
def test_routed_cavalry_dies_before_elephants():
    pos = moving("af_el_1", {"af_el_1": "2620 e", "i_rc": "2820 w routed"}, scenario="zama")
    quiet(pos)
    events = told(pos, "step se")
    assert [event.rule for event in events if event.kind == "eliminated"] == ["9.16"]
    assert has(pos, "i_rc", "dead")


@pytest.mark.rule("9.16", "4.73")
def test_a_leaders_elephant_scares_nobody():
    units = {"hannibal_le": "2620 e", "i_rc": "2820 w"}
    pos = moving("hannibal_le", units, {"hannibal": "2620"}, active="hannibal", scenario="zama")
    go(pos, "step se")
    assert where(pos, "i_rc") == "2820"
    assert hits(pos, "i_rc") == 0
    assert "step se" not in legal(pos)


@pytest.mark.rule("6.51", "6.56", "9.16")
def test_from_an_elephant_that_runs_wild_its_own_cavalry_withdraws_too_and_no_other_of_its_own():
    units = {"af_el_1": "2620 e", "ca_hc_1": "2820 w", "br_hi_1": "2618 w", "i_rc": "2622 w"}
    pos = scene(units, scenario="zama")
    pos.make_way(unit_of(pos, "af_el_1"))
    advance(pos)
    assert owner_of(pos) == 1  # the enemy first
    assert legal(pos) == {"withdraw i_rc", "decline"}
    do(pos, "decline")
    assert legal(pos) == {"withdraw ca_hc_1", "decline"}
    refused(pos, "withdraw br_hi_1", "6.51", "only-cavalry-from-own-elephants")
    do(pos, "withdraw ca_hc_1", "step ne")
    assert where(pos, "ca_hc_1") == "2919"


# -- 4.62 leaders ------------------------------------------------------------------------------------------


@pytest.mark.rule("4.62")
def test_a_leader_alone_withdraws_one_to_three_hexes_or_is_caught():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"}, {"paullus": "2820"})
    do(pos, "step se")
    assert legal(pos) == {"leave paullus", "decline"}
    do(pos, "leave paullus")
    assert {"2919", "3020", "3118"} <= choices(pos, "into")
    assert not {"2719", "2821"} & choices(pos, "into")  # next to the enemy
    refused(pos, "into 3220", "4.62", "leader-cannot-withdraw-there")
    do(pos, "into 3021")
    assert leader_at(pos, "paullus") == "3021"
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"}, {"paullus": "2820"})
    do(pos, "step se")
    events = told(pos, "decline")
    assert "leader-caught" in [event.kind for event in events]
    assert leader_at(pos, "paullus") == ""


@pytest.mark.rule("4.62", "4.61")
def test_a_leader_may_withdraw_to_a_friend_next_to_the_enemy():
    units = {"sp_hi_1": "2620 e", "i_tr_a": "2821 w"}
    pos = moving("sp_hi_1", units, {"paullus": "2820"})
    do(pos, "step se", "leave paullus")
    assert "2719" not in choices(pos, "into")
    do(pos, "into 2821")
    assert leader_at(pos, "paullus") == where(pos, "i_tr_a") == "2821"


@pytest.mark.rule("4.62")
def test_a_leader_with_a_unit_may_stay():
    units = {"sp_hi_1": "2620 e", "i_tr_a": "2820 w"}
    pos = moving("sp_hi_1", units, {"paullus": "2820"})
    do(pos, "step se")
    assert legal(pos) == {"leave paullus", "decline"}
    do(pos, "decline")
    assert leader_at(pos, "paullus") == "2820"


@pytest.mark.rule("4.62", "4.61")
def test_a_leader_who_is_surrounded_is_eliminated():
    units = {
        "sp_hi_1": "2620 e",
        "sp_hi_2": "2918 sw",
        "sp_hi_3": "3020 w",
        "sp_hi_4": "2821 ne",
        "sp_hi_5": "2718 se",
    }
    pos = moving("sp_hi_1", units, {"paullus": "2820"})
    go(pos, "step se")
    assert leader_at(pos, "paullus") == ""


@pytest.mark.rule("4.62")
def test_after_a_shock_leaders_next_to_an_enemy_may_leave_and_those_alone_must():
    units = {"sp_hi_1": "2620 e", "i_tr_a": "2720 w"}
    pos = scene(units, {"mago": "2620", "paullus": "2719"})
    pos.leaders_leave()
    advance(pos)
    assert (owner_of(pos), legal(pos)) == (0, {"leave mago", "decline"})
    do(pos, "decline")
    assert (owner_of(pos), legal(pos)) == (1, {"leave paullus", "decline"})
    do(pos, "decline")
    assert (leader_at(pos, "mago"), leader_at(pos, "paullus")) == ("2620", "")


@pytest.mark.rule("4.62", "4.72", "4.75")
def test_a_leader_on_an_elephant_takes_it_along():
    units = {"i_ha_a": "2920 w", "hannibal_le": "2720 e"}
    pos = moving("i_ha_a", units, {"hannibal": "2720"})
    do(pos, "step sw", "leave hannibal", "into 2520")
    assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == "2520"


@pytest.mark.rule("7.16", "4.62", "8.22")
def test_whoever_advances_after_a_shock_is_answered_but_nobody_withdraws():
    units = {"sp_hi_1": "2720 e", "i_ha_a": "2820 ne", "i_rc": "2919 w"}
    pos = scene(units)
    pos.come_up(unit_of(pos, "sp_hi_1"), ADVANCES)
    advance(pos)
    assert legal(pos) == {"face e", "face nw", "decline"}


# -- 9.66 to 9.68 line extension ---------------------------------------------------------------------------


def stacks(**more: str) -> Battlefield:
    """Two stacks of hastati with a gap between them, and a phalanx about to come to two hexes from the first."""
    units = {
        "af_ph_1": "3020+3019 w",
        "i_ha_a": "2719 e",
        "i_ha_b": "2719 e",
        "i_ha_c": "2721 e",
        "i_ha_d": "2721 e",
        **more,
    }
    return scene(units)


@pytest.mark.rule("9.66", "9.67")
def test_example_of_9_67_velites_between_the_stacks_withdraw_and_the_hastati_extend():
    pos = begin(stacks(i_ve_a="2720 e"), "af_ph_1")
    do(pos, "step nw")
    assert where(pos, "af_ph_1") == "2919+2918"
    assert {"withdraw i_ve_a", "extend i_ha_a", "extend i_ha_c"} <= legal(pos)
    do(pos, "withdraw i_ve_a", "step sw")
    assert where(pos, "i_ve_a") == "2621"
    do(pos, "extend i_ha_a", "step s")  # into the hex that they have left
    assert where(pos, "i_ha_a") == "2720"
    do(pos, "extend i_ha_c")
    assert where(pos, "i_ha_c") == "2722"  # the other side is taken now


@pytest.mark.rule("9.66")
def test_upper_units_step_sideways_keep_their_facing_and_pay_nothing():
    pos = begin(stacks(), "af_ph_1")
    do(pos, "step nw", "extend i_ha_a")
    refused(pos, "step ne", "9.66", "extension-goes-sideways")
    do(pos, "step n")
    assert (where(pos, "i_ha_a"), facing(pos, "i_ha_a")) == ("2718", "e")
    assert (hits(pos, "i_ha_a"), has(pos, "i_ha_a", "moved-now")) == (0, False)
    assert legal(pos) == {"extend i_ha_c", "decline"}  # the rest of the line, near or not
    do(pos, "extend i_ha_c", "step s")
    assert where(pos, "i_ha_c") == "2722"
    assert pos.mark[unit_of(pos, "i_ha_a")] & marks.EXTENDED


@pytest.mark.rule("9.66")
def test_a_gap_must_be_empty_clear_and_in_nobodys_zone():
    pos = stacks(i_ve_a="2718 e")
    with ground(pos, {"2720": BROKEN}):
        begin(pos, "af_ph_1")
        do(pos, "step nw")
        refused(pos, "extend i_ha_a", "9.66", "no-gap-beside-it")
        refused(pos, "extend i_ve_a", "9.66", "no-roman-stack-to-extend")
        refused(pos, "extend i_ha_b", "9.66", "no-roman-stack-to-extend")
    pos = begin(stacks(sp_hi_1="2620 se", i_ve_a="2718 e"), "af_ph_1")  # whose zone the gap on 2720 is in
    do(pos, "step nw")
    refused(pos, "extend i_ha_a", "9.66", "no-gap-beside-it")


@pytest.mark.rule("9.66", "6.51")
def test_no_upper_unit_of_a_line_that_extends_withdraws_whether_it_has_stepped_out_or_not():
    pos = begin(stacks(), "af_ph_1")
    do(pos, "step nw", "extend i_ha_a", "step n", "decline")
    for unit in ("i_ha_a", "i_ha_c"):
        assert pos.mark[unit_of(pos, unit)] & marks.EXTENDED
    for unit in ("i_ha_b", "i_ha_d"):
        assert not pos.mark[unit_of(pos, unit)] & marks.EXTENDED


@pytest.mark.rule("10.51", "9.66")
def test_engaged_units_do_not_extend():
    pos = begin(stacks(i_ve_a="2616 e"), "af_ph_1")
    pos.mark[unit_of(pos, "i_ha_a")] |= marks.ENGAGED
    do(pos, "step nw")
    refused(pos, "extend i_ha_a", "10.51", "engaged-do-not-extend")


@pytest.mark.rule("9.66", "6.51")
def test_who_has_extended_does_not_withdraw_in_that_phase_and_the_other_way_round():
    units = {"mc_ph_1": "1020+1021 e", "mc_ph_2": "1020+1021 e", "x_ha_a": "1220 w", "x_ha_b": "1220 w"}
    pos = begin(scene(units, {"philip": "0920"}, scenario="cynoscephalae"), "mc_ph_1", "philip")
    do(pos, "extend x_ha_a", "step n")
    refused(pos, "withdraw x_ha_a", "9.66", "extended-do-not-withdraw")
    pos = begin(scene(units, {"philip": "0920"}, scenario="cynoscephalae"), "mc_ph_1", "philip")
    pos.mark[unit_of(pos, "x_ha_a")] |= marks.WITHDREW
    refused(advance(pos), "extend x_ha_a", "9.67", "withdrew-and-does-not-extend")


@pytest.mark.rule("9.68", "6.77")
def test_columns_do_not_extend():
    pos = stacks()
    begin(pos, "af_ph_1")
    do(pos, "step nw")
    pos.mark[unit_of(pos, "i_ha_a")] |= marks.COLUMN
    refused(advance(pos), "extend i_ha_a", "9.68", "columns-do-not-extend")


@pytest.mark.rule("9.67")
def test_as_part_of_a_line_command_extension_takes_two_points_of_every_unit():
    units = {"i_ha_a": "2719 e", "i_ha_b": "2719 e", "i_ha_c": "2721 e"}
    pos = begin(scene(units, {"varro": "2620"}), "i_ha_c", "varro", BY_LINE)
    assert left(pos) == 5
    do(pos, "stop")
    assert pos.refuse_extension(unit_of(pos, "i_ha_c")) is not None
    assert pos.refuse_extension(unit_of(pos, "i_ha_a")) is None
    pos.extend_now(unit_of(pos, "i_ha_a"))
    do(advance(pos), "step n")
    assert where(pos, "i_ha_a") == "2718"
    for unit in ("i_ha_a", "i_ha_b", "i_ha_c"):
        pos.begin_move(unit_of(pos, unit), BY_LINE)
        assert left(advance(pos)) == 3
        do(pos, "stop")


@pytest.mark.rule("9.67")
def test_a_line_extends_before_it_moves():
    units = {"i_ha_a": "2719 e", "i_ha_b": "2719 e", "i_ha_c": "2721 e"}
    pos = begin(scene(units, {"varro": "2620"}), "i_ha_c", "varro", BY_LINE)
    do(pos, "step ne", "stop")
    refusal = pos.refuse_extension(unit_of(pos, "i_ha_a"))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("9.67", "line-extends-before-it-moves")


# -- 9.71 triarii ------------------------------------------------------------------------------------------


def triarii(scenario: str = "cannae", **more: str) -> Battlefield:
    units = {"i_tr_a": "2620 e", "i_tr_b": "2621 e", "i_ha_a": "2920 e", **more}
    return begin(scene(units, scenario=scenario), "i_tr_a")


def punic_triarii(**more: str) -> Battlefield:
    """The same at the Bagradas, where there are elephants."""
    units = {"v_tr_a": "2620 e", "v_tr_b": "2621 e", "v_ha_a": "2820 e", **more}
    return begin(scene(units, scenario="bagradas"), "v_tr_a")


@pytest.mark.rule("9.71")
def test_triarii_turn_but_do_not_move_while_others_stand_before_them():
    pos = triarii()
    refused(pos, "step ne", "9.71", "triarii-hold-their-ground")
    do(pos, "turn ne", "stop")
    assert facing(pos, "i_tr_a") == "ne"


@pytest.mark.rule("9.71")
def test_an_enemy_near_any_of_their_line_and_in_sight_frees_them_but_not_elephants():
    assert "step ne" in legal(triarii(sp_hi_1="2922 w"))  # three hexes from the second
    assert "step ne" not in legal(triarii(sp_hi_1="3022 w"))
    assert "step ne" not in legal(triarii(sp_hi_1="2922 w", i_ve_a="2822 e", i_ve_b="2821 e"))
    assert "step ne" in legal(punic_triarii(af_hc_1="2921 w"))
    refused(punic_triarii(af_el_1="2921 w"), "step ne", "9.71", "triarii-hold-their-ground")


@pytest.mark.rule("9.71", "9.61")
def test_a_stack_with_triarii_beneath_holds_its_ground_with_them():
    units = {"i_ha_a": "2620 e", "i_tr_a": "2620 e", "i_ha_b": "2920 e"}
    pos = begin(scene(units, {"varro": "2620"}), "i_ha_a", "varro")
    assert "step ne" in legal(pos)
    do(pos, "take i_tr_a")
    refused(pos, "step ne", "9.71", "triarii-hold-their-ground")


@pytest.mark.rule("9.71")
def test_triarii_are_free_when_the_other_foot_is_six_hexes_away_and_allies_do_not_count():
    assert "step ne" in legal(triarii(i_ha_a="3220 e"))
    assert "step ne" not in legal(triarii(i_ha_a="3120 e"))
    assert "step ne" in legal(triarii(i_ha_a="2920 e routed"))


@pytest.mark.rule("9.71", "9.7")
def test_under_scipio_triarii_move_as_they_like():
    assert "step ne" in legal(triarii(scenario="zama"))


# -- 8.11, 8.17 fire on the way ----------------------------------------------------------------------------


@pytest.mark.rule("8.11")
def test_example_of_8_11_a_slinger_goes_up_fires_and_walks_off():
    pos = moving("ba_sk_1", {"ba_sk_1": "2620 e", "i_tr_a": "3120 w"})
    do(rig(pos, 9), "step se", "step ne", "step se")
    assert where(pos, "ba_sk_1") == "2920"
    go(pos, "fire i_tr_a", "turn w", "step nw")
    assert where(pos, "ba_sk_1") == "2820"
    assert left(pos) == 2


@pytest.mark.rule("8.17")
def test_who_fires_before_a_move_says_so_and_who_has_fired_standing_stands():
    units = {"ba_sk_1": "2620 e", "i_tr_a": "2820 w"}
    pos = moving("ba_sk_1", units)
    go(rig(pos, 9, 9), "fire i_tr_a")
    refused(quiet(pos), "step ne", "8.17", "fired-and-stands")
    pos = moving("ba_sk_1", units)
    go(rig(pos, 9, 9), "fire_first i_tr_a")
    quiet(pos)
    assert "step ne" in legal(pos)


@pytest.mark.rule("10.43")
def test_cavalry_back_from_a_pursuit_only_turns():
    pos = moving("sp_hc_1", {"sp_hc_1": "2620 e finished"})
    refused(pos, "step ne", "10.43", "finished-cavalry-only-turns")
    do(pos, "turn ne", "stop")
    assert facing(pos, "sp_hc_1") == "ne"


@pytest.mark.rule("6.59")
def test_the_line_of_a_leader_with_an_order_to_withdraw_does_not_move_for_him():
    pos = scene({"sp_hi_1": "2620 e"}, {"mago": "2520"})
    pos.role[leader_of(pos, "mago")] |= marks.REAL | marks.SHOWN
    begin(pos, "sp_hi_1", "mago")
    refused(pos, "step ne", "6.59", "line-waits-to-withdraw")
    do(pos, "turn ne", "stop")
