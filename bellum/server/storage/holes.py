"""Holes in a log: an entry that was never stored, though a later one was.

A log with a hole cannot be played, and what comes after the hole was built on something that nobody has. So
the game goes on from before it: the missing numbers are filled with entries that say how far the log is void.
Nothing is taken out, and no number is used twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, insert, update
from sqlalchemy.exc import IntegrityError

from ..clock import now
from . import schema
from .entries import HANDOVER, VOID, Entry


def missing(entries: Sequence[Entry]) -> list[int]:
    """The numbers that a log from its first entry lacks."""
    if not entries or entries[-1].n == len(entries):
        return []
    return sorted(set(range(1, entries[-1].n)) - {entry.n for entry in entries})


def fill(connection: Connection, table_id: str, entries: Sequence[Entry]) -> None:
    """Declare void what comes after the first hole; another process may have been first, which is as good."""
    last = entries[-1].n
    numbers = missing(entries)
    for n in numbers:
        try:
            with connection.begin_nested():
                filler = Entry(n, VOID, "", str(last), None, now())
                connection.execute(insert(schema.actions).values(table_id=table_id, **filler._asdict()))
        except IntegrityError:
            continue
    t, s = schema.tables, schema.seats
    for entry in entries:
        if entry.kind == HANDOVER and entry.n > numbers[0]:
            seat = (s.c.table_id == table_id, s.c.name == entry.seat)
            connection.execute(update(s).where(*seat).values(stand_in=None))
    connection.execute(update(t).where(t.c.id == table_id, t.c.n < last).values(n=last))
    reopened = {"state": "playing", "outcome": None}
    connection.execute(update(t).where(t.c.id == table_id, t.c.state == "over").values(**reopened))


def valid(entries: Sequence[Entry]) -> list[Entry]:
    """A log without what is void; the entry that says so stands for it, with the last of its numbers."""
    return list(_valid(entries))


def _valid(entries: Sequence[Entry]) -> Iterator[Entry]:
    void = 0
    for entry in entries:
        if entry.n <= void:
            continue
        if entry.kind == VOID:
            void = int(entry.text)
            yield entry._replace(n=void)
        else:
            yield entry
