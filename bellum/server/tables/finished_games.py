"""Finished games, told as they were.

A finished game is never changed. The events of every action are stored when it is played (``tellings``), so
a finished game is told as it was, under whichever rules; its board is drawn as far as the current rules give
the same story.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Self

from sqlalchemy import Connection

from ...kernel import BadRecord, Event, Game, Match, Record
from ...kernel.versions import Verdict, check, corrected
from ..storage import game_log, holes
from ..storage.entries import END, HANDOVER, KEEP, RESIGN, RULES, Entry
from ..storage.rows import TableRow
from ..storage.store import Store
from .course import Course, Standing, Told

CHANGED = "changed"  # every action is legal, but from here on the story is another


class Ended(Course):
    """A finished game of other rules: its story as it was, and its last view that is still the same."""

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
                raise BadRecord("the current rules set the game up differently")
            course.match = Match.replay(game, course.match.record, verdict.changed - 1)
        return course

    def end(self, outcome: dict[str, Any] | None) -> Self:
        """Give the game the outcome that it had."""
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
    """The events of an action as they were told; if they were not stored at the time, as they are now."""
    if n in told:
        return [Event.from_json(data) for data in told[n]]
    return list(match.events[ply]) if match is not None and ply < len(match.events) else []


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


class Finished(NamedTuple):
    """A game that can be seen again: its record, and what was told, action by action."""

    record: Record
    events: list[list[Event]]
    outcome: dict[str, Any] | None
    breach: dict[str, Any] | None  # from where on the current rules cannot show it
    remarks: list[str]  # what the record itself cannot tell


async def read(store: Store, game: Game, row: TableRow) -> Finished:
    """A finished game from the database."""

    def ask(connection: Connection) -> tuple[list[Entry], Told]:
        entries = holes.valid(game_log.entries_after(connection, row.id, 0))
        return entries, game_log.told(connection, row.id, row.rules)

    entries, told = await store.read(ask)
    return await asyncio.to_thread(finished, game, row, entries, told)


def finished(game: Game, row: TableRow, entries: Sequence[Entry], told: Told) -> Finished:
    """A finished game with its story as it was shown, whether the current rules understand it or not."""
    acts, corrections, _, undone = Standing.of(entries)
    record = row.record()
    record.undone = undone
    record.actions = [(entry.seat, entry.text) for entry in acts]
    numbers = [0, *(entry.n for entry in acts)]
    verdict: Verdict | None = None
    if row.rules != game.rules or any(n not in told for n in numbers):
        verdict = check(game, record, [told.get(n) for n in numbers])
    match = None if verdict is None else verdict.match
    events = [as_shown(told, n, match, ply) for ply, n in enumerate(numbers)]
    for one in corrections:
        events[one.ply].append(corrected(one.before, one.after, one.how))
    broken = None if verdict is None else breach(verdict)
    return Finished(record, events, row.outcome, broken, list(remarks(entries)))


def remarks(entries: Sequence[Entry]) -> Iterator[str]:
    """What a record cannot tell: who left a seat, who gave the game up, where the rules were corrected."""
    for number, entry in enumerate(entries):
        ply = len(Standing.of(entries[:number]).acts) if entry.kind in (HANDOVER, RULES) else 0
        if entry.kind == HANDOVER:
            yield f"{entry.seat} resigned after action {ply}; {entry.text} played on"
        elif entry.kind == RULES:
            before, after, _ = entry.text.split()
            yield f"the rules were corrected after action {ply}, from version {before} to {after}"
        elif entry.kind == RESIGN and entry.text == END:
            yield f"{entry.seat} resigned"
        elif entry.kind == KEEP:
            yield "the rules were corrected, and the game was kept as it was"
