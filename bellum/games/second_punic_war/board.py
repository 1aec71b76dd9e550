"""The board: regions, seas, cities, leaders, cards and tables as numbers, read once from the data.

Everything is numbered in the order of its file. A place is a region, the inside of a city's walls, the
port of a city, or a sea zone: ``walls + city``, ``ports + city`` and ``seas + zone``. Land units in a port or
at sea are aboard the ships there. A field is what players activate and move to: a region or a sea zone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from ...kernel.facts import Facts, finish
from .abilities import Ability, make_ability
from .card import Card, Effect
from .kinds import NATIONS, SIDES, UNITS, Kinds
from .reach import FAR, Reach, distances
from .scenario import Scenario, read_scenarios
from .stacks import KINDS

ROME: Final = 0
CARTHAGE: Final = 1
SYRACUSE: Final = 2
NEUTRAL: Final = 3  # the side of a state that is allied with nobody
NOBODY: Final = -1
STATES: Final[list[int]] = [2, 3, 4, 5]  # VII the nations that have a marker on the political track

# What the files say about a fact, and what the client shows of it.
DRAWN: Final = ("lat", "lon")
SHOWN: Final = ("text", "number", "rule")


def numbered(rows: list[Facts]) -> dict[str, int]:
    """The number of each row by its id."""
    for row in rows:
        row.read(*DRAWN, *SHOWN)
    return {str(row["id"]): number for number, row in enumerate(rows)}


def column(rows: list[Facts], key: str, default: int = 0) -> list[int]:
    """A number of every row."""
    return [int(row.get(key, default)) for row in rows]


def flags(rows: list[Facts], key: str) -> list[bool]:
    """A yes or no of every row."""
    return [bool(row.get(key, False)) for row in rows]


def references(rows: list[Facts], key: str, numbers: Mapping[str, int]) -> list[int]:
    """What each row names, by number; NOBODY where it names nothing."""
    return [numbers[row[key]] if key in row else NOBODY for row in rows]


def neighbours(
    pairs: list[list[str]], first: Mapping[str, int], second: Mapping[str, int]
) -> list[list[int]]:
    """For each thing of the first kind, those of the second that a list of pairs joins it with, in order."""
    joined: list[set[int]] = [set() for _ in first]
    for a, b in pairs:
        joined[first[a]].add(second[b])
        if first is second:
            joined[first[b]].add(second[a])
    return [sorted(others) for others in joined]


MakeCard = Callable[["Board", int, Facts], Card[Any]]
MakeEffect = Callable[["Board", int, Facts], Effect[Any]]


class Board:
    """All facts of the game."""

    def __init__(self, files: Mapping[str, Facts], make_card: MakeCard, make_effect: MakeEffect) -> None:
        """``make_card`` and ``make_effect`` make an event card and an effect of their rows."""
        self.kinds = Kinds(files)
        self.read_nations(files["tables"]["nations"])
        self.read_units(files["units"])
        self.read_map(files["map"])
        self.read_cities(files["cities"]["cities"])
        self.number_places()
        self.read_leaders(files["leaders"]["leaders"])
        self.read_tables(files["tables"])
        self.number_cards(files["cards"])
        # What engines do at a city: hits of an assault that do not count, and what its besieger loses (6).
        self.engines: dict[int, list[int]] = {}
        self.effects: list[Effect[Any]] = [
            make_effect(self, number, row) for number, row in enumerate(files["cards"]["effects"])
        ]
        self.cards: list[Card[Any]] = [
            make_card(self, number, row) for number, row in enumerate(files["cards"]["cards"])
        ]
        self.scenarios: dict[str, Scenario] = read_scenarios(self, files["scenarios"])
        # 4.2 How far apart the fields of each scenario are.
        self.reach: dict[str, Reach] = {
            id: Reach(
                self.within(scenario, self.roads), self.within(scenario, self.alps), self.lanes, self.coast
            )
            for id, scenario in self.scenarios.items()
        }
        finish(files)

    # -- nations and units -----------------------------------------------------------------------------------

    def read_nations(self, rows: list[Facts]) -> None:
        """1.1 The nations, in the order in which the rules number them."""
        if list(numbered(rows)) != NATIONS:
            raise ValueError("the nations are not those of the rules")
        self.nation: dict[str, int] = {name: number for number, name in enumerate(NATIONS)}
        self.is_state = flags(rows, "state")
        self.capital_id: list[str] = [str(row.get("capital", "")) for row in rows]
        self.muster_id: list[str] = [str(row["muster"]) for row in rows]

    def read_units(self, file: Facts) -> None:
        """1.2, tables 1 and 3 What each kind of unit costs and does, and the counters there are."""
        rows: list[Facts] = file["units"]
        if list(numbered(rows)) != UNITS:
            raise ValueError("the units are not those of the rules")
        self.cost = column(rows, "cost")
        self.hit = column(rows, "hit")
        self.move = column(rows, "move")
        self.attack = column(rows, "attack")  # 5.3 in which attack of a round it fights
        self.is_infantry = flags(rows, "infantry")
        self.is_cavalry = flags(rows, "cavalry")
        self.is_gallic = flags(rows, "gallic")
        self.counters: list[list[int]] = [[0] * KINDS for _ in NATIONS]
        for row in file["counters"]:
            self.counters[self.nation[row["nation"]]] = [int(row[unit]) for unit in UNITS]

    # -- the map ---------------------------------------------------------------------------------------------

    def read_map(self, map: Facts) -> None:
        """4, VIII Regions with their tribes, sea zones, and what joins them."""
        rows: list[Facts] = map["regions"]
        seas: list[Facts] = map["sea_zones"]
        self.area: dict[str, int] = numbered(map["areas"])
        self.area_id: list[str] = list(self.area)
        self.region: dict[str, int] = numbered(rows)
        self.region_id: list[str] = list(self.region)
        self.regions = len(rows)
        self.sea: dict[str, int] = numbered(seas)
        self.sea_id: list[str] = list(self.sea)
        self.area_of: list[int] = [self.area[row["area"]] for row in rows]
        self.regions_of: list[list[int]] = [
            [r for r in range(self.regions) if self.area_of[r] == area] for area in range(len(self.area))
        ]
        self.home = references(rows, "home", self.nation)  # VII whose territory it is
        # 10.1 Which of two players of a side has a city there that no army took.
        zones = {"roman_north": 1, "roman_south": 2, "carthage_hispania": 1, "carthage_africa": 2}
        self.zone: list[list[int]] = [
            [zones[row["zone_rome"]] for row in rows],
            [zones[row["zone_carthage"]] for row in rows],
        ]
        # VIII The levy of its tribe, infantry and cavalry; none where there is no tribe.
        self.levy: list[list[int]] = [
            [int(row["tribe"]["infantry"]), int(row["tribe"]["cavalry"])] if "tribe" in row else []
            for row in rows
        ]
        self.tribes: list[int] = [r for r in range(self.regions) if self.levy[r]]
        self.open_sea = flags(seas, "open")
        borders: Facts = map["borders"]
        self.roads = neighbours(borders["land"], self.region, self.region)
        self.alps = neighbours(borders["alps"], self.region, self.region)
        self.ways: list[list[int]] = [sorted(self.roads[r] + self.alps[r]) for r in range(self.regions)]
        self.steps: list[list[int]] = distances(self.ways)  # the Alps like any other way
        self.lanes = neighbours(borders["sea"], self.sea, self.sea)
        self.coast = neighbours(borders["coast"], self.region, self.sea)
        # 10.1 The region whose shore is nearest to each sea zone.
        shores = [
            [min([row[zone] for zone in zones], default=FAR) for zones in self.coast]
            for row in distances(self.lanes)
        ]
        self.nearest: list[int] = [row.index(min(row)) for row in shores]
        self.shores: list[list[int]] = [
            [r for r in range(self.regions) if zone in self.coast[r]] for zone in range(len(self.sea))
        ]

    def read_cities(self, rows: list[Facts]) -> None:
        """1.3.2 The city cards."""
        self.city: dict[str, int] = numbered(rows)
        self.city_id: list[str] = list(self.city)
        self.cities = len(rows)
        self.city_region: list[int] = [self.region[row["region"]] for row in rows]
        self.city_owner: list[int] = [self.nation[row["owner"]] for row in rows]
        self.income = column(rows, "income")
        self.defence = column(rows, "defence")
        self.laurels = column(rows, "vp")
        self.is_capital = flags(rows, "capital")
        self.elephant_city = flags(rows, "elephants")
        self.port = references(rows, "port", self.sea)  # the sea zone on which its port opens
        self.cities_in: list[list[int]] = [
            [c for c in range(self.cities) if self.city_region[c] == r] for r in range(self.regions)
        ]
        # 11.1, VII The capital of each nation, and where its troops muster; Macedonia has no city.
        self.capital: list[int] = [self.city.get(id, NOBODY) for id in self.capital_id]
        self.muster: list[int] = [self.region[id] for id in self.muster_id]
        for city in self.capital:
            if city != NOBODY and not self.is_capital[city]:
                raise ValueError(f"{self.city_id[city]} is no capital")

    def number_places(self) -> None:
        """The places in their order: regions, insides of walls, ports, sea zones."""
        self.walls = self.regions
        self.ports = self.walls + self.cities
        self.seas = self.ports + self.cities
        self.places = self.seas + len(self.sea)
        self.fields = self.regions + len(self.sea)
        # Rows by side and region for those who count: nothing and nobody anywhere.
        self.nothing = vec[i32]([0] * (len(SIDES) * self.walls))
        self.nobody = vec[i32]([NOBODY] * (len(SIDES) * self.walls))
        # The region of each place, NOBODY at sea, its field, and the places of each field: the region itself,
        # the insides of its cities, their ports.
        self.region_at: list[int] = [
            *range(self.regions),
            *self.city_region,
            *self.city_region,
            *[NOBODY for _ in self.sea],
        ]
        self.field_of: list[int] = [
            *self.region_at[: self.seas],
            *range(self.regions, self.fields),
        ]
        self.places_of: list[list[int]] = [
            [
                region,
                *[self.walls + city for city in self.cities_in[region]],
                *[self.ports + city for city in self.cities_in[region]],
            ]
            for region in range(self.regions)
        ] + [[place] for place in range(self.seas, self.places)]

    # -- leaders, tables, cards ------------------------------------------------------------------------------

    def read_leaders(self, rows: list[Facts]) -> None:
        """1.2.8, 1.3.3 The leaders."""
        self.leader: dict[str, int] = numbered(rows)
        self.leader_id: list[str] = list(self.leader)
        self.leaders = len(rows)
        self.leader_nation: list[int] = [self.nation[row["nation"]] for row in rows]
        self.command = column(rows, "command")
        self.active = flags(rows, "active")
        self.leader_vp = column(rows, "vp")
        self.nameless = flags(rows, "nameless")
        kinds = [row["kind"] for row in rows]
        if not set(kinds) <= {"general", "consul", "praetor", "king"}:
            raise ValueError(f"no kind of leader: {set(kinds)}")
        self.ability: list[Ability] = [make_ability(row.get("ability", {})) for row in rows]
        self.consuls: list[int] = [number for number, kind in enumerate(kinds) if kind == "consul"]
        # 9.3 Those for whom recruits cost less.
        self.thrifty: list[int] = [
            number
            for number, ability in enumerate(self.ability)
            if any(ability.price(self.leader_nation[number], kind) for kind in range(KINDS))
        ]
        # 4.2 Those with whom some units go farther.
        self.hasty: list[int] = [
            number
            for number, ability in enumerate(self.ability)
            if any(ability.steps(kind) for kind in range(KINDS))
        ]

    def read_tables(self, tables: Facts) -> None:
        """III to XII The numbers that the rules name."""
        self.stages: int = len(tables["stages"])
        for row in tables["stages"]:
            row.read("roman")
        self.consul_stage = flags(tables["stages"], "consuls")
        self.economy_stage = flags(tables["stages"], "economy")
        track: list[Facts] = tables["siege_track"]
        if column(track, "level") != list(range(len(track))):
            raise ValueError("the siege track has a hole")
        self.flag = column(track, "flag")  # 6.2 what a surrender roll must reach; 0 for no flag
        attitudes: list[Facts] = tables["attitudes"]
        self.attitude_id: list[str] = list(numbered(attitudes))
        self.attitude_from = column(attitudes, "from")
        self.attitude_modifier = column(attitudes, "modifier")
        self.lengths: dict[str, list[int]] = {
            str(row["id"]): [int(row.get("vp", 0)), int(row["syracuse"])] for row in tables["lengths"]
        }
        self.rules: dict[str, dict[str, Any]] = {
            name: table.plain() for name, table in tables.items() if isinstance(table, Facts)
        }
        # Those that are asked for most.
        self.activation_price: int = self.rules["actions"]["activation"]
        self.capacity: int = self.rules["battle"]["capacity"]
        self.landing_cost: int = self.rules["movement"]["land"]
        self.loading_cost: int = self.rules["movement"]["load"]
        self.room: int = self.rules["siege"]["room"]

    def within(self, scenario: Scenario, ways: list[list[int]]) -> list[list[int]]:
        """The ways between regions that are part of a scenario."""
        there = scenario.playable
        return [[to for to in tos if there[region] and there[to]] for region, tos in enumerate(ways)]

    def number_cards(self, file: Facts) -> None:
        self.effect: dict[str, int] = numbered(file["effects"])
        self.effect_id: list[str] = list(self.effect)
        self.card: dict[str, int] = numbered(file["cards"])
        self.card_id: list[str] = list(self.card)

    # -- places ----------------------------------------------------------------------------------------------

    def is_region(self, place: int) -> bool:
        return place < self.walls

    def is_inside(self, place: int) -> bool:
        """Whether a place is the inside of a city's walls."""
        return self.walls <= place < self.ports

    def is_port(self, place: int) -> bool:
        return self.ports <= place < self.seas

    def is_sea(self, place: int) -> bool:
        return place >= self.seas

    def city_at(self, place: int) -> int:
        """The city whose walls or port a place is."""
        return place - self.walls if place < self.ports else place - self.ports

    def place_of_field(self, field: int) -> int:
        """The place that a field itself is."""
        return field if field < self.regions else field - self.regions + self.seas

    def field_name(self, place: int) -> str:
        """The id of a place's field."""
        return self.sea_id[place - self.seas] if place >= self.seas else self.region_id[self.region_at[place]]
