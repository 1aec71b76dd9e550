"""9.3 New units come to a place, free of charge; 6 into a city that has no room for all, those whom their
player names."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import SHIFT, TAKE
from .board import NOBODY
from .cities import settle_region
from .kinds import NATIONS
from .leaders import catch_lone
from .position import War
from .stacks import COMMON, KINDS, ONE, Troops, ashore, code_of, count, size

NOT_COMING: Final = Refusal("9.3", "unit-not-among-them")


def available(pos: War, nation: int, troops: Troops) -> Troops:
    """1.2 As many of these units as the nation has counters."""
    total = 0
    for kind in range(KINDS):
        wanted = count(troops, kind)
        if wanted:
            total += min(wanted, pos.spare(nation, kind)) * ONE[kind]
    return total


def any_left(pos: War, nation: int, troops: Troops) -> bool:
    """1.2 Whether the nation has a counter of any of these units."""
    for kind in range(KINDS):
        if count(troops, kind) and pos.spare(nation, kind) > 0:
            return True
    return False


def holder_at(pos: War, place: int, seat: int) -> int:
    """4.1, 10.1 New units join the army of the player if his leader is there; else they are common."""
    for leader in pos.leaders_at(place, pos.side_of_seat[seat]):
        if pos.follows(seat, leader):
            return pos.holder_for(seat)
    return COMMON


def bring(pos: War, nation: int, place: int, seat: int, troops: Troops) -> None:
    """9.3 New units stand in a place, as far as there are counters of them.

    5.1 Where an enemy is and nobody of their side was, they have to fight, as recruits do.
    """
    side = pos.side_of_seat[seat]
    coming = available(pos, nation, troops)
    alone = pos.board.is_region(place) and not pos.present(place, side)
    pos.add(place, code_of(nation, holder_at(pos, place, seat), False), coming)
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "nation": NATIONS[nation], "field": pos.board.field_name(place)}
        pos.emit("reinforced", "9.3", {**args, "count": size(coming)})
    if not alone or not coming:
        return
    catch_lone(pos, place, side, seat)
    if pos.enemy_in(place, side) != NOBODY:
        pos.clash(place, side)


def threatened(pos: War, city: int, side: int) -> bool:
    """9.3 Whether an enemy army is in the region of a city, so that who comes goes behind the walls."""
    return pos.enemy_in(pos.board.city_region[city], side) != NOBODY


def city_place(pos: War, city: int, side: int) -> int:
    """9.3 Where who comes to a city stands: in its region, or inside if an enemy is outside."""
    return pos.board.walls + city if threatened(pos, city, side) else pos.board.city_region[city]


def bring_to_city(pos: War, nation: int, city: int, seat: int, troops: Troops) -> None:
    """9.3 New units come to a city: ships to its port, the others inside if an enemy stands outside."""
    board, side = pos.board, pos.side_of_seat[seat]
    fleet: Troops = available(pos, nation, troops - ashore(troops))
    if fleet:
        bring(pos, nation, board.ports + city, seat, fleet)
    army = available(pos, nation, ashore(troops))
    if not army:
        return
    if threatened(pos, city, side) and size(army) > pos.room(city):
        pos.steps.append(Quarters(seat, nation, city, army))
    else:
        bring(pos, nation, city_place(pos, city, side), seat, army)


class Quarters(SeatStep[War]):
    """6 A city with an enemy outside has no room for all who come: their player says who does."""

    rule: ClassVar[str] = "6"

    def __init__(self, seat: int, nation: int, city: int, coming: Troops) -> None:
        super().__init__(seat)
        self.nation = nation
        self.city = city
        self.coming = coming

    def clone(self) -> Quarters:
        return Quarters(self.seat, self.nation, self.city, self.coming)

    def resolve(self, pos: War) -> bool:
        if self.coming and pos.room(self.city) > 0:
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        first = TAKE << SHIFT | self.nation * KINDS
        return [first + kind for kind in range(KINDS) if count(self.coming, kind)]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != TAKE:
            return pos.not_now(verb)
        theirs = operand // KINDS == self.nation
        return None if theirs and count(self.coming, operand % KINDS) else NOT_COMING

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        unit = ONE[operand % KINDS]
        self.coming -= unit
        bring(pos, self.nation, pos.board.walls + self.city, self.seat, unit)
        settle_region(pos, pos.board.city_region[self.city])  # 6.2 besiegers may be too few now

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "city": pos.board.city_id[self.city]}
        return "prompt-quarters", {**args, "count": pos.room(self.city)}
