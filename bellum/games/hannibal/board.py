"""The board, the generals and the cards as numbers: static facts, read once from ``data/``.

Spaces are 0 to 101. A place is a space, or the inside of its walls: ``WALLS + space``. Generals are 0 to 19,
strategy cards 0 to 91, battle cards are counted by their six types. ``TRANSIT`` is where a force is that
crosses a pass or the sea.
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


ROME: Final = 0
CARTHAGE: Final = 1
NOBODY: Final = -1
SIDES: Final[list[str]] = ["rome", "carthage"]

# -- regions, provinces, spaces ----------------------------------------------------------------------------

_MAP: Final = load("map.toml")

# 3.2 Regions.
REGION_ID: Final[list[str]] = [str(r["id"]) for r in _MAP["regions"]]
REGION: Final[dict[str, int]] = {name: i for i, name in enumerate(REGION_ID)}
AFRICA: Final[int] = REGION["africa"]
IBERIA: Final[int] = REGION["iberia"]
ITALIA: Final[int] = REGION["italia"]

# 3.1 Provinces.
_PROVINCES: Final[list[dict[str, Any]]] = _MAP["provinces"]
PROVINCE_ID: Final[list[str]] = [str(p["id"]) for p in _PROVINCES]
PROVINCE: Final[dict[str, int]] = {name: i for i, name in enumerate(PROVINCE_ID)}
PROVINCES: Final = 23
PROVINCE_REGION: Final[list[int]] = [REGION[p["region"]] if "region" in p else NOBODY for p in _PROVINCES]
MAJORITY: Final[list[int]] = [int(p["majority"]) for p in _PROVINCES]
SIGNIFICANT: Final[list[bool]] = [bool(p.get("significant", False)) for p in _PROVINCES]
HOSTILE: Final[list[bool]] = [bool(p.get("hostile", False)) for p in _PROVINCES]
# 14.2.2 Every province is worth one battle card, the two Numidias two.
ALLIES: Final[list[int]] = [int(p.get("allies", 1)) for p in _PROVINCES]
LATIUM: Final[int] = PROVINCE["latium"]
NUMIDIAS: Final[list[int]] = [PROVINCE["numidia_maior"], PROVINCE["numidia_minor"]]
MAURETANIA: Final[int] = PROVINCE["mauretania"]

_SPACES: Final[list[dict[str, Any]]] = _MAP["spaces"]
SPACE_ID: Final[list[str]] = [str(s["id"]) for s in _SPACES]
SPACE: Final[dict[str, int]] = {name: i for i, name in enumerate(SPACE_ID)}
SPACES: Final = 102
WALLS: Final = 102
TRANSIT: Final = 204  # a force on its way
PLACES: Final = 205
PROVINCE_OF: Final[list[int]] = [PROVINCE[s["province"]] for s in _SPACES]
REGION_OF: Final[list[int]] = [PROVINCE_REGION[p] for p in PROVINCE_OF]
SPACES_OF: Final[list[list[int]]] = [
    [s for s in range(len(_SPACES)) if PROVINCE_OF[s] == p] for p in range(len(_PROVINCES))
]
CITY: Final[list[bool]] = [s["kind"] == "city" for s in _SPACES]
TRIBE: Final[list[bool]] = [s["kind"] == "tribe" for s in _SPACES]
PORT: Final[list[bool]] = [bool(s.get("port", False)) for s in _SPACES]
# 10.7 What a city's walls hold.
CAPACITY: Final[list[int]] = [int(s.get("capacity", 0)) for s in _SPACES]
# 11.5 A port's dots speak for a Carthaginian sailing, its diamonds against it.
DOTS: Final[list[int]] = [int(s.get("dots", 0)) for s in _SPACES]
DIAMONDS: Final[list[int]] = [int(s.get("diamonds", 0)) for s in _SPACES]
# 26.3.2 Siga is too small for more than 5 CUs.
NAVAL_LIMIT: Final[list[int]] = [int(s.get("naval_limit", 99)) for s in _SPACES]
# 20.1.3 Where Rome rolls the white die, and whose city marker shows the special sign.
WHITE_FOR_ROME: Final[list[bool]] = [s.get("roman_die") == "white" for s in _SPACES]
SIGN_OF: Final[list[int]] = [SIDES.index(s["sign"]) if "sign" in s else NOBODY for s in _SPACES]
ROMA: Final[int] = SPACE["roma"]
CARTHAGO: Final[int] = SPACE["carthago"]
SYRACUSAE: Final[int] = SPACE["syracusae"]
CAPUA: Final[int] = SPACE["capua"]
TARENTUM: Final[int] = SPACE["tarentum"]
BALEARES: Final[int] = SPACE["baleares"]
CITIES: Final[list[int]] = [s for s in range(len(_SPACES)) if CITY[s]]
PORTS: Final[list[int]] = [s for s in range(len(_SPACES)) if PORT[s]]

# -- what joins the spaces ---------------------------------------------------------------------------------

ROAD: Final = 0
PASS: Final = 1
ALPINE: Final = 2
STRAIT: Final = 3
EDGE_KINDS: Final[list[str]] = ["road", "pass", "alpine_pass", "strait"]
_EDGES: Final[list[dict[str, Any]]] = _MAP["edges"]
_TABLES: Final = load("tables.toml")
_MOVEMENT: Final[dict[str, Any]] = _TABLES["movement"]
# 10.6 Movement points by kind of edge.
COST: Final[list[int]] = [
    1,
    int(_MOVEMENT["pass_cost"]),
    int(_MOVEMENT["pass_cost"]),
    int(_MOVEMENT["strait_cost"]),
]
# space * SPACES + space: kind of the edge between them.
EDGE: Final[dict[int, int]] = {
    SPACE[x] * SPACES + SPACE[y]: EDGE_KINDS.index(e["kind"])
    for e in _EDGES
    for x, y in ((e["a"], e["b"]), (e["b"], e["a"]))
}
WAYS: Final[list[list[int]]] = [sorted(k % SPACES for k in EDGE if k // SPACES == s) for s in range(SPACES)]
# 10.6.3 Reactions, withdrawals and retreats go by road only.
ROADS: Final[list[list[int]]] = [[t for t in WAYS[s] if EDGE[s * SPACES + t] == ROAD] for s in range(SPACES)]
# 10.6.2 Straits that need control of the space one leaves.
GUARDED: Final[list[int]] = [
    SPACE[x] * SPACES + SPACE[y]
    for e in _EDGES
    if e.get("needs") == "control"
    for x, y in ((e["a"], e["b"]), (e["b"], e["a"]))
]
# 26.3.1 Straits that cost a single point to the side that controls a space.
CHEAP: Final[dict[int, int]] = {
    SPACE[x] * SPACES + SPACE[y]: SPACE[e["cheap_if"]]
    for e in _EDGES
    if "cheap_if" in e
    for x, y in ((e["a"], e["b"]), (e["b"], e["a"]))
}

# -- sizes -------------------------------------------------------------------------------------------------

POINTS: Final[int] = _MOVEMENT["points"]
FORCED: Final[int] = _MOVEMENT["forced_march"]
ARMY: Final[int] = _MOVEMENT["army"]
OVERRUN: Final[int] = _MOVEMENT["overrun_army"]
CONSULAR: Final[int] = _MOVEMENT["consul_units"]
RETREAT_SPACES: Final[int] = _MOVEMENT["retreat_spaces"]
FAIR_WEATHER: Final[int] = _MOVEMENT["bad_weather_spaces"]
SAILING: Final[int] = _TABLES["naval_capacity"]["movement_points"]
SMALL_FLEET: Final[int] = _TABLES["naval_capacity"]["three_ops"]
LARGE_FLEET: Final[int] = _TABLES["naval_capacity"]["campaign"]
# 2.2.1.2, 17.1 Four elephants and four siege trains, never more.
ELEPHANTS: Final[int] = _TABLES["counters"]["elephants"]
TRAINS: Final[int] = _TABLES["counters"]["siege_trains"]
HANNIBAL_LOST: Final[int] = _TABLES["counters"]["hannibal_lost_pcs"]
CHANGE_FROM: Final[int] = _TABLES["counters"]["change_of_command_from"]
RAMPAGE: Final[int] = _TABLES["counters"]["rampage_cards"]

_ATTRITION: Final[dict[str, Any]] = _TABLES["attrition"]
LOSSES: Final[list[list[int]]] = [[int(n) for n in row] for row in _ATTRITION["losses"]]
COLUMNS: Final[list[int]] = [int(n) for n in _ATTRITION["columns"]]
ELEPHANT_FROM: Final[int] = _ATTRITION["elephant_from"]
HOSTILE_COLUMN: Final[int] = _ATTRITION["hostile_tribes_column"]
PASS_MODIFIER: Final[list[int]] = [0, int(_ATTRITION["pass"]), int(_ATTRITION["alpine_pass"]), 0]
GUIDE_MODIFIER: Final[int] = _ATTRITION["native_guide"]
PESTILENCE_MODIFIER: Final[int] = _ATTRITION["pestilence"]
STORM_MODIFIER: Final[int] = _ATTRITION["storms"]

# 11.5 The naval die: what each face adds.
NAVAL_DOTS: Final[list[int]] = [int(f.get("dots", 0)) for f in _TABLES["naval_die"]["faces"]]
NAVAL_DIAMONDS: Final[list[int]] = [int(f.get("diamonds", 0)) for f in _TABLES["naval_die"]["faces"]]
FEW_UNITS: Final[int] = _TABLES["naval_modifiers"]["few_units"]

# 20.1.3 The siege dice: red, then white.
RED: Final = 0
WHITE: Final = 1
_DICE: Final[list[list[dict[str, Any]]]] = [_TABLES["siege_dice"]["red"], _TABLES["siege_dice"]["white"]]
SIEGE_POINTS: Final[list[list[int]]] = [[int(f["points"]) for f in die] for die in _DICE]
SIEGE_LOSS: Final[list[list[int]]] = [[int(f["loss"]) for f in die] for die in _DICE]
SIEGE_SIGN: Final[list[list[bool]]] = [[bool(f.get("sign", False)) for f in die] for die in _DICE]
SIEGE_MARCELLUS: Final[list[list[int]]] = [[int(f.get("marcellus", 0)) for f in die] for die in _DICE]
FALL: Final[int] = _TABLES["siege"]["points"]
BESIEGERS: Final[int] = _TABLES["siege"]["besiegers"]
QUICK_FALL: Final[int] = _TABLES["siege"]["variant_points"]
STRONG: Final[list[bool]] = [name in _TABLES["siege"]["variant_three_points"] for name in SPACE_ID]
SACK: Final[int] = _TABLES["siege"]["sack_units"]
MERCY: Final[int] = _TABLES["siege"]["mercy_pcs"]

# -- generals ----------------------------------------------------------------------------------------------

_GENERALS: Final[list[dict[str, Any]]] = load("generals.toml")["generals"]
GENERALS: Final = 20
GENERAL_ID: Final[list[str]] = [str(g["id"]) for g in _GENERALS]
GENERAL: Final[dict[str, int]] = {name: i for i, name in enumerate(GENERAL_ID)}
GENERAL_SIDE: Final[list[int]] = [SIDES.index(g["side"]) for g in _GENERALS]
STRATEGY: Final[list[int]] = [int(g["strategy"]) for g in _GENERALS]
BATTLE: Final[list[int]] = [int(g["battle"]) for g in _GENERALS]
RANK: Final[list[int]] = [int(g.get("rank", 0)) for g in _GENERALS]
# 10.10 Generals who never come back once displaced.
MORTAL: Final[list[bool]] = [bool(g.get("gone", False)) for g in _GENERALS]
# 24.1 Generals who never leave a region.
BOUND: Final[list[int]] = [REGION[g["bound"]] if "bound" in g else NOBODY for g in _GENERALS]
FATE: Final[list[int]] = [int(g.get("fate", 0)) for g in _GENERALS]
AVOID: Final[list[int]] = [int(g.get("avoid", 0)) for g in _GENERALS]
INTERCEPT: Final[list[int]] = [int(g.get("intercept", 0)) for g in _GENERALS]
PURSUE: Final[list[int]] = [int(g.get("pursue", 0)) for g in _GENERALS]
COUNTER_AS_ATTACKER: Final[list[int]] = [int(g.get("counter_as_attacker", 0)) for g in _GENERALS]
COUNTER_AS_DEFENDER: Final[list[int]] = [int(g.get("counter_as_defender", 0)) for g in _GENERALS]
SAILOR: Final[list[int]] = [int(g.get("dots", 0)) for g in _GENERALS]
CAMPAIGN_POINTS: Final[list[int]] = [int(g.get("campaign_points", 0)) for g in _GENERALS]
FLEET_OF: Final[list[int]] = [int(g.get("naval_capacity", 0)) for g in _GENERALS]
WINTER_OF: Final[list[int]] = [int(g.get("winter", 0)) for g in _GENERALS]
VOLUNTEERS: Final[list[int]] = [int(g.get("volunteers", 0)) for g in _GENERALS]
SUBJUGATION_ROLLS: Final[list[int]] = [int(g.get("subjugation_rolls", 1)) for g in _GENERALS]
SIEGE_LOSS_IN: Final[list[int]] = [
    REGION[g["siege_loss_in"]] if "siege_loss_in" in g else NOBODY for g in _GENERALS
]
STRATEGY_IN: Final[list[int]] = [
    REGION[g["strategy_in"]["region"]] if "strategy_in" in g else NOBODY for g in _GENERALS
]
STRATEGY_THERE: Final[list[int]] = [
    int(g["strategy_in"]["rating"]) if "strategy_in" in g else 0 for g in _GENERALS
]
HANNIBAL: Final[int] = GENERAL["hannibal"]
HANNO: Final[int] = GENERAL["hanno"]
FABIUS: Final[int] = GENERAL["fabius"]
MARCELLUS: Final[int] = GENERAL["marcellus"]
AFRICANUS: Final[int] = GENERAL["scipio_africanus"]
BOMILCAR: Final[int] = GENERAL["bomilcar"]

# Where a general is when he is not on the map.
POOL: Final = -1  # 6.4.3 a Roman who can be drawn
DISPLACED: Final = -2  # 10.10 comes back with the next reinforcements
GONE: Final = -3  # out of the game
LATER: Final = -4  # arrives in a later turn
OFF_MAP: Final[list[str]] = ["pool", "displaced", "gone", "later"]

NO_OFFICE: Final = 0
PROCONSUL: Final = 1
CONSUL: Final = 2
DICTATOR: Final = 3
OFFICES: Final[list[str | None]] = [None, "proconsul", "consul", "dictator"]

# -- strategy cards ----------------------------------------------------------------------------------------

_CARDS: Final[list[dict[str, Any]]] = load("cards.toml")["cards"]
CARDS: Final = 92
CARD_ID: Final[list[str]] = [str(c["id"]) for c in _CARDS]
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARD_ID)}
NUMBER: Final[list[str]] = [str(c["number"]) for c in _CARDS]
BY_NUMBER: Final[dict[str, int]] = {n: i for i, n in enumerate(NUMBER)}
# 8.1 What is on a card: its OPs, whose event it is, and what that does.
OPS: Final[list[int]] = [int(c["ops"]) for c in _CARDS]
EITHER: Final = 2
# 8.3 Whose event it is.
EVENT_SIDE: Final[list[int]] = [SIDES.index(c["side"]) if c["side"] in SIDES else EITHER for c in _CARDS]
COUNTER: Final[list[bool]] = [bool(c.get("counter", False)) for c in _CARDS]
WHEN: Final[list[str]] = [str(c["when"]) for c in _CARDS]
REMOVED: Final[list[bool]] = [bool(c.get("remove", False)) for c in _CARDS]
ENDS_TRUCE: Final[list[bool]] = [bool(c.get("ends_truce", False)) for c in _CARDS]
CAMPAIGN: Final[list[int]] = [int(c.get("campaign", 0)) for c in _CARDS]
IMPERIUM: Final[list[bool]] = [c["id"].startswith("imperium") for c in _CARDS]
MARCH_RATING: Final[list[int]] = [int(c.get("rating", 0)) for c in _CARDS]
CARD_CUS: Final[list[int]] = [int(c.get("cus", 0)) for c in _CARDS]
CARD_PCS: Final[list[int]] = [int(c.get("pcs", 0)) for c in _CARDS]
CARD_SPACES: Final[list[list[int]]] = [[SPACE[s] for s in c.get("spaces", [])] for c in _CARDS]
CARD_PROVINCES: Final[list[list[int]]] = [[PROVINCE[p] for p in c.get("provinces", [])] for c in _CARDS]
CARD_REGIONS: Final[list[list[int]]] = [[REGION[r] for r in c.get("regions", [])] for c in _CARDS]
BATTLE_BONUS: Final[list[int]] = [int(c.get("cards", 0)) for c in _CARDS]
FRIGHT: Final[list[int]] = [int(c.get("discards", 0)) for c in _CARDS]
CLASSIC: Final = 65  # cards 0 to 64 are the classic deck with 9B, 65 to 74 additional, 75 to 91 shared
ADDITIONAL: Final = 75

NATIVE_GUIDE: Final[int] = CARD["native_guide"]
MAHARBAL: Final[int] = CARD["maharbals_cavalry"]
TRIBES_A: Final[int] = CARD["hostile_tribes_a"]
TRIBES_B: Final[int] = CARD["hostile_tribes_b"]
PHILIP_PEACE: Final[int] = CARD["philip_peace"]
TRAITOR: Final[int] = CARD["traitor_in_tarentum"]
SPY: Final[int] = CARD["spy_in_enemy_camp"]
CHARMS: Final[int] = CARD["hannibal_charms_italy"]
SPANISH_DESERT: Final[int] = CARD["spanish_allies_desert"]
NUMIDIANS_DESERT: Final[int] = CARD["numidian_allies_desert"]
BAD_WEATHER: Final[int] = CARD["bad_weather"]
FRIGHT_CARD: Final[int] = CARD["elephant_fright"]
FEAR_CARD: Final[int] = CARD["elephant_fear"]
PIRATES: Final[int] = CARD["adriatic_pirates"]
TREACHERY: Final[int] = CARD["treachery_within_city"]
ALLY_DESERTS: Final[int] = CARD["ally_deserts"]
STORMS: Final[int] = CARD["storms_at_sea"]
TRUCE: Final[int] = CARD["truce"]
CITADEL: Final[int] = CARD["citadel_holds_out"]
VETERANS: Final[int] = CARD["veterans"]
PUNIC_FAITH: Final[int] = CARD["punic_faith"]
GOOD_OMEN: Final[int] = CARD["good_omen"]
BLACK_DAY: Final[int] = CARD["black_day"]
GROUND: Final[int] = CARD["favourable_ground"]
AMBUSH: Final[int] = CARD["ambush"]

# -- battle cards ------------------------------------------------------------------------------------------

_BATTLE: Final = load("battle_cards.toml")
BATTLE_CARD_ID: Final[list[str]] = [str(c["id"]) for c in _BATTLE["battle_cards"]]
BATTLE_CARDS: Final = 6
PROBE: Final = 3
ENVELOPMENT: Final = 4
RESERVE: Final = 5
BATTLE_DECK: Final[list[int]] = [int(c["count"]) for c in _BATTLE["battle_cards"]]
ALL: Final = 99  # the whole army is lost
SMALL_DIE: Final[list[list[int]]] = [[int(n) for n in c.get("small", [])] for c in _BATTLE["battle_cards"]]
LARGE_DIE: Final[list[list[int]]] = [[int(n) for n in c.get("large", [])] for c in _BATTLE["battle_cards"]]
HAND_LIMIT: Final[int] = _BATTLE["hand"]["limit"]
MILITIA: Final[int] = _BATTLE["hand"]["militia"]
ROMAN_ALLIES: Final[int] = _BATTLE["hand"]["roman_allies_in_italia"]
SMALL_UP_TO: Final[int] = _BATTLE["hand"]["small_die_up_to"]
PROBE_AS: Final[list[int]] = [BATTLE_CARD_ID.index(c) for c in _GENERALS[HANNIBAL]["probe_as"]]

# -- scenarios ---------------------------------------------------------------------------------------------

_RAW: Final = load("scenarios.toml")
SCENARIO_ID: Final[list[str]] = [name for name in _RAW if name not in ("sources", "default")]


def _scenario(name: str) -> dict[str, Any]:
    """A scenario with what it takes from the one that it is like."""
    own: dict[str, Any] = _RAW[name]
    return {**_scenario(own["like"]), **own} if "like" in own else own


SCENARIOS: Final[list[dict[str, Any]]] = [_scenario(name) for name in SCENARIO_ID]
AREA: Final[list[list[bool]]] = [
    [not s.get("area") or SPACE_PROVINCE in s["area"] for SPACE_PROVINCE in (x["province"] for x in _SPACES)]
    for s in SCENARIOS
]
FIRST_TURN: Final[list[int]] = [int(s["first_turn"]) for s in SCENARIOS]
TURN_CARDS: Final[list[list[int]]] = [[int(t["cards"]) for t in s["turns"]] for s in SCENARIOS]
TURN_YEARS: Final[list[list[str]]] = [[str(t["years"]) for t in s["turns"]] for s in SCENARIOS]
DECIDES: Final[list[int]] = [SIDES.index(s["decides_first"]) for s in SCENARIOS]
ISOLATED_FIRST: Final[list[int]] = [SIDES.index(s["isolation_first"]) for s in SCENARIOS]
TIE: Final[list[int]] = [SIDES.index(s["tie"]) for s in SCENARIOS]
ELECTIONS: Final[list[bool]] = [bool(s.get("elections", True)) for s in SCENARIOS]
SCORING: Final[list[list[bool]]] = [
    [PROVINCE_ID[p] in s["points"] if "points" in s else SIGNIFICANT[p] for p in range(PROVINCES)]
    for s in SCENARIOS
]
