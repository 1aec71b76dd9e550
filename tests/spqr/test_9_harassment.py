"""9.24, 9.31 to 9.33 Harassment in an orders phase: it is all that a unit does, and who answers it."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import BROKEN
from bellum.games.spqr.engaged import bind
from bellum.games.spqr.harassment import goals, refuse_harass
from bellum.games.spqr.hexes import hex_id
from bellum.games.spqr.orders import end_phase
from bellum.kernel import Refusal
from tests.spqr.command_kit import phase
from tests.spqr.kit import choices, do, has, legal, refused, rig, scene, unit_of
from tests.spqr.movement_kit import ground, quiet

VELITES = {"i_ve_a": "2620 e", "ce_mi_1": "2820 sw"}
SLINGERS = {"ba_sk_1": "2620 e", "i_ha_a": "2820 sw"}


@pytest.mark.rule("9.24", "5.22")
@pytest.mark.parametrize(
    ("units", "leader", "unit", "target"),
    [(VELITES, "varro", "i_ve_a", "ce_mi_1"), (SLINGERS, "hannibal", "ba_sk_1", "i_ha_a")],
)
def test_a_unit_that_has_harassed_gets_no_other_order_in_that_phase(units, leader, unit, target):
    pos = rig(phase(units, {leader: "2519"}, leader), 0, 0)
    do(pos, f"order {unit}", f"harass {target}", "into 2719")
    refused(quiet(pos), f"order {unit}", "9.24", "harassment-is-all-it-does")


@pytest.mark.rule("9.24", "5.23")
def test_nor_does_it_move_later_under_the_same_line_command():
    pos = rig(phase({**VELITES, "i_ve_b": "2621 e"}, {"varro": "2519"}, "varro"), 0, 0)
    do(pos, "line velites", "unit i_ve_a", "harass ce_mi_1", "into 2719")
    refused(quiet(pos), "unit i_ve_a", "9.24", "harassment-is-all-it-does")


@pytest.mark.rule("9.24")
def test_nor_does_it_harass_once_it_has_moved_or_turned():
    pos = phase({**VELITES, "i_ve_a": "2519 e"}, {"varro": "2419"}, "varro")
    do(pos, "order i_ve_a", "step se")
    refused(quiet(pos), "harass ce_mi_1", "9.24", "harassment-is-all-it-does")
    pos = phase(VELITES, {"varro": "2519"}, "varro")
    do(pos, "order i_ve_a", "turn ne")
    refused(pos, "harass ce_mi_1", "9.24", "harassment-is-all-it-does")


@pytest.mark.rule("9.24")
def test_in_the_next_phase_it_may_act_again():
    pos = rig(phase(VELITES, {"varro": "2519"}, "varro"), 0, 0)
    do(pos, "order i_ve_a", "harass ce_mi_1", "into 2719")
    assert has(quiet(pos), "i_ve_a", "harassed")
    end_phase(pos)
    assert not has(pos, "i_ve_a", "harassed")


@pytest.mark.rule("10.51", "9.24")
def test_engaged_units_are_not_harassed():
    pos = scene({**VELITES, "i_ha_a": "2821 nw"}, engaged=True)
    bind(pos, unit_of(pos, "ce_mi_1"), unit_of(pos, "i_ha_a"))
    answer = refuse_harass(pos, unit_of(pos, "i_ve_a"), unit_of(pos, "ce_mi_1"))
    assert answer == Refusal("10.51", "target-engaged")


@pytest.mark.rule("9.24", "6.72")
def test_light_foot_in_column_is_too_fast_for_light_foot():
    units = {"i_ve_a": "2620 e", "sp_li_1": "2820 w"}
    pos = scene(units)
    pair = unit_of(pos, "i_ve_a"), unit_of(pos, "sp_li_1")
    assert refuse_harass(pos, *pair) is None
    pos = scene({**units, "sp_li_1": "2820 sw column"})
    assert refuse_harass(pos, *pair) == Refusal("9.24", "harassed-is-faster")


@pytest.mark.rule("9.24", "8.13", "8.23")
def test_a_target_harassed_from_behind_does_not_fire_back():
    units = {"nu_lc_1": "2620 e", "i_ve_a": "2920 e"}
    pos = phase(units, {"maharbal": "2519"}, "maharbal")
    do(pos, "order nu_lc_1", "harass i_ve_a")
    assert {"2820", "2821"} <= choices(pos, "into")
    rig(pos, 9)
    do(pos, "into 2820")  # behind the velites
    assert "shoot i_ve_a" not in legal(pos)
    pos = phase({**units, "i_ve_a": "2920 w"}, {"maharbal": "2519"}, "maharbal")
    do(pos, "order nu_lc_1", "harass i_ve_a", "into 2820")
    assert legal(pos) == {"shoot i_ve_a", "decline"}


@pytest.mark.rule("9.12", "8.13", "8.23")
def test_a_screen_does_not_fire_backwards_either():
    units = {"i_ve_a": "2620 e", "af_el_1": "2719 e"}
    pos = phase(units, {"scipio": "2519"}, "scipio", scenario="zama")
    rig(pos, 9)
    do(pos, "order i_ve_a", "fire af_el_1")
    assert "screen af_el_1" not in legal(pos)
    pos = phase({**units, "af_el_1": "2719 w"}, {"scipio": "2519"}, "scipio", scenario="zama")
    rig(pos, 9)
    do(pos, "order i_ve_a", "fire af_el_1")
    assert legal(pos) == {"shoot af_el_1", "screen af_el_1", "decline"}


@pytest.mark.rule("9.24")
def test_the_way_avoids_rough_ground_and_zones_but_those_next_to_the_target():
    pos = scene(VELITES)
    pair = unit_of(pos, "i_ve_a"), unit_of(pos, "ce_mi_1")
    assert {hex_id(place) for place in goals(pos, *pair)} == {"2719", "2720"}  # 2720 is in the target's zone
    with ground(pos, {"2719": BROKEN}):
        assert {hex_id(place) for place in goals(pos, *pair)} == {"2720"}
    horse = {"nu_lc_1": "2518 se", "i_ha_a": "2520 sw"}
    pos = scene(horse)
    pair = unit_of(pos, "nu_lc_1"), unit_of(pos, "i_ha_a")
    assert {hex_id(place) for place in goals(pos, *pair)} == {"2519", "2420", "2421", "2620", "2621"}
    pos = scene({**horse, "i_pr_a": "2320 e"})  # 2420 can be entered, but nobody goes on from there
    assert {hex_id(place) for place in goals(pos, *pair)} == {"2519", "2420", "2620", "2621"}


@pytest.mark.rule("9.24", "9.31")
def test_horse_rides_round_its_target_through_hexes_that_nobody_holds():
    pos = scene({"nu_lc_1": "2618 sw", "i_ha_a": "2620 e"})
    found = {hex_id(place) for place in goals(pos, unit_of(pos, "nu_lc_1"), unit_of(pos, "i_ha_a"))}
    assert {"2619", "2519", "2520"} <= found
