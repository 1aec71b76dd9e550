"""What holds in every position of a battle."""

from __future__ import annotations

from typing import Any

from bellum.games.spqr.hexes import HEXES, OFF
from bellum.games.spqr.marks import (
    ABSENT,
    AWAY,
    COLUMN,
    DEAD,
    GONE,
    KILLED,
    LOW,
    MIRROR,
    NO,
    ROUTED,
    SCREEN_LOW,
    SCREEN_NO,
    WAITING,
)
from bellum.games.spqr.position import NOBODY, Battlefield
from tests.trial import ensure


def on_the_move(pos: Battlefield) -> set[int]:
    """Units that are being moved, and for that moment stand where nobody may stay."""
    found = set() if pos.march is None else {pos.march.unit, *pos.march.others}
    for step in pos.steps:
        unit = getattr(step, "unit", None)
        if isinstance(unit, int) and unit >= 0:
            found.add(unit)
    return found | {under for unit in found if (under := pos.under[unit]) != NOBODY}


def check(pos: Battlefield) -> None:
    """Everything that holds at any time."""
    units(pos)
    places(pos)
    stacks(pos)
    leaders(pos)


def units(pos: Battlefield) -> None:
    """2.2, 10.12 Nobody appears or vanishes; hits stay below quality, or the unit runs or is about to."""
    field = pos.field
    moving = on_the_move(pos)
    for unit in range(field.units):
        name, mark = field.unit_id[unit], pos.mark[unit]
        gone = [bit for bit in (DEAD, AWAY, WAITING) if mark & bit]
        ensure(len(gone) <= 1, f"{name} is away in two ways")
        passing = unit in moving
        ensure(bool(gone) == (pos.hex[unit] == OFF) or passing, f"{name} is neither here nor there")
        ensure(not (mark & LOW and mark & NO), f"{name} has few missiles and none")
        ensure(
            not (mark & SCREEN_LOW and mark & SCREEN_NO), f"the screen of {name} has few missiles and none"
        )
        ensure(not mark & MIRROR or mark & COLUMN != 0, f"{name} is turned without being in column")
        ensure(pos.hits[unit] >= 0, f"{name} has {pos.hits[unit]} hits")
        if pos.hex[unit] != OFF and not mark & ROUTED and pos.hits[unit] >= pos.quality(unit):
            ensure(
                unit in pos.breaking or pos.shock is not None or passing,
                f"{name} has {pos.hits[unit]} hits and stands",
            )


def places(pos: Battlefield) -> None:
    """6.24, 7.11 Everybody stands on the map, on ground that lets him in, and what lies in a hex is known."""
    field = pos.field
    for unit in range(field.units):
        if pos.hex[unit] == OFF:
            continue
        hexes = pos.hexes_of(unit)
        entering = field.two_hex[unit] and pos.mark[unit] & COLUMN != 0  # its tail may be off the map still
        ensure(
            len(hexes) == 1 + field.two_hex[unit] or entering, f"{field.unit_id[unit]} has {len(hexes)} hexes"
        )
        for place in hexes:
            ensure(field.on_map[place], f"{field.unit_id[unit]} stands off the map")
    kept = pos.top
    pos.recount()
    ensure(pos.top == kept, "the map and the units disagree")
    pos.top = kept


def stacks(pos: Battlefield) -> None:
    """6.6 One unit in a hex, two Roman ones, two phalanxes, and a leader's elephant with any of them."""
    field = pos.field
    party = on_the_move(pos)
    seen: set[int] = {unit for unit in party if pos.hex[unit] != OFF}
    for place in range(HEXES):
        if pos.top[place] == NOBODY:
            continue
        stack = pos.stack(place)
        names = [field.unit_id[unit] for unit in stack]
        ensure(len({field.side[unit] for unit in stack}) == 1, f"enemies in one hex: {names}")
        seen.update(stack)
        own = [unit for unit in stack if not field.leader_elephant[unit] and unit not in party]
        if len(own) < 2:
            continue
        ensure(len(own) == 2, f"three in one hex: {names}")
        roman = all(field.roman_foot[unit] for unit in own)
        deep = all(field.double_depth[unit] for unit in own)
        ensure(roman or deep, f"they may not be in one hex: {names}")
        ensure(not any(pos.mark[unit] & (ROUTED | COLUMN) for unit in own), f"routed or in column: {names}")
        ensure(len({pos.face[unit] for unit in own}) == 1, f"they face apart: {names}")
    for unit in range(field.units):
        here = pos.hex[unit] != OFF
        ensure(here == (unit in seen), f"{field.unit_id[unit]} is in no stack, or in one that is not there")


def leaders(pos: Battlefield) -> None:
    """4 Leaders are on the map, dead, or not there yet."""
    field = pos.field
    for leader in range(field.leaders):
        name, role = field.leader_id[leader], pos.role[leader]
        if pos.at[leader] != OFF:
            ensure(not role & (KILLED | ABSENT), f"{name} is dead or absent and on the map")
            ensure(field.on_map[pos.at[leader]], f"{name} is off the map")
    for seat in (0, 1):
        ensure(pos.points(seat) >= 0, "points below nothing")


class Watch:
    """Looks at every position of a battle: the dead stay dead, depleted units stay depleted, turns go on."""

    def __init__(self, told: bool = False) -> None:
        self.told = told  # the position tells its events, and so do its copies
        self.turn = 0
        self.dead: set[int] = set()

    def see(self, pos: Any) -> None:
        if self.told and pos.events is None:
            pos.events = []
        check(pos)
        dead = {unit for unit in range(pos.field.units) if pos.mark[unit] & DEAD}
        ensure(self.dead <= dead, "the dead have risen")
        ensure(pos.turn in (self.turn, self.turn + 1) or self.turn == 0, "a turn was left out")
        alive = sum(not mark & GONE or pos.hex[unit] != OFF for unit, mark in enumerate(pos.mark))
        ensure(alive + sum(bool(mark & GONE) for mark in pos.mark) == pos.field.units, "units do not add up")
        self.dead, self.turn = dead, pos.turn
