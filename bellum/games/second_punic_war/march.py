"""4.2 The march of an army from region to region, and when it stops."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import LOSE, SHIFT
from .activation import NOT_IN_SCENARIO, empty_price
from .arrival import catch_stragglers, enter
from .board import NOBODY
from .cities import settle_region
from .column import (
    column_of,
    idle_leaders,
    is_afloat,
    least_left,
    most_left,
    move_column,
    orders_of,
    reserve,
    wait,
)
from .crossing import Crossing, over_the_alps
from .leaders import doom_all
from .orders import BY_SEA, DOCKED, GATHERED, STAYS, TROOPS, Column, Orders
from .position import War
from .stacks import CODE, INFANTRY, KINDS, ONE, count, has_moved, infantry, nation_of, size, troops_of
from .victory import check_units

NO_COLUMN: Final = Refusal("4.2", "no-column")
SHIPS_DO_NOT_MARCH: Final = Refusal("4.4", "ships-do-not-march")
NOT_ADJACENT: Final = Refusal("4.2", "region-not-adjacent")
TOO_TIRED_TO_MARCH: Final = Refusal("4.2", "no-points-to-march")
OUT_FIRST: Final = Refusal("6", "out-of-the-walls-first")
LEADERS_ALONE: Final = Refusal("5.6", "leaders-alone")
TO_THE_TARGET: Final = Refusal("4.2", "must-reach-target")
ALL_TOGETHER: Final = Refusal("10.1", "all-go-on-together")
LANDING_ONLY: Final = Refusal("3.4.3", "event-lands-only")
NOT_A_STRAGGLER: Final = Refusal("5.7", "not-a-straggler")


def march_refusal(pos: War, to: int) -> Refusal | None:
    """4.2 Why the column cannot march to a region."""
    column, orders = pos.column, orders_of(pos)
    if column is None:
        return LEADERS_ALONE if leaders_alone(pos, orders) else NO_COLUMN
    if is_afloat(pos.board, column.place):
        return SHIPS_DO_NOT_MARCH
    grant = orders.grant_for(orders.seat)
    if grant is not None and grant.need == "landing":
        return LANDING_ONLY
    inside = pos.board.is_inside(column.place)
    if inside and to != pos.board.region_at[column.place]:
        return OUT_FIRST
    if not inside and to not in pos.board.ways[column.place]:
        return NOT_ADJACENT
    if not pos.playable(to):
        return NOT_IN_SCENARIO
    cost = 0 if inside else 1
    if most_left(pos, column) < cost:
        return TOO_TIRED_TO_MARCH
    return together_refusal(pos, orders, column, to, cost)


def leaders_alone(pos: War, orders: Orders) -> bool:
    """5.6 Whether there are only leaders left in the field that has orders."""
    if orders.focus == NOBODY:
        return False
    places = pos.board.places_of[orders.focus]
    if any(reserve(pos, orders.seat, place) for place in places):
        return False
    return any(idle_leaders(pos, orders.seat, place) for place in places)


def together_refusal(pos: War, orders: Orders, column: Column, to: int, cost: int) -> Refusal | None:
    """4.2, 10.1 Why a step would take units away from the others."""
    if orders.target == NOBODY:
        return None
    left = least_left(pos, column) - cost
    if orders.has(GATHERED):
        return ALL_TOGETHER if left < 0 or orders.has(STAYS) else None
    if orders.target >= pos.board.regions:
        return TO_THE_TARGET
    if over_the_alps(pos, column.place, to) and to != orders.target:
        return TO_THE_TARGET
    return TO_THE_TARGET if left < pos.reach.land[to][orders.target] else None


def march(pos: War, seat: int, to: int) -> None:
    """4.2 The column marches to a region."""
    board, column, orders = pos.board, column_of(pos), orders_of(pos)
    place, foot = column.place, infantry(column.troops())
    alps = over_the_alps(pos, place, to)
    move_column(pos, seat, to, 0 if board.is_inside(place) else 1)
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "field": board.field_name(place), "target": board.field_name(to)}
        pos.emit("marched", "4.2", {**args, "count": size(column.troops())})
    if not (orders.gathering() and to == orders.target):
        enter(pos, seat, to)
    if alps:
        pos.steps.append(Crossing(seat, False))
    settle_region(pos, board.region_at[place])
    catch_stragglers(pos, board.region_at[place])
    drop_out(pos, seat, column, place, foot)


# -- the end of a move ---------------------------------------------------------------------------------------


def halt_refusal(pos: War) -> Refusal | None:
    """4.2 Why the column cannot stop here: all must end in the field that was declared."""
    column, orders = pos.column, orders_of(pos)
    if column is None:
        return NO_COLUMN
    if column.forming() or not orders.gathering() or most_left(pos, column) < 1:
        return None
    place, target = column.place, orders.target
    if pos.board.field_of[place] == target:
        return None
    if is_afloat(pos.board, place) and target < pos.board.regions and orders.has(BY_SEA):
        return None
    return TO_THE_TARGET


def halt(pos: War, seat: int) -> None:
    """4.2 The column stops: its move is over. One that has not moved stays, and so does its field."""
    column, orders = column_of(pos), orders_of(pos)
    place = column.place
    pos.column = None
    if column.forming():
        orders.give_up(pos.board.field_of[place])
        return
    pos.release(place)
    if orders.gathering() and pos.board.field_of[place] == orders.target:
        return
    pos.claim(place)
    if column.strain and infantry(column.troops()):
        tire(pos, seat, column, place)


def drop_out(pos: War, seat: int, column: Column, place: int, foot: int) -> None:
    """5.7 The army of a forced march stops where the last of its infantry stays behind; ``foot`` it had."""
    if column.strain and not column.forming() and foot and not infantry(column.troops()):
        tire(pos, seat, column, place)


def deed_owed(pos: War, seat: int) -> bool:
    """4.2 Whether activations were free, for nothing so far, and cannot be paid for."""
    return empty_price(pos) > pos.initiative[seat]


def gather_in(pos: War) -> None:
    """4.2 The column has come to the declared field, and waits there for the others."""
    column, orders = column_of(pos), orders_of(pos)
    for party in column.parties:
        wait(pos, column.place, party, party[TROOPS])
    orders.leaders += column.leaders
    pos.column = None
    if column.strain and infantry(column.troops()):
        tire(pos, orders.seat, column, column.place)


def tire(pos: War, seat: int, column: Column, place: int) -> None:
    """5.7 A forced march may cost the army a unit of infantry when it stops."""
    roll = pos.dice.roll(int(pos.board.rules["battle"]["sides_of_the_die"]))
    pos.barrier += 1
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "field": pos.board.field_name(place), "rolls": [roll]}
        pos.emit("forced-march", "5.7", args)
    if roll >= column.strain:
        pos.steps.append(Straggler(seat, place))


class Straggler(SeatStep[War]):
    """5.7 After a forced march a player says which unit of infantry is lost."""

    rule: ClassVar[str] = "5.7"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def resolve(self, pos: War) -> bool:
        if self.candidates(pos, self.seat):
            return False
        pos.steps.pop()
        return True

    def candidates(self, pos: War, seat: int) -> list[int]:
        counters = [
            nation_of(stack) * KINDS + kind
            for stack in pos.stacks[self.place]
            for kind in INFANTRY
            if self.tired(pos, stack) and count(troops_of(stack), kind)
        ]
        return [LOSE << SHIFT | counter for counter in dict.fromkeys(counters)]

    def tired(self, pos: War, stack: int) -> bool:
        """Whether a stack has marched for the player."""
        return has_moved(stack) and pos.obeys(self.seat, stack)

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        if verb != LOSE:
            return pos.not_now(verb)
        return None if LOSE << SHIFT | operand in self.candidates(pos, seat) else NOT_A_STRAGGLER

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        for stack in pos.stacks[self.place]:
            if nation_of(stack) == operand // KINDS and self.tired(pos, stack):
                if count(troops_of(stack), operand % KINDS):
                    pos.take(self.place, stack & CODE, ONE[operand % KINDS])
                    break
        side = pos.side_of_seat[seat]
        if not pos.present(self.place, side):  # 5.6 of nobody's doing, as in the Alps
            doom_all(pos, pos.leaders_at(self.place, side), pos.warden(pos.enemy_of(side), self.place))
        if pos.board.is_region(self.place):
            settle_region(pos, self.place)
        check_units(pos)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        args = {"seat": pos.seats[self.seat], "field": pos.board.field_name(self.place)}
        return "prompt-straggler", args


def must_head_for_coast(pos: War, orders: Orders, column: Column, zone: int, left: int) -> bool:
    """4.2 Whether a fleet that has not landed anybody would miss the declared region with a step."""
    if orders.has(BY_SEA) or column.state == DOCKED:
        return False
    return left < pos.reach.shore[zone][orders.target] + pos.board.landing_cost
