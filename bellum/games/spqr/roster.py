"""2.2, 4.1 The counters and the leaders of all battles, in one numbering: that of the operands of actions.

What differs from battle to battle (whose a unit is, where it stands) belongs to the field.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.facts import NAMES, Facts
from .charts import (
    CLASSES,
    ELEPHANT_LEADER,
    LIMITS,
    NONE,
    PREFECT_OF_ALLIES,
    PREFECT_OF_HORSE,
    RANKS,
    REPLACEMENT,
    TRIBUNE,
    TYPES,
    WEAPONS,
    Charts,
    flags,
    in_order,
)

NO_FORMATION: Final = -1
NO_COLOUR: Final = -1
UNARMED: Final = -1

LETTERS: Final = "abcdefghi"

# 11.2 The ranks whose leaders have no name in history: they are worth their initiative.
NAMELESS: Final = (TRIBUNE, PREFECT_OF_ALLIES, PREFECT_OF_HORSE, REPLACEMENT)


class Roster:
    """All counters and all leaders."""

    def __init__(self, units: Facts, leaders: Facts, charts: Charts) -> None:
        self.charts = charts
        self.class_rows: list[Facts] = in_order(units["classes"], CLASSES[1:])
        self.formation_rows: list[Facts] = units["formations"]
        self.formation_id: list[str] = [str(row["id"]) for row in self.formation_rows]
        self.colour_id: list[str] = sorted({str(row["colour"]) for row in self.formation_rows})
        self.start_units()
        for number in range(len(self.formation_rows)):
            self.read_formation(number)
        for row in units["groups"]:
            self.read_group(row)
        self.unit: dict[str, int] = {id: number for number, id in enumerate(self.unit_id)}
        self.units = len(self.unit_id)
        self.read_leaders(leaders["leaders"])

    # -- units -----------------------------------------------------------------------------------------------

    def start_units(self) -> None:
        self.unit_id: list[str] = []
        self.unit_rows: list[Facts] = []  # what each unit is called
        self.group: list[str] = []  # the units that a battle's file sets up in one line
        self.kind: list[int] = []
        self.cls: list[int] = []
        self.size: list[int] = []
        self.tq: list[int] = []
        self.ma: list[int] = []
        self.ma_high: list[int] = []
        self.weapon: list[int] = []
        self.formation: list[int] = []
        self.colour: list[int] = []
        self.ala: list[bool] = []
        self.screen: list[bool] = []
        self.indian: list[bool] = []
        self.rider_id: list[str] = []

    def read_formation(self, number: int) -> None:
        """2.23, 2.24 The units of a legion or an ala."""
        row = self.formation_rows[number]
        for class_row in self.class_rows:
            key = str(class_row.get("code", class_row["id"]))
            if key not in row:
                continue
            qualities: list[Any] = row[key]
            group = f"{row['id']}_{key}"
            for place, quality in enumerate(qualities):
                letter = LETTERS[place] if len(qualities) > 1 else ""
                self.name_unit(group, letter, class_row, f"{row['name']} ")
                self.add_unit(group, class_row, TYPES.index(class_row["type"]), quality)
                self.cls.append(CLASSES.index(class_row["id"]))
                self.formation.append(number)
                self.colour.append(self.colour_id.index(row["colour"]))
                self.ala.append(bool(row.get("ala", False)))
                self.rider_id.append("")

    def read_group(self, row: Facts) -> None:
        """2.22 Other units of one kind."""
        qualities: list[Any] = row["tq"]
        group = str(row["id"])
        for place, quality in enumerate(qualities):
            figure = "" if row.get("single", False) else str(place + 1)
            self.name_unit(group, figure, row, "")
            self.add_unit(group, row, TYPES.index(row["type"]), quality)
            self.cls.append(self.class_of(row))
            self.formation.append(NO_FORMATION)
            self.colour.append(NO_COLOUR)
            self.ala.append(False)
            self.rider_id.append(str(row.get("rider", "")))

    def class_of(self, row: Facts) -> int:
        """2.22 The class of a group, which belongs to a type."""
        if "class" not in row:
            return NONE
        cls = CLASSES.index(row["class"])
        if self.class_rows[cls - 1]["type"] != row["type"]:
            raise ValueError(f"{row.where}: {row['class']} is not a class of {row['type']}")
        return cls

    def name_unit(self, group: str, letter: str, row: Facts, before: str) -> None:
        """A unit's id and what it is called in every language, after its formation's name if it has one."""
        id = f"{group}_{letter}" if letter else group
        row.read(*NAMES)
        names = {key: f"{before}{row[key]} {letter}".strip() for key in NAMES if key in row}
        self.unit_id.append(id)
        self.unit_rows.append(Facts({"id": id, **names}, f"{row.where}.{letter}"))
        self.group.append(group)

    def add_unit(self, group: str, row: Facts, kind: int, quality: int) -> None:
        """What the row of a class or a group says of each of its units."""
        self.kind.append(kind)
        self.size.append(int(row["size"]))
        self.tq.append(quality)
        self.ma.append(int(row.get("ma", self.charts.ma[kind])))
        self.ma_high.append(int(row.get("ma", self.charts.ma_high[kind])))
        self.weapon.append(WEAPONS.index(row["weapon"]) if "weapon" in row else UNARMED)
        self.screen.append(bool(row.get("screen", False)))
        self.indian.append(bool(row.get("indian", False)))

    # -- leaders ---------------------------------------------------------------------------------------------

    def read_leaders(self, rows: list[Facts]) -> None:
        """4.1 The figures of every leader; whom he may order is left to the battle."""
        self.leader_rows = rows
        self.leader_id: list[str] = [str(row["id"]) for row in rows]
        self.leader: dict[str, int] = {id: number for number, id in enumerate(self.leader_id)}
        self.leaders = len(rows)
        self.rank: list[int] = [RANKS.index(row["rank"]) for row in rows]
        self.initiative: list[int] = [int(row["initiative"]) for row in rows]
        self.line_commands: list[int] = [int(row["lines"]) for row in rows]
        self.strategy: list[int] = [int(row.get("strategy", 0)) for row in rows]
        self.charisma: list[int] = [int(row.get("charisma", 0)) for row in rows]
        self.reach: list[int] = [int(row["reach"]) for row in rows]
        self.elite: list[bool] = flags(rows, "elite")
        self.limit: list[int] = [LIMITS.index(row.get("limit", "")) for row in rows]
        self.orders: list[list[Facts]] = [row.get("orders", []) for row in rows]

    def leader_points(self, leader: int) -> int:
        """11.2 The rout points of a leader."""
        if self.rank[leader] == ELEPHANT_LEADER:
            return 0
        times = 1 if self.rank[leader] in NAMELESS else self.charts.named_points
        return self.initiative[leader] * times
