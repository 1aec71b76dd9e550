"""Who is at which table in the other processes, and which of those processes are alive."""

from __future__ import annotations

from time import monotonic

SILENCE = 60.0  # seconds after which a process that has said nothing is presumed dead


class Elsewhere:
    """The people at each table, as far as other processes have told us."""

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
        """Another process has given a sign of life."""
        self._heard[process] = monotonic()

    def bury(self) -> set[str]:
        """Forget the processes that are dead; returns the tables where they had people."""
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
