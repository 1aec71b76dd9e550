"""25 What the sea does: #60 Storms at Sea, #101 Cruel Sea."""

from __future__ import annotations

from ....kernel.facts import Facts
from ...hannibal.attrition import Attrition
from ...hannibal.board import ROME
from ...hannibal.cards.base import CounterEvent
from ...hannibal.kinds import SIDES
from ...hannibal.position import PunicWar
from ...hannibal.scenario import Places
from ..harbours import strand
from ..position import CORVUS, FirstWar, first_war
from .base import SeaCard


class StormsOverFleet(CounterEvent):
    """25 #60 An army at sea rolls for attrition, and ships that carry it are Exhausted."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.modifier: int = row["modifier"]
        self.ships: int = row["ships"]
        self.corvus_ships: int = row["corvus_ships"]

    def storm(self, pos: PunicWar, side: int) -> None:
        war = first_war(pos)
        voyage = war.sailing()
        corvus = side == ROME and war.marked(CORVUS)
        count = min(voyage.ships, self.corvus_ships if corvus else self.ships)
        war.exhaust(side, voyage.port, count, "25")
        voyage.ships -= count
        pos.steps.append(Attrition(side, pos.board.transit, self.modifier, False, "25"))


class CruelSea(SeaCard):
    """25 #101 A die for each ship of a fleet that has just moved; the Corvus makes it worse for Rome."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.sunk_on: int = row["sunk_on"]
        self.corvus_sunk_on: int = row["corvus_sunk_on"]

    def rage(self, pos: FirstWar) -> None:
        voyage = pos.sailing()
        corvus = voyage.seat == ROME and pos.marked(CORVUS)
        pos.barrier += 1
        rolls = [pos.dice.roll(6) for _ in range(voyage.ships)]
        sunk = sum(1 for die in rolls if die >= (self.corvus_sunk_on if corvus else self.sunk_on))
        if pos.events is not None:
            args = {
                "side": SIDES[voyage.seat],
                "space": pos.sea.space_id[voyage.port],
                "rolls": rolls,
                "count": sunk,
            }
            pos.emit("cruel-sea", "25", args)
        pos.sink(voyage.seat, voyage.port, sunk, False, "25")
        voyage.ships -= sunk
        pos.lose_corvus(voyage.seat, sunk)
        if voyage.ships == 0:
            voyage.over = True
            strand(pos, voyage)
            if voyage.army:
                pos.founder()
        elif voyage.army and sunk:
            pos.drown(sunk)
