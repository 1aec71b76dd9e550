"""Earlier moments of a game in progress: each as it was shown then to whoever asks, and nothing more.

A seat's eyes are for its owner, a spectator's for everybody. What a finished game tells besides, its seed and
what the others wrote down, is left out.
"""

from __future__ import annotations

from typing import Any

from ...kernel import Game
from . import faults, replays
from .finished_games import Finished
from .live_table import LiveTable
from .registry import Tables


async def so_far(tables: Tables, table_id: str, user_id: str | None, eyes: str) -> Finished:
    """The game up to now, for somebody who may look at it with these eyes; Fault if not."""
    async with tables.hold(table_id) as live:
        check(live, user_id, eyes)
        course = live.course
        record = course.match.record.copy()
        record.players = live.row.record().players
        events = [course.events(ply) for ply in range(course.ply + 1)]
        return Finished(record, events, None, None, [])


def check(live: LiveTable, user_id: str | None, eyes: str) -> None:
    """Fault if a person may not look back with these eyes: with everything open nobody may before the end."""
    if eyes == "omniscient" or live.row.state != "playing":
        raise faults.not_over()
    if live.course.broken:
        raise faults.undecided()
    if eyes == "spectator":
        return
    if live.row.seat(eyes) is None:
        raise faults.no_seat()
    if eyes not in live.row.seats_of(user_id):
        raise faults.not_your_seat()


def frames(
    game: Game, kept: Finished, first: int, last: int | None, eyes: str, views: bool
) -> dict[str, Any]:
    """The frames of a game in progress, without its seed and without the actions of other seats."""
    found = replays.story(game, kept, first, last, eyes, views)
    for frame in found["frames"]:
        if frame["by"] != eyes:
            frame["action"] = None
    return {**found, "seed": None}
