"""Lists of tables, a page at a time: a user's own, those with a free seat, and those to watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, and_, exists, func, literal, not_, or_, select

from ..clock import now
from . import schema
from .rows import TableRow
from .stored_tables import load_all

State = Literal["yours", "playing", "open", "over"]
DAY = 24 * 3600 * 1000
t, s = schema.tables, schema.seats


@dataclass(frozen=True)
class Wanted:
    """What is looked for among tables; None is anything."""

    game: str | None = None
    scenario: str | None = None
    side: str | None = None  # the seat that the user has, may take, or would watch
    state: State | None = None


@dataclass(frozen=True)
class Page:
    """Some tables of a list, and how many there are in all."""

    tables: list[TableRow]
    total: int


def of_user(connection: Connection, user_id: str, wanted: Wanted, limit: int, skip: int = 0) -> Page:
    """The tables that a user made, plays at or is expected at: those waiting for the user first."""
    mine = or_(s.c.user_id == user_id, s.c.reserved_for == user_id)
    here = seat_of(mine, wanted.side)
    which = here if wanted.side is not None else or_(here, t.c.created_by == user_id)
    turn = awaited(user_id)
    order = (not_(turn), t.c.state == "over", t.c.updated_at.desc(), t.c.id)
    return page(connection, [which, *fitting(wanted, turn)], order, limit, skip)


def open_to_anyone(connection: Connection, user_id: str, wanted: Wanted, limit: int, skip: int = 0) -> Page:
    """Tables of others with a seat that anyone may take, the newest first.

    A table is touched whenever its host comes to it: one whose host is gone for a day is not offered.
    """
    free = and_(s.c.kind == "open", s.c.user_id.is_(None), s.c.reserved_for.is_(None))
    which = [t.c.state == "open", *of_others(user_id), seat_of(free, wanted.side)]
    return page(connection, [*which, *fitting(wanted)], (t.c.created_at.desc(), t.c.id), limit, skip)


def to_watch(connection: Connection, user_id: str, wanted: Wanted, limit: int, skip: int = 0) -> Page:
    """Games of others in which a seat was open to anyone or only machines play, the liveliest first.

    A game among people who invited each other is theirs: whoever has its address may watch it.
    """
    public = or_(seat_of(s.c.kind == "open", None), not_(seat_of(s.c.kind != "machine", None)))
    which = [t.c.state == "playing", *of_others(user_id), public]
    if wanted.side is not None:
        which.append(seat_of(literal(True), wanted.side))
    return page(connection, [*which, *fitting(wanted)], (t.c.updated_at.desc(), t.c.id), limit, skip)


def of_others(user_id: str) -> list[ColumnElement[bool]]:
    """What is not among a user's own tables, and at which somebody was in the last day."""
    own = seat_of(or_(s.c.user_id == user_id, s.c.reserved_for == user_id), None)
    return [t.c.updated_at > now() - DAY, t.c.created_by != user_id, not_(own)]


def seat_of(which: ColumnElement[bool], side: str | None) -> ColumnElement[bool]:
    """Whether a table has a seat of some kind, of a side if one is wanted."""
    found = exists().where(s.c.table_id == t.c.id, which)
    return found if side is None else found.where(s.c.name == side)


def awaited(user_id: str) -> ColumnElement[bool]:
    """Whether a seat of a user owes an action, or an answer about continuing under corrected rules."""
    moves = holds(literal(" ") + t.c.to_move + " ", literal(" ") + s.c.name + " ")
    asked = holds(func.coalesce(t.c.broken, ""), literal('"') + s.c.name + '"')
    own = exists().where(
        s.c.table_id == t.c.id, s.c.user_id == user_id, s.c.stand_in.is_(None), or_(moves, asked)
    )
    return and_(t.c.state == "playing", own)


def holds(text: ColumnElement[str], part: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a text holds another: with no character that means anything else, on either database."""
    return func.replace(text, part, "") != text


def fitting(wanted: Wanted, turn: ColumnElement[bool] | None = None) -> list[ColumnElement[bool]]:
    """What is wanted of the table itself."""
    out: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        out.append(t.c.game == wanted.game)
    if wanted.scenario is not None:
        out.append(t.c.scenario == wanted.scenario)
    if wanted.state == "yours" and turn is not None:
        out.append(turn)
    elif wanted.state is not None and wanted.state != "yours":
        out.append(t.c.state == wanted.state)
    return out


def page(
    connection: Connection, which: list[ColumnElement[bool]], order: tuple[Any, ...], limit: int, skip: int
) -> Page:
    total = int(connection.execute(select(func.count()).select_from(t).where(*which)).scalar_one())
    ask = select(t.c.id).where(*which).order_by(*order).limit(limit).offset(skip)
    return Page(load_all(connection, [id for (id,) in connection.execute(ask)]), total)
