"""5.3, 5.5, 5.14 Momentum, the die of doom, and elite commanders."""

from __future__ import annotations

import pytest

from bellum.games.spqr.elite import ElitePhase
from bellum.games.spqr.marks import ELITE_PHASE, LINE_FIRST, NO_MOMENTUM, STARTED
from bellum.games.spqr.momentum import start_phase
from bellum.games.spqr.position import NOBODY, Battlefield
from bellum.games.spqr.records import FIRST, LINES
from bellum.games.spqr.turn import ELITE
from tests.spqr.command_kit import activations, active, finished, only, role, seat_to_move
from tests.spqr.kit import advance, choices, do, leader_of, legal, refused, rig, run, scene, start, told

UNITS = {"ce_mi_1": "2008 w hits=4", "ce_mi_2": "2010 w hits=4"}


def after_phase(leader: str = "hannibal", units: dict[str, str] = UNITS, **others: str) -> Battlefield:
    """A leader has given an order, and may try for momentum."""
    pos = activations(scene(units, {leader: "2109", **others}))
    while f"activate {leader}" not in legal(pos):
        do(pos, min(action for action in legal(pos) if action.startswith("skip")))
    return do(pos, f"activate {leader}", "recover ce_mi_1", "done")


class TestMomentum:
    @pytest.mark.rule("5.31", "5.32")
    @pytest.mark.parametrize("die", [0, 7])
    def test_hannibal_makes_it_on_0_to_7(self, die: int) -> None:
        """X09"""
        pos = do(rig(after_phase(), die), "momentum")
        assert active(pos) == "hannibal"
        assert pos.phases[leader_of(pos, "hannibal")] == 2
        assert choices(pos, "recover") == {"ce_mi_1", "ce_mi_2"}

    @pytest.mark.rule("5.32", "5.15")
    def test_on_8_he_is_finished(self) -> None:
        """X09"""
        events = told(rig(after_phase(), 8), "momentum")
        assert [(e.kind, e.args.get("success")) for e in events[:2]] == [
            ("momentum", "no"),
            ("leader-finished", None),
        ]

    @pytest.mark.rule("5.33")
    @pytest.mark.parametrize("die", [2, 8])
    def test_a_9_is_rolled_again_and_may_change_nothing(self, die: int) -> None:
        """X09"""
        pos = after_phase("mago", hannibal="2030")
        do(rig(pos, 9, die), "momentum")
        assert finished(pos, "mago")
        assert choices(pos, "activate") == {"hannibal"}

    @pytest.mark.rule("5.33")
    def test_with_a_second_9_the_turn_is_over(self) -> None:
        pos = after_phase("mago", hannibal="2030")
        events = told(rig(pos, 9, 9), "momentum")
        kinds = [event.kind for event in events]
        assert kinds.index("doom") < kinds.index("rout-points") < kinds.index("turn")

    @pytest.mark.rule("5.33")
    @pytest.mark.parametrize("die", [0, 1])
    def test_with_0_or_1_the_enemy_reactivates_a_leader(self, die: int) -> None:
        units = {**UNITS, "x_ha_a": "3008 w hits=3"}
        pos = after_phase("mago", units, hannibal="2030", varro="3109", paullus="3008")
        assert finished(pos, "varro")
        do(rig(pos, 9, die), "momentum")
        assert seat_to_move(pos) == "rome"
        refused(pos, "reactivate mago", "5.33", "nobody-to-reactivate")
        assert choices(pos, "reactivate") == {"varro", "paullus"}
        do(pos, "reactivate varro", "recover x_ha_a", "done")
        assert finished(pos, "varro"), "a leader who was reactivated has no momentum"
        assert pos.phases[leader_of(pos, "varro")] == 0

    @pytest.mark.rule("5.33")
    def test_or_does_not(self) -> None:
        pos = after_phase("mago", hannibal="2030", varro="3109")
        do(rig(pos, 9, 0), "momentum", "pass")
        assert choices(pos, "activate") == {"hannibal"}

    @pytest.mark.rule("5.14", "5.31")
    def test_three_phases_at_most(self) -> None:
        pos = rig(after_phase(), 0, 0)
        do(pos, "momentum", "recover ce_mi_2", "done")
        assert "momentum" in legal(pos)
        do(pos, "momentum", "lead hannibal", "step n", "stop", "done")
        assert "momentum" not in legal(pos)

    @pytest.mark.rule("5.31", "5.28")
    def test_he_may_decline(self) -> None:
        pos = after_phase("mago", hannibal="2030")
        do(pos, "pass")
        assert finished(pos, "mago")

    @pytest.mark.rule("5.31")
    def test_not_in_an_enemy_zone(self) -> None:
        pos = activations(scene({**UNITS, "x_ha_a": "2110 w"}, {"hannibal": "2008"}))
        do(pos, "activate hannibal", "lead hannibal", "step s", "step s", "done", "done")
        assert active(pos) == ""
        assert "momentum" not in legal(pos)

    @pytest.mark.rule("5.31", "5.44")
    def test_not_for_whom_a_trump_passed_over(self) -> None:
        pos = activations(scene(UNITS, {"mago": "2109", "hannibal": "2030"}))
        pos.role[leader_of(pos, "mago")] |= NO_MOMENTUM
        do(pos, "activate mago", "recover ce_mi_1", "done")
        assert finished(pos, "mago")
        assert choices(pos, "activate") == {"hannibal"}

    @pytest.mark.rule("5.34")
    def test_only_right_after_ones_own_phase(self) -> None:
        pos = do(after_phase("mago", hannibal="2030"), "pass")
        refused(pos, "momentum", "5.31", "when-momentum")

    @pytest.mark.rule("5.34", "5.15", "4.63")
    def test_not_for_a_leader_who_was_hurt_in_his_phase(self) -> None:
        pos = activations(scene(UNITS, {"mago": "2109", "hannibal": "2030"}))
        do(pos, "activate mago", "recover ce_mi_1")
        pos.role[leader_of(pos, "mago")] |= 1
        advance(pos)
        assert choices(pos, "activate") == {"hannibal"}


class TestMomentumTrumped:
    @pytest.mark.rule("5.42", "5.44", "5.15")
    def test_hannibal_takes_it_from_paullus(self) -> None:
        """X12 Paullus has made momentum; Hannibal (7) rolls 6: it is his phase, and Paullus is finished."""
        units = {"x_ha_a": "3008 w hits=4", "ce_mi_1": "2008 e hits=4"}
        pos = activations(scene(units, {"paullus": "3109", "hannibal": "2009"}))
        do(rig(pos, 5, 6), "activate paullus", "recover x_ha_a", "done", "momentum")
        assert seat_to_move(pos) == "carthage"
        do(pos, "trump hannibal")
        assert active(pos) == "hannibal"
        assert finished(pos, "paullus")

    @pytest.mark.rule("5.42", "5.44")
    def test_or_fails_to(self) -> None:
        units = {"x_ha_a": "3008 w hits=4", "ce_mi_1": "2008 e hits=4"}
        pos = activations(scene(units, {"paullus": "3109", "hannibal": "2009"}))
        do(rig(pos, 5, 8), "activate paullus", "recover x_ha_a", "done", "momentum", "trump hannibal")
        assert active(pos) == "paullus"
        assert finished(pos, "hannibal")

    @pytest.mark.rule("5.44")
    def test_zama_all_who_were_not_active_lose_their_momentum(self) -> None:
        """X13 Laelius makes momentum, Hannibal trumps it: all others have one phase and no more."""
        pos = start("zama")
        pos.steps = []
        others = ("scipio", "massinissa", "mago", "tychaeus")
        only(pos, "laelius", "hannibal", *others)
        activations(rig(pos, 9, 0, 0, 7))
        do(pos, "skip tychaeus")
        do(pos, "activate laelius", "lead laelius", "step n", "stop", "done")
        do(rig(pos, 4, 7), "momentum", "trump hannibal")
        assert active(pos) == "hannibal"
        assert finished(pos, "laelius")
        for leader in ("scipio", "massinissa", "mago"):
            assert role(pos, leader) & NO_MOMENTUM, leader


class TestElite:
    def elite(self, pos: Battlefield) -> Battlefield:
        return activations(pos, ELITE)

    @pytest.mark.rule("5.51")
    def test_an_elite_commander_begins_the_turn(self) -> None:
        pos = start("cannae")
        pos.turn = 2
        self.elite(pos)
        assert seat_to_move(pos) == "carthage"
        assert "elite hannibal" in legal(pos)

    @pytest.mark.rule("5.51")
    def test_or_a_leader_in_his_range(self) -> None:
        leaders = {"hannibal": "2109", "mago": "2119", "hasdrubal": "2130"}
        pos = self.elite(scene(UNITS, leaders))
        assert choices(pos, "elite") == {"hannibal", "mago"}
        refused(pos, "elite hasdrubal", "5.51", "not-in-range-of-elite-commander")
        refused(pos, "elite varro", "5.51", "elite-phase-of-own-leader")

    @pytest.mark.rule("5.51")
    def test_in_the_first_turn_anybody(self) -> None:
        leaders = {"hannibal": "2109", "hasdrubal": "2130"}
        pos = self.elite(scene(UNITS, leaders, turn=1))
        assert choices(pos, "elite") == {"hannibal", "hasdrubal"}

    @pytest.mark.rule("5.51")
    def test_or_nobody(self) -> None:
        pos = do(self.elite(scene(UNITS, {"hannibal": "2109"})), "pass")
        assert choices(pos, "activate") == {"hannibal"}
        assert pos.phases[leader_of(pos, "hannibal")] == 0

    @pytest.mark.rule("5.51")
    def test_no_elite_phase_without_such_a_commander(self) -> None:
        pos = run(scene(UNITS, {"xanthippus": "2109"}, scenario="bagradas"), ElitePhase(NOBODY))
        assert legal(pos) == {"done", "pass"}  # nothing was asked
        pos = run(scene(UNITS, {"mago": "2109"}), ElitePhase(NOBODY))
        assert legal(pos) == {"done", "pass"}

    @pytest.mark.rule("5.52", "5.34", "5.14")
    def test_no_momentum_after_it_but_one_later(self) -> None:
        """5.52 It counts as one of three phases, and the leader is as if he had not been active."""
        pos = do(self.elite(scene(UNITS, {"hannibal": "2109"})), "elite hannibal", "recover ce_mi_1", "done")
        assert active(pos) == ""
        assert role(pos, "hannibal") & (ELITE_PHASE | STARTED) == ELITE_PHASE
        do(rig(pos, 0), "activate hannibal", "recover ce_mi_1", "done", "momentum")
        assert pos.phases[leader_of(pos, "hannibal")] == 3
        do(pos, "recover ce_mi_2", "done")
        assert "momentum" not in legal(pos)

    @pytest.mark.rule("5.53", "5.51")
    @pytest.mark.parametrize(("dice", "seat"), [((5, 3), "carthage"), ((3, 5), "rome"), ((4, 4), "")])
    def test_zama_both_roll_for_it(self, dice: tuple[int, int], seat: str) -> None:
        """5.53 Hannibal and Scipio both have 7; a tie gives it to nobody."""
        pos = start("zama")
        self.elite(rig(pos, *dice))
        if seat:
            assert seat_to_move(pos) == seat
            assert choices(pos, "elite")
        else:
            assert choices(pos, "activate")

    @pytest.mark.rule("5.53", "4.63")
    @pytest.mark.parametrize(("dice", "seat"), [((5, 5), "rome"), ((5, 4), ""), ((6, 4), "carthage")])
    def test_initiative_is_added_to_the_die(self, dice: tuple[int, int], seat: str) -> None:
        """5.53 A wounded Hannibal (6) against Scipio (7)."""
        pos = rig(start("zama"), *dice)
        pos.wound_leader(leader_of(pos, "hannibal"))
        self.elite(pos)
        assert (seat_to_move(pos) if choices(pos, "elite") else "") == seat

    @pytest.mark.rule("5.53", "5.52", "5.34")
    def test_scipio_gives_it_to_laelius(self) -> None:
        """X14 Laelius, three hexes off: one phase, later one more for sure and one momentum; Scipio keeps his three."""
        units = {"x_rc": "1410 e hits=4"}
        leaders = {"scipio": "1412", "laelius": "1409", "hannibal": "3227"}
        pos = self.elite(rig(scene(units, leaders, scenario="zama"), 1, 5))
        do(pos, "elite laelius", "recover x_rc", "done")
        do(rig(pos, 0), "activate laelius", "recover x_rc", "done")
        assert "momentum" in legal(pos)
        do(pos, "momentum")
        assert pos.phases[leader_of(pos, "laelius")] == 3
        assert pos.phases[leader_of(pos, "scipio")] == 0

    @pytest.mark.rule("5.27", "5.52")
    def test_who_has_units_attack_from_an_enemy_zone_is_finished_after_it(self) -> None:
        units = {"ce_mi_1": "2707 e", "x_ha_a": "2808 w hits=5"}
        pos = do(self.elite(scene(units, {"hannibal": "2506", "mago": "2707"})), "elite mago")
        events = told(rig(pos, *[1] * 12), "attack ce_mi_1")
        while active(pos) == "mago":
            events += told(pos, sorted(legal(pos))[0])
        assert finished(pos, "mago")
        assert [event.rule for event in events if event.kind == "leader-finished"] == ["5.27"]

    @pytest.mark.rule("5.52", "5.27")
    def test_who_went_into_it_with_those_who_attack_is_not(self) -> None:
        units = {"ce_mi_1": "2607 e", "x_ha_a": "2808 w hits=5"}
        pos = self.elite(scene(units, {"hannibal": "2506", "mago": "2607"}))
        do(pos, "elite mago", "order ce_mi_1", "bring mago", "step se")
        rig(pos, *[1] * 12)
        kinds: list[str] = []
        while active(pos) == "mago":
            step = "decline" if "decline" in legal(pos) else min(legal(pos))
            kinds += [event.kind for event in told(pos, step)]
        assert "combat" in kinds
        assert not finished(pos, "mago")

    @pytest.mark.rule("5.51", "4.83")
    def test_not_to_whoever_is_not_there(self) -> None:
        pos = self.elite(
            scene({"af_el_1": "2008 w"}, {"hannibal": "2109", "scipio": "1010"}, scenario="zama")
        )
        if seat_to_move(pos) != "carthage":
            pos = self.elite(
                rig(
                    scene({"af_el_1": "2008 w"}, {"hannibal": "2109", "scipio": "1010"}, scenario="zama"),
                    9,
                    0,
                )
            )
        refused(pos, "elite mago", "5.51", "elite-phase-on-the-map")
        refused(pos, "elite elephant_leader_1", "4.83", "elephant-leader-gives-no-orders")
        refused(pos, "elite scipio", "5.51", "elite-phase-of-own-leader")

    @pytest.mark.rule("4.25")
    def test_a_line_command_in_it_is_not_one_of_the_first_phase(self) -> None:
        units = {"ce_mi_1": "2008 w", "ce_mi_2": "2009 w"}
        pos = self.elite(scene(units, {"hannibal": "2109", "mago": "2008"}))
        do(pos, "elite mago", "line celts_spaniards")
        assert pos.in_phase().mode == LINES
        assert not role(pos, "mago") & LINE_FIRST


@pytest.mark.rule("5.14")
def test_phases_are_counted_by_leader() -> None:
    pos = scene(UNITS, {"hannibal": "2109"})
    start_phase(pos, leader_of(pos, "hannibal"), FIRST, False)
    assert pos.phases[leader_of(pos, "hannibal")] == 1
