"""2.1 Apollo."""

from __future__ import annotations

from typing import ClassVar

from ..board import CARD_ID, SIDES
from ..position import CivilWar
from .card import DECK, Card


class Apollo(Card):
    """2.1 Apollo: the card that the enemy played in the turn before, once more; nothing as a year's first."""

    id: ClassVar[str] = "apollo"

    def orders(self, pos: CivilWar, seat: int) -> None:
        theirs = pos.played[1 - seat]
        side = SIDES[seat]
        if len(theirs) < 2:
            if pos.events is not None:
                pos.emit("apollo-nothing", "2.1", {"side": side})
            return
        copied = theirs[-2]
        if pos.events is not None:
            pos.emit("apollo", "2.1", {"side": side, "card": CARD_ID[copied]})
        DECK[copied].orders(pos, seat)
