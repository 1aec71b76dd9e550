"""2.6 Reinforcements: when they come, who orders them, and where they enter the map."""

from __future__ import annotations

import pytest

from bellum.games.spqr.marks import ABSENT, WAITING
from bellum.games.spqr.position import Battlefield
from tests.spqr.command_kit import activate, activations, only, still
from tests.spqr.kit import (
    advance,
    choices,
    do,
    facing,
    has,
    leader_at,
    leader_of,
    legal,
    refused,
    start,
    unit_of,
    where,
)

pytestmark = pytest.mark.rule("2.6")


def beneventum(turn: int, active: str) -> Battlefield:
    pos = start("beneventum")
    pos.turn = turn
    return activate(pos, active)


class TestWhen:
    def test_a_leader_is_activated_from_his_turn_on(self) -> None:
        for turn, there in ((1, False), (2, True), (5, True)):
            pos = only(start("beneventum"), "leonatus", "pyrrhus")
            pos.turn = turn
            assert ("activate leonatus" in legal(activations(pos))) is there

    def test_nobody_comes_before_it(self) -> None:
        pos = beneventum(1, "pyrrhus")
        refused(pos, "lead leonatus", "5.24", "leader-not-on-map")
        refused(pos, "order ta_ph_1", "2.6", "reinforcement-not-due")

    def test_the_leader_first(self) -> None:
        pos = beneventum(2, "leonatus")
        refused(still(pos), "order ta_ph_1", "2.6", "reinforcement-after-its-leader")
        assert legal(pos) == {"lead leonatus", "done"}
        do(pos, "lead leonatus", "enter 4025", "stop")
        assert leader_at(pos, "leonatus") == "4025"
        assert {"ta_ph_1", "sa_mi_1", "ep_el_3"} <= choices(pos, "order")

    def test_waiting_is_allowed(self) -> None:
        pos = beneventum(4, "leonatus")
        assert choices(pos, "lead") == {"leonatus"}

    def test_the_commander_may_call_them(self) -> None:
        pos = do(beneventum(2, "pyrrhus"), "lead leonatus", "enter 4025", "stop")
        do(pos, "order sa_mi_1", "enter 4026", "stop")
        assert where(pos, "sa_mi_1") == "4026"
        assert pos.in_phase().orders == 2

    def test_others_may_not(self) -> None:
        pos = beneventum(3, "milon")
        refused(pos, "order th_hc_1", "2.6", "reinforcement-obeys-its-leader")
        pos = do(beneventum(3, "leonatus"), "lead leonatus", "enter 4025", "stop")
        refused(pos, "order th_hc_1", "2.6", "reinforcement-obeys-its-leader")

    def test_cavalry_without_a_leader_comes_for_the_commander(self) -> None:
        pos = do(beneventum(3, "pyrrhus"), "order th_hc_1", "enter 4008", "step nw", "stop")
        assert where(pos, "th_hc_1") == "3907"

    def test_an_enemy_has_none(self) -> None:
        pos = beneventum(3, "dentatus")
        refused(pos, "order th_hc_1", "2.6", "no-reinforcement")


class TestWhere:
    def test_on_free_hexes_of_its_group(self) -> None:
        pos = do(beneventum(2, "leonatus"), "lead leonatus", "enter 4025", "stop", "order sa_mi_1")
        assert choices(pos, "enter") == {f"40{row}" for row in range(20, 35)}
        refused(pos, "enter 4010", "2.6", "not-an-entry-hex")
        do(pos, "enter 4026", "stop", "order sa_mi_2")
        refused(pos, "enter 4026", "6.61", "entry-hex-taken")

    def test_paying_for_the_hex(self) -> None:
        """6.21 Medium infantry has five points: one for the clear hex of its entry, four to go on."""
        pos = do(
            beneventum(2, "leonatus"), "lead leonatus", "enter 4025", "stop", "order sa_mi_1", "enter 4021"
        )
        assert pos.marching().spent == 1
        assert pos.marching().allowance == 5

    def test_a_phalanx_needs_two_hexes(self) -> None:
        pos = do(beneventum(2, "leonatus"), "lead leonatus", "enter 4025", "stop", "order ta_ph_1")
        refused(pos, "enter 4020", "2.6", "not-an-entry-hex")  # its right half would be on 4019
        do(pos, "enter 4021", "stop")
        assert where(pos, "ta_ph_1") == "4021+4020"
        assert facing(pos, "ta_ph_1") == "w"

    def test_not_into_an_enemy_zone_of_control(self) -> None:
        pos = start("beneventum")
        pos.turn = 2
        pos.shift(unit_of(pos, "iii_ha_a"), 38 * 55 + 27, 1)
        activate(pos, "leonatus")
        do(pos, "lead leonatus")
        refused(pos, "enter 4027", "2.6", "entry-hex-in-zoc")

    def test_a_column_enters_head_first_with_its_tail_beyond_the_edge(self) -> None:
        pos = start("cynoscephalae")
        pos.turn = 2
        do(activate(pos, "nicanor"), "lead nicanor", "enter 4030", "stop", "order mc_ph_6", "enter 4031")
        assert choices(pos, "column") == {"sw", "nw"}
        refused(pos, "column n", "6.73", "column-enters-facing-ahead")
        do(pos, "column nw")
        assert (where(pos, "mc_ph_6"), facing(pos, "mc_ph_6")) == ("4031", "nw")
        assert has(pos, "mc_ph_6", "column")
        do(pos, "step nw", "stop")
        assert where(pos, "mc_ph_6") == "3930+4031"

    def test_who_has_come_is_like_others(self) -> None:
        pos = do(
            beneventum(2, "leonatus"),
            "lead leonatus",
            "enter 4025",
            "stop",
            "order sa_mi_1",
            "enter 4026",
            "stop",
        )
        assert not pos.mark[unit_of(pos, "sa_mi_1")] & WAITING
        assert not pos.role[leader_of(pos, "leonatus")] & ABSENT
        refused(still(pos), "order sa_mi_1", "5.25", "moved-in-this-phase")


def test_the_enemys_losses_know_nothing_of_them() -> None:
    pos = advance(start("beneventum"))
    assert pos.points(0) == pos.points(1) == 0
