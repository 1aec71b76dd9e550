"""1.2 Victory points: friendly cities and dead leaders. (The winter's check itself: test_8_winter.py.)"""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.kit import do, march, scene, start, state


def score(pos: CivilWar) -> tuple[int, int]:
    return pos.victory_points(0), pos.victory_points(1)


@pytest.mark.rule("1.2", "5.1")
def test_pompeius_starts_with_7_points_and_caesar_with_1_for_massilia():
    pos = start()
    assert score(pos) == (1, 7)
    assert pos.view(0)["vp"] == {"caesar": 1, "pompeius": 7}
    for city in ("roma", "athenae", "byzantium", "ephesus"):
        assert state(pos, "caesar", city) == "vacant"


@pytest.mark.rule("1.2", "4.2")
def test_all_cities_together_are_13_points():
    held = {
        "roma": ["legio_7"],
        "alexandria": ["legio_8"],
        "massilia": ["legio_9"],
        "tarraco": ["legio_10"],
        "carthago_nova": ["legio_11"],
        "utica": ["legio_12"],
        "syracusae": ["legio_13"],
        "athenae": ["legio_14"],
        "byzantium": ["legio_16"],
        "ephesus": ["legio_17"],
        "antiochia": ["legio_18"],
        "neapolis": ["legio_1"],
    }
    assert score(scene(held)) == (13, 0)


@pytest.mark.rule("1.2", "4.2.1")
def test_contested_and_vacant_cities_count_for_nobody():
    pos = scene({"genua": ["legio_8", "legio_9"], "roma": ["legio_1"], "massilia": ["legio_7"]})
    assert score(pos) == (1, 2)
    march(pos, "caesar", "legio_8 roma")
    assert score(pos) == (1, 0)
    march(pos, "caesar", "legio_7 narbo")
    assert score(pos) == (0, 0)


@pytest.mark.rule("1.2", "4.2.1")
def test_a_fleet_alone_holds_its_port():
    assert score(scene({"massilia": ["caesar_navis_1"], "mare_hispanum": ["caesar_navis_2"]})) == (1, 0)


@pytest.mark.rule("1.2", "7.51")
def test_each_enemy_leader_killed_is_one_point():
    pos = scene({"roma": ["legio_17"], "trophy": ["pompeius", "scipio", "antonius"], "utica": ["legio_39"]})
    assert score(pos) == (2 + 2, 1 + 1)


@pytest.mark.rule("1.2", "3.27")
def test_cleopatra_is_no_leader_and_scores_nothing_when_she_is_eliminated():
    assert score(scene({"roma": ["legio_17"], "open": ["cleopatra"]})) == (2, 0)


TEN = {
    "roma": ["legio_7"],
    "alexandria": ["legio_8"],
    "massilia": ["legio_9"],
    "tarraco": ["legio_10"],
    "carthago_nova": ["legio_11"],
    "utica": ["legio_12"],
    "syracusae": ["legio_13"],
    "athenae": ["legio_14"],
    "neapolis": ["legio_1"],
}


@pytest.mark.rule("1.2")
def test_ten_points_win_after_any_year():
    pos = scene(TEN, phase="winter", year=1)
    assert pos.outcome is not None
    assert pos.outcome.winners == (0,)
    assert (pos.outcome.reason, pos.outcome.scores, pos.outcome.rule) == ("ten-points", (10, 0), "1.2")


@pytest.mark.rule("1.2")
def test_nine_points_do_not_win_before_the_fifth_year():
    nine = {city: blocks for city, blocks in TEN.items() if city != "athenae"}
    assert scene(nine, phase="winter", year=4).outcome is None
    last = scene(nine, phase="winter", year=5)
    assert last.outcome is not None
    assert (last.outcome.winners, last.outcome.reason, last.outcome.scores) == ((0,), "more-points", (9, 0))


@pytest.mark.rule("1.2")
def test_nine_points_and_a_dead_leader_are_ten():
    nine = {city: blocks for city, blocks in TEN.items() if city != "athenae"}
    pos = scene({**nine, "trophy": ["scipio"]}, phase="winter")
    assert pos.outcome is not None
    assert pos.outcome.scores == (10, 0)


@pytest.mark.rule("1.2")
def test_a_tie_after_five_years_goes_to_whoever_holds_rome():
    pos = scene(
        {"roma": ["legio_1"], "massilia": ["legio_7"], "tarraco": ["legio_8"]}, phase="winter", year=5
    )
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.scores) == ((1,), "rome", (2, 2))


@pytest.mark.rule("1.2")
def test_a_tie_with_a_vacant_rome_is_a_draw():
    pos = scene({"massilia": ["legio_7"], "tarraco": ["legio_1"]}, phase="winter", year=5)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason, pos.outcome.scores) == ((), "draw", (1, 1))


@pytest.mark.rule("1.2")
def test_points_are_counted_in_winter_only():
    pos = scene({**TEN, "genua": ["caesar"]}, card="1-2a", enemy_card="1-3a")
    assert score(pos) == (10, 0)
    do(pos, "caesar", "done", "done")
    assert pos.outcome is None
