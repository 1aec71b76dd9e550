"""The board, the blocks and the cards as numbers: static facts, read once from ``data/``.

Blocks, spaces (cities, then seas) and cards are numbered in the order of their files.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ...kernel.facts import Facts, finish
from ...kernel.kind import Kind

DATA: Final = Path(__file__).parent / "data"

CAESAR: Final = 0
POMPEIUS: Final = 1
EGYPT: Final = 2
SIDES: Final[list[str]] = ["caesar", "pompeius"]
COLOURS: Final[list[str]] = ["caesar", "pompeius", "egypt"]

# Roads, straits, sea borders and coasts join spaces.
MAJOR: Final = 0
MINOR: Final = 1
STRAIT: Final = 2
BORDER: Final = 3
COAST: Final = 4
EDGE_KINDS: Final[list[str]] = ["major_road", "minor_road", "strait", "sea_border", "coast"]
UNLIMITED: Final = 99

LEADER: Final = 0
LEGION: Final = 1
EQUITATUS: Final = 2
ELEPHANT: Final = 3
AUXILIA: Final = 4
BALLISTA: Final = 5
NAVIS: Final = 6
QUEEN: Final = 7
KINDS: Final[list[str]] = [
    "leader",
    "legion",
    "equitatus",
    "elephant",
    "auxilia",
    "ballista",
    "navis",
    "cleopatra",
]
LETTERS: Final = "ABCD"  # 3.12 initiative

NOTHING: Final = Facts({}, "nothing")
Ways = list[tuple[int, int]]  # the space that a way leads to, and its edge


class BadBoard(ValueError):
    """Facts that contradict each other; ``str()`` of it says which."""


def ensure(holds: bool, what: str) -> None:
    if not holds:
        raise BadBoard(what)


class Board:
    """Everything that the data files say, in the form that the rules read it."""

    def __init__(self, files: Mapping[str, Facts]) -> None:
        self.read_spaces(files["map"]["spaces"])
        self.read_edges(files["map"]["edges"])
        self.read_blocks(files["blocks"]["blocks"])
        self.read_rules(files["rules"])
        self.read_cards(files["cards"], files["rules"]["march"])
        self.read_scenario(files["scenarios"]["historical_705"])
        self.read_regions(files["regions"]["regions"])
        files["map"]["coordinates"].read("of")
        finish(files)

    # -- the map -------------------------------------------------------------------------------------------

    def read_spaces(self, rows: list[Facts]) -> None:
        self.space_kind = Kind("space", rows)
        self.space: dict[str, int] = {id: number for number, id in enumerate(self.space_kind.ids)}
        self.spaces = len(rows)
        kinds = [str(row["kind"]) for row in rows]
        self.cities = kinds.count("city")
        ensure(kinds == ["city"] * self.cities + ["sea"] * kinds.count("sea"), "cities come before seas")
        # 4.2 Eleven cities have a value of 1 or 2: victory points, and more room in winter.
        self.value: list[int] = [int(row.get("value", 0)) for row in rows]
        ports = [row.get("port") for row in rows]
        ensure(set(ports) <= {"major", "minor", None}, "a port is major or minor")
        # 4.4.2 Every coastal city is a port; major ports build fleets.
        self.major_port: list[bool] = [port == "major" for port in ports]
        self.port: list[bool] = [port is not None for port in ports]
        for row in rows:
            row.read("lat", "lon")  # the client draws the board from them

    def read_edges(self, rows: list[Facts]) -> None:
        self.edge_kind: list[int] = [EDGE_KINDS.index(row["kind"]) for row in rows]
        self.edge_ends: list[tuple[int, int]] = [(self.space[row["a"]], self.space[row["b"]]) for row in rows]
        self.edge_between: dict[int, int] = {}
        for edge, (a, b) in enumerate(self.edge_ends):
            ensure(
                a * self.spaces + b not in self.edge_between,
                f"two edges join {rows[edge]['a']} and {rows[edge]['b']}",
            )
            self.edge_between[a * self.spaces + b] = edge
            self.edge_between[b * self.spaces + a] = edge
            rows[edge].read("name")  # of a strait; the client writes it
        # 4.3 Land blocks go from city to city by road or strait.
        # 4.4.1 No road leads to an island but the strait of Messana: the others need a sea move or a fleet.
        self.roads: list[Ways] = [[] for _ in range(self.spaces)]
        self.seaways: list[Ways] = [[] for _ in range(self.spaces)]
        for edge, (a, b) in enumerate(self.edge_ends):
            ways = self.roads if self.edge_kind[edge] < BORDER else self.seaways
            ways[a].append((b, edge))
            ways[b].append((a, edge))
        self.seas_of: list[list[int]] = [[to for to, _ in ways if to >= self.cities] for ways in self.seaways]
        self.ports_of: list[list[int]] = [[to for to, _ in ways if to < self.cities] for ways in self.seaways]
        for city in range(self.cities):
            ensure(self.port[city] == bool(self.seas_of[city]), "a port has a coast")

    def read_regions(self, regions: Facts) -> None:
        self.region_kind = Kind("region", list(regions))
        self.regions: dict[str, list[int]] = {
            name: [self.space[space] for space in spaces] for name, spaces in regions.items()
        }
        listed = sorted(space for spaces in self.regions.values() for space in spaces)
        ensure(listed == list(range(self.spaces)), "every space is in one region")

    # -- blocks --------------------------------------------------------------------------------------------

    def read_blocks(self, rows: list[Facts]) -> None:
        self.block_kind = Kind("block", rows, owner="colour")
        self.block: dict[str, int] = {id: number for number, id in enumerate(self.block_kind.ids)}
        self.blocks = len(rows)
        self.kind: list[int] = [KINDS.index(row["kind"]) for row in rows]
        self.colour: list[int] = [COLOURS.index(row["colour"]) for row in rows]
        self.firepower: list[int] = [int(row["firepower"]) for row in rows]
        self.initiative: list[int] = [LETTERS.index(row["initiative"]) for row in rows]
        # 7.42 A ballista is slower in attack.
        self.attacking: list[int] = [LETTERS.index(row.get("attacking", row["initiative"])) for row in rows]
        self.home: list[int] = [self.space[row["levy"]] if "levy" in row else -1 for row in rows]
        self.step: list[int] = [int(row.get("step", 1)) for row in rows]  # strength per level (7.41)
        self.full: list[int] = [int(row["steps"]) * self.step[b] for b, row in enumerate(rows)]
        self.fleet: list[bool] = [kind == NAVIS for kind in self.kind]

    # -- numbers of the rulebook ---------------------------------------------------------------------------

    def read_rules(self, rules: Facts) -> None:
        self.to_win = int(rules["victory"]["points"])
        self.trophy_points = int(rules["victory"]["leader"])
        self.hand = int(rules["cards"]["hand"])
        self.limit = limits(rules["limits"])
        self.strait_attack = int(rules["limits"]["strait_attack"])
        self.rounds = int(rules["battle"]["rounds"])
        self.die = int(rules["battle"]["die"])
        self.strait_retreat = int(rules["retreat"]["strait"])
        self.sea_retreat = int(rules["retreat"]["by_sea"])
        self.supply = int(rules["winter"]["supply"])

    # -- cards ---------------------------------------------------------------------------------------------

    def read_cards(self, file: Facts, march: Facts) -> None:
        rows: list[Facts] = file["cards"]
        self.card_kind = Kind("card", rows)
        self.cards = len(rows)
        self.event: list[bool] = [bool(row.get("event", False)) for row in rows]
        self.moves: list[int] = [int(row.get("move", 0)) for row in rows]
        self.levies: list[int] = [int(row.get("levy", 0)) for row in rows]
        # What a card changes in the rules of the march has a table of its own, by the card's id.
        own: list[Facts] = [file.get(id, NOTHING) for id in self.card_kind.ids]
        self.card_reach: list[int] = [int(table.get("spaces", march["spaces"])) for table in own]
        self.card_charge: list[int] = [int(table.get("attack", march["attack"])) for table in own]
        self.card_limit: list[list[int]] = [
            limits(table) if EDGE_KINDS[MAJOR] in table else self.limit for table in own
        ]
        self.card_strait_attack: list[int] = [
            int(table.get("strait_attack", self.strait_attack)) for table in own
        ]

    # -- the scenario --------------------------------------------------------------------------------------

    def read_scenario(self, scenario: Facts) -> None:
        self.first_year = int(scenario["first_year"])
        self.years = int(scenario["years"])
        self.turns = int(scenario["turns"])
        self.third_leader: list[int] = [self.block[id] for id in scenario["third_leaders"]]
        self.setup: list[list[tuple[int, list[int]]]] = [
            [(self.space[city], [self.block[id] for id in blocks]) for city, blocks in scenario[side].items()]
            for side in SIDES
        ]
        for side, name in enumerate(SIDES):
            worth = sum(self.value[city] for city, _ in self.setup[side])
            ensure(worth == scenario["start_vp"][name], f"{name} starts with {worth} victory points")


def limits(table: Facts) -> list[int]:
    """4.3.1, 4.3.2, 6.11 How many blocks of a player may use an edge in a turn, by its kind."""
    return [int(table[EDGE_KINDS[kind]]) if kind < BORDER else UNLIMITED for kind in range(len(EDGE_KINDS))]


BOARD: Final = Board(Facts.folder(DATA))

# -- spaces ------------------------------------------------------------------------------------------------

SPACE_ID: Final = BOARD.space_kind.ids
SPACE: Final = BOARD.space
SPACES: Final = BOARD.spaces
CITIES: Final = BOARD.cities  # spaces below it are cities, the rest seas
VALUE: Final = BOARD.value
MAJOR_PORT: Final = BOARD.major_port
PORT: Final = BOARD.port
REGIONS: Final = BOARD.regions
ROMA: Final = SPACE["roma"]
ALEXANDRIA: Final = SPACE["alexandria"]
SCORING: Final[list[int]] = [space for space in range(SPACES) if VALUE[space] > 0]

# Places that are not on the map.
POOL: Final = SPACES  # the levy pool, standing
OPEN: Final = SPACES + 1  # eliminated this year: face-up in the pool (5.2)
TROPHY: Final = SPACES + 2  # a leader killed (7.51)
BOX: Final = SPACES + 3  # a third leader not yet in the game (7.51)
UNPLACED: Final = SPACES + 4  # waiting to be set up (5.3)
OFF_MAP: Final[list[str]] = ["pool", "open", "trophy", "box", "unplaced"]

EDGE_KIND: Final = BOARD.edge_kind
EDGE_ENDS: Final = BOARD.edge_ends
EDGE_BETWEEN: Final = BOARD.edge_between  # the edge from one space to another, by space * SPACES + space
ROADS: Final = BOARD.roads
SEAWAYS: Final = BOARD.seaways
SEAS_OF: Final = BOARD.seas_of
PORTS_OF: Final = BOARD.ports_of
NEIGHBOURS: Final[list[list[int]]] = [[to for to, _ in ROADS[s] + SEAWAYS[s]] for s in range(SPACES)]

# -- blocks ------------------------------------------------------------------------------------------------

BLOCK_ID: Final = BOARD.block_kind.ids
BLOCK: Final = BOARD.block
BLOCKS: Final = BOARD.blocks
KIND: Final = BOARD.kind
COLOUR: Final = BOARD.colour
FIREPOWER: Final = BOARD.firepower
INITIATIVE: Final = BOARD.initiative
ATTACKING: Final = BOARD.attacking  # the initiative of a block that attacks
HOME: Final = BOARD.home
STEP: Final = BOARD.step
FULL: Final = BOARD.full
FLEET: Final = BOARD.fleet
CLEOPATRA: Final = BLOCK["cleopatra"]

# -- the rulebook's numbers --------------------------------------------------------------------------------

TO_WIN: Final = BOARD.to_win
TROPHY_POINTS: Final = BOARD.trophy_points
HAND: Final = BOARD.hand
LIMIT: Final = BOARD.limit
STRAIT_ATTACK: Final = BOARD.strait_attack
ROUNDS: Final = BOARD.rounds
DIE: Final = BOARD.die
STRAIT_RETREAT: Final = BOARD.strait_retreat
SEA_RETREAT: Final = BOARD.sea_retreat
SUPPLY: Final = BOARD.supply

# -- cards -------------------------------------------------------------------------------------------------

CARD_ID: Final = BOARD.card_kind.ids
CARDS: Final = BOARD.cards
EVENT: Final = BOARD.event
MOVES: Final = BOARD.moves
LEVIES: Final = BOARD.levies
CARD_REACH: Final = BOARD.card_reach
CARD_CHARGE: Final = BOARD.card_charge
CARD_LIMIT: Final = BOARD.card_limit
CARD_STRAIT_ATTACK: Final = BOARD.card_strait_attack

# -- the scenario ------------------------------------------------------------------------------------------

FIRST_YEAR: Final = BOARD.first_year
YEARS: Final = BOARD.years
TURNS: Final = BOARD.turns
SETUP: Final = BOARD.setup
THIRD_LEADER: Final = BOARD.third_leader
