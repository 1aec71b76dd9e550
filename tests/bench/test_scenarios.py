"""What the bench measures: the scenarios that a game names, or one that is asked for."""

from __future__ import annotations

import pytest

import bellum
from bench import games


def test_every_game_is_measured_at_its_first_scenario_and_at_those_it_names() -> None:
    chosen = games.scenarios_of(list(bellum.GAMES), None)
    for name in bellum.GAMES:
        game = bellum.game(name)
        assert [scenario for other, scenario in chosen if other == name] == list(game.measured)
        assert game.measured[0] == game.scenarios[0]
        assert set(game.measured) <= set(game.scenarios)
        assert len(set(game.measured)) == len(game.measured)


def test_one_scenario_can_be_asked_for() -> None:
    game = next(name for name in bellum.GAMES if len(bellum.game(name).measured) > 1)
    last = bellum.game(game).measured[-1]
    assert games.scenarios_of([game], last) == [(game, last)]
    with pytest.raises(SystemExit) as stop:
        games.main(["--game", game, "--scenario", "nowhere"])
    assert stop.value.code == 2


def test_a_game_that_takes_too_long_is_left() -> None:
    figures: games.Figures = {}
    game = next(name for name in bellum.GAMES if len(bellum.game(name).measured) > 1)
    kept = games.play_outs(game, bellum.game(game).measured[-1], 0.05, figures)
    assert kept
    assert kept[-1].outcome is None
    assert figures["length"] > 0
