"""The benchmarks of environments and workers print what they measure."""

from __future__ import annotations

import re

import pytest

from bench import arena, research


@pytest.mark.slow
def test_steps_a_second_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert research.main(["--game", "julius_caesar", "--seconds", "0.2"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"julius_caesar +[\d,]+ +[\d,]+   \(at least 10,000 compiled\)", told)


@pytest.mark.slow
def test_one_worker_and_two_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["--games", "8", "--rounds", "1"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"local: [\d,.]+ games/s with 1 worker, [\d,.]+ with 2: [\d.]+ times \(load ", told)
