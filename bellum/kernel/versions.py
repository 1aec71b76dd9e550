"""Versions of the rules: how far a record of an older version still holds under the present one.

A correction raises a game's version. What was played before is played again, action by action, as far as
every action may still be played: a verdict says how far that is, and what forbids the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .event import Event
from .game import Game
from .kind import COUNT, WORD, Arguments
from .match import Match
from .record import Record
from .refusal import GAME_OVER, IllegalAction, Refusal

# Why a record does not hold; the empty word if it does.
HOLDS: Final = ""
REFUSED: Final = "refused"  # a rule forbids an action
OVER: Final = "over"  # the game has ended before an action
SETUP: Final = "setup"  # the scenario, an option or the seed is no longer understood
NEWER: Final = "newer"  # the record's rules are newer than these
FAILED: Final = "failed"  # the rules themselves fail at an action: a defect of the game

Told = Sequence[list[Any] | None]  # for the set-up and each action its events as plain data, None if unknown

# What a table tells when it goes on under corrected rules: from which version to which, and how. "same":
# nothing that happened has changed; "anew": the same actions had other effects; "cut": its players agreed to
# go on from the last action that held.
SAME: Final = "same"
ANEW: Final = "anew"
CUT: Final = "cut"
CORRECTED: Final = "rules-corrected"
EVENTS: Final[dict[str, Arguments]] = {CORRECTED: {"before": COUNT, "after": COUNT, "how": WORD}}
KEPT: Final = "kept"  # the reason of the outcome of a game that was broken off, to be read as it was


def corrected(before: int, after: int, how: str) -> Event:
    """The event that tells of a correction."""
    return Event(CORRECTED, "", {"before": before, "after": after, "how": how})


class Verdict:
    """How far a record holds under the present rules."""

    def __init__(
        self,
        record: Record,
        rules: int,
        match: Match | None,
        reason: str,
        refusal: Refusal | None = None,
        why: str = "",
    ) -> None:
        self.record = record
        self.rules = rules  # the present version
        self.match = match  # as far as every action holds; None if not even the set-up does
        self.reason = reason
        self.refusal = refusal  # of the first action that does not hold
        self.why = why  # for people who look after a game: what could not be set up, or what failed
        self.changed: int | None = None  # the first ply that is told differently now, as far as is known

    @property
    def holds(self) -> bool:
        """Whether every action of the record may still be played."""
        return self.reason == HOLDS

    @property
    def length(self) -> int:
        """The number of the record's actions."""
        return len(self.record.actions)

    @property
    def ply(self) -> int:
        """The number of actions that hold."""
        return 0 if self.match is None else len(self.match.record.actions)

    @property
    def broken(self) -> tuple[str, str] | None:
        """Seat and notation of the first action that does not hold; None if there is no such action."""
        return None if self.match is None or self.holds else self.record.actions[self.ply]

    @property
    def rule(self) -> str:
        """The paragraph that breaks the record; empty if there is none."""
        return "" if self.refusal is None else self.refusal.rule

    def sentence(self) -> str:
        """The verdict in words, without texts of the game."""
        versions = f"version {self.record.rules} of the rules, now {self.rules}"
        if self.holds:
            return f"every action holds ({versions})"
        if self.reason == NEWER:
            return f"the record was played under {versions}: a newer Bellum can read it"
        if self.broken is None:
            return f"the game cannot be set up ({versions}): {self.why}"
        seat, notation = self.broken
        why = self.why if self.refusal is None else str(IllegalAction(self.refusal))
        return f"action {self.ply + 1} of the record, {seat} {notation}, does not hold ({versions}): {why}"


def check(game: Game, record: Record, told: Told | None = None) -> Verdict:
    """Play a record of this version or an older one, as far as every action holds.

    ``told`` are the events as they were told when the record was played, if they are known: then the verdict
    also says where the same actions bring about something else.
    """
    if record.rules > game.rules:
        return Verdict(record, game.rules, None, NEWER)
    try:
        match = Match.start(game, record.scenario, record.options, record.seed)
    except Exception as error:  # a word that the game no longer knows, or a set-up that fails on it
        return Verdict(record, game.rules, None, SETUP, why=str(error))
    match.record.players = dict(record.players)
    reason, refusal, why = play_on(match, record)
    verdict = Verdict(record, game.rules, match, reason, refusal, why)
    if told is not None:
        verdict.changed = differs(match.events, told)
    return verdict


def play_on(match: Match, record: Record) -> tuple[str, Refusal | None, str]:
    """Play a record's actions until one does not hold, and say why it does not."""
    for ply in range(len(record.actions)):
        try:
            match.repeat(record, ply)
        except IllegalAction as error:
            outcome = match.outcome
            if outcome is not None:
                return OVER, Refusal(outcome.rule, GAME_OVER.message), ""
            return REFUSED, error.refusal, ""
        except Exception as failure:  # whatever fails in a game's rules, what was played before it stands
            return FAILED, None, f"{type(failure).__name__}: {failure}"
    match.change_dice(record, len(record.actions))
    return HOLDS, None, ""


def differs(events: Sequence[Sequence[Event]], told: Told) -> int | None:
    """The first ply, of those in both, whose events are not those that were told; None if all are."""
    for ply, (now, before) in enumerate(zip(events, told)):
        if before is not None and [event.to_json() for event in now] != before:
            return ply
    return None
