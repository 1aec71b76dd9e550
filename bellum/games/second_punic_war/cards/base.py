"""3.4.3, 1.3.1 An event: whether it can be played now, the choices that it asks for, and what it does.

A card is one row of a family's class. The class says why the event cannot be played (``refuse_now``), how
many choices it takes (``count``), what may be chosen (``candidates``, ``refuse_choice``) and what a choice
does (``choose``); an event that asks for nothing says what it does in ``happen``. All keys of its row are
read when the class is made, so that one which nothing reads is found.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import DONE, SHIFT
from ..board import NOBODY, Board
from ..card import Card
from ..kinds import NATIONS
from ..position import BESIEGED, NONE, War
from ..stacks import Troops

ALL_OF_IT: Final = Refusal("3.4.3", "event-in-full")
NOT_BEGUN: Final = Refusal("3.4.3", "event-not-begun")
TOO_POOR: Final = Refusal("3.4.3", "event-too-dear")
MASK: Final = (1 << SHIFT) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(Card[War]):
    """3.4.3 A card whose event asks its player, or somebody else, to choose."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(number, row, board.effect[row["effect"]])
        self.count = 1  # how many choices the event takes
        self.free = False  # whether one may stop after the first
        self.price: int = self.event.get("cost", 0)  # Talents that its player pays

    # -- whether it can be played ----------------------------------------------------------------------------

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        """What the event demands before anything is chosen."""
        return None

    def nothing(self) -> Refusal:
        """Why the event is refused if there is nothing to choose."""
        raise NotImplementedError

    def refuse_event(self, pos: War, seat: int) -> Refusal | None:
        if pos.talents[seat] < self.price:
            return TOO_POOR
        refusal = self.refuse_now(pos, seat)
        if refusal is not None:
            return refusal
        return None if self.possible(pos, seat, NONE) else self.nothing()

    def strike(self, pos: War, seat: int) -> None:
        pos.talents[seat] -= self.price
        self.happen(pos, seat)

    def happen(self, pos: War, seat: int) -> None:
        """The event takes place, and is paid for."""
        pos.steps.append(Choice(seat, self.number, self.count, []))

    # -- what is chosen --------------------------------------------------------------------------------------

    def chooser(self, pos: War, seat: int, chosen: list[int]) -> int:
        """Who chooses next; ``seat`` has played the card."""
        return seat

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        """The next choices worth asking about."""
        raise NotImplementedError

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        """Why this is not the next choice."""
        raise NotImplementedError

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        """A choice was made, and takes effect; ``chosen`` remembers for the next one what that must know."""
        raise NotImplementedError

    def told(self, left: int) -> int:
        """How many choices the players are told that are left: those that can change something."""
        return left

    def finish(self, pos: War, seat: int, chosen: list[int]) -> None:
        """All has been chosen that could be, or that the player wanted."""

    def possible(self, pos: War, seat: int, chosen: list[int]) -> bool:
        """Whether anything can be chosen next."""
        for action in self.candidates(pos, seat, chosen):
            if self.refuse_choice(pos, seat, action >> SHIFT, action & MASK, chosen) is None:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Instant(EventCard):
    """3.4.3 A card whose event asks for no choice."""

    def refuse_event(self, pos: War, seat: int) -> Refusal | None:
        return TOO_POOR if pos.talents[seat] < self.price else self.refuse_now(pos, seat)


class Choice(SeatStep[War]):
    """3.4.3 What an event strikes is chosen, once or several times."""

    rule: ClassVar[str] = "3.4.3"

    def __init__(self, seat: int, card: int, left: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.chosen = chosen[:]

    def clone(self) -> Choice:
        return Choice(self.seat, self.card, self.left, self.chosen)

    def event(self, pos: War) -> EventCard:
        """The card that asks."""
        card = pos.board.cards[self.card]
        assert isinstance(card, EventCard)
        return card

    def owners(self, pos: War) -> int:
        return 1 << self.event(pos).chooser(pos, self.seat, self.chosen)

    def resolve(self, pos: War) -> bool:
        if self.left > 0 and self.event(pos).possible(pos, self.seat, self.chosen):
            return False
        pos.steps.pop()
        self.event(pos).finish(pos, self.seat, self.chosen)
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [*self.event(pos).candidates(pos, self.seat, self.chosen), DONE << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        card = self.event(pos)
        if verb != DONE:
            return card.refuse_choice(pos, self.seat, verb, operand, self.chosen)
        if not card.free:
            return ALL_OF_IT
        return NOT_BEGUN if self.left == card.count else None

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        if verb == DONE:
            self.left = 0
            return
        self.left -= 1
        self.event(pos).choose(pos, self.seat, verb, operand, self.chosen)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        card = self.event(pos)
        asked = card.chooser(pos, self.seat, self.chosen)
        return "prompt-event", {"seat": pos.seats[asked], "card": card.id, "count": card.told(self.left)}


# -- what rows name ------------------------------------------------------------------------------------------


def areas_named(board: Board, event: Facts) -> list[int]:
    """The areas that an event is about; all of them if it names none."""
    names: list[str] = list(event.get("areas", board.area_id))
    return [board.area[name] for name in names]


def numbers_named(numbers: dict[str, int], row: Facts, key: str) -> list[int]:
    """The things that a key of a row names, by number; none if there is no such key."""
    names: list[str] = list(row.get(key, []))
    return [numbers[name] for name in names]


def table_named(row: Facts, key: str) -> dict[str, Any]:
    """A table whose keys are names, as plain data; empty if there is no such key."""
    return row[key].plain() if key in row else {}


def nation_named(row: Facts, key: str) -> int:
    """The nation that a key of a row names, or NOBODY if there is no such key."""
    return NATIONS.index(row[key]) if key in row else NOBODY


def leader_named(board: Board, row: Facts, key: str) -> int:
    """The leader that a key of a row names, or NOBODY if there is no such key."""
    return board.leader[row[key]] if key in row else NOBODY


# -- what several cards look at ------------------------------------------------------------------------------


def every(verb: int, number: int) -> list[int]:
    """An action of a verb for each of so many things."""
    return list(range(verb << SHIFT, (verb << SHIFT) + number))


def die(pos: War) -> int:
    """1.4 One ten-sided die."""
    pos.barrier += 1
    return pos.dice.roll(10)


def foes(pos: War, place: int, seat: int) -> Troops:
    """All troops in a place that are at war with a seat's side."""
    side = pos.side_of_seat[seat]
    return sum([pos.troops(place, other) for other in range(3) if pos.hostile(side, other)])


def friends(pos: War, place: int, seat: int) -> Troops:
    """All troops of a seat's side in a place."""
    return pos.troops(place, pos.side_of_seat[seat])


def own_city(pos: War, city: int, seat: int) -> bool:
    """Whether a city is a seat's side's, in play and not besieged."""
    return (
        pos.playable(pos.board.city_region[city])
        and pos.city_side(city) == pos.side_of_seat[seat]
        and pos.ring[city] != BESIEGED
    )


def besieged_by(pos: War, city: int, seat: int) -> bool:
    """6.2 Whether a seat's side besieges a city."""
    return pos.ring[city] == BESIEGED and pos.besieger[city] == pos.side_of_seat[seat]


def tell_struck(pos: War, card: str, place: int) -> None:
    """Tell that an event has taken effect somewhere."""
    if pos.events is not None:
        pos.emit("struck", "3.4.3", {"card": card, "field": pos.board.field_name(place)})
