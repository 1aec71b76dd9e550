"""The course of a game: a match built up from the entries of its log."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from ...kernel import OMNISCIENT, SPECTATOR, BadRecord, Event, Game, Match, Record, Refusal
from ...kernel.versions import KEPT, Verdict, check, corrected
from ..storage.entries import (
    ACCEPT,
    ACT,
    CONCEDE,
    DECLINE,
    END,
    GO_ON,
    HANDOVER,
    KEEP,
    OFFER,
    RESIGN,
    RULES,
    UNDO,
    YES,
    Entry,
    Telling,
    undo_of,
)


class Offer(NamedTuple):
    """An offer to take the game back to a ply, with the seats that have accepted it."""

    n: int  # of its entry, which whoever answers must have seen
    seat: str
    ply: int
    accepted: frozenset[str]


class Handover(NamedTuple):
    """A seat whose player has left it to a machine, and after how many actions."""

    seat: str
    player: str
    ply: int


class Correction(NamedTuple):
    """A correction of the rules in the middle of a game, and after how many actions."""

    ply: int
    before: int
    after: int
    how: str


Told = Mapping[int, list[Any]]  # the stored events, by the n of their entry


class NewerRules(BadRecord):
    """A table that uses newer rules than this process has: a process with a newer Bellum serves it."""


class Standing(NamedTuple):
    """What stands of a log: its actions, and where among them the rules were corrected."""

    acts: list[Entry]
    corrections: list[Correction]
    last: int  # the n of the last entry that changed the position
    undone: dict[int, int]  # after which actions other dice fall

    @staticmethod
    def of(entries: Iterable[Entry]) -> Standing:
        acts: list[Entry] = []
        corrections: list[Correction] = []
        last = 0
        undone: dict[int, int] = {}
        for entry in entries:
            if entry.kind == ACT:
                acts.append(entry)
            elif entry.kind == UNDO:
                stands, number = undo_of(entry)
                del acts[stands:]
                first = stands if number else stands + 1  # that falls away
                undone = {ply: before for ply, before in undone.items() if ply < first}
                if number:
                    undone[stands] = number
                corrections = taken_back(corrections, len(acts))
            elif entry.kind == RULES:
                corrections.append(correction(entry, len(acts)))
            else:
                continue
            last = entry.n
        return Standing(acts, corrections, last, undone)


def correction(entry: Entry, ply: int) -> Correction:
    before, after, how = entry.text.split()
    return Correction(ply, int(before), int(after), how)


def taken_back(corrections: list[Correction], ply: int) -> list[Correction]:
    """Corrections after an undo: they stay in force, and are told where the game now stands."""
    return [one._replace(ply=min(one.ply, ply)) for one in corrections]


class Course:
    """A match and what the server keeps beside it: offers, resignations, how old each seat's decision is."""

    def __init__(self, game: Game, record: Record) -> None:
        if record.rules > game.rules:
            raise NewerRules(
                f"played under version {record.rules} of the rules; this is version {game.rules}"
            )
        self.game = game
        self.rules = record.rules
        self.verdict: Verdict | None = None  # how far the game is legal, until it uses the current rules
        self.agreed: set[str] = set()  # seats that would continue from the last legal action
        self.kept = False  # somebody has kept the game as it was instead
        self.corrections: list[Correction] = []
        self.match = Match.start(game, record.scenario, record.options, record.seed)
        self.n = 0
        self.changed = 0  # the n of the last entry that changed the position
        self.times: list[int] = []
        self.numbers: list[int] = [0]  # the n of the set-up and of each action that stands
        self.untold: list[Telling] = []  # what is not in the database yet
        self.offer: Offer | None = None
        self.undos = 0  # undos so far after which other dice fall
        self.handovers: list[Handover] = []
        self.conceding: set[str] = set()  # seats that would give the game up
        self.lost: set[str] = set()  # teams that have given it up
        self.resigned: str | None = None  # the seat whose resignation ended the game
        # For each seat, the n since which it has had its present decision: an action that saw less is stale.
        self.since: dict[str, int] = dict.fromkeys(self.match.seats, 0)

    @classmethod
    def load(cls, game: Game, record: Record, entries: Sequence[Entry], told: Told | None = None) -> Self:
        """The course that a log describes; actions that were taken back are not played."""
        course = cls(game, record)
        acts, course.corrections, last, record.undone = Standing.of(entries)
        course.undos = max([undo_of(entry)[1] for entry in entries if entry.kind == UNDO], default=0)
        course._play_all(record, acts, told or {})
        if not entries:
            course.untold = []  # the set-up is stored with the first entry
        ply = 0
        for entry in entries:
            ply = ply + 1 if entry.kind == ACT else undo_of(entry)[0] if entry.kind == UNDO else ply
            course._give_up(entry, ply)
        course.n = course.changed = last
        course.since = dict.fromkeys(course.match.seats, last)
        for entry in entries:
            if entry.n > last:
                course._answer(entry)
                course._decide(entry)
                course.n = entry.n
        return course

    def _play_all(self, record: Record, acts: Sequence[Entry], told: Told) -> None:
        """Play the actions that stand; those of an older version, as far as the current rules allow them."""
        numbers = [0, *(entry.n for entry in acts)]
        record.actions = [(entry.seat, entry.text) for entry in acts]
        if self.rules == self.game.rules:
            for ply in range(len(acts)):
                self.match.repeat(record, ply)
            self.match.change_dice(record, len(acts))
        else:
            self.verdict = check(self.game, record, [told.get(n) for n in numbers])
            if self.verdict.match is None:
                raise BadRecord(self.verdict.sentence())
            self.match = self.verdict.match
        self.times = [entry.at for entry in acts[: self.ply]]
        self.numbers = numbers[: self.ply + 1]
        for n, events in zip(self.numbers, self.match.events):
            # Under the same rules an action is told once; under others again, if its effect differs.
            if n not in told or (self.verdict and told[n] != [event.to_json() for event in events]):
                self.untold.append(self.telling(n, events))

    def telling(self, n: int, events: Iterable[Event]) -> Telling:
        """What an action has brought about under the current rules."""
        data = [[event.kind, event.rule, event.args, event.secret, event.seats] for event in events]
        return Telling(n, self.game.rules, json.dumps(data, separators=(",", ":"), ensure_ascii=False))

    @property
    def actions(self) -> list[tuple[str, str]]:
        """The actions that stand: seat and notation."""
        return self.match.record.actions

    @property
    def ply(self) -> int:
        """The number of actions that stand."""
        return len(self.actions)

    @property
    def broken(self) -> bool:
        """Whether an action is no longer legal, and the players have not decided yet what to do about it."""
        return self.verdict is not None and not self.verdict.holds and not self.kept

    @property
    def over(self) -> bool:
        if self.kept or self.resigned is not None:
            return True
        return self.match.outcome is not None and not self.broken

    def team(self, seat: str) -> str:
        setting = self.match.position.setting
        return setting.teams[setting.seat(seat)]

    def to_move(self) -> list[str]:
        """The seats that owe an action."""
        return [] if self.over or self.broken else self.match.to_move()

    def refusal(self, seat: str, action: str) -> Refusal | None:
        """Why a seat may not play an action now; None if it may."""
        return self.match.why_not(seat, action)

    def offered_ply(self, seat: str) -> int | None:
        """The ply just before a seat's last action, or None if it has not acted."""
        actions = self.match.record.actions
        for ply in range(len(actions) - 1, -1, -1):
            if actions[ply][0] == seat:
                return ply
        return None

    def apply(self, entry: Entry) -> int:
        """Take in an entry; returns the ply up to which the story stays as it was."""
        keep = self.ply
        if entry.kind == ACT:
            self._act(entry)
            self.changed = entry.n
        elif entry.kind == UNDO:
            stands, number = undo_of(entry)
            self.undos = max(self.undos, number)
            # A correction is told where the game now stands, so that ply is told again.
            keep = stands - 1 if any(one.ply > stands for one in self.corrections) else stands
            self._take_back(entry.seat, stands, number)
            self.changed = entry.n
            self.since = dict.fromkeys(self.match.seats, entry.n)
        elif entry.kind == RULES:
            keep = -1
            self._correct(entry)
        else:
            self._answer(entry)
            self._give_up(entry, self.ply)
            self._decide(entry)
        if entry.n == 1:
            self.untold.insert(0, self.telling(0, self.match.events[0]))
        self.n = entry.n
        return keep

    def _answer(self, entry: Entry) -> None:
        """What an entry means for the offer of an undo, which lapses when a player leaves."""
        if entry.kind == OFFER:
            ply = self.offered_ply(entry.seat)
            self.offer = None if ply is None else Offer(entry.n, entry.seat, ply, frozenset())
        elif entry.kind == ACCEPT and self.offer is not None:
            self.offer = self.offer._replace(accepted=self.offer.accepted | {entry.seat})
        elif entry.kind in (DECLINE, HANDOVER, RESIGN):
            self.offer = None

    def _give_up(self, entry: Entry, ply: int) -> None:
        """What an entry means for who has given up; actions and undos do not affect that."""
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

    def _decide(self, entry: Entry) -> None:
        """What an entry means for a game that is no longer legal to its end."""
        if entry.kind == GO_ON:
            self.agreed.add(entry.seat)
        elif entry.kind == KEEP:
            self.kept = True

    def _correct(self, entry: Entry) -> None:
        """From here on the game uses other rules; what each seat has to decide may have changed."""
        made = correction(entry, self.ply)
        if made.after > self.game.rules:
            raise NewerRules(
                f"continues under version {made.after} of the rules; this is version {self.game.rules}"
            )
        self.rules = made.after
        self.corrections.append(made)
        self.verdict = None
        self.agreed.clear()
        self.offer = None
        self.changed = entry.n
        self.since = dict.fromkeys(self.match.seats, entry.n)

    def adopt(self) -> None:
        """Use the current rules at a table where nobody has played yet: there is nothing to tell."""
        self.rules = self.game.rules
        self.verdict = None

    def _act(self, entry: Entry) -> None:
        """Play an action; IllegalAction if it is not legal, and then nothing has changed."""
        before = self.match.position
        self.match.play(entry.seat, entry.text)
        after = self.match.position
        for number, seat in enumerate(self.match.seats):
            # A seat that owed a choice at the same time, and still does, has the same decision as before;
            # unless its only choice was made for it and it now owes the next one.
            asked = seat != entry.seat and before.owes(number) and after.owes(number)
            if not asked or before.legal(number) != after.legal(number):
                self.since[seat] = entry.n
        self.times.append(entry.at)
        self.numbers.append(entry.n)
        self.untold.append(self.telling(entry.n, self.match.events[-1]))
        self.offer = None

    def undo_to(self, ply: int) -> str:
        """The text of an undo that may cross dice: after it other dice fall."""
        return f"{ply} {self.undos + 1}"

    def _take_back(self, seat: str, keep: int, number: int) -> None:
        if keep == self.ply - 1 and not number and self.match.can_undo(seat):
            self.match.undo(seat)
        else:
            self.match = self.match.back_to(keep, number)
        del self.times[keep:]
        del self.numbers[keep + 1 :]
        self.corrections = taken_back(self.corrections, keep)
        self.offer = None

    # -- what leaves the server ----------------------------------------------------------------------------

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat may know; None is a spectator. When a game has ended there is nothing left to hide."""
        view = self.match.position.view(OMNISCIENT) if self.over else self.match.view(seat)
        return {**view, "to_move": [], "legal": [], "prompt": None} if self.broken else view

    def events(self, ply: int) -> list[Event]:
        """What an action brought about, and any corrections of the rules after it."""
        made = [corrected(one.before, one.after, one.how) for one in self.corrections if one.ply == ply]
        return [*self.match.events[ply], *made]

    def story(self, seat: str | None, keep: int = -1) -> list[dict[str, Any]]:
        """What a seat saw happen, action by action, after the ply ``keep``."""
        number = SPECTATOR if seat is None else self.match.seat(seat)
        return [
            {
                "ply": ply,
                "by": self.actions[ply - 1][0] if ply else None,
                "at": self.times[ply - 1] if ply else None,
                "events": [event.seen_by(number) for event in self.events(ply)],
            }
            for ply in range(keep + 1, self.ply + 1)
        ]

    def outcome(self) -> dict[str, Any] | None:
        """How the game ended, as data; None while it is in progress."""
        if self.kept:
            return {"winners": [], "reason": KEPT, "rule": "", "scores": None, "resigned": None}
        if self.resigned is None:
            return None if self.broken else outcome(self.match)
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
    """How a match ended, as data; None while it is in progress."""
    if match.outcome is None:
        return None
    return {**match.outcome.told(match.position.setting), "resigned": None}
