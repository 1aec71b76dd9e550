"""7.3 Reserves, 7.31 disruption: who waits for round 2, and what becomes of them when the main force falls."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.battle_kit import (
    battle,
    battle_round,
    clash,
    end_orders,
    fight,
    hold,
    line,
    round_begins,
    turn_of,
    turns,
    waiting,
    ways_out,
)
from tests.julius_caesar.kit import (
    at,
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

# -- 7.3 reserves ------------------------------------------------------------------------------------------


def attack_on_tarraco() -> CivilWar:
    """Caesar has moved four blocks from Narbo and two from Bilbilis, and must say which attack is the main one."""
    pos = scene(
        {
            "narbo": ["antonius", "legio_7", "legio_9", "legio_10"],
            "bilbilis": ["legio_8", "legio_11"],
            "tarraco": ["legio_5", "legio_6", "pompeius_equitatus_1"],
            "carthago_nova": ["legio_1", "legio_2", "legio_3", "legio_4"],
            "massilia": ["legio_12"],
        },
        card="3-1a",
    )
    march(pos, "caesar", *[f"{b} tarraco" for b in ("antonius", "legio_7", "legio_9", "legio_10")])
    march(pos, "caesar", "legio_8 tarraco", "legio_11 tarraco")
    return do(pos, "caesar", "done")


@pytest.mark.rule("7.3")
def test_tarraco_attacked_from_narbo_and_bilbilis_and_reinforced_from_carthago_nova() -> None:
    """The example of 7.3: 3 against 4 in round 1, and 2 and 4 reserves that come in round 2."""
    pos = attack_on_tarraco()
    do(pos, "caesar", "main narbo", "done")
    march(pos, "pompeius", *[f"{b} tarraco" for b in ("legio_1", "legio_2", "legio_3", "legio_4")])
    end_orders(pos)
    now = battle(pos)
    assert (now["space"], now["attacker"], now["round"]) == ("tarraco", "caesar", 1)
    assert now["reserves"] == {"caesar": 2, "pompeius": 4}
    first = turns(pos)
    assert sorted(first) == sorted(
        ["legio_5", "legio_6", "pompeius_equitatus_1", "antonius", "legio_7", "legio_9", "legio_10"]
    )
    assert battle(pos)["reserves"] == {"caesar": 0, "pompeius": 0}
    second = turns(pos)
    assert len(second) == 13
    assert set(second) - set(first) == {
        "legio_8",
        "legio_11",
        "legio_1",
        "legio_2",
        "legio_3",
        "legio_4",
    }


@pytest.mark.rule("7.3")
def test_the_attacker_may_choose_the_smaller_force_as_his_main_attack() -> None:
    pos = attack_on_tarraco()
    assert legal(pos, "caesar") == {"main narbo", "main bilbilis"}
    do(pos, "caesar", "main bilbilis")
    end_orders(pos)
    assert battle(pos)["reserves"] == {"caesar": 4, "pompeius": 0}
    assert turns(pos) == ["pompeius_equitatus_1", "legio_5", "legio_6", "legio_11", "legio_8"]


@pytest.mark.rule("7.3")
def test_R33_the_main_attack_is_declared_before_the_other_players_orders() -> None:
    pos = attack_on_tarraco()
    assert (step(pos), to_move(pos)) == ("MainAttack", {"caesar"})
    refused(pos, "pompeius", "main narbo", "7.3", "not-your-turn")
    refused(pos, "caesar", "main carthago_nova", "7.3", "not-an-attack-road")
    refused(pos, "caesar", "main tarraco", "7.3", "not-an-attack-road")
    refused(pos, "caesar", "done", "7.3", "not-now")
    assert only(told(pos, "caesar", "main bilbilis"), "main-attack").args == {
        "side": "caesar",
        "space": "tarraco",
        "from": "bilbilis",
    }


@pytest.mark.rule("7.3")
def test_an_attack_over_one_road_is_the_main_attack_without_a_word() -> None:
    pos = scene({"narbo": ["legio_7", "legio_9"], "tarraco": ["legio_5"], "massilia": ["legio_8"]})
    march(pos, "caesar", "legio_7 tarraco", "legio_9 tarraco")
    do(pos, "caesar", "done")
    assert step(pos) == "Levy"
    assert pos.view(0)["attacks"][0]["main"] == "narbo"


@pytest.mark.rule("7.3")
def test_each_attack_over_several_roads_has_its_own_main_attack() -> None:
    pos = scene(
        {
            "narbo": ["legio_7"],
            "bilbilis": ["legio_9"],
            "tarraco": ["legio_5"],
            "ravenna": ["legio_13"],
            "genua": ["legio_12"],
            "roma": ["legio_1"],
        },
        card="4-1a",
    )
    march(pos, "caesar", "legio_7 tarraco", "legio_9 tarraco", "legio_13 roma", "legio_12 roma")
    if step(pos) == "Move":
        do(pos, "caesar", "done")
    ways = {"roma": {"main ravenna", "main genua"}, "tarraco": {"main narbo", "main bilbilis"}}
    declared = set()
    for _ in range(2):
        space = pos.view(0)["prompt"]["args"]["space"]
        assert legal(pos, "caesar") == ways[space]
        do(pos, "caesar", max(ways[space]))
        declared.add(space)
    assert declared == {"roma", "tarraco"}
    assert {a["space"]: a["main"] for a in pos.view(1)["attacks"]} == {"roma": "ravenna", "tarraco": "narbo"}


@pytest.mark.rule("7.3", "6.14")
def test_R51_whoever_reinforces_the_defence_is_a_reserve() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"], {"carthago_nova": ["scipio", "legio_2"]})
    assert battle(pos)["reserves"] == {"caesar": 0, "pompeius": 2}
    assert turns(pos) == ["legio_5", "legio_7"]


@pytest.mark.rule("7.3", "6.14")
@pytest.mark.parametrize("road", ["catabathmus", "memphis"])
def test_R51_every_road_of_reinforcement_leads_into_the_reserve(road: str) -> None:
    pos = clash("alexandria", {"pelusium": ["legio_7"]}, ["cleopatra"], {road: ["legio_38"]})
    assert turns(pos) == ["cleopatra", "legio_7"]


@pytest.mark.rule("7.3", "6.2", "7.81")
def test_R51_of_fleets_and_land_blocks_in_one_attack_either_is_the_reserve() -> None:
    by_land = clash("tarraco", {"narbo": ["legio_7"], "mare_hispanum": ["caesar_navis_1"]}, ["legio_5"])
    assert turns(by_land) == ["legio_5", "legio_7"]
    by_sea = clash("tarraco", {"mare_hispanum": ["caesar_navis_1"], "narbo": ["legio_7"]}, ["legio_5"])
    assert turns(by_sea) == ["legio_5", "caesar_navis_1"]
    assert turns(by_sea) == ["legio_5", "legio_7", "caesar_navis_1"]


def both_reserves() -> CivilWar:
    """Main forces of one legion each; reserves that are faster and stronger."""
    return clash(
        "tarraco",
        {"narbo": ["legio_7"], "bilbilis": ["caesar", "legio_10"]},
        ["legio_5:2"],
        {"carthago_nova": ["scipio", "legio_2"]},
        others={"narbo": ["legio_9"]},
    )


@pytest.mark.rule("7.3")
@pytest.mark.parametrize("verb", ["fire", "pass", "retreat"])
def test_reserves_neither_fight_nor_pass_nor_retreat_in_round_1(verb: str) -> None:
    pos = both_reserves()
    refused(pos, "pompeius", f"{verb} legio_2", "7.3", "in-reserve")
    refused(pos, "pompeius", f"{verb} scipio", "7.3", "in-reserve")
    hold(pos, "legio_5")
    refused(pos, "caesar", f"{verb} legio_10", "7.3", "in-reserve")
    refused(pos, "caesar", f"{verb} caesar", "7.3", "in-reserve")


@pytest.mark.rule("7.3", "7.4")
def test_reserves_take_no_hits_in_round_1_however_strong_they_are() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7"]},
        ["legio_5:2", "legio_6:2"],
        {"carthago_nova": ["scipio", "legio_2"]},
    )
    hold(pos, "legio_5", "legio_6")
    fight(pos, "legio_7", 1, 6, 6)
    refused(pos, "pompeius", "hit legio_2", "7.4", "not-in-the-line-of-hits")
    assert legal(pos, "pompeius") == {"hit legio_5", "hit legio_6"}
    do(pos, "pompeius", "hit legio_6")
    assert (strength(pos, "legio_2"), strength(pos, "scipio")) == (4, 3)


@pytest.mark.rule("7.3", "7.4")
def test_R53_hits_beyond_the_last_block_in_the_line_are_lost_on_the_reserves() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["caesar", "legio_7"]},
        ["legio_5:1"],
        {"carthago_nova": ["scipio", "legio_2"]},
    )
    fight(pos, "caesar", 1, 1, 1)
    assert where(pos, "legio_5") == "open"
    assert (strength(pos, "legio_2"), strength(pos, "scipio")) == (3, 2), "a step each, by disruption alone"


@pytest.mark.rule("7.3")
def test_reserves_arrive_at_the_start_of_round_2_and_take_normal_turns() -> None:
    pos = round_begins(both_reserves(), 2)
    assert waiting(pos) == {"scipio"}, "an A block of the reserve comes first"
    assert {"fire scipio", "pass scipio"} < legal(pos, "pompeius")
    assert ways_out(pos, "scipio") == {"carthago_nova"}
    fight(pos, "scipio", 1, 6, 6)
    do(pos, "caesar", "hit legio_10")
    assert strength(pos, "legio_10") == 2, "and it can be hit from now on"
    assert turns(pos) == ["caesar", "legio_2", "legio_5", "legio_10", "legio_7"]


@pytest.mark.rule("7.3")
def test_the_arrival_of_reserves_is_told_with_their_faces() -> None:
    pos = both_reserves()
    hold(pos, "legio_5")
    reveals = pos.barrier
    events = told(pos, "caesar", "pass legio_7")
    assert kinds(events) == ["passed", "round", "reserves"]
    assert pos.barrier > reveals, "no undo goes behind it"
    assert faces_told(only(events, "reserves")) == [
        ("caesar", "caesar", 3),
        ("legio_10", "caesar", 3),
        ("legio_2", "pompeius", 4),
        ("scipio", "pompeius", 3),
    ]


# -- 7.31 disruption of the attacker -----------------------------------------------------------------------


def broken_attack(*reserve: str) -> CivilWar:
    """Caesar's main attack of one weak legion falls to Scipio; legions of both sides have not acted yet."""
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7:1"], "bilbilis": list(reserve)},
        ["scipio", "legio_5"],
        {"carthago_nova": ["legio_2"]},
    )
    fight(pos, "scipio", 1, 6, 6)
    return pos


@pytest.mark.rule("7.31")
def test_the_reserves_of_a_destroyed_main_attack_lose_a_step_each() -> None:
    pos = broken_attack("legio_9", "caesar_auxilia_1")
    assert (strength(pos, "legio_9"), strength(pos, "caesar_auxilia_1")) == (2, 3)
    assert (strength(pos, "legio_2"), strength(pos, "legio_5")) == (4, 3), "the other side loses nothing"


@pytest.mark.rule("7.31")
def test_R52_the_round_is_over_at_once_and_the_reserves_fight_normally_in_round_2() -> None:
    pos = broken_attack("legio_9", "caesar_auxilia_1")
    assert battle_round(pos) == 2
    assert waiting(pos) == {"scipio"}, "the legion that had not acted waits for round 2"
    assert turns(pos) == ["scipio", "caesar_auxilia_1", "legio_2", "legio_5", "legio_9"]


@pytest.mark.rule("7.31")
def test_a_disrupted_attacker_remains_the_attacker() -> None:
    pos = broken_attack("legio_9", "legio_10")
    assert battle(pos)["attacker"] == "caesar"
    turn_of(pos, "legio_9", 4)
    assert legal(pos, "caesar") == {"retreat legio_9", "retreat legio_10"}


@pytest.mark.rule("7.31", "7.5")
def test_R52_disruption_may_eliminate() -> None:
    pos = broken_attack("legio_9", "legio_10:1")
    assert where(pos, "legio_10") == "open"
    assert line(pos, "caesar", "tarraco") == {"legio_9"}


@pytest.mark.rule("7.31")
def test_if_disruption_eliminates_all_reserves_the_battle_is_over() -> None:
    pos = broken_attack("legio_9:1", "legio_10:1")
    assert at(pos, "open") == {"legio_7", "legio_9", "legio_10"}
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.31", "7.51")
def test_a_leader_at_strength_1_in_a_disrupted_reserve_is_killed() -> None:
    pos = broken_attack("legio_9", "antonius:1")
    assert where(pos, "antonius") == "trophy"
    assert pos.victory_points(1) == 1


@pytest.mark.rule("7.31", "7.41")
def test_a_disrupted_elephant_loses_a_level() -> None:
    pos = clash("utica", {"iomnium": ["caesar"]}, ["legio_39:1"], {"badias": ["pompeius_elephant"]})
    fight(pos, "caesar", 1, 6, 6)
    assert strength(pos, "pompeius_elephant") == 2


@pytest.mark.rule("7.31")
def test_a_main_force_with_a_survivor_is_not_disrupted() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7:1", "legio_10:1"], "bilbilis": ["legio_9"]},
        ["scipio"],
    )
    fight(pos, "scipio", 1, 6, 6)
    do(pos, "caesar", "hit legio_7")
    assert (battle_round(pos), waiting(pos)) == (1, {"legio_10"}), "round 1 goes on"
    hold(pos, "legio_10")
    assert (battle_round(pos), strength(pos, "legio_9")) == (2, 3)


@pytest.mark.rule("7.31")
def test_a_main_force_that_falls_in_round_2_disrupts_nobody() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7:1"], "bilbilis": ["legio_9:1"]}, ["scipio"])
    round_begins(pos, 2)
    fight(pos, "scipio", 1, 6, 6)
    do(pos, "caesar", "hit legio_7")
    assert (battle_round(pos), strength(pos, "legio_9")) == (2, 1)


@pytest.mark.rule("7.31")
def test_without_reserves_nothing_is_disrupted_and_the_battle_is_lost() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7:1"]}, ["scipio", "legio_5"])
    events = fight(pos, "scipio", 1, 6, 6)
    assert kinds(events) == ["fired", "eliminated", "won"]


# -- 7.31 disruption of the defender -----------------------------------------------------------------------


def broken_defence(defenders: list[str], *reserve: str) -> CivilWar:
    """Caesar himself destroys the defenders' main force before it can act."""
    pos = clash(
        "tarraco",
        {"narbo": ["caesar", "caesar_ballista", "legio_10"], "bilbilis": ["legio_9"]},
        defenders,
        {"carthago_nova": list(reserve)},
        others={"massilia": ["legio_8"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    return pos


@pytest.mark.rule("7.31")
def test_a_disrupted_defender_loses_a_step_each_and_becomes_the_attacker() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["caesar"], "bilbilis": ["legio_9"]},
        ["legio_5:1"],
        {"carthago_nova": ["legio_2", "legio_4"]},
    )
    assert battle(pos)["attacker"] == "caesar"
    events = fight(pos, "caesar", 1, 6, 6)
    assert kinds(events) == [
        "fired",
        "eliminated",
        "round",
        "reserves",
        "disrupted",
        "hit",
        "hit",
        "roles-change",
    ]
    assert only(events, "disrupted").args == {"side": "pompeius", "space": "tarraco"}
    assert only(events, "roles-change").args == {"attacker": "pompeius", "space": "tarraco"}
    assert (strength(pos, "legio_2"), strength(pos, "legio_4")) == (3, 2)
    assert strength(pos, "legio_9") == 3, "the attacker's reserve is not disrupted"
    assert battle(pos)["attacker"] == "pompeius"


@pytest.mark.rule("7.31", "7.2")
def test_R52_the_former_attacker_acts_first_in_every_letter() -> None:
    pos = broken_defence(["legio_5:1"], "scipio", "pompeius_equitatus_2", "legio_2")
    assert turns(pos) == [
        "caesar",
        "scipio",
        "caesar_ballista",
        "pompeius_equitatus_2",
        "legio_10",
        "legio_9",
        "legio_2",
    ]


@pytest.mark.rule("7.31", "7.42")
def test_R52_the_ballistas_change_their_letters_with_the_roles() -> None:
    calm = clash(
        "tarraco",
        {"narbo": ["caesar", "caesar_ballista"]},
        ["legio_5"],
        {"carthago_nova": ["pompeius_ballista"]},
    )
    round_begins(calm, 2)
    assert turns(calm) == ["caesar", "pompeius_ballista", "legio_5", "caesar_ballista"]
    broken = broken_defence(["legio_5:1"], "pompeius_ballista", "legio_2")
    assert turns(broken) == [
        "caesar",
        "caesar_ballista",
        "legio_10",
        "legio_9",
        "legio_2",
        "pompeius_ballista",
    ]


@pytest.mark.rule("7.31", "7.62")
def test_R52_the_former_defender_must_retreat_in_round_4_and_the_former_attacker_need_not() -> None:
    pos = broken_defence(["legio_5:1"], "legio_2", "legio_4")
    turn_of(pos, "caesar", 4)
    assert {"fire caesar", "pass caesar"} < legal(pos, "caesar")
    turn_of(pos, "legio_2", 4)
    assert legal(pos, "pompeius") == {"retreat legio_2", "retreat legio_4"}
    refused(pos, "pompeius", "fire legio_2", "7.2", "must-retreat")


@pytest.mark.rule("7.31", "7.62")
def test_R52_the_former_defender_retreats_to_vacant_cities_only_by_the_roads_of_his_reserves() -> None:
    pos = broken_defence(["legio_5:1"], "legio_2", "legio_4")
    turn_of(pos, "legio_2", 2)
    assert ways_out(pos, "legio_2") == {"carthago_nova"}, "Narbo and Bilbilis are vacant, but not his roads"


@pytest.mark.rule("7.31", "7.63")
def test_R52_the_former_attacker_retreats_as_a_defender() -> None:
    pos = broken_defence(["legio_5:1"], "legio_2", "legio_4")
    turn_of(pos, "legio_10", 2)
    assert ways_out(pos, "legio_10") == {"narbo", "bilbilis"}
    do(pos, "caesar", "retreat legio_10")
    refused(pos, "caesar", "to carthago_nova", "7.63", "retreat-over-attackers-road")


@pytest.mark.rule("7.31")
def test_if_disruption_eliminates_the_defenders_reserves_the_attacker_has_won() -> None:
    pos = broken_defence(["legio_5:1"], "legio_2:1")
    assert (step(pos), to_move(pos)) == ("Regroup", {"caesar"})
    assert at(pos, "open") == {"legio_5", "legio_2"}


@pytest.mark.rule("7.31")
def test_a_defender_with_a_survivor_of_round_1_keeps_his_role() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["legio_5:1", "legio_6:1"], {"carthago_nova": ["legio_2"]})
    fight(pos, "caesar", 1, 6, 6)
    do(pos, "pompeius", "hit legio_5")
    hold(pos, "legio_6")
    assert battle_round(pos) == 2
    assert (battle(pos)["attacker"], strength(pos, "legio_2")) == ("caesar", 4)
