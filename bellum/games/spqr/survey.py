"""4.21, 4.24, 7.2, 8.13, 8.16 What lies open on the map but is hard to see: asked for, it is shown."""

from __future__ import annotations

from typing import Final, TypedDict

from .ground import FAR, command_reach, flood, sees, zoc_hexes
from .hexes import HEXES, OFF, distance, hex_id
from .line_commands import choices, near_at_start, refuse_owner
from .lines import members_of
from .marching import within
from .missiles import can_fire, longest, refuse_place
from .position import Battlefield
from .records import FIRST, Phase

SIGHT: Final = 10  # how far it is worth looking: farther than any shot


class ZonesView(TypedDict):
    """7.2 The hexes in the zones of control of each side."""

    zones: dict[str, list[str]]


class FireView(TypedDict):
    """8.13, 8.16 What a unit could fire at if an enemy stood there, and what it sees within ten hexes."""

    unit: str
    fire: list[str]
    sight: list[str]


class LineView(TypedDict):
    """4.24 Units that stand in line."""

    line: str
    units: list[str]


class CommandView(TypedDict):
    """4.21, 4.24 How far a leader's command goes, and the lines that stand near enough for him to command."""

    leader: str
    range: list[str]
    lines: list[LineView]


def zones(pos: Battlefield) -> ZonesView:
    """7.2 All zones of control."""
    field = pos.field
    found: list[set[int]] = [set(), set()]
    for unit in range(field.units):
        if pos.hex[unit] != OFF:
            found[field.side[unit]].update(zoc_hexes(pos, unit))
    return {"zones": {name: names(sorted(found[seat])) for seat, name in enumerate(pos.seats)}}


def field_of_fire(pos: Battlefield, unit: int) -> FireView | None:
    """8.13, 8.16 The hexes near a unit that it could fire at, and that it sees; None off the map."""
    here = pos.hex[unit]
    if here == OFF:
        return None
    reach = longest(pos, unit) if can_fire(pos, unit) is None else 0
    near = sorted([place for place in within(here, SIGHT) if place != here and pos.field.on_map[place]])
    fire = [
        place for place in near if distance(here, place) <= reach and refuse_place(pos, unit, place) is None
    ]
    sight = [place for place in near if sees(pos, here, place)]
    return {"unit": pos.field.unit_id[unit], "fire": names(fire), "sight": names(sight)}


def command_of(pos: Battlefield, leader: int) -> CommandView | None:
    """4.21, 4.24, 4.25 A leader's range, and his lines; None if he is not on the map.

    The lines are those that he could command if his phase began now, apart from any roll for it.
    """
    if pos.at[leader] == OFF:
        return None
    field = pos.field
    side = field.leader_side[leader]
    ways = flood(pos, pos.at[leader], side, command_reach(pos, leader))
    if pos.phase is None or pos.phase.leader != leader:
        pos.phase = Phase(leader, FIRST)
        pos.phase.near = near_at_start(pos, leader)
    lines: list[LineView] = [
        {"line": field.line_id[line], "units": [field.unit_id[unit] for unit in members_of(mask)]}
        for line in range(field.lines)
        if refuse_owner(pos, leader, line) is None
        for mask in choices(pos, line)
    ]
    covered = [place for place in range(HEXES) if ways[place] < FAR]
    return {"leader": field.leader_id[leader], "range": names(covered), "lines": lines}


def names(places: list[int]) -> list[str]:
    return [hex_id(place) for place in places]
