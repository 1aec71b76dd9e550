"""How fast the research environments are: steps with a mask and the observation of the seat that moves.

    python -m bench.research [--game ID] [--seconds 5]

It measures the code that this process runs; `make bench` runs it on the compiled code. Time is processor
time, so that other work on the machine disturbs little.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from time import process_time

import bellum
from bellum import research
from bellum.kernel import position

SECONDS = 5.0
WANTED = {next(iter(bellum.GAMES)): 10_000}  # steps a second, compiled, of the first game of the house
OTHERS = 4_000


def steps(game: str, seconds: float) -> float:
    """Steps a second of an environment of PettingZoo whose agents play at random."""
    env = research.pettingzoo_env(game)
    draw = Random(1).random
    env.reset(seed=0)
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            done += 1
    return done / (process_time() - start)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description="Measure environments.")
    parser.add_argument("--game", choices=bellum.GAMES, action="append", help="this one; may be repeated")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each game (%(default)s)")
    options = parser.parse_args(words)
    kind = "plain" if str(position.__file__).endswith(".py") else "compiled"
    print(f"\nEnvironments of PettingZoo, {kind}: steps/s with mask and observation, on one core\n")
    for game in options.game or bellum.GAMES:
        wanted = WANTED.get(game, OTHERS)
        print(f"{game:26}{steps(game, options.seconds):>12,.0f}   (at least {wanted:,} compiled)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
