"""Machine players: outside the event loop, within their time, on their own seats."""

from __future__ import annotations

import asyncio
import time

import pytest

import bellum
from bellum.players import NAMES
from bellum.server.tables.machines import Machines
from bellum.server.tables.thinker import Question
from tests.server.kit import GREEDY, RANDOM, YOU, Person


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
