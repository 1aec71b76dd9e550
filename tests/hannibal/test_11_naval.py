"""11.1 to 11.6 Movement by sea: ports, cities, capacity, and the naval die of a Carthaginian sailing."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import MACEDON, NAVAL_VICTORY, PunicWar
from bellum.kernel import Event
from tests.hannibal.facts import SPACE
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    do,
    elephants,
    kinds,
    legal,
    marching,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)

QUIET = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
TWO, THREE = "native_guide", "two_legions_of_slaves"
CAMPAIGN = "minor_campaign_a"


def embark(general: str, *args: Any, **kwargs: Any) -> PunicWar:
    """A general has been activated, with the OPs of a card of 3 unless told otherwise."""
    return scene(*args, **{"phase": "march", "general": general, "hands": QUIET, "card": THREE, **kwargs})


def points(pos: PunicWar) -> int:
    """Movement points left."""
    return marching(pos).points


# -- 11.1 how ----------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1")
def test_from_any_port_to_any_other_for_three_points_and_one_space_before_or_after():
    generals = {"longus": "roma:proconsul"}
    pos = embark("longus", {"roma": 4}, {}, generals)
    do(pos, "sail massilia")
    assert (where(pos, "longus"), cus(pos, R, "massilia"), points(pos)) == ("massilia", 4, 1)
    do(pos, "march nemausus")
    assert (cus(pos, R, "nemausus"), points(pos)) == (4, 0)

    pos = embark("longus", {"capua": 4}, {}, {"longus": "capua:proconsul"})
    do(pos, "march neapolis", "sail carales")
    assert (cus(pos, R, "carales"), points(pos)) == (4, 0)

    pos = embark("longus", {"terventum": 4}, {}, {"longus": "terventum:proconsul"})
    do(pos, "march capua", "march neapolis")
    refused(pos, "sail carales", "10.2", "no-points")


@pytest.mark.rule("11.1")
def test_only_from_a_port_and_to_another_port():
    pos = embark("longus", {"capua": 4}, {}, {"longus": "capua:proconsul"})
    refused(pos, "sail roma", "11.1", "no-port-here")
    do(pos, "march roma")
    refused(pos, "sail capua", "11.1", "no-port")
    refused(pos, "sail roma", "11.1", "same-port")
    assert "siga" not in choices(pos, "sail")
    refused(pos, "sail siga", "3.1", "not-in-play")


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("card", "phase", "ships"),
    [
        (TWO, "march", False),
        ("hostile_tribes_a", "march", False),
        (THREE, "march", True),
        (CAMPAIGN, "march", True),
        (CAMPAIGN, "march-event", True),
        ("forced_march_1", "march-event", False),
        ("forced_march_3", "march-event", True),
    ],
)
def test_it_needs_a_card_of_three_or_a_campaign(card, phase, ships):
    pos = embark("nero", {"roma": 4}, {}, {"nero": "roma:proconsul"}, card=card, phase=phase)
    if ships:
        do(pos, "sail carales")
        assert where(pos, "nero") == "carales"
    else:
        refused(pos, "sail carales", "11.1", "no-ships")
        assert choices(pos, "sail") | choices(pos, "sail_in") == set()


@pytest.mark.rule("11.1")
def test_a_general_sails_alone_but_units_never_without_one():
    pos = embark("longus", {"roma": 4, "neapolis": 5}, {}, {"longus": "roma:proconsul"})
    do(pos, "take 0", "sail carales")
    assert (where(pos, "longus"), cus(pos, R, "carales"), cus(pos, R, "roma")) == ("carales", 0, 4)
    assert cus(pos, R, "neapolis") == 5


# -- 11.2 enemy ports --------------------------------------------------------------------------------------


@pytest.mark.rule("11.2")
def test_ports_with_the_enemys_control_may_be_used_at_both_ends():
    pos = embark("longus", {"malaca": 4}, {}, {"longus": "malaca:proconsul"})
    assert (controls(pos, "malaca"), controls(pos, "hadrumetum")) == (C, C)
    do(pos, "sail hadrumetum")
    assert (where(pos, "longus"), step(pos), points(pos)) == ("hadrumetum", "March", 1)
    do(pos, "march zama")
    assert cus(pos, R, "zama") == 4


@pytest.mark.rule("11.2")
@pytest.mark.rule("10.4.1")
def test_enemy_units_at_the_landing_stop_the_army():
    pos = embark("longus", {"roma": 4}, {"hadrumetum": 2}, {"longus": "roma:proconsul"})
    do(pos, "sail hadrumetum")
    assert (step(pos), cus(pos, R, "hadrumetum"), cus(pos, C, "hadrumetum")) == ("Battle", 4, 2)
    pos = embark("longus", {"roma": 4}, {"hadrumetum": 2}, {"longus": "roma:proconsul"})
    do(pos, "take 0")
    refused(pos, "sail hadrumetum", "10.4.2", "lone-general")


@pytest.mark.rule("11.2")
def test_a_landing_overruns_a_single_unit_and_can_be_intercepted():
    generals = {"longus": "roma:proconsul", "hanno": "carthago"}
    pos = embark("longus", {"roma": 5}, {"hadrumetum": 1, "carthago": 3}, generals)
    do(pos, "sail hadrumetum")
    assert (step(pos), to_move(pos), choices(pos, "intercept")) == ("Reaction", C, {"hanno"})
    events = told(pos, "done")
    assert (kinds(events), points(pos)) == (["overrun"], 1)


# -- 11.3 cities -------------------------------------------------------------------------------------------


@pytest.mark.rule("11.3")
def test_straight_into_a_friendly_city():
    pos = embark("longus", {"roma": 2}, {"messana": 6}, {"longus": "roma:proconsul", "mago": "messana"})
    assert controls(pos, "messana") == R
    events = told(pos, "sail_in messana")
    assert (where(pos, "longus"), cus(pos, R, "messana/in"), cus(pos, R, "messana")) == ("messana/in", 2, 0)
    assert "battle" not in kinds(events)
    assert (step(pos), to_move(pos)) == ("Round", C)


@pytest.mark.rule("11.3")
def test_the_walls_must_hold_them():
    pos = embark("longus", {"roma": 3, "messana/in": 1}, {}, {"longus": "roma:proconsul"})
    refused(pos, "sail_in messana", "11.3", "harbour-full")
    do(pos, "take 1", "sail_in messana")
    assert cus(pos, R, "messana/in") == 2


@pytest.mark.rule("11.3")
def test_not_straight_into_an_enemy_or_besieged_city_but_outside_its_walls():
    pos = embark("longus", {"roma": 2}, {}, {"longus": "roma:proconsul"})
    refused(pos, "sail_in carthago_nova", "11.3", "not-your-city")
    refused(pos, "sail_in cosa", "11.3", "no-city")
    assert "carthago_nova" in choices(pos, "sail")
    pos = embark("longus", {"roma": 2}, {"messana": 3}, {"longus": "roma:proconsul"}, siege={"messana": 1})
    refused(pos, "sail_in messana", "11.3", "besieged-port")
    do(pos, "sail messana")
    assert (step(pos), cus(pos, R, "messana")) == ("Battle", 2), "outside, among the besiegers"


@pytest.mark.rule("11.3")
@pytest.mark.parametrize("siege", [0, 1])
def test_straight_out_of_a_friendly_city_that_is_not_besieged(siege):
    generals = {"longus": "messana/in:proconsul"}
    pos = embark("longus", {"messana/in": 2}, {"messana": 3}, generals, siege={"messana": siege})
    if siege:
        refused(pos, "sail roma", "20.4", "shut-harbour")
        assert choices(pos, "sail") == set()
        assert "sortie" in legal(pos)
    else:
        do(pos, "sail roma")
        assert (where(pos, "longus"), cus(pos, R, "roma"), cus(pos, R, "messana/in")) == ("roma", 2, 0)


@pytest.mark.rule("11.3")
def test_besiegers_sail_away_from_outside_the_walls():
    control = {"rome": ["messana"], "carthage": ["carthago", "zama"]}
    generals = {"mago": "messana"}
    pos = embark(
        "mago", {"messana/in": 2}, {"messana": 3}, generals, seat=C, siege={"messana": 1}, control=control
    )
    do(rig(pos, 1), "sail carthago")
    assert where(pos, "mago") == "carthago"
    assert pos.siege[SPACE["messana"]] == 0, "20.5 nobody besieges it any more"


# -- 11.4 capacity -----------------------------------------------------------------------------------------


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("card", "phase", "most"),
    [
        (THREE, "march", 5),
        (CAMPAIGN, "march", 5),
        (CAMPAIGN, "march-event", 10),
        ("major_campaign_a", "march-event", 10),
    ],
)
def test_a_campaign_event_carries_ten_and_another_card_five(card, phase, most):
    pos = embark("longus", {"roma": 12}, {}, {"longus": "roma:proconsul"}, card=card, phase=phase)
    assert marching(pos).size() == 10
    if most < 10:
        refused(pos, "sail carales", "11.4", "fleet-limit")
        do(pos, "take 6")
        refused(pos, "sail carales", "11.4", "fleet-limit")
        pos = embark("longus", {"roma": 12}, {}, {"longus": "roma:proconsul"}, card=card, phase=phase)
        do(pos, "take 5")
    do(pos, "sail carales")
    assert (cus(pos, R, "carales"), cus(pos, R, "roma")) == (most, 12 - most)


@pytest.mark.rule("11.4")
def test_one_army_of_a_campaign_sails():
    generals = {"longus": "roma:proconsul", "flaminius": "neapolis:proconsul", "nero": "arpi:proconsul"}
    armies = {"roma": 8, "neapolis": 4, "arpi": 2}
    pos = scene(armies, {}, generals, phase="event", card="major_campaign_a", hands=QUIET)
    do(pos, "activate longus", "sail carales", "halt", "activate flaminius")
    refused(pos, "sail tharros", "11.4", "one-fleet")
    do(pos, "march capua", "halt", "activate nero", "march cannae", "halt")
    assert [cus(pos, R, s) for s in ("carales", "capua", "cannae")] == [8, 4, 2]


@pytest.mark.rule("11.4")
def test_it_need_not_be_the_first_and_nero_sails_twice_24_1():
    generals = {"longus": "neapolis:proconsul", "nero": "roma:proconsul"}
    pos = scene({"roma": 8, "neapolis": 4}, {}, generals, phase="event", card=CAMPAIGN, hands=QUIET)
    do(pos, "activate longus", "march capua", "halt", "activate nero", "sail carales", "sail cosa")
    assert (cus(pos, R, "cosa"), points(pos)) == (8, 0)


# -- 11.5 the naval die ------------------------------------------------------------------------------------

FACES = (1, 0, -1, -2, -3, -4)  # dots less diamonds of the six faces
WORDS = {1: "success", 0: "return", -1: "sunk"}


def expected(margin: int) -> list[str]:
    """What the six faces bring if dots exceed diamonds by so much before the die."""
    sums = [margin + face for face in FACES]
    return [WORDS[(n > 0) - (n < 0)] for n in sums]


def sail(face: int, start: str, to: str, **kwargs: Any) -> tuple[PunicWar, list[Event]]:
    """A Carthaginian sailing with a face of the naval die."""
    forces = kwargs.pop("forces", {start: 2})
    generals = kwargs.pop("generals", {"hasdrubal": start})
    control = kwargs.pop(
        "control", {"carthage": ["zama", "cirta", "thapsus", "tacapae", "sitifis", "vescera"]}
    )
    general = next(iter(generals))
    pos = embark(general, {}, forces, generals, seat=C, control=control, **kwargs)
    return pos, told(rig(pos, face), f"sail {to}")


def outcomes(start: str, to: str, **kwargs: Any) -> list[str]:
    """The results of all six faces."""
    found = []
    for face in range(1, 7):
        _, events = sail(face, start, to, **kwargs)
        roll = only(events, "naval-die")
        assert (roll.rule, roll.args["naval_face"]) == ("11.5", face)
        found.append(str(roll.args["result"]))
    return found


EXAMPLE: dict[str, Any] = {
    "forces": {"utica": 1},
    "generals": {"mago": "utica"},
    "control": {"rome": ["utica", "aleria", "roma"], "carthage": ["syracusae", "carthago", "zama"]},
    "markers": MACEDON | NAVAL_VICTORY,
}


@pytest.mark.rule("11.5")
@pytest.mark.rule("11.6")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_example_mago_sails_from_utica_to_aleria_six_dots_against_three_diamonds(face):
    pos, events = sail(face, "utica", "aleria", **EXAMPLE)
    result = str(only(events, "naval-die").args["result"])
    found = (result, where(pos, "mago"), cus(pos, C, "utica"), cus(pos, C, "aleria"))
    if face == 6:  # four diamonds: 6 against 7
        assert found == ("sunk", "displaced", 0, 0)
    elif face == 5:  # three: 6 against 6
        assert found == ("return", "utica", 1, 0)
    else:
        assert found == ("success", "aleria", 0, 1)


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(
    ("change", "margin"),
    [
        ({}, 3),
        ({"forces": {"utica": 2}}, 2),
        ({"generals": {"hasdrubal": "utica"}}, 2),
        ({"markers": MACEDON}, 2),
        ({"markers": NAVAL_VICTORY}, 2),
        ({"markers": 0}, 1),
        (
            {"control": {"rome": ["utica", "aleria", "roma", "syracusae"], "carthage": ["carthago", "zama"]}},
            2,
        ),
        ({"control": {"rome": ["aleria", "roma"], "carthage": ["utica", "syracusae", "carthago"]}}, 4),
        ({"control": {"rome": ["utica", "roma"], "carthage": ["syracusae", "carthago"]}}, 4),
    ],
)
def test_each_dot_and_diamond_of_the_example_counts(change, margin):
    assert outcomes("utica", "aleria", **{**EXAMPLE, **change}) == expected(margin)


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(
    ("start", "to", "margin"),
    [
        ("dianium", "emporiae", 0),
        ("malaca", "emporiae", 1),
        ("dianium", "lilybaeum", 1),
        ("carthago_nova", "emporiae", 2),
        ("carthago_nova", "carthago", 4),
        ("dianium", "massilia", -1),
        ("dianium", "cosa", -2),
        ("cosa", "roma", -4),
        ("carthago", "roma", 0),
    ],
)
def test_the_ports_bring_their_own_dots_and_diamonds(start, to, margin):
    assert outcomes(start, to) == expected(margin)


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(
    ("forces", "generals", "margin"),
    [
        ({"dianium": 2}, {"hasdrubal": "dianium"}, 0),
        ({"dianium": 1}, {"hasdrubal": "dianium"}, 1),
        ({}, {"hasdrubal": "dianium"}, 1),
        ({"dianium": 5}, {"mago": "dianium"}, 1),
        ({}, {"mago": "dianium"}, 2),
        ({"dianium": 5}, {"hannibal": "dianium", "mago": "dianium"}, 0),
    ],
)
def test_few_units_and_mago_in_command_bring_a_dot(forces, generals, margin):
    assert outcomes("dianium", "emporiae", forces=forces, generals=generals) == expected(margin)


@pytest.mark.rule("11.5")
def test_rome_sails_safely():
    pos = embark("longus", {"cosa": 5}, {}, {"longus": "cosa:proconsul"})
    used = pos.dice.used
    events = told(pos, "sail carthago")
    assert (kinds(events), pos.dice.used) == (["sailed"], used)
    assert (where(pos, "longus"), cus(pos, R, "carthago")) == ("carthago", 5)


@pytest.mark.rule("11.5")
def test_rome_rolls_the_die_of_a_carthaginian_sailing():
    hands = {"rome": ["good_omen"], "carthage": ["diplomacy_b"]}
    options = {"cards": "all"}
    pos = embark("mago", {}, {"dianium": 3}, {"mago": "dianium"}, seat=C, hands=hands, options=options)
    do(rig(pos, 1), "sail emporiae")  # the omen is for one's own dice
    assert (step(pos), to_move(pos), legal(pos)) == ("Window", R, {"counter good_omen", "pass"})
    do(pos, "pass")
    assert where(pos, "mago") == "emporiae"


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(("face", "inside"), [(1, True), (6, False)])
def test_the_die_is_thrown_for_a_harbour_too(face, inside):
    control = {"carthage": ["carthago", "zama", "gades"]}
    pos = embark("hasdrubal", {}, {"dianium": 2}, {"hasdrubal": "dianium"}, seat=C, control=control)
    do(rig(pos, face), "sail_in gades")
    assert cus(pos, C, "gades/in") == (2 if inside else 0)
    assert where(pos, "hasdrubal") == ("gades/in" if inside else "displaced")


# -- 11.6 results ------------------------------------------------------------------------------------------


@pytest.mark.rule("11.6")
def test_success_changes_nothing_and_the_march_goes_on():
    pos, events = sail(1, "dianium", "emporiae", forces={"dianium": "5e2"})
    assert only(events, "naval-die").args["result"] == "success"
    assert (cus(pos, C, "emporiae"), elephants(pos, "emporiae"), points(pos)) == (5, 2, 1)
    do(pos, "march narbo")
    assert cus(pos, C, "narbo") == 5


@pytest.mark.rule("11.6")
def test_return_brings_the_army_back_and_ends_its_move():
    pos, events = sail(2, "dianium", "emporiae")
    assert only(events, "naval-die").args["result"] == "return"
    assert (where(pos, "hasdrubal"), cus(pos, C, "dianium"), cus(pos, C, "emporiae")) == ("dianium", 2, 0)
    assert (step(pos), to_move(pos)) == ("Round", R), "the last point is lost"


@pytest.mark.rule("11.6")
def test_return_brings_an_army_back_inside_the_walls_it_left():
    generals = {"hasdrubal": "gades/in"}
    control = {"carthage": ["gades", "carthago", "zama"], "rome": ["cosa", "roma"]}
    pos = embark("hasdrubal", {"gades": 3}, {"gades/in": 2}, generals, seat=C, control=control)
    do(rig(pos, 1), "sail cosa")  # 2 + 1 dots against 2 + 1 diamonds
    assert (where(pos, "hasdrubal"), cus(pos, C, "gades/in"), step(pos)) == ("gades/in", 2, "Round")


@pytest.mark.rule("11.6")
@pytest.mark.rule("10.10")
def test_sunk_loses_units_and_displaces_generals_without_political_consequences():
    generals = {"hasdrubal": "dianium", "gisgo": "dianium"}
    homes = ["dianium", "zama", "cirta", "thapsus"]
    forces = {"dianium": "5e2"}
    pos, events = sail(
        6, "dianium", "emporiae", forces=forces, generals=generals, control={"carthage": homes}
    )
    assert [where(pos, g) for g in generals] == ["displaced", "displaced"]
    assert (sum(pos.cus[1]), sum(pos.elephants)) == (0, 0)
    assert kinds(events) == ["sailed", "naval-die", "general-displaced", "general-displaced"]
    assert [e.rule for e in events] == ["11.1", "11.5", "11.6", "11.6"]
    assert [controls(pos, s) for s in homes] == [C] * 4
    assert (step(pos), to_move(pos)) == ("Round", R)


@pytest.mark.rule("11.6")
def test_who_stayed_ashore_is_safe():
    generals = {"hasdrubal": "dianium", "gisgo": "dianium"}
    pos = embark("hasdrubal", {}, {"dianium": 9}, generals, seat=C, control={"carthage": ["dianium"]})
    do(pos, "leave gisgo", "take 4")
    do(rig(pos, 6), "sail emporiae")
    assert (where(pos, "hasdrubal"), where(pos, "gisgo")) == ("displaced", "dianium")
    assert (sum(pos.cus[1]), cus(pos, C, "dianium")) == (5, 5)


@pytest.mark.rule("11.6")
@pytest.mark.rule("10.10")
def test_hannibal_drowned_is_gone_and_costs_five_pcs():
    homes = ["zama", "cirta", "thapsus", "tacapae", "sitifis", "vescera"]
    control = {"carthage": ["carthago", *homes]}
    generals = {"hannibal": "dianium"}
    pos, events = sail(6, "dianium", "emporiae", generals=generals, control=control)
    assert (where(pos, "hannibal"), step(pos), to_move(pos)) == ("gone", "RemovePCs", C)
    assert only(events, "general-gone").rule == "11.6"
    do(pos, *(f"remove {space}" for space in homes[:5]))
    assert [space for space in homes if controls(pos, space) == C] == ["vescera"]
    assert (where(pos, "hannibal"), sum(pos.cus[1]), step(pos), to_move(pos)) == ("gone", 0, "Round", R)


@pytest.mark.rule("11.6")
@pytest.mark.parametrize(("face", "result"), [(1, "dianium"), (3, "carales"), (6, "gone")])
def test_who_steps_back_over_the_sea_faces_the_die_again_12_5(face, result):
    homes = ["zama", "cirta", "thapsus", "tacapae", "sitifis", "vescera"]
    generals = {"hannibal": "dianium", "longus": "tharros:proconsul"}
    control = {"carthage": homes}
    pos = embark("hannibal", {"tharros": 5}, {"dianium": 3}, generals, seat=C, control=control)
    do(rig(pos, 1), "sail carales", "intercept longus")
    do(rig(pos, 1), "done")
    assert step(pos) == "Intercepted"
    do(rig(pos, face), "back")  # 1 dot for Carales
    assert (where(pos, "hannibal"), cus(pos, R, "carales")) == (result, 5)
    if face == 3:
        assert (step(pos), cus(pos, C, "carales")) == ("Battle", 3), "a Return: he has to fight"
    elif face == 6:
        assert (step(pos), to_move(pos), sum(pos.cus[1])) == ("RemovePCs", C, 0)
    else:
        assert (step(pos), cus(pos, C, "dianium")) == ("Round", 3)


def storm(die: int, units: int) -> tuple[PunicWar, list[Event]]:
    """Storms at Sea strike Hasdrubal's sailing; then the naval die shows its best face."""
    hands = {"rome": ["storms_at_sea", "diplomacy_a"], "carthage": ["diplomacy_b"]}
    forces = {"carthago": units}
    pos = embark("hasdrubal", {}, forces, {"hasdrubal": "carthago"}, seat=C, hands=hands)
    do(pos, "sail utica")
    assert (step(pos), to_move(pos)) == ("Window", R)
    return pos, told(rig(pos, die, 1), "counter storms_at_sea")


@pytest.mark.rule("10.10")
def test_a_storm_does_not_displace_a_general_whose_units_all_drown():
    pos, events = storm(4, 1)
    assert (where(pos, "hasdrubal"), sum(pos.cus[1])) == ("carthago", 0)
    refused(pos, "march zama", "25", "stopped-shipwrecked")
    assert "naval-die" not in kinds(events)
    pos, events = storm(3, 1)
    assert (where(pos, "hasdrubal"), cus(pos, C, "utica")) == ("utica", 1)
    assert only(events, "naval-die").args["result"] == "success"


@pytest.mark.rule("11.5")
def test_losses_in_a_storm_come_before_the_dot_for_few_units():
    pos, events = storm(6, 3)
    assert (cus(pos, C, "utica"), only(events, "attrition").args["count"]) == (1, 2)


@pytest.mark.rule("11.6", "10.11")
def test_after_a_return_no_other_general_of_the_campaign_carries_the_army_on():
    generals = {"hasdrubal": "dianium", "gisgo": "dianium"}
    control = {"carthage": ["zama", "cirta", "thapsus", "tacapae", "sitifis", "vescera"]}
    pos = scene(
        {}, {"dianium": 4}, generals, phase="event", card=CAMPAIGN, seat=C, hands=QUIET, control=control
    )
    do(pos, "activate hasdrubal", "leave gisgo", "take 2")
    do(rig(pos, 2), "sail emporiae")
    assert (where(pos, "hasdrubal"), cus(pos, C, "dianium")) == ("dianium", 4)
    if step(pos) == "Stopped":
        do(pos, "halt")
    do(pos, "activate gisgo")
    assert (marching(pos).size(), choices(pos, "join")) == (2, set()), "two were not aboard"
    refused(pos, "take 3", "10.2.1", "too-few-cus-here")
