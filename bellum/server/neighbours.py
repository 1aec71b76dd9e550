"""The other processes on the same PostgreSQL: what is heard of them, and whether they still live."""

from __future__ import annotations

import asyncio
import logging

from .faults import Fault
from .notices import Notice
from .store import Unavailable
from .tables import Tables

log = logging.getLogger("bellum.neighbours")
PULSE = 10.0  # seconds between two signs of life


class Neighbours:
    """Follows what other processes have changed. With SQLite there are none."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.tasks = tables.tasks
        self.presence = tables.presence

    async def start(self) -> None:
        """Begin to listen, and to show that this process lives."""
        if self.tables.notices.exist:
            await self.tables.notices.start(self._hear)
            self.tasks.spawn(self._pulse())

    def _hear(self, notice: Notice | None) -> None:
        """A notice of another process; None: some may have been missed."""
        if notice is None:
            for table_id in list(self.tables.cache):
                for kind in ("table", "log", "chat"):
                    self.tasks.spawn(self._follow(table_id, kind))
            self.presence.announce("hello")
            return
        self.presence.elsewhere.alive(notice["from"])
        kind, table_id = notice["kind"], notice["table"]
        if kind == "presence":
            self.presence.elsewhere.hear(notice["from"], table_id, notice["people"], notice["spectators"])
            self._show(table_id)
        elif kind == "hello":
            for live in self.tables.cache.values():
                if live.watchers:
                    self.presence.changed(live)
        elif kind == "user":
            self.tasks.spawn(self.tables.refresh_user(notice["user"]))
        elif table_id in self.tables.cache:
            self.tasks.spawn(self._follow(table_id, kind))

    async def _follow(self, table_id: str, kind: str) -> None:
        """Read what has changed of a table in memory."""
        try:
            if kind == "table":
                await self.tables.refresh(table_id)
                return
            async with self.tables.hold(table_id) as live:
                if kind == "chat":
                    await self.tables.catch_up_chat(live)
                else:
                    await self.tables.catch_up(live)
        except (Fault, Unavailable) as error:
            fields = {"table": table_id, "why": str(error)}
            log.warning("a notice was not followed", extra={"fields": fields})

    def _show(self, table_id: str) -> None:
        live = self.tables.cache.get(table_id)
        if live is not None:
            self.presence.show(live)

    async def _pulse(self) -> None:
        """Say that this process lives, and bury those that have not said so for long."""
        while True:
            await asyncio.sleep(PULSE)
            self.presence.announce("alive")
            for table_id in self.presence.elsewhere.bury():
                self._show(table_id)
