"""7, 8 Strategy cards: the deck, who plays first, the card of a round, and what its OPs do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep, Step
from ...kernel.refusal import Refusal
from .actions import (
    A_DEMAND,
    A_DISCARD,
    A_EVENT,
    A_FIRST,
    A_OPS,
    A_PASS,
    A_SECOND,
    DEMAND,
    DISCARD,
    EVENT,
    FIRST,
    OPS,
    PASS,
    SECOND,
)
from .board import NOBODY
from .kinds import SIDES
from .operations import new_card
from .options import ALWAYS_ASK
from .position import TRUCE_ON, PunicWar, bits
from .windows import found_lacking, open_window, put_away, unseen

NOT_IN_HAND: Final = Refusal("7.2", "not-in-hand")
NOT_YOUR_EVENT: Final = Refusal("8.3", "not-your-event")
STOLEN: Final = Refusal("26.1.1", "stolen-card")
NOT_A_CAMPAIGN: Final = Refusal("7.3.2", "not-a-campaign")

# -- 7.3 who plays first -------------------------------------------------------------------------------------


class Preemption(SeatStep[PunicWar]):
    """7.3.1, 7.3.2 The other player is asked first: a Campaign card pre-empts, for its event or its OPs."""

    rule: ClassVar[str] = "7.3"
    automatic: ClassVar[bool] = False

    def resolve(self, pos: PunicWar) -> bool:
        campaigns = pos.board.campaigns
        if bits(pos.hands[self.seat]) & campaigns or (pos.option(ALWAYS_ASK) and unseen(pos, campaigns)):
            return False
        found_lacking(pos, self.seat, campaigns & pos.card_set)
        pos.steps.pop()
        return True

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        out: list[int] = []
        for base, verb in ((A_EVENT, EVENT), (A_OPS, OPS)):
            out += [base + c for c in range(pos.board.cards) if self.refuse(pos, seat, verb, c) is None]
        return [*out, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != EVENT and verb != OPS:
            return pos.not_now(verb)
        if operand not in pos.hands[seat]:
            return NOT_IN_HAND
        if not pos.board.deck[operand].campaign:
            return NOT_A_CAMPAIGN
        return event_refusal(pos, seat, operand) if verb == EVENT else None

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS:
            return
        pos.steps.pop()  # the other no longer decides anything
        pos.first = seat
        if pos.events is not None:
            pos.emit("preempted", "7.3", {"side": SIDES[seat]})
        pos.steps.append(Rounds(1 - seat))
        play_card(pos, seat, verb, operand)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-preempt", {"side": SIDES[self.seat]}


class Initiative(SeatStep[PunicWar]):
    """7.3 One player decides who begins."""

    rule: ClassVar[str] = "7.3"
    automatic: ClassVar[bool] = False

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_FIRST, A_SECOND]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == FIRST or verb == SECOND else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        pos.first = seat if verb == FIRST else 1 - seat
        if pos.events is not None:
            pos.emit("first", "7.3", {"side": SIDES[pos.first]})
        pos.steps.append(Rounds(pos.first))

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-first", {"side": SIDES[self.seat]}


class Rounds(SeatStep[PunicWar]):
    """5.3, 7.4 The players take turns playing cards, and whoever has more goes on alone."""

    rule: ClassVar[str] = "7.4"

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def clone(self) -> Rounds:
        return Rounds(self.seat)

    def resolve(self, pos: PunicWar) -> bool:
        if not pos.hands[0] and not pos.hands[1]:
            pos.steps.pop()
            return True
        seat = self.seat if pos.hands[self.seat] else 1 - self.seat
        self.seat = 1 - seat
        pos.steps.append(Round(seat))
        return True


# -- 7.2 the card of a round ---------------------------------------------------------------------------------


class Round(SeatStep[PunicWar]):
    """7.2 A card for its OPs, for its event, or for nothing (8.6)."""

    rule: ClassVar[str] = "7.2"

    def __init__(self, seat: int, barred: int = NOBODY) -> None:
        super().__init__(seat)
        self.barred = barred  # 26.1.1 the stolen card, where another is demanded

    def several(self, pos: PunicWar, seat: int) -> bool:
        return self.barred < 0 and len(pos.hands[seat]) > 0  # a card for its OPs, or to be discarded

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        hand = [card for card in sorted(pos.hands[seat]) if card != self.barred]
        out = [A_EVENT + c for c in hand if event_refusal(pos, seat, c) is None]
        return out + [A_OPS + c for c in hand] + [A_DISCARD + c for c in hand]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != EVENT and verb != OPS and verb != DISCARD:
            return pos.not_now(verb)
        if operand not in pos.hands[seat]:
            return NOT_IN_HAND
        if operand == self.barred:
            return STOLEN
        return event_refusal(pos, seat, operand) if verb == EVENT else None

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        play_card(pos, seat, verb, operand)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-card", {"side": SIDES[self.seat]}


def event_refusal(pos: PunicWar, seat: int, card: int) -> Refusal | None:
    """8.3 Whether a card's event can be played as the card of a round now, and would do anything."""
    played = pos.board.deck[card]
    return played.refuse_event(pos, seat) if played.belongs(seat) else NOT_YOUR_EVENT


def play_card(pos: PunicWar, seat: int, verb: int, card: int) -> None:
    """7.2 A card is played, or discarded (8.6)."""
    pos.leave_hand(seat, card)
    new_card(pos)
    pos.barrier += 1
    if pos.events is not None:
        kind = "event" if verb == EVENT else "ops" if verb == OPS else "discarded"
        rule = "8.3" if verb == EVENT else "8.2" if verb == OPS else "8.6"
        pos.emit(kind, rule, {"side": SIDES[seat], "card": pos.board.card_id[card]})
    if verb == DISCARD:
        put_away(pos, card, False)
        return
    pos.card = card
    if verb == EVENT:
        pos.steps.append(PlayEvent(seat, card))
    else:
        pos.steps.append(EndOfCard(card, False))
        pos.begin_operations(seat, card)


def demand_another(pos: PunicWar, seat: int, stolen: int) -> None:
    """26.1.1 A player may make the thief of a card play another one, once the event is over."""
    pos.steps.insert(len(pos.steps) - 1, Demand(seat, stolen))


class Demand(SeatStep[PunicWar]):
    """26.1.1 A player whose card was taken may demand that the thief play another at once."""

    rule: ClassVar[str] = "26.1.1"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        return [A_DEMAND, A_PASS]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == DEMAND or verb == PASS else pos.not_now(verb)

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == DEMAND:
            pos.steps.append(Round(1 - seat, self.card))
            if pos.events is not None:
                pos.emit("demanded", "26.1.1", {"side": SIDES[seat]})

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        return "prompt-demand", {"side": SIDES[self.seat]}


class EndOfCard(Step[PunicWar]):
    """8.5 The card of the round goes where it belongs."""

    rule: ClassVar[str] = "8.5"

    def __init__(self, card: int, event: bool) -> None:
        self.card = card
        self.event = event

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps.pop()
        put_away(pos, self.card, self.event)
        pos.card = NOBODY
        return True


class PlayEvent(SeatStep[PunicWar]):
    """8.3 An event is played, and the enemy may cancel it (25 Punic Faith)."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps[-1] = EventAnswered(self.seat, self.card)
        open_window(pos, 1 - self.seat, "event", self.card, "event", "25")
        return True


class EventAnswered(SeatStep[PunicWar]):
    """8.3 An event takes effect, unless it was cancelled; 25 some events end a truce."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resolve(self, pos: PunicWar) -> bool:
        card = pos.board.deck[self.card]
        pos.steps.pop()
        cancelled = pos.answer >= 0
        pos.answer = NOBODY
        pos.steps.append(EndOfCard(self.card, not cancelled))
        if cancelled:
            if pos.events is not None:
                pos.emit("cancelled", "25", {"side": SIDES[self.seat], "card": card.id})
            card.fizzle(pos, self.seat)
            return True
        if card.ends_truce and pos.marked(TRUCE_ON):
            pos.markers &= ~TRUCE_ON
            if pos.events is not None:
                pos.emit("truce-ends", "25", {"side": SIDES[self.seat]})
        card.strike(pos, self.seat)
        return True
