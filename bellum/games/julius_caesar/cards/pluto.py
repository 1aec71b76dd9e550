"""2.1 Pluto."""

from __future__ import annotations

from typing import ClassVar

from ..board import PLUTO_LIMIT, PLUTO_STRAIT_ATTACK
from .group_move import GroupMove


class Pluto(GroupMove):
    """2.1 Pluto: one group of land blocks moves over roads and straits that bear more."""

    id: ClassVar[str] = "pluto"

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.limit = PLUTO_LIMIT
        self.strait_attack = PLUTO_STRAIT_ATTACK
