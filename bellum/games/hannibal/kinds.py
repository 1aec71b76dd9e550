"""The kinds of things that the game speaks of: what actions point at and what events tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.facts import Facts
from ...kernel.kind import Kind

SIDES: Final[list[str]] = ["rome", "carthage"]
LOSSES: Final[list[str]] = ["cu", "elephant", "train"]  # 17.2, 25 what a force may lose

SIDE: Final = Kind("side", SIDES, selects=True)
LOSS: Final = Kind("loss", LOSSES)


class Kinds:
    """The kinds whose things a board has."""

    def __init__(self, files: Mapping[str, Facts]) -> None:
        self.space = Kind("space", files["map"]["spaces"])
        self.general = Kind("general", files["generals"]["generals"])
        self.card = Kind("card", files["cards"]["cards"])
        self.battle_card = Kind("battle_card", files["battle_cards"]["battle_cards"])
        self.province = Kind("province", files["map"]["provinces"])
        self.region = Kind("region", files["map"]["regions"])

    def all(self) -> list[Kind]:
        """Every kind, in the order in which a name is looked for."""
        return [
            self.space,
            self.general,
            self.card,
            self.battle_card,
            self.province,
            self.region,
            SIDE,
            LOSS,
        ]
