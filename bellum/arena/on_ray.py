"""Games on a Ray cluster: the one at an address, or one of this machine that lives as long as the games.

This module needs the extra ``cluster``; ``executor`` loads it by name.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import ray
from ray.exceptions import RayError, RayTaskError

from ..kernel.game import BadSetup
from .executor import PATIENCE, P, R, Work, WorkersLost, chunks

RAY: Final = "ray"  # a cluster of this machine, started for the games
SECONDS_TO_ANSWER: Final = 5.0


class OnRay:
    """Workers of a Ray cluster. Ray replaces lost ones, and gives their chunks to others."""

    def __init__(self, on: str, workers: int | None) -> None:
        self.name = on
        self._address = None if on == RAY else address_of(on)
        self._wanted = workers
        self._here = workers or 1

    def workers(self) -> int:
        return self._here

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Be part of the cluster; a process that is part of one already stays so afterwards."""
        if ray.is_initialized():
            self.count()
            yield
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if self._address is None:
            settings |= {"address": "local", "num_cpus": self._wanted, "include_dashboard": False}
        else:
            settings["address"] = self._address
        try:
            ray.init(**settings)
        except (ConnectionError, RuntimeError, RayError) as error:
            first = str(error).strip().partition("\n")[0]
            raise BadSetup(f"the Ray cluster ({self.name}) cannot be used: {first}") from None
        try:
            self.count()
            yield
        finally:
            ray.shutdown()

    def count(self) -> None:
        self._here = self._wanted or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Work[P, R], plan: P, games: Sequence[int]) -> Iterator[list[R]]:
        # A chunk is repeated if its worker is lost, not if its game fails: that would fail again.
        task = ray.remote(num_cpus=1, max_retries=PATIENCE)(work)
        waiting = chunks(games, self._here)
        waiting.reverse()
        flying: list[Any] = []
        while waiting or flying:
            while waiting and len(flying) < self._here:
                flying.append(task.remote(plan, waiting.pop()))
            done, flying = ray.wait(flying, num_returns=1)
            yield landed(done[0])


def address_of(words: str) -> str:
    """An address at which somebody answers."""
    host, sign, port = words.rpartition(":")
    if not sign or not host or not port.isdecimal() or int(port) > 65535:
        places = "local, ray, or an address such as 10.0.0.1:6379"
        raise BadSetup(f"games are played on {places}, not on {words!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
    except OSError:
        raise BadSetup(f"there is no Ray cluster at {words}") from None
    return words


def landed(result: Any) -> list[Any]:
    """What a chunk came to, or the error of its game as it was raised."""
    try:
        found: list[Any] = ray.get(result)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        times = f"{PATIENCE + 1} times with the same games ({type(error).__name__})"
        raise WorkersLost(f"workers of the cluster were lost {times}") from None
    return found
