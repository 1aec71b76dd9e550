"""12.3, 12.4 The proconsul and the dictator."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.battle import begin_battle
from bellum.games.second_punic_war.consuls import Elections
from bellum.games.second_punic_war.dictator import calamity, command_of, end_of_term, is_active
from bellum.games.second_punic_war.leaders import doom
from bellum.games.second_punic_war.position import DEAD, War
from bellum.games.second_punic_war.stage import NextStage
from tests.second_punic_war.kit import (
    BOARD,
    RN,
    RS,
    C,
    R,
    advance,
    choices,
    do,
    legal,
    only,
    points_of,
    refused,
    rig,
    run,
    scene,
    stacks,
    step,
    there,
    to_move,
    told,
    where,
)

pytestmark = pytest.mark.rule("12.3")

LEADERS = {"scipio_pc": "pisae", "consul_1": "regium"}
ARMIES = {"pisae": "rome 6h", "regium": "rome 4h"}


def leader(name: str) -> int:
    return BOARD.leader[name]


def election(pos: War) -> War:
    pos.year += 1
    pos.stage = 1
    return run(pos, Elections())


# -- 12.3 proconsul ----------------------------------------------------------------------------------------


def test_a_consul_may_stay() -> None:
    """12.3 After the draw; on 6 or more he leads on as proconsul."""
    pos = election(scene(ARMIES, LEADERS, proconsuls=True))
    assert (step(pos), to_move(pos)) == ("Prorogation", R)
    assert legal(pos) == {"consul scipio_pc", "consul consul_1", "pass"}
    refused(pos, "consul marcellus", "12.3", "not-a-consul-of-last-year")
    refused(pos, "place roma", "2", "when-place")
    rig(pos, 6)
    event = only(told(pos, "consul scipio_pc"), "prorogation")
    assert (event.args["rolls"], event.args["success"]) == ([6], "yes")
    do(pos, "place roma", "consul consul_1")
    assert where(pos, "scipio_pc") == "pisae"
    assert where(pos, "consul_1") == "pool"
    assert pos.proconsul == leader("scipio_pc")
    assert leader("scipio_pc") not in pos.consuls


def test_five_is_not_enough() -> None:
    """12.3 And there is one try a year."""
    pos = election(scene(ARMIES, LEADERS, proconsuls=True))
    rig(pos, 5)
    do(pos, "consul scipio_pc")
    assert step(pos) == "NewConsul"
    do(pos, "place roma", "place roma")
    assert where(pos, "scipio_pc") == where(pos, "consul_1") == "pool"
    assert pos.proconsul == -1


def test_nobody_must_try() -> None:
    pos = do(election(scene(ARMIES, LEADERS, proconsuls=True)), "pass")
    assert step(pos) == "NewConsul"
    pos = election(scene(ARMIES, LEADERS))
    assert step(pos) == "NewConsul"  # without the option nobody is asked


def test_the_next_election_ends_it() -> None:
    """12.3 He leaves the board, and can be drawn the time after."""
    pos = scene(ARMIES, LEADERS, proconsuls=True)
    pos.consuls.remove(leader("scipio_pc"))
    pos.proconsul = leader("scipio_pc")
    election(pos)
    assert legal(pos) == {"consul consul_1", "pass"}
    do(pos, "pass", "place roma", "place roma")
    assert where(pos, "scipio_pc") == "pool"
    assert pos.proconsul == -1
    assert leader("scipio_pc") not in pos.consuls


def test_a_dead_proconsul_is_not_replaced() -> None:
    pos = scene(ARMIES, {"consul_1": "regium"}, proconsuls=True)
    pos.at[leader("scipio_pc")] = BOARD.region["pisae"]
    pos.proconsul = leader("scipio_pc")
    doom(pos, leader("scipio_pc"), 1)
    advance(pos)
    assert pos.proconsul == -1
    assert pos.consuls == [leader("consul_1")]


@pytest.mark.rule("10.1")
def test_two_roman_players() -> None:
    """12.3 One of them may try, for a consul of his own."""
    pos = scene(
        {"pisae": f"{RN} 6h", "regium": f"{RS} 4h"},
        {"scipio_pc": f"pisae:{RN}", "consul_1": f"regium:{RS}"},
        players=4,
        proconsuls=True,
    )
    election(pos)
    assert to_move(pos) == RN
    refused(pos, "consul consul_1", "10.1", "not-your-consul")
    do(pos, "pass")
    assert to_move(pos) == RS
    rig(pos, 9)
    do(pos, "consul consul_1")
    assert step(pos) == "NewConsul"
    do(pos, "place roma", "place roma")
    assert stacks(pos, "regium") == {RS: "4h"}  # still the proconsul's
    assert stacks(pos, "pisae") == {R: "6h"}


@pytest.mark.rule("10.1")
def test_one_try_of_two_roman_players() -> None:
    """12.3 One player, for one consul, and no more: if it fails, his partner is not asked."""
    forces = {"pisae": f"{RN} 6h", "regium": f"{RS} 4h"}
    leaders = {"scipio_pc": f"pisae:{RN}", "consul_1": f"regium:{RS}"}
    pos = election(scene(forces, leaders, players=4, proconsuls=True))
    do(rig(pos, 5), "consul scipio_pc")
    assert (step(pos), pos.proconsul) == ("NewConsul", -1)


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_dead_nameless_consul_is_not_his_own_successor(seed: int) -> None:
    """3.2 He goes back to the pool when his successor has been drawn; if nobody else is left, he is drawn himself."""
    for others, successor in ((["fabius_maximus"], "fabius_maximus"), ([], "consul_1")):
        pos = scene({"regium": "rome 4h"}, {"consul_1": "regium"})
        for name in BOARD.consuls:
            if BOARD.leader_id[name] not in ("consul_1", *others):
                pos.at[name] = DEAD
        rig(pos, *[seed + 1] * 4)
        doom(pos, leader("consul_1"), 1)
        assert [BOARD.leader_id[name] for name in advance(pos).consuls] == [successor]


# -- 12.4 dictator -----------------------------------------------------------------------------------------


def disaster(points: int = 5, region: str = "cannae", side: int = 0, dictators: bool = True) -> War:
    pos = scene({"roma": "rome 1h", **ARMIES}, LEADERS, dictators=dictators)
    calamity(pos, BOARD.region[region], side, points)
    return advance(pos)


@pytest.mark.rule("12.4")
def test_after_a_calamity_rome_may_name_a_dictator() -> None:
    """12.4 One of the consuls; a new army gathers in Roma: 8 heavy, 4 light infantry, 1 cavalry."""
    pos = disaster()
    assert (step(pos), to_move(pos)) == ("NameDictator", R)
    assert legal(pos) == {"consul scipio_pc", "consul consul_1", "pass"}
    refused(pos, "consul marcellus", "12.4", "not-a-consul-in-office")
    refused(pos, "done", "3.4", "when-done")
    event = only(told(pos, "consul consul_1"), "dictator")
    assert event.args == {"leader": "consul_1", "count": 13}
    assert there(pos, "roma") == "4l 9h 1c"
    assert where(pos, "consul_1") == "regium"
    assert pos.dictator == leader("consul_1")


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(
    ("points", "region", "side", "option"),
    [(4, "cannae", 0, True), (9, "boii", 0, True), (9, "cannae", 1, True), (9, "cannae", 0, False)],
)
def test_when_there_is_none(points: int, region: str, side: int, option: bool) -> None:
    """12.4 Fewer points, outside Italia, another's defeat, or without the option."""
    assert step(disaster(points, region, side, dictators=option)) == "Still"


@pytest.mark.rule("12.4")
def test_one_at_a_time() -> None:
    pos = do(disaster(), "consul consul_1")
    calamity(pos, BOARD.region["cannae"], 0, 9)
    assert step(advance(pos)) == "Still"
    assert step(do(disaster(), "pass")) == "Still"


@pytest.mark.rule("12.4", "3.2")
@pytest.mark.parametrize(("place", "named"), [("capua", True), ("boii", False)])
def test_a_battle_that_is_a_calamity(place: str, named: bool) -> None:
    """12.4 Rome loses its army and Scipio, who is worth five points, in Italia; who succeeds him may be dictator."""
    pos = scene({place: "rome 1h; carthage* 3e"}, {"scipio_africanus": place}, dictators=True)
    begin_battle(pos, BOARD.region[place], 1, [])
    rig(pos, *[10] * 9)
    advance(pos)
    assert points_of(pos, C) == 5
    assert (step(pos) == "NameDictator") == named
    if named:
        (successor,) = pos.consuls
        assert legal(pos) == {f"consul {BOARD.leader_id[successor]}", "pass"}


@pytest.mark.rule("12.4")
def test_what_a_dictator_has() -> None:
    """12.4 He is active, has one more command, and is worth two points more."""
    pos = do(disaster(), "consul consul_1")
    assert is_active(pos, leader("consul_1"))
    assert not is_active(pos, leader("scipio_pc"))
    assert command_of(pos, leader("consul_1")) == BOARD.command[leader("consul_1")] + 1
    assert command_of(pos, leader("scipio_pc")) == BOARD.command[leader("scipio_pc")]
    doom(pos, leader("consul_1"), 1)
    advance(pos)
    assert points_of(pos, C) == 2 + 2
    assert pos.dictator == -1  # not replaced as dictator


@pytest.mark.rule("12.4")
def test_three_stages() -> None:
    """12.4 This one included; the army stays."""
    pos = do(disaster(), "consul consul_1")
    for _ in range(2):
        end_of_term(pos)
        assert pos.dictator == leader("consul_1")
    end_of_term(pos)
    assert pos.dictator == -1
    assert there(pos, "roma") == "4l 9h 1c"
    end_of_term(pos)


@pytest.mark.rule("12.4")
def test_the_stages_are_counted_as_they_end() -> None:
    pos = do(disaster(), "consul consul_1")
    for left in (2, 1, 0):
        pos.steps = [NextStage()]
        advance(pos)
        assert pos.dictator_stages == left
    assert pos.dictator == -1


@pytest.mark.rule("12.4")
def test_a_dictator_leaves_with_the_other_consuls() -> None:
    pos = do(disaster(), "consul consul_1")
    do(election(pos), "place roma", "place roma")
    assert pos.dictator == -1


@pytest.mark.rule("12.4")
def test_the_army_of_a_besieged_roma() -> None:
    """6, 12.4 Inside, as far as there is room, and the player says who; 1.2 as far as there are counters."""
    pos = scene(
        {"roma": "carthage 20h", "roma/in": "rome 9l", "regium": "rome 1h"},
        {"consul_1": "regium"},
        siege={"roma": 8},
        dictators=True,
    )
    calamity(pos, BOARD.region["cannae"], 0, 5)
    event = only(told(advance(pos), "consul consul_1"), "dictator")
    assert event.args == {"leader": "consul_1", "count": 7}
    assert (step(pos), to_move(pos)) == ("Quarters", R)
    assert choices(pos, "take") == {"rome_light_infantry", "rome_heavy_infantry", "rome_cavalry"}
    do(pos, "take rome_cavalry", *["take rome_light_infantry"] * 4)  # what is left is heavy infantry
    assert (step(pos), there(pos, "roma/in")) == ("Still", "13l 2h 1c")


@pytest.mark.rule("12.4", "6.2")
@pytest.mark.parametrize(("inside", "besiegers"), [("1l", 20), ("9l", 23)])
def test_the_army_may_break_the_siege_of_roma(inside: str, besiegers: int) -> None:
    """6.2, 12.4 At any moment: with the new army inside the besiegers are too few, whether all of it has room or not."""
    pos = scene(
        {"roma": f"carthage {besiegers}h", "roma/in": f"rome {inside}", "regium": "rome 1h"},
        {"consul_1": "regium"},
        siege={"roma": 8},
        dictators=True,
    )
    calamity(pos, BOARD.region["cannae"], 0, 5)
    do(advance(pos), "consul consul_1")
    if inside == "9l":
        do(pos, *["take rome_light_infantry"] * 4)  # the last three places take heavy infantry
        while step(pos) == "Quarters":
            do(pos, "take rome_heavy_infantry")
    assert pos.ring[BOARD.city["roma"]] == 0


@pytest.mark.rule("12.4", "10.1")
def test_who_named_the_dictator_says_who_comes() -> None:
    forces = {"roma": "carthage 20h", "roma/in": "rome 15l", "regium": "rome 1h"}
    pos = scene(forces, {"consul_1": f"regium:{RS}"}, siege={"roma": 8}, players=4, dictators=True)
    calamity(pos, BOARD.region["cannae"], 0, 5)
    do(advance(pos), "pass", "consul consul_1")
    assert (step(pos), to_move(pos)) == ("Quarters", RN)
    assert stacks(do(pos, "take rome_cavalry"), "roma/in") == {R: "15l 1c"}


@pytest.mark.rule("12.4")
def test_the_army_as_far_as_there_are_counters() -> None:
    pos = scene({"roma": "rome 40h 24l", "regium": "rome 1h"}, {"consul_1": "regium"}, dictators=True)
    calamity(pos, BOARD.region["cannae"], 0, 5)
    do(advance(pos), "consul consul_1")
    assert there(pos, "roma") == "24l 43h 1c"


@pytest.mark.rule("12.4")
def test_both_roman_players_are_asked() -> None:
    """10.1 First he in whose zone the defeat was."""
    pos = scene(ARMIES, LEADERS, players=4, dictators=True)
    calamity(pos, BOARD.region["cannae"], 0, 5)
    assert to_move(advance(pos)) == RS
    do(pos, "pass")
    assert to_move(pos) == RN
    do(pos, "consul scipio_pc")
    assert pos.dictator == leader("scipio_pc")
