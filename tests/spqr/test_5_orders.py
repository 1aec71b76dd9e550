"""5.2, 6.64 What an order does: moves, stacks, leaders on the move, and line commands."""

from __future__ import annotations

import pytest

from bellum.games.spqr.command import pace
from bellum.games.spqr.records import MOMENTUM_PHASE
from tests.spqr.command_kit import activate, phase, still
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
    refused,
    rig,
    told,
    where,
)

LINE = {"x_ha_a": "2808 w", "x_ha_b": "2809 w", "x_ha_c": "2810 w"}
CASSUS = {"tr_cassus": "2909"}


class TestOrders:
    @pytest.mark.rule("5.22", "5.21", "4.0")
    def test_an_order_moves_one_unit(self) -> None:
        pos = do(phase(LINE, CASSUS, "tr_cassus"), "order x_ha_a", "step nw", "step nw", "stop")
        assert where(pos, "x_ha_a") == "2607"
        assert pos.in_phase().orders == 1

    @pytest.mark.rule("5.25", "6.12")
    def test_no_unit_moves_twice_in_a_phase(self) -> None:
        """X08 Numidians moved by Maharbal: not again in his phase, but in Hannibal's, or in his momentum."""
        units = {"nu_lc_1": "2008 w", "nu_lc_2": "2009 w"}
        pos = phase(units, {"maharbal": "2109", "hannibal": "2111"}, "maharbal")
        do(pos, "order nu_lc_1", "step nw", "stop")
        refused(pos, "order nu_lc_1", "5.25", "moved-in-this-phase")
        for leader, kind in (("hannibal", 0), ("maharbal", MOMENTUM_PHASE)):
            other = pos.clone()
            other.mark = [mark & 0xFFFF for mark in other.mark]
            assert "nu_lc_1" in choices(activate(other, leader, kind), "order")

    @pytest.mark.rule("5.22", "8.11")
    def test_an_order_to_fire_leaves_the_move_to_another(self) -> None:
        """5.25 forbids a second move, not a second order."""
        units = {"x_ve_a": "2808 w", "ce_mi_1": "2707 n column"}
        pos = do(rig(phase(units, CASSUS, "tr_cassus"), 9, 9), "order x_ve_a", "fire ce_mi_1", "stop")
        assert choices(pos, "order") == {"x_ve_a"}

    @pytest.mark.rule("8.11", "9.24")
    def test_it_fires_once_for_each_order(self) -> None:
        units = {"x_ve_a": "2808 w", "ce_mi_1": "2707 n column"}
        pos = do(rig(phase(units, CASSUS, "tr_cassus"), 9, 3), "order x_ve_a", "fire ce_mi_1")
        refused(pos, "fire ce_mi_1", "8.11", "fired-already")
        do(pos, "stop", "order x_ve_a")
        assert "ce_mi_1" in choices(pos, "fire")
        refused(pos, "harass ce_mi_1", "9.24", "harassment-is-all-it-does")
        do(pos, "fire ce_mi_1")
        refused(pos, "fire ce_mi_1", "8.14", "missiles-spent")

    @pytest.mark.rule("8.11", "5.23")
    def test_it_fires_once_for_a_line_command(self) -> None:
        """Whoever of a line has had his turn may have another, but no second shot."""
        units = {"x_ve_a": "2808 w", "x_ve_b": "2809 w", "ce_mi_1": "2707 n column"}
        pos = rig(phase(units, {"varro": "2909"}, "varro"), 3, 3)
        do(pos, "line velites", "unit x_ve_a", "fire ce_mi_1", "stop", "unit x_ve_a")
        refused(pos, "fire ce_mi_1", "8.11", "fired-already")

    @pytest.mark.rule("5.21")
    def test_fewer_orders_or_none(self) -> None:
        assert "done" in legal(phase(LINE, CASSUS, "tr_cassus"))

    @pytest.mark.rule("5.27", "4.26")
    def test_who_enters_a_zone_of_control_gives_no_more_orders(self) -> None:
        units = {**LINE, "ce_mi_1": "2508 e"}
        pos = phase(units, {"tr_cassus": "2808"}, "tr_cassus")
        do(pos, "order x_ha_a", "bring tr_cassus", "step sw", "step nw", "decline")
        assert leader_at(pos, "tr_cassus") == where(pos, "x_ha_a") == "2608"
        assert pos.in_phase().orders == 1
        assert not choices(pos, "order")  # nothing was left to choose: the phase has ended


class TestStacks:
    STACK = {"x_ha_a": "2808 w", "x_ha_b": "2808 w"}

    @pytest.mark.rule("6.64", "9.61")
    def test_two_orders_move_two_units_together(self) -> None:
        pos = do(phase(self.STACK, CASSUS, "tr_cassus"), "order x_ha_a", "take x_ha_b", "step nw", "stop")
        assert where(pos, "x_ha_a") == where(pos, "x_ha_b") == "2707"
        assert pos.in_phase().orders == 2

    @pytest.mark.rule("6.64", "4.22")
    def test_not_with_one_order_left(self) -> None:
        pos = phase(self.STACK, CASSUS, "tr_cassus")
        pos.in_phase().orders = 2
        do(advance(pos), "order x_ha_a")
        refused(pos, "take x_ha_b", "4.22", "no-orders-left")

    @pytest.mark.rule("6.64", "4.3")
    def test_one_order_of_the_commander_who_is_with_them(self) -> None:
        pos = do(phase(self.STACK, {"varro": "2808"}, "varro"), "order x_ha_a", "take x_ha_b", "bring varro")
        do(pos, "step nw", "stop")
        assert where(pos, "x_ha_b") == leader_at(pos, "varro") == "2707"
        assert pos.in_phase().orders == 1

    @pytest.mark.rule("6.64")
    def test_two_if_he_is_elsewhere(self) -> None:
        pos = do(phase(self.STACK, {"varro": "2909"}, "varro"), "order x_ha_a", "take x_ha_b")
        assert pos.in_phase().orders == 2

    @pytest.mark.rule("9.61")
    def test_one_line_command_moves_both_if_both_are_of_the_line(self) -> None:
        units = {"x_ha_a": "2808 w", "x_pr_a": "2808 w", "x_ha_b": "2809 w", "x_ha_c": "2809 w"}
        pos = do(phase(units, CASSUS, "tr_cassus", turn=1), "line hastati", "unit x_ha_a")
        refused(pos, "take x_pr_a", "9.61", "not-of-the-line")
        do(pos, "stop", "unit x_ha_b", "take x_ha_c", "step nw", "stop")
        assert where(pos, "x_ha_c") == "2708"

    @pytest.mark.rule("5.25", "9.61")
    def test_who_has_moved_is_not_taken_along_by_the_rest_of_his_line(self) -> None:
        units = {"x_ha_a": "2708 w", "x_ha_b": "2808 w"}
        pos = do(phase(units, CASSUS, "tr_cassus", turn=1), "line hastati", "unit x_ha_b", "step sw", "stop")
        assert where(pos, "x_ha_b") == "2708"
        refused(do(pos, "unit x_ha_a"), "take x_ha_b", "5.25", "moved-in-this-phase")

    @pytest.mark.rule("10.28", "9.61")
    def test_nor_one_who_has_rallied_in_this_turn(self) -> None:
        units = {"x_ha_a": "2808 w", "x_ha_b": "2808 w rallied"}
        pos = do(phase(units, CASSUS, "tr_cassus", turn=1), "line hastati", "unit x_ha_a")
        refused(pos, "take x_ha_b", "10.28", "rallied-waits-for-next-turn")

    @pytest.mark.rule("9.52", "6.64")
    def test_a_double_phalanx_takes_two_orders(self) -> None:
        units = {"mc_ph_1": "2810+2811 w", "mc_ph_2": "2810+2811 w"}
        pos = phase(units, {"philip": "2912"}, "philip", scenario="cynoscephalae")
        do(pos, "order mc_ph_1", "take mc_ph_2", "step nw", "stop")
        assert where(pos, "mc_ph_1") == where(pos, "mc_ph_2")
        assert pos.in_phase().orders == 2


class TestLineCommands:
    @pytest.mark.rule("5.23", "4.23")
    def test_any_units_of_the_line_in_any_order(self) -> None:
        pos = do(phase(LINE, CASSUS, "tr_cassus", turn=1), "line hastati")
        do(pos, "unit x_ha_c", "step nw", "stop", "unit x_ha_a", "step sw", "step sw", "stop", "done")
        assert (where(pos, "x_ha_c"), where(pos, "x_ha_a")) == ("2709", "2609")
        assert where(pos, "x_ha_b") == "2809"

    @pytest.mark.rule("5.23", "5.25")
    def test_each_once(self) -> None:
        pos = do(phase(LINE, CASSUS, "tr_cassus", turn=1), "line hastati", "unit x_ha_a", "step nw", "stop")
        assert choices(pos, "unit") == {"x_ha_b", "x_ha_c"}
        refused(pos, "unit x_ha_a", "5.25", "moved-in-this-phase")

    @pytest.mark.rule("5.23")
    def test_all_may_fire_without_moving(self) -> None:
        units = {"x_ve_a": "2808 w", "x_ve_b": "2809 w", "ce_mi_1": "2707 n column"}
        pos = rig(phase(units, CASSUS, "tr_cassus", turn=1), 9, 9)
        do(pos, "line velites", "unit x_ve_a", "fire ce_mi_1", "stop")
        assert where(pos, "x_ve_a") == "2808"
        assert has(pos, "x_ve_a", "fired")

    @pytest.mark.rule("5.23", "10.17", "9.64")
    def test_nothing_else(self) -> None:
        units = {"x_ha_a": "2808 w hits=2", "x_ha_b": "2808 w", "x_ha_c": "2809 w"}
        pos = do(phase(units, CASSUS, "tr_cassus", turn=1), "line hastati")
        assert {action.split()[0] for action in legal(pos)} <= {"unit", "done", "extend"}
        refused(pos, "restack x_ha_b", "9.64", "when-restack")

    @pytest.mark.rule("5.23", "9.67")
    def test_the_line_may_be_extended(self) -> None:
        units = {"x_ha_a": "2808 w", "x_ha_b": "2808 w"}
        pos = do(phase(units, CASSUS, "tr_cassus", turn=1), "line hastati")
        assert choices(pos, "extend") == {"x_ha_a"}
        do(pos, "extend x_ha_a")
        while "done" not in legal(pos):
            do(pos, min(legal(pos)))
        assert where(pos, "x_ha_a") in ("2807", "2809")

    @pytest.mark.rule("4.2")
    def test_then_no_individual_orders(self) -> None:
        units = {**LINE, "nu_lc_1": "2014 w", "ce_mi_1": "2008 e", "sp_hc_1": "2010 e"}
        pos = do(phase(units, {"hannibal": "2109"}, "hannibal"), "line celts_spaniards", "done")
        refused(pos, "order ce_mi_1", "4.2", "line-commands-in-this-phase")
        assert choices(pos, "line") == {"lancers"}

    @pytest.mark.rule("4.25")
    def test_two_line_commands_without_a_move_of_the_leader_between(self) -> None:
        """4.25 C "He may not give one line command, move, and then give the second." """
        units = {"ce_mi_1": "2008 w", "sp_hc_1": "2010 w"}
        pos = do(phase(units, {"hannibal": "2109"}, "hannibal"), "line celts_spaniards")
        do(pos, "unit ce_mi_1", "step nw", "stop")
        assert choices(do(pos.clone(), "done"), "line") == {"lancers"}
        do(pos, "lead hannibal", "step ne", "stop")
        pos.steps.pop()  # as if the line were done
        refused(still(pos), "line lancers", "4.25", "moved-between-line-commands")


@pytest.mark.rule("5.24")
class TestLeadersOnTheMove:
    def test_alone_for_an_order(self) -> None:
        pos = do(phase(LINE, CASSUS, "tr_cassus"), "lead tr_cassus", "step n", "step n", "stop")
        assert leader_at(pos, "tr_cassus") == "2907"
        assert pos.in_phase().orders == 1

    @pytest.mark.rule("6.14")
    def test_nine_points_in_a_phase_however_often_he_moves(self) -> None:
        pos = do(
            phase({"x_ha_a": "2808 w"}, {"varro": "2830"}, "varro"), "lead varro", *["step n"] * 6, "stop"
        )
        do(pos, "lead varro", *["step n"] * 3)
        assert leader_at(pos, "varro") == "2821"
        refused(still(pos), "lead varro", "6.14", "leader-has-no-points-left")

    @pytest.mark.rule("6.14")
    def test_not_into_what_he_cannot_pay(self) -> None:
        pos = phase({"x_ha_a": "2808 w"}, {"varro": "2830", "paullus": "2831"}, "varro")
        pos.in_phase().pace = 9 << 4 * leader_of(pos, "paullus")
        refused(advance(pos), "lead paullus", "6.14", "leader-has-no-points-left")

    def test_with_the_unit_that_he_orders(self) -> None:
        pos = phase({"x_ha_a": "2808 w"}, {"tr_cassus": "2808"}, "tr_cassus")
        do(pos, "order x_ha_a", "bring tr_cassus", "step nw", "step nw", "stop")
        assert leader_at(pos, "tr_cassus") == where(pos, "x_ha_a") == "2607"
        assert pos.in_phase().orders == 1
        assert pace(pos, leader_of(pos, "tr_cassus")) == 2

    def test_or_without_it(self) -> None:
        pos = do(
            phase({"x_ha_a": "2808 w"}, {"tr_cassus": "2808"}, "tr_cassus"), "order x_ha_a", "step nw", "stop"
        )
        assert leader_at(pos, "tr_cassus") == "2808"

    def test_nobody_but_the_commander_moves_others(self) -> None:
        pos = phase({"x_ha_a": "2808 w"}, {"tr_cassus": "2808", "tr_antonius": "2808"}, "tr_cassus")
        refused(pos, "lead tr_antonius", "5.24", "only-commander-moves-others")
        do(pos, "order x_ha_a")
        refused(pos, "bring tr_antonius", "5.24", "only-commander-moves-others")
        refused(pos, "bring varro", "5.24", "leader-not-with-unit")

    @pytest.mark.rule("4.3")
    def test_the_commander_moves_others_once_each(self) -> None:
        pos = phase({"x_ha_a": "2808 w"}, {"varro": "2820", "paullus": "2828"}, "varro")
        do(pos, "lead paullus", "step n", "stop")
        assert (leader_at(pos, "paullus"), pos.in_phase().orders) == ("2827", 1)
        refused(pos, "lead paullus", "4.3", "one-order-for-a-leader")

    @pytest.mark.rule("4.3", "4.21")
    def test_those_in_his_range(self) -> None:
        """4.3 Varro's range is 8."""
        leaders = {"varro": "2820", "paullus": "2829", "servilius": "2828"}
        pos = phase({"x_ha_a": "2808 w"}, leaders, "varro")
        assert choices(pos, "lead") == {"varro", "servilius"}
        refused(pos, "lead paullus", "4.21", "leader-out-of-command-range")

    @pytest.mark.rule("4.3", "4.26", "7.23")
    def test_two_orders_out_of_an_enemy_zone(self) -> None:
        units = {"x_ha_a": "2808 w", "ce_mi_1": "2707 e"}
        pos = phase(units, {"varro": "2814", "tr_cassus": "2808"}, "varro")
        do(pos, "lead tr_cassus", "step ne", "stop")
        assert pos.in_phase().orders == 2
        pos = phase(units, {"varro": "2814", "tr_cassus": "2808"}, "varro")
        pos.in_phase().orders = 3
        refused(advance(pos), "lead tr_cassus", "4.22", "no-orders-left")

    @pytest.mark.rule("4.3", "7.23")
    def test_the_commander_leaves_a_zone_himself_before_he_moves_others(self) -> None:
        units = {"x_ha_a": "2808 w", "ce_mi_1": "2707 e"}
        pos = phase(units, {"varro": "2808", "paullus": "2814"}, "varro")
        refused(pos, "lead paullus", "4.3", "commander-leaves-zoc-first")
        do(pos, "lead varro", "step ne", "stop")
        assert "lead paullus" in legal(pos)

    @pytest.mark.rule("4.61")
    def test_into_an_enemy_zone_only_where_a_unit_is(self) -> None:
        units = {"x_ha_a": "2808 w", "ce_mi_1": "2707 e"}
        pos = do(phase(units, {"varro": "2806"}, "varro"), "lead varro")
        refused(pos, "step s", "4.61", "leader-enters-zoc-alone")
        pos = do(phase(units, {"varro": "2809"}, "varro"), "lead varro", "step n")
        assert leader_at(pos, "varro") == "2808"
        assert "lead varro" in legal(pos)  # he has stopped; as commander he may leave again

    @pytest.mark.rule("4.61", "6.62")
    def test_never_onto_enemies(self) -> None:
        units = {"x_ha_a": "2808 w", "ce_mi_1": "2707 w"}
        pos = do(phase(units, {"varro": "2808"}, "varro"), "lead varro")
        refused(pos, "step nw", "6.62", "leader-meets-enemy")

    @pytest.mark.rule("6.24", "6.15")
    def test_nor_where_nobody_goes(self) -> None:
        pos = do(phase({"x_ha_a": "2802 w"}, {"varro": "2800"}, "varro"), "lead varro")
        refused(pos, "step n", "6.24", "leader-cannot-enter")

    def test_with_his_line_once_it_moves(self) -> None:
        pos = do(phase(LINE, CASSUS, "tr_cassus", turn=1), "line hastati")
        refused(pos, "lead tr_cassus", "5.24", "leader-follows-his-line")
        do(pos, "unit x_ha_a", *["step nw"] * 4, "stop", "lead tr_cassus", "step nw", "step nw", "stop")
        assert leader_at(pos, "tr_cassus") == "2708"

    @pytest.mark.rule("4.26", "5.27")
    def test_not_out_of_a_zone_into_which_he_came_with_it(self) -> None:
        units = {"x_ha_a": "2808 w", "x_ha_b": "2809 w", "ce_mi_1": "2508 e"}
        pos = do(phase(units, {"tr_cassus": "2808"}, "tr_cassus", turn=1), "line hastati")
        do(pos, "unit x_ha_a", "bring tr_cassus", "step sw", "step nw", "decline", "stop")
        assert leader_at(pos, "tr_cassus") == "2608"
        refused(pos, "lead tr_cassus", "4.26", "leader-in-enemy-zoc")
        assert choices(pos, "unit") == {"x_ha_b"}  # his command was given before

    def test_and_he_ends_within_range_of_it(self) -> None:
        pos = phase({"x_ha_a": "2808 w"}, {"tr_cassus": "2809"}, "tr_cassus", turn=1)
        do(pos, "line hastati", "unit x_ha_a", "step nw", "stop", "lead tr_cassus")
        do(pos, *["step s"] * 5)  # 2814, seven hexes away, with four points left
        refused(pos, "stop", "5.24", "leader-ends-in-range-of-line")
        refused(pos, "step s", "5.24", "leader-ends-in-range-of-line")
        do(pos, "step n", "step n", "step n", "stop")
        assert leader_at(pos, "tr_cassus") == "2811"

    @pytest.mark.rule("4.71")
    def test_on_his_elephant_too(self) -> None:
        units = {"hannibal_le": "2008 w", "ce_mi_1": "1908 w"}
        pos = phase(units, {"hannibal": "2008"}, "hannibal")
        pos.wounds[leader_of(pos, "hannibal")] = 8  # a range of four
        do(pos, "line celts_spaniards", "unit ce_mi_1", *["step nw"] * 2, "stop", "lead hannibal", "turn e")
        do(pos, *["step ne"] * 3)
        assert (where(pos, "ce_mi_1"), where(pos, "hannibal_le")) == ("1707", "2306")
        refused(pos, "stop", "5.24", "leader-ends-in-range-of-line")
        do(pos, "step ne", "step se")  # eight hexes away, and four points left
        refused(pos, "step ne", "5.24", "leader-ends-in-range-of-line")
        refused(pos, "stop", "5.24", "leader-ends-in-range-of-line")
        do(pos, "turn w", *["step nw", "step sw"] * 2)
        assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == "2106"

    def test_other_leaders_only_stacked_with_a_unit_of_the_commanders_line(self) -> None:
        leaders = {"varro": "2909", "tr_cassus": "2808"}
        pos = do(phase(LINE, leaders, "varro"), "line hastati")
        refused(pos, "lead tr_cassus", "5.24", "only-commander-moves-others")
        do(pos, "unit x_ha_a", "bring tr_cassus", "step nw", "stop")
        assert leader_at(pos, "tr_cassus") == "2707"
        assert pos.in_phase().orders == 0

    @pytest.mark.rule("4.71", "4.72")
    def test_a_rider_moves_with_his_elephant(self) -> None:
        pos = phase({"hannibal_le": "2008 w"}, {"hannibal": "2008"}, "hannibal")
        do(pos, "lead hannibal", "step nw", "step nw", "stop")
        assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == "1807"
        assert pace(pos, leader_of(pos, "hannibal")) == 2
        refused(pos, "order hannibal_le", "4.72", "leader-rides-his-elephant")

    @pytest.mark.rule("4.72", "4.75", "6.15", "6.64")
    def test_or_with_both_when_he_goes_along_with_a_unit(self) -> None:
        units = {"ce_mi_1": "2008 w", "hannibal_le": "2008 w", "ba_sk_1": "1907 w"}
        pos = do(phase(units, {"hannibal": "2008"}, "hannibal"), "order ce_mi_1", "bring hannibal")
        do(pos, "step nw", "step nw", "turn sw", "stop")
        assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == where(pos, "ce_mi_1") == "1807"
        assert facing(pos, "hannibal_le") == "sw"
        assert (hits(pos, "ce_mi_1"), hits(pos, "hannibal_le")) == (1, 0)  # past skirmishers
        assert (pos.in_phase().orders, pace(pos, leader_of(pos, "hannibal"))) == (1, 2)

    @pytest.mark.rule("4.71")
    def test_on_the_half_of_a_phalanx_with_which_they_are(self) -> None:
        units = {"af_ph_1": "2008+2009 w", "hannibal_le": "2009 w"}
        pos = do(phase(units, {"hannibal": "2009"}, "hannibal"), "order af_ph_1", "bring hannibal")
        do(pos, "step nw", "step nw", "stop")
        assert where(pos, "af_ph_1") == "1808+1807"
        assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == "1808"

    @pytest.mark.rule("4.62", "4.72", "6.65")
    def test_and_so_when_the_unit_withdraws(self) -> None:
        units = {"ba_sk_1": "2008 w", "hannibal_le": "2008 w", "x_ha_a": "1707 e"}
        pos = phase(units, {"hannibal": "2008", "varro": "1506"}, "varro")
        do(pos, "order x_ha_a", "step ne", "withdraw ba_sk_1")
        refused(pos, "take hannibal_le", "4.73", "leader-elephant-goes-with-its-leader")
        do(pos, "bring hannibal", "step ne")
        assert leader_at(pos, "hannibal") == where(pos, "hannibal_le") == where(pos, "ba_sk_1") == "2107"


@pytest.mark.rule("4.75", "6.67")
def test_a_leaders_elephant_faces_as_the_unit_does_that_it_is_with() -> None:
    units = {"ce_mi_1": "2008 w", "hannibal_le": "2008 w"}
    pos = do(phase(units, {"hannibal": "2008"}, "hannibal"), "order ce_mi_1", "turn nw", "stop")
    assert facing(pos, "hannibal_le") == facing(pos, "ce_mi_1") == "nw"
    units = {"ce_mi_1": "2108 w", "hannibal_le": "2008 e"}
    pos = do(phase(units, {"hannibal": "2008"}, "hannibal"), "order ce_mi_1", "step nw", "stop")
    assert (where(pos, "ce_mi_1"), facing(pos, "hannibal_le")) == ("2008", "w")


@pytest.mark.rule("5.26")
def test_no_order_is_needed_to_attack_or_to_answer() -> None:
    units = {"x_ha_a": "2808 w", "ce_mi_1": "2707 e"}
    pos = do(phase(units, CASSUS, "tr_cassus"), "done")
    assert choices(pos, "attack") == {"x_ha_a"}
    assert pos.in_phase().orders == 0


@pytest.mark.rule("5.28", "3.0")
def test_after_the_orders_comes_the_shock() -> None:
    pos = phase(LINE, CASSUS, "tr_cassus")
    kinds = [event.kind for event in told(do(pos, "order x_ha_a", "step nw", "stop"), "done")]
    assert "activated" not in kinds
    assert pos.shock is None
