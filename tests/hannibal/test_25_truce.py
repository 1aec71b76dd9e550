"""25 The Truce, and of every event: whose it is (8.3), whether it leaves the game (8.5), ends a Truce."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.position import MACEDON, RESHUFFLE, TRUCE_ON, PunicWar
from tests.hannibal.facts import CARD, CARD_ID, CLASSIC, COUNTER, SPACE
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    do,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    where,
)

FILLERS = {R: ["carthaginian_naval_victory", "sophonisba"], C: ["auxiliaries_campania", "numidian_ally"]}
SPARE = {R: "mutins_numidians", C: "mercenaries_desert"}
ETRURIA = ["pisae", "faesulae", "falerii", "cosa", "tarquinii"]
SAMNIUM = ["ariminum", "firmum_picenum", "sena", "praeneste", "terventum"]
APULIA = ["arpi", "cannae", "beneventum", "brundisium", "tarentum"]
THREE = {R: ["roma", "capua", "neapolis"], C: [*ETRURIA, *SAMNIUM, *APULIA]}


def hands(card: str) -> dict[str, list[str]]:
    """Two cards for each side, none of them this one and none that can be played as an event."""
    return {side: [c if c != card else SPARE[side] for c in cards] for side, cards in FILLERS.items()}


def round_with(card: str, seat: str, markers: int = TRUCE_ON, **more: Any) -> PunicWar:
    more.setdefault("hands", hands(card))
    return scene(phase="round", seat=seat, card=card, markers=markers | more.pop("marks", 0), **more)


# -- every event of the classic deck, at a moment when it can be played ------------------------------------

MOVE: dict[str, Any] = {"carthage": {"utica": 2}, "generals": {"hannibal": "utica"}}
GO = ["activate hannibal", "halt"]
AT_ROMA: dict[str, Any] = {"generals": {"varro": "roma"}}

# card: who plays it, the position, what he chooses
EVENTS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "corsica_sardinia_revolt": (C, {}, []),
    "sicilia_revolts": (C, {}, []),
    "numidia_revolts": (R, {}, ["province numidia_maior"]),
    "celtiberia_revolts": (R, {}, []),
    "native_guide": (C, MOVE, GO),
    "hostile_tribes_a": (R, {"carthage": {"gergovia": 2}}, []),
    "hostile_tribes_b": (R, {"carthage": {"gergovia": 2}}, []),
    "philip_allies": (C, {}, []),
    "philip_peace": (R, {"marks": MACEDON}, []),
    "macedonian_reinforcements": (C, {"marks": MACEDON}, ["place utica"]),
    "balearic_slingers": (C, {}, ["place utica"]),
    "african_reinforcements": (C, {}, []),
    "bruttium_recruits": (C, {"generals": {"hannibal": "heraclea"}}, []),
    "ligurian_recruits": (C, {"generals": {"hannibal": "verona"}}, []),
    "iberian_recruits": (C, {"generals": {"hannibal": "toletum"}}, []),
    "gallic_recruits": (C, {"generals": {"hannibal": "taurini"}}, []),
    "surprise_sortie": (R, {"carthage": {"capua": 3}, "siege": {"capua": 1}}, []),
    "traitor_in_tarentum": (C, MOVE, GO),
    "senate_dismisses_proconsul": (
        C,
        {"rome": {"capua": 5}, "generals": {"nero": "capua:proconsul"}},
        ["general varro"],
    ),
    "mercenaries_desert": (R, {"carthage": {"segovia": 1}}, []),
    "mutins_numidians": (C, {}, ["place enna"]),
    "numidian_ally": (R, {}, ["pc cirta", "done"]),
    "sophonisba": (C, {"control": {R: ["cirta"], C: ["utica"]}}, ["pc cirta", "done"]),
    "capua_sides_with_carthage": (C, {"control": THREE}, []),
    "syracuse_allies_with_carthage": (C, {}, []),
    "i_have_come_into_italy": (C, {"generals": {"hannibal": "taurini"}}, ["pc pisae", "pc cosa"]),
    "hannibal_charms_italy": (C, MOVE, GO),
    "carthaginian_naval_victory": (C, {}, []),
    "siege_train": (C, {"generals": {"hannibal": "taurini"}}, []),
    "major_campaign_a": (C, MOVE, GO),
    "major_campaign_b": (C, MOVE, GO),
    "diplomacy_a": (R, {}, ["pc cirta"]),
    "diplomacy_b": (C, {}, ["pc pisae"]),
    "minor_campaign_a": (C, MOVE, GO),
    "minor_campaign_b": (C, MOVE, GO),
    "minor_campaign_c": (C, MOVE, GO),
    "minor_campaign_d": (C, MOVE, GO),
    "two_legions_of_slaves": (R, {"control": THREE}, []),
    "auxiliaries_apulia": (R, AT_ROMA, []),
    "auxiliaries_etruria": (R, AT_ROMA, []),
    "auxiliaries_samnium": (R, AT_ROMA, []),
    "auxiliaries_lucania": (R, AT_ROMA, []),
    "auxiliaries_campania": (R, AT_ROMA, []),
    "opposing_fleet_breaks_siege": (R, {"carthage": {"tarentum": 3}, "siege": {"tarentum": 2}}, []),
    "adriatic_pirates": (C, MOVE, GO),
    "epidemic": (C, {"rome": {"arpi": 5}, "generals": {"varro": "arpi"}}, []),
    "pestilence": (C, {"rome": {"gades": 5}, "generals": {"varro": "gades"}, "siege": {"gades": 1}}, []),
    "tribal_resistance": (R, {"rome": {"insubres": 3}, "siege": {"insubres": 1}}, []),
    "treachery_within_city": (C, MOVE, GO),
    "messenger_intercepted": (R, {}, []),
    "grain_shortage": (
        C,
        {"control": {R: ["pisae", "roma"], C: ["lilybaeum", "panormus", "agrigentum"]}},
        [],
    ),
    "hanno_counsels_carthage": (R, {}, []),
    "cato_counsels_rome": (C, {}, []),
    "forced_march_1": (C, MOVE, GO),
    "forced_march_2": (C, MOVE, GO),
    "forced_march_3": (C, MOVE, GO),
    "truce": (C, {}, []),
}
ROMAN = {
    "philip_peace",
    "mercenaries_desert",
    "numidian_ally",
    "two_legions_of_slaves",
    "auxiliaries_apulia",
    "auxiliaries_etruria",
    "auxiliaries_samnium",
    "auxiliaries_lucania",
    "auxiliaries_campania",
    "hanno_counsels_carthage",
}
CARTHAGINIAN = {
    "philip_allies",
    "macedonian_reinforcements",
    "african_reinforcements",
    "bruttium_recruits",
    "ligurian_recruits",
    "gallic_recruits",
    "mutins_numidians",
    "sophonisba",
    "capua_sides_with_carthage",
    "syracuse_allies_with_carthage",
    "i_have_come_into_italy",
    "hannibal_charms_italy",
    "carthaginian_naval_victory",
    "siege_train",
    "adriatic_pirates",
    "grain_shortage",
    "cato_counsels_rome",
}
LEAVES = {"philip_allies", "philip_peace", "capua_sides_with_carthage", "syracuse_allies_with_carthage"}
# Those that move armies, and the Truce itself.
KEEPS_TRUCE = {card for card, (_, _, chosen) in EVENTS.items() if chosen == GO} | {"truce"}
BATTLE_AND_WEATHER = {
    "maharbals_cavalry",
    "spy_in_enemy_camp",
    "spanish_allies_desert",
    "numidian_allies_desert",
    "bad_weather",
    "elephant_fright",
    "ally_deserts",
    "storms_at_sea",
}


def test_the_tables_hold_the_whole_classic_deck():
    classic = set(CARD_ID[:CLASSIC])
    assert len(classic) == 65
    assert set(EVENTS) | BATTLE_AND_WEATHER == classic
    assert not set(EVENTS) & BATTLE_AND_WEATHER
    counters = {CARD_ID[card] for card in range(CLASSIC) if COUNTER[card]}
    assert counters - BATTLE_AND_WEATHER == {"hostile_tribes_a", "hostile_tribes_b"}, (
        "events and counters both"
    )
    assert len(KEEPS_TRUCE) == 15


def play(card: str, markers: int = TRUCE_ON) -> tuple[PunicWar, list[str]]:
    seat, more, chosen = EVENTS[card]
    pos = round_with(card, seat, markers, **more)
    events = told(pos, f"event {card}", *chosen)
    assert (step(pos), to_move(pos)) == ("Round", C if seat == R else R), "the card is done with"
    return pos, kinds(events)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("card", sorted(EVENTS))
def test_an_event_ends_a_truce_unless_it_moves_an_army(card):
    pos, told_of = play(card)
    assert pos.marked(TRUCE_ON) == (card in KEEPS_TRUCE)
    assert ("truce-ends" in told_of) == (card not in KEEPS_TRUCE)
    pos, told_of = play(card, 0)
    assert pos.marked(TRUCE_ON) == (card == "truce")
    assert "truce-ends" not in told_of


@pytest.mark.rule("8.5")
@pytest.mark.parametrize("card", sorted(EVENTS))
def test_where_a_card_goes_after_its_event_its_ops_and_a_discard(card):
    pos, _ = play(card)
    assert (CARD[card] in pos.removed, CARD[card] in pos.discard) == (card in LEAVES, card not in LEAVES)
    seat, _, _ = EVENTS[card]
    pos = round_with(card, seat, carthage={"utica": 1})
    do(pos, f"discard {card}")
    assert CARD[card] in pos.discard
    assert pos.removed == []
    mover = {R: ({"roma": 5}, {}, {"varro": "roma"}), C: ({}, {"utica": 5}, {"hannibal": "utica"})}[seat]
    pos = scene(*mover, phase="round", seat=seat, card=card, hands=hands(card), markers=TRUCE_ON)
    do(pos, f"ops {card}", f"activate {next(iter(mover[2]))}", "halt")
    assert CARD[card] in pos.discard
    assert pos.removed == []
    assert pos.marked(TRUCE_ON), "OPs never end a truce"


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("card", sorted(EVENTS))
def test_whose_event_it_is(card):
    seat, more, _ = EVENTS[card]
    other = C if seat == R else R
    pos = round_with(card, other, **more)
    if card in ROMAN | CARTHAGINIAN:
        assert seat == (R if card in ROMAN else C)
        refused(pos, f"event {card}", "8.3", "not-your-event")
    else:
        refusal = pos.why_not(0 if other == R else 1, pos.table.number(f"event {card}") or 0)
        assert refusal is None or refusal.message != "not-your-event", (
            "either side's, if it would do anything"
        )
    assert f"ops {card}" in legal(pos), "anybody may use the OPs"


@pytest.mark.rule("8.3", "8.6")
def test_an_event_that_could_do_nothing_is_not_played_and_ends_no_truce():
    pos = round_with("auxiliaries_apulia", R, rome={"arpi": 5})
    refused(pos, "event auxiliaries_apulia", "25", "nobody-to-receive")
    do(pos, "discard auxiliaries_apulia")
    assert pos.marked(TRUCE_ON)


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("card", "seat"), [("numidian_ally", R), ("sophonisba", C)])
def test_an_event_has_to_do_something_before_it_is_done(card, seat):
    control = {R: ["theveste"], C: ["cirta"]}
    pos = round_with(card, seat, control=control)
    do(pos, f"event {card}")
    refused(pos, "done", "8.3", "event-not-begun")
    space = "cirta" if seat == R else "theveste"
    do(pos, f"pc {space}", "done")
    assert controls(pos, space) == seat
    assert not pos.marked(TRUCE_ON)


# -- 64 what a Truce forbids -------------------------------------------------------------------------------


def march(general: str, start: str, count: int | str, foe=None, generals=None, **more: Any) -> PunicWar:
    side = R if general in ("varro", "nero", "marcellus") else C
    units: dict[str, Any] = {side: {start: count}, R if side == C else C: foe or {}}
    more.setdefault("phase", "march")
    more.setdefault("card", "minor_campaign_a")
    more.setdefault("hands", hands(""))
    more.setdefault("markers", TRUCE_ON)
    return scene(units[R], units[C], {general: start, **(generals or {})}, seat=side, general=general, **more)


@pytest.mark.rule("8.3", "10.2")
def test_nobody_enters_a_space_with_an_enemy_pc_or_cu():
    control = {R: ["arpi", "terventum"], C: ["cannae"], "tribes": ["boii"]}
    pos = march("varro", "arpi", 5, {"beneventum": 1}, control=control)
    refused(pos, "march cannae", "25", "truce-entry")
    refused(pos, "march beneventum", "25", "truce-entry")
    assert choices(pos, "march") == {"terventum"}
    free = march("varro", "arpi", 5, {"beneventum": 1}, control=control, markers=0)
    assert choices(free, "march") == {"terventum", "cannae", "beneventum"}
    pos = march("varro", "arpi", 5, control={R: ["arpi"], C: ["cannae"]})
    assert choices(pos, "march") == {"terventum", "beneventum"}, "empty spaces are free"
    do(pos, "march beneventum", "march heraclea", "march tarentum")
    assert where(pos, "varro") == "tarentum", "a city that is nobody's here"


@pytest.mark.rule("8.3", "10.2")
def test_nor_does_a_general_alone_nor_one_who_sails():
    pos = march("hannibal", "taurini", 0, control={R: ["roma"], C: [], "tribes": []})
    assert "insubres" in choices(pos, "march"), "a neutral tribe is no enemy"
    pos = march("nero", "mutina", 0, control={R: ["roma"], C: ["verona"], "tribes": ["boii"]})
    refused(pos, "march verona", "25", "truce-entry")
    refused(pos, "march boii", "25", "truce-entry")
    pos = march("hasdrubal", "utica", 3)
    refused(pos, "sail lilybaeum", "25", "truce-entry")
    assert "gades" in choices(pos, "sail")
    assert not {"aleria", "roma", "messana"} & choices(pos, "sail")


@pytest.mark.rule("8.3", "11.3")
def test_nor_does_one_sail_into_a_city_past_the_enemy_before_its_walls():
    pos = march("hasdrubal", "carthago", 2, {"utica": 3})
    refused(pos, "sail utica", "25", "truce-entry")
    refused(pos, "sail_in utica", "25", "truce-entry")
    assert "utica" in choices(march("hasdrubal", "carthago", 2, {"utica": 3}, markers=0), "sail_in")
    assert "utica" in choices(march("hasdrubal", "carthago", 2), "sail_in")


@pytest.mark.rule("8.3", "12.1")
def test_nobody_intercepts():
    control = {R: ["arpi"], C: ["heraclea"]}
    near = {"foe": {"heraclea": 5}, "generals": {"mago": "heraclea"}, "control": control}
    pos = march("varro", "arpi", 5, **near)
    do(pos, "march cannae")
    assert (to_move(pos), step(pos)) == (R, "March"), "Mago is not asked"
    pos = march("varro", "arpi", 5, **near, markers=0)
    do(pos, "march cannae")
    assert legal(pos) == {"intercept mago", "done"}


@pytest.mark.rule("8.3", "20.1.2")
def test_no_siege_but_neutral_tribes_may_be_subjugated():
    refused(march("hannibal", "capua", 5), "besiege", "25", "truce-siege")
    assert "besiege" in legal(march("hannibal", "capua", 5, markers=0))
    for general in ("hannibal", "varro"):
        pos = march(general, "aquitani", 5)
        rig(pos, 6)
        do(pos, "besiege")
        assert pos.siege[SPACE["aquitani"]] == 1
    refused(march("varro", "insubres", 5), "besiege", "25", "truce-siege")


@pytest.mark.rule("8.3", "20.4")
def test_no_sortie():
    pos = march("varro", "capua/in", 2, {"capua": 5})
    refused(pos, "sortie", "25", "truce-sortie")
    assert "sortie" in legal(march("varro", "capua/in", 2, {"capua": 5}, markers=0))


@pytest.mark.rule("8.3", "20.5")
def test_siege_points_stay_as_long_as_the_besiegers():
    pos = march("hannibal", "capua", 5, {"capua/in": 1}, siege={"capua": 2}, control={R: ["capua"], C: []})
    do(pos, "take 2", "march beneventum", "halt")
    assert (cus(pos, C, "capua"), pos.siege[SPACE["capua"]]) == (3, 2)
    pos = march("hannibal", "capua", 5, {"capua/in": 1}, siege={"capua": 2}, control={R: ["capua"], C: []})
    do(pos, "march beneventum", "halt")
    assert pos.siege[SPACE["capua"]] == 0


@pytest.mark.rule("8.3", "19.2.2")
def test_pcs_under_enemy_cus_are_not_turned_over():
    control = {R: ["arpi", "cannae"], C: []}
    more: dict[str, Any] = {"carthage": {"arpi": 5, "beneventum": 1}, "control": control, "seat": C}
    pos = scene(phase="ops", markers=TRUCE_ON, hands=hands(""), **more)
    refused(pos, "pc arpi", "25", "truce-pc")
    do(pos, "pc beneventum")
    assert controls(pos, "beneventum") == C, "empty spaces may be taken"
    pos = scene(phase="ops", hands=hands(""), **more)
    do(pos, "pc arpi")
    assert controls(pos, "arpi") == C


@pytest.mark.rule("8.3", "21.1.1")
def test_those_cus_still_face_the_winter():
    pos = round_with("truce", C, carthage={"arpi": 5}, hands={R: [], C: ["truce"]})
    rig(pos, 6)
    events = told(pos, "event truce")
    winter = only(events, "attrition")
    assert (winter.rule, winter.args["space"], winter.args["rolls"]) == ("21.1.1", "arpi", [6])
    assert cus(pos, C, "arpi") == 3
    assert controls(pos, "arpi") == R


@pytest.mark.rule("8.3", "11.5")
def test_carthage_sails_without_the_naval_die():
    pos = march("hasdrubal", "utica", 5)
    rig(pos, 6)
    events = told(pos, "sail gades")
    assert "naval-die" not in kinds(events)
    assert (where(pos, "hasdrubal"), cus(pos, C, "gades")) == ("gades", 5)
    pos = march("hasdrubal", "utica", 5, markers=0)
    rig(pos, 6)
    assert "naval-die" in kinds(told(pos, "sail gades"))


@pytest.mark.rule("8.4")
def test_counter_events_do_not_end_it():
    pos = march("varro", "roma", 5, hands={R: FILLERS[R], C: ["bad_weather", "numidian_ally"]})
    do(pos, "march praeneste", "march sena", "march firmum_picenum", "counter bad_weather")
    assert where(pos, "varro") == "sena"
    assert pos.marked(TRUCE_ON)
    pos = march("varro", "nemausus", 5, hands={R: FILLERS[R], C: ["hostile_tribes_a", "numidian_ally"]})
    do(pos, "march rhodanus")
    do(rig(pos, 6), "counter hostile_tribes_a")
    assert cus(pos, R, "rhodanus") == 3
    assert pos.marked(TRUCE_ON), "out of turn; as the card of a round it would"


# -- 64 the card -------------------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "8.7.1")
def test_a_truce_begins_and_the_deck_will_be_shuffled():
    pos = round_with("truce", R, 0)
    do(pos, "event truce")
    assert pos.view(0)["markers"]["truce"] is True
    assert pos.view(1)["markers"]["reshuffle"] is True
    assert CARD["truce"] in pos.discard


@pytest.mark.rule("8.7.1")
@pytest.mark.parametrize("way", ["ops", "discard", "philip"])
def test_however_the_card_leaves_a_hand(way):
    if way == "philip":
        pos = round_with("philip_allies", C, 0, hands={R: ["truce"], C: ["numidian_ally"]})
        do(pos, "event philip_allies")
    else:
        pos = round_with("truce", C, 0, **MOVE)
        do(pos, f"{way} truce", *(GO if way == "ops" else []))
    assert pos.marked(RESHUFFLE)
    assert not pos.marked(TRUCE_ON), "that is for its event"


@pytest.mark.rule("8.7.1")
def test_no_shuffle_for_a_card_that_stays_in_a_hand():
    pos = round_with("messenger_intercepted", R, 0, hands={R: ["sophonisba"], C: ["truce"]})
    do(pos, "event messenger_intercepted")
    assert CARD["truce"] in pos.hands[0]
    assert not pos.marked(RESHUFFLE)


@pytest.mark.rule("8.7.1", "5.7")
def test_the_shuffle_at_the_end_of_the_turn_does_not_end_the_truce():
    pos = scene(phase="victory", markers=TRUCE_ON | RESHUFFLE, turn=2)
    pos.discard = pos.deck[:20]
    pos.deck = pos.deck[20:]
    cards = sorted(pos.discard + pos.deck)
    events = []
    while pos.turn == 1:
        events += told(pos, sorted(legal(pos))[0])
    assert "reshuffled" in kinds(events)
    assert (pos.discard, sorted(pos.deck)) == ([], cards)
    assert pos.marked(TRUCE_ON)
    assert not pos.marked(RESHUFFLE)


@pytest.mark.rule("8.3")
def test_when_it_is_over_war_goes_on_with_the_next_card():
    hand = {R: ["numidian_ally", "sophonisba"], C: ["forced_march_1", "auxiliaries_campania"]}
    pos = round_with("numidian_ally", R, hands=hand, carthage={"mutina": 5}, generals={"hannibal": "mutina"})
    do(pos, "event numidian_ally", "pc cirta", "done", "ops forced_march_1", "activate hannibal")
    assert "ariminum" in choices(pos, "march")
    pos = round_with("numidian_ally", R, hands=hand, carthage={"mutina": 5}, generals={"hannibal": "mutina"})
    do(pos, "discard numidian_ally", "ops forced_march_1", "activate hannibal")
    refused(pos, "march ariminum", "25", "truce-entry")
