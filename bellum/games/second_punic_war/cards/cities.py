"""6, 12.1 Events that strike cities: treason, siege works, engines, and ravaging."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.facts import Facts
from ....kernel.refusal import Refusal
from ..actions import CITY, REGION
from ..board import NOBODY, Board
from ..cities import capture, leading_seat
from ..kinds import NATIONS
from ..markers import ENGINES
from ..options import RAVAGING
from ..position import War
from ..ravaging import may_ravage, ravage, spoils
from ..siege import weaken
from ..stacks import cavalry_alone, size, troops_of
from .base import (
    EventCard,
    Instant,
    areas_named,
    besieged_by,
    die,
    every,
    friends,
    nation_named,
    numbers_named,
    tell_struck,
)

NO_SIEGE: Final = Refusal("6.2", "you-besiege-no-city")
NOT_BESIEGED: Final = Refusal("6.2", "city-not-besieged-by-you")
FEW_ALLIES: Final = Refusal("3.4.3", "too-few-units-of-the-nation")
NO_CITY_TURNS: Final = Refusal("3.4.3", "no-city-will-turn")
CITY_NOT_NAMED: Final = Refusal("3.4.3", "city-not-on-card")
CITY_NOT_ENEMYS: Final = Refusal("3.4.3", "city-not-the-enemys")
CITY_TOO_STRONG: Final = Refusal("3.4.3", "city-too-strong")
CITY_DEFENDED: Final = Refusal("3.4.3", "city-has-defenders")
ARMY_OUTSIDE: Final = Refusal("3.4.3", "enemy-army-outside")
NO_ARMY_NEAR: Final = Refusal("3.4.3", "no-army-near-city")
NOTHING_TO_RAVAGE: Final = Refusal("12.1", "nothing-to-ravage")
NOT_ENEMY_LAND: Final = Refusal("12.1", "not-enemy-land")
WRONG_AREA: Final = Refusal("3.4.3", "event-not-there")
NOT_CAVALRY_ALONE: Final = Refusal("3.4.3", "not-cavalry-alone")
ALREADY_THERE: Final = Refusal("3.4.3", "marker-there-already")
CITY_NOT_YOURS: Final = Refusal("3.4.3", "city-of-marker-not-yours")


class SiegeCard(EventCard):
    """6.2 An event about a city that the player's side besieges."""

    def nothing(self) -> Refusal:
        return NO_SIEGE

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(CITY, pos.board.cities)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != CITY:
            return pos.not_now(verb)
        return None if besieged_by(pos, operand, seat) else NOT_BESIEGED


class SiegeTreason(SiegeCard):
    """6.2 A besieged city surrenders by a die, or at least suffers."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.from_die: int = self.event["succeed_on"]
        if self.event["otherwise"] != "level_minus_1":
            raise ValueError(f"{self.id} does {self.event['otherwise']}")

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        roll = die(pos)
        if pos.events is not None:
            args = {"card": self.id, "city": pos.board.city_id[operand], "rolls": [roll]}
            pos.emit("treason", "6.2", {**args, "success": "yes" if roll >= self.from_die else "no"})
        if roll >= self.from_die:
            region = pos.board.city_region[operand]
            capture(pos, operand, leading_seat(pos, region, pos.besieger[operand]), "6.2")
        else:
            weaken(pos, operand, 1, False)


class SiegeWorks(SiegeCard):
    """6.2 The level of a besieged city falls, and it may surrender."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.levels: int = self.event["level"]
        self.rolls: bool = self.event["surrender_roll"]
        need: list[Any] = list(self.event["need"]["nation_units"]) if "need" in self.event else []
        self.nation: int = NATIONS.index(need[0]) if need else NOBODY
        self.units: int = int(need[1]) if need else 0

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        ringed = [city for city in range(pos.board.cities) if besieged_by(pos, city, seat)]
        return FEW_ALLIES if ringed and not any(self.served(pos, city) for city in ringed) else None

    def served(self, pos: War, city: int) -> bool:
        """Whether enough units of the nation that builds the engines are before a city."""
        if self.nation == NOBODY:
            return True
        return size(pos.of_nation(pos.board.city_region[city], self.nation)) >= self.units

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        refusal = super().refuse_choice(pos, seat, verb, operand, chosen)
        if refusal is not None:
            return refusal
        return None if self.served(pos, operand) else FEW_ALLIES

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        weaken(pos, operand, self.levels, self.rolls)


class Persistent(Instant):
    """1.3.1 A marker lies at a city for as long as it keeps its owner."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.city: int = board.city[self.event["city"]]
        board.engines[self.city] = [int(self.event["assault_ignore"]), int(self.event["besieger_loss"])]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        if pos.city_side(self.city) != pos.side_of_seat[seat]:
            return CITY_NOT_YOURS
        return ALREADY_THERE if ENGINES + self.city in pos.markers else None

    def happen(self, pos: War, seat: int) -> None:
        pos.markers[ENGINES + self.city] = 0
        tell_struck(pos, self.id, pos.board.city_region[self.city])


class CityDefects(EventCard):
    """6, 6.3 A city changes hands without a siege."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        need: Facts = self.event["need"]
        self.units: int = need["own_army_units"]
        self.distance: int = need["distance"]
        self.no_army: bool = need.get("no_enemy_field_army", False)
        self.no_defenders: bool = need.get("no_extra_defenders", False)
        self.own: bool = need.get("own", False)  # the army must be the player's, not only his side's
        self.strongest: int = self.event.get("max_defence", 0)
        self.from_die: int = self.event["succeed_on"]
        self.owner = nation_named(self.event, "from_nation")
        self.southern: bool = self.event.get("zone", "") == "roman_south"
        self.returns: bool = self.event.get("fail", "") == "discard"
        self.named = numbers_named(board.city, self.event, "cities")
        self.in_areas = areas_named(board, self.event)

    def nothing(self) -> Refusal:
        return NO_CITY_TURNS

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(CITY, pos.board.cities)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != CITY:
            return pos.not_now(verb)
        board, region = pos.board, pos.board.city_region[operand]
        if (self.named and operand not in self.named) or not pos.playable(region):
            return CITY_NOT_NAMED
        if board.area_of[region] not in self.in_areas or (self.southern and board.zone[0][region] != 2):
            return CITY_NOT_NAMED
        if not pos.hostile(pos.city_side(operand), pos.side_of_seat[seat]):
            return CITY_NOT_ENEMYS
        if self.owner != NOBODY and pos.owner[operand] != self.owner:
            return CITY_NOT_ENEMYS
        if self.strongest and board.defence[operand] > self.strongest:
            return CITY_TOO_STRONG
        return self.refuse_situation(pos, operand, seat)

    def refuse_situation(self, pos: War, city: int, seat: int) -> Refusal | None:
        """Why the armies around do not let the city turn."""
        board, region = pos.board, pos.board.city_region[city]
        if self.no_defenders and pos.stacks[board.walls + city]:
            return CITY_DEFENDED
        if self.no_army and pos.present(region, pos.city_side(city)):
            return ARMY_OUTSIDE
        places = [region, *board.ways[region]] if self.distance else [region]
        near = any(self.army_in(pos, place, seat) >= self.units for place in places)
        return None if near else NO_ARMY_NEAR

    def army_in(self, pos: War, region: int, seat: int) -> int:
        """How many units the army in a region has that the city turns to."""
        if not self.own:
            return size(friends(pos, region, seat))
        return sum([size(troops_of(stack)) for stack in pos.stacks[region] if pos.obeys(seat, stack)])

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        rolls = [die(pos)] if self.from_die > 1 else []
        success = not rolls or rolls[0] >= self.from_die
        if not rolls:
            tell_struck(pos, self.id, pos.board.city_region[operand])
        elif pos.events is not None:
            args = {"card": self.id, "city": pos.board.city_id[operand], "rolls": rolls}
            pos.emit("treason", "6.3", {**args, "success": "yes" if success else "no"})
        if success:
            capture(pos, operand, seat, "6.3")
        elif self.returns and self.number in pos.removed:
            pos.removed.remove(self.number)
            pos.discards[self.deck].append(self.number)


def plunder(pos: War, region: int, seat: int, units: int) -> None:
    """12.1 Talents for the player, and as many tokens; without the option the owner pays instead."""
    if pos.option(RAVAGING):
        ravage(pos, region, seat, units)
        return
    victim = pos.keeper[pos.board.cities_in[region][0]]
    talents = min(spoils(pos, region, units), pos.talents[victim])
    pos.talents[victim] -= talents
    pos.talents[seat] += talents
    pos.learned()  # 1.2.11 what the other had, if it was less
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "field": pos.board.field_name(region)}
        pos.emit("raided", "12.1", args, {"talents": talents}, (seat, victim))


class RavageWave(Instant):
    """12.1 Every army of the side that is large enough ravages where it stands."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.fewest: int = self.event["min_units"]

    def regions(self, pos: War, seat: int) -> list[int]:
        """Where the side's armies can ravage."""
        return [
            region
            for region in range(pos.board.regions)
            if size(friends(pos, region, seat)) >= self.fewest
            and enemy_land(pos, region, seat)
            and spoils(pos, region, self.fewest)
        ]

    def refuse_now(self, pos: War, seat: int) -> Refusal | None:
        return None if self.regions(pos, seat) else NOTHING_TO_RAVAGE

    def happen(self, pos: War, seat: int) -> None:
        for region in self.regions(pos, seat):
            plunder(pos, region, seat, size(friends(pos, region, seat)))


def enemy_land(pos: War, region: int, seat: int) -> bool:
    """12.1, 10.4 Whether a region has a city of the enemy and is no tribe's, and no army of his is there in
    peace."""
    return may_ravage(pos, region, pos.side_of_seat[seat])


class DesertRaid(EventCard):
    """12.1 One army of cavalry alone ravages as if it were larger."""

    def __init__(self, board: Board, number: int, row: Facts) -> None:
        super().__init__(board, number, row)
        self.bonus: int = self.event["bonus_units"]
        self.in_areas = areas_named(board, self.event)

    def nothing(self) -> Refusal:
        return NOTHING_TO_RAVAGE

    def candidates(self, pos: War, seat: int, chosen: list[int]) -> list[int]:
        return every(REGION, pos.board.regions)

    def refuse_choice(
        self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]
    ) -> Refusal | None:
        if verb != REGION:
            return pos.not_now(verb)
        if pos.board.area_of[operand] not in self.in_areas:
            return WRONG_AREA
        if not enemy_land(pos, operand, seat):
            return NOT_ENEMY_LAND
        if not cavalry_alone(friends(pos, operand, seat)):
            return NOT_CAVALRY_ALONE
        return None if spoils(pos, operand, 1) else NOTHING_TO_RAVAGE

    def choose(self, pos: War, seat: int, verb: int, operand: int, chosen: list[int]) -> None:
        plunder(pos, operand, seat, size(friends(pos, operand, seat)) + self.bonus)
