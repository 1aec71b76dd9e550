"""4.2 What is kept of an action in which armies move: the orders that were given, and the column that moves.

Troops are always on the board. The orders of an action say which fields were activated, which one target was
declared, and which troops may still go on; the column says who moves together now. The steps of the chapter
hold little of their own: they share these two records, which the position keeps.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.plain import Codec, Plain
from .board import NOBODY

# A party of a column: its code on the board, the points it has spent, where it last came from, the leaders
# who hasten it (1.3.3) and have gone with it at every step, as bits, and its troops.
CODED: Final = 0
SPENT: Final = 1
CAME: Final = 2
LED: Final = 3
TROOPS: Final = 4
WAITS: Final = 5  # and where it waits for further orders, if it is in no column
UNMOVED: Final = -1  # LED of those who have made no step: whoever leads them has gone with them so far
EXHAUSTED: Final = 99  # points spent by those who can do nothing more

# What a column may still do.
READY: Final = 0  # it is being formed, and has not moved: more may be taken along
UNDER_WAY: Final = 1
DOCKED: Final = 2  # 4.4 a fleet that has entered a port: it may land what it carries
COMPLETE: Final = 4  # all were taken along, and it has not moved: some may be left behind
STOPPING: Final = 3  # it has no points left, unless an effect gives it some

# What has happened in an action, as bits.
DEED: Final = 1  # a unit has moved, stormed, besieged or ravaged
BY_SEA: Final = 2  # 4.2 a fleet has loaded or landed troops
ASKED: Final = 4  # 10.1 the partner was asked whether he joins
GATHERED: Final = 8  # 4.2 those who met at the declared field have fought and go on together
CLOSING: Final = 16  # 4.2 all who should come to the declared field have come
REFORMED: Final = 32  # 10.1 those who met there have become one column
IDLE: Final = 64  # the field that got orders last has formed no column yet
STAYS: Final = 128  # 4.2 some of those who met there cannot go on, or do not: so nobody marches on


class Column(Plain):
    """4.2 Units, and leaders with them, that move together; on the board they stand at its place."""

    def __init__(
        self,
        place: int,
        parties: list[list[int]],
        leaders: list[int],
        bonus: int,
        strain: int,
        state: int,
    ) -> None:
        self.place = place
        self.parties = parties  # CODED, SPENT, CAME, LED, TROOPS
        self.leaders = leaders
        self.bonus = bonus  # points that effects have added
        self.strain = strain  # the die from which a forced march costs a unit when it stops; 0 for no roll
        self.state = state

    def clone(self) -> Column:
        parties = [party[:] for party in self.parties]
        return Column(self.place, parties, self.leaders[:], self.bonus, self.strain, self.state)

    def forming(self) -> bool:
        """4.2 Whether nobody in the column has moved yet."""
        return self.state == READY or self.state == COMPLETE

    def troops(self) -> int:
        """All troops of the column."""
        total = 0
        for party in self.parties:
            total += party[TROOPS]
        return total


class Grant(Plain):
    """3.4.3 Activations that an event gives: how many, and what its words ask of them."""

    def __init__(self, count: int, need: str, areas: list[int], seas: list[int]) -> None:
        self.count = count
        self.need = need  # "", "leader", "syracusan_port", "only_cavalry" or "landing"
        self.areas = (
            areas  # where the fields must be, or with "landing" where the troops must land; all if none
        )
        self.seas = seas


class Orders(Plain):
    """3.4.4 One action in which a player activates fields."""

    def __init__(self, seat: int, actor: int, grant: Grant | None) -> None:
        self.seat = seat  # who gives orders now: the player whose action it is, or the partner who joins
        self.actor = actor  # whose action it is
        self.grant = grant
        self.origins: list[int] = []  # the fields that the seat has activated
        self.focus = NOBODY  # the field whose troops get orders now
        self.target = NOBODY  # 4.2 the one field where all end, if it was declared
        self.flags = 0
        self.free = 0  # 4.2 how many activations active leaders have made for nothing
        # Who may go on or waits at the target: CODED, SPENT, CAME, LED, TROOPS, WAITS.
        self.parties: list[list[int]] = []
        self.leaders: list[int] = []  # the leaders with them
        self.given_up = 0  # fields whose troops get no more orders in this action, as bits
        self.trails: list[list[int]] = []  # 5.4 leaders who have moved, and the place each last came from

    def clone(self) -> Orders:
        grant = self.grant
        new = Orders(
            self.seat,
            self.actor,
            None if grant is None else Grant(grant.count, grant.need, grant.areas, grant.seas),
        )
        new.origins = self.origins[:]
        new.focus = self.focus
        new.target = self.target
        new.flags = self.flags
        new.free = self.free
        new.parties = [party[:] for party in self.parties]
        new.leaders = self.leaders[:]
        new.given_up = self.given_up
        new.trails = [trail[:] for trail in self.trails]
        return new

    def grant_for(self, seat: int) -> Grant | None:
        """3.4.3 What an event gives to who plays it; 10.1 a partner who joins pays as always."""
        return self.grant if seat == self.actor else None

    def came(self, leader: int) -> int:
        """5.4 The place from which a leader has come with this action, or NOBODY."""
        for trail in self.trails:
            if trail[0] == leader:
                return trail[1]
        return NOBODY

    def lead(self, leader: int, place: int) -> None:
        """A leader leaves a place with his column."""
        self.trails = [trail for trail in self.trails if trail[0] != leader]
        self.trails.append([leader, place])

    def has(self, flag: int) -> bool:
        """Whether something has happened in this action."""
        return self.flags & flag != 0

    def mark(self, flag: int) -> None:
        """Something happens in this action."""
        self.flags |= flag

    def turn_to(self, field: int) -> None:
        """The troops of a field get orders; those of one that had them and formed no column are given up."""
        if self.flags & IDLE and self.focus != NOBODY:
            self.given_up |= 1 << self.focus
        self.flags |= IDLE
        self.focus = field

    def give_up(self, field: int) -> None:
        """The troops of a field get no more orders in this action."""
        self.given_up |= 1 << field
        self.flags &= ~IDLE
        self.focus = NOBODY

    def gathering(self) -> bool:
        """4.2 Whether columns are still on their way to the one declared field."""
        return self.target != NOBODY and self.flags & GATHERED == 0


# -- as plain data -------------------------------------------------------------------------------------------


def write_record(record: Plain | None) -> Any:
    return None if record is None else record.to_json()[1:]


def read_column(data: Any) -> Column | None:
    return None if data is None else Column(*data).clone()


def read_orders(data: Any) -> Orders | None:
    if data is None:
        return None
    seat, actor, grant = data[:3]
    orders = Orders(seat, actor, None if grant is None else Grant(*grant[1:]))
    orders.origins, orders.focus, orders.target, orders.flags, orders.free = data[3:8]
    orders.parties, orders.leaders, orders.given_up, orders.trails = data[8:]
    return orders.clone()


COLUMN: Final = Codec(write_record, read_column)
ORDERS: Final = Codec(write_record, read_orders)
