"""6.0 to 6.15 Group moves: points, roads and their limits, attacks, pinning, reaction moves, stacking."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import SPECTATOR
from tests.julius_caesar.kit import (
    at,
    choices,
    do,
    end_moves,
    end_orders,
    legal,
    march,
    points,
    reachable,
    refused,
    scene,
    state,
    step,
    to_move,
    told,
    where,
)

ELSEWHERE = {"memphis": ["legio_16:1"], "serdica": ["legio_39:1", "legio_38:1"]}
SIX = ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11", "legio_12"]


# -- 6.1 group moves ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
def test_example_of_movement_from_massilia_for_one_point():
    """Narbo, Lugdunum, Genua; then Tarraco, Burdigala, Cenabum, Treviri, Ravenna, Rome (and back again, R31)."""
    pos = scene({**ELSEWHERE, "massilia": [*SIX, "caesar_navis_1"]}, card="1-2a")
    one = {"narbo", "lugdunum", "genua"}
    two = {"tarraco", "burdigala", "cenabum", "treviri", "ravenna", "roma"}
    assert reachable(pos, "caesar", "legio_7") == one | two | {"massilia"}
    everywhere = [
        "legio_7 narbo",
        "legio_8 narbo tarraco",
        "legio_9 lugdunum cenabum",
        "legio_10 lugdunum treviri",
        "legio_11 genua roma",
        "legio_12 genua ravenna",
    ]
    march(pos, "caesar", *everywhere)
    assert {where(pos, name) for name in SIX} == {"narbo", "tarraco", "cenabum", "treviri", "roma", "ravenna"}
    march(pos, "caesar", "caesar_navis_1 mare_hispanum utica")


@pytest.mark.rule("6.1")
def test_one_point_moves_any_or_all_blocks_of_one_place():
    pos = scene({**ELSEWHERE, "massilia": SIX, "ravenna": ["legio_13"]}, card="1-2a")
    march(pos, "caesar", "legio_7 narbo", "legio_8 genua", "legio_9 lugdunum")
    assert points(pos) == 0
    refused(pos, "caesar", "move legio_13", "6.1", "no-moves-left")
    assert choices(pos, "caesar", "move") == {"legio_10", "legio_11", "legio_12"}
    do(pos, "caesar", "done")
    assert at(pos, "massilia") == {"legio_10", "legio_11", "legio_12"}


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(("card", "groups"), [("1-2a", 1), ("2-1a", 2), ("3-1a", 3), ("4-1a", 4)])
def test_a_card_moves_as_many_groups_as_it_has_points(card, groups):
    homes = ["massilia", "narbo", "ravenna", "aquileia", "treviri"]
    pos = scene({**{city: [name] for city, name in zip(homes, SIX)}, **ELSEWHERE}, card=card)
    assert points(pos) == groups
    ways = ["genua", "burdigala", "asculum", "salona", "cenabum"]
    march(pos, "caesar", *(f"{SIX[i]} {ways[i]}" for i in range(groups)))
    assert step(pos) == "Levy", "no point and no group is left"
    assert [where(pos, SIX[i]) for i in range(5)] == ways[:groups] + homes[groups:]


@pytest.mark.rule("6.1")
def test_r30_groups_may_be_moved_in_any_order_and_mixed_and_are_paid_once():
    pos = scene(
        {**ELSEWHERE, "massilia": ["legio_7", "legio_8"], "ravenna": ["legio_9", "legio_10"]}, card="2-1a"
    )
    march(pos, "caesar", "legio_7 narbo", "legio_9 asculum")
    assert points(pos) == 0
    march(pos, "caesar", "legio_8 genua", "legio_10 aquileia")
    assert [where(pos, f"legio_{n}") for n in (7, 8, 9, 10)] == ["narbo", "genua", "asculum", "aquileia"]


@pytest.mark.rule("6.1")
def test_a_block_moves_once_a_turn_even_when_it_joins_a_group_that_is_paid_for():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7"], "genua": ["legio_8", "legio_9"]})
    march(pos, "caesar", "legio_8 ravenna", "legio_7 genua")
    refused(pos, "caesar", "move legio_7", "6.1", "already-moved")
    refused(pos, "caesar", "move legio_8", "6.1", "already-moved")
    assert choices(pos, "caesar", "move") == {"legio_9", "legio_16"}


@pytest.mark.rule("6.1")
def test_a_block_goes_one_or_two_cities_and_no_further():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7", "legio_8"]})
    do(pos, "caesar", "move legio_7")
    refused(pos, "caesar", "stop", "6.1", "no-move-yet")
    refused(pos, "caesar", "done", "6.1", "not-now")
    do(pos, "caesar", "to genua")
    assert "stop" in legal(pos, "caesar")
    do(pos, "caesar", "to roma")
    assert step(pos) == "Move"
    refused(pos, "caesar", "to neapolis", "6.1", "not-now")
    assert "neapolis" not in reachable(pos, "caesar", "legio_8")


@pytest.mark.rule("6.1")
def test_r31_a_block_may_come_back_to_the_city_it_left():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7", "legio_8"]})
    march(pos, "caesar", "legio_7 genua massilia")
    assert where(pos, "legio_7") == "massilia"
    refused(pos, "caesar", "move legio_7", "6.1", "already-moved")


@pytest.mark.rule("6.1")
def test_only_ones_own_blocks_on_the_map_are_moved():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7"], "open": ["legio_8"], "trophy": ["antonius"]})
    refused(pos, "caesar", "move legio_39", "6.1", "not-yours")
    for off in ("legio_17", "legio_8", "antonius", "octavian"):
        refused(pos, "caesar", f"move {off}", "6.1", "not-on-map")
    refused(pos, "caesar", "sail legio_39", "6.1", "not-yours")
    refused(pos, "caesar", "sail legio_17", "6.1", "not-on-map")


@pytest.mark.rule("6.1")
def test_what_is_not_a_move_is_refused_while_moving():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7"], "roma": ["legio_1"]})
    for other in (
        "to genua",
        "stop",
        "levy legio_7",
        "battle roma",
        "play mars",
        "main roma",
        "pass legio_7",
    ):
        refused(pos, "caesar", other, "6.1", "not-now")


# -- 6.11 limits -------------------------------------------------------------------------------------------


@pytest.mark.rule("6.11", "4.3.1")
def test_example_four_blocks_go_from_genua_to_rome_and_two_from_ravenna():
    pos = scene({**ELSEWHERE, "genua": SIX[:5], "ravenna": ["legio_12", "legio_13", "legio_14"]})
    march(pos, "caesar", *(f"{name} roma" for name in SIX[:4]))
    do(pos, "caesar", "move legio_11")
    refused(pos, "caesar", "to roma", "6.11", "road-full")
    do(pos, "caesar", "to massilia", "stop")
    march(pos, "caesar", "legio_12 roma", "legio_13 roma")
    do(pos, "caesar", "move legio_14")
    refused(pos, "caesar", "to roma", "6.11", "road-full")


@pytest.mark.rule("6.11")
def test_limits_hold_for_attacks_and_for_both_steps_and_directions():
    pos = scene({**ELSEWHERE, "lugdunum": SIX[:4], "genua": ["legio_13"], "roma": ["legio_1"]})
    march(pos, "caesar", "legio_7 genua massilia", "legio_13 lugdunum")
    do(pos, "caesar", "move legio_8")
    refused(pos, "caesar", "to genua", "6.11", "road-full")
    pos = scene({**ELSEWHERE, "ravenna": SIX[:3], "roma": ["legio_1"]})
    march(pos, "caesar", "legio_7 roma", "legio_8 roma")
    do(pos, "caesar", "move legio_9")
    refused(pos, "caesar", "to roma", "6.11", "road-full")


@pytest.mark.rule("6.11", "6.1")
def test_a_block_whose_every_way_is_full_has_nowhere_to_go():
    pos = scene({**ELSEWHERE, "rhegium": [*SIX, "legio_13"]})
    march(pos, "caesar", *(f"{name} neapolis" for name in SIX[:4]), "legio_11 messana", "legio_12 messana")
    refused(pos, "caesar", "move legio_13", "6.1", "nowhere-to-move")


@pytest.mark.rule("6.11", "6.1")
def test_a_block_whose_every_road_is_full_for_one_reason_is_told_that_reason():
    pos = scene({**ELSEWHERE, "treviri": ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11"]})
    march(pos, "caesar", "legio_7 lugdunum", "legio_8 lugdunum", "legio_9 cenabum", "legio_10 cenabum")
    refused(pos, "caesar", "move legio_11", "6.11", "road-full")


@pytest.mark.rule("6.11")
def test_example_both_players_use_the_road_from_massilia_to_genua_in_one_turn():
    theirs = ["legio_1", "legio_2", "legio_3", "legio_4"]
    pos = scene({**ELSEWHERE, "massilia": SIX[:4], "roma": theirs})
    march(pos, "caesar", *(f"{name} genua ravenna" for name in SIX[:4]))
    end_orders(pos, "caesar")
    march(pos, "pompeius", *(f"{name} genua massilia" for name in theirs))
    assert at(pos, "ravenna") == set(SIX[:4])
    assert at(pos, "massilia") == set(theirs)


@pytest.mark.rule("6.11", "2.2")
def test_example_one_block_left_in_genua_bars_the_way_to_massilia_without_a_battle():
    theirs = ["legio_1", "legio_2", "legio_3", "legio_4"]
    pos = scene({**ELSEWHERE, "massilia": SIX[:4], "roma": theirs})
    march(pos, "caesar", *(f"{name} genua ravenna" for name in SIX[:3]), "legio_10 genua")
    end_orders(pos, "caesar")
    assert "massilia" not in reachable(pos, "pompeius", "legio_1")
    march(pos, "pompeius", "legio_1 genua")
    assert state(pos, "pompeius", "genua") == "contested"


@pytest.mark.rule("6.11")
def test_both_players_move_two_blocks_over_the_same_minor_road_in_one_turn():
    theirs = ["legio_1", "legio_2", "legio_3"]
    pos = scene({**ELSEWHERE, "ravenna": SIX[:2], "asculum": theirs})
    march(pos, "caesar", "legio_7 roma genua", "legio_8 roma genua")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_1 ravenna roma", "legio_2 ravenna roma")
    do(pos, "pompeius", "move legio_3", "to ravenna")
    refused(pos, "pompeius", "to roma", "6.11", "road-full")


# -- 6.1, 6.12 attacks -------------------------------------------------------------------------------------


@pytest.mark.rule("6.1", "6.11", "6.12")
def test_r32_example_move_and_attack_six_blocks_in_massilia_against_tarraco_and_genua():
    """Tarraco is too far; four attack Genua by its road, the other two not by way of Lugdunum."""
    blocks = {
        "massilia": SIX,
        "tarraco": ["legio_4", "legio_5", "legio_6"],
        "genua": ["legio_1", "legio_2", "legio_3"],
    }
    pos = scene({**ELSEWHERE, **blocks})
    assert reachable(pos, "caesar", "legio_7") == {
        "narbo",
        "burdigala",
        "lugdunum",
        "cenabum",
        "treviri",
        "genua",
        "massilia",
    }
    far = do(pos.clone(), "caesar", "move legio_7", "to narbo")
    refused(far, "caesar", "to tarraco", "6.1", "too-far-to-attack")
    march(pos, "caesar", *(f"{name} genua" for name in SIX[:4]))
    do(pos, "caesar", "move legio_11")
    refused(pos, "caesar", "to genua", "6.11", "road-full")
    do(pos, "caesar", "to lugdunum")
    refused(pos, "caesar", "to genua", "6.1", "too-far-to-attack")
    do(pos, "caesar", "stop", "move legio_12", "to lugdunum")
    refused(pos, "caesar", "to genua", "6.1", "too-far-to-attack")


@pytest.mark.rule("6.12")
def test_whoever_enters_an_enemy_city_is_the_attacker_there():
    pos = scene(
        {**ELSEWHERE, "genua": ["legio_7"], "roma": ["legio_1"], "narbo": ["legio_8"], "tarraco": ["legio_5"]}
    )
    events = told(pos, "caesar", "move legio_7", "to roma")
    assert [(e.kind, e.rule) for e in events] == [("attacked", "6.12")]
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_5 narbo")
    attackers = {a["space"]: a["attacker"] for a in pos.view(SPECTATOR)["attacks"]}
    assert attackers == {"roma": "caesar", "narbo": "pompeius"}


@pytest.mark.rule("6.12")
def test_each_road_of_an_attack_costs_a_point_of_its_own():
    blocks = {"genua": ["legio_7", "legio_8"], "ravenna": ["legio_9"], "roma": ["legio_1"]}
    pos = scene({**ELSEWHERE, **blocks}, card="1-2a")
    march(pos, "caesar", "legio_7 roma", "legio_8 roma")
    assert where(pos, "legio_9") == "ravenna"
    assert step(pos) == "Levy", "the one point is spent"
    pos = scene({**ELSEWHERE, **blocks}, card="2-1a")
    march(pos, "caesar", "legio_7 roma", "legio_9 roma")
    assert points(pos) == 0


@pytest.mark.rule("6.12", "7.3")
def test_r33_the_main_attack_is_declared_when_moves_end_before_levies_and_the_enemys_orders():
    blocks = {"genua": ["legio_7"], "ravenna": ["legio_8"], "roma": ["legio_1"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma", "legio_8 roma")
    assert pos.view(SPECTATOR)["attacks"][0]["main"] is None
    end_moves(pos, "caesar")
    assert (step(pos), to_move(pos)) == ("MainAttack", {"caesar"})
    assert legal(pos, "caesar") == {"main genua", "main ravenna"}
    refused(pos, "caesar", "main neapolis", "7.3", "not-an-attack-road")
    refused(pos, "caesar", "done", "7.3", "not-now")
    do(pos, "caesar", "main ravenna")
    assert pos.view(SPECTATOR)["attacks"] == [
        {
            "space": "roma",
            "attacker": "caesar",
            "from": ["genua", "ravenna"],
            "main": "ravenna",
            "surprise": False,
        }
    ]
    assert (step(pos), to_move(pos)) == ("Levy", {"caesar"})


@pytest.mark.rule("6.12", "7.3")
def test_r33_player_2_declares_his_main_attacks_too_one_by_one():
    blocks = {
        "genua": ["legio_1", "legio_2"],
        "neapolis": ["legio_3"],
        "roma": ["legio_7"],
        "lugdunum": ["legio_4"],
        "massilia": ["legio_8"],
    }
    pos = scene({**ELSEWHERE, **blocks}, seat="pompeius", first="caesar")
    march(pos, "pompeius", "legio_1 roma", "legio_2 massilia", "legio_3 roma", "legio_4 massilia")
    end_moves(pos, "pompeius")
    declared = set()
    while step(pos) == "MainAttack":
        options = legal(pos, "pompeius")
        declared.add(frozenset(options))
        do(pos, "pompeius", sorted(options)[0])
    assert declared == {
        frozenset({"main genua", "main neapolis"}),
        frozenset({"main genua", "main lugdunum"}),
    }


@pytest.mark.rule("6.12", "7.3")
def test_an_attack_over_one_road_needs_no_declaration():
    pos = scene({**ELSEWHERE, "genua": ["legio_7", "legio_8"], "roma": ["legio_1"]})
    march(pos, "caesar", "legio_7 roma", "legio_8 roma")
    end_moves(pos, "caesar")
    assert step(pos) == "Levy"
    assert pos.view(SPECTATOR)["attacks"][0]["main"] == "genua"


# -- 6.13 pinning ------------------------------------------------------------------------------------------

DEFENDERS = ["legio_1", "legio_2", "legio_3", "legio_4", "legio_5"]


def pinned_rome(main: str) -> CivilWar:
    """Five blocks defend Rome; four come from Genua and two from Ravenna."""
    blocks = {"genua": SIX[:4], "ravenna": SIX[4:], "roma": DEFENDERS}
    pos = scene({**ELSEWHERE, **blocks}, enemy_card="4-1a", first="caesar")
    march(pos, "caesar", *(f"{name} roma" for name in SIX))
    end_moves(pos, "caesar")
    do(pos, "caesar", f"main {main}")
    return end_orders(pos, "caesar")


@pytest.mark.rule("6.13")
def test_example_of_pinning_at_rome_four_are_pinned_and_one_is_free():
    pos = pinned_rome("genua")
    assert choices(pos, "pompeius", "move") == {*DEFENDERS, "legio_38", "legio_39"}, (
        "the defender chooses who goes"
    )
    do(pos, "pompeius", "move legio_3")
    assert choices(pos, "pompeius", "to") == {"neapolis", "asculum"}
    refused(pos, "pompeius", "to genua", "6.13", "attackers-road")
    refused(pos, "pompeius", "to ravenna", "6.13", "attackers-road")
    do(pos, "pompeius", "to neapolis", "stop")
    for name in ("legio_1", "legio_2", "legio_4", "legio_5"):
        refused(pos, "pompeius", f"move {name}", "6.13", "pinned")


@pytest.mark.rule("6.13", "7.3")
def test_r34_reserves_do_not_pin():
    pos = pinned_rome("ravenna")
    march(pos, "pompeius", "legio_1 neapolis", "legio_2 asculum", "legio_3 neapolis brundisium")
    refused(pos, "pompeius", "move legio_4", "6.13", "pinned")


@pytest.mark.rule("6.13")
def test_unpinned_blocks_may_attack_over_other_roads():
    blocks = {"genua": ["legio_7"], "neapolis": ["legio_8"], "roma": ["legio_1", "legio_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_1 neapolis")
    attackers = {a["space"]: a["attacker"] for a in pos.view(SPECTATOR)["attacks"]}
    assert attackers == {"roma": "caesar", "neapolis": "pompeius"}
    refused(pos, "pompeius", "move legio_2", "6.13", "pinned")


@pytest.mark.rule("6.13")
def test_unpinned_blocks_do_not_attack_back_over_the_attackers_road():
    blocks = {"genua": ["legio_7", "legio_8"], "roma": ["legio_1", "legio_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "caesar")
    do(pos, "pompeius", "move legio_1")
    refused(pos, "pompeius", "to genua", "6.13", "attackers-road")
    do(pos, "pompeius", "to ravenna")
    refused(pos, "pompeius", "to genua", "6.1", "too-far-to-attack")


@pytest.mark.rule("6.13")
def test_others_may_use_the_road_that_attackers_used_elsewhere():
    """The road is closed to the blocks that were attacked, not to everybody."""
    blocks = {"massilia": ["legio_7", "legio_8"], "genua": ["legio_1"], "narbo": ["legio_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 genua", "legio_8 lugdunum")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_2 massilia")
    assert state(pos, "pompeius", "massilia") == "friendly"


@pytest.mark.rule("6.13")
def test_as_many_attackers_as_defenders_pin_them_all():
    pos = scene({**ELSEWHERE, "genua": ["legio_7", "legio_8"], "roma": ["legio_1", "legio_2"]})
    march(pos, "caesar", "legio_7 roma", "legio_8 roma")
    end_orders(pos, "caesar")
    refused(pos, "pompeius", "move legio_1", "6.13", "pinned")
    refused(pos, "pompeius", "move legio_2", "6.13", "pinned")


@pytest.mark.rule("6.13", "6.14")
def test_r34_reinforcements_do_not_free_the_pinned_and_cannot_leave():
    blocks = {"genua": ["legio_7", "legio_8"], "roma": ["legio_1", "legio_2"], "neapolis": ["legio_3"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma", "legio_8 roma")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_3 roma")
    refused(pos, "pompeius", "move legio_1", "6.13", "pinned")
    refused(pos, "pompeius", "move legio_3", "6.1", "already-moved")


@pytest.mark.rule("6.13", "6.14")
def test_r34_reinforcements_do_not_pin_whoever_was_free():
    blocks = {"genua": ["legio_7"], "roma": ["legio_1", "legio_2"], "neapolis": ["legio_3"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_3 roma", "legio_1 asculum")
    refused(pos, "pompeius", "move legio_2", "6.13", "pinned")


@pytest.mark.rule("6.13")
def test_player_1_is_not_pinned_by_the_attack_he_makes():
    pos = scene({**ELSEWHERE, "genua": ["legio_7", "legio_8"], "roma": ["legio_1"]})
    march(pos, "caesar", "legio_7 roma")
    refused(pos, "caesar", "move legio_7", "6.1", "already-moved")
    assert "move legio_8" in legal(pos, "caesar")


# -- 6.14 reaction moves -----------------------------------------------------------------------------------


@pytest.mark.rule("6.14", "7.3")
def test_player_2_reinforces_a_contested_city_from_adjacent_cities_into_reserve():
    blocks = {"genua": ["legio_7"], "roma": ["legio_1"], "neapolis": ["legio_2"], "asculum": ["legio_3"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "caesar")
    events = told(pos, "pompeius", "move legio_2", "to roma")
    assert [(e.kind, e.rule) for e in events] == [("reinforced", "6.14")]
    assert step(pos) == "Move", "it stops there"
    march(pos, "pompeius", "legio_3 roma")
    end_orders(pos, "pompeius")
    battle = pos.view(SPECTATOR)["battle"]
    assert (battle["attacker"], battle["reserves"]) == ("caesar", {"caesar": 0, "pompeius": 2})
    assert choices(pos, "pompeius", "fire") == {"legio_1"}


@pytest.mark.rule("6.14", "6.1", "2.2")
def test_r37_a_block_two_cities_away_cannot_reinforce():
    blocks = {"genua": ["legio_7"], "roma": ["legio_1"], "brundisium": ["legio_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma")
    end_orders(pos, "caesar")
    do(pos, "pompeius", "move legio_2", "to neapolis")
    refused(pos, "pompeius", "to roma", "6.1", "too-far-to-attack")


@pytest.mark.rule("6.14", "6.13")
def test_pinned_blocks_do_not_reinforce_elsewhere():
    blocks = {"genua": ["legio_7", "legio_8"], "roma": ["legio_1"], "ravenna": ["legio_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma", "legio_8 ravenna")
    end_orders(pos, "caesar")
    refused(pos, "pompeius", "move legio_1", "6.13", "pinned")
    refused(pos, "pompeius", "move legio_2", "6.13", "pinned")


@pytest.mark.rule("6.14")
def test_an_unpinned_block_of_one_battle_may_reinforce_another():
    blocks = {"genua": ["legio_7", "legio_8"], "roma": ["legio_1", "legio_3"], "ravenna": ["legio_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma", "legio_8 ravenna")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "legio_3 ravenna")
    attackers = {a["space"]: a["attacker"] for a in pos.view(SPECTATOR)["attacks"]}
    assert attackers == {"roma": "caesar", "ravenna": "caesar"}


@pytest.mark.rule("6.14", "6.2")
def test_fleets_reinforce_a_contested_sea_from_adjacent_ports_and_seas():
    blocks = {
        "mare_hispanum": ["caesar_navis_1"],
        "mare_tyrrhenum": ["pompeius_navis_1"],
        "neapolis": ["pompeius_navis_2"],
        "mare_internum": ["pompeius_navis_3"],
        "mare_aegypticum": ["pompeius_navis_4"],
    }
    pos = scene({**ELSEWHERE, **blocks}, enemy_card="4-1a", first="caesar")
    march(pos, "caesar", "caesar_navis_1 mare_tyrrhenum")
    end_orders(pos, "caesar")
    march(pos, "pompeius", "pompeius_navis_2 mare_tyrrhenum", "pompeius_navis_3 mare_tyrrhenum")
    do(pos, "pompeius", "move pompeius_navis_4", "to mare_internum")
    refused(pos, "pompeius", "to mare_tyrrhenum", "6.1", "too-far-to-attack")
    do(pos, "pompeius", "stop")
    end_orders(pos, "pompeius")
    assert pos.view(SPECTATOR)["battle"]["reserves"] == {"caesar": 0, "pompeius": 2}


# -- 6.15 stacking -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.15")
def test_any_number_of_blocks_may_stand_in_one_city_during_the_year():
    ten = [*SIX, "legio_13", "legio_14", "legio_17", "legio_18"]
    pos = scene({**ELSEWHERE, "genua": ten[:4], "neapolis": ten[4:8], "ravenna": ten[8:], "roma": ["caesar"]})
    march(pos, "caesar", *(f"{name} roma" for name in ten))
    assert at(pos, "roma") == {*ten, "caesar"}
