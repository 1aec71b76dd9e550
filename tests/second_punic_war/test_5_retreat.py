"""5.4, 5.9 Retreat and pursuit: where an army may go, who is lost, and whom the cavalry catches."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.stacks import HEAVY, ONE, SHIP
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    choices,
    do,
    legal,
    place_of,
    points_of,
    refused,
    rig,
    scene,
    stacks,
    step,
    there,
    to_move,
    where,
)
from tests.second_punic_war.test_4_activation import turn


def beaten(forces, leaders=None, came="beneventum", side="carthage", place="capua", **more):
    """A battle in which nobody has hit anything in round 1, and the defender retreats."""
    pos = scene(forces, leaders, **more)
    rig(pos, *[1] * 60)
    attack(pos, place, side, came)
    while step(pos) == "Rerolls":
        do(pos, "done")
    return do(pos, "retreat")


@pytest.mark.rule("5.4")
def test_5_4_the_attacker_goes_back_to_where_he_came_from():
    pos = scene({"capua": "rome 3h; carthage* 2h"}, {"hannibal": "capua"})
    rig(pos, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "fight", "retreat")
    assert there(pos, "beneventum") == "2h"
    assert where(pos, "hannibal") == "beneventum"
    assert pos.verdict[1:4] == [0, 1, 1]


@pytest.mark.rule("5.4")
def test_5_4_each_party_goes_back_to_its_own():
    pos = scene({"capua": "rome 5h; carthage* 3h; massilia* 2l"}, track={"massilia": -2})
    carthage, massilia = [s for s in pos.stacks[place_of("capua")] if s & 63 != 0]
    rig(pos, *[1] * 20)
    attack(pos, "capua", "carthage", [("beneventum", carthage), ("neapolis", massilia)])
    do(pos, "fight", "retreat")
    assert there(pos, "beneventum") == "3h"
    assert there(pos, "neapolis") == "2l"


@pytest.mark.rule("5.4", "4.2")
def test_5_4_each_leader_goes_back_to_where_he_came_from():
    """Of two columns that attack together, each leader retreats with his own, not with the larger one."""
    forces = {"roma": "carthage 3h", "neapolis": "carthage 5h", "capua": "rome 4h"}
    taken = dict.fromkeys(("roma", "neapolis", "capua"), "carthage")
    pos = turn(forces, {"hannibal": "roma", "magon": "neapolis"}, first="carthage", owner=taken)
    do(pos, "activate roma", "converge capua", "take_all", "march capua")
    rig(pos, *[1] * 60)
    do(pos, "activate neapolis", "take_all", "march capua")
    assert pos.clone() == pos
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "fight", "retreat")
    assert (there(pos, "roma"), there(pos, "neapolis")) == ("3h", "5h")
    assert (where(pos, "hannibal"), where(pos, "magon")) == ("roma", "neapolis")


def two_columns(**more):
    """Three heavy infantry from Roma and five from Neapolis attack Capua, and lose two."""
    forces = {"roma": "carthage 3h", "neapolis": "carthage 5h 1c", "capua": "rome 4h"}
    taken = dict.fromkeys(("roma", "neapolis", "capua"), "carthage")
    pos = turn(forces, first="carthage", owner=taken, **more)
    do(pos, "activate roma", "converge capua", "take_all", "march capua")
    rig(pos, *[1] * 9, 7, 7, *[1] * 40)
    do(pos, "activate neapolis", "take_all", "march capua")
    while step(pos) in ("Lose", "Rerolls"):
        do(pos, "lose carthage_heavy_infantry" if step(pos) == "Lose" else "done")
    return do(pos, "fight", "retreat")


@pytest.mark.rule("5.4", "5.5")
def test_5_4_the_owner_says_where_survivors_alike_came_from():
    """Of eight heavy infantry from two regions six are left: he says to which they go back, one by one."""
    pos = two_columns()
    assert (step(pos), to_move(pos)) == ("WayBack", "carthage")
    assert legal(pos) == {"to roma", "to neapolis"}
    refused(pos, "to beneventum", "5.4", "came-from-elsewhere")
    refused(pos, "walls capua", "5.4", "came-from-elsewhere")
    refused(pos, "done", "3.4", "when-done")
    do(pos, "to neapolis")
    assert pos.clone() == pos
    first = pos.clone()
    do(pos, *["to neapolis"] * 4)  # five came from there: the sixth is one of Roma's
    assert (there(pos, "roma"), there(pos, "neapolis")) == ("1h", "5h 1c")
    do(first, *["to roma"] * 3)  # three came from there: the others are Neapolis's
    assert (there(first, "roma"), there(first, "neapolis")) == ("3h", "3h 1c")


@pytest.mark.rule("5.4")
def test_5_4_nobody_is_asked_when_all_have_survived():
    forces = {"capua": "rome 5h; carthage* 8h"}
    pos = scene(forces)
    rig(pos, *[1] * 20)
    army = next(stack for stack in pos.stacks[place_of("capua")] if stack & 1)
    five, three = (army & 63 | number * ONE[HEAVY] << 6 for number in (5, 3))
    attack(pos, "capua", "carthage", [("beneventum", five), ("neapolis", three)])
    do(pos, "fight", "retreat")
    assert (there(pos, "beneventum"), there(pos, "neapolis")) == ("5h", "3h")


@pytest.mark.rule("5.4")
def test_5_4_who_was_there_already_may_be_the_one_who_is_left():
    """A survivor of two, one of whom came from Beneventum, was on the field before or goes back there."""
    pos = scene({"capua": "rome 5h; carthage* 2h"})
    army = next(stack for stack in pos.stacks[place_of("capua")] if stack & 1)
    rig(pos, 1, 1, 7, *[1] * 20)
    attack(pos, "capua", "carthage", [("beneventum", army & 63 | ONE[HEAVY] << 6)])
    do(pos, "fight", "retreat")
    assert legal(pos) == {"to beneventum", "to capua"}
    back = do(pos.clone(), "to beneventum")
    assert (there(back, "beneventum"), there(back, "capua")) == ("1h", "5h")
    do(pos, "to capua")
    assert (step(pos), to_move(pos)) == ("RetreatTo", "carthage")


@pytest.mark.rule("5.4", "10.1")
def test_5_4_each_owner_says_it_of_his_own():
    forces = {"capua": f"rome 9h; {CH}* 6h; {CA}* 4h"}
    pos = scene(forces, {"hannibal": f"capua:{CH}", "hannon_magnus": f"capua:{CA}"}, players=4)
    first, second = [stack & 63 for stack in pos.stacks[place_of("capua")] if stack & 1]
    three, two = 3 * ONE[HEAVY] << 6, 2 * ONE[HEAVY] << 6
    came = [("neapolis", first | three), ("bovianum", first | three)]
    came += [("neapolis", second | two), ("beneventum", second | two)]
    rig(pos, *[1] * 10, 7, 7, 7, 7, *[1] * 30)
    attack(pos, "capua", "carthage", came)
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "fight", "retreat")
    assert (step(pos), to_move(pos), legal(pos)) == ("WayBack", CH, {"to neapolis", "to bovianum"})
    do(pos, *["to bovianum"] * 3)
    assert (step(pos), to_move(pos), legal(pos)) == ("WayBack", CA, {"to neapolis", "to beneventum"})
    do(pos, "to beneventum", "to beneventum")
    assert stacks(pos, "bovianum") == {f"{CH}*": "3h"}
    assert stacks(pos, "neapolis") == {f"{C}*": "1h"}  # 10.1 Hannibal is with the larger part
    assert stacks(pos, "beneventum") == {f"{CA}*": "2h"}


@pytest.mark.rule("5.4")
def test_5_4_the_chief_says_to_which_zone_a_fleet_goes_back():
    pos = scene({"mare_inferum": "rome 3s; carthage* 3s"})
    army = next(stack for stack in pos.stacks[place_of("mare_inferum")] if stack & 1)
    one, two = (army & 63 | number * ONE[SHIP] << 6 for number in (1, 2))
    lanes = [BOARD.sea_id[zone] for zone in BOARD.lanes[BOARD.sea["mare_inferum"]]]
    rig(pos, *[1] * 20)
    attack(pos, "mare_inferum", "carthage", [(lanes[0], one), (lanes[1], two)])
    do(pos, "fight", "retreat")
    assert (step(pos), legal(pos)) == ("WayBack", {f"to {lanes[0]}", f"to {lanes[1]}"})
    refused(pos, f"to {lanes[2]}", "5.4", "came-from-elsewhere")
    do(pos, f"to {lanes[0]}")
    assert there(pos, lanes[0]) == "3s"


@pytest.mark.rule("5.4", "10.1")
def test_5_4_of_two_owners_the_chief_says_whose_unit_goes_into_the_city():
    forces = {"capua": "rome_north 6h; rome_south 5h; carthage* 2h"}
    leaders = {"consul_1": f"capua:{RN}", "praetor_1": f"capua:{RS}"}
    pos = beaten(forces, leaders, players=4)
    do(pos, "walls capua", "take rome_heavy_infantry")
    assert (step(pos), to_move(pos)) == ("RetreatTo", RN)
    assert legal(pos) == {f"opponent {RN}", f"opponent {RS}"}
    refused(pos, f"opponent {CH}", "5.4", "no-such-owner-to-shelter")
    refused(pos, "done", "3.4", "when-done")
    assert pos.clone() == pos
    do(pos, f"opponent {RS}")
    assert stacks(pos, "capua/in") == {RS: "1h"}
    do(pos, "take rome_heavy_infantry", f"opponent {RN}", "done", "to roma")
    assert stacks(pos, "roma") == {RN: "5h", RS: "4h"}


@pytest.mark.rule("5.4")
def test_5_4_who_has_landed_cannot_go_back_aboard():
    pos = scene({"capua": "rome 5h; carthage* 6h", "sinus_campanus": "carthage* 3s"}, {"hannibal": "capua"})
    rig(pos, *[1] * 20)
    attack(pos, "capua", "carthage", "sinus_campanus")
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "fight", "retreat")
    assert there(pos, "capua") == "5h"
    assert there(pos, "sinus_campanus") == "3s"
    assert where(pos, "hannibal") == "dead"
    # 5.11 Six units are a point, and Hannibal six.
    assert points_of(pos, "rome") == 7


@pytest.mark.rule("5.4")
def test_5_4_the_defender_not_to_where_the_attack_came_from():
    pos = beaten({"capua": "rome 3h; carthage* 2h", "bovianum": "carthage 1h"}, owner={"capua": "carthage"})
    assert to_move(pos) == "rome"
    assert legal(pos) == {"to roma", "to neapolis"}
    refused(pos, "to beneventum", "5.4", "attack-came-from-there")
    refused(pos, "to bovianum", "5.4", "retreat-to-enemy")
    refused(pos, "to cosa", "5.4", "retreat-not-adjacent")
    refused(pos, "to sinus_campanus", "5.4", "no-retreat-aboard")
    refused(pos, "walls capua", "5.4", "retreat-to-other-city")
    refused(pos, "fight", "5.3", "when-fight")
    do(pos, "to neapolis")
    assert there(pos, "neapolis") == "3h"


@pytest.mark.rule("5.4")
def test_5_4_into_the_city_as_far_as_there_is_room():
    pos = beaten({"capua": "rome 8h 2c; carthage* 2h"}, {"consul_1": "capua"})
    assert "walls capua" in legal(pos)
    do(pos, "walls capua")
    assert legal(pos) == {"take rome_heavy_infantry", "take rome_cavalry", "done"}
    refused(pos, "lead consul_1", "5.6", "leaders-alone")  # with units, or to units inside
    refused(pos, "take rome_light_infantry", "5.4", "no-such-unit-to-shelter")
    refused(pos, "to roma", "5.4", "when-to")
    do(pos, *["take rome_heavy_infantry"] * 6, "done")
    assert there(pos, "capua/in") == "6h"
    refused(pos, "walls roma", "5.4", "retreat-to-other-city")
    do(pos, "to roma")
    assert there(pos, "roma") == "2h 2c"
    assert where(pos, "consul_1") == "roma"


@pytest.mark.rule("5.4")
def test_5_4_the_player_says_which_leaders_go_into_the_city():
    pos = beaten({"capua": "rome 10h; carthage* 2h"}, {"consul_1": "capua", "praetor_1": "capua"})
    do(pos, "walls capua", *["take rome_heavy_infantry"] * 8)
    refused(pos, "take rome_heavy_infantry", "6", "city-full-for-retreat")
    refused(pos, "lead hannibal", "6", "leader-not-there-to-go-inside")
    do(pos, "lead consul_1", "done", "to roma")
    assert (there(pos, "capua/in"), there(pos, "roma")) == ("8h", "2h")
    assert (where(pos, "consul_1"), where(pos, "praetor_1")) == ("capua/in", "roma")


@pytest.mark.rule("5.4")
def test_5_4_the_whole_army_in_its_city():
    pos = beaten({"capua": "rome 8h; carthage* 9h"}, {"consul_1": "capua"})
    do(pos, "walls capua")
    assert there(pos, "capua/in") == "8h"
    assert where(pos, "consul_1") == "capua/in"
    assert there(pos, "capua") == "9h"


@pytest.mark.rule("5.4")
def test_5_4_a_full_city_takes_nobody():
    pos = beaten({"capua": "rome 3h; carthage* 9h", "capua/in": "rome 8h"})
    refused(pos, "walls capua", "6", "city-full-for-retreat")


@pytest.mark.rule("5.4")
def test_5_4_when_the_city_is_full_the_rest_goes_elsewhere():
    pos = beaten({"capua": "rome 9h; carthage* 9h", "capua/in": "rome 6h"})
    do(pos, "walls capua", "take rome_heavy_infantry", "take rome_heavy_infantry")
    assert choices(pos, "to") == {"roma", "neapolis", "bovianum"}


@pytest.mark.rule("5.4")
def test_5_4_who_has_nowhere_to_go_is_eliminated_and_scored():
    pos = scene(
        {
            "capua": "rome 6h; carthage* 2h",
            "roma": "carthage 1h",
            "neapolis": "carthage 1h",
            "bovianum": "carthage 1h",
        },
        {"consul_1": "capua"},
        owner={"capua": "carthage"},
    )
    rig(pos, *[1] * 60)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "done", "retreat")
    assert there(pos, "capua") == "2h"
    assert points_of(pos, "carthage") == 1 + 2
    assert where(pos, "consul_1") == "pool"


@pytest.mark.rule("5.4")
def test_5_4_leaders_are_safe_with_those_in_the_city():
    pos = scene(
        {
            "capua": "rome 9h; carthage* 2h",
            "roma": "carthage 1h",
            "neapolis": "carthage 1h",
            "bovianum": "carthage 1h",
        },
        {"consul_1": "capua"},
    )
    rig(pos, *[1] * 60)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "done", "retreat")  # the one way out plays itself
    while step(pos) == "RetreatTo":
        do(pos, "take rome_heavy_infantry")
    assert there(pos, "capua/in") == "8h"
    assert where(pos, "consul_1") == "capua/in"
    assert there(pos, "capua") == "2h"


@pytest.mark.rule("5.4", "10.4")
def test_5_4_back_to_those_beside_whom_one_stands_in_peace():
    """10.4 Syracuse has made peace with the army from which the attackers came, and does not hold its field."""
    forces = {"agrigentum": "rome 4h; syracuse 3h", "panormus": "carthage 2h"}
    pos = turn(forces, players=3, owner={"panormus": "carthage"})
    do(pos, "activate agrigentum", "take rome_heavy_infantry", "take rome_heavy_infantry", "march panormus")
    do(rig(pos, *[1] * 60), "done", "fight", "retreat")
    assert there(pos, "agrigentum", "rome") == "4h"
    assert pos.battle is None
    pos = scene({"agrigentum": "rome 1h; syracuse 3h", "panormus": "rome 2h; carthage* 2h"}, players=3)
    attack(rig(pos, *[1] * 60), "panormus", "carthage", "lilibaeum")
    do(pos, "retreat")
    assert "agrigentum" in choices(pos, "to")


@pytest.mark.rule("5.4", "5.6")
def test_5_4_a_leader_goes_back_although_others_were_there_before():
    """His army came with him and goes back; who stood on the field retreats from it without him."""
    pos = turn(
        {"agrigentum": "rome 1h; syracuse 3h", "panormus": "rome 4h", "henna": "rome 2h"},
        {"praetor_1": "agrigentum", "praetor_2": "panormus"},
        players=3,
    )
    do(pos, "activate panormus", "take_all", "march agrigentum")
    do(rig(pos, *[1] * 60), "fight", "done", "fight", "retreat")
    assert (there(pos, "panormus"), where(pos, "praetor_2")) == ("4h", "panormus")
    do(pos, "to henna")
    assert (there(pos, "henna"), where(pos, "praetor_1")) == ("3h", "henna")


@pytest.mark.rule("5.4", "4.2")
def test_5_4_not_to_a_field_where_the_enemy_gathers():
    """4.2 Those who wait at the declared field have not met the enemy there yet; it is no peace."""
    pos = turn(
        {"roma": "rome 3h", "capua": "rome 1c", "bovianum": "carthage 1h", "beneventum": "carthage 2h"}
    )
    do(pos, "activate roma", "converge bovianum", "take_all", "march corfinium")
    do(pos, "activate capua", "take_all", "march beneventum")
    do(rig(pos, *[1] * 60), "fight", "retreat", "pass")
    refused(pos, "to bovianum", "5.4", "retreat-to-enemy")
    assert choices(pos, "to") == {"neapolis", "luceria", "venusia", "paestum"}


@pytest.mark.rule("5.4")
def test_7_not_to_neutral_land():
    """Cirta is neutral Massylian land."""
    africa = BOARD.region["cirta"]
    near = next(r for r in BOARD.roads[africa] if BOARD.home[r] == 1)
    name = BOARD.region_id[near]
    others = [BOARD.region_id[r] for r in BOARD.ways[near] if r != africa]
    pos = beaten({name: "carthage 3h; rome* 2h"}, came=others[0], side="rome", place=name)
    refused(pos, "to cirta", "7", "retreat-to-neutral")


@pytest.mark.rule("5.4")
def test_scenario_1_not_off_the_board():
    pos = beaten(
        {"ligures": "rome 3h; carthage* 2h"},
        came="boii",
        place="ligures",
        scenario=next(id for id, s in BOARD.scenarios.items() if not s.sea),
        attitude={"ligures": 0},
    )
    refused(pos, "to deciates", "5.4", "retreat-off-the-board")


@pytest.mark.rule("4.3")
def test_4_3_over_the_alps_in_retreat():
    pos = scene({"ligures": "rome 4h; carthage* 2h", "boii": "carthage 1h", "genua": "carthage 1h"})
    rig(pos, *[1] * 6, 8, 7, 9, 1, 5)
    attack(pos, "ligures", "carthage", "taurini")
    do(pos, "retreat", "to deciates")
    assert there(pos, "deciates") == "2h"
    assert points_of(pos, "carthage") == 0


@pytest.mark.rule("4.3")
def test_4_3_nobody_comes_over():
    pos = scene(
        {"ligures": "rome 2h; carthage* 2h", "boii": "carthage 1h", "genua": "carthage 1h"},
        {"consul_1": "ligures"},
    )
    rig(pos, *[1] * 4, 8, 8)
    attack(pos, "ligures", "carthage", "taurini")
    do(pos, "done", "retreat", "to deciates")
    assert there(pos, "deciates") == ""
    assert where(pos, "consul_1") == "pool"
    assert points_of(pos, "carthage") == 2


@pytest.mark.rule("5.4")
def test_5_4_a_sortie_goes_back_behind_the_walls():
    pos = scene({"capua": "carthage 9h; rome* 2h"}, {"consul_1": "capua"})
    rig(pos, *[1] * 30)
    attack(pos, "capua", "rome", "capua/in")
    do(pos, "done", "fight", "retreat")
    assert there(pos, "capua/in") == "2h"
    assert where(pos, "consul_1") == "capua/in"


@pytest.mark.rule("5.4")
def test_5_4_a_moved_unit_stays_moved_and_the_other_does_not():
    pos = beaten({"capua": "rome 3h; rome* 1l; carthage* 2h"})
    do(pos, "to roma")
    assert stacks(pos, "roma") == {"rome": "3h", "rome*": "1l"}


@pytest.mark.rule("5.6")
def test_5_6_a_lone_enemy_leader_is_lost_to_who_retreats_there():
    pos = beaten({"capua": "rome 3h; carthage* 2h"}, {"maharbal": "roma"})
    do(pos, "to roma")
    assert where(pos, "maharbal") == "dead"


# -- 5.9 pursuit ---------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.3", "5.9")
def test_5_9_who_holds_the_field_may_pursue_with_all_cavalry():
    pos = scene({"capua": "rome 4h; carthage* 1h 2c 1k"})
    rig(pos, *[1] * 8, 8, 7, 10)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "retreat")
    assert (to_move(pos), legal(pos)) == ("carthage", {"pursue", "pass"})
    refused(pos, "retreat", "5.4", "when-retreat")
    do(pos, "pursue")
    # An 8 and a 10: one kind of unit, so both play themselves.
    do(pos, "to roma")
    assert there(pos, "roma") == "2h"


@pytest.mark.rule("5.9")
def test_5_9_or_not():
    pos = scene({"capua": "rome 4h; carthage* 1h 2c"})
    rig(pos, *[1] * 8)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "retreat", "pass", "to roma")
    assert there(pos, "roma") == "4h"


@pytest.mark.rule("5.9")
def test_5_9_nobody_pursues_without_cavalry_or_who_did_not_retreat():
    pos = beaten({"capua": "rome 3h; carthage* 2h 1l"})
    assert step(pos) == "RetreatTo"


@pytest.mark.rule("5.9")
def test_5_9_losses_as_always_the_ten_chooses():
    pos = scene({"capua": "rome 2h 2l; carthage* 1h 2c"})
    rig(pos, *[1] * 7, 10, 8)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "retreat", "pursue")
    assert (to_move(pos), step(pos)) == ("carthage", "Strike")
    do(pos, "strike rome_heavy_infantry")
    assert (to_move(pos), step(pos)) == ("rome", "Lose")
    do(pos, "lose rome_light_infantry", "to roma")
    assert there(pos, "roma") == "1l 1h"


@pytest.mark.rule("5.9")
def test_5_9_the_attacker_who_retreats_is_pursued_too():
    pos = scene({"capua": "rome 2h 2c; carthage* 3h"})
    rig(pos, *[1] * 7, 8, 8)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "fight", "retreat")
    assert to_move(pos) == "rome"
    do(pos, "pursue")
    assert there(pos, "beneventum") == "1h"


@pytest.mark.rule("5.11")
def test_5_11_losses_of_battle_and_pursuit_count_together():
    pos = scene({"capua": "rome 8h; carthage* 6h 2c"})
    rig(pos, 1, 1, 7, 7, 7, 7, 1, 1, *[1] * 8, 8, 1)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "retreat", "pursue", "to roma")
    assert there(pos, "roma") == "3h"
    assert points_of(pos, "carthage") == 1
