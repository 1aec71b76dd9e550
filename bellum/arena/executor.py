"""Where games are played: in processes of this machine, or on a Ray cluster (``on_ray``).

An executor is given work, a plan and a number of games. It deals the games out in chunks, hands back what the
work makes of each chunk, in no particular order, and gives the chunk of a lost worker to another: every game
comes back exactly once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from ..extras import load
from ..kernel.game import BadSetup

P = TypeVar("P")
R = TypeVar("R")
Work = Callable[[P, Sequence[int]], list[R]]  # a function of a module, so that it can be sent

LOCAL: Final = "local"
CHUNKS_PER_WORKER: Final = 16  # small enough for an even load and a lively progress bar
LARGEST_CHUNK: Final = 100
PATIENCE: Final = 3  # how often in a row workers may be lost before the games are given up


class WorkersLost(RuntimeError):
    """Workers were lost again and again; ``str()`` of it is a sentence."""


class Executor(Protocol):
    """A place where games are played."""

    name: str  # as the user calls it

    def opened(self) -> AbstractContextManager[None]:
        """Before anything is played the place is opened, once."""

    def workers(self) -> int:
        """How many play at the same time, once it is open."""

    def run(self, work: Work[P, R], plan: P, games: Sequence[int]) -> Iterator[list[R]]:
        """What the work makes of all games, a few at a time."""


def executor(on: str = LOCAL, workers: int | None = None) -> Executor:
    """The place that a user names: ``local``, ``ray``, or the address of a Ray cluster."""
    if workers is not None and workers < 1:
        raise BadSetup("a simulation needs at least one worker")
    if on == LOCAL:
        return Local(workers or 1)
    found: Any = load("bellum.arena.on_ray", "cluster", "a cluster needs").OnRay(on, workers)
    place: Executor = found
    return place


def gather(
    place: Executor,
    work: Work[P, R],
    plan: P,
    games: Sequence[int],
    progress: Callable[[int], None] | None = None,
) -> list[R]:
    """What the work makes of all games; ``progress`` is told after every few how many are finished."""
    results: list[R] = []
    for part in place.run(work, plan, games):
        results += part
        if progress is not None:
            progress(len(results))
    return results


def chunks(games: Sequence[int], workers: int) -> list[Sequence[int]]:
    """The games in parts: many for each worker, and none too large."""
    size = max(1, min(LARGEST_CHUNK, len(games) // (workers * CHUNKS_PER_WORKER)))
    return [games[first : first + size] for first in range(0, len(games), size)]


class Local:
    """Processes of this machine; a single worker is this process."""

    def __init__(self, workers: int) -> None:
        self.name = LOCAL
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Processes are started when there is work for them, and ended here."""
        try:
            yield
        finally:
            self.close()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def workers(self) -> int:
        return self._workers

    def run(self, work: Work[P, R], plan: P, games: Sequence[int]) -> Iterator[list[R]]:
        parts = chunks(games, self._workers)
        if self._workers == 1 or len(parts) == 1:
            for part in parts:
                yield work(plan, part)
            return
        waiting = dict(enumerate(parts))
        in_vain = 0
        while waiting:
            before = len(waiting)
            yield from self.attempt(work, plan, waiting)
            in_vain = in_vain + 1 if len(waiting) == before else 0
            if in_vain == PATIENCE:
                raise WorkersLost(f"workers were lost {PATIENCE} times in a row, and nothing was played")

    def attempt(self, work: Work[P, R], plan: P, waiting: dict[int, Sequence[int]]) -> Iterator[list[R]]:
        """Play what is waiting, until all is done or a worker is lost; what is done waits no longer."""
        if self._pool is None:
            # Spawned workers share nothing with a caller that may have threads, such as a progress bar's.
            self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"))
        jobs: dict[Future[list[R]], int] = {}
        with suppress(BrokenProcessPool):  # lost while the work was being handed out
            for number, part in waiting.items():
                jobs[self._pool.submit(work, plan, part)] = number
        for job in as_completed(jobs):
            try:
                results = job.result()
            except BrokenProcessPool:
                continue
            del waiting[jobs[job]]
            yield results
        if waiting:
            self.close()
