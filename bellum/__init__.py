"""Bellum: play, replay, simulate and study the ancient wars of four board-game rulebooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .games import GAMES, find
from .kernel import (
    SPECTATOR,
    BadRecord,
    BadSetup,
    Game,
    IllegalAction,
    Match,
    Outcome,
    Position,
    Record,
    Refusal,
)

__version__ = "0.1.0"


def game(id: str) -> Game:
    """A game's description by its id."""
    try:
        return find(id)
    except KeyError:
        raise BadSetup(f"there is no game {id!r}; choose from {', '.join(GAMES)}") from None


def new_game(
    id: str,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | int | None = None,
) -> Match:
    """Start a game: then ``legal``, ``play``, ``view``, ``why_not``, ``undo``, ``clone``."""
    return Match.start(game(id), scenario, options, seed)


def replay(record: Record | str, to: int | None = None, older: bool = False) -> Match:
    """The match that a record tells, whole or up to an action; an older version only if asked for."""
    told = Record.from_text(record) if isinstance(record, str) else record
    return Match.replay(game(told.game), told, to, older)


__all__ = [
    "GAMES",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "__version__",
    "game",
    "new_game",
    "replay",
]
