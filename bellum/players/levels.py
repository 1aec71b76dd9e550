"""The machine players by name, the weakest first."""

from __future__ import annotations

from typing import Final

from .base import Player
from .greedy import Greedy
from .random import Random

NAMES: Final[tuple[str, ...]] = ("random", "greedy")


def make(name: str, seed: str) -> Player:
    """A machine player by its name."""
    if name == "random":
        return Random(name, seed)
    if name == "greedy":
        return Greedy(name, seed)
    raise ValueError(f"there is no machine player {name!r}; choose from {', '.join(NAMES)}")
