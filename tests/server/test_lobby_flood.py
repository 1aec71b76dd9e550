"""The lobby cannot be flooded: limits by user and address, expiry, pages; and requests must arrive in time."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bellum.server.app import running as parts
from bellum.server.clock import now
from bellum.server.http import arrival, guard, lobby
from bellum.server.http.rate_limits import RATES, Limits
from bellum.server.protocol import NewTable
from bellum.server.storage import listing, stored_tables
from bellum.server.tables import expiry, hosting, seating
from bellum.server.tables.watcher import Watcher
from tests.server.kit import OPEN, SEED, YOU, Person, answer, quick, running, sqlite

WISH = {"game": "julius_caesar", "seats": {"caesar": YOU, "pompeius": OPEN}}


def test_a_user_has_few_tables_that_wait(address: str) -> None:
    ala = Person(address)
    for _ in range(seating.MOST_OPEN):
        ala.table(YOU, OPEN)
    assert ala.post("/api/tables", WISH, 409)["error"] == "too-many-tables"
    ala.table(YOU, YOU)  # such as wait for nobody are not counted


def test_tables_of_an_address_are_limited(tmp_path: Path) -> None:
    """Many guests of one address share what it may make."""
    with running(quick(sqlite(tmp_path), limits=0.2)) as address:
        most = int(RATES["tables"].burst * 0.2)
        each = int(RATES["table"].burst * 0.2)
        codes = []
        for _ in range(most // each + 2):
            guest = Person(address)
            codes += [guest.http.post("/api/tables", json=WISH).status_code for _ in range(each)]
        assert codes[:most] == [201] * most
        assert codes[-1] == 429


def test_lists_come_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 3)
    with running(quick(sqlite(tmp_path))) as address:
        ala, bela = Person(address), Person(address)
        made = {ala.table(YOU, OPEN) for _ in range(7)}
        for person, which in ((ala, "mine"), (bela, "open")):
            pages = [person.get(f"/api/tables?list={which}&page={page}") for page in range(4)]
            assert [len(page) for page in pages] == [3, 3, 1, 0]
            assert {table["id"] for page in pages for table in page} == made
        assert ala.get("/api/tables?page=-1", 422)["error"] == "malformed"


def test_a_table_without_its_maker_expires(tmp_path: Path) -> None:
    """One whose maker does not come goes, one whose maker is there or has been there lately stays."""

    async def run() -> tuple[int, list[str]]:
        async with parts(quick(sqlite(tmp_path)), Limits(0)) as context:
            wish = NewTable.model_validate(WISH)
            rows = [(await hosting.create(context.tables, "ala", wish, SEED))[0] for _ in range(3)]
            old = now() - expiry.DAYS - 1000

            def age(connection: Connection) -> None:
                for row in rows:
                    stored_tables.set_table(connection, row.id, updated_at=old)

            await context.store.write(age)
            await context.tables.connect(rows[1].id, Watcher("ala"))  # comes back, and that is kept in mind
            visitor = Watcher("bela")
            await context.tables.connect(rows[2].id, visitor)
            gone = await expiry.expire(context.tables, now() - expiry.DAYS)
            left = await context.store.read(lambda c: listing.of_user(c, "ala", listing.Wanted(), 10))
            assert [row.id for row in left.tables] == [rows[1].id]
            told = []
            while not visitor.outbox.empty():  # who is there is told with some delay, so before this or never
                told.append(str(visitor.outbox.get_nowait())[:20])
            return gone, told

    gone, told = asyncio.run(run())
    assert gone == 2
    assert told[-1] == "4410", "who looked on is told that the table is gone"


def test_a_request_must_arrive_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a head, or a body that never comes: the connection ends, or the request is refused."""
    monkeypatch.setattr(arrival.Arriving, "within", 0.3)
    monkeypatch.setattr(guard, "ARRIVAL", 0.3)
    with running(quick(sqlite(tmp_path))) as address:
        host, port = httpx.URL(address).host, httpx.URL(address).port
        assert port is not None
        for start in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n"):
            with socket.create_connection((host, port), timeout=30) as slow:
                slow.sendall(start)
                assert slow.recv(100) == b""
        with socket.create_connection((host, port), timeout=30) as slow:
            head = "POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
            slow.sendall(head.encode())
            assert slow.recv(100).startswith(b"HTTP/1.1 408")
        ala = Person(address)
        with ala.sit(ala.table(YOU, YOU)) as kept:  # a web socket is no request
            assert kept.ask("ping")["type"] == "pong"
            pause_longer()
            assert kept.ask("ping")["type"] == "pong"


def pause_longer() -> None:
    """Longer than a request may take to arrive here."""
    asyncio.run(asyncio.sleep(0.7))


def test_refused_handshakes_are_limited(tmp_path: Path) -> None:
    """Whoever is refused again and again is no longer listened to: not even a good request is looked at."""
    with running(quick(sqlite(tmp_path), limits=0.05)) as address:
        ala = Person(address)
        table = ala.table(YOU, YOU)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        most = int(RATES["handshake"].burst * 0.05)
        for _ in range(most + 2):
            with pytest.raises(InvalidStatus):
                connect(url, additional_headers={"Origin": "http://elsewhere"})
        with pytest.raises(InvalidStatus):
            connect(url, additional_headers={"Cookie": ala.cookie})


def test_frames_are_under_the_replay_limit(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path), limits=0.1)) as address:
        ala = Person(address)
        table = ala.table(YOU, YOU)
        ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})
        path = f"/api/tables/{table}/frames"
        for _ in range(2):
            answer(ala.http.get(path), 200)
        assert answer(ala.http.get(path), 429)["error"] == "rate-limited"
