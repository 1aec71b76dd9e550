"""Who is at a table now, in this process and in the others."""

from __future__ import annotations

import asyncio
from typing import Any

from ..cluster.elsewhere import Elsewhere
from ..cluster.notices import PRESENCE, Notices
from .live_table import LiveTable

DELAY = 0.2  # seconds; arrivals and departures within it are told together


class Presence:
    """Who is at the tables, told to everybody there and to the other processes."""

    def __init__(self, notices: Notices, elsewhere: Elsewhere) -> None:
        self.notices = notices
        self.elsewhere = elsewhere

    def at(self, live: LiveTable) -> dict[str, Any]:
        """Who is at a table, in all processes together."""
        people, spectators = here(live)
        others, more = self.elsewhere.at(live.id)
        there = people | others
        seats = {
            seat.name: bool(seat.machine) or (seat.user is not None and seat.user.id in there)
            for seat in live.row.seats
        }
        return {"seats": seats, "spectators": spectators + more}

    def changed(self, live: LiveTable) -> None:
        """Somebody has come or gone: tell everybody soon, together with whatever follows at once."""
        if not live.presence_due:
            live.presence_due = True
            asyncio.get_running_loop().call_later(DELAY, self._tell, live)

    def _tell(self, live: LiveTable) -> None:
        live.presence_due = False
        self.show(live)
        people, spectators = here(live)
        self.notices.announce(PRESENCE, live.id, people=sorted(people), spectators=spectators)

    def show(self, live: LiveTable) -> None:
        """Tell everybody who is at a table in this process."""
        if live.watchers:
            live.send_all({"type": "presence", "presence": self.at(live)})


def here(live: LiveTable) -> tuple[frozenset[str], int]:
    """The people with a seat and the number of spectators who are connected to this process."""
    people = frozenset(w.user_id for w in live.watchers if w.user_id and live.row.seats_of(w.user_id))
    return people, sum(1 for watcher in live.watchers if watcher.user_id not in people)
