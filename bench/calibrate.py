"""A fixed loop in plain Python: how fast this machine is today, for comparing figures of different machines.

    python -m bench.calibrate

The loop does what engines do: it indexes lists of small ints, calls a function and counts in a dict. It must
never change, or old figures lose their measure.
"""

from __future__ import annotations

import time

STEPS = 200_000


def step(values: list[int], seen: dict[int, int], i: int) -> int:
    """One unit of work."""
    value = (values[i & 63] * 5 + i) & 63
    values[i & 63] = value
    seen[value] = seen.get(value, 0) + 1
    return value


def loop() -> int:
    """The fixed work: its answer is checked, so that nothing of it can be left out."""
    values = list(range(64))
    seen: dict[int, int] = {}
    total = 0
    for i in range(STEPS):
        total += step(values, seen, i)
    return total + len(seen)


ANSWER = loop()


def calibrate(seconds: float = 1.0) -> float:
    """Thousands of steps a second of processor time: the best of several runs; other work only slows it."""
    best = 0.0
    end = time.process_time() + seconds
    while time.process_time() < end:
        start = time.process_time()
        if loop() != ANSWER:
            raise RuntimeError("the calibration loop gave another answer")
        best = max(best, STEPS / (time.process_time() - start) / 1000)
    return best


if __name__ == "__main__":
    print(f"calibration: {calibrate():,.0f} thousand steps/s of a fixed loop in plain Python")
