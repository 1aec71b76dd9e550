"""Thinking on a person's time: nobody ever waits for it, and it changes no choice."""

from __future__ import annotations

import asyncio
import queue
from pathlib import Path
from typing import Any

import bellum
from bellum.server.tables import pondering
from bellum.server.tables.machines import Machines
from bellum.server.tables.thinker import Question, Thought, think
from tests.server.kit import WAIT, YOU, Person, quick, running, sqlite

PLANNER = {"kind": "machine", "player": "planner-1"}
ALL = 1000  # actions of a person


def question(player: str) -> Question:
    match = bellum.new_game("julius_caesar", seed="machines")
    return Question("julius_caesar", match.position.to_json(), 0, player, "s")


def test_what_is_pondered_is_what_would_be_thought() -> None:
    async def run() -> tuple[Thought | None, Thought | None]:
        pool = Machines(1, 600)
        try:
            ahead = await pool.ponder(question("greedy"), asyncio.Event())
            return ahead, await pool.think(question("greedy"))
        finally:
            await asyncio.to_thread(pool.close)

    ahead, asked = asyncio.run(run())
    assert ahead is not None
    assert ahead == asked


def test_who_has_to_think_at_once_comes_first() -> None:
    """With one worker: what is pondered is called off for a question, and not begun beside one."""

    async def run() -> list[bool]:
        pool, never = Machines(1, 600), asyncio.Event()
        try:
            ahead = asyncio.create_task(pool.ponder(question("planner-1024"), never))
            while not pool._busy:
                await asyncio.sleep(0.01)
            refused = await pool.ponder(question("random"), never)
            answer = await pool.think(question("random"))
            return [await ahead is None, refused is None, isinstance(answer, Thought), not pool._pondering]
        finally:
            await asyncio.to_thread(pool.close)

    assert asyncio.run(run()) == [True, True, True, True]


def test_nothing_is_pondered_once_the_table_has_gone_on() -> None:
    async def run() -> list[Thought | None]:
        pool, gone, later = Machines(1, 600), asyncio.Event(), asyncio.Event()
        gone.set()
        try:
            before = await pool.ponder(question("random"), gone)
            ahead = asyncio.create_task(pool.ponder(question("planner-1024"), later))
            while not pool._busy:
                await asyncio.sleep(0.01)
            later.set()
            return [before, await ahead]
        finally:
            await asyncio.to_thread(pool.close)

    assert asyncio.run(run()) == [None, None]


class Watch:
    """What is foreseen at a table of a server in this process, and what of it is needed later."""

    def __init__(self, monkeypatch: Any) -> None:
        self.ahead: queue.Queue[tuple[list[Question], list[Thought | None]]] = queue.Queue()
        self.recalled: list[Question] = []
        self._watch(monkeypatch)

    def _watch(self, monkeypatch: Any) -> None:
        ponder, foresee = pondering.Pondering.ponder, pondering.foresee
        recall = pondering.Pondering.recall
        foreseen: list[Question] = []

        def noted(live: Any, most: int) -> list[Question]:
            foreseen[:] = foresee(live, most)
            return foreseen[:]

        async def finished(self_: Any, live: Any) -> None:
            await ponder(self_, live)
            found = self_._thoughts.get(live, {})
            self.ahead.put((foreseen[:], [found.get(one) for one in foreseen]))

        def recalling(self_: Any, live: Any, one: Question) -> Thought | None:
            thought = recall(self_, live, one)
            if thought is not None:
                assert thought == think(one)
                self.recalled.append(one)
            return thought

        monkeypatch.setattr(pondering, "foresee", noted)
        monkeypatch.setattr(pondering.Pondering, "ponder", finished)
        monkeypatch.setattr(pondering.Pondering, "recall", recalling)


def test_a_machine_answers_at_once_what_it_has_thought_about(tmp_path: Path, monkeypatch: Any) -> None:
    """Whatever the person does after all of it was thought about, the next choice of a machine is known."""
    watch = Watch(monkeypatch)
    with running(quick(sqlite(tmp_path), ponder=ALL)) as address:
        ala = Person(address)
        socket = ala.sit(ala.toy(YOU, PLANNER, PLANNER)["table"]["id"])
        known: list[Question] = []
        while not watch.recalled:
            foreseen, thoughts = watch.ahead.get(timeout=WAIT)
            assert None not in thoughts  # nobody else needed the worker
            known += foreseen
            socket.ask("ping")  # all that was said before has come
            assert socket.to_move == ["north"]
            socket.play("north", socket.legal("north")[0])
        assert watch.recalled[0] in known


def test_a_server_that_was_not_told_to_ponder_does_not(tmp_path: Path, monkeypatch: Any) -> None:
    watch = Watch(monkeypatch)
    with running(quick(sqlite(tmp_path))) as address:
        ala = Person(address)
        socket = ala.sit(ala.toy(YOU, PLANNER, PLANNER)["table"]["id"])
        socket.follow_to(2)  # both machines have bid
        socket.play("north", socket.legal("north")[0])
        socket.ask("ping")
    assert not watch.recalled
    assert all(not foreseen for foreseen, _ in list(watch.ahead.queue))
