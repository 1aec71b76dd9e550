"""A database that is stopped, locked or full: requests are answered in time, and all goes on when it is back."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy.engine import URL

from bellum.server.settings import PATIENCE as DEADLINE
from bellum.server.storage.database import connect
from tests.server.kit import YOU, Person, Process, quick, running, sqlite
from tests.server.postgres import Cluster

PATIENCE = 20.0  # seconds: much more than a request may take, and much less than for ever


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    """PostgreSQL holds its connections and does nothing."""
    master = cluster.process.pid
    children = Path(f"/proc/{master}/task/{master}/children").read_text().split()
    processes = [master, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


def test_a_stopped_database_hangs_no_request(cluster: Cluster, postgresql: URL) -> None:
    with Process(postgresql) as server:
        ala = Person(server.address, "Ala")
        table = ala.table(YOU, YOU)
        socket = ala.sit(table)
        ala.http.timeout = httpx.Timeout(PATIENCE)
        with stopped(cluster):
            begun = time.monotonic()
            assert ala.http.get("/api/tables").status_code == 503
            assert ala.http.get("/health").status_code == 503  # what it knew a second ago is forgotten
            assert ala.http.get(f"/api/tables/{table}").status_code == 503
            action = socket.legal("caesar")[0]
            socket.send({"type": "act", "id": "1", "seat": "caesar", "action": action, "n": socket.n})
            assert socket.closed() == 1013  # come again: whether it was stored is not known
            assert time.monotonic() - begun < 4 * (DEADLINE + PATIENCE / 4)
        deadline = time.monotonic() + 60
        while ala.http.get("/health").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        again = ala.sit(table)
        again.play(again.to_move[0], again.legal(again.to_move[0])[0])


def test_postgresql_gives_up_long_statements_and_locks(postgresql: URL) -> None:
    engine = connect(postgresql)
    with engine.connect() as connection:
        told = {
            name: connection.exec_driver_sql(f"SHOW {name}").scalar()
            for name in ("statement_timeout", "lock_timeout")
        }
    engine.dispose()
    assert told == {"statement_timeout": "4s", "lock_timeout": "3s"}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_health_notices_a_database_that_takes_no_writes(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Reads work, writes wait for a lock that nobody gives back."""
    database = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgresql")
    with running(quick(database, patience=DEADLINE)) as address:
        client = httpx.Client(base_url=address, timeout=PATIENCE)
        assert client.get("/health").status_code == 200
        time.sleep(1.1)  # the answer holds for a second
        if kind == "sqlite":
            file = sqlite3.connect(str(database.database), isolation_level=None)
            file.execute("BEGIN IMMEDIATE")
            assert client.get("/health").status_code == 503
            assert client.get("/api/games").status_code == 200
            file.execute("ROLLBACK")
            file.close()
        else:
            url = database.set(drivername="postgresql").render_as_string(hide_password=False)
            with psycopg.connect(url) as holder:
                holder.execute("LOCK TABLE settings IN SHARE MODE")
                assert client.get("/health").status_code == 503
                holder.rollback()
        assert client.get("/health").status_code == 200
