"""Simulations: the same games whatever the number of workers, sums that add up, errors that name the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bellum
from bellum.arena import simulate as arena
from bellum.arena.simulate import GameFailed, Plan, Report, play_game, simulate
from bellum.kernel import BadSetup
from bellum.players import Perspective, make


def without_times(report: Report) -> dict[str, Any]:
    data = report.to_data()
    for key in ("seconds", "games_per_second", "actions_per_second", "workers", "on"):
        del data[key]
    return data


def run(**settings: Any) -> Report:
    return simulate("julius_caesar", **{"games": 6, "players": ["random", "random"], **settings})


def test_the_same_seed_gives_the_same_report() -> None:
    assert without_times(run(seed="a")) == without_times(run(seed="a"))
    assert without_times(run(seed="a")) != without_times(run(seed="b"))
    assert without_times(run(seed=7)) == without_times(run(seed="7"))


def test_workers_change_nothing_but_the_time() -> None:
    assert without_times(run(games=10, seed="w")) == without_times(run(games=10, seed="w", workers=2))


def test_more_games_begin_with_the_same_ones() -> None:
    plan = Plan("julius_caesar", ("random", "random"), "s", "historical_705", (("free_setup", False),))
    assert [play_game(plan, number) for number in (2, 0, 1)] == [
        play_game(plan, number) for number in (2, 0, 1)
    ]
    assert play_game(plan, 0) != play_game(plan, 1)


def test_the_report_adds_up() -> None:
    report = run(games=20, seed="sum")
    assert report.games == 20
    assert report.draws + sum(seat.wins for seat in report.seats) == 20
    assert sum(report.reasons.values()) == 20
    assert [seat.seat for seat in report.seats] == ["caesar", "pompeius"]
    assert [seat.player for seat in report.seats] == ["random", "random"]
    for seat in report.seats:
        assert seat.rate.rate == seat.wins / 20
        assert seat.rate.low <= seat.rate.rate <= seat.rate.high
        assert 0 <= seat.score <= 16
    length = report.length
    assert 0 < length.min <= length.median <= length.max
    assert length.min <= length.mean <= length.max
    assert report.actions_per_second == pytest.approx(20 * length.mean / report.seconds)
    assert json.loads(json.dumps(report.to_data())) == report.to_data()


def test_a_game_can_be_played_again_by_its_seed() -> None:
    plan = Plan("julius_caesar", ("random", "random"), "again", "historical_705", (("free_setup", False),))
    result = play_game(plan, 3)
    match = bellum.new_game("julius_caesar", seed="again-3")
    players = [make("random", f"again-3 {seat}") for seat in ("caesar", "pompeius")]
    while match.outcome is None:
        seat = 0 if match.position.owes(0) else 1
        match.play(seat, players[seat].choose(Perspective(match.position, seat)))
    assert match.outcome.scores == result.scores
    assert match.outcome.winners == result.winners
    assert len(match.record.actions) == result.actions


def test_scenario_and_options_are_played() -> None:
    free = run(games=2, options={"free_setup": True}, scenario="historical_705", seed="o")
    assert free.options == {"free_setup": True}
    assert free.length.min > 30  # thirty blocks were placed first
    assert without_times(free) != without_times(run(games=2, seed="o"))


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_counts_up_to_the_number_of_games(workers: int) -> None:
    seen: list[int] = []
    run(games=40, workers=workers, progress=seen.append)
    assert seen == sorted(set(seen))
    assert seen[-1] == 40
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "at least one game"),
        ({"workers": 0}, "at least one worker"),
        ({"players": ["random"]}, r"2 seats \(caesar, pompeius\), not 1"),
        ({"players": ["random", "nobody"]}, "no machine player 'nobody'"),
        ({"scenario": "none"}, "no scenario 'none'"),
        ({"options": {"snow": True}}, "no option 'snow'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        run(**settings)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="no game 'chess'"):
        simulate("chess", games=1, players=["random", "random"])


def test_an_error_names_the_seed_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, eyes: Perspective) -> int:
            return -1

    monkeypatch.setattr(arena, "make", lambda name, seed: Broken())
    with pytest.raises(GameFailed, match=r"game 0 \(seed 'bad-0'\) failed: IllegalAction: no-such-action"):
        run(seed="bad")
