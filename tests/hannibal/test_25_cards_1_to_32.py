"""25 The events of cards 1 to 32 as cards of a round; counter-events have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hannibal.politics import connected
from bellum.games.hannibal.position import MACEDON, NAVAL_VICTORY, PunicWar
from tests.hannibal.facts import CARD, PROVINCE_OF, SPACE, SPACE_ID, SPACES
from tests.hannibal.facts import PROVINCE as PROVINCE_NUMBER
from tests.hannibal.kit import (
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    holds,
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

FILLERS = {R: ["tribal_resistance", "grain_shortage"], C: ["surprise_sortie", "two_legions_of_slaves"]}
ITALIA = {
    "etruria": ["pisae", "faesulae", "falerii", "cosa", "tarquinii"],
    "samnium": ["ariminum", "firmum_picenum", "sena", "praeneste", "terventum"],
    "apulia": ["arpi", "cannae", "beneventum", "brundisium", "tarentum"],
    "lucania": ["heraclea", "paestum", "croton", "rhegium"],
}


def table(card, seat, rome=None, carthage=None, generals=None, **more) -> PunicWar:
    """A round in which ``seat`` holds a card, and both hands a few that do nothing here."""
    more.setdefault("hands", {side: [c for c in cards if c != card] for side, cards in FILLERS.items()})
    return scene(rome, carthage, generals, phase="round", seat=seat, card=card, **more)


def spaces_of(province: str) -> set[str]:
    return {SPACE_ID[s] for s in range(SPACES) if PROVINCE_OF[s] == PROVINCE_NUMBER[province]}


def gone(pos: PunicWar, card: str) -> str:
    """Where a card lies."""
    piles = {"discard": pos.discard, "removed": pos.removed, "aside": pos.aside, "deck": pos.deck}
    found = [name for name, pile in piles.items() if CARD[card] in pile]
    assert len(found) == 1
    return found[0]


def over(pos: PunicWar) -> bool:
    """Whether the card is done with and the enemy is to play his."""
    return step(pos) == "Round" and pos.card < 0


def settle(pos: PunicWar) -> PunicWar:
    """Play the first thing there is until the next card."""
    while step(pos) != "Round":
        do(pos, sorted(legal(pos))[0])
    return pos


# -- 1, 2, 4 revolts ---------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_1_corsica_and_sardinia_revolt_against_who_controls_them():
    pos = table("corsica_sardinia_revolt", C, {"carales": 1})
    events = told(pos, "event corsica_sardinia_revolt")
    lost = {"aleria", "turris_libisonis", "tharros", "feronia"}
    assert set(only(events, "revolt").args["spaces"]) == lost
    assert {controls(pos, space) for space in lost} == {None}, "they are left empty"
    assert controls(pos, "carales") == R, "a CU holds it"
    assert cus(pos, R, "carales") == 1
    assert holds(pos, "corsica_sardinia") is None
    assert over(pos)
    assert to_move(pos) == R
    assert gone(pos, "corsica_sardinia_revolt") == "discard"


@pytest.mark.rule("8.3")
def test_1_no_revolt_unless_the_enemy_controls_the_province():
    refused(table("corsica_sardinia_revolt", R), "event corsica_sardinia_revolt", "25", "province-not-enemys")
    two = {R: ["aleria", "tharros"], C: []}
    refused(
        table("corsica_sardinia_revolt", C, control=two),
        "event corsica_sardinia_revolt",
        "25",
        "province-not-enemys",
    )
    three = {R: ["aleria", "tharros", "carales"], C: ["feronia"]}
    pos = table("corsica_sardinia_revolt", C, control=three)
    do(pos, "event corsica_sardinia_revolt")
    assert [controls(pos, s) for s in three[R]] == [None] * 3
    assert controls(pos, "feronia") == C
    guarded = dict.fromkeys(three[R], 1)
    pos = table("corsica_sardinia_revolt", C, guarded, control=three)
    refused(pos, "event corsica_sardinia_revolt", "25", "nobody-to-revolt")


@pytest.mark.rule("8.3")
def test_2_sicilia_revolts_but_not_its_city_and_not_syracusae():
    pos = table("sicilia_revolts", C, {"agrigentum": 8}, generals={"longus": "agrigentum"})
    do(pos, "event sicilia_revolts")
    assert [controls(pos, s) for s in ("lilybaeum", "panormus", "enna")] == [None] * 3
    assert [controls(pos, s) for s in ("agrigentum", "messana", "syracusae")] == [R, R, R]
    assert holds(pos, "sicilia") is None
    assert holds(pos, "syracusae") == R
    refused(table("sicilia_revolts", R), "event sicilia_revolts", "25", "province-not-enemys")


@pytest.mark.rule("8.3")
def test_3_numidia_revolts_in_one_province_whoever_controls_it():
    control = {R: ["icosium", "saldae", "vescera"], C: ["zuccabar", "tubusuctu", "cirta", "theveste"]}
    pos = table("numidia_revolts", R, carthage={"zuccabar": 1}, control=control)
    assert holds(pos, "numidia_maior") == R
    do(pos, "event numidia_revolts")
    assert choices(pos, "province") == {"numidia_maior", "numidia_minor"}
    refused(pos, "province sicilia", "25", "event-province")
    do(pos, "province numidia_maior")
    assert controls(pos, "tubusuctu") is None
    assert controls(pos, "zuccabar") == C, "a CU holds it"
    assert controls(pos, "icosium") == R
    assert [controls(pos, s) for s in ("cirta", "theveste")] == [C, C]
    assert over(pos)


@pytest.mark.rule("8.3")
def test_3_no_revolt_where_the_enemy_has_no_pc_to_lose():
    refused(table("numidia_revolts", C), "event numidia_revolts", "25", "nobody-to-revolt")
    only_minor = {R: [], C: ["cirta", "theveste"]}
    refused(
        table("numidia_revolts", R, carthage={"cirta": 1, "theveste": 1}, control=only_minor),
        "event numidia_revolts",
        "25",
        "nobody-to-revolt",
    )
    pos = table("numidia_revolts", R, carthage={"cirta": 1}, control=only_minor)
    do(pos, "event numidia_revolts")
    assert [controls(pos, s) for s in ("cirta", "theveste")] == [C, None], "of one province nobody is asked"


@pytest.mark.rule("8.3")
def test_4_celtiberia_revolts():
    pos = table("celtiberia_revolts", R, carthage={"toletum": 1})
    do(pos, "event celtiberia_revolts")
    assert [controls(pos, s) for s in ("arsa", "salmantica", "segovia", "segobriga")] == [None] * 4
    assert controls(pos, "toletum") == C
    assert controls(pos, "laminium") == C, "another province"
    refused(table("celtiberia_revolts", C), "event celtiberia_revolts", "25", "province-not-enemys")


# -- 5 Native Guide ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.6.1.1", "10.6.1.2")
@pytest.mark.parametrize(("word", "alps", "other", "left"), [("event", -3, -5, 7), ("ops", 0, -2, 5)])
def test_5_the_guide_helps_at_every_pass_on_top_of_what_a_pass_gives(word, alps, other, left):
    pos = table(
        "native_guide",
        C,
        carthage={"ligures_occidentales": 10},
        generals={"hasdrubal": "ligures_occidentales"},
    )
    do(pos, f"{word} native_guide", "activate hasdrubal")
    rig(pos, 6, 6)
    events = told(pos, "march ligures_orientales", "march taurini")
    rolls = [event.args for event in events if event.kind == "attrition"]
    assert [(roll["rolls"], roll["modifier"]) for roll in rolls] == [([6], alps), ([6], other)]
    assert cus(pos, C, "taurini") == left


@pytest.mark.rule("8.3", "8.2")
def test_5_only_generals_of_rating_1_and_2_take_a_guide():
    pos = table(
        "native_guide",
        R,
        {"pisae": 5, "faesulae": 5, "cosa": 5},
        generals={"paullus": "pisae", "varro": "faesulae", "marcellus": "cosa:proconsul"},
    )
    do(pos, "event native_guide")
    assert choices(pos, "activate") == {"varro", "marcellus"}
    refused(pos, "activate paullus", "8.2", "too-few-ops")
    do(pos, "activate varro", "halt")
    assert over(pos), "it moves one general"
    nobody = table("native_guide", R, {"pisae": 5}, generals={"paullus": "pisae"})
    refused(nobody, "event native_guide", "25", "nobody-to-activate")


# -- 9A, 9B Philip -----------------------------------------------------------------------------------------


def voyage(pos: PunicWar) -> str:
    """Carthage's next card takes Hasdrubal and 2 CUs from Utica to Aleria, the naval die shows a dot.

    1 dot of Utica and 1 of the die against the diamond of Aleria and the Roman PC there: he would return.
    """
    do(pos, f"discard {sorted(choices(pos, 'discard'))[0]}", "ops minor_campaign_b", "activate hasdrubal")
    rig(pos, 1)
    do(pos, "sail aleria")
    return where(pos, "hasdrubal")


def at_utica(card, seat=C, **more) -> PunicWar:
    hands = {R: FILLERS[R], C: [card, "minor_campaign_b"]}
    return table(card, seat, {}, {"utica": 2}, {"hasdrubal": "utica"}, hands=hands, **more)


@pytest.mark.rule("8.3", "8.5", "11.5")
def test_9a_philip_costs_rome_a_card_and_gives_carthage_a_dot():
    pos = at_utica("philip_allies")
    assert gone(pos, "philip_peace") == "aside"
    events = told(pos, "event philip_allies")
    assert only(events, "card-lost").args["side"] == R
    lost = only(events, "card-lost").args["card"]
    assert lost in FILLERS[R]
    assert len(pos.hands[0]) == 1
    assert gone(pos, lost) == "discard"
    assert gone(pos, "philip_peace") == "discard"
    assert gone(pos, "philip_allies") == "removed"
    assert pos.view(0)["markers"]["macedonian_alliance"] is True
    assert voyage(pos) == "aleria"


@pytest.mark.rule("11.5")
def test_9a_without_the_alliance_the_same_sailing_returns():
    pos = at_utica("carthaginian_naval_victory")
    do(pos, "discard carthaginian_naval_victory")
    assert voyage(pos) == "utica"


@pytest.mark.rule("8.5")
def test_9a_a_hand_without_cards_loses_none_and_ops_change_nothing():
    pos = table("philip_allies", C, hands={R: [], C: ["philip_allies", "surprise_sortie"]})
    do(pos, "event philip_allies")
    assert pos.marked(MACEDON)
    pos = table("philip_allies", C, carthage={"utica": 2}, generals={"hasdrubal": "utica"})
    do(pos, "ops philip_allies", "activate hasdrubal", "halt")
    assert not pos.marked(MACEDON)
    assert gone(pos, "philip_allies") == "discard"
    assert gone(pos, "philip_peace") == "aside"
    assert len(pos.hands[0]) == 2
    pos = table("philip_allies", C)
    do(pos, "discard philip_allies")
    assert (gone(pos, "philip_allies"), gone(pos, "philip_peace")) == ("discard", "aside")


@pytest.mark.rule("8.3", "8.5")
def test_9b_philip_makes_peace():
    pos = table("philip_peace", R, markers=MACEDON)
    events = told(pos, "event philip_peace")
    assert only(events, "card-lost").args["side"] == C
    assert only(events, "card-lost").args["card"] in FILLERS[C]
    assert (len(pos.hands[0]), len(pos.hands[1])) == (2, 1)
    assert pos.view(1)["markers"]["macedonian_alliance"] is False
    assert gone(pos, "philip_peace") == "removed"
    refused(table("philip_peace", R), "event philip_peace", "25", "no-alliance-to-end")
    refused(table("philip_peace", C, markers=MACEDON), "event philip_peace", "8.3", "not-your-event")


@pytest.mark.rule("11.5")
def test_9b_the_dot_of_the_alliance_is_gone():
    hands = {
        R: ["philip_peace", "tribal_resistance"],
        C: ["minor_campaign_b", "minor_campaign_c", "surprise_sortie"],
    }
    pos = table("philip_peace", R, {}, {"utica": 2}, {"hasdrubal": "utica"}, hands=hands, markers=MACEDON)
    do(pos, "event philip_peace")
    card = "minor_campaign_b" if "ops minor_campaign_b" in legal(pos) else "minor_campaign_c"
    do(pos, f"ops {card}", "activate hasdrubal")
    rig(pos, 1)
    do(pos, "sail aleria")
    assert where(pos, "hasdrubal") == "utica"


# -- 10 to 16 CUs by event ---------------------------------------------------------------------------------


@pytest.mark.rule("8.3", "6.3")
def test_10_macedonians_land_in_a_port_of_africa_or_italia():
    control = {
        R: ["roma", "tarentum"],
        C: ["croton", "utica", "carthago", "saldae", "gades", "lilybaeum", "zama"],
    }
    pos = table("macedonian_reinforcements", C, control=control, markers=MACEDON)
    do(pos, "event macedonian_reinforcements")
    assert choices(pos, "place") == {"croton", "utica", "carthago", "saldae"}
    refused(pos, "place gades", "25", "event-region")
    refused(pos, "place tarentum", "6.3", "not-your-space")
    do(pos, "place croton")
    assert cus(pos, C, "croton") == 2, "both together"
    assert over(pos)


@pytest.mark.rule("6.3")
def test_10_inside_the_walls_if_romans_stand_before_them_and_nowhere_in_a_siege():
    control = {R: [], C: ["utica", "saldae", "carthago"]}
    besieged = {"siege": {"carthago": 1}, "control": control, "markers": MACEDON}
    romans = {"utica": 3, "saldae": 1, "carthago": 3}
    pos = table("macedonian_reinforcements", C, romans, {"utica/in": 1}, **besieged)
    do(pos, "event macedonian_reinforcements")
    assert (cus(pos, C, "utica/in"), cus(pos, C, "utica")) == (2, 0), (
        "there was room for one, and no other place"
    )
    full = table("macedonian_reinforcements", C, romans, {"utica/in": 2}, **besieged)
    refused(full, "event macedonian_reinforcements", "25", "no-port-free")
    no_friend = table("macedonian_reinforcements", C)
    refused(no_friend, "event macedonian_reinforcements", "25", "no-alliance")


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("seat", [R, C])
def test_11_slingers_for_who_controls_baleares(seat):
    foe = C if seat == R else R
    control = {seat: ["baleares", "malaca", "aleria", "toletum"], foe: ["gades", "cosa"]}
    other = {foe: {"aleria": 1}}
    pos = table("balearic_slingers", seat, other.get(R), other.get(C), control=control)
    do(pos, "event balearic_slingers")
    assert choices(pos, "place") == {"baleares", "malaca"}, "a port, with the PC, without enemies"
    do(pos, "place malaca")
    assert cus(pos, seat, "malaca") == 1
    lost = {seat: ["malaca"], foe: ["baleares"]}
    refused(
        table("balearic_slingers", seat, control=lost), "event balearic_slingers", "25", "province-not-yours"
    )


@pytest.mark.rule("8.3", "17.1")
@pytest.mark.parametrize(("elsewhere", "beasts"), [(0, 2), (2, 2), (3, 1), (4, 0)])
def test_12_two_elephants_as_far_as_there_are_any(elsewhere, beasts):
    pos = table("african_reinforcements", C, carthage={"saguntum": f"10e{elsewhere}", "carthago": 1})
    do(pos, "event african_reinforcements")
    assert (cus(pos, C, "carthago"), elephants(pos, "carthago")) == (3, beasts)
    assert over(pos)


@pytest.mark.rule("6.3")
def test_12_not_in_a_siege_but_inside_if_the_enemy_has_just_come():
    pos = table("african_reinforcements", C, {"carthago": 5}, {"carthago/in": 1})
    do(pos, "event african_reinforcements")
    assert (cus(pos, C, "carthago/in"), elephants(pos, "carthago/in")) == (3, 2)
    assert elephants(pos, "carthago") == 0
    full = table("african_reinforcements", C, {"carthago": 5}, {"carthago/in": 4})
    do(full, "event african_reinforcements")
    assert cus(full, C, "carthago/in") == 5, "no more than the walls hold"
    besieged = table("african_reinforcements", C, {"carthago": 5}, {"carthago/in": 1}, siege={"carthago": 1})
    refused(besieged, "event african_reinforcements", "6.3", "besieged-no-cus")


RECRUITS = [
    ("bruttium_recruits", C, {"heraclea": "hannibal", "bruttii": "mago"}, {"cannae": "gisgo"}, None),
    (
        "ligurian_recruits",
        C,
        {"ligures_orientales": "hannibal", "verona": "mago", "pisae": "gisgo"},
        {"ariminum": "hasdrubal"},
        None,
    ),
    (
        "iberian_recruits",
        C,
        {"toletum": "hannibal", "gades": "mago"},
        {"ilerda": "hasdrubal", "utica": "gisgo"},
        None,
    ),
    (
        "iberian_recruits",
        R,
        {"ilerda": "varro", "tarraco": "nero"},
        {"toletum": "paullus", "roma": "marcellus"},
        {R: ["ilerda", "dertosa", "tarraco", "osca", "roma"], C: ["toletum"]},
    ),
    (
        "gallic_recruits",
        C,
        {"gergovia": "hannibal", "taurini": "mago"},
        {"narbo": "gisgo", "ligures_orientales": "hasdrubal"},
        None,
    ),
]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("card", "seat", "yes", "no", "control"), RECRUITS)
def test_13_to_16_recruits_join_a_general_in_their_provinces(card, seat, yes, no, control):
    generals = {name: space for space, name in (yes | no).items()}
    pos = table(card, seat, generals=generals, control=control)
    do(pos, f"event {card}")
    assert choices(pos, "place") == set(yes)
    for space in no:
        abroad = "province-not-yours" if space in ("ilerda", "toletum") else "event-region"
        refused(pos, f"place {space}", "25", abroad if card == "iberian_recruits" else "event-province")
    space = sorted(yes)[0]
    do(pos, f"place {space}")
    assert cus(pos, seat, space) == 2
    assert over(pos)
    elsewhere = table(card, seat, generals={name: space for space, name in no.items()}, control=control)
    refused(elsewhere, f"event {card}", "25", "nobody-to-receive")


@pytest.mark.rule("6.3")
def test_13_recruits_do_not_come_into_a_besieged_city():
    control = {R: [], C: ["rhegium"]}
    more = {"generals": {"hannibal": "rhegium/in"}, "control": control}
    pos = table("bruttium_recruits", C, {"rhegium": 5}, {"rhegium/in": 1}, **more, siege={"rhegium": 1})
    refused(pos, "event bruttium_recruits", "25", "nobody-to-receive")
    pos = table("bruttium_recruits", C, {"rhegium": 5}, {"rhegium/in": 1}, **more)
    do(pos, "event bruttium_recruits")
    assert cus(pos, C, "rhegium/in") == 2, "what the walls hold"


@pytest.mark.rule("10.10")
def test_16_recruits_chase_a_lone_enemy_general_away():
    pos = table("gallic_recruits", C, generals={"mago": "taurini", "varro": "taurini"})
    do(pos, "event gallic_recruits")
    assert cus(pos, C, "taurini") == 2
    assert where(pos, "varro") == "displaced"
    assert where(pos, "mago") == "taurini"


# -- 17 Surprise Sortie ------------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_17_a_sortie_takes_one_siege_point_from_any_city():
    carthage = {"capua": 3, "boii": 3}
    pos = table(
        "surprise_sortie",
        C,
        {"gades": 3, "insubres": 3},
        carthage,
        siege={"gades": 1, "capua": 2, "insubres": 2},
    )
    do(pos, "event surprise_sortie")
    assert choices(pos, "target") == {"gades", "capua"}, "a tribe makes no sorties"
    do(pos, "target capua")
    assert (pos.siege[SPACE["capua"]], pos.siege[SPACE["gades"]], pos.siege[SPACE["insubres"]]) == (1, 1, 2)
    assert over(pos)
    refused(table("surprise_sortie", R), "event surprise_sortie", "25", "no-city-besieged")


@pytest.mark.rule("8.3", "20.3")
def test_17_the_last_point_ends_the_siege():
    pos = table("surprise_sortie", R, {"capua/in": 1}, {"capua": 3}, siege={"capua": 1})
    assert pos.besieged(SPACE["capua"])
    do(pos, "event surprise_sortie")
    assert not pos.besieged(SPACE["capua"])


# -- 18 Traitor in Tarentum --------------------------------------------------------------------------------


def before_tarentum(
    count: int = 3, card: str = "traitor_in_tarentum", word: str = "event", **more
) -> PunicWar:
    pos = table(
        card,
        C,
        more.pop("rome", {}),
        {"tarentum": count},
        {"hannibal": "tarentum", **more.pop("generals", {})},
        **more,
    )
    return do(pos, f"{word} {card}", "activate hannibal")


@pytest.mark.rule("8.3", "20.7")
def test_18_the_traitor_opens_tarentum_without_a_die():
    pos = before_tarentum(rome={"tarentum/in": 2}, generals={"varro": "tarentum/in"}, siege={"tarentum": 1})
    used = pos.dice.used
    events = told(pos, "besiege")
    assert "siege-roll" not in kinds(events)
    assert pos.dice.used == used
    assert controls(pos, "tarentum") == C
    assert cus(pos, R, "tarentum/in") == 0
    assert where(pos, "varro") == "displaced"
    assert pos.siege[SPACE["tarentum"]] == 0
    assert cus(pos, C, "tarentum") == 3
    assert gone(pos, "traitor_in_tarentum") == "discard"
    assert over(pos)


@pytest.mark.rule("20.1.2")
def test_18_the_traitor_wants_three_cus_and_the_event():
    refused(before_tarentum(2), "besiege", "20.1.2", "needs-three")
    pos = before_tarentum(3, word="ops")
    rig(pos, 6)
    assert "siege-roll" in kinds(told(pos, "besiege"))
    assert controls(pos, "tarentum") == R
    assert pos.siege[SPACE["tarentum"]] == 1


@pytest.mark.rule("10.2.7")
def test_18_not_after_a_battle_in_the_same_round():
    pos = table("traitor_in_tarentum", C, {"tarentum": 2}, {"heraclea": 9}, {"hannibal": "heraclea"})
    do(pos, "event traitor_in_tarentum", "activate hannibal", "march tarentum", "done")
    deal_battle(pos, {}, {"frontal_assault": 2})
    do(pos, "play frontal_assault")
    settle(pos)
    assert over(pos), "a battle ends the move, and nobody was asked for a siege"
    assert (where(pos, "hannibal"), controls(pos, "tarentum")) == ("tarentum", R)


@pytest.mark.rule("8.3", "20.7")
def test_18_rome_may_use_him_too_and_another_city_has_no_traitor():
    control = {R: ["cannae"], C: ["tarentum", "heraclea"]}
    pos = table(
        "traitor_in_tarentum", R, {"tarentum": 5}, {"tarentum/in": 1}, {"varro": "tarentum"}, control=control
    )
    do(pos, "event traitor_in_tarentum", "activate varro", "besiege")
    assert controls(pos, "tarentum") == R
    pos = table("traitor_in_tarentum", C, carthage={"capua": 3}, generals={"hannibal": "capua"})
    do(pos, "event traitor_in_tarentum", "activate hannibal")
    rig(pos, 3)
    do(pos, "besiege")
    assert controls(pos, "capua") == R
    tired = table(
        "traitor_in_tarentum", R, {"tarentum": 5}, generals={"paullus": "tarentum"}, control=control
    )
    refused(tired, "event traitor_in_tarentum", "25", "nobody-to-activate")


# -- 19 Senate Dismisses Proconsul -------------------------------------------------------------------------


@pytest.mark.rule("8.3", "6.6")
@pytest.mark.parametrize("seat", [R, C])
def test_19_another_takes_the_proconsuls_army_and_office(seat):
    generals = {"marcellus": "tarraco:proconsul", "varro": "roma", "paullus": "roma"}
    pos = table("senate_dismisses_proconsul", seat, {"tarraco": 7, "roma": 10}, generals=generals)
    do(pos, "event senate_dismisses_proconsul")
    pool = {"p_scipio", "longus", "flaminius", "nero"}
    assert choices(pos, "general") == pool, "Fabius would have to be in Italia"
    assert to_move(pos) == seat
    do(pos, "general longus")
    assert (where(pos, "longus"), where(pos, "marcellus")) == ("tarraco", "pool")
    offices = {g["id"]: g["office"] for g in pos.view(0)["generals"]}
    assert (offices["longus"], offices["marcellus"], offices["varro"]) == ("proconsul", None, "consul")
    assert cus(pos, R, "tarraco") == 7
    assert over(pos)


@pytest.mark.rule("8.3", "6.7")
def test_19_not_scipio_africanus_and_not_a_consul():
    generals = {"scipio_africanus": "tarraco:proconsul", "varro": "roma"}
    pos = table("senate_dismisses_proconsul", C, {"tarraco": 7, "roma": 5}, generals=generals)
    refused(pos, "event senate_dismisses_proconsul", "25", "no-proconsul")
    generals["nero"] = "capua:proconsul"
    pos = table("senate_dismisses_proconsul", C, {"tarraco": 7, "roma": 5, "capua": 1}, generals=generals)
    do(pos, "event senate_dismisses_proconsul")
    assert "fabius" in choices(pos, "general"), "an army in Italia"
    do(pos, "general fabius")
    assert [where(pos, g) for g in ("fabius", "nero", "scipio_africanus")] == ["capua", "pool", "tarraco"]


# -- 21 Mercenaries Desert ---------------------------------------------------------------------------------

SOLDIERS = {"segovia": 5, "taurini": "10e2", "saguntum": 5, "carthago/in": 2, "capua": 4}


@pytest.mark.rule("8.3", "21.1.3")
def test_21_every_force_but_those_at_carthaginian_cities_rolls():
    pos = table(
        "mercenaries_desert", R, carthage=SOLDIERS, generals={"hannibal": "taurini", "mago": "saguntum"}
    )
    rig(pos, 6, 5, 5, 6)
    events = told(pos, "event mercenaries_desert")
    rolls = [
        (event.kind, event.args["rolls"], event.args.get("space"))
        for event in events
        if "rolls" in event.args
    ]
    assert rolls == [
        ("attrition", [6], "segovia"),
        ("loyalty-roll", [5], None),
        ("attrition", [5], "taurini"),
    ]
    assert only(events, "loyalty-roll").args["general"] == "hannibal"
    assert only(events, "loyalty-roll").args["success"] == "no"
    assert cus(pos, C, "segovia") == 3, "5 CUs, a 6"
    assert step(pos) == "Losses", "10 CUs, a 5: three, of Carthage's choice"
    assert to_move(pos) == C
    last = told(pos, "lose cu", "lose cu", "lose cu")
    assert only(last, "attrition").args["space"] == "capua", "a Roman city does not help"
    assert (cus(pos, C, "taurini"), cus(pos, C, "capua")) == (7, 2)
    assert (cus(pos, C, "saguntum"), cus(pos, C, "carthago/in")) == (5, 2)


@pytest.mark.rule("8.3")
def test_21_the_choice_of_elephants_interrupts_and_the_rest_rolls_then():
    pos = table(
        "mercenaries_desert", R, carthage={"taurini": "10e2", "verona": 1}, generals={"hannibal": "taurini"}
    )
    rig(pos, 5, 5, 6)
    do(pos, "event mercenaries_desert", "lose cu", "lose elephant", "lose cu")
    assert (cus(pos, C, "taurini"), elephants(pos, "taurini")) == (7, 1)
    assert cus(pos, C, "verona") == 0
    assert over(pos)


@pytest.mark.rule("8.3")
def test_21_the_battle_rating_or_less_keeps_a_force():
    pos = table("mercenaries_desert", R, carthage={"taurini": "10e2"}, generals={"hannibal": "taurini"})
    rig(pos, 4, 6)
    events = told(pos, "event mercenaries_desert")
    assert only(events, "loyalty-roll").args["success"] == "yes"
    assert "attrition" not in kinds(events)
    assert (cus(pos, C, "taurini"), elephants(pos, "taurini")) == (10, 2)
    home = {"saguntum": 5, "carthago/in": 2}
    refused(
        table("mercenaries_desert", R, carthage=home), "event mercenaries_desert", "25", "nobody-to-desert"
    )
    refused(
        table("mercenaries_desert", C, carthage=SOLDIERS), "event mercenaries_desert", "8.3", "not-your-event"
    )


# -- 22 to 24 PCs and CUs ----------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_22_mutin_brings_a_cu_and_a_pc_to_sicilia():
    pos = table("mutins_numidians", C, {"agrigentum": 1}, generals={"varro": "enna"})
    do(pos, "event mutins_numidians")
    assert choices(pos, "place") == {"lilybaeum", "panormus", "enna"}
    refused(pos, "place messana", "19.2.1", "city-or-tribe")
    refused(pos, "place agrigentum", "19.2.1", "enemy-cus")
    refused(pos, "place syracusae", "25", "event-province")
    do(pos, "place enna")
    assert (cus(pos, C, "enna"), controls(pos, "enna")) == (1, C)
    assert where(pos, "varro") == "displaced"
    assert over(pos)
    guarded = {"lilybaeum": 1, "panormus": 1, "agrigentum": 1, "enna": 1}
    refused(table("mutins_numidians", C, guarded), "event mutins_numidians", "25", "no-space-without-romans")
    refused(table("mutins_numidians", R), "event mutins_numidians", "8.3", "not-your-event")


@pytest.mark.rule("8.3")
def test_23_the_numidian_ally_gives_up_to_three_pcs():
    control = {R: ["theveste"], C: ["sitifis", "cirta", "thamugadi", "zuccabar"]}
    pos = table("numidian_ally", R, carthage={"cirta": 1}, control=control)
    do(pos, "event numidian_ally")
    assert choices(pos, "pc") == {"sitifis", "thamugadi", "thubursicu"}
    refused(pos, "pc cirta", "19.2.1", "enemy-cus")
    refused(pos, "pc zuccabar", "25", "event-province")
    refused(pos, "pc theveste", "19.2.1", "your-pc")
    events = told(pos, "pc sitifis", "pc thubursicu")
    assert kinds(events) == ["pc-turned", "pc-placed"]
    do(pos, "done")
    assert [controls(pos, s) for s in ("sitifis", "thubursicu", "thamugadi")] == [R, R, C]
    assert over(pos)


@pytest.mark.rule("8.3")
def test_23_no_more_than_three_and_no_event_without_a_space():
    pos = table("numidian_ally", R)
    do(pos, "event numidian_ally", "pc sitifis", "pc cirta", "pc theveste")
    assert over(pos)
    assert holds(pos, "numidia_minor") == R
    mine = {R: sorted(spaces_of("numidia_minor")), C: []}
    refused(table("numidian_ally", R, control=mine), "event numidian_ally", "25", "no-space-for-pc")
    refused(table("numidian_ally", C), "event numidian_ally", "8.3", "not-your-event")


@pytest.mark.rule("8.3")
def test_24_sophonisba_seduces_the_king_of_one_numidia():
    control = {R: ["cirta", "theveste", "icosium", "saldae"], C: []}
    pos = table("sophonisba", C, {"icosium": 1}, control=control)
    do(pos, "event sophonisba")
    both = (spaces_of("numidia_maior") | spaces_of("numidia_minor")) - {"icosium"}
    assert choices(pos, "pc") == both
    do(pos, "pc saldae")
    assert choices(pos, "pc") == {"zuccabar", "tubusuctu", "vescera"}
    refused(pos, "pc cirta", "25", "other-province-begun")
    do(pos, "pc vescera", "pc zuccabar")
    assert over(pos)
    assert holds(pos, "numidia_maior") == C
    refused(table("sophonisba", C), "event sophonisba", "25", "no-space-for-pc")
    refused(table("sophonisba", R), "event sophonisba", "8.3", "not-your-event")


# -- 25, 26 cities change sides ----------------------------------------------------------------------------


def italian(*provinces: str) -> list[str]:
    return [space for province in provinces for space in ITALIA[province]]


@pytest.mark.rule("8.3", "8.5", "20.7")
def test_25_capua_sides_with_carthage():
    control = {R: ["roma", "capua", "neapolis"], C: italian("etruria", "apulia", "lucania")}
    pos = table(
        "capua_sides_with_carthage",
        C,
        {"capua/in": 2, "capua": 1},
        {"heraclea": 3},
        {"varro": "capua/in"},
        control=control,
    )
    do(pos, "event capua_sides_with_carthage")
    assert controls(pos, "capua") == C
    assert cus(pos, R, "capua/in") == 0
    assert cus(pos, R, "capua") == 1, "those before the walls stay"
    assert where(pos, "varro") == "displaced"
    assert gone(pos, "capua_sides_with_carthage") == "removed"


@pytest.mark.rule("8.3", "8.5")
def test_25_only_with_three_provinces_of_italia_and_a_roman_capua():
    two = {R: ["roma", "capua", "neapolis"], C: [*italian("etruria", "apulia"), "gades"]}
    pos = table("capua_sides_with_carthage", C, control=two)
    refused(pos, "event capua_sides_with_carthage", "25", "too-few-provinces")
    do(pos, "discard capua_sides_with_carthage")
    assert gone(pos, "capua_sides_with_carthage") == "discard"
    lost = {R: ["roma"], C: [*italian("etruria", "apulia", "lucania"), "capua"]}
    refused(
        table("capua_sides_with_carthage", C, control=lost),
        "event capua_sides_with_carthage",
        "25",
        "city-not-roman",
    )
    three = {R: ["roma", "capua", "neapolis"], C: italian("etruria", "apulia", "lucania")}
    pos = table("capua_sides_with_carthage", C, control=three, siege={"capua": 2}, carthage={"capua": 3})
    do(pos, "event capua_sides_with_carthage")
    assert pos.siege[SPACE["capua"]] == 0
    pos = table("capua_sides_with_carthage", R, control=three)
    refused(pos, "event capua_sides_with_carthage", "8.3", "not-your-event")


@pytest.mark.rule("8.3", "8.5", "11.5", "20.7")
def test_26_syracuse_allies_with_carthage_and_gives_a_dot():
    pos = at_utica("syracuse_allies_with_carthage")
    pos.add(0, SPACE["syracusae"] + SPACES, 2, 0)
    do(pos, "event syracuse_allies_with_carthage")
    assert controls(pos, "syracusae") == C
    assert cus(pos, R, "syracusae/in") == 0
    assert holds(pos, "syracusae") == C
    assert gone(pos, "syracuse_allies_with_carthage") == "removed"
    assert voyage(pos) == "aleria"


@pytest.mark.rule("8.3", "8.5")
def test_26_not_if_it_is_carthaginian_and_for_ops_it_stays():
    control = {R: ["roma"], C: ["syracusae"]}
    pos = table(
        "syracuse_allies_with_carthage",
        C,
        carthage={"utica": 2},
        generals={"hanno": "utica"},
        control=control,
    )
    refused(pos, "event syracuse_allies_with_carthage", "25", "city-not-roman")
    do(pos, "ops syracuse_allies_with_carthage", "activate hanno", "halt")
    assert gone(pos, "syracuse_allies_with_carthage") == "discard"
    refused(
        table("syracuse_allies_with_carthage", R),
        "event syracuse_allies_with_carthage",
        "8.3",
        "not-your-event",
    )


# -- 27, 28 Hannibal in Italia -----------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_27_two_pcs_of_italia_turn_over_where_no_romans_are():
    pos = table("i_have_come_into_italy", C, {"arpi": 1}, {"taurini": 3}, {"hannibal": "taurini"})
    do(pos, "event i_have_come_into_italy")
    wanted = set(italian("etruria", "samnium", "apulia", "lucania")) - {"arpi", "tarentum", "rhegium"}
    assert choices(pos, "pc") == wanted, "no city, no CUs, nothing outside Italia"
    do(pos, "pc pisae")
    assert "done" not in legal(pos)
    do(pos, "pc croton")
    assert [controls(pos, s) for s in ("pisae", "croton")] == [C, C]
    assert over(pos)


@pytest.mark.rule("8.3")
def test_27_one_if_there_is_one_and_only_with_hannibal_in_italia():
    one = {R: ["pisae", "roma", "lilybaeum"], C: []}
    pos = table("i_have_come_into_italy", C, generals={"hannibal": "bruttii"}, control=one)
    do(pos, "event i_have_come_into_italy")
    assert controls(pos, "pisae") == C
    assert over(pos)
    away = table(
        "i_have_come_into_italy", C, carthage={"isara": 3}, generals={"hannibal": "isara", "mago": "taurini"}
    )
    refused(away, "event i_have_come_into_italy", "25", "hannibal-elsewhere")
    refused(table("i_have_come_into_italy", C), "event i_have_come_into_italy", "25", "hannibal-elsewhere")
    mine = table("i_have_come_into_italy", R, generals={"hannibal": "bruttii"})
    refused(mine, "event i_have_come_into_italy", "8.3", "not-your-event")


def charming(rome=None, start="mutina", control=None, **more) -> PunicWar:
    generals = {"hannibal": start, **more.pop("generals", {})}
    pos = table(
        "hannibal_charms_italy", C, rome, {start: more.pop("count", 8)}, generals, control=control, **more
    )
    return do(pos, "event hannibal_charms_italy", "activate hannibal")


@pytest.mark.rule("8.3")
def test_28_hannibal_removes_the_pcs_of_the_spaces_he_enters():
    pos = charming(start="mutina")
    do(pos, "march ariminum")
    assert marching(pos).points == 3
    do(pos, "uproot", "march firmum_picenum", "march sena")
    assert marching(pos).points == 1
    do(pos, "uproot")
    assert [controls(pos, s) for s in ("ariminum", "firmum_picenum", "sena")] == [None, R, None]
    assert marching(pos).points == 1, "at no cost"
    refused(pos, "uproot", "25", "charm-no-pc")


@pytest.mark.rule("8.3")
def test_28_where_he_starts_it_costs_a_point():
    pos = charming(start="arpi")
    do(pos, "uproot")
    assert controls(pos, "arpi") is None
    assert marching(pos).points == 3
    do(pos, "march cannae", "march brundisium", "uproot", "march tarentum", "halt")
    assert controls(pos, "brundisium") is None
    pos = table("hannibal_charms_italy", C, carthage={"arpi": 5}, generals={"hannibal": "arpi"})
    do(pos, "ops hannibal_charms_italy", "activate hannibal")
    refused(pos, "uproot", "24.1", "not-his-gift")


@pytest.mark.rule("8.3")
def test_28_no_city_no_tribe_and_nothing_outside_italia():
    pos = charming(start="cannae")
    do(pos, "march tarentum")
    refused(pos, "uproot", "25", "charm-no-pc")
    control = {R: ["ligures_orientales", "nicaea"], C: []}
    pos = charming(start="massilia", control=control)
    do(pos, "march nicaea")
    refused(pos, "uproot", "24.1", "not-his-gift")
    pos = charming(start="ligures_occidentales", control=control, count=8)
    do(rig(pos, 1), "march ligures_orientales")
    refused(pos, "uproot", "24.1", "not-his-gift")


@pytest.mark.rule("8.3", "10.5")
def test_28_also_after_an_overrun_and_where_romans_avoided_battle():
    pos = charming({"ariminum": 1})
    do(pos, "march ariminum")
    assert cus(pos, R, "ariminum") == 0
    do(pos, "uproot")
    assert controls(pos, "ariminum") is None
    pos = charming({"ariminum": 5}, generals={"fabius": "ariminum"})
    do(pos, "march ariminum")
    do(rig(pos, 1), "avoid fabius", "to falerii")
    assert where(pos, "fabius") == "falerii"
    assert step(pos) == "Pursuit"
    rig(pos, 6)
    do(pos, "roll", "uproot")
    assert controls(pos, "ariminum") is None


@pytest.mark.rule("8.3")
def test_28_only_hannibal_can_charm():
    pos = table(
        "hannibal_charms_italy", C, carthage={"mutina": 8}, generals={"hannibal": "mutina", "mago": "mutina"}
    )
    do(pos, "event hannibal_charms_italy")
    assert choices(pos, "activate") == {"hannibal"}
    refused(pos, "activate mago", "25", "only-hannibal")
    gone_ = table("hannibal_charms_italy", C, carthage={"mutina": 8}, generals={"mago": "mutina"})
    refused(gone_, "event hannibal_charms_italy", "25", "nobody-to-activate")


# -- 29 Carthaginian Naval Victory -------------------------------------------------------------------------


@pytest.mark.rule("8.3", "11.5")
def test_29_a_dot_more_for_carthage():
    pos = at_utica("carthaginian_naval_victory")
    do(pos, "event carthaginian_naval_victory")
    assert pos.view(0)["markers"]["naval_victory"] is True
    assert gone(pos, "carthaginian_naval_victory") == "discard"
    assert voyage(pos) == "aleria"
    again = table("carthaginian_naval_victory", C, markers=NAVAL_VICTORY)
    refused(again, "event carthaginian_naval_victory", "25", "marker-lies-there")
    refused(
        table("carthaginian_naval_victory", R), "event carthaginian_naval_victory", "8.3", "not-your-event"
    )


@pytest.mark.rule("8.3", "11.1")
@pytest.mark.parametrize(
    ("card", "phase", "sails"),
    [
        ("minor_campaign_a", "march-event", True),
        ("major_campaign_a", "march-event", True),
        ("forced_march_3", "march-event", False),
        ("sicilia_revolts", "march", False),
    ],
)
def test_29_rome_sails_only_by_a_campaign(card, phase, sails):
    more = {"phase": phase, "general": "varro", "card": card}
    pos = scene({"roma": 5}, generals={"varro": "roma"}, markers=NAVAL_VICTORY, **more)
    if sails:
        assert "lilybaeum" in choices(pos, "sail")
    else:
        assert choices(pos, "sail") == set()
        refused(pos, "sail lilybaeum", "25", "naval-defeat")
    free = scene({"roma": 5}, generals={"varro": "roma"}, **more)
    assert "lilybaeum" in choices(free, "sail")


@pytest.mark.rule("5.7")
def test_29_it_ends_with_the_turn():
    pos = scene(
        {"roma": 5}, {"utica": 2}, {"varro": "roma", "hanno": "utica"}, phase="victory", markers=NAVAL_VICTORY
    )
    while step(pos) == "RemovePCs":
        do(pos, sorted(legal(pos))[0])
    assert pos.turn == 1
    assert not pos.marked(NAVAL_VICTORY)


# -- 30 Carthaginian Siege Train ---------------------------------------------------------------------------


@pytest.mark.rule("8.3")
def test_30_a_train_for_a_general_whose_army_has_none():
    generals = {"hannibal": "taurini", "mago": "taurini", "hasdrubal": "toletum", "gisgo": "saguntum/in"}
    pos = table("siege_train", C, carthage={"taurini": 3}, generals=generals, trains=["toletum"])
    do(pos, "event siege_train")
    assert choices(pos, "place") == {"taurini", "saguntum"}
    do(pos, "place taurini")
    assert sorted(pos.trains) == sorted([SPACE["toletum"], SPACE["taurini"]])
    assert over(pos)
    full = table("siege_train", C, generals={"hannibal": "taurini"}, trains=["taurini"])
    refused(full, "event siege_train", "25", "nobody-needs-train")
    refused(table("siege_train", R, generals=generals), "event siege_train", "8.3", "not-your-event")
    nobody = table("siege_train", C)
    refused(nobody, "event siege_train", "25", "nobody-needs-train")


@pytest.mark.rule("6.3")
def test_30_not_into_a_besieged_city():
    pos = table(
        "siege_train",
        C,
        {"saguntum": 3},
        {"saguntum/in": 1},
        {"hannibal": "saguntum/in"},
        siege={"saguntum": 1},
    )
    refused(pos, "event siege_train", "25", "nobody-needs-train")


@pytest.mark.rule("8.3")
def test_30_if_all_four_are_out_one_may_be_moved():
    trains = ["taurini", "toletum", "gades", "carthago/in"]
    pos = table("siege_train", C, carthage={"cannae": 3}, generals={"hannibal": "cannae"}, trains=trains)
    do(pos, "event siege_train")
    assert choices(pos, "target") == {"taurini", "toletum", "gades", "carthago"}
    do(pos, "target carthago")
    assert len(pos.trains) == 4
    assert SPACE["cannae"] in pos.trains
    assert SPACE["carthago"] + SPACES not in pos.trains
    assert over(pos)


@pytest.mark.rule("8.3")
def test_30_with_all_four_out_and_no_general_to_take_one_nothing_happens():
    trains = ["taurini", "toletum", "gades", "carthago"]
    pos = table("siege_train", C, trains=trains)
    refused(pos, "event siege_train", "25", "nobody-needs-train")


def with_train(start="cannae", rome=None, count=10, control=None, **more) -> PunicWar:
    more |= {"phase": "march", "seat": C, "general": "hannibal", "card": "major_campaign_a"}
    return scene(rome, {start: count}, {"hannibal": start}, control=control, trains=[start], **more)


@pytest.mark.rule("8.3")
def test_30_it_moves_beyond_the_limit_of_ten_but_not_over_the_alps_or_by_sea():
    pos = with_train("cannae")
    do(pos, "march brundisium")
    assert cus(pos, C, "brundisium") == 10
    assert pos.trains == [SPACE["brundisium"]]
    refused(do(pos, "take 3"), "sail croton", "25", "train-sea")
    do(pos, "leave_train")
    assert "croton" in choices(pos, "sail")
    pos = with_train("druentia")
    refused(pos, "march taurini", "25", "train-alps")
    do(pos, "leave_train", "march taurini")
    assert pos.trains == [SPACE["druentia"]]
    pos = with_train("mutina")
    do(rig(pos, 1), "march faesulae")
    if step(pos) == "Losses":
        do(pos, "lose cu")
    assert pos.trains == [SPACE["faesulae"]], "other passes are open to it"


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize(
    ("city", "trained", "die", "points", "lost"),
    [
        ("capua", False, 4, 1, 1),  # white
        ("capua", True, 4, 1, 0),  # red
        ("capua", False, 2, 0, 1),
        ("capua", True, 2, 0, 0),
        ("syracusae", False, 5, 0, 1),  # the special sign
        ("syracusae", True, 5, 1, 0),  # is cancelled
        ("syracusae", True, 4, 1, 1),  # and the die stays white
    ],
)
def test_30_at_a_siege_it_cancels_the_sign_or_turns_the_die_red(city, trained, die, points, lost):
    more: dict[str, Any] = {
        "trains": [city] if trained else [],
        "phase": "march",
        "general": "hannibal",
        "seat": C,
    }
    pos = scene({}, {city: 6}, {"hannibal": city}, hands=FILLERS, **more)
    rig(pos, die)
    event = only(told(pos, "besiege"), "siege-roll")
    assert (event.args["points"], event.args["lost"]) == (points, lost)
    if lost and trained:
        assert choices(pos, "lose") == {"cu", "train"}
        do(pos, "lose cu")
    assert (pos.siege[SPACE[city]], cus(pos, C, city)) == (points, 6 - lost)


@pytest.mark.rule("8.3")
def test_30_it_is_removed_if_enemies_find_it_alone():
    march: dict[str, Any] = {"phase": "march", "general": "varro", "hands": FILLERS}
    pos = scene({"arpi": 5}, {}, {"varro": "arpi"}, trains=["cannae"], **march)
    assert "train-lost" in kinds(told(pos, "march cannae"))
    assert pos.trains == []
    pos = scene({}, {}, {"varro": "arpi"}, trains=["cannae"], **march)
    refused(pos, "march cannae", "10.4.2", "lone-general")
    pos = scene({"arpi": 5}, {"cannae": 1}, {"varro": "arpi"}, trains=["cannae"], **march)
    do(pos, "march cannae")
    assert pos.trains == [], "its guard was overrun"


@pytest.mark.rule("8.3", "15.1")
def test_30_it_is_lost_in_a_retreat_and_does_nothing_in_battle():
    pos = scene(
        {"arpi": 6}, {"cannae": 4}, {"varro": "arpi", "mago": "cannae"},
        trains=["cannae"], phase="march", general="varro", hands=FILLERS,
        control={R: ["arpi", "terventum"], C: ["cannae", "heraclea", "tarentum"]},
    )  # fmt: skip
    events = told(pos, "march cannae", "done")
    assert only(events, "dealt").args == {"rome": 7, "carthage": 6}, "4 CUs and Mago's rating"
    deal_battle(pos, {"probe": 1}, {})
    do(pos, "play probe")
    settle(pos)
    assert where(pos, "mago") != "cannae"
    assert pos.trains == []


@pytest.mark.rule("8.3", "13.1")
def test_30_it_goes_along_when_its_army_avoids_battle():
    """It has all the properties of a CU."""
    control = {R: ["arpi"], C: ["cannae", "heraclea"]}
    pos = scene(
        {"arpi": 6}, {"cannae": 4}, {"varro": "arpi", "mago": "cannae"},
        trains=["cannae"], phase="march", general="varro", hands=FILLERS, control=control,
    )  # fmt: skip
    do(pos, "march cannae")
    do(rig(pos, 1), "avoid mago", "done", "to heraclea")
    assert where(pos, "mago") == "heraclea"
    assert pos.trains == [SPACE["heraclea"]]


# -- 30 a siege train counts as a CU, but in battle ---------------------------------------------------------


@pytest.mark.rule("19.2.2", "20.5", "19.4")
def test_30_a_train_alone_turns_pcs_keeps_up_a_siege_and_links_pcs():
    control = {C: ["carthago", "arpi"], R: ["capua", "beneventum", "cannae", "roma"]}
    pos = scene(
        {},
        {"carthago": 1},
        trains=["beneventum", "capua"],
        siege={"capua": 2},
        control=control,
        phase="ops",
        seat=C,
        card="diplomacy_a",
    )
    assert "beneventum" in choices(pos, "pc"), "19.2.2 under a CU"
    refused(pos, "pc cannae", "19.2.2", "needs-cu")
    pos.lift_sieges()
    assert pos.siege[SPACE["capua"]] == 2, "20.5 the besiegers are not gone"
    assert connected(pos, 1)[SPACE["arpi"]], "19.4.1 a way to a CU"
    pos.trains = []
    assert not connected(pos, 1)[SPACE["arpi"]]
    pos.lift_sieges()
    assert pos.siege[SPACE["capua"]] == 0


@pytest.mark.rule("19.2.1", "10.4.2", "20.1.2")
def test_30_a_train_bars_pcs_and_a_lone_general_and_is_one_of_three_besiegers():
    pos = scene(
        {"roma": 5},
        {},
        {"nero": "capua:proconsul"},
        trains=["beneventum"],
        control={R: ["roma", "capua"], C: []},
        phase="ops",
        card="diplomacy_a",
    )
    refused(pos, "pc beneventum", "19.2.1", "enemy-cus")
    do(pos, "activate nero")
    refused(pos, "march beneventum", "10.4.2", "lone-general")
    for trains, allowed in ((["capua"], True), ([], False)):
        pos = scene(
            {},
            {"capua": 2},
            {"mago": "capua"},
            trains=trains,
            control={R: ["capua", "roma"], C: []},
            phase="march",
            seat=C,
            general="mago",
        )
        assert ("besiege" in legal(pos)) is allowed


@pytest.mark.rule("21.2", "21.1.3", "17.2")
@pytest.mark.parametrize(("lost", "left", "trains"), [("cu", 3, 1), ("train", 4, 0)])
def test_30_a_train_counts_for_attrition_and_may_be_what_is_lost(lost: str, left: int, trains: int):
    """Four CUs and a train are five, of which a 2 costs one."""
    for train in ([], ["arpi"]):
        control = {R: ["arpi", "roma"], C: ["carthago"]}
        pos = table("epidemic", R, {}, {"arpi": 4}, {"mago": "arpi"}, trains=train, control=control)
        do(rig(pos, 2), "event epidemic")
        if not train:
            assert (step(pos), cus(pos, C, "arpi")) == ("Round", 4)
    assert (step(pos), choices(pos, "lose")) == ("Losses", {"cu", "train"})
    refused(pos, "lose elephant", "17.2", "nothing-such-to-lose")
    do(pos, f"lose {lost}")
    assert (cus(pos, C, "arpi"), len(pos.trains)) == (left, trains)
