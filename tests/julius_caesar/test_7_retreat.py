"""7.6 to 7.64 Retreats: when, where to, over which roads and seas, and who perishes."""

from __future__ import annotations

import pytest

from bellum.games.julius_caesar.position import CivilWar
from tests.julius_caesar.battle_kit import (
    battle_round,
    clash,
    clashes,
    fight,
    hold,
    line,
    round_begins,
    turn_of,
    waiting,
    ways_out,
    withdraw,
)
from tests.julius_caesar.kit import (
    at,
    choices,
    do,
    kinds,
    legal,
    only,
    refused,
    side,
    step,
    strength,
    to_move,
    told,
    where,
)


def retreat_rule(pos: CivilWar, block: str, to: str) -> str:
    """The rule that the retreat of a block to a space is told with."""
    seat = side(pos, block)
    events = told(pos, seat, f"retreat {block}")
    if "retreated" not in kinds(events):
        events = told(pos, seat, f"to {to}")
    return next(e.rule for e in events if e.kind == "retreated" and e.args["to"] == to)


# -- 7.6 when ----------------------------------------------------------------------------------------------


@pytest.mark.rule("7.6", "7.2")
def test_nobody_retreats_in_round_1() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"])
    refused(pos, "pompeius", "retreat legio_5", "7.6", "no-retreat-in-round-1")
    hold(pos, "legio_5")
    refused(pos, "caesar", "retreat legio_7", "7.6", "no-retreat-in-round-1")


@pytest.mark.rule("7.6", "7.62", "7.63")
@pytest.mark.parametrize("number", [2, 3])
def test_from_round_2_on_a_block_may_retreat_instead_of_fighting(number: int) -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5", "legio_6"])
    turn_of(pos, "legio_5", number)
    used = pos.dice.used
    withdraw(pos, "legio_5", "carthago_nova")
    assert (where(pos, "legio_5"), pos.dice.used) == ("carthago_nova", used)
    turn_of(pos, "legio_7", number)
    withdraw(pos, "legio_7", "narbo")
    assert where(pos, "legio_7") == "narbo"
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.6")
def test_a_block_without_a_way_out_cannot_retreat_but_may_fight_on() -> None:
    pos = clash("syracusae", {"messana": ["legio_8"]}, ["legio_37"], others={"lilybaeum": ["legio_9"]})
    turn_of(pos, "legio_37", 2)
    refused(pos, "pompeius", "retreat legio_37", "7.6", "cannot-retreat")
    assert legal(pos, "pompeius") == {"fire legio_37", "pass legio_37"}


@pytest.mark.rule("7.6")
def test_a_block_in_retreat_must_say_where_it_goes_and_goes_one_city() -> None:
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1"])
    turn_of(pos, "legio_1", 2)
    do(pos, "pompeius", "retreat legio_1")
    assert legal(pos, "pompeius") == {"to neapolis", "to asculum", "to ravenna"}
    refused(pos, "pompeius", "pass legio_1", "7.6", "not-now")
    refused(pos, "pompeius", "done", "7.6", "not-now")
    refused(pos, "pompeius", "to brundisium", "7.6", "no-retreat-way")
    refused(pos, "pompeius", "to roma", "7.6", "no-retreat-way")
    refused(pos, "pompeius", "to mare_tyrrhenum", "7.6", "no-retreat-way")


@pytest.mark.rule("7.6", "4.2.1")
def test_when_all_defenders_retreat_the_attacker_has_won() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"])
    turn_of(pos, "legio_5", 2)
    withdraw(pos, "legio_5", "bilbilis")
    assert (step(pos), to_move(pos)) == ("Regroup", {"caesar"})
    assert pos.victory_points(0) == 1


# -- 7.61 limits -------------------------------------------------------------------------------------------


def fleeing_lugdunum() -> CivilWar:
    """Four defenders of different letters, and the minor roads to Treviri and Genua open to them."""
    pos = clash(
        "lugdunum",
        {"massilia": ["legio_8"]},
        ["scipio", "pompeius_equitatus_1", "legio_5", "legio_6"],
    )
    return round_begins(pos, 2)


@pytest.mark.rule("7.61", "4.3.1")
def test_a_minor_road_carries_two_retreating_blocks_a_round() -> None:
    pos = fleeing_lugdunum()
    withdraw(pos, "scipio", "treviri")
    withdraw(pos, "pompeius_equitatus_1", "treviri")
    do(pos, "pompeius", "retreat legio_5")
    refused(pos, "pompeius", "to treviri", "7.61", "retreat-road-full")
    assert legal(pos, "pompeius") == {"to cenabum", "to genua"}


@pytest.mark.rule("7.61")
def test_the_road_limits_are_new_in_every_round() -> None:
    pos = fleeing_lugdunum()
    withdraw(pos, "scipio", "treviri")
    withdraw(pos, "pompeius_equitatus_1", "treviri")
    turn_of(pos, "legio_5", 3)
    withdraw(pos, "legio_5", "treviri")
    withdraw(pos, "legio_6", "treviri")
    assert at(pos, "treviri") == {"scipio", "pompeius_equitatus_1", "legio_5", "legio_6"}


@pytest.mark.rule("7.61", "6.11")
def test_a_major_road_carries_four_retreating_blocks_a_round() -> None:
    five = ["legio_1", "legio_2", "legio_3", "legio_4", "legio_5"]
    pos = clash("massilia", {"narbo": ["legio_8"]}, five)
    turn_of(pos, "legio_1", 2)
    for block in five[:4]:
        assert ways_out(pos, block) == {"genua", "lugdunum"}
        withdraw(pos, block, "genua")
    assert ways_out(pos, "legio_5") == {"lugdunum"}


@pytest.mark.rule("7.61", "4.3.2")
def test_one_block_a_round_may_retreat_over_a_strait() -> None:
    pos = clash("gades", {"corduba": ["legio_8"]}, ["legio_4", "legio_5", "legio_6"])
    turn_of(pos, "legio_4", 2)
    withdraw(pos, "legio_4", "tingis")
    do(pos, "pompeius", "retreat legio_5")
    refused(pos, "pompeius", "to tingis", "7.61", "retreat-strait-full")
    do(pos, "pompeius", "to emerita")
    turn_of(pos, "legio_6", 3)
    assert "tingis" in ways_out(pos, "legio_6"), "one more in the next round"


@pytest.mark.rule("7.61")
def test_one_attacker_a_round_may_retreat_over_a_strait() -> None:
    pos = clash(
        "byzantium",
        {"aenos": ["legio_7", "legio_9"], "nicomedia": ["legio_10"]},
        ["legio_35"],
        others={"aenos": ["legio_36"]},
    )
    turn_of(pos, "legio_7", 4)
    withdraw(pos, "legio_7", "nicomedia")
    assert at(pos, "nicomedia") == {"legio_7"}
    assert at(pos, "open") == {"legio_9", "legio_10"}, "the strait was taken, and Aenos is the enemy's"


@pytest.mark.rule("7.61")
def test_nobody_retreats_into_an_enemy_city() -> None:
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1"], others={"ravenna": ["legio_13"]})
    turn_of(pos, "legio_1", 2)
    do(pos, "pompeius", "retreat legio_1")
    refused(pos, "pompeius", "to ravenna", "7.61", "retreat-into-enemy")


@pytest.mark.rule("7.61", "4.2.1")
def test_nobody_retreats_into_a_contested_city() -> None:
    pos = clashes(
        {
            "roma": ({"genua": ["legio_8"]}, ["legio_1"], {}),
            "neapolis": ({"rhegium": ["legio_9"]}, ["pompeius"], {}),
        }
    )
    do(pos, "caesar", "battle roma")
    turn_of(pos, "legio_1", 2)
    do(pos, "pompeius", "retreat legio_1")
    refused(pos, "pompeius", "to neapolis", "7.61", "retreat-into-enemy")
    assert legal(pos, "pompeius") == {"to asculum", "to ravenna"}


# -- 7.62 attackers ----------------------------------------------------------------------------------------


def rome_attacked() -> CivilWar:
    """Caesar attacks Rome from Genua, with a reserve from Ravenna; Asculum is his, the rest is vacant."""
    return clash(
        "roma",
        {"genua": ["legio_8", "legio_12"], "ravenna": ["legio_13"]},
        ["legio_1"],
        others={"asculum": ["legio_9"]},
    )


@pytest.mark.rule("7.62")
def test_attackers_retreat_to_friendly_cities_and_by_attack_roads_to_vacant_ones() -> None:
    pos = turn_of(rome_attacked(), "legio_8", 2)
    do(pos, "caesar", "retreat legio_8")
    assert legal(pos, "caesar") == {"to genua", "to ravenna", "to asculum"}
    refused(pos, "caesar", "to neapolis", "7.62", "retreat-vacant-by-attack-road")


@pytest.mark.rule("7.62")
def test_R58_attackers_retreat_by_any_road_of_the_attack_not_only_their_own() -> None:
    pos = turn_of(rome_attacked(), "legio_8", 2)
    assert ways_out(pos, "legio_8") == ways_out(pos, "legio_13") == {"genua", "ravenna", "asculum"}


@pytest.mark.rule("7.62")
def test_attackers_retreat_to_a_friendly_city_over_a_road_that_they_did_not_use() -> None:
    pos = turn_of(rome_attacked(), "legio_8", 2)
    assert retreat_rule(pos, "legio_8", "asculum") == "7.62"
    assert where(pos, "legio_8") == "asculum"


@pytest.mark.rule("7.62")
def test_an_attack_road_from_a_city_that_the_enemy_took_is_closed() -> None:
    pos = clash(
        "roma",
        {"genua": ["legio_8"], "ravenna": ["legio_13"]},
        ["legio_1"],
        others={"genua": ["legio_3"]},
    )
    turn_of(pos, "legio_8", 2)
    assert ways_out(pos, "legio_8") == {"ravenna"}


@pytest.mark.rule("7.62", "7.1")
def test_a_city_lost_in_an_earlier_battle_is_closed_to_a_later_retreat() -> None:
    def two_battles() -> CivilWar:
        return clashes(
            {
                "neapolis": ({"roma": ["legio_8", "legio_9"], "rhegium": ["legio_10"]}, ["legio_1"], {}),
                "roma": ({"asculum": ["pompeius"]}, ["legio_12:1"], {}),
            }
        )

    pos = do(two_battles(), "caesar", "battle roma")
    fight(pos, "pompeius", 1, 6, 6)
    do(pos, "pompeius", "done")
    turn_of(pos, "legio_8", 2)
    assert ways_out(pos, "legio_8") == {"rhegium"}
    pos = do(two_battles(), "caesar", "battle roma")
    fight(pos, "pompeius", 1, 6, 6)
    do(pos, "pompeius", "move pompeius", "to genua")
    turn_of(pos, "legio_8", 2)
    assert ways_out(pos, "legio_8") == {"rhegium", "roma"}, "regrouped away, the winner left it vacant"


# -- 7.63 defenders ----------------------------------------------------------------------------------------


@pytest.mark.rule("7.63")
def test_defenders_retreat_to_friendly_or_vacant_cities_but_not_over_the_attackers_roads() -> None:
    pos = clash(
        "roma",
        {"genua": ["legio_8"], "ravenna": ["legio_13"]},
        ["legio_1", "legio_3"],
        others={"neapolis": ["legio_2"]},
    )
    turn_of(pos, "legio_1", 2)
    do(pos, "pompeius", "retreat legio_1")
    assert legal(pos, "pompeius") == {"to neapolis", "to asculum"}
    refused(pos, "pompeius", "to genua", "7.63", "retreat-over-attackers-road")
    refused(pos, "pompeius", "to ravenna", "7.63", "retreat-over-attackers-road")
    do(pos, "pompeius", "to asculum")
    assert retreat_rule(pos, "legio_3", "neapolis") == "7.63"


@pytest.mark.rule("7.63", "7.61")
def test_defenders_of_alexandria_retreat_up_the_nile_or_along_the_coast() -> None:
    pos = clash("alexandria", {"pelusium": ["legio_8"]}, ["legio_38"])
    turn_of(pos, "legio_38", 2)
    assert ways_out(pos, "legio_38") == {"memphis", "catabathmus"}
    assert retreat_rule(pos, "legio_38", "catabathmus") == "7.63"


@pytest.mark.rule("7.63")
def test_the_attackers_road_is_closed_even_to_a_city_that_the_defender_holds() -> None:
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1"], others={"genua": ["legio_3"]})
    turn_of(pos, "legio_1", 2)
    do(pos, "pompeius", "retreat legio_1")
    refused(pos, "pompeius", "to genua", "7.63", "retreat-over-attackers-road")


@pytest.mark.rule("7.63")
def test_defenders_may_retreat_by_the_road_of_their_reinforcements() -> None:
    pos = clash("tarraco", {"narbo": ["legio_7"]}, ["legio_5"], {"carthago_nova": ["legio_2"]})
    turn_of(pos, "legio_5", 2)
    assert ways_out(pos, "legio_5") == ways_out(pos, "legio_2") == {"carthago_nova", "bilbilis"}


# -- 7.64 by sea -------------------------------------------------------------------------------------------


def battle_of_utica() -> CivilWar:
    """The example of 7.64: CivilWar's fleet is in Mare Internum, Pompeius' in Mare Hispanum."""
    return clash(
        "utica",
        {"badias": ["legio_7", "legio_9"]},
        ["legio_39", "legio_1"],
        others={
            "mare_internum": ["caesar_navis_1"],
            "syracusae": ["legio_8"],
            "mare_hispanum": ["pompeius_navis_1"],
            "carthago_nova": ["legio_2"],
            "creta": ["legio_33"],
            "roma": ["legio_12"],
            "massilia": ["legio_11"],
        },
    )


@pytest.mark.rule("7.64")
def test_at_utica_both_players_retreat_over_their_own_seas() -> None:
    pos = turn_of(battle_of_utica(), "legio_39", 2)
    assert ways_out(pos, "legio_39") == {"iomnium", "tacape", "carthago_nova"}
    assert retreat_rule(pos, "legio_39", "carthago_nova") == "7.64"
    hold(pos, "legio_1")
    assert ways_out(pos, "legio_7") == {"badias", "syracusae"}
    assert retreat_rule(pos, "legio_7", "syracusae") == "7.64"
    assert at(pos, "carthago_nova") == {"legio_2", "legio_39"}
    assert at(pos, "syracusae") == {"legio_8", "legio_7"}


@pytest.mark.rule("7.64")
def test_R57_one_block_of_each_player_a_round_goes_by_sea() -> None:
    pos = turn_of(battle_of_utica(), "legio_39", 2)
    withdraw(pos, "legio_39", "carthago_nova")
    do(pos, "pompeius", "retreat legio_1")
    refused(pos, "pompeius", "to carthago_nova", "7.64", "one-by-sea-each-round")
    assert legal(pos, "pompeius") == {"to iomnium", "to tacape"}


@pytest.mark.rule("7.64")
def test_another_block_may_go_by_sea_in_the_next_round() -> None:
    pos = turn_of(battle_of_utica(), "legio_39", 2)
    withdraw(pos, "legio_39", "carthago_nova")
    hold(pos, "legio_1")
    withdraw(pos, "legio_7", "syracusae")
    assert ways_out(pos, "legio_9") == {"badias"}
    turn_of(pos, "legio_1", 3)
    withdraw(pos, "legio_1", "carthago_nova")
    assert at(pos, "carthago_nova") == {"legio_2", "legio_39", "legio_1"}


@pytest.mark.rule("7.64")
def test_the_sea_must_be_friendly_and_so_must_the_port() -> None:
    pos = turn_of(battle_of_utica(), "legio_7", 2)
    do(pos, "caesar", "retreat legio_7")
    refused(pos, "caesar", "to roma", "7.64", "sea-not-friendly")  # Mare Tyrrhenum is vacant
    refused(pos, "caesar", "to massilia", "7.64", "sea-not-friendly")  # Mare Hispanum is the enemy's
    refused(pos, "caesar", "to cyrene", "7.64", "port-not-friendly")  # vacant
    refused(pos, "caesar", "to creta", "7.64", "port-not-friendly")  # the enemy's
    refused(pos, "caesar", "to antiochia", "7.6", "no-retreat-way")  # not on a sea of Utica


@pytest.mark.rule("7.64", "4.4")
def test_a_contested_sea_carries_no_retreat() -> None:
    pos = clashes(
        {
            "utica": ({"badias": ["legio_7"]}, ["legio_39"], {}),
            "mare_internum": ({"mare_tyrrhenum": ["pompeius_navis_1"]}, ["caesar_navis_1"], {}),
        },
        others={"syracusae": ["legio_8"], "neapolis": ["legio_9"], "mare_tyrrhenum": ["caesar_navis_2"]},
    )
    do(pos, "caesar", "battle utica")
    turn_of(pos, "legio_7", 2)
    assert ways_out(pos, "legio_7") == {"badias", "neapolis"}
    do(pos, "caesar", "retreat legio_7")
    refused(pos, "caesar", "to syracusae", "7.64", "sea-not-friendly")


@pytest.mark.rule("7.64")
def test_a_retreat_crosses_one_sea_only() -> None:
    pos = clash(
        "utica",
        {"badias": ["legio_7"]},
        ["legio_39"],
        others={
            "mare_internum": ["caesar_navis_1"],
            "mare_aegypticum": ["caesar_navis_2"],
            "alexandria": ["legio_8"],
            "tacape": ["legio_9"],
        },
    )
    turn_of(pos, "legio_7", 2)
    do(pos, "caesar", "retreat legio_7")
    refused(pos, "caesar", "to alexandria", "7.6", "no-retreat-way")


@pytest.mark.rule("7.64", "7.6")
def test_a_friendly_sea_without_a_friendly_port_is_no_way_out() -> None:
    def besieged(**haven: list[str]) -> CivilWar:
        closed = {"lilybaeum": ["legio_9"], "mare_internum": ["pompeius_navis_1"]}
        pos = clash("syracusae", {"messana": ["legio_8"]}, ["legio_37"], others={**closed, **haven})
        return turn_of(pos, "legio_37", 2)

    refused(besieged(), "pompeius", "retreat legio_37", "7.6", "cannot-retreat")
    assert ways_out(besieged(creta=["legio_33"]), "legio_37") == {"creta"}


@pytest.mark.rule("7.64")
def test_every_sea_carries_retreats() -> None:
    """Athenae to Ephesus over Mare Aegaeum."""
    pos = clash(
        "athenae",
        {"thessalonica": ["legio_8"]},
        ["legio_32"],
        others={"mare_aegaeum": ["pompeius_navis_1"], "ephesus": ["legio_36"]},
    )
    turn_of(pos, "legio_32", 2)
    assert ways_out(pos, "legio_32") == {"ambracia", "pylos", "ephesus"}


@pytest.mark.rule("7.64", "7.62")
def test_R57_where_a_road_would_do_the_road_is_used_and_the_sea_is_left_to_others() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7", "legio_9"]},
        ["legio_5"],
        others={"narbo": ["legio_8"], "massilia": ["legio_10"], "mare_hispanum": ["caesar_navis_1"]},
    )
    turn_of(pos, "legio_7", 2)
    assert retreat_rule(pos, "legio_7", "narbo") == "7.62"
    assert retreat_rule(pos, "legio_9", "massilia") == "7.64"


@pytest.mark.rule("7.64", "7.61")
def test_R57_when_the_strait_is_taken_one_more_block_may_reach_the_same_port_by_sea() -> None:
    pos = clash(
        "gades",
        {"corduba": ["legio_8"]},
        ["legio_4", "legio_5", "legio_6"],
        others={"tingis": ["legio_1"], "oceanus_atlanticus": ["pompeius_navis_1"]},
    )
    turn_of(pos, "legio_4", 2)
    assert retreat_rule(pos, "legio_4", "tingis") == "7.63"
    assert retreat_rule(pos, "legio_5", "tingis") == "7.64"
    do(pos, "pompeius", "retreat legio_6")
    refused(pos, "pompeius", "to tingis", "7.61", "retreat-strait-full")


@pytest.mark.rule("7.64", "7.62")
def test_an_attacker_with_no_road_left_may_save_one_block_by_sea_in_round_4() -> None:
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7", "legio_9"]},
        ["legio_5"],
        others={"narbo": ["legio_1"], "massilia": ["legio_10"], "mare_hispanum": ["caesar_navis_1"]},
    )
    turn_of(pos, "legio_7", 4)
    withdraw(pos, "legio_9", "massilia")
    assert at(pos, "massilia") == {"legio_9", "legio_10"}
    assert at(pos, "open") == {"legio_7"}


# -- 7.6 those who cannot ----------------------------------------------------------------------------------


@pytest.mark.rule("7.6", "7.2")
def test_attackers_who_cannot_retreat_in_round_4_are_eliminated() -> None:
    pos = clash("roma", {"genua": ["legio_8"]}, ["legio_1"], others={"genua": ["legio_3"]})
    round_begins(pos, 4)
    assert line(pos, "caesar", "roma") == {"legio_8"}
    perished = only(told(pos, "pompeius", "pass legio_1"), "eliminated")
    assert (perished.rule, perished.args["block"]) == ("7.6", "legio_8")
    assert (where(pos, "legio_8"), strength(pos, "legio_8")) == ("open", 0)
    assert (step(pos), to_move(pos)) == ("Regroup", {"pompeius"})


@pytest.mark.rule("7.6", "7.51")
def test_a_leader_who_cannot_retreat_in_round_4_is_a_trophy() -> None:
    pos = clash("roma", {"genua": ["caesar"]}, ["legio_1"], others={"genua": ["legio_3"]})
    round_begins(pos, 3)
    hold(pos, "caesar")
    assert where(pos, "caesar") == "roma"
    events = told(pos, "pompeius", "pass legio_1")
    assert only(events, "leader-killed").rule == "7.6"
    assert (where(pos, "caesar"), where(pos, "octavian")) == ("trophy", "pool")
    assert pos.victory_points(1) == 3, "Rome and Caesar"


@pytest.mark.rule("7.6", "7.2")
def test_they_perish_in_their_own_turns_and_may_be_hit_until_then() -> None:
    pos = clash("roma", {"genua": ["legio_8:1"]}, ["legio_1", "legio_2"], others={"genua": ["legio_3"]})
    round_begins(pos, 4)
    hold(pos, "legio_1")
    assert where(pos, "legio_8") == "roma", "the defenders' turn is not over"
    events = fight(pos, "legio_2", 1, 6, 6, 6)
    assert only(events, "eliminated").rule == "7.5"


@pytest.mark.rule("7.6", "7.61")
def test_R60_of_six_that_came_under_pluto_four_go_back_and_two_perish() -> None:
    """Pluto raises the limits of the attack, not of the retreat; the owner says who goes first."""
    six = ["legio_7", "legio_8", "legio_9", "legio_10", "legio_11", "legio_12"]
    pos = clash("tarraco", {"narbo": six}, ["legio_5"], card="pluto")
    turn_of(pos, "legio_7", 4)
    assert waiting(pos) == set(six)
    for block in ("legio_12", "legio_11", "legio_10", "legio_8"):
        assert strength(pos, "legio_7") == strength(pos, "legio_9") == 3
        withdraw(pos, block, "narbo")
    assert at(pos, "narbo") == {"legio_12", "legio_11", "legio_10", "legio_8"}
    assert at(pos, "open") == {"legio_7", "legio_9"}


@pytest.mark.rule("7.6", "7.62")
def test_R60_they_must_retreat_as_long_as_any_way_is_open() -> None:
    pos = clash("roma", {"genua": ["legio_8", "legio_12"]}, ["legio_1"])
    turn_of(pos, "legio_8", 4)
    assert legal(pos, "caesar") == {"retreat legio_8", "retreat legio_12"}
    for verb in ("fire", "pass"):
        refused(pos, "caesar", f"{verb} legio_8", "7.2", "must-retreat")
    refused(pos, "caesar", "done", "7.2", "not-now")


@pytest.mark.rule("7.6")
def test_R60_who_has_no_way_of_his_own_does_not_hold_up_who_has() -> None:
    """A fleet that cannot get out perishes in its D turn; the legion before it got away."""
    pos = clash(
        "tarraco",
        {"narbo": ["legio_7"], "mare_hispanum": ["caesar_navis_1"]},
        ["legio_5"],
        others={"mare_hispanum": ["pompeius_navis_1"]},
    )
    round_begins(pos, 4)
    hold(pos, "legio_5")
    assert (where(pos, "legio_7"), where(pos, "caesar_navis_1")) == ("narbo", "open")


@pytest.mark.rule("7.6")
def test_a_block_that_has_retreated_is_out_of_the_battle() -> None:
    pos = clash("tarraco", {"narbo": ["caesar", "legio_7"]}, ["legio_5", "legio_6"])
    turn_of(pos, "legio_5", 2)
    withdraw(pos, "legio_5", "carthago_nova")
    refused(pos, "pompeius", "fire legio_5", "7.2", "not-in-this-battle")
    turn_of(pos, "caesar", 3)
    fight(pos, "caesar", 1, 6, 6)
    assert (battle_round(pos), strength(pos, "legio_5"), strength(pos, "legio_6")) == (3, 3, 2)
    assert choices(pos, "pompeius", "fire") == {"legio_6"}
