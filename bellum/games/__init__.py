"""The games of the house, each found by its id. A new game is one line here."""

from __future__ import annotations

import os
from importlib import import_module

from ..kernel.game import Game

GAMES: dict[str, str] = {
    "julius_caesar": "bellum.games.julius_caesar",
    "hannibal": "bellum.games.hannibal",
    "hamilcar": "bellum.games.hamilcar",
    "second_punic_war": "bellum.games.second_punic_war",
    "spqr": "bellum.games.spqr",
}

# Games from elsewhere, for tests and for anyone writing one: BELLUM_GAMES="toy=tests.toy other=my.package".
GAMES.update(dict(entry.split("=", 1) for entry in os.environ.get("BELLUM_GAMES", "").split()))


def find(id: str) -> Game:
    """The game of that id; KeyError if there is none."""
    game: Game = import_module(GAMES[id]).GAME
    return game
