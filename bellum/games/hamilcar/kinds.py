"""The kinds of things that only this war speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.facts import Facts
from ...kernel.kind import Kind
from ..hannibal.kinds import Kinds

CONDITIONS: Final[list[str]] = ["ready", "exhausted"]  # H2 of a ship
READY: Final = 0
EXHAUSTED: Final = 1

CONDITION: Final = Kind("condition", CONDITIONS)


class SeaKinds(Kinds):
    """The kinds whose things this board has."""

    def __init__(self, files: Mapping[str, Facts]) -> None:
        super().__init__(files)
        self.tactic = Kind("tactic", files["tactic_cards"]["tactic_cards"])

    def all(self) -> list[Kind]:
        return [*super().all(), self.tactic, CONDITION]
