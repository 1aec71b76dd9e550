"""A battle's facts as numbers: its ground, its units and leaders, its lines, and where everybody starts.

Units and leaders are numbered within the battle, in the order of the roster; ``op_of_unit`` and
``unit_of_op`` lead to the numbers of all battles, which actions have. Hexes and lines are numbered alike in
all battles: ``line_side`` is NOBODY for a line that this one does not have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.facts import Facts, finish
from .charts import (
    ANY,
    CAMP,
    CE,
    CLASSES,
    CO,
    EL,
    GATE,
    HA,
    LE,
    LEADER_ROW,
    NEVER,
    OVERALL,
    PR,
    RAMPART,
    RANKS,
    SK,
    TERRAINS,
    TR,
    TYPES,
    VE,
    Charts,
)
from .hexes import HEXES, NEAR, OFF, ROWS, SIDES, SIX, VERTICES, hex_number, side_towards
from .kinds import BATTLES, Kinds
from .roster import NO_FORMATION, Roster

NOBODY: Final = -1
SEATS_OF_A_BATTLE: Final = 2
ROMAN_FOOT: Final = (HA, PR, CO, CE, TR)


def hexes_of(ranges: list[Any]) -> list[int]:
    """The hexes of a list such as ["2404-2419", "2504"], each range within a column."""
    found: list[int] = []
    for part in ranges:
        first, _, last = str(part).partition("-")
        found += range(hex_number(first), hex_number(last or first) + 1)
    return found


def flagged(hexes: list[int]) -> list[bool]:
    """For each hex of the largest map, whether it is one of these."""
    flags = [False] * HEXES
    for hex in hexes:
        flags[hex] = True
    return flags


class Field:
    """The facts of one battle."""

    def __init__(self, file: Facts, roster: Roster, lines: list[str]) -> None:
        """``lines`` are the ids of the lines of all battles."""
        self.roster = roster
        self.charts = roster.charts
        self.id = str(file["battle"]["id"])
        self.read_ground(file)
        self.read_sides(file["sides"])
        self.read_rules(file)
        self.muster(file)
        self.read_units(file)
        self.read_leaders(file)
        self.read_lines(file["lines"], lines)
        self.place()
        self.read_arrivals(file.get("arrivals", []))

    # -- the ground ------------------------------------------------------------------------------------------

    def read_ground(self, file: Facts) -> None:
        """6.2, 6.23 The map: its extent, the terrain that fills most of each hex, and its levels."""
        battle: Facts = file["battle"]
        self.columns: int = battle["columns"]
        self.rows: int = battle["rows"]
        self.north: int = VERTICES.index(battle["north"])  # the vertex to which the map's north lies
        # 9.14 The side of a hex that each number of the map's compass stands for.
        self.compass: list[int] = [OFF, *[SIDES.index(side) for side in battle["compass"]]]
        self.on_map: list[bool] = [
            hex // ROWS < self.columns and hex % ROWS < self.rows for hex in range(HEXES)
        ]
        self.near: list[int] = [
            to if to != OFF and self.on_map[to] and self.on_map[number // SIX] else OFF
            for number, to in enumerate(NEAR)
        ]
        self.hexes: list[int] = [hex for hex in range(HEXES) if self.on_map[hex]]
        self.level: list[int] = [0] * HEXES
        for level, ranges in file.get("levels", {}).items():
            for hex in hexes_of(ranges):
                self.level[hex] = int(level)
        terrain: Mapping[str, Any] = file.get("terrain", {})
        self.road: list[bool] = flagged(hexes_of(terrain.get("road", [])))
        self.dirt_road: list[bool] = flagged(hexes_of(terrain.get("dirt_road", [])))  # 6.24 without effect
        self.terrain: list[int] = [0] * HEXES
        for name in terrain:
            if name not in ("road", "dirt_road"):
                for hex in hexes_of(terrain[name]):
                    self.terrain[hex] = TERRAINS.index(name)
        self.rough: list[bool] = [self.charts.rough[kind] for kind in self.terrain]
        self.blocks_sight: list[bool] = [self.charts.high[kind] for kind in self.terrain]
        self.read_camp(file.get("camp"))

    def read_camp(self, camp: Facts | None) -> None:
        """6.24 The camp, its rampart and its gates."""
        self.camp: list[int] = [hex for hex in self.hexes if self.terrain[hex] == CAMP]
        self.crossing: list[int] = [0] * (HEXES * SIX)
        for hex in self.camp:
            for side in range(SIX):
                to = self.near[hex * SIX + side]
                if to != OFF and self.terrain[to] != CAMP:
                    self.cross(hex, to, RAMPART)
        self.camp_guard = camp is not None
        self.camp_guard_reach: int = camp["guard_reach"] if camp else 0
        self.camp_guard_turn: int = camp["guard_turn"] if camp else 0
        gates: list[str] = camp["gates"] if camp else []
        for gate in gates:
            inside, _, outside = gate.partition("-")
            self.cross(hex_number(inside), hex_number(outside), GATE)
        # 4.21 The neighbours to which a command goes: not across what a leader cannot cross.
        self.command_near: list[int] = [
            to if self.charts.cross_mp[self.crossing[number]][LEADER_ROW] < NEVER else OFF
            for number, to in enumerate(self.near)
        ]

    def cross(self, hex: int, to: int, crossing: int) -> None:
        """Mark the side between two neighbours."""
        self.crossing[hex * SIX + side_towards(hex, to)] = crossing
        self.crossing[to * SIX + side_towards(to, hex)] = crossing

    # -- sides and rules -------------------------------------------------------------------------------------

    def read_sides(self, rows: list[Facts]) -> None:
        """5.5, 6.58, 10.22, 11.1 The two sides; Rome is the second."""
        if len(rows) != SEATS_OF_A_BATTLE:
            raise ValueError(f"{self.id} does not have two sides")
        self.seat_id: list[str] = [str(row["id"]) for row in rows]
        self.commander_id: list[str] = [str(row["commander"]) for row in rows]
        self.facing: list[int] = [VERTICES.index(row["facing"]) for row in rows]
        self.edge: list[int] = [int(row["edge"]) for row in rows]
        self.limit_points: list[int] = [int(row["level"]) for row in rows]
        self.replacement_ids: list[list[str]] = [list(row["replacements"]) for row in rows]
        self.elephant_leader_ids: list[list[str]] = [list(row["elephant_leaders"]) for row in rows]
        self.replacements: list[int] = [len(ids) for ids in self.replacement_ids]
        self.punic_command: list[bool] = [bool(row.get("punic_command", False)) for row in rows]
        self.elite_oc: list[bool] = [bool(row.get("elite", False)) for row in rows]
        self.prearranged: list[bool] = [bool(row.get("prearranged", False)) for row in rows]

    def read_rules(self, file: Facts) -> None:
        """4.25, 9.5, 9.7, 10.4 Which rules the battle has, and the mist."""
        rules: Facts = file["rules"]
        self.pursuit: bool = rules["pursuit"]
        self.triarii: bool = rules["triarii"]
        self.first_turn_lines: bool = rules["first_turn_lines"]
        # 4.24 Whether arriving foot need not be flank to flank before it meets the enemy.
        self.reinforcement_lines: bool = rules.get("reinforcement_lines", False)
        mist: Mapping[str, Any] = file.get("mist", {})
        self.mist_turn: int = mist.get("turn", 0)  # 0 for no mist
        self.mist_reach: int = mist.get("reach", 0)

    # -- units -----------------------------------------------------------------------------------------------

    def muster(self, file: Facts) -> None:
        """The units of the battle: those that are set up and those that arrive later."""
        self.standing: dict[str, list[int]] = {}  # id: its hexes, in the order of the file
        side_of: dict[str, int] = {}
        for seat, setup in enumerate(self.by_seat(file["setup"])):
            for group in setup:
                for part in str(setup[group]).split(", "):
                    *suffix, hexes = part.split(" ")
                    id = "_".join([group, *suffix])
                    self.standing[id] = [hex_number(hex) for hex in hexes.split("+")]
                    side_of[id] = seat
        for row in file.get("arrivals", []):
            for id in row["units"]:
                side_of[id] = self.seat_id.index(row["side"])
        self.op_of_unit: list[int] = sorted([self.roster.unit[id] for id in side_of])
        self.units = len(self.op_of_unit)
        self.unit_of_op: list[int] = [NOBODY] * self.roster.units
        for unit, op in enumerate(self.op_of_unit):
            self.unit_of_op[op] = unit
        self.unit_id: list[str] = [self.roster.unit_id[op] for op in self.op_of_unit]
        self.unit: dict[str, int] = {id: unit for unit, id in enumerate(self.unit_id)}
        self.side: list[int] = [side_of[id] for id in self.unit_id]

    def by_seat(self, table: Facts) -> list[Facts]:
        """The tables of the two sides."""
        return [table[id] for id in self.seat_id]

    def read_units(self, file: Facts) -> None:
        """2.2, 11.2 The figures of the units."""
        roster, ops = self.roster, self.op_of_unit
        self.group: list[str] = [roster.group[op] for op in ops]
        self.kind: list[int] = [roster.kind[op] for op in ops]
        self.cls: list[int] = [roster.cls[op] for op in ops]
        self.size: list[int] = [roster.size[op] for op in ops]
        quality: Mapping[str, Any] = file.get("quality", {})
        self.tq: list[int] = [
            int(quality.get(id, roster.tq[op])) for id, op in zip(self.unit_id, ops, strict=True)
        ]
        self.ma: list[int] = [roster.ma[op] for op in ops]
        self.ma_high: list[int] = [roster.ma_high[op] for op in ops]
        self.weapon: list[int] = [roster.weapon[op] for op in ops]
        self.formation: list[int] = [roster.formation[op] for op in ops]
        self.colour: list[int] = [roster.colour[op] for op in ops]
        self.ala: list[bool] = [roster.ala[op] for op in ops]
        # 9.12, 9.13 The archers around an elephant, besides the javelins of its riders.
        self.screen: list[bool] = [roster.screen[op] for op in ops]
        self.indian: list[bool] = [roster.indian[op] for op in ops]
        self.sort_units()
        doubled: list[str] = file["double_depth"]["groups"] if "double_depth" in file else []
        self.double_depth: list[bool] = [group in doubled for group in self.group]
        raw: list[str] = file["depleted"]["groups"] if "depleted" in file else []
        self.start_depleted: list[bool] = [group in raw for group in self.group]
        self.points: list[int] = [self.points_of(unit) for unit in range(self.units)]

    def sort_units(self) -> None:
        """2.2, 6.63, 7.26, 9.6 What follows from the type, the class and the formation of units."""
        charts, kinds = self.charts, self.kind
        self.two_hex: list[bool] = [charts.two_hex[kind] for kind in kinds]
        self.foot: list[bool] = [charts.foot[kind] for kind in kinds]
        self.cavalry: list[bool] = [charts.cavalry[kind] for kind in kinds]
        self.heavy: list[bool] = [charts.heavy[kind] for kind in kinds]
        self.elephant: list[bool] = [kind == EL for kind in kinds]
        self.skirmisher: list[bool] = [kind == SK for kind in kinds]
        self.leader_elephant: list[bool] = [cls == LE for cls in self.cls]
        self.velites: list[bool] = [cls == VE for cls in self.cls]
        self.roman: list[bool] = [
            self.foot[unit] and self.formation[unit] != NO_FORMATION for unit in range(self.units)
        ]
        self.roman_foot: list[bool] = [
            self.roman[unit] and self.cls[unit] in ROMAN_FOOT for unit in range(self.units)
        ]

    def points_of(self, unit: int) -> int:
        """11.2 The rout points of a unit."""
        if self.leader_elephant[unit]:
            return 0
        if self.elephant[unit]:
            return self.charts.elephant_points
        if self.skirmisher[unit]:
            return self.charts.skirmisher_points
        return self.tq[unit] * (2 if self.two_hex[unit] else 1)

    def selected(self, selects: list[Facts], seat: int) -> int:
        """The units of a seat that fit one of these descriptions, as bits; a leader's elephant never does."""
        mask = 0
        for select in selects:
            for unit in range(self.units):
                if self.side[unit] == seat and not self.leader_elephant[unit] and self.fits(unit, select):
                    mask |= 1 << unit
        return mask

    def fits(self, unit: int, select: Facts) -> bool:
        """Whether a unit is of these types, of these classes, of these groups, and of a legion or an ala."""
        types: list[str] = select.get("types", TYPES)
        classes: list[str] = select.get("classes", CLASSES)
        groups: list[str] = select.get("groups", [self.group[unit]])
        if TYPES[self.kind[unit]] not in types or CLASSES[self.cls[unit]] not in classes:
            return False
        if self.group[unit] not in groups:
            return False
        if "ala" not in select:
            return True
        ala: bool = select["ala"]
        return self.formation[unit] != NO_FORMATION and self.ala[unit] == ala

    # -- leaders ---------------------------------------------------------------------------------------------

    def read_leaders(self, file: Facts) -> None:
        """4.1, 4.2 The leaders: who stand on the map, who arrive, who replace others, who lead elephants."""
        roster = self.roster
        place: dict[str, int] = {}  # id: hex
        side_of: dict[str, int] = {}
        for seat, placed in enumerate(self.by_seat(file["leaders"])):
            for id in placed:
                place[id] = hex_number(placed[id])
            for id in [*placed, *self.replacement_ids[seat], *self.elephant_leader_ids[seat]]:
                side_of[id] = seat
        for row in file.get("arrivals", []):
            if "leader" in row:
                side_of[row["leader"]] = self.seat_id.index(row["side"])
        self.op_of_leader: list[int] = sorted([roster.leader[id] for id in side_of])
        self.leaders = len(self.op_of_leader)
        self.leader_of_op: list[int] = [NOBODY] * roster.leaders
        for leader, op in enumerate(self.op_of_leader):
            self.leader_of_op[op] = leader
        self.leader_id: list[str] = [roster.leader_id[op] for op in self.op_of_leader]
        self.leader: dict[str, int] = {id: leader for leader, id in enumerate(self.leader_id)}
        self.leader_side: list[int] = [side_of[id] for id in self.leader_id]
        self.leader_hex: list[int] = [place.get(id, OFF) for id in self.leader_id]
        self.oc: list[int] = [self.leader[id] for id in self.commander_id]
        self.replacement_leaders: list[list[int]] = [
            [self.leader[id] for id in ids] for ids in self.replacement_ids
        ]
        self.elephant_leaders: list[list[int]] = [
            [self.leader[id] for id in ids] for ids in self.elephant_leader_ids
        ]
        self.rate_leaders()
        self.read_orders(file.get("orders", []))

    def rate_leaders(self) -> None:
        """4.1, 4.7 The figures of the leaders, and whose elephant is whose."""
        roster, ops = self.roster, self.op_of_leader
        self.initiative: list[int] = [roster.initiative[op] for op in ops]
        self.line_commands: list[int] = [roster.line_commands[op] for op in ops]
        self.strategy: list[int] = [roster.strategy[op] for op in ops]
        self.charisma: list[int] = [roster.charisma[op] for op in ops]
        self.reach: list[int] = [roster.reach[op] for op in ops]
        self.elite: list[bool] = [roster.elite[op] for op in ops]
        self.limit: list[int] = [roster.limit[op] for op in ops]
        self.rank: list[int] = [roster.rank[op] for op in ops]
        for leader in self.oc:
            self.rank[leader] = OVERALL
        self.leader_points: list[int] = [roster.leader_points(op) for op in ops]
        self.named: list[bool] = [
            self.leader_points[leader] > self.initiative[leader] for leader in range(self.leaders)
        ]
        riders = [roster.rider_id[op] for op in self.op_of_unit]
        self.rider: list[int] = [self.leader[id] if id else NOBODY for id in riders]

    def read_orders(self, rows: list[Facts]) -> None:
        """4.21, 4.28, 4.42, 4.44, 9.18 Whom each leader may order: all of his side, or those named."""
        selects: list[list[Facts]] = [self.roster.orders[op] for op in self.op_of_leader]
        for row in rows:
            for id in row["leaders"]:
                selects[self.leader[id]] = row["select"]
        self.seat_units: list[int] = [0] * SEATS_OF_A_BATTLE
        for unit in range(self.units):
            self.seat_units[self.side[unit]] |= 1 << unit
        self.seat_members: list[list[int]] = [self.members(mask) for mask in self.seat_units]
        self.firers: list[list[int]] = [
            [unit for unit in units if self.weapon[unit] >= 0] for units in self.seat_members
        ]
        self.orders_units: list[int] = []
        for leader, select in enumerate(selects):
            seat = self.leader_side[leader]
            self.orders_units.append(self.selected(select, seat) if select else self.seat_units[seat])
        self.orders_members: list[list[int]] = [self.members(mask) for mask in self.orders_units]

    def members(self, mask: int) -> list[int]:
        """The units of a bit mask, in their order: listed once for those who go through them often."""
        return [unit for unit in range(self.units) if mask >> unit & 1]

    # -- lines -----------------------------------------------------------------------------------------------

    def read_lines(self, rows: list[Facts], ids: list[str]) -> None:
        """4.23, 4.24 The lines: whose, of which units, with which gaps, and who may command them."""
        self.lines = len(ids)
        self.line_id = ids
        self.line_side: list[int] = [NOBODY] * self.lines
        self.line_gap: list[int] = [0] * self.lines
        self.line_ranks: list[int] = [0] * self.lines
        self.line_units: list[int] = [0] * self.lines
        self.lines_of: list[int] = [0] * self.units
        for row in rows:
            line = ids.index(row["id"])
            if self.line_side[line] != NOBODY:
                raise ValueError(f"{row.where}: the line {row['id']} is there already")
            seat = self.seat_id.index(row["side"])
            self.line_side[line] = seat
            self.line_gap[line] = int(row.get("gap", 0))
            self.line_ranks[line] = ranks_of(row["who"]) if "who" in row else ANY
            self.line_units[line] = self.selected(row["select"], seat)
            for unit in range(self.units):
                if self.line_units[line] >> unit & 1:
                    self.lines_of[unit] |= 1 << line
        self.line_members: list[list[int]] = [self.members(mask) for mask in self.line_units]

    # -- where they start ------------------------------------------------------------------------------------

    def place(self) -> None:
        """Where the units stand: a two-hex unit's place is its left half."""
        self.start_hex: list[int] = [OFF] * self.units
        self.start_face: list[int] = [self.facing[seat] for seat in self.side]
        self.start_under: list[int] = [NOBODY] * self.units  # the unit beneath it
        lowest: dict[int, int] = {}
        for id, hexes in self.standing.items():
            unit = self.unit[id]
            hex = self.left_half(hexes, self.start_face[unit])
            self.start_hex[unit] = hex
            if hex in lowest:
                self.start_under[lowest[hex]] = unit
            lowest[hex] = unit

    def left_half(self, hexes: list[int], face: int) -> int:
        """7.14 Of the two hexes of a unit that faces a vertex, the one on its left; or its only hex."""
        if len(hexes) == 1:
            return hexes[0]
        for hex in hexes:
            if self.near[hex * SIX + (face + 2) % SIX] in hexes:
                return hex
        raise ValueError(f"{self.id}: no unit can stand in {hexes}")

    def read_arrivals(self, rows: list[Facts]) -> None:
        """The reinforcements, group by group: from which turn, whose, where, and how they face."""
        self.arrivals = len(rows)
        self.arrival_turn: list[int] = [int(row["turn"]) for row in rows]
        self.arrival_side: list[int] = [self.seat_id.index(row["side"]) for row in rows]
        self.arrival_leader: list[int] = [
            self.leader[row["leader"]] if "leader" in row else NOBODY for row in rows
        ]
        self.arrival_hexes: list[list[int]] = [hexes_of(row["hexes"]) for row in rows]
        self.arrival_face: list[int] = [VERTICES.index(row["facing"]) for row in rows]
        self.arrival_column: list[bool] = [bool(row.get("column", False)) for row in rows]
        self.arrival_units: list[int] = [0] * self.arrivals
        self.arrival_of: list[int] = [NOBODY] * self.units  # the group with which a unit arrives
        for group, row in enumerate(rows):
            for id in row["units"]:
                self.arrival_units[group] |= 1 << self.unit[id]
                self.arrival_of[self.unit[id]] = group
        self.arrives: list[bool] = [group != NOBODY for group in self.arrival_of]


def ranks_of(names: list[Any]) -> int:
    """Ranks as a mask."""
    mask = 0
    for name in names:
        mask |= 1 << RANKS.index(name)
    return mask


class Battles:
    """All facts of the game: the charts, the counters, the kinds of things and the six battles."""

    def __init__(self, files: Mapping[str, Facts]) -> None:
        self.charts = Charts(files["charts"])
        self.roster = Roster(files["units"], files["leaders"], self.charts)
        self.kinds = Kinds(files, self.roster)
        lines: list[str] = list(self.kinds.line.ids)
        self.fields: dict[str, Field] = {id: Field(files[id], self.roster, lines) for id in BATTLES}
        finish(files)
