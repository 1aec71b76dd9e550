"""The board, the blocks and the cards as numbers: static facts, read once from ``data/``.

Blocks are 0 to 62 (Caesar's 31, Cleopatra, Pompeius' 31), spaces 0 to 75 (cities, then seas), cards 0 to 26.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

DATA: Final = Path(__file__).parent / "data"


def load(name: str) -> dict[str, Any]:
    """One file of facts."""
    with (DATA / name).open("rb") as file:
        return tomllib.load(file)


CAESAR: Final = 0
POMPEIUS: Final = 1
EGYPT: Final = 2
SIDES: Final[list[str]] = ["caesar", "pompeius"]
COLOURS: Final[list[str]] = ["caesar", "pompeius", "egypt"]

# -- spaces ------------------------------------------------------------------------------------------------

_MAP: Final = load("map.toml")
_SPACES: Final[list[dict[str, Any]]] = _MAP["spaces"]
SPACE_ID: Final[list[str]] = [str(s["id"]) for s in _SPACES]
SPACE_NAME: Final[list[str]] = [str(s["name"]) for s in _SPACES]
SPACE: Final[dict[str, int]] = {name: i for i, name in enumerate(SPACE_ID)}
SPACES: Final = 76
CITIES: Final = 67  # spaces 0 to 66 are cities, 67 to 75 seas
# 4.2 Eleven cities have a value of 1 or 2: victory points, and more room in winter.
VALUE: Final[list[int]] = [int(s.get("value", 0)) for s in _SPACES]
# 4.4.2 Every coastal city is a port; major ports build fleets.
MAJOR_PORT: Final[list[bool]] = [s.get("port") == "major" for s in _SPACES]
PORT: Final[list[bool]] = [s.get("port") in ("major", "minor") for s in _SPACES]
ROMA: Final[int] = SPACE["roma"]
ALEXANDRIA: Final[int] = SPACE["alexandria"]
SCORING: Final[list[int]] = [s for s in range(SPACES) if VALUE[s] > 0]

# Places that are not on the map.
POOL: Final = 76  # the levy pool, standing
OPEN: Final = 77  # eliminated this year: face-up in the pool (5.2)
TROPHY: Final = 78  # a leader killed (7.51)
BOX: Final = 79  # a third leader not yet in the game (7.51)
OFF_MAP: Final[list[str]] = ["pool", "open", "trophy", "box"]

# -- roads, straits, sea borders, coasts -------------------------------------------------------------------

MAJOR: Final = 0
MINOR: Final = 1
STRAIT: Final = 2
BORDER: Final = 3
COAST: Final = 4
EDGE_KINDS: Final[list[str]] = ["major_road", "minor_road", "strait", "sea_border", "coast"]
_EDGES: Final[list[dict[str, Any]]] = _MAP["edges"]
EDGES: Final[int] = len(_EDGES)
EDGE_KIND: Final[list[int]] = [EDGE_KINDS.index(e["kind"]) for e in _EDGES]
EDGE_ENDS: Final[list[tuple[int, int]]] = [(SPACE[e["a"]], SPACE[e["b"]]) for e in _EDGES]
EDGE_BETWEEN: Final[dict[int, int]] = {
    x * SPACES + y: e for e, (a, b) in enumerate(EDGE_ENDS) for x, y in ((a, b), (b, a))
}
UNLIMITED: Final = 99
# 4.3.1, 4.3.2, 6.11 How many blocks of a player may use an edge in a turn, by its kind.
LIMIT: Final[list[int]] = [4, 2, 2, UNLIMITED, UNLIMITED]


def _ways(space: int, kinds: tuple[int, ...]) -> list[tuple[int, int]]:
    out = []
    for e, (a, b) in enumerate(EDGE_ENDS):
        if EDGE_KIND[e] in kinds and space in (a, b):
            out.append((b if a == space else a, e))
    return out


# 4.3 Land blocks go from city to city by road or strait.
# 4.4.1 No road leads to an island but the strait of Messana: the others need a sea move or a fleet.
ROADS: Final[list[list[tuple[int, int]]]] = [_ways(s, (MAJOR, MINOR, STRAIT)) for s in range(SPACES)]
SEAWAYS: Final[list[list[tuple[int, int]]]] = [_ways(s, (BORDER, COAST)) for s in range(SPACES)]
SEAS_OF: Final[list[list[int]]] = [
    [to for to, _ in SEAWAYS[s]] if s < CITIES else [to for to, _ in SEAWAYS[s] if to >= CITIES]
    for s in range(SPACES)
]
PORTS_OF: Final[list[list[int]]] = [[to for to, _ in SEAWAYS[s] if to < CITIES] for s in range(SPACES)]
NEIGHBOURS: Final[list[list[int]]] = [[to for to, _ in ROADS[s] + SEAWAYS[s]] for s in range(SPACES)]


def edge_name(edge: int) -> str:
    """An edge by the ids of its two ends."""
    a, b = EDGE_ENDS[edge]
    return f"{SPACE_ID[a]}-{SPACE_ID[b]}"


# -- blocks ------------------------------------------------------------------------------------------------

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
_BLOCKS: Final[list[dict[str, Any]]] = load("blocks.toml")["blocks"]
BLOCKS: Final = 63
BLOCK_ID: Final[list[str]] = [str(b["id"]) for b in _BLOCKS]
BLOCK_NAME: Final[list[str]] = [str(b["name"]) for b in _BLOCKS]
BLOCK: Final[dict[str, int]] = {name: i for i, name in enumerate(BLOCK_ID)}
KIND: Final[list[int]] = [KINDS.index(b["kind"]) for b in _BLOCKS]
COLOUR: Final[list[int]] = [COLOURS.index(b["colour"]) for b in _BLOCKS]
FIREPOWER: Final[list[int]] = [int(b["firepower"]) for b in _BLOCKS]
INITIATIVE: Final[list[int]] = ["ABCD".index(b["initiative"]) for b in _BLOCKS]
HOME: Final[list[int]] = [SPACE[b["levy"]] if b.get("levy") else -1 for b in _BLOCKS]
STEP: Final[list[int]] = [2 if k == ELEPHANT else 1 for k in KIND]  # strength per level (7.41)
FULL: Final[list[int]] = [int(b["steps"]) * STEP[i] for i, b in enumerate(_BLOCKS)]
FLEET: Final[list[bool]] = [k == NAVIS for k in KIND]
CLEOPATRA: Final[int] = BLOCK["cleopatra"]

# -- cards -------------------------------------------------------------------------------------------------

APOLLO: Final = 0
JUPITER: Final = 1
MARS: Final = 2
MERCURY: Final = 3
NEPTUNE: Final = 4
PLUTO: Final = 5
VULCAN: Final = 6
EVENTS: Final = 7  # cards 0 to 6 are events
_CARD_FILE: Final = load("cards.toml")
_CARDS: Final[list[dict[str, Any]]] = _CARD_FILE["cards"]
CARDS: Final = 27
CARD_ID: Final[list[str]] = [str(c["id"]) for c in _CARDS]
CARD_NAME: Final[list[str]] = [str(c["name"]) for c in _CARDS]
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_ID)}
MOVES: Final[list[int]] = [int(c.get("move", 0)) for c in _CARDS]
LEVIES: Final[list[int]] = [int(c.get("levy", 0)) for c in _CARDS]
PLUTO_LIMIT: Final[list[int]] = [
    int(_CARD_FILE["pluto"]["major_road"]),
    int(_CARD_FILE["pluto"]["minor_road"]),
    int(_CARD_FILE["pluto"]["strait"]),
    UNLIMITED,
    UNLIMITED,
]
PLUTO_STRAIT_ATTACK: Final[int] = int(_CARD_FILE["pluto"]["strait_attack"])

# -- scenarios ---------------------------------------------------------------------------------------------

_HISTORICAL: Final[dict[str, Any]] = load("scenarios.toml")["historical_705"]
FIRST_YEAR: Final[int] = int(_HISTORICAL["first_year"])
YEARS: Final[int] = int(_HISTORICAL["years"])
TURNS: Final[int] = int(_HISTORICAL["turns"])
SETUP: Final[list[list[tuple[int, list[int]]]]] = [
    [(SPACE[city], [BLOCK[b] for b in blocks]) for city, blocks in _HISTORICAL[side].items()]
    for side in SIDES
]
THIRD_LEADER: Final[list[int]] = [BLOCK[b] for b in _HISTORICAL["third_leaders"]]
