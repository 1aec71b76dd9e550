"""The statistics of a report against known values."""

from __future__ import annotations

import pytest

from bellum.arena.stats import summary, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
        (380, 400, 0.9240, 0.9674),
        (0, 400, 0.0, 0.0095),
    ],
)
def test_wilson_interval(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert interval.rate == successes / trials
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_wilson_ends_are_exact_and_mirrored() -> None:
    assert wilson(0, 7).low == 0.0
    assert wilson(7, 7).high == 1.0
    for successes in range(8):
        a, b = wilson(successes, 7), wilson(7 - successes, 7)
        assert a.low == pytest.approx(1 - b.high)
        assert a.low <= a.rate <= a.high


def test_wilson_of_nothing_says_nothing() -> None:
    interval = wilson(0, 0)
    assert (interval.rate, interval.low, interval.high) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(("successes", "trials"), [(-1, 3), (4, 3), (1, 0)])
def test_wilson_refuses_what_is_no_rate(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="is not a rate"):
        wilson(successes, trials)


def test_summary() -> None:
    assert summary([3, 1, 2]).to_data() == {"mean": 2.0, "median": 2, "min": 1, "max": 3}
    assert summary([4, 1, 2, 3]).median == 2.5
    assert summary([7]).to_data() == {"mean": 7.0, "median": 7, "min": 7, "max": 7}
    with pytest.raises(ValueError, match="nothing"):
        summary([])
