"""2.1 Jupiter."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import (
    A_DONE,
    A_RECLAIM,
    A_TEMPT,
    A_TEMPT_QUEEN,
    A_TO,
    DONE,
    RECLAIM,
    TEMPT,
    TEMPT_QUEEN,
    TO,
)
from ..board import (
    BLOCK_ID,
    CARD_ID,
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
from ..position import CivilWar
from .card import Card

NO_ENEMY: Final = Refusal("2.1", "no-enemy-there")
NOT_ENEMYS_COLOUR: Final = Refusal("2.1", "no-block-of-the-enemys-colour")
NOTHING_TO_RECLAIM: Final = Refusal("2.1", "nothing-to-reclaim")
QUEEN_IS_YOURS: Final = Refusal("2.1", "cleopatra-serves-you")
QUEEN_OFF_MAP: Final = Refusal("2.1", "cleopatra-off-the-map")
NOT_ADJACENT: Final = Refusal("2.1", "not-adjacent-to-friendly-city")
TOO_FAR: Final = Refusal("2.1", "comes-over-to-adjacent-city")
NOT_FRIENDLY: Final = Refusal("2.1", "comes-over-to-friendly-city")


class Jupiter(Card):
    """2.1 Jupiter: one enemy block next to a friendly city comes over; leaders and fleets lose a step."""

    id: ClassVar[str] = "jupiter"

    def orders(self, pos: CivilWar, seat: int) -> None:
        pos.steps.append(Temptation(seat, self.number))


def havens(pos: CivilWar, seat: int, space: int) -> list[int]:
    """A player's friendly cities next to a space."""
    return [near for near in NEIGHBOURS[space] if near < CITIES and pos.friendly(seat, near)]


class Temptation(SeatStep[CivilWar]):
    """2.1 Jupiter's player names a space and the colour of a back there, or Cleopatra, or nobody.

    The block is taken unseen, so it is drawn by lot among those in the space whose backs look alike.
    """

    rule: ClassVar[str] = "2.1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resolve(self, pos: CivilWar) -> bool:
        if len(self.legal(pos, self.seat)) > 1:
            return False
        self.decline(pos)
        return True

    def decline(self, pos: CivilWar) -> None:
        """2.1 Jupiter gives a possibility: nobody has to be tempted."""
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("no-effect", "2.1", {"side": SIDES[self.seat], "card": CARD_ID[self.card]})

    def candidates(self, pos: CivilWar, seat: int) -> list[int]:
        foe = pos.count[1 - seat]
        spaces = [space for space in range(SPACES) if foe[space] > 0]
        out = [A_TEMPT + space for space in spaces]
        out += [A_RECLAIM + space for space in spaces]
        return [*out, A_TEMPT_QUEEN, A_DONE]

    def lot(self, pos: CivilWar, seat: int, verb: int, space: int) -> list[int]:
        """The enemy's blocks in a space that the player asks for: of the enemy's colour, or of his own."""
        colour = 1 - seat if verb == TEMPT else seat
        return [b for b in pos.blocks_at(1 - seat, space) if COLOUR[b] == colour]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb == TEMPT_QUEEN:
            return self.refuse_queen(pos, seat)
        if verb != TEMPT and verb != RECLAIM:
            return pos.not_now(verb)
        if pos.count[1 - seat][operand] == 0:
            return NO_ENEMY
        if not self.lot(pos, seat, verb, operand):
            return NOT_ENEMYS_COLOUR if verb == TEMPT else NOTHING_TO_RECLAIM
        return None if havens(pos, seat, operand) else NOT_ADJACENT

    def refuse_queen(self, pos: CivilWar, seat: int) -> Refusal | None:
        """2.1 Why Cleopatra cannot be tempted, or None."""
        if pos.side[CLEOPATRA] == seat:
            return QUEEN_IS_YOURS
        space = pos.place[CLEOPATRA]
        if space >= SPACES:
            return QUEEN_OFF_MAP
        return None if havens(pos, seat, space) else NOT_ADJACENT

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.decline(pos)
            return
        pos.steps.pop()
        block = CLEOPATRA
        if verb != TEMPT_QUEEN:
            blocks = self.lot(pos, seat, verb, operand)
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
            return pos.not_now(verb)
        if operand >= CITIES or operand not in NEIGHBOURS[pos.place[self.block]]:
            return TOO_FAR
        return None if pos.friendly(seat, operand) else NOT_FRIENDLY

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.turn_coat(self.block)
        pos.put(self.block, operand)
        pos.lay_down(self.block)
        pos.barrier += 1
        pos.steps.pop()
        if pos.events is not None:
            args = {"side": SIDES[seat], "block": BLOCK_ID[self.block], "to": SPACE_ID[operand]}
            pos.emit("defected", "2.1", args)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-defect", {"side": SIDES[self.seat], "block": BLOCK_ID[self.block]}
