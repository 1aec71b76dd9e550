"""The machine players by name, the weakest first."""

from __future__ import annotations

from typing import Final

from .base import Player
from .greedy import Greedy
from .planner import Planner
from .random import Random

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PLANNER: Final = "planner-"  # and how many times the roll-outs of the first of them it makes
NAMES: Final[tuple[str, ...]] = (RANDOM, GREEDY, "planner-1", "planner-4", "planner-16")  # to choose from
QUICK: Final[tuple[str, ...]] = (RANDOM, GREEDY)  # those that take milliseconds for an action
DEFAULT: Final = "planner-4"  # at a table where nobody has chosen another one
ADVISER: Final = "planner-4"  # who gives hints
ROLLOUTS: Final = 64  # of planner-1, for a plan
MOST: Final = 1024  # times that


def make(name: str, seed: str, weights: list[float] | None = None) -> Player:
    """A machine player by its name; other weights than the game's own may be given to those that estimate."""
    if name == RANDOM:
        return Random(name, seed)
    if name == GREEDY:
        return Greedy(name, seed, weights)
    times = name[len(PLANNER) :] if name.startswith(PLANNER) else ""
    if times.isascii() and times.isdigit() and 1 <= int(times) <= MOST and times[0] != "0":
        return Planner(name, seed, ROLLOUTS * int(times), weights)
    raise ValueError(f"there is no machine player {name!r}; choose from {', '.join(NAMES)}")
