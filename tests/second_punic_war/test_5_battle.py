"""5.1 to 5.3, 5.5 Battles: rounds of three attacks, simultaneous losses, tens, several owners; example 6."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.orders import Orders
from bellum.games.second_punic_war.told import events, prompts
from bellum.kernel import Event
from bellum.kernel.kind import misfit
from tests.second_punic_war.fights import attack, lost
from tests.second_punic_war.kit import (
    BOARD,
    do,
    kinds,
    legal,
    points_of,
    refused,
    rig,
    scene,
    seat_of,
    stacks,
    step,
    there,
    to_move,
    told,
)


def example_6(leaders=None, dice=(5, 9, 7, 7, 1, 6, 8, 2, 7, 10, 10, 6, 8, 4)):
    """Carthage is player A, Rome player B."""
    pos = scene({"capua": "rome 1l 2h 1c; carthage* 2l 3h 3c"}, leaders)
    rig(pos, *dice)
    return attack(pos, "capua", "carthage", "beneventum")


@pytest.mark.rule("5.3", "5.5", "5.9", "5.11")
def test_example_6():
    pos = example_6()
    # Light infantry: 5 and 9 hit once, 7 does not.
    assert to_move(pos) == "rome"
    assert legal(pos) == {"lose rome_light_infantry", "lose rome_heavy_infantry", "lose rome_cavalry"}
    do(pos, "lose rome_light_infantry")
    # Cavalry: 7, 1 and 6 miss, 8 hits.
    assert there(pos, "capua", "rome") == "2h 1c"
    assert to_move(pos) == "carthage"
    do(pos, "lose carthage_light_infantry")
    # Heavy infantry: of 2, 7 and 10 the ten chooses, and then 10 and 6.
    assert to_move(pos) == "carthage"
    assert legal(pos) == {"strike rome_heavy_infantry", "strike rome_cavalry"}
    do(pos, "strike rome_cavalry")
    assert to_move(pos) == "rome"
    do(pos, "strike carthage_cavalry")
    # The other hit plays itself: only heavy infantry is left.
    assert there(pos, "capua", "carthage") == "1l 3h 2c"
    assert there(pos, "capua", "rome") == "1h"
    assert lost(pos) == [2, 3]
    assert step(pos) == "Decide"
    do(pos, "retreat", "pursue")
    # 8 and 4: the last unit is lost, and four are too few for a point.
    assert there(pos, "capua", "rome") == ""
    assert there(pos, "capua", "carthage") == "1l 3h 2c"
    assert points_of(pos, "carthage") == 0
    assert pos.battle is None
    assert step(pos) == "Still"


@pytest.mark.rule("5.5")
def test_what_example_6_tells():
    pos = scene({"capua": "rome 1l 2h 1c; carthage* 2l 3h 3c"})
    rig(pos, 5, 9, 7, 7, 1, 6, 8, 2, 7, 10, 10, 6, 8, 4)
    told_events: list[Event] = []
    pos.events = told_events
    attack(pos, "capua", "carthage", "beneventum")
    pos.events = told_events
    do(pos, "lose rome_light_infantry", "lose carthage_light_infantry", "strike rome_cavalry")
    do(pos, "strike carthage_cavalry", "retreat", "pursue")
    declared = events(BOARD.kinds)
    for event in told_events:
        assert misfit(declared[event.kind], event.args) is None, event.to_json()
    assert kinds(told_events)[:3] == ["battle", "battle-round", "dice"]
    assert next(e.args["dice"] for e in told_events if e.kind == "dice") == [
        {"unit": "light_infantry", "hit": 9, "rolls": [5, 9]}
    ]
    assert kinds(told_events)[-1] == "battle-won"


@pytest.mark.rule("5.5")
def test_prompts_are_declared():
    declared = prompts(BOARD.kinds)
    pos = example_6()
    for notation in ("lose rome_light_infantry", "lose carthage_light_infantry", "strike rome_cavalry"):
        key, args = pos.steps[-1].prompt(pos)
        assert misfit(declared[key], args) is None
        do(pos, notation)


# -- 5.1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_5_1_the_battle_lasts_until_a_side_is_eliminated():
    pos = scene({"capua": "rome 1h; carthage* 1h"})
    rig(pos, 6, 6, 6, 6, 7, 1)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "fight", "fight")
    assert pos.fought().bout.round == 2
    do(pos, "fight", "fight")
    assert there(pos, "capua") == "1h"
    assert pos.verdict == [BOARD.region["capua"], 1, 0, 0, 0]


@pytest.mark.rule("5.1")
def test_5_1_both_may_be_eliminated_and_nobody_has_won():
    pos = scene({"capua": "rome 5h; carthage* 5h"}, {"hannibal": "capua", "consul_4": "capua"})
    rig(pos, *[8] * 5, *[8] * 5)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua") == ""
    assert pos.battle is None
    # 5.11 Nobody scores the battle, but the leaders fell on both sides.
    assert points_of(pos, "carthage") == BOARD.leader_vp[BOARD.leader["consul_4"]]
    assert points_of(pos, "rome") == BOARD.leader_vp[BOARD.leader["hannibal"]]
    assert step(pos) == "Still"


# -- 5.3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3")
def test_5_3_losses_are_taken_off_after_each_attack():
    """The heavy infantry that skirmishers have hit does not attack any more."""
    pos = scene({"capua": "rome 2h; carthage* 2l"})
    rig(pos, 9, 9, 1)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua") == "2l"
    assert pos.battle is None


@pytest.mark.rule("5.5")
def test_5_5_losses_of_one_attack_are_simultaneous():
    """Light infantry that is hit by light infantry has rolled as well."""
    pos = scene({"capua": "rome 1l; carthage* 1l"})
    rig(pos, 9, 9)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua") == ""


@pytest.mark.rule("5.3")
def test_5_3_gallic_infantry_attacks_with_the_heavy_and_hits_from_8():
    pos = scene({"capua": "rome 2h; carthage* 1g"})
    rig(pos, 7, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua") == "2h 1g"


@pytest.mark.rule("5.3")
def test_5_3_the_defender_decides_first():
    pos = scene({"capua": "rome 2h; carthage* 2h"})
    rig(pos, *[1] * 4)
    attack(pos, "capua", "carthage", "beneventum")
    assert (to_move(pos), legal(pos)) == ("rome", {"fight", "retreat"})
    refused(pos, "pursue", "5.9", "when-pursue")
    do(pos, "fight")
    assert (to_move(pos), legal(pos)) == ("carthage", {"fight", "retreat"})
    do(pos, "retreat")
    assert there(pos, "beneventum") == "2h"
    assert there(pos, "capua") == "2h"


@pytest.mark.rule("5.3")
def test_5_3_who_stays_when_the_defender_retreats_has_won():
    pos = scene({"capua": "rome 2h; carthage* 2h"})
    rig(pos, *[1] * 4)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "retreat", "to roma")
    assert there(pos, "roma") == "2h"
    assert pos.verdict[1:4] == [1, 0, 1]


# -- 5.5 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5", "5.5")
@pytest.mark.parametrize(("letter", "least"), [("l", 9), ("h", 7), ("c", 8), ("g", 8), ("k", 8)])
def test_table_1(letter, least):
    for roll, hits in ((least - 1, 0), (least, 1)):
        pos = scene({"capua": f"rome 3h; carthage* 1{letter}"})
        rig(pos, roll, 1, 1, 1)
        attack(pos, "capua", "carthage", "beneventum")
        if step(pos) == "Leave":
            do(pos, "fight")
        assert lost(pos)[1] == hits


@pytest.mark.rule("5.5")
def test_5_5_a_ten_of_each_side_is_struck_before_other_hits():
    pos = scene({"capua": "rome 2h 2c; carthage* 2h 2c"})
    rig(pos, 1, 1, 1, 1, 10, 7, 10, 7)
    attack(pos, "capua", "carthage", "beneventum")
    assert legal(pos) == {"strike rome_heavy_infantry", "strike rome_cavalry"}
    refused(pos, "strike rome_light_infantry", "5.5", "no-such-unit-to-strike")
    refused(pos, "lose carthage_cavalry", "5.5", "when-lose")
    do(pos, "strike rome_heavy_infantry")
    assert (to_move(pos), step(pos)) == ("rome", "Lose")
    refused(pos, "lose rome_light_infantry", "5.5", "no-such-unit-to-lose")
    refused(pos, "lose rome_heavy_infantry", "5.5", "not-your-turn", seat="carthage")
    do(pos, "lose rome_cavalry")
    assert (to_move(pos), step(pos)) == ("rome", "Strike")
    do(pos, "strike carthage_heavy_infantry")
    assert to_move(pos) == "carthage"
    do(pos, "lose carthage_cavalry")
    assert there(pos, "capua", "rome") == "1h 1c"


@pytest.mark.rule("5.5")
def test_5_5_more_tens_than_units_need_no_choice():
    pos = scene({"capua": "rome 1h 1l; carthage* 3h"})
    rig(pos, 1, 10, 10, 10, 1)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua", "rome") == ""


@pytest.mark.rule("5.5")
def test_5_5_of_units_alike_one_that_has_moved_is_lost():
    pos = scene({"capua": "rome 3h; carthage* 1h; carthage 1h"})
    rig(pos, 1, 1, 7, 1, 1)
    attack(pos, "capua", "carthage", "beneventum")
    assert stacks(pos, "capua") == {"rome": "3h", "carthage": "1h"}


# -- 5.5, 10.1 several owners ----------------------------------------------------------------------------------


def four(forces, leaders=None, **more):
    return scene({"capua": forces}, leaders, players=4, **more)


@pytest.mark.rule("5.5", "10.1")
def test_5_5_owners_suffer_in_proportion_and_choose_their_own():
    pos = four("rome_north 4h 2l; rome_south 2h 1l; carthage_hispania* 6h")
    rig(pos, *[1] * 3, 7, 7, 7, 1, 1, 1, *[1] * 6)
    attack(pos, "capua", "carthage", "beneventum")
    # Three hits on six and three units: two and one.
    assert (to_move(pos), legal(pos)) == (
        "rome_north",
        {"lose rome_heavy_infantry", "lose rome_light_infantry"},
    )
    do(pos, "lose rome_light_infantry", "lose rome_light_infantry")
    assert to_move(pos) == "rome_south"
    do(pos, "lose rome_light_infantry")
    assert there(pos, "capua", "rome") == "6h"


@pytest.mark.rule("5.5")
def test_5_5_what_is_left_over_goes_to_the_larger_rest():
    pos = four("rome_north 4h; rome_south 2h; carthage_hispania* 6h")
    rig(pos, 7, 7, 1, 1, 1, 1, *[1] * 6)
    attack(pos, "capua", "carthage", "beneventum")
    # Two hits on four and two: 1 1/3 and 2/3, so one each.
    left = stacks(pos, "capua")
    assert (left["rome_north"], left["rome_south"]) == ("3h", "1h")


@pytest.mark.rule("5.5", "10.3")
def test_5_5_of_equal_rests_the_chief_bears_what_is_left_over():
    """Not always the same player of a side, but the one who decides for it and scores the battle."""
    pos = four("rome_north 3h; rome_south 3h; carthage_hispania* 6h")
    rig(pos, 7, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    left = stacks(pos, "capua")
    assert pos.fought().chiefs[1] == seat_of(pos, "rome_south")  # whose zone it is
    assert (left["rome_north"], left["rome_south"]) == ("3h", "2h")
    pos = scene({"mare_inferum": "rome 3s; carthage_hispania* 1s; carthage_africa* 1s"}, players=4)
    pos.orders = Orders(3, 3, None)  # the action is that of Africa's player
    rig(pos, 1, 1, 7, *[1] * 20)
    attack(pos, "mare_inferum", "carthage", "sinus_campanus")
    assert list(stacks(pos, "mare_inferum")) == ["rome", "carthage_hispania*"]


@pytest.mark.rule("5.5")
def test_5_5_a_ten_may_ask_whose_unit_it_is():
    pos = four("rome_north 4h; rome_south 2h; carthage_hispania* 6h")
    rig(pos, 10, 1, 1, 1, 1, 1, *[1] * 6)
    attack(pos, "capua", "carthage", "beneventum")
    assert to_move(pos) == "carthage_hispania"
    # The one kind of unit is struck by itself; of whose army it is must be said.
    assert legal(pos) == {"opponent rome_north", "opponent rome_south"}
    refused(pos, "opponent carthage_africa", "5.5", "no-such-owner")
    do(pos, "opponent rome_south")
    left = stacks(pos, "capua")
    assert (left["rome_north"], left["rome_south"]) == ("4h", "1h")


@pytest.mark.rule("10.3")
def test_10_3_who_has_most_units_decides_and_scores():
    pos = four("rome_north 1h; rome_south 4h; carthage_hispania* 9h")
    rig(pos, *[7] * 5, *[1] * 4, *[1] * 5)
    attack(pos, "capua", "carthage", "beneventum")
    assert there(pos, "capua", "rome") == ""
    assert (points_of(pos, "carthage_hispania"), points_of(pos, "carthage_africa")) == (1, 0)
    pos = four("rome_north 1h; rome_south 4h; carthage_hispania* 9h")
    rig(pos, *[1] * 14)
    attack(pos, "capua", "carthage", "beneventum")
    assert to_move(pos) == "rome_south"


# -- 5.5 cavalry ---------------------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
def test_5_5_cavalry_alone_may_leave_before_the_battle():
    pos = scene({"capua": "rome 2c; carthage* 4h 1c"})
    attack(pos, "capua", "carthage", "beneventum")
    assert (to_move(pos), step(pos), legal(pos)) == ("rome", "Leave", {"fight", "retreat"})
    rig(pos, 8)
    do(pos, "retreat", "pursue", "to roma")
    assert there(pos, "roma") == "1c"
    assert pos.verdict[1:4] == [1, 0, 1]


@pytest.mark.rule("5.5")
def test_5_5_so_may_the_attacker():
    pos = scene({"capua": "rome 2h; carthage* 2c 1k"})
    attack(pos, "capua", "carthage", "beneventum")
    assert (to_move(pos), step(pos)) == ("carthage", "Leave")
    do(pos, "retreat")
    assert there(pos, "beneventum") == "2c 1k"


@pytest.mark.rule("5.5", "5.3")
def test_5_5_if_both_may_leave_the_defender_is_asked_first():
    pos = scene({"capua": "rome 2c; carthage* 2c"})
    attack(pos, "capua", "carthage", "beneventum")
    assert (to_move(pos), step(pos)) == ("rome", "Leave")
    do(pos, "fight")
    assert (to_move(pos), step(pos)) == ("carthage", "Leave")


@pytest.mark.rule("5.5")
def test_5_5_others_may_not():
    pos = scene({"capua": "rome 2c 1l; carthage* 2c 1e"})
    rig(pos, *[1] * 10)
    attack(pos, "capua", "carthage", "beneventum")
    assert step(pos) != "Leave"


@pytest.mark.rule("5.11")
def test_5_11_losses():
    for units, points in ((6, 1), (14, 2), (4, 0)):
        pos = scene({"capua": f"rome {units}h; carthage* 16h"})
        rig(pos, *[7] * 16, *[1] * units)
        attack(pos, "capua", "carthage", "beneventum")
        assert points_of(pos, "carthage") == points


@pytest.mark.rule("5.11")
def test_5_11_only_the_winner_scores():
    pos = scene({"capua": "rome 8h; carthage* 6h"})
    rig(pos, *[7] * 5, 1, *[1] * 8)
    attack(pos, "capua", "carthage", "beneventum")
    do(pos, "fight", "retreat")
    assert points_of(pos, "carthage") == 0


@pytest.mark.rule("5.1")
def test_a_battle_survives_writing_and_copying():
    pos = example_6()
    do(pos, "lose rome_light_infantry")
    copy = pos.clone()
    assert copy == pos
    do(copy, "lose carthage_light_infantry")
    assert copy != pos
    assert told(copy, "strike rome_cavalry")[0].kind == "unit-lost"


@pytest.mark.rule("10.3")
def test_10_3_of_equals_it_is_who_attacks_or_whose_zone_it_is():
    pos = four("rome_north 3h; rome_south 3h; carthage_hispania* 2h; carthage_africa* 2h")
    pos.orders = Orders(3, 3, None)
    rig(pos, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    assert pos.fought().chiefs == [seat_of(pos, "carthage_africa"), seat_of(pos, "rome_south")]


@pytest.mark.rule("10.1", "5.5")
def test_10_1_a_common_army_obeys_who_leads_the_side():
    pos = four("rome 3h 1l; carthage_hispania* 2h")
    rig(pos, 1, 7, 1, *[1] * 20)
    attack(pos, "capua", "carthage", "beneventum")
    assert (to_move(pos), step(pos)) == ("rome_south", "Lose")
