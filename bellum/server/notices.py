"""How processes on one PostgreSQL hear of each other: LISTEN and NOTIFY, in a thread of its own.

A notice says that something about a table has changed and is durable; who keeps that table in memory reads
the change from the database. When the connection was lost, everything in memory is brought up to date after
it is back.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import Connection
from sqlalchemy.engine import URL

from .store import notify

log = logging.getLogger("bellum.notices")
Notice = dict[str, Any]


class Notices:
    """The mouth and the ear of one process. With SQLite there is nobody else: nothing is told or heard."""

    def __init__(self, url: URL) -> None:
        self.exist = url.get_backend_name() != "sqlite"  # whether other processes may change the same tables
        self.process = secrets.token_hex(6)
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear: Callable[[Notice | None], None] = lambda _: None
        self._loop = asyncio.get_running_loop()
        self._ending = threading.Event()
        self._ready = asyncio.Event()
        self._thread = threading.Thread(target=self._listen_for_ever, name="notices", daemon=True)

    def tell(self, connection: Connection, kind: str, table_id: str = "", **more: Any) -> None:
        """Tell the others of a change, when its transaction commits; a process does not hear itself."""
        if self.exist:
            notice = {"from": self.process, "kind": kind, "table": table_id, **more}
            notify(connection, json.dumps(notice))

    async def start(self, hear: Callable[[Notice | None], None]) -> None:
        """Begin to listen; returns when nothing is missed any more.

        ``hear`` is called in the event loop, with None if notices may have been missed.
        """
        if self.exist:
            self._hear = hear
            self._thread.start()
            await asyncio.wait_for(self._ready.wait(), 30)

    def close(self) -> None:
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _listen_for_ever(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen()
            except Exception as error:
                log.warning("lost the database's notices", extra={"fields": {"error": type(error).__name__}})
                self._ending.wait(1.0)

    def _listen(self) -> None:
        with psycopg.connect(
            self._url, autocommit=True, keepalives_idle=20, keepalives_interval=5, keepalives_count=3
        ) as connection:
            connection.execute("LISTEN bellum")
            self._call(self._ready.set)
            self._call(self._hear, None)
            while not self._ending.is_set():
                for notify in connection.notifies(timeout=1.0):
                    notice = json.loads(notify.payload)
                    if notice["from"] != self.process:
                        self._call(self._hear, notice)
                    if self._ending.is_set():
                        return

    def _call(self, function: Callable[..., object], *arguments: object) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *arguments)
        except RuntimeError:
            self._ending.set()  # the loop has ended
