"""Who is at a table now, in this process and in the others."""

from __future__ import annotations

from time import monotonic
from typing import Any

from .live import Live

SILENCE = 60.0  # seconds after which a process that says nothing is taken for dead


class Presence:
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

    def here(self, live: Live) -> tuple[frozenset[str], int]:
        """The people with a seat and the number of spectators who are connected to this process."""
        people = frozenset(w.user_id for w in live.watchers if w.user_id and live.row.seats_of(w.user_id))
        return people, sum(1 for watcher in live.watchers if watcher.user_id not in people)

    def at(self, live: Live) -> dict[str, Any]:
        """Who is at a table, in all processes together."""
        people, spectators = self.here(live)
        for tables in self._others.values():
            others, more = tables.get(live.id, (frozenset(), 0))
            people |= others
            spectators += more
        seats = {
            seat.name: seat.machine or (seat.user is not None and seat.user.id in people)
            for seat in live.row.seats
        }
        return {"seats": seats, "spectators": spectators}
