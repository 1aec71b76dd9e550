"""2.1 The deck: each card of the data with its class, a god's found by its id."""

from __future__ import annotations

from typing import Final

from ..board import CARD_ID, EVENT
from .apollo import Apollo
from .card import Card
from .command import Command
from .jupiter import Jupiter
from .mars import Mars
from .mercury import Mercury
from .neptune import Neptune
from .pluto import Pluto
from .vulcan import Vulcan

GODS: Final[dict[str, type[Card]]] = {
    god.id: god for god in (Apollo, Jupiter, Mars, Mercury, Neptune, Pluto, Vulcan)
}


def deck() -> list[Card]:
    """Every card by its number; KeyError for an event that has no class."""
    return [GODS[id](number) if EVENT[number] else Command(number) for number, id in enumerate(CARD_ID)]
