"""4.3 The way over the Alps: a die for every unit, and the move is over."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.position import Step
from .boons import ALPS, use
from .column import column_of, recount
from .leaders import alps_from, doom_all
from .orders import CODED, EXHAUSTED, SPENT, TROOPS
from .position import War
from .stacks import KINDS, ONE, Troops, count, size
from .victory import check_units
from .windows import open_window


class Crossing(Step[War]):
    """4.3 An army has come over the Alps: each unit is lost on 8 or more, and it goes no farther."""

    rule: ClassVar[str] = "4.3"

    def __init__(self, seat: int, asked: bool) -> None:
        self.seat = seat
        self.asked = asked

    def clone(self) -> Crossing:
        return Crossing(self.seat, self.asked)

    def resolve(self, pos: War) -> bool:
        column = column_of(pos)
        if not self.asked:
            self.asked = True
            open_window(pos, "alps", column.place, self.seat)
            return True
        pos.steps.pop()
        place, leaders = column.place, column.leaders[:]
        roll_for_all(pos)
        if not column.troops():
            side = pos.side_of_seat[self.seat]
            victor = pos.zone_seat(pos.enemy_of(side), place)
            doom_all(pos, [leader for leader in leaders if pos.at[leader] == place], victor)
        recount(pos)
        check_units(pos)
        return True


def roll_for_all(pos: War) -> None:
    """4.3 Every unit of the column rolls; those that are left have no points any more."""
    column = column_of(pos)
    lost_from = max(use(pos, ALPS), alps_from(pos, column.leaders))
    sides = int(pos.board.rules["battle"]["sides_of_the_die"])
    rolls: list[int] = []
    lost: Troops = 0
    for party in column.parties:
        dead: Troops = 0
        for kind in range(KINDS):
            for _ in range(count(party[TROOPS], kind)):
                rolls.append(pos.dice.roll(sides))
                if rolls[-1] >= lost_from:
                    dead += ONE[kind]
        pos.take(column.place, party[CODED], dead)
        party[TROOPS] -= dead
        party[SPENT] = EXHAUSTED
        lost += dead
    pos.barrier += 1
    if pos.events is not None:
        args = {"field": pos.board.field_name(column.place), "rolls": rolls, "least": lost_from}
        pos.emit("alps", "4.3", {**args, "count": size(lost)})


def over_the_alps(pos: War, place: int, to: int) -> bool:
    """4.3 Whether the way from a place to a region leads over the Alps."""
    return pos.board.is_region(place) and to in pos.board.alps[place]
