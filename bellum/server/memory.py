"""When garbage is collected: hardly ever while people wait.

A server with a thousand tables in memory holds millions of objects, nearly all of which stay. To look through
all of them takes a second, and Python would do so every few thousand actions. What is dropped has hardly any
cycles, so only new objects are looked through, and all of them once an hour.
"""

from __future__ import annotations

import asyncio
import gc
import sys

YOUNG = 1_000  # new objects after which these, and only these, are looked through: in a few milliseconds
NEVER = 1_000_000_000
HOUR = 3600.0
SWITCH = 0.001  # seconds for which one thread may keep the others from running


def calm() -> None:
    """Collect seldom; let the thread that answers people not wait long for the one that writes."""
    gc.collect()
    gc.freeze()  # the games themselves stay
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sys.setswitchinterval(SWITCH)


async def collect_for_ever() -> None:
    """Look through everything now and then."""
    while True:
        await asyncio.sleep(HOUR)
        gc.collect()
