"""A table in memory: its row, the course of its game, and who is connected to it."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from .course import Course
from .rows import Line, TableRow

QUEUE = 256  # messages that wait for a slow reader before he is cut off


def encode(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


class Watcher:
    """One socket: messages go through a queue, so that a slow reader holds nobody up."""

    def __init__(self, user_id: str | None) -> None:
        self.user_id = user_id
        self.outbox: asyncio.Queue[str | int] = asyncio.Queue(QUEUE)
        self.cut_off = False

    def send(self, text: str) -> None:
        """Queue a message; a reader who lets the queue fill up is cut off."""
        if self.cut_off:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close(1013)

    def close(self, code: int) -> None:
        """Close the socket after what was queued, or instead of it if nothing more fits."""
        if self.cut_off:
            return
        self.cut_off = True
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(code)


class Live:
    """A table in memory. Whoever reads or changes its course holds its lock."""

    def __init__(self, row: TableRow, course: Course, chat: list[Line]) -> None:
        self.row = row
        self.course = course
        self.chat = deque(chat, maxlen=100)
        self.lock = asyncio.Lock()
        self.holders = 0
        self.watchers: set[Watcher] = set()
        self.machine: asyncio.Task[None] | None = None
        self.presence_due = False

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def pinned(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.watchers) or self.holders > 0 or self.machine is not None

    # -- what the table looks like -------------------------------------------------------------------------

    def to_move(self) -> list[str]:
        return self.course.to_move() if self.row.state == "playing" else []

    def owing_machines(self) -> list[str]:
        """The machine seats that owe an action."""
        machines = self.row.machine_seats()
        return [seat for seat in self.to_move() if seat in machines]

    def head(self, at: int) -> dict[str, Any]:
        """What lists of tables show of the course: the columns to store."""
        outcome = self.course.outcome()
        return {
            "n": self.course.n,
            "state": "over" if self.course.over else self.row.state,
            "to_move": " ".join(self.to_move()),
            "machine_owes": bool(self.owing_machines()),
            "outcome": None if outcome is None else json.dumps(outcome),
            "updated_at": at,
        }

    def follow(self, head: dict[str, Any]) -> None:
        """Bring the row up to what was stored with the last entries."""
        self.row = replace(
            self.row,
            n=head["n"],
            state=head["state"],
            to_move=tuple(head["to_move"].split()),
            machine_owes=head["machine_owes"],
            outcome=None if head["outcome"] is None else json.loads(head["outcome"]),
            updated_at=head["updated_at"],
        )

    def seats_shown(self, user_id: str | None) -> tuple[str, ...]:
        """The seats whose view a user gets: his own, once the game has begun."""
        return () if self.row.state == "open" else self.row.seats_of(user_id)

    def progress(self, seats: Iterable[str], keep: int = -1) -> dict[str, Any]:
        """Where the game stands, as the owner of these seats (or a spectator) may know it."""
        course = self.course
        sides = {seat: self.side(seat, keep) for seat in seats}
        return {
            "n": course.n,
            "ply": course.ply,
            "to_move": self.to_move(),
            "offer": self.offer(),
            "seats": sides,
            "watch": None if sides else self.side(None, keep),
        }

    def state(self, user_id: str | None, presence: dict[str, Any]) -> dict[str, Any]:
        """Everything that a user may know, when he connects or has lost the thread."""
        return {
            "type": "state",
            "you": user_id,
            "table": self.row.info(user_id),
            **self.progress(self.seats_shown(user_id)),
            "chat": [line.told for line in self.chat],
            "presence": presence,
        }

    def side(self, seat: str | None, keep: int) -> dict[str, Any]:
        playing = seat is not None and self.row.state == "playing" and not self.course.over
        return {
            "view": self.course.view(seat),
            "can_undo": playing and self.course.match.can_undo(seat or ""),
            "can_offer": playing and self.course.offered_ply(seat or "") is not None,
            "story": self.course.story(seat, keep),
        }

    def offer(self) -> dict[str, Any] | None:
        offer = self.course.offer
        if offer is None:
            return None
        return {"seat": offer.seat, "ply": offer.ply, "waits_for": self.asked(offer.seat, offer.accepted)}

    def asked(self, seat: str, accepted: frozenset[str] = frozenset()) -> list[str]:
        """The seats that must still agree to an undo that a seat offers: those of other people."""
        offering = self.row.seat(seat)
        return [
            other.name
            for other in self.row.seats
            if not other.machine and offering is not None and other.user != offering.user
            if other.name not in accepted
        ]

    # -- telling the watchers ------------------------------------------------------------------------------

    def send_update(self, keep: int) -> None:
        """Send everybody what is new since a ply; the same for all who own the same seats."""
        texts: dict[tuple[str, ...], str] = {}
        for watcher in self.watchers:
            seats = self.seats_shown(watcher.user_id)
            if seats not in texts:
                texts[seats] = encode({"type": "update", "keep": keep, **self.progress(seats, keep)})
            watcher.send(texts[seats])

    def send_table(self) -> None:
        """Send everybody the table as he may know it."""
        texts: dict[str | None, str] = {}
        for watcher in self.watchers:
            user_id = watcher.user_id if self.row.seats_of(watcher.user_id) else None
            if user_id not in texts:
                texts[user_id] = encode({"type": "table", "table": self.row.info(user_id)})
            watcher.send(texts[user_id])

    def send_all(self, message: dict[str, Any]) -> None:
        text = encode(message)
        for watcher in self.watchers:
            watcher.send(text)

    def close_all(self, code: int) -> None:
        for watcher in self.watchers:
            watcher.close(code)
