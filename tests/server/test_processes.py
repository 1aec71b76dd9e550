"""Several server processes on one PostgreSQL: two players on different processes see each other's moves at once."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import httpx
import psycopg
import pytest
from sqlalchemy.engine import URL

from tests.server.kit import METRICS, OPEN, RANDOM, YOU, Person, Process, Socket
from tests.server.postgres import Cluster

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def shared(cluster: Cluster) -> URL:
    """A database of this module."""
    return cluster.database()


@pytest.fixture(scope="module")
def pair(shared: URL) -> Iterator[tuple[Process, Process]]:
    """Two servers on one database."""
    with Process(shared) as first, Process(shared) as second:
        yield first, second


def elsewhere(person: Person, process: Process) -> Person:
    """The same person, through another process."""
    other = Person.__new__(Person)
    other.__dict__.update(person.__dict__)
    other.address = process.address
    other.http = httpx.Client(base_url=process.address, timeout=20, cookies=person.http.cookies, verify=False)
    return other


def test_two_processes_serve_the_same_table(pair: tuple[Process, Process]) -> None:
    first, second = pair
    ala, bela = Person(first.address, "Ala"), Person(second.address, "Béla")
    assert elsewhere(ala, second).get("/api/me")["name"] == "Ala"  # one secret for both
    table = ala.table(YOU, OPEN)
    a = ala.sit(table)
    assert a.table["state"] == "open"
    bela.post(f"/api/tables/{table}/join", {"seat": "pompeius"})
    assert a.until("state")["table"]["state"] == "playing"
    b = bela.sit(table)
    while a.presence["seats"] != {"caesar": True, "pompeius": True}:
        a.until("presence")
    watcher = Socket(second.address, table)

    dice = random.Random(9)
    waits: list[float] = []
    for _ in range(80):
        mover, seat = (a, "caesar") if "caesar" in a.to_move else (b, "pompeius")
        mover.play(seat, dice.choice(mover.legal(seat)))
        begun = time.monotonic()
        for socket in (a, b, watcher):
            socket.follow_to(mover.n)
        waits.append(time.monotonic() - begun)
    assert a.ply == b.ply == watcher.ply == 80
    assert sorted(waits)[40] < 0.5, "the other process hears of a move at once"

    a.ask("chat", text="Salve!")
    assert b.until("chat")["chat"]["text"] == "Salve!"
    ala.http.patch("/api/me", json={"name": "Caius"})
    while b.table["seats"][0]["user"]["name"] != "Caius":
        b.until("table")
    a.ask("undo-offer", seat="caesar", n=a.n)
    b.follow_to(a.n)
    assert b.offer
    assert b.ask("undo-accept", seat="pompeius", n=b.n)["type"] == "ack"
    a.follow_to(b.n)
    assert (a.ply, a.stories["caesar"][-1]["ply"]) == (b.ply, b.ply)
    elsewhere(bela, first).post(f"/api/tables/{table}/resign", {"seat": "pompeius"})
    while b.table["state"] != "over":
        b.next()
    assert a.until("table")["table"]["seed"]
    b.close()
    while a.presence["seats"]["pompeius"]:
        a.until("presence")


def test_two_actions_at_once_are_one(pair: tuple[Process, Process]) -> None:
    """The same seat clicks in two processes at the same moment: one is played, the other is stale."""
    first, second = pair
    ala = Person(first.address, "Ala")
    table = ala.table(YOU, YOU)
    a, b = ala.sit(table), elsewhere(ala, second).sit(table)
    lost = 0
    for _ in range(25):
        seat = a.to_move[0]
        n, legal = a.n, a.legal(seat)
        for socket in (a, b):
            socket.send({"type": "act", "id": f"race {n}", "seat": seat, "action": legal[0], "n": n})
        answers = []
        for socket in (a, b):
            while True:
                answer = socket.next()
                if answer.get("id") == f"race {n}":
                    break
            answers.append(answer["type"] if answer["type"] == "ack" else answer["code"])
        assert sorted(answers) in (["ack", "stale"], ["ack", "ack"]), answers
        lost += answers != ["ack", "ack"]
        for socket in (a, b):
            socket.drain()
        assert a.n == b.n
        assert a.n in (n + 1, n + 2)
        assert a.views == b.views
    assert lost > 5


def test_a_machine_plays_on_when_its_process_is_killed(pair: tuple[Process, Process]) -> None:
    first, second = pair
    ala = Person(first.address, "Ala")
    tables = [ala.table(RANDOM, RANDOM) for _ in range(3)]
    watchers = [Socket(second.address, table) for table in tables]
    for watcher in watchers:
        watcher.follow_to(5)
    first.kill()
    for watcher in watchers:
        watcher.drain()
    for table, watcher in zip(tables, watchers, strict=True):
        if watcher.table["state"] == "playing":
            time.sleep(2.1)  # long enough for the connection below to take it for abandoned
            with Socket(second.address, table) as newcomer:
                newcomer.follow_to(watcher.n + 3)
    first.start()


def test_notices_come_back_after_the_connection_was_lost(pair: tuple[Process, Process], shared: URL) -> None:
    first, second = pair
    ala = Person(first.address, "Ala")
    table = ala.table(YOU, YOU)
    a, b = ala.sit(table), Socket(second.address, table)
    with psycopg.connect(
        shared.set(drivername="postgresql").render_as_string(hide_password=False), autocommit=True
    ) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
    a.play("caesar", a.legal("caesar")[0])
    b.follow_to(1)
    a.play("pompeius", a.legal("pompeius")[0])
    b.follow_to(2)


def test_several_workers_behind_one_port(postgresql: URL) -> None:
    with Process(postgresql, "--workers", "2") as server:
        ala = Person(server.address, "Ala")
        table = ala.table(YOU, YOU)
        sockets = [ala.sit(table) for _ in range(6)]
        for _ in range(10):
            seat = sockets[0].to_move[0]
            sockets[0].play(seat, sockets[0].legal(seat)[0])
            for socket in sockets:
                socket.follow_to(sockets[0].n)
        text = ala.http.get("/metrics", headers=METRICS).text
        assert 'bellum_entries_total{by="person",kind="act"} 10.0' in text
