"""Tables in memory: slow readers are cut off, old tables are forgotten, presence adds up, machines may not cheat."""

from __future__ import annotations

import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bellum.server.cluster import elsewhere
from bellum.server.tables.machines import Machines
from bellum.server.tables.thinker import Thought
from bellum.server.tables.watcher import QUEUE, Watcher
from tests.server.kit import METRICS, RANDOM, WAIT, YOU, Person, Socket, quick, running, sqlite


def test_a_slow_reader_is_cut_off() -> None:
    watcher = Watcher(None)
    for number in range(QUEUE + 5):
        watcher.send(str(number))
    assert watcher.cut_off
    assert watcher.outbox.get_nowait() == 1013
    assert watcher.outbox.empty()


def test_a_socket_is_closed_after_what_was_queued() -> None:
    watcher = Watcher(None)
    watcher.send("first")
    watcher.close(1008)
    watcher.close(1013)
    watcher.send("too late")
    assert [watcher.outbox.get_nowait() for _ in range(2)] == ["first", 1008]
    assert watcher.outbox.empty()


@pytest.mark.slow
def test_tables_are_forgotten_and_found_again(tmp_path: Path) -> None:
    """With room for two tables, five are played in turn."""
    with running(quick(sqlite(tmp_path), cached=2)) as address:
        ala = Person(address, "Ala")
        tables = [ala.table(YOU, YOU) for _ in range(5)]
        kept = ala.sit(tables[0])
        for _ in range(3):
            for table in tables:
                with ala.sit(table) as socket:
                    seat = socket.to_move[0]
                    socket.play(seat, socket.legal(seat)[0])
        kept.follow_to(3)
        assert [ala.get(f"/api/tables/{table}")["n"] for table in tables] == [3] * 5
        assert "bellum_tables_in_memory 2.0" in ala.http.get("/metrics", headers=METRICS).text


def test_machines_play_at_tables_that_do_not_fit_in_memory(tmp_path: Path) -> None:
    """With room for one table, the machines of four play on."""
    with running(quick(sqlite(tmp_path), cached=1)) as address:
        ala = Person(address, "Ala")
        tables = [ala.table(RANDOM, RANDOM) for _ in range(4)]
        deadline = time.monotonic() + WAIT
        while min(ala.get(f"/api/tables/{table}")["n"] for table in tables) < 5:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_table_of_newer_rules_is_not_played_on(tmp_path: Path) -> None:
    """Another process has those rules already, or this one after its restart: one tries again."""
    url = sqlite(tmp_path)
    with running(quick(url)) as address:
        ala = Person(address, "Ala")
        table = ala.table(YOU, RANDOM)
        over = ala.table(YOU, YOU)
        ala.post(f"/api/tables/{over}/resign", {"seat": "caesar"})
    with sqlite3.connect(str(url.database)) as connection:
        connection.execute("UPDATE tables SET rules = 99")
    with running(quick(url)) as address:
        ala.address, ala.http.base_url = address, address
        assert ala.get(f"/api/tables/{table}")["rules"] == 99
        assert ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"}, 503)["error"] == "unavailable"
        assert ala.get(f"/api/tables/{over}/frames")["broken"]["reason"] == "newer"
        with pytest.raises(ConnectionClosed, match="1013"):
            ala.sit(table)


def test_sockets_are_limited(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), limits=0.1)) as address:
        ala = Person(address)
        table = ala.table(YOU, YOU)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with ExitStack() as stack:
            opened = [connect(url, additional_headers={"Cookie": ala.cookie}) for _ in range(4)]
            for one in opened:
                stack.enter_context(one)
            with pytest.raises(InvalidStatus):
                connect(url, additional_headers={"Cookie": ala.cookie})
        assert Socket(address, table).state["you"] is None  # others are not concerned


def test_newcomers_of_an_address_are_limited(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), limits=0.05)) as address:
        people = [Person(address) for _ in range(3)]
        with pytest.raises(AssertionError, match="rate-limited"):
            Person(address)
        assert people[0].get("/api/me")["id"] == people[0].id


def test_a_process_that_says_nothing_is_buried(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = elsewhere.Elsewhere()
    heard.hear("other", "table", ["ala"], 2)
    assert heard.bury() == set()
    monkeypatch.setattr(elsewhere, "SILENCE", -1.0)
    assert heard.bury() == {"table"}
    assert heard.bury() == set()


@pytest.mark.parametrize("answer", [0, -1, 10**9])
def test_a_machine_that_cheats_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    async def cheat(_machines: Machines, _question: object, _people: bool, _gone: object) -> Thought:
        return Thought([answer])

    monkeypatch.setattr(Machines, "think", cheat)
    with running(quick(sqlite(tmp_path))) as address:
        Socket(address, Person(address).table(RANDOM, RANDOM)).follow_to(4)
