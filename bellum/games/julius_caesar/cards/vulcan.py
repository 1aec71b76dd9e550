"""2.1 Vulcan."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import A_STRIKE, STRIKE
from ..board import CARD_ID, CITIES, SIDES, SPACE_ID, STEP
from ..position import LOST, CivilWar
from .card import Card

NOT_A_CITY: Final = Refusal("2.1", "vulcan-strikes-cities")
NOT_ENEMY_CITY: Final = Refusal("2.1", "not-an-enemy-city")


class Vulcan(Card):
    """2.1 Vulcan: every block in one enemy city loses a step, without exception."""

    id: ClassVar[str] = "vulcanus"

    def orders(self, pos: CivilWar, seat: int) -> None:
        pos.steps.append(Strike(seat, self.number))


class Strike(SeatStep[CivilWar]):
    """2.1 Vulcan's player names the city."""

    rule: ClassVar[str] = "2.1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resolve(self, pos: CivilWar) -> bool:
        if self.legal(pos, self.seat):
            return False
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("no-effect", "2.1", {"side": SIDES[self.seat], "card": CARD_ID[self.card]})
        return True

    def candidates(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_STRIKE + city for city in range(CITIES)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != STRIKE:
            return pos.not_now(verb)
        if operand >= CITIES:
            return NOT_A_CITY
        return None if pos.friendly(1 - seat, operand) else NOT_ENEMY_CITY

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        blocks = [b for b, where in enumerate(pos.place) if where == operand]
        if pos.events is not None:
            args = {"side": SIDES[seat], "space": SPACE_ID[operand], "count": len(blocks)}
            pos.emit("vulcan", "2.1", args)
        pos.barrier += 1
        weaker: list[int] = []
        for block in blocks:
            if pos.strength[block] <= STEP[block]:
                pos.show(block)
            if pos.weaken(block):
                pos.eliminate(block, "2.1")
            else:
                weaker.append(block)
        for block in weaker:  # last, so that nobody can tell who stood between those that fell
            pos.note_down(block | LOST << 6)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-vulcan", {"side": SIDES[self.seat]}
