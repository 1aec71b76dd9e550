"""Tables that never began and whose makers do not come back: after some days they make room in the lobby."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from ..clock import now
from ..cluster.notices import TABLE
from ..storage import stored_tables
from ..storage.store import Unavailable
from .registry import Tables

log = logging.getLogger("bellum.tables")
DAYS = 3 * 24 * 3600 * 1000  # milliseconds for which an open table waits for its maker
EVERY = 600.0  # seconds between two searches


async def expire_for_ever(tables: Tables) -> None:
    """Look for such tables now and then."""
    while True:
        try:
            await expire(tables, now() - DAYS)
        except Unavailable as error:
            log.warning("could not look for abandoned tables", extra={"fields": {"why": str(error)}})
        await asyncio.sleep(EVERY)


async def expire(tables: Tables, before: int) -> int:
    """Delete the open tables whose makers were last there before a time, and are not there now."""
    present = {live.id for live in tables.cache.values() if live.watched_by(live.row.created_by.id)}

    def do(connection: Connection) -> list[str]:
        found = [id for id in stored_tables.abandoned(connection, before) if id not in present]
        for table_id in found:
            stored_tables.drop(connection, table_id)
            tables.notices.tell(connection, TABLE, table_id)
        return found

    gone = await tables.store.write(do)
    for table_id in gone:
        await tables.refresh(table_id)
    return len(gone)
