"""A fixed loop of plain Python, so that figures from different machines compare."""

from __future__ import annotations

from time import perf_counter

ROUNDS = 300_000


def calibrate() -> float:
    """Rounds of the loop per second, in millions: the best of five."""
    best = 0.0
    for _ in range(5):
        start = perf_counter()
        numbers = list(range(64))
        total = 0
        for i in range(ROUNDS):
            total += numbers[i & 63] * 3 % 7
            numbers[i & 63] = total & 255
        best = max(best, ROUNDS / (perf_counter() - start) / 1e6)
    return best
