"""HTTP connections on which a request must arrive in time: who sends a byte now and then is cut off."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

ARRIVAL = 10.0  # seconds for the head of a request, and as many for its body


class Arriving(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Closes a connection whose next request does not arrive; what is being answered takes its time."""

    within = ARRIVAL

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._clock: asyncio.TimerHandle | None = None
        self._expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._stop()  # it is a web socket now
        elif self.cycle is None or self.cycle.response_complete:
            self._expect()
        else:
            self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _expect(self) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(self.within, self._late)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _late(self) -> None:
        self._clock = None
        if not self.transport.is_closing():
            self.transport.close()
