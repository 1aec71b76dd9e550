"""A table, its course and its chat as the database has them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection

from ...games import find
from ...kernel import BadSetup
from ..cluster.notices import LOG, Notices
from ..storage import chat, game_log, stored_tables
from ..storage.chat import ChatLine
from ..storage.entries import Entry
from ..storage.rows import TableRow
from ..storage.store import Store
from . import corrected_rules, faults
from .course import Course, NewerRules, Told

log = logging.getLogger("bellum.tables")


class Stored(NamedTuple):
    row: TableRow
    course: Course
    chat: list[ChatLine]


async def read(store: Store, notices: Notices, table_id: str) -> Stored:
    """Read a table; Fault if there is none, or none that these rules can show."""

    def ask(connection: Connection) -> tuple[TableRow | None, list[Entry], Told, list[ChatLine]]:
        row = stored_tables.load(connection, table_id)
        told = {} if row is None else game_log.told(connection, table_id, row.rules)
        entries = game_log.entries_after(connection, table_id, 0)
        return row, entries, told, chat.latest(connection, table_id)

    row, entries, told, lines = await store.read(ask)
    if row is None:
        raise faults.no_table()
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
    return Stored(row, course, lines)


def load_course(row: TableRow, entries: list[Entry], told: Told) -> Course:
    """The course of a stored table."""
    return corrected_rules.load_course(find(row.game), row, entries, told)


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
