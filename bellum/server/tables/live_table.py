"""A table in memory: its row, the course of its game, and who is connected to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from .. import metrics
from ..storage.chat import ChatLine
from ..storage.rows import TableRow
from ..storage.standing_orders import Order
from .corrected_rules import broken
from .course import Course
from .patches import Marks, diff, marks
from .resigning import concessions
from .standing import Standing, reaction
from .table_info import table_info
from .talk import Talk
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
        self._marks: dict[str | None, Marks] = {}

    def marks(self, seat: str | None) -> Marks:
        """What tells which parts of a view have changed; made once, and asked twice: as new and as old."""
        found = self._marks.get(seat)
        if found is None:
            found = self._marks[seat] = marks(self.views[seat])
        return found


class Sides(NamedTuple):
    """The sides of a state as they are sent, and what they were made of."""

    text: str
    n: int
    row: TableRow
    standing: Standing

    def fits(self, n: int, row: TableRow, standing: Standing) -> bool:
        return self.n == n and self.row is row and self.standing is standing


class Intent:
    """What is left of a machine's plan: it holds while the log has gone no further and no die has fallen."""

    def __init__(self, seat: str, actions: list[int], n: int, barrier: int) -> None:
        self.seat = seat
        self.actions = actions
        self.n = n
        self.barrier = barrier


class Wait:
    """A seat for which a machine thinks, since an entry; ``gone`` is set once the table has gone on."""

    def __init__(self, seat: str, since: int) -> None:
        self.seat = seat
        self.since = since
        self.gone = asyncio.Event()
        self.shown = False  # whether people are told of it


class LiveTable:
    """A table in memory. Whoever reads or changes its course holds its lock."""

    def __init__(
        self, row: TableRow, course: Course, chat: list[ChatLine], orders: Sequence[Order] = ()
    ) -> None:
        self.row = row
        self.course = course
        self.standing = Standing(orders)
        self.talk = Talk(chat)
        self.lock = asyncio.Lock()
        self.holders = 0
        self.watchers: set[Watcher] = set()
        self.thinking = False  # whether a machine is at work on its action
        self.waits: list[Wait] = []  # for what machines are thinking about
        self.intent: Intent | None = None
        self.presence_due = False
        self._shown: dict[Seats, Shown] = {}
        self._sides: dict[Seats, Sides] = {}

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

    def watched_by(self, user_id: str) -> bool:
        """Whether a user is connected to this table, in this process."""
        return any(watcher.user_id == user_id for watcher in self.watchers)

    def people(self) -> bool:
        """Whether people play here, or watch."""
        return bool(self.watchers) or any(not seat.machine for seat in self.row.seats)

    def due(self) -> list[str]:
        """The seats for which the server plays now: machines, and who has answered this beforehand."""
        return self.due_by(self.standing)

    def due_by(self, standing: Standing) -> list[str]:
        """The same, if these orders stood."""
        machines = self.row.machine_seats()
        position = self.course.match.position
        return [seat for seat in self.to_move() if seat in machines or standing.answer(position, seat) >= 0]

    # -- machines that think -------------------------------------------------------------------------------

    @contextmanager
    def awaiting(self, seat: str, since: int) -> Iterator[Wait]:
        """While a machine thinks about what a seat has owed since an entry."""
        wait = Wait(seat, since)
        self.waits.append(wait)
        self.call_off()  # it may have gone on already
        try:
            yield wait
        finally:
            self.waits.remove(wait)

    def thought_about(self) -> list[str]:
        """The seats whose machines are thinking, as people are shown it."""
        return [wait.seat for wait in self.waits if wait.shown]

    def show_thinking(self, wait: Wait) -> None:
        wait.shown = True
        self.send_all({"type": "thinking", "seats": self.thought_about()})

    def call_off(self, all: bool = False) -> None:
        """The table has gone on: nobody waits any more for thoughts about what is no longer owed."""
        owed = self.to_move()
        for wait in self.waits:
            if all or wait.seat not in owed or self.course.since[wait.seat] != wait.since:
                wait.gone.set()
                wait.shown = False

    def planned(self, seat: str) -> list[int]:
        """What is left of a machine's plan, if that still holds."""
        intent, course = self.intent, self.course
        position = course.match.position
        if intent is None or (intent.seat, intent.n, intent.barrier) != (seat, course.n, position.barrier):
            return []
        holds = bool(intent.actions) and intent.actions[0] in position.legal(course.match.seat(seat))
        return intent.actions if holds else []

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
            "machine_owes": bool(self.due()),
            "outcome": None if outcome is None else json.dumps(outcome),
            "updated_at": at,
        }

    def differs(self, row: TableRow) -> bool:
        """Whether lists show something else of a game in progress than its log says: after a repair."""
        if row.state != "playing" or self.course.verdict is not None:
            return False
        return (row.n, row.to_move, row.machine_owes) != (
            self.course.n,
            tuple(self.to_move()),
            bool(self.due()),
        )

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
            "thinking": self.thought_about(),
            "offer": self.offer(),
            "concessions": concessions(self.row, self.course, seats),
        }

    def state(self, watcher: Watcher, presence: dict[str, Any]) -> str:
        """Everything that a watcher may know, on connecting or after losing track, as it is sent."""
        seats = self.seats_shown(watcher.user_id)
        sides = self.sides(seats)
        watcher.seats, watcher.n = seats, self.course.n
        head = {
            "type": "state",
            "you": watcher.user_id,
            "table": table_info(self.row, watcher.user_id),
            **self.progress(seats),
            "chat": self.talk.heard_by(self.row.teams_of(watcher.user_id)),
            "presence": presence,
        }
        return f"{encode(head)[:-1]},{sides[1:]}"

    def sides(self, seats: Seats) -> str:
        """The sides of a state: views and whole stories, put into words once for all who see the same."""
        kept = self._sides.get(seats)
        if kept is not None and kept.fits(self.course.n, self.row, self.standing):
            return kept.text
        metrics.STATES.inc()
        shown = self._shown.get(seats)
        if shown is None or shown.n != self.course.n:
            shown = self._shown[seats] = self.look(seats)
        sides = {seat: {"view": view, **self.side(seat, -1)} for seat, view in shown.views.items()}
        kept = self._sides[seats] = Sides(encode(by_seat(sides)), shown.n, self.row, self.standing)
        return kept.text

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
            "orders": [] if seat is None else self.standing.told(course.match.position, seat),
            "reaction": reaction(course, seat) if playing and seat is not None else [],
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
            text = self.update(seats, self._shown[seats], after, keep)
            for watcher in watchers:
                watcher.n = after.n
                watcher.send(text)
        self._shown = shown
        self._sides.clear()
        return lost

    def update(self, seats: Seats, before: Shown, after: Shown, keep: int) -> str:
        """What is new for a group, as it is sent; a view is sent as a patch if that is smaller.

        Nothing is put into words twice: the patch is measured as the text that is sent.
        """
        sides: list[str] = []
        base: int | None = None
        for seat, view in after.views.items():
            if seat not in before.sizes:
                before.sizes[seat] = len(encode(before.views[seat]))
            text = encode(diff(before.views[seat], view, before.marks(seat), after.marks(seat)))
            if len(text) < before.sizes[seat]:
                after.sizes[seat] = before.sizes[seat]
                base = before.n
                shown = f'"view":null,"patch":{text}'
            else:
                shown = f'"view":{encode(view)},"patch":null'
            name = '"watch":' if seat is None else f'"{seat}":'
            sides.append(f"{name}{{{shown},{encode(self.side(seat, keep))[1:]}")
        head = {"type": "update", "base": base, "keep": keep, **self.progress(seats)}
        told = ",".join(sides)
        rest = f'"seats":{{{told}}},"watch":null' if seats else f'"seats":{{}},{told}'
        return f"{encode(head)[:-1]},{rest}}}"

    def leave(self, watcher: Watcher) -> None:
        """A watcher has gone; what nobody else was shown is forgotten."""
        self.watchers.discard(watcher)
        if not any(other.seats == watcher.seats for other in self.watchers):
            self._shown.pop(watcher.seats, None)
            self._sides.pop(watcher.seats, None)

    def forget(self) -> None:
        """The course was read again: no patch can be made against what was shown before."""
        self._shown.clear()
        self._sides.clear()

    def send_orders(self, seat: str) -> None:
        """Send a seat's standing orders to its owner, and to nobody else."""
        orders = self.standing.told(self.course.match.position, seat)
        text = encode({"type": "orders", "seat": seat, "orders": orders})
        for watcher in self.watchers:
            if seat in watcher.seats:
                watcher.send(text)

    def send_table(self) -> None:
        """Send everybody the table as they may know it."""
        texts: dict[str | None, str] = {}
        for watcher in self.watchers:
            user_id = watcher.user_id if self.row.seats_of(watcher.user_id) else None
            if user_id not in texts:
                texts[user_id] = encode({"type": "table", "table": table_info(self.row, user_id)})
            watcher.send(texts[user_id])

    def hear(self, line: ChatLine) -> None:
        """Take in a new line of chat, and tell it to those who may read it."""
        self.talk.add(line)
        text = encode({"type": "chat", "chat": line.told})
        for watcher in self.watchers:
            if line.team is None or line.team in self.row.teams_of(watcher.user_id):
                watcher.send(text)

    def send_all(self, message: dict[str, Any]) -> None:
        text = encode(message)
        for watcher in self.watchers:
            watcher.send(text)

    def close_all(self, code: int) -> None:
        for watcher in self.watchers:
            watcher.close(code)
