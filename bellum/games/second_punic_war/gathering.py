"""10.1, 4.2 Those who have met at the declared field: they go on together, or not at all."""

from __future__ import annotations

from typing import Any, ClassVar

from ...kernel.position import SeatStep
from ...kernel.refusal import Refusal
from .actions import JOIN, PASS, SHIFT
from .column import column_of, is_afloat, most_left, orders_of
from .orders import BY_SEA, CODED, EXHAUSTED, SPENT, STAYS, UNDER_WAY, WAITS, Column, Orders
from .position import War
from .stacks import holder_of


def reform(pos: War, orders: Orders) -> None:
    """10.1 Those who have met and can go on are one column now, with all aboard its ships; 4.2 who came over
    the Alps ends there, and so must the others."""
    place = pos.board.place_of_field(orders.target)
    here = [party for party in orders.parties if party[WAITS] == place]
    afloat = is_afloat(pos.board, place)
    parties = [party[:WAITS] for party in here if afloat or party[SPENT] < EXHAUSTED]
    if len(parties) < len(here):
        stay(orders)
    orders.parties = []
    leaders = [leader for leader in orders.leaders if pos.at[leader] == place]
    orders.leaders = []
    column = Column(place, parties, leaders, 0, 0, UNDER_WAY)
    if most_left(pos, column) > 0:
        pos.column = column
    else:
        pos.claim(place)


def stay(orders: Orders) -> None:
    """4.2 Some end where all have met: all do, unless a fleet has loaded or landed in this action."""
    if not orders.has(BY_SEA):
        orders.mark(STAYS)


def part_of(pos: War, column: Column, seat: int) -> Column:
    """10.1 What of a column a seat alone commands."""
    mine = pos.holder_for(seat)
    parties = [party for party in column.parties if holder_of(party[CODED]) == mine]
    leaders = [leader for leader in column.leaders if pos.holder[leader] == mine]
    return Column(column.place, parties, leaders, column.bonus, column.strain, column.state)


class Onward(SeatStep[War]):
    """10.1 The partner whose army has met the other one says whether it goes on with it, or ends here."""

    rule: ClassVar[str] = "10.1"

    def candidates(self, pos: War, seat: int) -> list[int]:
        return [JOIN << SHIFT, PASS << SHIFT]

    def refuse(self, pos: War, seat: int, verb: int, operand: int) -> Refusal | None:
        return None if verb == JOIN or verb == PASS else pos.not_now(verb)

    def play(self, pos: War, seat: int, verb: int, operand: int) -> None:
        pos.steps.pop()
        if verb == JOIN:
            return
        column = column_of(pos)
        ending = part_of(pos, column, seat)
        column.parties = [party for party in column.parties if party not in ending.parties]
        column.leaders = [leader for leader in column.leaders if leader not in ending.leaders]
        stay(orders_of(pos))
        if not column.parties:
            pos.column = None
            pos.claim(column.place)

    def prompt(self, pos: War) -> tuple[str, dict[str, Any]]:
        name = pos.board.field_name(column_of(pos).place)
        return "prompt-go-on", {"seat": pos.seats[self.seat], "field": name}
