"""The estimate of Hannibal in plain cases: each changes one thing, and the better one is worth more."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.kit import deal_battle, do, scene

APULIA = ["arpi", "cannae", "brundisium"]
HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}


def board(**more: Any) -> PunicWar:
    settings: dict[str, Any] = {
        "rome": {"roma": 6, "messana": 3},
        "carthage": {"saguntum": 8, "carthago": 4},
        "generals": {"longus": "roma", "hannibal": "saguntum"},
        "control": {"rome": ["roma", "syracusae"], "carthage": ["carthago", "saguntum"]},
        "hands": HANDS,
        **more,
    }
    return scene(**settings)


def gain(before: PunicWar, after: PunicWar) -> float:
    """What Rome gains from one position to another."""
    return after.value(0) - before.value(0)


def test_a_majority_is_worth_more_than_as_many_pcs_elsewhere() -> None:
    spread = board(control={"rome": ["roma", "arpi", "cannae", "cosa"], "carthage": ["carthago"]})
    held = board(control={"rome": ["roma", *APULIA], "carthage": ["carthago"]})
    assert gain(spread, held) > 0


def test_a_province_lost_is_worse_than_one_that_nobody_holds() -> None:
    free = board(control={"rome": ["roma"], "carthage": ["carthago"]})
    lost = board(control={"rome": ["roma"], "carthage": ["carthago", *APULIA]})
    assert gain(free, lost) < 0


@pytest.mark.parametrize(("side", "sign"), [("rome", 1), ("carthage", -1)])
def test_more_cus_are_better(side: str, sign: int) -> None:
    here = {"rome": {"roma": 6}, "carthage": {"saguntum": 8}}
    place = next(iter(here[side]))
    more = {**here, side: {place: here[side][place] + 2}}
    assert gain(board(**here), board(**more)) * sign > 0


def test_an_elephant_is_worth_more_than_another_cu() -> None:
    plain = board(carthage={"saguntum": 8, "carthago": 4})
    beasts = board(carthage={"saguntum": "8e2", "carthago": 4})
    assert gain(plain, beasts) < 0


def test_a_general_lost_is_a_loss() -> None:
    with_him = board()
    without = board(generals={"longus": "roma", "hannibal": "gone"})
    assert gain(with_him, without) > 0


def test_an_enemy_at_the_gates_is_worse_than_one_far_away() -> None:
    far = board(rome={"roma": 2})
    near = board(
        rome={"roma": 2},
        carthage={"capua": 8, "carthago": 4},
        generals={"longus": "roma", "hannibal": "capua"},
    )
    assert gain(far, near) < 0


def test_a_city_half_taken_is_better_than_one_untouched() -> None:
    control = {"rome": ["roma"], "carthage": ["carthago", "capua"]}
    whole = board(rome={"capua": 6}, control=control)
    besieged = board(rome={"capua": 6}, control=control, siege={"capua": 2})
    assert gain(whole, besieged) > 0


def test_a_better_battle_hand_is_better() -> None:
    """Of two worlds that differ in the cards alone, the one with more of them."""

    def fight(mine: dict[str, int]) -> PunicWar:
        pos = scene(
            {"capua": 8},
            {"beneventum": 6},
            {"longus": "capua:proconsul", "mago": "beneventum"},
            control={"rome": ["capua"], "carthage": ["beneventum", "arpi"]},
            phase="march",
            general="longus",
            hands=HANDS,
        )
        do(pos, "march beneventum")
        while pos.owes(1) and "done" in [pos.table.notation(a) for a in pos.legal(1)]:
            do(pos, "done")
        return deal_battle(pos, mine, {"probe": 3, "flank_left": 2})

    assert gain(fight({"probe": 2}), fight({"probe": 4, "flank_left": 3, "double_envelopment": 1})) > 0


def test_the_last_turn_counts_provinces_most() -> None:
    control = {"rome": ["roma", *APULIA], "carthage": ["carthago", "saguntum"]}
    less = {"rome": ["roma", *APULIA[:2], "cosa"], "carthage": ["carthago", "saguntum"]}
    first = gain(board(control=less, turn=2), board(control=control, turn=2))
    last = gain(board(control=less, turn=9), board(control=control, turn=9))
    assert last > first > 0
