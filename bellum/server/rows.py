"""What the database holds, as plain objects, and the statements that read and change it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..kernel import Record, seed_digest
from . import schema
from .course import HANDOVER, Entry
from .identity import guest_name
from .store import now


class Conflict(Exception):
    """Somebody else was first: the entry's number is taken."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    name: str
    team: str
    kind: str
    player: str | None = None
    user: Person | None = None
    reserved: Person | None = None
    invite: str | None = None
    stand_in: str | None = None  # the machine that plays on for the user, who has resigned

    @property
    def machine(self) -> str | None:
        """The machine player that plays the seat now."""
        return self.stand_in or self.player

    @property
    def waiting(self) -> bool:
        return self.user is None and not self.machine


@dataclass(frozen=True)
class TableRow:
    """A table as stored, with its seats in the game's order."""

    id: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    seed: str
    state: str
    created_by: Person
    created_at: int
    updated_at: int
    n: int
    to_move: tuple[str, ...]
    machine_owes: bool
    outcome: dict[str, Any] | None
    rematch: str | None
    seats: tuple[Seat, ...]

    def record(self) -> Record:
        """The head of the game's record, without actions."""
        record = Record(self.game, self.rules, self.scenario, dict(self.options), self.seed)
        for seat in self.seats:
            record.players[seat.name] = seat.player or (seat.user.name if seat.user else "nobody")
            if seat.stand_in is not None:
                record.players[seat.name] += f", {seat.stand_in}"
        return record

    def seat(self, name: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.name == name), None)

    def seats_of(self, user_id: str | None) -> tuple[str, ...]:
        """The seats that a user owns; not those that he has left to a machine."""
        if user_id is None:
            return ()
        return tuple(
            seat.name
            for seat in self.seats
            if seat.user is not None and seat.user.id == user_id and seat.stand_in is None
        )

    def sat(self, user_id: str | None) -> bool:
        """Whether a user has or had a seat here."""
        return user_id is not None and any(seat.user and seat.user.id == user_id for seat in self.seats)

    def machine_seats(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats if seat.machine)

    def info(self, user_id: str | None) -> dict[str, Any]:
        """The table as a user may know it."""
        yours = self.seats_of(user_id)
        to_move = self.to_move if self.state == "playing" else ()
        return {
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "scenario": self.scenario,
            "options": self.options,
            "state": self.state,
            "created_by": person(self.created_by),
            "created_at": self.created_at,
            "updated_at": self.updated_at,
            "n": self.n,
            "to_move": list(to_move),
            "your_seats": list(yours),
            "your_turn": any(seat in to_move for seat in yours),
            "seats": [
                {
                    "name": seat.name,
                    "team": seat.team,
                    "kind": seat.kind,
                    "player": seat.player,
                    "stand_in": seat.stand_in,
                    "user": person(seat.user),
                    "yours": seat.name in yours,
                    "waiting": seat.waiting,
                    "reserved": person(seat.reserved) if seat.waiting else None,
                }
                for seat in self.seats
            ],
            "seed_digest": seed_digest(self.seed),
            "seed": self.seed if self.state == "over" else None,
            "outcome": self.outcome,
            "rematch": self.rematch,
        }


def person(someone: Person | None) -> dict[str, str] | None:
    return None if someone is None else {"id": someone.id, "name": someone.name}


# -- settings and users ------------------------------------------------------------------------------------


def setting(connection: Connection, key: str, otherwise: str) -> str:
    """A setting that the database keeps; the first process that asks decides it."""
    columns = schema.settings.c
    ask = select(columns.value).where(columns.key == key)
    found = connection.execute(ask).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(schema.settings).values(key=key, value=otherwise))
        except IntegrityError:
            pass
        found = connection.execute(ask).scalar()
    return str(found)


def find_user(connection: Connection, user_id: str) -> dict[str, Any]:
    """A user as he is shown to himself; a guest is stored only when he first does something."""
    row = connection.execute(select(schema.users).where(schema.users.c.id == user_id)).first()
    if row is None:
        return {"id": user_id, "name": guest_name(user_id), "guest": True}
    return {"id": row.id, "name": row.name, "guest": row.guest}


def keep_user(connection: Connection, user_id: str) -> Person:
    """The user's row, made if this is the first thing he does."""
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


def rename_user(connection: Connection, user_id: str, name: str) -> None:
    keep_user(connection, user_id)
    connection.execute(update(schema.users).where(schema.users.c.id == user_id).values(name=name))


# -- tables ------------------------------------------------------------------------------------------------


def add_table(connection: Connection, row: TableRow) -> None:
    """Store a new table with its seats."""
    keep_user(connection, row.created_by.id)
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


def load_tables(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
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
    )


def load_table(connection: Connection, table_id: str) -> TableRow | None:
    found = load_tables(connection, [table_id])
    return found[0] if found else None


def lock_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table, held against other writers until the transaction ends."""
    t = schema.tables
    connection.execute(select(t.c.id).where(t.c.id == table_id).with_for_update())
    return load_table(connection, table_id)


def tables_of(connection: Connection, user_id: str, limit: int) -> list[TableRow]:
    """Where a user sits, is expected or only watches what he made: his turn first, then the latest."""
    t, s = schema.tables, schema.seats
    here = select(s.c.table_id).where(or_(s.c.user_id == user_id, s.c.reserved_for == user_id))
    ask = (
        select(t.c.id)
        .where(or_(t.c.id.in_(here), t.c.created_by == user_id))
        .order_by((t.c.state == "over"), t.c.updated_at.desc(), t.c.id)
        .limit(limit)
    )
    rows = load_tables(connection, [id for (id,) in connection.execute(ask)])
    return sorted(rows, key=lambda row: not any(seat in row.to_move for seat in row.seats_of(user_id)))


def open_tables(connection: Connection, limit: int) -> list[TableRow]:
    """Tables with a seat that anyone may take."""
    t, s = schema.tables, schema.seats
    free = and_(s.c.kind == "open", s.c.user_id.is_(None), s.c.reserved_for.is_(None))
    ask = (
        select(t.c.id)
        .where(t.c.state == "open", t.c.id.in_(select(s.c.table_id).where(free)))
        .order_by(t.c.created_at.desc(), t.c.id)
        .limit(limit)
    )
    return load_tables(connection, [id for (id,) in connection.execute(ask)])


def unfinished_tables(connection: Connection, user_id: str) -> int:
    """How many tables a user has made that are not over."""
    t = schema.tables
    ask = select(func.count()).where(t.c.created_by == user_id, t.c.state != "over")
    return int(connection.execute(ask).scalar_one())


def waiting_machines(connection: Connection, before: int) -> list[str]:
    """Tables where a machine has owed an action since before a time."""
    t = schema.tables
    ask = select(t.c.id).where(t.c.state == "playing", t.c.machine_owes, t.c.updated_at <= before)
    return [id for (id,) in connection.execute(ask.order_by(t.c.updated_at))]


def set_seat(connection: Connection, table_id: str, name: str, **values: Any) -> None:
    s = schema.seats
    connection.execute(update(s).where(s.c.table_id == table_id, s.c.name == name).values(**values))


def set_table(connection: Connection, table_id: str, **values: Any) -> None:
    t = schema.tables
    connection.execute(update(t).where(t.c.id == table_id).values(**values))


def start_if_full(connection: Connection, row: TableRow) -> TableRow:
    """An open table for which nobody is waited any more begins."""
    if row.state != "open" or any(seat.waiting for seat in row.seats):
        return row
    at = now()
    set_table(connection, row.id, state="playing", updated_at=at)
    return load_table(connection, row.id) or replace(row, state="playing", updated_at=at)


def drop_table(connection: Connection, table_id: str) -> None:
    """Remove a table that never began."""
    t = schema.tables
    connection.execute(update(t).where(t.c.rematch == table_id).values(rematch=None))
    connection.execute(delete(schema.chat).where(schema.chat.c.table_id == table_id))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
    connection.execute(delete(t).where(t.c.id == table_id))


# -- the log -----------------------------------------------------------------------------------------------


def entries_after(connection: Connection, table_id: str, n: int) -> list[Entry]:
    """The entries of a table's log after the n-th."""
    a = schema.actions
    ask = (
        select(a.c.n, a.c.kind, a.c.seat, a.c.text, a.c.user_id, a.c.at)
        .where(a.c.table_id == table_id, a.c.n > n)
        .order_by(a.c.n)
    )
    return [Entry(*row) for row in connection.execute(ask)]


def append(connection: Connection, table_id: str, entries: Sequence[Entry], head: dict[str, Any]) -> None:
    """Add entries to a table's log and what lists show of it; Conflict if another was first."""
    for entry in entries:
        try:
            connection.execute(insert(schema.actions).values(table_id=table_id, **entry._asdict()))
        except IntegrityError as error:
            raise Conflict(table_id) from error
        if entry.kind == HANDOVER:
            set_seat(connection, table_id, entry.seat, stand_in=entry.text)
    set_table(connection, table_id, **head)


# -- chat --------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """A line of chat, and as the message that tells it."""

    id: int
    told: dict[str, Any]


def add_chat(connection: Connection, table_id: str, user_id: str, text: str) -> None:
    """Store a line of chat."""
    connection.execute(insert(schema.chat).values(table_id=table_id, user_id=user_id, text=text, at=now()))


def last_chat(connection: Connection, table_id: str, after: int = 0, limit: int = 100) -> list[Line]:
    """The last lines of chat after one that is known."""
    c, u = schema.chat, schema.users
    ask = (
        select(c.c.id.label("line"), c.c.text, c.c.at, u.c.id, u.c.name)
        .join(u, u.c.id == c.c.user_id)
        .where(c.c.table_id == table_id, c.c.id > after)
        .order_by(c.c.id.desc())
        .limit(limit)
    )
    rows = [
        Line(row.line, {"user": {"id": row.id, "name": row.name}, "text": row.text, "at": row.at})
        for row in connection.execute(ask)
    ]
    return rows[::-1]
