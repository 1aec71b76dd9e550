"""10.17, 10.28, 10.29, 9.64, 10.44 Recovery, rally, the order of stacks, and cavalry that comes back."""

from __future__ import annotations

import pytest

from bellum.games.spqr.charts import CLEAR
from bellum.games.spqr.hexes import OFF, hex_id, hex_number
from bellum.games.spqr.marks import AWAY, DEPLETED, FINISHED, RALLIED, ROUTED
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.recovery import refuse_place
from bellum.kernel import Refusal
from tests.spqr.command_kit import activate, phase
from tests.spqr.kit import (
    advance,
    choices,
    do,
    facing,
    has,
    hits,
    lead,
    leader_of,
    legal,
    refused,
    rig,
    scene,
    told,
    unit_of,
    where,
)

CASSUS = {"tr_cassus": "2909"}


@pytest.mark.rule("10.17", "5.22")
class TestRecovery:
    def test_an_order_takes_two_hits_off(self) -> None:
        pos = do(phase({"x_ha_a": "2808 w hits=5"}, CASSUS, "tr_cassus"), "recover x_ha_a")
        assert hits(pos, "x_ha_a") == 3

    def test_or_the_one_that_is_left(self) -> None:
        pos = do(phase({"x_ha_a": "2808 w hits=1"}, CASSUS, "tr_cassus"), "recover x_ha_a")
        assert hits(pos, "x_ha_a") == 0

    def test_once_a_phase_and_then_it_neither_moves_nor_fires(self) -> None:
        pos = do(phase({"x_ha_a": "2808 w hits=5"}, CASSUS, "tr_cassus"), "recover x_ha_a")
        refused(pos, "recover x_ha_a", "10.17", "recovers-once-a-phase")
        refused(pos, "order x_ha_a", "10.17", "recovered-in-this-phase")

    def test_not_after_it_moved(self) -> None:
        pos = phase({"x_ha_a": "2808 w hits=5"}, CASSUS, "tr_cassus")
        do(pos, "order x_ha_a", "step nw", "stop")
        refused(pos, "recover x_ha_a", "10.17", "moved-or-fired-does-not-recover")

    def test_not_after_it_fired(self) -> None:
        units = {"x_ve_a": "2808 w hits=2", "ce_mi_1": "2706 n column"}
        pos = phase(units, CASSUS, "tr_cassus")
        pos.mark[unit_of(pos, "x_ve_a")] |= 1 << 17
        refused(advance(pos), "recover x_ve_a", "10.17", "moved-or-fired-does-not-recover")

    def test_only_who_has_hits(self) -> None:
        pos = phase({"x_ha_a": "2808 w"}, CASSUS, "tr_cassus")
        refused(pos, "recover x_ha_a", "10.17", "no-hits-to-recover")

    def test_not_next_to_an_enemy(self) -> None:
        pos = phase({"x_ha_a": "2808 w hits=2", "ce_mi_1": "2707 w"}, CASSUS, "tr_cassus")
        refused(pos, "recover x_ha_a", "10.17", "no-recovery-next-to-enemy")

    def test_not_in_range_and_sight_of_missiles(self) -> None:
        units = {"x_ha_a": "2808 w hits=2", "ba_sk_1": "2607 e"}
        pos = phase(units, CASSUS, "tr_cassus")
        refused(pos, "recover x_ha_a", "10.17", "no-recovery-under-fire")
        pos = phase({**units, "ba_sk_1": "2607 e no"}, CASSUS, "tr_cassus")
        assert choices(pos, "recover") == {"x_ha_a"}
        pos = phase({**units, "ba_sk_1": "2607 w"}, CASSUS, "tr_cassus")
        assert choices(pos, "recover") == {"x_ha_a"}  # the slingers look the other way

    def test_in_clear_terrain_only(self) -> None:
        pos = phase({"v_ha_a": "2012 e hits=2"}, {"tr_cassus": "2011"}, "tr_cassus", scenario="beneventum")
        refused(pos, "recover v_ha_a", "10.17", "recovery-in-clear-only")


@pytest.mark.rule("10.28", "5.22")
class TestRally:
    """Servilius has initiative 4, principes of the fifth legion TQ 7."""

    def routed(self, words: str = "", leader: str = "servilius") -> Battlefield:
        pos = phase({"v_pr_c": f"2808 w routed {words}"}, {leader: "2909"}, leader)
        assert (pos.initiative(leader_of(pos, leader)), pos.field.tq[unit_of(pos, "v_pr_c")]) == (4, 7)
        return pos

    @pytest.mark.rule("10.29", "10.31", "10.32")
    def test_a_2_rallies_and_a_5_leaves_five_hits(self) -> None:
        """X42"""
        pos = rig(self.routed(), 2, 5)
        events = told(pos, "rally v_pr_c")
        assert [(event.kind, event.args.get("result")) for event in events] == [
            ("rally", "rallied"),
            ("rally-hits", None),
        ]
        assert hits(pos, "v_pr_c") == 5
        assert pos.mark[unit_of(pos, "v_pr_c")] & (ROUTED | RALLIED | DEPLETED) == RALLIED | DEPLETED

    def test_a_6_makes_it_run_on(self) -> None:
        """X42 Rome flees to the low columns at Zama, to the high ones at Cannae."""
        pos = do(rig(self.routed(), 6), "rally v_pr_c")
        while choices(pos, "flee"):
            do(pos, min(legal(pos)))
        assert has(pos, "v_pr_c", "routed")
        assert where(pos, "v_pr_c")[:2] == "30"

    def test_an_8_destroys_it(self) -> None:
        """X42"""
        assert has(do(rig(self.routed(), 8), "rally v_pr_c"), "v_pr_c", "dead")

    @pytest.mark.parametrize(("die", "result"), [(5, "rallied"), (6, "runs"), (7, "runs"), (8, "lost")])
    def test_by_initiative_and_one(self, die: int, result: str) -> None:
        events = told(rig(self.routed(), die, 0), "rally v_pr_c")
        assert events[0].args["result"] == result

    @pytest.mark.rule("10.34")
    @pytest.mark.parametrize(("die", "result"), [(4, "rallied"), (5, "runs"), (6, "runs"), (7, "lost")])
    def test_one_more_for_a_depleted_unit(self, die: int, result: str) -> None:
        pos = rig(self.routed("depleted"), die, 0)
        events = told(pos, "rally v_pr_c")
        assert events[0].args["result"] == result
        assert has(pos, "v_pr_c", "dead") == (result == "lost")

    @pytest.mark.rule("10.35", "10.29")
    @pytest.mark.parametrize(("die", "left"), [(0, 2), (3, 5), (9, 6)])
    def test_and_two_more_for_its_hits(self, die: int, left: int) -> None:
        pos = do(rig(self.routed("depleted"), 0, die), "rally v_pr_c")
        assert hits(pos, "v_pr_c") == left

    def test_it_turns_as_it_likes(self) -> None:
        pos = do(rig(self.routed(), 0, 0), "rally v_pr_c")
        assert choices(pos, "face") == {"ne", "e", "se", "sw", "w", "nw"}
        assert facing(do(pos, "face e"), "v_pr_c") == "e"

    def test_it_gets_no_orders_in_this_turn(self) -> None:
        pos = do(rig(self.routed(), 0, 0), "rally v_pr_c", "face e")
        refused(pos, "order v_pr_c", "10.28", "rallied-waits-for-next-turn")
        refused(pos, "recover v_pr_c", "10.28", "rallied-waits-for-next-turn")

    def test_one_attempt_of_a_leader_in_a_turn(self) -> None:
        units = {"v_pr_c": "2808 w routed"}
        pos = scene(units, {"servilius": "2909", "paullus": "2908"})
        activate(pos, "servilius")
        pos.attempts.append(leader_of(pos, "servilius") * pos.field.units + unit_of(pos, "v_pr_c"))
        refused(advance(pos), "rally v_pr_c", "10.28", "one-rally-a-turn-by-leader")
        assert choices(activate(pos, "paullus"), "rally") == {"v_pr_c"}

    def test_a_unit_that_runs_on_waits_for_another_leader(self) -> None:
        pos = do(rig(self.routed(), 6), "rally v_pr_c")
        while choices(pos, "flee"):
            do(pos, min(legal(pos)))
        refused(pos, "rally v_pr_c", "10.28", "one-rally-a-turn-by-leader")
        place = where(pos, "v_pr_c")
        lead(pos, "paullus", place)
        assert choices(activate(pos, "paullus"), "rally") == {"v_pr_c"}

    def test_not_next_to_enemies_under_fire_or_in_rough_ground(self) -> None:
        unit = {"v_pr_c": "2808 w routed"}
        pos = phase({**unit, "ce_mi_1": "2707 w"}, CASSUS, "tr_cassus")
        refused(pos, "rally v_pr_c", "10.28", "no-rally-next-to-enemy")
        pos = phase({**unit, "ba_sk_1": "2607 e"}, CASSUS, "tr_cassus")
        refused(pos, "rally v_pr_c", "10.28", "no-rally-under-fire")
        pos = phase({"v_pr_c": "2012 e routed"}, {"tr_cassus": "2011"}, "tr_cassus", scenario="beneventum")
        refused(pos, "rally v_pr_c", "10.28", "no-rally-in-rough")

    @pytest.mark.rule("4.21", "4.42")
    def test_only_in_range_and_of_his_class(self) -> None:
        units = {"v_pr_c": "2808 w routed", "v_ha_a": "2809 w routed", "v_pr_d": "2820 w routed"}
        pos = do(rig(phase(units, CASSUS, "tr_cassus"), 0, 0), "rally v_pr_c", "face w")
        refused(pos, "rally v_ha_a", "4.42", "one-class-of-one-legion")
        refused(pos, "rally v_pr_d", "4.21", "out-of-command-range")

    def test_nobody_who_is_not_routed(self) -> None:
        pos = phase({"v_pr_c": "2808 w"}, CASSUS, "tr_cassus")
        refused(pos, "rally v_pr_c", "10.28", "not-routed")


@pytest.mark.rule("9.64", "5.22", "6.66")
class TestRestack:
    STACK = {"x_ha_a": "2808 w hits=1", "x_ha_b": "2808 w hits=3"}

    def test_an_order_puts_the_lower_unit_on_top(self) -> None:
        pos = do(phase(self.STACK, CASSUS, "tr_cassus"), "restack x_ha_b")
        assert pos.stack(hex_number("2808")) == [unit_of(pos, "x_ha_b"), unit_of(pos, "x_ha_a")]
        assert pos.in_phase().orders == 1
        assert choices(pos, "order") == {"x_ha_b"}

    def test_only_the_lower_one_of_romans(self) -> None:
        pos = phase(self.STACK, CASSUS, "tr_cassus")
        refused(pos, "restack x_ha_a", "9.64", "on-top-already")
        pos = phase({"x_ha_a": "2808 w"}, CASSUS, "tr_cassus")
        refused(pos, "restack x_ha_a", "9.64", "only-roman-stacks-change-order")
        units = {"mc_ph_1": "2810+2811 w", "mc_ph_2": "2810+2811 w"}
        pos = phase(units, {"philip": "2912"}, "philip", scenario="cynoscephalae")
        refused(pos, "restack mc_ph_2", "9.64", "only-roman-stacks-change-order")


@pytest.mark.rule("10.44", "4.3", "5.22")
class TestRegroup:
    def away(self, leader: str = "hannibal", **words: str) -> Battlefield:
        units = {"sp_hc_1": "2008 w", "ce_mi_1": "2010 w", **words}
        pos = scene(units, {"hannibal": "2109", "mago": "2110"})
        unit = unit_of(pos, "sp_hc_1")
        pos.lift(unit)
        pos.mark[unit] |= AWAY
        pos.exit[unit] = hex_number("4020")
        return activate(pos, leader)

    def test_the_commander_gives_his_whole_phase(self) -> None:
        pos = do(self.away(), "regroup", "unit sp_hc_1")
        assert choices(pos, "enter") >= {"4020", "4018", "4022", "3819"}
        refused(pos, "enter 3720", "10.44", "too-far-from-exit")
        do(pos, "enter 4019", "face w", "step sw", "step sw", "stop")
        assert where(pos, "sp_hc_1") == "3819" or where(pos, "sp_hc_1") == "3820"
        assert pos.exit[unit_of(pos, "sp_hc_1")] == OFF
        assert legal(pos) != set()

    def test_nothing_else_is_ordered_in_it(self) -> None:
        pos = do(self.away(), "regroup")
        assert choices(pos, "order") == set()
        assert pos.in_phase().orders == 7

    def test_not_after_an_order(self) -> None:
        pos = do(self.away(), "lead hannibal", "step n", "stop")
        refused(pos, "regroup", "10.44", "calling-back-takes-the-phase")

    def test_nobody_but_the_commander(self) -> None:
        refused(self.away("mago"), "regroup", "10.44", "only-commander-calls-back")

    def test_not_without_anybody_away(self) -> None:
        pos = phase({"ce_mi_1": "2010 w"}, {"hannibal": "2109"}, "hannibal")
        refused(pos, "regroup", "10.44", "nobody-to-call-back")

    @pytest.mark.rule("9.15")
    def test_not_onto_others_nor_before_elephants(self) -> None:
        pos = do(self.away(ce_mi_2="4020 w"), "regroup", "unit sp_hc_1")
        refused(pos, "enter 4020", "10.44", "hex-of-return-taken")

    @pytest.mark.rule("9.15")
    def test_before_elephants_it_does_not_come_back_and_beside_them_it_pays(self) -> None:
        pos = scene({"af_el_1": "3920 e"}, {"scipio": "2109"}, scenario="zama")
        unit = unit_of(pos, "x_rc")
        pos.mark[unit] = AWAY
        pos.exit[unit] = hex_number("4020")
        activate(pos, "scipio")
        do(pos, "regroup", "unit x_rc")
        refused(pos, "enter 4020", "9.15", "cavalry-returns-before-elephants")
        do(pos, "enter 3921", "face w")
        assert hits(pos, "x_rc") == 2

    @pytest.mark.rule("10.43")
    def test_who_is_finished_for_this_turn_comes_back_but_does_not_move(self) -> None:
        pos = self.away()
        pos.mark[unit_of(pos, "sp_hc_1")] |= FINISHED
        do(pos, "regroup", "unit sp_hc_1", "enter 4019", "face w")
        assert where(pos, "sp_hc_1") == "4019"

    @pytest.mark.rule("10.45", "11.2")
    def test_meanwhile_it_costs_no_points(self) -> None:
        pos = self.away()
        before = pos.points(0)
        pos.kill(unit_of(pos, "sp_hc_1"))
        assert pos.points(0) > before


@pytest.mark.rule("10.17")
def test_nobody_recovers_in_the_camp() -> None:
    """It is not rough, but clear ground is asked for."""
    field = scene({}, scenario="beneventum").field
    clear = next(place for place in field.hexes if field.terrain[place] == CLEAR)
    for place, refusal in ((clear, None), (field.camp[0], Refusal("10.17", "recovery-in-clear-only"))):
        pos = scene({"v_ha_a": f"{hex_id(place)} e hits=2"}, scenario="beneventum")
        assert refuse_place(pos, unit_of(pos, "v_ha_a")) == refusal
