"""How a side stands: what it has lost, how near its units are to breaking, and how near to the enemy."""

from __future__ import annotations

from math import tanh
from typing import Final

from .ground import angle, controls, holds_beside
from .hexes import FRONT, OFF, ROWS, SIX
from .marks import DEAD, DEPLETED, ENGAGED, MUST_CHECK, NO, NO_CHECK, ROUTED
from .position import NOBODY, Battlefield

ROUTED_SHARE: Final = 0.7  # of a unit's points, once it runs
WORN_SHARE: Final = 0.45  # of a unit's points, when one more hit would break it
DEPLETED_SHARE: Final = 0.08
SPENT_SHARE: Final = 0.02  # without missiles
THREAT: Final = 0.16  # of the points of an enemy, for a unit that has it before it
FROM_BEHIND: Final = 0.2  # and more if that is its flank or rear
FAR_OFF: Final = 0.0025  # for each hex between a fighting unit and the enemy
LONELY: Final = 0.1  # of the points of a leader whom nobody guards
SCALE: Final = 2.2
BANDS: Final = 11
BAND: Final = ROWS // BANDS
NO_COLUMN: Final = -1000


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
    """What a side's units have before them, and how far the others have to go."""
    field, total = pos.field, 0.0
    nearest, farthest = front_of(pos, 1 - seat)
    for unit in field.seat_members[seat]:
        place = pos.hex[unit]
        if place == OFF or pos.mark[unit] & ROUTED:
            continue
        if field.heavy[unit] or field.weapon[unit] >= 0:
            total += threatened(pos, unit)
        if field.heavy[unit]:
            total -= FAR_OFF * field.points[unit] * apart(place, nearest, farthest)
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


def front_of(pos: Battlefield, seat: int) -> tuple[list[int], list[int]]:
    """For each band of rows, the first and the last column in which a side stands."""
    field = pos.field
    first, last = [NO_COLUMN] * BANDS, [NO_COLUMN] * BANDS
    for unit in field.seat_members[seat]:
        place = pos.hex[unit]
        if place == OFF or pos.mark[unit] & ROUTED:
            continue
        column, band = place // ROWS, place % ROWS // BAND
        if first[band] == NO_COLUMN or column < first[band]:
            first[band] = column
        if last[band] == NO_COLUMN or column > last[band]:
            last[band] = column
    return first, last


def apart(place: int, first: list[int], last: list[int]) -> int:
    """How far a hex is from the nearest band of the enemy, in columns and bands of rows."""
    column, band = place // ROWS, place % ROWS // BAND
    best = 2 * BANDS * BAND
    for other in range(BANDS):
        if first[other] == NO_COLUMN:
            continue
        away = BAND * (band - other if band > other else other - band)
        if column < first[other]:
            away += first[other] - column
        elif column > last[other]:
            away += column - last[other]
        if away < best:
            best = away
    return best
