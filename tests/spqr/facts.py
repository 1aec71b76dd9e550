"""The facts of the six battles, and what the tests of facts ask of them."""

from __future__ import annotations

from pathlib import Path

import bellum
from bellum.games.spqr.field import Battles, Field
from bellum.games.spqr.hexes import FRONT, IN_LINE, NEAR, OFF, SIDES, SIX, VERTICES, hex_id, hex_number
from bellum.games.spqr.kinds import BATTLES
from bellum.kernel.facts import Facts

FOLDER = Path(bellum.__file__).parent / "games" / "spqr" / "data"
FACTS = Battles(Facts.folder(FOLDER))
CHARTS = FACTS.charts
ROSTER = FACTS.roster
FIELDS = FACTS.fields
ROME = 1

BENEVENTUM, BAGRADAS, CANNAE, ZAMA, CYNOSCEPHALAE = [FIELDS[id] for id in BATTLES[1:]]


def near(hex: str, side: str) -> str:
    """The neighbour of a hex across a side."""
    return hex_id(NEAR[hex_number(hex) * SIX + SIDES.index(side)])


def front(hex: str, vertex: str) -> set[str]:
    """The hexes in front of a unit that faces a vertex."""
    return at_angle(hex, vertex, FRONT)


def at_angle(hex: str, vertex: str, angle: int) -> set[str]:
    """The hexes around a unit that faces a vertex which lie at an angle of it."""
    face = VERTICES.index(vertex)
    sides = [side for side in range(SIX) if IN_LINE[(side - face) % SIX] == angle]
    return {hex_id(NEAR[hex_number(hex) * SIX + side]) for side in sides}


def leader(field: Field, id: str) -> int:
    """A leader's number in a battle."""
    return field.leader[id]


def units_of(field: Field, seat: int, kind: int) -> list[int]:
    """The units of a side and a type."""
    return [unit for unit in range(field.units) if field.side[unit] == seat and field.kind[unit] == kind]


def line_units(field: Field, id: str) -> list[int]:
    """The units that a line may have."""
    mask = field.line_units[field.line_id.index(id)]
    return [unit for unit in range(field.units) if mask >> unit & 1]


def hexes_of(field: Field, unit: int) -> list[int]:
    """Where a unit stands at the start."""
    hex = field.start_hex[unit]
    if hex == OFF or not field.two_hex[unit]:
        return [] if hex == OFF else [hex]
    return [hex, field.near[hex * SIX + (field.start_face[unit] + 2) % SIX]]


def occupied(field: Field) -> dict[int, list[int]]:
    """Who stands in each hex at the start."""
    found: dict[int, list[int]] = {}
    for unit in range(field.units):
        for hex in hexes_of(field, unit):
            found.setdefault(hex, []).append(unit)
    return found
