"""10.1, 10.2 Cohesion and rout: hits, checks, what becomes of those who break, and their way home."""

from __future__ import annotations

import pytest

from bellum.games.spqr.harm import check, check_and_suffer, recover, settle, suffer
from bellum.games.spqr.hexes import hex_number
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.rout import begin_segment, rout_on
from tests.spqr.kit import (
    advance,
    choices,
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
    unit_of,
    where,
)

# At Cannae Carthage runs to column 1, Rome to column 40.


def breaks(pos: Battlefield, unit: str, *dice: int, hits: int = 9) -> Battlefield:
    """A unit takes hits, and breaks if they are enough."""
    rig(pos, *dice)
    suffer(pos, unit_of(pos, unit), hits, "8.17")
    settle(pos)
    return advance(pos)


def runs(pos: Battlefield) -> Battlefield:
    while any(notation.startswith("flee ") for notation in legal(pos)):
        do(pos, min(legal(pos)))
    return pos


# -- 10.1 hits and checks --------------------------------------------------------------------------------------


@pytest.mark.rule("10.12", "10.15")
def test_hits_add_up_and_a_unit_that_reaches_its_quality_runs():
    pos = breaks(scene({"ce_mi_1": "2620 e"}), "ce_mi_1", hits=4)
    assert (hits(pos, "ce_mi_1"), has(pos, "ce_mi_1", "routed")) == (4, False)
    breaks(pos, "ce_mi_1", hits=1)
    assert has(pos, "ce_mi_1", "routed")


@pytest.mark.rule("10.11")
def test_a_check_fails_by_what_the_die_exceeds_the_quality():
    pos = scene({"ce_mi_1": "2620 e"})
    unit = unit_of(pos, "ce_mi_1")
    assert check(rig(pos, 5), unit, 0, "10.11") == 0
    assert check(rig(pos, 7), unit, 1, "10.11") == 3


@pytest.mark.rule("10.11", "10.27", "6.75")
def test_a_routed_unit_has_a_quality_of_one_and_a_column_two_less():
    pos = scene({"ce_mi_1": "2620 w routed", "ce_mi_2": "2610 ne column"})
    assert check(rig(pos, 5), unit_of(pos, "ce_mi_1"), 0, "10.11") == 4
    assert check(rig(pos, 5), unit_of(pos, "ce_mi_2"), 0, "10.11") == 2


@pytest.mark.rule("6.68")
def test_a_stack_shares_the_hits_of_a_check_the_odd_one_to_the_top():
    pos = scene({"x_ha_a": "2720 w", "x_ha_b": "2720 w"})
    assert not check_and_suffer(rig(pos, 9), unit_of(pos, "x_ha_b"), [], "7.16")
    assert (hits(pos, "x_ha_a"), hits(pos, "x_ha_b")) == (2, 1)


@pytest.mark.rule("10.14")
def test_a_check_spares_a_leaders_elephant_as_long_as_the_unit_can_bear_it():
    pos = scene({"ce_mi_1": "2620 e", "hannibal_le": "2620 e"}, {"hannibal": "2620"})
    check_and_suffer(rig(pos, 8), unit_of(pos, "hannibal_le"), [], "8.33")
    assert (hits(pos, "ce_mi_1"), hits(pos, "hannibal_le")) == (3, 0)
    check_and_suffer(rig(pos, 9), unit_of(pos, "ce_mi_1"), [], "8.33")
    assert (hits(pos, "ce_mi_1"), hits(pos, "hannibal_le")) == (5, 2)


@pytest.mark.rule("10.17")
def test_nobody_recovers_more_than_he_has():
    pos = scene({"ce_mi_1": "2620 e hits=1"})
    recover(pos, unit_of(pos, "ce_mi_1"), 2, "10.17")
    assert hits(pos, "ce_mi_1") == 0


# -- 10.21 by type ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.21", "9.21")
@pytest.mark.parametrize(("unit", "scenario"), [("ba_sk_1", "cannae"), ("scorpio_1", "beneventum")])
def test_skirmishers_and_artillery_are_eliminated(unit, scenario):
    pos = breaks(scene({unit: "2620 e"}, scenario=scenario), unit)
    assert has(pos, unit, "dead")


@pytest.mark.rule("10.21")
@pytest.mark.parametrize(("die", "stands"), [(5, True), (6, False)])
def test_a_phalanx_that_was_not_taken_from_the_side_checks(die, stands):
    """Quality 7, one hit more than that: die and one."""
    pos = breaks(scene({"af_ph_1": "2620+2621 e"}), "af_ph_1", die + 1, hits=8)
    assert has(pos, "af_ph_1", "routed") != stands
    if stands:
        assert hits(pos, "af_ph_1") == 6


@pytest.mark.rule("4.73")
def test_a_leaders_elephant_is_killed():
    pos = breaks(scene({"hannibal_le": "2620 e"}, {"hannibal": "2620"}), "hannibal_le", 1)
    assert has(pos, "hannibal_le", "dead")
    assert leader_at(pos, "hannibal") == "2620"


@pytest.mark.rule("10.27")
def test_a_routed_unit_does_not_survive_a_hit():
    pos = breaks(scene({"ce_mi_1": "2620 w routed"}), "ce_mi_1", hits=1)
    assert has(pos, "ce_mi_1", "dead")


# -- 10.22 the first flight ------------------------------------------------------------------------------------


@pytest.mark.rule("10.22", "10.27")
def test_a_unit_turns_home_and_runs_two_hexes():
    pos = breaks(scene({"ce_mi_1": "2620 e hits=2", "x_ha_a": "3020 e"}), "ce_mi_1")
    assert owner_of(pos) == 0
    assert choices(pos, "flee") == {"2519", "2520"}
    refused(pos, "flee 2619", "10.22", "not-the-way-of-least-resistance")
    do(pos, "flee 2520", "flee 2420")
    assert (where(pos, "ce_mi_1"), facing(pos, "ce_mi_1")) == ("2420", "w")
    assert (hits(pos, "ce_mi_1"), has(pos, "ce_mi_1", "routed")) == (0, True)


@pytest.mark.rule("10.22")
def test_romans_at_cannae_run_the_other_way():
    pos = runs(breaks(scene({"x_ha_a": "2719 w"}), "x_ha_a"))
    assert where(pos, "x_ha_a")[:2] == "29"
    assert facing(pos, "x_ha_a") == "e"


@pytest.mark.rule("10.27")
def test_routed_foot_has_no_missiles_left_cavalry_keeps_them():
    pos = runs(breaks(scene({"x_ha_a": "2719 w low"}), "x_ha_a"))
    assert has(pos, "x_ha_a", "no")
    pos = runs(breaks(scene({"nu_lc_1": "2620 e"}), "nu_lc_1"))
    assert not has(pos, "nu_lc_1", "no")


@pytest.mark.rule("10.22")
def test_of_two_ways_home_it_takes_the_one_of_least_resistance():
    free = scene({"ce_mi_1": "2620 e", "ce_mi_2": "2519 e"})
    assert where(runs(breaks(free, "ce_mi_1")), "ce_mi_1")[:4] in ("2419", "2420", "2421")
    assert hits(free, "ce_mi_2") == 0
    zoc = scene({"ce_mi_1": "2620 e", "ce_mi_2": "2519 e", "x_ha_a": "2521 nw"})
    breaks(zoc, "ce_mi_1")  # 2520 is empty and in the hastati's zone: through the friends
    assert hits(zoc, "ce_mi_2") == 1


@pytest.mark.rule("10.22")
def test_friends_in_an_enemys_zone_come_last():
    pos = scene({"ce_mi_1": "2620 e", "ce_mi_2": "2519 e", "ce_mi_3": "2520 e", "x_ha_a": "2521 nw"})
    breaks(pos, "ce_mi_1")
    assert (hits(pos, "ce_mi_2"), hits(pos, "ce_mi_3")) == (1, 0)


@pytest.mark.rule("10.22")
def test_if_the_way_home_is_barred_it_runs_along_the_edge():
    pos = scene({"ce_mi_1": "2620 e", "x_ha_a": "2519 e", "x_ha_b": "2520 w"})
    pos.mark[unit_of(pos, "x_ha_a")] |= 4  # routed: without a zone
    breaks(pos, "ce_mi_1")
    assert choices(pos, "flee") == {"2619", "2621"}


@pytest.mark.rule("10.22", "10.24")
def test_who_cannot_run_two_hexes_is_eliminated():
    """Away from its edge it would go only out of reach of the enemy, and 2719 and 2720 are next to him."""
    ring = {"x_ha_a": "2519 e", "x_ha_b": "2520 e", "x_ha_c": "2619 se", "x_ha_d": "2621 nw"}
    pos = scene({"ce_mi_1": "2620 e", **ring})
    breaks(pos, "ce_mi_1")
    assert has(pos, "ce_mi_1", "dead")


@pytest.mark.rule("10.22")
def test_from_an_enemy_between_it_and_its_edge_it_first_gets_away():
    wall = {"x_ha_a": "2519 e", "x_ha_b": "2520 e", "ce_mi_2": "2619 e", "ce_mi_3": "2621 e"}
    pos = scene({"ce_mi_1": "2620 e", **wall, "x_ha_c": "2618 s column"})
    breaks(pos, "ce_mi_1")
    assert choices(pos, "flee") == {"2619", "2621"}  # along the edge, through friends, before going away


@pytest.mark.rule("10.24")
def test_off_the_map_is_out_of_the_game():
    pos = breaks(scene({"ce_mi_1": "0120 e"}), "ce_mi_1")
    assert has(pos, "ce_mi_1", "dead")
    pos = breaks(scene({"ce_mi_1": "0220 e"}), "ce_mi_1")
    runs(pos)
    assert has(pos, "ce_mi_1", "dead")


@pytest.mark.rule("10.22", "10.23")
def test_a_phalanx_runs_with_both_halves_and_is_gone_in_the_rout_segment():
    pos = breaks(scene({"af_ph_1": "2620+2621 e"}), "af_ph_1", 9)
    runs(pos)
    assert has(pos, "af_ph_1", "routed")
    first, second = where(pos, "af_ph_1").split("+")
    assert first[:2] == second[:2] == "24"
    assert facing(pos, "af_ph_1") == "w"
    begin_segment(pos)
    advance(pos)
    assert has(pos, "af_ph_1", "dead")


@pytest.mark.rule("10.22", "6.76")
def test_a_column_that_breaks_is_no_column_any_more():
    pos = runs(breaks(scene({"ce_mi_1": "2620 ne column"}), "ce_mi_1"))
    assert not has(pos, "ce_mi_1", "column")


# -- 10.25 friends ---------------------------------------------------------------------------------------------


BARRED = {"x_pr_a": "2819 w", "x_pr_b": "2820 w"}


@pytest.mark.rule("10.25", "6.69")
def test_friends_on_the_way_take_a_hit_but_not_foot_of_the_same_colour():
    pos = scene({"ce_mi_1": "2620 e", "ce_mi_2": "2519 e", "ce_mi_3": "2520 e"})
    breaks(pos, "ce_mi_1")
    do(pos, "flee 2520")
    assert (hits(pos, "ce_mi_2"), hits(pos, "ce_mi_3")) == (0, 1)
    pos = scene({"x_ha_a": "2719 w", **BARRED})
    breaks(pos, "x_ha_a")
    do(pos, "flee 2820")
    assert hits(pos, "x_pr_b") == 0
    pos = scene({"i_ha_a": "2719 w", **BARRED})
    breaks(pos, "i_ha_a")
    do(pos, "flee 2820")
    assert hits(pos, "x_pr_b") == 1


@pytest.mark.rule("10.25", "6.69")
def test_a_stack_of_the_same_colour_takes_hits():
    pos = scene({"x_ha_a": "2719 w", **BARRED, "x_pr_c": "2820 w"})
    breaks(pos, "x_ha_a")
    do(pos, "flee 2820")
    assert (hits(pos, "x_pr_b"), hits(pos, "x_pr_c")) == (1, 1)


@pytest.mark.rule("10.25", "6.69")
def test_skirmishers_and_velites_take_none():
    pos = scene({"ce_mi_1": "2620 e", "ba_sk_1": "2519 e", "ba_sk_2": "2520 e"})
    breaks(pos, "ce_mi_1")
    do(pos, "flee 2520")
    assert hits(pos, "ba_sk_2") == 0


@pytest.mark.rule("10.25", "6.69")
def test_where_it_would_stop_the_others_check_and_it_runs_one_hex_on():
    pos = scene({"ce_mi_1": "2620 e", "ce_mi_2": "2419 e", "ce_mi_3": "2420 e", "ce_mi_4": "2421 e"})
    breaks(pos, "ce_mi_1", 7)
    do(pos, "flee 2520", "flee 2420")
    assert hits(pos, "ce_mi_3") == 1 + 2  # one for the passage, two for the die of 7
    runs(pos)
    assert where(pos, "ce_mi_1")[:2] == "23"


@pytest.mark.rule("10.25", "6.69")
def test_roman_foot_on_its_own_colour_only_has_them_check():
    pos = scene({"x_ha_a": "2719 w", "x_pr_a": "2919 w", "x_pr_b": "2920 w", "x_pr_c": "2918 w"})
    breaks(pos, "x_ha_a", 9)
    do(pos, "flee 2820", "flee 2919")
    assert hits(pos, "x_pr_a") == 1  # 9 against 8


@pytest.mark.rule("10.25")
def test_if_that_hex_is_taken_too_the_unit_is_eliminated():
    line = {f"ce_mi_{n + 2}": f"24{18 + n} e" for n in range(5)} | {
        f"ce_mi_{n + 7}": f"23{17 + n} e" for n in range(6)
    }
    pos = scene({"ce_mi_1": "2620 e", **line})
    breaks(pos, "ce_mi_1", 0, 0)
    runs(pos)
    assert has(pos, "ce_mi_1", "dead")
    assert sum(hits(pos, unit) for unit in line) == 2


@pytest.mark.rule("10.25", "10.15")
def test_who_is_broken_by_it_runs_as_well():
    pos = scene({"ce_mi_1": "2620 e", "ce_mi_2": "2519 e hits=4", "ce_mi_3": "2520 e hits=4"})
    breaks(pos, "ce_mi_1")
    do(pos, "flee 2520")
    runs(pos)
    assert has(pos, "ce_mi_3", "routed")
    assert not has(pos, "ce_mi_2", "routed")


@pytest.mark.rule("10.22", "9.52")
def test_nobody_runs_through_phalanxes_in_double_depth():
    units = {"gm_hi_1": "2620 w", "mc_ph_1": "2719+2720 w", "mc_ph_2": "2719+2720 w"}
    pos = scene(units, scenario="cynoscephalae")
    breaks(pos, "gm_hi_1")
    assert choices(pos, "flee") == {"2619", "2621"}


# -- 10.26 leaders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("10.26")
def test_a_leader_may_run_along_or_stay():
    pos = breaks(scene({"ce_mi_1": "2620 e"}, {"mago": "2620"}), "ce_mi_1")
    assert legal(pos) == {"flee_with mago", "decline"}
    refused(pos, "flee_with hanno", "10.26", "leader-not-with-it")
    refused(pos, "flee 2520", "10.22", "when-flee")
    do(pos, "flee_with mago", "flee 2520", "flee 2420")
    assert leader_at(pos, "mago") == "2420"
    pos = breaks(scene({"ce_mi_1": "2620 e"}, {"mago": "2620"}), "ce_mi_1")
    do(pos, "decline")
    runs(pos)
    assert leader_at(pos, "mago") == "2620"


@pytest.mark.rule("4.72", "10.26")
def test_who_rides_an_elephant_stays_on_it():
    units = {"ce_mi_1": "2620 e", "hannibal_le": "2620 e"}
    pos = breaks(scene(units, {"hannibal": "2620"}), "ce_mi_1")
    runs(pos)
    assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == "2620"


# -- 10.23 the rout segment, 10.28 running on ------------------------------------------------------------------


@pytest.mark.rule("10.23")
def test_in_the_rout_segment_everybody_runs_for_all_his_movement():
    pos = scene({"ce_mi_1": "2620 w routed", "x_ha_a": "2719 e routed"})
    begin_segment(pos)
    runs(advance(pos))
    assert where(pos, "ce_mi_1")[:2] == "21"  # 5 points
    assert where(pos, "x_ha_a")[:2] == "32"


@pytest.mark.rule("10.23", "10.24")
def test_who_reaches_his_edge_is_gone():
    pos = scene({"ce_mi_1": "0420 w routed"})
    begin_segment(pos)
    runs(advance(pos))
    assert has(pos, "ce_mi_1", "dead")


@pytest.mark.rule("10.23")
def test_running_costs_no_hits():
    pos = scene({})
    place = hex_number("2520")
    kept = pos.field.terrain[place], pos.field.terrain[hex_number("2519")]
    pos.field.terrain[place] = pos.field.terrain[hex_number("2519")] = 2
    try:
        pos = scene({"ce_mi_1": "2620 w routed"})
        begin_segment(pos)
        runs(advance(pos))
        assert not has(pos, "ce_mi_1", "dead")
        assert where(pos, "ce_mi_1")[:2] == "22"  # 2 points for the woods
    finally:
        pos.field.terrain[place], pos.field.terrain[hex_number("2519")] = kept


@pytest.mark.rule("10.28")
def test_a_unit_that_does_not_rally_runs_two_hexes_on():
    pos = scene({"ce_mi_1": "2620 w routed"})
    rout_on(pos, unit_of(pos, "ce_mi_1"))
    runs(advance(pos))
    assert where(pos, "ce_mi_1")[:2] == "24"


@pytest.mark.rule("11.2")
def test_a_phalanx_of_quality_seven_is_worth_fourteen_points():
    """The example of 11.2."""
    pos = scene({"af_ph_1": "2620+2621 e"})
    before = pos.points(0)
    pos.kill(unit_of(pos, "af_ph_1"))
    assert pos.points(0) - before == 14
