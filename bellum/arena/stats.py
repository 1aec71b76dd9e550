"""The few statistics that a report of games needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, median
from typing import Any

Z_95 = 1.959963984540054  # the normal distribution's 97.5 % quantile


@dataclass(frozen=True)
class Interval:
    """A rate with its confidence interval, all from 0 to 1."""

    rate: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        return {name: round(value, 6) for name, value in asdict(self).items()}


def wilson(successes: int, trials: int, z: float = Z_95) -> Interval:
    """Wilson's score interval: also right for rates near 0 and 1 and for few trials."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is not a rate")
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = successes / trials
    scale = 1 + z * z / trials
    middle = (rate + z * z / (2 * trials)) / scale
    half = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / scale
    low = 0.0 if successes == 0 else middle - half
    high = 1.0 if successes == trials else middle + half
    return Interval(rate, low, high)


def mean_interval(numbers: Sequence[float], z: float = Z_95) -> Interval:
    """The mean of shares from 0 to 1 with its interval, from how much they vary; one says nothing."""
    middle = fmean(numbers)
    if len(numbers) < 2:
        return Interval(middle, 0.0, 1.0)
    # Shares that are all alike say much, but not everything: a deviation of a half is taken to be there.
    spread = sum((number - middle) ** 2 for number in numbers) + 0.25
    half = z * sqrt(spread / (len(numbers) * (len(numbers) - 1)))
    return Interval(middle, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True)
class Summary:
    """Numbers in short."""

    mean: float
    median: float
    min: float
    max: float

    def to_data(self) -> dict[str, Any]:
        return {name: round(value, 6) for name, value in asdict(self).items()}


def summary(numbers: Sequence[float]) -> Summary:
    """The mean, median and range of at least one number."""
    if not numbers:
        raise ValueError("there is nothing to sum up")
    return Summary(fmean(numbers), median(numbers), min(numbers), max(numbers))
