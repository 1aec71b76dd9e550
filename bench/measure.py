"""Measure one game on the code that is imported, and print the figures as JSON."""

from __future__ import annotations

import json
import random
import sys
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Any

from bellum.games import find
from bellum.kernel import Dice, Match, Position, key_of
from bellum.kernel import position as kernel_position


def play_out(pos: Position, rng: random.Random, seen: list[int], kept: list[Position] | None) -> int:
    """One uniformly random game: list the legal actions, play one; the number of actions."""
    actions = 0
    while pos.outcome is None:
        owners = pos.owners()
        seat = owners.bit_length() - 1 if owners & (owners - 1) == 0 else rng.choice(bits(owners))
        legal = pos.legal(seat)
        seen.append(len(legal))
        pos.apply(seat, legal[int(rng.random() * len(legal))])
        actions += 1
        if kept is not None and actions % 37 == 0:
            kept.append(pos.clone())
    return actions


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def rate(work: Any, items: list[Any], seconds: float) -> float:
    """How many items a second a function does, over whole passes."""
    done = 0
    start = perf_counter()
    while True:
        for item in items:
            work(item)
        done += len(items)
        spent = perf_counter() - start
        if spent > seconds:
            return done / spent


def measure(game_id: str, seconds: float) -> dict[str, Any]:
    """All figures of one run."""
    game = find(game_id)
    rng = random.Random(1)
    seen: list[int] = []
    lengths: list[int] = []
    start = perf_counter()
    while perf_counter() - start < seconds:
        pos = game.new(f"bench {len(lengths)}")
        pos.advance()
        lengths.append(play_out(pos, rng, seen, None))
    spent = perf_counter() - start

    kept: list[Position] = []
    for number in range(12):
        pos = game.new(f"kept {number}")
        pos.advance()
        play_out(pos, rng, [], kept)
    short = max(0.5, seconds / 10)
    dice = Dice(key_of("bench"))
    sizes = [len(pos.to_json()) for pos in kept]
    times = why_not_times(kept, rng)
    return {
        "compiled": not str(kernel_position.__file__).endswith(".py"),
        "actions/s": sum(lengths) / spent,
        "games/s": len(lengths) / spent,
        "legal mean": mean(seen),
        "legal max": max(seen),
        "length median": median(lengths),
        "clones/s": rate(lambda pos: pos.clone(), kept, short),
        "samples/s": rate(lambda pos: pos.sample(0, dice), kept, short),
        "views/s": rate(lambda pos: pos.view(0), kept, short),
        "why_not mean ms": 1000 * mean(times),
        "why_not p99 ms": 1000 * quantiles(times, n=100)[98],
        "JSON mean bytes": mean(sizes),
        "JSON max bytes": max(sizes),
        "replay s": replay_time(game_id),
    }


def why_not_times(kept: list[Position], rng: random.Random) -> list[float]:
    """The time of single calls, over random positions, seats and actions of the whole table."""
    times = []
    for _ in range(20_000):
        pos = kept[int(rng.random() * len(kept))]
        action = pos.table.actions[int(rng.random() * len(pos.table))]
        seat = int(rng.random() * len(pos.seats))
        start = perf_counter()
        pos.why_not(seat, action)
        times.append(perf_counter() - start)
    return times


def replay_time(game_id: str) -> float:
    """A whole record, replayed with its events."""
    game = find(game_id)
    rng = random.Random(2)
    match = Match.start(game, seed="replay")
    while match.outcome is None:
        seat = rng.choice(match.to_move())
        match.play(seat, rng.choice(match.legal(seat)))
    start = perf_counter()
    Match.replay(game, match.record)
    return perf_counter() - start


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
