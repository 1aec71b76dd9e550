"""The statements that find, store and change tables and their seats."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ..clock import now
from . import schema, users
from .rows import Person, Seat, TableRow


def add(connection: Connection, row: TableRow) -> None:
    """Store a new table with its seats."""
    users.keep(connection, row.created_by.id)
    connection.execute(
        insert(schema.tables).values(
            id=row.id,
            game=row.game,
            rules=row.rules,
            scenario=row.scenario,
            options=json.dumps(row.options),
            seed=row.seed,
            state=row.state,
            created_by=row.created_by.id,
            created_at=row.created_at,
            updated_at=row.updated_at,
            n=row.n,
            to_move=" ".join(row.to_move),
            machine_owes=row.machine_owes,
            hints=row.hints,
        )
    )
    for number, seat in enumerate(row.seats):
        connection.execute(
            insert(schema.seats).values(
                table_id=row.id,
                name=seat.name,
                number=number,
                team=seat.team,
                kind=seat.kind,
                player=seat.player,
                user_id=seat.user.id if seat.user else None,
                reserved_for=seat.reserved.id if seat.reserved else None,
                invite=seat.invite,
            )
        )


def load_all(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables by their ids, in that order; one that does not exist is left out."""
    if not ids:
        return []
    t, s, u = schema.tables, schema.seats, schema.users
    tables = {row.id: row for row in connection.execute(select(t).where(t.c.id.in_(ids)))}
    seats: dict[str, list[Any]] = {id: [] for id in ids}
    for row in connection.execute(select(s).where(s.c.table_id.in_(ids)).order_by(s.c.table_id, s.c.number)):
        seats[row.table_id].append(row)
    wanted = {row.created_by for row in tables.values()}
    wanted.update(id for rows in seats.values() for r in rows for id in (r.user_id, r.reserved_for) if id)
    people = {
        row.id: Person(row.id, row.name)
        for row in connection.execute(select(u.c.id, u.c.name).where(u.c.id.in_(wanted)))
    }
    return [table_row(tables[id], seats[id], people) for id in ids if id in tables]


def table_row(row: Any, seats: Iterable[Any], people: dict[str, Person]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        scenario=row.scenario,
        options=json.loads(row.options),
        seed=row.seed,
        state=row.state,
        created_by=people[row.created_by],
        created_at=row.created_at,
        updated_at=row.updated_at,
        n=row.n,
        to_move=tuple(row.to_move.split()) if row.state == "playing" else (),
        machine_owes=row.machine_owes,
        outcome=None if row.outcome is None else json.loads(row.outcome),
        rematch=row.rematch,
        seats=tuple(
            Seat(
                seat.name,
                seat.team,
                seat.kind,
                seat.player,
                people.get(seat.user_id),
                people.get(seat.reserved_for),
                seat.invite,
                seat.stand_in,
            )
            for seat in seats
        ),
        broken=None if row.broken is None else json.loads(row.broken),
        hints=row.hints,
    )


def load(connection: Connection, table_id: str) -> TableRow | None:
    found = load_all(connection, [table_id])
    return found[0] if found else None


def lock(connection: Connection, table_id: str) -> TableRow | None:
    """A table, held against other writers until the transaction ends."""
    t = schema.tables
    connection.execute(select(t.c.id).where(t.c.id == table_id).with_for_update())
    return load(connection, table_id)


def unfinished_of(connection: Connection, user_id: str) -> list[TableRow]:
    """The tables at which a user sits or which the user made, and which are not over."""
    t, s = schema.tables, schema.seats
    here = select(s.c.table_id).where(s.c.user_id == user_id)
    ask = select(t.c.id).where(t.c.state != "over", or_(t.c.id.in_(here), t.c.created_by == user_id))
    return load_all(connection, [id for (id,) in connection.execute(ask)])


def count_unfinished(connection: Connection, user_id: str) -> int:
    """How many tables made by a user are not over."""
    t = schema.tables
    ask = select(func.count()).where(t.c.created_by == user_id, t.c.state != "over")
    return int(connection.execute(ask).scalar_one())


def count_open(connection: Connection, user_id: str) -> int:
    """How many tables made by a user have not begun."""
    t = schema.tables
    ask = select(func.count()).where(t.c.created_by == user_id, t.c.state == "open")
    return int(connection.execute(ask).scalar_one())


def abandoned(connection: Connection, before: int) -> list[str]:
    """Tables that have not begun, and to which nobody has come since before a time."""
    t = schema.tables
    ask = select(t.c.id).where(t.c.state == "open", t.c.updated_at <= before)
    return [id for (id,) in connection.execute(ask)]


def awaiting_machines(connection: Connection, before: int | None = None) -> list[str]:
    """Tables where a machine has owed an action since before a time, or at all.

    A time in the future counts as old: a clock was wrong, then or now.
    """
    t = schema.tables
    ask = select(t.c.id).where(t.c.state == "playing", t.c.machine_owes)
    if before is not None:
        ask = ask.where(or_(t.c.updated_at <= before, t.c.updated_at > now()))
    return [id for (id,) in connection.execute(ask.order_by(t.c.updated_at))]


def set_seat(connection: Connection, table_id: str, name: str, **values: Any) -> None:
    s = schema.seats
    connection.execute(update(s).where(s.c.table_id == table_id, s.c.name == name).values(**values))


def set_table(connection: Connection, table_id: str, **values: Any) -> None:
    t = schema.tables
    connection.execute(update(t).where(t.c.id == table_id).values(**values))


def start_if_full(connection: Connection, row: TableRow) -> TableRow:
    """Begin an open table once no seat is waiting for a person."""
    if row.state != "open" or any(seat.waiting for seat in row.seats):
        return row
    at = now()
    set_table(connection, row.id, state="playing", updated_at=at)
    return load(connection, row.id) or replace(row, state="playing", updated_at=at)


def drop(connection: Connection, table_id: str) -> None:
    """Remove a table that never began."""
    t = schema.tables
    connection.execute(update(t).where(t.c.rematch == table_id).values(rematch=None))
    connection.execute(delete(schema.chat).where(schema.chat.c.table_id == table_id))
    connection.execute(delete(schema.orders).where(schema.orders.c.table_id == table_id))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
    connection.execute(delete(t).where(t.c.id == table_id))
