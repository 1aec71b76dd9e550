"""6.51, 6.55, 6.57 The way of a withdrawal: how far it leads, where it may end, and who needs room."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .ground import distance_to, in_zoc
from .hexes import OFF, SIX, distance
from .manoeuvre import Entry, across, points_for
from .paces import approach, barred, mobility
from .position import NONE, Battlefield
from .stacking import hexes_at, lift_party, put_party, refuse_passage, refuse_stop

# How a unit comes to withdraw.
ALONE: Final = 0  # 6.51
WITH_ITS_LINE: Final = 1  # 6.57
AS_AGREED: Final = 2  # 6.59
FROM_ELEPHANTS: Final = 3  # 9.16

IN_POINTS: Final = -1  # the way is counted in points, not in hexes
FARTHEST: Final = 8  # 6.57 hexes from which a unit could come to where another ends

OFF_THE_MAP: Final = Refusal("6.55", "withdrawal-off-the-map")
BAD_GROUND: Final = Refusal("6.55", "withdrawal-into-bad-ground")
INTO_ZOC: Final = Refusal("6.55", "withdrawal-into-zoc")
TOO_FAR: Final = Refusal("6.51", "withdrawal-too-far")
NOT_AWAY: Final = Refusal("6.51", "withdrawal-not-away")
NO_WAY_ON: Final = Refusal("6.55", "withdrawal-without-end")


def starts(
    pos: Battlefield, unit: int, mover: int, how: int, party: list[int], waiting: list[int] = NONE
) -> bool:
    """6.55 Whether there is a way for a unit; those of ``party`` are thought away.

    ``waiting`` are those of its line who go after it, and to whom it has to leave a way (6.57).
    """
    way = Way(pos, unit, mover, how, party, waiting)
    place = pos.hex[unit]
    return way.goes_on(pos, place, way.points, way.hexes)


def apart(pos: Battlefield, places: list[int], mover: int) -> int:
    """6.51 How many hexes lie between some hexes and the unit that moves."""
    return min([distance_to(pos, mover, place) for place in places])


class Way:
    """6.51, 6.55 What the way of a withdrawal is measured by."""

    def __init__(
        self, pos: Battlefield, unit: int, mover: int, how: int, party: list[int], waiting: list[int] = NONE
    ) -> None:
        self.unit = unit
        self.mover = mover
        self.how = how
        self.party = party
        self.waiting = waiting
        self.base = apart(pos, pos.hexes_of(unit), mover)  # it has to end farther away
        self.points = 0
        self.hexes = IN_POINTS
        if how == AS_AGREED:
            self.hexes = 1  # 6.59
        elif pos.field.skirmisher[unit]:
            self.hexes = pos.charts.skirmisher_withdrawal  # 9.21
        else:
            self.points = mobility(pos, unit) - approach(pos, mover)

    def entries(self, pos: Battlefield, place: int, side: int) -> list[Entry]:
        """6.52 The hexes that the unit enters from one place across a side, its facing kept."""
        face = pos.face[self.unit]
        return [(own, side, across(pos, own, side)) for own in hexes_at(pos, self.unit, place, face)]

    def refuse_entry(self, pos: Battlefield, entries: list[Entry]) -> Refusal | None:
        """6.55 Why the unit may not withdraw into these hexes: ground, zones of control, and who is there."""
        field = pos.field
        enemy = 1 - field.side[self.unit]
        for _, _, into in entries:
            if into == OFF:
                return OFF_THE_MAP
            if pos.charts.shelter[field.terrain[into]]:
                return BAD_GROUND
            refusal = refuse_passage(pos, self.party, into)
            if refusal is not None:
                return refusal
            if in_zoc(pos, into, enemy):
                return INTO_ZOC
        return BAD_GROUND if barred(points_for(pos, self.unit, entries)) else None

    def refuse(self, pos: Battlefield, place: int, side: int, points: int, hexes: int) -> Refusal | None:
        """6.51, 6.55 Why the unit may not go on across a side."""
        entries = self.entries(pos, place, side)
        refusal = self.refuse_entry(pos, entries)
        if refusal is not None:
            return refusal
        price = points_for(pos, self.unit, entries)
        if (hexes == 0) if hexes != IN_POINTS else (price > points):
            return TOO_FAR
        face = pos.face[self.unit]
        into = entries[0][2]
        before = apart(pos, hexes_at(pos, self.unit, place, face), self.mover)
        if apart(pos, hexes_at(pos, self.unit, into, face), self.mover) < before:
            return NOT_AWAY
        if self.ends(pos, into):
            return None
        left = hexes if hexes == IN_POINTS else hexes - 1
        return None if self.goes_on(pos, into, points - price, left) else NO_WAY_ON

    def goes_on(self, pos: Battlefield, place: int, points: int, hexes: int) -> bool:
        """6.55 Whether there is a step from one place that leads to an end."""
        for side in range(SIX):
            if self.refuse(pos, place, side, points, hexes) is None:
                return True
        return False

    def ends(self, pos: Battlefield, place: int) -> bool:
        """6.51, 6.55 Whether the withdrawal may end in a place."""
        face = pos.face[self.unit]
        if apart(pos, hexes_at(pos, self.unit, place, face), self.mover) <= self.base:
            return False
        return refuse_stop(pos, self.party, place, face) is None and self.leaves_room(pos, place)

    def leaves_room(self, pos: Battlefield, place: int) -> bool:
        """6.57 Whether those of its line who wait can still withdraw, all of them, if it ends in a place."""
        near = [unit for unit in self.waiting if unit not in self.party]
        near = [unit for unit in near if distance(pos.hex[unit], place) <= FARTHEST]
        if not near:
            return True
        world = pos.clone()
        lift_party(world, self.party)
        put_party(world, self.party, place, pos.face[self.unit])
        for unit in near:
            others = [unit, *[other for other in self.waiting if other != unit]]
            if not starts(world, unit, self.mover, self.how, others):
                if starts(pos, unit, self.mover, self.how, others + self.party):
                    return False
        return True
