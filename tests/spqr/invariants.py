"""What holds in every position of a battle."""

from __future__ import annotations

from typing import Any

from bellum.games.spqr.charts import AR
from bellum.games.spqr.ground import can_enter
from bellum.games.spqr.hexes import OFF, SIX
from bellum.games.spqr.marks import (
    ABSENT,
    AWAY,
    COLUMN,
    DEAD,
    DEPLETED,
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
from bellum.games.spqr.movement import Move
from bellum.games.spqr.orders import Orders
from bellum.games.spqr.position import NOBODY, Battlefield
from tests.trial import Broken, ensure

# Marks that say something only together with others.
ODD = GONE | LOW | SCREEN_LOW | MIRROR


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
    activation(pos)


def units(pos: Battlefield) -> None:
    """2.2, 10.12 Nobody appears or vanishes; hits stay below quality, or the unit runs or is about to."""
    moving = on_the_move(pos)
    for unit, mark in enumerate(pos.mark):
        gone = mark & GONE
        if bool(gone) != (pos.hex[unit] == OFF) and unit not in moving:
            raise broken(pos, unit, "is neither here nor there")
        if mark & ODD:
            check_marks(pos, unit)
        hits = pos.hits[unit]
        if hits:
            ensure(hits > 0, "hits below nothing")
            if hits >= pos.quality(unit) and not mark & ROUTED and pos.hex[unit] != OFF:
                if unit not in pos.breaking and pos.shock is None and unit not in moving:
                    raise broken(pos, unit, f"has {hits} hits and stands")


def check_marks(pos: Battlefield, unit: int) -> None:
    """Marks of which a unit can have only one, or none without another."""
    mark = pos.mark[unit]
    wrong = ""
    if mark & GONE not in (0, DEAD, AWAY, WAITING):
        wrong = "is away in two ways"
    elif mark & LOW and mark & NO:
        wrong = "has few missiles and none"
    elif mark & SCREEN_LOW and mark & SCREEN_NO:
        wrong = "has a screen with few missiles and none"
    elif mark & MIRROR and not mark & COLUMN:
        wrong = "is turned without being in column"
    if wrong:
        raise broken(pos, unit, wrong)


def broken(pos: Battlefield, unit: int, what: str) -> Broken:
    """What is wrong with a unit."""
    return Broken(f"{pos.field.unit_id[unit]} {what}")


def places(pos: Battlefield) -> None:
    """6.24, 7.11 Everybody stands on the map, on ground that lets him in, and what lies in a hex is known."""
    field, on_map = pos.field, pos.field.on_map
    for unit, place in enumerate(pos.hex):
        if place == OFF:
            continue
        if not 0 <= pos.face[unit] < SIX:
            raise broken(pos, unit, "faces nowhere")
        if not on_map[place]:
            raise broken(pos, unit, "stands off the map")
        if field.two_hex[unit]:
            half = pos.half(unit)
            if half == OFF:
                if not pos.mark[unit] & COLUMN:  # its tail may be off the map still
                    raise broken(pos, unit, "has one hex")
            elif not on_map[half]:
                raise broken(pos, unit, "stands off the map")
    kept = pos.top
    pos.recount()
    ensure(pos.top == kept, "the map and the units disagree")
    pos.top = kept


def stacks(pos: Battlefield) -> None:
    """6.6 One unit in a hex, two Roman ones, two phalanxes, and a leader's elephant with any of them.

    ``places`` has shown that what is on top of each hex is there.
    """
    party = on_the_move(pos)
    seen: set[int] = {unit for unit in party if pos.hex[unit] != OFF}
    for place, top in enumerate(pos.top):
        if top == NOBODY:
            continue
        seen.add(top)
        if pos.under[top] != NOBODY:
            stack = pos.stack(place)
            seen.update(stack)
            check_stack(pos, stack, party)
    here = {unit for unit, place in enumerate(pos.hex) if place != OFF}
    ensure(here == seen, "somebody is in no stack, or in one that is not there")


def check_stack(pos: Battlefield, stack: list[int], party: set[int]) -> None:
    """6.6 Who is in a hex with others."""
    field = pos.field
    wrong = ""
    own = [unit for unit in stack if not field.leader_elephant[unit] and unit not in party]
    if any(field.side[unit] != field.side[stack[0]] for unit in stack):
        wrong = "enemies in one hex"
    elif len(own) > 2:
        wrong = "three in one hex"
    elif len(own) == 2:
        wrong = wrong_pair(pos, own[0], own[1])
    if wrong:
        raise Broken(f"{wrong}: {[field.unit_id[unit] for unit in stack]}")


def wrong_pair(pos: Battlefield, one: int, other: int) -> str:
    """6.66, 9.51 What is wrong about two units in one hex, or nothing."""
    field = pos.field
    roman = field.roman_foot[one] and field.roman_foot[other]
    if not roman and not (field.double_depth[one] and field.double_depth[other]):
        return "they may not be in one hex"
    if (pos.mark[one] | pos.mark[other]) & (ROUTED | COLUMN):
        return "routed or in column"
    return "" if pos.face[one] == pos.face[other] else "they face apart"


def leaders(pos: Battlefield) -> None:
    """4 Leaders are on the map, dead, or not there yet."""
    field = pos.field
    for leader in range(field.leaders):
        name, role = field.leader_id[leader], pos.role[leader]
        if pos.at[leader] != OFF:
            ensure(not role & (KILLED | ABSENT), f"{name} is dead or absent and on the map")
            ensure(field.on_map[pos.at[leader]], f"{name} is off the map")


def activation(pos: Battlefield) -> None:
    """5.1 One leader is active at a time, and it is he who gives orders."""
    phases = sum(isinstance(step, Orders) for step in pos.steps)
    ensure(phases <= 1, "two leaders give orders")
    leader = NOBODY if pos.phase is None else pos.phase.leader
    ensure(pos.active == leader, "the active leader is not the one who gives orders")


def zone(pos: Battlefield, unit: int) -> set[int]:
    """7.21 The hexes in a unit's zone of control, counted from its facing: before it, for light foot beside it too."""
    field, mark, face = pos.field, pos.mark[unit], pos.face[unit]
    if mark & ROUTED or field.leader_elephant[unit] or field.kind[unit] == AR:
        return set()
    wide = (field.skirmisher[unit] or field.velites[unit]) and not mark & NO
    if field.skirmisher[unit] and not wide:
        return set()
    if mark & COLUMN:  # 6.73 it faces a side of its hex, not a vertex
        sides = [0, 1, 2, 4, 5] if wide else [0]
    else:
        sides = [0, 1, 2, 5] if wide else [0, 1]
    return {field.near[own * SIX + (face + side) % SIX] for own in pos.hexes_of(unit) for side in sides}


def caught(pos: Battlefield) -> tuple[int, int, int, int] | None:
    """7.23 The unit that has marched into a zone of control, after so many steps, where it is and faces; or none.

    It is the mover's choice: while the enemy answers, who holds it may withdraw or run, and it may turn (7.16).
    A phalanx of two hexes is left out: held by one half it may wheel with the other (6.45).
    """
    march = pos.march
    if march is None or march.steps == 0 or not isinstance(pos.steps[-1], Move):
        return None
    if pos.field.two_hex[march.unit] or pos.hex[march.unit] == OFF:
        return None
    unit = march.unit
    place, side = pos.hex[unit], pos.field.side[unit]
    for other, there in enumerate(pos.hex):
        near = there != OFF and pos.field.side[other] != side
        if near and place in zone(pos, other) and can_enter(pos, other, place):
            return unit, march.steps, place, pos.face[unit]
    return None


class Watch:
    """Looks at every position of a battle: the dead stay dead, the depleted depleted, points are never taken back, turns go on."""

    def __init__(self, told: bool = False) -> None:
        self.told = told  # the position tells its events, and so do its copies
        self.turn = 0
        self.dead: set[int] = set()
        self.depleted: set[int] = set()
        self.points = [0, 0]
        self.tempo = 0
        self.caught: tuple[int, int, int, int] | None = None
        self.column = 0

    def see(self, pos: Any) -> None:
        if self.told and pos.events is None:
            pos.events = []
        check(pos)
        dead = {unit for unit, mark in enumerate(pos.mark) if mark & DEAD}
        ensure(self.dead <= dead, "the dead have risen")
        depleted = {unit for unit, mark in enumerate(pos.mark) if mark & DEPLETED}
        ensure(self.depleted <= depleted, "the depleted have recovered")
        ensure(pos.tempo() >= self.tempo, "the tempo has fallen")
        ensure(pos.turn in (self.turn, self.turn + 1) or self.turn == 0, "a turn was left out")
        points = [pos.points(seat) for seat in (0, 1)]
        ensure(points[0] >= self.points[0] and points[1] >= self.points[1], "points were taken back")
        self.dead, self.depleted, self.turn, self.points = dead, depleted, pos.turn, points
        self.tempo = pos.tempo()
        self.zones(pos)

    def zones(self, pos: Battlefield) -> None:
        """7.23 Who enters a zone of control marches no farther with this order, and does not turn in it."""
        if self.caught is not None and pos.march is not None and pos.march.unit == self.caught[0]:
            unit, steps, place, face = self.caught
            turned = pos.hex[unit] == place and pos.face[unit] != face
            if pos.march.steps and not pos.mark[unit] & ROUTED and pos.mark[unit] & COLUMN == self.column:
                if pos.march.steps > steps or turned:
                    raise broken(pos, unit, "marched on in a zone of control (7.23)")
        self.caught = caught(pos)
        if self.caught is not None:
            self.column = pos.mark[self.caught[0]] & COLUMN
