"""The machine players by name, the weakest first."""

from __future__ import annotations

from typing import Final

from .base import Player
from .greedy import Greedy
from .knobs import BETWEEN, knobs_of
from .planner import Planner
from .random import Random

RANDOM: Final = "random"
GREEDY: Final = "greedy"
PLANNER: Final = "planner-"  # and how many times the roll-outs of the first of them it makes
NAMES: Final[tuple[str, ...]] = (RANDOM, GREEDY, "planner-1", "planner-4", "planner-16")  # to choose from
QUICK: Final[tuple[str, ...]] = (RANDOM, GREEDY)  # those that take milliseconds for an action
DEFAULT: Final = "planner-4"  # at a table where nobody has chosen another one
ADVISER: Final = "planner-4"  # who gives hints
MOST: Final = 1024  # times that


def make(name: str, seed: str, weights: list[float] | None = None) -> Player:
    """A machine player by its name; other weights than the game's own may be given to those that estimate."""
    if name == RANDOM:
        return Random(name, seed)
    if name == GREEDY:
        return Greedy(name, seed, weights)
    level, *turned = name.split(BETWEEN)
    times = times_of(level)
    knobs = knobs_of(turned)
    if times > 0 and knobs is not None:
        return Planner(name, seed, knobs.rollouts * times, weights, knobs=knobs)
    raise ValueError(f"there is no machine player {name!r}; choose from {', '.join(NAMES)}")


def times_of(level: str) -> int:
    """How many times the roll-outs of the first planner another one makes; 0 for what is no planner."""
    times = level[len(PLANNER) :] if level.startswith(PLANNER) else ""
    if not times.isascii() or not times.isdigit() or times[0] == "0":
        return 0
    return int(times) if int(times) <= MOST else 0
