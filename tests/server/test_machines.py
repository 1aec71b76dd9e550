"""Machine players: outside the event loop, within their time, on their own seats."""

from __future__ import annotations

import asyncio
import os
import time

import httpx
import pytest
from sqlalchemy.engine import URL

import bellum
from bellum.players import QUICK
from bellum.server.clock import now
from bellum.server.storage import stored_tables
from bellum.server.storage.database import connect
from bellum.server.tables.machines import Machines, Turns
from bellum.server.tables.thinker import Input, Patience, Question, think
from tests.server.kit import GREEDY, RANDOM, YOU, Person, quick, running


def question(player: str = "random", seed: str = "s") -> Question:
    match = bellum.new_game("julius_caesar", seed="machines")
    return Question("julius_caesar", match.position.to_json(), 0, player, seed)


async def chosen(pool: Machines, asked: Question) -> int:
    thought = await pool.think(asked)
    assert thought is not None
    return thought.plan[0]


@pytest.mark.parametrize("player", [*QUICK, "planner-1"])
def test_a_worker_answers_with_a_legal_action(player: str) -> None:
    async def run() -> list[int]:
        pool = Machines(1, 30)
        try:
            return [await chosen(pool, question(player)), await chosen(pool, question(player))]
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
        answer = await chosen(pool, question("greedy"))
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
            return await chosen(pool, question("no such player"))
        finally:
            await asyncio.to_thread(pool.close)

    assert bellum.new_game("julius_caesar", seed="machines").why_not("caesar", asyncio.run(run())) is None


def test_closing_ends_who_thinks() -> None:
    async def run() -> float:
        pool = Machines(2, 60)
        thinking = asyncio.create_task(pool.think(question("greedy")))
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        await asyncio.to_thread(pool.close)
        await asyncio.wait([thinking], timeout=10)
        return time.monotonic() - begun

    assert asyncio.run(run()) < 10


def test_what_nobody_waits_for_is_called_off() -> None:
    """A question that would take long is dropped at once, and the same worker answers the next one."""

    async def run() -> tuple[bool, bool, int]:
        pool, gone = Machines(1, 600), asyncio.Event()
        try:
            first = await chosen(pool, question("random"))
            worker = pool._idle[0]
            thinking = asyncio.create_task(pool.think(question("planner-1024"), True, gone))
            while worker not in pool._busy:
                await asyncio.sleep(0.01)
            gone.set()
            dropped = await thinking is None
            again = await chosen(pool, question("random"))
            return dropped, pool._idle == [worker], again - first
        finally:
            await asyncio.to_thread(pool.close)

    assert asyncio.run(run()) == (True, True, 0)


def test_what_was_called_off_before_its_turn_is_not_thought_about() -> None:
    async def run() -> bool:
        pool, gone = Machines(1, 30), asyncio.Event()
        gone.set()
        try:
            return await pool.think(question("greedy"), True, gone) is None and not pool._idle
        finally:
            await asyncio.to_thread(pool.close)

    assert asyncio.run(run())


def test_a_line_that_comes_in_ends_the_thought() -> None:
    reader, writer = os.pipe()
    heard = Input(reader)
    patience = Patience(heard, 3600)
    os.write(writer, b"one")
    assert not patience.ends()
    os.write(writer, b"\n\n")
    assert patience.ends()
    assert [heard.line(), heard.line()] == [b"one", b""]
    assert not patience.ends()
    assert Patience(heard, 0).ends()
    os.close(writer)
    assert patience.ends()
    assert heard.line() is None
    os.close(reader)


def test_a_plan_is_the_whole_of_what_a_planner_thinks() -> None:
    thought = think(question("planner-1"))
    match = bellum.new_game("julius_caesar", seed="machines")
    assert match.why_not("caesar", thought.plan[0]) is None
    assert thought.simulations > 0
    assert 0 <= thought.won <= 1
    assert -1 <= thought.before <= 1
    assert -1 <= thought.after <= 1


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
