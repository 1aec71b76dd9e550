"""1.3.1, 9.3 Events that bring units, leaders and garrisons, free of charge."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import CITY, REGION, SEA
from ..board import NOBODY, Board
from ..kinds import NATIONS
from ..position import BESIDE, DEAD, POOL, War
from ..stacks import (
    COMMON,
    GALLIC,
    GALLIC_HORSE,
    KINDS,
    ONE,
    Troops,
    ashore,
    code_of,
    count,
    ships,
    size,
)
from .base import EventCard, every, friends, own_city, tell_struck

NO_PLACE: Final = Refusal("9.3", "no-place-for-them")
NOT_YOUR_CITY: Final = Refusal("9.3", "city-not-yours-or-besieged")
NOT_NAMED: Final = Refusal("9.3", "place-not-on-card")
NO_ARMY: Final = Refusal("9.3", "no-army-of-yours")
NO_LEADER: Final = Refusal("9.3", "no-leader-there")
ENEMY_FLEET: Final = Refusal("9.3", "enemy-fleet-there")
NO_COUNTERS: Final = Refusal("1.2", "no-counters-left")
NO_ROOM: Final = Refusal("6", "no-room-in-city")
LEADER_ON_BOARD: Final = Refusal("3.4", "leader-on-board")
LEADER_DEAD: Final = Refusal("3.2", "leader-dead")
NOT_ALLIED_TRIBE: Final = Refusal("8.1", "tribe-not-allied-with-you")
OTHER_TRIBE: Final = Refusal("3.4.3", "tribe-chosen-already")
NOT_YOUR_ALLY: Final = Refusal("7", "nation-not-with-you")


def available(pos: War, nation: int, troops: Troops) -> Troops:
    """1.2 As many of these units as the nation has counters."""
    return sum([min(count(troops, kind), pos.spare(nation, kind)) * ONE[kind] for kind in range(KINDS)])


def holder_at(pos: War, place: int, seat: int) -> int:
    """4.1, 10.1 New units join the army of the player if his leader is there; else they are common."""
    for leader in pos.leaders_at(place, pos.side_of_seat[seat]):
        if pos.follows(seat, leader):
            return pos.holder_for(seat)
    return COMMON


def bring(pos: War, nation: int, place: int, seat: int, troops: Troops) -> None:
    """9.3 New units stand in a place; what a city with an enemy outside has no room for does not come."""
    coming = available(pos, nation, troops)
    pos.add(place, code_of(nation, holder_at(pos, place, seat), False), coming)
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "nation": NATIONS[nation], "field": pos.board.field_name(place)}
        pos.emit("reinforced", "9.3", {**args, "count": size(coming)})


def bring_to_city(pos: War, nation: int, city: int, seat: int, troops: Troops) -> None:
    """9.3 New units come to a city: ships to its port, the others inside if an enemy stands outside."""
    board = pos.board
    region = board.city_region[city]
    fleet: Troops = troops - ashore(troops)
    if fleet:
        bring(pos, nation, board.ports + city, seat, fleet)
    army = available(pos, nation, ashore(troops))
    if not army:
        return
    if pos.enemy_in(region, pos.side_of_seat[seat]) == NOBODY:
        bring(pos, nation, region, seat, army)
        return
    room = pos.room(city)
    inside: Troops = 0
    for kind in (1, 0, 3, 2, 4, 5):
        number = min(count(army, kind), room)
        inside += number * ONE[kind]
        room -= number
    bring(pos, nation, board.walls + city, seat, inside)


class Muster(EventCard):
    """9.3 Units, and perhaps a leader, come to one place that the card names."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.nation = self.named_nation()
        self.units = self.troops()
        where: dict[str, Any] = self.event.get("where", {})
        self.in_cities: list[int] = [board.city[name] for name in where.get("cities", [])]
        self.in_areas: list[int] = [board.area[name] for name in where.get("areas", [])]
        self.not_areas: list[int] = [board.area[name] for name in where.get("not_areas", [])]
        self.in_regions: list[int] = [board.region[name] for name in where.get("regions", [])]
        self.in_seas: list[int] = [board.sea[name] for name in where.get("seas", [])]
        self.of_nation: int = NATIONS.index(where["nation_cities"]) if "nation_cities" in where else NOBODY
        self.needs_port: bool = where.get("port", False)
        self.needs_elephants: bool = where.get("elephants", False)
        self.with_army: bool = where.get("own_army", False)
        self.with_leaders: bool = where.get("need", "") == "leader"
        self.beside: int = board.leader[where["with_leader"]] if "with_leader" in where else NOBODY

    def nothing(self) -> Refusal:
        return NO_PLACE

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        if pos.side[self.nation] != pos.side_of_seat[seat]:
            return NOT_YOUR_ALLY
        if self.units and not available(pos, self.nation, self.units):
            return NO_COUNTERS
        return None

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        board = pos.board
        found = every(CITY, board.cities)
        if self.in_regions or self.with_army or self.beside != NOBODY:
            found += every(REGION, board.regions)
        if self.in_seas:
            found += every(SEA, len(board.sea_id))
        return found

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb == CITY:
            return self.refuse_city(pos, seat, operand)
        if verb == REGION and (self.in_regions or self.with_army or self.beside != NOBODY):
            return self.refuse_region(pos, seat, operand)
        if verb == SEA and self.in_seas:
            if operand not in self.in_seas:
                return NOT_NAMED
            there = pos.enemy_in(pos.board.seas + operand, pos.side_of_seat[seat])
            return None if there == NOBODY else ENEMY_FLEET
        return pos.not_now(verb)

    def refuse_city(self, pos: War, seat: int, city: int) -> Refusal | None:
        """Why the units do not come to a city."""
        board = pos.board
        area = board.area_of[board.city_region[city]]
        named = (
            city in self.in_cities
            or area in self.in_areas
            or (self.not_areas and area not in self.not_areas)
            or (self.of_nation != NOBODY and board.city_owner[city] == self.of_nation)
            or self.needs_elephants
        )
        if not named or (self.needs_port and board.port[city] == NOBODY and city not in self.in_cities):
            return NOT_NAMED
        if (self.with_army and city not in self.in_cities) or (
            self.needs_elephants and not board.elephant_city[city]
        ):
            return NOT_NAMED
        if not own_city(pos, city, seat):
            return NOT_YOUR_CITY
        if ships(self.units) == 0 and pos.room(city) <= 0:
            outside = pos.enemy_in(board.city_region[city], pos.side_of_seat[seat])
            return None if outside == NOBODY else NO_ROOM
        return None

    def refuse_region(self, pos: War, seat: int, region: int) -> Refusal | None:
        """Why the units do not come to a region, or to an army in it."""
        if not pos.playable(region):
            return NOT_NAMED
        if self.beside != NOBODY and pos.at[self.beside] == region:
            return None
        if region in self.in_regions:
            return None
        if not self.with_army:
            return NOT_NAMED
        if self.in_areas and pos.board.area_of[region] not in self.in_areas:
            return NOT_NAMED
        if not friends(pos, region, seat):
            return NO_ARMY
        if self.with_leaders and not pos.leaders_at(region, pos.side_of_seat[seat]):
            return NO_LEADER
        return None

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if verb == CITY:
            self.arrive(pos, seat, pos.board.city_region[operand])
            bring_to_city(pos, self.nation, operand, seat, self.units)
        elif verb == SEA:
            bring(pos, self.nation, pos.board.seas + operand, seat, self.units)
        else:
            self.arrive(pos, seat, operand)
            bring(pos, self.nation, operand, seat, self.units)

    def arrive(self, pos: War, seat: int, place: int) -> None:
        """What comes before the units: a leader, if the card brings one."""


class Reinforce(Muster):
    """9.3 Units come to one place that the card names."""


class LeaderEnters(Muster):
    """1.2.8 A leader comes, with his units."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.leader: int = board.leader[self.event["leader"]]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        if pos.side[self.nation] != pos.side_of_seat[seat]:
            return NOT_YOUR_ALLY
        if pos.at[self.leader] == DEAD:
            return LEADER_DEAD
        return None if pos.at[self.leader] in (BESIDE, POOL) else LEADER_ON_BOARD

    def arrive(self, pos: War, seat: int, place: int) -> None:
        pos.at[self.leader] = place
        pos.holder[self.leader] = pos.holder_for(seat)
        if pos.events is not None:
            args = {"seat": pos.seats[seat], "leader": pos.board.leader_id[self.leader]}
            pos.emit("leader-enters", "1.2.8", {**args, "field": pos.board.field_name(place)})


class Garrison(EventCard):
    """6 A unit is placed in each of several cities."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.count: int = self.event["number"]
        self.free = True
        self.units = self.troops()

    def nothing(self) -> Refusal:
        return NO_PLACE

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return None if available(pos, self.deck, self.units) else NO_COUNTERS

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(CITY, pos.board.cities)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != CITY:
            return pos.not_now(verb)
        board = pos.board
        if board.area_of[board.city_region[operand]] not in self.areas(board) or operand in chosen:
            return NOT_NAMED
        if not own_city(pos, operand, seat):
            return NOT_YOUR_CITY
        if not available(pos, self.deck, self.units):
            return NO_COUNTERS
        return None if pos.room(operand) > 0 else NO_ROOM

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        chosen.append(operand)
        bring_to_city(pos, self.deck, operand, seat, self.units)


class GallicLevy(EventCard):
    """8.1 Gauls of allied tribes take up arms: most in the first, some in others, horsemen in the first."""

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
        return None if available(pos, pos.side_of_seat[seat], levy) else NO_COUNTERS

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        sign = 2 if pos.side_of_seat[seat] == 0 else -2
        if pos.attitude[operand] != sign or not pos.playable(operand):
            return NOT_ALLIED_TRIBE
        return OTHER_TRIBE if operand in chosen else None

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        levy = self.others * ONE[GALLIC] if chosen else self.first * ONE[GALLIC]
        if not chosen:
            levy += self.riders * ONE[GALLIC_HORSE]
        chosen.append(operand)
        bring(pos, pos.side_of_seat[seat], operand, seat, levy)
        tell_struck(pos, self.id, operand)
