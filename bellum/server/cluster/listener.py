"""What other processes on the same PostgreSQL tell this one, with LISTEN in a thread of its own."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from .notices import CHANNEL, Notice

log = logging.getLogger("bellum.notices")


class Listener:
    """Hears the notices of other processes, not those of its own.

    ``hear`` is called in the event loop: with each notice, and with None when the connection is new and
    notices may have been missed.
    """

    def __init__(self, url: URL, process: str, hear: Callable[[Notice | None], None]) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process = process
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._ending = threading.Event()
        self._ready = asyncio.Event()
        self._thread = threading.Thread(target=self._listen_until_closed, name="notices", daemon=True)

    async def start(self) -> None:
        """Begin to listen; returns once no notice can be missed any more."""
        self._thread.start()
        await asyncio.wait_for(self._ready.wait(), 30)

    def close(self) -> None:
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _listen_until_closed(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen()
            except Exception as error:
                fields = {"error": type(error).__name__}
                log.warning("lost the connection for notices", extra={"fields": fields})
                self._ending.wait(1.0)

    def _listen(self) -> None:
        with psycopg.connect(
            self._url,
            autocommit=True,
            connect_timeout=5,
            keepalives_idle=20,
            keepalives_interval=5,
            keepalives_count=3,
            tcp_user_timeout=10_000,
        ) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._call(self._ready.set)
            self._call(self._hear, None)
            while not self._ending.is_set():
                for notify in connection.notifies(timeout=1.0):
                    notice = json.loads(notify.payload)
                    if notice["from"] != self._process:
                        self._call(self._hear, notice)
                    if self._ending.is_set():
                        return

    def _call(self, function: Callable[..., object], *arguments: object) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *arguments)
        except RuntimeError:
            self._ending.set()  # the loop has ended
