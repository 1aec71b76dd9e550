"""4.8 Elephants with leaders of their own, an option."""

from __future__ import annotations

import pytest

from bellum.games.spqr.command import beast_of
from bellum.games.spqr.elephant_command import Appointment
from bellum.games.spqr.marks import USED
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import LINES
from bellum.games.spqr.turn import RELOAD
from tests.spqr.command_kit import activate, activations, active, finished, phase
from tests.spqr.kit import (
    advance,
    choices,
    do,
    leader_at,
    leader_of,
    legal,
    refused,
    run,
    scene,
    unit_of,
    where,
)

HERD = {"af_el_1": "2008 w", "af_el_2": "2010 w", "af_el_3": "2030 w"}
LEADERS = {"hannibal": "2109", "mago": "2112"}


def herd(used: str = "", units: dict[str, str] = HERD, **leaders: str) -> Battlefield:
    """Elephants at Zama, those that are named after their first order."""
    pos = scene(units, {**LEADERS, **leaders}, scenario="zama", elephant_command=True)
    for id in used.split():
        pos.mark[unit_of(pos, id)] |= USED
    return pos


def appointing(pos: Battlefield) -> Battlefield:
    for leader in pos.field.elephant_leaders[0]:
        pos.role[leader] = 0
    return run(pos, Appointment(0))


@pytest.mark.rule("4.81")
class TestOrders:
    def test_the_first_order_is_an_ordinary_one(self) -> None:
        pos = activations(herd(mago="2012"))
        do(pos, "activate mago", "order af_el_2", "step nw", "stop", "done", "pass")
        assert pos.mark[unit_of(pos, "af_el_2")] & USED
        assert not pos.mark[unit_of(pos, "af_el_1")] & USED

    def test_without_the_option_every_order_is(self) -> None:
        pos = scene(HERD, LEADERS, scenario="zama")
        do(activations(pos), "activate mago", "order af_el_2", "step nw", "stop", "done", "pass")
        assert not pos.mark[unit_of(pos, "af_el_2")] & USED

    def test_later_only_a_leader_with_them_orders_them(self) -> None:
        pos = activate(herd("af_el_1 af_el_2"), "mago")
        refused(pos, "order af_el_1", "4.81", "elephants-need-a-leader-with-them")
        pos = activate(herd("af_el_1 af_el_2", mago="2010"), "mago")
        assert choices(pos, "order") == {"af_el_2"}

    def test_and_then_others_beside_that_one(self) -> None:
        pos = do(activate(herd("af_el_1 af_el_2", mago="2010"), "mago"), "order af_el_2", "step nw", "stop")
        assert leader_at(pos, "mago") == where(pos, "af_el_2") == "1909"
        assert choices(pos, "order") == {"af_el_1"}

    def test_he_stays_with_them_for_the_phase(self) -> None:
        pos = do(activate(herd("af_el_1 af_el_2", mago="2010"), "mago"), "order af_el_2", "step nw", "stop")
        refused(pos, "lead mago", "4.81", "leader-stays-with-elephants")

    def test_he_was_with_them_when_his_phase_began(self) -> None:
        """4.81 "And stays in the stack for the whole orders phase." """
        pos = do(activate(herd("af_el_1 af_el_2", mago="2011"), "mago"), "lead mago", "step n", "stop")
        assert leader_at(pos, "mago") == where(pos, "af_el_2")
        refused(pos, "order af_el_2", "4.81", "leader-with-elephants-all-phase")

    def test_nor_did_he_go_away_in_between(self) -> None:
        pos = activate(herd("af_el_1 af_el_2", mago="2010"), "mago")
        do(pos, "lead mago", "step s", "step n", "stop")
        refused(pos, "order af_el_2", "4.81", "leader-with-elephants-all-phase")

    def test_a_line_command_must_include_his_own(self) -> None:
        pos = activate(herd("af_el_1 af_el_2", mago="2011"), "mago")
        refused(pos, "line elephants", "4.81", "elephants-need-a-leader-with-them")
        pos = do(activate(herd("af_el_1 af_el_2", mago="2010"), "mago"), "line elephants")
        assert choices(pos, "unit") == {"af_el_1", "af_el_2"}


@pytest.mark.rule("4.81", "4.84")
class TestAppointment:
    def test_at_the_end_of_rout_and_reload(self) -> None:
        pos = activations(herd(), RELOAD)
        assert choices(pos, "appoint") == {"af_el_1", "af_el_2", "af_el_3"}
        pos = activations(scene(HERD, LEADERS, scenario="zama"), RELOAD)
        assert not choices(pos, "appoint")

    def test_two_at_most(self) -> None:
        pos = do(appointing(herd()), "appoint af_el_1", "appoint af_el_3")
        refused(pos, "appoint af_el_2", "4.84", "two-elephant-leaders")
        refused(pos, "appoint af_el_1", "4.81", "elephant-has-its-leader")
        do(pos, "dismiss af_el_1", "appoint af_el_2")
        assert beast_of(pos, leader_of(pos, "elephant_leader_1")) == unit_of(pos, "af_el_2")
        refused(pos, "dismiss af_el_1", "4.84", "elephant-without-leader")
        refused(pos, "appoint ba_sk_1", "4.81", "leader-for-own-elephants")

    def test_a_dead_elephant_sets_its_leader_free(self) -> None:
        pos = do(appointing(herd()), "appoint af_el_1", "appoint af_el_3")
        pos.kill(unit_of(pos, "af_el_1"))
        assert choices(advance(pos), "appoint") == {"af_el_2"}


class TestElephantLeaders:
    def led(self, units: dict[str, str] = HERD) -> Battlefield:
        pos = do(appointing(herd("af_el_1 af_el_2", units)), "appoint af_el_1", "done")
        return activations(pos)

    @pytest.mark.rule("4.81", "5.12")
    def test_they_are_activated_first(self) -> None:
        pos = self.led()
        assert choices(pos, "activate") == {"elephant_leader_1"}

    @pytest.mark.rule("4.82")
    def test_they_command_the_line_of_their_elephant_without_a_roll(self) -> None:
        pos = do(self.led(), "activate elephant_leader_1")
        assert choices(pos, "line") == {"elephants"}
        do(pos, "line elephants")
        assert pos.in_phase().mode == LINES
        assert choices(pos, "unit") == {"af_el_1", "af_el_2"}

    @pytest.mark.rule("4.83")
    def test_and_do_nothing_else(self) -> None:
        pos = do(self.led(), "activate elephant_leader_1")
        assert legal(pos) == {"line elephants", "done"}
        refused(pos, "order af_el_1", "4.83", "elephant-leader-gives-no-orders")
        refused(pos, "lead elephant_leader_1", "4.83", "elephant-leader-gives-no-orders")

    @pytest.mark.rule("4.83", "5.31")
    def test_without_momentum(self) -> None:
        pos = do(self.led(), "activate elephant_leader_1", "line elephants")
        do(pos, "unit af_el_1", *["step nw"] * 7)  # there is one elephant left then, and it has to go too
        do(pos, *["step nw"] * 7)
        assert where(pos, "af_el_2") == "1306"
        assert finished(pos, "elephant_leader_1")
        assert active(pos) == ""

    @pytest.mark.rule("4.82")
    def test_the_elephants_go_straight_on_as_far_as_they_can(self) -> None:
        pos = do(self.led(), "activate elephant_leader_1", "line elephants", "unit af_el_1")
        assert "turn nw" in legal(pos)
        do(pos, "step nw")
        refused(pos, "stop", "4.82", "driven-elephants-go-on")
        refused(pos, "turn nw", "4.82", "driven-elephants-do-not-turn")
        do(pos, *["step nw"] * 6)
        assert where(pos, "af_el_1") == "1304"

    @pytest.mark.rule("4.82")
    def test_all_of_the_line(self) -> None:
        """4.82 Those in the line "must use all their movement points": nobody stays behind who could go."""
        pos = do(self.led(), "activate elephant_leader_1", "line elephants")
        assert legal(pos) == {"unit af_el_1", "unit af_el_2"}
        refused(pos, "done", "4.82", "all-driven-elephants-go")

    @pytest.mark.rule("4.82", "6.62")
    def test_but_not_one_that_cannot(self) -> None:
        units = {**HERD, "af_el_2": "2009 w", "x_ha_a": "1908 e routed", "x_ha_b": "1909 e routed"}
        pos = do(self.led(units), "activate elephant_leader_1", "line elephants")
        assert legal(pos) == {"unit af_el_1", "unit af_el_2"}
        do(pos, "unit af_el_1", *["step nw"] * 7)
        assert legal(pos) == {"unit af_el_2", "done"}

    @pytest.mark.rule("4.82")
    def test_through_friends(self) -> None:
        units = {**HERD, "ce_mi_1": "1907 w", "ce_mi_2": "1908 w"}
        pos = do(
            self.led(units),
            "activate elephant_leader_1",
            "line elephants",
            "unit af_el_1",
            "step nw",
            "step nw",
        )
        assert where(pos, "af_el_1") == "1807"

    @pytest.mark.rule("4.83")
    def test_no_elite_phase_and_no_marker(self) -> None:
        pos = phase(HERD, LEADERS, "hannibal", scenario="zama", elephant_command=True)
        refused(pos, "lead elephant_leader_1", "4.83", "elephant-leader-gives-no-orders")
