"""2.1 Mars."""

from __future__ import annotations

from typing import ClassVar

from ..main_attack import MainAttacks
from ..move import Move
from ..position import CivilWar
from .group_move import GroupMove
from .surprise import Surprise


class Mars(GroupMove):
    """2.1 Mars: one group of land blocks moves, and one of its attacks is a surprise."""

    id: ClassVar[str] = "mars"

    def orders(self, pos: CivilWar, seat: int) -> None:
        pos.follow(Move(seat, self.number, self.moves, [], False), MainAttacks(seat), Surprise(seat))
