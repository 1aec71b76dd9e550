"""1.2, 8.4 Victory: ten points at the end of a year, or more than the enemy after the fifth."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.board import SCORING, SPACE_ID, VALUE
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import Event
from tests.julius_caesar.battle_kit import clash, fight
from tests.julius_caesar.kit import do, kinds, only, refused, scene, start, step, to_move, told

VALUES = {
    "roma": 2,
    "alexandria": 2,
    "antiochia": 1,
    "athenae": 1,
    "byzantium": 1,
    "carthago_nova": 1,
    "ephesus": 1,
    "massilia": 1,
    "syracusae": 1,
    "tarraco": 1,
    "utica": 1,
}
CAESARS = ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11", "legio_12", "legio_13", "legio_14"]
POMPEIANS = ["legio_1", "legio_2", "legio_3", "legio_4", "legio_5", "legio_6", "legio_32", "legio_33"]
TEN = ["roma", "alexandria", "antiochia", "athenae", "byzantium", "ephesus", "syracusae", "utica"]


def winter(
    caesar: list[str], pompeius: list[str], year: int = 1, trophies: list[str] | None = None
) -> CivilWar:
    """The end of a year, with one legion of a side in each of its cities; 8.5 is reached if nobody has won."""
    blocks = {city: [block] for city, block in zip(caesar, CAESARS)}
    blocks |= {city: [block] for city, block in zip(pompeius, POMPEIANS)}
    return scene({**blocks, "trophy": trophies or []}, phase="winter", year=year)


def result(pos: CivilWar) -> tuple[tuple[int, ...], str, tuple[int, ...]] | None:
    """Winners, reason and scores of a game that is over."""
    end = pos.outcome
    return None if end is None else (end.winners, end.reason, end.scores)


# -- points ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2", "4.2")
def test_eleven_cities_give_thirteen_points() -> None:
    assert {SPACE_ID[s]: VALUE[s] for s in SCORING} == VALUES
    assert (len(SCORING), sum(VALUE)) == (11, 13)


@pytest.mark.rule("1.2", "5.1")
def test_pompeius_starts_with_seven_points_and_caesar_with_one() -> None:
    """The side-bar on victory: Rome, Athens, Byzantium and Ephesus are vacant."""
    pos = start()
    assert pos.view(-1)["vp"] == {"caesar": 1, "pompeius": 7}


@pytest.mark.rule("1.2", "4.2.1")
def test_only_friendly_cities_count() -> None:
    pos = scene({"roma": ["legio_8"], "genua": ["legio_9"], "utica": ["legio_39"]})
    assert (pos.victory_points(0), pos.victory_points(1)) == (2, 1)
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1"])
    assert (pos.victory_points(0), pos.victory_points(1)) == (0, 0), "a contested city is nobody's"


@pytest.mark.rule("1.2", "7.51")
def test_each_leader_killed_is_a_point_for_his_enemy() -> None:
    pos = winter(["roma"], ["utica"], trophies=["scipio", "pompeius", "antonius"])
    assert (pos.victory_points(0), pos.victory_points(1)) == (4, 2)


# -- ten points --------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2", "8.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("year", [1, 3, 5])
def test_ten_points_win_at_the_end_of_any_year(seat: int, year: int) -> None:
    pos = winter(TEN, [], year) if seat == 0 else winter([], TEN, year)
    scores = (10, 0) if seat == 0 else (0, 10)
    assert result(pos) == ((seat,), "ten-points", scores)
    assert pos.outcome is not None
    assert pos.outcome.rule == "1.2"


@pytest.mark.rule("1.2", "8.4")
def test_more_than_ten_points_win_too() -> None:
    pos = winter(TEN, [], trophies=["scipio"])
    assert result(pos) == ((0,), "ten-points", (11, 0))


@pytest.mark.rule("1.2", "8.4", "7.51")
def test_cities_and_trophies_add_up_to_ten() -> None:
    pos = winter(TEN[:-2], ["tarraco"], trophies=["scipio", "pompeius"])
    assert result(pos) == ((0,), "ten-points", (10, 1))


@pytest.mark.rule("1.2", "8.4")
def test_nine_points_do_not_win_before_the_fifth_year() -> None:
    pos = winter(TEN[:-1], [], 4)
    assert pos.victory_points(0) == 9
    assert (result(pos), step(pos)) == (None, "Disband")


@pytest.mark.rule("1.2", "8.4")
def test_ten_points_in_the_middle_of_a_year_win_nothing_yet() -> None:
    blocks = {city: [block] for city, block in zip(TEN, CAESARS)}
    pos = scene({**blocks, "tarraco": ["legio_5"]}, card="2-1a", turn=4)
    assert pos.victory_points(0) == 10
    while pos.turn == 3:
        (seat,) = to_move(pos)
        do(pos, seat, "done")
    assert result(pos) is None


@pytest.mark.rule("1.2", "8.4")
def test_the_score_is_told_and_then_the_end_of_the_game() -> None:
    blocks = {city: [block] for city, block in zip(TEN, CAESARS)}
    pos = scene({**blocks, "tarraco": ["legio_5"]}, card="2-1a", turn=5)
    events: list[Event] = []
    while pos.outcome is None:
        (seat,) = to_move(pos)
        events += told(pos, seat, "done")
    assert only(events, "score").args == {"caesar": 10, "pompeius": 1}
    assert only(events, "game-over").args == {
        "caesar": 10,
        "pompeius": 1,
        "reason": "ten-points",
        "side": "caesar",
    }
    assert kinds(events)[-3:] == ["winter", "score", "game-over"]


@pytest.mark.rule("1.2")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    pos = winter(TEN, [])
    assert (to_move(pos), pos.legal(0), pos.legal(1)) == (set(), [], [])
    refused(pos, "caesar", "disband legio_7", "", "game-over")
    refused(pos, "pompeius", "done", "", "game-over")
    view = pos.view(-1)
    assert view["outcome"]["winners"] == ["caesar"]
    assert view["prompt"] is None


# -- after the fifth year ----------------------------------------------------------------------------------


@pytest.mark.rule("1.2", "8.4")
@pytest.mark.parametrize(
    ("caesar", "pompeius", "winner", "scores"),
    [
        (["roma", "massilia"], ["utica", "tarraco"], 0, (3, 2)),
        (["roma"], ["utica", "tarraco", "antiochia"], 1, (2, 3)),
        (["massilia"], [], 0, (1, 0)),
    ],
)
def test_after_the_fifth_year_the_greater_number_of_points_wins(
    caesar: list[str], pompeius: list[str], winner: int, scores: tuple[int, int]
) -> None:
    pos = winter(caesar, pompeius, 5)
    assert result(pos) == ((winner,), "more-points", scores)


@pytest.mark.rule("1.2")
def test_trophies_count_after_the_fifth_year() -> None:
    pos = winter(["roma"], ["utica", "tarraco"], 5, ["antonius"])
    assert result(pos) == ((1,), "more-points", (2, 3))


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_before_the_fifth_year_the_greater_number_does_not_end_the_game(year: int) -> None:
    pos = winter(["roma", "massilia"], ["utica"], year)
    assert result(pos) is None
    do(pos, "caesar", "done")
    do(pos, "pompeius", "done")
    assert (step(pos), pos.view(0)["year"]) == ("Discards", 705 + year)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("caesar", "pompeius", "winner"),
    [
        (["roma"], ["utica", "tarraco"], 0),
        (["massilia", "tarraco"], ["roma"], 1),
    ],
)
def test_a_tie_after_the_fifth_year_goes_to_the_holder_of_rome(
    caesar: list[str], pompeius: list[str], winner: int
) -> None:
    pos = winter(caesar, pompeius, 5)
    assert result(pos) == ((winner,), "rome", (2, 2))


@pytest.mark.rule("1.2")
def test_R73_a_tie_with_a_vacant_rome_is_a_draw() -> None:
    pos = winter(["massilia", "genua"], ["utica"], 5)
    assert result(pos) == ((), "draw", (1, 1))
    assert pos.view(0)["outcome"]["winners"] == []


@pytest.mark.rule("1.2", "8.1")
def test_R73_cleopatra_alone_does_not_hold_rome_through_the_winter() -> None:
    """She goes home first, so the tie is a draw and not hers to decide."""
    pos = scene(
        {"roma": ["cleopatra"], "alexandria": ["legio_38"], "massilia": ["legio_8"], "tarraco": ["legio_9"]},
        phase="winter",
        year=5,
    )
    assert result(pos) == ((), "draw", (2, 2))


@pytest.mark.rule("1.2", "7.51")
def test_a_leader_killed_in_the_last_battle_of_the_fifth_year_may_decide_the_game() -> None:
    pos = clash(
        "genua",
        {"massilia": ["caesar"]},
        ["pompeius:1"],
        others={"roma": ["legio_1"], "tarraco": ["legio_9"], "carthago_nova": ["legio_10"]},
        year=5,
        turn=5,
    )
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "caesar", "done")
    assert result(pos) == ((0,), "more-points", (3, 2))
