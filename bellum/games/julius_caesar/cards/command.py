"""2.1 Command cards: moves and then levies."""

from __future__ import annotations

from ..levy import Levy
from ..main_attack import MainAttacks
from ..move import Move
from ..position import CivilWar
from .card import Card


class Command(Card):
    """6.0 A command card: so many group moves or sea moves, then so many levies."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.sails = True

    def orders(self, pos: CivilWar, seat: int) -> None:
        pos.follow(Move(seat, self.number, self.moves, [], True), MainAttacks(seat), Levy(seat, self.levies))
