"""25 Events that lay a marker: what it means as long as it lies there, the chapters know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..board import CARTHAGE
from ..position import (
    ARCHIMEDES,
    CATO_COUNSELS,
    CATO_ENDING,
    HANNO_COUNSELS,
    HANNO_ENDING,
    LATIN_COLONIES,
    MACEDON,
    NAVAL_VICTORY,
    TRUCE_ON,
    PunicWar,
)
from ..scenario import Places
from .base import Instant
from .hands import lose_random

LIES_THERE: Final = Refusal("25", "marker-lies-there")
NOT_CARTHAGINIAN: Final = Refusal("25", "city-not-carthaginian")
LAST_TURN: Final = Refusal("25", "last-turn")
NO_ALLIANCE: Final = Refusal("25", "no-alliance-to-end")

MARKERS: Final[dict[str, int]] = {
    "macedon": MACEDON,
    "naval_victory": NAVAL_VICTORY,
    "truce": TRUCE_ON,
    "hanno_counsels": HANNO_COUNSELS,
    "cato_counsels": CATO_COUNSELS,
    "archimedes": ARCHIMEDES,
    "latin_colonies": LATIN_COLONIES,
}
ENDINGS: Final[dict[str, int]] = {"hanno_counsels": HANNO_ENDING, "cato_counsels": CATO_ENDING}


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Instant):
    """25 #29 Carthaginian Naval Victory: a marker is laid, if it does not lie there already."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.marker = MARKERS[row["marker"]]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return LIES_THERE if pos.marked(self.marker) else None

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.markers |= self.marker


class Truce(Marker):
    """25 #64 A truce begins; one that holds may be proclaimed again."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None


class Counsel(Marker):
    """25 #57 Hanno, #58 Cato: counsel is given, or given again before it ends."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.ending = ENDINGS[row["marker"]]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return LIES_THERE if pos.marked(self.marker) and not pos.marked(self.ending) else None

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.markers |= self.marker
        pos.markers &= ~self.ending


class ArchimedesEngines(Marker):
    """25 #65 Engines defend Syracusae while it is Carthaginian."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.space = places.space[row["space"]]

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        if pos.control[self.space] != CARTHAGE:
            return NOT_CARTHAGINIAN
        return super().refuse_now(pos, seat)


class LatinColoniesRefuse(Marker):
    """25 #68 Rome's next levy is smaller; in the last turn there is none to come."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return LAST_TURN if pos.turn == pos.scenario.last_turn else super().refuse_now(pos, seat)


class PhilipAllies(Marker):
    """25 #9A Philip of Macedon is Carthage's ally: every sailing has a dot more; Rome loses a card."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.markers |= self.marker
        pos.discard += pos.aside
        pos.aside = []
        lose_random(pos, 1 - seat)


class PhilipPeace(Instant):
    """25 #9B Philip makes peace with Rome: the alliance is over; Carthage loses a card."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return None if pos.marked(MACEDON) else NO_ALLIANCE

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.markers &= ~MACEDON
        lose_random(pos, 1 - seat)
