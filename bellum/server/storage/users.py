"""Users: guests until they choose a name, and stored only once they do something."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..clock import now
from . import schema
from .rows import Person


def guest_name(user_id: str) -> str:
    """The name of a guest who has not chosen one."""
    return f"Guest {int(sha256(user_id.encode()).hexdigest()[:8], 16) % 9000 + 1000}"


def find(connection: Connection, user_id: str) -> dict[str, Any]:
    """A user as shown to that user."""
    row = connection.execute(select(schema.users).where(schema.users.c.id == user_id)).first()
    if row is None:
        return {"id": user_id, "name": guest_name(user_id), "guest": True}
    return {"id": row.id, "name": row.name, "guest": row.guest}


def keep(connection: Connection, user_id: str) -> Person:
    """The user's row, stored now if it was not before."""
    users = schema.users
    ask = select(users.c.name).where(users.c.id == user_id)
    name = connection.execute(ask).scalar()
    if name is None:
        name = guest_name(user_id)
        try:
            with connection.begin_nested():
                connection.execute(insert(users).values(id=user_id, name=name, guest=True, created_at=now()))
        except IntegrityError:
            name = connection.execute(ask).scalar_one()
    return Person(user_id, str(name))


def rename(connection: Connection, user_id: str, name: str) -> None:
    keep(connection, user_id)
    connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(name=name))
