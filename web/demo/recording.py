"""What the recorders of demo views share: a game's folder, its board, its language, moments of play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bellum.server.http import library


def keep(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


def begin(game: str) -> Path:
    """An empty folder for a game, but for what the server says of it."""
    folder = Path(__file__).parent / game
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    keep(folder / "board.json", library.board_of(game))
    keep(folder / "language.json", library.language_of(game).model_dump())
    return folder


def write(folder: Path, name: str, match: Any, seat: str) -> None:
    """A moment as a seat sees it, with the last of what has happened."""
    last = [event.seen_by(match.seat(seat)) for events in match.events[-3:] for event in events]
    data = {"name": name, "seat": seat, "view": match.view(seat), "events": last[-12:]}
    keep(folder / f"{name}.{seat}.json", data)
