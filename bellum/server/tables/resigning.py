"""Giving up: what a resignation adds to a table's log.

A seat is left to a machine while other people on its team play on; once all of them have left or would give
the game up, the team has lost. With one other team, that ends the game. With more, machines play on for the
team that has lost, as long as there are people on the others.
"""

from __future__ import annotations

from ..storage.entries import CONCEDE, END, HANDOVER, NO, ON, RESIGN, YES, Draft
from ..storage.rows import Person, Seat, TableRow
from .course import Course


def people(row: TableRow, team: str) -> list[Seat]:
    """The seats of a team that are played by people."""
    return [seat for seat in row.seats if seat.team == team and not seat.machine]


def unwilling(row: TableRow, course: Course, team: str, leaving: Person | None = None) -> list[Seat]:
    """The seats of a team's people who neither leave nor would give the game up."""
    willing = {seat.user for seat in row.seats if seat.name in course.conceding}
    return [seat for seat in people(row, team) if seat.user not in willing and seat.user != leaving]


def resign(row: TableRow, course: Course, seat: Seat, stand_in: str) -> list[Draft]:
    """A seat's player leaves; ``stand_in`` is the machine player that plays on."""
    if unwilling(row, course, seat.team, seat.user):
        return [(HANDOVER, seat.name, stand_in)]
    return give_up(row, course, seat, stand_in)


def concede(row: TableRow, course: Course, seat: Seat, agree: bool, stand_in: str) -> list[Draft]:
    """A seat's player would give the game up if everybody on the team would; or no longer would."""
    if agree == (seat.name in course.conceding):
        return []
    if not agree:
        return [(CONCEDE, seat.name, NO)]
    said = (CONCEDE, seat.name, YES)
    if unwilling(row, course, seat.team, seat.user):
        return [said]
    return [said, *give_up(row, course, seat, stand_in)]


def give_up(row: TableRow, course: Course, seat: Seat, stand_in: str) -> list[Draft]:
    """A seat's team has lost."""
    others = {other.team for other in row.seats} - course.lost - {seat.team}
    if len(others) == 1 or not any(people(row, team) for team in others):
        return [(RESIGN, seat.name, END)]
    handed = [(HANDOVER, mate.name, stand_in) for mate in people(row, seat.team)]
    return [*handed, (RESIGN, seat.name, ON)]


def concessions(row: TableRow, course: Course, seats: tuple[str, ...]) -> list[dict[str, object]]:
    """Which of these seats' teams are about to give the game up; the other teams need not know."""
    if course.over:
        return []
    told: list[dict[str, object]] = []
    for team in dict.fromkeys(course.team(seat) for seat in seats):
        agreed = [seat.name for seat in row.seats if seat.team == team and seat.name in course.conceding]
        if agreed:
            waits_for = [seat.name for seat in unwilling(row, course, team)]
            told.append({"team": team, "seats": agreed, "waits_for": waits_for})
    return told
