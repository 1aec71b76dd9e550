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

import numpy as np

import bellum
from bellum import research
from bellum.kernel import position

SECONDS = 5.0
WANTED = {next(iter(bellum.GAMES)): 10_000}  # steps a second, compiled, of the first game of the house
OTHERS = 4_000


def zoo(game: str, seconds: float) -> float:
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


def spiel(game: str, seconds: float) -> float:
    """Steps a second of a game of OpenSpiel whose players play at random."""
    played = research.open_spiel_game(game)
    observer, width = played.make_py_observer(), played.num_distinct_actions()
    draw = Random(1).random
    done = deal = 0
    state = played.new_initial_state()
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            if state.is_chance_node():
                state.apply_action(deal)
                deal += 1
                continue
            if state.is_terminal():
                state = played.new_initial_state()
                continue
            observer.set_from(state, state.current_player())
            legal = state.legal_actions()
            mask = np.zeros(width, np.int8)
            mask[legal] = 1
            state.apply_action(legal[int(draw() * len(legal))])
            done += 1
    return done / (process_time() - start)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.research", description="Measure environments.")
    parser.add_argument("--game", choices=bellum.GAMES, action="append", help="this one; may be repeated")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each game (%(default)s)")
    options = parser.parse_args(words)
    kind = "plain" if str(position.__file__).endswith(".py") else "compiled"
    print(f"\nEnvironments, {kind}: steps/s with mask and observation, on one core\n")
    print(f"{'':26}{'PettingZoo':>12}{'OpenSpiel':>12}")
    for game in options.game or bellum.GAMES:
        speeds = [measure(game, options.seconds) for measure in (zoo, spiel)]
        wanted = WANTED.get(game, OTHERS)
        figures = "".join(f"{speed:>12,.0f}" for speed in speeds)
        print(f"{game:26}{figures}   (at least {wanted:,} compiled)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
