"""The measuring loop for comparing two revisions: it runs with the code of either, as a script.

    PYTHONSAFEPATH=1 PYTHONPATH=TREE python bench/loop.py --game ID --tree TREE --kind .py

It imports nothing of ``bench``, and of ``bellum`` only what every revision has: the way to a game, ``new``,
``advance``, ``owners``, ``legal``, ``apply``, ``outcome``, ``clone`` and ``sample``. It prints JSON.
Time is processor time, so that other work on the machine disturbs little.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bellum
from bellum.kernel import position

KEPT = 64  # positions for clones and samples: few and again and again, as a search would
EVERY = 37  # actions between two of them
SEATS = [[seat for seat in range(8) if owners >> seat & 1] for owners in range(256)]


def find(name: str) -> Any:
    """A game by its id; KeyError if this revision has none of that name."""
    try:
        return bellum.game(name)
    except Exception as error:
        raise KeyError(name) from error


def play(game: Any, number: int, kept: list[tuple[Any, int]] | None = None) -> int:
    """Play one uniformly random game and say how many actions it had.

    Each game has its own random numbers: where two revisions differ in one game, the next is the same again.
    """
    draw = random.Random(number).random
    pos = game.new(f"bench {number}")
    pos.advance()
    length = 0
    while pos.outcome is None:
        seats = SEATS[pos.owners()]
        seat = seats[0] if len(seats) == 1 else seats[int(draw() * len(seats))]
        legal = pos.legal(seat)
        pos.apply(seat, legal[int(draw() * len(legal))])
        length += 1
        if kept is not None and length % EVERY == 0:
            kept.append((pos.clone(), seat))
    return length


def games(game: Any, seconds: float) -> tuple[list[int], list[float]]:
    """Random games until the time is over: the length of each, and the time at the end of each."""
    lengths: list[int] = []
    times: list[float] = []
    clock = time.process_time
    start = clock()
    while not times or times[-1] < seconds:
        lengths.append(play(game, len(lengths)))
        times.append(clock() - start)
    return lengths, times


def rate(work: Callable[[Any, int], object], kept: list[tuple[Any, int]], seconds: float) -> float:
    """How often a second something can be done to the kept positions."""
    done = 0
    clock = time.process_time
    start = clock()
    while not done or clock() - start < seconds:
        for pos, seat in kept:
            work(pos, seat)
        done += len(kept)
    return done / (clock() - start)


def measure(name: str, seconds: float) -> dict[str, Any]:
    """All figures of the code that this process runs."""
    game = find(name)
    kept: list[tuple[Any, int]] = []
    number = -1  # the games before the clock starts are none of those that are timed
    while len(kept) < KEPT:
        play(game, number, kept)
        number -= 1
    random.Random(3).shuffle(kept)
    del kept[KEPT:]
    gc.collect()
    gc.freeze()  # the kept positions are not what is measured
    figures: dict[str, Any] = {}
    figures["lengths"], figures["times"] = games(game, seconds)
    figures["clones"] = rate(lambda pos, seat: pos.clone(), kept, seconds / 4)
    try:
        dice = game.new("samples").dice
        figures["samples"] = rate(lambda pos, seat: pos.sample(seat, dice), kept, seconds / 4)
    except (AttributeError, NotImplementedError):
        figures["samples"] = None  # a game under construction may not have them yet
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the code on PYTHONPATH.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--tree", required=True, help="where bellum must come from")
    parser.add_argument("--kind", required=True, help=".so or .py: what the kernel must be")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--core", type=int, help="the processor to stay on")
    parser.add_argument("--probe", action="store_true", help="only say whether the game is there")
    options = parser.parse_args()
    if options.core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {options.core})

    file = Path(str(position.__file__)).resolve()
    if not file.is_relative_to(Path(options.tree).resolve()) or file.suffix != options.kind:
        print(f"{file} is not the {options.kind} code of {options.tree}", file=sys.stderr)
        return 1
    if options.probe:
        try:
            find(options.game)
        except KeyError:
            print("false")
        else:
            print("true")
        return 0
    print(json.dumps(measure(options.game, options.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
