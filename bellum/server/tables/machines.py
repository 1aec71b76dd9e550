"""Machine players think in processes of their own, each within a time limit.

A worker that does not answer in time is killed, and the weakest player answers instead.
"""

from __future__ import annotations

import asyncio
import json
import logging
import select
import subprocess
import sys
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from ... import fast
from ...players import NAMES
from .thinker import Question, think

log = logging.getLogger("bellum.machines")
FLOOR = NAMES[0]  # the weakest player, which always answers
COMMAND = (sys.executable, "-m", "bellum.server.tables.thinker")


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self.fast = fast.arrived()  # it thinks with the compiled engine, though the server does not have it
        self._process = subprocess.Popen(
            COMMAND,
            env=fast.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is meant for the server, which then ends this process
        )

    def ask(self, question: Question, budget: float) -> int | str | None:
        """The answer, a text that says why there is none, or None if nothing came in time."""
        told, heard = self._process.stdin, self._process.stdout
        assert told is not None
        assert heard is not None
        try:
            told.write(json.dumps(question).encode() + b"\n")
            told.flush()
            if select.select([heard], [], [], budget)[0] and (line := heard.readline()):
                answer: int | str = json.loads(line)
                return answer
        except (OSError, ValueError):
            return None
        return None

    def kill(self) -> None:
        """End the process; whoever is waiting for its answer hears at once that there is none."""
        self._process.kill()

    def end(self) -> None:
        """End the process and close its pipes."""
        self._process.kill()
        self._process.communicate()


class Turns:
    """So many at a time; whoever has people waiting comes before all others, and else in order."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @asynccontextmanager
    async def take(self, people: bool) -> AsyncIterator[None]:
        """A turn, as soon as there is one."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(self._waiting[0 if people else 1])
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, waiting: deque[asyncio.Future[None]]) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it was given and is not taken
            raise

    def _pass_on(self) -> None:
        for waiting in self._waiting:
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class Machines:
    """The workers, started when they are first needed."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._turns = Turns(workers)
        self._threads = ThreadPoolExecutor(workers, "machines")
        self._closed = False

    async def choose(self, question: Question, people: bool = True) -> int:
        """An action for the seat of a question; where people wait for it, before others are thought about."""
        async with self._turns.take(people):
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self._threads, self._ask, question)
        if isinstance(answer, int):
            return answer
        log.warning(
            "a machine player did not answer",
            extra={"fields": {"player": question.player, "game": question.game, "why": answer or "timeout"}},
        )
        return think(question._replace(player=FLOOR))

    def _ask(self, question: Question) -> int | str | None:
        worker = self._idle.pop() if self._idle else Worker()
        if not worker.fast and fast.arrived():
            worker.end()
            worker = Worker()
        self._busy.add(worker)
        answer = worker.ask(question, self.budget)
        self._busy.discard(worker)
        if answer is None or self._closed:
            worker.end()
        else:
            self._idle.append(worker)
        return answer

    def close(self) -> None:
        """End the workers, even those that are thinking."""
        self._closed = True
        for worker in list(self._busy):
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        while self._idle:
            self._idle.pop().end()
