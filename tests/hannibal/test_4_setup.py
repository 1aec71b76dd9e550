"""2 to 4 Components that matter, definitions, and the set-up of the four scenarios."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.position import PunicWar
from bellum.kernel import SPECTATOR
from tests.hannibal.facts import (
    CARD_ID,
    CITY,
    OPS,
    PORT,
    PROVINCE,
    PROVINCE_ID,
    PROVINCE_REGION,
    REGION_ID,
    SIGNIFICANT,
    SPACE_ID,
    SPACES_OF,
)
from tests.hannibal.kit import (
    EMPTY,
    C,
    R,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    elephants,
    holds,
    only,
    refused,
    rig,
    scene,
    start,
    step,
    told,
    where,
)


def force(pos: PunicWar, space: str, inside: bool = False) -> tuple[int, int, list[str]]:
    """CUs, elephants and generals, the commander first, of the one force at a place."""
    (found,) = [f for f in pos.view(0)["forces"] if f["space"] == space and f["inside"] == inside]
    return found["cus"], found["elephants"], found["generals"]


def stacks(pos: PunicWar) -> set[str]:
    """Every force on the map, as "side space cus elephants general ..."."""
    return {
        " ".join([f["side"], f["space"], f"{f['cus']}e{f['elephants']}", *f["generals"]])
        for f in pos.view(0)["forces"]
    }


def controlled(pos: PunicWar, side: str) -> set[str]:
    return {space for space, owner in pos.view(0)["control"].items() if owner == side}


def spaces_in(*provinces: str) -> set[str]:
    return {SPACE_ID[s] for p in provinces for s in SPACES_OF[PROVINCE[p]]}


# -- 2.2 the pieces ----------------------------------------------------------------------------------------


@pytest.mark.rule("2.2.1.2")
@pytest.mark.parametrize(("in_play", "new"), [(0, 2), (2, 2), (3, 1), (4, 0)])
def test_there_are_four_elephants_and_no_more(in_play, new):
    """17.1 African Reinforcements brings elephants while there are any, ordinary CUs for the rest."""
    pos = scene(
        {},
        {"carthago": 3, "saguntum": f"10e{in_play}"},
        {},
        seat=C,
        card="african_reinforcements",
        phase="round",
    )
    do(pos, "event african_reinforcements")
    assert cus(pos, C, "carthago") == 5
    assert elephants(pos, "carthago") == new
    assert sum(pos.elephants) == min(4, in_play + 2)


@pytest.mark.rule("2.2.1.2")
def test_there_are_four_siege_trains_and_the_fifth_is_one_of_them():
    armies = {
        "hannibal": "saguntum",
        "mago": "dertosa",
        "gisgo": "tarraco",
        "hasdrubal": "acci",
        "hanno": "zama",
    }
    forces = dict.fromkeys(armies.values(), 3)
    pos = scene({}, forces, armies, seat=C, card="siege_train", phase="round", trains=["saguntum", "dertosa"])
    do(pos, "event siege_train")
    assert choices(pos, "place") == {"tarraco", "acci", "zama"}, "one train for an army"
    full = ["saguntum", "dertosa", "tarraco", "acci"]
    pos = scene({}, forces, armies, seat=C, card="siege_train", phase="round", trains=full)
    do(pos, "event siege_train")
    assert choices(pos, "target") == set(full), "all four are in play: one of them moves"
    do(pos, "target acci")
    assert choices(pos, "place") == {"acci", "zama"}
    do(pos, "place zama")
    trains = {f["space"]: f["trains"] for f in pos.view(1)["forces"] if f["trains"]}
    assert trains == {"saguntum": 1, "dertosa": 1, "tarraco": 1, "zama": 1}


@pytest.mark.rule("2.2.1.2")
def test_other_cus_have_no_limit():
    """The box has counters for far fewer: 60 legions still get another."""
    pos = scene({"roma": 60}, {}, {"nero": "roma"}, card="minor_campaign_a")
    do(pos, "raise roma")
    assert cus(pos, R, "roma") == 61


@pytest.mark.rule("2.2.3")
def test_cities_and_tribes_count_as_pcs_but_are_not_turned_by_ops():
    """Campania is two cities; Lucania is Roman even with the Bruttii, who are a Carthaginian PC there."""
    pos = scene(
        {"capua": 5, "insubres": 5, "pisae": 5}, {"bruttii": 2}, {"nero": "capua"}, seat=C, card="truce"
    )
    assert holds(pos, "campania") == R
    assert controls(pos, "bruttii") == C
    refused(pos, "pc capua", "19.2.1", "city-or-tribe")
    refused(pos, "pc bruttii", "19.2.1", "city-or-tribe")
    refused(pos, "pc insubres", "19.2.1", "city-or-tribe")
    refused(pos, "pc ligures_orientales", "19.2.1", "city-or-tribe")
    mine = {"rome": [], "carthage": ["heraclea", "croton"], "tribes": ["bruttii"]}
    assert holds(scene(control=mine), "lucania") == C, "two PCs and a friendly tribe are three of five"
    assert holds(scene(control={**mine, "tribes": []}), "lucania") is None


@pytest.mark.rule("2.2.3")
def test_neither_city_nor_tribe_is_removed_as_a_political_consequence():
    pos = scene(
        {"roma": 5}, {"zama": 1}, {"nero": "roma"}, phase="round", hands={C: ["truce"]}, seat=C, card="truce"
    )
    do(pos, "discard truce")
    assert step(pos) == "RemovePCs", "7 points against 9"
    refused(pos, "remove carthago", "22.2", "not-ordinary-at-turns-end")
    refused(pos, "remove bruttii", "22.2", "not-ordinary-at-turns-end")
    assert {"zama", "thapsus"} <= choices(pos, "remove")
    assert choices(pos, "remove").isdisjoint({"carthago", "utica", "saguntum", "boii", "insubres"})


@pytest.mark.rule("2.2.3")
def test_capua_is_the_one_city_that_is_no_port():
    assert [SPACE_ID[s] for s in range(len(SPACE_ID)) if CITY[s] and not PORT[s]] == ["capua"]


# -- 3.1, 3.2 provinces and regions ------------------------------------------------------------------------


@pytest.mark.rule("3.1")
def test_22_provinces_or_23_and_18_of_them_count():
    assert len(start().view(0)["provinces"]) == 22
    with_mauretania = start(mauretania=True).view(0)["provinces"]
    assert len(with_mauretania) == 23
    assert with_mauretania["mauretania"] is None
    uncounted = {"gallia_transalpina", "massilia", "liguria", "baleares", "mauretania"}
    assert {PROVINCE_ID[p] for p in range(23) if not SIGNIFICANT[p]} == uncounted
    assert sum(SIGNIFICANT) == 18


@pytest.mark.rule("3.1")
def test_provinces_that_do_not_count_give_no_point():
    pos = scene(control={**EMPTY, "carthage": ["baleares"], "rome": ["syracusae"]})
    assert (holds(pos, "baleares"), holds(pos, "syracusae")) == (C, R)
    assert pos.view(0)["points"] == {R: 1, C: 0}


@pytest.mark.rule("3.1")
def test_spaces_outside_the_game_are_closed():
    pos = scene(seat=C, card="truce")
    refused(pos, "pc tingis", "3.1", "not-in-play")
    assert "tingis" in choices(scene(seat=C, card="truce", options={"mauretania": True}), "pc")


@pytest.mark.rule("3.2")
def test_the_regions_and_their_provinces():
    regions: dict[str, set[str]] = {}
    for p, name in enumerate(PROVINCE_ID):
        if PROVINCE_REGION[p] >= 0:
            regions.setdefault(REGION_ID[PROVINCE_REGION[p]], set()).add(name)
    assert regions == {
        "africa": {"numidia_maior", "numidia_minor", "libya", "carthago"},
        "iberia": {"baetica", "celtiberia", "orospeda", "idubeda"},
        "italia": {"gallia_cisalpina", "etruria", "samnium", "latium", "campania", "apulia", "lucania"},
        "sicilia": {"sicilia", "syracusae"},
        "corsica_sardinia": {"corsica_sardinia"},
        "mauretania": {"mauretania"},
    }
    assert len(spaces_in("corsica_sardinia")) == 5, "one province, not two"


@pytest.mark.rule("3.2")
def test_regions_decide_who_may_go_where():
    """Hanno stays in Africa: from Tacapae he may sail to Carthago, but not to Messana."""
    pos = scene({}, {"tacapae": 3}, {"hanno": "tacapae"}, seat=C, phase="march", general="hanno")
    assert "carthago" in choices(pos, "sail")
    refused(pos, "sail messana", "24.1", "bound-general")
    refused(pos, "sail carales", "24.1", "bound-general")


# -- 3.3 to 3.6 armies, forces, consuls --------------------------------------------------------------------


@pytest.mark.rule("3.3")
def test_armies_are_open_to_both_players_and_everybody_else():
    pos = start()
    for seat in (0, 1, SPECTATOR):
        assert pos.view(seat)["forces"] == pos.view(0)["forces"]
    assert force(pos, "saguntum") == (10, 2, ["hannibal", "mago", "gisgo"])


@pytest.mark.rule("3.3", "3.4")
def test_an_army_is_a_general_with_cus_and_a_force_needs_none():
    """An epidemic strikes armies only; Hostile Tribes any force."""
    forces = {"rhodanus": 5, "massilia": 4, "narbo": 3}
    generals = {"nero": "massilia", "varro": "tarraco"}
    pos = scene(forces, {}, generals, seat=C, card="epidemic", phase="round")
    rig(pos, 6)
    struck = only(told(pos, "event epidemic"), "attrition")
    assert (struck.args["space"], cus(pos, R, "massilia")) == ("massilia", 2), "the one army, without asking"
    pos = scene({**forces, "tarraco": 1}, {}, generals, seat=C, card="epidemic", phase="round")
    do(pos, "event epidemic")
    assert choices(pos, "target") == {"massilia", "tarraco"}
    pos = scene({**forces, "gergovia": 2}, {}, generals, seat=C, card="hostile_tribes_a", phase="round")
    do(pos, "event hostile_tribes_a")
    assert choices(pos, "target") == {"rhodanus", "gergovia"}


@pytest.mark.rule("3.4")
def test_cus_of_one_side_at_a_place_are_one_force():
    pos = scene({"roma": 3, "roma/in": 2, "capua": 1}, {"capua": 0, "arpi": 4}, {"nero": "roma"})
    assert stacks(pos) == {"rome roma 3e0 nero", "rome roma 2e0", "rome capua 1e0", "carthage arpi 4e0"}


@pytest.mark.rule("3.5")
def test_the_limits_of_18_1_hold_for_a_consular_army_only():
    pos = scene({"roma": 8}, {}, {"nero": "roma"}, phase="march", general="nero")
    do(pos, "take 4")
    refused(pos, "march capua", "18.1", "consul-takes-five")
    pos = scene({"roma": 8}, {}, {"nero": "roma:proconsul"}, phase="march", general="nero")
    do(pos, "take 4", "march capua", "halt")
    assert (cus(pos, R, "roma"), cus(pos, R, "capua")) == (4, 4)


@pytest.mark.rule("3.5")
def test_a_consul_as_subordinate_makes_a_consular_army_too():
    pos = scene({"roma": 9}, {}, {"nero": "roma", "varro": "roma"}, phase="march", general="nero")
    do(pos, "leave varro", "take 5")
    refused(pos, "march capua", "18.1", "consul-keeps-five")


@pytest.mark.rule("3.6")
def test_roman_generals_on_the_map_are_consuls_or_proconsuls_and_consuls_rank_higher():
    pos = start()
    romans = [g for g in pos.view(0)["generals"] if g["side"] == R]
    off_map = ("pool", "later", "gone")
    on_map = {g["id"]: g["office"] for g in romans if g["place"] not in off_map}
    assert on_map == {"p_scipio": "consul", "longus": "consul"}
    assert {g["office"] for g in romans if g["place"] in off_map} == {None}
    pos = scene({"roma": 9}, {}, {"fabius": "roma:proconsul", "varro": "roma"})
    assert force(pos, "roma")[2] == ["varro", "fabius"]
    pos = scene({"roma": 9}, {}, {"fabius": "roma", "varro": "roma:proconsul"})
    assert force(pos, "roma")[2] == ["fabius", "varro"]


# -- 3.7 to 3.10 -------------------------------------------------------------------------------------------


@pytest.mark.rule("3.7")
def test_every_card_has_1_2_or_3_ops():
    assert set(OPS) == {1, 2, 3}
    some = {"maharbals_cavalry": 1, "truce": 2, "major_campaign_a": 3, "forced_march_2": 2, "diplomacy_b": 2}
    assert {name: OPS[CARD_ID.index(name)] for name in some} == some


@pytest.mark.rule("3.7")
@pytest.mark.parametrize(
    ("card", "ops"), [("forced_march_1", 1), ("forced_march_2", 2), ("forced_march_3", 3)]
)
def test_ops_are_what_a_card_gives(card, ops):
    pos = scene(seat=C, card=card)
    for space in ["osca", "ilerda", "azaila"][:ops]:
        assert step(pos) in ("Operations", "PlacePCs")
        do(pos, f"pc {space}")
    assert step(pos) not in ("Operations", "PlacePCs")


@pytest.mark.rule("3.8")
def test_a_pc_holds_its_space_whatever_stands_on_it():
    pos = scene({"zama": 10, "thapsus": 2}, {}, {"nero": "zama"})
    assert (controls(pos, "zama"), controls(pos, "thapsus")) == (C, C)
    assert holds(pos, "libya") == C


@pytest.mark.rule("3.8", "19.1.2")
@pytest.mark.parametrize(("count", "holder"), [(3, None), (4, C), (7, C)])
def test_more_than_half_of_the_spaces_make_a_province(count, holder):
    """19.1.2 The example: at least 4 spaces of Libya are needed, and 3 against 0 are not enough."""
    libya = sorted(spaces_in("libya"))
    assert len(libya) == 7
    assert holds(scene(control={**EMPTY, "carthage": libya[:count]}), "libya") == holder


@pytest.mark.rule("3.8")
def test_exactly_half_is_no_majority():
    assert holds(scene(control={**EMPTY, "rome": ["capua"], "carthage": ["neapolis"]}), "campania") is None
    assert holds(scene(control={**EMPTY, "rome": ["capua"]}), "campania") is None
    assert holds(scene(control={**EMPTY, "rome": ["capua", "neapolis"]}), "campania") == R


@pytest.mark.rule("3.9")
@pytest.mark.parametrize(("die", "lost", "removed"), [(1, 2, 1), (3, 3, 1), (5, 4, 2), (6, 5, 2)])
def test_half_is_rounded_down(die, lost, removed):
    """14.13 Half of the CUs lost in a battle, in ordinary PCs: 3 CUs are one PC (the example there), and so are 2."""
    refuge = {**EMPTY, "carthage": ["heraclea", "zama", "thapsus", "thabraca"]}
    pos = scene({"arpi": 10}, {"cannae": 5}, {"nero": "arpi"}, control=refuge, phase="march", general="nero")
    do(pos, "march cannae")
    deal_battle(pos, {"frontal_assault": 2}, {"probe": 2}, attacker=R)
    rig(pos, 1, die)  # no casualties in one round, then the retreat die
    events = told(pos, "play frontal_assault")
    assert sum(pos.cus[1]) == 5 - lost
    assert only(events, "consequences").args == {"side": C, "count": removed}


@pytest.mark.rule("3.9")
def test_half_of_an_odd_hand_of_battle_cards():
    """25 A spy lays half of the enemy's battle cards open: of 7 cards 3."""
    pos = scene(
        {"arpi": 5},
        {"cannae": 3},
        {"nero": "arpi", "hannibal": "cannae"},
        control=EMPTY,
        phase="march",
        general="nero",
        hands={R: ["spy_in_enemy_camp"]},
    )
    do(pos, "march cannae")
    do(pos, "done")
    do(pos, "counter spy_in_enemy_camp")
    view = pos.view(0)["battle"]
    assert view["count"] == {R: 7, C: 7}, "3 CUs and Hannibal's 4; 5 CUs and Nero's 2"
    assert (sum(view["open"][C].values()), sum(view["open"][R].values())) == (3, 0)


@pytest.mark.rule("3.10")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_a_die_is_the_six_sided_one(die, lost):
    """21.2 Six CUs on enemy ground in winter: every face of the ordinary die has its row."""
    pos = scene({"zama": 6}, {}, {}, control={**EMPTY, "carthage": ["zama"]}, phase="round", card="truce")
    rig(pos, die)
    events = told(pos, "discard truce")
    assert only(events, "attrition").args["rolls"] == [die]
    assert cus(pos, R, "zama") == 6 - lost


# -- 4 set-up ----------------------------------------------------------------------------------------------


def test_the_second_punic_war_starts_in_218():
    pos = start()
    view = pos.view(0)
    assert stacks(pos) == {
        "rome roma 8e0 p_scipio",
        "rome agrigentum 8e0 longus",
        "carthage saguntum 10e2 hannibal mago gisgo",
        "carthage carthago_nova 2e0 hasdrubal",
        "carthage carthago 4e0 hanno",
    }
    italia = spaces_in("etruria", "samnium", "latium", "campania", "apulia", "lucania") - {"bruttii"}
    islands = spaces_in("sicilia", "syracusae", "corsica_sardinia")
    assert controlled(pos, R) == {"massilia"} | italia | islands
    africa = spaces_in("numidia_maior", "numidia_minor", "libya", "carthago")
    iberia = spaces_in("baetica", "orospeda", "celtiberia")
    assert controlled(pos, C) == africa | iberia | {"baleares", "insubres", "boii", "bruttii"}
    assert {name for name, friend in view["tribes"].items() if friend == C} == {"insubres", "boii", "bruttii"}
    neutral = {"ligures_occidentales", "ligures_orientales", "aquitani", "arverni", "allobroges"}
    assert {name for name, friend in view["tribes"].items() if friend == "neutral"} == neutral
    assert view["turn"] == {"number": 1, "index": 0, "last": 8, "years": "218", "cards": 7}


@pytest.mark.rule("22.2")
def test_rome_starts_with_9_points_and_carthage_with_7():
    """The figures of the example in 22.2."""
    assert start().view(0)["points"] == {R: 9, C: 7}
    assert start(scenario="crossing_the_alps").view(0)["points"] == {R: 9, C: 7}


def test_the_pool_of_consuls_at_the_start():
    places = {g["id"]: g["place"] for g in start().view(0)["generals"]}
    assert {name for name, place in places.items() if place == "pool"} == {
        "fabius",
        "flaminius",
        "marcellus",
        "nero",
        "paullus",
        "varro",
    }
    assert (places["scipio_africanus"], places["bomilcar"], places["gracchus"]) == ("later", "gone", "gone")
    places = {g["id"]: g["place"] for g in start(more_generals=True).view(0)["generals"]}
    more = {"gracchus", "livius", "flaccus", "valerius", "crassus"}
    assert {places[name] for name in more} == {"pool"}
    assert places["bomilcar"] == "later"


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("cards", "size"), [("classic", 65), ("additional", 75), ("all", 92)])
def test_the_deck_and_the_card_set_aside(cards, size):
    """65 classic, 10 additional, 17 shared cards (2.1); Philip's peace is put aside."""
    pos = start(cards=cards)
    view = pos.view(0)["cards"]
    assert view["aside"] == ["philip_peace"]
    assert (view["count"], view["deck"]) == ({R: 7, C: 7}, size - 1 - 14)
    every = [*pos.deck, *pos.hands[0], *pos.hands[1], *pos.aside]
    assert len(set(every)) == len(every) == size


def test_the_deck_is_shuffled_by_the_seed():
    assert start("one").hands != start("two").hands
    assert start("one").hands == start("one").hands


def test_crossing_the_alps_is_the_same_war_for_three_turns():
    long, short = start(), start(scenario="crossing_the_alps")
    assert stacks(short) == stacks(long)
    assert short.view(0)["control"] == long.view(0)["control"]
    assert short.view(0)["turn"] == {"number": 1, "index": 0, "last": 2, "years": "218", "cards": 7}


def test_the_campaign_in_iberia():
    pos = start(scenario="campaign_iberia")
    view = pos.view(0)
    assert stacks(pos) == {
        "rome tarraco 8e0 scipio_africanus",
        "rome emporiae 5e0 nero",
        "carthage salaria 6e1 hasdrubal",
        "carthage gades 3e0 mago",
        "carthage toletum 4e0 gisgo",
        "carthage carthago_nova 1e0",
    }
    assert force(pos, "carthago_nova", inside=True) == (1, 0, [])
    area = spaces_in("baetica", "celtiberia", "orospeda", "idubeda", "massilia", "baleares")
    assert set(view["area"]) == area
    assert view["points"] == {R: 1, C: 3}
    assert set(view["provinces"]) == {"baetica", "celtiberia", "orospeda", "idubeda", "massilia", "baleares"}
    offices = {g["id"]: g["office"] for g in view["generals"] if g["office"]}
    assert offices == {"scipio_africanus": "proconsul", "nero": "consul"}
    assert view["turn"] == {"number": 6, "index": 0, "last": 1, "years": "210-208", "cards": 7}
    assert view["cards"]["count"] == {R: 7, C: 7}


def test_the_campaign_in_africa():
    pos = start(scenario="campaign_africa")
    view = pos.view(0)
    assert stacks(pos) == {
        "rome lilybaeum 10e0 scipio_africanus",
        "rome rhegium 5e0 nero",
        "carthage croton 6e0 hannibal",
        "carthage carthago 7e2 hanno",
        "carthage hippo_regius 4e0 gisgo",
    }
    africa = spaces_in("numidia_maior", "numidia_minor", "libya", "carthago")
    assert set(view["area"]) == africa | spaces_in("sicilia", "syracusae", "lucania")
    assert view["points"] == {R: 0, C: 3}, "Numidia Minor belongs to nobody"
    assert view["turn"] == {"number": 8, "index": 0, "last": 1, "years": "204-203", "cards": 8}
    assert view["cards"]["count"] == {R: 8, C: 8}


@pytest.mark.rule("3.1")
def test_a_campaign_is_fought_in_its_area_only():
    pos = scene(
        {"emporiae": 5},
        {"baleares": 2},
        {"nero": "emporiae"},
        scenario="campaign_iberia",
        turn=6,
        phase="march",
        general="nero",
    )
    refused(pos, "sail roma", "3.1", "not-in-play")
    do(pos, "march narbo")
    refused(pos, "march tolosa", "3.1", "not-in-play")
    assert "nemausus" in choices(pos, "march")


@pytest.mark.parametrize("scenario", ["second_punic_war", "crossing_the_alps"])
def test_two_provinces_that_count_belong_to_nobody_at_the_start(scenario):
    pos = start(scenario=scenario)
    points = pos.view(0)["points"]
    assert points[R] + points[C] == 16, "Idubeda and Gallia Cisalpina are nobody's"
    assert (holds(pos, "idubeda"), holds(pos, "gallia_cisalpina")) == (None, None)


def test_where_generals_are_who_are_not_in_a_campaign():
    pos = start(scenario="campaign_africa")
    assert {where(pos, name) for name in ("mago", "hasdrubal", "fabius", "marcellus")} == {"gone"}
