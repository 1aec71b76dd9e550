"""What is said at a table: to everybody, or within a team."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select

from ..clock import now
from . import schema

KEPT = 100  # the lines of a channel that are shown to somebody who comes to the table


class ChatLine(NamedTuple):
    """A line of chat, the team that may read it (None: everybody), and the message that tells it."""

    id: int
    team: str | None
    told: dict[str, Any]


def add(connection: Connection, table_id: str, user_id: str, text: str, team: str | None = None) -> None:
    """Store a line of chat."""
    line = {"table_id": table_id, "user_id": user_id, "team": team, "text": text, "at": now()}
    connection.execute(insert(schema.chat).values(line))


def latest(connection: Connection, table_id: str, after: int = 0) -> list[ChatLine]:
    """The latest lines of each channel, after one that is already known.

    Each channel is counted by itself: how much a team talks is not to be seen in what others are shown.
    """
    c, u = schema.chat, schema.users
    age = func.row_number().over(partition_by=c.c.team, order_by=c.c.id.desc()).label("age")
    counted = select(c, age).where(c.c.table_id == table_id, c.c.id > after).subquery()
    ask = (
        select(counted, u.c.name)
        .join(u, u.c.id == counted.c.user_id)
        .where(counted.c.age <= KEPT)
        .order_by(counted.c.id)
    )
    return [
        ChatLine(
            row.id,
            row.team,
            {
                "user": {"id": row.user_id, "name": row.name},
                "text": row.text,
                "at": row.at,
                "team": row.team,
            },
        )
        for row in connection.execute(ask)
    ]
