"""7.4 Fire and hits, 7.41 elephants, 7.42 ballistas, 7.5 eliminated blocks, 7.51 leaders."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.battle_kit import (
    battle_round,
    clash,
    faces,
    fight,
    hold,
    muster,
    round_begins,
    turns,
    waiting,
)
from tests.julius_caesar.kit import (
    at,
    do,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    side,
    step,
    strength,
    to_move,
    where,
)

# -- 7.4 dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4", "3.11", "3.12")
@pytest.mark.parametrize(("face", "hits"), [(1, 3), (2, 3), (3, 3), (4, 0), (5, 0), (6, 0)])
def test_caesar_3_rolls_three_dice_and_1_to_3_are_hits(face: int, hits: int) -> None:
    """The example of 7.4: CivilWar is A3."""
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_2:4"])
    reveals = pos.barrier
    fired = only(fight(pos, "caesar", face, face, face), "fired")
    assert pos.barrier > reveals, "no undo goes behind a die"
    assert fired.args["rolls"] == [face] * 3
    assert fired.args["hits"] == hits
    assert strength(pos, "legio_2") == 4 - hits


@pytest.mark.rule("7.4")
def test_each_die_counts_for_itself() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_2:4"])
    fight(pos, "caesar", 3, 4, 1)
    assert strength(pos, "legio_2") == 2


@pytest.mark.rule("7.4", "3.11")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_block_rolls_one_die_for_each_point_of_its_strength(level: int) -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, [f"legio_2:{level}"])
    fired = only(fight(pos, "legio_2", *[6] * level), "fired")
    assert len(fired.args["rolls"]) == level


@pytest.mark.rule("7.4", "3.12")
@pytest.mark.parametrize(
    ("block", "rating"),
    [
        ("caesar_auxilia_1", 1),
        ("legio_7", 2),
        ("legio_8", 3),
        ("legio_10", 4),
        ("caesar_ballista", 4),
        ("caesar_navis_1", 2),
        ("caesar_navis_4", 3),
    ],
)
def test_rolls_up_to_the_rating_hit_and_others_miss(block: str, rating: int) -> None:
    for face in range(1, 7):
        pos = clash("tarraco", {"narbo": ["legio_5"]}, [f"{block}:1"])
        if block not in waiting(pos):
            hold(pos, "legio_5")  # fleets are slower
        fight(pos, block, face)
        assert strength(pos, "legio_5") == (2 if face <= rating else 3)


@pytest.mark.rule("7.4")
def test_the_dice_fall_the_same_whether_events_are_told_or_not() -> None:
    told_of = clash("tarraco", {"narbo": ["caesar"]}, ["legio_2:4"])
    untold = told_of.clone()
    fight(told_of, "caesar", 2, 5, 3)
    do(rig(untold, (2, 5, 3)), "caesar", "fire caesar")
    assert told_of.to_json() == untold.to_json()


# -- 7.4 hits ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.4")
def test_two_hits_on_blocks_of_strength_3_2_2() -> None:
    """The side-bar on hits: the first must strike the III, the second any of the three that are now II."""
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5:3", "legio_6:2", "legio_4:2"])
    fight(pos, "caesar", 1, 2, 6)
    assert strength(pos, "legio_5") == 2, "the first hit left no choice"
    assert (step(pos), to_move(pos)) == ("Hits", {"pompeius"})
    assert legal(pos, "pompeius") == {"hit legio_5", "hit legio_6", "hit legio_4"}
    do(pos, "pompeius", "hit legio_6")
    assert [strength(pos, b) for b in ("legio_5", "legio_6", "legio_4")] == [2, 1, 2]
    assert step(pos) == "Battle"


@pytest.mark.rule("7.4")
def test_the_owner_of_the_blocks_chooses_among_equals_and_nobody_else() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5:3", "legio_6:3", "legio_4:2"])
    fight(pos, "caesar", 1, 6, 6)
    refused(pos, "caesar", "hit legio_5", "7.4", "not-your-turn")
    refused(pos, "pompeius", "hit legio_4", "7.4", "not-strongest")
    assert legal(pos, "pompeius") == {"hit legio_5", "hit legio_6"}


@pytest.mark.rule("7.4")
def test_only_blocks_in_the_line_can_take_a_hit() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["caesar"]},
        ["legio_5", "legio_6"],
        {"carthago_nova": ["legio_2"]},
        others={"corduba": ["legio_4"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    for block in ("legio_2", "legio_4", "caesar", "legio_1"):
        refused(pos, "pompeius", f"hit {block}", "7.4", "not-in-the-line-of-hits")


@pytest.mark.rule("7.4")
def test_while_hits_are_taken_nothing_else_can_be_done() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5", "legio_6"])
    fight(pos, "caesar", 1, 6, 6)
    refused(pos, "pompeius", "fire legio_5", "7.4", "not-now")
    refused(pos, "pompeius", "done", "7.4", "not-now")


@pytest.mark.rule("7.4")
def test_every_hit_is_dealt_before_the_next_is_aimed() -> None:
    """Three hits on IV, III, I: the IV, then the owner's choice among two III, then the other III."""
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_2:4", "legio_5:3", "legio_4:1"])
    fight(pos, "caesar", 1, 1, 1)
    assert strength(pos, "legio_2") == 3
    do(pos, "pompeius", "hit legio_2")
    assert [strength(pos, b) for b in ("legio_2", "legio_5", "legio_4")] == [2, 2, 1]


@pytest.mark.rule("7.4", "3.11")
def test_fighting_is_not_simultaneous() -> None:
    """A block that was hit rolls fewer dice in its own turn of the same round."""
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_2:4"])
    fight(pos, "caesar", 1, 1, 6)
    fired = only(fight(pos, "legio_2", 6, 6), "fired")
    assert len(fired.args["rolls"]) == 2


@pytest.mark.rule("7.4", "7.5")
def test_a_block_without_strength_is_eliminated_at_once() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5:1", "legio_6:1", "legio_4:1"])
    fight(pos, "caesar", 1, 1, 6)
    do(pos, "pompeius", "hit legio_5")
    assert at(pos, "open") == {"legio_5"}
    assert legal(pos, "pompeius") == {"hit legio_6", "hit legio_4"}


@pytest.mark.rule("7.4")
def test_R53_hits_beyond_the_last_block_are_lost() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5:1"], others={"carthago_nova": ["legio_2"]})
    events = fight(pos, "caesar", 1, 2, 3)
    assert only(events, "fired").args["hits"] == 3
    assert kinds(events) == ["fired", "eliminated", "won"]
    assert strength(pos, "legio_2") == 4


# -- 7.41 elephants ----------------------------------------------------------------------------------------


@pytest.mark.rule("7.41")
def test_the_elephant_has_two_levels_and_each_hit_costs_one() -> None:
    pos = clash("utica", {"iomnium": ["caesar", "legio_7"]}, ["pompeius_elephant"])
    assert strength(pos, "pompeius_elephant") == 4
    fight(pos, "caesar", 1, 6, 6)
    assert strength(pos, "pompeius_elephant") == 2
    round_begins(pos, 2)
    fight(pos, "caesar", 1, 6, 6)
    assert where(pos, "pompeius_elephant") == "open"


@pytest.mark.rule("7.41")
def test_two_hits_fell_a_fresh_elephant() -> None:
    pos = clash("utica", {"iomnium": ["caesar"]}, ["pompeius_elephant", "legio_39:1"])
    fight(pos, "caesar", 1, 1, 6)
    assert at(pos, "open") == {"pompeius_elephant"}
    assert strength(pos, "legio_39") == 1


@pytest.mark.rule("7.41", "3.11")
@pytest.mark.parametrize("level", [4, 2])
def test_the_elephant_rolls_four_dice_and_then_two(level: int) -> None:
    pos = clash("utica", {"iomnium": ["legio_7"]}, [f"pompeius_elephant:{level}"])
    fired = only(fight(pos, "pompeius_elephant", *[6] * level), "fired")
    assert len(fired.args["rolls"]) == level
    assert fired.args["rating"] == 3


@pytest.mark.rule("7.41", "7.4")
def test_a_wounded_elephant_of_strength_2_stands_behind_a_legion_of_3() -> None:
    pos = clash("utica", {"iomnium": ["caesar"]}, ["pompeius_elephant", "legio_39"])
    fight(pos, "caesar", 1, 1, 6)
    assert (strength(pos, "pompeius_elephant"), strength(pos, "legio_39")) == (2, 2)


# -- 7.42 ballistas ----------------------------------------------------------------------------------------


@pytest.mark.rule("7.42")
def test_a_ballista_fights_as_b4_in_defence() -> None:
    pos = clash("tarraco", {"narbo": ["caesar_auxilia_1", "legio_7"]}, ["pompeius_ballista", "legio_5"])
    assert turns(pos.clone()) == ["pompeius_ballista", "caesar_auxilia_1", "legio_5", "legio_7"]
    assert only(fight(pos, "pompeius_ballista", 4, 5), "fired").args["hits"] == 1


@pytest.mark.rule("7.42")
def test_a_ballista_fights_as_d4_in_attack() -> None:
    pos = clash("tarraco", {"narbo": ["caesar_ballista", "legio_7"]}, ["pompeius_navis_4", "legio_5"])
    assert turns(pos.clone()) == ["legio_5", "legio_7", "pompeius_navis_4", "caesar_ballista"]
    refused(hold(pos, "legio_5"), "caesar", "fire caesar_ballista", "3.12", "not-its-turn")
    hold(pos, "legio_7", "pompeius_navis_4")
    assert only(fight(pos, "caesar_ballista", 4, 5), "fired").args["hits"] == 1


# -- 7.5 eliminated blocks ---------------------------------------------------------------------------------


def fallen(*defenders: str) -> CivilWar:
    """Caesar takes Tarraco from a last block of strength 1."""
    pos = clash(
        "tarraco",
        {"narbo": ["caesar"]},
        list(defenders),
        others={"massilia": ["legio_8"], "carthago_nova": ["legio_2"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    return pos


@pytest.mark.rule("7.5", "5.2")
def test_R2_an_eliminated_block_lies_open_in_its_owners_pool() -> None:
    pos = fallen("legio_5:1")
    assert (where(pos, "legio_5"), side(pos, "legio_5"), strength(pos, "legio_5")) == ("open", "pompeius", 0)
    assert faces(pos, "caesar", "open", "pompeius") == {"legio_5": 0}
    assert faces(pos, "caesar", "pool", "pompeius") == {}


@pytest.mark.rule("7.5", "5.2")
def test_an_eliminated_block_cannot_be_raised_again_this_year() -> None:
    pos = scene({"tarraco": ["legio_6"], "open": ["legio_5"]}, phase="levy", seat="pompeius", card="1-3a")
    refused(pos, "pompeius", "levy legio_5", "5.2", "eliminated-this-year")
    assert "levy pompeius_auxilia_1" in legal(pos, "pompeius")


@pytest.mark.rule("7.5")
def test_R15_a_block_that_served_the_enemy_dies_into_the_pool_of_its_own_army() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["caesar"]},
        ["legio_8:1"],
        sides={"legio_8": "pompeius"},
        others={"massilia": ["legio_9"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    assert (where(pos, "legio_8"), side(pos, "legio_8")) == ("open", "caesar")


# -- 7.51 leaders ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.51", "1.2")
def test_a_killed_leader_is_a_trophy_worth_a_point() -> None:
    pos = hold(clash("neapolis", {"roma": ["caesar"]}, ["scipio:1"]), "scipio")
    before = pos.victory_points(0)
    events = fight(pos, "caesar", 1, 6, 6)
    assert only(events, "leader-killed").args["block"] == "scipio"
    assert (where(pos, "scipio"), side(pos, "scipio")) == ("trophy", "pompeius")
    assert (pos.victory_points(0) - before, pos.victory_points(1)) == (1, 0)
    assert faces(pos, "caesar", "trophy", "pompeius") == {"scipio": 0}


@pytest.mark.rule("7.51", "3.21")
def test_R44_the_third_leader_enters_the_pool_at_once() -> None:
    pos = hold(clash("neapolis", {"roma": ["caesar"]}, ["scipio:1"]), "scipio")
    assert (where(pos, "brutus"), where(pos, "octavian")) == ("box", "box")
    events = fight(pos, "caesar", 1, 6, 6)
    assert only(events, "third-leader").args == {"block": "brutus", "side": "pompeius"}
    assert (where(pos, "brutus"), where(pos, "octavian")) == ("pool", "box")


@pytest.mark.rule("7.51")
def test_caesars_third_leader_is_octavian() -> None:
    pos = clash("roma", {"neapolis": ["pompeius"]}, ["antonius:1"], others={"genua": ["caesar"]})
    hold(pos, "antonius")
    fight(pos, "pompeius", 1, 6, 6)
    assert (where(pos, "octavian"), where(pos, "brutus")) == ("pool", "box")


@pytest.mark.rule("7.51", "6.4", "3.21")
def test_R44_the_third_leader_may_be_raised_in_the_same_year_in_any_friendly_city() -> None:
    held = {"tarraco": ["legio_5"], "creta": ["legio_33"], "roma": ["legio_17"]}
    pos = scene(held, phase="levy", seat="pompeius", card="1-2a")
    refused(pos, "pompeius", "levy brutus", "7.51", "third-leader-waits")
    dead = {**held, "trophy": ["scipio"], "pool": ["brutus"]}
    pos = scene(dead, phase="levy", seat="pompeius", card="1-2a")
    refused(pos, "pompeius", "levy scipio", "7.51", "leader-dead")
    do(pos, "pompeius", "levy brutus")
    assert legal(pos, "pompeius") == {"to tarraco", "to creta"}
    do(pos, "pompeius", "to creta")
    assert (where(pos, "brutus"), strength(pos, "brutus")) == ("creta", 1)


@pytest.mark.rule("7.51")
def test_a_leader_killed_and_the_third_one_raised_in_the_next_turn() -> None:
    """The whole way: the first leader dies in battle, the next turn's levy brings the third."""
    pos = clash(
        "neapolis",
        {"roma": ["caesar"]},
        ["scipio:1"],
        others={"creta": ["legio_33"]},
        hands={"pompeius": ["1-3a"]},
    )
    hold(pos, "scipio")
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "caesar", "done")
    do(pos, "caesar", min(legal(pos, "caesar")))
    do(pos, "pompeius", "play 1-3a")
    while "levy brutus" not in legal(pos, "pompeius"):
        (seat,) = to_move(pos)
        do(pos, seat, "done")
    muster(pos, "brutus", "creta")


@pytest.mark.rule("7.51")
def test_after_the_third_leader_there_is_no_fourth() -> None:
    pos = clash(
        "neapolis",
        {"roma": ["caesar"]},
        ["pompeius:1"],
        others={"creta": ["brutus"], "trophy": ["scipio"]},
    )
    events = fight(pos, "caesar", 1, 6, 6)
    assert "third-leader" not in kinds(events)
    assert at(pos, "trophy") == {"scipio", "pompeius"}
    assert where(pos, "brutus") == "creta"
    assert pos.victory_points(0) == 2


@pytest.mark.rule("7.51", "7.4")
def test_leaders_take_hits_like_any_block() -> None:
    pos = clash("neapolis", {"roma": ["legio_10"]}, ["pompeius:3", "legio_1:2"])
    hold(pos, "pompeius", "legio_1")
    fight(pos, "legio_10", 4, 6, 6)
    assert (strength(pos, "pompeius"), battle_round(pos)) == (2, 2)
