"""II The scenarios: who plays, what stands where, and how the game is won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ...kernel.facts import Facts
from .kinds import NATIONS, SEATS, SIDES
from .stacks import Troops, of_counts


class Places(Protocol):
    """Where a scenario finds what its rows name."""

    region: dict[str, int]
    area: dict[str, int]
    city: dict[str, int]
    city_region: list[int]
    area_of: list[int]
    leader: dict[str, int]


class Force:
    """Troops of a nation, and their leaders, that stand somewhere at the start."""

    def __init__(self, places: Places, row: Facts) -> None:
        self.nation = NATIONS.index(row["nation"])
        self.seat: str = row["seat"]
        self.free: bool = row.get("free", False)  # its player places it anywhere in an area
        self.where = places.area[row["region"]] if self.free else places.region[row["region"]]
        self.leaders: list[int] = [places.leader[id] for id in row.get("leaders", [])]
        self.troops: Troops = of_counts(row["units"].plain())
        self.consul: bool = row.get("consul", False)  # 3.2 a consul who is drawn leads it
        # 6.2 Cities that it may besiege from the start, as its player likes.
        self.may_besiege: list[int] = [places.city[name] for name in row.get("may_besiege", [])]
        self.players: list[int] = list(row.get("players", []))
        if self.seat not in SEATS:
            raise ValueError(f"there is no seat {self.seat}")

    def there(self, players: int) -> bool:
        """Whether it is part of a game of so many players."""
        return not self.players or players in self.players


class Garrison:
    """II.3, VII The men of a neutral state."""

    def __init__(self, places: Places, row: Facts) -> None:
        self.state = NATIONS.index(row["state"])
        self.region = places.region[row["region"]]
        self.players: list[int] = list(row.get("players", []))

    def there(self, players: int) -> bool:
        """Whether it is part of a game of so many players."""
        return not self.players or players in self.players


class Scenario:
    """One scenario."""

    def __init__(self, places: Places, id: str, row: Facts) -> None:
        row.read("number", "name", "pl", "hu")
        self.id = id
        self.players: list[int] = list(row["players"])
        self.stage: int = row["stage"] - 1
        self.areas: list[int] = [places.area[name] for name in row["areas"]]
        self.playable: list[bool] = [area in self.areas for area in places.area_of]  # by region
        self.cities: list[int] = [
            city for city, region in enumerate(places.city_region) if self.playable[region]
        ]
        self.sea: bool = row["sea"]
        self.politics: bool = row["politics"]
        self.decks: list[int] = [NATIONS.index(name) for name in row["decks"]]
        self.consuls: list[int] = [places.leader[name] for name in row["consuls"]]
        self.draw_consuls: bool = row["draw_consuls"]
        self.track: dict[int, int] = {
            NATIONS.index(name): int(value) for name, value in row.get("track", {}).items()
        }
        # How it is won, if not by the chosen length of 11.2: VP of a side, and too few units of Carthage.
        self.victory: int = row.get("victory", 0)
        self.fewest_units: int = row.get("fewest_units", 0)
        self.years: int = row.get("years", 0)  # until 201 BC, if it does not begin with the war
        # 11.2 Players may settle for how many points they play: how many fewer a side needs.
        self.handicap: dict[int, int] = {
            SIDES.index(entry["side"]): int(entry["points"]) for entry in row.get("handicap", [])
        }
        self.points: dict[int, int] = {
            SIDES.index(name): int(value) for name, value in row.get("points", {}).items()
        }
        self.points_of_two: list[int] = list(row.get("points_of_two", []))
        self.subsidy: dict[int, int] = {
            SIDES.index(name): int(value) for name, value in row.get("subsidy", {}).items()
        }
        self.no_income: list[int] = [places.city[name] for name in row.get("no_income", [])]
        gauls: Facts = row["gauls"]
        self.gauls: list[list[list[int]]] = [
            [[places.region[name] for name in gauls[f"{word}_{side}"]] for word in ("friendly", "allied")]
            for side in SIDES[:2]
        ]
        self.treasury: dict[str, list[int]] = {
            str(entry["seat"]): [int(entry["initiative"]), int(entry["talents"])] for entry in row["treasury"]
        }
        self.forces: list[Force] = [Force(places, entry) for entry in row["forces"]]
        self.garrisons: list[Garrison] = [Garrison(places, entry) for entry in row.get("garrisons", [])]
        self.owners: dict[int, int] = {
            places.city[entry["city"]]: NATIONS.index(entry["owner"]) for entry in row.get("cities", [])
        }
        self.sieges: dict[int, int] = {
            places.city[entry["city"]]: int(entry["level"]) for entry in row.get("sieges", [])
        }


def read_scenarios(places: Places, file: Mapping[str, Facts]) -> dict[str, Scenario]:
    """Every scenario of the file, by its id."""
    return {id: Scenario(places, id, row) for id, row in file.items() if id != "sources"}
