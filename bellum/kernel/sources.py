"""Sources: where each entry of a game's data files comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .facts import WEIGHTS
from .game import Game

ABOUT = ("sources", "default")  # tables that speak about a file's entries


def sources(game: Game) -> dict[str, dict[str, Any]]:
    """For each data file ``facts``, its entries counted by kind and source, and ``sources``, what those are.

    An entry's source is its own, or else the file's default for entries of its kind.
    """
    files = [path for path in sorted((game.folder / "data").glob("*.toml")) if path.name != WEIGHTS]
    return {path.name: count(path) for path in files}


def count(path: Path) -> dict[str, Any]:
    """One file's entries by kind and source; ValueError for an entry whose source nobody describes."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sources: dict[str, str] = data.get("sources", {})
    numbers: dict[str, dict[str, int]] = {}
    for kind, entry in entries(path.stem, data):
        source = entry.get("source") or data.get("default", {}).get(kind.removesuffix("s"), "")
        if source not in sources:
            raise ValueError(
                f"{path.name}: an entry of {kind} has the source {source!r}, which is not described"
            )
        here = numbers.setdefault(kind, {})
        here[source] = here.get(source, 0) + 1
    return {"facts": numbers, "sources": sources}


def entries(stem: str, data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry with its kind: those of a list by the list's name, a table by its own or by its file's.

    A table of lists alone is a list of named entries.
    """
    for name, value in data.items():
        if name in ABOUT:
            continue
        if isinstance(value, list):
            for entry in value:
                yield name, entry
        elif all(isinstance(item, list) for item in value.values()):
            for _ in value:
                yield name, {}
        else:
            yield name if stem in data else stem, value
