"""A table, its course and its chat as the database has them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection

from ...games import find
from ...kernel import BadSetup
from ..cluster.notices import LOG, TABLE, Notices
from ..storage import chat, game_log, holes, standing_orders, stored_tables
from ..storage.chat import ChatLine
from ..storage.entries import Entry
from ..storage.rows import TableRow
from ..storage.standing_orders import Order
from ..storage.store import Store
from . import corrected_rules, faults
from .course import Course, NewerRules, Told

log = logging.getLogger("bellum.tables")


Found = tuple[TableRow | None, list[Entry], Told, list[ChatLine], list[Order]]


class Stored(NamedTuple):
    row: TableRow
    course: Course
    chat: list[ChatLine]
    orders: list[Order]


async def read(store: Store, notices: Notices, table_id: str) -> Stored:
    """Read a table; Fault if there is none, or none that these rules can show."""

    def ask(connection: Connection) -> Found:
        row = stored_tables.load(connection, table_id)
        told = {} if row is None else game_log.told(connection, table_id, row.rules)
        entries = game_log.entries_after(connection, table_id, 0)
        orders = standing_orders.of_table(connection, table_id)
        return row, entries, told, chat.latest(connection, table_id), orders

    row, entries, told, lines, orders = await store.read(ask)
    if row is not None and holes.missing(entries):
        await repair(store, notices, table_id, entries)
        row, entries, told, lines, orders = await store.read(ask)
    if row is None:
        raise faults.no_table()
    entries = holes.valid(entries)
    try:
        course = await asyncio.to_thread(load_course, row, entries, told)
    except NewerRules as error:
        raise faults.newer_rules() from error
    except (ValueError, KeyError) as error:
        fields = {"table": table_id, "why": type(error).__name__}
        log.warning("a table cannot be replayed", extra={"fields": fields})
        if isinstance(error, BadSetup):
            await close(store, notices, row, entries)
        raise faults.rules_changed() from error
    return Stored(row, course, lines, orders)


def load_course(row: TableRow, entries: list[Entry], told: Told) -> Course:
    """The course of a stored table."""
    return corrected_rules.load_course(find(row.game), row, entries, told)


async def repair(store: Store, notices: Notices, table_id: str, entries: list[Entry]) -> None:
    """A write was lost and a later one was not: the game goes on from before the hole in its log."""
    fields = {"table": table_id, "missing": holes.missing(entries), "last": entries[-1].n}
    log.error("a table's log has a hole, and what comes after it is void", extra={"fields": fields})

    def do(connection: Connection) -> None:
        holes.fill(connection, table_id, entries)
        notices.tell(connection, TABLE, table_id)

    await store.write(do)


async def close(store: Store, notices: Notices, row: TableRow, entries: list[Entry]) -> None:
    """End a game whose scenario or options are gone from the corrected rules: it can only be read."""
    if row.state != "playing" or row.rules == find(row.game).rules:
        return
    entry, head = corrected_rules.closing(entries)

    def do(connection: Connection) -> None:
        game_log.append(connection, row.id, [entry], head)
        notices.tell(connection, LOG, row.id)

    with suppress(game_log.Conflict):
        await store.write(do)
