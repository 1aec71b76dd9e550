"""6.2 Fleet moves and 6.3 sea moves, with the side-bar's examples."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.actions import A_DONE, SAIL
from bellum.games.julius_caesar.board import BLOCK
from bellum.games.julius_caesar.move import Move
from bellum.kernel import SPECTATOR, Refusal
from tests.julius_caesar.kit import (
    CARD,
    at,
    choices,
    do,
    end_moves,
    end_orders,
    legal,
    march,
    only,
    points,
    reachable,
    refused,
    scene,
    state,
    step,
    told,
    where,
)

ELSEWHERE = {"eusebia": ["legio_16:1"], "serdica": ["legio_39:1", "legio_38:1"]}


# -- 6.2 fleets --------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2")
def test_example_1_a_fleet_in_massilia():
    pos = scene({**ELSEWHERE, "massilia": ["caesar_navis_1", "caesar_navis_2"]})
    seas = {"mare_hispanum", "oceanus_atlanticus", "mare_tyrrhenum"}
    ports = {"utica", "caralis", "iomnium", "siga", "tingis", "carthago_nova", "tarraco", "narbo", "genua"}
    assert reachable(pos, "caesar", "caesar_navis_1") == seas | ports | {"massilia"}


@pytest.mark.rule("6.2", "6.1")
def test_example_1_a_fleet_goes_to_friendly_or_vacant_places_and_attacks_adjacent_ones_only():
    blocks = {
        "massilia": ["caesar_navis_1", "caesar_navis_2"],
        "tarraco": ["legio_5"],
        "mare_tyrrhenum": ["pompeius_navis_1"],
        "utica": ["pompeius_navis_2"],
        "narbo": ["legio_7"],
    }
    pos = scene({**ELSEWHERE, **blocks})
    assert reachable(pos, "caesar", "caesar_navis_1") == {
        "mare_hispanum",
        "oceanus_atlanticus",
        "caralis",
        "iomnium",
        "siga",
        "tingis",
        "carthago_nova",
        "narbo",
        "genua",
        "massilia",
    }
    march(pos, "caesar", "caesar_navis_2 mare_hispanum")
    do(pos, "caesar", "move caesar_navis_1")  # to Mare Hispanum: there is no other way out of Massilia
    assert where(pos, "caesar_navis_1") == "mare_hispanum"
    for far in ("tarraco", "utica", "mare_tyrrhenum"):
        refused(pos, "caesar", f"to {far}", "6.1", "too-far-to-attack")


@pytest.mark.rule("6.2")
def test_example_2_a_fleet_in_mare_internum():
    pos = scene({**ELSEWHERE, "mare_internum": ["caesar_navis_1"]})
    do(pos, "caesar", "move caesar_navis_1")
    ports = [
        "ambracia",
        "brundisium",
        "creta",
        "cyrene",
        "lilybaeum",
        "messana",
        "pylos",
        "rhegium",
        "syracusae",
        "tacape",
        "thubactus",
        "utica",
    ]
    seas = {"mare_tyrrhenum", "mare_hadriaticum", "mare_aegaeum", "mare_aegypticum"}
    assert choices(pos, "caesar", "to") == seas | set(ports)
    do(pos, "caesar", "to mare_aegaeum")
    assert choices(pos, "caesar", "to") == {
        "propontis",
        "mare_aegypticum",
        "mare_internum",  # where it came from
        "creta",
        "athenae",
        "thessalonica",
        "aenos",
        "ephesus",
    }
    refused(pos, "caesar", "to pergamum", "4.1", "fleet-needs-port")
    refused(pos, "caesar", "to pontus_euxinus", "6.2", "no-seaway")


@pytest.mark.rule("6.2")
def test_a_fleet_never_goes_straight_from_port_to_port():
    pos = scene({**ELSEWHERE, "genua": ["caesar_navis_1"]})
    do(pos, "caesar", "move caesar_navis_1")
    for port in ("massilia", "roma", "utica"):
        refused(pos, "caesar", f"to {port}", "6.2", "no-seaway")
    do(pos, "caesar", "to mare_hispanum", "to massilia")
    assert where(pos, "caesar_navis_1") == "massilia"


@pytest.mark.rule("6.2", "6.1")
def test_fleets_and_land_blocks_of_one_city_are_one_group():
    pos = scene({**ELSEWHERE, "massilia": ["legio_7", "caesar_navis_1", "caesar_navis_2"]}, card="1-2a")
    march(pos, "caesar", "legio_7 genua")
    assert points(pos) == 0
    march(pos, "caesar", "caesar_navis_1 mare_hispanum")
    assert choices(pos, "caesar", "move") == {"caesar_navis_2"}


@pytest.mark.rule("6.2", "6.1")
def test_a_fleet_moves_two_places_or_one_and_attacks():
    pos = scene({**ELSEWHERE, "mare_hispanum": ["caesar_navis_1", "caesar_navis_2"]})
    march(pos, "caesar", "caesar_navis_1 mare_tyrrhenum mare_internum")
    assert step(pos) == "Move"
    refused(pos, "caesar", "move caesar_navis_1", "6.1", "already-moved")


@pytest.mark.rule("6.2", "6.12", "7.81")
@pytest.mark.parametrize(
    ("origin", "target", "foe"),
    [
        ("massilia", "mare_hispanum", "pompeius_navis_1"),  # from a port into its sea
        ("mare_tyrrhenum", "mare_hispanum", "pompeius_navis_1"),  # from sea to sea
        ("mare_hispanum", "tarraco", "legio_5"),  # from a sea into its port
        ("mare_hispanum", "tarraco", "pompeius_navis_1"),
    ],
)
def test_r7_a_fleet_attacks_from_an_adjacent_place(origin, target, foe):
    pos = scene({**ELSEWHERE, origin: ["caesar_navis_1"], target: [foe]})
    march(pos, "caesar", f"caesar_navis_1 {target}")
    assert state(pos, "caesar", target) == "contested"
    assert pos.view(SPECTATOR)["attacks"][0]["from"] == [origin]


@pytest.mark.rule("6.2", "7.3")
@pytest.mark.parametrize(("main", "fighting"), [("genua", "legio_7"), ("mare_tyrrhenum", "caesar_navis_1")])
def test_when_fleets_and_land_blocks_attack_together_one_of_the_two_is_in_reserve(main, fighting):
    blocks = {"genua": ["legio_7"], "mare_tyrrhenum": ["caesar_navis_1"], "roma": ["legio_1"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "legio_7 roma", "caesar_navis_1 roma")
    end_moves(pos, "caesar")
    assert legal(pos, "caesar") == {"main genua", "main mare_tyrrhenum"}
    do(pos, "caesar", f"main {main}")
    end_orders(pos, "caesar")
    end_orders(pos, "pompeius")
    assert pos.view(SPECTATOR)["battle"]["reserves"] == {"caesar": 1, "pompeius": 0}
    do(pos, "pompeius", "pass legio_1")
    assert choices(pos, "caesar", "fire") == {fighting}


@pytest.mark.rule("6.13", "6.2")
def test_unpinned_fleets_do_not_use_the_border_over_which_they_were_attacked():
    blocks = {"mare_hispanum": ["caesar_navis_1"], "mare_tyrrhenum": ["pompeius_navis_1", "pompeius_navis_2"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "caesar_navis_1 mare_tyrrhenum")
    end_orders(pos, "caesar")
    do(pos, "pompeius", "move pompeius_navis_1")
    refused(pos, "pompeius", "to mare_hispanum", "6.13", "attackers-road")
    do(pos, "pompeius", "to mare_internum", "stop")
    refused(pos, "pompeius", "move pompeius_navis_2", "6.13", "pinned")


@pytest.mark.rule("6.13", "6.2")
def test_a_fleet_attacked_in_port_from_its_only_sea_cannot_leave():
    blocks = {"mare_hispanum": ["caesar_navis_1"], "massilia": ["pompeius_navis_1", "legio_1"]}
    pos = scene({**ELSEWHERE, **blocks})
    march(pos, "caesar", "caesar_navis_1 massilia")
    end_orders(pos, "caesar")
    refused(pos, "pompeius", "move pompeius_navis_1", "6.13", "attackers-road")
    assert "move legio_1" in legal(pos, "pompeius")


# -- 6.3 sea moves -----------------------------------------------------------------------------------------

CARRIERS = {
    "mare_tyrrhenum": ["caesar_navis_1"],
    "mare_internum": ["caesar_navis_2"],
    "mare_aegypticum": ["caesar_navis_3"],
}
TO_ANTIOCH = {**ELSEWHERE, **CARRIERS, "roma": ["legio_7", "legio_8"]}


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("card", ["4-1a", "3-2a", "2-3a", "1-2b"])
def test_every_command_card_carries_blocks_by_sea(card):
    pos = scene(TO_ANTIOCH, card=card)
    before = points(pos)
    do(pos, "caesar", "sail legio_7", "to antiochia")
    assert where(pos, "legio_7") == "antiochia"
    assert before == 1 or points(pos) == before - 1


@pytest.mark.rule("6.3")
def test_example_two_legions_sail_from_rome_to_antioch_for_two_points():
    pos = scene(TO_ANTIOCH, card="2-1a")
    do(pos, "caesar", "sail legio_7", "to antiochia")
    assert points(pos) == 1
    do(pos, "caesar", "sail legio_8", "to antiochia")
    assert at(pos, "antiochia") == {"legio_7", "legio_8"}
    assert step(pos) == "Levy", "both points are spent"


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("missing", ["mare_internum", "mare_aegypticum"])
def test_without_one_of_the_three_fleets_antioch_is_out_of_reach(missing):
    blocks = {space: names for space, names in TO_ANTIOCH.items() if space != missing}
    pos = scene(blocks, card="2-1a")
    do(pos, "caesar", "sail legio_7")
    assert "antiochia" not in choices(pos, "caesar", "to")
    refused(pos, "caesar", "to antiochia", "6.3", "no-friendly-route")


@pytest.mark.rule("6.3")
def test_without_a_friendly_sea_at_rome_nobody_sails():
    blocks = {space: names for space, names in TO_ANTIOCH.items() if space != "mare_tyrrhenum"}
    refused(scene(blocks, card="2-1a"), "caesar", "sail legio_7", "6.3", "no-friendly-sea")


@pytest.mark.rule("6.3", "4.4")
def test_an_enemy_fleet_on_the_way_breaks_the_route():
    """Player 1 contests Mare Internum before Player 2 would sail."""
    pos = scene({**TO_ANTIOCH, "syracusae": ["pompeius_navis_1"]}, seat="pompeius")
    march(pos, "pompeius", "pompeius_navis_1 mare_internum")
    end_orders(pos, "pompeius")
    do(pos, "caesar", "sail legio_7")
    refused(pos, "caesar", "to antiochia", "6.3", "no-friendly-route")


@pytest.mark.rule("6.3")
def test_one_point_carries_one_block():
    pos = scene(TO_ANTIOCH, card="1-2a")
    do(pos, "caesar", "sail legio_7", "to antiochia")
    assert where(pos, "legio_8") == "roma"
    assert step(pos) == "Levy"


@pytest.mark.rule("6.3")
def test_sea_moves_are_not_group_moves():
    pos = scene(TO_ANTIOCH, card="3-1a")
    do(pos, "caesar", "sail legio_7", "to antiochia")
    march(pos, "caesar", "legio_8 genua")
    assert points(pos) == 1, "the land move costs a point of its own"


@pytest.mark.rule("6.3")
def test_sea_moves_come_before_all_other_moves():
    pos = scene({**TO_ANTIOCH, "ravenna": ["legio_9"]})
    march(pos, "caesar", "legio_9 aquileia")
    refused(pos, "caesar", "sail legio_7", "6.3", "sea-moves-first")
    pos = scene({**TO_ANTIOCH, "ravenna": ["legio_9"]})
    do(pos, "caesar", "sail legio_7", "to antiochia")
    march(pos, "caesar", "legio_9 aquileia")
    refused(pos, "caesar", "sail legio_8", "6.3", "sea-moves-first")


@pytest.mark.rule("6.3")
def test_a_block_does_not_move_by_land_and_sea_in_one_turn():
    pos = scene(TO_ANTIOCH)
    do(pos, "caesar", "sail legio_7", "to antiochia")
    refused(pos, "caesar", "move legio_7", "6.1", "already-moved")
    refused(pos, "caesar", "sail legio_7", "6.1", "already-moved")


@pytest.mark.rule("6.3")
def test_only_land_blocks_sail_and_only_from_a_port_while_points_last():
    pos = scene({**TO_ANTIOCH, "lugdunum": ["legio_9"]}, card="1-2a")
    refused(pos, "caesar", "sail caesar_navis_1", "6.3", "fleets-do-not-sail-as-cargo")
    refused(pos, "caesar", "sail legio_9", "6.3", "not-in-port")
    pos = scene({**TO_ANTIOCH, "mare_aegaeum": ["caesar_navis_4", "caesar_navis_5"]}, card="2-1a")
    do(pos, "caesar", "sail legio_7", "to antiochia", "sail legio_8", "to antiochia")
    assert step(pos) == "Levy"


@pytest.mark.rule("6.3", "6.1")
def test_nobody_sails_without_a_point():
    """The check itself: in play a phase without points and groups ends by itself."""
    pos = scene(TO_ANTIOCH, card="1-2a")
    spent = Move(0, CARD["1-2a"], 0, [], True)
    assert spent.refuse(pos, 0, SAIL, BLOCK["legio_7"]) == Refusal("6.1", "no-moves-left")
    assert spent.legal(pos, 0) == [A_DONE]


@pytest.mark.rule("6.3")
def test_a_sea_move_ends_in_another_friendly_or_vacant_port():
    blocks = {"neapolis": ["legio_9"], "antiochia": ["legio_34"], "tarsus": ["pompeius_navis_1"]}
    pos = scene({**TO_ANTIOCH, **blocks})
    do(pos, "caesar", "sail legio_7")
    ports = (
        "aleria caralis genua lilybaeum messana neapolis rhegium utica ambracia brundisium creta cyrene pylos "
        "syracusae tacape thubactus alexandria catabathmus perga pelusium salamis"
    )
    assert choices(pos, "caesar", "to") == set(ports.split())
    refused(pos, "caesar", "to antiochia", "6.3", "port-not-friendly-or-vacant")
    refused(pos, "caesar", "to tarsus", "6.3", "port-not-friendly-or-vacant")
    refused(pos, "caesar", "to roma", "6.3", "sail-to-another-port")
    refused(pos, "caesar", "to memphis", "6.3", "not-a-port")
    refused(pos, "caesar", "to mare_tyrrhenum", "6.3", "not-a-port")
    refused(pos, "caesar", "to massilia", "6.3", "no-friendly-route")
    refused(pos, "caesar", "done", "2.2", "when-done")


@pytest.mark.rule("6.3", "4.2.1")
def test_nobody_sails_into_a_contested_port_even_to_help_its_defenders():
    pos = scene({**TO_ANTIOCH, "neapolis": ["legio_9"], "brundisium": ["legio_3"]}, seat="pompeius")
    march(pos, "pompeius", "legio_3 neapolis")
    end_orders(pos, "pompeius")
    do(pos, "caesar", "sail legio_7")
    refused(pos, "caesar", "to neapolis", "6.3", "port-not-friendly-or-vacant")


@pytest.mark.rule("6.3")
def test_a_block_whose_seas_lead_to_enemy_ports_alone_does_not_sail():
    blocks = {"byzantium": ["legio_7"], "propontis": ["caesar_navis_1"], "nicomedia": ["legio_1"]}
    refused(scene({**ELSEWHERE, **blocks}), "caesar", "sail legio_7", "6.3", "no-port-to-sail-to")


@pytest.mark.rule("6.3", "6.13")
def test_unpinned_blocks_of_a_contested_city_may_sail_and_pinned_ones_may_not():
    blocks = {"roma": ["legio_7", "legio_8"], "neapolis": ["legio_1"], "mare_tyrrhenum": ["caesar_navis_1"]}
    pos = scene({**ELSEWHERE, **blocks}, seat="pompeius")
    march(pos, "pompeius", "legio_1 roma")
    end_orders(pos, "pompeius")
    do(pos, "caesar", "sail legio_7", "to genua")
    refused(pos, "caesar", "sail legio_8", "6.13", "pinned")


@pytest.mark.rule("6.3")
def test_a_sea_move_is_told_as_such():
    pos = scene(TO_ANTIOCH)
    event = only(told(pos, "caesar", "sail legio_7", "to antiochia"), "sailed")
    assert event.rule == "6.3"
    assert event.seen_by(1)["args"] == {
        "from": "roma",
        "to": "antiochia",
        "mode": "sea",
        "side": "caesar",
        "back": "caesar",
        "own": "yes",
    }


# -- 6.3 the fleets that must stay (R36) -------------------------------------------------------------------


@pytest.mark.rule("6.3")
@pytest.mark.parametrize("fleet", ["caesar_navis_1", "caesar_navis_2", "caesar_navis_3"])
def test_r36_every_fleet_whose_sea_was_crossed_must_stay(fleet):
    pos = scene(TO_ANTIOCH)
    assert f"move {fleet}" in legal(pos, "caesar")
    do(pos, "caesar", "sail legio_7", "to antiochia")
    assert f"move {fleet}" not in legal(pos, "caesar")
    refused(pos, "caesar", f"move {fleet}", "6.3", "fleet-holds-sea")


@pytest.mark.rule("6.3")
def test_r36_one_fleet_must_stay_and_the_others_may_go():
    pos = scene({**TO_ANTIOCH, "mare_internum": ["caesar_navis_2", "caesar_navis_4"]})
    do(pos, "caesar", "sail legio_7", "to antiochia")
    assert {"move caesar_navis_2", "move caesar_navis_4"} <= legal(pos, "caesar")
    march(pos, "caesar", "caesar_navis_4 mare_hadriaticum")
    assert "move caesar_navis_2" not in legal(pos, "caesar")


@pytest.mark.rule("6.3")
def test_r36_a_fleet_of_a_sea_that_nobody_crossed_is_free():
    pos = scene({**TO_ANTIOCH, "mare_hispanum": ["caesar_navis_4"]})
    do(pos, "caesar", "sail legio_7", "to utica")
    assert {"move caesar_navis_2", "move caesar_navis_3", "move caesar_navis_4"} <= legal(pos, "caesar")


@pytest.mark.rule("6.3")
def test_r36_the_fleet_of_the_one_sea_that_was_crossed_must_stay():
    pos = scene(
        {**ELSEWHERE, "mare_aegaeum": ["caesar_navis_1"], "athenae": ["legio_7"], "creta": ["caesar_navis_2"]}
    )
    do(pos, "caesar", "sail legio_7", "to ephesus")
    refused(pos, "caesar", "move caesar_navis_1", "6.3", "fleet-holds-sea")
    assert "move caesar_navis_2" in legal(pos, "caesar")


TWO_ROUTES = {"genua": ["legio_7", "legio_8"], "mare_hispanum": ["caesar_navis_1"]}


@pytest.mark.rule("6.3")
def test_r36_where_two_routes_were_open_one_of_the_fleets_may_go():
    """From Genua to Caralis over Mare Hispanum or Mare Tyrrhenum."""
    pos = scene({**ELSEWHERE, **TWO_ROUTES, "mare_tyrrhenum": ["caesar_navis_2"]})
    do(pos, "caesar", "sail legio_7", "to caralis")
    march(pos, "caesar", "caesar_navis_1 oceanus_atlanticus")
    assert "move caesar_navis_2" not in legal(pos, "caesar")


@pytest.mark.rule("6.3")
def test_r36_a_sea_entered_afterwards_does_not_release_the_fleet_that_carried():
    """The seas crossed must have been friendly before all other moves, and a fleet stays in each of them."""
    pos = scene({**ELSEWHERE, **TWO_ROUTES, "neapolis": ["caesar_navis_2"]})
    do(pos, "caesar", "sail legio_7", "to caralis")
    march(pos, "caesar", "caesar_navis_2 mare_tyrrhenum")
    assert "move caesar_navis_1" not in legal(pos, "caesar")


@pytest.mark.rule("6.3")
def test_r36_a_fleet_may_pass_through_a_sea_that_was_crossed():
    pos = scene({**ELSEWHERE, **TWO_ROUTES, "massilia": ["caesar_navis_2"]})
    do(pos, "caesar", "sail legio_7", "to caralis")
    march(pos, "caesar", "caesar_navis_2 mare_hispanum oceanus_atlanticus")
    assert where(pos, "caesar_navis_2") == "oceanus_atlanticus"


@pytest.mark.rule("6.3")
def test_r36_the_enemys_fleets_are_not_held_by_ones_own_sea_moves():
    blocks = {"mare_tyrrhenum": ["pompeius_navis_1"], "neapolis": ["legio_1"]}
    pos = scene({**ELSEWHERE, **TWO_ROUTES, **blocks})
    do(pos, "caesar", "sail legio_7", "to caralis")
    end_orders(pos, "caesar")
    assert "move pompeius_navis_1" in legal(pos, "pompeius")


@pytest.mark.rule("6.3")
def test_r36_player_2s_sea_moves_hold_his_fleets_too():
    blocks = {"mare_tyrrhenum": ["pompeius_navis_1"], "neapolis": ["legio_1"]}
    pos = scene({**ELSEWHERE, **TWO_ROUTES, **blocks})
    do(pos, "caesar", "sail legio_7", "to caralis")
    end_orders(pos, "caesar")
    do(pos, "pompeius", "sail legio_1", "to aleria")
    refused(pos, "pompeius", "move pompeius_navis_1", "6.3", "fleet-holds-sea")
