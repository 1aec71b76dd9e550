"""What a person knows at a glance of a battle, and which of it the machine players find."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

import pytest

from bellum.games.spqr.actions import DONE, act
from bellum.games.spqr.leaders import start_leader
from bellum.games.spqr.momentum import ASKING, AfterPhase
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import FIRST, Phase
from bellum.games.spqr.shock import begin_shock
from bellum.games.spqr.turn import ROUT, Turn
from bellum.kernel import Refusal, Step
from tests.judgement import PLAYERS, Answer, Case, begins, does, does_any, found, never
from tests.spqr.command_kit import phase
from tests.spqr.kit import advance, do, leader_of, owner_of, scene, unit_of
from tests.spqr.movement_kit import moving


class Afterwards(Step[Battlefield]):
    """What was begun is over: the other side says "done", again and again."""

    rule: ClassVar[str] = ""
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def owners(self, pos: Battlefield) -> int:
        return 1 << self.seat

    def candidates(self, pos: Battlefield, seat: int) -> list[int]:
        return [act(DONE)]

    def refuse(self, pos: Battlefield, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == DONE else pos.not_now(verb)

    def play(self, pos: Battlefield, seat: int, verb: int, operand: int) -> None:
        pass


def case(build: Callable[[], Battlefield], right: Answer) -> Case:
    """A position in which whoever owes an action has no more to do than what was begun."""

    def ready() -> Battlefield:
        pos = build()
        # 5.33 Should there be no more activations, the turn goes on.
        pos.steps[:1] = [Turn(ROUT), Afterwards(1 - owner_of(pos))]
        return pos

    return Case(ready, right)


# -- withdrawals ---------------------------------------------------------------------------------------------


def skirmishers_before_the_legion() -> Battlefield:
    return moving("i_ha_a", {"i_ha_a": "2820 w", "ba_sk_1": "2620 e"})


def velites_before_a_phalanx() -> Battlefield:
    return moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ve_a": "2820 w"})


def light_foot_before_the_legion() -> Battlefield:
    return moving("i_ha_a", {"i_ha_a": "2820 w", "sp_li_1": "2620 e"})


def worn_horse_before_foot() -> Battlefield:
    return moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w hits=5"})


def horse_before_skirmishers() -> Battlefield:
    return do(moving("ba_sk_1", {"ba_sk_1": "2620 e", "i_rc": "2820 w"}), "march")


def fresh_horse_before_worn_foot() -> Battlefield:
    return moving("i_ha_a", {"i_ha_a": "2820 w hits=5", "sp_hc_1": "2620 e"})


# -- missiles ------------------------------------------------------------------------------------------------


def enemy_in_the_zone() -> Battlefield:
    return do(moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_ha_a": "2820 w"}), "step ne")


def fired_at() -> Battlefield:
    pos = moving("sp_li_1", {"sp_li_1": "2620 e", "i_ha_a": "2720 w"})
    return do(pos, "fire i_ha_a")


def in_range() -> Battlefield:
    return moving("ba_sk_1", {"ba_sk_1": "2620 e", "i_tr_a": "2820 w"})


def worn_and_fresh_in_range() -> Battlefield:
    units = {"ba_sk_1": "2620 e", "i_tr_a": "2819 w", "i_tr_b": "2821 w hits=7"}
    return moving("ba_sk_1", units)


def slingers_at_ease() -> Battlefield:
    return phase({"ba_sk_1": "2620 e", "i_tr_a": "2820 w"}, {"hannibal": "2419"}, "hannibal")


# -- attacks -------------------------------------------------------------------------------------------------


def flank_or_front() -> Battlefield:
    return moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_tr_a": "2820 nw", "sp_hi_2": "2819 se"})


def back_of_the_enemy() -> Battlefield:
    return shock({"sp_hi_1": "2620 e", "i_tr_a": "2720 e"})


def superior_by_type() -> Battlefield:
    return shock({"sp_hi_1": "2620 e", "i_ve_a": "2720 w"})


def about_to_break() -> Battlefield:
    return shock({"ce_mi_1": "2620 e hits=4", "i_pr_a": "2720 w"})


def shock(units: Mapping[str, str]) -> Battlefield:
    """Hannibal may have units attack that have not moved."""
    pos = scene(units, {"hannibal": "2419"})
    pos.phase = Phase(leader_of(pos, "hannibal"), FIRST)
    begin_shock(pos)
    return advance(pos)


def horse_before_the_legion() -> Battlefield:
    return ended("nu_lc_1", {"nu_lc_1": "2620 e moved-now", "i_pr_a": "2720 w"})


def horse_behind_worn_foot() -> Battlefield:
    return ended("nu_lc_1", {"nu_lc_1": "2620 e moved-now", "i_tr_a": "2720 e hits=6"})


def ended(unit: str, units: Mapping[str, str]) -> Battlefield:
    """A light unit has ended its move, and says whether it attacks."""
    pos = scene(units)
    pos.after_move(unit_of(pos, unit))
    return advance(pos)


def fresh_before_worn() -> Battlefield:
    units = {"sp_hi_1": "2620 e", "i_ha_a": "2820 w hits=6 no"}
    return do(phase(units, {"hannibal": "2419"}, "hannibal"), "order sp_hi_1")


def worn_before_fresh() -> Battlefield:
    return moving("ce_mi_1", {"ce_mi_1": "2620 e hits=4", "i_pr_a": "2820 w"})


# -- marches -------------------------------------------------------------------------------------------------


def far_from_the_enemy() -> Battlefield:
    return moving("sp_hi_1", {"sp_hi_1": "2220 e", "i_ha_a": "3120 w"})


def friends_in_the_way() -> Battlefield:
    units = {"sp_hi_1": "2620 e", "sp_hi_2": "2719 e", "sp_hi_3": "2720 e", "i_ha_a": "3120 w"}
    return moving("sp_hi_1", units)


def enemy_at_the_flank() -> Battlefield:
    return do(moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_tr_a": "2820 nw"}), "step se")


# -- leaders and orders --------------------------------------------------------------------------------------


def routed_and_near() -> Battlefield:
    units = {"sp_hi_1": "2119 w routed", "sp_hi_2": "2620 e", "i_ha_a": "3120 w"}
    return phase(units, {"hannibal": "2219"}, "hannibal")


def worn_and_at_ease() -> Battlefield:
    units = {"sp_hi_1": "2219 e hits=4", "i_ha_a": "3520 w"}
    return phase(units, {"hannibal": "2218"}, "hannibal")


def a_line_to_command() -> Battlefield:
    line = {"x_ha_a": "2808 w", "x_ha_b": "2809 w", "ce_mi_1": "2408 e"}
    return phase(line, {"varro": "2909"}, "varro")


def line_under_way() -> Battlefield:
    return do(a_line_to_command(), "line hastati")


def commander_with_his_men() -> Battlefield:
    units = {"sp_hi_1": "2620 e", "i_ha_a": "2820 w"}
    pos = phase(units, {"hannibal": "2620"}, "hannibal")
    start_leader(pos, leader_of(pos, "hannibal"))
    return advance(pos)


def commander_with_those_who_charge() -> Battlefield:
    return moving(
        "sp_hi_1", {"sp_hi_1": "2620 e", "i_ha_a": "2820 w hits=6"}, {"hannibal": "2620"}, active="hannibal"
    )


def commander_left_behind() -> Battlefield:
    units = {"sp_hi_1": "2620 e moved-now ordered", "i_ha_a": "2820 w"}
    return phase(units, {"hannibal": "2119"}, "hannibal")


def leader_alone() -> Battlefield:
    units = {"nu_lc_1": "2620 e", "i_tr_a": "3120 w"}
    return do(moving("nu_lc_1", units, {"paullus": "2820"}), "step ne")


def close_with_a_great_leader() -> Battlefield:
    return after_phase({"sp_hi_1": "2620 e moved", "i_ha_a": "2820 w"})


def far_with_a_great_leader() -> Battlefield:
    return after_phase({"sp_hi_1": "2220 e moved", "i_ha_a": "3420 w"})


def after_phase(units: Mapping[str, str]) -> Battlefield:
    """Hannibal may try for another phase."""
    pos = scene(units, {"hannibal": "2419"})
    hannibal = leader_of(pos, "hannibal")
    pos.phases[hannibal] = 1
    pos.steps.append(AfterPhase(0, hannibal, FIRST, ASKING))
    return advance(pos)


def unlike(*verbs: str) -> Answer:
    """Nothing with one of these verbs is done."""
    return lambda done: not any(notation.split()[0] in verbs for notation in done)


CASES: dict[str, Case] = {
    "skirmishers withdraw from the legion": case(skirmishers_before_the_legion, begins("withdraw ba_sk_1")),
    "velites withdraw from a phalanx": case(velites_before_a_phalanx, begins("withdraw i_ve_a")),
    "light foot withdraws from its betters": case(light_foot_before_the_legion, begins("withdraw sp_li_1")),
    "worn horse withdraws from foot": case(worn_horse_before_foot, begins("withdraw i_rc")),
    "horse stands before skirmishers": case(horse_before_skirmishers, begins("decline")),
    "fresh horse stands before worn foot": case(fresh_horse_before_worn_foot, begins("decline")),
    "who comes into the zone is shot at": case(enemy_in_the_zone, does("shoot i_ha_a")),
    "a shot is returned": case(fired_at, begins("shoot i_ha_a")),
    "slingers in range fire": case(in_range, does_any("fire i_tr_a", "fire_first i_tr_a", "harass i_tr_a")),
    "slingers fire at those about to break": case(
        worn_and_fresh_in_range, does_any("fire i_tr_b", "fire_first i_tr_b", "harass i_tr_b")
    ),
    "slingers with an order use it": case(slingers_at_ease, does_any("fire i_tr_a", "fire_first i_tr_a")),
    "the flank rather than the front": case(flank_or_front, begins("step se")),
    "an enemy is attacked from behind": case(back_of_the_enemy, begins("attack sp_hi_1")),
    "an attack with superiority": case(superior_by_type, begins("attack sp_hi_1")),
    "who would break does not attack": case(about_to_break, never("attack ce_mi_1")),
    "light horse lets a fresh maniple be": case(horse_before_the_legion, begins("decline")),
    "light horse attacks from behind": case(horse_behind_worn_foot, begins("attack nu_lc_1")),
    "the fresh go for the worn": case(fresh_before_worn, does_any("step ne", "step se")),
    "the worn do not go for the fresh": case(worn_before_fresh, unlike("step")),
    "heavy foot marches on": case(far_from_the_enemy, unlike("stop", "column")),
    "nobody marches through his friends": case(friends_in_the_way, unlike("step")),
    "a unit turns to whom it has at its flank": case(enemy_at_the_flank, begins("face w")),
    "a routed unit is rallied": case(routed_and_near, does("rally sp_hi_1")),
    "a worn unit recovers far from the enemy": case(worn_and_at_ease, begins("recover sp_hi_1")),
    "a line goes before single units": case(a_line_to_command, begins("line hastati")),
    "a line that is commanded moves": case(line_under_way, does_any("unit x_ha_a", "unit x_ha_b")),
    "a commander does not go ahead of his men": case(commander_with_his_men, begins("stop")),
    "a commander does not ride with a charge": case(commander_with_those_who_charge, never("bring hannibal")),
    "a commander follows his men": case(commander_left_behind, begins("lead hannibal")),
    "a leader alone gets away": case(leader_alone, begins("leave paullus")),
    "a great leader goes on near the enemy": case(close_with_a_great_leader, begins("momentum")),
    "a leader whose men have all moved risks nothing": case(far_with_a_great_leader, begins("pass")),
}
MISSES: dict[str, set[str]] = {"greedy": set()}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("player", PLAYERS)
def test_it_finds_what_a_person_knows(player: str, name: str) -> None:
    assert found(player, CASES[name]) == (name not in MISSES.get(player, set()))


def test_there_are_enough_and_greedy_finds_most_of_them() -> None:
    assert len(CASES) >= 20
    assert MISSES["greedy"] <= set(CASES)
    assert len(MISSES["greedy"]) <= len(CASES) // 4
