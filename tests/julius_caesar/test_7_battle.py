"""7.0 to 7.2, 2.3: the order of battles, who is seen in them, and the turns of a round."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR
from tests.julius_caesar.battle_kit import (
    backs,
    battle,
    battle_round,
    clash,
    clashes,
    faces,
    fight,
    hold,
    line,
    round_begins,
    turn_of,
    turns,
    waiting,
    ways_out,
    withdraw,
)
from tests.julius_caesar.kit import (
    at,
    choices,
    do,
    faces_told,
    kinds,
    legal,
    march,
    only,
    refused,
    scene,
    step,
    strength,
    to_move,
    told,
    where,
)


def two_battles(first: str = "pompeius") -> CivilWar:
    """Caesar attacks Tarraco and Neapolis."""
    return clashes(
        {
            "tarraco": ({"narbo": ["legio_7", "legio_9"]}, ["legio_5", "legio_6:2"], {}),
            "neapolis": ({"roma": ["legio_8"]}, ["legio_1"], {}),
        },
        {"genua": ["legio_12"], "utica": ["legio_39"]},
        first=first,
    )


def letters(round_: int) -> CivilWar:
    """A block of every letter on both sides, at Neapolis; Caesar's fleet comes as his reserve."""
    pos = clash(
        "neapolis",
        {
            "roma": ["caesar_auxilia_3", "caesar_auxilia_1", "legio_8"],
            "mare_tyrrhenum": ["caesar_navis_1"],
        },
        ["pompeius_auxilia_3", "pompeius_auxilia_1", "legio_1", "pompeius_navis_1"],
    )
    return round_begins(pos, round_)


# -- 7.1, 2.3 the order of battles -------------------------------------------------------------------------


@pytest.mark.rule("7.0", "7.1", "2.3")
def test_battles_come_after_the_orders_of_both_players() -> None:
    pos = scene({"narbo": ["legio_7", "legio_9"], "tarraco": ["legio_5"], "roma": ["legio_1:1"]}, card="2-1a")
    march(pos, "caesar", "legio_7 tarraco")
    do(pos, "caesar", "done", "done")
    assert (step(pos), to_move(pos)) == ("Move", {"pompeius"})
    do(pos, "pompeius", "done")
    assert (step(pos), to_move(pos)) == ("Levy", {"pompeius"})
    assert battle_round(pos) == 0
    do(pos, "pompeius", "levy legio_1")
    assert (step(pos), battle_round(pos)) == ("Battle", 1)


@pytest.mark.rule("7.1", "2.3")
@pytest.mark.parametrize("first", ["caesar", "pompeius"])
def test_player_1_names_the_next_battle(first: str) -> None:
    pos = two_battles(first)
    other = "caesar" if first == "pompeius" else "pompeius"
    assert legal(pos, first) == {"battle tarraco", "battle neapolis"}
    refused(pos, other, "battle tarraco", "7.1", "not-your-turn")
    do(pos, first, "battle neapolis")
    assert battle(pos)["space"] == "neapolis"


@pytest.mark.rule("7.1", "2.3")
def test_only_contested_spaces_have_battles() -> None:
    pos = two_battles()
    refused(pos, "pompeius", "battle roma", "2.3", "not-contested")
    refused(pos, "pompeius", "battle mare_hispanum", "2.3", "not-contested")
    refused(pos, "pompeius", "battle genua", "2.3", "not-contested")
    refused(pos, "pompeius", "battle utica", "2.3", "not-contested")


@pytest.mark.rule("7.1")
def test_nothing_but_a_battle_can_be_named() -> None:
    pos = two_battles()
    refused(pos, "pompeius", "fire legio_5", "7.1", "not-now")
    refused(pos, "pompeius", "done", "7.1", "not-now")


@pytest.mark.rule("7.1", "2.3")
def test_battles_are_fought_one_at_a_time_until_none_is_left() -> None:
    pos = clashes(
        {
            "tarraco": ({"narbo": ["caesar"]}, ["legio_5:1"], {}),
            "neapolis": ({"roma": ["antonius"]}, ["legio_1:1"], {}),
            "syracusae": ({"messana": ["octavian"]}, ["legio_37:1"], {}),
        }
    )
    do(pos, "caesar", "battle neapolis")
    refused(pos, "caesar", "battle tarraco", "7.2", "not-now")
    fight(pos, "antonius", 1, 6)
    do(pos, "caesar", "done")
    assert legal(pos, "caesar") == {"battle tarraco", "battle syracusae"}
    do(pos, "caesar", "battle tarraco")
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "caesar", "done")
    assert battle(pos)["space"] == "syracusae", "the last battle needs no choice"
    fight(pos, "octavian", 1, 6, 6)
    do(pos, "caesar", "done")
    assert step(pos) == "CardPhase"
    assert pos.turn == 1


@pytest.mark.rule("7.1")
def test_a_turn_without_attacks_has_no_battle() -> None:
    pos = scene({"roma": ["legio_8"], "neapolis": ["legio_1"]}, phase="battles")
    assert step(pos) == "CardPhase"


@pytest.mark.rule("7.1", "7.62")
def test_the_order_of_battles_opens_or_closes_ways_of_retreat() -> None:
    """The side-bar on the battle sequence: a battle turns a contested city friendly, and that frees a retreat."""

    def rome_first() -> CivilWar:
        return clashes(
            {
                "neapolis": ({"roma": ["legio_8"]}, ["legio_1"], {}),
                "roma": ({"asculum": ["legio_3:1"]}, ["caesar"], {}),
            }
        )

    pos = do(rome_first(), "caesar", "battle neapolis")
    turn_of(pos, "legio_8", 2)
    refused(pos, "caesar", "retreat legio_8", "7.6", "cannot-retreat")

    pos = do(rome_first(), "caesar", "battle roma")
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "caesar", "done")
    turn_of(pos, "legio_8", 2)
    assert ways_out(pos, "legio_8") == {"roma"}


@pytest.mark.rule("7.2", "6.12")
def test_a_player_may_attack_in_one_battle_and_defend_in_another() -> None:
    """The side-bar on attacker and defender: each battle has its own."""
    pos = clashes(
        {
            "tarraco": ({"narbo": ["legio_7"]}, ["legio_5"], {}),
            "roma": ({"neapolis": ["legio_1"]}, ["legio_8"], {}),
        }
    )
    tarraco = do(pos.clone(), "caesar", "battle tarraco")
    assert battle(tarraco)["attacker"] == "caesar"
    assert turns(tarraco) == ["legio_5", "legio_7"]
    roma = do(pos.clone(), "caesar", "battle roma")
    assert battle(roma)["attacker"] == "pompeius"
    assert turns(roma) == ["legio_8", "legio_1"]


# -- 7.1 what is seen --------------------------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_blocks_are_not_revealed_until_their_battle_is_named() -> None:
    pos = two_battles()
    assert faces(pos, "pompeius", "tarraco", "caesar") == {}
    assert backs(pos, "pompeius", "tarraco", "caesar") == 2
    do(pos, "pompeius", "battle neapolis")
    assert faces(pos, "pompeius", "neapolis", "caesar") == {"legio_8": 3}
    assert faces(pos, "pompeius", "tarraco", "caesar") == {}
    assert faces(pos, "caesar", "tarraco", "pompeius") == {}


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("seat", ["caesar", "pompeius", SPECTATOR])
def test_the_blocks_of_the_battle_lie_open_with_their_strengths(seat: str | int) -> None:
    pos = do(two_battles(), "pompeius", "battle tarraco")
    assert faces(pos, seat, "tarraco", "caesar") == {"legio_7": 3, "legio_9": 3}
    assert faces(pos, seat, "tarraco", "pompeius") == {"legio_5": 3, "legio_6": 2}


@pytest.mark.rule("7.1")
def test_the_revealed_blocks_are_told_to_all() -> None:
    pos = two_battles()
    reveals = pos.barrier
    events = told(pos, "pompeius", "battle tarraco")
    assert pos.barrier > reveals, "no undo goes behind it"
    assert only(events, "battle").args == {"space": "tarraco", "attacker": "caesar"}
    shown = only(events, "revealed")
    assert shown.secret is None
    assert faces_told(shown) == [
        ("legio_5", "pompeius", 3),
        ("legio_6", "pompeius", 2),
        ("legio_7", "caesar", 3),
        ("legio_9", "caesar", 3),
    ]


@pytest.mark.rule("7.1", "7.3")
def test_reserves_are_not_revealed_before_they_arrive() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7"], "bilbilis": ["legio_9", "caesar"]},
        ["legio_5"],
        {"carthago_nova": ["legio_2"]},
    )
    assert faces(pos, "pompeius", "tarraco", "caesar") == {"legio_7": 3}
    assert backs(pos, "pompeius", "tarraco", "caesar") == 2
    assert faces(pos, "caesar", "tarraco", "pompeius") == {"legio_5": 3}
    assert backs(pos, "caesar", "tarraco", "pompeius") == 1
    round_begins(pos, 2)
    assert set(faces(pos, "pompeius", "tarraco", "caesar")) == {"legio_7", "legio_9", "caesar"}
    assert set(faces(pos, "caesar", "tarraco", "pompeius")) == {"legio_5", "legio_2"}


@pytest.mark.rule("7.1")
def test_blocks_stand_up_again_as_soon_as_the_battle_is_over() -> None:
    pos = clash("tarraco", {"narbo": ["caesar", "legio_7"]}, ["legio_5:1"])
    assert backs(pos, "pompeius", "tarraco", "caesar") == 0
    fight(pos, "caesar", 1, 6, 6)
    assert step(pos) == "Regroup"
    assert faces(pos, "pompeius", "tarraco", "caesar") == {}
    assert backs(pos, "pompeius", "tarraco", "caesar") == 2


@pytest.mark.rule("7.1", "7.6", "7.7")
def test_R82_retreats_happen_face_up_and_regroups_do_not() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"], others={"narbo": ["legio_9"]})
    turn_of(pos, "legio_5", 2)
    do(pos, "pompeius", "retreat legio_5")
    assert pos.view(0)["selected"] == "legio_5"
    events = told(pos, "pompeius", "to carthago_nova")
    assert only(events, "retreated").seen_by(0)["args"] == {
        "block": "legio_5",
        "side": "pompeius",
        "from": "tarraco",
        "to": "carthago_nova",
    }
    assert faces(pos, "caesar", "carthago_nova", "pompeius") == {}, "there it stands again"
    do(pos, "caesar", "move legio_7")
    assert pos.view(1)["selected"] is None
    regrouped = only(told(pos, "caesar", "to narbo"), "regrouped")
    assert "block" not in regrouped.seen_by(1)["args"]
    assert regrouped.seen_by(0)["args"]["block"] == "legio_7"


# -- 7.2 turns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2", "3.12")
def test_caesar_and_equitatus_attack_pompey_and_a_fleet() -> None:
    """The side-bar on battle turns: CivilWar A3, Pompey B3, Equitatus B2, fleet D2."""
    pos = clash("neapolis", {"roma": ["caesar", "caesar_equitatus_1"]}, ["pompeius", "pompeius_navis_4"])
    sequence = [
        ("caesar", "A", "caesar", 3),
        ("pompeius", "B", "pompeius", 3),
        ("caesar", "B", "caesar_equitatus_1", 2),
        ("pompeius", "D", "pompeius_navis_4", 2),
    ]
    for owner, letter, block, rating in sequence:
        now = battle(pos)
        assert (now["active"], now["letter"]) == (owner, letter)
        assert waiting(pos) == {block}
        events = fight(pos, block, *[6] * strength(pos, block))
        assert only(events, "fired").args["rating"] == rating
    assert battle_round(pos) == 2


@pytest.mark.rule("7.2", "3.12")
def test_blocks_act_from_a_to_d_and_defenders_before_attackers_of_the_same_letter() -> None:
    order = [
        "pompeius_auxilia_3",
        "caesar_auxilia_3",
        "pompeius_auxilia_1",
        "caesar_auxilia_1",
        "legio_1",
        "legio_8",
        "pompeius_navis_1",
    ]
    assert turns(letters(1)) == order
    assert turns(letters(2)) == [*order, "caesar_navis_1"]


@pytest.mark.rule("7.2", "2.1")
def test_in_a_surprise_all_attackers_act_before_any_defender_in_round_1_only() -> None:
    pos = clash(
        "neapolis",
        {"roma": ["caesar_auxilia_3", "legio_8", "caesar_ballista"]},
        ["pompeius_auxilia_3", "legio_1"],
        card="mars",
        surprise="neapolis",
    )
    assert turns(pos) == ["caesar_auxilia_3", "legio_8", "caesar_ballista", "pompeius_auxilia_3", "legio_1"]
    assert turns(pos) == ["pompeius_auxilia_3", "caesar_auxilia_3", "legio_1", "legio_8", "caesar_ballista"]


@pytest.mark.rule("7.2")
def test_R50_the_owner_orders_his_blocks_of_one_letter() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7", "legio_9", "legio_10"]}, ["legio_5"])
    hold(pos, "legio_5")
    assert waiting(pos) == {"legio_7", "legio_9", "legio_10"}
    hold(pos, "legio_10")
    assert waiting(pos) == {"legio_7", "legio_9"}
    hold(pos, "legio_7", "legio_9")
    assert battle_round(pos) == 2


@pytest.mark.rule("7.2", "7.6")
def test_a_block_fights_or_passes_and_from_round_2_may_retreat() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"])
    assert legal(pos, "pompeius") == {"fire legio_5", "pass legio_5"}
    turn_of(pos, "legio_5", 2)
    assert legal(pos, "pompeius") == {"fire legio_5", "pass legio_5", "retreat legio_5"}


@pytest.mark.rule("7.2")
def test_a_block_that_passes_does_nothing() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"])
    used = pos.dice.used
    events = told(pos, "pompeius", "pass legio_5")
    assert kinds(events) == ["passed"]
    assert pos.dice.used == used
    assert (strength(pos, "legio_5"), strength(pos, "legio_7")) == (3, 3)


@pytest.mark.rule("7.2")
def test_every_block_has_one_turn_a_round() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5", "legio_6"])
    hold(pos, "legio_5")
    refused(pos, "pompeius", "fire legio_5", "7.2", "already-acted")
    refused(pos, "pompeius", "pass legio_5", "7.2", "already-acted")
    hold(pos, "legio_6", "legio_7")
    assert waiting(pos) == {"legio_5", "legio_6"}, "a new round gives everybody a turn again"


@pytest.mark.rule("7.2", "3.12")
def test_a_block_waits_for_its_letter() -> None:
    pos = letters(1)
    refused(pos, "pompeius", "fire legio_1", "3.12", "not-its-turn")
    refused(pos, "pompeius", "pass pompeius_navis_1", "3.12", "not-its-turn")
    round_begins(pos, 2)
    refused(pos, "pompeius", "retreat legio_1", "3.12", "not-its-turn")


@pytest.mark.rule("7.2")
def test_only_blocks_of_the_battle_and_of_the_seat_act() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"], others={"carthago_nova": ["legio_2"]})
    refused(pos, "pompeius", "fire legio_7", "7.2", "not-yours")
    refused(pos, "pompeius", "fire legio_2", "7.2", "not-in-this-battle")
    refused(pos, "pompeius", "pass legio_4", "7.2", "not-in-this-battle")
    refused(pos, "caesar", "fire legio_7", "7.2", "not-your-turn")
    refused(pos, "pompeius", "hit legio_5", "7.2", "not-now")
    refused(pos, "pompeius", "done", "7.2", "not-now")


@pytest.mark.rule("7.2", "7.62")
def test_attackers_must_retreat_in_round_4() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7", "legio_9"]},
        ["legio_5"],
        others={"bilbilis": ["legio_10"]},
    )
    turn_of(pos, "legio_7", 3)
    assert {"fire legio_7", "pass legio_7", "retreat legio_7"} <= legal(pos, "caesar")
    turn_of(pos, "legio_7", 4)
    assert legal(pos, "caesar") == {"retreat legio_7", "retreat legio_9"}
    refused(pos, "caesar", "fire legio_7", "7.2", "must-retreat")
    refused(pos, "caesar", "pass legio_9", "7.2", "must-retreat")
    withdraw(pos, "legio_7", "narbo")
    assert step(pos) == "Withdraw", "the last one need not be named, only its way"
    do(pos, "caesar", "to bilbilis")
    assert where(pos, "legio_7") == "narbo"
    assert at(pos, "bilbilis") == {"legio_9", "legio_10"}
    assert at(pos, "tarraco") == {"legio_5"}
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.2")
def test_defenders_may_fight_pass_or_retreat_in_round_4() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"])
    turn_of(pos, "legio_5", 4)
    assert legal(pos, "pompeius") == {"fire legio_5", "pass legio_5", "retreat legio_5"}


@pytest.mark.rule("7.2")
def test_a_battle_has_four_rounds_and_no_fifth() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"])
    round_begins(pos, 4)
    hold(pos, "legio_5")
    assert battle_round(pos) == 0
    assert where(pos, "legio_7") == "narbo"


@pytest.mark.rule("7.2")
def test_a_battle_ends_at_once_when_one_side_is_gone() -> None:
    pos = clash("tarraco", {"narbo": ["caesar", "legio_7"]}, ["legio_5:1"])
    events = fight(pos, "caesar", 3, 6, 6)
    assert kinds(events) == ["fired", "eliminated", "won"]
    assert only(events, "won").args == {"side": "caesar", "space": "tarraco"}
    assert (step(pos), to_move(pos)) == ("Regroup", {"caesar"})


@pytest.mark.rule("7.2", "7.6")
def test_the_battle_goes_on_for_those_who_do_not_retreat() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5", "legio_6"])
    turn_of(pos, "legio_5", 2)
    withdraw(pos, "legio_5", "carthago_nova")
    assert line(pos, "pompeius", "tarraco") == {"legio_6"}
    assert waiting(pos) == {"legio_6"}
    assert battle_round(pos) == 2


# -- pursuit -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.2", "7.6")
def test_faster_enemies_fire_before_a_slow_block_can_retreat() -> None:
    """The side-bar on pursuit: a block in retreat waits for its own turn."""
    pos = clash("tarraco", {"narbo": ["caesar", "caesar_equitatus_1"]}, ["legio_5"])
    round_begins(pos, 2)
    refused(pos, "pompeius", "retreat legio_5", "7.2", "not-your-turn")
    fight(pos, "caesar", 1, 6, 6)
    fight(pos, "caesar_equitatus_1", 2, 6, 6)
    assert strength(pos, "legio_5") == 1
    withdraw(pos, "legio_5", "carthago_nova")
    assert where(pos, "legio_5") == "carthago_nova"


@pytest.mark.rule("7.2", "7.62")
def test_attackers_who_must_retreat_suffer_the_fire_of_all_who_act_before_them() -> None:
    """The side-bar on pursuit: in round 4 the attacker is shot at by everybody whose turn comes first."""
    pos = clash(
        "neapolis",
        {"roma": ["legio_17"]},
        ["pompeius_auxilia_3", "pompeius_auxilia_1", "legio_1:1", "pompeius_navis_1"],
    )
    round_begins(pos, 4)
    fight(pos, "pompeius_auxilia_3", 1, 6, 6)
    fight(pos, "pompeius_auxilia_1", 1, 6, 6, 6)
    fight(pos, "legio_1", 2)
    assert (where(pos, "legio_17"), strength(pos, "legio_17")) == ("roma", 1)
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"}), "the fleet came too late to fire"


@pytest.mark.rule("7.2", "7.4")
def test_a_block_eliminated_before_its_turn_does_not_act() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5:1", "legio_6:1"])
    fight(pos, "caesar", 1, 6, 6)
    assert choices(pos, "pompeius", "hit") == {"legio_5", "legio_6"}
    do(pos, "pompeius", "hit legio_5")
    assert waiting(pos) == {"legio_6"}
