"""6.59 What a seat cannot know: which of the enemy's markers are orders to withdraw, and the dice to come."""

from __future__ import annotations

from ...kernel.dice import Dice
from .marks import MARKED, REAL, SHOWN
from .position import Battlefield


def redeal(pos: Battlefield, seat: int, dice: Dice) -> None:
    """New dice, and new markers where nobody has turned them over; -1 is a spectator, who knows of none."""
    field = pos.field
    pos.dice = Dice(bytes([dice.byte() for _ in range(32)]))
    pos._legal = None  # what a leader may do depends on his marker (6.58)
    for leader, role in enumerate(pos.role):
        if not role & MARKED or role & SHOWN or field.leader_side[leader] == seat:
            continue
        real = not pos.no_orders_to_withdraw(field.leader_side[leader]) and dice.below(2)
        pos.role[leader] = role | REAL if real else role & ~REAL
