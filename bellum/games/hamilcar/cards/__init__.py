"""25 The strategy cards of this war: Hannibal's classes where the card is the same, and those of the sea.

A row of ``cards.toml`` names the class that it is made with. ``fleets`` ships and treasuries, ``storms`` what
the sea does, ``battles`` naval battles, ``coasts`` what comes from the sea, ``lands`` PCs, cities and CUs.
"""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.plain import descendants
from ...hannibal import cards
from ...hannibal.cards.base import StrategyCard
from ...hannibal.scenario import Places
from . import battles, coasts, fleets, lands, storms

__all__ = ["battles", "cards", "coasts", "fleets", "lands", "make_card", "storms"]

CLASSES: Final = descendants(StrategyCard, cards.__name__, __name__)


def make_card(places: Places, number: int, row: Facts) -> StrategyCard:
    """The card of a row, of the class that the row names."""
    name = row["class"]
    if name not in CLASSES:
        raise ValueError(f"no class of cards is called {name}, as the card {row['id']} says")
    card = CLASSES[name](places, number, row)
    assert isinstance(card, StrategyCard)
    return card
