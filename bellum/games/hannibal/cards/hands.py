"""25 Events that reach into the enemy's hand."""

from __future__ import annotations

from typing import Final

from ....kernel.refusal import Refusal
from ..actions import A_DISCARD, DISCARD
from ..kinds import SIDES
from ..options import MESSENGER_VARIANT
from ..position import PunicWar
from ..strategy import NOT_IN_HAND, demand_another
from ..windows import put_away
from .base import Instant, StrategyCard

EMPTY_HAND: Final = Refusal("25", "empty-hand")


def discard(pos: PunicWar, side: int, card: int) -> None:
    """A side loses a card from its hand to the discards."""
    pos.leave_hand(side, card)
    put_away(pos, card, False)
    pos.barrier += 1
    if pos.events is not None:
        pos.emit("card-lost", "25", {"side": SIDES[side], "card": pos.board.card_id[card]})


def draw_random(pos: PunicWar, side: int) -> int:
    """A random card of a hand."""
    hand = sorted(pos.hands[side])
    return hand[pos.dice.below(len(hand))]


def lose_random(pos: PunicWar, side: int) -> None:
    """A strategy card drawn at random from a hand is discarded."""
    if pos.hands[side]:
        discard(pos, side, draw_random(pos, side))


class MessengerIntercepted(Instant):
    """25 #55 A random card changes hands; 26.1.1 its owner may demand that another be played at once."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.hands[1 - seat] else EMPTY_HAND

    def strike(self, pos: PunicWar, seat: int) -> None:
        foe = 1 - seat
        card = draw_random(pos, foe)
        pos.barrier += 1
        pos.leave_hand(foe, card)
        pos.hands[seat].append(card)
        pos.known[seat] |= 1 << card
        pos.lacks[seat] &= ~(1 << card)
        pos.lacks[foe] |= 1 << card
        if pos.events is not None:
            pos.emit("intercepted", "25", {"side": SIDES[foe]}, {"card": pos.board.card_id[card]}, (0, 1))
        if pos.option(MESSENGER_VARIANT) and len(pos.hands[seat]) > 1:
            demand_another(pos, foe, card)


class RivalFactions(StrategyCard):
    """25 #82 The enemy discards a card of his own choice."""

    def nothing(self) -> Refusal:
        return EMPTY_HAND

    def chooser(self, seat: int, chosen: list[int]) -> int:
        return 1 - seat

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        return DISCARD

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        return [A_DISCARD + card for card in sorted(pos.hands[1 - seat])]

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        return None if operand in pos.hands[1 - seat] else NOT_IN_HAND

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        discard(pos, 1 - seat, operand)
