"""8.1 A strategy card: what is printed on it, and what the chapters of the rules ask of it.

The chapters know no card by its name. They open a window, or let the card of a march help it, and ask: how
many siege rolls, is the voyage safe, what does the answer do? This module holds the questions, with the
answer of a card that has nothing to say; the cards themselves are in ``cards/``, one class for a card or a
family, which its row names.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ...kernel.facts import Facts
from ...kernel.position import Position
from ...kernel.refusal import Refusal
from .kinds import SIDES
from .options import ADDITIONAL_CARDS, SHARED_CARDS, SWITCHES
from .scenario import Places

# 8.4 When a card can be played: see cards.toml.
WINDOWS: Final = (
    "play",
    "activation",
    "entry",
    "movement",
    "sailing",
    "battle",
    "charge",
    "round",
    "fighting",
    "conquest",
    "event",
    "die",
    "fleet",
    "sea_battle",
)
DECK_PARTS: Final = {"classic": 0, "additional": ADDITIONAL_CARDS, "shared": SHARED_CARDS}
EITHER: Final = 2  # 8.3 an event of both sides
NOTHING: Final = -1  # no card

P = TypeVar("P", bound=Position, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Generic[P]):
    """One strategy card of a board."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        """``number`` is the card's place in the file; ``places`` finds what the row names."""
        self.number = number
        self.bit = 1 << number
        self.id: str = row["id"]
        self.ops: int = row["ops"]
        self.side: int = [*SIDES, "either"].index(row["side"])
        self.counter: bool = row.get("counter", False)
        self.window: str = WINDOWS[WINDOWS.index(row["when"])]
        self.removed: bool = row.get("remove", False)  # 8.5 it leaves the game with its event
        self.ends_truce: bool = row.get("ends_truce", False)
        self.reshuffles: bool = row.get("reshuffles", False)  # 8.7.1
        # 26.1 The part of the deck, as the option that adds it; 26.1.2 the option that adds this card alone,
        # and the card that it replaces then.
        self.part: int = DECK_PARTS[row["deck"]]
        self.option: int = SWITCHES[row["option"]] if "option" in row else 0
        self.replaces: int = places.card[row["replaces"]] if "replaces" in row else NOTHING
        self.aside: bool = row.get("aside", False)
        # What its event does for a general whom it activates.
        self.rating = self.ops  # up to which strategy rating
        self.campaign = False  # 10.11 it is a Campaign: it pre-empts (7.3.2) and has a large fleet (11.4)
        self.forced = False  # 10.2 it is a Forced March
        self.one_fleet = False  # 25 no general sails with more than a small fleet
        self.pass_modifier = 0  # 10.6.1
        self.siege_rolls = 1
        # What it does in a battle for which it was played.
        self.battle_cards = 0  # 14.1 additional battle cards
        self.battle_rating = 0  # 14.1 a higher battle rating
        self.first_counterattack = 0  # 14.8.1 what modifies the first roll of its player
        self.deserting = 0  # 14.2 provinces, as bits, that give the enemy no cards
        self.opens_hand = False  # half of the enemy's battle cards are laid open
        self.plays_as = NOTHING  # 14.6 the type of battle card in whose place it is played
        self.takes_card = False  # a battle card of the enemy's joins one's own
        self.discards = 0  # 17.3 a charge fails and costs this many battle cards

    def belongs(self, seat: int) -> bool:
        """8.3 Whether a side may use the event."""
        return self.side == EITHER or self.side == seat

    # -- 8.3 as the card of a round --------------------------------------------------------------------------

    def refuse_event(self, pos: P, seat: int) -> Refusal | None:
        """8.3 Why the event cannot be played as the card of a round, or would do nothing."""
        raise NotImplementedError

    def strike(self, pos: P, seat: int) -> None:
        """8.3 The event takes effect."""
        raise NotImplementedError

    def fizzle(self, pos: P, seat: int) -> None:
        """25 The event was cancelled; a card that works with its OPs keeps these."""

    # -- as the event that activated a general ---------------------------------------------------------------

    def refuse_general(self, pos: P, general: int) -> Refusal | None:
        """Why the event does not activate this general, whatever his rating."""
        return None

    def charms(self, pos: P, general: int, space: int) -> bool:
        """Whether the general may remove the enemy's PC from a space that he enters."""
        return False

    def safe_voyage(self, pos: P, size: int, start: int, to: int) -> bool:
        """Whether this many CUs sail from port to port without the naval die."""
        return False

    def opens_gates(self, space: int) -> bool:
        """Whether the city falls without a siege roll."""
        return False

    # -- 8.4 at its window -----------------------------------------------------------------------------------

    def fits(self, pos: P, seat: int, about: int) -> bool:
        """Whether it can be played at its window, which is about a space, a card or a seat."""
        return True

    def fall_upon(self, pos: P, side: int, place: int) -> None:
        """entry: a force of this side is entering a space."""
        raise NotImplementedError

    def stop(self, pos: P) -> None:
        """movement: the step of a march that is about to be taken is not taken."""
        raise NotImplementedError

    def storm(self, pos: P, side: int) -> None:
        """sailing: a force of this side is at sea."""
        raise NotImplementedError

    def hold_out(self, pos: P, space: int) -> None:
        """conquest: a city has turned."""
        raise NotImplementedError

    def new_die(self, pos: P, die: int) -> int:
        """die: what the die shows instead."""
        raise NotImplementedError
