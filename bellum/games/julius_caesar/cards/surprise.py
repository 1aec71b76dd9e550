"""2.1 The surprise attack of Mars and Neptune: in round 1 all attackers have their turns first."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import A_SURPRISE, SURPRISE
from ..board import SIDES, SPACE_ID
from ..position import CivilWar

NOT_YOUR_ATTACK: Final = Refusal("2.1", "not-your-attack")


class Surprise(SeatStep[CivilWar]):
    """2.1 The attacker says which battle is the surprise."""

    rule: ClassVar[str] = "2.1"

    def resolve(self, pos: CivilWar) -> bool:
        if self.attacks(pos):
            return False
        pos.steps.pop()
        return True

    def attacks(self, pos: CivilWar) -> list[int]:
        """The spaces that this player attacks."""
        return sorted(space for space, side in pos.attacker.items() if side == self.seat)

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_SURPRISE + space for space in self.attacks(pos)]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != SURPRISE:
            return pos.not_now(verb)
        return None if pos.attacker.get(operand, -1) == seat else NOT_YOUR_ATTACK

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.surprise = operand
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("surprise", "2.1", {"side": SIDES[seat], "space": SPACE_ID[operand]})

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-surprise", {"side": SIDES[self.seat]}
