"""11, 10.3, 10.4 How the game is won: points of a side, capitals, scenario I, and the last year."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.cities import capture
from bellum.games.second_punic_war.economy import Economy
from bellum.games.second_punic_war.march import Straggler
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.siege import Sieges
from bellum.games.second_punic_war.stage import NextStage
from bellum.games.second_punic_war.victory import award, check_end, check_units, needed
from bellum.kernel import Event
from bellum.kernel.position import SPECTATOR
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    only,
    points_of,
    rig,
    run,
    scene,
    seat_of,
    start,
)

pytestmark = pytest.mark.rule("11.2")


def winners(pos: War) -> list[str] | None:
    return None if pos.outcome is None else [pos.seats[seat] for seat in pos.outcome.winners]


def gain(pos: War, seat: str, points: int) -> War:
    award(pos, seat_of(pos, seat), points, "5.11", "battle")
    return pos


@pytest.mark.parametrize(
    ("length", "main", "syracuse"), [("small", 30, 20), ("large", 50, 30), ("campaign", 0, 40)]
)
def test_lengths(length: str, main: int, syracuse: int) -> None:
    """11.2 The small war, the large war, and the campaign, which only Syracuse wins by points."""
    pos = scene(players=3, length=length)
    fewer = [pos.scenario.handicap.get(side, 0) for side in range(3)]
    by_the_book = [needed(pos, side) + (fewer[side] if needed(pos, side) else 0) for side in range(3)]
    assert by_the_book == [main, main, syracuse]


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("name", "fewer"), [("gates_of_italy", 14), ("campaign", 16), ("macedonia_enters", 13)]
)
def test_rome_and_syracuse_need_fewer_points(name: str, fewer: int) -> None:
    """11.2 Players may settle for how many points they play: what the balance of the scenario gives."""
    for players in (2, 3, 4, 5):
        assert needed(scene(scenario=name, players=players), 0) == 30 - fewer
        assert needed(scene(scenario=name, players=players), 1) == 30
        assert needed(scene(scenario=name, players=players, length="large"), 0) == 50 - fewer
        assert needed(scene(scenario=name, players=players, length="campaign"), 0) == 0
    assert needed(scene(scenario=name, players=3), 2) == needed(scene(scenario=name, players=5), 2) == 10


@pytest.mark.parametrize(
    ("scenario", "players", "length", "goals"),
    [
        ("campaign", 2, "small", {"rome": 14, "carthage": 30}),
        ("campaign", 3, "large", {"rome": 34, "carthage": 50, "syracuse": 20}),
        ("campaign", 3, "campaign", {"syracuse": 30}),
        ("stop_hannibal", 2, "small", {"rome": 15, "carthage": 15}),
        ("gates_of_italy", 5, "small", {"rome": 16, "carthage": 30, "syracuse": 10}),
    ],
)
def test_everybody_sees_for_how_many_points_each_side_plays(
    scenario: str, players: int, length: str, goals: dict[str, int]
) -> None:
    """11.2 The goals are public, and a side that no number of points wins for has none."""
    pos = scene(scenario=scenario, players=players, length=length)
    for seat in (*range(players), SPECTATOR):
        assert pos.view(seat)["goals"] == goals


def test_points_end_the_game_at_once() -> None:
    """11.2."""
    pos = gain(scene(points={C: 29}), C, 0)
    assert pos.outcome is None
    gain(pos, C, 1)
    assert winners(pos) == [C]
    assert pos.outcome is not None
    assert (pos.outcome.reason, pos.outcome.rule, pos.outcome.scores) == ("points", "11.2", (0, 30))


def test_no_points_win_a_campaign() -> None:
    """11.2 It lasts until a capital falls."""
    pos = gain(scene(length="campaign"), C, 99)
    assert pos.outcome is None


@pytest.mark.rule("10.4")
@pytest.mark.parametrize(("players", "length"), [(3, "small"), (5, "campaign")])
def test_syracuse_wins_with_fewer(players: int, length: str) -> None:
    goal = needed(scene(players=players, length=length), 2)
    pos = gain(scene(players=players, length=length, points={S: goal - 1}), S, 0)
    assert pos.outcome is None
    assert winners(gain(pos, S, 1)) == [S]


@pytest.mark.rule("10.3")
def test_partners_together_and_the_better_of_them_wins() -> None:
    """10.3 Points are each player's own; those of a side end the game, and who has more of them has won it."""
    pos = gain(scene(players=4, points={CH: 12, CA: 17}), CH, 1)
    assert winners(pos) == [CA]
    assert pos.outcome is not None
    assert pos.outcome.scores == (0, 0, 13, 17)


@pytest.mark.rule("10.3")
def test_equal_partners_win_together() -> None:
    assert winners(gain(scene(players=4, points={RN: 10, RS: 9}), RS, 1)) == [RN, RS]


@pytest.mark.rule("10.3")
def test_points_of_one_are_not_anothers() -> None:
    pos = gain(scene(players=4), RN, 3)
    assert [points_of(pos, seat) for seat in (RN, RS, CH, CA)] == [3, 0, 0, 0]


@pytest.mark.rule("1.2.12")
def test_points_are_told_to_partners_alone() -> None:
    """1.2.12, 10.3 To nobody else."""
    pos = scene(players=5, points={RN: 3, RS: 1, CH: 2, S: 4})

    def seen(seat: int) -> list[int | None]:
        return [player["points"] for player in pos.view(seat)["players"]]

    assert seen(seat_of(pos, RN)) == seen(seat_of(pos, RS)) == [3, 1, None, None, None]
    assert seen(seat_of(pos, CA)) == [None, None, 2, 0, None]
    assert seen(seat_of(pos, S)) == [None, None, None, None, 4]
    assert seen(SPECTATOR) == [None] * 5


@pytest.mark.rule("1.2.12")
@pytest.mark.parametrize("points", [2, -2])
def test_points_gained_are_told_to_partners_alone(points: int) -> None:
    """1.2.12 Everybody sees that somebody scores, and for what; how much, his side alone."""
    pos = scene(players=5, points={RS: 5})
    events: list[Event] = []
    pos.events = events
    gain(pos, RS, points)
    event = only(events, "points")
    assert event.args == {"seat": RS, "reason": "battle"}
    knows = [seat for seat in range(-1, pos.players) if "points" in event.seen_by(seat)["args"]]
    assert knows == [seat_of(pos, RN), seat_of(pos, RS)]
    assert event.seen_by(seat_of(pos, RN))["args"]["points"] == points


def test_points_never_fall_below_none() -> None:
    """11.2 Losses of points stop at 0."""
    assert points_of(gain(scene(points={R: 1}), R, -4), R) == 0


def test_whose_points_are_reached_first() -> None:
    """11.2 A game that is won stays won."""
    pos = gain(gain(scene(), R, 30), C, 40)
    assert winners(pos) == [R]


# -- scenario I --------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1")
def test_scenario_one_by_points() -> None:
    """2 Scenario I: 15 points for either side."""
    assert winners(gain(scene(scenario="stop_hannibal", points={C: 14}), C, 1)) == [C]
    assert winners(gain(scene(scenario="stop_hannibal", points={R: 14}), R, 1)) == [R]


@pytest.mark.rule("11.1")
def test_scenario_one_by_units() -> None:
    """2 Scenario I: Rome wins when Carthage has fewer than five units, counted on the whole board."""
    pos = scene({"boii": "carthage 3h", "capua": "carthage 1c 1g"}, scenario="stop_hannibal")
    check_units(pos)
    assert pos.outcome is None
    pos = scene({"boii": "carthage 3h", "capua/in": "carthage 1c"}, scenario="stop_hannibal")
    check_units(pos)
    assert winners(pos) == [R]
    assert pos.outcome is not None
    assert pos.outcome.reason == "units"
    pos = scene({"boii": "carthage 1h"})
    check_units(pos)
    assert pos.outcome is None


@pytest.mark.rule("11.1")
def test_scenario_one_by_units_lost_in_a_city() -> None:
    """2 At once, when a city falls with those who are inside."""
    forces = {"arretium": "rome 9h", "arretium/in": "carthage 2h", "boii": "carthage 4h"}
    pos = scene(forces, scenario="stop_hannibal", owner={"arretium": C})
    capture(pos, BOARD.city["arretium"], seat_of(pos, R), "6.1")
    assert winners(pos) == [R]


@pytest.mark.rule("6.2")
def test_scenario_one_by_units_lost_in_a_siege() -> None:
    """2 At once, before anybody is paid or recruited: what a siege costs the besieger, or those inside."""
    forces = {"arretium": "carthage 4h", "boii": "carthage 1h"}
    pos = scene(forces, scenario="stop_hannibal", siege={"arretium": 2}, attitude={"boii": -2}, stage=3)
    run(rig(pos, 1), Economy(), Sieges())
    assert winners(pos) == [R]
    forces = {"arretium": "rome 9h", "arretium/in": "carthage 1h", "boii": "carthage 4h"}
    pos = scene(forces, scenario="stop_hannibal", owner={"arretium": C}, siege={"arretium": 3})
    run(rig(pos, 1), Sieges())
    assert winners(pos) == [R]


@pytest.mark.rule("5.7")
def test_scenario_one_by_a_straggler() -> None:
    """2 At once, also when a forced march costs the fifth unit."""
    pos = scene({"boii": "carthage* 5h"}, scenario="stop_hannibal")
    run(pos, Straggler(seat_of(pos, C), BOARD.region["boii"]))
    assert winners(pos) == [R]


# -- the last year -----------------------------------------------------------------------------------------


def last_stage(**points: int) -> War:
    pos = scene(length="campaign", final_year=True, points=points, stage=6)
    pos.year = 16
    return pos


def test_option_the_last_year() -> None:
    """11.2 With the option a war is over after stage VI of 201 BC, the seventeenth year: more points win."""
    pos = last_stage(rome=8, carthage=9)
    pos.stage = 5
    pos.steps.append(NextStage())
    pos.steps[-1].resolve(pos)
    assert winners(pos) == [C]
    pos = last_stage(rome=8)
    pos.year = 15
    pos.steps.append(NextStage())
    pos.steps[-1].resolve(pos)
    assert pos.outcome is None


@pytest.mark.parametrize(
    ("scenario", "years"),
    [("stop_hannibal", 16), ("gates_of_italy", 17), ("campaign", 17), ("macedonia_enters", 17)],
)
def test_the_last_year_of_each_scenario(scenario: str, years: int) -> None:
    """11.2 201 BC is the seventeenth year from 217; scenario I begins in 216. The fourth has no date: as many years."""
    for year in (years - 1, years):
        pos = scene({"boii": "carthage 9h"}, scenario=scenario, final_year=True, points={R: 2})
        pos.year = year
        check_end(pos)
        assert winners(pos) == ([R] if year == years else None)


def test_equal_points_in_the_last_year() -> None:
    """11.2 Nobody has won."""
    pos = last_stage(rome=9, carthage=9)
    pos.year = 17
    check_end(pos)
    assert winners(pos) == []


def test_without_the_option_it_goes_on() -> None:
    pos = scene(length="campaign")
    pos.year = 40
    check_end(pos)
    assert pos.outcome is None


def test_points_at_the_start_do_not_win() -> None:
    for scenario in ("gates_of_italy", "campaign", "macedonia_enters"):
        pos = start(scenario)
        check_end(pos)
        assert pos.outcome is None
