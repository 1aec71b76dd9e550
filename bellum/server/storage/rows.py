"""People, seats and tables as the database holds them, as plain objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...kernel import Record


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    name: str
    team: str
    kind: str
    player: str | None = None
    user: Person | None = None
    reserved: Person | None = None
    invite: str | None = None
    stand_in: str | None = None  # the machine that plays on for the user, who has resigned

    @property
    def machine(self) -> str | None:
        """The machine player that plays the seat now."""
        return self.stand_in or self.player

    @property
    def waiting(self) -> bool:
        """Whether the seat is still waiting for a person."""
        return self.user is None and not self.machine


@dataclass(frozen=True)
class TableRow:
    """A table as stored, with its seats in the game's order."""

    id: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    seed: str
    state: str
    created_by: Person
    created_at: int
    updated_at: int
    n: int
    to_move: tuple[str, ...]
    machine_owes: bool
    outcome: dict[str, Any] | None
    rematch: str | None
    seats: tuple[Seat, ...]
    broken: dict[str, Any] | None = None  # where corrected rules no longer allow what was played
    hints: bool = False  # whether people may ask what a machine would do

    def record(self) -> Record:
        """The head of the game's record, without actions."""
        record = Record(self.game, self.rules, self.scenario, dict(self.options), self.seed)
        for seat in self.seats:
            record.players[seat.name] = seat.player or (seat.user.name if seat.user else "nobody")
            if seat.stand_in is not None:
                record.players[seat.name] += f", {seat.stand_in}"
        return record

    def seat(self, name: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.name == name), None)

    def seats_of(self, user_id: str | None) -> tuple[str, ...]:
        """The seats that a user owns, without those left to a machine."""
        if user_id is None:
            return ()
        return tuple(
            seat.name
            for seat in self.seats
            if seat.user is not None and seat.user.id == user_id and seat.stand_in is None
        )

    def teams_of(self, user_id: str | None) -> frozenset[str]:
        """The teams for which a user plays now, not those where a machine has taken over."""
        own = self.seats_of(user_id)
        return frozenset(seat.team for seat in self.seats if seat.name in own)

    def sat(self, user_id: str | None) -> bool:
        """Whether a user has or had a seat here."""
        return user_id is not None and any(seat.user and seat.user.id == user_id for seat in self.seats)

    def machine_seats(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats if seat.machine)

    def awaited(self, user_id: str | None) -> bool:
        """Whether a user's seats owe an action, or an answer about continuing under corrected rules."""
        waits_for = self.broken["waits_for"] if self.broken else ()
        return any(seat in self.to_move or seat in waits_for for seat in self.seats_of(user_id))
