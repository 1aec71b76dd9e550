"""7.8 Sea battles, 7.81 shore combat, 7.82 retreats and 7.83 regroups of fleets."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.battle_kit import (
    battle,
    battle_round,
    clash,
    clashes,
    end_orders,
    fight,
    hold,
    regroups,
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
    legal,
    only,
    refused,
    scene,
    state,
    step,
    strength,
    to_move,
    told,
    where,
)

# -- 7.8 sea battles ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.8", "4.4")
def test_fleets_of_both_sides_in_one_sea_fight_a_battle() -> None:
    pos = scene({"massilia": ["caesar_navis_1"], "mare_hispanum": ["pompeius_navis_1"]}, card="2-1a")
    do(pos, "caesar", "move caesar_navis_1")
    assert state(pos, "caesar", "mare_hispanum") == "contested", "the coast was the only way"
    end_orders(pos)
    assert battle(pos)["space"] == "mare_hispanum"
    assert battle(pos)["attacker"] == "caesar"


@pytest.mark.rule("7.8")
def test_a_sea_battle_is_told_as_one() -> None:
    pos = clashes(
        {
            "mare_hispanum": ({"massilia": ["caesar_navis_1"]}, ["pompeius_navis_1"], {}),
            "mare_tyrrhenum": ({"genua": ["caesar_navis_2"]}, ["pompeius_navis_2"], {}),
        }
    )
    assert only(told(pos, "caesar", "battle mare_tyrrhenum"), "battle").rule == "7.8"


@pytest.mark.rule("7.8", "3.26")
def test_all_fleets_are_d_and_the_defender_acts_first() -> None:
    pos = clash(
        "mare_hispanum",
        {"massilia": ["caesar_navis_4", "caesar_navis_1"]},
        ["pompeius_navis_4", "pompeius_navis_1"],
    )
    assert battle(pos)["letter"] == "D"
    assert turns(pos) == ["pompeius_navis_1", "pompeius_navis_4", "caesar_navis_1", "caesar_navis_4"]


@pytest.mark.rule("7.8", "7.4")
def test_fleets_hit_and_sink_like_other_blocks() -> None:
    pos = clash("mare_hispanum", {"massilia": ["caesar_navis_1"]}, ["pompeius_navis_1", "pompeius_navis_3"])
    fight(pos, "pompeius_navis_1", 3, 4)
    assert strength(pos, "caesar_navis_1") == 1
    fight(pos, "pompeius_navis_3", 2, 3)
    assert where(pos, "caesar_navis_1") == "open"
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.8", "7.62")
def test_R61_attacking_fleets_must_retreat_in_round_4_if_a_defender_survives() -> None:
    pos = clash("mare_hispanum", {"massilia": ["caesar_navis_1", "caesar_navis_2"]}, ["pompeius_navis_1"])
    turn_of(pos, "caesar_navis_1", 4)
    assert legal(pos, "caesar") == {"retreat caesar_navis_1", "retreat caesar_navis_2"}
    refused(pos, "caesar", "fire caesar_navis_1", "7.2", "must-retreat")
    withdraw(pos, "caesar_navis_1", "massilia")
    assert at(pos, "massilia") == {"caesar_navis_1", "caesar_navis_2"}
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.8", "7.82")
def test_R61_an_attacking_fleet_without_a_retreat_wins_or_dies() -> None:
    """Its port was taken behind it."""
    pos = clash(
        "mare_hispanum",
        {"massilia": ["caesar_navis_1"]},
        ["pompeius_navis_1"],
        others={"massilia": ["legio_1"]},
    )
    round_begins(pos, 4)
    hold(pos, "pompeius_navis_1")
    assert where(pos, "caesar_navis_1") == "open"


@pytest.mark.rule("7.8", "7.3")
def test_fleets_from_two_sides_are_main_attack_and_reserve() -> None:
    pos = clash(
        "mare_hispanum",
        {"mare_tyrrhenum": ["caesar_navis_1"], "massilia": ["caesar_navis_2"]},
        ["pompeius_navis_1"],
        {"carthago_nova": ["pompeius_navis_2"]},
    )
    assert battle(pos)["reserves"] == {"caesar": 1, "pompeius": 1}
    assert turns(pos) == ["pompeius_navis_1", "caesar_navis_1"]
    assert len(turns(pos)) == 4


@pytest.mark.rule("7.8", "7.31")
def test_reserve_fleets_are_disrupted_too() -> None:
    pos = clash(
        "mare_hispanum",
        {"mare_tyrrhenum": ["caesar_navis_1:1"], "massilia": ["caesar_navis_2"]},
        ["pompeius_navis_1"],
    )
    fight(pos, "pompeius_navis_1", 1, 6)
    assert (battle_round(pos), strength(pos, "caesar_navis_2")) == (2, 1)


# -- 7.81 shore combat -------------------------------------------------------------------------------------


@pytest.mark.rule("7.81", "6.2")
def test_a_fleet_attacks_a_port_from_an_adjacent_sea_only() -> None:
    pos = scene(
        {
            "mare_hispanum": ["caesar_navis_1"],
            "tarraco": ["legio_5"],
            "roma": ["legio_1"],
            "utica": ["legio_39"],
        }
    )
    do(pos, "caesar", "move caesar_navis_1")
    refused(pos, "caesar", "to roma", "6.2", "no-seaway")
    assert {"to tarraco", "to utica"} <= legal(pos, "caesar")
    do(pos, "caesar", "to tarraco")
    assert state(pos, "caesar", "tarraco") == "contested"


@pytest.mark.rule("7.81")
def test_fleets_alone_may_storm_a_port() -> None:
    pos = clash("tarraco", {"mare_hispanum": ["caesar_navis_1"]}, ["legio_5:1"])
    hold(pos, "legio_5")
    fight(pos, "caesar_navis_1", 2, 6)
    do(pos, "caesar", "done")
    assert (state(pos, "caesar", "tarraco"), pos.victory_points(0)) == ("friendly", 1)


@pytest.mark.rule("7.81", "3.26")
def test_fleets_defend_their_port_but_are_slow() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["pompeius_navis_1"])
    assert turns(pos) == ["legio_7", "pompeius_navis_1"], (
        "an attacking legion is faster than a defending fleet"
    )
    fight(pos, "legio_7", 1, 1, 6)
    assert where(pos, "pompeius_navis_1") == "open"


@pytest.mark.rule("7.81", "7.4")
def test_fleets_and_land_blocks_take_hits_in_one_line() -> None:
    pos = clash("tarraco", {"narbo": ["caesar"]}, ["pompeius_navis_1:2", "legio_5:2"])
    fight(pos, "caesar", 1, 6, 6)
    assert legal(pos, "pompeius") == {"hit pompeius_navis_1", "hit legio_5"}


# -- 7.82 retreats of attacking fleets ---------------------------------------------------------------------


def attack_in_tyrrhenum() -> CivilWar:
    """Caesar came from Mare Hispanum (vacant now) and as a reserve from Genua (vacant now).

    His are Roma and Mare Internum; Neapolis is the enemy's, Aleria and the rest are vacant.
    """
    return clash(
        "mare_tyrrhenum",
        {"mare_hispanum": ["caesar_navis_1"], "genua": ["caesar_navis_2"]},
        ["pompeius_navis_1"],
        others={"roma": ["legio_8"], "mare_internum": ["caesar_navis_3"], "neapolis": ["legio_1"]},
    )


@pytest.mark.rule("7.82", "7.6")
def test_fleets_do_not_retreat_in_round_1() -> None:
    pos = attack_in_tyrrhenum()
    refused(pos, "pompeius", "retreat pompeius_navis_1", "7.6", "no-retreat-in-round-1")


@pytest.mark.rule("7.82")
def test_attacking_fleets_go_back_where_they_came_from_or_to_friendly_seas_and_ports() -> None:
    pos = turn_of(attack_in_tyrrhenum(), "caesar_navis_1", 2)
    do(pos, "caesar", "retreat caesar_navis_1")
    assert legal(pos, "caesar") == {"to mare_hispanum", "to genua", "to mare_internum", "to roma"}
    refused(pos, "caesar", "to aleria", "7.82", "fleet-did-not-come-from-there")
    refused(pos, "caesar", "to neapolis", "7.82", "retreat-into-enemy")
    refused(pos, "caesar", "to mare_aegypticum", "7.82", "no-retreat-way")
    refused(pos, "caesar", "to massilia", "7.82", "no-retreat-way")
    retreat = only(told(pos, "caesar", "to roma"), "retreated")
    assert retreat.rule == "7.82"
    assert where(pos, "caesar_navis_1") == "roma"


@pytest.mark.rule("7.82")
def test_a_vacant_sea_is_open_to_attacking_fleets_only_if_they_came_from_it() -> None:
    pos = clash(
        "mare_tyrrhenum",
        {"genua": ["caesar_navis_1"]},
        ["pompeius_navis_1"],
        others={"roma": ["legio_8"]},
    )
    turn_of(pos, "caesar_navis_1", 2)
    do(pos, "caesar", "retreat caesar_navis_1")
    assert legal(pos, "caesar") == {"to genua", "to roma"}
    refused(pos, "caesar", "to mare_hispanum", "7.82", "fleet-did-not-come-from-there")


@pytest.mark.rule("7.82")
@pytest.mark.parametrize(
    ("taken_by", "ways"), [("pompeius", {"genua"}), ("caesar", {"genua", "mare_hispanum"})]
)
def test_where_they_came_from_must_still_be_friendly_or_vacant(taken_by: str, ways: set[str]) -> None:
    pos = clash(
        "mare_tyrrhenum",
        {"mare_hispanum": ["caesar_navis_1"], "genua": ["caesar_navis_2"]},
        ["pompeius_navis_1"],
        others={"mare_hispanum": [f"{taken_by}_navis_5"]},
    )
    turn_of(pos, "caesar_navis_1", 2)
    assert ways_out(pos, "caesar_navis_1") == ways


@pytest.mark.rule("7.82", "7.81")
def test_fleets_that_attacked_a_port_go_back_to_sea() -> None:
    pos = clash(
        "utica",
        {"mare_hispanum": ["caesar_navis_1"]},
        ["legio_39"],
        others={"mare_internum": ["caesar_navis_2"], "massilia": ["legio_8"]},
    )
    turn_of(pos, "caesar_navis_1", 2)
    do(pos, "caesar", "retreat caesar_navis_1")
    assert legal(pos, "caesar") == {"to mare_hispanum", "to mare_internum"}
    refused(pos, "caesar", "to mare_tyrrhenum", "7.82", "fleet-did-not-come-from-there")


@pytest.mark.rule("7.82", "6.2")
def test_R59_fleets_never_go_from_port_to_port() -> None:
    pos = clash(
        "utica",
        {"mare_hispanum": ["caesar_navis_1"]},
        ["legio_39"],
        others={"mare_internum": ["caesar_navis_2"], "massilia": ["legio_8"], "iomnium": ["legio_9"]},
    )
    turn_of(pos, "caesar_navis_1", 2)
    do(pos, "caesar", "retreat caesar_navis_1")
    refused(pos, "caesar", "to massilia", "7.82", "no-retreat-way")
    refused(pos, "caesar", "to iomnium", "7.82", "no-retreat-way")


# -- 7.82 retreats of defending fleets ---------------------------------------------------------------------


def attacked_in_tyrrhenum() -> CivilWar:
    """Pompeius defends: the attackers came from Mare Hispanum, now vacant; Mare Internum is vacant."""
    return clash(
        "mare_tyrrhenum",
        {"mare_hispanum": ["caesar_navis_1"]},
        ["pompeius_navis_1", "pompeius_navis_2"],
        others={"neapolis": ["legio_1"], "roma": ["legio_8"]},
    )


@pytest.mark.rule("7.82")
def test_defending_fleets_go_to_vacant_seas_and_friendly_ports_but_not_where_the_attacker_came_from() -> None:
    pos = turn_of(attacked_in_tyrrhenum(), "pompeius_navis_1", 2)
    do(pos, "pompeius", "retreat pompeius_navis_1")
    assert legal(pos, "pompeius") == {"to mare_internum", "to neapolis"}
    refused(pos, "pompeius", "to mare_hispanum", "7.82", "attackers-came-from-that-sea")
    refused(pos, "pompeius", "to aleria", "7.82", "port-not-friendly")
    refused(pos, "pompeius", "to roma", "7.82", "retreat-into-enemy")
    refused(pos, "pompeius", "to mare_hadriaticum", "7.82", "no-retreat-way")


@pytest.mark.rule("7.82")
def test_defending_fleets_may_go_to_any_vacant_sea_around_them() -> None:
    pos = clash("mare_internum", {"mare_tyrrhenum": ["caesar_navis_1"]}, ["pompeius_navis_1"])
    turn_of(pos, "pompeius_navis_1", 2)
    assert ways_out(pos, "pompeius_navis_1") == {"mare_aegaeum", "mare_aegypticum", "mare_hadriaticum"}


@pytest.mark.rule("7.82")
def test_defending_fleets_may_go_to_a_friendly_sea() -> None:
    pos = clash(
        "mare_tyrrhenum",
        {"genua": ["caesar_navis_1"]},
        ["pompeius_navis_1"],
        others={"mare_internum": ["pompeius_navis_2"], "mare_hispanum": ["caesar_navis_2"]},
    )
    turn_of(pos, "pompeius_navis_1", 2)
    assert ways_out(pos, "pompeius_navis_1") == {"mare_internum"}


@pytest.mark.rule("7.82")
def test_a_fleet_with_no_retreat_must_win_or_die() -> None:
    pos = clash(
        "pontus_euxinus",
        {"byzantium": ["caesar_navis_1"]},
        ["pompeius_navis_1"],
        others={"propontis": ["caesar_navis_2"]},
    )
    turn_of(pos, "pompeius_navis_1", 2)
    refused(pos, "pompeius", "retreat pompeius_navis_1", "7.82", "cannot-retreat")
    assert legal(pos, "pompeius") == {"fire pompeius_navis_1", "pass pompeius_navis_1"}


@pytest.mark.rule("7.82", "7.81")
def test_fleets_that_defend_a_port_go_to_a_friendly_or_vacant_sea() -> None:
    pos = clash(
        "utica",
        {"iomnium": ["legio_7"], "mare_hispanum": ["caesar_navis_1"]},
        ["pompeius_navis_1", "legio_39"],
        others={"mare_internum": ["pompeius_navis_2"]},
    )
    turn_of(pos, "pompeius_navis_1", 2)
    do(pos, "pompeius", "retreat pompeius_navis_1")
    assert legal(pos, "pompeius") == {"to mare_tyrrhenum", "to mare_internum"}
    refused(pos, "pompeius", "to mare_hispanum", "7.82", "attackers-came-from-that-sea")
    refused(pos, "pompeius", "to tacape", "7.82", "no-retreat-way")


@pytest.mark.rule("7.82", "7.64")
def test_any_number_of_fleets_may_retreat_in_a_round() -> None:
    """7.64's one block a round is for land blocks carried over the sea, and road limits are for roads."""
    fleets = [f"pompeius_navis_{n}" for n in range(1, 6)]
    pos = clash(
        "utica",
        {"iomnium": ["legio_7"]},
        [*fleets, "legio_39"],
        others={"syracusae": ["legio_37"]},
    )
    turn_of(pos, "legio_39", 2)
    hold(pos, "legio_39")
    hold(pos, "legio_7")
    assert waiting(pos) == set(fleets)
    for fleet in fleets:
        withdraw(pos, fleet, "mare_internum")
    assert at(pos, "mare_internum") == set(fleets)


@pytest.mark.rule("7.82", "7.64")
def test_a_fleet_that_retreats_to_sea_opens_that_sea_to_later_retreats() -> None:
    """7.64 asks for a friendly sea at the moment of the retreat."""
    pos = clash(
        "utica",
        {"iomnium": ["legio_7"]},
        ["pompeius_navis_1", "legio_39"],
        others={"syracusae": ["legio_37"]},
    )
    turn_of(pos, "legio_39", 2)
    assert ways_out(pos, "legio_39") == {"badias", "tacape"}
    turn_of(pos, "pompeius_navis_1", 2)
    withdraw(pos, "pompeius_navis_1", "mare_internum")
    assert ways_out(pos, "legio_39") == {"badias", "tacape", "syracusae"}


# -- 7.83 regroups of fleets -------------------------------------------------------------------------------


def won_tyrrhenum() -> CivilWar:
    """Caesar has won Mare Tyrrhenum; Mare Internum and Neapolis are the enemy's, Roma is his."""
    pos = clash(
        "mare_tyrrhenum",
        {"mare_hispanum": ["caesar_navis_1", "caesar_navis_2"]},
        ["pompeius_navis_1:1"],
        others={"roma": ["legio_8"], "neapolis": ["legio_1"], "mare_internum": ["pompeius_navis_2"]},
    )
    hold(pos, "pompeius_navis_1")
    fight(pos, "caesar_navis_1", 1, 6)
    return pos


@pytest.mark.rule("7.83", "7.7")
def test_victorious_fleets_regroup_to_friendly_or_vacant_seas_and_ports() -> None:
    pos = won_tyrrhenum()
    do(pos, "caesar", "move caesar_navis_1")
    assert choices(pos, "caesar", "to") == {
        "mare_hispanum",
        "roma",
        "aleria",
        "caralis",
        "genua",
        "lilybaeum",
        "messana",
        "rhegium",
        "utica",
    }
    refused(pos, "caesar", "to neapolis", "7.83", "regroup-into-enemy")
    refused(pos, "caesar", "to mare_internum", "7.83", "regroup-into-enemy")
    refused(pos, "caesar", "to massilia", "7.83", "no-seaway")
    refused(pos, "caesar", "to oceanus_atlanticus", "7.83", "no-seaway")
    assert only(told(pos, "caesar", "to utica"), "regrouped").rule == "7.83"
    assert where(pos, "caesar_navis_1") == "utica"


@pytest.mark.rule("7.83")
def test_a_friendly_sea_is_open_to_a_regroup() -> None:
    pos = clash(
        "mare_tyrrhenum",
        {"genua": ["caesar_navis_1"]},
        ["pompeius_navis_1:1"],
        others={"mare_internum": ["caesar_navis_2"]},
    )
    hold(pos, "pompeius_navis_1")
    fight(pos, "caesar_navis_1", 1, 6)
    assert {"mare_internum", "mare_hispanum", "genua"} <= regroups(pos, "caesar_navis_1")


@pytest.mark.rule("7.83", "7.7")
def test_fleets_that_won_a_port_regroup_to_its_seas_and_land_blocks_by_road() -> None:
    pos = clash(
        "utica",
        {"iomnium": ["caesar"], "mare_hispanum": ["caesar_navis_1"]},
        ["legio_39:1"],
        others={"mare_internum": ["pompeius_navis_1"], "tacape": ["legio_1"]},
    )
    fight(pos, "caesar", 1, 6, 6)
    assert regroups(pos, "caesar_navis_1") == {"mare_hispanum", "mare_tyrrhenum"}
    assert regroups(pos, "caesar") == {"iomnium", "badias"}


@pytest.mark.rule("7.83", "7.7")
def test_sea_borders_and_coasts_have_no_limits() -> None:
    fleets = [f"pompeius_navis_{n}" for n in range(1, 6)]
    pos = clash("mare_tyrrhenum", {"genua": ["caesar_navis_1:1"]}, fleets, others={"neapolis": ["legio_1"]})
    fight(pos, "pompeius_navis_1", 1, 6)
    for fleet in fleets:
        do(pos, "pompeius", f"move {fleet}", "to neapolis")
    assert at(pos, "neapolis") == {*fleets, "legio_1"}
