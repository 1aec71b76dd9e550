"""The toy is one of the games, here and in the workers of a simulation."""

from __future__ import annotations

import pytest

from bellum.games import GAMES


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy's id."""
    monkeypatch.setitem(GAMES, "toy", "tests.toy")
    monkeypatch.setenv("BELLUM_GAMES", "toy=tests.toy")
    return "toy"
