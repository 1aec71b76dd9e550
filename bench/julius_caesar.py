"""Julius Caesar on one core, uniformly random games, events off: plain and compiled code in one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.calibrate import calibrate

ROOT = Path(__file__).resolve().parent.parent
GAME = "julius_caesar"
GOALS = {
    "plain": {"actions/s": 25_000},
    "compiled": {"actions/s": 65_000, "clones/s": 300_000, "samples/s": 10_000},
}


def run(compiled: bool, seconds: float) -> dict[str, Any]:
    """The figures of one run in a process of its own."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONSAFEPATH")}
    path = [str(ROOT / "build" / "compiled"), str(ROOT)] if compiled else [str(ROOT)]
    env.update(PYTHONSAFEPATH="1", PYTHONPATH=os.pathsep.join(path))
    command = [sys.executable, "-m", "bench.measure", GAME, str(seconds)]
    told = subprocess.run(command, env=env, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    data: dict[str, Any] = json.loads(told.stdout)
    if data.pop("compiled") != compiled:
        raise SystemExit("bench: the wrong code was measured")
    return data


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="of random games in each run"
    )
    seconds = parser.parse_args().seconds
    subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=True, cwd=ROOT)
    print(f"calibration: {calibrate():.1f} million rounds/s of plain Python")
    runs = [("plain", run(False, seconds)), ("compiled", run(True, seconds))]
    runs += [("plain", run(False, seconds)), ("compiled", run(True, seconds))]
    print(f"calibration: {calibrate():.1f} million rounds/s of plain Python")
    print(f"{'':<18}" + "".join(f"{name:>14}" for name, _ in runs) + f"{'goal':>24}")
    for key in runs[0][1]:
        goals = ", ".join(f"{name} {goal[key]:,}" for name, goal in GOALS.items() if key in goal)
        print(f"{key:<18}" + "".join(f"{show(data[key]):>14}" for _, data in runs) + f"{goals:>24}")
    print("goals beside these: why_not under 0.1 ms, JSON under 2,048 bytes")


def show(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.4g}"


if __name__ == "__main__":
    main()
