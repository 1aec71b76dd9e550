"""What befalls a force on its way: 10.6.1 attrition in a pass, 25 tribes that fall upon those who come."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import SeatStep
from .attrition import Attrition
from .board import ALPINE_PASS, MOUNTAIN_PASS
from .position import PunicWar
from .records import MarchRecord
from .windows import ask, fitting


def cross_pass(pos: PunicWar, march: MarchRecord, via: int, paragraph: str) -> None:
    """10.6.1.1, 10.6.1.2, 21.1.2 A pass outside the Alps is easier; 25 an event may help at every pass."""
    board = pos.board
    modifier = board.pass_modifier[via] + (board.deck[march.card].pass_modifier if march.event else 0)
    pos.steps.append(Attrition(march.seat, board.transit, modifier, False, paragraph))


def is_pass(via: int) -> bool:
    """10.6.1 Whether a way leads over mountains."""
    return via == MOUNTAIN_PASS or via == ALPINE_PASS


def enter_wilds(pos: PunicWar, side: int, space: int) -> None:
    """8.4, 25 A force on its way that enters a space may be fallen upon there."""
    if pos.cus[side][pos.board.transit] > 0:
        cards = fitting(pos, 1 - side, "entry", space)
        if cards:
            pos.steps.append(HostileTribes(side, space))
            ask(pos, 1 - side, cards, "entry", "25")


class HostileTribes(SeatStep[PunicWar]):
    """25 The enemy has let tribes fall upon a force on its way, and may do so again, or not."""

    rule: ClassVar[str] = "21.3"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        if pos.answer >= 0:
            pos.steps.append(MoreTribes(self.seat, self.space))
            pos.board.deck[pos.answer].fall_upon(pos, self.seat, pos.board.transit)
        return True


class MoreTribes(HostileTribes):
    """25 Another card of the kind may answer the same entry."""

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        enter_wilds(pos, self.seat, self.space)
        return True
