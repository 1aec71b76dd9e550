"""The course of a game: a match folded from the entries of its log.

Entries are only ever added. An undo is an entry too: it says how many actions stand. So the same entries give
the same course in every process and after every restart. The kinds of entries, with what their text says:

- ``act``: the notation of an action
- ``undo``: how many actions stand
- ``offer``, ``accept``, ``decline``: an undo is offered, a seat agrees, somebody does not
- ``handover``: the machine player that plays a seat from here on
- ``concede``: whether a seat would give the game up for its team, ``yes`` or ``no``
- ``resign``: a seat's team has given the game up. That ends the game (no text), or, where several other teams
  go on playing, only the team's hopes (``on``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..kernel import SPECTATOR, BadRecord, Game, Match, Record, Refusal

ACT, UNDO, OFFER, ACCEPT, DECLINE = "act", "undo", "offer", "accept", "decline"
HANDOVER, CONCEDE, RESIGN = "handover", "concede", "resign"
YES, NO = "yes", "no"  # of a ``concede``
END, ON = "", "on"  # of a ``resign``


class Entry(NamedTuple):
    """One line of a table's log."""

    n: int
    kind: str
    seat: str
    text: str
    user_id: str | None
    at: int


class Offer(NamedTuple):
    """An offer to take the game back to a ply, and the seats that have accepted it."""

    n: int  # of its entry: who answers must have seen it
    seat: str
    ply: int
    accepted: frozenset[str]


class Handover(NamedTuple):
    """A seat that its player has left to a machine, and after how many actions."""

    seat: str
    player: str
    ply: int


class Course:
    """A match and what the server keeps beside it: offers, who gave up, since when each seat decides."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.rules != game.rules:
            raise BadRecord(f"played by version {record.rules} of the rules, this is version {game.rules}")
        self.game = game
        self.match = Match.start(game, record.scenario, record.options, record.seed)
        self.n = 0
        self.changed = 0  # the n of the last entry that changed the position
        self.times: list[int] = []
        self.offer: Offer | None = None
        self.handovers: list[Handover] = []
        self.conceding: set[str] = set()  # seats that would give the game up
        self.lost: set[str] = set()  # teams that have given it up
        self.resigned: str | None = None  # the seat whose resignation has ended the game
        # For each seat, the n at which it came to the decision before it: an action that saw less is stale.
        self.since: dict[str, int] = dict.fromkeys(self.match.seats, 0)

    @staticmethod
    def load(game: Game, record: Record, entries: Sequence[Entry]) -> Course:
        """The course that a log tells; what was taken back is not played first."""
        course = Course(game, record)
        standing: list[Entry] = []
        last = 0
        for index, entry in enumerate(entries, 1):
            if entry.kind == ACT:
                standing.append(entry)
                last = index
            elif entry.kind == UNDO:
                del standing[int(entry.text) :]
                last = index
            else:
                course._give_up(entry, len(standing))
        for entry in standing:
            course.match.play(entry.seat, entry.text)
        course.times = [entry.at for entry in standing]
        course.n = course.changed = last
        course.since = dict.fromkeys(course.match.seats, last)
        for entry in entries[last:]:
            course._answer(entry)
            course.n = entry.n
        return course

    @property
    def ply(self) -> int:
        """The number of actions that stand."""
        return len(self.match.record.actions)

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.match.outcome is not None

    def team(self, seat: str) -> str:
        setting = self.match.position.setting
        return setting.teams[setting.seat(seat)]

    def to_move(self) -> list[str]:
        """The seats that owe an action."""
        return [] if self.over else self.match.to_move()

    def refusal(self, seat: str, action: str) -> Refusal | None:
        """Why a seat may not play an action now."""
        return self.match.why_not(seat, action)

    def offered_ply(self, seat: str) -> int | None:
        """The ply just before a seat's last action, or None if it has not acted."""
        actions = self.match.record.actions
        for ply in range(len(actions) - 1, -1, -1):
            if actions[ply][0] == seat:
                return ply
        return None

    def apply(self, entry: Entry) -> int:
        """Take an entry in, and tell up to which ply the story stays as it was."""
        keep = self.ply
        if entry.kind == ACT:
            self._act(entry)
            self.changed = entry.n
        elif entry.kind == UNDO:
            keep = int(entry.text)
            self._take_back(entry.seat, keep)
            self.changed = entry.n
            self.since = dict.fromkeys(self.match.seats, entry.n)
        else:
            self._answer(entry)
            self._give_up(entry, self.ply)
        self.n = entry.n
        return keep

    def _answer(self, entry: Entry) -> None:
        """What an entry means for the offer of an undo, which lapses when the people change."""
        if entry.kind == OFFER:
            ply = self.offered_ply(entry.seat)
            self.offer = None if ply is None else Offer(entry.n, entry.seat, ply, frozenset())
        elif entry.kind == ACCEPT and self.offer is not None:
            self.offer = self.offer._replace(accepted=self.offer.accepted | {entry.seat})
        elif entry.kind in (DECLINE, HANDOVER, RESIGN):
            self.offer = None

    def _give_up(self, entry: Entry, ply: int) -> None:
        """What an entry means for who gives up; no action and no undo changes that."""
        if entry.kind == HANDOVER:
            self.handovers.append(Handover(entry.seat, entry.text, ply))
        elif entry.kind == CONCEDE and entry.text == YES:
            self.conceding.add(entry.seat)
        elif entry.kind == CONCEDE:
            self.conceding.discard(entry.seat)
        elif entry.kind == RESIGN:
            self.lost.add(self.team(entry.seat))
            if entry.text == END:
                self.resigned = entry.seat

    def _act(self, entry: Entry) -> None:
        """Play an action; IllegalAction if it may not be, and then nothing has changed."""
        before = self.match.position
        self.match.play(entry.seat, entry.text)
        after = self.match.position
        for number, seat in enumerate(self.match.seats):
            # Who owed a choice beside the one that was made, and still owes it, decides what he did before.
            if seat == entry.seat or not before.owes(number) or not after.owes(number):
                self.since[seat] = entry.n
        self.times.append(entry.at)
        self.offer = None

    def _take_back(self, seat: str, keep: int) -> None:
        if keep == self.ply - 1 and self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            self.match = Match.replay(self.game, self.match.record, keep)
        del self.times[keep:]
        self.offer = None

    # -- what leaves the server ----------------------------------------------------------------------------

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat may know; None is a spectator."""
        return self.match.view(seat)

    def story(self, seat: str | None, keep: int = -1) -> list[dict[str, Any]]:
        """What a seat saw happen, action by action, after the ply ``keep``."""
        number = SPECTATOR if seat is None else self.match.seat(seat)
        match = self.match
        return [
            {
                "ply": ply,
                "by": match.record.actions[ply - 1][0] if ply else None,
                "at": self.times[ply - 1] if ply else None,
                "events": [event.seen_by(number) for event in match.events[ply]],
            }
            for ply in range(keep + 1, self.ply + 1)
        ]

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, as data; None while it goes on."""
        if self.resigned is None:
            return outcome(self.match)
        setting = self.match.position.setting
        team = self.team(self.resigned)
        gave_up = {self.resigned, *self.conceding, *(handover.seat for handover in self.handovers)}
        return {
            "winners": [seat for seat, own in zip(setting.seats, setting.teams) if own not in self.lost],
            "reason": "resigned",
            "rule": "",
            "scores": None,
            "resigned": {
                "team": team,
                "seats": [
                    seat for seat, own in zip(setting.seats, setting.teams) if own == team and seat in gave_up
                ],
            },
        }


def outcome(match: Match) -> dict[str, Any] | None:
    """How a match ended, as data; None while it goes on."""
    if match.outcome is None:
        return None
    return {**match.outcome.told(match.position.setting), "resigned": None}
