"""Whole moves for players that plan: a line forward until contact, or as it stands; a leader with his orders.

A plan is what advice calls most promising, one action after the other, on a copy with other dice: until a
die falls, the enemy is asked, or the orders phase is over.
"""

from __future__ import annotations

from typing import Final

from ...kernel.dice import Dice, key_of
from .actions import DONE, FIRE, LINE, ORDER, RALLY, RECOVER, SHIFT, STOP, UNIT
from .advice import MASK, best_shots, prior, worth_of_order
from .movement import Move
from .orders import LineCommand, Orders
from .position import Battlefield
from .replies import of_verbs
from .turn import tempo

LINES: Final = 3  # lines, of those that can be commanded,
SINGLE: Final = 3  # and units, of those that can be ordered, with which a plan begins
LONGEST: Final = 40  # actions
KEY: Final = key_of("plans")


def plans(pos: Battlefield, seat: int) -> list[list[int]]:
    """Plans for an orders phase, a line command or a move; none anywhere else."""
    if not pos.owes(seat):
        return []
    due = pos.steps[-1]
    if isinstance(due, Orders):
        return [forward(pos, seat, opening) for opening in openings(pos, seat)]
    if isinstance(due, LineCommand):
        return [forward(pos, seat, prior(pos, seat)[0]), where_they_stand(pos, seat)]
    if isinstance(due, Move):
        return [forward(pos, seat, prior(pos, seat)[0])]
    return []


def openings(pos: Battlefield, seat: int) -> list[int]:
    """5.2 The orders with which a leader may well begin: lines, units, or nobody: those in contact fight."""
    legal = pos.legal(seat)
    found = of_verbs(prior(pos, seat), LINE)[:LINES]
    ranked: list[tuple[float, int]] = []
    for action in of_verbs(legal, ORDER, RECOVER, RALLY):
        worth = worth_of_order(pos, seat, action >> SHIFT, pos.field.unit_of_op[action & MASK])
        if worth > 0:
            ranked.append((-worth, action))
    ranked.sort()
    return found + [action for _, action in ranked[:SINGLE]] + of_verbs(legal, DONE)


def forward(pos: Battlefield, seat: int, opening: int) -> list[int]:
    """An action, and what is most promising after it, as long as the seat goes on choosing."""
    world = pos.with_dice(Dice(KEY))
    barrier, now = world.barrier, tempo(world)
    plan = [opening]
    world.apply(seat, opening)
    while goes_on(world, seat, barrier, now) and len(plan) < LONGEST:
        action = prior(world, seat)[0]
        plan.append(action)
        world.apply(seat, action)
    return plan


def where_they_stand(pos: Battlefield, seat: int) -> list[int]:
    """5.23, 8.11 The units of a line fire, those who can, and nobody moves."""
    world = pos.with_dice(Dice(KEY))
    barrier, now = world.barrier, tempo(world)
    plan: list[int] = []
    asked: list[int] = []
    while goes_on(world, seat, barrier, now) and len(plan) < LONGEST:
        action = holding(world, seat, asked)
        plan.append(action)
        world.apply(seat, action)
        if action >> SHIFT == DONE:
            break
    return plan


def holding(pos: Battlefield, seat: int, asked: list[int]) -> int:
    """8.11 A shot if there is one, or a stop; then the next unit that has not been asked, or the end."""
    legal = pos.legal(seat)
    shots = best_shots(pos, of_verbs(legal, FIRE))
    for action in shots + of_verbs(legal, STOP):
        return action
    for action in of_verbs(legal, UNIT):
        unit = pos.field.unit_of_op[action & MASK]
        if unit not in asked and pos.field.weapon[unit] >= 0:
            asked.append(unit)
            return action
    for action in of_verbs(legal, DONE):
        return action
    return prior(pos, seat)[0]


def goes_on(pos: Battlefield, seat: int, barrier: int, now: int) -> bool:
    """Whether the seat chooses next, and neither a die has fallen nor its phase ended."""
    return pos.owners() == 1 << seat and pos.barrier == barrier and tempo(pos) == now
