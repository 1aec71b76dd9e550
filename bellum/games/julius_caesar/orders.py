"""2.2, 6.0 Orders: what a card lets a player do."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .cards.card import DECK
from .position import CivilWar


class Orders(Step[CivilWar]):
    """2.2, 6.0 One player's orders: the card's moves and then its levies, or its event."""

    rule: ClassVar[str] = "6.0"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        pos.voyages = []
        pos.carrying = []
        DECK[pos.played[self.seat][-1]].orders(pos, self.seat)
        return True
