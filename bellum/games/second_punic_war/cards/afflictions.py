"""1.3.1 Events that strike an army or a fleet without a battle."""

from __future__ import annotations

from typing import Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import OPPONENT, REGION, SEA
from ..board import NOBODY, Board
from ..harm import Reckoning, ships_lost, strike_army, troops_lost
from ..kinds import SEATS, SIDES, UNITS
from ..position import BESIEGED, War
from ..stacks import (
    CODE,
    LAND_KINDS,
    ONE,
    SHIP,
    Stack,
    Troops,
    count,
    has_moved,
    horse,
    nation_of,
    ships,
    size,
    troops_of,
)
from .base import EventCard, areas_named, die, every, foes, numbers_named, table_named, tell_struck

NO_ENEMY_ARMY: Final = Refusal("3.4.3", "no-such-enemy-army")
WRONG_AREA: Final = Refusal("3.4.3", "event-not-there")
TOO_SMALL: Final = Refusal("3.4.3", "army-too-small")
CAVALRY_ALONE: Final = Refusal("3.4.3", "army-has-no-such-unit")
NOT_MOVED: Final = Refusal("3.4.3", "army-has-not-moved")
HAS_MOVED: Final = Refusal("3.4.3", "army-has-moved")
WELL_HOUSED: Final = Refusal("3.4.3", "army-well-housed")
NO_FLEET: Final = Refusal("3.4.3", "no-enemy-fleet")
NOT_OPEN_SEA: Final = Refusal("3.4.3", "not-open-sea")
CITY_NOT_YOURS: Final = Refusal("3.4.3", "city-of-card-not-yours")
NO_CAVALRY_NEAR: Final = Refusal("3.4.3", "no-cavalry-next-to-it")
NO_ARMY_OF_HIS: Final = Refusal("3.4.3", "no-such-army-of-his")


def kinds_named(names: list[str]) -> list[int]:
    """Kinds of units by their names; all land units if none are named."""
    return [UNITS.index(name) for name in names] if names else list(range(LAND_KINDS))


class ArmyCard(EventCard):
    """1.3.1 An event that strikes one army or fleet of an enemy.

    The player says where it is; and whose, if two enemies of his stand there in peace (10.4).
    """

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.count = 2
        self.at_sea = False  # whether it strikes fleets too

    def nothing(self) -> Refusal:
        return NO_ENEMY_ARMY

    def told(self, left: int) -> int:
        return 1

    def refuse_place(self, pos: War, seat: int, place: int) -> Refusal | None:
        """Why the event strikes nobody in a place."""
        return None

    def refuse_army(self, pos: War, seat: int, place: int, side: int) -> Refusal | None:
        """Why the event does not strike the army of an enemy in a place."""
        return None

    def smite(self, pos: War, seat: int, place: int, side: int) -> None:
        """The event strikes the army of an enemy in a place."""
        raise NotImplementedError

    def armies(self, pos: War, seat: int, place: int) -> list[int]:
        """The enemies whose armies in a place the event can strike."""
        own = pos.side_of_seat[seat]
        return [
            side
            for side in range(len(SIDES))
            if pos.hostile(own, side)
            and pos.present(place, side)
            and self.refuse_army(pos, seat, place, side) is None
        ]

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        if not chosen:
            regions = every(REGION, pos.board.regions)
            return regions + every(SEA, len(pos.board.sea_id)) if self.at_sea else regions
        return every(OPPONENT, len(SEATS)) if len(chosen) == 1 else []

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if chosen:
            if verb != OPPONENT:
                return pos.not_now(verb)
            other = pos.setting.seat(SEATS[operand])
            fits = other >= 0 and pos.side_of_seat[other] in self.armies(pos, seat, chosen[0])
            return None if fits else NO_ARMY_OF_HIS
        if verb != REGION and not (verb == SEA and self.at_sea):
            return pos.not_now(verb)
        place = pos.board.seas + operand if verb == SEA else operand
        refusal = self.refuse_place(pos, seat, place)
        if refusal is not None:
            return refusal
        enemy = pos.enemy_in(place, pos.side_of_seat[seat]) if pos.stacks[place] else NOBODY
        if enemy == NOBODY:
            return NO_ENEMY_ARMY
        return None if self.armies(pos, seat, place) else self.refuse_army(pos, seat, place, enemy)

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        if not chosen:
            chosen.append(pos.board.seas + operand if verb == SEA else operand)
            found = self.armies(pos, seat, chosen[0])
            if len(found) > 1:
                return
            side = found[0]
        else:
            side = pos.side_of_seat[pos.setting.seat(SEATS[operand])]
        chosen.append(side)
        self.smite(pos, seat, chosen[0], side)


class Attrition(ArmyCard):
    """1.3.1 Every unit of an enemy army rolls, and is removed by a high number; nobody scores it."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.fewest: int = self.event.get("min_units", 1)
        self.kinds = kinds_named(list(self.event.get("units", [])))
        self.lost_from: int = self.event["lost_on"]
        self.by_area: dict[int, int] = {
            board.area[name]: int(value) for name, value in table_named(self.event, "lost_on_area").items()
        }
        needs: list[str] = list(self.event["need"])
        self.of_moved = "moved_this_stage" in needs
        self.of_hungry = "besieging" in needs and "no_own_city" in needs
        if self.of_moved == self.of_hungry:
            raise ValueError(f"{self.id} strikes armies that are {needs}")

    def struck(self, pos: War, region: int, side: int) -> list[Stack]:
        """The stacks of an army that the event is about."""
        return [
            stack
            for stack in pos.stacks[region]
            if pos.side[nation_of(stack)] == side and (not self.of_moved or has_moved(stack))
        ]

    def refuse_army(self, pos: War, seat: int, place: int, side: int) -> Refusal | None:
        stacks = self.struck(pos, place, side)
        if not stacks:
            return NOT_MOVED
        if not any(count(troops_of(stack), kind) for stack in stacks for kind in self.kinds):
            return CAVALRY_ALONE
        if size(pos.troops(place, side)) < self.fewest:
            return TOO_SMALL
        return WELL_HOUSED if self.of_hungry and not self.hungry(pos, place, side) else None

    def hungry(self, pos: War, region: int, side: int) -> bool:
        """Whether the army besieges a city, or has no city of its side in the region."""
        cities = pos.board.cities_in[region]
        besieging = any(pos.ring[city] == BESIEGED and pos.besieger[city] == side for city in cities)
        return besieging or not any(pos.city_side(city) == side for city in cities)

    def smite(self, pos: War, seat: int, place: int, side: int) -> None:
        lost_from = self.by_area.get(pos.board.area_of[place], self.lost_from)
        rolls: list[int] = []
        lost = 0
        for stack in self.struck(pos, place, side):
            dead: Troops = 0
            for kind in self.kinds:
                for _ in range(count(troops_of(stack), kind)):
                    rolls.append(die(pos))
                    if rolls[-1] >= lost_from:
                        dead += ONE[kind]
            pos.take(place, stack & CODE, dead)
            lost += size(dead)
        if pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(place), "rolls": rolls, "lost": lost}
            pos.emit("attrition", "3.4.3", args)
        troops_lost(pos, place, seat)


class Exhaust(ArmyCard):
    """1.3.1 An enemy army that has not moved counts as moved."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.in_areas = areas_named(board, self.event)
        self.from_die: int = self.event.get("succeed_on", 1)
        self.wary: dict[int, int] = {
            board.leader[name]: int(value)
            for name, value in table_named(self.event, "roll_if_leader").items()
        }

    def refuse_place(self, pos: War, seat: int, place: int) -> Refusal | None:
        return None if pos.board.area_of[place] in self.in_areas else WRONG_AREA

    def rested(self, pos: War, place: int, side: int) -> list[Stack]:
        """The stacks of an army that have not moved."""
        return [
            stack
            for stack in pos.stacks[place]
            if pos.side[nation_of(stack)] == side and not has_moved(stack)
        ]

    def refuse_army(self, pos: War, seat: int, place: int, side: int) -> Refusal | None:
        return None if self.rested(pos, place, side) else HAS_MOVED

    def smite(self, pos: War, seat: int, place: int, side: int) -> None:
        leaders = pos.leaders_at(place, side)
        needed = max([self.wary[leader] for leader in leaders if leader in self.wary] + [self.from_die])
        rolls = [die(pos)] if needed > 1 else []
        success = not rolls or rolls[0] >= needed
        if success:
            for stack in self.rested(pos, place, side):
                pos.take(place, stack & CODE, troops_of(stack))
                pos.add(place, stack & CODE | 1, troops_of(stack))
            for leader in leaders:
                pos.tired[leader] = 1
        if not rolls:
            tell_struck(pos, self.id, place)
        elif pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(place), "rolls": rolls}
            pos.emit("exhausted", "3.4.3", {**args, "success": "yes" if success else "no"})


class Bombard(ArmyCard):
    """1.3.1 Dice against an enemy army or fleet that cannot answer; its losses are scored as in a battle."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.rolls: int = self.event["rolls"]
        self.hits_from: int = self.event["hit"]
        self.in_areas = areas_named(board, self.event)
        self.in_regions = numbers_named(board.region, self.event, "regions")
        self.in_seas = numbers_named(board.sea, self.event, "seas")
        self.at_sea = bool(self.in_seas)
        self.raid: bool = self.event.get("need", "") == "adjacent_own_cavalry"

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        """The engines stand in a city of the card's regions: it must be one's own."""
        for region in self.in_regions:
            for city in pos.board.cities_in[region]:
                if pos.city_side(city) != pos.side_of_seat[seat]:
                    return CITY_NOT_YOURS
        return None

    def refuse_place(self, pos: War, seat: int, place: int) -> Refusal | None:
        board = pos.board
        if board.is_sea(place):
            return None if place - board.seas in self.in_seas else WRONG_AREA
        if self.in_regions and place not in self.in_regions:
            return WRONG_AREA
        return None if board.area_of[place] in self.in_areas else WRONG_AREA

    def refuse_army(self, pos: War, seat: int, place: int, side: int) -> Refusal | None:
        """The riders come from next door, upon an army that has not moved."""
        if not self.raid:
            return None
        for stack in pos.stacks[place]:
            if pos.side[nation_of(stack)] == side and has_moved(stack):
                return HAS_MOVED
        for near in pos.board.ways[place]:
            for stack in pos.stacks[near]:
                if pos.obeys(seat, stack) and horse(troops_of(stack)):
                    return None
        return NO_CAVALRY_NEAR

    def smite(self, pos: War, seat: int, place: int, side: int) -> None:
        rolls = [die(pos) for _ in range(self.rolls)]
        hits = len([roll for roll in rolls if roll >= self.hits_from])
        if pos.events is not None:
            args = {"card": self.id, "field": pos.board.field_name(place), "rolls": rolls, "hits": hits}
            pos.emit("bombarded", "3.4.3", args)
        if hits:
            pos.steps.append(Reckoning(place, side, seat, size(pos.troops(place, side))))
            strike_army(pos, place, side, seat, hits)


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
