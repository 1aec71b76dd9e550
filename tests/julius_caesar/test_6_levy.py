"""6.4 Levies: what a point buys and where. (Where each kind is raised: test_3_blocks.py.)"""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.kit import (
    at,
    choices,
    do,
    legal,
    march,
    points,
    refused,
    scene,
    state,
    step,
    strength,
    to_move,
    where,
)


def levy(blocks: dict[str, list[str]], card: str = "2-3a", **rest: Any) -> CivilWar:
    """Caesar has moved and spends his levy points."""
    return scene({"utica": ["legio_39:1"], **blocks}, phase="levy", card=card, **rest)


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("card", "number"), [("4-1a", 1), ("2-2a", 2), ("1-3a", 3)])
def test_a_card_gives_as_many_levies_as_it_says(card, number):
    pos = levy({"roma": ["legio_17:1"], "massilia": ["legio_7:1"]}, card)
    assert points(pos) == number
    for left in range(number, 0, -1):
        assert (points(pos), to_move(pos)) == (left, {"caesar"})
        do(pos, "caesar", "levy legio_17")
    assert strength(pos, "legio_17") == 1 + number
    assert to_move(pos) == {"pompeius"}


@pytest.mark.rule("6.4", "2.2")
def test_a_point_adds_one_step_to_a_deployed_block_and_several_may_go_to_the_same():
    pos = levy({"roma": ["legio_17:1", "legio_7:1"]})
    do(pos, "caesar", "levy legio_17", "levy legio_17", "levy legio_7")
    assert (strength(pos, "legio_17"), strength(pos, "legio_7")) == (3, 2)


@pytest.mark.rule("6.4", "2.2")
def test_a_point_raises_a_new_block_at_strength_one_which_may_be_strengthened_at_once():
    pos = levy({"roma": ["legio_7"]})
    do(pos, "caesar", "levy legio_17", "to roma")
    assert (where(pos, "legio_17"), strength(pos, "legio_17")) == ("roma", 1)
    do(pos, "caesar", "levy legio_17", "levy legio_17")
    assert strength(pos, "legio_17") == 3


@pytest.mark.rule("6.4")
def test_several_new_blocks_may_appear_in_the_same_city():
    pos = levy({"massilia": ["legio_7"]})
    for name in ("caesar_auxilia_1", "caesar_ballista", "caesar_navis_3"):
        do(pos, "caesar", f"levy {name}", "to massilia")
    assert at(pos, "massilia") == {"legio_7", "caesar_auxilia_1", "caesar_ballista", "caesar_navis_3"}


@pytest.mark.rule("6.4", "2.1")
def test_r40_levies_may_be_left_unused():
    pos = levy({"roma": ["legio_17:1"]})
    do(pos, "caesar", "levy legio_17", "done")
    assert strength(pos, "legio_17") == 2
    assert to_move(pos) == {"pompeius"}


@pytest.mark.rule("6.4")
def test_only_ones_own_blocks_are_levied():
    pos = levy({"roma": ["legio_17:1"], "neapolis": ["legio_1:1"]})
    refused(pos, "caesar", "levy legio_1", "6.4", "not-yours")
    refused(pos, "caesar", "levy legio_32", "6.4", "not-yours")


@pytest.mark.rule("6.4")
def test_what_is_not_a_levy_is_refused_while_levying():
    pos = levy({"roma": ["legio_17:1"]})
    for other in ("move legio_17", "to roma", "stop", "sail legio_17", "battle roma"):
        refused(pos, "caesar", other, "6.4", "not-now")


@pytest.mark.rule("6.4")
def test_r41_a_block_in_a_contested_city_may_be_strengthened_but_none_is_raised_there():
    blocks = {"roma": ["legio_17:1", "legio_1"], "massilia": ["legio_7"], "treviri": ["legio_8"]}
    attacks = {"roma": {"neapolis": ["legio_1"]}}
    pos = levy(blocks, attacks=attacks, first="pompeius")
    assert state(pos, "caesar", "roma") == "contested"
    do(pos, "caesar", "levy legio_17")
    assert strength(pos, "legio_17") == 2
    do(pos, "caesar", "levy caesar_auxilia_1")
    assert choices(pos, "caesar", "to") == {"massilia", "treviri"}
    refused(pos, "caesar", "to roma", "6.4", "city-not-friendly")


@pytest.mark.rule("6.4", "3.13")
def test_r41_a_legion_is_not_raised_in_a_contested_home():
    blocks = {"neapolis": ["legio_7:1", "legio_1"], "massilia": ["legio_8"]}
    pos = levy(blocks, attacks={"neapolis": {"roma": ["legio_7"]}})
    refused(pos, "caesar", "levy legio_18", "3.13", "home-not-friendly")


@pytest.mark.rule("6.4")
def test_without_a_friendly_city_nobody_is_raised():
    blocks = {"neapolis": ["legio_7:1", "legio_1"], "mare_hispanum": ["caesar_navis_1:1"]}
    pos = levy(blocks, attacks={"neapolis": {"roma": ["legio_7"]}})
    refused(pos, "caesar", "levy caesar_auxilia_1", "6.4", "no-friendly-city")
    refused(pos, "caesar", "levy caesar_navis_3", "3.26", "no-friendly-major-port")
    assert legal(pos, "caesar") == {"levy legio_7", "done"}


@pytest.mark.rule("6.4", "3.26")
def test_fleets_gain_steps_in_any_port_but_never_at_sea():
    pos = levy({"narbo": ["caesar_navis_1:1"], "mare_aegaeum": ["caesar_navis_2:1"], "roma": ["legio_7"]})
    refused(pos, "caesar", "levy caesar_navis_2", "6.4", "fleet-at-sea")
    do(pos, "caesar", "levy caesar_navis_1")
    assert strength(pos, "caesar_navis_1") == 2


@pytest.mark.rule("6.4", "7.41")
def test_r42_the_elephant_is_raised_at_two_and_one_point_turns_it_to_four():
    pos = scene({"utica": ["legio_39"], "massilia": ["legio_7"]}, phase="levy", seat="pompeius", card="2-3a")
    do(pos, "pompeius", "levy pompeius_elephant", "to utica")
    assert (where(pos, "pompeius_elephant"), strength(pos, "pompeius_elephant")) == ("utica", 2)
    do(pos, "pompeius", "levy pompeius_elephant")
    assert strength(pos, "pompeius_elephant") == 4
    refused(pos, "pompeius", "levy pompeius_elephant", "3.11", "full-strength")


@pytest.mark.rule("6.4", "4.2.1")
def test_a_city_taken_this_turn_is_friendly_at_once_for_levies():
    pos = scene({"genua": ["legio_7"], "utica": ["legio_39"]}, card="1-3a")
    march(pos, "caesar", "legio_7 roma")
    assert step(pos) == "Levy"
    do(pos, "caesar", "levy legio_17", "to roma")
    assert where(pos, "legio_17") == "roma"


@pytest.mark.rule("6.4")
def test_a_city_abandoned_this_turn_raises_nobody():
    pos = scene({"roma": ["legio_7"], "narbo": ["legio_8"], "utica": ["legio_39"]}, card="2-3a")
    march(pos, "caesar", "legio_7 genua")
    do(pos, "caesar", "done")
    refused(pos, "caesar", "levy legio_17", "3.13", "home-not-friendly")
