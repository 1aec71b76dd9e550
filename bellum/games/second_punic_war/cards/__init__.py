"""1.3.1 The event cards. A row of ``cards.toml`` names the class of its event.

``base``: what every event has, and the step in which one asks for choices. Then by what they are about:
``recruits`` units and leaders, ``diplomacy`` states and tribes, ``treasury`` Talents, initiative and cards,
``afflictions`` armies and fleets struck without a battle, ``cities`` treason, sieges and ravaging,
``marches`` armies that move.
"""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.plain import descendants
from ..board import Board
from . import afflictions, cities, diplomacy, marches, recruits, treasury
from .base import EventCard

__all__ = ["afflictions", "cities", "diplomacy", "make_card", "marches", "recruits", "treasury"]

CLASSES: Final = descendants(EventCard, __name__)


def make_card(board: Board, number: int, row: Facts) -> EventCard:
    """The card of a row, with the class that its event names."""
    name = row["event"]["class"]
    if name not in CLASSES:
        raise ValueError(f"no class in cards/ is called {name}, as the card {row['id']} says")
    card = CLASSES[name](board, number, row)
    assert isinstance(card, EventCard)
    return card
