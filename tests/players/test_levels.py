"""The levels: each has a name and a line on its strength in every language, and the default is one of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bellum.kernel.text import LANGUAGES
from bellum.players import DEFAULT, NAMES, QUICK, make
from bellum.players.levels import ADVISER
from bellum.players.planner import SECONDS, Planner

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_named_and_described(language: str) -> None:
    lines = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    known = {line.split(" = ")[0] for line in lines if line.startswith("player-")}
    assert known == {f"player-{name}{end}" for name in NAMES for end in ("", "-about")}


def test_the_default_and_the_adviser_are_planners_within_three_seconds() -> None:
    for name in (DEFAULT, ADVISER):
        player = make(name, "s")
        assert name in NAMES
        assert isinstance(player, Planner)
        assert player.seconds == SECONDS < 3


def test_the_weakest_come_first() -> None:
    planners = [player for name in NAMES if isinstance(player := make(name, "s"), Planner)]
    assert NAMES[: len(QUICK)] == QUICK
    assert len(planners) == len(NAMES) - len(QUICK)
    simulations = [player.simulations for player in planners]
    assert simulations == sorted(simulations)
