"""How fast the games are: uniformly random games on one core, events off, plain and compiled.

    python -m bench.games [--game ID] [--scenario ID] [--seconds 10]
    python -m bench.games --against REV        compare with another revision: bench/against.py

Each kind of code runs twice, in processes of their own and by turns. A step is ``Position.legal`` and
``Position.apply``. Time is processor time, so that other work on the machine disturbs little. A game says
which of its scenarios are measured; a game that takes longer than the time is left in the middle.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import bellum
from bellum.kernel import Dice, Match, Position, Record, key_of, position
from bellum.kernel.ledger import Ledger

from . import against
from .calibrate import calibrate
from .loop import SEATS

ROOT = Path(__file__).resolve().parent.parent
RUNS = 2
SECONDS = 10.0  # of random play in each run
EVERY = 37  # one position in so many is kept for the other measurements
SHARE = 0.1  # of the time for each of the other measurements
PATIENCE = 1.5  # times the time: after that a game is left
REPLAYED = 3000  # actions of a record that is replayed, at most

Figures = dict[str, float]

# What is printed: the figure, its unit, and how to write it.
ROWS: list[tuple[str, str, str]] = [
    ("actions", "actions/s", ",.0f"),
    ("games", "games/s", ",.1f"),
    ("legal_mean", "legal actions, mean", ".1f"),
    ("legal_max", "legal actions, most", ".0f"),
    ("length", "actions per game, median", ".0f"),
    ("clones", "clones/s", ",.0f"),
    ("samples", "samples/s", ",.0f"),
    ("listing", "listing the legal, mean ms", ".4f"),
    ("why_not_mean", "why_not, mean ms", ".4f"),
    ("why_not_p99", "why_not, 99 of 100 ms", ".4f"),
    ("views", "views/s", ",.0f"),
    ("values", "values/s", ",.0f"),
    ("json_mean", "JSON bytes, mean", ",.0f"),
    ("json_max", "JSON bytes, most", ",.0f"),
    ("replay", "replay of a record, ms", ",.1f"),
]


# -- measuring: in a process of its own --------------------------------------------------------------------


def play_outs(name: str, scenario: str, seconds: float, figures: Figures) -> list[Position]:
    """Random games until the time is over; the positions on the way are for the other measurements."""
    game = bellum.game(name)
    rng = random.Random(1)
    draw = rng.random
    kept: list[Position] = []
    lengths: list[int] = []
    actions = offered = most = number = 0
    clock = time.process_time
    start = clock()
    idle = 0.0
    while clock() - start - idle < seconds or not kept:
        pos = game.new(f"bench {number}", scenario)
        pos.advance()
        number += 1
        length = 0
        while pos.outcome is None:
            seats = SEATS[pos.owners()]
            seat = seats[0] if len(seats) == 1 else seats[int(draw() * len(seats))]
            legal = pos.legal(seat)
            size = len(legal)
            offered += size
            if size > most:
                most = size
            pos.apply(seat, legal[int(draw() * size)])
            length += 1
            if length % EVERY == 0:
                paused = clock()
                if paused - start - idle > PATIENCE * seconds:
                    break
                if len(kept) < 2000:
                    kept.append(pos.clone())
                    idle += clock() - paused
        actions += length
        lengths.append(length)
    elapsed = clock() - start - idle
    figures["actions"] = actions / elapsed
    figures["games"] = len(lengths) / elapsed
    figures["legal_mean"] = offered / actions
    figures["legal_max"] = most
    figures["length"] = statistics.median(lengths)
    return kept


def rate(work: Callable[[Position], object], kept: list[Position], seconds: float) -> float:
    """How often a second something can be done to positions: few and again and again, as a search would."""
    done = 0
    few = kept[:64]
    clock = time.process_time
    start = clock()
    while clock() - start < seconds:
        for pos in few:
            work(pos)
        done += len(few)
    return done / (clock() - start)


def listings(kept: list[Position], seconds: float, figures: Figures) -> None:
    """The legal actions of random positions, listed anew each time."""
    clock = time.process_time
    listed = 0
    start = clock()
    while clock() - start < seconds:
        for pos in kept:
            if pos.outcome is None:
                pos.steps[-1].legal(pos, SEATS[pos.owners()][0])
                listed += 1
    figures["listing"] = (clock() - start) / max(listed, 1) * 1000


def questions(kept: list[Position], seconds: float, figures: Figures) -> None:
    """``why_not`` for the whole table in random positions, each call timed."""
    clock = time.process_time
    watch = time.perf_counter  # finer, for single calls
    times: list[float] = []
    total = asked = 0.0
    end = clock() + seconds
    for number, pos in enumerate(kept):
        if clock() > end and number > 1:
            break
        seat = (SEATS[pos.owners()] or [0])[0]
        actions = pos.table.actions
        start = clock()
        for action in actions:
            pos.why_not(seat, action)
        total += clock() - start
        asked += len(actions)
        for action in actions[number % 7 :: 7]:
            start = watch()
            pos.why_not(seat, action)
            times.append(watch() - start)
    figures["why_not_mean"] = total / asked * 1000
    figures["why_not_p99"] = statistics.quantiles(times, n=100)[98] * 1000


def replays(name: str, scenario: str, figures: Figures) -> None:
    """A record, played again with events and checks as a server or `bellum replay` does."""
    match = Match.start(bellum.game(name), scenario, seed="bench")
    rng = random.Random(2)
    while match.outcome is None and len(match.record.actions) < REPLAYED:
        seat = rng.choice(match.to_move())
        match.play(seat, rng.choice(match.legal(seat)))
    text = match.record.to_text()
    times = []
    for _ in range(3):
        start = time.process_time()
        Match.replay(match.game, Record.from_text(text))
        times.append(time.process_time() - start)
    figures["replay"] = min(times) * 1000


def measure(name: str, scenario: str, seconds: float) -> Figures:
    """All figures of the code that this process runs."""
    figures: Figures = {}
    kept = play_outs(name, scenario, seconds, figures)
    random.Random(3).shuffle(kept)
    gc.collect()
    gc.freeze()  # the kept positions are not what is measured
    share = max(0.2, seconds * SHARE)
    dice = Dice(key_of("samples"))
    figures["clones"] = rate(lambda pos: pos.clone(), kept, share)
    figures["samples"] = rate(lambda pos: pos.sample(dice.used % len(pos.setting.seats), dice), kept, share)
    figures["views"] = rate(lambda pos: pos.view(0), kept, share)
    figures["values"] = rate(lambda pos: pos.value(0), kept, share)
    listings(kept, share, figures)
    questions(kept, 2 * share, figures)
    sizes = [len(pos.to_json()) for pos in kept]
    figures["json_mean"] = statistics.mean(sizes)
    figures["json_max"] = max(sizes)
    replays(name, scenario, figures)
    return figures


# -- comparing: the process that the user starts -----------------------------------------------------------


def environment(compiled: bool) -> dict[str, str]:
    """The same interpreter with the sources, or with the compiled tree before them."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    if compiled:
        env["PYTHONSAFEPATH"] = "1"
        env["PYTHONPATH"] = str(ROOT / "build" / "compiled")
    return env


def run(name: str, scenario: str, compiled: bool, seconds: float) -> Figures:
    """The figures of one run in a process of its own."""
    command = [sys.executable, "-m", "bench.games", "--measure", "--game", name, "--scenario", scenario]
    command += ["--seconds", str(seconds), "--expect", ".so" if compiled else ".py"]
    result = subprocess.run(
        command, env=environment(compiled), cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: Figures = json.loads(result.stdout)
    return figures


def scenarios_of(names: list[str], chosen: str | None) -> list[tuple[str, str]]:
    """The games to measure, each with a scenario: the one that was chosen, or those that the game names."""
    if chosen is not None:
        return [(name, chosen) for name in names if chosen in bellum.game(name).scenarios]
    return [(name, scenario) for name in names for scenario in bellum.game(name).measured]


def compare(chosen: list[tuple[str, str]], seconds: float) -> int:
    """Compile, run all, print the tables."""
    built = (
        subprocess.run(
            [sys.executable, str(ROOT / "tools" / "compile.py"), "--whole"], check=False
        ).returncode
        == 0
    )
    if not built:
        print("bench: the compiled code is left out")
    speed = calibrate()
    for name, scenario in chosen:
        table(name, scenario, built, seconds)
    speed = max(speed, calibrate())
    load = os.getloadavg()[0]
    print(f"\ncalibration: {speed:,.0f} thousand steps/s of a fixed loop in plain Python; load {load:.1f}")
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    return 0


def table(name: str, scenario: str, built: bool, seconds: float) -> None:
    """Run the measurements of one scenario and print them."""
    kinds = [False, True] if built else [False]
    runs: dict[bool, list[Figures]] = {kind: [] for kind in kinds}
    for _ in range(RUNS):
        for kind in kinds:
            runs[kind].append(run(name, scenario, kind, seconds))
    title = Ledger.load(bellum.game(name)).title["en"]
    if len(bellum.game(name).scenarios) > 1:
        title += f" ({scenario})"
    print(f"\n{title}, uniformly random games on one core, events off, {seconds:g} s a run\n")
    heads = [f"{'compiled' if kind else 'plain'} {n + 1}" for kind in kinds for n in range(RUNS)]
    print(f"{'':26}" + "".join(f"{head:>12}" for head in heads))
    for key, unit, form in ROWS:
        cells = [format(figures[key], form) for kind in kinds for figures in runs[kind]]
        print(f"{unit:26}" + "".join(f"{cell:>12}" for cell in cells))
    if built:
        ratio = statistics.mean(f["actions"] for f in runs[True]) / statistics.mean(
            f["actions"] for f in runs[False]
        )
        print(f"\ncompiled code plays {ratio:.1f} times as fast")


def positive(text: str) -> float:
    """A number of seconds that time can be measured in."""
    value = float(text)
    if not 0 < value < 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds from 0 to 3600")
    return value


def some(text: str) -> int:
    """A number of rounds that a median can be taken of."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("one round at least is needed")
    return value


def arguments() -> argparse.ArgumentParser:
    """What the command line may say."""
    parser = argparse.ArgumentParser(prog="python -m bench.games", description="Measure the speed.")
    parser.add_argument(
        "--game", choices=bellum.GAMES, action="append", help="this game only; may be repeated"
    )
    parser.add_argument("--scenario", help="this scenario only; all that a game names unless given")
    parser.add_argument(
        "--seconds",
        type=positive,
        help=f"of random play in each run (10; {against.SECONDS:g} with --against)",
    )
    parser.add_argument("--against", metavar="REV", help="compare the working tree with a revision, by turns")
    parser.add_argument(
        "--rounds", type=some, help=f"with --against: how often each is measured ({against.ROUNDS})"
    )
    parser.add_argument("--measure", action="store_true", help="measure this process and print JSON")
    parser.add_argument("--expect", default="", help="refuse to measure other code than .so or .py")
    return parser


def main(words: list[str] | None = None) -> int:
    parser = arguments()
    options = parser.parse_args(words)
    names: list[str] = options.game or list(bellum.GAMES)
    if options.against is not None:
        return against.compare(
            options.against, names, options.seconds or against.SECONDS, options.rounds or against.ROUNDS
        )
    if options.rounds is not None:
        parser.error("--rounds is for --against")
    seconds = options.seconds or SECONDS
    chosen = scenarios_of(names, options.scenario)
    if not chosen:
        parser.error(f"no game has a scenario {options.scenario!r}")
    if not options.measure:
        return compare(chosen, seconds)
    if not str(position.__file__).endswith(options.expect):
        print(f"bench: {position.__file__} is not {options.expect}", file=sys.stderr)
        return 1
    print(json.dumps(measure(*chosen[0], seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
