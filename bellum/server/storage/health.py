"""Whether the database takes writes: a full disk or a lock that nobody gives back shows only there."""

from __future__ import annotations

import asyncio
from time import monotonic

from sqlalchemy import Connection, insert, update

from ..clock import now
from .schema import settings
from .store import Store

KEY = "health"
FRESH = 1.0  # seconds for which an answer holds: whoever asks more often is told the same


class Health:
    """Asks the database, at most once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._until = 0.0

    async def check(self) -> None:
        """Return if a write has just succeeded; Unavailable if none does."""
        async with self._lock:
            if monotonic() >= self._until:
                await self._store.write(touch)
                self._until = monotonic() + FRESH


def touch(connection: Connection) -> None:
    """Write something."""
    value = str(now())
    if connection.execute(update(settings).where(settings.c.key == KEY).values(value=value)).rowcount == 0:
        connection.execute(insert(settings).values(key=KEY, value=value))
