"""A match: a position, its record and events, and an undo that never crosses a die, a reveal or a seat."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from .dice import Dice, key_of
from .event import Event
from .game import Game
from .position import NO_ACTION, SPECTATOR, Outcome, Position
from .record import BadRecord, Record
from .refusal import NO_SUCH_ACTION, NO_SUCH_SEAT, IllegalAction, Refusal

NOTHING_TO_UNDO = Refusal("", "nothing-to-undo")


class Match:
    """One game being played, seat by name or number, actions by notation or number."""

    def __init__(self, game: Game, position: Position, record: Record) -> None:
        self.game = game
        self.position = position
        self.record = record
        self.events: list[list[Event]] = [[]]  # what the set-up and then each action brought about
        self._undo: list[tuple[int, Position]] = []  # the seat that played and the position before

    # -- beginnings ----------------------------------------------------------------------------------------

    @staticmethod
    def start(
        game: Game,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int | None = None,
    ) -> Match:
        """A new game; without a seed, one that nobody can guess."""
        text = secrets.token_hex(16) if seed is None else str(seed)
        if text != text.strip() or not text or not text.isprintable():
            raise ValueError("a seed is a printable text without spaces at its ends")
        name, chosen = game.settle(scenario, options)
        match = Match(game, game.new(text, name, chosen), Record(game.id, game.rules, name, chosen, text))
        match.position.events = match.events[0]
        match.position.advance()
        match.position.events = None
        return match

    @staticmethod
    def replay(game: Game, record: Record, to: int | None = None, older: bool = False) -> Match:
        """The match that a record tells, whole or up to an action; every action must hold.

        A record of an older version of the rules is played only if that is asked for. The match that it
        gives is one of the present version. (``versions.check`` says how far such a record holds.)
        """
        if record.rules > game.rules or (record.rules < game.rules and not older):
            versions = f"version {record.rules} of the rules, this is version {game.rules}"
            advice = "a newer Bellum can read it"
            if record.rules < game.rules:
                advice = "`bellum records check` says whether it still holds"
            raise BadRecord(f"the record was played under {versions}: {advice}")
        match = Match.start(game, record.scenario, record.options, record.seed)
        match.record.players = dict(record.players)
        for number, (seat, notation) in enumerate(record.actions[:to], 1):
            try:
                match.repeat(record, number - 1)
            except IllegalAction as error:
                by = f" (played under rules version {record.rules})" if record.rules < game.rules else ""
                raise BadRecord(f"action {number} of the record{by}, {seat} {notation}: {error}") from error
        if to is None:
            match.change_dice(record, len(record.actions))
        return match

    def repeat(self, record: Record, ply: int) -> list[Event]:
        """Play the next action of a record, which this match has followed so far."""
        self.change_dice(record, ply)
        return self.play(*record.actions[ply])

    def change_dice(self, record: Record, ply: int) -> None:
        """Take other dice if the record was taken back to this ply."""
        if ply in record.undone:
            self.take_other_dice(record.undone[ply])

    def take_other_dice(self, undo: int) -> None:
        """From here on other dice fall than before an undo; the number of the undo decides which."""
        after = self.position.clone()
        after.dice = after.dice.after_undo(undo)
        self.position = after
        self.record.undone[len(self.record.actions)] = undo
        self._undo.clear()

    def back_to(self, ply: int, undo: int = 0) -> Match:
        """The match as it was after some actions; with the number of an undo, other dice fall from there on.

        Whoever goes back past dice has seen them: he should not roll the same again.
        """
        match = Match.replay(self.game, self.record, ply)
        if undo:
            match.take_other_dice(undo)
        elif ply in self.record.undone:
            match.take_other_dice(self.record.undone[ply])
        return match

    def clone(self) -> Match:
        """An independent copy."""
        new = Match(self.game, self.position.clone(), self.record.copy())
        new.events = [events[:] for events in self.events]
        new._undo = self._undo[:]
        return new

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.position.setting.seats

    def seat(self, name: str | int) -> int:
        """A seat's number by its name or number; -1 if there is no such seat."""
        return self.position.setting.seat(name)

    # -- playing -------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.position.outcome

    def to_move(self) -> list[str]:
        """The seats that owe an action."""
        return [name for seat, name in enumerate(self.seats) if self.position.owes(seat)]

    def legal(self, seat: str | int) -> list[str]:
        """What a seat may do now, by notation."""
        number = self.seat(seat)
        return [self.game.table.notation(action) for action in self.position.legal(number)]

    def why_not(self, seat: str | int, action: str | int) -> Refusal | None:
        """Why a seat may not play an action now, or None if it may."""
        number = self._action(action)
        if self.position.outcome is None and number is None:
            return NO_SUCH_ACTION
        if self.position.outcome is None and self.seat(seat) < 0:
            return NO_SUCH_SEAT
        return self.position.why_not(self.seat(seat), -1 if number is None else number)

    def play(self, seat: str | int, action: str | int) -> list[Event]:
        """Play an action and tell what happened; raise IllegalAction and change nothing if it may not be."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        number = self._action(action)
        assert number is not None
        mover = self.seat(seat)
        before = self.position
        after = before.clone()
        events: list[Event] = []
        after.events = events
        after.apply(mover, number)
        after.events = None
        self.position = after
        self.events.append(events)
        self.record.actions.append((self.seats[mover], self.game.table.notation(number)))
        if not (after.barrier == before.barrier and before.owners() == after.owners() == 1 << mover):
            self._undo.clear()
        if self._undo_is_harmless(before, after, mover):
            self._undo.append((mover, before))
        return events

    def _undo_is_harmless(self, before: Position, after: Position, mover: int) -> bool:
        """Whether nobody has learned anything by an action, and nobody else has begun to act on it.

        A choice among several that are made in secret can be taken back until somebody else has chosen, too.
        """
        if after.barrier != before.barrier or after.outcome is not None:
            return False
        owners = before.owners()
        if owners == 1 << mover:
            return after.owners() == owners
        return after.owners() == owners & ~(1 << mover) and len(after.steps) == len(before.steps)

    def can_undo(self, seat: str | int) -> bool:
        """Whether a seat may take its last action back."""
        return bool(self._undo) and self._undo[-1][0] == self.seat(seat)

    def undo(self, seat: str | int) -> None:
        """Take back the last action, as far as the last die, reveal or change of seat and no further.

        A secret choice that others still owe can be taken back as well.
        """
        if not self.can_undo(seat):
            raise IllegalAction(NOTHING_TO_UNDO)
        _, self.position = self._undo.pop()
        self.record.actions.pop()
        self.events.pop()

    def _action(self, action: str | int) -> int | None:
        if isinstance(action, str):
            return self.game.table.number(action)
        return action if action in self.game.table else None

    # -- what a seat may know ------------------------------------------------------------------------------

    def view(self, seat: str | int | None) -> dict[str, Any]:
        """What a seat may know; None is a spectator."""
        if seat is None:
            return self.position.view(SPECTATOR)
        number = self.seat(seat)
        if number < 0:
            raise ValueError(f"{self.game.id} has no seat {seat!r}; it has {', '.join(self.seats)}")
        return self.position.view(number)

    def ask(
        self, seat: str | int | None, question: str, action: str | int | None = None
    ) -> dict[str, Any] | None:
        """The answer to a question of the game, which changes nothing; None is a spectator, or no action."""
        number = NO_ACTION if action is None else self._action(action)
        if number is None:
            raise IllegalAction(NO_SUCH_ACTION)
        asker = SPECTATOR if seat is None else self.seat(seat)
        if seat is not None and asker < 0:
            raise IllegalAction(NO_SUCH_SEAT)
        return self.position.ask(asker, question, number)

    def sample(self, seat: str | int, seed: str | int) -> Position:
        """A position that agrees with all that a seat knows, drawn with a seed of its own."""
        return self.position.sample(self.seat(seat), Dice(key_of(f"sample {seed}")))

    def story(self, seat: str | int | None) -> list[dict[str, Any]]:
        """All events so far, as a seat saw them."""
        number = SPECTATOR if seat is None else self.seat(seat)
        return [event.seen_by(number) for events in self.events for event in events]
