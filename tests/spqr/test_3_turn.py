"""3.0 The parts of a turn, and what becomes of markers at its end."""

from __future__ import annotations

import pytest

from bellum.games.spqr.marks import (
    FINISHED,
    LEADER_DONE,
    LOW,
    MOVED,
    NO,
    NO_MOMENTUM,
    RALLIED,
    SCREEN_NO,
    STARTED,
)
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.turn import RELOAD, ROUT, begin
from tests.spqr.command_kit import activations, phase, role
from tests.spqr.kit import advance, do, has, hits, leader_of, legal, scene, start, told, unit_of

pytestmark = pytest.mark.rule("3.0")

UNITS = {"ce_mi_1": "2008 w"}


def kinds(pos: Battlefield, *notations: str) -> list[str]:
    return [event.kind for event in told(pos, *notations)]


def test_a_battle_begins_with_turn_1_and_its_markers() -> None:
    pos = start("cannae")
    pos.steps = []
    begin(pos)
    advance(pos)
    assert pos.turn == 1
    assert "bluff mago" in legal(pos)


def test_markers_then_the_elite_phase_then_activations_then_rout_and_withdrawal() -> None:
    pos = activations(scene(UNITS, {"hannibal": "2109", "mago": "2030"}), 0)
    assert "bluff mago" in legal(pos)
    do(pos, "done")
    assert "elite hannibal" in legal(pos)
    do(pos, "pass")
    assert "activate mago" in legal(pos)
    assert kinds(do(pos, "skip mago"), "skip hannibal")[-3:] == ["rout-points", "rout-points", "turn"]


@pytest.mark.rule("10.28")
def test_first_the_rallied_are_like_others_again() -> None:
    pos = activations(scene({"ce_mi_1": "2008 w rallied"}, {"hannibal": "2109"}), ROUT)
    assert not pos.mark[unit_of(pos, "ce_mi_1")] & RALLIED


@pytest.mark.rule("10.23")
def test_then_the_routed_run() -> None:
    units = {"ce_mi_1": "2008 w routed", "af_ph_1": "2010+2011 w routed"}
    pos = activations(scene(units, {"hannibal": "2109"}), ROUT)
    while any(action.startswith("flee") for action in legal(pos)):
        do(pos, min(action for action in legal(pos) if action.startswith("flee")))
    assert has(pos, "af_ph_1", "dead")
    assert pos.hex[unit_of(pos, "ce_mi_1")] // 55 + 1 != 20


@pytest.mark.rule("8.15")
class TestReload:
    def test_who_is_out_of_reach_has_new_missiles(self) -> None:
        units = {"x_ve_a": "2808 w no", "x_ve_b": "2810 w low"}
        pos = activations(scene(units, {"varro": "2909"}), RELOAD)
        assert not has(pos, "x_ve_a", "no")
        assert not has(pos, "x_ve_b", "low")

    def test_not_in_an_enemy_zone(self) -> None:
        pos = activations(scene({"x_ve_a": "2808 w no", "ce_mi_1": "2707 e"}, {"varro": "2909"}), RELOAD)
        assert has(pos, "x_ve_a", "no")

    def test_not_in_range_and_sight_of_enemies_who_can_fire(self) -> None:
        units = {"x_ve_a": "2808 w no", "ba_sk_1": "2607 e"}
        assert has(activations(scene(units, {"varro": "2909"}), RELOAD), "x_ve_a", "no")
        units = {"x_ve_a": "2808 w no", "ba_sk_1": "2607 e no", "x_ha_a": "2707 w"}
        assert not has(activations(scene(units, {"varro": "2909"}), RELOAD), "x_ve_a", "no")

    def test_elephants_and_their_screens(self) -> None:
        pos = scene({"af_el_1": "2008 w screen-no low"}, {"hannibal": "2109"}, scenario="zama")
        unit = unit_of(pos, "af_el_1")
        activations(pos, RELOAD)
        assert not pos.mark[unit] & (SCREEN_NO | LOW | NO)


def test_at_last_markers_come_off_and_leaders_are_ready() -> None:
    pos = scene({"ce_mi_1": "2008 w moved finished hits=2"}, {"hannibal": "2109"})
    hannibal, unit = leader_of(pos, "hannibal"), unit_of(pos, "ce_mi_1")
    pos.role[hannibal] |= LEADER_DONE | STARTED | NO_MOMENTUM
    pos.phases[hannibal] = 3
    pos.attempts = [5]
    activations(pos, RELOAD)
    assert role(pos, "hannibal") == 0
    assert pos.phases[hannibal] == 0
    assert pos.attempts == []
    assert not pos.mark[unit] & (MOVED | FINISHED)
    assert hits(pos, "ce_mi_1") == 2


@pytest.mark.rule("6.13", "5.28")
def test_the_marks_of_a_phase_end_with_it() -> None:
    pos = activations(scene({"ce_mi_1": "2008 w", "ce_mi_2": "2010 w"}, {"mago": "2109", "hannibal": "2030"}))
    do(pos, "activate mago", "order ce_mi_1", "step nw", "stop", "done", "pass")
    mark = pos.mark[unit_of(pos, "ce_mi_1")]
    assert mark & MOVED
    assert mark >> 16 == 0
    assert pos.phase is None


@pytest.mark.rule("2.6")
def test_there_is_no_limit_of_turns_in_the_rules() -> None:
    pos = scene(UNITS, {"hannibal": "2109"}, turn=99)
    activations(pos, RELOAD)
    assert pos.outcome is None
    assert pos.turn == 100


@pytest.mark.rule("5.21")
def test_orders_are_counted_by_phase() -> None:
    pos = phase({"ce_mi_1": "2008 w hits=3"}, {"hannibal": "2109"}, "hannibal")
    assert pos.in_phase().orders == 0
    assert do(pos, "recover ce_mi_1").in_phase().orders == 1
