"""Somebody who is connected to a table, with or without a seat."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ..protocol import TRY_AGAIN

Seats = tuple[str, ...]  # the seats whose views a watcher gets; none for a spectator
QUEUE = 256  # messages that wait for a slow reader before the connection is closed,
MOST_BYTES = 4 * 1024 * 1024  # or characters of them, unless it is a single one


ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False)


def encode(message: dict[str, Any]) -> str:
    return ENCODER.encode(message)


class Watcher:
    """One socket: messages go through a queue, so that a slow reader holds nobody up."""

    def __init__(self, user_id: str | None) -> None:
        self.user_id = user_id
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue(QUEUE)
        self.waiting = 0  # characters in the outbox
        self.cut_off = False
        self.seats: Seats = ()  # the seats it was last shown,
        self.n = -1  # and as of which entry of the log

    def send(self, text: str) -> None:
        """Queue a message; a reader who lets the queue fill up is cut off."""
        if self.cut_off:
            return
        if self.outbox.full() or (self.waiting and self.waiting + len(text) > MOST_BYTES):
            self.close(TRY_AGAIN, at_once=True)
            return
        self.waiting += len(text)
        self.outbox.put_nowait(text)

    async def next(self) -> str | int:
        """The next message that is to be sent, or the code with which to close."""
        item = await self.outbox.get()
        if isinstance(item, str):
            self.waiting -= len(item)
        return item

    def close(self, code: int, at_once: bool = False) -> None:
        """Close the socket after what is queued, or instead of it if nothing more fits."""
        if self.cut_off:
            return
        self.cut_off = True
        if at_once or self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(code)
