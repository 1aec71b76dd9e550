"""The ladder: paired seeds, sides swapped, the same result wherever it is played, a test that ends when it is sure."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bellum.arena.ladder import BATCH, SURE, Ladder, Meeting, evidence, ladder, play_one, play_rounds, shares
from bellum.arena.simulate import GameFailed
from bellum.arena.stats import mean_interval
from bellum.cli import main
from bellum.games import find


def climb(game: str, **more: Any) -> Ladder:
    settings: dict[str, Any] = {"games": 12, "seed": "ladder", **more}
    return ladder(game, **settings)


def result(found: Ladder) -> bytes:
    data = found.to_data()
    del data["run"]
    return json.dumps(data).encode()


def test_workers_change_nothing(toy: str) -> None:
    assert result(climb(toy)) == result(climb(toy, workers=2))
    assert result(climb(toy)) != result(climb(toy, seed="other"))


def test_both_levels_play_every_side_of_every_seed(toy: str) -> None:
    found = climb(toy, games=11)
    (meeting,) = found.standings
    assert (meeting.first, meeting.second) == ("greedy", "random")
    assert (meeting.rounds, meeting.games, meeting.even) == (6, 12, 0.5)
    assert [(side.side, side.games) for side in meeting.sides] == [("river", 6), ("hills", 6)]
    for side in meeting.sides:
        assert side.rate.rate == side.wins / side.games
    assert meeting.points.low <= meeting.points.rate <= meeting.points.high
    assert found.processor > 0
    assert min(meeting.seconds) > 0


def test_equals_share_the_points_of_every_round(toy: str) -> None:
    (meeting,) = climb(toy, levels=["random", "random"], games=20).standings
    assert meeting.points.rate == pytest.approx(0.5)
    assert meeting.verdict == "not decided"


def test_a_round_is_one_seed(toy: str) -> None:
    setting = find(toy).setting(None, {"players": 3})
    options = tuple(setting.options.items())
    plan = Meeting(toy, "only", options, "s", "random", "random", find(toy).rules, setting.teams)
    for number in range(0, 8, 2):
        one, other = play_one(plan, number), play_one(plan, number + 1)
        assert (one.side, other.side) == ("river", "hills")
        assert one.points + other.points == 1  # of equals it is the same game, told from both sides
        assert sorted(one.actions) == sorted(other.actions)


def test_the_test_stops_as_soon_as_it_is_sure(toy: str) -> None:
    found = climb(toy, games=200, margin=0.2)
    (meeting,) = found.standings
    assert meeting.verdict in ("stronger", "not stronger")
    assert meeting.rounds % BATCH == 0
    assert meeting.games < 400
    assert result(found) == result(climb(toy, games=200, margin=0.2, workers=2))


def test_the_evidence_grows_with_the_rounds() -> None:
    assert evidence([1.0] * 16, 0.5, 0.2) >= SURE
    assert evidence([0.0, 1.0] * 16, 0.5, 0.2) < 0
    assert evidence([0.5] * 32, 0.5, 0.2) <= -SURE
    assert abs(evidence([1.0], 0.5, 0.1)) < SURE
    assert shares([], 2) == []


def test_the_interval_of_a_mean() -> None:
    one = mean_interval([0.5])
    assert (one.rate, one.low, one.high) == (0.5, 0.0, 1.0)
    few, many = mean_interval([0.0, 1.0] * 4), mean_interval([0.0, 1.0] * 400)
    assert few.rate == many.rate == 0.5
    assert few.high - few.low > 5 * (many.high - many.low)
    assert 0 < mean_interval([1.0] * 10).low < 1


def test_progress_counts_all_meetings(toy: str) -> None:
    seen: list[int] = []
    climb(toy, levels=["random", "greedy", "random"], games=6, progress=seen.append)
    assert seen == sorted(set(seen))
    assert seen[-1] == 12


def test_an_error_names_its_game(toy: str) -> None:
    plan = Meeting(toy, "nowhere", (), "s", "random", "random", 1, ("river", "hills"))
    with pytest.raises(Exception, match="no scenario 'nowhere'"):
        play_one(plan, 0)
    plan = Meeting(toy, "", (), "s", "random", "random", 9, ("river", "hills"))
    with pytest.raises(GameFailed, match="version 9 is to be played"):
        play_rounds(plan, range(1))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--levels", "random"], "at least two levels"),
        (["--levels", "random,hal"], "no machine player 'hal'"),
        (["--games", "0"], "at least 1"),
        (["--margin", "0.7"], "between 0 and 0.5, not 0.7"),
        (["--scenario", "moon"], "no scenario 'moon'"),
        (["--workers", "0"], "at least 1"),
    ],
)
def test_what_cannot_be_played_is_a_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", "julius_caesar", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_the_command_prints_sides_intervals_and_processor_time(
    toy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ladder", toy, "--games", "8"]) == 0
    told = capsys.readouterr().out
    for words in ("greedy", "river", "hills", "share", "processor time per action", "worker on local"):
        assert words in told
    assert main(["ladder", toy, "--games", "8", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["standings"][0]["games"] == 8
