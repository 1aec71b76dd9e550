"""Replays: a record frame by frame, as seen by a seat, a spectator or somebody who sees everything."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from ...games import find
from ...kernel import OMNISCIENT, SPECTATOR, BadRecord, BadSetup, Event, Game, IllegalAction, Match, Record
from .course import outcome
from .faults import Fault
from .finished_games import Finished

MOST_VIEWS = 200
MOST_FRAMES = 20_000
MOST_SECONDS = 10.0


def viewpoint(seats: Sequence[str], name: str) -> int:
    """The number of a seat, of a spectator or of somebody who sees everything."""
    if name == "spectator":
        return SPECTATOR
    if name == "omniscient":
        return OMNISCIENT
    if name not in seats:
        raise Fault(400, "bad-setup", f"'as' must be omniscient, spectator or one of {', '.join(seats)}.")
    return seats.index(name)


def read(text: str) -> tuple[Game, Record]:
    """A record from the text of a file."""
    try:
        record = Record.from_text(text)
    except BadRecord as error:
        raise Fault(400, "bad-record", str(error)) from None
    except (ValueError, RecursionError):
        raise Fault(400, "bad-record", "The record cannot be read.") from None
    try:
        return find(record.game), record
    except KeyError:
        raise Fault(400, "bad-record", f"There is no game called {record.game[:60]!r}.") from None


def frames(
    game: Game, record: Record, first: int, last: int | None, eyes: str, views: bool
) -> dict[str, Any]:
    """The frames from one ply to another, both included, and what the record says of the whole game."""
    match = begin(game, record)
    number = viewpoint(match.seats, eyes)
    last = last_shown(record, first, last, views)
    deadline = monotonic() + MOST_SECONDS
    shown: list[dict[str, Any]] = []
    for ply in range(len(record.actions) + 1):
        if ply:
            step(match, record, ply)
            if ply % 64 == 0 and monotonic() > deadline:
                raise Fault(400, "bad-record", "The record takes too long to replay.")
        if first <= ply <= last:
            view = match.position.view(number) if views else None
            shown.append(frame(record, ply, match.events[ply], number, view))
    return told(record, match.seats, outcome(match), eyes, None, shown)


def story(game: Game, kept: Finished, first: int, last: int | None, eyes: str, views: bool) -> dict[str, Any]:
    """The frames of a finished table, told as it was, with views as far as the rules give the same story."""
    record = kept.record
    seats = tuple(record.players)
    number = viewpoint(seats, eyes)
    last = last_shown(record, first, last, views)
    until = len(record.actions) if kept.breach is None else kept.breach["ply"]
    shown: list[dict[str, Any]] = []
    match = begin(game, record) if views and until >= first else None
    for ply in range(last + 1):
        if match is not None and 0 < ply <= until:
            step(match, record, ply)
        if ply >= first:
            view = match.position.view(number) if match is not None and ply <= until else None
            shown.append(frame(record, ply, kept.events[ply], number, view))
    return told(record, seats, kept.outcome, eyes, kept.breach, shown)


def last_shown(record: Record, first: int, last: int | None, views: bool) -> int:
    """The last ply of an answer, whose number of frames is limited."""
    length = len(record.actions)
    most = MOST_VIEWS if views else MOST_FRAMES
    return min(length if last is None else last, length, first + most - 1)


def frame(
    record: Record, ply: int, events: Sequence[Event], number: int, view: dict[str, Any] | None
) -> dict[str, Any]:
    seat, action = record.actions[ply - 1] if ply else (None, None)
    seen = [event.seen_by(number) for event in events]
    return {"ply": ply, "by": seat, "action": action, "events": seen, "view": view}


def told(
    record: Record,
    seats: Sequence[str],
    end: dict[str, Any] | None,
    eyes: str,
    broken: dict[str, Any] | None,
    frames: list[dict[str, Any]],
) -> dict[str, Any]:
    """Frames, and what there is to say of the whole record."""
    return {
        "game": record.game,
        "rules": record.rules,
        "scenario": record.scenario,
        "options": record.options,
        "seed": record.seed,
        "seats": list(seats),
        "players": record.players,
        "length": len(record.actions),
        "outcome": end,
        "as": eyes,
        "broken": broken,
        "frames": frames,
    }


def begin(game: Game, record: Record) -> Match:
    """The match of a record, of these rules or older ones, before its first action."""
    if record.rules > game.rules:
        raise Fault(400, "bad-record", f"The record was {under_rules(record, game)}.")
    try:
        return Match.start(game, record.scenario, record.options, record.seed)
    except BadSetup as error:
        raise Fault(400, "bad-record", str(error)) from None
    except (ValueError, TypeError):
        raise Fault(400, "bad-record", "The record's scenario, options or seed cannot be read.") from None


def step(match: Match, record: Record, ply: int) -> None:
    seat, action = record.actions[ply - 1]
    try:
        match.repeat(record, ply - 1)
    except IllegalAction as error:
        message = f"Action {ply} of the record, {seat[:60]} {action[:60]}: {error}"
        if record.rules < match.game.rules:
            message += f". The record was {under_rules(record, match.game)}."
        raise Fault(400, "bad-record", message) from None


def under_rules(record: Record, game: Game) -> str:
    return f"played under version {record.rules} of the rules; this is version {game.rules}"
