"""8.3, 25 A strategy card of this game: its event as the card of a round, and the choices that it asks for.

A card is one class, or one row of a family's class. It says why the event cannot be played now
(``refuse_now``), how many choices it takes (``count``), what may be chosen (``candidates``,
``refuse_target``) and what a choice does (``choose``); one that asks for nothing says what it does in
``strike``. At which window it answers stands in its row.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import A_DONE, DONE, SHIFT
from ..board import NOBODY
from ..card import Card
from ..kinds import SIDES
from ..position import NONE, PunicWar
from ..scenario import Places

ONLY_A_COUNTER: Final = Refusal("8.4", "only-a-counter")
ALL_OF_IT: Final = Refusal("8.3", "event-in-full")
NOT_BEGUN: Final = Refusal("8.3", "event-not-begun")
WRONG_PROVINCE: Final = Refusal("25", "event-province")
WRONG_REGION: Final = Refusal("25", "event-region")
OTHER_PROVINCE: Final = Refusal("25", "other-province-begun")
NOT_YOUR_PROVINCE: Final = Refusal("25", "province-not-yours")
FEW_PROVINCES: Final = Refusal("25", "too-few-provinces")
NOT_ROMAN: Final = Refusal("25", "city-not-roman")
NOT_A_PORT: Final = Refusal("25", "event-needs-port")
MASK: Final = (1 << SHIFT) - 1


def provinces_of(places: Places, row: Facts) -> list[int]:
    """The provinces that a card names."""
    return [places.province[name] for name in row["provinces"]]


def regions_of(places: Places, row: Facts) -> list[int]:
    """The regions that a card names."""
    return [places.region[name] for name in row["regions"]]


@mypyc_attr(allow_interpreted_subclasses=True)
class StrategyCard(Card[PunicWar]):
    """8.3 A card whose event is played as the card of a round."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.count = 1  # how many choices the event takes
        self.free = False  # whether one may stop after the first

    # -- whether it can be played ----------------------------------------------------------------------------

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        """What the card demands before anything is chosen."""
        return None

    def nothing(self) -> Refusal:
        """Why the event is refused if there is nothing to choose."""
        raise NotImplementedError

    def refuse_event(self, pos: PunicWar, seat: int) -> Refusal | None:
        refusal = self.refuse_now(pos, seat)
        if refusal is not None:
            return refusal
        return None if self.possible(pos, seat, NONE) else self.nothing()

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Choice(seat, self.number, self.count, []))

    # -- what is chosen --------------------------------------------------------------------------------------

    def chooser(self, seat: int, chosen: list[int]) -> int:
        """Who chooses next; ``seat`` has played the card."""
        return seat

    def verb(self, pos: PunicWar, chosen: list[int]) -> int:
        """The verb of the next choice."""
        raise NotImplementedError

    def candidates(self, pos: PunicWar, seat: int, chosen: list[int]) -> list[int]:
        """The next choices worth asking about: unless it says otherwise, one for each space."""
        base = self.verb(pos, chosen) << SHIFT
        return list(range(base, base + pos.board.spaces))

    def refuse_choice(
        self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        """Why this is not the next choice."""
        if verb != self.verb(pos, chosen):
            return pos.not_now(verb)
        return self.refuse_target(pos, seat, operand, chosen)

    def refuse_target(self, pos: PunicWar, seat: int, operand: int, chosen: list[int]) -> Refusal | None:
        """Why the event does not allow this operand."""
        return None

    def choose(self, pos: PunicWar, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        """A choice was made, and takes effect; ``chosen`` remembers for the next one what that must know."""
        raise NotImplementedError

    def possible(self, pos: PunicWar, seat: int, chosen: list[int]) -> bool:
        """Whether anything can be chosen next."""
        for action in self.candidates(pos, seat, chosen):
            if self.refuse_choice(pos, seat, action >> SHIFT, action & MASK, chosen) is None:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(StrategyCard):
    """8.3 A card whose event asks for no choice."""

    def refuse_event(self, pos: PunicWar, seat: int) -> Refusal | None:
        return self.refuse_now(pos, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterEvent(StrategyCard):
    """8.4 A card that waits for its window, and does nothing as the card of a round."""

    def refuse_event(self, pos: PunicWar, seat: int) -> Refusal | None:
        return ONLY_A_COUNTER


class Choice(SeatStep[PunicWar]):
    """8.3, 25 The player of an event chooses what it strikes, once or several times."""

    rule: ClassVar[str] = "8.3"

    def __init__(self, seat: int, card: int, left: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.chosen = chosen[:]

    def clone(self) -> Choice:
        return Choice(self.seat, self.card, self.left, self.chosen)

    def event(self, pos: PunicWar) -> StrategyCard:
        """The card that asks."""
        card = pos.board.deck[self.card]
        assert isinstance(card, StrategyCard)
        return card

    def owners(self, pos: PunicWar) -> int:
        return 1 << self.event(pos).chooser(self.seat, self.chosen)

    def resolve(self, pos: PunicWar) -> bool:
        if self.left > 0 and self.event(pos).possible(pos, self.seat, self.chosen):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: PunicWar, seat: int) -> list[int]:
        return [*self.event(pos).candidates(pos, self.seat, self.chosen), A_DONE]

    def refuse(self, pos: PunicWar, seat: int, verb: int, operand: int) -> Refusal | None:
        card = self.event(pos)
        if verb != DONE:
            return card.refuse_choice(pos, self.seat, verb, operand, self.chosen)
        if not card.free:
            return ALL_OF_IT
        return NOT_BEGUN if self.left == card.count else None

    def play(self, pos: PunicWar, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.left = 0
            return
        self.left -= 1
        self.event(pos).choose(pos, self.seat, verb, operand, self.chosen)

    def prompt(self, pos: PunicWar) -> tuple[str, dict[str, Any]]:
        card = self.event(pos)
        side = card.chooser(self.seat, self.chosen)
        return "prompt-event", {"side": SIDES[side], "card": card.id, "count": self.left}


# -- what several cards look at ------------------------------------------------------------------------------


def rebels(pos: PunicWar, side: int, province: int) -> list[int]:
    """Ordinary PCs of a side in a province that share their space with no CU of its."""
    return [s for s in pos.spaces_of(province) if pos.ordinary(s, side) and not pos.occupied(side, s)]


def army_at(pos: PunicWar, side: int, space: int) -> int:
    """3.3 The place of an army, a general with CUs, on a space; NOBODY if there is none."""
    board = pos.board
    for place in (space, space + board.walls):
        if pos.cus[side][place] > 0 and pos.commander(side, place) >= 0:
            return place
    return NOBODY


def held_in(pos: PunicWar, side: int, region: int) -> int:
    """How many provinces of a region a side controls."""
    board = pos.board
    return sum(
        1 for p in range(board.provinces) if board.province_region[p] == region and pos.holder(p) == side
    )


def tell_struck(pos: PunicWar, card: str, space: int) -> None:
    """Tell that an event has taken effect on a space."""
    if pos.events is not None:
        pos.emit("struck", "25", {"card": card, "space": pos.board.space_id[space]})
