"""1.3.3 The leaders' abilities: each does what its card says."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.abilities import CLASSES, Ability, make_ability
from bellum.games.second_punic_war.kinds import NATIONS
from bellum.games.second_punic_war.leaders import (
    alps_from,
    assault_bonus,
    defence_bonus,
    more_steps,
    recruit_price,
    talents_of_leaders,
    test_bonus,
)
from bellum.games.second_punic_war.stacks import CAVALRY, HEAVY
from bellum.games.second_punic_war.turn import Actions
from tests.second_punic_war.fights import attack, lost
from tests.second_punic_war.kit import BOARD, do, only, place_of, rig, run, scene, step, there, to_move, told

bonus_of_a_test = test_bonus  # pytest would take it for a test
del test_bonus

L = BOARD.leader

pytestmark = pytest.mark.rule("1.3.3")


def fight(forces, leaders, *dice, place="capua", side="carthage", **more):
    pos = scene({place: forces}, leaders, **more)
    rig(pos, *dice, *[1] * (60 - len(dice)))
    return attack(pos, place, side, "beneventum")


def rerolls_left(pos, role):
    return sum(mark[4] for mark in pos.fought().bout.marks if mark[0] == 2 and mark[1] == role)


def test_hannibal_takes_two_points_of_command_in_round_1():
    pos = fight("rome 9h; carthage* 5h", {"hannibal": "capua", "marcellus": "capua"})
    assert rerolls_left(pos, 1) == 1
    while step(pos) == "Rerolls":
        do(pos, "done")
    do(pos, "fight", "fight")
    assert rerolls_left(pos, 1) == 3


def test_hannibal_takes_no_more_than_there_is():
    pos = fight("rome 9h; carthage* 5h", {"hannibal": "capua", "consul_1": "capua"})
    assert rerolls_left(pos, 1) == 0
    assert rerolls_left(pos, 0) == 4


def test_hannibal_takes_from_partners_together():
    pos = scene(
        {"capua": "rome_north 3h; rome_south 2h; carthage_hispania* 5h"},
        {
            "consul_1": "capua:rome_north",
            "marcellus": "capua:rome_south",
            "hannibal": "capua:carthage_hispania",
        },
        players=4,
    )
    rig(pos, *[1] * 60)
    attack(pos, "capua", "carthage", "beneventum")
    assert rerolls_left(pos, 1) == 2


def test_hannibal_not_at_sea():
    pos = scene(
        {"mare_inferum": "rome 2s; carthage* 2s"}, {"hannibal": "mare_inferum", "marcellus": "mare_inferum"}
    )
    rig(pos, *[1] * 20)
    attack(pos, "mare_inferum", "carthage", "sinus_campanus")
    assert rerolls_left(pos, 1) == 3


def test_cartalon_has_cavalry_rolled_again():
    pos = fight("rome 5h; carthage* 3c 1h", {"cartalon": "capua"}, 1, 1, 1, 8, 8)
    do(pos, "reroll cavalry", "reroll cavalry")
    assert there(pos, "capua", "rome") == "3h"


def test_mago_rolls_two_dice_before_round_1():
    pos = fight("rome 5h; carthage* 3h 2c", {"magon": "capua"}, 7, 7)
    assert there(pos, "capua", "rome") == "3h"
    assert pos.fought().bout.round == 1


def test_maharbal_and_masinissa_pursue():
    pos = fight("rome 6h; carthage* 1h 2c 1k", {"maharbal": "capua"})
    while step(pos) == "Rerolls":
        do(pos, "done")
    rig(pos, 7, 7, 7)
    do(pos, "retreat", "pursue", "to roma")
    assert there(pos, "roma") == "3h"
    pos = fight(
        "rome 6h; carthage* 1h 1c; massilia* 1c; numidia* 1c",
        {"masynissa": "capua"},
        track={"massilia": -2, "numidia": -2},
    )
    while step(pos) == "Rerolls":
        do(pos, "done")
    rig(pos, 7, 7, 7)
    do(pos, "retreat", "pursue", "to roma")
    # The Carthaginian rides as always.
    assert there(pos, "roma") == "4h"


def test_hasdrubal_gisco_leads_numidians():
    pos = fight(
        "rome 6h; carthage* 1c; numidia* 2c 1h", {"hasdrubal_giskon": "capua"}, 7, 7, 7, track={"numidia": -2}
    )
    while step(pos) == "Rerolls":
        do(pos, "done")
    assert lost(pos)[1] == 2
    rig(pos, *[7] * 3, *[1] * 40)
    do(pos, "fight", "fight")
    while step(pos) == "Rerolls":
        do(pos, "done")
    assert lost(pos)[1] == 2  # only in round 1


def test_philip_leads_four_of_the_phalanx():
    pos = fight(
        "rome 9h; macedonia* 6h; carthage* 1h",
        {"filip_v": "capua"},
        *[6] * 7,
        track={"macedonia": -2},
    )
    while step(pos) == "Rerolls":
        do(pos, "done")
    assert lost(pos)[1] == 4


def test_scipio_is_not_caught():
    pos = fight("rome 6h; carthage* 1h 3c", {"scipio_pc": "capua"})
    while step(pos) == "Rerolls":
        do(pos, "done")
    rig(pos, 8, 8, 1)
    do(pos, "retreat", "pursue", "to roma")
    assert there(pos, "roma") == "5h"


def test_scipio_africanus_lets_elephants_roll():
    pos = fight("rome 6h; carthage* 3e", {"scipio_africanus": "capua"}, 5, 4, 10)
    # 5 and 10 hit; the 10 is not critical, so Rome's only kind is lost without a choice.
    while step(pos) == "Rerolls":
        do(pos, "done")
    assert there(pos, "capua", "rome") == "4h"


def test_fabius_may_avoid_battle():
    pos = fight("rome 6h; carthage* 3h", {"fabius_maximus": "capua"})
    assert (to_move(pos), step(pos)) == ("rome", "Leave")
    do(pos, "retreat", "to roma")
    assert there(pos, "roma") == "6h"
    pos = fight("carthage 6h; rome* 3h", {"fabius_maximus": "capua"}, side="rome")
    assert step(pos) != "Leave"


def test_hanno_and_tribes():
    pos = scene({"boii": "carthage 3h"}, {"hannon": "boii"})
    assert bonus_of_a_test(pos, place_of("boii"), 1) == 1
    assert bonus_of_a_test(pos, place_of("boii"), 0) == 0


@pytest.mark.rule("8.2")
def test_hanno_is_asked_when_his_army_comes_and_when_it_is_activated():
    pos = scene(
        {"taurini": "carthage 3h"},
        {"hannon": "taurini"},
        initiative={"carthage": 2},
        order=["carthage", "rome"],
    )
    run(pos, Actions(0))
    rig(pos, 4, 4)
    events = told(pos, "activate taurini")
    assert only(events, "tribe-tested").args["modifier"] == 1
    events = told(pos, "take_all", "march insumbres")
    assert only(events, "tribe-tested").args["modifier"] == 1


def test_hasdrubal_and_the_alps():
    pos = scene({"boii": "carthage 3h"}, {"hasdrubal": "boii"})
    assert alps_from(pos, [L["hasdrubal"]]) == 9
    assert alps_from(pos, [L["hannibal"]]) == 8


def test_nero_marches_farther():
    pos = scene()
    assert more_steps(pos, [L["claudius_nero"]], HEAVY) == 1
    assert more_steps(pos, [L["claudius_nero"]], CAVALRY) == 0
    assert more_steps(pos, [], HEAVY) == 0


def test_marcellus_storms():
    pos = scene()
    assert assault_bonus(pos, [L["hannibal"], L["marcellus"]]) == [3, 9]
    assert assault_bonus(pos, [L["hannibal"]]) == [0, 0]


def test_ajostros_defends_a_syracusan_city():
    city = BOARD.city["syracusae"]
    pos = scene({"syracusae/in": "syracuse 1h"}, {"ajostros": "syracusae/in"}, players=3)
    assert defence_bonus(pos, city) == [2, 7]
    pos = scene({"syracusae": "syracuse 1h"}, {"ajostros": "syracusae"}, players=3)
    assert defence_bonus(pos, city) == [0, 0]
    pos = scene({"utica/in": "syracuse 1h"}, {"ajostros": "utica/in"}, track={"syracuse": -2})
    assert defence_bonus(pos, BOARD.city["utica"]) == [0, 0]  # a city of his ally


def test_hanno_the_great_brings_talents():
    pos = scene({"carthago": "carthage 1h"}, {"hannon_magnus": "carthago"})
    assert talents_of_leaders(pos, 1) == 2
    assert talents_of_leaders(pos, 0) == 0
    pos.ring[BOARD.city["carthago"]] = 2
    assert talents_of_leaders(pos, 1) == 0


def test_syphax_recruits_cheaply():
    numidia = NATIONS.index("numidia")
    pos = scene({"siga": "numidia 1h"}, {"syfaks": "siga"}, track={"numidia": -2})
    assert recruit_price(pos, numidia, CAVALRY) == 2
    assert recruit_price(pos, numidia, HEAVY) == 2
    assert recruit_price(pos, NATIONS.index("carthage"), CAVALRY) == 3
    pos.at[L["syfaks"]] = place_of("carthago")
    assert recruit_price(pos, numidia, CAVALRY) == 3


def test_every_ability_is_one_of_the_data():
    used = {type(ability) for ability in BOARD.ability}
    assert used == {Ability, *CLASSES.values()}
    with pytest.raises(ValueError, match="no ability is called"):
        make_ability({"class": "luck"})


def test_a_leader_without_an_ability_gives_nothing():
    ability = make_ability({})
    assert not ability.command_taken(1, False)
    assert not ability.free_rerolls()
    assert not ability.opening_dice()
    assert not ability.sharpens(1, 0)
    assert not ability.elephants_need()
    assert not ability.avoids_battle()
    assert not ability.pursuit_hit(0, 0)
    assert not ability.pursuit_ignored()
    assert not ability.income("roma")
    assert not ability.price(0, 0)
