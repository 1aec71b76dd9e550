"""6.7 Columns: who may march so, how a unit falls in and out, and how it turns."""

from __future__ import annotations

from typing import Final

from ...kernel.refusal import Refusal
from .charts import HI, LG, LI, MI, PH
from .ground import unit_in_zoc
from .harm import doubled
from .hexes import OFF, SIX
from .marks import COLUMN, FORMED, MIRROR, ROUTED
from .position import Battlefield

IN_COLUMN: Final = (PH, HI, LG, MI, LI)  # 6.71

NO_COLUMN: Final = Refusal("6.71", "no-column-for-such-units")
ROUTED_COLUMN: Final = Refusal("6.71", "routed-form-no-column")
COLUMN_IN_ZOC: Final = Refusal("6.71", "no-column-in-zoc")
NO_POINTS: Final = Refusal("6.71", "column-costs-a-point")
FORMED_ALREADY: Final = Refusal("6.71", "formation-ended-its-move")
NOT_THAT_SIDE: Final = Refusal("6.73", "column-faces-a-front-side")
NOT_IN_COLUMN: Final = Refusal("6.73", "not-in-column")
NOT_THAT_VERTEX: Final = Refusal("6.73", "line-faces-as-the-column-did")
STACKED_COLUMN: Final = Refusal("6.77", "column-never-in-a-stack")
DOUBLED_COLUMN: Final = Refusal("9.52", "stacked-phalanxes-form-no-column")
LONG_COLUMN: Final = Refusal("6.74", "phalanx-in-column-never-turns")
TAIL_OUTSIDE: Final = Refusal("7.11", "tail-still-off-the-map")


def sides_for_column(pos: Battlefield, unit: int) -> list[int]:
    """6.73 The sides that a unit faces in column: one ahead of it, of a phalanx one at its ends."""
    face = pos.face[unit]
    turns = (2, 5) if pos.field.two_hex[unit] else (0, 1)
    return [(face + turn) % SIX for turn in turns]


def vertices_for_line(pos: Battlefield, unit: int) -> list[int]:
    """6.73 The vertices that a column faces in line: one at its side, of a phalanx that of its top."""
    side = pos.face[unit]
    if pos.field.two_hex[unit]:
        return [(side + 1 if pos.mark[unit] & MIRROR else side - 2) % SIX]
    return [(side - 1) % SIX, side]


def refuse_formation(pos: Battlefield, unit: int, left: int) -> Refusal | None:
    """6.71, 6.77 Why a unit may neither fall into column nor out of it now, with so many points left."""
    if pos.field.kind[unit] not in IN_COLUMN:
        return NO_COLUMN
    if pos.mark[unit] & ROUTED:
        return ROUTED_COLUMN
    if pos.mark[unit] & FORMED:
        return FORMED_ALREADY
    if unit_in_zoc(pos, unit):
        return COLUMN_IN_ZOC
    if left < pos.charts.column_mp:
        return NO_POINTS
    if doubled(pos, unit):
        return DOUBLED_COLUMN
    for place in pos.hexes_of(unit):
        if pos.stack(place) != [unit]:
            return STACKED_COLUMN
    return None


def refuse_column(pos: Battlefield, unit: int, side: int, left: int) -> Refusal | None:
    """6.71, 6.73 Why a unit may not fall into column so that it faces a side."""
    refusal = refuse_formation(pos, unit, left)
    if refusal is not None:
        return refusal
    return None if side in sides_for_column(pos, unit) else NOT_THAT_SIDE


def refuse_line(pos: Battlefield, unit: int, vertex: int, left: int) -> Refusal | None:
    """6.71, 6.73 Why a column may not deploy so that it faces a vertex."""
    if not pos.mark[unit] & COLUMN:
        return NOT_IN_COLUMN
    refusal = refuse_formation(pos, unit, left)
    if refusal is not None:
        return refusal
    if vertex not in vertices_for_line(pos, unit):
        return NOT_THAT_VERTEX
    return TAIL_OUTSIDE if pos.field.two_hex[unit] and pos.half(unit) == OFF else None


def fall_in(pos: Battlefield, unit: int, side: int) -> None:
    """6.71, 6.73 A unit falls into column; the end of a phalanx that comes first is its head."""
    if not pos.field.two_hex[unit]:
        pos.form(unit, pos.hex[unit], side, True, False)
    elif side == (pos.face[unit] + 2) % SIX:
        pos.form(unit, pos.half(unit), side, True, False)
    else:
        pos.form(unit, pos.hex[unit], side, True, True)


def fall_out(pos: Battlefield, unit: int, vertex: int) -> None:
    """6.73 A column deploys; a phalanx stands with its head on the side on which it was."""
    place = pos.hex[unit]
    if pos.field.two_hex[unit] and not pos.mark[unit] & MIRROR:
        place = pos.half(unit)
    pos.form(unit, place, vertex, False, False)
