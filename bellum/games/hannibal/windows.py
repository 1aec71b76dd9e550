"""8.4 Counter-events come at their windows; and dice that a counter-event may have rerolled.

A step opens a window by its word and says what it is about; the cards that wait for that window say whether
they fit. The step below the window finds the card that was played in ``pos.answer``, or NOBODY; the one below
a die that was rolled finds the number in ``pos.die``. A player with nothing playable is not asked, unless the
option "always ask" is on; what the silence tells the enemy is kept in ``pos.lacks``, and cannot be undone.
A player may have declined beforehand, all windows or those of one kind.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import A_COUNTER, A_PASS, COUNTER, PASS
from .board import NOBODY
from .kinds import SIDES
from .options import ALWAYS_ASK, REMOVE_EXTRA, SHARED_CARDS
from .position import RESHUFFLE, PunicWar, bits, of_bits

COUNTER_NOT_IN_HAND: Final = Refusal("8.4", "counter-not-in-hand")
NOT_A_COUNTER: Final = Refusal("8.4", "not-a-counter")
NOT_THIS_WINDOW: Final = Refusal("8.4", "not-this-window")

# Standing orders: to decline every counter-event, or those of one kind of window.
ANY: Final = "any"
WINDOWS: Final = (
    "battle", "desertion", "charge", "event", "entry", "weather", "storms", "conquest", "omen", "black-day",
)  # fmt: skip
ORDERS: Final[dict[str, tuple[str, ...]]] = dict.fromkeys((ANY, *WINDOWS), ("turn", "battle"))


def found_lacking(pos: PunicWar, seat: int, cards: int) -> None:
    """8.4 A seat that is not asked has none of some cards: what is learned by that is not undone."""
    if cards & ~pos.lacks[seat]:
        pos.lacks[seat] |= cards
        pos.learned()


def unseen(pos: PunicWar, mask: int) -> int:
    """Those of some cards that lie open nowhere."""
    shown = bits(pos.discard) | bits(pos.removed) | bits(pos.aside)
    if pos.card >= 0:
        shown |= 1 << pos.card
    return mask & pos.card_set & ~shown


def fitting(pos: PunicWar, seat: int, window: str, about: int) -> int:
    """8.4 The counter-events of a window that a seat could play now, if it had them, as bits."""
    cards = 0
    for card in pos.board.waiting[window]:
        if card.belongs(seat) and card.fits(pos, seat, about):
            cards |= card.bit
    return cards


def open_window(pos: PunicWar, seat: int, window: str, about: int, prompt: str, rule: str) -> None:
    """8.4 A window opens for a seat, about a space, a card or a seat; the answer is in ``pos.answer``."""
    ask(pos, seat, fitting(pos, seat, window, about), prompt, rule)


def ask(pos: PunicWar, seat: int, cards: int, window: str, rule: str) -> None:
    """8.4 Ask a seat for one of some counter-events, if it has one; the answer is in ``pos.answer``."""
    pos.answer = NOBODY
    if cards == 0:
        return
    possible = unseen(pos, cards)
    if bits(pos.hands[seat]) & possible == 0:
        if not pos.option(ALWAYS_ASK):
            found_lacking(pos, seat, possible)
            return
        if possible == 0:
            return
    pos.steps.append(Window(seat, possible, window, rule))


def put_away(pos: PunicWar, card: int, event: bool) -> None:
    """8.5 A card that was played goes to the discards, or leaves the game with its event if it says so.

    8.7.1 Whichever way the Truce leaves a hand, the deck is shuffled at the end of the turn.
    """
    played = pos.board.deck[card]
    if played.reshuffles:
        pos.markers |= RESHUFFLE
    if event and (played.removed or (played.part == SHARED_CARDS and pos.option(REMOVE_EXTRA))):
        pos.removed.append(card)
    else:
        pos.discard.append(card)


class Window(SeatStep[PunicWar]):
    """8.4 A player may interrupt with one of the counter-events that fit here."""

    rule: ClassVar[str] = "8.4"
    automatic: ClassVar[bool] = False

    def __init__(self, seat: int, cards: int, window: str, paragraph: str) -> None:
        super().__init__(seat)
        self.cards = cards
        self.window = window
        self.paragraph = paragraph

    def legal(self, pos: PunicWar, seat: int) -> list[int]:
        fit = self.cards & bits(pos.hands[seat])
        return [A_COUNTER + card for card in of_bits(fit)] + [A_PASS]

    def standing(self, pos: PunicWar, seat: int, order: str) -> int:
        return A_PASS if order == ANY or order == self.window else -1

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb == PASS:
            return None
        if verb != COUNTER:
            return pos.not_now(verb)
        if operand not in pos.hands[seat]:
            return COUNTER_NOT_IN_HAND
        if self.cards >> operand & 1:
            return None
        return NOT_THIS_WINDOW if pos.board.deck[operand].counter else NOT_A_COUNTER

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == PASS:
            pos.answer = NOBODY
            return
        play_counter(pos, seat, operand, self.paragraph)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        args: dict[str, Any] = {"side": SIDES[self.seat]}
        below = pos.steps[-2]
        if isinstance(below, Throw):
            args["die"] = below.die
        return f"prompt-window-{self.window}", args


def play_counter(pos: PunicWar, seat: int, card: int, rule: str) -> None:
    """8.4 A counter-event is played: no card of a round, and no end of a truce."""
    pos.leave_hand(seat, card)
    put_away(pos, card, True)
    pos.answer = card
    pos.barrier += 1
    if pos.events is not None:
        pos.emit("counter", rule, {"side": SIDES[seat], "card": pos.board.card_id[card]})


def throw(pos: PunicWar, seat: int) -> None:
    """3.10 Roll a six-sided die for a seat; 25 an omen may have it rerolled."""
    pos.die = pos.dice.roll(6)
    pos.barrier += 1
    if pos.card_set & pos.board.omens:
        pos.steps.append(Throw(seat, pos.die))


class Throw(SeatStep[PunicWar]):
    """25 A die lies on the table, and may be rerolled once: by an omen of its owner or of the enemy."""

    rule: ClassVar[str] = "8.4"

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die

    def resolve(self, pos: PunicWar) -> bool:
        pos.steps[-1] = OwnOmen(self.seat, self.die)
        open_window(pos, self.seat, "die", self.seat, "omen", "8.4")
        return True

    def again(self, pos: PunicWar) -> None:
        """The second roll stands."""
        pos.die = pos.board.deck[pos.answer].new_die(pos, self.die)
        pos.barrier += 1
        pos.answer = NOBODY
        pos.steps.pop()
        if pos.events is not None:
            args = {"side": SIDES[self.seat], "die": self.die, "rolls": [pos.die]}
            pos.emit("thrown-again", "8.4", args)


class OwnOmen(Throw):
    """25 The player who rolled the die has it rerolled, or the enemy may."""

    def resolve(self, pos: PunicWar) -> bool:
        if pos.answer >= 0:
            self.again(pos)
        else:
            pos.steps[-1] = EnemysOmen(self.seat, self.die)
            open_window(pos, 1 - self.seat, "die", self.seat, "bad-omen", "8.4")
        return True


class EnemysOmen(Throw):
    """25 The enemy has the die rerolled, or it stands."""

    def resolve(self, pos: PunicWar) -> bool:
        if pos.answer >= 0:
            self.again(pos)
        else:
            pos.die = self.die
            pos.steps.pop()
        return True
