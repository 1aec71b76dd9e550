"""How a side stands: what it has lost, how near its units are to breaking, and whom they have before them.

How far the armies are apart says nothing: whoever comes nearer brings the enemy nearer too. Lines that go to
meet the enemy are advice.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from .ground import angle, controls, holds_beside
from .hexes import FRONT, OFF, SIX
from .marks import DEAD, DEPLETED, ENGAGED, MUST_CHECK, NO, NO_CHECK, ROUTED
from .position import NOBODY, Battlefield

ROUTED_SHARE: Final = 0.7  # of a unit's points, once it runs
WORN_SHARE: Final = 0.45  # of a unit's points, when one more hit would break it
DEPLETED_SHARE: Final = 0.08
SPENT_SHARE: Final = 0.02  # without missiles
THREAT: Final = 0.16  # of the points of an enemy, for a unit that has it before it
FROM_BEHIND: Final = 0.2  # and more if that is its flank or rear
LONELY: Final = 0.1  # of the points of a leader whom nobody guards
SCALE: Final = 2.2


def value(pos: Battlefield, seat: int) -> float:
    """How well a seat stands, from -1 to 1."""
    if pos.outcome is not None:
        if not pos.outcome.winners:
            return 0.0
        return 1.0 if seat in pos.outcome.winners else -1.0
    own, other = standing(pos, seat), standing(pos, 1 - seat)
    return tanh(SCALE * (own - other))


def standing(pos: Battlefield, seat: int) -> float:
    """What is left of a side: nothing once it has lost as much as it can bear (11.3)."""
    field = pos.field
    limit = float(field.limit_points[seat])
    lost = worn(pos, seat) / limit
    for leader, place in enumerate(pos.at):
        if place != OFF and field.leader_side[leader] == seat and pos.top[place] == NOBODY:
            if guarded(pos, place, seat):
                continue
            lost += LONELY * field.leader_points[leader] / limit
    return 1.0 - lost + pressure(pos, seat) / field.limit_points[1 - seat]


def worn(pos: Battlefield, seat: int) -> float:
    """10.1, 11.2 The points that a side has lost or is about to lose."""
    field, total = pos.field, 0.0
    for unit in field.seat_members[seat]:
        mark, points = pos.mark[unit], field.points[unit]
        if mark & DEAD:
            total += points
        elif mark & ROUTED:
            total += ROUTED_SHARE * points
        elif pos.hex[unit] != OFF:
            share = pos.hits[unit] / field.tq[unit]
            total += WORN_SHARE * points * share * share
            if mark & DEPLETED:
                total += DEPLETED_SHARE * points
            if mark & NO:
                total += SPENT_SHARE * points
    for leader in range(field.leaders):
        if field.leader_side[leader] == seat and pos.leader_dead(leader):
            total += field.leader_points[leader]
    return total


def guarded(pos: Battlefield, place: int, seat: int) -> bool:
    """4.62 Whether no enemy stands next to a hex."""
    near = pos.field.near
    for side in range(SIX):
        other = near[place * SIX + side]
        if other != OFF and pos.holder(other) == 1 - seat:
            return False
    return True


def pressure(pos: Battlefield, seat: int) -> float:
    """What a side's units have before them."""
    field, total = pos.field, 0.0
    for unit in field.seat_members[seat]:
        if pos.hex[unit] != OFF and not pos.mark[unit] & ROUTED:
            if field.heavy[unit] or field.weapon[unit] >= 0:
                total += threatened(pos, unit)
    return total


def threatened(pos: Battlefield, unit: int) -> float:
    """The best that a unit has in its zone of control."""
    field, best = pos.field, 0.0
    if not holds_beside(pos, pos.hex[unit], 1 - field.side[unit]):
        return best
    mark = pos.mark[unit]
    eager = 1.6 if mark & (MUST_CHECK | NO_CHECK | ENGAGED) else 1.0
    own = pos.hex[unit]
    for side in range(SIX):
        place = field.near[own * SIX + side]
        if place == OFF:
            continue
        enemy = pos.top[place]
        if enemy == NOBODY or field.side[enemy] == field.side[unit] or not controls(pos, unit, place):
            continue
        share = THREAT * eager
        if angle(pos, enemy, own) != FRONT:
            share += FROM_BEHIND
        ready = 0.5 + pos.hits[enemy] / field.tq[enemy] - 0.5 * pos.hits[unit] / field.tq[unit]
        best = max(best, share * field.points[enemy] * ready)
    return best
