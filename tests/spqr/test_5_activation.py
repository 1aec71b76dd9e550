"""5.1, 5.4 Activation and trumps."""

from __future__ import annotations

import pytest

from bellum.games.spqr.marks import NO_MOMENTUM, STARTED, STUCK
from bellum.games.spqr.position import Battlefield
from tests.spqr.command_kit import activations, active, finished, idle, only, role, seat_to_move
from tests.spqr.kit import advance, choices, do, has, leader_of, legal, refused, rig, scene, start, told

BAGRADAS_FIRST = ("ps_plautius", "ps_rebilus")
BAGRADAS_SECOND = ("tr_antonius", "tr_cassus", "pe_falco", "pe_drusus")


def bagradas(*done: str) -> Battlefield:
    return activations(idle(start("bagradas"), *done))


def skip(pos: Battlefield, *leaders: str) -> Battlefield:
    return do(pos, *[f"skip {leader}" for leader in leaders])


class TestOrder:
    @pytest.mark.rule("5.12", "5.13")
    def test_bagradas_from_the_lowest_to_the_highest(self) -> None:
        """X06 Prefects of the allies, tribunes and prefects of horse, Bostar and Hamilcar; then 5 against 5."""
        pos = bagradas()
        assert choices(pos, "activate") == set(BAGRADAS_FIRST)
        skip(pos, *BAGRADAS_FIRST)
        assert choices(pos, "activate") == set(BAGRADAS_SECOND)
        skip(pos, *BAGRADAS_SECOND)
        assert (seat_to_move(pos), choices(pos, "activate")) == ("carthage", {"bostar", "hamilcar"})
        skip(pos, "hamilcar")
        rig(pos, 4, 4, 3, 8)
        events = told(pos, "skip bostar")
        assert [event.args for event in events if event.kind == "tie"] == [
            {"count": 5, "first": 4, "second": 4},
            {"count": 5, "first": 3, "second": 8},
        ]
        assert choices(pos, "activate") == {"regulus"}
        skip(pos, "regulus")
        assert choices(pos, "activate") == {"hasdrubal"}
        skip(pos, "hasdrubal")
        assert choices(pos, "activate") == {"xanthippus"}

    @pytest.mark.rule("5.12")
    def test_equals_take_turns_after_the_die(self) -> None:
        """5.12 Zama, initiative 4: Hanno, Bostar and Tychaeus against Laelius."""
        pos = only(start("zama"), "hanno", "bostar", "tychaeus", "laelius")
        activations(rig(pos, 7, 2))
        assert choices(pos, "activate") == {"hanno", "bostar", "tychaeus"}
        skip(pos, "bostar")
        assert choices(pos, "activate") == {"laelius"}
        skip(pos, "laelius")
        assert choices(pos, "activate") == {"hanno", "tychaeus"}
        skip(pos, "hanno")
        assert choices(pos, "activate") == {"tychaeus"}

    @pytest.mark.rule("5.12", "5.27")
    def test_a_lower_leader_who_comes_late_takes_nobodys_turn_among_equals(self) -> None:
        """5.12 Laelius is due among the fours; a tribune who gets out of a zone comes before, and Laelius next."""
        units = {"x_ha_a": "1408 e", "ce_mi_1": "1508 w"}
        leaders = {"hanno": "2008", "bostar": "2009", "laelius": "1001", "tr_cassus": "1408"}
        pos = rig(activations(scene(units, leaders, scenario="zama")), 7, 2)
        skip(pos, "tr_cassus", "hanno")
        assert choices(pos, "activate") == {"laelius"}
        pos.lift(pos.field.unit["ce_mi_1"])
        assert choices(advance(pos), "activate") == {"tr_cassus"}
        skip(pos, "tr_cassus")
        assert choices(pos, "activate") == {"laelius"}

    @pytest.mark.rule("5.12")
    def test_one_at_a_time_in_this_order(self) -> None:
        pos = bagradas()
        refused(pos, "activate tr_antonius", "5.12", "lowest-initiative-first")
        refused(pos, "activate bostar", "5.12", "not-your-leader-to-activate")

    @pytest.mark.rule("5.13", "5.45", "5.15")
    def test_nobody_twice(self) -> None:
        pos = skip(bagradas(), "ps_rebilus")
        refused(pos, "activate ps_rebilus", "5.13", "leader-cannot-be-activated")
        refused(pos, "trump ps_rebilus", "5.45", "leader-was-active-or-is-finished")

    @pytest.mark.rule("5.15")
    def test_who_is_passed_over_is_finished(self) -> None:
        pos = skip(bagradas(), "ps_rebilus")
        assert finished(pos, "ps_rebilus")
        assert not role(pos, "ps_rebilus") & STARTED

    @pytest.mark.rule("5.11")
    def test_the_dead_are_not_activated(self) -> None:
        pos = start("bagradas")
        pos.kill_leader(leader_of(pos, "ps_plautius"))
        assert choices(activations(pos), "activate") == {"ps_rebilus"}

    @pytest.mark.rule("5.12", "4.63")
    def test_a_wound_brings_a_leader_forward(self) -> None:
        pos = only(start("bagradas"), "hamilcar", "bostar")
        pos.wound_leader(leader_of(pos, "bostar"))
        assert choices(activations(pos), "activate") == {"bostar"}

    @pytest.mark.rule("3.0", "5.28")
    def test_when_all_are_finished_the_turn_goes_on(self) -> None:
        pos = only(start("bagradas"), "xanthippus")
        events = told(activations(pos), "skip xanthippus")
        assert "rout-points" in [event.kind for event in events]
        assert "turn" in [event.kind for event in events]

    @pytest.mark.rule("5.15", "5.21")
    def test_who_gives_no_order_has_passed(self) -> None:
        """5.15 A leader may give no orders; then he is finished, and there is no momentum."""
        pos = only(start("bagradas"), "hamilcar", "xanthippus")
        do(activations(pos), "activate hamilcar", "done")
        assert finished(pos, "hamilcar")
        assert choices(pos, "activate") == {"xanthippus"}


class TestTrump:
    @pytest.mark.rule("5.41")
    @pytest.mark.parametrize("die", [0, 5])
    def test_paullus_before_servilius(self, die: int) -> None:
        """X10 Initiative 5: on 0 to 5 he is active."""
        pos = only(start("cannae"), "servilius", "paullus")
        do(rig(activations(pos), die), "trump paullus")
        assert active(pos) == "paullus"
        assert not finished(pos, "servilius")

    @pytest.mark.rule("5.41", "5.44", "5.15")
    @pytest.mark.parametrize("die", [6, 9])
    def test_or_not(self, die: int) -> None:
        """X10 On 6 to 9 Paullus is finished, and it is Servilius' turn."""
        pos = only(start("cannae"), "servilius", "paullus")
        do(rig(activations(pos), die), "trump paullus")
        assert finished(pos, "paullus")
        assert choices(pos, "activate") == {"servilius"}

    @pytest.mark.rule("5.43")
    def test_one_attempt_for_an_activation(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus", "tr_antonius")
        do(rig(activations(pos), 9), "trump servilius")
        refused(pos, "trump paullus", "5.43", "one-trump-for-an-activation")
        do(pos, "skip tr_antonius")
        assert choices(pos, "activate") == {"paullus"}

    @pytest.mark.rule("5.41")
    def test_only_by_one_of_higher_initiative_and_ones_own(self) -> None:
        pos = only(start("cannae"), "servilius", "minucius", "paullus", "hannibal")
        activations(pos)
        refused(pos, "trump minucius", "5.41", "trump-by-higher-only")
        refused(pos, "trump hannibal", "5.42", "trump-by-own-leader")

    @pytest.mark.rule("5.13", "5.41")
    def test_nobody_who_is_dead_trumps(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus")
        pos.kill_leader(leader_of(pos, "paullus"))
        refused(activations(pos, dead=("paullus",)), "trump paullus", "5.13", "leader-cannot-be-activated")

    @pytest.mark.rule("5.42", "5.44")
    def test_maharbal_fails_to_counter(self) -> None:
        """X11 Paullus has trumped; Maharbal (6) rolls 7: Paullus is active, Maharbal finished."""
        pos = only(start("cannae"), "servilius", "paullus", "maharbal")
        do(rig(activations(pos), 3, 7), "trump paullus")
        assert seat_to_move(pos) == "carthage"
        do(pos, "trump maharbal")
        assert active(pos) == "paullus"
        assert finished(pos, "maharbal")

    @pytest.mark.rule("5.42", "5.15")
    def test_a_counter_that_succeeds_finishes_the_first(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus", "maharbal")
        do(rig(activations(pos), 3, 6), "trump paullus", "trump maharbal")
        assert active(pos) == "maharbal"
        assert finished(pos, "paullus")

    @pytest.mark.rule("5.42")
    def test_the_enemy_may_let_it_be(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus", "maharbal")
        do(rig(activations(pos), 3), "trump paullus", "pass")
        assert active(pos) == "paullus"
        assert not finished(pos, "maharbal")

    @pytest.mark.rule("5.42")
    def test_only_with_equal_or_higher_initiative(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus", "hanno", "mago", "maharbal")
        activations(rig(pos, 2, 7, 3))
        do(pos, "trump paullus")
        refused(pos, "trump hanno", "5.42", "counter-by-equal-or-higher")
        assert choices(pos, "trump") == {"mago", "maharbal"}

    @pytest.mark.rule("5.42")
    def test_no_counter_to_an_ordinary_activation_or_a_failed_trump(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus", "maharbal")
        do(rig(activations(pos), 9), "trump paullus")
        assert seat_to_move(pos) == "rome"
        do(pos, "activate servilius")
        assert active(pos) == "servilius"

    @pytest.mark.rule("5.44", "5.42")
    def test_whom_a_trump_passes_over_has_no_momentum(self) -> None:
        """5.44 Those of equal or lower initiative, of both sides, who have not been active."""
        pos = only(start("cannae"), "servilius", "paullus", "mago", "hanno", "maharbal", "tr_antonius")
        do(rig(activations(pos), 4), "trump paullus", "pass")
        for leader in ("servilius", "mago", "hanno", "tr_antonius"):
            assert role(pos, leader) & NO_MOMENTUM, leader
        for leader in ("maharbal", "paullus", "hannibal"):
            assert not role(pos, leader) & NO_MOMENTUM, leader

    @pytest.mark.rule("5.42")
    def test_then_the_lowest_again(self) -> None:
        pos = only(start("cannae"), "servilius", "paullus", "tr_antonius")
        do(rig(activations(pos), 4), "trump paullus")
        finish_phase(pos, "lead paullus", "step nw", "stop")
        assert choices(pos, "activate") == {"tr_antonius"}


def finish_phase(pos: Battlefield, *orders: str) -> Battlefield:
    """A leader gives these orders and no more, and does not try for momentum."""
    pos.in_phase().duty = False
    do(pos, *orders, "done")
    return do(pos, "pass") if "momentum" in legal(pos) else pos


@pytest.mark.rule("5.46")
class TestDuty:
    UNITS = {"x_ha_a": "3008 w", "x_ve_a": "2808 w"}
    LEADERS = {"tr_cassus": "3108", "paullus": "3109"}

    def trumped(self, units: dict[str, str]) -> Battlefield:
        pos = activations(scene(units, self.LEADERS))
        return do(rig(pos, 0), "trump paullus")

    def test_who_trumped_may_not_pass(self) -> None:
        pos = self.trumped(self.UNITS)
        assert active(pos) == "paullus"
        refused(pos, "done", "5.46", "who-trumps-must-act")

    def test_moving_himself_is_not_enough(self) -> None:
        pos = do(self.trumped(self.UNITS), "lead paullus", "step n", "stop")
        refused(pos, "done", "5.46", "who-trumps-must-act")

    def test_a_unit_that_ends_elsewhere_is(self) -> None:
        pos = do(self.trumped(self.UNITS), "order x_ha_a", "step nw", "stop", "done")
        assert active(pos) != "paullus" or "momentum" in legal(pos)

    def test_one_that_turns_is_not(self) -> None:
        pos = do(self.trumped(self.UNITS), "order x_ha_a", "turn nw", "stop")
        refused(pos, "done", "5.46", "who-trumps-must-act")

    def test_one_that_fires_is(self) -> None:
        pos = self.trumped({**self.UNITS, "ce_mi_1": "2708 n column"})
        do(rig(pos, 9, 9), "order x_ve_a", "fire ce_mi_1", "stop")
        assert not pos.in_phase().duty
        assert "done" in legal(pos)

    def test_units_told_to_attack_are(self) -> None:
        units = {"x_ha_a": "3008 w", "x_ha_b": "3010 w", "ce_mi_1": "2907 e", "ce_mi_2": "2910 e"}
        pos = do(self.trumped(units), "done")
        refused(pos, "done", "5.46", "must-designate")
        assert choices(pos, "attack") == {"x_ha_a", "x_ha_b"}
        assert "done" in legal(do(pos, "attack x_ha_b"))

    def test_a_leader_with_nobody_to_act_cannot_trump(self) -> None:
        pos = activations(scene({"x_ha_a": "1008 w"}, self.LEADERS))
        refused(pos, "trump paullus", "5.46", "trumper-could-do-nothing")


class TestLeadersInZones:
    """4.26, 5.27, 5.47 Leaders in an enemy's zone of control."""

    UNITS = {"x_ha_a": "2808 w", "ce_mi_1": "2707 e", "x_ha_b": "2812 w"}
    LEADERS = {"tr_cassus": "2808", "paullus": "2813"}

    @pytest.mark.rule("5.27", "4.26", "5.15")
    def test_who_is_passed_over_there_is_not_finished(self) -> None:
        pos = do(activations(scene(self.UNITS, self.LEADERS)), "skip tr_cassus")
        assert not finished(pos, "tr_cassus")
        assert role(pos, "tr_cassus") & STUCK
        assert choices(pos, "activate") == {"paullus"}
        refused(pos, "activate tr_cassus", "5.27", "leader-still-in-enemy-zoc")

    @pytest.mark.rule("5.27")
    def test_once_he_is_free_he_comes_before_others_but_without_momentum(self) -> None:
        pos = do(activations(scene(self.UNITS, self.LEADERS)), "skip tr_cassus")
        pos.lift(pos.field.unit["ce_mi_1"])
        advance(pos)
        assert choices(pos, "activate") == {"tr_cassus"}
        do(pos, "activate tr_cassus", "lead tr_cassus", "step n", "stop", "done")
        assert finished(pos, "tr_cassus")

    @pytest.mark.rule("5.27", "4.26")
    def test_active_he_only_has_units_attack_and_is_finished(self) -> None:
        pos = do(activations(scene(self.UNITS, self.LEADERS)), "activate tr_cassus")
        assert choices(pos, "attack") == {"x_ha_a"}
        do(rig(pos, *[1] * 12), "attack x_ha_a")
        while active(pos) == "tr_cassus":
            do(pos, sorted(legal(pos))[0])
        assert finished(pos, "tr_cassus")

    @pytest.mark.rule("5.27", "5.31")
    def test_though_the_enemy_has_fled_and_he_is_free(self) -> None:
        """5.31 He was in a zone of control: no momentum."""
        units = {**self.UNITS, "ce_mi_1": "2707 e hits=4"}
        pos = do(activations(scene(units, self.LEADERS)), "activate tr_cassus")
        do(rig(pos, *[1] * 12), "attack x_ha_a")
        while active(pos) == "tr_cassus":
            do(pos, sorted(legal(pos))[0])
        assert has(pos, "ce_mi_1", "routed")
        assert finished(pos, "tr_cassus")

    @pytest.mark.rule("5.27", "5.31")
    def test_the_same_for_one_who_went_into_a_zone_in_his_phase(self) -> None:
        units = {"x_ha_a": "2908 w", "ce_mi_1": "2707 e hits=4", "x_ha_b": "2812 w"}
        pos = activations(scene(units, {"tr_cassus": "2908", "paullus": "2813"}))
        do(pos, "activate tr_cassus", "order x_ha_a", "bring tr_cassus", "step nw", "decline")
        rig(pos, *[1] * 12)
        while active(pos) == "tr_cassus":
            do(pos, sorted(legal(pos))[0])
        assert has(pos, "ce_mi_1", "routed")
        assert finished(pos, "tr_cassus")

    @pytest.mark.rule("5.27")
    def test_if_he_has_nobody_attack_he_waits(self) -> None:
        pos = do(activations(scene(self.UNITS, self.LEADERS)), "activate tr_cassus", "done")
        assert not finished(pos, "tr_cassus")
        assert role(pos, "tr_cassus") & (STUCK | NO_MOMENTUM) == STUCK | NO_MOMENTUM

    @pytest.mark.rule("5.47", "5.46")
    def test_he_may_trump_and_must_then_have_units_attack(self) -> None:
        leaders = {"tr_cassus": "2813", "paullus": "2808"}
        units = {**self.UNITS, "ce_mi_2": "2711 e"}
        pos = do(rig(activations(scene(units, leaders)), 5), "trump paullus")
        assert (active(pos), legal(pos)) == ("paullus", {"attack x_ha_a", "attack x_ha_b"})

    @pytest.mark.rule("5.47")
    def test_not_if_nobody_could(self) -> None:
        units = {"ce_mi_1": "2707 e", "x_ve_a": "2808 e", "x_ha_b": "2812 w"}
        leaders = {"tr_cassus": "2813", "paullus": "2808"}
        pos = activations(scene(units, leaders))
        refused(pos, "trump paullus", "5.47", "trumper-in-zoc-could-not-attack")
