"""Rate limits: one bucket of tokens for each user or address, in this process."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import monotonic
from typing import NamedTuple

from ..tables import faults


class Rate(NamedTuple):
    """How many at once, and how many per second in the long run."""

    burst: float
    each_second: float


RATES = {
    "read": Rate(200, 40),
    "write": Rate(40, 2),
    "table": Rate(20, 0.1),
    "tables": Rate(60, 0.3),  # new tables from one address
    "newcomer": Rate(60, 0.5),  # new guests from one address
    "replay": Rate(20, 1),
    "connect": Rate(40, 2),
    "handshake": Rate(200, 10),  # sockets that are asked for from one address, whether they are given or not
    "message": Rate(80, 20),
    "chat": Rate(8, 0.5),
    "ask": Rate(30, 6),  # questions, some of which take thought
    "asks": Rate(120, 20),  # from one address
    "state": Rate(5, 1),  # whole states of tables
    "messages": Rate(400, 100),  # on all sockets of one address
    "address": Rate(600, 100),  # every request from one address, whoever makes it
}
MOST = 50_000  # buckets in memory before the full ones are dropped
MOST_SOCKETS = 200  # for one user, or one address without a user


class Limits:
    """Takes one token for each thing done, or says how long to wait."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: Counter[str] = Counter()

    def wait(self, what: str, who: str) -> float:
        """Seconds until ``who`` may do ``what``: 0 means now, and a token is taken."""
        if self.scale <= 0:
            return 0.0
        burst = max(1.0, RATES[what].burst * self.scale)
        each_second = RATES[what].each_second * self.scale
        at = monotonic()
        tokens, since = self._buckets.get((what, who), (burst, at))
        tokens = min(burst, tokens + (at - since) * each_second)
        if tokens < 1:
            self._buckets[what, who] = (tokens, at)
            return (1 - tokens) / each_second
        self._buckets[what, who] = (tokens - 1, at)
        if len(self._buckets) > MOST:
            self._forget(at)
        return 0.0

    def take(self, what: str, who: str) -> None:
        """The same, but raises a Fault if ``who`` must wait."""
        seconds = self.wait(what, who)
        if seconds > 0:
            raise faults.too_fast(seconds)

    async def turn(self, what: str, who: str) -> None:
        """The same, but waits until ``who`` may."""
        while (seconds := self.wait(what, who)) > 0:
            await asyncio.sleep(seconds)

    def enter(self, who: str) -> bool:
        """Whether ``who`` may open one more socket; call ``leave`` when it is closed."""
        if self.scale > 0 and self._sockets[who] >= MOST_SOCKETS * self.scale:
            return False
        self._sockets[who] += 1
        return True

    def leave(self, who: str) -> None:
        self._sockets[who] -= 1
        if self._sockets[who] <= 0:
            del self._sockets[who]

    def _forget(self, at: float) -> None:
        """Drop the buckets that are full again: they are as good as new."""
        for key, (tokens, since) in list(self._buckets.items()):
            rate = RATES[key[0]]
            if tokens + (at - since) * rate.each_second * self.scale >= rate.burst * self.scale:
                del self._buckets[key]
