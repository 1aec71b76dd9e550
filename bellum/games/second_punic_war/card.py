"""1.3.1 An event card and the effect at its foot: what is printed on them, and what the chapters ask of them.

The chapters know no card by its name. An action plays a card's event, a window lets players answer with
effects, and the card says whether it can be played there and what it does. This module holds the questions;
the cards are in ``cards/``, the effects in ``effects/``, one class for a family, which the rows name.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ...kernel.facts import Facts
from ...kernel.position import Position
from ...kernel.refusal import Refusal
from .kinds import NATIONS

P = TypeVar("P", bound=Position, contravariant=True)

# 1.3.1, 5.7 The moments at which effects can be played: what the word `when` of an effect may name.
MOMENTS: Final = (
    "any",
    "before_battle",
    "battle_round",
    "pursuit",
    "movement",
    "siege",
    "response",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[P]):
    """5.7 What a card does when it is played as an effect: whenever its words allow, and no action."""

    def __init__(self, number: int, row: Facts) -> None:
        self.number = number
        self.id: str = row["id"]
        self.moments: list[str] = list(row["when"])
        self.words: Facts = row  # what its class reads: a key that it does not is found at the start
        if not set(self.moments) <= set(MOMENTS):
            raise ValueError(f"{self.id} is played at {self.moments}")

    def refuse(self, pos: P, seat: int, window: str, about: int) -> Refusal | None:
        """Why a seat cannot play it at a window, which is about a place, a city, a card or a leader."""
        raise NotImplementedError

    def declare(self, pos: P, seat: int, window: str, about: int) -> None:
        """5.7 What its player says when he plays it, so that all know it who may answer: most say nothing."""

    def work(self, pos: P, seat: int, window: str, about: int) -> None:
        """The effect takes place: nobody has cancelled it."""
        raise NotImplementedError

    def work_for(self, pos: P, seat: int, window: str, about: int, side: int) -> None:
        """The same, for the side that its player has declared, if he had to."""
        self.work(pos, seat, window, about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Generic[P]):
    """1.3.1 One event card."""

    def __init__(self, number: int, row: Facts, effect: int) -> None:
        """``number`` is the card's place in the file; ``effect`` the number of its effect."""
        self.number = number
        self.id: str = row["id"]
        self.deck: int = NATIONS.index(row["deck"])
        self.gold: int = row["gold"]
        self.initiative: int = row["initiative"]
        self.one_shot: bool = row.get("one_shot", False)
        self.effect = effect
        self.event: Facts = row["event"]  # what its class reads: a key that it does not is found at the start

    def refuse_event(self, pos: P, seat: int) -> Refusal | None:
        """3.4.3 Why a seat cannot play the event now, or why it would change nothing."""
        raise NotImplementedError

    def strike(self, pos: P, seat: int) -> None:
        """3.4.3 The event takes place: nobody has cancelled it. It may ask its player for choices."""
        raise NotImplementedError
