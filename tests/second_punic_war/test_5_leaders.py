"""5.6, 5.8, 3.2 Leaders: command, how they are lost, consuls replaced; elephants and the fear of horses."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.dice import can_roll_again
from bellum.games.second_punic_war.leaders import catch_lone, doom
from bellum.games.second_punic_war.politics import shift
from bellum.games.second_punic_war.recruiting import Recruiting
from bellum.games.second_punic_war.stage import NextStage
from bellum.games.second_punic_war.turn import Actions
from tests.second_punic_war.fights import attack, lost
from tests.second_punic_war.kit import (
    BOARD,
    advance,
    do,
    legal,
    points_of,
    refused,
    rig,
    run,
    scene,
    seat_of,
    step,
    there,
    to_move,
    where,
)
from tests.second_punic_war.test_5_battle import example_6


@pytest.mark.rule("1.2.8", "1.4", "5.6")
def test_example_7():
    """Player A has a leader of command 2: one miss of infantry becomes 8, one of cavalry 5."""
    pos = example_6({"hasdrubal_giskon": "capua"}, (5, 9, 7, 7, 1, 6, 5, 8, 2, 7, 10, 8, 10, 6))
    assert (to_move(pos), step(pos)) == ("carthage", "Rerolls")
    do(pos, "done")
    do(pos, "lose rome_light_infantry")
    assert legal(pos) == {"reroll cavalry", "done"}
    do(pos, "reroll cavalry")  # 5, and the player keeps his last point
    do(pos, "done", "lose carthage_light_infantry", "reroll heavy_infantry")
    # Three hits on three units: wiped out in round 1, and nobody is left to pursue.
    do(pos, "strike carthage_cavalry")
    assert there(pos, "capua", "rome") == ""
    assert pos.battle is None
    assert points_of(pos, "carthage") == 0


@pytest.mark.rule("1.4", "5.6")
def test_5_6_one_point_of_command_is_one_die_and_a_die_is_rolled_again_once():
    pos = scene({"capua": "rome 8h; carthage* 2h"}, {"magon": "capua"})
    rig(pos, 1, 1, 2, 3, 2, 3, *[1] * 8)
    attack(pos, "capua", "carthage", "beneventum")
    # Mago's two dice before the battle cannot be rolled again: those on the table are of round 1.
    assert pos.fought().bout.round == 1
    do(pos, "reroll heavy_infantry", "reroll heavy_infantry")
    assert step(pos) == "Decide"
    assert lost(pos) == [0, 0]


@pytest.mark.rule("1.4", "5.6")
def test_5_6_the_second_roll_stands_and_may_be_a_ten():
    pos = scene({"capua": "rome 3h 1c; carthage* 1h"}, {"consul_4": "roma", "hannibal": "capua"})
    rig(pos, 1, 1, 10, 1, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "reroll heavy_infantry")
    assert step(pos) == "Strike"


@pytest.mark.rule("5.6")
def test_5_6_command_is_back_in_every_round():
    pos = scene({"capua": "rome 3h; carthage* 1h"}, {"cartalon": "capua"})
    rig(pos, *[1] * 12)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "reroll heavy_infantry")
    assert step(pos) == "Decide"
    do(pos, "fight", "fight")
    assert legal(pos) == {"reroll heavy_infantry", "done"}
    refused(pos, "reroll light_infantry", "5.6", "no-miss-of-this-kind")
    refused(pos, "fight", "5.3", "when-fight")


@pytest.mark.rule("5.6")
def test_5_6_command_for_one_kind_is_not_for_another():
    """Cartalon's own die is for cavalry; his command is spent."""
    pos = scene({"capua": "rome 3h; carthage* 1h 2c"}, {"cartalon": "capua"})
    rig(pos, *[1] * 12)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "reroll cavalry", "reroll cavalry")
    # In the last attack nothing is left.
    assert step(pos) == "Decide"


@pytest.mark.rule("5.6")
def test_5_6_each_player_spends_his_own():
    pos = scene(
        {"capua": "rome_north 3h; rome_south 2h; carthage_hispania* 3h"},
        {"consul_4": "capua:rome_north", "consul_1": "capua:rome_south"},
        players=4,
    )
    rig(pos, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    assert to_move(pos) == "rome_north"
    do(pos, "reroll heavy_infantry", "done")
    assert to_move(pos) == "rome_south"
    do(pos, "reroll heavy_infantry")
    assert step(pos) == "Decide"
    spent = [die for die in pos.fought().bout.dice[1] if not can_roll_again(die)]
    assert len(spent) == 2


@pytest.mark.rule("5.6")
def test_5_6_no_command_in_pursuit():
    pos = scene({"capua": "rome 3h; carthage* 1h 2c"}, {"hannibal": "capua"})
    rig(pos, *[1] * 30)
    attack(pos, "capua", "carthage", "beneventum")
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "retreat", "pursue")
    assert step(pos) == "RetreatTo"


@pytest.mark.rule("5.6")
def test_5_6_a_leader_falls_with_his_last_unit_and_is_scored_at_once():
    pos = scene({"capua": "rome 1h; carthage* 3h"}, {"scipio_pc": "capua"})
    rig(pos, 7, 1, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "done")
    assert where(pos, "scipio_pc") == "dead"
    assert points_of(pos, "carthage") == 2


@pytest.mark.rule("3.2")
def test_3_2_a_dead_consul_is_replaced_in_roma():
    pos = scene({"capua": "rome 1h; carthage* 3h"}, {"consul_1": "capua"})
    rig(pos, 7, 1, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "done")
    # One without a name goes back to the pool.
    assert where(pos, "consul_1") == "pool"
    assert len(pos.consuls) == 1
    assert pos.at[pos.consuls[0]] == BOARD.region["roma"]


@pytest.mark.rule("3.2")
def test_3_2_inside_the_walls_if_an_enemy_is_there():
    pos = scene({"capua": "rome 1h; carthage* 3h", "roma": "carthage 1h"}, {"consul_1": "capua"})
    doom(pos, BOARD.leader["consul_1"], seat_of(pos, "carthage"))
    advance(pos)
    assert where(pos, BOARD.leader_id[pos.consuls[0]]) == "roma/in"


@pytest.mark.rule("12.3")
def test_12_3_a_proconsul_is_not_replaced():
    pos = scene({"capua": "rome 1h"}, {"consul_1": "capua"})
    pos.proconsul = BOARD.leader["consul_1"]
    pos.consuls = []
    doom(pos, BOARD.leader["consul_1"], seat_of(pos, "carthage"))
    advance(pos)
    assert pos.proconsul == -1
    assert pos.consuls == []


@pytest.mark.rule("12.4")
def test_12_4_a_dictator_has_one_more_command_and_is_worth_more():
    pos = scene({"capua": "rome 4h; carthage* 3h"}, {"consul_1": "capua"})
    pos.dictator = BOARD.leader["consul_1"]
    rig(pos, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "reroll heavy_infantry", "reroll heavy_infantry")
    assert step(pos) == "Decide"
    doom(pos, BOARD.leader["consul_1"], seat_of(pos, "carthage"))
    advance(pos)
    assert points_of(pos, "carthage") == 4
    assert pos.dictator == -1


@pytest.mark.rule("12.4")
def test_12_4_everybody_sees_what_a_dictator_is_worth():
    pos = scene({"capua": "rome 4h; carthage* 3h"}, {"consul_1": "capua"})

    def seen() -> tuple[int, bool, int]:
        (leader,) = (one for one in pos.inside(-1)["leaders"] if one["id"] == "consul_1")
        return leader["command"], leader["active"], leader["vp"]

    command, active, vp = seen()
    assert not active
    pos.dictator = BOARD.leader["consul_1"]
    assert seen() == (command + 1, True, vp + 2)


@pytest.mark.rule("5.6", "7")
def test_5_6_a_leader_whose_allies_go_home_is_lost_to_enemies_who_come_out():
    """However it comes about: a leader alone and an enemy unit in one region."""
    pos = scene(
        {"ancona": "massilia 2c", "ancona/in": "rome 1c"},
        {"hannon": "ancona"},
        track={"massilia": -2},
        initiative={"rome": 2, "carthage": 2},
        points={"carthage": 2},
    )
    run(pos, Actions(0))
    assert where(pos, "hannon") == "ancona"
    shift(pos, BOARD.nation["massilia"], 1, seat_of(pos, "rome"))
    advance(pos)
    assert there(pos, "ancona") == "1c"
    assert where(pos, "hannon") == "dead"
    assert points_of(pos, "rome") == BOARD.leader_vp[BOARD.leader["hannon"]]


@pytest.mark.rule("5.6", "9.3")
def test_5_6_a_leader_alone_is_lost_to_recruits():
    pos = scene({}, {"cartalon": "boii", "magon": "insumbres"}, talents={"rome": 5}, stage=3)
    run(pos, NextStage(), Recruiting([0], -1, [], []))
    do(pos, "muster boii", "recruit rome_light_infantry", "done")
    assert (where(pos, "cartalon"), where(pos, "magon")) == ("dead", "insumbres")
    assert points_of(pos, "rome") == BOARD.leader_vp[BOARD.leader["cartalon"]]


@pytest.mark.rule("5.6")
def test_5_6_a_leader_alone_is_lost_to_any_unit():
    pos = scene({"capua": "rome 1h"}, {"hannibal": "capua", "maharbal": "roma"})
    catch_lone(pos, BOARD.region["capua"], 0, 0)
    advance(pos)
    assert where(pos, "hannibal") == "dead"
    assert where(pos, "maharbal") == "roma"
    assert points_of(pos, "rome") == 6


@pytest.mark.rule("5.6")
def test_5_6_a_leader_stays_while_the_side_has_units():
    pos = scene(
        {"capua": "rome_north 1h; rome_south 3h; carthage_hispania* 1h"},
        {"consul_1": "capua:rome_north"},
        players=4,
    )
    rig(pos, 10, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "done", "opponent rome_north")
    assert where(pos, "consul_1") == "capua"


# -- 5.8 elephants -------------------------------------------------------------------------------------------


def example_9():
    pos = scene({"capua": "carthage* 2e 4h; rome 3c 5h 3l"})
    # Light infantry misses, one of three cavalry rolls a 10, heavy infantry misses.
    rig(pos, 1, 1, 1, 10, *[1] * 4, *[1] * 5)
    return attack(pos, "capua", "carthage", "beneventum")


@pytest.mark.rule("1.2.6", "5.8")
def test_example_9():
    pos = example_9()
    # The cavalry that is lost in this attack has fled or fought all the same.
    do(pos, "lose rome_light_infantry", "lose rome_cavalry")
    assert step(pos) == "Strike"
    do(pos, "strike carthage_elephants")
    assert there(pos, "capua", "carthage") == "4h 1e"
    assert there(pos, "capua", "rome") == "2l 5h 2c"
    # Round 2: one of the two that had fled fights again.
    rig(pos, 1, 1, 8, *[1] * 10)
    do(pos, "fight", "fight")
    assert len(pos.fought().bout.dice[1]) >= 1
    assert (to_move(pos), step(pos)) == ("rome", "Lose")
    assert [die >> 8 & 7 for die in pos.fought().bout.dice[1]] == [2]


@pytest.mark.rule("1.2.6", "5.8")
def test_1_2_6_elephants_hit_without_a_roll_and_never_critically():
    pos = scene({"capua": "carthage* 3e; rome 5h"})
    rig(pos, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua", "rome") == "2h"


@pytest.mark.rule("5.5", "5.8")
def test_5_8_nor_do_they_when_somebody_makes_them_roll():
    """The loser chooses his unit also after their 10."""
    pos = scene({"capua": "carthage* 1e; rome 4h 1l"}, {"scipio_africanus": "capua"})
    rig(pos, 1, 10, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    while step(pos) == "Rerolls":
        do(pos, "done")
    assert (step(pos), to_move(pos)) == ("Lose", "rome")


@pytest.mark.rule("1.2.6", "5.8")
def test_1_2_6_both_sides_may_be_afraid_and_gallic_cavalry_too():
    pos = scene({"capua": "carthage* 2e 1c; rome 4h 1e 2k"}, {}, scenario="campaign")
    rig(pos, 1, 1, 1, 1, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    # One of two horses of each side would fight: the Gauls' two fear two elephants, the one fears one.
    assert pos.fought().bout.dice[0] != []
    assert all(die >> 8 & 7 == 5 for dice in pos.fought().bout.dice for die in dice)


@pytest.mark.rule("1.2.6", "5.8")
def test_1_2_6_frightened_cavalry_may_be_lost_and_may_pursue():
    pos = scene({"capua": "carthage* 2c 6h; rome 2e 2h"})
    rig(pos, *[7] * 4, 1, 1, 1, 1, 8, 1)
    attack(pos, "capua", "carthage", "beneventum")
    assert legal(pos) == {"lose carthage_cavalry", "lose carthage_heavy_infantry"}
