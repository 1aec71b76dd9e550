"""Tuning weights by matches: it climbs, keeps a log, and is the same wherever it is played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from bellum.arena.tune import Climb, Effort, Tuned, tune
from bellum.cli import main
from bellum.kernel.game import BadSetup
from tests.toy import GAME


def run(toy: str, **more: Any) -> tuple[Tuned, list[str]]:
    lines: list[str] = []
    effort = Effort(more.pop("matches", 3), 4, more.pop("check", 0))
    settings: dict[str, Any] = {"seed": "tune", "log": lines.append, **more}
    return tune(toy, effort, **settings), lines


def test_it_climbs_where_winning_is_certain() -> None:
    """Whoever is nearer to the best weights wins: after some matches both are near them."""
    best = [3.0, -1.0]

    def distance(values: list[float]) -> float:
        return sum((value - goal) ** 2 for value, goal in zip(values, best))

    climb = Climb([0.0, 0.0], [0.5, 0.5], "climb")
    for _ in range(200):
        one, other = climb.propose()
        climb.learn(1.0 if distance(one) < distance(other) else 0.0)
    assert distance(climb.values) < 0.25


def test_an_even_match_changes_nothing() -> None:
    climb = Climb([1.0, 2.0], [0.1, 0.1], "even")
    one, other = climb.propose()
    assert [(a + b) / 2 for a, b in zip(one, other)] == pytest.approx([1.0, 2.0])
    assert one != other
    climb.learn(0.5)
    assert climb.values == [1.0, 2.0]


def test_workers_change_nothing(toy: str) -> None:
    one, two = run(toy), run(toy, workers=2)
    assert one == two
    assert one[0].after != run(toy, seed="other")[0].after


def test_the_log_tells_every_match(toy: str) -> None:
    found, lines = run(toy, check=6)
    assert lines[0] == f"# {toy} greedy, seed tune, 3 matches of 4 games"
    assert lines[1] == "match share points coins"
    assert [line.split()[0] for line in lines[2:5]] == ["1", "2", "3"]
    assert [float(value) for value in lines[4].split()[2:]] == pytest.approx(found.after, rel=1e-3)
    assert found.check is not None
    assert found.check.games == 6
    assert "tuned against before" in lines[5]


def test_some_weights_alone(toy: str) -> None:
    found, _ = run(toy, only=["points"], matches=4)
    assert found.after[0] != found.before[0]
    assert found.after[1] == found.before[1]


def test_the_result_is_toml(toy: str) -> None:
    found, _ = run(toy)
    data = tomllib.loads(found.toml())
    assert [data[name]["value"] for name in ("points", "coins")] == pytest.approx(found.after, rel=1e-3)


def test_a_game_without_weights_is_refused(toy: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(GAME, "weights", None)
    with pytest.raises(BadSetup, match="has no weights to tune"):
        run(toy)


def test_from_the_command_line(toy: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "tune.log"
    words = ["tune", toy, "--matches", "2", "--games", "2", "--check", "2", "--log", str(log)]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "[points]\nvalue = " in told
    assert len(log.read_text(encoding="utf-8").splitlines()) == 5
    assert main(["tune", toy, "--only", "charm"]) != 0
    assert "has no weight 'charm'; it has points, coins" in capsys.readouterr().err
    assert main(["tune", toy, "--level", "nobody"]) != 0
    assert "there is no machine player 'nobody'" in capsys.readouterr().err
