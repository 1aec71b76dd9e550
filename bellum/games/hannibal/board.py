"""A board: its spaces, generals, cards and scenarios as numbers, read once from a folder of facts.

Spaces, provinces, generals and cards are numbered in the order of their files. A place is a space, or the
inside of its walls: ``walls + space``; ``transit`` is where a force is that crosses a pass or the sea. Battle
cards are counted by their types. Everything here comes from the data; what the rules themselves name (the two
sides, offices, kinds of edges) are constants of this module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...kernel.facts import Facts, finish
from .card import WINDOWS, Card
from .distances import STEP, VOYAGE, half_steps
from .kinds import SIDES, Kinds
from .options import SWITCHES
from .scenario import Places, Scenario, ScenarioFacts

ROME: Final = 0
CARTHAGE: Final = 1
NOBODY: Final = -1

# What joins two spaces.
ROAD: Final = 0
MOUNTAIN_PASS: Final = 1
ALPINE_PASS: Final = 2
STRAIT: Final = 3
EDGE_KINDS: Final[list[str]] = ["road", "pass", "alpine_pass", "strait"]

# 20.1.3 The siege dice.
RED: Final = 0
WHITE: Final = 1
SIEGE_DICE: Final[list[str]] = ["red", "white"]

# Where a general is when he is not on the map.
POOL: Final = -1  # 6.4.3 a Roman who can be drawn
DISPLACED: Final = -2  # 10.10 comes back with the next reinforcements
GONE: Final = -3  # out of the game
LATER: Final = -4  # arrives in a later turn

NO_OFFICE: Final = 0
PROCONSUL: Final = 1
CONSUL: Final = 2
DICTATOR: Final = 3

ALL_LOST: Final = 99  # 14.12 the whole army is lost
NO_LIMIT: Final = 99

# What the files say about a fact, and what the client shows of it.
ABOUT: Final = ("doubt", "known", "published", "also")
DRAWN: Final = ("lat", "lon")
SHOWN: Final = ("full_name", "ability", "text", "number")


def numbered(rows: list[Facts]) -> dict[str, int]:
    """The number of each row by its id."""
    for row in rows:
        row.read(*ABOUT, *DRAWN, *SHOWN)
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


def lists(rows: list[Facts], key: str, numbers: Mapping[str, int]) -> list[list[int]]:
    """The things that each row names."""
    return [[numbers[name] for name in row.get(key, [])] for row in rows]


def options(rows: list[Facts]) -> list[int]:
    """26 The option that each row needs, as a bit; 0 for none."""
    return [SWITCHES[row["option"]] if "option" in row else 0 for row in rows]


# Makes a strategy card: where its row's names are found, its number, and the row.
MakeCard = Callable[[Places, int, Facts], Card[Any]]


class Board:
    """All facts of one board, its generals, cards and scenarios."""

    def __init__(self, files: Mapping[str, Facts], make_card: MakeCard) -> None:
        """``make_card`` makes a strategy card of its row."""
        self.kinds = self.make_kinds(files)
        self.read_provinces(files["map"])
        self.read_spaces(files["map"]["spaces"], column(files["map"]["provinces"], "spaces"))
        self.read_edges(files["map"]["edges"], files["tables"]["movement"])
        self.read_battle_cards(files["battle_cards"])
        self.read_generals(files["generals"]["generals"])
        self.read_sizes(files["tables"])
        self.read_attrition(files["tables"]["attrition"])
        self.read_sea(files["tables"])
        self.read_sieges(files["tables"], files["map"]["spaces"])
        places = self.number_cards(files["cards"]["cards"], flags(files["map"]["provinces"], "significant"))
        self.read_cards(files["cards"]["cards"], places, make_card)
        self.read_markers(files["cards"]["cards"])
        self.read_more(files)
        self.measure()
        self.read_scenarios(files["scenarios"], places)
        for table in ("coordinates", "siege_markers"):  # they say where lat, lon and roman_die come from
            if table in files["map"]:
                files["map"][table].read("of")
        finish(files)

    # -- what another board of these rules has besides -------------------------------------------------------

    def make_kinds(self, files: Mapping[str, Facts]) -> Kinds:
        """The kinds of things on this board."""
        return Kinds(files)

    def make_scenario(self, facts: ScenarioFacts, places: Places) -> Scenario:
        """One scenario of this board."""
        return Scenario(facts, places)

    def read_more(self, files: Mapping[str, Facts]) -> None:
        """What only this board has; spaces, generals and cards have their numbers."""

    def measure(self) -> None:
        """How far it is from each space to every other, by side, in half steps: for machine players."""
        self.far: list[list[list[int]]] = [
            half_steps(self.ways, self.steps(), self.ports, voyage) for voyage in VOYAGE
        ]
        self.by_land = half_steps(self.ways, self.steps(), [], 0)

    def steps(self) -> dict[int, int]:
        """The half steps of each edge."""
        return {key: STEP[kind] for key, kind in self.edge.items()}

    # -- regions, provinces, spaces --------------------------------------------------------------------------

    def read_provinces(self, map: Facts) -> None:
        """3.1, 3.2 Regions and provinces."""
        rows: list[Facts] = map["provinces"]
        self.region: dict[str, int] = numbered(map["regions"])
        self.region_id: list[str] = list(self.region)
        self.province: dict[str, int] = numbered(rows)
        self.province_id: list[str] = list(self.province)
        self.provinces = len(rows)
        self.province_region = references(rows, "region", self.region)
        self.majority = column(rows, "majority")
        self.hostile = flags(rows, "hostile")
        # 14.2.2 Every province is worth one battle card, the two Numidias two.
        self.allies = column(rows, "allies", 1)

    def read_spaces(self, rows: list[Facts], sizes: list[int]) -> None:
        self.space: dict[str, int] = numbered(rows)
        self.space_id: list[str] = list(self.space)
        self.spaces = len(rows)
        self.walls = self.spaces
        self.transit = 2 * self.spaces  # a force on its way
        self.places = 2 * self.spaces + 1
        self.province_of: list[int] = [self.province[row["province"]] for row in rows]
        self.region_of: list[int] = [self.province_region[p] for p in self.province_of]
        self.spaces_of: list[list[int]] = [
            [s for s in range(self.spaces) if self.province_of[s] == p] for p in range(self.provinces)
        ]
        if [len(spaces) for spaces in self.spaces_of] != sizes:
            raise ValueError("a province does not have as many spaces as it says")
        kinds = [row["kind"] for row in rows]
        if not set(kinds) <= {"space", "city", "tribe"}:
            raise ValueError(f"no kind of space: {set(kinds) - {'space', 'city', 'tribe'}}")
        self.city: list[bool] = [kind == "city" for kind in kinds]
        self.tribe: list[bool] = [kind == "tribe" for kind in kinds]
        self.port = flags(rows, "port")
        self.ports: list[int] = [s for s in range(self.spaces) if self.port[s]]
        # 10.7 What a city's walls hold.
        self.capacity = column(rows, "capacity")
        # 11.5 A port's dots speak for a Carthaginian sailing, its diamonds against it.
        self.dots = column(rows, "dots")
        self.diamonds = column(rows, "diamonds")
        # 26.3.2 Siga is too small for more than 5 CUs.
        self.naval_limit = column(rows, "naval_limit", NO_LIMIT)
        # 20.1.3 Whose city marker shows the special sign.
        sides = {name: side for side, name in enumerate(SIDES)}
        self.sign_of = references(rows, "sign", sides)
        # 26.3 Spaces that are there only with an option.
        self.space_option = options(rows)
        capitals = references(rows, "capital", sides)
        self.capital: list[int] = [capitals.index(side) for side in range(2)]
        self.homeland: list[int] = [self.region_of[capital] for capital in self.capital]

    def read_edges(self, rows: list[Facts], movement: Facts) -> None:
        """10.6 What joins the spaces, and what it costs."""
        # Movement points by kind of edge.
        self.cost: list[int] = [
            int(movement["road_cost"]),
            int(movement["pass_cost"]),
            int(movement["pass_cost"]),
            int(movement["strait_cost"]),
        ]
        self.edge: dict[int, int] = {}  # space * spaces + space: kind of the edge between them
        self.guarded: list[int] = []  # 10.6.2 straits that need control of the space left
        self.cheap: dict[int, int] = {}  # 26.3.1 straits that cost the side that controls a space one point
        for row in rows:
            row.read(*ABOUT)
            a, b = self.space[row["a"]], self.space[row["b"]]
            for key in (a * self.spaces + b, b * self.spaces + a):
                self.edge[key] = EDGE_KINDS.index(row["kind"])
                if "needs" in row:
                    if row["needs"] != "control":
                        raise ValueError(f"an edge needs {row['needs']!r}")
                    self.guarded.append(key)
                if "cheap_if" in row:
                    self.cheap[key] = self.space[row["cheap_if"]]
        self.ways: list[list[int]] = [[] for _ in range(self.spaces)]
        for key in sorted(self.edge):
            self.ways[key // self.spaces].append(key % self.spaces)
        # 10.6.3 Reactions, withdrawals and retreats go by road only.
        self.roads: list[list[int]] = [
            [t for t in self.ways[s] if self.edge[s * self.spaces + t] == ROAD] for s in range(self.spaces)
        ]
        # 19.4 What is no pass connects PCs.
        passes = (MOUNTAIN_PASS, ALPINE_PASS)
        self.links: list[list[int]] = [
            [t for t in self.ways[s] if self.edge[s * self.spaces + t] not in passes]
            for s in range(self.spaces)
        ]

    # -- tables ----------------------------------------------------------------------------------------------

    def read_sizes(self, tables: Facts) -> None:
        """10.2, 10.5, 17, 18 The sizes that the rules name."""
        movement: Facts = tables["movement"]
        self.move_points: int = movement["points"]
        self.forced_points: int = movement["forced_march"]
        self.army_limit: int = movement["army"]
        self.overrun_army: int = movement["overrun_army"]
        self.overrun_victim: int = movement["overrun_victim"]
        self.consul_units: int = movement["consul_units"]
        self.retreat_spaces: int = movement["retreat_spaces"]
        self.fair_weather: int = movement["bad_weather_spaces"]
        counters: Facts = tables["counters"]
        # 2.2.1.2, 17.1 Four elephants and four siege trains, never more.
        self.elephants: int = counters["elephants"]
        self.trains: int = counters["siege_trains"]
        self.change_from: int = counters["change_of_command_from"]
        self.rampage_cards: int = counters["rampage_cards"]

    def read_attrition(self, table: Facts) -> None:
        """21.2, 14.11 The attrition table and what modifies its die."""
        self.columns: list[int] = list(table["columns"])
        self.losses: list[list[int]] = [list(row) for row in table["losses"]]
        self.elephant_from: int = table["elephant_from"]
        self.hostile_column: int = table["hostile_tribes_column"]
        self.pass_modifier: list[int] = [0, int(table["pass"]), int(table["alpine_pass"]), 0]
        self.winter_modifier: int = table["winter"]

    def read_sea(self, tables: Facts) -> None:
        """11.4, 11.5 What ships carry, and the dots and diamonds of a sailing."""
        capacity: Facts = tables["naval_capacity"]
        self.sailing: int = capacity["movement_points"]
        self.small_fleet: int = capacity["three_ops"]
        self.large_fleet: int = capacity["campaign"]
        self.fleets: int = capacity["armies_of_a_campaign"]
        faces: list[Facts] = tables["naval_die"]["faces"]
        self.naval_dots = column(faces, "dots")
        self.naval_diamonds = column(faces, "diamonds")
        modifiers: Facts = tables["naval_modifiers"]
        self.few_units: int = modifiers["few_units"]
        self.few_units_dots: int = modifiers["dots"]["few_units"]
        self.alliance_dots: int = modifiers["dots"]["macedonian_alliance"]
        self.victory_dots: int = modifiers["dots"]["naval_victory"]
        # Cities that help a Carthaginian sailing while Carthage controls them.
        self.bases: list[list[int]] = [
            [self.space[base["space"]], int(base["dots"])] for base in modifiers["bases"]
        ]
        self.embarkation_diamonds: int = modifiers["diamonds"]["roman_embarkation"]
        self.landing_diamonds: int = modifiers["diamonds"]["roman_landing"]

    def read_sieges(self, tables: Facts, spaces: list[Facts]) -> None:
        """20.1, 26.6 The siege dice, and what a siege takes."""
        tables["siege_dice"].read("derivation")
        dice: list[list[Facts]] = [tables["siege_dice"][colour] for colour in SIEGE_DICE]
        self.siege_points = [column(die, "points") for die in dice]
        self.siege_loss = [column(die, "loss") for die in dice]
        self.siege_sign = [flags(die, "sign") for die in dice]
        self.siege_marcellus = [column(die, "marcellus") for die in dice]
        siege: Facts = tables["siege"]
        usual = [SIEGE_DICE.index(siege[side]) for side in SIDES]
        colours = {name: colour for colour, name in enumerate(SIEGE_DICE)}
        self.siege_die: list[list[int]] = [
            [usual[ROME] if die < 0 else die for die in references(spaces, "roman_die", colours)],
            [usual[CARTHAGE]] * self.spaces,
        ]
        self.fall: int = siege["points"]
        self.besiegers: int = siege["besiegers"]
        self.consul_besiegers: int = siege["consul_besiegers"]
        self.quick_fall: int = siege["variant_points"]
        strong = [self.space[name] for name in siege["variant_three_points"]]
        self.strong: list[bool] = [space in strong for space in range(self.spaces)]
        self.sack_units: int = siege["sack_units"]
        self.mercy_pcs: int = siege["mercy_pcs"]

    # -- generals --------------------------------------------------------------------------------------------

    def read_generals(self, rows: list[Facts]) -> None:
        """9.3, 10.10, 24 Generals: ratings, rank, and their abilities in figures."""
        self.general: dict[str, int] = numbered(rows)
        self.general_id: list[str] = list(self.general)
        self.generals = len(rows)
        self.general_side: list[int] = [SIDES.index(row["side"]) for row in rows]
        self.generals_of: list[list[int]] = [
            [g for g in range(self.generals) if self.general_side[g] == side] for side in range(2)
        ]
        self.strategy = column(rows, "strategy")
        self.battle = column(rows, "battle")
        self.rank = column(rows, "rank")
        self.general_option = options(rows)
        # 10.10 Generals who never come back once displaced, and what that costs in PCs.
        self.mortal = flags(rows, "gone")
        self.lost_pcs = column(rows, "lost_pcs")
        # 6.6 Whom elections do not touch; 26.2.2 b who may be drawn year after year; 26.2.2 c who dies when.
        self.stays = flags(rows, "stays")
        self.reelected = flags(rows, "reelected")
        self.fate = column(rows, "fate")
        # 24.1 Generals who never leave a region.
        self.bound = references(rows, "bound", self.region)
        self.avoid = column(rows, "avoid")
        self.intercept = column(rows, "intercept")
        self.pursue = column(rows, "pursue")
        self.counter_as_attacker = column(rows, "counter_as_attacker")
        self.counter_as_defender = column(rows, "counter_as_defender")
        self.sailor = column(rows, "dots")
        self.campaign_points = column(rows, "campaign_points")
        self.fleet_of = column(rows, "naval_capacity")
        self.winter_of = column(rows, "winter")
        self.volunteers = column(rows, "volunteers")
        self.subjugation_rolls = column(rows, "subjugation_rolls", 1)
        self.forced_siege_rolls = column(rows, "siege_dice_with_forced_march", 1)
        self.siege_with_campaign = flags(rows, "siege_with_campaign")
        self.siege_loss_in = references(rows, "siege_loss_in", self.region)
        self.uproots = flags(rows, "removes_pc")
        self.probe_as = lists(rows, "probe_as", self.battle_card)
        self.hannibal = self.general.get("hannibal", NOBODY)
        self.read_abilities(rows)

    def read_abilities(self, rows: list[Facts]) -> None:
        """24 What some generals do better in certain places and moments."""
        self.withdraw = column(rows, "withdraw")
        self.sortie_cards = column(rows, "sortie_cards")
        self.charge = column(rows, "charge")
        self.charged = column(rows, "charged")
        self.free_strait = references(rows, "free_strait", self.space)
        self.strategy_in: list[int] = []
        self.strategy_there: list[int] = []
        self.battle_in: list[list[int]] = []
        self.battle_there: list[int] = []
        self.cards_in: list[int] = []
        self.cards_there: list[int] = []
        for row in rows:
            abroad: Any = row.get("strategy_in")
            self.strategy_in.append(NOBODY if abroad is None else self.region[abroad["region"]])
            self.strategy_there.append(0 if abroad is None else int(abroad["rating"]))
            better: Any = row.get("battle_in")
            self.battle_in.append([] if better is None else [self.province[p] for p in better["provinces"]])
            self.battle_there.append(0 if better is None else int(better["rating"]))
            helped: Any = row.get("cards_in")
            self.cards_in.append(NOBODY - 1 if helped is None else self.region[helped["region"]])
            self.cards_there.append(0 if helped is None else int(helped["cards"]))

    # -- cards -----------------------------------------------------------------------------------------------

    def number_cards(self, rows: list[Facts], significant: list[bool]) -> Places:
        """Cards have numbers too: now all that rows of cards and scenarios name can be found."""
        self.card: dict[str, int] = numbered(rows)
        self.card_id: list[str] = list(self.card)
        self.cards = len(rows)
        return Places(
            self.space,
            self.province,
            self.region,
            self.general,
            self.card,
            self.battle_card,
            self.province_region,
            significant,
        )

    def read_cards(self, rows: list[Facts], places: Places, make_card: MakeCard) -> None:
        """8.1 The strategy cards, each made from its row, and the counter-events of each window."""
        self.deck: list[Card[Any]] = [make_card(places, number, row) for number, row in enumerate(rows)]
        # 8.4 The counter-events that wait for each window.
        self.waiting: dict[str, list[Card[Any]]] = {
            window: [card for card in self.deck if card.counter and card.window == window]
            for window in WINDOWS
        }
        self.campaigns: int = sum(card.bit for card in self.deck if card.campaign)
        self.omens: int = sum(card.bit for card in self.waiting["die"])
        # 14.6 The cards that a side may play in place of a battle card.
        self.battle_substitutes: list[int] = [
            sum(card.bit for card in self.waiting["round"] if card.belongs(side)) for side in range(2)
        ]
        # 25 And those that bring it one.
        self.battle_thieves: list[int] = [
            sum(card.bit for card in self.waiting["fighting"] if card.takes_card and card.belongs(side))
            for side in range(2)
        ]

    def read_markers(self, rows: list[Facts]) -> None:
        """25 What a marker means as long as it lies there stands in the row of the card that lays it."""
        laid: dict[str, Facts] = {str(row["marker"]): row for row in rows if "marker" in row}
        self.engines_at = self.space[laid["archimedes"]["space"]] if "archimedes" in laid else NOBODY
        # Regions that a side's CUs may not enter, or leave, while somebody counsels it.
        self.counsel_regions: list[list[int]] = [
            [self.region[name] for name in laid[marker]["regions"]] if marker in laid else []
            for marker in ("cato_counsels", "hanno_counsels")
        ]
        self.foraging_units: int = laid["foraging"]["cus"] if "foraging" in laid else 0
        self.refused_units: int = laid["latin_colonies"]["cus"] if "latin_colonies" in laid else 0
        self.flamen_price: int = laid["flamen"]["pcs"] if "flamen" in laid else 0

    def read_battle_cards(self, file: Facts) -> None:
        """14.1 to 14.4, 14.12 Battle cards by type, the hands, and the retreat dice."""
        rows: list[Facts] = file["battle_cards"]
        self.battle_card: dict[str, int] = numbered(rows)
        self.battle_card_id: list[str] = list(self.battle_card)
        self.battle_cards = len(rows)
        self.battle_deck = column(rows, "count")
        self.small_die: list[list[int]] = [list(row.get("small", [])) for row in rows]
        self.large_die: list[list[int]] = [list(row.get("large", [])) for row in rows]
        self.initiative = flags(rows, "initiative")  # 14.8.2 a card that gives it away if matched
        self.types = self.battle_cards - 1  # that a card can be played as: all but the wild one (14.9)
        if flags(rows, "wild") != [False] * self.types + [True]:
            raise ValueError("the last battle card, and no other, must be the wild one")
        self.reserve = self.types
        self.probe = self.battle_card["probe"]
        hand: Facts = file["hand"]
        self.hand_limit: int = hand["limit"]
        self.cards_per_unit: int = hand["per_unit"]
        self.interception_cards: int = hand["interception"]
        self.failed_avoidance_cards: int = hand["failed_avoidance"]
        self.friendly_tribe_cards: int = hand["friendly_tribe"]
        self.militia_cards: int = hand["militia"]
        self.militia_province: int = self.province[hand["militia_province"]]
        self.roman_allies: int = hand["roman_allies_in_italia"]
        self.small_up_to: int = hand["small_die_up_to"]

    # -- scenarios -------------------------------------------------------------------------------------------

    def read_scenarios(self, file: Facts, places: Places) -> None:
        self.scenarios: dict[str, Scenario] = {}
        for name in file:
            if name not in ("sources", "default"):
                facts = ScenarioFacts(file, name)
                scenario = self.scenarios[name] = self.make_scenario(facts, places)
                points: Facts = facts.find("start_points")
                if [self.points_at_start(scenario, side) for side in range(2)] != [points[s] for s in SIDES]:
                    raise ValueError(f"the set-up of {name} does not give its points")

    def points_at_start(self, scenario: Scenario, side: int) -> int:
        """22.1 The provinces that the set-up gives a side."""
        held = scenario.control[side] + (scenario.friendly_tribes if side == CARTHAGE else [])
        counts = [0] * self.provinces
        for space in held:
            counts[self.province_of[space]] += 1
        return sum(1 for p in range(self.provinces) if scenario.scoring[p] and counts[p] >= self.majority[p])
