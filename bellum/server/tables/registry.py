"""The tables of this process: kept in memory while they are needed, changed only through their logs.

An entry is tried on the course in memory, made durable, and only then told. The table's lock is held
meanwhile, so nobody sees what is not durable yet; if it does not become durable, the course is read again
from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from sqlalchemy import Connection

from ...kernel import IllegalAction
from .. import metrics
from ..clock import now
from ..cluster.notices import LOG, Notices
from ..protocol import TABLE_DELETED, TRY_AGAIN
from ..storage import chat, game_log, standing_orders, stored_tables
from ..storage.entries import VOID, Draft, Entry
from ..storage.rows import TableRow
from ..storage.store import Store
from . import corrected_rules, faults, loading
from .course import NewerRules
from .faults import Fault
from .live_table import LiveTable
from .presence import Presence
from .standing import Standing
from .talk import Talk
from .watcher import Watcher

log = logging.getLogger("bellum.tables")
ABANDONED = 2000  # milliseconds after which a machine that owes an action may have lost its process


class Tables:
    """Finds, changes and forgets tables, and tells everybody who is connected to them.

    ``machines_due`` holds the ids of tables at which a machine owes an action and none is thinking yet, and
    if machines think ahead, of those at which they could.
    """

    def __init__(
        self,
        store: Store,
        notices: Notices,
        presence: Presence,
        capacity: int,
        stand_in: str,
        ahead: bool = False,
    ) -> None:
        self.store = store
        self.notices = notices
        self.presence = presence
        self.capacity = capacity
        self.stand_in = stand_in  # the machine player for the seats of people who have left
        self.ahead = ahead  # whether machines are called where they could think ahead, too
        self.cache: OrderedDict[str, LiveTable] = OrderedDict()
        self.machines_due: asyncio.Queue[str] = asyncio.Queue()
        self._loading: dict[str, asyncio.Task[None]] = {}

    # -- finding -------------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> LiveTable:
        """A table in memory, loaded if it is not there; Fault if there is none."""
        while (found := self.cache.get(table_id)) is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            await asyncio.shield(task)
        self.cache.move_to_end(table_id)
        return found

    async def _load(self, table_id: str) -> None:
        try:
            stored = await loading.read(self.store, self.notices, table_id)
            live = LiveTable(*stored)
            live.seat_stand_ins()
            live.follow(live.head(stored.row.updated_at))
            await self._bring_up(live, stored.row)
            self._forget()
            self.cache[table_id] = live
            metrics.TABLES.set(len(self.cache))
        finally:
            del self._loading[table_id]

    async def _bring_up(self, live: LiveTable, row: TableRow) -> None:
        """Continue a table under the current rules, or show that it cannot; the row is as just read."""
        course = live.course
        tellings = course.untold if course.verdict is None else []
        head = live.head(row.updated_at)
        try:
            if live.differs(row):
                await self.store.write(lambda c: game_log.set_head(c, row, head))
            if drafts := corrected_rules.due(row, course):
                fields = {"table": live.id, "from": course.rules, "to": course.game.rules, "ply": course.ply}
                log.info("a table continues under corrected rules", extra={"fields": fields})
                await self.append(live, None, *drafts)
            elif row.state == "open" and course.verdict is not None:
                course.adopt()
                head = live.head(row.updated_at)
                await self.store.write(lambda c: game_log.set_head(c, row, head))
                live.follow(head)
            elif course.broken and live.row.broken != row.broken:
                await self.store.write(lambda c: game_log.set_head(c, row, head))
            elif tellings:
                await self.store.write(lambda c: game_log.add_tellings(c, live.id, tellings))
                course.untold = []
        except game_log.Conflict:
            await self._reload(live)
        except Fault as fault:
            if fault.code != "stale":  # if it is, another process was first, and the table was read again
                raise

    def _forget(self) -> None:
        """Make room for one more table: drop those that nobody has needed for longest."""
        surplus = len(self.cache) + 1 - self.capacity
        if surplus > 0:
            for table_id in [id for id, live in self.cache.items() if not live.pinned][:surplus]:
                del self.cache[table_id]

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table with its lock.

        While somebody waits for the lock the table may be dropped: then it is read again, because what is in
        memory may be ahead of what is stored.
        """
        while True:
            live = await self.live(table_id)
            live.holders += 1
            try:
                async with live.lock:
                    if self.current(live):
                        yield live
                        return
            finally:
                live.holders -= 1

    def current(self, live: LiveTable) -> bool:
        """Whether a table in memory is still the one that is served."""
        return self.cache.get(live.id) is live

    # -- watching ------------------------------------------------------------------------------------------

    async def connect(self, table_id: str, watcher: Watcher) -> None:
        """Send a newcomer the whole state, and every change from then on."""
        async with self.hold(table_id) as live:
            if self.notices.needed:
                await self.catch_up(live)
            live.watchers.add(watcher)
            self.send_state(live, watcher)
            if live.row.state == "open" and live.row.created_by.id == watcher.user_id:
                await self.store.write(lambda c: stored_tables.set_table(c, table_id, updated_at=now()))
        self.presence.changed(live)
        if not 0 <= now() - live.row.updated_at <= ABANDONED:  # a time in the future counts as old
            self.call_machines(live)

    def disconnect(self, table_id: str, watcher: Watcher) -> None:
        live = self.cache.get(table_id)
        if live is not None and watcher in live.watchers:
            live.leave(watcher)
            self.presence.changed(live)

    def cut_off(self, user_id: str) -> None:
        """End a user's sockets: whoever has a cookie that still counts connects again."""
        for live in self.cache.values():
            for watcher in live.watchers:
                if watcher.user_id == user_id:
                    watcher.close(TRY_AGAIN)

    def send_state(self, live: LiveTable, watcher: Watcher) -> None:
        watcher.send(live.state(watcher, self.presence.at(live)))

    async def resend_state(self, table_id: str, watcher: Watcher) -> int:
        """Send the whole state again to a watcher who has lost track; returns its n."""
        async with self.hold(table_id) as live:
            self.send_state(live, watcher)
            return live.course.n

    # -- changing ------------------------------------------------------------------------------------------

    async def append(self, live: LiveTable, user_id: str | None, *drafts: Draft) -> int:
        """Add entries to the log of a table that is held: try them, make them durable, tell everybody."""
        begun = monotonic()
        course, at = live.course, now()
        keep = course.ply
        entries: list[Entry] = []
        for kind, seat, text in drafts:
            entry = Entry(course.n + 1, kind, seat, text, user_id, at)
            keep = min(keep, course.apply(entry))
            entries.append(entry)
        before = live.row
        live.seat_stand_ins()
        ended = live.standing.ended(course.match.position)
        live.standing.take_back(ended)
        head = live.head(at)
        tellings = course.untold if course.verdict is None else []

        def do(connection: Connection) -> None:
            game_log.append(connection, live.id, entries, head, tellings)
            standing_orders.take_back(connection, live.id, ended)
            self.notices.tell(connection, LOG, live.id)

        try:
            await self.store.write(do)
        except game_log.Conflict:
            await self._reload(live)
            raise faults.stale() from None
        except BaseException:
            self._drop(live, TRY_AGAIN)  # what is in memory may be ahead of what is stored
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
        self.call_machines(live)
        return course.n

    def call_machines(self, live: LiveTable) -> None:
        """Let the machines of a table play or think ahead, if they are not thinking already."""
        if not live.thinking and (live.due() or (self.ahead and live.row.machine_seats())):
            self.machines_due.put_nowait(live.id)

    def _tell_watchers(self, live: LiveTable, keep: int, before: TableRow) -> None:
        seats_changed = live.row.seats != before.seats
        rules_changed = (live.row.rules, live.row.broken) != (before.rules, before.broken)
        live.call_off()
        for watcher in live.send_update(keep):
            self.send_state(live, watcher)
        if live.course.over or seats_changed or rules_changed:
            live.send_table()
        if seats_changed:
            self.presence.changed(live)

    async def _reload(self, live: LiveTable) -> None:
        """Read a table again and send everybody its state."""
        try:
            live.row, live.course, lines, orders = await loading.read(self.store, self.notices, live.id)
        except BaseException:
            self._drop(live, TRY_AGAIN)
            raise
        live.forget()
        live.talk = Talk(lines)
        live.standing = Standing(orders)
        live.seat_stand_ins()
        row = live.row
        live.follow(live.head(row.updated_at))
        await self._bring_up(live, row)
        live.call_off()
        for watcher in live.watchers:
            self.send_state(live, watcher)

    def _drop(self, live: LiveTable, code: int) -> None:
        """Forget a table; everybody who is connected to it must connect again."""
        if self.current(live):
            del self.cache[live.id]
        live.call_off(all=True)
        live.close_all(code)

    # -- changes made elsewhere ----------------------------------------------------------------------------

    async def begin(self, table_id: str) -> None:
        """A table has begun in this process: its machines may play."""
        self.call_machines(await self.live(table_id))

    async def refresh(self, table_id: str) -> None:
        """Take in a change of a table's row: who sits where, whether it has begun, the rematch."""
        if table_id not in self.cache and table_id not in self._loading:
            return
        async with self.hold(table_id) as live:
            row = await self.store.read(lambda c: stored_tables.load(c, table_id))
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
        """Show a user's new name at every table where the user sits."""
        for live in list(self.cache.values()):
            if live.row.created_by.id == user_id or live.row.seats_of(user_id):
                await self.refresh(live.id)

    async def catch_up(self, live: LiveTable) -> None:
        """Take in the entries that other processes have added; the table is held."""
        entries = await self.store.read(lambda c: game_log.entries_after(c, live.id, live.course.n))
        if not entries:
            return
        follows = entries[-1].n == live.course.n + len(entries) and all(e.kind != VOID for e in entries)
        if live.row.state == "open" or live.course.verdict is not None or not follows:
            await self._reload(live)
            return
        keep = live.course.ply
        try:
            for entry in entries:
                keep = min(keep, live.course.apply(entry))
        except (IllegalAction, NewerRules):
            await self._reload(live)
            return
        live.course.untold = []  # the process that added the entries has stored their events
        before = live.row
        live.seat_stand_ins()
        live.standing.take_back(live.standing.ended(live.course.match.position))
        live.follow(live.head(entries[-1].at))
        self._tell_watchers(live, keep, before)

    async def catch_up_orders(self, live: LiveTable) -> None:
        """Take in standing orders that were given in another process; the table is held."""
        live.standing = Standing(await self.store.read(lambda c: standing_orders.of_table(c, live.id)))
        for seat in live.row.seats:
            live.send_orders(seat.name)

    async def catch_up_chat(self, live: LiveTable) -> None:
        """Take in the lines of chat that are new; the table is held."""
        if self.notices.needed:
            await self.catch_up(live)  # somebody may have left a team that goes on talking
        for line in await self.store.read(lambda c: chat.latest(c, live.id, live.talk.last)):
            live.hear(line)
