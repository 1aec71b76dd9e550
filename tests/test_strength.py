"""The page of strengths: made of what the ladder found, and what is kept is what is shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tools import strength


def meeting(upper: str, lower: str, rate: float, games: int = 20) -> dict[str, Any]:
    return {
        "game": "julius_caesar",
        "scenario": "historical_705",
        "seed": "s",
        "upper": upper,
        "lower": lower,
        "games": games,
        "share": {"rate": rate, "low": rate - 0.1, "high": rate + 0.1},
        "sides": [{"side": "caesar", "wins": 5, "games": 10}, {"side": "pompeius", "wins": 6, "games": 10}],
        "simulations_per_plan": [32.0 if "planner" in upper else 0.0, 0.0],
        "milliseconds_per_action": [20.0 if "planner" in upper else 0.5, 0.01],
        "milliseconds_per_plan": [100.0, 0.0],
    }


ROWS = [
    meeting("greedy", "random", 1.0),
    meeting("planner-1", "greedy", 0.75),
    meeting("lost", "nowhere", 0.5),
]


def test_strength_is_what_was_won_on_the_way_up() -> None:
    points = strength.climb(ROWS)
    assert [point.level for point in points] == ["random", "greedy", "planner-1"]
    assert points[0].elo == 0
    assert points[1].elo == pytest.approx(strength.elo(1.0, 20))
    assert points[2].elo - points[1].elo == pytest.approx(191, abs=1)
    assert strength.elo(0.5, 20) == 0
    assert strength.elo(1.0, 200) > strength.elo(1.0, 20)


def test_levels_in_their_order() -> None:
    levels = ["planner-16", "greedy", "planner-1", "random", "planner-4"]
    assert sorted(levels, key=strength.place) == ["random", "greedy", "planner-1", "planner-4", "planner-16"]


def test_a_chart_is_svg_with_every_level() -> None:
    drawn = ElementTree.fromstring(strength.chart("t", strength.climb(ROWS)))
    told = " ".join(drawn.itertext())
    for level in ("random", "greedy", "planner-1"):
        assert level in told


def test_a_meeting_that_is_played_again_replaces_the_first(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept.json")
    strength.keep(ROWS[:2])
    kept = strength.keep([meeting("planner-1", "greedy", 0.9, 100)])
    assert [(row["upper"], row["games"]) for row in kept] == [("greedy", 20), ("planner-1", 100)]


def test_the_page_shows_what_is_kept(tmp_path: Path, monkeypatch: Any) -> None:
    rows = json.loads(strength.KEPT.read_text(encoding="utf-8"))
    page = strength.PAGE.read_text(encoding="utf-8")
    charts = {path.name: path.read_text(encoding="utf-8") for path in strength.CHARTS.glob("strength-*.svg")}
    monkeypatch.setattr(strength, "PAGE", tmp_path / "strength.md")
    monkeypatch.setattr(strength, "CHARTS", tmp_path)
    strength.draw(rows)
    assert (tmp_path / "strength.md").read_text(encoding="utf-8") == page
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("*.svg")} == charts
