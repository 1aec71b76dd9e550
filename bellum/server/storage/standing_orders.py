"""Standing orders: how a seat answers reactions beforehand. The log, which all can follow, has none of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from .schema import orders


class Order(NamedTuple):
    """A seat's order, until when it holds, and the mark of that span when it was given.

    ``word`` holds what the order is limited to as well, after a space.
    """

    seat: str
    word: str
    until: str
    mark: int


def of_table(connection: Connection, table_id: str) -> list[Order]:
    """The orders of all seats of a table."""
    columns = (orders.c.seat, orders.c.word, orders.c.until, orders.c.mark)
    ask = select(*columns).where(orders.c.table_id == table_id).order_by(orders.c.seat, orders.c.word)
    return [Order(*row) for row in connection.execute(ask)]


def give(connection: Connection, table_id: str, order: Order) -> None:
    """Store an order; a seat has one of each word."""
    take_back(connection, table_id, [order])
    connection.execute(insert(orders).values(table_id=table_id, **order._asdict()))


def take_back(connection: Connection, table_id: str, gone: Iterable[Order]) -> None:
    """Remove orders that were taken back, or whose span has ended."""
    for order in gone:
        same = (orders.c.table_id == table_id, orders.c.seat == order.seat, orders.c.word == order.word)
        connection.execute(delete(orders).where(*same))
