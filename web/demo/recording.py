"""What the recorders of demo views share: a game's folder, its board, its language, moments of play."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bellum.games import find
from bellum.server.http import library


def keep(path: Path, data: Any) -> None:
    path.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n", encoding="utf-8")


def begin(game: str) -> Path:
    """An empty folder for a game, but for what the server says of it and where its pieces stood."""
    folder = Path(__file__).parent / game
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        if old.name != "positions.json":
            old.unlink()
    keep(folder / "board.json", library.board_of(game))
    keep(folder / "language.json", library.language_of(game).model_dump())
    speakers = [own.name for own in find(game).folders]
    if len(speakers) > 1:  # what the game does not say itself, another says for it
        keep(folder / "speech.json", speakers)
    return folder


def write(folder: Path, name: str, match: Any, seat: str) -> None:
    """A moment as a seat sees it, with the last of what has happened."""
    last = [event.seen_by(match.seat(seat)) for events in match.events[-3:] for event in events]
    data = {"name": name, "seat": seat, "view": match.view(seat), "events": last[-12:]}
    keep(folder / f"{name}.{seat}.json", data)


def choose(match: Any, seat: int, rng: random.Random, timid: Sequence[str]) -> int:
    """A lively action: mostly the best of a few by the game's own estimate, and rarely a timid one."""
    pos = match.position
    legal = pos.legal(seat)
    word = match.game.table.notation
    bold = [action for action in legal if word(action).split()[0] not in timid] or legal
    if len(bold) == 1 or rng.random() < 0.4:
        return int(rng.choice(bold))
    best, score = bold[0], -9.0
    for action in rng.sample(bold, min(len(bold), 6)):
        after = pos.clone()
        after.apply(seat, action)
        worth = after.value(seat) + rng.random() * 0.02
        if worth > score:
            best, score = action, worth
    return int(best)
