"""25, 10.11 Events that activate generals: Campaigns, Forced Marches, and those that help one general."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..board import NO_LIMIT
from ..operations import Activation, command_refusal
from ..position import PunicWar
from ..scenario import Places
from .base import StrategyCard, regions_of

NOBODY_TO_ACTIVATE: Final = Refusal("25", "nobody-to-activate")
ONLY_HIM: Final = Refusal("25", "only-hannibal")


@mypyc_attr(allow_interpreted_subclasses=True)
class ActivatingCard(StrategyCard):
    """10.11 An event that activates generals, one after another."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.activates = 1  # how many generals

    def refuse_event(self, pos: PunicWar, seat: int) -> Refusal | None:
        for general in pos.board.generals_of[seat]:
            if command_refusal(pos, seat, general, self.number, True) is None:
                return None
        return NOBODY_TO_ACTIVATE

    def strike(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Activation(seat, self.number, True, self.activates))


class Campaign(ActivatingCard):
    """10.11, 7.3.2 #33, #34 Major and #37 to #40 Minor Campaign: several generals, whatever their ratings."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.activates = row["campaign"]
        self.rating = NO_LIMIT
        self.campaign = True


class Imperium(ActivatingCard):
    """25 #66, #83 Two Roman generals, whatever their ratings; it is not a Campaign, and has a small fleet."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.activates = row["imperium"]
        self.rating = NO_LIMIT
        self.one_fleet = True


class ForcedMarch(ActivatingCard):
    """10.2, 25 #61 to #63 One general, with more movement points."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.rating = row["rating"]
        self.forced = True


# -- with the OPs of the card --------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class WithOps(ActivatingCard):
    """25 An event that works with the OPs of its card: they activate one general, and the event helps him."""

    def fizzle(self, pos: PunicWar, seat: int) -> None:
        pos.steps.append(Activation(seat, self.number, False, self.activates))


class NativeGuide(WithOps):
    """10.6.1, 25 #5 Every pass is easier."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.pass_modifier = row["modifier"]


class TraitorInTarentum(WithOps):
    """25 #18 At Tarentum no siege die is rolled: the city falls at once."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.space = places.space[row["space"]]

    def opens_gates(self, space: int) -> bool:
        return space == self.space


class HannibalCharmsItaly(WithOps):
    """25 #28 Hannibal removes Roman PCs on his way through Italia."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.general = places.general[row["general"]]
        self.regions = regions_of(places, row)

    def refuse_general(self, pos: PunicWar, general: int) -> Refusal | None:
        return None if general == self.general else ONLY_HIM

    def charms(self, pos: PunicWar, general: int, space: int) -> bool:
        return general == self.general and pos.board.region_of[space] in self.regions


class AdriaticPirates(WithOps):
    """25 #50 A few CUs sail from or to the ports of the card without a naval die."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.ports: list[int] = [places.space[name] for name in row["spaces"]]
        self.cus: int = row["cus"]

    def safe_voyage(self, pos: PunicWar, size: int, start: int, to: int) -> bool:
        return size <= self.cus and (start in self.ports or to in self.ports)


class TreacheryWithinCity(WithOps):
    """25 #54 An attempt against a city is several siege rolls."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.siege_rolls = row["siege_rolls"]
