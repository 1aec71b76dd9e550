"""What this process tells the others on the same PostgreSQL, with NOTIFY.

A notice says that something about a table has changed and is durable; a process that keeps the table in
memory reads the change from the database. With SQLite there is only one process: nothing is told.
"""

from __future__ import annotations

import json
import logging
import secrets
from typing import Any

from sqlalchemy import Connection, text

from ..storage.store import Store, Unavailable
from ..tasks import Tasks

log = logging.getLogger("bellum.notices")
CHANNEL = "bellum"
Notice = dict[str, Any]

TABLE, LOG, CHAT, ORDERS = "table", "log", "chat", "orders"  # what has changed of a table
USER = "user"  # a user has a new name
REVOKED = "revoked"  # a user's cookies up to a second no longer count
PRESENCE = "presence"  # who is at a table in the process that tells it
HELLO = "hello"  # a process that wants to be told who is where
ALIVE = "alive"


class Notices:
    """Tells the other processes."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.needed = store.postgresql  # whether other processes may use the same tables
        self.process = secrets.token_hex(6)
        self._store = store
        self._tasks = tasks

    def tell(self, connection: Connection, kind: str, table_id: str = "", **more: Any) -> None:
        """Tell the others of a change once its transaction commits."""
        if self.needed:
            notice = {"from": self.process, "kind": kind, "table": table_id, **more}
            payload = {"channel": CHANNEL, "payload": json.dumps(notice)}
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), payload)

    def announce(self, kind: str, table_id: str = "", **more: Any) -> None:
        """Tell the others something that is not stored."""
        if self.needed:
            self._tasks.spawn(self._announce(kind, table_id, **more))

    async def _announce(self, kind: str, table_id: str, **more: Any) -> None:
        try:
            await self._store.write(lambda c: self.tell(c, kind, table_id, **more))
        except Unavailable:
            log.warning("could not send a notice", extra={"fields": {"kind": kind}})
