"""What is said at a table."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select

from ..clock import now
from . import schema


class ChatLine(NamedTuple):
    """A line of chat, and the message that tells it."""

    id: int
    told: dict[str, Any]


def add(connection: Connection, table_id: str, user_id: str, text: str) -> None:
    """Store a line of chat."""
    connection.execute(insert(schema.chat).values(table_id=table_id, user_id=user_id, text=text, at=now()))


def latest(connection: Connection, table_id: str, after: int = 0, limit: int = 100) -> list[ChatLine]:
    """The latest lines of chat, after one that is already known."""
    c, u = schema.chat, schema.users
    ask = (
        select(c.c.id.label("line"), c.c.text, c.c.at, u.c.id, u.c.name)
        .join(u, u.c.id == c.c.user_id)
        .where(c.c.table_id == table_id, c.c.id > after)
        .order_by(c.c.id.desc())
        .limit(limit)
    )
    lines = [
        ChatLine(row.line, {"user": {"id": row.id, "name": row.name}, "text": row.text, "at": row.at})
        for row in connection.execute(ask)
    ]
    return lines[::-1]
