"""A table in memory: its row, the course of its game, and who is connected to it."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import replace
from typing import Any

from ..storage.chat import ChatLine
from ..storage.rows import TableRow
from .corrected_rules import broken
from .course import Course
from .patches import diff
from .resigning import concessions
from .table_info import table_info
from .watcher import Seats, Watcher, encode


def by_seat(sides: dict[str | None, dict[str, Any]]) -> dict[str, Any]:
    """The sides of a message: those of seats by name, or the spectator's."""
    watch = sides.get(None)
    return {"seats": {} if watch is not None else sides, "watch": watch}


class Shown:
    """What a group of watchers, all with the same seats, was last shown; patches are made against it."""

    def __init__(self, n: int, views: dict[str | None, dict[str, Any]], sizes: dict[str | None, int]) -> None:
        self.n = n
        self.views = views
        self.sizes = sizes  # of the views, when they were last sent whole


class LiveTable:
    """A table in memory. Whoever reads or changes its course holds its lock."""

    def __init__(self, row: TableRow, course: Course, chat: list[ChatLine]) -> None:
        self.row = row
        self.course = course
        self.chat = deque(chat, maxlen=100)
        self.lock = asyncio.Lock()
        self.holders = 0
        self.watchers: set[Watcher] = set()
        self.thinking = False  # whether a machine is at work on its action
        self.presence_due = False
        self._shown: dict[Seats, Shown] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def pinned(self) -> bool:
        """Whether the table must stay in memory."""
        return bool(self.watchers) or self.holders > 0 or self.thinking

    # -- what the table looks like -------------------------------------------------------------------------

    def seat_stand_ins(self) -> None:
        """Bring the row up to date with the seats that machines have taken over."""
        players = {handover.seat: handover.player for handover in self.course.handovers}
        if any(players.get(seat.name) != seat.stand_in for seat in self.row.seats):
            seats = tuple(replace(seat, stand_in=players.get(seat.name)) for seat in self.row.seats)
            self.row = replace(self.row, seats=seats)

    def to_move(self) -> list[str]:
        return self.course.to_move() if self.row.state == "playing" else []

    def owing_machines(self) -> list[str]:
        """The machine seats that owe an action."""
        machines = self.row.machine_seats()
        return [seat for seat in self.to_move() if seat in machines]

    def head(self, at: int) -> dict[str, Any]:
        """What lists of tables show of the course: the columns to store."""
        outcome = self.course.outcome()
        breach = broken(self.row, self.course)
        return {
            "n": self.course.n,
            "rules": self.course.rules,
            "broken": None if breach is None else json.dumps(breach),
            "state": "over" if self.course.over else self.row.state,
            "to_move": " ".join(self.to_move()),
            "machine_owes": bool(self.owing_machines()),
            "outcome": None if outcome is None else json.dumps(outcome),
            "updated_at": at,
        }

    def follow(self, head: dict[str, Any]) -> None:
        """Bring the row up to date with what was stored with the last entries."""
        self.row = replace(
            self.row,
            n=head["n"],
            rules=head["rules"],
            broken=None if head["broken"] is None else json.loads(head["broken"]),
            state=head["state"],
            to_move=tuple(head["to_move"].split()),
            machine_owes=head["machine_owes"],
            outcome=None if head["outcome"] is None else json.loads(head["outcome"]),
            updated_at=head["updated_at"],
        )

    def seats_shown(self, user_id: str | None) -> Seats:
        """The seats whose views a user gets: the user's own, once the game has begun."""
        return () if self.row.state == "open" else self.row.seats_of(user_id)

    def progress(self, seats: Seats) -> dict[str, Any]:
        """Where the game stands, as the owner of these seats (or a spectator) may know it."""
        return {
            "n": self.course.n,
            "ply": self.course.ply,
            "to_move": self.to_move(),
            "offer": self.offer(),
            "concessions": concessions(self.row, self.course, seats),
        }

    def state(self, watcher: Watcher, presence: dict[str, Any]) -> dict[str, Any]:
        """Everything that a watcher may know, on connecting or after losing track."""
        seats = self.seats_shown(watcher.user_id)
        shown = self._shown.get(seats)
        if shown is None or shown.n != self.course.n:
            shown = self._shown[seats] = self.look(seats)
        watcher.seats, watcher.n = seats, shown.n
        sides = {seat: {"view": view, **self.side(seat, -1)} for seat, view in shown.views.items()}
        return {
            "type": "state",
            "you": watcher.user_id,
            "table": table_info(self.row, watcher.user_id),
            **self.progress(seats),
            **by_seat(sides),
            "chat": [line.told for line in self.chat],
            "presence": presence,
        }

    def look(self, seats: Seats) -> Shown:
        """What the owner of these seats, or a spectator, is shown now."""
        eyes: tuple[str | None, ...] = seats or (None,)
        return Shown(self.course.n, {seat: self.course.view(seat) for seat in eyes}, {})

    def side(self, seat: str | None, keep: int) -> dict[str, Any]:
        """What goes with a view: what may be taken back, and the story after a ply."""
        course = self.course
        playing = seat is not None and self.row.state == "playing" and not course.over and not course.broken
        return {
            "can_undo": playing and course.match.can_undo(seat or ""),
            "can_offer": playing and course.offered_ply(seat or "") is not None,
            "story": course.story(seat, keep),
        }

    def offer(self) -> dict[str, Any] | None:
        offer = self.course.offer
        if offer is None:
            return None
        return {"seat": offer.seat, "ply": offer.ply, "waits_for": self.asked(offer.seat, offer.accepted)}

    def asked(self, seat: str, accepted: frozenset[str] = frozenset()) -> list[str]:
        """The seats of everybody else who must still agree to an undo that a seat offers."""
        agreed = {other.user for other in self.row.seats if other.name in accepted or other.name == seat}
        return [other.name for other in self.row.seats if not other.machine and other.user not in agreed]

    # -- telling the watchers ------------------------------------------------------------------------------

    def send_update(self, keep: int) -> list[Watcher]:
        """Send everybody what is new since a ply; returns those who cannot follow from where they are.

        Watchers who own the same seats are sent the same text. A patch is made against what they themselves
        were shown last, never from the view of a seat that is not theirs.
        """
        groups: dict[Seats, list[Watcher]] = {}
        lost: list[Watcher] = []
        for watcher in self.watchers:
            seats = self.seats_shown(watcher.user_id)
            before = self._shown.get(seats)
            if before is not None and (watcher.seats, watcher.n) == (seats, before.n):
                groups.setdefault(seats, []).append(watcher)
            else:
                lost.append(watcher)
        shown: dict[Seats, Shown] = {}
        for seats, watchers in groups.items():
            shown[seats] = after = self.look(seats)
            text = encode(self.update(seats, self._shown[seats], after, keep))
            for watcher in watchers:
                watcher.n = after.n
                watcher.send(text)
        self._shown = shown
        return lost

    def update(self, seats: Seats, before: Shown, after: Shown, keep: int) -> dict[str, Any]:
        """What is new for a group; a view is sent as a patch if that is smaller."""
        sides: dict[str | None, dict[str, Any]] = {}
        base: int | None = None
        for seat, view in after.views.items():
            if seat not in before.sizes:
                before.sizes[seat] = len(encode(before.views[seat]))
            patch = diff(before.views[seat], view)
            if len(encode(patch)) < before.sizes[seat]:
                after.sizes[seat] = before.sizes[seat]
                sides[seat] = {"view": None, "patch": patch, **self.side(seat, keep)}
                base = before.n
            else:
                sides[seat] = {"view": view, "patch": None, **self.side(seat, keep)}
        return {"type": "update", "base": base, "keep": keep, **self.progress(seats), **by_seat(sides)}

    def leave(self, watcher: Watcher) -> None:
        """A watcher has gone; what nobody else was shown is forgotten."""
        self.watchers.discard(watcher)
        if not any(other.seats == watcher.seats for other in self.watchers):
            self._shown.pop(watcher.seats, None)

    def forget(self) -> None:
        """The course was read again: no patch can be made against what was shown before."""
        self._shown.clear()

    def send_table(self) -> None:
        """Send everybody the table as they may know it."""
        texts: dict[str | None, str] = {}
        for watcher in self.watchers:
            user_id = watcher.user_id if self.row.seats_of(watcher.user_id) else None
            if user_id not in texts:
                texts[user_id] = encode({"type": "table", "table": table_info(self.row, user_id)})
            watcher.send(texts[user_id])

    def send_all(self, message: dict[str, Any]) -> None:
        text = encode(message)
        for watcher in self.watchers:
            watcher.send(text)

    def close_all(self, code: int) -> None:
        for watcher in self.watchers:
            watcher.close(code)
