"""Standing orders at a table in memory: a seat answers reactions beforehand, and nobody else is told.

The answer is an ordinary action, given by the server as soon as the question comes, after the same pause as a
machine's. So records hold nothing new, and the other side cannot tell an order from a machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel import Position
from ..storage.standing_orders import Order
from .course import Course


class Standing:
    """The orders of a table's seats."""

    def __init__(self, orders: Iterable[Order]) -> None:
        self._orders = {(order.seat, order.word): order for order in orders}

    def with_(self, order: Order) -> Standing:
        """These orders and another, or the same one for another span."""
        return Standing([*self.without(order)._orders.values(), order])

    def without(self, order: Order) -> Standing:
        """These orders without the one of that seat and word."""
        key = (order.seat, order.word)
        return Standing(other for other in self._orders.values() if (other.seat, other.word) != key)

    def take_back(self, orders: Iterable[Order]) -> None:
        for order in orders:
            self._orders.pop((order.seat, order.word), None)

    def ended(self, position: Position) -> list[Order]:
        """The orders whose span is over."""
        return [order for order in self._orders.values() if position.span(order.until) != order.mark]

    def of(self, position: Position, seat: str) -> list[Order]:
        """The orders of a seat that hold."""
        return [
            order
            for order in self._orders.values()
            if order.seat == seat and position.span(order.until) == order.mark
        ]

    def told(self, position: Position, seat: str) -> list[dict[str, Any]]:
        """The orders of a seat, for its owner."""
        return [told(order) for order in self.of(position, seat)]

    def count(self, seat: str) -> int:
        """How many orders a seat has given."""
        return sum(order.seat == seat for order in self._orders.values())

    def answer(self, position: Position, seat: str) -> int:
        """The action with which a seat's orders answer what it is asked now; -1 if they do not."""
        if not self._orders:
            return -1
        words = [order.word for order in self.of(position, seat)]
        return position.answer_by(position.setting.seat(seat), words)


def told(order: Order) -> dict[str, Any]:
    """An order with what it is limited to."""
    word, _, about = order.word.partition(" ")
    return {"order": word, "about": about or None, "until": order.until}


def reaction(course: Course, seat: str) -> list[str]:
    """The orders that would answer what a seat is asked now; none if that is no reaction."""
    position = course.match.position
    number = position.setting.seat(seat)
    return [order for order in course.game.orders if position.answer_by(number, (order,)) >= 0]
