"""Cookies that no longer count: those that a user was given up to a second."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from .schema import revocations


def load(connection: Connection) -> dict[str, int]:
    """For each user who has revoked cookies, the last second of those that were given before."""
    return {row.user_id: row.until for row in connection.execute(select(revocations))}


def add(connection: Connection, user_id: str, until: int) -> None:
    """Revoke a user's cookies up to a second."""
    connection.execute(delete(revocations).where(revocations.c.user_id == user_id))
    connection.execute(insert(revocations).values(user_id=user_id, until=until))
