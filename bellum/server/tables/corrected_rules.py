"""Tables of an older version of the rules.

When a game's rules are corrected, its version is raised. A table that was begun before is replayed under the
current rules when it is loaded. If every action is still legal, the game continues, and its log and story say
so. If not, it opens at the last action that is, and nobody can act until its players have decided: if all of
them agree, the game continues from there; if one of them wishes, it is kept as it was, for reading only.

Whatever moves a table to another version is an entry of its log, so that the log's primary key decides
between processes of different versions: a process whose rules are older than the table's lets the table go.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ...kernel import Game
from ...kernel.versions import ANEW, CUT, KEPT, SAME
from ..clock import now
from ..storage.entries import KEEP, RULES, UNDO, Draft, Entry
from ..storage.rows import TableRow
from .course import Course, Told
from .finished_games import Ended, breach, described


def load_course(game: Game, row: TableRow, entries: Sequence[Entry], told: Told) -> Course:
    """The course of a stored table; of an older version, as far as the current rules allow it."""
    if row.state != "over" or row.rules == game.rules:
        return Course.load(game, row.record(), entries, told)
    return Ended.load(game, row.record(), entries, told).end(row.outcome)


def due(row: TableRow, course: Course) -> list[Draft]:
    """What must be added to the log of a table, as it was just read, so that it uses the current rules."""
    if course.verdict is None or row.state != "playing":
        return []
    if course.broken:
        return [] if waits_for(row, course) else go_on(course, "")
    how = SAME if course.verdict.changed is None else ANEW
    return [(RULES, "", f"{course.rules} {course.game.rules} {how}")]


def go_on(course: Course, seat: str) -> list[Draft]:
    """Continue from the last legal action."""
    cut = (UNDO, seat, course.undo_to(course.ply))
    return [cut, (RULES, seat, f"{course.rules} {course.game.rules} {CUT}")]


def waits_for(row: TableRow, course: Course, agreeing: str = "") -> list[str]:
    """The seats of the people who have not agreed to continue; a person with several seats agrees for all."""
    agreed = {seat.user for seat in row.seats if seat.name in course.agreed or seat.name == agreeing}
    return [seat.name for seat in row.seats if not seat.machine and seat.user not in agreed]


def broken(row: TableRow, course: Course) -> dict[str, Any] | None:
    """Where a game breaks and who must still agree to continue from there, as data; None if it does not."""
    verdict = course.verdict
    if verdict is None or (verdict.holds and not isinstance(course, Ended)):
        return None
    if not course.broken:
        return breach(verdict)
    return {**described(verdict, verdict.ply, verdict.reason), "waits_for": waits_for(row, course)}


def closing(entries: Sequence[Entry]) -> tuple[Entry, dict[str, Any]]:
    """The entry that ends a game whose set-up the current rules do not know, and the row's new head.

    Nobody can continue it: all that is left is to keep it as it was.
    """
    n = entries[-1].n + 1 if entries else 1
    outcome: dict[str, Any] = {"winners": [], "reason": KEPT, "rule": "", "scores": None, "resigned": None}
    head = {"n": n, "state": "over", "to_move": "", "machine_owes": False, "outcome": json.dumps(outcome)}
    return Entry(n, KEEP, "", "", None, now()), head
