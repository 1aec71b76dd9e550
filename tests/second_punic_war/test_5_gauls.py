"""8.3 Armed resistance: the levy of a tribe fights, led by the enemy, beside its ally's units; example 13."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.battle import begin_resistance
from tests.second_punic_war.fights import attack, lost, resist
from tests.second_punic_war.kit import (
    BOARD,
    advance,
    do,
    legal,
    points_of,
    refused,
    rig,
    scene,
    seat_of,
    step,
    there,
    to_move,
    told,
    where,
)
from tests.second_punic_war.test_4_activation import turn

LINGONES = BOARD.region["lingones"]


def entered(forces="rome* 20h", leaders=None, attitude=-2, **more):
    """Rome enters the land of the Lingones, whose levy is six and two."""
    return scene({"lingones": forces}, leaders, attitude={"lingones": attitude}, **more)


@pytest.mark.rule("8.3")
def test_8_3_the_levy_is_that_of_the_map():
    pos = entered()
    rig(pos, *[1] * 60)
    resist(pos, "lingones", "rome")
    battle = pos.fought()
    assert (battle.levy >> 21 & 127, battle.levy >> 28 & 127) == (6, 2)
    assert battle.sides == [0, 1]
    assert battle.gauls == 1


@pytest.mark.rule("8.3")
def test_8_3_the_enemy_leads_it():
    pos = entered()
    rig(pos, 1, 1, 7, 7, *[1] * 18, *[1] * 6)
    resist(pos, "lingones", "rome")
    assert (to_move(pos), step(pos)) == ("carthage", "Lose")
    assert legal(pos) == {"lose gauls_gallic_infantry", "lose gauls_gallic_cavalry"}
    do(pos, "lose gauls_gallic_infantry", "lose gauls_gallic_cavalry")
    assert lost(pos) == [0, 2]
    assert (to_move(pos), step(pos)) == ("carthage", "Decide")


@pytest.mark.rule("8.3")
def test_8_3_a_beaten_tribe_is_friendly_to_the_winner_and_scored():
    pos = entered()
    rig(pos, 1, 1, *[7] * 8, *[1] * 12, *[1] * 6)
    resist(pos, "lingones", "rome")
    assert pos.attitude[LINGONES] == 1
    assert points_of(pos, "rome") == 1
    assert pos.battle is None


@pytest.mark.rule("8.3")
def test_8_3_a_victorious_tribe_drives_the_army_back_and_pursues():
    pos = entered("rome* 6h")
    stack = pos.stacks[LINGONES][0]
    rig(pos, 8, 8, *[1] * 4, *[1] * 6, 8, 1)
    resist_from(pos, "boii", stack)
    assert there(pos, "lingones") == "4h"
    do(pos, "fight", "retreat")
    assert to_move(pos) == "carthage"
    do(pos, "pursue")
    assert there(pos, "boii") == "3h"
    assert there(pos, "lingones") == ""
    assert pos.attitude[LINGONES] == -2


def resist_from(pos, name, stack):
    begin_resistance(pos, LINGONES, 0, False, [[BOARD.region[name], stack]])
    return advance(pos)


@pytest.mark.rule("8.3")
def test_8_3_who_leads_the_gauls_scores_their_victory():
    pos = entered("rome* 6h", {"consul_1": "lingones"})
    rig(pos, 8, 8, *[1] * 4, *[8] * 6, *[8] * 6)
    resist(pos, "lingones", "rome")
    while pos.battle is not None and step(pos) == "Rerolls":
        do(pos, "done")
    assert there(pos, "lingones") == ""
    assert points_of(pos, "carthage") == 1 + 2
    assert where(pos, "consul_1") == "pool"


@pytest.mark.rule("8.3")
def test_8_3_against_an_army_in_place_the_gauls_attack_and_it_may_go_anywhere_but_into_a_city():
    pos = scene({"boii": "rome 6h"}, attitude={"boii": -2})
    rig(pos, *[1] * 40)
    resist(pos, "boii", "rome", gauls_attack=True)
    assert pos.fought().gauls == 0
    assert to_move(pos) == "rome"
    do(pos, "retreat", "pass")
    refused(pos, "walls placentium", "8.3", "must-leave-the-tribe")
    assert "to ravena" in legal(pos)
    do(pos, "to ravena")
    assert there(pos, "ravena") == "6h"


@pytest.mark.rule("5.5")
def test_5_5_the_levy_and_its_ally_suffer_apart():
    pos = entered("rome* 20h; carthage 4g")
    rig(pos, 1, 1, 7, 7, 7, *[1] * 17, *[1] * 10)
    resist(pos, "lingones", "rome")
    # Three hits on four and eight: one and two.
    assert (to_move(pos), step(pos)) == ("carthage", "Lose")
    assert legal(pos) == {"lose gauls_gallic_infantry", "lose gauls_gallic_cavalry"}
    assert there(pos, "lingones", "carthage") == "3g"
    do(pos, "lose gauls_gallic_infantry", "lose gauls_gallic_infantry")


@pytest.mark.rule("5.5")
def test_5_5_a_ten_may_strike_either():
    pos = entered("rome* 20h; carthage 4g")
    rig(pos, 1, 1, 10, *[1] * 19, *[1] * 10)
    resist(pos, "lingones", "rome")
    assert legal(pos) == {
        "strike gauls_gallic_infantry",
        "strike gauls_gallic_cavalry",
        "strike carthage_gallic_infantry",
    }


@pytest.mark.rule("8.3")
def test_8_3_the_zone_of_the_enemy_says_who_leads():
    pos = scene({"lingones": "rome_north* 20h"}, players=4, attitude={"lingones": -2})
    rig(pos, 1, 1, 7, 7, *[1] * 18, *[1] * 6)
    resist(pos, "lingones", "rome")
    assert to_move(pos) == "carthage_hispania"


@pytest.mark.rule("8.3", "10.3")
@pytest.mark.parametrize(("partner", "chief"), [(12, "carthage_hispania"), (13, "carthage_africa")])
def test_8_3_the_levy_counts_for_who_leads_it(partner, chief):
    # Six and two, and four units of his own, against those of his partner.
    pos = scene(
        {"lingones": f"rome_north* 9h; carthage_hispania 4g; carthage_africa {partner}h"},
        {"hannibal": "lingones:carthage_hispania", "hannon_magnus": "lingones:carthage_africa"},
        players=4,
        attitude={"lingones": -2},
    )
    begin_resistance(pos, LINGONES, 0, False)
    assert pos.fought().chiefs == [seat_of(pos, "rome_north"), seat_of(pos, chief)]


@pytest.mark.rule("8.3")
def test_8_3_syracuse_meets_the_power_that_the_tribe_leans_to():
    pos = scene({"lingones": "syracuse* 8h"}, players=3, attitude={"lingones": -1})
    rig(pos, 1, 1, 7, 7, *[1] * 18)
    resist(pos, "lingones", "syracuse")
    assert to_move(pos) == "carthage"


@pytest.mark.rule("8.3")
def test_8_3_no_attitude_to_syracuse_changes():
    pos = scene({"lingones": "syracuse* 12h"}, players=3, attitude={"lingones": -1})
    rig(pos, 1, 1, *[7] * 12, *[1] * 6)
    resist(pos, "lingones", "syracuse")
    assert pos.attitude[LINGONES] == -1
    assert points_of(pos, "syracuse") == 1


@pytest.mark.rule("8.2")
def test_8_2_an_army_that_retreats_to_a_tribe_is_tested_there():
    pos = scene({"ravena": "rome 3h; carthage* 3h"}, attitude={"lingones": -1}, owner={"ravena": "carthage"})
    rig(pos, *[1] * 6, 5, *[1] * 40)
    attack(pos, "ravena", "carthage", "arretium")
    do(pos, "retreat", "to lingones")
    # 5 - 4 = 1: hostile, and the beaten army fights six and two.
    assert pos.attitude[LINGONES] == -2
    assert pos.fought().place == LINGONES
    assert pos.fought().gauls == 1


@pytest.mark.rule("5.6", "8.3")
def test_leaders_without_units_of_their_own_fall_though_the_levy_stands():
    pos = entered("rome* 20h; carthage 1g", {"maharbal": "lingones"})
    rig(pos, 1, 1, 10, *[1] * 19, *[1] * 10)
    resist(pos, "lingones", "rome")
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "strike carthage_gallic_infantry")
    assert where(pos, "maharbal") == "dead"
    assert pos.battle is not None


@pytest.mark.rule("5.6", "8.2")
def test_a_leader_alone_falls_before_the_tribe_is_asked():
    pos = turn({"ravena": "rome 4h"}, {"hannibal": "lingones"}, attitude={"lingones": -2})
    do(pos, "activate ravena", "take_all")
    rig(pos, *[1] * 64)
    told_events = told(pos, "march lingones")
    found = [event.kind for event in told_events]
    assert found.index("leader-eliminated") < found.index("resistance")
    assert where(pos, "hannibal") == "dead"


@pytest.mark.rule("5.6", "8.2", "5.4")
def test_a_leader_alone_falls_before_the_tribe_is_asked_in_a_retreat():
    pos = scene(
        {"ravena": "carthage 3h; rome* 3h"},
        {"consul_1": "lingones"},
        attitude={"lingones": 2},
        owner={"ravena": "rome"},
    )
    rig(pos, *[1] * 64)
    attack(pos, "ravena", "rome", "arretium")
    found = [event.kind for event in told(pos, "retreat", "to lingones")]
    assert found.index("leader-eliminated") < found.index("resistance")
