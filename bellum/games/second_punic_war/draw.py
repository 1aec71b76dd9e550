"""3.1 The draw of cards, and the limit of a hand."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import DISCARD, SHIFT
from .board import NEUTRAL, STATES, SYRACUSE
from .kinds import NATIONS
from .position import War
from .windows import leave_hand, put_away

DISCARD_NOT_IN_HAND: Final = Refusal("3.1", "discard-not-in-hand")


def decks_for(pos: War, seat: int) -> list[int]:
    """3.1 The decks that a seat draws from, a card each; 10.4 Syracuse draws from its own alone."""
    side = pos.side_of_seat[seat]
    rules = pos.board.rules["cards"]
    decks: list[int] = [side] * int(rules["draw"])
    if side != SYRACUSE:
        for nation in STATES:
            if pos.patron[nation] == seat and pos.side[nation] != NEUTRAL:
                decks += [nation] * int(rules["draw_of_an_ally"])
    return decks


def draw_card(pos: War, seat: int, deck: int) -> bool:
    """3.1, 1.3.1 Draw a card; a used-up deck is made of its discards. False if there is none at all."""
    if not pos.decks[deck]:
        if not pos.discards[deck]:
            return False
        pos.decks[deck] = pos.discards[deck]
        pos.discards[deck] = []
        pos.dice.shuffle(pos.decks[deck])
        if pos.events is not None:
            pos.emit("reshuffled", "1.3.1", {"nation": NATIONS[deck]})
    pos.hands[seat].append(pos.decks[deck].pop())
    pos.barrier += 1
    return True


class Draw(Step[War]):
    """3.1 Every player draws, and discards what is above the limit of a hand."""

    rule: ClassVar[str] = "3.1"

    def resolve(self, pos: War) -> bool:
        pos.steps.pop()
        for seat in reversed(pos.order):
            pos.steps.append(Limit(seat))
        for seat in pos.order:
            drawn = [deck for deck in decks_for(pos, seat) if draw_card(pos, seat, deck)]
            if pos.events is not None:
                cards = [
                    pos.board.card_id[card] for card in pos.hands[seat][len(pos.hands[seat]) - len(drawn) :]
                ]
                args = {"seat": pos.seats[seat], "count": len(drawn)}
                pos.emit("drawn", "3.1", args, {"cards": cards}, (seat,))
        return True


class Limit(SeatStep[War]):
    """3.1 Nobody has more than seven cards: the player says which ones go."""

    rule: ClassVar[str] = "3.1"

    def resolve(self, pos: War) -> bool:
        if len(pos.hands[self.seat]) > int(pos.board.rules["cards"]["hand"]):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [DISCARD << SHIFT | card for card in sorted(pos.hands[seat])]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != DISCARD:
            return pos.not_now(verb)
        return None if operand in pos.hands[seat] else DISCARD_NOT_IN_HAND

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        leave_hand(pos, seat, operand)
        put_away(pos, operand, False)
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "card": pos.board.card_id[operand]}
            pos.emit("discarded", "3.1", args)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        limit = int(pos.board.rules["cards"]["hand"])
        return "prompt-discard", {"seat": pos.seats[self.seat], "count": len(pos.hands[self.seat]) - limit}
