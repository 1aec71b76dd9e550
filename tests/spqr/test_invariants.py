"""The fuzzer's eyes: what must hold in every position is seen when it does not; what a run may ask for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bellum.games.spqr import marks
from bellum.games.spqr.game import GAME
from bellum.games.spqr.movement import Move
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import March
from tests.fuzz import Player, Wish
from tests.spqr.invariants import Watch, check, zone
from tests.spqr.kit import scene, unit_of
from tests.trial import Broken


def two() -> Battlefield:
    """Two units of Rome in one hex, and somebody before them."""
    return scene({"i_ha_a": "2820 w", "i_pr_a": "2820 w", "sp_hi_1": "2620 e"})


def mark(unit: str, bits: int) -> Callable[[Battlefield], None]:
    def change(pos: Battlefield) -> None:
        pos.mark[unit_of(pos, unit)] |= bits

    return change


def wear(pos: Battlefield) -> None:
    pos.hits[unit_of(pos, "sp_hi_1")] = 20


def turn_one(pos: Battlefield) -> None:
    pos.face[unit_of(pos, "i_pr_a")] = 0


def go_elsewhere(pos: Battlefield) -> None:
    pos.hex[unit_of(pos, "sp_hi_1")] += 1


def stand_together(pos: Battlefield) -> None:
    enemy, upper = unit_of(pos, "sp_hi_1"), unit_of(pos, "i_ha_a")
    pos.lift(enemy)
    pos.put(enemy, pos.hex[upper], pos.face[upper])


WRONG: dict[str, Callable[[Battlefield], None]] = {
    "away in two ways": mark("sp_hi_1", marks.DEAD | marks.AWAY),
    "neither here nor there": mark("sp_hi_1", marks.DEAD),
    "hits and stands": wear,
    "few missiles and none": mark("sp_hi_1", marks.LOW | marks.NO),
    "without being in column": mark("sp_hi_1", marks.MIRROR),
    "face apart": turn_one,
    "routed or in column": mark("i_pr_a", marks.ROUTED),
    "disagree": go_elsewhere,
    "enemies in one hex": stand_together,
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_seen(what: str) -> None:
    pos = two()
    check(pos)
    WRONG[what](pos)
    if what == "away in two ways":
        pos.lift(unit_of(pos, "sp_hi_1"))
    with pytest.raises(Broken, match=what):
        check(pos)


def test_points_are_never_taken_back() -> None:
    pos, watch = two(), Watch()
    pos.fallen[0] = 3
    watch.see(pos)
    pos.fallen[0] = 2
    with pytest.raises(Broken, match="points"):
        watch.see(pos)


@pytest.mark.rule("7.23")
def test_nobody_marches_on_or_turns_in_a_zone_of_control() -> None:
    for on in (True, False):
        pos = scene({"i_ha_a": "2820 w", "sp_hi_1": "2620 e"})
        unit = unit_of(pos, "i_ha_a")
        place = min(zone(pos, unit_of(pos, "sp_hi_1")))
        pos.lift(unit)
        pos.put(unit, place, pos.face[unit])
        pos.march = March(unit, 0)
        pos.march.steps = 1
        pos.steps.append(Move(pos.field.side[unit], place, True, -1))
        watch = Watch()
        watch.see(pos)
        watch.see(pos)
        start = pos.field.near[place * 6 + 1]
        pos.march.steps += on
        pos.lift(unit)
        pos.put(unit, start if on else place, pos.face[unit] if on else (pos.face[unit] + 1) % 6)
        with pytest.raises(Broken, match="zone of control"):
            watch.see(pos)


def test_a_run_may_ask_for_a_scenario_its_options_and_a_length() -> None:
    """Game 0 of a run is staged otherwise."""
    player = Player(GAME, "wish", story=0, wish=Wish("zama", {"turns": 10}, 40))
    assert player.trial.staged(0)
    assert player.play(0)
    assert player.counts["actions"] == 40
    assert player.counts["left"] == 1
    assert not player.staged()
