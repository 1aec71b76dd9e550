"""2.1 What every card is, and the deck by number."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.refusal import Refusal
from ..board import CARD_CHARGE, CARD_LIMIT, CARD_REACH, CARD_STRAIT_ATTACK, EVENT, LEVIES, MOVES
from ..position import CivilWar


class Card:
    """A card: the orders that it gives, and what it changes while blocks march under it."""

    id: ClassVar[str] = ""  # of the one card that the class is for

    def __init__(self, number: int) -> None:
        self.number = number
        self.event = EVENT[number]
        self.moves = MOVES[number]
        self.levies = LEVIES[number]
        self.sails = False  # 6.3 whether land blocks may go by sea
        self.reach = CARD_REACH[number]  # 6.1 how many spaces a block may go,
        self.charge = CARD_CHARGE[number]  # and the last of them that may lead into battle
        self.limit = CARD_LIMIT[number]  # 6.11 how many blocks an edge carries, by its kind
        self.strait_attack = CARD_STRAIT_ATTACK[number]  # 4.3.2 and a strait in an attack

    def orders(self, pos: CivilWar, seat: int) -> None:
        """2.2 Lay out what its player does now."""
        raise NotImplementedError

    def refuse_block(self, fleet: bool) -> Refusal | None:
        """2.1 Why it does not move blocks of this kind, or None."""
        return None


DECK: Final[list[Card]] = []  # every card by its number; the game fills it
