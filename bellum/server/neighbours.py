"""The other processes on the same PostgreSQL: what they are told and what is heard of them; and presence."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from .faults import Fault
from .live import Live
from .notices import Notice, Notices
from .presence import Presence
from .store import Unavailable, notify

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("bellum.neighbours")
PRESENCE_DELAY = 0.2  # comings and goings within it are told together


class Neighbours:
    """Tells and hears of changes. With SQLite there is nobody else, and only presence is left of it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.presence = Presence()
        self._notices = Notices(tables.settings.database, self._hear) if tables.store.postgresql else None

    @property
    def exist(self) -> bool:
        """Whether other processes may change the same tables."""
        return self._notices is not None

    async def start(self) -> None:
        if self._notices is not None:
            await self._notices.start()

    def close(self) -> None:
        if self._notices is not None:
            self._notices.close()

    # -- telling -------------------------------------------------------------------------------------------

    def tell(self, connection: Connection, kind: str, table_id: str = "", **more: Any) -> None:
        """Tell the others of a change, when its transaction commits."""
        if self._notices is not None:
            notify(connection, self._notices.payload(kind, table_id, **more))

    async def _announce(self, kind: str, table_id: str = "", **more: Any) -> None:
        """Tell the others something that is not stored."""
        try:
            await self.tables.store.write(lambda c: self.tell(c, kind, table_id, **more))
        except Unavailable:
            log.warning("a notice was not sent", extra={"fields": {"kind": kind}})

    # -- hearing -------------------------------------------------------------------------------------------

    def _hear(self, notice: Notice | None) -> None:
        """A notice of another process; None: some may have been missed."""
        if notice is None:
            for table_id in list(self.tables.cache):
                for kind in ("table", "log", "chat"):
                    self.tables.spawn(self._follow(table_id, kind))
            self.tables.spawn(self._announce("hello"))
            return
        self.presence.alive(notice["from"])
        kind, table_id = notice["kind"], notice["table"]
        if kind == "presence":
            self.presence.hear(notice["from"], table_id, notice["people"], notice["spectators"])
            self._send_presence(table_id)
        elif kind == "hello":
            for live in self.tables.cache.values():
                if live.watchers:
                    self.presence_changed(live)
        elif kind == "user":
            self.tables.spawn(self.tables.refresh_user(notice["user"]))
        elif table_id in self.tables.cache:
            self.tables.spawn(self._follow(table_id, kind))

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

    # -- presence ------------------------------------------------------------------------------------------

    def presence_changed(self, live: Live) -> None:
        """Somebody has come or gone: tell it soon, and together with what follows at once."""
        if not live.presence_due:
            live.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence, live)

    def _tell_presence(self, live: Live) -> None:
        live.presence_due = False
        self._send_presence(live.id)
        if self.exist:
            people, spectators = self.presence.here(live)
            self.tables.spawn(
                self._announce("presence", live.id, people=sorted(people), spectators=spectators)
            )

    def _send_presence(self, table_id: str) -> None:
        live = self.tables.cache.get(table_id)
        if live is not None and live.watchers:
            live.send_all({"type": "presence", "presence": self.presence.at(live)})

    def look(self) -> None:
        """Say that this process lives, and bury those that have not said so for long."""
        if self.exist:
            self.tables.spawn(self._announce("alive"))
            for table_id in self.presence.bury():
                self._send_presence(table_id)
