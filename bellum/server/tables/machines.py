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
import threading
from collections import deque
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any

from ... import fast
from ...players import NAMES
from .thinker import Question, Thought, think

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

    def tell(self, line: bytes) -> None:
        """Ask a question, or call it off by an empty line."""
        told = self._process.stdin
        assert told is not None
        with suppress(OSError, ValueError):  # it has ended, as whoever waits for its answer will hear
            told.write(line + b"\n")
            told.flush()

    def hear(self, budget: float) -> Thought | str | None:
        """The answer, a text that says why there is none, or None if nothing came in time."""
        heard = self._process.stdout
        assert heard is not None
        try:
            if select.select([heard], [], [], budget)[0] and (line := heard.readline()):
                answer = json.loads(line)
                return answer if isinstance(answer, str) else Thought(*answer)
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


class Errand:
    """A question on its way to a worker and back; it may be called off from another thread at any time."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._lock = threading.Lock()
        self._worker: Worker | None = None
        self._off = False

    def ask(self, worker: Worker, budget: float) -> Thought | str | None:
        """Let a worker think about it."""
        with self._lock:
            if self._off:
                return "called off"
            worker.tell(json.dumps(self.question).encode())
            self._worker = worker
        answer = worker.hear(budget)
        with self._lock:
            self._worker = None
        return answer

    def call_off(self) -> None:
        """Nobody waits for the answer any more: let it come at once, as good as it is."""
        with self._lock:
            self._off = True
            if self._worker is not None:
                self._worker.tell(b"")


class Turns:
    """So many at a time; whoever has people waiting comes before all others, and else in order."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @property
    def free(self) -> bool:
        """Whether somebody who comes now has not to wait."""
        return self._free > 0

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
        self._pondering: set[asyncio.Event] = set()  # what calls off those who think ahead
        self._threads = ThreadPoolExecutor(workers, "machines")
        self._closed = False

    async def think(
        self, question: Question, people: bool = True, gone: asyncio.Event | None = None
    ) -> Thought | None:
        """What the seat of a question should do; where people wait for it, before others are thought about.

        None if the table has gone on meanwhile, so that nobody wants to know any more. If the machine does
        not answer, the weakest one does.
        """
        gone = gone or asyncio.Event()
        answer = await self.answer(question, people, gone)
        if gone.is_set():
            return None
        if isinstance(answer, Thought):
            return answer
        log.warning(
            "a machine player did not answer",
            extra={"fields": {"player": question.player, "game": question.game, "why": answer or "timeout"}},
        )
        return think(question._replace(player=FLOOR))

    async def answer(self, question: Question, people: bool, gone: asyncio.Event) -> Thought | str | None:
        """A worker's answer, or why there is none; it is called off when the table goes on."""
        if not self._turns.free:
            for off in self._pondering:  # they have time, and this has not
                off.set()
        async with self._turns.take(people):
            return None if gone.is_set() else await self._errand(question, gone)

    async def ponder(self, question: Question, gone: asyncio.Event) -> Thought | None:
        """What would be answered to a question that may be asked; None if there is no time for that.

        It is thought about only while nobody else needs the worker.
        """
        if not self._turns.free or gone.is_set():
            return None
        off = asyncio.Event()
        self._pondering.add(off)
        relay = asyncio.ensure_future(gone.wait())
        relay.add_done_callback(lambda _: off.set())
        try:
            async with self._turns.take(False):
                answer = await self._errand(question, off)
            return answer if isinstance(answer, Thought) and not off.is_set() else None
        finally:
            self._pondering.discard(off)
            relay.cancel()

    async def _errand(self, question: Question, gone: asyncio.Event) -> Thought | str | None:
        errand = Errand(question)
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, errand)
        waiting = asyncio.ensure_future(gone.wait())
        both: set[asyncio.Future[Any]] = {thinking, waiting}
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            if not thinking.done():  # the table has gone on, or whoever asked has left
                errand.call_off()
        return await thinking

    def _ask(self, errand: Errand) -> Thought | str | None:
        worker = self._idle.pop() if self._idle else Worker()
        if not worker.fast and fast.arrived():
            worker.end()
            worker = Worker()
        self._busy.add(worker)
        answer = errand.ask(worker, self.budget)
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
