"""1.3.1 Events that strike an army or a fleet without a battle."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import REGION, SEA
from ..board import Board
from ..harm import ships_lost, shoot, troops_lost
from ..kinds import UNITS
from ..position import BESIEGED, War
from ..stacks import (
    CODE,
    LAND_KINDS,
    ONE,
    SHIP,
    Troops,
    count,
    has_moved,
    horse,
    nation_of,
    ships,
    size,
    troops_of,
)
from .base import EventCard, die, every, foes

NO_ENEMY_ARMY: Final = Refusal("3.4.3", "no-such-enemy-army")
WRONG_AREA: Final = Refusal("3.4.3", "event-not-there")
TOO_SMALL: Final = Refusal("3.4.3", "army-too-small")
NOT_MOVED: Final = Refusal("3.4.3", "army-has-not-moved")
HAS_MOVED: Final = Refusal("3.4.3", "army-has-moved")
WELL_HOUSED: Final = Refusal("3.4.3", "army-well-housed")
NO_FLEET: Final = Refusal("3.4.3", "no-enemy-fleet")
NOT_OPEN_SEA: Final = Refusal("3.4.3", "not-open-sea")
CITY_NOT_YOURS: Final = Refusal("3.4.3", "city-of-card-not-yours")
NO_CAVALRY_NEAR: Final = Refusal("3.4.3", "no-cavalry-next-to-it")


def kinds_named(names: list[str]) -> list[int]:
    """Kinds of units by their names; all land units if none are named."""
    return [UNITS.index(name) for name in names] if names else list(range(LAND_KINDS))


class Attrition(EventCard):
    """1.3.1 Every unit of an enemy army rolls, and is removed by a high number; nobody scores it."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.fewest: int = self.event.get("min_units", 1)
        self.kinds = kinds_named(self.event.get("units", []))
        self.lost_from: int = self.event["lost_on"]
        self.by_area: dict[int, int] = {
            board.area[name]: int(value) for name, value in self.event.get("lost_on_area", {}).items()
        }
        needs: list[str] = self.event["need"]
        self.of_moved = "moved_this_stage" in needs
        self.of_hungry = "besieging" in needs or "no_own_city" in needs

    def nothing(self) -> Refusal:
        return NO_ENEMY_ARMY

    def struck(self, pos: War, region: int, seat: int) -> Troops:
        """The troops of a region that the event is about."""
        side = pos.side_of_seat[seat]
        total = 0
        for stack in pos.stacks[region]:
            if pos.hostile(side, pos.side[nation_of(stack)]) and (not self.of_moved or has_moved(stack)):
                total += troops_of(stack)
        return total

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        if not foes(pos, operand, seat):
            return NO_ENEMY_ARMY
        troops = self.struck(pos, operand, seat)
        if not troops:
            return NOT_MOVED
        if sum([count(troops, kind) for kind in self.kinds]) == 0 or size(troops) < self.fewest:
            return TOO_SMALL
        return WELL_HOUSED if self.of_hungry and not self.hungry(pos, operand, seat) else None

    def hungry(self, pos: War, region: int, seat: int) -> bool:
        """Whether the army besieges a city, or has no city of its side in the region."""
        enemy = pos.enemy_in(region, pos.side_of_seat[seat])
        cities = pos.board.cities_in[region]
        besieging = any(pos.ring[city] == BESIEGED and pos.besieger[city] == enemy for city in cities)
        return besieging or not any(pos.city_side(city) == enemy for city in cities)

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        lost_from = self.by_area.get(pos.board.area_of[operand], self.lost_from)
        side = pos.side_of_seat[seat]
        rolls: list[int] = []
        lost = 0
        for stack in pos.stacks[operand]:
            if not pos.hostile(side, pos.side[nation_of(stack)]) or (self.of_moved and not has_moved(stack)):
                continue
            dead: Troops = 0
            for kind in self.kinds:
                for _ in range(count(troops_of(stack), kind)):
                    rolls.append(die(pos))
                    if rolls[-1] >= lost_from:
                        dead += ONE[kind]
            pos.take(operand, stack & CODE, dead)
            lost += size(dead)
        if pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(operand), "rolls": rolls, "lost": lost}
            pos.emit("attrition", "3.4.3", args)
        troops_lost(pos, operand, seat)


class Storm(EventCard):
    """1.3.1 Every ship in an open sea zone rolls, whoever's it is, and sinks with what it carries."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.lost_from: int = self.event["lost_on"]
        if self.event["zone"] != "open":
            raise ValueError(f"{self.id} strikes {self.event['zone']}")

    def nothing(self) -> Refusal:
        return NO_FLEET

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(SEA, len(pos.board.sea_id))

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != SEA:
            return pos.not_now(verb)
        if not pos.board.open_sea[operand]:
            return NOT_OPEN_SEA
        return None if ships(foes(pos, pos.board.seas + operand, seat)) else NO_FLEET

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        place = pos.board.seas + operand
        rolls: list[int] = []
        lost = 0
        for stack in pos.stacks[place]:
            sunk = 0
            for _ in range(ships(troops_of(stack))):
                rolls.append(die(pos))
                if rolls[-1] >= self.lost_from:
                    sunk += 1
            pos.take(place, stack & CODE, sunk * ONE[SHIP])
            lost += sunk
        if pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(place), "rolls": rolls, "lost": lost}
            pos.emit("attrition", "3.4.3", args)
        ships_lost(pos, place, seat)


class Exhaust(EventCard):
    """1.3.1 An enemy army that has not moved counts as moved."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.from_die: int = self.event.get("succeed_on", 1)
        self.wary: dict[int, int] = {
            board.leader[name]: int(value) for name, value in self.event.get("roll_if_leader", {}).items()
        }

    def nothing(self) -> Refusal:
        return NO_ENEMY_ARMY

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        if pos.board.area_of[operand] not in self.areas(pos.board):
            return WRONG_AREA
        if not foes(pos, operand, seat):
            return NO_ENEMY_ARMY
        side = pos.side_of_seat[seat]
        for stack in pos.stacks[operand]:
            if pos.hostile(side, pos.side[nation_of(stack)]) and not has_moved(stack):
                return None
        return HAS_MOVED

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        needed = self.from_die
        for leader, value in self.wary.items():
            if pos.at[leader] == operand:
                needed = value
        roll = die(pos) if needed > 1 else 10
        if roll >= needed:
            side = pos.side_of_seat[seat]
            for stack in pos.stacks[operand]:
                if pos.hostile(side, pos.side[nation_of(stack)]) and not has_moved(stack):
                    pos.take(operand, stack & CODE, troops_of(stack))
                    pos.add(operand, stack & CODE | 1, troops_of(stack))
        if pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(operand), "rolls": [roll]}
            pos.emit("exhausted", "3.4.3", {**args, "success": "yes" if roll >= needed else "no"})


class Bombard(EventCard):
    """1.3.1 Dice against an enemy army or fleet that cannot answer; its losses are scored as in a battle."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.rolls: int = self.event["rolls"]
        self.hits_from: int = self.event["hit"]
        self.in_regions: list[int] = [board.region[name] for name in self.event.get("regions", [])]
        self.in_seas: list[int] = [board.sea[name] for name in self.event.get("seas", [])]
        self.raid: bool = self.event.get("need", "") == "adjacent_own_cavalry"

    def nothing(self) -> Refusal:
        return NO_ENEMY_ARMY

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions) + every(SEA, len(pos.board.sea_id))

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb == SEA:
            if operand not in self.in_seas:
                return WRONG_AREA
            if not ships(foes(pos, pos.board.seas + operand, seat)):
                return NO_FLEET
            return self.refuse_engines(pos, seat)
        if verb != REGION:
            return pos.not_now(verb)
        if self.in_regions and operand not in self.in_regions:
            return WRONG_AREA
        if pos.board.area_of[operand] not in self.areas(pos.board):
            return WRONG_AREA
        if not foes(pos, operand, seat):
            return NO_ENEMY_ARMY
        return self.refuse_raid(pos, operand, seat) if self.raid else self.refuse_engines(pos, seat)

    def refuse_engines(self, pos: War, seat: int) -> Refusal | None:
        """The engines stand in a city of the card's regions: it must be one's own."""
        for region in self.in_regions:
            for city in pos.board.cities_in[region]:
                if pos.city_side(city) != pos.side_of_seat[seat]:
                    return CITY_NOT_YOURS
        return None

    def refuse_raid(self, pos: War, region: int, seat: int) -> Refusal | None:
        """The riders come from next door, upon an army that has not moved."""
        side = pos.side_of_seat[seat]
        for stack in pos.stacks[region]:
            if pos.hostile(side, pos.side[nation_of(stack)]) and has_moved(stack):
                return HAS_MOVED
        near = any(horse(pos.troops(other, side)) for other in pos.board.ways[region])
        return None if near else NO_CAVALRY_NEAR

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        place = pos.board.seas + operand if verb == SEA else operand
        rolls = [die(pos) for _ in range(self.rolls)]
        hits = len([roll for roll in rolls if roll >= self.hits_from])
        if pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(place), "rolls": rolls, "hits": hits}
            pos.emit("bombarded", "3.4.3", args)
        shoot(pos, place, seat, hits)
