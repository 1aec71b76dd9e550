"""Lists of tables: whose turn it is comes first, filters and pages hold, and what waits for nobody is not offered."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine

from bellum.server.clock import now
from bellum.server.http import lobby
from bellum.server.storage import listing, stored_tables
from tests.server.kit import GREEDY, OPEN, RANDOM, WAIT, YOU, Person, quick, running, sqlite

HANNIBAL = {"game": "hannibal", "seats": {"rome": YOU, "carthage": OPEN}}


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in tables]


def test_your_turn_comes_first_on_every_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 2)
    with running(quick(sqlite(tmp_path))) as address:
        ala = Person(address)
        turn = ala.table(YOU, YOU)
        waiting = [ala.table(YOU, OPEN) for _ in range(3)]
        first = ala.http.get("/api/tables")
        assert ids(first.json()) == [turn, waiting[2]]
        assert first.headers["X-Total-Count"] == "4"
        assert ids(ala.get("/api/tables?page=1")) == [waiting[1], waiting[0]]
        assert ids(ala.get("/api/tables?state=yours")) == [turn]


def test_filters(tmp_path: Path) -> None:
    with running(quick(sqlite(tmp_path))) as address:
        ala, bela = Person(address), Person(address)
        caesar, pompeius = ala.table(YOU, OPEN), ala.table(OPEN, YOU)
        hannibal = ala.post("/api/tables", HANNIBAL, 201)["table"]["id"]
        over = ala.table(YOU, RANDOM)
        ala.post(f"/api/tables/{over}/resign", {"seat": "caesar"}, 200)

        def found(person: Person, query: str) -> set[str]:
            return set(ids(person.get(f"/api/tables?{query}")))

        assert found(ala, "game=hannibal") == {hannibal}
        assert found(ala, "game=julius_caesar&state=open") == {caesar, pompeius}
        assert found(ala, "scenario=historical_705&state=over") == {over}
        assert found(ala, "side=pompeius") == {pompeius}
        assert found(bela, "list=open") == {caesar, pompeius, hannibal}
        assert found(bela, "list=open&side=pompeius") == {caesar}, "the seat that may be taken"
        assert found(bela, "list=open&game=spqr") == set()
        assert found(bela, "list=mine") == set()
        for query in ("list=all", "state=lost", "page=x", "game=", "sides=rome"):
            assert bela.get(f"/api/tables?{query}", 422)["error"] == "malformed"


def test_games_to_watch(tmp_path: Path) -> None:
    """Those that began at an open seat or that machines play; not those of people who invited each other."""
    with running(quick(sqlite(tmp_path))) as address:
        ala, bela, spectator = Person(address), Person(address), Person(address)
        public = ala.table(YOU, OPEN)
        assert spectator.get("/api/tables?list=watch") == []
        bela.post(f"/api/tables/{public}/join", {"seat": "pompeius"}, 200)
        ala.table(YOU, YOU)
        ala.table(YOU, GREEDY)
        machines = ala.table(GREEDY, RANDOM)
        assert set(ids(spectator.get("/api/tables?list=watch"))) == {public, machines}
        assert ids(spectator.get("/api/tables?list=watch&side=rome")) == []


def test_a_table_whose_host_is_gone_for_a_day_is_not_offered(tmp_path: Path) -> None:
    settings = quick(sqlite(tmp_path))
    with running(settings) as address:
        ala, bela = Person(address), Person(address)
        table = ala.table(YOU, OPEN)
        assert ids(bela.get("/api/tables?list=open")) == [table]
        engine = create_engine(settings.database)
        with engine.begin() as connection:
            age(connection, table)
        engine.dispose()
        assert bela.get("/api/tables?list=open") == []
        assert ids(ala.get("/api/tables")) == [table], "it is still there,"
        socket = ala.sit(table)  # and offered again as soon as its host comes back
        assert socket.table["id"] == table
        deadline = (
            time.monotonic() + WAIT
        )  # that he is back is written after he is told where the game stands
        while ids(bela.get("/api/tables?list=open")) != [table]:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def age(connection: Connection, table: str) -> None:
    stored_tables.set_table(connection, table, updated_at=now() - listing.DAY - 1000)
