"""6.6, 9.61, 9.64 Stacks: passing through friends, stopping with them, and moving together."""

from __future__ import annotations

import pytest

from bellum.games.spqr.hexes import hex_id, hex_number
from bellum.games.spqr.marks import PASSING
from bellum.games.spqr.position import NOBODY, Battlefield
from bellum.games.spqr.records import BY_LINE
from bellum.games.spqr.stacking import toll
from tests.spqr.command_kit import phase
from tests.spqr.kit import (
    advance,
    choices,
    do,
    facing,
    has,
    hits,
    leader_at,
    legal,
    refused,
    rig,
    scene,
    unit_of,
    where,
)
from tests.spqr.movement_kit import begin, left, moving


def cost(pos: Battlefield, mover: str, other: str, alone: bool = True) -> tuple[int, int]:
    """The hits of a unit that passes through another, and those of the other."""
    return toll(pos, unit_of(pos, mover), unit_of(pos, other), alone)


@pytest.mark.rule("6.61")
def test_one_unit_in_a_hex_and_any_number_of_leaders():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "sp_hi_2": "2719 e"}, {"mago": "2720", "hanno": "2720"})
    do(pos, "step ne")
    refused(pos, "stop", "6.61", "one-unit-in-a-hex")
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"}, {"mago": "2720", "hanno": "2720"})
    do(pos, "step se", "stop")
    assert where(pos, "sp_hi_1") == leader_at(pos, "mago") == leader_at(pos, "hanno") == "2720"


@pytest.mark.rule("6.61", "6.25")
def test_a_unit_does_not_go_among_friends_if_it_cannot_get_through():
    units = {"sp_hi_1": "2620 e", "sp_hi_2": "2719 e", "sp_hi_3": "2819 e", "sp_hi_4": "2820 e"}
    pos = moving("sp_hi_1", units)
    pos.marching().spent = 3
    refused(advance(pos), "step ne", "6.61", "one-unit-in-a-hex")  # one point would be left, for nothing
    pos = moving("sp_hi_1", units)
    do(pos, "step ne")
    assert "stop" not in legal(pos)
    do(pos, "turn ne", "step n", "stop")
    assert where(pos, "sp_hi_1") == "2718"


@pytest.mark.rule("6.62")
def test_nobody_enters_a_hex_with_an_enemy():
    pos = moving("sp_hc_1", {"sp_hc_1": "2620 e", "i_ha_a": "2719 e"})
    refused(pos, "step ne", "6.62", "enemy-in-hex")


@pytest.mark.rule("6.63", "6.69")
def test_example_1_of_6_63_velites_of_xiv():
    pos = scene()
    for foot in ("xiv_ha_a", "xiv_pr_a", "xiv_tr_a", "asxiv_co_a", "xiv_ve_b", "asxiv_ve_a"):
        assert cost(pos, "xiv_ve_a", foot) == (0, 0)
        assert cost(pos, "xiv_ve_a", foot, alone=False) == (0, 0)
    for other in ("xiv_rc", "asxiv_rc_a", "xv_ha_a", "xv_ve_a", "asxv_co_a"):
        assert cost(pos, "xiv_ve_a", other) == (1, 1)
    pos = moving("xiv_ve_a", {"xiv_ve_a": "2620 e", "xiv_ha_a": "2719 e"})
    do(pos, "step ne")
    refused(pos, "stop", "6.63", "velites-do-not-stop-on-others")


@pytest.mark.rule("6.63", "6.69")
def test_example_1_of_6_63_hastati_of_xiv():
    pos = scene()
    for foot in ("xiv_ha_b", "xiv_pr_a", "xiv_tr_a", "asxiv_co_a", "asxiv_ce"):
        assert cost(pos, "xiv_ha_a", foot) == (0, 0)
        assert cost(pos, "xiv_ha_a", foot, alone=False) == (1, 0)  # through two of them
    for other in ("xiv_ve_a", "xiv_rc", "xv_ha_a", "asxv_co_a"):
        assert cost(pos, "xiv_ha_a", other) == (1, 1)


@pytest.mark.rule("6.63", "6.69", "6.6")
def test_skirmishers_pass_freely_and_others_pay_for_passing_them():
    pos = scene()
    assert cost(pos, "ba_sk_1", "sp_hi_1") == cost(pos, "ba_sk_1", "ba_sk_2") == (0, 0)
    assert cost(pos, "sp_hi_1", "ba_sk_1") == cost(pos, "sp_hc_1", "sp_hi_1") == (1, 1)


@pytest.mark.rule("6.63", "6.69")
def test_who_passes_through_others_pays_as_he_enters():
    pos = moving("sp_hc_1", {"sp_hc_1": "2620 e", "sp_hi_1": "2719 e"})
    do(pos, "step ne")
    assert (hits(pos, "sp_hc_1"), hits(pos, "sp_hi_1")) == (1, 1)
    do(pos, "step ne", "stop")
    assert where(pos, "sp_hc_1") == "2819"
    assert (hits(pos, "sp_hc_1"), hits(pos, "sp_hi_1")) == (1, 1)


@pytest.mark.rule("6.63", "6.69")
def test_a_stack_of_two_of_its_own_costs_only_the_third():
    units = {"xiv_ha_a": "2620 e", "xiv_ha_b": "2719 e", "xiv_ha_c": "2719 e"}
    pos = moving("xiv_ha_a", units)
    do(pos, "step ne")
    assert [hits(pos, unit) for unit in units] == [1, 0, 0]
    refused(pos, "stop", "9.61", "two-roman-foot-in-a-hex")
    do(pos, "step ne", "stop")


@pytest.mark.rule("6.63", "6.69", "9.61")
def test_foot_of_another_colour_may_be_joined_and_pays_only_if_it_is_passed():
    units = {"xiv_ha_a": "2620 e", "xv_ha_a": "2719 e"}
    pos = moving("xiv_ha_a", units)
    do(pos, "step ne")
    assert [hits(pos, unit) for unit in units] == [0, 0]
    do(pos, "step ne")
    assert [hits(pos, unit) for unit in units] == [1, 1]
    pos = moving("xiv_ha_a", units)
    do(pos, "step ne", "stop")
    assert [hits(pos, unit) for unit in units] == [0, 0]
    assert where(pos, "xiv_ha_a") == "2719"


@pytest.mark.rule("6.63", "6.42", "6.69")
def test_a_phalanx_passes_through_friends_with_either_half():
    units = {"af_ph_1": "2620+2621 e", "ba_sk_1": "2719 e"}
    pos = moving("af_ph_1", units)
    do(pos, "step ne")
    assert (hits(pos, "af_ph_1"), hits(pos, "ba_sk_1")) == (1, 1)
    assert pos.top[hex_number("2719")] == unit_of(pos, "ba_sk_1")
    assert pos.top[hex_number("2720")] == unit_of(pos, "af_ph_1")
    top = pos.top[:]
    pos.recount()
    assert pos.top == top
    refused(pos, "stop", "6.61", "one-unit-in-a-hex")
    do(pos, "step ne", "stop")
    assert where(pos, "ba_sk_1") == "2719"
    assert pos.top[hex_number("2719")] == unit_of(pos, "ba_sk_1")
    assert where(pos, "af_ph_1") == "2819+2820"


@pytest.mark.rule("6.42", "6.63", "6.69")
def test_a_phalanx_that_passes_friends_with_both_halves_pays_once():
    units = {"af_ph_1": "2620+2621 e", "af_ph_2": "2719+2720 e"}
    pos = moving("af_ph_1", units)
    do(pos, "step ne")
    assert (hits(pos, "af_ph_1"), hits(pos, "af_ph_2")) == (1, 1)
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "ba_sk_1": "2719 e", "ba_sk_2": "2720 e"})
    do(pos, "step ne")
    assert [hits(pos, unit) for unit in ("af_ph_1", "ba_sk_1", "ba_sk_2")] == [1, 1, 1]


@pytest.mark.rule("6.64", "9.61")
def test_a_stack_moves_together_for_two_orders():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2620 e"}
    pos = moving("i_ha_a", units, {"paullus": "2520"}, active="paullus")
    pos.in_phase().orders = 1
    do(advance(pos), "take i_ha_b", "step ne", "stop")
    assert pos.in_phase().orders == 2
    assert pos.stack(hex_number("2719")) == [unit_of(pos, "i_ha_a"), unit_of(pos, "i_ha_b")]
    pos = moving("i_ha_a", units, {"paullus": "2520"}, active="paullus")
    pos.in_phase().orders = pos.field.initiative[pos.field.leader["paullus"]]
    refused(advance(pos), "take i_ha_b", "4.22", "no-orders-left")


@pytest.mark.rule("6.64", "4.3")
def test_the_commander_in_a_stack_moves_all_of_it_with_one_order():
    units, leaders = {"i_ha_a": "2620 e", "i_ha_b": "2620 e"}, {"varro": "2620"}
    pos = moving("i_ha_a", units, leaders, active="varro")
    pos.in_phase().orders = 1
    do(pos, "take i_ha_b", "bring varro", "step ne", "stop")
    assert pos.in_phase().orders == 1
    assert leader_at(pos, "varro") == where(pos, "i_ha_b") == "2719"


@pytest.mark.rule("9.61", "6.64")
def test_one_line_command_moves_a_stack_of_its_units():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2620 e", "i_pr_a": "2625 e"}
    pos = moving("i_ha_a", units, {"varro": "2520"}, active="varro", why=BY_LINE)
    do(pos, "take i_ha_b", "step ne", "stop")
    assert where(pos, "i_ha_a") == where(pos, "i_ha_b") == "2719"
    pos = moving(
        "i_ha_a", {"i_ha_a": "2620 e", "i_pr_b": "2620 e"}, {"varro": "2520"}, active="varro", why=BY_LINE
    )
    refused(pos, "take i_pr_b", "9.61", "not-of-the-line")


@pytest.mark.rule("6.63", "9.61")
def test_a_stack_of_two_does_not_stay_with_a_third_and_nobody_with_the_routed():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2620 e", "i_ha_c": "2719 e"}
    pos = moving("i_ha_a", units, {"varro": "2620"}, active="varro")
    do(pos, "take i_ha_b", "step ne")
    refused(pos, "stop", "9.61", "two-roman-foot-in-a-hex")
    pos = moving("i_ha_a", {"i_ha_a": "2620 e", "i_ha_c": "2719 e routed"})
    do(pos, "step ne")
    refused(pos, "stop", "6.61", "one-unit-in-a-hex")


@pytest.mark.rule("5.25", "6.12", "9.61", "10.28")
def test_who_has_moved_into_a_stack_or_has_rallied_is_not_taken_along_by_a_line_command():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2519 e"}
    pos = phase(units, {"varro": "2520"}, "varro")
    do(pos, "line hastati", "unit i_ha_b", "step se", "stop", "unit i_ha_a")
    assert where(pos, "i_ha_a") == where(pos, "i_ha_b")
    refused(pos, "take i_ha_b", "5.25", "moved-in-this-phase")
    rallied = {"i_ha_a": "2620 e", "i_ha_b": "2620 e rallied"}
    pos = moving("i_ha_a", rallied, {"varro": "2520"}, active="varro", why=BY_LINE)
    refused(pos, "take i_ha_b", "10.28", "rallied-waits-for-next-turn")


@pytest.mark.rule("6.66", "9.64")
def test_the_top_unit_leaves_a_stack_and_who_enters_one_goes_beneath():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2620 e", "i_ha_c": "2719 e"}
    pos = moving("i_ha_a", units, {"varro": "2520"}, active="varro")
    do(pos, "step ne", "stop")
    assert pos.stack(hex_number("2620")) == [unit_of(pos, "i_ha_b")]
    assert pos.stack(hex_number("2719")) == [unit_of(pos, "i_ha_c"), unit_of(pos, "i_ha_a")]


@pytest.mark.rule("6.67", "7.11", "9.65")
def test_who_joins_others_turns_as_they_face_and_pays_for_it():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2719 nw"}
    pos = moving("i_ha_a", units)
    do(pos, "step ne")
    refused(pos, "stop", "6.67", "stack-faces-one-way")
    do(pos, "turn nw")
    assert left(pos) == 3
    do(pos, "stop")
    assert facing(pos, "i_ha_a") == "nw"
    pos = moving("i_ha_a", units)
    pos.marching().spent = 4
    refused(advance(pos), "step ne", "6.67", "stack-faces-one-way")


@pytest.mark.rule("6.67", "9.64")
def test_a_stack_turns_together_and_one_of_it_alone_only_to_leave():
    units = {"i_ha_a": "2620 e", "i_ha_b": "2620 e"}
    pos = moving("i_ha_a", units, {"varro": "2520"}, active="varro", why=BY_LINE)
    do(pos, "take i_ha_b", "turn w", "stop")
    assert facing(pos, "i_ha_a") == facing(pos, "i_ha_b") == "w"
    pos = moving("i_ha_a", units, {"varro": "2520"}, active="varro")
    do(pos, "turn w")
    refused(pos, "stop", "6.67", "stack-faces-one-way")
    do(pos, "step sw", "stop")
    assert (facing(pos, "i_ha_a"), facing(pos, "i_ha_b")) == ("w", "e")


@pytest.mark.rule("6.65")
def test_units_enter_a_hex_with_a_leader_for_nothing():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"}, {"mago": "2719"})
    do(pos, "step ne")
    assert left(pos) == 4
    do(pos, "stop")
    assert hits(pos, "sp_hi_1") == 0


@pytest.mark.rule("6.63", "7.23")
def test_a_unit_that_must_stop_does_not_go_among_friends():
    units = {"sp_hc_1": "2620 e", "sp_hi_1": "2719 e", "i_ha_a": "2819 w"}
    pos = moving("sp_hc_1", units)
    refused(pos, "step ne", "6.61", "one-unit-in-a-hex")


@pytest.mark.rule("6.22", "6.68")
def test_all_of_a_stack_take_the_hits_of_a_second_move():
    units = {"i_ha_a": "2620 e moved", "i_ha_b": "2620 e"}
    pos = moving("i_ha_a", units, {"varro": "2520"}, active="varro", why=BY_LINE)
    do(rig(pos, 0), "take i_ha_b", "step ne", "stop")
    assert (hits(pos, "i_ha_a"), hits(pos, "i_ha_b")) == (1, 0)


def doubled(**more: str) -> Battlefield:
    """A phalanx right behind another one, the commander and Nicanor near."""
    units = {"mc_ph_1": "1020+1021 e", "mc_ph_2": "0920+0921 e", **more}
    return scene(units, {"philip": "0820", "nicanor": "0821"}, scenario="cynoscephalae")


@pytest.mark.rule("9.51")
def test_a_phalanx_right_behind_another_forms_double_depth_with_it_by_the_commander():
    pos = doubled()
    begin(pos, "mc_ph_2", "philip")
    do(pos, "step ne")
    assert pos.march is None  # that ends the move of both
    assert pos.stack(hex_number("1021")) == [unit_of(pos, "mc_ph_1"), unit_of(pos, "mc_ph_2")]
    assert (hits(pos, "mc_ph_1"), hits(pos, "mc_ph_2")) == (0, 0)
    pos = doubled()
    begin(pos, "mc_ph_2", "nicanor")
    refused(pos, "step ne", "9.51", "double-depth-by-the-commander")
    pos = scene(
        {"mc_ph_1": "1020+1021 e", "mc_ph_2": "0820+0821 e"}, {"philip": "0720"}, scenario="cynoscephalae"
    )
    begin(pos, "mc_ph_2", "philip")
    do(pos, "step se")
    refused(pos, "step ne", "9.51", "double-depth-from-behind")


@pytest.mark.rule("9.51", "6.51", "8.22")
def test_the_enemy_answers_a_phalanx_that_joins_another_like_any_step():
    pos = doubled(x_ve_a="1220 w")
    begin(pos, "mc_ph_2", "philip")
    do(pos, "step ne")
    assert legal(pos) == {"withdraw x_ve_a", "decline"}
    do(pos, "withdraw x_ve_a", "step ne", "stop")
    assert hits(pos, "x_ve_a") == 0
    assert pos.march is None
    assert has(pos, "mc_ph_1", "moved-now")


@pytest.mark.rule("9.51", "6.67")
def test_phalanxes_that_face_differently_form_no_double_depth():
    units = {"mc_ph_1": "1020 ne", "mc_ph_2": "0920+0921 e"}
    pos = scene(units, {"philip": "0820"}, scenario="cynoscephalae")
    begin(pos, "mc_ph_2", "philip")
    do(pos, "step ne")
    assert pos.march is not None
    refused(pos, "stop", "6.61", "one-unit-in-a-hex")


def in_double_depth(**more: str) -> Battlefield:
    """Two phalanxes in double depth that have their order."""
    units = {"mc_ph_1": "1020+1021 e", "mc_ph_2": "1020+1021 e", **more}
    pos = scene(units, {"philip": "0820"}, scenario="cynoscephalae")
    return begin(pos, "mc_ph_1", "philip")


@pytest.mark.rule("9.52", "6.31")
def test_phalanxes_in_double_depth_have_four_points_and_do_not_wheel():
    pos = in_double_depth()
    assert left(pos) == 4
    do(pos, "take mc_ph_2")
    refused(pos, "wheel_left", "9.52", "stacked-phalanxes-do-not-wheel")
    refused(pos, "about", "9.52", "stacked-phalanxes-do-not-wheel")
    refused(pos, "column ne", "9.52", "stacked-phalanxes-form-no-column")
    do(pos, *["step ne"] * 4)
    assert where(pos, "mc_ph_1") == where(pos, "mc_ph_2") == "1418+1419"
    assert pos.in_phase().orders == 1  # the second order; the first was given before
    assert (hits(pos, "mc_ph_1"), hits(pos, "mc_ph_2")) == (0, 0)


@pytest.mark.rule("9.52")
def test_the_upper_phalanx_steps_down_ahead():
    pos = in_double_depth()
    do(pos, "step ne", "stop")
    assert (where(pos, "mc_ph_1"), where(pos, "mc_ph_2")) == ("1119+1120", "1020+1021")


@pytest.mark.rule("9.52")
def test_nobody_at_all_enters_the_hexes_of_phalanxes_in_double_depth():
    units = {
        "mc_ph_1": "1020+1021 e",
        "mc_ph_2": "1020+1021 e",
        "mc_pe_1": "0920 e",
        "mc_ph_3": "0919+0920 e",
    }
    del units["mc_ph_3"]
    pos = moving("mc_pe_1", units, scenario="cynoscephalae")
    refused(pos, "step ne", "9.52", "stacked-phalanxes-bar-the-way")


@pytest.mark.rule("6.63", "6.68")
def test_who_passes_is_not_of_the_stack_and_does_not_share_its_fate():
    pos = scene({"sp_hc_1": "2620 e", "sp_hi_1": "2719 e"})
    friend = unit_of(pos, "sp_hi_1")
    pos.hits[friend] = pos.field.tq[friend] - 1
    begin(pos, "sp_hc_1")
    do(pos, "step ne")  # the infantry breaks as the cavalry rides through it
    while choices(pos, "flee"):
        do(pos, f"flee {min(choices(pos, 'flee'))}")
    assert has(pos, "sp_hi_1", "routed")
    assert not has(pos, "sp_hc_1", "routed")
    do(pos, "step ne", "stop")
    assert where(pos, "sp_hc_1") == "2819"


@pytest.mark.rule("6.63", "10.15")
def test_a_phalanx_that_breaks_over_friends_leaves_them_where_they_are():
    pos = scene({"af_ph_1": "2620+2621 e", "ba_sk_1": "2720 e", "sp_hi_1": "2719 e"})
    unit = unit_of(pos, "af_ph_1")
    pos.hits[unit] = pos.field.tq[unit]
    begin(rig(pos, 9), "af_ph_1")
    do(pos, "step ne")
    while choices(pos, "flee"):
        do(pos, f"flee {min(choices(pos, 'flee'))}")
    assert has(pos, "af_ph_1", "routed")
    assert pos.top[hex_number("2720")] == unit_of(pos, "ba_sk_1")
    top = pos.top[:]
    pos.recount()
    assert pos.top == top


@pytest.mark.rule("6.63", "10.27")
def test_routed_friends_do_not_mind_being_passed():
    pos = moving("sp_hc_1", {"sp_hc_1": "2620 e", "sp_hi_1": "2719 w routed"})
    do(pos, "step ne")
    assert (hits(pos, "sp_hc_1"), hits(pos, "sp_hi_1")) == (1, 0)
    refused(pos, "stop", "6.61", "one-unit-in-a-hex")


@pytest.mark.rule("6.61", "6.63", "7.16")
def test_a_unit_whose_way_through_friends_is_barred_goes_where_there_is_room():
    # The triarii turn as the cavalry rides through its own foot: it is held there, and may not stay.
    units = {"sp_hc_1": "2620 e", "sp_hi_1": "2719 e", "i_tr_a": "2718 w"}
    pos = scene(units)
    begin(rig(pos, 0), "sp_hc_1")
    do(pos, "step ne", "face sw")
    assert facing(pos, "i_tr_a") == "sw"
    assert where(pos, "sp_hc_1") != "2719"
    assert pos.stack(hex_number("2719")) == [unit_of(pos, "sp_hi_1")]
    assert pos.march is None


@pytest.mark.rule("4.75", "6.66")
@pytest.mark.parametrize("place", ["2719", "2720"])
def test_a_phalanx_that_stops_where_a_leaders_elephant_stands_takes_it_into_its_stack(place: str):
    """In whichever of its two hexes that is; when the elephant has gone, both are still the phalanx's."""
    units = {"af_ph_1": "2620+2621 e", "hannibal_le": f"{place} w"}
    pos = scene(units, {"hannibal": place}, scenario="zama")
    begin(pos, "af_ph_1", "hannibal")
    do(pos, "step ne", "stop")
    phalanx, beast = unit_of(pos, "af_ph_1"), unit_of(pos, "hannibal_le")
    assert pos.stack(hex_number(place)) == [phalanx, beast]
    assert facing(pos, "hannibal_le") == "e"
    pos.lift(beast)
    assert [pos.top[hex_number(name)] for name in ("2719", "2720")] == [phalanx, phalanx]


@pytest.mark.rule("6.63")
def test_who_turns_under_a_unit_that_passes_does_not_lie_on_it():
    """A unit of two hexes that passes over others with one half is in no stack: what it covers is known at once."""
    pos = moving("af_ph_1", {"af_ph_1": "1605+1606 e", "sp_hi_1": "1706 e"})
    friend, phalanx = unit_of(pos, "sp_hi_1"), unit_of(pos, "af_ph_1")
    ahead = hex_number("1706")
    pos.shift(phalanx, ahead, pos.face[phalanx])
    assert pos.has(phalanx, PASSING)
    pos.shift(friend, ahead, (pos.face[friend] + 3) % 6)
    assert pos.stack(ahead) == [friend]
    kept = pos.top[:]
    pos.recount()
    assert pos.top == kept
    assert pos.top[pos.half(phalanx)] == phalanx


@pytest.mark.rule("6.63")
def test_a_phalanx_that_turns_about_while_somebody_passes_through_it_stays_where_it_is():
    pos = moving("af_ph_1", {"af_ph_1": "1605+1606 e", "sp_hi_1": "1706 e"})
    friend, phalanx = unit_of(pos, "sp_hi_1"), unit_of(pos, "af_ph_1")
    pos.lift(friend)
    pos.put(friend, hex_number("1606"), pos.face[friend])
    pos.under[phalanx] = NOBODY
    pos.mark[friend] |= PASSING
    pos.recount()
    pos.shift(phalanx, pos.half(phalanx), (pos.face[phalanx] + 3) % 6)
    assert not pos.has(phalanx, PASSING)
    assert sorted(hex_id(place) for place in pos.hexes_of(phalanx)) == ["1605", "1606"]
    kept = pos.top[:]
    pos.recount()
    assert pos.top == kept


@pytest.mark.rule("6.63", "10.22")
def test_of_two_phalanxes_that_pass_one_runs_and_what_lies_in_the_hexes_is_known():
    units = {"af_ph_1": "1605+1606 e", "af_ph_2": "1405+1406 e", "sp_hi_1": "1706 e"}
    pos = moving("af_ph_1", units)
    first, second = unit_of(pos, "af_ph_1"), unit_of(pos, "af_ph_2")
    for unit in (first, second):
        pos.shift(unit, hex_number("1706"), pos.face[unit])
        assert pos.has(unit, PASSING)
    pos.shift(first, pos.half(first), (pos.face[first] + 3) % 6)
    kept = pos.top[:]
    pos.recount()
    assert pos.top == kept


@pytest.mark.rule("6.63")
def test_a_hex_left_among_passing_units_belongs_to_those_who_pass():
    """Whoever passes is there when the unit in his way runs: not only the unit that was ordered to move."""
    pos = scene({"sp_hi_1": "1706 e", "sp_hi_2": "1706 e"})
    above, passer = unit_of(pos, "sp_hi_1"), unit_of(pos, "sp_hi_2")
    pos.under[above] = -1
    pos.mark[passer] |= PASSING
    pos.lift(above)
    assert pos.stack(hex_number("1706")) == [passer]


@pytest.mark.rule("6.66", "4.75")
@pytest.mark.parametrize("beast", ["1706", "1707"])
def test_a_phalanx_that_comes_to_a_leaders_elephant_lies_on_it(beast: str):
    """With either half: when the elephant goes, the phalanx still holds both hexes."""
    pos = scene({"hannibal_le": f"{beast} e"}, {"hannibal": beast}, scenario="zama")
    elephant, phalanx = unit_of(pos, "hannibal_le"), unit_of(pos, "af_ph_2")
    pos.mark[phalanx] = 0
    pos.put(phalanx, hex_number("1706"), 1)
    assert pos.hexes_of(phalanx) == [hex_number("1706"), hex_number("1707")]
    assert pos.stack(hex_number(beast)) == [phalanx, elephant]
    kept = pos.top[:]
    pos.recount()
    assert pos.top == kept
    pos.lift(elephant)
    assert [pos.top[place] for place in pos.hexes_of(phalanx)] == [phalanx, phalanx]
