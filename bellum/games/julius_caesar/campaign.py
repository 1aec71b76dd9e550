"""1.2, 2.0 The campaign: five years of five turns, each year closed by a winter; 2.1 the cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import A_DISCARD, A_PLAY, DISCARD, PLAY
from .battle import Battles
from .board import (
    BLOCKS,
    CAESAR,
    CARD_ID,
    CARDS,
    EVENT,
    FIRST_YEAR,
    HAND,
    MOVES,
    POMPEIUS,
    SIDES,
    TURNS,
    YEARS,
)
from .orders import Orders
from .position import TURN_END, CivilWar, row
from .winter import Winter

NOT_IN_HAND: Final = Refusal("2.1", "card-not-in-hand")
PLAYED: Final = Refusal("2.1", "card-played-already")
DISCARDED: Final = Refusal("2.1", "card-discarded")


class Campaign(Step[CivilWar]):
    """2.0 Year after year: the deal (2.1), the discards, five turns, winter (8.0)."""

    rule: ClassVar[str] = "2.0"

    def resolve(self, pos: CivilWar) -> bool:
        deal(pos)
        pos.follow(Discards(), Year(), Winter())
        return True


def deal(pos: CivilWar) -> None:
    """2.1, 8.6 Shuffle all 27 cards and deal six to each player."""
    deck = list(range(CARDS))
    pos.dice.shuffle(deck)
    pos.barrier += 1
    pos.hands = [sorted(deck[:HAND]), sorted(deck[HAND : 2 * HAND])]
    pos.discard = [-1, -1]
    pos.played = [[], []]
    pos.turn = 0
    if pos.events is not None:
        pos.emit("year", "2.0", {"year": FIRST_YEAR + pos.year, "number": pos.year + 1, "of": YEARS})
        for seat in range(2):
            hand = [CARD_ID[card] for card in pos.hands[seat]]
            pos.emit("dealt", "2.1", {"side": SIDES[seat], "count": HAND}, {"cards": hand}, (seat,))


class Discards(Step[CivilWar]):
    """2.1, 8.6 Both players discard one of their six cards, unseen."""

    rule: ClassVar[str] = "2.1"

    def owners(self, pos: CivilWar) -> int:
        return (1 if pos.chosen[0] < 0 else 0) | (2 if pos.chosen[1] < 0 else 0)

    def resolve(self, pos: CivilWar) -> bool:
        if self.owners(pos):
            return False
        pos.discard = pos.chosen
        pos.chosen = [-1, -1]
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_DISCARD + card for card in pos.hands[seat]]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != DISCARD:
            return pos.not_now(verb)
        return None if operand in pos.hands[seat] else NOT_IN_HAND

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.drop(seat, operand)
        pos.choose(seat, operand)
        if pos.events is not None:
            pos.emit("discarded", "2.1", {"side": SIDES[seat]}, {"card": CARD_ID[operand]}, (seat,))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-discard", {}


class Year(Step[CivilWar]):
    """2.0 Turn after turn until the year's last: the Card Phase (2.1), then what the cards bring."""

    rule: ClassVar[str] = "2.0"

    def resolve(self, pos: CivilWar) -> bool:
        if pos.turn == TURNS:
            pos.steps.pop()
            return True
        if pos.events is not None:
            pos.emit("turn", "2.0", {"turn": pos.turn + 1, "year": FIRST_YEAR + pos.year})
        pos.follow(CardPhase(), Reveal(), Turn())
        return True


class CardPhase(Step[CivilWar]):
    """2.1 Both players choose a card in secret; the last card of a hand plays itself."""

    rule: ClassVar[str] = "2.1"

    def owners(self, pos: CivilWar) -> int:
        return (1 if pos.chosen[0] < 0 else 0) | (2 if pos.chosen[1] < 0 else 0)

    def resolve(self, pos: CivilWar) -> bool:
        if len(pos.hands[0]) == 1:
            pos.chosen = [pos.hands[0][0], pos.hands[1][0]]
        if self.owners(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_PLAY + card for card in pos.hands[seat]]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLAY:
            return pos.not_now(verb)
        if operand in pos.hands[seat]:
            return None
        if operand in pos.played[seat]:
            return PLAYED
        return DISCARDED if operand == pos.discard[seat] else NOT_IN_HAND

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.choose(seat, operand)
        if pos.events is not None:
            pos.emit("chose-card", "2.1", {"side": SIDES[seat]}, {"card": CARD_ID[operand]}, (seat,))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-card", {}


class Reveal(Step[CivilWar]):
    """2.1 Both cards are turned up. Two events cancel each other and the turn; else the Orders Phase (2.2),
    Player 1 first, and the Battle Phase (2.3) follow."""

    rule: ClassVar[str] = "2.1"

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        for seat in range(2):
            pos.turn_up(seat, pos.chosen[seat])
        pos.chosen = [-1, -1]
        pos.barrier += 1
        ours = pos.played[CAESAR][-1]
        theirs = pos.played[POMPEIUS][-1]
        pos.first = player_1(ours, theirs)
        cancelled = EVENT[ours] and EVENT[theirs]
        if pos.events is not None:
            pos.emit("cards", "2.1", {"caesar": CARD_ID[ours], "pompeius": CARD_ID[theirs]})
            if cancelled:
                pos.emit("events-cancel", "2.1", {})
            else:
                pos.emit("player-1", "2.1", {"side": SIDES[pos.first]})
        if not cancelled:
            pos.follow(Orders(pos.first), Orders(1 - pos.first), Battles())
        return True


def player_1(ours: int, theirs: int) -> int:
    """2.1 Who is Player 1: whoever played an event, or more moves; Caesar if these are equal."""
    if EVENT[ours]:
        return CAESAR
    if EVENT[theirs]:
        return POMPEIUS
    return CAESAR if MOVES[ours] >= MOVES[theirs] else POMPEIUS


class Turn(Step[CivilWar]):
    """2.0 The turn being played. Once everything in it is done, roads are free and every block may move."""

    rule: ClassVar[str] = "2.0"

    def resolve(self, pos: CivilWar) -> bool:
        pos.steps.pop()
        pos.turn += 1
        pos.moved = row([0] * BLOCKS)
        pos.used = {}
        pos.into = {}
        pos.came = {}
        pos.attacker = {}
        pos.main = {}
        pos.surprise = -1
        pos.voyages = []
        pos.carrying = []
        pos.note_down(TURN_END)
        return True
