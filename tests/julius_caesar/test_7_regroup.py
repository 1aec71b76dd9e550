"""7.7 Regroup: the winner of a battle may spread his blocks to adjacent friendly or vacant places."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.battle_kit import (
    clash,
    clashes,
    end_orders,
    fight,
    hold,
    regroups,
    round_begins,
    turn_of,
    withdraw,
)
from tests.julius_caesar.kit import (
    at,
    choices,
    do,
    legal,
    march,
    only,
    refused,
    scene,
    step,
    to_move,
    told,
    where,
)


def rome_won() -> CivilWar:
    """Caesar has won Rome from Genua and Ravenna; Neapolis is the enemy's, Asculum and the rest vacant."""
    pos = clash(
        "roma",
        {"genua": ["caesar", "legio_8", "legio_11", "legio_12"], "ravenna": ["legio_13", "legio_14"]},
        ["legio_1:1"],
        others={"neapolis": ["legio_2"], "mare_tyrrhenum": ["caesar_navis_1"], "aleria": ["legio_9"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    return pos


def regroup(pos: CivilWar, seat: str, block: str, to: str) -> CivilWar:
    """A block regroups; a choice of one is made by the engine itself."""
    do(pos, seat, f"move {block}")
    if f"to {to}" in legal(pos, seat):
        do(pos, seat, f"to {to}")
    return pos


# -- who ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.7")
def test_the_winning_attacker_may_regroup_and_the_loser_may_not() -> None:
    pos = rome_won()
    assert (step(pos), to_move(pos)) == ("Regroup", {"caesar"})
    refused(pos, "pompeius", "move legio_2", "7.7", "not-your-turn")


@pytest.mark.rule("7.7")
def test_the_winning_defender_may_regroup() -> None:
    pos = clash("roma", {"genua": ["legio_8:1"]}, ["pompeius", "legio_1"])
    fight(pos, "pompeius", 1, 6, 6)
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})
    assert choices(pos, "pompeius", "move") == {"pompeius", "legio_1"}
    assert regroups(pos, "legio_1") == {"genua", "ravenna", "neapolis", "asculum"}, (
        "also over the attacker's road"
    )


@pytest.mark.rule("7.7")
def test_a_defender_who_stood_four_rounds_has_won_and_may_regroup() -> None:
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1"])
    hold(round_begins(pos, 4), "legio_1")
    assert choices(pos, "pompeius", "move") == {"legio_1"}
    assert "genua" not in regroups(pos, "legio_1"), "the attacker is back there"


@pytest.mark.rule("7.7", "7.3")
def test_all_victorious_blocks_may_regroup_reserves_included() -> None:
    pos = rome_won()
    assert choices(pos, "caesar", "move") == {
        "caesar",
        "legio_8",
        "legio_11",
        "legio_12",
        "legio_13",
        "legio_14",
    }


@pytest.mark.rule("7.7", "6.1")
def test_blocks_that_moved_this_turn_may_still_regroup() -> None:
    pos = scene({"genua": ["legio_8"], "roma": ["legio_1"], "massilia": ["legio_9"]}, card="2-1a")
    march(pos, "caesar", "legio_8 roma")
    end_orders(pos)
    turn_of(pos, "legio_1", 2)
    withdraw(pos, "legio_1", "neapolis")
    regroup(pos, "caesar", "legio_8", "genua")
    assert where(pos, "legio_8") == "genua"


@pytest.mark.rule("7.7")
def test_a_block_that_is_not_in_the_won_battle_does_not_regroup() -> None:
    pos = rome_won()
    refused(pos, "caesar", "move legio_9", "7.7", "not-in-the-won-battle")
    refused(pos, "caesar", "move legio_2", "7.7", "not-in-the-won-battle")
    refused(pos, "caesar", "move legio_17", "7.7", "not-in-the-won-battle")


@pytest.mark.rule("7.7")
def test_a_block_that_retreated_from_the_battle_does_not_regroup() -> None:
    pos = clash("roma", {"genua": ["legio_8", "legio_12"]}, ["legio_1"])
    turn_of(pos, "legio_1", 2)
    hold(pos, "legio_1")
    withdraw(pos, "legio_8", "genua")
    turn_of(pos, "legio_1", 3)
    withdraw(pos, "legio_1", "neapolis")
    refused(pos, "caesar", "move legio_8", "7.7", "not-in-the-won-battle")
    assert choices(pos, "caesar", "move") == {"legio_12"}


# -- where to ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.7")
def test_blocks_regroup_to_adjacent_friendly_or_vacant_cities_in_any_direction() -> None:
    pos = rome_won()
    do(pos, "caesar", "move legio_8")
    assert legal(pos, "caesar") == {"to genua", "to ravenna", "to asculum"}
    refused(pos, "caesar", "to neapolis", "7.7", "regroup-into-enemy")
    refused(pos, "caesar", "to massilia", "7.7", "no-road")
    refused(pos, "caesar", "to roma", "7.7", "no-road")
    refused(pos, "caesar", "done", "7.7", "not-now")
    do(pos, "caesar", "to asculum")
    regroup(pos, "caesar", "caesar", "ravenna")
    do(pos, "caesar", "done")
    assert (where(pos, "legio_8"), where(pos, "caesar")) == ("asculum", "ravenna")
    assert at(pos, "roma") == {"legio_11", "legio_12", "legio_13", "legio_14"}


@pytest.mark.rule("7.7")
def test_the_winner_of_alexandria_regroups_over_all_its_roads() -> None:
    pos = clash("alexandria", {"pelusium": ["caesar"]}, ["legio_38:1"])
    fight(pos, "caesar", 1, 6, 6)
    assert regroups(pos, "caesar") == {"pelusium", "memphis", "catabathmus"}


@pytest.mark.rule("7.7")
def test_nobody_regroups_into_a_space_that_awaits_a_battle() -> None:
    pos = clashes(
        {
            "roma": ({"genua": ["caesar"]}, ["legio_1:1"], {}),
            "neapolis": ({"rhegium": ["legio_9"]}, ["legio_2"], {}),
        }
    )
    do(pos, "caesar", "battle roma")
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "caesar", "move caesar")
    refused(pos, "caesar", "to neapolis", "7.7", "regroup-into-enemy")


@pytest.mark.rule("7.7", "6.3")
def test_sea_moves_are_no_regroup() -> None:
    """The fleet in Mare Tyrrhenum does not carry the winner of Rome to friendly Aleria."""
    pos = rome_won()
    do(pos, "caesar", "move legio_8")
    refused(pos, "caesar", "to aleria", "7.7", "no-road")
    refused(pos, "caesar", "to mare_tyrrhenum", "7.7", "no-road")


@pytest.mark.rule("7.7")
def test_a_block_regroups_one_step_and_once() -> None:
    pos = rome_won()
    regroup(pos, "caesar", "legio_8", "genua")
    assert (step(pos), where(pos, "legio_8")) == ("Regroup", "genua")
    refused(pos, "caesar", "move legio_8", "7.7", "already-regrouped")


@pytest.mark.rule("7.7")
def test_regrouping_is_a_choice() -> None:
    pos = do(rome_won(), "caesar", "done")
    assert len(at(pos, "roma")) == 6
    assert step(pos) == "CardPhase"


@pytest.mark.rule("7.7")
def test_while_regrouping_nothing_else_can_be_done() -> None:
    pos = rome_won()
    refused(pos, "caesar", "fire legio_8", "7.7", "not-now")
    refused(pos, "caesar", "retreat legio_8", "7.7", "not-now")


@pytest.mark.rule("7.7")
def test_a_winner_with_nowhere_to_go_stays() -> None:
    pos = clash(
        "syracusae",
        {"messana": ["caesar", "legio_8"], "mare_internum": ["caesar_navis_1"]},
        ["legio_37:1"],
        others={"messana": ["legio_1"], "lilybaeum": ["legio_2"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    refused(pos, "caesar", "move legio_8", "7.7", "nowhere-to-regroup")
    assert legal(pos, "caesar") == {"move caesar_navis_1", "done"}


# -- limits ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.7", "6.11")
def test_R3_the_road_limits_of_6_11_hold_for_regroups() -> None:
    pos = rome_won()
    regroup(pos, "caesar", "legio_8", "asculum")
    regroup(pos, "caesar", "legio_11", "asculum")
    do(pos, "caesar", "move legio_12")
    refused(pos, "caesar", "to asculum", "7.7", "regroup-road-full")
    assert legal(pos, "caesar") == {"to genua", "to ravenna"}


@pytest.mark.rule("7.7", "6.11")
def test_R3_four_blocks_regroup_over_a_major_road() -> None:
    pos = rome_won()
    for block in ("legio_8", "legio_11", "legio_12", "legio_13"):
        regroup(pos, "caesar", block, "genua")
    assert at(pos, "genua") == {"legio_8", "legio_11", "legio_12", "legio_13"}, "the attack does not count"
    assert regroups(pos, "legio_14") == {"ravenna", "asculum"}


@pytest.mark.rule("7.7", "4.3.2")
def test_two_blocks_regroup_over_a_strait() -> None:
    pos = clash(
        "rhegium",
        {"neapolis": ["caesar", "legio_8", "legio_9"]},
        ["legio_1:1"],
    )
    fight(pos, "caesar", 1, 6, 6)
    regroup(pos, "caesar", "legio_8", "messana")
    regroup(pos, "caesar", "legio_9", "messana")
    assert at(pos, "messana") == {"legio_8", "legio_9"}
    assert regroups(pos, "caesar") == {"neapolis"}


@pytest.mark.rule("7.7", "7.61")
def test_the_retreats_of_the_battle_do_not_count_against_the_regroup() -> None:
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1", "legio_2", "legio_3", "legio_4"])
    turn_of(pos, "legio_1", 2)
    withdraw(pos, "legio_1", "asculum")
    withdraw(pos, "legio_2", "asculum")
    hold(pos, "legio_3", "legio_4")
    withdraw(pos, "legio_8", "genua")
    regroup(pos, "pompeius", "legio_3", "asculum")
    regroup(pos, "pompeius", "legio_4", "asculum")
    assert len(at(pos, "asculum")) == 4


@pytest.mark.rule("7.7", "7.1")
def test_a_regroup_opens_and_closes_ways_for_the_battles_that_follow() -> None:
    pos = clashes(
        {
            "roma": ({"genua": ["caesar", "legio_8"]}, ["legio_1:1"], {}),
            "neapolis": ({"rhegium": ["legio_9"]}, ["legio_2"], {}),
        },
        first="caesar",
    )
    do(pos, "caesar", "battle roma")
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "caesar", "done")
    turn_of(pos, "legio_9", 2)
    do(pos, "caesar", "retreat legio_9")
    assert legal(pos, "caesar") == {"to rhegium", "to roma"}, "Rome is his since the battle before"


@pytest.mark.rule("7.7", "7.1")
def test_the_enemy_sees_backs_regroup() -> None:
    pos = do(rome_won(), "caesar", "move legio_8")
    event = only(told(pos, "caesar", "to genua"), "regrouped")
    assert event.seen_by(1)["args"] == {
        "from": "roma",
        "to": "genua",
        "side": "caesar",
        "back": "caesar",
        "own": "yes",
    }


# -- R84 the end of a regroup tells nothing ----------------------------------------------------------------


@pytest.mark.rule("7.7", "7.83")
def test_R84_a_regroup_is_asked_for_though_only_blocks_that_the_enemy_cannot_tell_apart_could_go() -> None:
    """No road is open, but a fleet could put to sea: the enemy is not told that there is no fleet."""
    closed = {"messana": ["legio_1"], "lilybaeum": ["legio_2"]}
    pos = clash("syracusae", {"messana": ["caesar"]}, ["legio_37:1"], others=closed)
    fight(pos, "caesar", 1, 6, 6)
    assert (step(pos), legal(pos, "caesar")) == ("Regroup", {"done"})


@pytest.mark.rule("7.7")
def test_R84_a_regroup_ends_by_itself_when_everybody_can_see_that_nobody_could_go() -> None:
    pos = rome_won()
    for number, block in enumerate(sorted(choices(pos, "caesar", "move"))):
        regroup(pos, "caesar", block, "genua" if number < 4 else "ravenna")
    assert step(pos) == "CardPhase", "nobody is left in Rome"
    closed = {"messana": ["legio_1"], "lilybaeum": ["legio_2"], "mare_internum": ["pompeius_navis_1"]}
    pos = clash("syracusae", {"messana": ["caesar"]}, ["legio_37:1"], others=closed)
    fight(pos, "caesar", 1, 6, 6)
    assert step(pos) == "CardPhase", "every way is the enemy's"
    five = ["caesar", "legio_7", "legio_8", "legio_9", "legio_10"]
    pos = clash(
        "syracusae", {"messana": five}, ["legio_37:1"], others={"mare_internum": ["pompeius_navis_1"]}
    )
    fight(pos, "caesar", 1, 6, 6)
    for number, block in enumerate(five[:4]):
        regroup(pos, "caesar", block, "messana" if number < 2 else "lilybaeum")
    assert (step(pos), at(pos, "syracusae")) == ("CardPhase", {"legio_10"}), "both roads are full"
