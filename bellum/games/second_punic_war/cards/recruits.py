"""1.3.1, 9.3 Events that bring units, leaders and garrisons, free of charge."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....kernel.facts import Facts
from ....kernel.position import SeatStep
from ....kernel.refusal import Refusal
from ..actions import CITY, REGION, SEA, SHIFT
from ..board import NOBODY, Board
from ..gauls import stance
from ..position import ALLIED, BESIDE, DEAD, POOL, War
from ..reinforcements import any_left, bring, bring_to_city, city_place, threatened
from ..stacks import GALLIC, GALLIC_HORSE, ONE, Troops, ashore, of_counts, ships
from .base import (
    EventCard,
    areas_named,
    every,
    friends,
    leader_named,
    nation_named,
    numbers_named,
    own_city,
    table_named,
)

NO_PLACE: Final = Refusal("3.4.3", "no-place-for-them")
NOT_YOUR_CITY: Final = Refusal("3.4.3", "city-not-yours-to-reinforce")
UNDER_SIEGE: Final = Refusal("6.2", "no-reinforcements-under-siege")
NOT_NAMED: Final = Refusal("3.4.3", "place-not-on-card")
NO_ARMY: Final = Refusal("3.4.3", "no-army-of-yours")
NO_LEADER: Final = Refusal("3.4.3", "no-leader-there")
ENEMY_FLEET: Final = Refusal("3.4.3", "enemy-fleet-there")
NO_COUNTERS: Final = Refusal("1.2", "no-counters-left")
NO_SEA: Final = Refusal("2", "no-sea-here")
NO_ROOM: Final = Refusal("6", "no-room-in-city")
LEADER_ON_BOARD: Final = Refusal("3.4", "leader-on-board")
LEADER_DEAD: Final = Refusal("3.4", "leader-dead")
CONSUL_DEAD: Final = Refusal("3.2", "consul-dead")
NOT_ALLIED_TRIBE: Final = Refusal("8.1", "tribe-not-allied-with-you")
OTHER_TRIBE: Final = Refusal("3.4.3", "tribe-chosen-already")
OTHER_CITY: Final = Refusal("3.4.3", "city-chosen-already")
NOT_A_LEVIED_TRIBE: Final = Refusal("3.4.3", "tribe-gives-no-infantry")
NOT_YOUR_ALLY: Final = Refusal("7", "nation-not-with-you")


def bring_leader(pos: War, leader: int, place: int, seat: int) -> None:
    """1.2.8 A leader comes to a place; 10.1 he commands the troops there that nobody else leads."""
    pos.at[leader] = place
    pos.holder[leader] = pos.holder_for(seat)
    pos.tired[leader] = 0
    pos.claim(place)
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "leader": pos.board.leader_id[leader]}
        pos.emit("leader-enters", "1.2.8", {**args, "field": pos.board.field_name(place)})


def refuse_quarters(pos: War, city: int, seat: int) -> Refusal | None:
    """9.3, 6.2 Why no city takes in who comes by an event: it is not the side's, or it is besieged."""
    if own_city(pos, city, seat):
        return None
    ours = pos.city_side(city) == pos.side_of_seat[seat] and pos.playable(pos.board.city_region[city])
    return UNDER_SIEGE if ours else NOT_YOUR_CITY


# -- 9.3 units and leaders -----------------------------------------------------------------------------------


class Muster(EventCard):
    """9.3 Units, and perhaps a leader, come to one place that the card names."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.nation = nation_named(self.event, "nation")
        self.units: Troops = of_counts(table_named(self.event, "units"))
        self.leader = NOBODY
        where: Facts = self.event["where"]
        self.in_cities = numbers_named(board.city, where, "cities")
        self.in_areas = numbers_named(board.area, where, "areas")
        self.not_areas = numbers_named(board.area, where, "not_areas")
        self.in_regions = numbers_named(board.region, where, "regions")
        self.in_seas = numbers_named(board.sea, where, "seas")
        self.of_nation = nation_named(where, "nation_cities")
        self.needs_port: bool = where.get("port", False)
        self.needs_elephants: bool = where.get("elephants", False)
        self.army: str = where.get("army", "")  # "side" or "nation": whose army it must be
        self.with_leaders: bool = where.get("need", "") == "leader"
        self.beside = leader_named(board, where, "with_leader")
        if self.army not in ("", "side", "nation"):
            raise ValueError(f"{self.id} joins the army of a {self.army}")

    def nothing(self) -> Refusal:
        return NO_PLACE

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        if pos.side[self.nation] != pos.side_of_seat[seat]:
            return NOT_YOUR_ALLY
        if self.leader != NOBODY:
            return self.refuse_leader(pos)
        if not ashore(self.units) and not pos.scenario.sea:
            return NO_SEA
        return None if any_left(pos, self.nation, self.units) else NO_COUNTERS

    def refuse_leader(self, pos: War) -> Refusal | None:
        """3.4 Why the leader of the card does not come."""
        if pos.at[self.leader] == DEAD:
            return CONSUL_DEAD if self.leader in pos.board.consuls else LEADER_DEAD
        return None if pos.at[self.leader] in (BESIDE, POOL) else LEADER_ON_BOARD

    def in_the_field(self) -> bool:
        """Whether the units may come to a region that is no city's."""
        return bool(self.in_regions) or self.army != "" or self.beside != NOBODY

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        board = pos.board
        if self.in_seas:
            return every(SEA, len(board.sea_id))
        found = every(CITY, board.cities)
        return found + every(REGION, board.regions) if self.in_the_field() else found

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb == SEA and self.in_seas:
            if operand not in self.in_seas:
                return NOT_NAMED
            there = pos.enemy_in(pos.board.seas + operand, pos.side_of_seat[seat])
            return None if there == NOBODY else ENEMY_FLEET
        if verb == CITY and not self.in_seas:
            return self.refuse_city(pos, seat, operand)
        if verb == REGION and self.in_the_field():
            return self.refuse_region(pos, seat, operand)
        return pos.not_now(verb)

    # -- a city ----------------------------------------------------------------------------------------------

    def refuse_city(self, pos: War, seat: int, city: int) -> Refusal | None:
        """Why the units do not come to a city."""
        if not self.names(pos, city) and not self.lodges(pos, seat, city):
            return NOT_NAMED
        refusal = refuse_quarters(pos, city, seat)
        if refusal is not None:
            return refusal
        if self.leader != NOBODY or ships(self.units) or pos.room(city) > 0:
            return None
        return NO_ROOM if threatened(pos, city, pos.side_of_seat[seat]) else None

    def names(self, pos: War, city: int) -> bool:
        """Whether the card names a city, by itself or by what it is; 9.3 an ally's city is not one's own."""
        board, side = pos.board, pos.side[self.nation]
        if city in self.in_cities:
            return True
        if self.army or (self.needs_port and board.port[city] == NOBODY):
            return False
        if pos.city_side(city) == side and self.nation == side and pos.owner[city] != side:
            return False
        area = board.area_of[board.city_region[city]]
        if area in self.in_areas or (self.not_areas and area not in self.not_areas):
            return True
        if self.of_nation != NOBODY:
            return self.of_nation in (board.city_owner[city], pos.owner[city])
        return self.needs_elephants and board.elephant_city[city]

    def lodges(self, pos: War, seat: int, city: int) -> bool:
        """Whether the army or the leader whom the units join is inside a city."""
        place = pos.board.walls + city
        if self.beside != NOBODY:
            return pos.at[self.beside] == place
        return self.army != "" and self.refuse_army(pos, seat, place) is None

    # -- a region --------------------------------------------------------------------------------------------

    def refuse_region(self, pos: War, seat: int, region: int) -> Refusal | None:
        """Why the units do not come to a region, or to an army in it."""
        if not pos.playable(region):
            return NOT_NAMED
        if region in self.in_regions or (self.beside != NOBODY and pos.at[self.beside] == region):
            return None
        return self.refuse_army(pos, seat, region) if self.army else NOT_NAMED

    def refuse_army(self, pos: War, seat: int, place: int) -> Refusal | None:
        """Why the units do not join an army in a place on land."""
        if self.in_areas and pos.board.area_of[pos.board.region_at[place]] not in self.in_areas:
            return NOT_NAMED
        side = pos.side_of_seat[seat]
        there = friends(pos, place, seat) if self.army == "side" else pos.of_nation(place, self.nation)
        if not there:
            return NO_ARMY
        return NO_LEADER if self.with_leaders and not pos.leaders_at(place, side) else None

    # -- what comes ------------------------------------------------------------------------------------------

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        board = pos.board
        place = board.seas + operand if verb == SEA else operand
        if verb == CITY:
            place = city_place(pos, operand, pos.side_of_seat[seat])
        if self.leader != NOBODY:
            bring_leader(pos, self.leader, place, seat)
        if verb == CITY:
            bring_to_city(pos, self.nation, operand, seat, self.units)
        elif self.units:
            bring(pos, self.nation, place, seat, self.units)


class Reinforce(Muster):
    """9.3 Units come to one place that the card names."""


class LeaderEnters(Muster):
    """1.2.8 A leader comes, with his units."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.leader = leader_named(board, self.event, "leader")


class Garrison(EventCard):
    """6 A unit is placed in each of several cities."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.count: int = self.event["number"]
        self.free = True
        self.units: Troops = of_counts(table_named(self.event, "units"))
        self.in_areas = areas_named(board, self.event)

    def nothing(self) -> Refusal:
        return NO_PLACE

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return None if any_left(pos, self.deck, self.units) else NO_COUNTERS

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(CITY, pos.board.cities)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != CITY:
            return pos.not_now(verb)
        board = pos.board
        if board.area_of[board.city_region[operand]] not in self.in_areas:
            return NOT_NAMED
        if operand in chosen:
            return OTHER_CITY
        refusal = refuse_quarters(pos, operand, seat)
        if refusal is not None:
            return refusal
        if not any_left(pos, self.deck, self.units):
            return NO_COUNTERS
        crowded = threatened(pos, operand, pos.side_of_seat[seat]) and pos.room(operand) <= 0
        return NO_ROOM if crowded else None

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        chosen.append(operand)
        bring_to_city(pos, self.deck, operand, seat, self.units)


# -- 8.1 Gauls -----------------------------------------------------------------------------------------------


class GallicLevy(EventCard):
    """8.1 Gauls of allied tribes take up arms: most in the first, some in others, horsemen in one of them."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.first: int = self.event["first"]
        self.others: int = self.event["others"]
        self.riders: int = self.event["gallic_cavalry"]
        self.count = 1 + int(self.event["max_others"])
        self.free = True

    def nothing(self) -> Refusal:
        return NOT_ALLIED_TRIBE

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        levy = self.first * ONE[GALLIC] + self.riders * ONE[GALLIC_HORSE]
        return None if any_left(pos, pos.side_of_seat[seat], levy) else NO_COUNTERS

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        side = pos.side_of_seat[seat]
        if not pos.board.levy[operand] or stance(pos, operand, side) != ALLIED or not pos.playable(operand):
            return NOT_ALLIED_TRIBE
        if operand in chosen:
            return OTHER_TRIBE
        return NO_COUNTERS if chosen and pos.spare(side, GALLIC) <= 0 else None

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        side = pos.side_of_seat[seat]
        infantry = self.others if chosen else self.first
        chosen.append(operand)
        if pos.spare(side, GALLIC) > 0:
            bring(pos, side, operand, seat, infantry * ONE[GALLIC])

    def finish(self, pos: War, seat: int, chosen: list[int]) -> None:
        if chosen and pos.spare(pos.side_of_seat[seat], GALLIC_HORSE) > 0:
            pos.steps.append(Riders(seat, self.number, self.riders, chosen))


class Riders(SeatStep[War]):
    """8.1 In one of the tribes that have given infantry the horsemen appear too."""

    rule: ClassVar[str] = "3.4.3"

    def __init__(self, seat: int, card: int, number: int, tribes: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.number = number
        self.tribes = tribes

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [REGION << SHIFT | region for region in self.tribes]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        return None if operand in self.tribes else NOT_A_LEVIED_TRIBE

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        bring(pos, pos.side_of_seat[seat], operand, seat, self.number * ONE[GALLIC_HORSE])

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        return "prompt-riders", {"seat": pos.seats[self.seat], "card": pos.board.card_id[self.card]}
