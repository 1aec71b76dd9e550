"""Who is at a table now, in this process and in the others."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any

from .live import Live
from .notices import Notices
from .store import Store, Unavailable
from .tasks import Tasks

log = logging.getLogger("bellum.presence")
SILENCE = 60.0  # seconds after which a process that says nothing is taken for dead
DELAY = 0.2  # comings and goings within it are told together


class Elsewhere:
    """The people at each table, as far as other processes have told."""

    def __init__(self) -> None:
        self._others: dict[str, dict[str, tuple[frozenset[str], int]]] = {}
        self._heard: dict[str, float] = {}

    def hear(self, process: str, table_id: str, people: list[str], spectators: int) -> None:
        """Another process tells who is at a table there."""
        self.alive(process)
        tables = self._others.setdefault(process, {})
        if people or spectators:
            tables[table_id] = (frozenset(people), spectators)
        else:
            tables.pop(table_id, None)

    def alive(self, process: str) -> None:
        self._heard[process] = monotonic()

    def bury(self) -> set[str]:
        """Forget the processes that are dead; the tables that this concerns."""
        touched: set[str] = set()
        for process, heard in list(self._heard.items()):
            if monotonic() - heard > SILENCE:
                del self._heard[process]
                touched.update(self._others.pop(process, {}))
        return touched

    def at(self, table_id: str) -> tuple[frozenset[str], int]:
        """The people and the number of spectators who are at a table in other processes."""
        told = [tables[table_id] for tables in self._others.values() if table_id in tables]
        return frozenset().union(*(people for people, _ in told)), sum(spectators for _, spectators in told)


class Presence:
    """Who is at the tables, told to all who are there and to the other processes."""

    def __init__(self, store: Store, notices: Notices, tasks: Tasks) -> None:
        self.store = store
        self.notices = notices
        self.tasks = tasks
        self.elsewhere = Elsewhere()

    def at(self, live: Live) -> dict[str, Any]:
        """Who is at a table, in all processes together."""
        people, spectators = here(live)
        others, more = self.elsewhere.at(live.id)
        there = people | others
        seats = {
            seat.name: bool(seat.machine) or (seat.user is not None and seat.user.id in there)
            for seat in live.row.seats
        }
        return {"seats": seats, "spectators": spectators + more}

    def changed(self, live: Live) -> None:
        """Somebody has come or gone: tell it soon, and together with what follows at once."""
        if not live.presence_due:
            live.presence_due = True
            asyncio.get_running_loop().call_later(DELAY, self._tell, live)

    def _tell(self, live: Live) -> None:
        live.presence_due = False
        self.show(live)
        if self.notices.exist:
            people, spectators = here(live)
            self.announce("presence", live.id, people=sorted(people), spectators=spectators)

    def show(self, live: Live) -> None:
        """Tell all who are at a table here."""
        if live.watchers:
            live.send_all({"type": "presence", "presence": self.at(live)})

    def announce(self, kind: str, table_id: str = "", **more: Any) -> None:
        """Tell the other processes something that is not stored."""
        self.tasks.spawn(self._announce(kind, table_id, **more))

    async def _announce(self, kind: str, table_id: str, **more: Any) -> None:
        try:
            await self.store.write(lambda c: self.notices.tell(c, kind, table_id, **more))
        except Unavailable:
            log.warning("a notice was not sent", extra={"fields": {"kind": kind}})


def here(live: Live) -> tuple[frozenset[str], int]:
    """The people with a seat and the number of spectators who are connected to this process."""
    people = frozenset(w.user_id for w in live.watchers if w.user_id and live.row.seats_of(w.user_id))
    return people, sum(1 for watcher in live.watchers if watcher.user_id not in people)
