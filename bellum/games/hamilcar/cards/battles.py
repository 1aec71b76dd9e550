"""25 Naval battles: #104 Sacred Chickens Overboard, #107 the Corvus."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ...hannibal.board import ROME
from ...hannibal.cards.base import Instant
from ...hannibal.kinds import SIDES
from ...hannibal.position import PunicWar
from ...hannibal.scenario import Places
from ..position import CORVUS, first_war
from .base import SeaCard

CORVUS_IN_PLAY: Final = Refusal("25", "corvus-in-play")


class SacredChickens(SeaCard):
    """25 #104 A Roman Admiral's naval rating is lower, and his dice are worse in the first round."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.rating = row["rating"]
        self.first_round = row["dice"]

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        war = first_war(pos)
        voyage = war.voyage
        if voyage is not None and voyage.army and voyage.seat == ROME:
            return war.sea.naval[pos.marching().general] > 0
        led = voyage is not None and voyage.seat != ROME and voyage.led >= 0  # H12 he stays behind, and leads
        return led or war.naval_rating(ROME, about) > 0


class Corvus(Instant):
    """H2.2, 25 #107 The Corvus: as the card of a round, or in a naval battle of Rome's own round."""

    def refuse_now(self, pos: PunicWar, seat: int) -> Refusal | None:
        return CORVUS_IN_PLAY if pos.marked(CORVUS) else None

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        battle = first_war(pos).sea_battle
        return battle is not None and battle.attacker == ROME and not pos.marked(CORVUS)

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.markers |= CORVUS
        if pos.events is not None:
            pos.emit("corvus", "25", {"side": SIDES[ROME]})
