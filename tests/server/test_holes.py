"""A write that fails leaves no hole in a table's log, whoever waits for the table meanwhile; and a hole is repaired."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, delete
from sqlalchemy.engine import URL

from bellum.games import find
from bellum.kernel import Match
from bellum.server.app import running as parts
from bellum.server.http.context import Context
from bellum.server.http.rate_limits import Limits
from bellum.server.protocol import NewTable
from bellum.server.storage import game_log, schema, stored_tables
from bellum.server.storage.entries import VOID, Entry
from bellum.server.storage.store import Unavailable
from bellum.server.tables import hosting, play
from bellum.server.tables.autoplay import Autoplay
from bellum.server.tables.pondering import Pondering
from bellum.server.tables.thinker import Question, Thought
from bellum.server.tasks import Tasks
from tests.server.kit import SEED, YOU, Person, Socket, quick, running


class Sabotage:
    """Lets the next write wait until it is told to fail, and every other one through."""

    def __init__(self, context: Context) -> None:
        self.store = context.store
        self.write = context.store.write
        self.waits = asyncio.Event()
        self.fail = asyncio.Event()
        context.store.write = self  # type: ignore[method-assign]

    async def __call__(self, do: Callable[[Connection], Any]) -> Any:
        self.store.write = self.write  # type: ignore[method-assign]
        self.waits.set()
        await self.fail.wait()
        raise Unavailable("sabotage")


def first_discard(seat: str) -> str:
    return Match.start(find("julius_caesar"), seed=SEED).legal(seat)[0]


async def table_of(context: Context, *seats: dict[str, str]) -> str:
    wish = NewTable.model_validate(
        {"game": "julius_caesar", "seats": dict(zip(("caesar", "pompeius"), seats))}
    )
    row, _ = await hosting.create(context.tables, "ala", wish, SEED)
    return row.id


async def discard(context: Context, table: str, seat: str) -> int:
    return await play.act(context.tables, table, "ala", seat, first_discard(seat), 0)


async def log_of(context: Context, table: str) -> list[Entry]:
    return await context.store.read(lambda c: game_log.entries_after(c, table, 0))


@asynccontextmanager
async def server(database: URL) -> AsyncIterator[Context]:
    async with parts(quick(database), Limits(0)) as context:
        yield context


def test_a_message_that_waited_while_a_write_failed_finds_the_table_as_it_is_stored(database: URL) -> None:
    async def run() -> list[Entry]:
        async with server(database) as context:
            table = await table_of(context, YOU, YOU)
            await context.tables.live(table)
            sabotage = Sabotage(context)
            first = asyncio.create_task(discard(context, table, "caesar"))
            await sabotage.waits.wait()
            second = asyncio.create_task(discard(context, table, "pompeius"))
            await asyncio.sleep(0)  # it waits for the table's lock
            sabotage.fail.set()
            results = await asyncio.gather(first, second, return_exceptions=True)
            assert isinstance(results[0], Unavailable)
            assert results[1] == 1
            assert await discard(context, table, "caesar") == 2
            return await log_of(context, table)

    assert [(entry.n, entry.seat) for entry in asyncio.run(run())] == [(1, "pompeius"), (2, "caesar")]


def test_a_machine_that_thought_while_a_write_failed_does_not_play_at_the_dropped_table(
    database: URL,
) -> None:
    """The machine has been asked, a person's action fails, and the machine's answer comes."""

    async def run() -> list[Entry]:
        async with server(database) as context:
            thinking = Thinking()
            ahead = Pondering(thinking, 0)  # type: ignore[arg-type]
            autoplay = Autoplay(context.tables, thinking, ahead, 0, Tasks())  # type: ignore[arg-type]
            table = await table_of(context, YOU, YOU)
            live = await context.tables.live(table)
            await context.store.write(
                lambda c: stored_tables.set_seat(c, table, "pompeius", player="random", kind="machine")
            )
            await context.tables.refresh(table)
            playing = asyncio.create_task(autoplay._play_one(live))
            await thinking.asked.wait()
            sabotage = Sabotage(context)
            person = asyncio.create_task(discard(context, table, "caesar"))
            await sabotage.waits.wait()
            thinking.done.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            sabotage.fail.set()
            with pytest.raises(Unavailable):
                await person
            assert await playing is False
            return await log_of(context, table)

    assert [entry.n for entry in asyncio.run(run())] == []


class Thinking:
    """A machine that answers when it is told to."""

    budget = 10.0

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.done = asyncio.Event()

    async def think(self, question: Question, people: bool, gone: asyncio.Event) -> Thought:
        self.asked.set()
        await self.done.wait()
        return Thought([find(question.game).from_json(question.position).legal(question.seat)[0]])


def test_an_entry_is_stored_only_after_the_one_before_it(database: URL) -> None:
    async def run() -> None:
        async with server(database) as context:
            table = await table_of(context, YOU, YOU)
            late = Entry(2, "act", "caesar", first_discard("caesar"), "ala", 1)
            with pytest.raises(game_log.Conflict):
                await context.store.write(lambda c: game_log.append(c, table, [late], {"to_move": "caesar"}))
            assert await log_of(context, table) == []

    asyncio.run(run())


def test_a_hole_is_repaired_and_the_game_goes_on_from_before_it(database: URL) -> None:
    """Entry 2 of 4 was lost: what came after it is void, stays in the log, and no number is used twice."""

    async def run() -> tuple[list[Entry], list[str], int]:
        async with server(database) as context:
            table = await table_of(context, YOU, YOU)
            await discard(context, table, "caesar")
            await discard(context, table, "pompeius")
            for _ in range(2):
                live = await context.tables.live(table)
                seat = live.to_move()[0]
                await play.act(
                    context.tables, table, "ala", seat, live.course.match.legal(seat)[0], live.course.n
                )
            a = schema.actions
            await context.store.write(
                lambda c: (c.execute(delete(a).where(a.c.table_id == table, a.c.n == 2)), None)[1]
            )
            context.tables.cache.clear()
            live = await context.tables.live(table)
            row = await context.store.read(lambda c: stored_tables.load(c, table))
            assert row is not None
            assert (row.n, row.to_move) == (4, ("pompeius",))
            assert live.course.actions == [("caesar", first_discard("caesar"))]
            n = await play.act(context.tables, table, "ala", "pompeius", first_discard("pompeius"), 4)
            context.tables.cache.clear()
            again = await context.tables.live(table)
            return await log_of(context, table), [seat for seat, _ in again.course.actions], n

    log, seats, n = asyncio.run(run())
    assert n == 5
    assert [entry.n for entry in log] == [1, 2, 3, 4, 5]
    assert (log[1].kind, log[1].text) == (VOID, "4")
    assert seats == ["caesar", "pompeius"]


# -- whole servers -------------------------------------------------------------------------------------------------


@contextmanager
def locked(database: URL, table: str) -> Iterator[Callable[[], None]]:
    """The table's row is locked by somebody else; gives what makes the server's write fail meanwhile."""
    if database.get_backend_name() == "sqlite":
        assert database.database is not None
        file = sqlite3.connect(database.database, isolation_level=None)
        file.execute("BEGIN IMMEDIATE")
        yield lambda: None  # the server gives up by itself
        file.execute("ROLLBACK")
        file.close()
        return
    url = database.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(url) as holder, psycopg.connect(url, autocommit=True) as other:
        holder.execute("SELECT id FROM tables WHERE id = %s FOR UPDATE", (table,))

        def end() -> None:
            """End the session of the writer that waits for the lock."""
            waiting = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            deadline = time.monotonic() + 30
            while not other.execute(waiting).fetchall():
                assert time.monotonic() < deadline
                time.sleep(0.01)

        yield end
        holder.rollback()


@pytest.mark.slow
def test_a_second_message_waits_when_the_first_one_fails(database: URL) -> None:
    """Two people send at once, the database fails under the first: both find a table that they can play on."""
    with running(quick(database)) as address:
        ala = Person(address, "Ala")
        table = ala.table(YOU, YOU)
        sockets = {seat: ala.sit(table) for seat in ("caesar", "pompeius")}
        codes: dict[str, str] = {}
        with locked(database, table) as end:
            threads = [
                threading.Thread(target=lambda s=seat: codes.update({s: attempt(sockets[s], s)}))
                for seat in sockets
            ]
            for thread in threads:
                thread.start()
            end()
            while not codes:
                time.sleep(0.01)
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
        assert "unavailable" in codes.values() or "closed" in codes.values()
        with ala.sit(table) as socket:
            while len(socket.to_move) > 1 or socket.ply < 6:
                seat = socket.to_move[0]
                socket.play(seat, socket.legal(seat)[0])
        ala.post(f"/api/tables/{table}/resign", {"seat": "caesar"})
        record = ala.http.get(f"/api/tables/{table}/record").text
        assert record.count("discard") == 2


def attempt(socket: Socket, seat: str) -> str:
    """Discard; how that went."""
    try:
        answer = socket.act(seat, socket.legal(seat)[0])
    except Exception:
        return "closed"
    return str(answer.get("code", answer["type"]))
