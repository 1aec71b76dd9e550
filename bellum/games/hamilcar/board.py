"""The board of the First Punic War: what it has besides a board of Hannibal's, read from the facts."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ...kernel.facts import Facts
from ..hannibal import game
from ..hannibal.board import ROAD, Board, MakeCard, column, flags, numbered
from ..hannibal.distances import STEP, half_steps
from ..hannibal.kinds import SIDES
from ..hannibal.scenario import Places, ScenarioFacts
from .kinds import SeaKinds
from .scenario import SeaScenario

# The tables of Hannibal that hold here too.
SHARED_TABLES: Final = ("attrition", "siege_dice", "naval_die", "movement", "counters")


def files_of(folder: Path) -> dict[str, Facts]:
    """The facts of this war, with those of Hannibal's files that are the same rule."""
    files = Facts.folder(folder / "data")
    shared = tomllib.loads((game.FOLDER / "data" / "tables.toml").read_text(encoding="utf-8"))
    own = tomllib.loads((folder / "data" / "tables.toml").read_text(encoding="utf-8"))
    files["tables"] = Facts({**{name: shared[name] for name in SHARED_TABLES}, **own}, "tables.toml")
    files["battle_cards"] = Facts.load(game.FOLDER / "data" / "battle_cards.toml")
    return files


class SeaBoard(Board):
    """All facts of a board with lanes, ships and tactic cards.

    H14 The map says which provinces are allies on which land, and what each is worth.
    """

    def make_kinds(self, files: Mapping[str, Facts]) -> SeaKinds:
        self.sea_kinds = SeaKinds(files)
        return self.sea_kinds

    def make_scenario(self, facts: ScenarioFacts, places: Places) -> SeaScenario:
        return SeaScenario(facts, places)

    def read_sea(self, tables: Facts) -> None:
        """H2, H8, H11 Ships and the naval die."""
        ships: Facts = tables["ships"]
        self.sailing = 1  # H11.2 movement points of a lane
        self.ships_each: int = ships["each_side"]
        self.build_ops: int = ships["build_ops"]
        self.builds_in: list[list[int]] = [
            [self.region[r] for r in ships["builds_in"][name]] for name in SIDES
        ]
        self.repair_ops: int = ships["repair_ops"]
        self.boxes: list[int] = [int(ships["treasury"][name]) for name in SIDES]
        self.free_repairs: int = ships["free_repairs"]
        self.carries: int = ships["carries_cus"]
        self.carries_supplies: int = ships["carries_supplies"]
        self.sea_points: int = ships["sea_points"]
        self.fleet_lanes: int = ships["fleet_lanes"]
        faces: list[Facts] = tables["naval_die"]["faces"]
        self.naval_dots = column(faces, "dots")
        self.naval_diamonds = column(faces, "diamonds")
        modifiers: Facts = tables["naval_modifiers"]
        self.ship_dots: int = modifiers["ship_dots"]
        self.admiral_dots: int = modifiers["admiral_dots"]
        self.admiral_from: int = modifiers["admiral_from"]
        self.embarkation_diamonds = modifiers["embarkation_diamonds"]
        self.landing_diamonds = modifiers["landing_diamonds"]
        supplies: Facts = tables["supplies"]
        self.supplies: int = supplies["total"]
        self.supplies_each: int = supplies["each_general"]
        self.supply_ops: int = supplies["cost_ops"]
        interception: Facts = tables["sea_interception"]
        self.least_rating: int = interception["least_rating"]
        self.friendly_port: int = interception["friendly_port"]
        markers: Facts = tables["markers"]
        self.forgotten: int = markers["forgotten_tactics"]
        self.corvus_lost_with: int = markers["corvus_lost_with"]
        self.read_sea_battle(tables["sea_battle"])

    def read_sea_battle(self, table: Facts) -> None:
        """H13 Naval battles."""
        self.sea_rounds: int = table["rounds"]
        self.hit_on: int = table["hit_on"]
        self.always_hits: int = table["always"]
        self.never_hits: int = table["never"]
        self.supremacy_cards: int = table["supremacy_cards"]
        self.untrained: int = table["untrained"]
        self.corvus_bonus: int = table["corvus"]
        self.sinks_exhausted_on: int = table["sinks_exhausted_on"]
        self.flight_lanes: int = table["flight_lanes"]

    def read_cards(self, rows: list[Facts], places: Places, make_card: MakeCard) -> None:
        """8.4 Some cards wait for a second window, or can be played at one without being counter-events."""
        super().read_cards(rows, places, make_card)
        for card, row in zip(self.deck, rows):
            if "also_when" in row:
                self.waiting[row["also_when"]].append(card)

    def read_more(self, files: Mapping[str, Facts]) -> None:
        self.lanes: list[list[int]] = [[] for _ in range(self.spaces)]
        for row in files["map"]["lanes"]:
            a, b = self.space[row["a"]], self.space[row["b"]]
            if not self.port[a] or not self.port[b]:
                raise ValueError(f"the lane {row['a']} - {row['b']} does not join two ports")
            self.lanes[a].append(b)
            self.lanes[b].append(a)
        for ports in self.lanes:
            ports.sort()
        self.read_admirals(files["generals"]["generals"])
        self.read_tactics(files["tactic_cards"]["tactic_cards"])

    def measure(self) -> None:
        """H11.2 By land, and with ships: a lane is a step like a road."""
        steps = self.steps()
        self.by_land = half_steps(self.ways, steps, [], 0)
        for space in range(self.spaces):
            for to in self.lanes[space]:
                steps[space * self.spaces + to] = STEP[ROAD]
        both = [sorted({*self.ways[space], *self.lanes[space]}) for space in range(self.spaces)]
        self.by_sea = half_steps(both, steps, [], 0)
        self.far = [self.by_land, self.by_land]

    def read_admirals(self, rows: list[Facts]) -> None:
        """H2.1, 24 Generals at sea, and when they come and go."""
        self.naval = column(rows, "naval")
        self.boards = flags(rows, "boards")
        self.sinks = column(rows, "sinks")
        self.sea_points_of = column(rows, "sea_points")
        self.repairs = column(rows, "repairs")
        self.tactics_at_home = column(rows, "tactics_at_home")
        self.raids = column(rows, "raids")
        self.spares_losses = column(rows, "siege_losses_spared")
        self.leaves = column(rows, "leaves")
        self.passing = flags(rows, "passing")  # he leaves at the end of the turn in which he came
        self.relearns = flags(rows, "relearns")  # the Forgotten Tactics end when he comes
        # H26 the first and the last turn in which a Roman can be drawn with historical consuls
        self.consul_from: list[int] = [row["turns"][0] if "turns" in row else 0 for row in rows]
        self.consul_until: list[int] = [row["turns"][1] if "turns" in row else 0 for row in rows]

    def read_tactics(self, rows: list[Facts]) -> None:
        """H13 The tactic cards, by type."""
        self.tactic: dict[str, int] = numbered(rows)
        self.tactic_id: list[str] = list(self.tactic)
        self.tactics = len(rows)
        self.tactic_deck = column(rows, "count")
        self.tactic_mod = column(rows, "mod")
        self.tactic_enemy_mod = column(rows, "enemy_mod")
        self.tactic_dice = column(rows, "dice")
        self.tactic_sinks_on = column(rows, "sinks_on")
        self.tactic_corvus_sinks_on = column(rows, "corvus_sinks_on")
        self.tactic_pins = flags(rows, "pins")
        self.tactic_rerolls = flags(rows, "rerolls")
        self.tactic_outnumbers = flags(rows, "outnumbers")
        self.tactic_trained = flags(rows, "trained")
        self.cancels: list[list[int]] = [[self.tactic[name] for name in row["cancels"]] for row in rows]
