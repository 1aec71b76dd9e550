"""Compare the working tree with another revision in one run, so that a noisy machine disturbs both alike.

    python -m bench.games --against REV [--game ID] [--seconds 2] [--rounds 5]

The revision is checked out under build/against, by its commit's hash, and compiled there with its own tools.
Then short measurements of the two alternate, each in a fresh process on the same core (bench/loop.py).
"""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "build" / "against"
LOOP = Path(__file__).with_name("loop.py")
KEEP = 3  # checked-out revisions that stay for the next run
ROUNDS = 5
SECONDS = 2.0

Run = dict[str, Any]  # what bench/loop.py prints


class Trouble(Exception):
    """Why nothing can be compared, in one sentence."""


# -- the two trees -----------------------------------------------------------------------------------------


def git(*arguments: str, root: Path = ROOT, **env: str) -> str:
    """What git prints; Trouble if it fails."""
    try:
        result = subprocess.run(
            ["git", *arguments],
            cwd=root,
            env={**os.environ, **env},
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        raise Trouble("git was not found, and without it there is no other revision to measure.") from None
    if result.returncode != 0:
        said = result.stderr.strip().splitlines()
        raise Trouble(f"git {arguments[0]} failed: {said[-1] if said else result.returncode}")
    return result.stdout.strip()


def commit_of(revision: str, root: Path = ROOT) -> str:
    """The hash of the commit that a revision names."""
    try:
        git("rev-parse", "--git-dir", root=root)
    except Trouble as trouble:
        if "was not found" in str(trouble):
            raise
        raise Trouble(f"{root} is not a git checkout, so there is no other revision to measure.") from None
    try:
        return git("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}", root=root)
    except Trouble:
        raise Trouble(f"there is no revision {revision!r} in this repository.") from None


@contextlib.contextmanager
def lock(place: Path) -> Iterator[None]:
    """One run at a time: two would disturb each other's trees and figures."""
    place.mkdir(parents=True, exist_ok=True)
    with (place / ".lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("bench: waiting for another comparison in this tree to end ...", flush=True)
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def check_out(commit: str, root: Path = ROOT, place: Path = PLACE) -> Path:
    """The tree of a commit: the one that is there already, or a new one; the oldest make room.

    An index of its own keeps this apart from the user's, and leaves nothing to tidy in the repository.
    """
    tree = place / commit
    if not tree.is_dir():
        for rest in place.glob("*.new"):
            shutil.rmtree(rest, ignore_errors=True)
        fresh = place / f"{commit}.new"
        index = place / f"{commit}.index"
        try:
            git("read-tree", commit, root=root, GIT_INDEX_FILE=str(index))
            git("checkout-index", "--all", f"--prefix={fresh}/", root=root, GIT_INDEX_FILE=str(index))
            fresh.rename(tree)
        finally:
            index.unlink(missing_ok=True)
            shutil.rmtree(fresh, ignore_errors=True)
    os.utime(tree)
    trees = sorted(
        (path for path in place.iterdir() if path.is_dir()),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    for old in trees[KEEP:]:
        shutil.rmtree(old, ignore_errors=True)
    return tree


def compile_trees(trees: dict[str, Path]) -> str | None:
    """Compile the trees side by side, each with its own tools; why it could not be done, or None."""
    check = [sys.executable, str(ROOT / "tools" / "compile.py"), "--check"]
    lack = subprocess.run(check, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if lack.returncode != 0:
        return lack.stdout.strip()
    for name, tree in trees.items():
        if not (tree / "tools" / "compile.py").is_file():
            return f"{name} has no tools/compile.py."
    print(
        "bench: compiling both as a whole (minutes for new sources, at once for known ones) ...", flush=True
    )
    jobs = {
        name: subprocess.Popen(
            [sys.executable, str(tree / "tools" / "compile.py"), "--whole"],
            cwd=tree,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, tree in trees.items()
    }
    reason = None
    for name, job in jobs.items():
        output = job.communicate()[0]
        if job.returncode != 0:
            print(output, end="", file=sys.stderr)
            reason = reason or f"{name} does not compile (see above)."
    return reason


# -- measuring ---------------------------------------------------------------------------------------------


class Side(NamedTuple):
    """One of the two trees."""

    name: str
    tree: Path

    def place(self, compiled: bool) -> Path:
        """Where the code of a kind is."""
        return self.tree / "build" / "compiled" if compiled else self.tree


def core() -> int | None:
    """The processor for all measurements: the last that we may use, as the first does most of the chores."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def loop(side: Side, compiled: bool, name: str, number: int, *arguments: str) -> Any:
    """Run bench/loop.py with the code of a side, in a fresh process."""
    place = side.place(compiled)
    command = [sys.executable, str(LOOP), "--game", name, "--tree", str(place)]
    command += ["--kind", ".so" if compiled else ".py", *arguments]
    processor = core()
    if processor is not None:
        command += ["--core", str(processor)]
    # The seed of hashes changes where things are in memory: the same for both sides, another each round.
    env = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONPATH": str(place), "PYTHONHASHSEED": str(number)}
    result = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        print(result.stderr, end="", file=sys.stderr)
        kind = "compiled" if compiled else "plain"
        raise Trouble(f"{name} could not be measured in the {kind} code of {side.name} (see above).")
    return json.loads(result.stdout)


Measure = Callable[[Side, int], Run]


def alternate(before: Side, after: Side, rounds: int, measure: Measure) -> tuple[list[Run], list[Run]]:
    """Measure both in each round, the first one alternating, so that a slowing machine favours neither."""
    runs: dict[Side, list[Run]] = {before: [], after: []}
    for number in range(rounds):
        for side in (before, after) if number % 2 == 0 else (after, before):
            runs[side].append(measure(side, number))
    return runs[before], runs[after]


# -- the table ---------------------------------------------------------------------------------------------


def pace(before: Run, after: Run) -> tuple[float, float]:
    """Actions per second of both, over the games that both have finished: much the same work."""
    count = min(len(before["lengths"]), len(after["lengths"]))
    first, second = (sum(run["lengths"][:count]) / run["times"][count - 1] for run in (before, after))
    return first, second


def lengths(before: list[Run], after: list[Run]) -> tuple[float, float, bool]:
    """The mean length of the games that all runs have finished, and whether each was as long in both."""
    count = min(len(run["lengths"]) for run in [*before, *after])
    first, second = before[0]["lengths"][:count], after[0]["lengths"][:count]
    return statistics.mean(first), statistics.mean(second), first == second


def row(unit: str, pairs: list[tuple[float, float]]) -> str:
    """A line of the table: the medians, and the median and the span of the ratios of the rounds."""
    first, second = (statistics.median(pair[side] for pair in pairs) for side in (0, 1))
    ratios = [after / before for before, after in pairs]
    span = f"{min(ratios):.3f}-{max(ratios):.3f}"
    return f"  {unit:22}{first:>12,.0f}{second:>12,.0f}{statistics.median(ratios):>10.3f}{span:>16}"


def table(kind: str, before: list[Run], after: list[Run]) -> list[str]:
    """The lines of one kind of code."""
    lines = [f"{kind:24}{'before':>12}{'after':>12}{'ratio':>10}{'min-max':>16}"]
    both = list(zip(before, after, strict=True))
    lines.append(row("actions/s", [pace(*pair) for pair in both]))
    for key in ("clones", "samples"):
        if all(run[key] is not None for run in [*before, *after]):
            lines.append(row(f"{key}/s", [(first[key], second[key]) for first, second in both]))
    first, second, same = lengths(before, after)
    note = "the same games" if same else "other games"
    lines.append(f"  {'actions per game, mean':22}{first:>12,.1f}{second:>12,.1f}{note:>26}")
    return lines


def compare(revision: str, names: list[str], seconds: float, rounds: int) -> int:
    """Check out, compile, measure both by turns, print a table for each game."""
    try:
        commit = commit_of(revision)
        short = commit[:10]
        with lock(PLACE):
            before = Side(short, check_out(commit))
            after = Side("the working tree", ROOT)
            lack = compile_trees({side.name: side.tree for side in (before, after)})
            if lack is not None:
                print(f"bench: the compiled code is left out: {lack}")
            kinds = [False, True] if lack is None else [False]
            called = short if commit.startswith(revision) else f"{short} ({revision})"
            print(f"before: {called}; after: the working tree; {rounds} rounds of {seconds:g} s, by turns")
            for name in names:
                report(name, before, after, kinds, seconds, rounds)
    except Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 1
    return 0


def report(name: str, before: Side, after: Side, kinds: list[bool], seconds: float, rounds: int) -> None:
    """Measure one game and print its table."""
    if not loop(before, False, name, 0, "--probe"):
        print(f"\n{name} is not in {before.name} and is left out")
        return
    print(f"\n{name}, uniformly random games on one core, events off", flush=True)
    for kind in kinds:

        def measure(side: Side, number: int, kind: bool = kind) -> Run:
            run: Run = loop(side, kind, name, number, "--seconds", str(seconds))
            return run

        first, second = alternate(before, after, rounds, measure)
        print("\n".join(table("compiled" if kind else "plain", first, second)), flush=True)
