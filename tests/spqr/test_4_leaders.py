"""4.46, 4.64, 4.65 Leaders who replace the dead, and proconsuls who take command."""

from __future__ import annotations

import pytest

from bellum.games.spqr.command import chief, strategy
from bellum.games.spqr.marks import ABSENT, KILLED, LEADER_DONE, PROMOTED, REPLACED
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.stacking import fall_back
from bellum.games.spqr.turn import reload_and_clear
from tests.spqr.command_kit import activate, activations, finished, phase, role
from tests.spqr.kit import advance, choices, do, leader_at, leader_of, legal, refused, scene, unit_of, where

UNITS = {
    "x_ha_a": "2808 w",
    "x_ha_b": "2809 w",
    "asx_co_a": "2810 w",
    "x_rc": "2820 w",
    "x_pr_a": "2830 w routed",
}


def bereft(*dead: str, active: str = "varro", **leaders: str) -> Battlefield:
    """Varro's army after some leaders have died."""
    pos = scene(UNITS, {"varro": "2909", **dict.fromkeys(dead, "2808"), **leaders})
    for leader in ("replacement_1", "replacement_2", "replacement_3"):
        pos.role[leader_of(pos, leader)] = ABSENT
    for leader in dead:
        pos.kill_leader(leader_of(pos, leader))
    return activate(pos, active)


@pytest.mark.rule("4.64", "4.3", "5.22")
class TestReplacement:
    def test_a_named_leader_by_a_replacement(self) -> None:
        pos = do(bereft("paullus"), "replace paullus")
        assert choices(pos, "place") == {"2808", "2809", "2810", "2820"}
        refused(pos, "place 2830", "4.64", "joins-a-unit-he-commands")
        do(pos, "place 2810")
        assert leader_at(pos, "replacement_3") == "2810"
        assert finished(pos, "replacement_3")
        assert role(pos, "paullus") & (KILLED | REPLACED) == KILLED | REPLACED
        assert pos.in_phase().orders == 1

    def test_as_long_as_there_are_counters(self) -> None:
        pos = do(bereft("paullus", "servilius"), "replace paullus", "place 2810")
        refused(pos, "replace servilius", "4.64", "no-replacements-left")
        refused(pos, "replace paullus", "4.64", "replaced-already")

    def test_tribunes_and_prefects_come_back_themselves(self) -> None:
        pos = bereft("tr_cassus")
        lost = pos.points(1)
        do(pos, "replace tr_cassus")
        assert choices(pos, "place") == {"2808", "2809"}
        do(pos, "place 2808")
        assert leader_at(pos, "tr_cassus") == "2808"
        assert role(pos, "tr_cassus") == LEADER_DONE
        assert pos.points(1) == lost, "his death still counts"

    def test_wherever_the_commander_is(self) -> None:
        pos = bereft("pe_falco")
        pos.at[leader_of(pos, "varro")] = 50
        do(advance(pos), "replace pe_falco")
        assert leader_at(pos, "pe_falco") == "2820"  # the one place there is

    @pytest.mark.rule("4.65")
    def test_not_the_commander_himself(self) -> None:
        pos = scene(UNITS, {"varro": "2909", "servilius": "2910"})
        pos.kill_leader(leader_of(pos, "varro"))
        pos.role[leader_of(pos, "servilius")] |= PROMOTED
        activate(pos, "servilius")
        refused(pos, "replace varro", "4.65", "commander-is-not-replaced")

    @pytest.mark.rule("4.65", "4.46")
    def test_nor_a_proconsul_who_commanded(self) -> None:
        pos = bereft("servilius", "paullus", minucius="2910")
        pos.steps.pop()
        pos.kill_leader(leader_of(pos, "varro"))
        for leader in ("servilius", "minucius"):
            pos.role[leader_of(pos, leader)] |= PROMOTED
        activate(pos, "minucius")
        refused(pos, "replace servilius", "4.65", "commander-is-not-replaced")
        assert "replace paullus" in legal(pos)

    def test_only_by_the_commander_and_only_the_dead(self) -> None:
        pos = bereft("paullus", active="servilius", servilius="2910")
        refused(pos, "replace paullus", "4.64", "only-commander-replaces")
        pos = bereft("paullus", servilius="2910")
        refused(pos, "replace servilius", "4.64", "leader-not-dead")
        refused(pos, "replace mago", "5.24", "not-your-leader")

    def test_a_new_leader_gives_no_orders_until_the_next_turn(self) -> None:
        pos = bereft("paullus")
        pos.steps.pop()
        pos.role[leader_of(pos, "varro")] = 0
        activations(pos, dead=("paullus",))
        do(pos, "activate varro", "replace paullus", "place 2810", "done", "pass")
        assert "activate replacement_3" not in legal(pos)


@pytest.mark.rule("4.46", "4.65")
class TestSuccession:
    def headless(self, **leaders: str) -> Battlefield:
        pos = scene({"x_ha_a": "2808 w", "x_ha_b": "2809 w"}, {"varro": "2909", **leaders})
        activations(pos)
        pos.kill_leader(leader_of(pos, "varro"))
        return advance(pos)

    def test_a_proconsul_may_take_command(self) -> None:
        pos = self.headless(servilius="2910", minucius="2911", paullus="2912")
        assert choices(pos, "succeed") == {"servilius", "minucius"}
        refused(pos, "succeed paullus", "4.46", "only-a-proconsul-succeeds")
        do(pos, "succeed servilius")
        assert chief(pos, 1) == leader_of(pos, "servilius")
        assert strategy(pos, 1) == 1
        assert pos.initiative(leader_of(pos, "servilius")) == 4

    def test_or_nobody(self) -> None:
        pos = do(self.headless(servilius="2910"), "pass")
        assert chief(pos, 1) == -1
        assert choices(pos, "activate") == {"servilius"}

    def test_and_in_the_next_turn_it_is_asked_again(self) -> None:
        pos = do(self.headless(servilius="2910"), "pass")
        assert not choices(pos, "succeed")
        reload_and_clear(pos)
        assert choices(advance(pos), "succeed") == {"servilius"}

    def test_without_one_nobody_takes_over(self) -> None:
        pos = self.headless(paullus="2912")
        assert choices(pos, "activate") == {"paullus"}
        assert chief(pos, 1) == -1

    def test_if_he_dies_another_may(self) -> None:
        pos = do(self.headless(servilius="2910", minucius="2911"), "succeed servilius")
        pos.kill_leader(leader_of(pos, "servilius"))
        assert choices(advance(pos), "succeed") == {"minucius"}


@pytest.mark.rule("4.64", "6.61")
def test_the_dead_stay_where_they_are_when_their_unit_has_to_make_room() -> None:
    pos = scene({"ce_mi_1": "2008 w", "ce_mi_2": "2008 w"}, {"mago": "2008", "hanno": "2008"})
    pos.kill_leader(leader_of(pos, "mago"))
    fall_back(pos, [unit_of(pos, "ce_mi_1")], [leader_of(pos, "mago"), leader_of(pos, "hanno")])
    assert leader_at(pos, "mago") == ""
    assert leader_at(pos, "hanno") == where(pos, "ce_mi_1") != "2008"


@pytest.mark.rule("4.64")
def test_a_dead_leader_ends_his_phase() -> None:
    pos = phase({"x_ha_a": "2808 w"}, {"tr_cassus": "2909", "varro": "2910"}, "tr_cassus")
    pos.kill_leader(leader_of(pos, "tr_cassus"))
    advance(pos)
    assert legal(pos) == {"done", "pass"}  # nothing is left of his phase
