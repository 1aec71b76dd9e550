"""What happens around the games: tables are made, joined, left and deleted, and people change their names.

Each change is stored, told to the other processes, and shown to everybody who is connected to the table.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from ..cluster.notices import TABLE, USER
from ..protocol import NewTable
from ..storage import users
from ..storage.rows import TableRow
from . import seating
from .registry import Tables


async def rename_user(tables: Tables, user_id: str, name: str) -> dict[str, Any]:
    """Change a user's name everywhere; the user, as shown to that user."""

    def do(connection: Connection) -> dict[str, Any]:
        users.rename(connection, user_id, name)
        tables.notices.tell(connection, USER, user=user_id)
        return users.find(connection, user_id)

    found = await tables.store.write(do)
    await tables.refresh_user(user_id)
    return found


async def create(
    tables: Tables, user_id: str, wish: NewTable, test_seed: str | None
) -> tuple[TableRow, dict[str, str]]:
    """Make a table; the row, and the tokens of its invitations."""
    row, invites = await tables.store.write(lambda c: seating.create(c, user_id, wish, test_seed))
    await begin_if_full(tables, row)
    return row, invites


async def delete(tables: Tables, table_id: str, user_id: str) -> None:
    """Delete a table that has not begun."""

    def do(connection: Connection) -> None:
        seating.delete(connection, table_id, user_id)
        tables.notices.tell(connection, TABLE, table_id)

    await tables.store.write(do)
    await tables.refresh(table_id)


async def join(tables: Tables, table_id: str, user_id: str, seat: str | None, token: str | None) -> TableRow:
    """Take a seat."""

    def do(connection: Connection) -> TableRow:
        row = seating.join(connection, table_id, user_id, seat, token)
        tables.notices.tell(connection, TABLE, table_id)
        return row

    row = await tables.store.write(do)
    await tables.refresh(table_id)
    await begin_if_full(tables, row)
    return row


async def leave(tables: Tables, table_id: str, user_id: str, seat: str) -> TableRow:
    """Leave a seat before the game has begun."""

    def do(connection: Connection) -> TableRow:
        row = seating.leave(connection, table_id, user_id, seat)
        tables.notices.tell(connection, TABLE, table_id)
        return row

    row = await tables.store.write(do)
    await tables.refresh(table_id)
    return row


async def invite(tables: Tables, table_id: str, user_id: str, seat: str) -> str:
    """The token of a new invitation to a seat; the old one becomes void."""

    def do(connection: Connection) -> str:
        token = seating.invite(connection, table_id, user_id, seat)
        tables.notices.tell(connection, TABLE, table_id)
        return token

    token = await tables.store.write(do)
    await tables.refresh(table_id)
    return token


async def rematch(tables: Tables, table_id: str, user_id: str, test_seed: str | None) -> TableRow:
    """The table of the rematch, made if nobody has asked for it yet."""

    def do(connection: Connection) -> TableRow:
        row = seating.rematch(connection, table_id, user_id, test_seed)
        tables.notices.tell(connection, TABLE, table_id)
        tables.notices.tell(connection, TABLE, row.id)
        return row

    row = await tables.store.write(do)
    await tables.refresh(table_id)
    await tables.refresh(row.id)
    await begin_if_full(tables, row)
    return row


async def begin_if_full(tables: Tables, row: TableRow) -> None:
    if row.state == "playing":
        await tables.begin(row.id)
