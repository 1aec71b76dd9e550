"""4.24, 9.22 What a line is: which units stand so together that one line command moves them all.

Units of a line are linked if they stand side by side, or nearly so where the battle's chart allows gaps. A
link from flank to flank or from front to rear carries a line as far as it goes; any other only as far as the
leader's command does.
"""

from __future__ import annotations

from typing import Final

from .charts import SK
from .ground import FAR, command_reach, distance_between, flood, in_zoc, sees
from .hexes import FLANK, FRONT, IN_COLUMN, IN_LINE, OFF, REAR, SIX, distance
from .marks import COLUMN, ROUTED
from .position import NOBODY, Battlefield

BLOCKED: Final = -1  # 4.24 a hex that may not lie in a gap

BYTE_BITS: Final = 8
BYTE: Final = 255
BITS: Final[list[list[int]]] = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
PART_BITS: Final = 56
PART: Final = (1 << 56) - 1


# -- masks ---------------------------------------------------------------------------------------------------


def members_of(mask: int) -> list[int]:
    """The units of a bit mask, in their order."""
    found: list[int] = []
    start = 0
    while mask:  # in parts that are small ints: numbers of any length cost an object for each step
        part, first = mask & PART, start
        while part:
            for bit in BITS[part & BYTE]:
                found.append(first + bit)
            part >>= BYTE_BITS
            first += BYTE_BITS
        mask >>= PART_BITS
        start += PART_BITS
    return found


def standing(pos: Battlefield, line: int) -> int:
    """4.24 The units that a line's chart names and that are there to be commanded, as bits."""
    mask = pos.field.line_units[line]
    for unit in pos.field.line_members[line]:
        if pos.hex[unit] == OFF or pos.mark[unit] & ROUTED:
            mask ^= 1 << unit
    return mask


# -- 4.24 links ----------------------------------------------------------------------------------------------


def zone(pos: Battlefield, unit: int, side: int) -> int:
    """7.11, 6.73 Whether a side of a unit's hex is ahead of it, on its flank or behind it."""
    zones = IN_COLUMN if pos.mark[unit] & COLUMN else IN_LINE
    return zones[(side - pos.face[unit]) % SIX]


def in_order(one: int, other: int) -> bool:
    """4.24 Whether two units that touch with these sides stand flank to flank or front to rear."""
    return one == other == FLANK or (one == FRONT and other == REAR) or (one == REAR and other == FRONT)


def present(pos: Battlefield, place: int, members: int) -> int:
    """The units of a hex that are among some, as bits."""
    mask = 0
    unit = pos.top[place]
    while unit != NOBODY:
        mask |= 1 << unit & members
        unit = pos.under[unit]
    return mask


def gap_at(pos: Battlefield, place: int, line: int) -> int:
    """4.24, 9.22 What a hex in a gap holds: nothing (0), one skirmisher or velite (1), or a BLOCKED way."""
    field = pos.field
    seat = field.line_side[line]
    unit = pos.top[place]
    light = 0
    while unit != NOBODY:
        if field.side[unit] != seat:
            return BLOCKED
        if not field.line_units[line] >> unit & 1:
            if not field.velites[unit] and field.kind[unit] != SK:
                return BLOCKED
            light += 1
        unit = pos.under[unit]
    if light > 1 or in_zoc(pos, place, 1 - seat):
        return BLOCKED
    return light


def bridged(between: int, light: int, gap: int) -> bool:
    """4.24, 9.22 Whether so many hexes between, so many of them with light troops, leave two units in line.

    One skirmisher or velite between two units never parts them, two always do.
    """
    return light <= 1 and (between <= gap or between == light)


def along(pos: Battlefield, place: int, side: int, line: int, members: int) -> tuple[int, int]:
    """4.24 The next units of the line straight across a side, and how many hexes lie between.

    No units if the line breaks before.
    """
    near, gap = pos.field.near, pos.field.line_gap[line]
    between = light = 0
    while True:
        place = near[place * SIX + side]
        if place == OFF:
            return between, 0
        found = present(pos, place, members)
        if found:
            return between, found
        kind = gap_at(pos, place, line)
        between += 1
        light += max(kind, 0)
        if kind == BLOCKED or not bridged(between, light, gap):
            return between, 0


def ordered_links(pos: Battlefield, unit: int, line: int, members: int) -> int:
    """4.24 The units linked to one by their flanks, or front to rear, as bits; a stack holds together.

    Gaps are on the flanks: front to rear units stand next to each other.
    """
    own = pos.hexes_of(unit)
    near = pos.field.near
    found = 0
    for place in own:
        found |= present(pos, place, members)
        for side in range(SIX):
            if near[place * SIX + side] in own:
                continue
            ours = zone(pos, unit, side)
            between, others = along(pos, place, side, line, members)
            for other in members_of(others):
                theirs = zone(pos, other, (side + 3) % SIX)
                if in_order(ours, theirs) and (between == 0 or ours == FLANK):
                    found |= 1 << other
    if is_loose(pos, unit):
        for other in members_of(links(pos, unit, line, members)):
            if is_loose(pos, other):
                found |= 1 << other
    return found & ~(1 << unit)


def links(pos: Battlefield, unit: int, line: int, members: int) -> int:
    """4.24 The units linked to one in any way, as bits: those next to it, or across a gap on a flank."""
    near, gap = pos.field.near, pos.field.line_gap[line]
    own = pos.hexes_of(unit)
    found = 0
    for place in own:
        found |= present(pos, place, members)
    edge = [(place, 0, False) for place in own]  # a hex, light troops on the way, whether it began on a flank
    seen = set(edge)
    for between in range(max(gap, 1) + 1):
        outer: list[tuple[int, int, bool]] = []
        for place, light, flank in edge:
            for side in range(SIX):
                other = near[place * SIX + side]
                if other == OFF or other in own:
                    continue
                begun = zone(pos, unit, side) == FLANK if between == 0 else flank
                here = present(pos, other, members)
                if here:
                    found |= here if between == 0 or begun else by_flank(pos, here, (side + 3) % SIX)
                    continue
                kind = gap_at(pos, other, line)
                if kind == BLOCKED or not bridged(between + 1, light + kind, gap):
                    continue
                if (other, light + kind, begun) not in seen:
                    seen.add((other, light + kind, begun))
                    outer.append((other, light + kind, begun))
        edge = outer
    return found & ~(1 << unit)


def by_flank(pos: Battlefield, mask: int, side: int) -> int:
    """4.24 Of some units those that have a side of their hex on their flank, as bits."""
    for unit in members_of(mask):
        if zone(pos, unit, side) != FLANK:
            mask ^= 1 << unit
    return mask


def is_loose(pos: Battlefield, unit: int) -> bool:
    """4.24 Whether arriving foot is in line in any order: no enemy is within its march and in its sight."""
    field = pos.field
    if not field.reinforcement_lines or not field.foot[unit] or not field.arrives[unit]:
        return False
    enemy = 1 - field.side[unit]
    for other in range(field.units):
        if field.side[other] != enemy or pos.hex[other] == OFF:
            continue
        if distance_between(pos, unit, other) > field.ma_high[unit]:
            continue
        if sees(pos, pos.hex[unit], pos.hex[other]):
            return False
    return True


# -- 4.24 lines ----------------------------------------------------------------------------------------------


def line_from(pos: Battlefield, line: int, leader: int, seeds: int, members: int) -> int:
    """4.24 The line to which some units belong, as bits: of ``members``, as far as their links go.

    Who hangs on by a link that is neither flank to flank nor front to rear has to be in the leader's range;
    with nobody in command such links do not count.
    """
    found = seeds & members
    edge = members_of(found)
    while edge:
        linked = ordered_links(pos, edge.pop(), line, members) & ~found
        found |= linked
        edge += members_of(linked)
    return found if leader == NOBODY else within_range(pos, line, leader, found, members)


def within_range(pos: Battlefield, line: int, leader: int, found: int, members: int) -> int:
    """4.24 A line together with the units in its leader's range that stand beside it in another way."""
    if found == members:
        return found
    ways = flood(pos, pos.at[leader], pos.field.leader_side[leader], command_reach(pos, leader))
    edge = members_of(found)
    while edge:
        for other in members_of(links(pos, edge.pop(), line, members) & ~found):
            if min([ways[place] for place in pos.hexes_of(other)]) < FAR:
                found |= 1 << other
                edge.append(other)
    return found


def close_to(pos: Battlefield, leader: int, members: int) -> int:
    """4.25 The units, of some, at most two hexes from a leader and not hidden from him, as bits."""
    here = pos.at[leader]
    found = 0
    if here == OFF:
        return found
    for unit in members_of(members):
        for place in pos.hexes_of(unit):
            if distance(place, here) <= pos.charts.line_reach and sees(pos, here, place, beasts=False):
                found |= 1 << unit
                break
    return found
