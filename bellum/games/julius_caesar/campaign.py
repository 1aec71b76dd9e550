"""1.2, 2.0 The campaign: five years of five turns, each year closed by a winter; 2.1 the cards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import A_DISCARD, A_PLACE, A_PLAY, DISCARD, PLACE, PLAY
from .board import (
    APOLLO,
    BLOCK_ID,
    BLOCKS,
    CAESAR,
    CARD_ID,
    CARDS,
    EVENTS,
    FIRST_YEAR,
    FLEET,
    HAND,
    MOVES,
    PORT,
    SETUP,
    SIDES,
    SPACE_ID,
    TURNS,
    UNPLACED,
    YEARS,
)
from .position import TURN_END, CivilWar

NOT_IN_HAND: Final = Refusal("2.1", "card-not-in-hand")
NOT_YOUR_SETUP: Final = Refusal("5.3", "not-of-your-set-up")
FLEET_NEEDS_PORT: Final = Refusal("4.1", "fleet-needs-port")
PORTS_FOR_FLEETS: Final = Refusal("4.1", "ports-kept-for-fleets")
NOT_NOW_SETUP: Final = Refusal("5.3", "not-now")
NOT_NOW_CARDS: Final = Refusal("2.1", "not-now")


class Campaign(Step[CivilWar]):
    """2.0 Five years: deal (2.1), five turns, winter (8.0)."""

    rule: ClassVar[str] = "2.0"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> Campaign:
        return Campaign(self.stage)

    def resolve(self, pos: CivilWar) -> bool:
        from .winter import Winter

        if self.stage == 0:
            self.deal(pos)
            pos.steps.append(Discards())
            self.stage = 1
        elif self.stage == 1 and pos.turn < TURNS:
            pos.steps.append(Turn(0))
        else:
            self.stage = 0
            pos.steps.append(Winter(0))
        return True

    def deal(self, pos: CivilWar) -> None:
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


class FreeSetup(SeatStep[CivilWar]):
    """5.3 A player fills the places of the historical set-up with his blocks in any order he likes."""

    rule: ClassVar[str] = "5.3"
    automatic: ClassVar[bool] = False

    def waiting(self, pos: CivilWar) -> list[int]:
        """The blocks still to be placed."""
        return [b for b in range(BLOCKS) if pos.place[b] == UNPLACED and pos.side[b] == self.seat]

    def city(self, pos: CivilWar) -> int:
        """The city whose next place is to be filled; -1 when all are."""
        left = len(self.waiting(pos))
        total = sum(len(blocks) for _, blocks in SETUP[self.seat])
        done = total - left
        for city, blocks in SETUP[self.seat]:
            if done < len(blocks):
                return city
            done -= len(blocks)
        return -1

    def resolve(self, pos: CivilWar) -> bool:
        if self.city(pos) >= 0:
            return False
        pos.steps.pop()
        if pos.events is not None:
            pos.emit("set-up", "5.3", {"side": SIDES[self.seat]})
        return True

    def legal(self, pos: CivilWar, seat: int) -> list[int]:
        return [A_PLACE + b for b in self.waiting(pos) if self.refuse(pos, seat, PLACE, b) is None]

    def refuse(self, pos: CivilWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != PLACE:
            return NOT_NOW_SETUP
        if pos.place[operand] != UNPLACED or pos.side[operand] != seat:
            return NOT_YOUR_SETUP
        city = self.city(pos)
        if FLEET[operand]:
            return None if PORT[city] else FLEET_NEEDS_PORT
        if PORT[city]:
            fleets = sum(1 for b in self.waiting(pos) if FLEET[b])
            if self.port_places(pos) <= fleets:
                return PORTS_FOR_FLEETS
        return None

    def port_places(self, pos: CivilWar) -> int:
        """How many places in ports are still to be filled."""
        total = sum(len(blocks) for _, blocks in SETUP[self.seat])
        done = total - len(self.waiting(pos))
        places = 0
        for city, blocks in SETUP[self.seat]:
            free = max(0, len(blocks) - done)
            done = max(0, done - len(blocks))
            if PORT[city]:
                places += free
        return places

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        city = self.city(pos)
        pos.travel(operand, city, False)
        if pos.events is not None:
            pos.note(seat, "placed", "5.3", {"space": SPACE_ID[city]}, operand)

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        city = self.city(pos)
        return "prompt-place", {"side": SIDES[self.seat], "space": SPACE_ID[city]}


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
            return NOT_NOW_CARDS
        return None if operand in pos.hands[seat] else NOT_IN_HAND

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.hands[seat].remove(operand)
        pos.chosen[seat] = operand
        if pos.events is not None:
            pos.emit("discarded", "2.1", {"side": SIDES[seat]}, {"card": CARD_ID[operand]}, (seat,))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-discard", {}


class Turn(Step[CivilWar]):
    """2.0 A game turn: the Card Phase (2.1), the Orders Phase (2.2), the Battle Phase (2.3)."""

    rule: ClassVar[str] = "2.0"

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def clone(self) -> Turn:
        return Turn(self.stage)

    def resolve(self, pos: CivilWar) -> bool:
        from .battle import Battles
        from .orders import Orders

        stage = self.stage
        self.stage = stage + 1
        if stage == 0:
            if pos.events is not None:
                pos.emit("turn", "2.0", {"turn": pos.turn + 1, "year": FIRST_YEAR + pos.year})
            pos.steps.append(CardPhase())
        elif stage == 1:
            if not self.reveal(pos):
                self.stage = 5
        elif stage == 2 or stage == 3:
            seat = pos.first if stage == 2 else 1 - pos.first
            pos.steps.append(Orders(seat, pos.played[seat][-1], 0))
        elif stage == 4:
            pos.steps.append(Battles())
        else:
            self.end(pos)
        return True

    def reveal(self, pos: CivilWar) -> bool:
        """2.1 Reveal both cards and find Player 1; False if two events cancel each other and the turn."""
        for seat in range(2):
            card = pos.chosen[seat]
            pos.hands[seat].remove(card)
            pos.played[seat].append(card)
        pos.chosen = [-1, -1]
        pos.barrier += 1
        ours = pos.played[0][-1]
        theirs = pos.played[1][-1]
        cancelled = ours < EVENTS and theirs < EVENTS
        if ours < EVENTS:
            pos.first = 0
        elif theirs < EVENTS:
            pos.first = 1
        else:
            pos.first = CAESAR if MOVES[ours] >= MOVES[theirs] else 1
        if pos.events is not None:
            cards = {"caesar": CARD_ID[ours], "pompeius": CARD_ID[theirs]}
            pos.emit("cards", "2.1", cards)
            if cancelled:
                pos.emit("events-cancel", "2.1", {})
            else:
                pos.emit("player-1", "2.1", {"side": SIDES[pos.first]})
        return not cancelled

    def end(self, pos: CivilWar) -> None:
        """2.0 The turn is over: roads are free again and every block may move."""
        pos.steps.pop()
        pos.turn += 1
        pos.moved = [0] * BLOCKS
        pos.used = {}
        pos.into = {}
        pos.came = {}
        pos.attacker = {}
        pos.main = {}
        pos.surprise = -1
        pos.voyages = []
        pos.carrying = []
        pos.forget()
        pos.trace.append(TURN_END)


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
            return NOT_NOW_CARDS
        return None if operand in pos.hands[seat] else NOT_IN_HAND

    def play(self, pos: CivilWar, seat: int, verb: int, operand: int) -> None:
        pos.chosen[seat] = operand
        if pos.events is not None:
            pos.emit("chose-card", "2.1", {"side": SIDES[seat]}, {"card": CARD_ID[operand]}, (seat,))

    def prompt(self, pos: CivilWar) -> tuple[str, dict[str, Any]]:
        return "prompt-card", {}


def copied(pos: CivilWar, seat: int) -> int:
    """2.1 What Apollo copies: the enemy's card of the turn before; -1 as a year's first card."""
    theirs = pos.played[1 - seat]
    return theirs[-2] if len(theirs) > 1 else -1


def block_ids(blocks: list[int]) -> list[str]:
    """The ids of some blocks, for events."""
    return [BLOCK_ID[b] for b in blocks]


__all__ = ["APOLLO", "Campaign", "CardPhase", "Discards", "FreeSetup", "Turn", "block_ids", "copied"]
