"""The kinds of things that the game speaks of: what actions point at and what events tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.facts import Facts
from ...kernel.kind import Kind
from .charts import CROSSINGS, RANKS, TERRAINS, TYPES, WEAPONS
from .hexes import HEXES, SIDES, VERTICES, hex_id
from .roster import Roster

# The battles, in the order of their dates after the one to learn by.
BATTLES: Final[list[str]] = ["learning", "beneventum", "bagradas", "cannae", "zama", "cynoscephalae"]

# The seats of all battles; each has two of them, Rome always the second.
SEATS: Final[list[str]] = ["carthage", "epirus", "macedon", "rome"]

SEAT: Final = Kind("seat", SEATS)
SIDE: Final = Kind("side", SEATS, selects=True)
HEXSIDE: Final = Kind("hexside", SIDES)
VERTEX: Final = Kind("vertex", VERTICES)
HEX: Final = Kind("hex", [Facts({"id": hex_id(n), "name": hex_id(n)}, "hexes") for n in range(HEXES)])
TYPE: Final = Kind("type", TYPES)
TERRAIN: Final = Kind("terrain", TERRAINS)
CROSSING: Final = Kind("crossing", CROSSINGS[1:])
WEAPON: Final = Kind("weapon", WEAPONS)
RANK: Final = Kind("rank", RANKS)


class Kinds:
    """The kinds whose things the data name."""

    def __init__(self, files: Mapping[str, Facts], roster: Roster) -> None:
        self.unit = Kind("unit", roster.unit_rows)
        self.leader = Kind("leader", roster.leader_rows)
        self.line = Kind("line", files["lines"]["lines"])
        self.formation = Kind("formation", roster.formation_rows)
        self.cls = Kind("class", roster.class_rows)
        self.scenario = Kind("battle", [files[name]["battle"] for name in BATTLES])

    def all(self) -> list[Kind]:
        """Every kind, in the order in which a name is looked for."""
        return [
            self.unit,
            self.leader,
            self.line,
            self.formation,
            self.cls,
            self.scenario,
            SEAT,
            SIDE,
            HEXSIDE,
            VERTEX,
            HEX,
            TYPE,
            TERRAIN,
            CROSSING,
            WEAPON,
            RANK,
        ]
