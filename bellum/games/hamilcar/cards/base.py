"""25 A strategy card of this war that has something to do with the sea."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ...hannibal.cards.base import CounterEvent
from ...hannibal.cards.counters import BattleBonus
from ...hannibal.position import PunicWar
from ...hannibal.scenario import Places
from ..position import FirstWar, first_war


@mypyc_attr(allow_interpreted_subclasses=True)
class SeaCard(CounterEvent):
    """8.4 A card that waits for a window at sea, and does nothing as the card of a round."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.rating = 0  # H13 what the enemy's Admiral loses of his naval rating
        self.first_round = 0  # H13 what is added to the enemy's dice in the first round

    def rage(self, pos: FirstWar) -> None:
        """fleet: the enemy's fleet has just moved along a lane."""
        raise NotImplementedError


class Ambush(BattleBonus):
    """25 #88 A higher battle rating, and so a card more; before a naval battle a tactic card more."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.tactics: int = row["tactics"]

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return first_war(pos).sea_battle is not None or super().fits(pos, seat, about)
