"""25 The strategy cards. A row of ``cards.toml`` names the class that it is made with.

``base``: what every card has, and the step in which an event asks for choices. Then by what they are about:
``campaigns`` generals that move, ``recruits`` CUs, ``diplomacy`` PCs and cities, ``revolts``, ``afflictions``
attrition, ``sieges``, ``markers``, ``hands`` strategy cards, ``senate`` Roman offices, ``counters``
counter-events.
"""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.plain import descendants
from ..scenario import Places
from . import (
    afflictions,
    campaigns,
    counters,
    diplomacy,
    hands,
    markers,
    recruits,
    revolts,
    senate,
    sieges,
)
from .base import StrategyCard

__all__ = [
    "afflictions",
    "campaigns",
    "counters",
    "diplomacy",
    "hands",
    "make_card",
    "markers",
    "recruits",
    "revolts",
    "senate",
    "sieges",
]


CLASSES: Final = descendants(StrategyCard, __name__)


def make_card(places: Places, number: int, row: Facts) -> StrategyCard:
    """The card of a row, of the class that the row names."""
    name = row["class"]
    if name not in CLASSES:
        raise ValueError(f"no class in cards/ is called {name}, as the card {row['id']} says")
    card = CLASSES[name](places, number, row)
    assert isinstance(card, StrategyCard)
    return card
