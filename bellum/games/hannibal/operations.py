"""8.2, 10.11 What the OPs of a card do: a general is activated, PCs are placed, a CU is raised."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_ACTIVATE, A_DONE, A_PC, A_RAISE, ACTIVATE, DONE, PC, RAISE
from .board import NOBODY, ROME
from .camps import camps
from .kinds import SIDES
from .move import rating_for_ops, start_march
from .politics import PlacePCs, pc_refusal, pc_spaces, place_pc, removal
from .position import FLAMEN_PAID, SPENT, PunicWar
from .units import general_refusal, join_general

TOO_FEW_OPS: Final = Refusal("8.2", "too-few-ops")
NOT_YOUR_GENERAL: Final = Refusal("10.1", "not-your-general")
ALREADY_ACTIVE: Final = Refusal("10.11", "already-activated")
SPENT_GENERAL: Final = Refusal("10.11", "spent-general")
FLAMEN_PRICE: Final = Refusal("25", "flamen-price")
OFF_YOUR_PC: Final = Refusal("8.2", "raise-off-pc")
NOT_YOUR_PROVINCE: Final = Refusal("8.2", "raise-province")
THREE_OPS: Final = Refusal("8.2", "three-ops")


def new_card(pos: PunicWar) -> None:
    """What the last card did is over."""
    pos.fatigue = {}
    pos.weary = {}
    pos.walked = [0] * pos.board.generals
    pos.used = []
    pos.attempted = []
    pos.sailed = 0


def activation_refusal(pos: PunicWar, seat: int, general: int, card: int, event: bool) -> Refusal | None:
    """8.2, 10.1 Why a card does not activate a general now; 10.11 e each at most once."""
    if general in pos.used:
        return ALREADY_ACTIVE
    if pos.walked[general] == SPENT:
        return SPENT_GENERAL
    return command_refusal(pos, seat, general, card, event)


def command_refusal(pos: PunicWar, seat: int, general: int, card: int, event: bool) -> Refusal | None:
    """8.2, 10.1 Why a card that was just played does not activate a general."""
    board = pos.board
    if board.general_side[general] != seat or pos.at[general] < 0:
        return NOT_YOUR_GENERAL
    played = board.deck[card]
    if rating_for_ops(pos, general) > (played.rating if event else played.ops):
        return TOO_FEW_OPS
    if event:
        refusal = played.refuse_general(pos, general)
        if refusal is not None:
            return refusal
    if (
        general == pos.flamen
        and not pos.marked(FLAMEN_PAID)
        and len(pos.ordinary_pcs(ROME)) < board.flamen_price
    ):
        return FLAMEN_PRICE
    return None


def activate(pos: PunicWar, seat: int, general: int, card: int, event: bool) -> None:
    """10.2.2 The card activates the general who was chosen; 25 Mars' priest has his price, paid once."""
    start_march(pos, seat, general, card, event)
    if general == pos.flamen and not pos.marked(FLAMEN_PAID):
        pos.markers |= FLAMEN_PAID
        pos.steps.append(removal(ROME, ROME, pos.board.flamen_price, NOBODY, "25"))


def raise_refusal(pos: PunicWar, seat: int, space: int, card: int) -> Refusal | None:
    """8.2 A card of 3 OPs raises a CU with a general on his own PC in a province that his side controls."""
    board = pos.board
    if board.deck[card].ops != 3:
        return THREE_OPS
    if pos.control[space] != seat:
        return OFF_YOUR_PC
    if pos.holder(board.province_of[space]) != seat:
        return NOT_YOUR_PROVINCE
    return general_refusal(pos, seat, space)


class Operations(SeatStep[PunicWar]):
    """8.2 The OPs of a card move one general, place PCs, or raise a CU."""

    rule: ClassVar[str] = "8.2"
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        board = pos.board
        out: list[int] = []
        for g in board.generals_of[seat]:
            if activation_refusal(pos, seat, g, self.card, False) is None:
                out.append(A_ACTIVATE + g)
        out += [A_PC + s for s in pc_spaces(pos, seat)]
        if board.deck[self.card].ops == 3:
            out += [A_RAISE + s for s in camps(pos, seat) if raise_refusal(pos, seat, s, self.card) is None]
        return out or [A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == ACTIVATE:
            return activation_refusal(pos, seat, operand, self.card, False)
        if verb == PC:
            return pc_refusal(pos, seat, operand)
        if verb == RAISE:
            return raise_refusal(pos, seat, operand, self.card)
        if verb == DONE and self.legal(pos, seat) == [A_DONE]:
            return None
        return pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ACTIVATE:
            activate(pos, seat, operand, self.card, False)
        elif verb == PC:
            pos.steps.append(PlacePCs(seat, pos.board.deck[self.card].ops - 1))
            place_pc(pos, seat, operand, "19.2")
        elif verb == RAISE:
            join_general(pos, seat, operand, 1, False, "8.2")

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        card = pos.board.deck[self.card]
        return "prompt-ops", {"side": SIDES[self.seat], "card": card.id, "count": card.ops}


class Activation(SeatStep[PunicWar]):
    """10.11 An event activates generals, one after another; each ends his move and battle before the next."""

    rule: ClassVar[str] = "10.11"

    def __init__(self, seat: int, card: int, event: bool, left: int) -> None:
        super().__init__(seat)
        self.card = card
        self.event = event
        self.left = left

    def clone(self) -> Activation:
        return Activation(self.seat, self.card, self.event, self.left)

    def able(self, pos: PunicWar) -> list[int]:
        seat, card, event = self.seat, self.card, self.event
        generals = pos.board.generals_of[seat]
        return [g for g in generals if activation_refusal(pos, seat, g, card, event) is None]

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0:
            legal = self.legal(pos, self.seat)
            if len(legal) > 1:  # more than to be done
                return not pos.offer(legal)
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_ACTIVATE + g for g in self.able(pos)] + [A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != ACTIVATE:
            return pos.not_now(verb)
        return activation_refusal(pos, seat, operand, self.card, self.event)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.left -= 1
        activate(pos, seat, operand, self.card, self.event)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "card": pos.board.card_id[self.card], "count": self.left}
        return "prompt-activate", args
