"""A setting: what is fixed for a whole game, from its scenario and options to who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .action import ActionTable
from .question import Question

Options = dict[str, Any]
FEWEST_SEATS, MOST_SEATS = 2, 5


class Seat(NamedTuple):
    """A place at the table, and the team that it wins and loses with."""

    id: str
    team: str


class Setting:
    """Scenario, options, seats, actions and questions. All positions of a game share one."""

    def __init__(
        self,
        game: str,
        scenario: str,
        options: Options,
        changed: Options,
        seats: tuple[Seat, ...],
        table: ActionTable,
        questions: Mapping[str, Question] | None = None,
    ) -> None:
        if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
            raise ValueError(f"{game} has {len(seats)} seats, not {FEWEST_SEATS} to {MOST_SEATS}")
        self.game = game
        self.scenario = scenario
        self.options = options
        self.changed = changed  # the options that are not at their default
        self.seats: tuple[str, ...] = tuple(seat.id for seat in seats)
        self.teams: tuple[str, ...] = tuple(seat.team for seat in seats)
        self.table = table
        self.questions: dict[str, Question] = dict(questions or {})
        if len(set(self.seats)) != len(seats):
            raise ValueError(f"{game} has two seats of the same name")

    def seat(self, name: str | int) -> int:
        """A seat's number by its name or number; -1 if there is no such seat."""
        if isinstance(name, int):
            return name if 0 <= name < len(self.seats) else -1
        return self.seats.index(name) if name in self.seats else -1

    def allies(self, seat: int) -> tuple[int, ...]:
        """The seats of a seat's team, its own included."""
        team = self.teams[seat]
        return tuple(other for other in range(len(self.seats)) if self.teams[other] == team)

    def enemies(self, seat: int) -> tuple[int, ...]:
        """The seats of the other teams: who wins if a seat's team gives up."""
        team = self.teams[seat]
        return tuple(other for other in range(len(self.seats)) if self.teams[other] != team)
