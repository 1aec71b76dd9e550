"""Tables in memory follow what other processes have changed."""

from __future__ import annotations

import logging

from ..cluster.notices import CHAT, LOG, ORDERS, TABLE
from ..storage.store import Unavailable
from ..tasks import Tasks
from .faults import Fault
from .presence import Presence
from .registry import Tables

log = logging.getLogger("bellum.neighbours")


class Following:
    """What ``cluster`` calls when another process has changed something."""

    def __init__(self, tables: Tables, presence: Presence, tasks: Tasks, revoked: dict[str, int]) -> None:
        self.tables = tables
        self.revoked = revoked
        self.presence = presence
        self.tasks = tasks

    def table_changed(self, table_id: str, kind: str) -> None:
        if table_id in self.tables.cache:
            self.tasks.spawn(self._follow(table_id, kind))

    def anything_may_have_changed(self) -> None:
        for table_id in list(self.tables.cache):
            for kind in (TABLE, LOG, CHAT, ORDERS):
                self.tasks.spawn(self._follow(table_id, kind))

    def user_renamed(self, user_id: str) -> None:
        self.tasks.spawn(self.tables.refresh_user(user_id))

    def cookies_revoked(self, user_id: str, until: int) -> None:
        self.revoked[user_id] = until
        self.tables.cut_off(user_id)

    def people_changed(self, table_id: str) -> None:
        live = self.tables.cache.get(table_id)
        if live is not None:
            self.presence.show(live)

    def tell_who_is_here(self) -> None:
        for live in self.tables.cache.values():
            if live.watchers:
                self.presence.changed(live)

    async def _follow(self, table_id: str, kind: str) -> None:
        """Read what has changed of a table."""
        try:
            if kind == TABLE:
                await self.tables.refresh(table_id)
                return
            async with self.tables.hold(table_id) as live:
                if kind == CHAT:
                    await self.tables.catch_up_chat(live)
                elif kind == ORDERS:
                    await self.tables.catch_up_orders(live)
                else:
                    await self.tables.catch_up(live)
        except (Fault, Unavailable) as error:
            fields = {"table": table_id, "why": str(error)}
            log.warning("could not take in a change from another process", extra={"fields": fields})
