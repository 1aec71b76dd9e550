"""4, 6, 22, 23 A scenario: its turn track, set-up, reinforcements, and how it is won."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.facts import Facts
from .kinds import SIDES

NOWHERE: Final = -2  # no region: a province may have none, which is -1
ANYWHERE: Final = -3  # every region


class Places:
    """The spaces, provinces, regions, generals and cards of a board by their ids."""

    def __init__(
        self,
        space: dict[str, int],
        province: dict[str, int],
        region: dict[str, int],
        general: dict[str, int],
        card: dict[str, int],
        battle_card: dict[str, int],
        province_region: list[int],
        significant: list[bool],
    ) -> None:
        self.space = space
        self.province = province
        self.region = region
        self.general = general
        self.card = card
        self.battle_card = battle_card
        self.province_region = province_region
        self.significant = significant  # provinces that count, where a scenario names none


class Force:
    """One force of the set-up; its CUs include the elephants and those inside the walls."""

    def __init__(self, data: Facts, side: int, places: Places) -> None:
        self.space: int = places.space[data["space"]]
        self.cus: int = data["cus"]
        self.inside: int = data.get("inside", 0)
        self.elephants: int = data.get("elephants", 0)
        self.generals: list[int] = [places.general[name] for name in data["generals"]]
        # 9.3 The office of its Roman generals.
        self.office: str = data["rank"] if side == 0 else ""


class Levy:
    """6.1 One of Carthage's CUs, with the places that may take it and what must be Carthaginian for it."""

    def __init__(self, data: Facts, places: Places) -> None:
        self.spaces: list[int] = [places.space[name] for name in data.get("spaces", [])]
        where: str = data.get("generals_in", "")
        self.generals_in: int = ANYWHERE if where == "any" else places.region[where] if where else NOWHERE
        # Only with a general in a port of Carthage's; where there is none, at this space.
        self.in_ports: bool = data.get("in_ports", False)
        self.otherwise: int = places.space[data["otherwise"]] if "otherwise" in data else -1
        self.if_space: int = places.space[data["if_space"]] if "if_space" in data else -1
        self.if_province: int = places.province[data["if_province"]] if "if_province" in data else -1


def levies(entries: list[Facts], places: Places) -> list[Levy]:
    """6.1 CU by CU."""
    return [Levy(entry, places) for entry in entries for _ in range(entry["cus"])]


class ScenarioFacts:
    """What the file says of a scenario: one that is ``like`` another takes from it what it lacks."""

    def __init__(self, file: Facts, id: str) -> None:
        self.file = file
        self.id = id

    def find(self, key: str, default: Any = None) -> Any:
        """A table or value of the scenario, or of the one that it is like."""
        own: Facts = self.file[self.id]
        while key not in own and "like" in own:
            own = self.file[own["like"]]
        if key in own:
            return own[key]
        if default is None:
            raise ValueError(f"the scenario {self.id} has no {key}")
        return default


class Scenario:
    """One scenario."""

    def __init__(self, facts: ScenarioFacts, places: Places) -> None:
        facts.file[facts.id].read("doubt")
        turns: list[Facts] = facts.find("turns")
        self.first_turn: int = facts.find("first_turn")
        self.turn_cards: list[int] = [int(turn["cards"]) for turn in turns]
        self.turn_years: list[str] = [str(turn["years"]) for turn in turns]
        self.last_turn = len(turns) - 1
        if [turn["turn"] for turn in turns] != list(range(self.first_turn, self.first_turn + len(turns))):
            raise ValueError(f"the turns of {facts.id} do not follow one another")
        self.decides_first: int = SIDES.index(facts.find("decides_first"))
        self.isolation_first: int = SIDES.index(facts.find("isolation_first"))
        self.tie: int = SIDES.index(facts.find("tie"))
        self.naval_supremacy: int = SIDES.index(facts.find("naval_supremacy"))  # 11.5 who sails safely
        self.elections: bool = facts.find("elections", True)
        area: list[str] = facts.find("area", list(places.province))
        self.area: list[int] = [places.province[name] for name in area]
        # 22.1 The provinces that count for victory.
        counted = [places.province[name] for name in facts.find("points", [])]
        self.scoring: list[bool] = (
            [p in counted for p in range(len(places.significant))] if counted else places.significant
        )
        self.left_out: list[int] = [places.card[name] for name in facts.find("left_out", [])]
        control: Facts = facts.find("control")
        self.control: list[list[int]] = [[places.space[s] for s in control[side]] for side in SIDES]
        self.friendly_tribes: list[int] = [places.space[s] for s in control["tribes"]]
        forces: Facts = facts.find("forces")
        self.forces: list[list[Force]] = [
            [Force(data, side, places) for data in forces[name]] for side, name in enumerate(SIDES)
        ]
        self.read_reinforcements(facts, places)
        self.read_alternatives(facts, places)
        self.read_victory(facts, places)
        consuls: Facts = facts.find("consuls")
        self.pool: list[int] = [places.general[g] for g in consuls["pool"]]  # 6.4.3
        self.drawn: int = consuls["drawn"]

    def read_reinforcements(self, facts: ScenarioFacts, places: Places) -> None:
        """6.1, 6.2, 6.7, 26.2.1 What arrives turn by turn."""
        table: Facts = facts.find("reinforcements")
        self.carthage_levies = levies(table["carthage"], places)
        rome: Facts = table["rome"]
        self.roman_cus: int = rome["cus"]
        self.roman_spaces: list[int] = [places.space[name] for name in rome["spaces"]]
        self.roman_cus_at_home: int = rome["in_italia"]
        self.build_stack: int = rome[
            "build_stack"
        ]  # 6.5 a stack of this many CUs for a consul, if there is none
        self.scipio = self.scipio_turn = self.scipio_cus = -1
        self.scipio_regions: list[int] = []
        self.scipio_ports: list[int] = []
        if "scipio" in table:
            scipio: Facts = table["scipio"]
            self.scipio = places.general[scipio["general"]]
            self.scipio_turn = scipio["turn"]
            self.scipio_cus = scipio["cus"]
            self.scipio_regions = [places.region[name] for name in scipio["regions"]]
            self.scipio_ports = [places.region[name] for name in scipio["ports_of"]]
        self.bomilcar = self.bomilcar_turn = -1
        if "bomilcar" in table:
            self.bomilcar = places.general[table["bomilcar"]["general"]]
            self.bomilcar_turn = table["bomilcar"]["turn"]

    def read_alternatives(self, facts: ScenarioFacts, places: Places) -> None:
        """26.5 What each side gets with the option instead."""
        self.carthage_alternatives: list[Levy] = []
        self.carthage_cities: list[int] = []
        self.roman_cities: list[int] = []
        self.roman_cities_in = NOWHERE
        self.roman_cus_elsewhere = 0
        table: Any = facts.find("alternative_reinforcements", {})
        if not table:  # not every game on these rules has the option
            return
        self.carthage_alternatives = levies(table["carthage"], places)
        self.carthage_cities = [places.space[name] for name in table["carthage_cities"]]
        self.roman_cities = [places.space[name] for name in table["rome_cities"]]
        self.roman_cities_in = places.region[table["rome"]["cities_in"]]
        self.roman_cus_elsewhere = table["rome"]["elsewhere"]

    def read_victory(self, facts: ScenarioFacts, places: Places) -> None:
        """10.10, 23 What wins or loses at once, by side; -1 or NOWHERE if nothing does."""
        sudden: Facts = facts.find("sudden_death")
        loses: Any = facts.find("loses", {})
        self.prize: list[int] = []  # 23.1, 23.2.1 a city to take
        self.wanted_region: list[int] = []  # 23.2.2 a region to control
        self.spared: list[list[int]] = []  # 23.2.2 except for these provinces
        self.hero: list[int] = []  # 10.10 a general not to lose
        for name in SIDES:
            goals: Facts = sudden[name]
            self.prize.append(places.space[goals["space"]] if "space" in goals else -1)
            self.wanted_region.append(places.region[goals["region"]] if "region" in goals else NOWHERE)
            self.spared.append([places.province[p] for p in goals.get("but", [])])
            self.hero.append(places.general[loses[name]] if name in loses else -1)
