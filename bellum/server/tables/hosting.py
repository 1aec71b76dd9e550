"""What happens around the games: tables are made, joined, left and deleted, and people change their names.

Each change is stored, told to the other processes, and shown to everybody who is connected to the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from ..cluster.notices import REVOKED, TABLE, USER
from ..protocol import NewTable
from ..storage import revocations, stored_tables, users
from ..storage.rows import TableRow
from . import seating
from .registry import Tables

T = TypeVar("T")


async def rename_user(tables: Tables, user_id: str, name: str) -> dict[str, Any]:
    """Change a user's name everywhere; the user, as shown to that user."""

    def do(connection: Connection) -> dict[str, Any]:
        for row in stored_tables.unfinished_of(connection, user_id):
            seating.check_name(row, user_id, name)
        users.rename(connection, user_id, name)
        tables.notices.tell(connection, USER, user=user_id)
        return users.find(connection, user_id)

    found = await tables.store.write(do)
    await tables.refresh_user(user_id)
    return found


async def revoke(tables: Tables, user_id: str, until: int) -> dict[str, Any]:
    """Keep in mind that a user's cookies up to a second no longer count; the user, as shown to that user."""

    def do(connection: Connection) -> dict[str, Any]:
        revocations.add(connection, user_id, until)
        tables.notices.tell(connection, REVOKED, user=user_id, until=until)
        return users.find(connection, user_id)

    return await tables.store.write(do)


async def create(
    tables: Tables, user_id: str, wish: NewTable, test_seed: str | None
) -> tuple[TableRow, dict[str, str]]:
    """Make a table; the row, and the tokens of its invitations."""
    row, invites = await tables.store.write(lambda c: seating.create(c, user_id, wish, test_seed))
    await begin_if_full(tables, row)
    return row, invites


async def change(tables: Tables, table_id: str, do: Callable[[Connection], T]) -> T:
    """Change who sits at a table, and show it to everybody who is there."""

    def told(connection: Connection) -> T:
        result = do(connection)
        tables.notices.tell(connection, TABLE, table_id)
        return result

    result = await tables.store.write(told)
    await tables.refresh(table_id)
    return result


async def delete(tables: Tables, table_id: str, user_id: str) -> None:
    """Delete a table that has not begun."""
    await change(tables, table_id, lambda c: seating.delete(c, table_id, user_id))


async def join(tables: Tables, table_id: str, user_id: str, seat: str | None, token: str | None) -> TableRow:
    """Take a seat."""
    row = await change(tables, table_id, lambda c: seating.join(c, table_id, user_id, seat, token))
    await begin_if_full(tables, row)
    return row


async def leave(tables: Tables, table_id: str, user_id: str, seat: str) -> TableRow:
    """Leave a seat before the game has begun."""
    return await change(tables, table_id, lambda c: seating.leave(c, table_id, user_id, seat))


async def invite(tables: Tables, table_id: str, user_id: str, seat: str) -> str:
    """The token of a new invitation to a seat; the old one becomes void."""
    return await change(tables, table_id, lambda c: seating.invite(c, table_id, user_id, seat))


async def seat_machine(tables: Tables, table_id: str, user_id: str, seat: str, player: str) -> TableRow:
    """Let a machine play a seat that nobody has taken."""
    row = await change(tables, table_id, lambda c: seating.seat_machine(c, table_id, user_id, seat, player))
    await begin_if_full(tables, row)
    return row


async def rematch(tables: Tables, table_id: str, user_id: str, test_seed: str | None) -> TableRow:
    """The table of the rematch, made if nobody has asked for it yet."""

    def do(connection: Connection) -> TableRow:
        row = seating.rematch(connection, table_id, user_id, test_seed)
        tables.notices.tell(connection, TABLE, row.id)
        return row

    row = await change(tables, table_id, do)
    await tables.refresh(row.id)
    await begin_if_full(tables, row)
    return row


async def begin_if_full(tables: Tables, row: TableRow) -> None:
    if row.state == "playing":
        await tables.begin(row.id)
