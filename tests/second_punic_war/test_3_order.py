"""3.3 Initiative: who has more acts earlier; equals roll."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.order import Order
from bellum.games.second_punic_war.position import War
from bellum.kernel.position import SPECTATOR
from tests.second_punic_war.kit import CA, CH, RN, RS, C, R, rig, run, scene, watched

pytestmark = pytest.mark.rule("3.3")


def order(pos: War) -> list[str]:
    return [pos.seats[seat] for seat in pos.order]


def test_example_2() -> None:
    """3.3 A 3, B 2, C 1, D 1, and D rolls higher than C: A, B, D, C."""
    pos = rig(scene(players=4, initiative={RN: 3, RS: 2, CH: 1, CA: 1}), 4, 7)
    assert order(run(pos, Order())) == [RN, RS, CA, CH]


def test_equal_dice_are_rolled_again() -> None:
    """3.3 By those who are equal alone, until the dice differ."""
    pos = rig(scene(initiative={R: 2, C: 2}), 5, 5, 9, 9, 3, 8)
    events = watched(pos, Order())
    assert order(pos) == [C, R]
    assert [event.args["rolls"] for event in events if event.kind == "order-roll"] == [
        [5],
        [5],
        [9],
        [9],
        [3],
        [8],
    ]


def test_only_the_tied_roll() -> None:
    pos = rig(scene(players=4, initiative={RN: 1, RS: 4, CH: 1, CA: 1}), 2, 9, 2, 3, 6)
    events = watched(pos, Order())
    assert order(pos) == [RS, CH, CA, RN]
    assert [event.args["seat"] for event in events[:5]] == [RN, CH, CA, RN, CA]


@pytest.mark.rule("1.2.10")
def test_initiative_points_are_open() -> None:
    """1.2.10 Everybody sees everybody's."""
    pos = scene(players=4, initiative={RN: 3, CA: 1})
    for seat in (SPECTATOR, *range(4)):
        assert [player["initiative"] for player in pos.view(seat)["players"]] == [3, 0, 0, 1]


@pytest.mark.rule("1.2.15")
def test_the_order_is_open() -> None:
    pos = rig(scene(initiative={C: 1}))
    assert run(pos, Order()).view(SPECTATOR)["order"] == [C, R]


def test_without_initiative_all_roll() -> None:
    """1.2.10 Points are open, and none is as good as any other number."""
    pos = rig(scene(), 10, 1)
    assert order(run(pos, Order())) == [R, C]


def test_order_needs_no_dice_if_nobody_is_equal() -> None:
    pos = scene(initiative={C: 1})
    used = pos.dice.used
    assert order(run(pos, Order())) == [C, R]
    assert pos.dice.used == used
