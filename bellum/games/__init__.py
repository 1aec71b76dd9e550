"""The games of the house, each found by its id."""

from __future__ import annotations

from importlib import import_module

from ..kernel.game import Game

GAMES = ("julius_caesar", "hannibal")


def find(id: str) -> Game:
    """The game of that id; KeyError if there is none."""
    if id not in GAMES:
        raise KeyError(id)
    game: Game = import_module(f".{id}", __name__).GAME
    return game
