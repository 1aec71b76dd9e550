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
from concurrent.futures import ThreadPoolExecutor

from ...players import NAMES
from .thinker import Question, think

log = logging.getLogger("bellum.machines")
FLOOR = NAMES[0]  # the weakest player, which always answers
COMMAND = (sys.executable, "-m", "bellum.server.tables.thinker")


class Worker:
    """One process that thinks."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            COMMAND,
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


class Machines:
    """The workers, started when they are first needed."""

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
            "a machine player did not answer",
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
        """End the workers, even those that are thinking."""
        self._closed = True
        for worker in list(self._busy):
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        while self._idle:
            self._idle.pop().end()
