"""2.1 The two events that strike blocks directly: Jupiter and Vulcan (the others shape moves and battles)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import (
    A_RECLAIM,
    A_STRIKE,
    A_TEMPT,
    A_TEMPT_QUEEN,
    A_TO,
    RECLAIM,
    STRIKE,
    TEMPT,
    TEMPT_QUEEN,
    TO,
)
from .board import (
    BLOCK_ID,
    BLOCKS,
    CITIES,
    CLEOPATRA,
    COLOUR,
    FLEET,
    KIND,
    LEADER,
    NEIGHBOURS,
    SIDES,
    SPACE_ID,
    SPACES,
)
from .position import LOST, CivilWar

NOT_NOW: Final = Refusal("2.1", "not-now")
NOT_ADJACENT: Final = Refusal("2.1", "not-adjacent-to-friendly-city")
NO_SUCH_BLOCK: Final = Refusal("2.1", "no-such-enemy-block")
NOT_TEMPTED: Final = Refusal("2.1", "not-an-adjacent-friendly-city")
NOT_ENEMY_CITY: Final = Refusal("2.1", "not-an-enemy-city")


def havens(pos: CivilWar, seat: int, space: int) -> list[int]:
    """A player's friendly cities next to a space."""
    return [near for near in NEIGHBOURS[space] if near < CITIES and pos.friendly(seat, near)]


class Jupiter(SeatStep[CivilWar]):
    """2.1 Jupiter: one enemy block next to a friendly city comes over; leaders and fleets lose a step.

    The block is taken unseen, so it is drawn by lot among those in the space whose backs look alike.
    """

    rule: ClassVar[str] = "2.1"

    def resolve(self, pos: CivilWar) -> bool:
        if self.legal(pos, self.seat):
            return False
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("no-effect", "2.1", {"side": SIDES[self.seat], "card": "jupiter"})
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        tempt: list[int] = []
        reclaim: list[int] = []
        foe = pos.count[1 - seat]
        for space in range(SPACES):
            if foe[space] == 0:
                continue
            if self.refuse(pos, seat, TEMPT, space) is None:
                tempt.append(A_TEMPT + space)
            if self.refuse(pos, seat, RECLAIM, space) is None:
                reclaim.append(A_RECLAIM + space)
        if self.refuse(pos, seat, TEMPT_QUEEN, 0) is None:
            reclaim.append(A_TEMPT_QUEEN)
        return tempt + reclaim

    def lot(self, pos: CivilWar, seat: int, colour: int, space: int) -> list[int]:
        """The enemy's blocks of one colour in a space."""
        foes = pos.blocks_at(1 - seat, space)
        return [b for b in foes if COLOUR[b] == colour]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == TEMPT_QUEEN:
            space = pos.place[CLEOPATRA]
            if pos.side[CLEOPATRA] == seat or space >= SPACES:
                return NO_SUCH_BLOCK
            return None if havens(pos, seat, space) else NOT_ADJACENT
        if verb != TEMPT and verb != RECLAIM:
            return NOT_NOW
        if not self.lot(pos, seat, 1 - seat if verb == TEMPT else seat, operand):
            return NO_SUCH_BLOCK
        return None if havens(pos, seat, operand) else NOT_ADJACENT

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        block = CLEOPATRA
        if verb != TEMPT_QUEEN:
            blocks = self.lot(pos, seat, 1 - seat if verb == TEMPT else seat, operand)
            block = blocks[pos.dice.below(len(blocks))]
        space = pos.place[block]
        pos.show(block)
        if pos.events is not None:
            args = {"side": SIDES[seat], "block": BLOCK_ID[block], "space": SPACE_ID[space]}
            pos.emit("jupiter", "2.1", {**args, "strength": pos.strength[block]})
        if KIND[block] != LEADER and not FLEET[block]:
            pos.steps.append(Defect(seat, block))
        elif pos.weaken(block):
            pos.eliminate(block, "2.1")
        elif pos.events is not None:
            pos.emit("weakened", "2.1", {"block": BLOCK_ID[block], "space": SPACE_ID[space]})

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-jupiter", {"side": SIDES[self.seat]}


class Defect(SeatStep[CivilWar]):
    """2.1 Jupiter: the block goes over to an adjacent friendly city."""

    rule: ClassVar[str] = "2.1"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, block: int) -> None:
        super().__init__(seat)
        self.block = block

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_TO + city for city in sorted(havens(pos, seat, pos.place[self.block]))]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TO:
            return NOT_NOW
        return None if operand in havens(pos, seat, pos.place[self.block]) else NOT_TEMPTED

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.turn_coat(self.block)
        pos.put(self.block, operand)
        pos.show(self.block)
        pos.steps.pop()
        if pos.events is not None:
            args = {"side": SIDES[seat], "block": BLOCK_ID[self.block], "to": SPACE_ID[operand]}
            pos.emit("defected", "2.1", args)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-defect", {"side": SIDES[self.seat], "block": BLOCK_ID[self.block]}


class Vulcan(SeatStep[CivilWar]):
    """2.1 Vulcan: every block in one enemy city loses a step, without exception."""

    rule: ClassVar[str] = "2.1"

    def resolve(self, pos: CivilWar) -> bool:
        if self.legal(pos, self.seat):
            return False
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("no-effect", "2.1", {"side": SIDES[self.seat], "card": "vulcanus"})
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_STRIKE + city for city in range(CITIES) if self.refuse(pos, seat, STRIKE, city) is None]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != STRIKE:
            return NOT_NOW
        if operand >= CITIES or not pos.friendly(1 - seat, operand):
            return NOT_ENEMY_CITY
        return None

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        blocks = [b for b in range(BLOCKS) if pos.place[b] == operand]
        if pos.events is not None:
            args = {"side": SIDES[seat], "space": SPACE_ID[operand], "count": len(blocks)}
            pos.emit("vulcan", "2.1", args)
        pos.barrier += 1
        for block in blocks:
            if pos.weaken(block):
                pos.eliminate(block, "2.1")
            else:
                pos.trace.append(block | LOST << 6)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-vulcan", {"side": SIDES[self.seat]}
