"""7, 8 Strategy cards: the deck, who plays first, the card of a round, and what its OPs do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import Step
from ...kernel.refusal import Refusal
from .actions import (
    A_ACTIVATE,
    A_DISCARD,
    A_DONE,
    A_EVENT,
    A_FIRST,
    A_OPS,
    A_PASS,
    A_PC,
    A_RAISE,
    A_SECOND,
    ACTIVATE,
    DISCARD,
    DONE,
    EVENT,
    FIRST,
    PASS,
    PC,
    RAISE,
    SECOND,
)
from .actions import OPS as USE_OPS
from .board import (
    ADDITIONAL,
    BY_NUMBER,
    CAMPAIGN,
    CARD_ID,
    CARDS,
    CARTHAGE,
    CHARMS,
    CLASSIC,
    EITHER,
    ENDS_TRUCE,
    EVENT_SIDE,
    FEAR_CARD,
    FRIGHT_CARD,
    GENERAL_SIDE,
    GENERALS,
    HANNIBAL,
    IMPERIUM,
    MARCH_RATING,
    NOBODY,
    OPS,
    PROVINCE_OF,
    PUNIC_FAITH,
    ROME,
    SCENARIOS,
    SIDES,
    SPACE_ID,
    SPACES,
    WALLS,
)
from .move import rating_for_ops, start_march
from .politics import PlacePCs, RemovePCs, pc_refusal, pc_spaces, place_pc
from .position import (
    ADDITIONAL_CARDS,
    ALWAYS_ASK,
    ELEPHANT_FEAR,
    FLAMEN_PAID,
    SHARED_CARDS,
    SPENT,
    TRUCE_ON,
    Hannibal,
    bits,
)
from .windows import ask, put_away, unseen

NOT_NOW: Final = Refusal("7.2", "not-now")
NOT_IN_HAND: Final = Refusal("7.2", "not-in-hand")
NOT_YOUR_EVENT: Final = Refusal("8.3", "not-your-event")
STOLEN: Final = Refusal("26.1.1", "stolen-card")
NOT_NOW_FIRST: Final = Refusal("7.3", "not-now")
NOT_A_CAMPAIGN: Final = Refusal("7.3.2", "not-a-campaign")
NOT_NOW_OPS: Final = Refusal("8.2", "not-now")
TOO_FEW_OPS: Final = Refusal("8.2", "too-few-ops")
NOT_YOUR_GENERAL: Final = Refusal("10.1", "not-your-general")
ALREADY_ACTIVE: Final = Refusal("10.11", "already-activated")
SPENT_GENERAL: Final = Refusal("10.11", "spent-general")
ONLY_HANNIBAL: Final = Refusal("25", "only-hannibal")
FLAMEN_PRICE: Final = Refusal("25", "flamen-price")
CANNOT_RAISE: Final = Refusal("8.2", "cannot-raise")
THREE_OPS: Final = Refusal("8.2", "three-ops")

CAMPAIGNS: Final[int] = bits([c for c in range(CARDS) if CAMPAIGN[c]])
_DECKS: Final[dict[int, int]] = {}


def deck_of(scenario: int, options: int) -> int:
    """26.1, 26.1.2 The cards of a game, as bits."""
    key = scenario << 16 | options
    if key not in _DECKS:
        mask = (1 << CLASSIC) - 1
        if options & ADDITIONAL_CARDS:
            mask |= (1 << ADDITIONAL) - (1 << CLASSIC)
        if options & SHARED_CARDS:
            mask |= (1 << CARDS) - (1 << ADDITIONAL)
        if options & ELEPHANT_FEAR:
            mask = (mask | 1 << FEAR_CARD) & ~(1 << FRIGHT_CARD)
        left_out: list[str] = SCENARIOS[scenario].get("left_out", [])
        for number in left_out:
            mask &= ~(1 << BY_NUMBER[number])
        _DECKS[key] = mask
    return _DECKS[key]


def new_card(pos: Hannibal) -> None:
    """What the last card did is over."""
    pos.fatigue = {}
    pos.weary = {}
    pos.walked = [0] * GENERALS
    pos.used = []
    pos.attempted = []
    pos.sailed = 0


# -- 7.3 who plays first -------------------------------------------------------------------------------------


class Initiative(Step[Hannibal]):
    """7.3 One player decides who begins, unless the other pre-empts him.

    7.3.1, 7.3.2 The other is asked first; he pre-empts with a Campaign card, played at once for event or OPs.
    """

    rule: ClassVar[str] = "7.3"
    fields: ClassVar[tuple[str, ...]] = ("decider", "stage")
    automatic: ClassVar[bool] = False

    def __init__(self, decider: int, stage: int) -> None:
        self.decider = decider
        self.stage = stage

    def clone(self) -> Initiative:
        return Initiative(self.decider, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << (self.decider if self.stage else 1 - self.decider)

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 1:
            return False
        other = 1 - self.decider
        if bits(pos.hands[other]) & CAMPAIGNS or (pos.option(ALWAYS_ASK) and unseen(pos, CAMPAIGNS)):
            return False
        pos.lacks[other] |= CAMPAIGNS & pos.all_cards()
        self.stage = 1
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        if self.stage == 1:
            return [A_FIRST, A_SECOND]
        out: list[int] = []
        for base, verb in ((A_EVENT, EVENT), (A_OPS, USE_OPS)):
            out += [base + c for c in range(CARDS) if self.refuse(pos, seat, verb, c) is None]
        return [*out, A_PASS]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if self.stage == 1:
            return None if verb == FIRST or verb == SECOND else NOT_NOW_FIRST
        if verb == PASS:
            return None
        if verb != EVENT and verb != USE_OPS:
            return NOT_NOW_FIRST
        if operand not in pos.hands[seat]:
            return NOT_IN_HAND
        if not CAMPAIGN[operand]:
            return NOT_A_CAMPAIGN
        return event_refusal(pos, seat, operand) if verb == EVENT else None

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == PASS:
            self.stage = 1
            return
        pos.steps.pop()
        if verb == EVENT or verb == USE_OPS:
            pos.first = seat
            self.tell(pos, "preempted", seat)
            pos.steps.append(Rounds(1 - seat))
            play_card(pos, seat, verb, operand)
            return
        pos.first = seat if verb == FIRST else 1 - seat
        self.tell(pos, "first", pos.first)
        pos.steps.append(Rounds(pos.first))

    def tell(self, pos: Hannibal, kind: str, side: int) -> None:
        if pos.events is not None:
            pos.emit(kind, "7.3", {"side": SIDES[side]})

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        if self.stage == 1:
            return "prompt-first", {"side": SIDES[self.decider]}
        return "prompt-preempt", {"side": SIDES[1 - self.decider]}


class Rounds(Step[Hannibal]):
    """5.3, 7.4 The players play their cards by turns, and who has more goes on alone."""

    rule: ClassVar[str] = "7.4"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> Rounds:
        return Rounds(self.seat)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if not pos.hands[0] and not pos.hands[1]:
            pos.steps.pop()
            return True
        seat = self.seat if pos.hands[self.seat] else 1 - self.seat
        self.seat = 1 - seat
        pos.steps.append(Round(seat))
        return True


# -- 7.2 the card of a round ---------------------------------------------------------------------------------


class Round(Step[Hannibal]):
    """7.2 A card for its OPs, for its event, or for nothing (8.6)."""

    rule: ClassVar[str] = "7.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "barred")

    def __init__(self, seat: int, barred: int = NOBODY) -> None:
        self.seat = seat
        self.barred = barred  # 26.1.1 the stolen card, where another is demanded

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        hand = [card for card in sorted(pos.hands[seat]) if card != self.barred]
        out = [A_EVENT + c for c in hand if event_refusal(pos, seat, c) is None]
        return out + [A_OPS + c for c in hand] + [A_DISCARD + c for c in hand]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != EVENT and verb != USE_OPS and verb != DISCARD:
            return NOT_NOW
        if operand not in pos.hands[seat]:
            return NOT_IN_HAND
        if operand == self.barred:
            return STOLEN
        return event_refusal(pos, seat, operand) if verb == EVENT else None

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        play_card(pos, seat, verb, operand)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-card", {"side": SIDES[self.seat]}


def event_refusal(pos: Hannibal, seat: int, card: int) -> Refusal | None:
    """8.3 Whether a card's event can be played as the card of a round now, and would do anything."""
    from .events import possible

    if EVENT_SIDE[card] != EITHER and EVENT_SIDE[card] != seat:
        return NOT_YOUR_EVENT
    return possible(pos, seat, card)


def play_card(pos: Hannibal, seat: int, verb: int, card: int) -> None:
    """7.2 A card is played, or discarded (8.6)."""
    pos.leave_hand(seat, card)
    new_card(pos)
    pos.barrier += 1
    if pos.events is not None:
        kind = "event" if verb == EVENT else "ops" if verb == USE_OPS else "discarded"
        rule = "8.3" if verb == EVENT else "8.2" if verb == USE_OPS else "8.6"
        pos.emit(kind, rule, {"side": SIDES[seat], "card": CARD_ID[card]})
    if verb == DISCARD:
        put_away(pos, card, False)
        return
    pos.card = card
    if verb == EVENT:
        pos.steps.append(PlayEvent(seat, card, 0))
    else:
        pos.steps.append(EndOfCard(card, False))
        pos.steps.append(Operations(seat, card))


class EndOfCard(Step[Hannibal]):
    """8.5 The card of the round goes where it belongs."""

    rule: ClassVar[str] = "8.5"
    fields: ClassVar[tuple[str, ...]] = ("card", "event")

    def __init__(self, card: int, event: bool) -> None:
        self.card = card
        self.event = event

    def owners(self, pos: Hannibal) -> int:
        return 1

    def resolve(self, pos: Hannibal) -> bool:
        pos.steps.pop()
        put_away(pos, self.card, self.event)
        pos.card = NOBODY
        return True


class PlayEvent(Step[Hannibal]):
    """8.3 An event takes effect, unless the enemy cancels it (25 Punic Faith).

    25 Some events end a truce.
    """

    rule: ClassVar[str] = "8.3"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "stage")

    def __init__(self, seat: int, card: int, stage: int) -> None:
        self.seat = seat
        self.card = card
        self.stage = stage

    def clone(self) -> PlayEvent:
        return PlayEvent(self.seat, self.card, self.stage)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def resolve(self, pos: Hannibal) -> bool:
        if self.stage == 0:
            self.stage = 1
            pos.answer = NOBODY
            if self.seat == ROME:
                ask(pos, CARTHAGE, 1 << PUNIC_FAITH, "event", "25")
            return True
        pos.steps.pop()
        cancelled = pos.answer == PUNIC_FAITH
        pos.answer = NOBODY
        pos.steps.append(EndOfCard(self.card, not cancelled))
        if cancelled:
            self.cancel(pos)
            return True
        from .events import carry_out

        if ENDS_TRUCE[self.card] and pos.marked(TRUCE_ON):
            pos.markers &= ~TRUCE_ON
            if pos.events is not None:
                pos.emit("truce-ends", "25", {"side": SIDES[self.seat]})
        carry_out(pos, self.seat, self.card)
        return True

    def cancel(self, pos: Hannibal) -> None:
        """25 Of a card that works with its OPs only the event is lost."""
        from .events import with_ops

        if pos.events is not None:
            pos.emit("cancelled", "25", {"side": SIDES[self.seat], "card": CARD_ID[self.card]})
        if with_ops(self.card):
            pos.steps.append(Activation(self.seat, self.card, False, 1))


# -- 8.2 operations ------------------------------------------------------------------------------------------


def activation_refusal(pos: Hannibal, seat: int, general: int, card: int, event: bool) -> Refusal | None:
    """8.2, 10.1 Whether a card activates a general; 10.11 e each at most once."""
    if GENERAL_SIDE[general] != seat or pos.at[general] < 0:
        return NOT_YOUR_GENERAL
    if general in pos.used:
        return ALREADY_ACTIVE
    if pos.walked[general] == SPENT:
        return SPENT_GENERAL
    limit = OPS[card]
    if event and (CAMPAIGN[card] or IMPERIUM[card]):
        limit = 3
    elif event and MARCH_RATING[card]:
        limit = MARCH_RATING[card]
    if rating_for_ops(pos, general) > limit:
        return TOO_FEW_OPS
    if event and card == CHARMS and general != HANNIBAL:
        return ONLY_HANNIBAL
    if general == pos.flamen and not pos.marked(FLAMEN_PAID) and len(pos.ordinary_pcs(ROME)) < 2:
        return FLAMEN_PRICE
    return None


def activate(pos: Hannibal, seat: int, general: int, card: int, event: bool) -> None:
    """10.2.2 The card activates the general who was chosen; 25 Mars' priest has his price, paid once."""
    start_march(pos, seat, general, card, event)
    if general == pos.flamen and not pos.marked(FLAMEN_PAID):
        pos.markers |= FLAMEN_PAID
        pos.steps.append(RemovePCs(ROME, ROME, 2, NOBODY, "25"))


def receives(pos: Hannibal, side: int, space: int) -> bool:
    """6.3, 8.2 Whether a general there can get a CU: not besieged, and where enemies stand only inside."""
    if pos.cus[1 - side][space] > 0:
        inside = pos.commander(side, space + WALLS) >= 0
        return inside and not pos.besieged(space) and pos.room(space, side) > 0
    if pos.commander(side, space) >= 0:
        return True
    return pos.commander(side, space + WALLS) >= 0 and not pos.besieged(space)


def place_units(pos: Hannibal, side: int, space: int, count: int, elephants: int, rule: str) -> None:
    """6.3 New CUs stand outside, or inside the walls if enemies are there; a lone enemy general has to go."""
    place = space + WALLS if pos.cus[1 - side][space] > 0 else space
    if place >= WALLS:
        count = min(count, pos.room(space, side))
        elephants = min(count, elephants)
    pos.add(side, place, count, elephants)
    if pos.events is not None:
        args = {"side": SIDES[side], "space": SPACE_ID[space], "count": count, "elephants": elephants}
        pos.emit("units", rule, args)
    if place < WALLS:
        pos.displace_all(1 - side, space, "10.10")


def raise_refusal(pos: Hannibal, seat: int, space: int, card: int) -> Refusal | None:
    """8.2 A card of 3 OPs raises a CU with a general on his own PC in a province that his side controls."""
    if OPS[card] != 3:
        return THREE_OPS
    if pos.control[space] != seat or pos.holder(PROVINCE_OF[space]) != seat:
        return CANNOT_RAISE
    return None if receives(pos, seat, space) else CANNOT_RAISE


class Operations(Step[Hannibal]):
    """8.2 The OPs of a card move one general, place PCs, or raise a CU."""

    rule: ClassVar[str] = "8.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    settled: ClassVar[bool] = False

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        out: list[int] = []
        for g in range(GENERALS):
            if activation_refusal(pos, seat, g, self.card, False) is None:
                out.append(A_ACTIVATE + g)
        out += [A_PC + s for s in pc_spaces(pos, seat)]
        if OPS[self.card] == 3:
            out += [A_RAISE + s for s in range(SPACES) if raise_refusal(pos, seat, s, self.card) is None]
        return out or [A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == ACTIVATE:
            return activation_refusal(pos, seat, operand, self.card, False)
        if verb == PC:
            return pc_refusal(pos, seat, operand)
        if verb == RAISE:
            return raise_refusal(pos, seat, operand, self.card)
        if verb == DONE and self.legal(pos, seat) == [A_DONE]:
            return None
        return NOT_NOW_OPS

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == ACTIVATE:
            activate(pos, seat, operand, self.card, False)
        elif verb == PC:
            place_pc(pos, seat, operand, "19.2")
            pos.steps.append(PlacePCs(seat, OPS[self.card] - 1))
        elif verb == RAISE:
            place_units(pos, seat, operand, 1, 0, "8.2")

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        return "prompt-ops", {"side": SIDES[self.seat], "card": CARD_ID[self.card], "count": OPS[self.card]}


class Activation(Step[Hannibal]):
    """10.11 An event activates generals, one after another; each ends his move and battle before the next."""

    rule: ClassVar[str] = "10.11"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "event", "left")

    def __init__(self, seat: int, card: int, event: bool, left: int) -> None:
        self.seat = seat
        self.card = card
        self.event = event
        self.left = left

    def clone(self) -> Activation:
        return Activation(self.seat, self.card, self.event, self.left)

    def owners(self, pos: Hannibal) -> int:
        return 1 << self.seat

    def able(self, pos: Hannibal) -> list[int]:
        card, event = self.card, self.event
        return [g for g in range(GENERALS) if activation_refusal(pos, self.seat, g, card, event) is None]

    def resolve(self, pos: Hannibal) -> bool:
        if self.left > 0 and self.able(pos):
            return False
        pos.steps.pop()
        return True

    def legal(self, pos: Hannibal, seat: int) -> list[int]:
        return [A_ACTIVATE + g for g in self.able(pos)] + [A_DONE]

    def refuse(self, pos: Hannibal, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == DONE:
            return None
        if verb != ACTIVATE:
            return NOT_NOW_OPS
        return activation_refusal(pos, seat, operand, self.card, self.event)

    def play(self, pos: Hannibal, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            pos.steps.pop()
            return
        self.left -= 1
        activate(pos, seat, operand, self.card, self.event)

    def prompt(self, pos: Hannibal) -> tuple[str, dict[str, Any]]:
        args = {"side": SIDES[self.seat], "card": CARD_ID[self.card], "count": self.left}
        return "prompt-activate", args
