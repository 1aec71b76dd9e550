"""How much faster two workers are than one, in processes of this machine and on a Ray cluster of it.

    python -m bench.arena [--game ID] [--games 1000] [--rounds 3] [--on local] [--on ray]

One worker and two play by turns, after games that start the workers, so that other work on the machine
disturbs both alike. The ratio is that of the medians; it should be at least 1.8 where two cores are free.
"""

from __future__ import annotations

import argparse
import os
import sys
from statistics import median
from time import perf_counter

import bellum
from bellum.arena.executor import LOCAL, Executor, executor, gather
from bellum.arena.simulate import Plan, play_games
from bellum.players import NAMES

WARM = 32  # games before the clock starts


def rate(place: Executor, plan: Plan, games: range) -> float:
    """Games a second."""
    start = perf_counter()
    gather(place, play_games, plan, games)
    return len(games) / (perf_counter() - start)


def measure(on: str, plan: Plan, games: int, rounds: int) -> tuple[float, float]:
    """Games a second with one worker and with two: the medians of some rounds, by turns."""
    two, one = executor(on, 2), executor(on, 1)
    rates: dict[Executor, list[float]] = {one: [], two: []}
    with two.opened(), one.opened():
        for place in rates:
            rate(place, plan, range(WARM))
        for number in range(rounds):
            for place, found in rates.items():
                found.append(rate(place, plan, range(number * games, (number + 1) * games)))
    return median(rates[one]), median(rates[two])


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description="Measure workers.")
    parser.add_argument("--game", choices=bellum.GAMES, default=next(iter(bellum.GAMES)))
    parser.add_argument("--games", type=int, default=1000, help="in each round (%(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="(%(default)s)")
    parser.add_argument("--on", action="append", help=f"{LOCAL}, ray or an address; may be repeated")
    options = parser.parse_args(words)
    game = bellum.game(options.game)
    setting = game.setting()
    players = (NAMES[0],) * len(setting.seats)
    plan = Plan(game.id, players, "bench", setting.scenario, tuple(setting.options.items()), game.rules)
    for on in options.on or [LOCAL]:
        one, two = measure(on, plan, options.games, options.rounds)
        speeds = f"{one:,.1f} games/s with 1 worker, {two:,.1f} with 2: {two / one:.2f} times"
        load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
        print(f"{game.id}, {on}: {speeds} ({load})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
