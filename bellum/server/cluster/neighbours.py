"""The other processes on the same PostgreSQL: what they say, and whether they are alive."""

from __future__ import annotations

import asyncio
from typing import Protocol

from .elsewhere import Elsewhere
from .notices import ALIVE, HELLO, PRESENCE, REVOKED, USER, Notice, Notices

PULSE = 10.0  # seconds between two signs of life


class Follower(Protocol):
    """Takes in what other processes have changed. Each call returns at once; the work goes on beside it."""

    def table_changed(self, table_id: str, kind: str) -> None:
        """The row, the log or the chat of a table has changed, as ``kind`` says."""

    def anything_may_have_changed(self) -> None:
        """Notices may have been missed."""

    def user_renamed(self, user_id: str) -> None:
        """A user has a new name."""

    def cookies_revoked(self, user_id: str, until: int) -> None:
        """A user's cookies up to a second no longer count."""

    def people_changed(self, table_id: str) -> None:
        """Other people than before are at a table in another process."""

    def tell_who_is_here(self) -> None:
        """Another process wants to know who is at the tables of this one."""


class Neighbours:
    """Passes on what the other processes have changed, and keeps account of them."""

    def __init__(self, notices: Notices, elsewhere: Elsewhere, follower: Follower) -> None:
        self.notices = notices
        self.elsewhere = elsewhere
        self.follower = follower

    def hear(self, notice: Notice | None) -> None:
        """Take in a notice of another process; None means that some may have been missed."""
        if notice is None:
            self.follower.anything_may_have_changed()
            self.notices.announce(HELLO)
            return
        process, kind, table_id = notice["from"], notice["kind"], notice["table"]
        self.elsewhere.alive(process)
        if kind == PRESENCE:
            self.elsewhere.hear(process, table_id, notice["people"], notice["spectators"])
            self.follower.people_changed(table_id)
        elif kind == HELLO:
            self.follower.tell_who_is_here()
        elif kind == USER:
            self.follower.user_renamed(notice["user"])
        elif kind == REVOKED:
            self.follower.cookies_revoked(notice["user"], notice["until"])
        elif kind != ALIVE:
            self.follower.table_changed(table_id, kind)

    async def pulse(self) -> None:
        """Give signs of life, and forget processes that have given none for long."""
        while True:
            await asyncio.sleep(PULSE)
            self.notices.announce(ALIVE)
            for table_id in self.elsewhere.bury():
                self.follower.people_changed(table_id)
