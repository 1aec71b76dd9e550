"""6.1 to 6.4 Mobility, terrain, steps, and the manoeuvres of units of two hexes."""

from __future__ import annotations

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.charts import (
    BROKEN,
    CLEAR,
    DEEP_RIVER,
    HC,
    HI,
    MARSH,
    NEVER,
    RAMPART,
    RUINS,
    STREAM,
    WOODS,
)
from bellum.games.spqr.hexes import SIDES, SIX, hex_number
from bellum.games.spqr.paces import hits_into, leader_points, points_into
from bellum.games.spqr.position import Battlefield
from tests.spqr.kit import (
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
    told,
    unit_of,
    where,
)
from tests.spqr.movement_kit import begin, go, ground, left, moving, quiet

# -- 6.1 mobility ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.11", "6.25")
def test_a_unit_spends_its_points_and_no_more_or_stops_before():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e"})
    assert left(pos) == 5
    do(pos, *["step ne"] * 5)
    assert where(pos, "i_ha_a") == "3117"
    assert pos.march is None  # there is nothing left but to stop
    pos = moving("i_ha_a", {"i_ha_a": "2620 e"})
    do(pos, "step ne", "turn ne", "step n", "step n")
    assert left(pos) == 1
    do(pos, "stop")
    assert where(pos, "i_ha_a") == "2717"


@pytest.mark.rule("6.25", "7.12")
def test_what_costs_more_than_is_left_is_refused():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e"})
    do(pos, *["step ne"] * 3)
    refused(pos, "turn w", "6.25", "not-enough-points")  # three vertices, two points
    do(pos, "turn ne", "step n")
    assert pos.march is None


@pytest.mark.rule("6.13")
def test_a_second_move_in_a_turn_costs_a_hit_at_its_end():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e moved"})
    do(pos, "step ne")
    assert hits(pos, "i_ha_a") == 0
    do(pos, "stop")
    assert hits(pos, "i_ha_a") == 1
    assert has(pos, "i_ha_a", "moved-now")


@pytest.mark.rule("6.13")
def test_a_first_move_or_one_without_a_step_costs_nothing():
    pos = go(moving("i_ha_a", {"i_ha_a": "2620 e"}), "step ne", "stop")
    assert hits(pos, "i_ha_a") == 0
    pos = go(moving("i_ha_a", {"i_ha_a": "2620 e moved"}), "turn ne", "stop")
    assert hits(pos, "i_ha_a") == 0
    assert not has(pos, "i_ha_a", "moved-now")


@pytest.mark.rule("6.13")
def test_elephants_pay_for_a_second_move_as_well():
    pos = moving("af_el_1", {"af_el_1": "2620 e moved"}, scenario="zama")
    go(pos, "step ne", "stop")
    assert hits(pos, "af_el_1") == 1


@pytest.mark.rule("6.13", "10.15")
def test_a_unit_that_breaks_at_the_end_of_its_move_runs():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e moved hits=6"})
    go(pos, "step ne", "stop")
    assert has(pos, "i_ha_a", "routed")


@pytest.mark.rule("6.14", "5.24")
def test_leaders_go_along_while_they_have_points_and_stay_with_the_unit():
    units = {"sp_hc_1": "2620 e"}
    pos = moving("sp_hc_1", units, {"hasdrubal": "2620"}, active="hasdrubal")
    do(pos, "bring hasdrubal", "step ne", "step se")
    assert leader_at(pos, "hasdrubal") == where(pos, "sp_hc_1") == "2820"
    refused(pos, "bring hasdrubal", "6.31", "move-has-begun")
    pos = scene(units, {"hasdrubal": "2620"})
    begin(pos, "sp_hc_1", "hasdrubal")
    do(pos, "bring hasdrubal")
    pos.in_phase().pace = 8 << 4 * pos.field.leader["hasdrubal"]
    do(pos, "step ne")
    refused(pos, "step ne", "6.14", "leader-has-no-points-left")


@pytest.mark.rule("5.24", "6.64")
def test_only_the_active_leader_goes_along_unless_the_commander_orders():
    units, leaders = {"sp_hc_1": "2620 e"}, {"hasdrubal": "2620", "hanno": "2620"}
    pos = moving("sp_hc_1", units, leaders, active="hasdrubal")
    assert choices(pos, "bring") == {"hasdrubal"}
    refused(pos, "bring hanno", "5.24", "only-commander-moves-others")


@pytest.mark.rule("6.15")
def test_leaders_pay_as_cavalry_does_and_on_an_elephant_as_elephants_do():
    pos = scene()
    here, into = hex_number("2620"), hex_number("2719")
    with ground(pos, {"2719": WOODS}):
        assert leader_points(pos, here, 1, into, False) == 3
        assert leader_points(pos, here, 1, into, True) == 2


@pytest.mark.rule("4.71", "4.73", "4.75", "6.14", "6.15")
def test_a_leader_rides_his_elephant_with_nine_points_and_turns_it_freely():
    units = {"hannibal_le": "2620 w", "af_ph_1": "2518+2519 w"}
    pos = moving("hannibal_le", units, {"hannibal": "2620"}, active="hannibal")
    assert left(pos) == 9
    do(pos, "step nw", "turn nw", "step n")
    assert left(pos) == 7
    assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == "2518"
    assert facing(pos, "hannibal_le") == "nw"
    do(pos, "stop")
    assert facing(pos, "hannibal_le") == "w"  # as the phalanx that it has joined
    assert hits(pos, "hannibal_le") == hits(pos, "af_ph_1") == 0
    assert pos.in_phase().pace >> 4 * pos.field.leader["hannibal"] & 15 == 2


@pytest.mark.rule("4.75")
def test_no_cavalry_stays_with_a_leader_elephant():
    pos = moving("sp_hc_1", {"hannibal_le": "2719 w", "sp_hc_1": "2620 e"}, {"hannibal": "2719"})
    do(pos, "step ne")
    refused(pos, "stop", "4.75", "no-cavalry-with-leader-elephant")
    pos = moving("sp_hi_1", {"hannibal_le": "2719 w", "sp_hi_1": "2620 e"}, {"hannibal": "2719"})
    do(pos, "step ne", "stop")
    assert pos.stack(hex_number("2719")) == [unit_of(pos, "sp_hi_1"), unit_of(pos, "hannibal_le")]


# -- 6.2 terrain -------------------------------------------------------------------------------------------


@pytest.mark.rule("6.21", "6.22", "6.27")
@pytest.mark.parametrize(("unit", "suffered"), [("gm_hi_1", 2), ("mm_mi_1", 1)])
def test_example_of_6_21_four_points_and_hits_by_type(unit: str, suffered: int):
    # From 2322 to 2523 at Cynoscephalae: two clear hexes and two levels.
    pos = moving(unit, {unit: "2322 e"}, scenario="cynoscephalae")
    do(pos, "step se", "step se")
    assert where(pos, unit) == "2523"
    assert pos.marching().spent == 4
    assert hits(pos, unit) == suffered


@pytest.mark.rule("6.22")
def test_hits_of_the_ground_come_at_once_and_break_a_unit_on_its_way():
    pos = scene({"sp_hi_1": "2620 e"})
    unit = unit_of(pos, "sp_hi_1")
    pos.hits[unit] = pos.field.tq[unit] - 1
    with ground(pos, {"2719": WOODS}):
        do(begin(pos, "sp_hi_1"), "step ne")
        while choices(pos, "flee"):
            do(pos, f"flee {min(choices(pos, 'flee'))}")
        assert has(pos, "sp_hi_1", "routed")
        assert pos.march is None


@pytest.mark.rule("6.23", "6.24")
def test_impassable_ground_and_the_clear_hex_2800():
    pos = scene()
    terrain = pos.field.terrain
    assert terrain[hex_number("2800")] == CLEAR
    assert {DEEP_RIVER, RUINS} <= set(terrain)
    beside, side = next(
        (place, side)
        for place in pos.field.hexes
        for side in range(SIX)
        if terrain[place] == CLEAR and terrain[pos.field.near[place * SIX + side]] == DEEP_RIVER
    )
    unit = unit_of(pos, "sp_hi_1")
    pos.mark[unit] = 0
    pos.put(unit, beside, side)
    begin(pos, "sp_hi_1")
    refused(pos, f"step {SIDES[side]}", "6.24", "ground-not-to-be-entered")


@pytest.mark.rule("6.24")
def test_nobody_steps_off_the_map():
    pos = moving("i_ha_a", {"i_ha_a": "0110 w"})
    refused(pos, "step sw", "6.24", "off-the-map")


@pytest.mark.rule("6.24")
def test_a_road_that_counts_is_clear_ground_and_the_one_at_zama_is_nothing():
    pos = scene(scenario="beneventum")
    field = pos.field
    roads = [place for place in field.hexes if field.road[place]]
    assert roads
    steps = [
        (place, side, field.near[place * SIX + side])
        for place in roads
        for side in range(SIX)
        if field.near[place * SIX + side] in roads
    ]
    assert {points_into(pos, HI, *step) for step in steps} == {1}
    assert {hits_into(pos, HI, *step, False) for step in steps} == {0}
    zama = scene(scenario="zama").field
    assert any(zama.dirt_road)
    assert not any(zama.road)


@pytest.mark.rule("6.24", "6.27")
def test_the_rampart_of_the_camp_has_its_price_and_bars_cavalry():
    pos = scene(scenario="beneventum")
    field = pos.field
    outside, side, inside = next(
        (field.near[place * SIX + side], (side + 3) % SIX, place)
        for place in field.camp
        for side in range(SIX)
        if field.crossing[place * SIX + side] == RAMPART
        and field.terrain[field.near[place * SIX + side]] == CLEAR
        and field.level[place] == field.level[field.near[place * SIX + side]]
    )
    assert points_into(pos, HI, outside, side, inside) == 3
    assert hits_into(pos, HI, outside, side, inside, False) == 1
    assert points_into(pos, HC, outside, side, inside) >= NEVER


@pytest.mark.rule("6.27", "6.72")
@pytest.mark.parametrize(
    ("kind", "points", "suffered", "in_column"), [(BROKEN, 2, 1, 0), (WOODS, 2, 1, 1), (MARSH, 3, 2, 2)]
)
def test_the_movement_chart_in_line_and_in_column(kind: int, points: int, suffered: int, in_column: int):
    pos = scene()
    here, into = hex_number("2620"), hex_number("2719")
    with ground(pos, {"2719": kind}):
        assert points_into(pos, HI, here, 1, into) == points
        assert hits_into(pos, HI, here, 1, into, False) == suffered
        assert hits_into(pos, HI, here, 1, into, True) == in_column


@pytest.mark.rule("6.27", "6.72")
def test_a_stream_costs_a_point_and_a_hit_but_no_hit_in_column():
    pos = scene()
    here, into = hex_number("2620"), hex_number("2719")
    pos.field.crossing[here * SIX + 1] = STREAM
    try:
        assert points_into(pos, HI, here, 1, into) == 2
        assert hits_into(pos, HI, here, 1, into, False) == 1
        assert hits_into(pos, HI, here, 1, into, True) == 0
    finally:
        pos.field.crossing[here * SIX + 1] = 0


@pytest.mark.rule("6.21", "6.22", "6.27", "6.72")
def test_going_down_costs_hits_and_no_points():
    pos = scene()
    here, into = hex_number("2620"), hex_number("2719")
    with ground(pos, {}, {"2620": 2}):
        assert points_into(pos, HI, here, 1, into) == 1
        assert hits_into(pos, HI, here, 1, into, False) == 2
        assert points_into(pos, HI, into, 4, here) == 3
        assert hits_into(pos, HI, here, 1, into, True) == 0  # 6.72 none in column


# -- 6.3 steps ---------------------------------------------------------------------------------------------


@pytest.mark.rule("6.31")
def test_nothing_else_is_due_before_the_move_is_over():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e", "i_ha_b": "2625 e"})
    refused(pos, "unit i_ha_b", "5.23", "when-unit")


@pytest.mark.rule("6.32", "7.11")
def test_a_unit_steps_only_into_its_front_hexes():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e"})
    assert choices(pos, "step") == {"ne", "se"}
    refused(pos, "step n", "6.32", "not-a-front-hex")
    refused(pos, "step sw", "6.32", "not-a-front-hex")


# -- 6.4 units of two hexes --------------------------------------------------------------------------------


@pytest.mark.rule("6.41")
def test_the_fifth_point_of_a_phalanx_makes_it_check():
    for die, suffered in [(5, 0), (6, 0), (7, 1), (9, 1)]:
        pos = moving("af_ph_6", {"af_ph_6": "2620+2621 e"})
        assert pos.field.tq[unit_of(pos, "af_ph_6")] == 6
        rig(pos, die)
        do(pos, *["step ne"] * 5)
        assert hits(pos, "af_ph_6") == suffered
    pos = moving("af_ph_6", {"af_ph_6": "2620+2621 e"})
    do(pos, *["step ne"] * 4, "stop")
    assert hits(pos, "af_ph_6") == 0
    assert pos.barrier == 0


@pytest.mark.rule("6.41", "6.13")
def test_a_phalanx_that_moves_again_takes_one_hit_or_two():
    pos = moving("af_ph_6", {"af_ph_6": "2620+2621 e moved"})
    do(pos, *["step ne"] * 4, "stop")
    assert hits(pos, "af_ph_6") == 1
    pos = moving("af_ph_6", {"af_ph_6": "2620+2621 e moved"})
    do(pos, *["step ne"] * 5)
    assert hits(pos, "af_ph_6") == 2
    assert pos.barrier == 0


@pytest.mark.rule("6.42")
@pytest.mark.parametrize("woods", [["2719"], ["2720"], ["2719", "2720"]])
def test_the_dearer_half_sets_the_price_and_hits_are_not_paid_twice(woods: list[str]):
    pos = scene({"af_ph_1": "2620+2621 e"})  # left half 2620, right half 2621
    with ground(pos, dict.fromkeys(woods, WOODS)):
        do(begin(pos, "af_ph_1"), "step ne")
        assert where(pos, "af_ph_1") == "2719+2720"
        assert pos.marching().spent == 3
        assert hits(pos, "af_ph_1") == 2


@pytest.mark.rule("6.42")
def test_the_second_half_into_the_same_ground_costs_no_more_hits():
    pos = scene({"af_ph_1": "2620+2621 e"})
    with ground(pos, {"2621": BROKEN, "2720": BROKEN}):  # the right half stands on it
        do(begin(pos, "af_ph_1"), "wheel_left")  # the left half comes to it as well
        assert hits(pos, "af_ph_1") == 1  # for the wheel alone
        assert pos.marching().spent == 2


@pytest.mark.rule("6.42")
def test_a_phalanx_pays_again_for_more_of_the_ground_that_it_stands_on():
    pos = scene({"af_ph_1": "2620+2621 e"})
    with ground(pos, dict.fromkeys(["2620", "2621", "2719", "2720"], BROKEN)):
        do(begin(pos, "af_ph_1"), "step ne")  # both halves enter new hexes of it
        assert hits(pos, "af_ph_1") == 1


@pytest.mark.rule("6.42", "6.22")
def test_a_slope_taken_half_by_half_is_paid_once():
    pos = scene({"af_ph_1": "2620+2621 e"})
    with ground(pos, {}, {"2719": 1, "2819": 1, "2820": 1}):
        do(begin(pos, "af_ph_1"), "step ne")
        assert (left(pos), hits(pos, "af_ph_1")) == (3, 1)  # its left half has gone up
        do(pos, "step ne")
        assert where(pos, "af_ph_1") == "2819+2820"
        assert (left(pos), hits(pos, "af_ph_1")) == (1, 1)  # now the right one: points, but no more hits


@pytest.mark.rule("6.32", "6.43", "7.14", "7.11")
def test_a_phalanx_goes_ahead_with_both_halves_or_wheels_with_one():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e"})
    assert choices(pos, "step") == {"ne", "se"}
    refused(pos, "turn ne", "7.14", "two-hex-units-never-turn")
    do(pos, "wheel_right")
    assert where(pos, "af_ph_1") == "2620+2720"
    assert facing(pos, "af_ph_1") == "ne"
    assert left(pos) == 4
    assert hits(pos, "af_ph_1") == 1
    do(pos, "wheel_left")
    assert where(pos, "af_ph_1") == "2719+2720"
    assert facing(pos, "af_ph_1") == "e"
    assert left(pos) == 3
    assert hits(pos, "af_ph_1") == 2
    do(pos, "step se")
    assert where(pos, "af_ph_1") == "2820+2821"
    assert hits(pos, "af_ph_1") == 2


@pytest.mark.rule("6.43")
def test_only_units_of_two_hexes_wheel():
    pos = moving("i_ha_a", {"i_ha_a": "2620 e"})
    refused(pos, "wheel_left", "6.43", "only-two-hex-units-wheel")
    refused(pos, "about", "6.44", "only-two-hex-units-face-about")


@pytest.mark.rule("6.44")
def test_an_about_face_takes_three_points_and_no_hits():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e"})
    events = told(pos, "about")
    assert where(pos, "af_ph_1") == "2621+2620"
    assert facing(pos, "af_ph_1") == "w"
    assert left(pos) == 2
    assert hits(pos, "af_ph_1") == 0
    assert [event.kind for event in events] == ["faced-about"]
    refused(pos, "about", "6.25", "not-enough-points")


@pytest.mark.rule("6.44")
def test_no_about_face_in_a_zone_of_control_or_in_rough_ground():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ha_a": "2719 w"})
    refused(pos, "about", "6.44", "no-about-face-in-zone-of-control")
    pos = scene({"af_ph_1": "2620+2621 e"})
    with ground(pos, {"2621": BROKEN}):
        refused(begin(pos, "af_ph_1"), "about", "6.44", "no-about-face-in-rough-ground")


def flanking(enemy: str, *rolls: int) -> Battlefield:
    """The example of 6.45: a phalanx on 2620 and 2621, half of it in the zone of a unit on 2719."""
    pos = scene({"af_ph_6": "2620+2621 e", enemy: "2719 w"})
    rig(pos, *rolls)
    begin(pos, "af_ph_6")
    return go(pos, "wheel_right")


@pytest.mark.rule("6.45")
@pytest.mark.parametrize(("die", "suffered"), [(5, 2), (8, 3), (0, 2), (7, 2)])
def test_example_of_6_45_flanking_costs_two_hits_or_three(die: int, suffered: int):
    pos = flanking("i_ve_a", die)
    assert where(pos, "af_ph_6") == "2620+2720"
    assert facing(pos, "af_ph_6") == "ne"
    assert hits(pos, "af_ph_6") == suffered


@pytest.mark.rule("6.45")
def test_past_skirmishers_there_is_no_check():
    pos = scene({"mc_ph_1": "2620+2621 e", "cr_sk_1": "2719 w"}, scenario="cynoscephalae")
    barrier = pos.barrier
    go(begin(pos, "mc_ph_1"), "wheel_right")
    assert hits(pos, "mc_ph_1") == 1
    assert pos.barrier == barrier


@pytest.mark.rule("6.45", "7.15", "7.23")
def test_the_half_that_is_held_does_not_move_and_the_whole_goes_nowhere():
    pos = moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ve_a": "2719 w"})
    refused(pos, "wheel_left", "7.15", "no-turn-in-zone-of-control")
    refused(pos, "step se", "7.23", "not-fast-enough-to-leave-zone")


@pytest.mark.rule("6.45", "7.23")
def test_a_phalanx_that_stops_with_one_half_in_a_zone_may_still_bring_up_the_other():
    pos = moving("af_ph_1", {"af_ph_1": "2520+2521 e", "i_ha_a": "2719 w"})
    rig(pos, 0)
    quiet(go(pos, "step ne"))
    assert where(pos, "af_ph_1") == "2620+2621"
    refused(pos, "step ne", "7.23", "stops-in-zone-of-control")
    go(pos, "wheel_right")
    assert where(pos, "af_ph_1") == "2620+2720"
    assert hits(pos, "af_ph_1") == 2


@pytest.mark.rule("6.45", "6.51")
def test_who_is_two_hexes_from_a_phalanx_that_is_held_is_asked_before_it_flanks():
    units = {"af_ph_1": "2620+2621 e", "i_ha_a": "2719 w", "i_ve_a": "2822 w"}
    assert legal(moving("af_ph_1", units)) == {"withdraw i_ve_a", "decline"}
    pos = moving("af_ph_1", {**units, "i_ha_b": "2721 w"})  # both halves are held
    assert pos.march is None


@pytest.mark.rule("4.82")
def test_elephants_with_a_leader_of_their_own_go_straight_on_as_far_as_they_can():
    pos = scene({"af_el_1": "2620 e", "af_el_2": "2626 e"}, {"elephant_leader_1": "2620"}, scenario="zama")
    begin(pos, "af_el_1", "elephant_leader_1")
    do(pos, "turn ne", "step n")
    refused(pos, "stop", "4.82", "driven-elephants-go-on")
    refused(pos, "turn e", "4.82", "driven-elephants-do-not-turn")
    do(pos, *["step n"] * 4)
    assert pos.march is None
    assert where(pos, "af_el_1") == "2615"
    assert marks.MOVED_NOW & pos.mark[unit_of(pos, "af_el_1")]
