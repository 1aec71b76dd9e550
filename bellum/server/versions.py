"""Tables of an older version of the rules.

When a game's rules are corrected its version is raised. A table that was begun before is played again by the
present rules when it is loaded. If every action holds it goes on, and its log and story say so. If not, it
opens at the last action that holds, and nobody can act until its people have decided: if all of them agree
the game goes on from there; if one of them wishes it is kept as it was, to be read.

A finished game is never changed. Every action's events are stored when it is played (``tellings``), so a
finished game is told as it was, by whichever rules; its board is drawn as far as the present rules give the
same story.

Whatever brings a table to another version is an entry of its log, so that the log's primary key decides
between processes of different versions: one that has older rules than the table lets it go.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from ..kernel import BadRecord, Event, Game, Match, Record
from ..kernel.versions import ANEW, CUT, KEPT, SAME, Verdict, check, corrected
from .course import KEEP, RULES, UNDO, Course, Entry, Standing, Told
from .rows import TableRow
from .store import now

Line = tuple[str, str, str]  # an entry's kind, seat and text
CHANGED = "changed"  # every action holds, and from here on they tell another story


# -- games that go on --------------------------------------------------------------------------------------


def load(game: Game, row: TableRow, entries: Sequence[Entry], told: Told) -> Course:
    """The course of a stored table; of an older version, as far as it holds by the present rules."""
    if row.state != "over" or row.rules == game.rules:
        return Course.load(game, row.record(), entries, told)
    return Ended.load(game, row.record(), entries, told).end(row.outcome)


def due(row: TableRow, course: Course) -> list[Line]:
    """What must be added to the log of a table, as it was just read, so that it goes by the present rules."""
    if course.verdict is None or row.state != "playing":
        return []
    if course.broken:
        return [] if waits_for(row, course) else go_on(course, "")
    how = SAME if course.verdict.changed is None else ANEW
    return [(RULES, "", f"{course.rules} {course.game.rules} {how}")]


def go_on(course: Course, seat: str) -> list[Line]:
    """Go on from the last action that holds."""
    return [(UNDO, seat, str(course.ply)), (RULES, seat, f"{course.rules} {course.game.rules} {CUT}")]


def waits_for(row: TableRow, course: Course, agreeing: str = "") -> list[str]:
    """The seats of the people who have not agreed to go on; who plays several seats agrees for all."""
    agreed = {seat.user for seat in row.seats if seat.name in course.agreed or seat.name == agreeing}
    return [seat.name for seat in row.seats if not seat.machine and seat.user not in agreed]


def broken(row: TableRow, course: Course) -> dict[str, Any] | None:
    """Where a game breaks and who must still agree to go on from there, as data; None if it does not."""
    verdict = course.verdict
    if verdict is None or (verdict.holds and not isinstance(course, Ended)):
        return None
    if not course.broken:
        return breach(verdict)
    return {**described(verdict, verdict.ply, verdict.reason), "waits_for": waits_for(row, course)}


def breach(verdict: Verdict) -> dict[str, Any] | None:
    """From where on a finished game cannot be shown as it was, as data; None if all of it can."""
    if verdict.match is None:
        return described(verdict, -1, verdict.reason)
    if verdict.changed is not None:
        return described(verdict, verdict.changed - 1, CHANGED)
    return None if verdict.holds else described(verdict, verdict.ply, verdict.reason)


def described(verdict: Verdict, ply: int, reason: str) -> dict[str, Any]:
    """The last ply that is as it was, and what comes after it."""
    seat, action = verdict.record.actions[ply] if 0 <= ply < verdict.length else (None, None)
    refusal = None if reason == CHANGED else verdict.refusal
    return {
        "ply": ply,
        "length": verdict.length,
        "rules": verdict.rules,
        "reason": reason,
        "seat": seat,
        "action": action,
        "rule": "" if refusal is None else refusal.rule,
        "message": None if refusal is None else refusal.message,
        "waits_for": [],
    }


# -- games that are over -----------------------------------------------------------------------------------


class Ended(Course):
    """A finished game that other rules tell: its story as it was, its last view that is still the same."""

    def __init__(self, game: Game, record: Record) -> None:
        super().__init__(game, record)
        self.played: list[tuple[str, str]] | None = None
        self.shown: list[list[Event]] = []
        self.result: dict[str, Any] | None = None

    @classmethod
    def load(cls, game: Game, record: Record, entries: Sequence[Entry], told: Told | None = None) -> Self:
        course = super().load(game, record, entries, told)
        acts = Standing.of(entries).acts
        numbers = [0, *(entry.n for entry in acts)]
        course.played = [(entry.seat, entry.text) for entry in acts]
        course.times = [entry.at for entry in acts]
        course.shown = [as_shown(told or {}, n, course.match, ply) for ply, n in enumerate(numbers)]
        course.untold = []
        verdict = course.verdict
        if verdict is not None and verdict.changed is not None:
            if verdict.changed == 0:
                raise BadRecord("the present rules set the game up differently")
            course.match = Match.replay(game, course.match.record, verdict.changed - 1)
        return course

    def end(self, outcome: dict[str, Any] | None) -> Self:
        """With the outcome that it had."""
        self.result = outcome
        return self

    @property
    def actions(self) -> list[tuple[str, str]]:
        return self.match.record.actions if self.played is None else self.played

    @property
    def broken(self) -> bool:
        return False

    @property
    def over(self) -> bool:
        return True

    def events(self, ply: int) -> list[Event]:
        made = [corrected(one.before, one.after, one.how) for one in self.corrections if one.ply == ply]
        return [*self.shown[ply], *made]

    def outcome(self) -> dict[str, Any] | None:
        return self.result


def as_shown(told: Told, n: int, match: Match | None, ply: int) -> list[Event]:
    """The events of an action as they were told; if that was not stored in those days, as they are now."""
    if n in told:
        return [Event.from_json(data) for data in told[n]]
    return list(match.events[ply]) if match is not None and ply < len(match.events) else []


class Finished(NamedTuple):
    """A finished game as it is stored: its record, and what it told, action by action."""

    record: Record
    events: list[list[Event]]
    outcome: dict[str, Any] | None
    breach: dict[str, Any] | None  # from where on the present rules cannot show it


def finished(game: Game, row: TableRow, entries: Sequence[Entry], told: Told) -> Finished:
    """A finished game with its story as it was shown, whether the present rules understand it or not."""
    acts, corrections, _ = Standing.of(entries)
    record = row.record()
    record.actions = [(entry.seat, entry.text) for entry in acts]
    numbers = [0, *(entry.n for entry in acts)]
    verdict: Verdict | None = None
    if row.rules != game.rules or any(n not in told for n in numbers):
        verdict = check(game, record, [told.get(n) for n in numbers])
    match = None if verdict is None else verdict.match
    events = [as_shown(told, n, match, ply) for ply, n in enumerate(numbers)]
    for one in corrections:
        events[one.ply].append(corrected(one.before, one.after, one.how))
    return Finished(record, events, row.outcome, None if verdict is None else breach(verdict))


def closing(entries: Sequence[Entry]) -> tuple[Entry, dict[str, Any]]:
    """The entry that ends a game whose very set-up the present rules do not know, and the row's new head.

    Nobody can go on from there: all that is left is to keep it as it was.
    """
    n = entries[-1].n + 1 if entries else 1
    outcome: dict[str, Any] = {"winners": [], "reason": KEPT, "rule": "", "scores": None, "resigned": None}
    head = {"n": n, "state": "over", "to_move": "", "machine_owes": False, "outcome": json.dumps(outcome)}
    return Entry(n, KEEP, "", "", None, now()), head
