"""What a process hears of the others reaches the tables of this one, whoever keeps them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from bellum.server.cluster.elsewhere import Elsewhere
from bellum.server.cluster.neighbours import Neighbours
from bellum.server.cluster.notices import ALIVE, CHAT, HELLO, LOG, PRESENCE, TABLE, USER, Notices
from bellum.server.storage.store import Store
from bellum.server.tasks import Tasks
from tests.server.kit import sqlite


class Noting:
    """A follower that notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, ...]] = []

    def table_changed(self, table_id: str, kind: str) -> None:
        self.heard.append(("table", table_id, kind))

    def anything_may_have_changed(self) -> None:
        self.heard.append(("anything",))

    def user_renamed(self, user_id: str) -> None:
        self.heard.append(("user", user_id))

    def cookies_revoked(self, user_id: str, until: int) -> None:
        self.heard.append(("revoked", user_id, str(until)))

    def people_changed(self, table_id: str) -> None:
        self.heard.append(("people", table_id))

    def tell_who_is_here(self) -> None:
        self.heard.append(("hello",))


def hear(folder: Path, *notices: dict[str, Any] | None) -> tuple[list[tuple[str, ...]], Elsewhere]:
    """What a follower is told when these notices come in, and who is then known to be elsewhere."""
    follower, elsewhere = Noting(), Elsewhere()

    async def run() -> None:
        store = Store(sqlite(folder))
        neighbours = Neighbours(Notices(store, Tasks()), elsewhere, follower)
        for notice in notices:
            neighbours.hear(notice)
        await asyncio.to_thread(store.close)

    asyncio.run(run())
    return follower.heard, elsewhere


def notice(kind: str, table: str = "", **more: Any) -> dict[str, Any]:
    return {"from": "other", "kind": kind, "table": table, **more}


def test_a_notice_says_what_to_read(tmp_path: Path) -> None:
    changes = [notice(kind, "t1") for kind in (TABLE, LOG, CHAT)]
    heard, _ = hear(tmp_path, *changes, notice(USER, user="ala"), notice(HELLO), notice(ALIVE))
    assert heard == [
        ("table", "t1", TABLE),
        ("table", "t1", LOG),
        ("table", "t1", CHAT),
        ("user", "ala"),
        ("hello",),
    ]


def test_after_a_lost_connection_anything_may_have_changed(tmp_path: Path) -> None:
    heard, _ = hear(tmp_path, None)
    assert heard == [("anything",)]


def test_people_elsewhere_are_known(tmp_path: Path) -> None:
    heard, elsewhere = hear(tmp_path, notice(PRESENCE, "t1", people=["ala"], spectators=2))
    assert heard == [("people", "t1")]
    assert elsewhere.at("t1") == (frozenset(["ala"]), 2)
    assert elsewhere.at("t2") == (frozenset(), 0)
