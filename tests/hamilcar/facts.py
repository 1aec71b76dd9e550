"""The facts of the board of the First Punic War, under the names that the tests use."""

from __future__ import annotations

import tomllib

from bellum.games.hamilcar.game import BOARD, FOLDER, GAME

TABLE = GAME.table
SPACE, SPACES, GENERAL, CARD, TACTIC = BOARD.space, BOARD.spaces, BOARD.general, BOARD.card, BOARD.tactic
WALLS, TRANSIT, PORTS, LANES = BOARD.walls, BOARD.transit, BOARD.ports, BOARD.lanes
CARD_ROWS = tomllib.loads((FOLDER / "data" / "cards.toml").read_text(encoding="utf-8"))["cards"]
NUMBER = [row["number"] for row in CARD_ROWS]
