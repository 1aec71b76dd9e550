"""25, 8.4 Counter-events: what they do at their windows, on the march, at sea and in battle."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ....kernel.facts import Facts
from ..army import march_back
from ..attrition import Attrition
from ..column import move
from ..kinds import SIDES
from ..muster import drop_freshest
from ..passage import give_up
from ..position import SPENT, PunicWar
from ..records import BAD_WEATHER, MarchRecord
from ..scenario import Places
from .base import CounterEvent, regions_of

# -- on the march, at sea, when a city falls -----------------------------------------------------------------


class BadWeather(CounterEvent):
    """25 #41 The general goes back to where his first two points brought him; a sailing is undone.

    In a campaign he has lost his other points, but the CUs have not; those who were to sail stay in port.
    """

    def stop(self, pos: PunicWar) -> None:
        march = pos.marching()
        give_up(pos, march)
        march.stop(BAD_WEATHER)
        if march.sails():
            march.exhaust()
        elif pos.at[march.general] != march.weather.place:
            self.drive_back(pos, march)
        pos.walked[march.general] = SPENT
        if pos.events is not None:
            args = {
                "side": SIDES[march.seat],
                "general": pos.board.general_id[march.general],
                "space": pos.board.space_id[pos.space_of(march.general)],
            }
            pos.emit("weather", "25", args)

    def drive_back(self, pos: PunicWar, march: MarchRecord) -> None:
        """Who has joined him since stays there; the others get their points back."""
        weather, army = march.weather, march.army
        for _ in range(min(weather.late, march.size())):
            drop_freshest(pos, march, sum(army.units) == 0)
        army.subs = [g for g in army.subs if not weather.latecomers >> g & 1]
        points = march.spent - weather.spent
        army.units = march_back(army.units, points)
        army.herd = march_back(army.herd, points)
        for g in army.subs:
            pos.walked[g] = max(0, pos.walked[g] - points)
        move(pos, march, pos.at[march.general], weather.place)
        pos.lift_sieges()


class StormsAtSea(CounterEvent):
    """25 #60 A force at sea rolls for attrition."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.modifier: int = row["modifier"]

    def storm(self, pos: PunicWar, side: int) -> None:
        pos.steps.append(Attrition(side, pos.board.transit, self.modifier, False, "25"))


class CitadelHoldsOut(CounterEvent):
    """25 #67 When a port of Italia turns to Carthage, Rome keeps its citadel."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.regions = regions_of(places, row)

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return pos.board.port[about] and pos.board.region_of[about] in self.regions

    def hold_out(self, pos: PunicWar, space: int) -> None:
        pos.citadel = space


# -- events and dice -----------------------------------------------------------------------------------------


class PunicFaith(CounterEvent):
    """25 #79 An event that the enemy has just played is cancelled."""


class GoodOmen(CounterEvent):
    """25 #84 A die of one's own is rerolled."""

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return seat == about

    def new_die(self, pos: PunicWar, die: int) -> int:
        return pos.dice.roll(6)


class BadOmen(GoodOmen):
    """25 #85 A die of the enemy's is rerolled."""

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return seat != about


# -- battle --------------------------------------------------------------------------------------------------


class MaharbalsCavalry(CounterEvent):
    """25 #6 In a battle round it is played as a Double Envelopment."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.plays_as = places.battle_card[row["plays_as"]]


class AllyDeserts(CounterEvent):
    """25 #59 A battle card of the enemy's joins one's own."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.takes_card = True


class SpyInEnemyCamp(CounterEvent):
    """25 #20 Half of the enemy's battle cards are laid open when they have been dealt."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.opens_hand = True


class ElephantFright(CounterEvent):
    """17.3, 25 #42, #77 An elephant charge fails, and costs battle cards."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.discards = row["discards"]


class AlliesDesert(CounterEvent):
    """14.2, 25 #31 Spanish, #32 Numidian Allies Desert: provinces give an enemy general no battle cards."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.regions = regions_of(places, row)
        if "provinces" in row:
            for name in row["provinces"]:
                self.deserting |= 1 << places.province[name]
        else:
            for province, region in enumerate(places.province_region):
                if region in self.regions:
                    self.deserting |= 1 << province

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return pos.board.region_of[about] in self.regions and pos.commander(1 - seat, about) >= 0


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleBonus(CounterEvent):
    """25 #73 Veterans, #88 Ambush: a side with a general gets more battle cards or a higher battle rating."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.battle_cards = row.get("cards", 0)
        self.battle_rating = row.get("battle_rating", 0)

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return pos.commander(seat, about) >= 0


class FavourableGround(CounterEvent):
    """25 #87 The inactive side gets more battle cards, and its first counter-attack is easier."""

    def __init__(self, places: Places, number: int, row: Facts) -> None:
        super().__init__(places, number, row)
        self.battle_cards = row["cards"]
        self.first_counterattack = row["counterattack"]

    def fits(self, pos: PunicWar, seat: int, about: int) -> bool:
        return pos.fought().active != seat
