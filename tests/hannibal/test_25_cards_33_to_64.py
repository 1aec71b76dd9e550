"""25 The events of cards 33 to 63 as cards of a round; the Truce and counter-events are elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import (
    CATO_COUNSELS,
    CATO_ENDING,
    HANNO_COUNSELS,
    HANNO_ENDING,
    RESHUFFLE,
    PunicWar,
)
from tests.hannibal.facts import CARD, CITY, OPS, SPACE, TRIBE
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
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

FILLERS = {R: ["tribal_resistance", "sophonisba"], C: ["surprise_sortie", "numidian_ally"]}
ETRURIA = ["pisae", "faesulae", "falerii", "cosa", "tarquinii"]
SAMNIUM = ["ariminum", "firmum_picenum", "sena", "praeneste", "terventum"]
APULIA = ["arpi", "cannae", "beneventum", "brundisium", "tarentum"]
LUCANIA = ["heraclea", "paestum", "croton", "rhegium"]


def table(card, seat, rome=None, carthage=None, generals=None, **more) -> PunicWar:
    """A round in which ``seat`` holds a card, and both hands a few that do nothing here."""
    more.setdefault("hands", {side: [c for c in cards if c != card] for side, cards in FILLERS.items()})
    return scene(rome, carthage, generals, phase="round", seat=seat, card=card, **more)


def siege_points(pos: PunicWar, space: str) -> int:
    return pos.siege[SPACE[space]]


def over(pos: PunicWar) -> bool:
    """Whether the card is done with and the enemy is to play his."""
    return step(pos) == "Round" and pos.card < 0


def discarded(pos: PunicWar, card: str) -> bool:
    return CARD[card] in pos.discard and CARD[card] not in pos.removed


# -- 33, 34, 37 to 40 Campaigns ----------------------------------------------------------------------------

ARMIES = {"roma": 5, "arpi": 5, "pisae": 5, "enna": 5}
CONSULS = {"fabius": "roma", "paullus": "arpi", "varro": "pisae:proconsul", "marcellus": "enna:proconsul"}
CAMPAIGNS = [
    ("major_campaign_a", 3),
    ("major_campaign_b", 3),
    ("minor_campaign_a", 2),
    ("minor_campaign_b", 2),
    ("minor_campaign_c", 2),
    ("minor_campaign_d", 2),
]


@pytest.mark.rule("8.3", "10.11")
@pytest.mark.parametrize(("card", "count"), CAMPAIGNS)
def test_33_to_40_a_campaign_activates_generals_whatever_their_ratings(card, count):
    pos = table(card, R, ARMIES, generals=CONSULS)
    do(pos, f"event {card}")
    for n, (name, to) in enumerate(
        [("fabius", "praeneste"), ("paullus", "cannae"), ("varro", "cosa")][:count]
    ):
        assert step(pos) == "Activation"
        do(pos, f"activate {name}")
        assert marching(pos).points == 4
        do(pos, f"march {to}", "halt")
        assert where(pos, name) == to
        if n + 1 < count:
            refused(pos, f"activate {name}", "10.11", "already-activated")
    assert over(pos)
    assert discarded(pos, card)
    assert to_move(pos) == C


@pytest.mark.rule("8.3", "10.11")
def test_33_fewer_will_do_and_none_is_no_event():
    pos = table("major_campaign_a", R, ARMIES, generals=CONSULS)
    do(pos, "event major_campaign_a", "activate varro", "halt", "done")
    assert over(pos)
    refused(table("major_campaign_a", R, ARMIES), "event major_campaign_a", "25", "nobody-to-activate")


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(("word", "most"), [("event", 10), ("ops", 5)])
def test_33_as_an_event_it_carries_ten_cus(word, most):
    pos = table("major_campaign_a", R, {"roma": 10}, generals={"varro": "roma"})
    do(pos, f"{word} major_campaign_a", "activate varro")
    if most < 10:
        refused(pos, "sail messana", "11.4", "fleet-limit")
        do(pos, f"take {most}")
    do(pos, "sail lilybaeum")
    assert cus(pos, R, "lilybaeum") == most


@pytest.mark.rule("11.4", "10.11")
def test_33_only_one_of_the_armies_sails():
    armies = {"roma": 5, "lilybaeum": 5}
    pos = table("major_campaign_a", R, armies, generals={"varro": "roma", "nero": "lilybaeum:proconsul"})
    do(pos, "event major_campaign_a", "activate varro", "sail tharros", "halt", "activate nero")
    refused(pos, "sail roma", "11.4", "one-fleet")
    assert choices(pos, "sail") == set()


@pytest.mark.rule("10.11", "14.5")
def test_33_a_battle_is_fought_before_the_next_general_goes():
    armies = {"arpi": 6, "pisae": 5}
    pos = table("minor_campaign_a", R, armies, {"cannae": 2}, {"varro": "arpi", "nero": "pisae:proconsul"})
    do(pos, "event minor_campaign_a", "activate varro", "march cannae")
    assert step(pos) == "Battle"
    deal_battle(pos, {"probe": 1}, {})
    do(pos, "play probe")
    while step(pos) != "Activation":
        do(pos, sorted(legal(pos))[0])
    assert choices(pos, "activate") == {"nero"}


# -- 35, 36 Diplomacy --------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("card", ["diplomacy_a", "diplomacy_b"])
@pytest.mark.parametrize("seat", [R, C])
def test_35_any_one_ordinary_pc_turns_over(card, seat):
    foe = C if seat == R else R
    control = {foe: ["malaca", "arpi", "roma", "tarentum", "cirta"], seat: ["arsa"], "tribes": ["boii"]}
    units = {foe: {"cirta": 1}, seat: {"malaca": 1}}
    pos = table(card, seat, units[R], units[C], control=control)
    do(pos, f"event {card}")
    assert choices(pos, "pc") == {"malaca", "arpi"}, "no city, no tribe, no PC with CUs"
    refused(pos, "pc cirta", "19.2.1", "enemy-cus")
    refused(pos, "pc tolosa", "25", "no-enemy-pc")
    assert "done" not in legal(pos)
    do(pos, "pc arpi")
    assert controls(pos, "arpi") == seat
    assert controls(pos, "malaca") == foe
    assert over(pos)
    none = {foe: ["cirta", "tarentum"], seat: []}
    refused(table(card, seat, units[R], units[C], control=none), f"event {card}", "25", "no-pc-to-strike")


# -- 43 Two Legions of Slaves ------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_43_four_cus_at_roma_if_carthage_holds_three_provinces_of_italia():
    control = {R: ["roma"], C: [*ETRURIA, *SAMNIUM, *APULIA]}
    pos = table("two_legions_of_slaves", R, {"roma": 1}, {"falerii": 5}, control=control)
    do(pos, "event two_legions_of_slaves")
    assert cus(pos, R, "roma") == 5
    assert over(pos)
    at_the_gates = table("two_legions_of_slaves", R, {"roma/in": 1}, {"roma": 5}, control=control)
    refused(at_the_gates, "event two_legions_of_slaves", "25", "carthaginians-there")
    two = {R: ["roma"], C: [*ETRURIA, *SAMNIUM, "gades", "carthago"]}
    refused(
        table("two_legions_of_slaves", R, control=two),
        "event two_legions_of_slaves",
        "25",
        "too-few-provinces",
    )
    theirs = table("two_legions_of_slaves", C, control=control)
    refused(theirs, "event two_legions_of_slaves", "8.3", "not-your-event")


@pytest.mark.rule("24.1")
def test_43_gracchus_brings_one_more():
    control = {R: ["roma"], C: [*ETRURIA, *SAMNIUM, *APULIA]}
    options = {"more_generals": True}
    pos = table("two_legions_of_slaves", R, generals={"gracchus": "roma"}, control=control, options=options)
    do(pos, "event two_legions_of_slaves")
    assert cus(pos, R, "roma") == 5


# -- 44 to 48 Allied Auxiliaries ---------------------------------------------------------------------------

AUXILIARIES = [
    ("auxiliaries_apulia", APULIA, 2),
    ("auxiliaries_etruria", ETRURIA, 2),
    ("auxiliaries_samnium", SAMNIUM, 3),
    ("auxiliaries_lucania", LUCANIA, 3),
    ("auxiliaries_campania", ["capua", "neapolis"], 1),
]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("card", "province", "ops"), AUXILIARIES)
def test_44_to_48_two_cus_for_a_general_in_italia(card, province, ops):
    assert OPS[CARD[card]] == ops
    control = {R: ["roma", *province], C: ["utica"]}
    generals = {"varro": "taurini", "paullus": "ariminum", "marcellus": "enna:proconsul", "mago": "arpi"}
    pos = table(card, R, {"roma": 5, "ariminum": 5}, generals=generals, control=control)
    do(pos, f"event {card}")
    assert choices(pos, "place") == {"taurini", "ariminum"}
    refused(pos, "place roma", "6.3", "no-general-there")
    refused(pos, "place enna", "25", "event-region")
    do(pos, "place ariminum")
    assert (cus(pos, R, "ariminum"), cus(pos, R, "taurini")) == (7, 0)
    assert over(pos)
    at_home = table(card, R, generals={"varro": "roma", "paullus": "arpi"}, control=control)
    do(at_home, f"event {card}", "place roma")
    assert cus(at_home, R, "roma") == 2, "there is a general"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("card", "province", "ops"), AUXILIARIES)
def test_44_to_48_not_without_the_province_or_without_a_general(card, province, ops):
    control = {R: ["roma", *province], C: ["utica"]}
    away = table(card, R, {"roma": 5}, generals={"marcellus": "enna"}, control=control)
    refused(away, f"event {card}", "25", "nobody-to-receive")
    lost = {R: ["roma", province[0]], C: ["utica"]}
    refused(
        table(card, R, generals={"varro": "roma"}, control=lost), f"event {card}", "25", "province-not-yours"
    )
    refused(
        table(card, C, generals={"varro": "roma"}, control=control), f"event {card}", "8.3", "not-your-event"
    )


@pytest.mark.rule("6.3", "20.4")
def test_44_a_besieged_general_gets_nothing():
    more = {"carthage": {"capua": 5}, "generals": {"varro": "capua/in"}}
    pos = table("auxiliaries_apulia", R, {"capua/in": 1}, **more, siege={"capua": 1})
    refused(pos, "event auxiliaries_apulia", "25", "nobody-to-receive")
    pos = table("auxiliaries_apulia", R, {"capua/in": 1}, **more)
    do(pos, "event auxiliaries_apulia")
    assert cus(pos, R, "capua/in") == 2, "not besieged yet, and the walls hold one more"


@pytest.mark.rule("24.1")
def test_44_gracchus_brings_one_more():
    pos = table("auxiliaries_apulia", R, generals={"gracchus": "roma"}, options={"more_generals": True})
    do(pos, "event auxiliaries_apulia")
    assert cus(pos, R, "roma") == 3


# -- 49, 53 sieges are broken ------------------------------------------------------------------------------

SIEGES = {"capua": 2, "tarentum": 2, "gades": 1, "insubres": 2, "aquitani": 1}
BESIEGERS = {"carthage": {"capua": 3, "tarentum": 3, "aquitani": 3}, "rome": {"gades": 3, "insubres": 3}}


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seat", [R, C])
def test_49_a_fleet_breaks_the_siege_of_a_port(seat):
    pos = table("opposing_fleet_breaks_siege", seat, siege=SIEGES, **BESIEGERS)
    do(pos, "event opposing_fleet_breaks_siege")
    assert choices(pos, "target") == {"tarentum", "gades"}, "Capua has no port, tribes are no cities"
    refused(pos, "target capua", "25", "event-needs-port")
    do(pos, "target tarentum")
    assert [siege_points(pos, s) for s in SIEGES] == [2, 0, 1, 2, 1]
    assert over(pos)
    inland = table("opposing_fleet_breaks_siege", seat, carthage={"capua": 3}, siege={"capua": 2})
    refused(inland, "event opposing_fleet_breaks_siege", "25", "no-port-besieged")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seat", [R, C])
def test_53_a_tribe_shakes_off_its_siege_points(seat):
    pos = table("tribal_resistance", seat, siege=SIEGES, **BESIEGERS)
    do(pos, "event tribal_resistance")
    assert choices(pos, "target") == {"insubres", "aquitani"}
    do(pos, "target insubres")
    assert [siege_points(pos, s) for s in SIEGES] == [2, 2, 1, 0, 1]
    assert TRIBE[SPACE["insubres"]]
    cities = table("tribal_resistance", seat, carthage={"capua": 3}, siege={"capua": 2})
    refused(cities, "event tribal_resistance", "25", "no-tribe-besieged")


# -- 50 Adriatic Pirates -----------------------------------------------------------------------------------


def pirates(start: str, count: int, word: str = "event", card: str = "adriatic_pirates") -> PunicWar:
    pos = table(card, C, carthage={start: count}, generals={"hasdrubal": start})
    return do(pos, f"{word} {card}", "activate hasdrubal")


@pytest.mark.rule("8.3", "11.5")
@pytest.mark.parametrize(
    ("start", "to", "count", "word", "safe"),
    [
        ("utica", "tarentum", 3, "event", True),
        ("utica", "brundisium", 3, "event", True),
        ("utica", "croton", 1, "event", True),
        ("brundisium", "aleria", 3, "event", True),
        ("utica", "tarentum", 4, "event", False),
        ("utica", "tarentum", 3, "ops", False),
        ("utica", "lilybaeum", 3, "event", False),
    ],
)
def test_50_no_naval_die_for_three_cus_from_or_to_the_adriatic(start, to, count, word, safe):
    pos = pirates(start, count, word)
    rig(pos, 6)
    events = told(pos, f"sail {to}")
    assert ("naval-die" not in kinds(events)) == safe
    if safe:
        assert (where(pos, "hasdrubal"), cus(pos, C, to)) == (to, count)
    else:
        assert only(events, "naval-die").args["result"] == "sunk"
        assert cus(pos, C, to) == 0


@pytest.mark.rule("8.3")
def test_50_carthage_alone_knows_the_pirates():
    refused(
        table("adriatic_pirates", R, {"roma": 5}, generals={"varro": "roma"}),
        "event adriatic_pirates",
        "8.3",
        "not-your-event",
    )
    refused(table("adriatic_pirates", C), "event adriatic_pirates", "25", "nobody-to-activate")
    pos = pirates("toletum", 5)
    do(pos, "march segovia", "halt")
    assert where(pos, "hasdrubal") == "segovia", "he need not sail"


# -- 51, 52 Epidemic, Pestilence ---------------------------------------------------------------------------


@pytest.mark.rule("8.3", "21.1.3", "21.2")
@pytest.mark.parametrize("seat", [R, C])
def test_51_an_army_of_ones_choice_rolls_for_attrition(seat):
    names = {R: ["mago", "gisgo"], C: ["varro", "nero"]}[seat]
    foe = C if seat == R else R
    units = {foe: {"arpi": 5, "cannae": 9, "tarraco": 2}, seat: {"zama": 3}}
    generals = {names[0]: "arpi", names[1]: "zuccabar", "hannibal" if seat == C else "paullus": "zama"}
    pos = table("epidemic", seat, units[R], units[C], generals=generals)
    rig(pos, 6)
    events = told(pos, "event epidemic")
    assert only(events, "attrition").args["space"] == "arpi", "the only army: CUs with a general"
    assert only(events, "attrition").args["modifier"] == 0
    assert (cus(pos, foe, "arpi"), cus(pos, foe, "cannae")) == (3, 9)
    none = table("epidemic", seat, units[R], units[C], generals={names[1]: "zuccabar"})
    refused(none, "event epidemic", "25", "no-enemy-army")


@pytest.mark.rule("8.3")
def test_51_the_player_of_the_card_names_the_army_also_one_inside_walls():
    units = {"arpi": 5, "capua/in": 2}
    pos = table("epidemic", C, units, generals={"varro": "arpi", "nero": "capua/in:proconsul"})
    do(pos, "event epidemic")
    assert to_move(pos) == C
    assert choices(pos, "target") == {"arpi", "capua"}
    rig(pos, 5)
    do(pos, "target capua")
    assert (cus(pos, R, "arpi"), cus(pos, R, "capua/in")) == (5, 1)


@pytest.mark.rule("8.3", "21.1.3")
@pytest.mark.parametrize(("die", "left"), [(5, 3), (6, 2)])
def test_52_a_besieging_army_rolls_with_one_more(die, left):
    rome = {"gades": 5, "arpi": 5, "saguntum": 5, "insubres": 5}
    generals = {"varro": "gades", "nero": "arpi:proconsul"}
    pos = table(
        "pestilence",
        C,
        rome,
        {"capua": 5},
        generals | {"mago": "capua"},
        siege={"gades": 1, "capua": 1, "insubres": 1},
    )
    rig(pos, die)
    events = told(pos, "event pestilence")
    assert only(events, "attrition").args["space"] == "gades", (
        "an army, enemy, before a city with siege points"
    )
    assert only(events, "attrition").args["modifier"] == 1
    assert cus(pos, R, "gades") == left
    assert cus(pos, C, "capua") == 5


@pytest.mark.rule("8.3", "20.5")
def test_52_not_before_a_siege_point_nor_without_a_general():
    early = table("pestilence", C, {"gades": 5}, generals={"varro": "gades"})
    refused(early, "event pestilence", "25", "nobody-besieges-you")
    alone = table("pestilence", C, {"gades": 5}, siege={"gades": 1})
    refused(alone, "event pestilence", "25", "nobody-besieges-you")
    rome = table("pestilence", R, {"gades": 5}, generals={"varro": "gades"}, siege={"gades": 1})
    refused(rome, "event pestilence", "25", "nobody-besieges-you")
    last = table("pestilence", C, {"gades": 1}, generals={"varro": "gades"}, siege={"gades": 1})
    rig(last, 5)
    do(last, "event pestilence")
    assert cus(last, R, "gades") == 0
    assert siege_points(last, "gades") == 0, "without CUs there is no siege"
    assert where(last, "varro") == "gades"


# -- 54 Treachery within City ------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "20.1.2")
def test_54_two_siege_rolls_and_both_count():
    pos = table("treachery_within_city", C, carthage={"capua": 6}, generals={"hannibal": "capua"})
    do(pos, "event treachery_within_city", "activate hannibal")
    once = do(rig(pos.clone(), 6), "besiege")
    assert legal(once) == {"roll", "pass"}, "the second is a choice"
    do(once, "pass")
    assert (siege_points(once, "capua"), over(once)) == (1, True)
    rig(pos, 6, 4)
    events = told(pos, "besiege", "roll")
    assert kinds(events).count("siege-roll") == 2
    assert (siege_points(pos, "capua"), cus(pos, C, "capua")) == (2, 5)
    assert over(pos)
    assert discarded(pos, "treachery_within_city")
    pos = table("treachery_within_city", C, carthage={"capua": 6}, generals={"hannibal": "capua"})
    do(pos, "ops treachery_within_city", "activate hannibal")
    assert kinds(told(pos, "besiege")).count("siege-roll") == 1


@pytest.mark.rule("8.3", "20.7")
def test_54_a_city_that_falls_to_the_first_roll_needs_no_second():
    pos = table(
        "treachery_within_city", C, carthage={"capua": 6}, generals={"hannibal": "capua"}, siege={"capua": 2}
    )
    do(pos, "event treachery_within_city", "activate hannibal")
    rig(pos, 6, 1)
    events = told(pos, "besiege")
    assert kinds(events).count("siege-roll") == 1
    assert (controls(pos, "capua"), cus(pos, C, "capua")) == (C, 6)


@pytest.mark.rule("8.3")
def test_54_tribes_have_no_traitors_and_ops_limit_the_general():
    assert not CITY[SPACE["insubres"]]
    pos = table("treachery_within_city", R, {"insubres": 6}, generals={"varro": "insubres"})
    do(pos, "event treachery_within_city", "activate varro")
    rig(pos, 4, 4)
    assert kinds(told(pos, "besiege")).count("siege-roll") == 1
    assert siege_points(pos, "insubres") == 1
    slow = table("treachery_within_city", R, {"capua": 6}, generals={"paullus": "capua"})
    refused(slow, "event treachery_within_city", "25", "nobody-to-activate")


# -- 55 Messenger Intercepted ------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "26.1.1")
@pytest.mark.parametrize("seat", [R, C])
def test_55_a_random_card_changes_hands(seat):
    foe = C if seat == R else R
    me, you = (0, 1) if seat == R else (1, 0)
    pos = table("messenger_intercepted", seat)
    mine, his = set(pos.hands[me]), set(pos.hands[you])
    events = told(pos, "event messenger_intercepted")
    stolen = his - set(pos.hands[you])
    assert len(stolen) == 1
    assert set(pos.hands[me]) == (mine | stolen) - {CARD["messenger_intercepted"]}
    assert only(events, "intercepted").args["side"] == foe
    assert discarded(pos, "messenger_intercepted")
    assert over(pos)
    assert to_move(pos) == foe, "nobody demands anything without the option"
    shown = pos.view(you)["cards"]["known"][seat]
    assert [CARD[name] for name in shown] == list(stolen), "the robbed player knows it"
    empty = table("messenger_intercepted", seat, hands={seat: ["messenger_intercepted"], foe: []})
    refused(empty, "event messenger_intercepted", "25", "empty-hand")


@pytest.mark.rule("8.3")
def test_55_every_card_of_the_hand_can_be_drawn():
    found = set()
    for die in range(1, 7):
        pos = table("messenger_intercepted", C)
        rig(pos, die)
        do(pos, "event messenger_intercepted")
        found |= set(pos.hands[1]) & {CARD[name] for name in FILLERS[R]}
    assert found == {CARD[name] for name in FILLERS[R]}


# -- 56 Grain Shortage -------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_56_three_roman_pcs_of_carthages_choice():
    control = {
        R: ["pisae", "cosa", "arpi", "nicaea", "roma", "enna"],
        C: ["lilybaeum", "panormus", "agrigentum"],
    }
    pos = table("grain_shortage", C, {"pisae": 5}, control=control)
    do(pos, "event grain_shortage")
    assert to_move(pos) == C
    assert choices(pos, "remove") == {"pisae", "cosa", "arpi", "nicaea", "enna"}, "CUs do not protect them"
    refused(pos, "remove roma", "25", "not-ordinary-by-event")
    do(pos, "remove pisae", "remove nicaea", "remove enna")
    assert over(pos)
    assert [controls(pos, s) for s in ("pisae", "nicaea", "enna", "cosa", "arpi")] == [None, None, None, R, R]


@pytest.mark.rule("8.3")
def test_56_all_if_there_are_fewer_and_only_with_sicilia():
    control = {R: ["pisae", "cosa", "roma"], C: ["lilybaeum", "panormus", "agrigentum"]}
    pos = table("grain_shortage", C, control=control)
    do(pos, "event grain_shortage")
    assert [controls(pos, s) for s in ("pisae", "cosa", "roma")] == [None, None, R]
    assert pos.outcome is None
    assert over(pos)
    refused(table("grain_shortage", C), "event grain_shortage", "25", "province-not-yours")
    none = {R: ["roma", "capua"], C: ["lilybaeum", "panormus", "agrigentum"]}
    refused(table("grain_shortage", C, control=none), "event grain_shortage", "25", "no-pc-to-strike")
    refused(table("grain_shortage", R, control=control), "event grain_shortage", "8.3", "not-your-event")


# -- 57, 58 counsels ---------------------------------------------------------------------------------------


def going(side: str, general: str, start: str, count: int, markers: int) -> PunicWar:
    units = {side: {start: count}, R if side == C else C: {}}
    more: dict[str, Any] = {
        "phase": "march",
        "general": general,
        "seat": side,
        "markers": markers,
        "card": "minor_campaign_a",
    }
    return scene(units[R], units[C], {general: f"{start}:proconsul"}, hands=FILLERS, **more)


@pytest.mark.rule("8.3")
def test_57_carthaginian_cus_do_not_leave_africa():
    pos = table("hanno_counsels_carthage", R)
    do(pos, "event hanno_counsels_carthage")
    assert pos.view(1)["markers"]["hanno_counsels"] is True
    assert discarded(pos, "hanno_counsels_carthage")
    pos = going(C, "hasdrubal", "carthago", 4, HANNO_COUNSELS)
    refused(pos, "sail gades", "25", "counsel-hanno")
    refused(going(C, "hasdrubal", "carthago", 2, HANNO_COUNSELS), "sail_in gades", "25", "counsel-hanno")
    assert choices(pos, "sail") == {"icosium", "saldae", "hippo_regius", "utica", "tacapae", "hadrumetum"}
    do(pos, "take 0")
    assert "gades" in choices(pos, "sail"), "he may go alone"
    pos = going(C, "hasdrubal", "gades", 4, HANNO_COUNSELS)
    assert {"carthago", "aleria"} <= choices(pos, "sail"), "those elsewhere are free"
    pos = going(R, "varro", "lilybaeum", 5, HANNO_COUNSELS)
    assert "utica" in choices(pos, "sail")


@pytest.mark.rule("8.3")
def test_57_reinforcements_are_placed_elsewhere_as_usual():
    pos = scene(generals={"hannibal": "taurini"}, phase="reinforcements", turn=2, markers=HANNO_COUNSELS)
    places = []
    while step(pos) == "CarthageLevy":
        places.append(choices(pos, "place"))
        do(pos, f"place {sorted(choices(pos, 'place'))[-1]}")
    assert {"carthago", "carthago_nova", "taurini"} <= places[-1]


@pytest.mark.rule("8.3")
def test_58_roman_cus_do_not_move_into_africa():
    pos = table("cato_counsels_rome", C)
    do(pos, "event cato_counsels_rome")
    assert pos.view(0)["markers"]["cato_counsels"] is True
    pos = going(R, "varro", "lilybaeum", 5, CATO_COUNSELS)
    refused(pos, "sail utica", "25", "counsel-cato")
    assert "gades" in choices(pos, "sail")
    do(pos, "take 0")
    assert "hippo_regius" in choices(pos, "sail"), "he may go alone"
    pos = going(R, "varro", "hippo_regius", 5, CATO_COUNSELS)
    assert {"thabraca", "cirta"} <= choices(pos, "march"), "those in Africa are free"
    assert {"saldae", "roma"} <= choices(pos, "sail")
    pos = going(C, "hasdrubal", "carthago", 4, CATO_COUNSELS)
    assert "gades" in choices(pos, "sail")


@pytest.mark.rule("8.3")
def test_58_reinforcements_join_armies_in_africa():
    pos = scene(
        {"utica": 5}, generals={"varro": "utica"}, phase="reinforcements", turn=2, markers=CATO_COUNSELS
    )
    while step(pos) == "CarthageLevy":
        do(pos, sorted(legal(pos))[0])
    assert "utica" in choices(pos, "place")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("card", "seat", "marker"),
    [("hanno_counsels_carthage", R, HANNO_COUNSELS), ("cato_counsels_rome", C, CATO_COUNSELS)],
)
def test_57_58_whose_they_are_and_not_twice(card, seat, marker):
    refused(table(card, seat, markers=marker), f"event {card}", "25", "marker-lies-there")
    refused(table(card, C if seat == R else R), f"event {card}", "8.3", "not-your-event")


@pytest.mark.rule("8.3", "8.7")
@pytest.mark.parametrize(
    ("card", "seat", "marker", "ending"),
    [
        ("hanno_counsels_carthage", R, HANNO_COUNSELS, HANNO_ENDING),
        ("cato_counsels_rome", C, CATO_COUNSELS, CATO_ENDING),
    ],
)
def test_57_58_may_be_renewed_in_the_turn_that_would_end_them(card, seat, marker, ending):
    pos = table(card, seat, markers=marker | ending)
    do(pos, f"event {card}")
    assert pos.markers & (marker | ending) == marker


@pytest.mark.rule("8.7", "5.7")
@pytest.mark.parametrize("marker", [HANNO_COUNSELS, CATO_COUNSELS])
def test_57_58_end_with_the_turn_after_a_shuffle(marker):
    """Without a shuffle the counsel goes on; a shuffle before a deal ends it when that turn is over."""
    quiet = next_turn(scene(phase="victory", markers=marker, turn=3))
    assert quiet.marked(marker)
    shuffled = next_turn(scene(phase="victory", markers=marker | RESHUFFLE, turn=3))
    assert not shuffled.marked(marker), "shuffled at the end of the turn: the next has begun"
    pos = scene(phase="victory", markers=marker, turn=3, hands={R: ["diplomacy_a"], C: ["diplomacy_b"]})
    pos.discard, pos.deck = pos.deck[10:], pos.deck[:10]
    dealt = next_turn(pos)
    assert dealt.marked(marker), "shuffled before this turn's deal"
    assert dealt.markers & (HANNO_ENDING | CATO_ENDING)


def next_turn(pos: PunicWar) -> PunicWar:
    """Play on, without looking, until the next turn's cards are dealt."""
    turn = pos.turn
    while pos.turn == turn or pos.phase != 1:
        do(pos, sorted(legal(pos))[0])
        assert pos.outcome is None
    assert pos.turn == turn + 1
    return pos


# -- 61 to 63 Forced March ---------------------------------------------------------------------------------

RATED = {"varro": "roma", "marcellus": "arpi:proconsul", "paullus": "pisae"}


@pytest.mark.rule("8.3", "10.2")
@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("forced_march_1", {"varro"}),
        ("forced_march_2", {"varro", "marcellus"}),
        ("forced_march_3", {"varro", "marcellus", "paullus"}),
    ],
)
def test_61_to_63_six_points_for_a_general_of_the_rating(card, may):
    pos = table(card, R, {"roma": 5, "arpi": 5, "pisae": 5}, generals=RATED)
    do(pos, f"event {card}")
    assert choices(pos, "activate") == may
    for name in set(RATED) - may:
        refused(pos, f"activate {name}", "8.2", "too-few-ops")
    do(pos, "activate varro")
    assert marching(pos).points == 6
    do(pos, *(f"march {s}" for s in ("falerii", "faesulae", "cosa", "tarquinii", "roma", "praeneste")))
    refused(pos, "march roma", "10.2", "no-points")
    assert cus(pos, R, "praeneste") == 5, "all CUs go with him"
    do(pos, "halt")
    assert over(pos)
    assert discarded(pos, card)
    pos = table(card, R, {"roma": 5}, generals={"varro": "roma"})
    do(pos, f"ops {card}", "activate varro")
    assert marching(pos).points == 4


@pytest.mark.rule("8.3")
def test_61_no_event_without_such_a_general():
    pos = table("forced_march_1", R, {"arpi": 5}, generals={"marcellus": "arpi"})
    refused(pos, "event forced_march_1", "25", "nobody-to-activate")
    pos = table("forced_march_2", R, {"arpi": 5}, generals={"paullus": "arpi"})
    refused(pos, "event forced_march_2", "25", "nobody-to-activate")


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("card", "ships"), [("forced_march_1", False), ("forced_march_2", False), ("forced_march_3", True)]
)
def test_63_alone_has_a_ship(card, ships):
    pos = table(card, R, {"roma": 5}, generals={"varro": "roma"})
    do(pos, f"event {card}", "activate varro")
    assert bool(choices(pos, "sail")) == ships
    if not ships:
        refused(pos, "sail lilybaeum", "11.1", "no-ships")


@pytest.mark.rule("8.3", "11.4")
def test_63_three_spaces_and_a_sailing_or_two_sailings():
    pos = table("forced_march_3", R, {"arpi": 5}, generals={"varro": "arpi"})
    do(pos, "event forced_march_3", "activate varro", "march beneventum", "march capua", "march roma")
    assert marching(pos).points == 3
    do(pos, "sail lilybaeum")
    assert marching(pos).points == 0
    assert where(pos, "varro") == "lilybaeum"
    pos = table("forced_march_3", R, {"roma": 5, "lilybaeum": 2}, generals={"varro": "roma:proconsul"})
    do(pos, "event forced_march_3", "activate varro", "sail lilybaeum", "take 3", "sail tharros")
    assert (cus(pos, R, "lilybaeum"), cus(pos, R, "tharros")) == (4, 3), "he dropped 2 there"
    refused(pos, "march feronia", "10.2", "no-points")


@pytest.mark.rule("11.4")
def test_63_carries_five():
    pos = table("forced_march_3", R, {"roma": 6}, generals={"varro": "roma:proconsul"})
    do(pos, "event forced_march_3", "activate varro")
    refused(pos, "sail lilybaeum", "11.4", "fleet-limit")
    do(pos, "take 5", "sail lilybaeum", "halt")
    assert cus(pos, R, "lilybaeum") == 5
