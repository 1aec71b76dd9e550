"""7.1, 7.2, 8.16, 4.21 What units control and see, from where they are attacked, whom a leader reaches."""

from __future__ import annotations

from typing import Final

from .charts import AR, LEADER_ROW, NEVER
from .hexes import (
    CUBE_Q,
    CUBE_R,
    FLANK,
    FRONT,
    HEXES,
    IN_COLUMN,
    IN_LINE,
    OFF,
    REAR,
    SIX,
    distance,
    number_of,
    paired_steps,
)
from .marks import COLUMN, NO, ROUTED
from .position import NOBODY, Battlefield

FAR: Final = 99  # farther than any order or shot


# -- 7.1 front, flanks and rear -------------------------------------------------------------------------


def angle(pos: Battlefield, unit: int, place: int) -> int:
    """7.11, 6.73 Whether a neighbouring hex lies before a unit, beside it or behind it.

    A hex that touches both halves of a unit counts as it does for either: the middle ones ahead and behind.
    """
    column = pos.mark[unit] & COLUMN != 0
    zones = IN_COLUMN if column else IN_LINE
    face, near = pos.face[unit], pos.field.near
    found = FLANK
    for own in pos.hexes_of(unit):
        base = own * SIX
        for side in range(SIX):
            if near[base + side] != place:
                continue
            zone = zones[(side - face) % SIX]
            if zone != FLANK:
                return zone
            found = zone
    return found


def ends_of(pos: Battlefield, unit: int) -> list[int]:
    """7.11 The neighbouring hexes of a unit that lie on its flanks."""
    return [place for place in around(pos, unit) if angle(pos, unit, place) == FLANK]


def around(pos: Battlefield, unit: int) -> list[int]:
    """The hexes around a unit, without its own."""
    place, second = pos.hex[unit], pos.half(unit)
    near = pos.field.near
    found: list[int] = []
    if place == OFF:
        return found
    for side in range(SIX):
        other = near[place * SIX + side]
        if other != OFF and other != second:
            found.append(other)
    if second == OFF:
        return found
    for side in range(SIX):
        other = near[second * SIX + side]
        if other != OFF and other != place and other not in found:
            found.append(other)
    return found


def rears(pos: Battlefield, unit: int) -> list[int]:
    """7.11 The hexes behind a unit."""
    return [place for place in around(pos, unit) if angle(pos, unit, place) == REAR]


# -- terrain that a unit may not enter ------------------------------------------------------------------


def can_enter(pos: Battlefield, unit: int, place: int) -> bool:
    """6.24 Whether the ground of a hex lets a unit in."""
    field = pos.field
    if place == OFF or not field.on_map[place]:
        return False
    return field.charts.move_mp[field.terrain[place]][field.kind[unit]] < NEVER


# -- 7.2 zones of control -------------------------------------------------------------------------------


def controls(pos: Battlefield, unit: int, place: int) -> bool:
    """7.21, 7.22 Whether a hex is in a unit's zone of control."""
    reach = zone_of(pos, unit)
    if reach < 0:
        return False
    near = pos.field.near
    for own in pos.hexes_of(unit):
        for side in range(SIX):
            if near[own * SIX + side] == place and covers(pos, unit, side, reach):
                return can_enter(pos, unit, place)
    return False


def covers(pos: Battlefield, unit: int, side: int, reach: int) -> bool:
    """7.21 Whether a zone of control that goes so far round goes across a side of a unit's hex."""
    zones = IN_COLUMN if pos.mark[unit] & COLUMN else IN_LINE
    return zones[(side - pos.face[unit]) % SIX] <= reach


def zone_of(pos: Battlefield, unit: int) -> int:
    """7.21, 4.73 How far round a zone of control goes: FRONT, or FLANK for front and flanks; -1 for none."""
    field, mark = pos.field, pos.mark[unit]
    if mark & ROUTED or field.leader_elephant[unit] or field.kind[unit] == AR:
        return -1
    if field.skirmisher[unit]:
        return -1 if mark & NO else FLANK
    if field.velites[unit]:
        return FRONT if mark & NO else FLANK
    return FRONT


def zoc_hexes(pos: Battlefield, unit: int) -> list[int]:
    """7.21 The hexes in a unit's zone of control."""
    if zone_of(pos, unit) < 0:
        return []
    return [place for place in around(pos, unit) if controls(pos, unit, place)]


def zoc_owners(pos: Battlefield, place: int, seat: int) -> list[int]:
    """7.21, 7.24 The units of a seat in whose zones of control a hex is; both sides may control it."""
    field, found = pos.field, []
    near, top, side = field.near, pos.top, field.side
    base = place * SIX
    for number in range(SIX):
        other = near[base + number]
        if other == OFF:
            continue
        unit = top[other]
        if unit == NOBODY or side[unit] != seat:
            continue
        while unit != NOBODY:
            if reaches(pos, unit, place, number) and unit not in found:
                found.append(unit)
            unit = pos.under[unit]
    return found


def in_zoc(pos: Battlefield, place: int, seat: int) -> bool:
    """7.21 Whether a hex is in a zone of control of a seat's units."""
    field = pos.field
    near, top, side = field.near, pos.top, field.side
    base = place * SIX
    for number in range(SIX):
        other = near[base + number]
        if other == OFF:
            continue
        unit = top[other]
        if unit == NOBODY or side[unit] != seat:
            continue
        while unit != NOBODY:
            if reaches(pos, unit, place, number):
                return True
            unit = pos.under[unit]
    return False


def reaches(pos: Battlefield, unit: int, place: int, side: int) -> bool:
    """7.21, 7.22 Whether a hex is in the zone of control of a unit that stands across this side of it."""
    reach = zone_of(pos, unit)
    return reach >= 0 and covers(pos, unit, (side + 3) % SIX, reach) and can_enter(pos, unit, place)


def unit_in_zoc(pos: Battlefield, unit: int) -> bool:
    """7.23 Whether any part of a unit is in an enemy's zone of control."""
    enemy = 1 - pos.field.side[unit]
    for place in pos.hexes_of(unit):
        if in_zoc(pos, place, enemy):
            return True
    return False


def holding(pos: Battlefield, unit: int) -> list[int]:
    """7.23 The enemies in whose zones of control a unit is."""
    enemy, found = 1 - pos.field.side[unit], []
    for place in pos.hexes_of(unit):
        for owner in zoc_owners(pos, place, enemy):
            if owner not in found:
                found.append(owner)
    return found


def adjacent_units(pos: Battlefield, unit: int, seat: int) -> list[int]:
    """The units of a seat next to a unit, stacks from the top down."""
    found: list[int] = []
    for place in around(pos, unit):
        if pos.holder(place) == seat:
            found += [other for other in pos.stack(place) if other not in found]
    return found


def next_to_enemy(pos: Battlefield, unit: int) -> bool:
    """Whether an enemy unit stands next to a unit."""
    place, second = pos.hex[unit], pos.half(unit)
    enemy = 1 - pos.field.side[unit]
    return holds_beside(pos, place, enemy) or holds_beside(pos, second, enemy)


def holds_beside(pos: Battlefield, place: int, seat: int) -> bool:
    """Whether a unit of a seat stands next to a hex."""
    if place == OFF:
        return False
    near, top, side = pos.field.near, pos.top, pos.field.side
    base = place * SIX
    for number in range(SIX):
        other = near[base + number]
        if other != OFF:
            unit = top[other]
            if unit != NOBODY and side[unit] == seat:
                return True
    return False


# -- distances ------------------------------------------------------------------------------------------


def distance_to(pos: Battlefield, unit: int, place: int) -> int:
    """How many hexes lie from a unit to a hex, from its nearer half."""
    here, second = pos.hex[unit], pos.half(unit)
    if here == OFF:
        return FAR
    least = distance(here, place)
    return least if second == OFF else min(least, distance(second, place))


def distance_between(pos: Battlefield, unit: int, other: int) -> int:
    """How many hexes lie between two units, from half to half."""
    there, second = pos.hex[other], pos.half(other)
    if there == OFF:
        return FAR
    least = distance_to(pos, unit, there)
    return least if second == OFF else min(least, distance_to(pos, unit, second))


# -- 8.16 line of sight ---------------------------------------------------------------------------------


def sees(pos: Battlefield, origin: int, target: int, over: bool = False, beasts: bool = True) -> bool:
    """8.16 Whether nothing hides one hex from another.

    ``over``: an archer shoots over units that are nearer to him than to the target. ``beasts``: whether
    elephants hide what is behind them; for line commands they do not.
    """
    steps = distance(origin, target)
    if steps <= 1:
        return True
    if pos.turn <= pos.field.mist_turn and steps > pos.field.mist_reach:
        return False
    q, r = CUBE_Q[origin], CUBE_R[origin]
    way = paired_steps(CUBE_Q[target] - q, CUBE_R[target] - r)
    for number, (one_q, one_r, other_q, other_r) in enumerate(way, 1):
        nearer = over and number * 2 < steps
        one = number_of(q + one_q, r + one_r)
        if one_q == other_q and one_r == other_r:
            if hides(pos, one, origin, target, nearer, beasts):
                return False
            continue
        other = number_of(q + other_q, r + other_r)
        if rises(pos, one, origin, target) or rises(pos, other, origin, target):
            return False
        if hides(pos, one, origin, target, nearer, beasts) and hides(
            pos, other, origin, target, nearer, beasts
        ):
            return False
    return True


def rises(pos: Battlefield, place: int, origin: int, target: int) -> bool:
    """8.16 Whether a hex is higher than both ends; any part of it, be it a side, blocks the view."""
    level = pos.field.level
    return place != OFF and level[place] > level[origin] and level[place] > level[target]


def hides(pos: Battlefield, place: int, origin: int, target: int, nearer: bool, beasts: bool) -> bool:
    """8.16 Whether a hex in between blocks the view: by its height, woods or town, or who stands there."""
    if place == OFF:
        return False
    field = pos.field
    level = field.level
    here = level[place]
    if rises(pos, place, origin, target):
        return True
    lower = here < level[origin] and here < level[target]
    if field.blocks_sight[place] and not lower:
        return True
    unit = pos.top[place]
    if unit == NOBODY:
        return False
    while unit != NOBODY:
        if field.elephant[unit]:
            if beasts and not lower:
                return True
        elif not nearer:
            return True
        unit = pos.under[unit]
    return False


# -- 4.21 the reach of a command ------------------------------------------------------------------------


def flood(pos: Battlefield, start: int, seat: int, most: int) -> list[int]:
    """4.21 By hex: how far a leader's command has to go, FAR where it does not reach.

    The way is broken by hexes with enemies, by empty ones in an enemy's zone of control, and by ground and
    ramparts that a leader may not cross.
    """
    field = pos.field
    found = [FAR] * HEXES
    if start == OFF:
        return found
    found[start] = 0
    edge = [start]
    for steps in range(1, most + 1):
        outer: list[int] = []
        for place in edge:
            base = place * SIX
            for side in range(SIX):
                other = field.command_near[base + side]
                if other == OFF or found[other] != FAR:
                    continue
                if passes(pos, other, seat):
                    found[other] = steps
                    outer.append(other)
                elif pos.holder(other) == seat:
                    found[other] = steps  # whoever stands where no leader goes is told, and passes nothing on
        edge = outer
    return found


def passes(pos: Battlefield, place: int, seat: int) -> bool:
    """4.21 Whether a command goes through a hex."""
    field = pos.field
    if field.charts.move_mp[field.terrain[place]][LEADER_ROW] >= NEVER:
        return False
    holder = pos.holder(place)
    if holder == seat:
        return True
    return holder == NOBODY and not in_zoc(pos, place, 1 - seat)


def in_range(pos: Battlefield, leader: int, unit: int) -> bool:
    """4.21 Whether a unit is within a leader's command range."""
    if pos.at[leader] == OFF:
        return False
    reach = command_reach(pos, leader)
    if distance_to(pos, unit, pos.at[leader]) > reach:  # no way is shorter than the straight one
        return False
    return reached(pos, pos.at[leader], pos.hexes_of(unit), pos.field.leader_side[leader], reach)


def command_reach(pos: Battlefield, leader: int) -> int:
    """4.1 A leader's command range now; mist shortens it on the first turn of a battle."""
    reach, field = pos.reach(leader), pos.field
    return min(reach, field.mist_reach) if pos.turn <= field.mist_turn else reach


def reached(pos: Battlefield, start: int, goals: list[int], seat: int, most: int) -> bool:
    """4.21 Whether a command gets from a hex to one of some others within so many hexes."""
    if start in goals:
        return True
    field = pos.field
    seen = {start}
    edge = [start]
    for _ in range(most):
        outer: list[int] = []
        for place in edge:
            base = place * SIX
            for side in range(SIX):
                other = field.command_near[base + side]
                if other == OFF or other in seen:
                    continue
                seen.add(other)
                if other in goals:
                    return True
                if passes(pos, other, seat):
                    outer.append(other)
        edge = outer
    return False
