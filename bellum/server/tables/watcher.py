"""Somebody who is connected to a table, with or without a seat."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ..protocol import TRY_AGAIN

Seats = tuple[str, ...]  # the seats whose views a watcher gets; none for a spectator
QUEUE = 256  # messages that wait for a slow reader before the connection is closed


def encode(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


class Watcher:
    """One socket: messages go through a queue, so that a slow reader holds nobody up."""

    def __init__(self, user_id: str | None) -> None:
        self.user_id = user_id
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue(QUEUE)
        self.cut_off = False
        self.seats: Seats = ()  # the seats it was last shown,
        self.n = -1  # and as of which entry of the log

    def send(self, text: str) -> None:
        """Queue a message; a reader who lets the queue fill up is cut off."""
        if self.cut_off:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Close the socket after what is queued, or instead of it if nothing more fits."""
        if self.cut_off:
            return
        self.cut_off = True
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(code)
