"""The kinds of things that the game speaks of: what actions point at and what events tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.facts import Facts
from ...kernel.kind import Kind

# 1.1 The nations; the first three can be led by players, and are numbered as sides too.
NATIONS: Final[list[str]] = ["rome", "carthage", "syracuse", "massilia", "numidia", "macedonia"]
SIDES: Final[list[str]] = NATIONS[:3]

# 1.2 The kinds of units.
UNITS: Final[list[str]] = [
    "light_infantry",
    "heavy_infantry",
    "cavalry",
    "gallic_infantry",
    "gallic_cavalry",
    "elephants",
    "ship",
]

# 10.2 The seats, whatever the number of players.
SEATS: Final[list[str]] = [
    "rome",
    "carthage",
    "rome_north",
    "rome_south",
    "carthage_hispania",
    "carthage_africa",
    "syracuse",
]

SEAT: Final = Kind("seat", SEATS)
SIDE: Final = Kind("side", SIDES, selects=True)
NATION: Final = Kind("nation", NATIONS, selects=True)
TROOP: Final = Kind("unit", UNITS)
# A unit of a nation: Roman heavy infantry; and those of a tribe that takes the field itself (8.3).
COUNTER: Final = Kind(
    "counter",
    [
        *[f"{nation}_{unit}" for nation in NATIONS for unit in UNITS],
        "gauls_gallic_infantry",
        "gauls_gallic_cavalry",
    ],
)
OWN_COUNTER: Final = COUNTER.only([f"{nation}_{unit}" for nation in NATIONS for unit in UNITS])


class Kinds:
    """The kinds whose things the board has."""

    def __init__(self, files: Mapping[str, Facts]) -> None:
        regions: list[Facts] = files["map"]["regions"]
        seas: list[Facts] = files["map"]["sea_zones"]
        self.field = Kind("field", [*regions, *seas])
        self.region = self.field.only([str(row["id"]) for row in regions])
        self.sea = self.field.only([str(row["id"]) for row in seas])
        self.city = Kind("city", files["cities"]["cities"])
        self.leader = Kind("leader", files["leaders"]["leaders"])
        self.card = Kind("card", files["cards"]["cards"])
        self.effect = Kind("effect", files["cards"]["effects"])
        self.area = Kind("area", files["map"]["areas"])

    def all(self) -> list[Kind]:
        """Every kind, in the order in which a name is looked for."""
        return [
            self.field,
            self.city,
            self.leader,
            self.card,
            self.effect,
            self.area,
            SEAT,
            SIDE,
            NATION,
            TROOP,
            COUNTER,
        ]
