"""Simulations of three to five seats in two teams, on the toy."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.arena.simulate import Report, simulate
from bellum.kernel import BadSetup
from tests.toy import SEATS


def run(game: str, seats: int, **more: Any) -> Report:
    settings = {
        "games": 30,
        "players": ["random"] * seats,
        "options": {"players": seats},
        "seed": "teams",
        **more,
    }
    return simulate(game, **settings)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_report_adds_up_by_seat_and_by_team(toy: str, seats: int) -> None:
    report = run(toy, seats)
    assert [seat.seat for seat in report.seats] == list(SEATS[:seats])
    assert [team.team for team in report.teams] == ["river", "hills"]
    assert sum(team.wins for team in report.teams) + report.draws == 30
    for team in report.teams:
        own = [seat for seat in report.seats if seat.team == team.team]
        assert [seat.seat for seat in own] == list(team.seats)
        assert {seat.wins for seat in own} == {team.wins}  # the toy is won by teams
        assert team.score == pytest.approx(sum(seat.score for seat in own))
    assert sum(len(team.seats) for team in report.teams) == seats
    told = report.to_data()
    assert told["teams"][0]["seats"] == [
        seat for seat in SEATS[:seats] if seat in ("north", "south", "centre")
    ]


def test_workers_change_nothing(toy: str) -> None:
    one, two = run(toy, 4).to_data(), run(toy, 4, workers=2).to_data()
    for key in ("seats", "teams", "reasons", "length"):
        assert one[key] == two[key]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_there_is_one_player_for_each_seat(toy: str, players: int) -> None:
    with pytest.raises(BadSetup, match=rf"4 seats \(north, south, east, west\), not {players}"):
        run(toy, 4, players=["random"] * players)
