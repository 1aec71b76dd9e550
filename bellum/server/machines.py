"""Machine players think in processes of their own, each within its time.

A worker is asked over a pipe and killed if it does not answer in time; then the floor player answers instead.
A worker whose server died finds its pipe closed and ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import NamedTuple

from ..games import find
from ..players import NAMES, Perspective, make

log = logging.getLogger("bellum.machines")
FLOOR = NAMES[0]


class Question(NamedTuple):
    """A position and whose turn it is."""

    game: str
    position: str  # JSON
    seat: int
    player: str
    seed: str


def think(question: Question) -> int:
    """The action that a machine player chooses; it is shown what its seat may know."""
    position = find(question.game).from_json(question.position)
    return make(question.player, question.seed).choose(Perspective(position, question.seat))


def work(pipe: Connection) -> None:
    """A worker's life: answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            try:
                answer: int | str = think(question)
            except Exception as error:
                answer = f"{type(error).__name__}: {error}"
            pipe.send(answer)


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=work, args=(other,), name="bellum machine", daemon=True)
        self._process.start()
        other.close()

    def ask(self, question: Question, budget: float) -> int | str | None:
        """The answer, a complaint, or None if there was none in time."""
        try:
            self._pipe.send(question)
            if self._pipe.poll(budget):
                answer: int | str = self._pipe.recv()
                return answer
        except (EOFError, OSError):
            return None
        return None

    def kill(self) -> None:
        """End the process; who waits for its answer hears at once that there is none."""
        self._process.kill()

    def end(self) -> None:
        """End the process and let the pipe go."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


class Machines:
    """The workers, made when they are first needed."""

    def __init__(self, workers: int, budget: float) -> None:
        self.budget = budget
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._free = asyncio.Semaphore(workers)
        self._threads = ThreadPoolExecutor(workers, "machines")
        self._closed = False

    async def choose(self, question: Question) -> int:
        """An action for the seat of a question."""
        async with self._free:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self._threads, self._ask, question)
        if isinstance(answer, int):
            return answer
        log.warning(
            "a machine player gave no answer",
            extra={"fields": {"player": question.player, "game": question.game, "why": answer or "timeout"}},
        )
        return think(question._replace(player=FLOOR))

    def _ask(self, question: Question) -> int | str | None:
        worker = self._idle.pop() if self._idle else Worker()
        self._busy.add(worker)
        answer = worker.ask(question, self.budget)
        self._busy.discard(worker)
        if answer is None or self._closed:
            worker.end()
        else:
            self._idle.append(worker)
        return answer

    def close(self) -> None:
        """End the workers, also those that think."""
        self._closed = True
        for worker in list(self._busy):
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        while self._idle:
            self._idle.pop().end()


def levels() -> list[str]:
    """The names of the machine players, the weakest first."""
    return list(NAMES)
