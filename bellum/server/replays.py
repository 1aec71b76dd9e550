"""Replays: frame by frame through a record, as a seat, a spectator or somebody who sees everything."""

from __future__ import annotations

from time import monotonic
from typing import Any

from ..games import find
from ..kernel import OMNISCIENT, SPECTATOR, BadRecord, BadSetup, Game, IllegalAction, Match, Record
from .course import outcome
from .faults import Fault

MOST_VIEWS = 200
MOST_FRAMES = 20_000
MOST_SECONDS = 10.0


def viewpoint(match: Match, name: str) -> int:
    """The number of a seat, of a spectator or of somebody who sees everything."""
    if name == "spectator":
        return SPECTATOR
    if name == "omniscient":
        return OMNISCIENT
    number = match.seat(name)
    if number < 0:
        raise Fault(400, "bad-setup", f"as is omniscient, spectator or one of {', '.join(match.seats)}.")
    return number


def read(text: str) -> tuple[Game, Record]:
    """A record from a file that somebody has dropped."""
    try:
        record = Record.from_text(text)
    except BadRecord as error:
        raise Fault(400, "bad-record", str(error)) from None
    except (ValueError, RecursionError):
        raise Fault(400, "bad-record", "The record is not understood.") from None
    try:
        return find(record.game), record
    except KeyError:
        raise Fault(400, "bad-record", f"There is no game {record.game[:60]!r}.") from None


def frames(
    game: Game, record: Record, first: int, last: int | None, eyes: str, views: bool
) -> dict[str, Any]:
    """The frames from a ply to another, both included, and what the record says of the whole."""
    match = begin(game, record)
    number = viewpoint(match, eyes)
    length = len(record.actions)
    most = MOST_VIEWS if views else MOST_FRAMES
    last = min(length if last is None else last, length, first + most - 1)
    deadline = monotonic() + MOST_SECONDS
    shown: list[dict[str, Any]] = []
    for ply in range(length + 1):
        if ply:
            step(match, record, ply)
            if ply % 64 == 0 and monotonic() > deadline:
                raise Fault(400, "bad-record", "The record takes too long to replay.")
        if first <= ply <= last:
            seat, action = record.actions[ply - 1] if ply else (None, None)
            events = [event.seen_by(number) for event in match.events[ply]]
            view = match.position.view(number) if views else None
            shown.append({"ply": ply, "by": seat, "action": action, "events": events, "view": view})
    return {
        "game": record.game,
        "rules": record.rules,
        "scenario": record.scenario,
        "options": record.options,
        "seed": record.seed,
        "seats": list(match.seats),
        "players": record.players,
        "length": length,
        "outcome": outcome(match),
        "as": eyes,
        "frames": shown,
    }


def begin(game: Game, record: Record) -> Match:
    """The match of a record before its first action."""
    if record.rules != game.rules:
        message = (
            f"The record was played by version {record.rules} of the rules, this is version {game.rules}."
        )
        raise Fault(400, "bad-record", message)
    try:
        return Match.start(game, record.scenario, record.options, record.seed)
    except BadSetup as error:
        raise Fault(400, "bad-record", str(error)) from None
    except (ValueError, TypeError):
        raise Fault(400, "bad-record", "The record's scenario, options or seed are not understood.") from None


def step(match: Match, record: Record, ply: int) -> None:
    seat, action = record.actions[ply - 1]
    try:
        match.play(seat, action)
    except IllegalAction as error:
        message = f"Action {ply} of the record, {seat[:60]} {action[:60]}: {error}"
        raise Fault(400, "bad-record", message) from None
