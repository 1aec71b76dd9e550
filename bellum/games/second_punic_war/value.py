"""How well a seat stands: points towards victory, what its cities bring, and what its armies threaten."""

from __future__ import annotations

from typing import Final

from .kinds import SIDES
from .position import BESIEGED, War
from .stacks import KINDS, count, nation_of, troops_of
from .victory import needed

# What a unit of each kind is worth, in points of victory.
WORTH: Final[list[float]] = [0.05, 0.12, 0.14, 0.1, 0.13, 0.2, 0.15]
INCOME: Final = 0.12
CITY: Final = 0.5
SIEGE: Final = 0.25
INITIATIVE: Final = 0.06
TALENT: Final = 0.015
CARD: Final = 0.12
STATE: Final = 0.7
TRIBE: Final = 0.12
OPEN_END: Final = 40  # the points that a side without a goal of its own is taken to play for


def side_value(pos: War, side: int) -> float:
    """What a side has, in points of victory."""
    board = pos.board
    total = float(pos.side_points(side))
    for seat in pos.seats_of[side]:
        total += INITIATIVE * pos.initiative[seat] + TALENT * pos.talents[seat]
        total += CARD * len(pos.hands[seat])
    for city in range(board.cities):
        owner = pos.city_side(city)
        if owner == side:
            total += INCOME * board.income[city]
            if pos.ring[city] == BESIEGED:
                total -= SIEGE * board.laurels[city]
        elif pos.ring[city] == BESIEGED and pos.besieger[city] == side:
            total += SIEGE * board.laurels[city]
    for stacks in pos.stacks:
        for stack in stacks:
            if pos.side[nation_of(stack)] == side:
                troops = troops_of(stack)
                for kind in range(KINDS):
                    total += WORTH[kind] * count(troops, kind)
    return total + leanings(pos, side)


def leanings(pos: War, side: int) -> float:
    """7, 8 What states and tribes are worth that lean to a side."""
    if side > 1:
        return 0.0
    sign = 1 if side == 0 else -1
    total = 0.0
    for nation in pos.scenario.track:
        if not pos.led(nation):
            total += STATE * sign * pos.track[nation]
    for region in pos.board.tribes:
        total += TRIBE * sign * pos.attitude[region]
    return total


def value(pos: War, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        team = pos.side_of_seat[seat]
        if seat in pos.outcome.winners:
            return 1.0
        return 0.9 if any(pos.side_of_seat[w] == team for w in pos.outcome.winners) else -1.0
    mine = pos.side_of_seat[seat]
    own = side_value(pos, mine)
    others = [side_value(pos, side) for side in range(len(SIDES)) if side != mine and pos.seats_of[side]]
    goal = needed(pos, mine) or OPEN_END
    lead = (own - max(others)) / goal
    return max(-0.99, min(0.99, lead))
