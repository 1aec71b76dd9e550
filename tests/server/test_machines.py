"""Machine players: outside the event loop, within their time, on their own seats."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
from sqlalchemy.engine import URL

import bellum
from bellum.players import NAMES
from bellum.server.clock import now
from bellum.server.storage import stored_tables
from bellum.server.storage.database import connect
from bellum.server.tables.machines import Machines, Turns
from bellum.server.tables.thinker import Question
from tests.server.kit import GREEDY, RANDOM, YOU, Person, quick, running


def question(player: str = "random", seed: str = "s") -> Question:
    match = bellum.new_game("julius_caesar", seed="machines")
    return Question("julius_caesar", match.position.to_json(), 0, player, seed)


@pytest.mark.parametrize("player", NAMES)
def test_a_worker_answers_with_a_legal_action(player: str) -> None:
    async def run() -> list[int]:
        pool = Machines(1, 30)
        try:
            return [await pool.choose(question(player)), await pool.choose(question(player))]
        finally:
            await asyncio.to_thread(pool.close)

    first, second = asyncio.run(run())
    assert first == second  # the same seed, the same choice
    match = bellum.new_game("julius_caesar", seed="machines")
    assert match.why_not("caesar", first) is None


def test_who_thinks_too_long_is_stopped() -> None:
    """A worker that does not answer in time is killed; the floor player answers, and the next worker works."""

    async def run() -> tuple[int, float]:
        pool = Machines(1, 0.0)  # no time at all: not even for starting
        begun = time.monotonic()
        answer = await pool.choose(question("greedy"))
        seconds = time.monotonic() - begun
        assert not pool._idle
        await asyncio.to_thread(pool.close)
        return answer, seconds

    answer, seconds = asyncio.run(run())
    assert bellum.new_game("julius_caesar", seed="machines").why_not("caesar", answer) is None
    assert seconds < 10


def test_a_player_that_fails_is_replaced() -> None:
    async def run() -> int:
        pool = Machines(1, 30)
        try:
            return await pool.choose(question("no such player"))
        finally:
            await asyncio.to_thread(pool.close)

    assert bellum.new_game("julius_caesar", seed="machines").why_not("caesar", asyncio.run(run())) is None


def test_closing_ends_who_thinks() -> None:
    async def run() -> float:
        pool = Machines(2, 60)
        thinking = asyncio.create_task(pool.choose(question("greedy")))
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        await asyncio.to_thread(pool.close)
        await asyncio.wait([thinking], timeout=10)
        return time.monotonic() - begun

    assert asyncio.run(run()) < 10


def test_a_machine_answers_a_person(ala: Person) -> None:
    socket = ala.sit(ala.table(GREEDY, YOU))
    socket.play("pompeius", socket.legal("pompeius")[0])
    while not any(entry["by"] == "caesar" for entry in socket.stories["pompeius"]):
        socket.next()


def test_two_machines_play_by_themselves(ala: Person) -> None:
    socket = ala.sit(ala.table(RANDOM, RANDOM))
    assert list(socket.views) == [None]
    socket.follow_to(10)
    assert ala.get("/api/tables")[0]["id"] == socket.table["id"]


def test_where_people_wait_machines_think_first() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), []

        async def think(name: str, people: bool) -> None:
            async with turns.take(people):
                order.append(name)
                await asyncio.sleep(0)

        wanted = [
            ("first", False),
            ("machines", False),
            ("people", True),
            ("more machines", False),
            ("more people", True),
        ]
        await asyncio.gather(*(think(*one) for one in wanted))
        return order

    assert asyncio.run(run()) == ["first", "people", "more people", "machines", "more machines"]


def test_a_turn_that_nobody_takes_is_passed_on() -> None:
    async def run() -> bool:
        turns = Turns(1)
        async with turns.take(True):
            waiting = [asyncio.create_task(turns.take(True).__aenter__()) for _ in range(2)]
            await asyncio.sleep(0)
            waiting[0].cancel()
        await waiting[1]
        return waiting[0].cancelled()

    assert asyncio.run(run())


def test_machines_play_whatever_the_clock_says(database: URL) -> None:
    """A table from the future, as after a clock that was wrong, is woken on start and found by every sweep."""
    future = now() + 10 * 365 * 24 * 3600 * 1000
    with running(quick(database, pace=3600)) as address:
        ala = Person(address)
        table = ala.table(RANDOM, YOU)
    engine = connect(database)
    with engine.begin() as connection:
        stored_tables.set_table(connection, table, updated_at=future)
    with engine.connect() as connection:
        assert stored_tables.awaiting_machines(connection, now() - 60_000) == [table]
    engine.dispose()
    with running(quick(database)) as address:
        deadline = time.monotonic() + 60
        while httpx.get(f"{address}/api/tables/{table}").json()["n"] == 0:
            assert time.monotonic() < deadline
            time.sleep(0.05)
