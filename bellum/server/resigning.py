"""Giving up: what a resignation adds to a table's log.

A seat is left to a machine while other people of its team play on; when all of them have left or would give
the game up, the team has lost it. With one other team that ends the game. With more, machines play on for
the team that has lost, as long as there are people among the others.
"""

from __future__ import annotations

from .course import CONCEDE, END, HANDOVER, NO, ON, RESIGN, YES, Course
from .machines import levels
from .rows import Person, Seat, TableRow

Line = tuple[str, str, str]  # an entry's kind, seat and text


def people(row: TableRow, team: str) -> list[Seat]:
    """The seats of a team that people play."""
    return [seat for seat in row.seats if seat.team == team and not seat.machine]


def unwilling(row: TableRow, course: Course, team: str, leaving: Person | None = None) -> list[Seat]:
    """The people of a team who neither leave nor would give the game up, by their seats."""
    willing = {seat.user for seat in row.seats if seat.name in course.conceding}
    return [seat for seat in people(row, team) if seat.user not in willing and seat.user != leaving]


def resign(row: TableRow, course: Course, seat: Seat) -> list[Line]:
    """A seat's player leaves it."""
    if unwilling(row, course, seat.team, seat.user):
        return [(HANDOVER, seat.name, levels()[-1])]
    return give_up(row, course, seat)


def concede(row: TableRow, course: Course, seat: Seat, agree: bool) -> list[Line]:
    """A seat's player would give the game up, if all people of his team would; or would no longer."""
    if agree == (seat.name in course.conceding):
        return []
    if not agree:
        return [(CONCEDE, seat.name, NO)]
    said = (CONCEDE, seat.name, YES)
    if unwilling(row, course, seat.team, seat.user):
        return [said]
    return [said, *give_up(row, course, seat)]


def give_up(row: TableRow, course: Course, seat: Seat) -> list[Line]:
    """A seat's team has lost."""
    others = {other.team for other in row.seats} - course.lost - {seat.team}
    if len(others) == 1 or not any(people(row, team) for team in others):
        return [(RESIGN, seat.name, END)]
    handed = [(HANDOVER, mate.name, levels()[-1]) for mate in people(row, seat.team)]
    return [*handed, (RESIGN, seat.name, ON)]


def concessions(row: TableRow, course: Course, seats: tuple[str, ...]) -> list[dict[str, object]]:
    """Where a game is about to be given up, for the teams of these seats: the others need not know."""
    if course.over:
        return []
    told: list[dict[str, object]] = []
    for team in dict.fromkeys(course.team(seat) for seat in seats):
        agreed = [seat.name for seat in row.seats if seat.team == team and seat.name in course.conceding]
        if agreed:
            waits_for = [seat.name for seat in unwilling(row, course, team)]
            told.append({"team": team, "seats": agreed, "waits_for": waits_for})
    return told
