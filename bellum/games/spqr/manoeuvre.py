"""6.32, 6.4, 6.74 Manoeuvres: the hexes that a unit enters with a step or a wheel, and their price.

A ``Motion`` says where a unit comes to stand and what it enters on the way: a unit of one hex enters one, a
phalanx with both halves two. Of two halves the dearer one sets the price (6.42).
"""

from __future__ import annotations

from typing import Any

from ...kernel.plain import Plain
from .charts import NEVER
from .ground import controls, distance_to, holding
from .hexes import OFF, SIDES, SIX, VERTICES, hex_id
from .marks import COLUMN
from .paces import hits_across, hits_into, hits_of_ground, hits_of_level, points_into
from .position import Battlefield
from .stacking import hexes_at, lift_party, mount, put_party

Entry = tuple[int, int, int]  # the hex left, the side crossed, the hex entered


class Motion(Plain):
    """6.31 Where a unit comes to stand, and the hexes that it enters."""

    def __init__(self, place: int, face: int, entries: list[Entry]) -> None:
        self.place = place
        self.face = face
        self.entries = entries


def across(pos: Battlefield, place: int, side: int) -> int:
    """The hex across a side of another; OFF beyond the map."""
    return OFF if place == OFF else pos.field.near[place * SIX + side % SIX]


# -- 6.32, 6.43, 6.44, 6.74 the motions ----------------------------------------------------------------


def step(pos: Battlefield, unit: int, side: int) -> Motion:
    """6.32, 6.74 A step across a side, with both halves; a column of two hexes follows its head."""
    place, face = pos.hex[unit], pos.face[unit]
    into = across(pos, place, side)
    if not pos.field.two_hex[unit]:
        return Motion(into, face, [(place, side, into)])
    other = pos.half(unit)
    if pos.mark[unit] & COLUMN:
        return Motion(into, side, [(place, side, into), (other, face, place)])
    return Motion(into, face, [(place, side, into), (other, side, across(pos, other, side))])


def wheel(pos: Battlefield, unit: int, right: bool) -> Motion:
    """6.43 The right or the left half of a phalanx goes to the middle hex ahead, the other one turns."""
    left, face = pos.hex[unit], pos.face[unit]
    if right:
        half = pos.half(unit)
        return Motion(left, (face - 1) % SIX, [(half, face, across(pos, half, face))])
    side = (face + 1) % SIX
    middle = across(pos, left, side)
    return Motion(middle, side, [(left, side, middle)])


def about(pos: Battlefield, unit: int) -> Motion:
    """6.44 A phalanx turns round in its two hexes: what was right is left."""
    return Motion(pos.half(unit), (pos.face[unit] + 3) % SIX, [])


def standing_half(pos: Battlefield, unit: int, right: bool) -> int:
    """6.43 The hex of the half that stays when the right or the left one wheels."""
    return pos.hex[unit] if right else pos.half(unit)


def ahead(pos: Battlefield, unit: int, side: int) -> bool:
    """6.32, 6.74, 7.11 Whether a unit may step across a side: one ahead, in column also the two beside it."""
    turn = (side - pos.face[unit]) % SIX
    if pos.mark[unit] & COLUMN:
        return turn in (0, 1, 5)
    return turn in (0, 1)


# -- 6.21, 6.22, 6.42 the price ------------------------------------------------------------------------


def points_for(pos: Battlefield, unit: int, entries: list[Entry]) -> int:
    """6.21, 6.42 The movement points for entering hexes: those of the dearer half."""
    row, most = pos.field.kind[unit], 0
    for start, side, into in entries:
        most = max(most, NEVER if into == OFF else points_into(pos, row, start, side, into))
    return most


def hits_for(pos: Battlefield, unit: int, entries: list[Entry]) -> int:
    """6.22, 6.42 The hits for entering hexes: those of the half that takes more."""
    row, column = pos.field.kind[unit], pos.mark[unit] & COLUMN != 0
    if not pos.field.two_hex[unit]:
        start, side, into = entries[0]
        return hits_into(pos, row, start, side, into, column)
    most = 0
    for entry in entries:
        most = max(most, hits_of_half(pos, unit, entry, entries))
    return most


def hits_of_half(pos: Battlefield, unit: int, entry: Entry, entries: list[Entry]) -> int:
    """6.42 The hits of one half; ground and level that the other half has taken on cost no more."""
    field = pos.field
    row, column = field.kind[unit], pos.mark[unit] & COLUMN != 0
    start, side, into = entry
    hits = hits_across(pos, row, start, side, column)
    if start != OFF and field.road[start] and field.road[into]:
        return hits
    own = pos.hexes_of(unit)
    other = OFF if len(own) == 1 else own[1] if own[0] == start else own[0]
    if not follows(pos, other, into, entries):
        hits += hits_of_ground(pos, row, into, column)
    if other == OFF or field.level[other] != field.level[into]:
        hits += hits_of_level(pos, row, start, into, column)
    return hits


def follows(pos: Battlefield, other: int, into: int, entries: list[Entry]) -> bool:
    """6.42 Whether the other half stood on such ground already, and does not enter more of it."""
    terrain = pos.field.terrain
    if other == OFF or terrain[other] != terrain[into]:
        return False
    for start, _, place in entries:
        if start == other and terrain[place] == terrain[into]:
            return False
    return True


# -- 8.21 zones of control that are left ---------------------------------------------------------------


def zones_left(pos: Battlefield, unit: int, motion: Motion) -> list[int]:
    """8.21 The enemies whose zones of control a unit leaves with a motion."""
    owners = holding(pos, unit)
    if not owners:
        return owners
    places = hexes_at(pos, unit, motion.place, motion.face)
    return [owner for owner in owners if not holds_one(pos, owner, places)]


def holds_one(pos: Battlefield, owner: int, places: list[int]) -> bool:
    """7.21 Whether one of some hexes is in a unit's zone of control."""
    for place in places:
        if distance_to(pos, owner, place) == 1 and controls(pos, owner, place):
            return True
    return False


# -- 6.31, 5.24 the motion itself ----------------------------------------------------------------------


def carry(pos: Battlefield, party: list[int], leaders: list[int], motion: Motion) -> None:
    """6.31, 5.24, 4.72 A party goes where its motion leads, leaders with their half, and what they ride."""
    for leader in leaders:
        for start, _, into in motion.entries:
            if pos.at[leader] == start:
                pos.at[leader] = into
                break
    lift_party(pos, party)
    put_party(pos, party, motion.place, motion.face)
    mount(pos, leaders, motion.face)


def tell_place(pos: Battlefield, unit: int) -> dict[str, Any]:
    """What is told of a unit that has come to a hex."""
    return {"unit": pos.field.unit_id[unit], "to": hex_id(pos.hex[unit])}


def turn_party(pos: Battlefield, party: list[int], face: int) -> None:
    """6.67, 7.12 A unit turns where it is, and all of a stack with it."""
    for unit in party:
        pos.face[unit] = face


def tell_turn(pos: Battlefield, unit: int) -> None:
    """7.12 Tell how a unit faces."""
    if pos.events is not None:
        face = pos.face[unit]
        if pos.mark[unit] & COLUMN:
            pos.emit("column-turned", "6.74", {"unit": pos.field.unit_id[unit], "side": SIDES[face]})
        else:
            pos.emit("turned", "7.12", {"unit": pos.field.unit_id[unit], "vertex": VERTICES[face]})
