"""2.1 The events that move one group of land blocks (a ruling): no sea moves, no levies."""

from __future__ import annotations

from typing import Final

from ....kernel.refusal import Refusal
from ..main_attack import MainAttacks
from ..move import Move
from ..position import CivilWar
from .card import Card

LAND_ONLY: Final = Refusal("2.1", "card-moves-land-blocks")


class GroupMove(Card):
    """An event that is a group move."""

    def orders(self, pos: CivilWar, seat: int) -> None:
        pos.follow(Move(seat, self.number, self.moves, [], False), MainAttacks(seat))

    def refuse_block(self, fleet: bool) -> Refusal | None:
        return LAND_ONLY if fleet else None
