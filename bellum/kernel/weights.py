"""The weights of a game's estimate of a position: data, so that matches can tune them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path


class Weights:
    """Named numbers in a fixed order, each with the step in which it is worth trying others.

    An estimate reads them by their place, ``weights[PROVINCE]``: ``values`` are the game's own, a list of the
    same length serves as well.
    """

    def __init__(self, rows: Mapping[str, tuple[float, float]]) -> None:
        self.names: tuple[str, ...] = tuple(rows)
        self.values: list[float] = [value for value, _ in rows.values()]
        self.steps: list[float] = [step for _, step in rows.values()]

    def place(self, name: str) -> int:
        """Where a weight stands in the lists."""
        return self.names.index(name)

    def changed(self, values: Mapping[str, float]) -> list[float]:
        """The game's own values but for some."""
        new = self.values[:]
        for name, value in values.items():
            new[self.place(name)] = value
        return new


def read_weights(file: Path) -> Weights:
    """The weights of a file: a table per weight with ``value``, ``step`` and ``about``, what it weighs."""
    rows: dict[str, tuple[float, float]] = {}
    for name, row in tomllib.loads(file.read_text(encoding="utf-8")).items():
        if set(row) != {"value", "step", "about"}:
            raise ValueError(f"the weight {name} of {file.name} needs a value, a step and what it is about")
        rows[name] = (float(row["value"]), float(row["step"]))
    return Weights(rows)
