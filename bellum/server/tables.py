"""The tables of this process: kept in memory while they are needed, changed only through their log.

An entry is tried on the course in memory, made durable, and only then told. While that goes on the table's
lock is held, so nobody sees what is not durable yet; if it does not become durable, the course is read anew
from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import NamedTuple

from sqlalchemy import Connection

from ..games import GAMES, find
from ..kernel import BadSetup, IllegalAction
from . import faults, metrics, rows, versions
from .course import Course, Entry, NewerRules, Told
from .faults import Fault
from .live import Live, Watcher, encode
from .notices import Notices
from .presence import Presence
from .protocol import TABLE_DELETED, TOO_SLOW
from .rows import Line, TableRow
from .settings import Settings
from .store import Store, Unavailable, now
from .tasks import Tasks

log = logging.getLogger("bellum.tables")


class Stored(NamedTuple):
    """A table as the database has it."""

    row: TableRow
    course: Course
    chat: list[Line]


class Tables:
    """Finds, changes and forgets tables, and tells who is connected to them."""

    def __init__(self, store: Store, settings: Settings, notices: Notices, tasks: Tasks) -> None:
        self.store = store
        self.settings = settings
        self.notices = notices
        self.tasks = tasks
        self.presence = Presence(store, notices, tasks)
        self.cache: OrderedDict[str, Live] = OrderedDict()
        self.wake: Callable[[Live], None] = lambda _: None  # who lets machines play hears of every change
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # -- finding -------------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """A table in memory, loaded if it is not there; Fault if there is none."""
        found = self.cache.get(table_id)
        if found is not None:
            self.cache.move_to_end(table_id)
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live:
        stored = await self._read(table_id)
        live = Live(*stored)
        live.seat_stand_ins()
        live.follow(live.head(stored.row.updated_at))
        await self._bring_up(live, stored.row)
        self.cache[table_id] = live
        self._forget()
        return live

    async def _read(self, table_id: str) -> Stored:
        """A table, its course and its chat as the database has them."""

        def ask(connection: Connection) -> tuple[TableRow | None, list[Entry], Told, list[Line]]:
            row = rows.load_table(connection, table_id)
            told = {} if row is None else rows.told(connection, table_id, row.rules)
            entries = rows.entries_after(connection, table_id, 0)
            return row, entries, told, rows.last_chat(connection, table_id)

        row, entries, told, chat = await self.store.read(ask)
        if row is None:
            raise faults.no_table()
        try:
            course = await asyncio.to_thread(load_course, row, entries, told)
        except NewerRules as error:
            raise faults.newer_rules() from error
        except (ValueError, KeyError) as error:
            fields = {"table": table_id, "why": type(error).__name__}
            log.warning("a table cannot be replayed", extra={"fields": fields})
            if isinstance(error, BadSetup):
                await self._close(row, entries)
            raise faults.rules_changed() from error
        return Stored(row, course, chat)

    async def _close(self, row: TableRow, entries: list[Entry]) -> None:
        """End a game whose scenario or options its corrected rules no longer have: it can only be read."""
        if row.state != "playing" or row.rules == find(row.game).rules:
            return
        entry, head = versions.closing(entries)

        def do(connection: Connection) -> None:
            rows.append(connection, row.id, [entry], head)
            self.notices.tell(connection, "log", row.id)

        with suppress(rows.Conflict):
            await self.store.write(do)

    async def _bring_up(self, live: Live, row: TableRow) -> None:
        """Let a table go on by the present rules, or show that it cannot; the row is as it was just read."""
        course = live.course
        tellings = course.untold if course.verdict is None else []
        head = live.head(row.updated_at)
        try:
            if lines := versions.due(row, course):
                fields = {"table": live.id, "from": course.rules, "to": course.game.rules, "ply": course.ply}
                log.info("a table goes on by corrected rules", extra={"fields": fields})
                await self.append(live, None, *lines)
            elif row.state == "open" and course.verdict is not None:
                course.adopt()
                head = live.head(row.updated_at)
                await self.store.write(lambda c: rows.set_head(c, row, head))
                live.follow(head)
            elif course.broken and live.row.broken != row.broken:
                await self.store.write(lambda c: rows.set_head(c, row, head))
            elif tellings:
                await self.store.write(lambda c: rows.add_tellings(c, live.id, tellings))
                course.untold = []
        except rows.Conflict:
            await self._reload(live)
        except Fault as fault:
            if fault.code != "stale":  # else somebody was first, and the table was read anew
                raise

    def _forget(self) -> None:
        """Drop the tables that nobody has needed for longest."""
        surplus = len(self.cache) - self.settings.cached
        if surplus > 0:
            for table_id in [id for id, live in self.cache.items() if not live.pinned][:surplus]:
                del self.cache[table_id]
        metrics.TABLES.set(len(self.cache))

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Live]:
        """A table with its lock."""
        live = await self.live(table_id)
        live.holders += 1
        try:
            async with live.lock:
                yield live
        finally:
            live.holders -= 1

    # -- watching ------------------------------------------------------------------------------------------

    async def connect(self, table_id: str, watcher: Watcher) -> None:
        """Send a newcomer the whole state, and from then on every change."""
        async with self.hold(table_id) as live:
            if self.notices.exist:
                await self.catch_up(live)
            live.watchers.add(watcher)
            self.send_state(live, watcher)
        self.presence.changed(live)
        if live.row.updated_at < now() - 2000:
            self.wake(live)

    def disconnect(self, table_id: str, watcher: Watcher) -> None:
        live = self.cache.get(table_id)
        if live is not None and watcher in live.watchers:
            live.leave(watcher)
            self.presence.changed(live)

    def send_state(self, live: Live, watcher: Watcher) -> None:
        watcher.send(encode(live.state(watcher, self.presence.at(live))))

    async def resend_state(self, table_id: str, watcher: Watcher) -> int:
        """Send somebody who has lost the thread the whole state again, and tell its n."""
        async with self.hold(table_id) as live:
            self.send_state(live, watcher)
            return live.course.n

    # -- changing ------------------------------------------------------------------------------------------

    async def append(self, live: Live, user_id: str | None, *lines: tuple[str, str, str]) -> int:
        """Add entries to the log of a table that is held: try them, make them durable, tell everybody."""
        begun = monotonic()
        course, at = live.course, now()
        keep = course.ply
        entries: list[Entry] = []
        for kind, seat, text in lines:
            entry = Entry(course.n + 1, kind, seat, text, user_id, at)
            keep = min(keep, course.apply(entry))
            entries.append(entry)
        before = live.row
        live.seat_stand_ins()
        head = live.head(at)
        tellings = course.untold if course.verdict is None else []

        def do(connection: Connection) -> None:
            rows.append(connection, live.id, entries, head, tellings)
            self.notices.tell(connection, "log", live.id)

        try:
            await self.store.write(do)
        except rows.Conflict:
            await self._reload(live)
            raise faults.stale() from None
        except BaseException:
            self._drop(live, TOO_SLOW)  # what is in memory may be ahead of what is stored
            raise
        if tellings:
            course.untold = []
        live.follow(head)
        self._tell_watchers(live, keep, before)
        if course.kept:
            await self._reload(live)
        by = "machine" if user_id is None else "person"
        metrics.ACTION_SECONDS.labels(by).observe(monotonic() - begun)
        for entry in entries:
            metrics.ENTRIES.labels(entry.kind, by).inc()
        self.wake(live)
        return course.n

    def _tell_watchers(self, live: Live, keep: int, before: TableRow) -> None:
        seats_changed = live.row.seats != before.seats
        rules_changed = (live.row.rules, live.row.broken) != (before.rules, before.broken)
        for watcher in live.send_update(keep):
            self.send_state(live, watcher)
        if live.course.over or seats_changed or rules_changed:
            live.send_table()
        if seats_changed:
            self.presence.changed(live)

    async def _reload(self, live: Live) -> None:
        """Read a table anew and send everybody its state."""
        try:
            live.row, live.course, chat = await self._read(live.id)
        except BaseException:
            self._drop(live, TOO_SLOW)
            raise
        live.forget()
        live.chat.clear()
        live.chat.extend(chat)
        live.seat_stand_ins()
        row = live.row
        live.follow(live.head(row.updated_at))
        await self._bring_up(live, row)
        for watcher in live.watchers:
            self.send_state(live, watcher)

    def _drop(self, live: Live, code: int) -> None:
        """Forget a table; who is connected to it connects anew."""
        if self.cache.get(live.id) is live:
            del self.cache[live.id]
        live.close_all(code)

    # -- changes that others have made ---------------------------------------------------------------------

    async def refresh(self, table_id: str) -> None:
        """Take in a change of a table's row: who sits where, whether it has begun, the rematch."""
        if table_id not in self.cache and table_id not in self._loading:
            return
        async with self.hold(table_id) as live:
            row = await self.store.read(lambda c: rows.load_table(c, table_id))
            if row is None:
                self._drop(live, TABLE_DELETED)
                return
            if row.rules != live.course.rules:
                await self._reload(live)
                return
            begun = live.row.state == "open" and row.state != "open"
            live.row = row
            live.seat_stand_ins()
            live.follow(live.head(row.updated_at))
            if begun:
                for watcher in live.watchers:
                    self.send_state(live, watcher)
            else:
                live.send_table()
        self.presence.changed(live)

    async def refresh_user(self, user_id: str) -> None:
        """Show a user's new name wherever he sits."""
        for live in list(self.cache.values()):
            if live.row.created_by.id == user_id or live.row.seats_of(user_id):
                await self.refresh(live.id)

    async def begin(self, table_id: str) -> None:
        """A table has begun in this process: its machines may play."""
        self.wake(await self.live(table_id))

    async def catch_up(self, live: Live) -> None:
        """Take in the entries that other processes have added; the table is held."""
        entries = await self.store.read(lambda c: rows.entries_after(c, live.id, live.course.n))
        if not entries:
            return
        if live.row.state == "open" or live.course.verdict is not None:
            await self._reload(live)
            return
        keep = live.course.ply
        try:
            for entry in entries:
                keep = min(keep, live.course.apply(entry))
        except (IllegalAction, NewerRules):
            await self._reload(live)
            return
        live.course.untold = []  # who added the entries has stored what they told
        before = live.row
        live.seat_stand_ins()
        live.follow(live.head(entries[-1].at))
        self._tell_watchers(live, keep, before)

    async def keep_stories(self) -> None:
        """Store what games told that were played before that was stored with every action."""
        for table_id, game, rules in await self.store.read(rows.untold_tables):
            try:
                if game in GAMES and find(game).rules == rules:
                    await self.live(table_id)
            except (Fault, Unavailable) as error:
                fields = {"table": table_id, "why": str(error)}
                log.warning("what a table told is not stored", extra={"fields": fields})

    async def catch_up_chat(self, live: Live) -> None:
        """Take in the lines of chat that are new; the table is held."""
        known = live.chat[-1].id if live.chat else 0
        for line in await self.store.read(lambda c: rows.last_chat(c, live.id, known)):
            live.chat.append(line)
            live.send_all({"type": "chat", "chat": line.told})


def load_course(row: TableRow, entries: list[Entry], told: Told) -> Course:
    """The course of a stored table."""
    return versions.load(find(row.game), row, entries, told)
