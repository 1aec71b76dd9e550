"""24 What the generals of this war can do, each while he commands."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import FORGOTTEN_TACTICS, TRAINED, FirstWar
from tests.hamilcar.kit import (
    BOARD,
    GENERAL,
    SPACE,
    C,
    R,
    choices,
    choose,
    controls,
    cus,
    deal_battle,
    deal_tactics,
    do,
    legal,
    only,
    refused,
    rig,
    scene,
    ships,
    start,
    step,
    told,
)
from tests.hamilcar.test_14_land_battles import at_the_charge, dealt, meet

NOBODYS = {R: ["roma"], C: ["carthago"]}


def test_the_ratings_of_the_23_generals() -> None:
    """Strategy, battle and naval rating of each."""
    ratings = {name: (BOARD.strategy[g], BOARD.battle[g], BOARD.naval[g]) for name, g in GENERAL.items()}
    assert ratings == {
        "caudex": (2, 2, 0), "valerius": (2, 2, 0), "megellus": (3, 2, 0), "duilius": (2, 2, 3),
        "scipio_asina": (3, 1, 1), "l_scipio": (2, 2, 2), "calatinus": (2, 2, 1), "regulus": (2, 3, 2),
        "vulso": (3, 2, 2), "m_paullus": (3, 1, 2), "metellus": (2, 3, 0), "pulcher": (1, 1, 1),
        "pullus": (3, 1, 1), "catulus": (2, 2, 3),
        "hanno": (2, 2, 1), "hannibal_gisgo": (2, 2, 2), "hamilcar": (2, 3, 2), "bostar": (3, 2, 0),
        "xanthippus": (2, 4, 0), "adherbal": (2, 2, 4), "carthalo": (2, 2, 3), "himilco": (3, 3, 0),
        "hamilcar_barca": (1, 3, 2),
    }  # fmt: skip


# -- Romans ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H10", "10.6.2")
@pytest.mark.parametrize(("general", "crosses"), [("caudex", True), ("valerius", False)])
def test_caudex_crosses_the_strait_from_a_space_that_rome_does_not_control(
    general: str, crosses: bool
) -> None:
    pos = scene({"rhegium": 5}, {}, {general: "rhegium"}, phase="march", general=general, control=NOBODYS)
    assert ("messana" in choices(pos, "march")) == crosses
    if not crosses:
        refused(pos, "march messana", "10.6.2", "strait-control")


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(("space", "more"), [("phintias", 1), ("cosa", 0)])
def test_valerius_draws_a_battle_card_more_on_sicily(space: str, more: int) -> None:
    home = {"phintias": "enna", "cosa": "tarquinii"}[space]
    assert dealt(meet(home, space, NOBODYS, roman="valerius")) == (6 + 2 + more, 5 + 2)
    assert dealt(meet(home, space, NOBODYS, roman="caudex")) == (6 + 2, 5 + 2)


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize(("general", "lost"), [("megellus", 0), ("valerius", 1)])
def test_megellus_loses_no_cu_in_a_siege_attempt_and_scores_all_the_same(general: str, lost: int) -> None:
    """Red die: a 3 is a point and a loss, a 1 only a loss."""
    for die, points in ((3, 1), (1, 0)):
        pos = scene({"drepana": 6}, {}, {general: "drepana"}, phase="march", general=general)
        do(rig(pos, die), "besiege")
        assert (cus(pos, R, "drepana"), pos.siege[SPACE["drepana"]]) == (6 - lost, points)


@pytest.mark.rule("20.1.3")
def test_megellus_is_spared_again_in_his_next_attempt() -> None:
    hands = {R: ["minor_campaign_b", "diplomacy_a"], C: ["diplomacy_b", "minor_campaign_c"]}
    pos = scene({"drepana": 6}, {}, {"megellus": "drepana"}, phase="march", general="megellus", hands=hands)
    do(rig(pos, 1), "besiege")
    do(pos, "discard diplomacy_b", "ops minor_campaign_b", "activate megellus")
    do(rig(pos, 1), "besiege")
    assert cus(pos, R, "drepana") == 6


def boarded(general: str) -> FirstWar:
    """A fleet that boards against a ram: 2 sixes against 3 ships."""
    pos = scene(generals={general: "tyndaris"}, ready={R: {"tyndaris": 2}, C: {"mylae": 3}}, supremacy=R)
    do(pos, "fleet tyndaris", f"admiral {general}", "to mylae")
    deal_tactics(pos, ["boarding"], ["ram"])
    return choose(rig(pos, 6, 1, 1, 1, 1), "boarding", "ram")


@pytest.mark.rule("H13")
@pytest.mark.parametrize(("general", "fate"), [("duilius", (2, 0)), ("catulus", (2, 1))])
def test_a_board_card_of_duilius_is_never_cancelled(general: str, fate: tuple[int, int]) -> None:
    assert ships(boarded(general), C, "mylae") == fate


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("start_", "space", "rating"), [("nicaea", "palla", 3), ("olbia", "tibula", 3), ("enna", "phintias", 2)]
)
def test_l_scipio_fights_better_on_corsica_and_sardinia(start_: str, space: str, rating: int) -> None:
    assert dealt(meet(start_, space, NOBODYS, roman="l_scipio"))[0] == 6 + rating


def avoided(general: str, die: int) -> tuple[int, bool]:
    """The rating with which a general at Phintias avoids battle, and whether he gets away with this die."""
    rome = BOARD.general_side[GENERAL[general]] == 0
    foe = "hanno" if rome and general != "hanno" else "valerius"
    pos = scene(
        {"phintias": 3} if rome else {"enna": 6},
        {"enna": 6} if rome else {"phintias": 3},
        {general: "phintias:proconsul" if rome else "phintias", foe: "enna"},
        control=NOBODYS,
        phase="march",
        seat=C if rome else R,
        general=foe,
    )
    do(pos, "march phintias")
    events = told(rig(pos, die), f"avoid {general}")
    while not any(event.kind == "avoid-roll" for event in events):
        events += told(pos, min(legal(pos)))
    roll = only(events, "avoid-roll").args
    return roll["rating"], roll["success"] == "yes"


@pytest.mark.rule("13.1")
@pytest.mark.parametrize(
    ("general", "rating"), [("calatinus", 3), ("valerius", 2), ("hannibal_gisgo", 3), ("hanno", 2)]
)
def test_calatinus_and_gisgo_avoid_battle_on_1_to_3(general: str, rating: int) -> None:
    assert avoided(general, rating) == (rating, True)
    assert avoided(general, rating + 1) == (rating, False)


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("place", "rating"), [("clupea", 1), ("roma", 2), ("lilybaeum", 2)])
def test_regulus_has_a_strategy_rating_of_1_in_africa(place: str, rating: int) -> None:
    pos = scene({place: 6}, {}, {"regulus": place}, card="ally_deserts", control=NOBODYS)
    assert ("regulus" in choices(pos, "activate")) == (rating == 1)
    if rating > 1:
        refused(pos, "activate regulus", "8.2", "too-few-ops")


@pytest.mark.rule("H8.5")
def test_regulus_goes_with_a_fleet_in_africa_for_1_op() -> None:
    for port, goes in (("clupea", True), ("melita", False)):
        pos = scene(generals={"regulus": port}, ready={R: {port: 1}}, card="ally_deserts", control=NOBODYS)
        do(pos, f"fleet {port}")
        assert ("regulus" in choices(pos, "admiral")) == goes


@pytest.mark.rule("H13.1")
@pytest.mark.parametrize(("general", "sunk"), [("m_paullus", 1), ("vulso", 0)])
def test_m_paullus_sinks_an_exhausted_ship_more(general: str, sunk: int) -> None:
    pos = scene(
        generals={general: "tyndaris"},
        ready={R: {"tyndaris": 2}, C: {"mylae": 2}},
        exhausted={C: {"mylae": 2}},
        supremacy=R,
        markers=TRAINED,
    )
    do(pos, "fleet tyndaris", f"admiral {general}", "to mylae")
    deal_tactics(pos, ["ram"], ["ram"])
    choose(rig(pos, 1, 1, 1, 1))
    victory = only(told(rig(pos, 1, 1), "break_off"), "sea-victory")
    assert victory.args["count"] == sunk


@pytest.mark.rule("17.3.1")
@pytest.mark.parametrize(
    ("roman", "punic", "least"),
    [
        ("regulus", "hanno", 4),
        ("metellus", "hanno", 5),
        ("regulus", "xanthippus", 3),
        ("metellus", "xanthippus", 4),
    ],
)
def test_charges_against_metellus_get_minus_1_and_those_of_xanthippus_plus_1(
    roman: str, punic: str, least: int
) -> None:
    """Regulus and Metellus both have a battle rating of 3."""
    for die in range(1, 7):
        roll = only(told(rig(at_the_charge(0, roman, punic), die), "charge"), "charge-roll")
        assert (roll.args["result"] == "success") == (die >= least), die


@pytest.mark.rule("17.3.1", "H17")
def test_modifiers_of_a_charge_add_up() -> None:
    """Forgotten Tactics and Metellus: -3, so that no die is more than 3."""
    roll = only(told(rig(at_the_charge(FORGOTTEN_TACTICS, "metellus"), 6), "charge"), "charge-roll")
    assert roll.args["result"] == "failure"


@pytest.mark.rule("H8.4")
def test_catulus_has_a_ship_repaired_where_he_is_activated() -> None:
    moment: dict[str, Any] = {"exhausted": {R: {"messana": 2, "mylae": 2}}, "phase": "march"}
    pos = scene({"messana": 5}, {}, {"catulus": "messana"}, general="catulus", **moment)
    assert ships(pos, R, "messana") == (1, 1)
    pos = scene({"messana": 5}, {}, {"valerius": "messana"}, general="valerius", **moment)
    assert ships(pos, R, "messana") == (0, 2)
    pos = scene({"mylae": 5}, {}, {"catulus": "mylae"}, general="catulus", **moment)
    assert ships(pos, R, "mylae") == (0, 2), "Mylae is not friendly"


# -- Carthaginians ---------------------------------------------------------------------------------------------


@pytest.mark.rule("12.4")
@pytest.mark.parametrize(("general", "rating"), [("hamilcar", 4), ("himilco", 3)])
def test_hamilcar_intercepts_on_1_to_4(general: str, rating: int) -> None:
    pos = scene(
        {"enna": 6},
        {"camarina": 3},
        {"valerius": "enna", general: "camarina"},
        control=NOBODYS,
        phase="march",
        general="valerius",
    )
    do(pos, "march phintias", f"intercept {general}")
    events = told(rig(pos, 5), "done")
    assert only(events, "intercept-roll").args["rating"] == rating


@pytest.mark.rule("24.1")
def test_bostar_does_not_leave_africa() -> None:
    pos = scene(
        {},
        {"clupea": 3},
        {"bostar": "clupea"},
        ready={C: {"clupea": 2}},
        phase="march",
        seat=C,
        general="bostar",
    )
    refused(pos, "sail lilybaeum", "24.1", "bound-general")
    assert {"carthago", "hadrumetum"} <= choices(pos, "sail")
    assert "lilybaeum" not in choices(pos, "sail")


@pytest.mark.rule("H8.5")
def test_carthalo_raids_a_port_in_reach_of_where_his_fleet_move_ends() -> None:
    pos = scene(
        {"mylae": 1},
        {},
        {"carthalo": "panormus"},
        ready={C: {"panormus": 1}},
        control={R: ["roma", "mylae", "hipponium", "messana", "neapolis"], C: ["carthago", "panormus"]},
        seat=C,
    )
    do(pos, "fleet panormus", "admiral carthalo", "to lipara", "done")
    assert (step(pos), choices(pos, "target")) == ("CoastRaid", {"hipponium"})
    refused(pos, "target mylae", "24", "nothing-to-raid")  # CUs are there
    refused(pos, "target messana", "24", "nothing-to-raid")  # a city
    refused(pos, "target roma", "24", "raid-out-of-reach")
    do(pos, "target hipponium")
    assert controls(pos, "hipponium") is None


@pytest.mark.rule("H8.5")
def test_carthalo_raids_once_with_a_fleet_however_many_ops_are_left() -> None:
    """His move has ended with the raid, and his fleet goes nowhere to raid again."""
    control = {R: ["roma", "hipponium", "neapolis", "paestum"], C: ["carthago", "panormus"]}
    pos = scene(generals={"carthalo": "panormus"}, ready={C: {"panormus": 1}}, control=control, seat=C)
    do(pos, "fleet panormus", "admiral carthalo", "to lipara", "done", "target hipponium")
    assert step(pos) == "Round"


@pytest.mark.rule("H8.5")
def test_he_need_not_raid_and_others_cannot() -> None:
    control = {R: ["roma", "hipponium"], C: ["carthago", "panormus"]}
    for name, raids in (("carthalo", True), ("adherbal", False)):
        pos = scene(generals={name: "panormus"}, ready={C: {"panormus": 1}}, control=control, seat=C)
        do(pos, "fleet panormus", f"admiral {name}", "to lipara", "done")
        assert (step(pos) == "CoastRaid") == raids
        if raids:
            do(pos, "done")
        assert controls(pos, "hipponium") == R


@pytest.mark.rule("14.1", "20.4")
@pytest.mark.parametrize(("general", "more"), [("himilco", 1), ("hamilcar", 0)])
def test_himilco_draws_a_battle_card_more_in_a_sortie(general: str, more: int) -> None:
    pos = scene(
        {"lilybaeum": 5},
        {"lilybaeum/in": 2},
        {"valerius": "lilybaeum", general: "lilybaeum/in"},
        siege={"lilybaeum": 1},
        control=NOBODYS | {C: ["lilybaeum", "carthago"]},
        phase="march",
        seat=C,
        general=general,
    )
    do(pos, "sortie")
    while step(pos) not in ("Battle",):
        do(pos, "done" if "done" in legal(pos) else "pass")
    assert dealt(pos)[1] == 2 + 3 + more


@pytest.mark.rule("9.3")
def test_barca_outranks_all_carthaginians() -> None:
    everybody = {name: "carthago" for name, g in GENERAL.items() if BOARD.general_side[g] == 1}
    pos = scene({}, {"carthago": 9}, everybody)
    assert BOARD.general_id[pos.commander(1, SPACE["carthago"])] == "hamilcar_barca"


@pytest.mark.rule("16.1.1")
@pytest.mark.parametrize(("general", "rating"), [("hamilcar_barca", 5), ("himilco", 3)])
def test_barca_withdraws_on_1_to_5(general: str, rating: int) -> None:
    pos = meet("enna", "phintias", {R: ["roma"], C: ["carthago", "camarina"]}, punic=general)
    deal_battle(pos, {"probe": 3}, {"probe": 3}, attacker=C)
    roll = only(told(rig(pos, 6), "withdraw"), "withdrawal-roll")
    assert roll.args["rating"] == rating


def test_nobody_is_mortal_here() -> None:
    """H24, 10.10 Neither a general's loss nor a hero's decides anything in this war."""
    assert not any(BOARD.mortal)
    assert not any(BOARD.lost_pcs)
    assert start().scenario.hero == [-1, -1]
