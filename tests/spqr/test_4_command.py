"""4.2 to 4.5 Who commands whom: individual orders and line commands."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import LEADER_ROW, NEVER
from bellum.games.spqr.command import chief, is_held, is_within, ways_of, with_chief
from bellum.games.spqr.ground import in_range
from bellum.games.spqr.hexes import HEXES, OFF, SIX
from bellum.games.spqr.line_commands import needs_roll
from bellum.games.spqr.marks import LINE_FIRST
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import ELITE, INDIVIDUAL, LINES, MOMENTUM_PHASE, REACTIVATED
from tests.spqr.command_kit import activate, battle, phase, role, still
from tests.spqr.kit import advance, choices, do, leader_of, legal, refused, rig, scene, start, told, unit_of

LINE = {"x_ha_a": "2808 e", "x_ha_b": "2809 e"}
FAR_CHIEF = {"varro": "2830"}


def mode(pos: Battlefield) -> int:
    return pos.in_phase().mode


class TestIndividualOrders:
    @pytest.mark.rule("4.21")
    def test_only_units_in_range(self) -> None:
        pos = phase({"x_ha_a": "2808 e", "x_ha_b": "2814 e"}, {"tr_cassus": "2808"}, "tr_cassus")
        assert choices(pos, "order") == {"x_ha_a"}
        refused(pos, "order x_ha_b", "4.21", "out-of-command-range")

    @pytest.mark.rule("4.21")
    def test_enemies_and_their_empty_zones_break_the_way(self) -> None:
        wall = {f"sp_hi_{row}": f"28{row + 5:02d} w" for row in range(1, 8)}
        pos = phase({"x_ha_a": "2909 e", **wall}, {"tr_cassus": "2709"}, "tr_cassus")
        assert choices(pos, "order") == set()

    @pytest.mark.rule("4.21")
    def test_friends_in_enemy_zones_carry_the_way_on(self) -> None:
        units = {"x_ha_a": "2808 e", "x_ha_b": "2908 e", "sp_hi_1": "2907 sw", "sp_hi_2": "2909 nw"}
        pos = phase(units, {"tr_cassus": "2708"}, "tr_cassus")
        assert choices(pos, "order") == {"x_ha_a", "x_ha_b"}

    @pytest.mark.rule("4.21")
    def test_a_unit_where_no_leader_goes_is_told_and_passes_nothing_on(self) -> None:
        pos = scene({"nu_lc_6": "2628 e"}, {"hanno": "2528"}, scenario="cannae")
        field, hanno, unit = pos.field, leader_of(pos, "hanno"), unit_of(pos, "nu_lc_6")
        barred = [
            place
            for place in range(HEXES)
            if field.on_map[place]
            and field.charts.move_mp[field.terrain[place]][LEADER_ROW] >= NEVER
            and any(field.command_near[place * SIX + side] != OFF for side in range(SIX))
        ]
        assert barred
        place = barred[0]
        beside = next(near for near in field.command_near[place * SIX : place * SIX + SIX] if near != OFF)
        pos.shift(unit, place, pos.face[unit])
        pos.at[hanno] = beside
        assert in_range(pos, hanno, unit)
        assert is_within(pos, hanno, unit, ways_of(pos, hanno))

    @pytest.mark.rule("4.21", "6.24")
    def test_no_way_over_the_rampart_of_the_camp(self) -> None:
        """4.21 No leader crosses it; the way leads through the gate between 0827 and 0927. Range 4."""
        units = {"v_ha_a": "0825 e", "v_ha_b": "0826 e"}
        pos = phase(units, {"tr_cassus": "0925"}, "tr_cassus", scenario="beneventum", turn=3)
        assert choices(pos, "order") == {"v_ha_b"}
        refused(pos, "order v_ha_a", "4.21", "out-of-command-range")

    @pytest.mark.rule("4.22", "5.21")
    def test_as_many_orders_as_initiative(self) -> None:
        units = {
            f"x_ha_{letter}": f"28{row:02d} e hits=2"
            for letter, row in zip("abcd", range(8, 12), strict=True)
        }
        pos = phase(units, {"tr_cassus": "2709"}, "tr_cassus")
        do(pos, "recover x_ha_a", "recover x_ha_b")
        assert choices(pos, "recover") == {"x_ha_c", "x_ha_d"}
        pos.in_phase().orders = 3
        refused(still(pos), "recover x_ha_c", "4.22", "no-orders-left")
        refused(pos, "order x_ha_d", "4.22", "no-orders-left")
        refused(pos, "lead tr_cassus", "4.22", "no-orders-left")

    @pytest.mark.rule("4.22")
    def test_a_wounded_leader_gives_one_order_less(self) -> None:
        pos = phase(LINE, {"tr_cassus": "2709"}, "tr_cassus")
        pos.wound_leader(leader_of(pos, "tr_cassus"))
        pos.in_phase().orders = 2
        refused(still(pos), "order x_ha_a", "4.22", "no-orders-left")

    @pytest.mark.rule("4.22")
    def test_not_to_the_enemy(self) -> None:
        pos = phase({**LINE, "ce_mi_1": "3008 w"}, {"varro": "2709"}, "varro")
        refused(pos, "order ce_mi_1", "4.22", "not-your-unit")
        refused(pos, "order x_ha_d", "4.22", "unit-not-on-map")

    @pytest.mark.rule("4.2")
    def test_orders_or_line_commands_not_both(self) -> None:
        pos = phase(
            {"x_ha_a": "2808 e hits=2", "x_ha_b": "2809 e"}, {"tr_cassus": "2709"}, "tr_cassus", turn=1
        )
        assert choices(pos, "line") == {"hastati"}
        do(pos, "recover x_ha_a")
        assert mode(pos) == INDIVIDUAL
        refused(pos, "line hastati", "4.2", "orders-in-this-phase")

    @pytest.mark.rule("4.2", "5.23")
    def test_under_a_line_command_nobody_recovers_or_rallies(self) -> None:
        pos = phase(
            {"x_ha_a": "2808 e hits=2", "x_ha_b": "2809 e", "x_ha_c": "2810 e routed"},
            {"varro": "2709"},
            "varro",
        )
        do(pos, "line hastati")
        assert mode(pos) == LINES
        refused(pos, "recover x_ha_a", "10.17", "when-recover")
        refused(pos, "rally x_ha_c", "10.28", "when-rally")
        pos.steps.pop()  # as if the line were done
        refused(still(pos), "recover x_ha_a", "4.2", "line-commands-in-this-phase")

    @pytest.mark.rule("4.26", "5.27")
    def test_a_leader_in_an_enemy_zone_gives_no_orders(self) -> None:
        units = {"x_ha_a": "2808 e", "x_ha_b": "2809 e", "sp_hi_1": "2908 w"}
        pos = scene(units, {"tr_cassus": "2808", "varro": "2810"})
        assert is_held(pos, leader_of(pos, "tr_cassus"))
        activate(pos, "varro")  # to have a phase to ask about
        pos.in_phase().leader = leader_of(pos, "tr_cassus")
        still(pos)
        for order in ("order x_ha_a", "line hastati", "lead tr_cassus"):
            refused(pos, order, "4.26", "leader-in-enemy-zoc")

    @pytest.mark.rule("4.26", "4.3")
    def test_the_commander_does(self) -> None:
        units = {"x_ha_a": "2808 e", "x_ha_b": "2809 e", "sp_hi_1": "2908 w"}
        pos = phase(units, {"varro": "2808"}, "varro")
        assert {"order x_ha_a", "line hastati", "lead varro"} <= legal(pos)

    @pytest.mark.rule("4.27")
    def test_who_is_finished_gives_none(self) -> None:
        pos = phase(LINE, {"varro": "2709"}, "varro")
        pos.role[leader_of(pos, "varro")] |= 1
        refused(still(pos), "order x_ha_a", "4.27", "finished-leader-gives-no-orders")
        refused(pos, "line hastati", "4.27", "finished-leader-gives-no-orders")


class TestWhoMayOrderWhom:
    @pytest.mark.rule("4.28")
    def test_maharbal_leads_numidians_only(self) -> None:
        units = {"nu_lc_1": "2008 w", "sp_hc_1": "2009 w", "nu_lc_2": "2007 w"}
        pos = phase(units, {"maharbal": "2108"}, "maharbal", turn=1)
        assert choices(pos, "order") == {"nu_lc_1", "nu_lc_2"}
        refused(pos, "order sp_hc_1", "4.28", "not-his-to-order")
        assert choices(pos, "line") == {"numidian_cavalry"}
        refused(pos, "line lancers", "4.28", "nobody-of-the-line-is-his")

    UNITS = {
        "x_ha_a": "2808 e",
        "x_ha_b": "2809 e",
        "x_pr_a": "2708 e",
        "v_ha_a": "2810 e",
        "asx_co_a": "2807 e",
        "x_ve_a": "2908 e",
        "v_ve_a": "2909 e",
        "asx_ve_a": "2907 e",
        "x_rc": "2710 e",
    }

    @pytest.mark.rule("4.42", "4.44")
    def test_a_tribune_orders_foot_of_legions(self) -> None:
        pos = phase(self.UNITS, {"tr_cassus": "2709"}, "tr_cassus")
        assert choices(pos, "order") == set(self.UNITS) - {"asx_co_a", "x_rc"}
        refused(pos, "order asx_co_a", "4.42", "not-his-kind-of-foot")
        refused(pos, "order x_rc", "4.44", "horse-is-not-for-him")

    @pytest.mark.rule("4.42")
    @pytest.mark.parametrize(
        ("first", "then"),
        [("x_ha_a", {"x_ha_b"}), ("x_pr_a", set()), ("x_ve_a", {"v_ve_a", "asx_ve_a"})],
    )
    def test_of_one_class_of_one_legion_or_all_velites(self, first: str, then: set[str]) -> None:
        units = {id: f"{words} hits=1" for id, words in self.UNITS.items()}
        pos = do(phase(units, {"tr_cassus": "2709"}, "tr_cassus"), f"recover {first}")
        assert choices(pos, "order") == then
        refused(pos, "order v_ha_a", "4.42", "one-class-of-one-legion")

    @pytest.mark.rule("4.42")
    def test_a_prefect_of_the_allies_orders_foot_of_alae(self) -> None:
        pos = phase(self.UNITS, {"ps_plautius": "2709"}, "ps_plautius")
        assert choices(pos, "order") == {"asx_co_a", "x_ve_a", "v_ve_a", "asx_ve_a"}
        refused(pos, "order x_ha_a", "4.42", "not-his-kind-of-foot")

    @pytest.mark.rule("4.42")
    def test_the_next_phase_is_free_again(self) -> None:
        units = {id: f"{words} hits=1" for id, words in self.UNITS.items()}
        pos = do(phase(units, {"tr_cassus": "2709"}, "tr_cassus"), "recover x_ha_a")
        activate(pos, "tr_cassus", MOMENTUM_PHASE)
        assert "v_ha_a" in choices(pos, "order")

    @pytest.mark.rule("4.44")
    def test_a_prefect_of_horse_orders_legion_or_ala_horse(self) -> None:
        units = {
            "x_rc": "2808 e hits=1",
            "v_rc": "2809 e",
            "asx_rc_a": "2810 e",
            "asx_ex": "2811 e",
            "x_ha_a": "2807 e",
        }
        pos = phase(units, {"pe_falco": "2709"}, "pe_falco")
        assert choices(pos, "order") == {"x_rc", "v_rc", "asx_rc_a", "asx_ex"}
        refused(pos, "order x_ha_a", "4.44", "foot-is-not-for-him")
        do(pos, "recover x_rc")
        assert choices(pos, "order") == {"v_rc"}
        refused(pos, "order asx_rc_a", "4.44", "legion-or-ala-horse")

    @pytest.mark.rule("4.43", "4.44")
    def test_line_commands_know_no_such_limit(self) -> None:
        """4.43 Tribunes and prefects command every foot line of the chart, those of horse are for prefects of horse."""
        units = {**self.UNITS, "asx_co_a": "2811 e"}
        for leader in ("tr_cassus", "ps_plautius"):
            pos = phase(units, {leader: "2709"}, leader, turn=1)
            assert choices(pos, "line") == {"hastati", "principes"}  # the velites are hidden behind them
            refused(pos, "line legion_cavalry", "4.43", "line-not-for-his-rank")
            assert choices(do(pos, "line hastati"), "unit") == {"x_ha_a", "x_ha_b", "v_ha_a", "asx_co_a"}
        pos = phase(units, {"pe_falco": "2709"}, "pe_falco", turn=1)
        assert choices(pos, "line") == {"legion_cavalry"}
        refused(pos, "line hastati", "4.44", "line-not-of-horse")

    @pytest.mark.rule("4.44")
    @pytest.mark.parametrize(("scenario", "together"), [("cannae", False), ("zama", True)])
    def test_horse_of_legion_and_ala_in_one_line_where_the_chart_has_it(
        self, scenario: str, together: bool
    ) -> None:
        units = {"x_rc": "2808 e", "asx_rc_a": "2809 e"}
        pos = phase(units, {"pe_falco": "2708"}, "pe_falco", scenario=scenario, turn=1)
        line = "roman_cavalry" if together else "legion_cavalry"
        do(pos, f"line {line}")
        assert choices(pos, "unit") == (set(units) if together else {"x_rc"})

    @pytest.mark.rule("4.46")
    def test_a_proconsul_orders_everybody(self) -> None:
        pos = phase(self.UNITS, {"servilius": "2709"}, "servilius")
        assert choices(pos, "order") == set(self.UNITS)

    @pytest.mark.rule("9.18")
    def test_elephants_obey_every_leader(self) -> None:
        units = {"af_el_1": "1008 e", "x_ha_a": "1009 e"}
        pos = phase(units, {"tr_cassus": "0908"}, "tr_cassus", scenario="cynoscephalae")
        assert choices(pos, "order") == set(units)
        pos = phase({"af_el_1": "2008 w"}, {"hanno": "2108"}, "hanno", scenario="zama")
        assert choices(pos, "order") == {"af_el_1"}


class TestLineCommands:
    @pytest.mark.rule("4.23", "4.25")
    def test_in_the_commanders_range_no_roll(self) -> None:
        pos = phase(LINE, {"tr_cassus": "2709", "varro": "2812"}, "tr_cassus")
        assert with_chief(pos, leader_of(pos, "tr_cassus"))
        do(pos, "line hastati")
        assert choices(pos, "unit") == set(LINE)
        assert role(pos, "tr_cassus") & LINE_FIRST

    @pytest.mark.rule("4.25")
    @pytest.mark.parametrize(("die", "success"), [(0, True), (3, True), (4, False), (9, False)])
    def test_out_of_it_he_rolls_against_strategy(self, die: int, success: bool) -> None:
        """4.25 A2 Varro's Strategy is 3."""
        pos = rig(phase(LINE, {"tr_cassus": "2709", **FAR_CHIEF}, "tr_cassus"), die)
        events = told(pos, "line hastati")
        roll = next(event for event in events if event.kind == "strategy-roll")
        assert roll.args["need"] == 3
        assert roll.args["success"] == ("yes" if success else "no")
        assert choices(pos, "unit") == (set(LINE) if success else set())

    @pytest.mark.rule("4.25")
    def test_who_fails_gives_individual_orders(self) -> None:
        pos = do(rig(phase(LINE, {"tr_cassus": "2709", **FAR_CHIEF}, "tr_cassus"), 4), "line hastati")
        refused(pos, "line hastati", "4.25", "strategy-roll-failed")
        assert choices(pos, "order") == set(LINE)

    @pytest.mark.rule("4.25")
    @pytest.mark.parametrize(("die", "success"), [(2, True), (3, False)])
    def test_one_more_with_a_unit_of_the_line_in_an_enemy_zone(self, die: int, success: bool) -> None:
        units = {**LINE, "x_ha_c": "2810 e", "ce_mi_1": "2910 w"}
        pos = do(rig(phase(units, {"tr_cassus": "2707", **FAR_CHIEF}, "tr_cassus"), die), "line hastati")
        assert (mode(pos) == LINES) is success

    @pytest.mark.rule("4.46")
    @pytest.mark.parametrize(("die", "success"), [(4, True), (5, False)])
    def test_a_proconsul_rolls_one_less(self, die: int, success: bool) -> None:
        pos = do(rig(phase(LINE, {"servilius": "2709", **FAR_CHIEF}, "servilius"), die), "line hastati")
        assert (mode(pos) == LINES) is success

    @pytest.mark.rule("4.46", "4.25")
    @pytest.mark.parametrize(("die", "success"), [(3, True), (4, False)])
    def test_but_not_in_the_commanders_range(self, die: int, success: bool) -> None:
        pos = phase(LINE, {"servilius": "2709", "varro": "2810"}, "servilius", MOMENTUM_PHASE)
        pos.role[leader_of(pos, "servilius")] |= LINE_FIRST
        do(rig(advance(pos), die), "line hastati")
        assert (mode(pos) == LINES) is success

    @pytest.mark.rule("4.25")
    def test_in_the_first_turn_no_roll_whatever_the_range(self) -> None:
        pos = do(phase(LINE, {"tr_cassus": "2709", **FAR_CHIEF}, "tr_cassus", turn=1), "line hastati")
        assert mode(pos) == LINES

    @pytest.mark.rule("4.25")
    @pytest.mark.parametrize(("place", "near"), [("2708", True), ("2608", True), ("2508", False)])
    def test_two_hexes_from_a_unit_of_the_line_at_most(self, place: str, near: bool) -> None:
        pos = phase(LINE, {"tr_cassus": place}, "tr_cassus", turn=1)
        assert ("hastati" in choices(pos, "line")) is near
        if not near:
            refused(pos, "line hastati", "4.25", "line-too-far")

    @pytest.mark.rule("4.25", "8.16")
    def test_with_nobody_between(self) -> None:
        """4.25 From 2610 to 2811 the way lies over 2710 and 2711: both hidden, or none."""
        units = {"x_ha_a": "2811 e", "x_pr_a": "2710 e", "x_pr_b": "2711 e"}
        straight = {"x_ha_a": "2809 e", "x_pr_a": "2709 e"}
        assert "hastati" not in choices(phase(straight, {"tr_cassus": "2610"}, "tr_cassus", turn=1), "line")
        assert "hastati" in choices(phase(units, {"tr_cassus": "2711"}, "tr_cassus", turn=1), "line")

    @pytest.mark.rule("4.25", "8.16")
    def test_elephants_hide_nobody_from_a_commander(self) -> None:
        units = {"ce_mi_1": "2809 w", "af_el_1": "2709 w"}
        pos = phase(units, {"hanno": "2610"}, "hanno", scenario="zama", turn=1)
        assert "mercenaries" in choices(pos, "line")

    @pytest.mark.rule("4.25")
    def test_no_line_command_in_momentum_without_one_at_first(self) -> None:
        pos = phase(LINE, {"tr_cassus": "2709", "varro": "2810"}, "tr_cassus", MOMENTUM_PHASE)
        refused(pos, "line hastati", "4.25", "no-line-command-at-first")

    @pytest.mark.rule("4.25")
    def test_with_one_at_first_he_rolls_even_in_range(self) -> None:
        pos = phase(LINE, {"tr_cassus": "2709", "varro": "2810"}, "tr_cassus", MOMENTUM_PHASE)
        pos.role[leader_of(pos, "tr_cassus")] |= LINE_FIRST
        assert needs_roll(pos, pos.in_phase())
        do(rig(advance(pos), 3), "line hastati")
        assert mode(pos) == LINES

    @pytest.mark.rule("4.25")
    def test_in_the_first_turn_too(self) -> None:
        pos = phase(LINE, {"tr_cassus": "2709", "varro": "2810"}, "tr_cassus", MOMENTUM_PHASE, turn=1)
        pos.role[leader_of(pos, "tr_cassus")] |= LINE_FIRST
        assert needs_roll(pos, pos.in_phase())

    @pytest.mark.rule("4.25", "4.3")
    @pytest.mark.parametrize("kind", [0, MOMENTUM_PHASE, ELITE, REACTIVATED])
    def test_the_commander_needs_no_roll_in_any_phase(self, kind: int) -> None:
        pos = do(phase(LINE, {"varro": "2709"}, "varro", kind), "line hastati")
        assert mode(pos) == LINES

    @pytest.mark.rule("4.25", "5.21")
    def test_hannibal_commands_two_lines_near_him_when_the_phase_begins(self) -> None:
        units = {"ce_mi_1": "2608 w", "sp_hc_1": "2610 w", "nu_lc_1": "2613 w"}
        pos = phase(units, {"hannibal": "2709"}, "hannibal")
        do(pos, "line celts_spaniards")
        pos.steps.pop()
        pos.at[leader_of(pos, "hannibal")] += 3
        advance(pos)
        assert choices(pos, "line") == {"lancers"}
        refused(pos, "line numidian_cavalry", "4.25", "line-too-far")
        refused(pos, "line celts_spaniards", "5.25", "line-had-its-command")
        do(pos, "line lancers")
        pos.steps.pop()
        refused(still(pos), "line numidian_cavalry", "5.21", "no-line-commands-left")

    @pytest.mark.rule("4.23", "5.21")
    def test_others_command_one(self) -> None:
        units = {**LINE, "x_pr_a": "2708 e"}
        pos = do(phase(units, {"varro": "2709"}, "varro"), "line hastati")
        pos.steps.pop()
        refused(still(pos), "line principes", "5.21", "no-line-commands-left")

    @pytest.mark.rule("4.23")
    def test_not_the_enemys(self) -> None:
        pos = phase(LINE, {"varro": "2709"}, "varro")
        refused(pos, "line african_phalanx", "4.23", "not-your-line")

    @pytest.mark.rule("4.65", "4.25")
    def test_without_a_commander_there_is_no_strategy(self) -> None:
        pos = phase(LINE, {"tr_cassus": "2709"}, "tr_cassus")
        assert chief(pos, 1) == -1
        refused(pos, "line hastati", "4.65", "no-commander-no-strategy")


@pytest.mark.rule("4.5")
class TestPunicCommand:
    UNITS = {"ce_mi_1": "2608 w"}

    def test_hannibals_leaders_command_lines_out_of_his_range(self) -> None:
        pos = phase(self.UNITS, {"mago": "2709", "hannibal": "2640"}, "mago")
        assert not needs_roll(pos, pos.in_phase())
        assert mode(do(pos, "line celts_spaniards")) == LINES

    def test_in_momentum_they_roll_like_others(self) -> None:
        pos = phase(self.UNITS, {"mago": "2709", "hannibal": "2640"}, "mago", MOMENTUM_PHASE)
        refused(pos, "line celts_spaniards", "4.25", "no-line-command-at-first")
        pos.role[leader_of(pos, "mago")] |= LINE_FIRST
        assert needs_roll(pos, pos.in_phase())

    def test_not_replacements(self) -> None:
        pos = phase(self.UNITS, {"replacement_1": "2709", "hannibal": "2640"}, "replacement_1")
        assert needs_roll(pos, pos.in_phase())

    def test_not_without_hannibal(self) -> None:
        pos = phase(self.UNITS, {"mago": "2709"}, "mago")
        refused(pos, "line celts_spaniards", "4.65", "no-commander-no-strategy")

    def test_not_in_other_armies(self) -> None:
        pos = phase(
            {"ce_mi_1": "2608 w"}, {"hamilcar": "2709", "xanthippus": "2640"}, "hamilcar", scenario="bagradas"
        )
        assert needs_roll(pos, pos.in_phase())


class TestStacksAndCamps:
    @pytest.mark.rule("9.52", "9.51")
    def test_a_double_phalanx_obeys_the_commander_only(self) -> None:
        units = {"mc_ph_1": "2810+2811 w", "mc_ph_2": "2810+2811 w"}
        pos = phase(units, {"athenagoras": "2912"}, "athenagoras", scenario="cynoscephalae")
        refused(pos, "order mc_ph_1", "9.52", "stacked-phalanx-obeys-commander")
        pos = phase(units, {"philip": "2912"}, "philip", scenario="cynoscephalae")
        assert choices(pos, "order") == {"mc_ph_1"}

    @pytest.mark.rule("6.66", "9.64")
    def test_of_a_stack_only_the_top_moves_alone(self) -> None:
        pos = phase({"x_ha_a": "2808 e", "x_ha_b": "2808 e"}, {"tr_cassus": "2709"}, "tr_cassus")
        assert choices(pos, "order") == {"x_ha_a"}
        refused(pos, "order x_ha_b", "6.66", "only-top-moves-alone")

    @pytest.mark.rule("6.24")
    def test_the_camp_guard_waits_for_the_enemy_or_the_third_turn(self) -> None:
        pos = battle("beneventum", "ps_rebilus", turn=2)
        inside = "asv_co_a"
        refused(pos, f"order {inside}", "6.24", "camp-guard-waits")
        pos.turn = 3
        assert inside in choices(advance(pos), "order")
        pos.turn = 2
        pos.shift(unit_of(pos, "ep_hc_1"), 15 * 55 + 27, 4)
        assert inside in choices(advance(pos), "order")

    @pytest.mark.rule("6.24", "9.52")
    def test_line_commands_leave_out_who_takes_no_orders(self) -> None:
        pos = battle("beneventum", "ps_rebilus", turn=2)
        refused(pos, "line hastati", "6.24", "camp-guard-waits")
        units = {"mc_ph_1": "2810+2811 w", "mc_ph_2": "2810+2811 w", "mc_ph_3": "2812+2813 w"}
        pos = phase(units, {"athenagoras": "2912"}, "athenagoras", scenario="cynoscephalae", turn=1)
        assert choices(do(pos, "line phalanx"), "unit") == {"mc_ph_3"}

    @pytest.mark.rule("4.21")
    def test_mist_shortens_a_command_in_the_first_turn(self) -> None:
        units = {"x_ha_a": "1115 e", "x_ha_b": "1117 e"}
        for turn, there in ((1, {"x_ha_a"}), (2, {"x_ha_a", "x_ha_b"})):
            pos = phase(units, {"flamininus": "1109"}, "flamininus", scenario="cynoscephalae", turn=turn)
            assert choices(pos, "order") == there

    @pytest.mark.rule("10.27", "10.28")
    def test_routed_and_rallied_units_get_no_orders(self) -> None:
        units = {"x_ha_a": "2808 e routed", "x_ha_b": "2809 e rallied hits=2"}
        pos = phase(units, {"tr_cassus": "2709"}, "tr_cassus")
        refused(pos, "order x_ha_a", "10.27", "routed-can-only-rally")
        refused(pos, "order x_ha_b", "10.28", "rallied-waits-for-next-turn")
        refused(pos, "recover x_ha_b", "10.28", "rallied-waits-for-next-turn")

    @pytest.mark.rule("5.21", "5.32")
    def test_hannibal_has_seven_orders_or_two_lines(self) -> None:
        """X07"""
        pos = start("cannae")
        hannibal = leader_of(pos, "hannibal")
        assert (pos.initiative(hannibal), pos.field.line_commands[hannibal]) == (7, 2)
