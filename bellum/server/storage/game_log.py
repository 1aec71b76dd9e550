"""The log of each table's game, and the events of its actions as they were told."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .entries import HANDOVER, Entry, Telling
from .rows import TableRow
from .stored_tables import set_seat

# Statements that are made once: every action runs them.
ADVANCE = update(schema.tables).where(
    schema.tables.c.id == bindparam("its_id"), schema.tables.c.n == bindparam("old_n")
)
ADD_ENTRY, ADD_TELLING = insert(schema.actions), insert(schema.tellings)


class Conflict(Exception):
    """Another writer was first: the entry's number is taken."""


def entries_after(connection: Connection, table_id: str, n: int) -> list[Entry]:
    """The entries of a table's log after number ``n``."""
    a = schema.actions
    ask = (
        select(a.c.n, a.c.kind, a.c.seat, a.c.text, a.c.user_id, a.c.at)
        .where(a.c.table_id == table_id, a.c.n > n)
        .order_by(a.c.n)
    )
    return [Entry(*row) for row in connection.execute(ask)]


def append(
    connection: Connection,
    table_id: str,
    entries: Sequence[Entry],
    head: dict[str, Any],
    tellings: Sequence[Telling] = (),
) -> None:
    """Add entries to a table's log, with their events and what lists show; Conflict if another was first.

    They are added only to the log that they were made for: after the entry before the first of them.
    """
    values = {**head, "n": entries[-1].n, "its_id": table_id, "old_n": entries[0].n - 1}
    if connection.execute(ADVANCE, values).rowcount != 1:
        raise Conflict(table_id)
    for entry in entries:
        try:
            connection.execute(ADD_ENTRY, {"table_id": table_id, **entry._asdict()})
        except IntegrityError as error:
            raise Conflict(table_id) from error
        if entry.kind == HANDOVER:
            set_seat(connection, table_id, entry.seat, stand_in=entry.text)
    add_tellings(connection, table_id, tellings)


def set_head(connection: Connection, row: TableRow, head: dict[str, Any]) -> None:
    """Store what lists show of a table; Conflict if another writer has changed it since it was read."""
    t = schema.tables
    same = and_(t.c.id == row.id, t.c.n == row.n, t.c.rules == row.rules, t.c.state == row.state)
    if connection.execute(update(t).where(same).values(**head)).rowcount != 1:
        raise Conflict(row.id)


def add_tellings(connection: Connection, table_id: str, tellings: Sequence[Telling]) -> None:
    """Store the events of actions; Conflict if another writer has."""
    if tellings:
        values = [{"table_id": table_id, **telling._asdict()} for telling in tellings]
        try:
            connection.execute(ADD_TELLING, values)
        except IntegrityError as error:
            raise Conflict(table_id) from error


def told(connection: Connection, table_id: str, rules: int) -> dict[int, list[Any]]:
    """The events of a table's actions under a version of the rules; if unchanged, those of an older one."""
    t = schema.tellings
    ask = (
        select(t.c.n, t.c.events)
        .where(t.c.table_id == table_id, t.c.rules <= rules)
        .order_by(t.c.n, t.c.rules)
    )
    return {n: json.loads(events) for n, events in connection.execute(ask)}


def untold_tables(connection: Connection) -> list[tuple[str, str, int]]:
    """The tables whose events are not stored, with their games and versions."""
    t, s = schema.tables, schema.tellings
    known = select(s.c.table_id).where(s.c.table_id == t.c.id, s.c.n == 0)
    ask = select(t.c.id, t.c.game, t.c.rules).where(t.c.n > 0, ~known.exists()).order_by(t.c.created_at)
    return [(row.id, row.game, row.rules) for row in connection.execute(ask)]
