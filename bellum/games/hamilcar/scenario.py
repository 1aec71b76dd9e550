"""H5, H6 What a scenario of this war has besides: ships, and generals who come later."""

from __future__ import annotations

from typing import Final

from ...kernel.facts import Facts
from ..hannibal.kinds import SIDES
from ..hannibal.scenario import Places, Scenario, ScenarioFacts

ANY_REGION: Final = -3


class Arrival:
    """H5 A general who comes in a turn, and where he may come to."""

    def __init__(self, data: Facts, places: Places) -> None:
        self.turn: int = data["turn"]
        self.general: int = places.general[data["general"]]
        self.cus: int = data.get("cus", 0)
        # He comes to the first of these that is his side's; only if there is none, to CUs of his.
        self.spaces: list[int] = [places.space[name] for name in data.get("spaces", [])]
        self.choose: list[int] = [
            places.space[name] for name in data.get("choose", [])
        ]  # or here, as he likes
        self.region: int = places.region[data["region"]] if "region" in data else ANY_REGION
        self.ports: bool = data.get("ports", False)  # or to a friendly port with ships of his
        self.shut_in: bool = data.get("shut_in", False)  # also inside a besieged city
        self.otherwise: int = places.space[data["otherwise"]] if "otherwise" in data else -1


class SeaScenario(Scenario):
    """One scenario.

    H7 Rome decides who begins, and Carthage may pre-empt.
    H22 A tie is Rome's, and a capital or all of Italia but Latium decides the war at once.
    """

    def __init__(self, facts: ScenarioFacts, places: Places) -> None:
        super().__init__(facts, places)
        forces: Facts = facts.find("forces")
        # H2 Ready ships at the start, by side: pairs of a port and their number.
        self.ships: list[list[tuple[int, int]]] = [
            [(places.space[data["space"]], int(data["ships"])) for data in forces[name] if "ships" in data]
            for name in SIDES
        ]
        fleets: Facts = facts.find("fleets")
        self.new_ships: list[int] = [int(fleets[name]["ships"]) for name in SIDES]
        self.ships_from: list[int] = [int(fleets[name]["from_turn"]) for name in SIDES]
        self.arrivals: list[Arrival] = [Arrival(data, places) for data in facts.find("arrivals")["generals"]]
