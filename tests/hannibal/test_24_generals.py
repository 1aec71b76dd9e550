"""24 The generals: their ratings, and what each of them can do as a commander."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import DATA, GENERAL, GENERAL_ID
from tests.hannibal.kit import (
    EMPTY,
    battle,
    choices,
    controls,
    cus,
    deal_battle,
    do,
    kinds,
    legal,
    marching,
    only,
    place_of,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
    turn_from,
    where,
)

pytestmark = pytest.mark.rule("24.1")

IDLE = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
# Strategy and battle rating.
RATINGS = {
    "hannibal": (1, 4),
    "hasdrubal": (2, 3),
    "mago": (2, 2),
    "gisgo": (2, 1),
    "hanno": (3, 2),
    "bomilcar": (2, 1),
    "p_scipio": (3, 2),
    "longus": (2, 1),
    "fabius": (3, 3),
    "flaminius": (2, 2),
    "marcellus": (2, 3),
    "nero": (1, 2),
    "paullus": (3, 2),
    "varro": (1, 1),
    "scipio_africanus": (1, 4),
    "gracchus": (2, 2),
    "livius": (2, 1),
    "flaccus": (2, 2),
    "valerius": (3, 2),
    "crassus": (2, 2),
}
PUNIC = ["hannibal", "hasdrubal", "mago", "gisgo", "hanno", "bomilcar"]
ROMANS = [name for name in RATINGS if name not in PUNIC]


def march(
    rome: Mapping[str, int],
    carthage: Mapping[str, int | str],
    generals: Mapping[str, str],
    leader: str,
    *,
    control: Mapping[str, Sequence[str]] = EMPTY,
    phase: str = "march",
    **more: Any,
) -> PunicWar:
    """A general has been activated; the side to move is his."""
    more.setdefault("hands", IDLE)
    seat = "carthage" if leader in PUNIC else "rome"
    return scene(rome, carthage, generals, control=control, phase=phase, seat=seat, general=leader, **more)


def fight(
    rome: Mapping[str, int], carthage: Mapping[str, int | str], *, roman: str, punic: str, seat: str = "rome"
) -> PunicWar:
    """A battle at Cannae: the Romans came from Arpi, or the Carthaginians from Heraclea."""
    romans, punics = ("arpi", "cannae") if seat == "rome" else ("cannae", "heraclea")
    pos = march(
        {romans: 8},
        {punics: 8},
        {roman: romans, punic: punics},
        roman if seat == "rome" else punic,
        control={
            "rome": ["arpi", "terventum", "sena"],
            "carthage": ["heraclea", "croton", "verona", "mutina"],
        },
    )
    do(pos, "march cannae")
    while step(pos) == "Reaction":
        do(pos, "done")
    return deal_battle(pos, rome, {name: int(count) for name, count in carthage.items()})


def react(pos: PunicWar, to: str, reaction: str, die: int) -> dict[str, Any]:
    """The army marches, somebody reacts with this die; the arguments of the roll."""
    do(pos, f"march {to}", reaction)
    events = []
    while step(pos) in ("Detachment", "Reaction"):
        rig(pos, die)
        events += told(pos, "done")
    kind = "avoid-roll" if reaction.startswith("avoid") else "intercept-roll"
    return dict(only(events, kind).args)


# -- ratings and the data ----------------------------------------------------------------------------------------


def test_every_general_is_here_with_his_ability_told():
    data = tomllib.loads((DATA / "generals.toml").read_text(encoding="utf-8"))["generals"]
    assert [general["id"] for general in data] == list(RATINGS) == GENERAL_ID
    assert all(general["ability"] for general in data)
    assert [g["id"] for g in data if g["side"] == "carthage"] == PUNIC


@pytest.mark.parametrize("general", RATINGS)
@pytest.mark.parametrize(("card", "ops"), [("bad_weather", 1), ("native_guide", 2), ("minor_campaign_a", 3)])
def test_a_general_is_activated_by_his_strategy_rating(general: str, card: str, ops: int):
    seat, space = ("carthage", "zama") if general in PUNIC else ("rome", "arpi")
    pos = scene({"arpi": 5}, {"zama": 5}, {general: space}, control=EMPTY, seat=seat, card=card, hands=IDLE)
    if ops >= RATINGS[general][0]:
        assert f"activate {general}" in legal(pos)
    else:
        refused(pos, f"activate {general}", "8.2", "too-few-ops")


@pytest.mark.parametrize("general", RATINGS)
def test_a_generals_battle_rating_is_so_many_battle_cards(general: str):
    """In Africa for Hanno's sake, in Italia for those who never leave it."""
    start, space = ("sitifis", "cirta") if general == "hanno" else ("arpi", "cannae")
    if general in PUNIC:
        pos = march({space: 5}, {start: 5}, {general: start}, general)
    else:
        pos = march({start: 5}, {space: 5}, {general: start}, general)
    do(pos, f"march {space}")
    side = 1 if general in PUNIC else 0
    assert sum(battle(pos).duel.hands[side]) == 5 + RATINGS[general][1]
    assert sum(battle(pos).duel.hands[1 - side]) == 5


# -- Hannibal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["flank_left", "flank_right", "double_envelopment"])
def test_hannibal_attacks_with_a_probe_as_another_card(card: str):
    pos = fight(
        {card: 1}, {"probe": 2, "frontal_assault": 1}, roman="flaminius", punic="hannibal", seat="carthage"
    )
    assert choices(pos, "probe") == {"flank_left", "flank_right", "double_envelopment"}
    refused(pos, "probe frontal_assault", "24.1", "probe-not-as")
    refused(pos, "probe probe", "24.1", "probe-not-as")
    do(pos, f"probe {card}")
    assert legal(pos) == {f"play {card}", "concede"}
    assert battle(pos).duel.hands[1] == [1, 0, 0, 1, 0, 0]


@pytest.mark.parametrize("card", ["flank_left", "flank_right", "double_envelopment"])
def test_hannibal_matches_with_a_probe_as_another_card(card: str):
    pos = fight({card: 2, "reserve": 1}, {"probe": 2}, roman="flaminius", punic="hannibal")
    do(pos, f"play {card}")
    assert legal(pos) == {f"probe {card}", "concede"}
    do(pos, f"probe {card}")
    assert battle(pos).duel.round == 1


def test_hannibal_does_it_once_in_a_battle():
    pos = fight(
        {"flank_left": 3, "reserve": 1}, {"probe": 2, "flank_left": 1}, roman="flaminius", punic="hannibal"
    )
    do(pos, "play flank_left", "probe flank_left", "pass", "play flank_left")
    refused(pos, "probe flank_left", "24.1", "probe-used")
    assert legal(pos) == {"play flank_left", "concede"}


def test_a_probe_still_is_a_probe_as_well():
    pos = fight({"probe": 2, "reserve": 1}, {"probe": 2}, roman="flaminius", punic="hannibal")
    do(pos, "play probe", "play probe", "pass", "play probe")
    assert legal(pos) == {"play probe", "concede"}


def test_the_probe_is_that_card_in_every_respect():
    pos = fight(
        {"double_envelopment": 1, "probe": 1},
        {"probe": 2, "frontal_assault": 1},
        roman="flaminius",
        punic="hannibal",
        seat="carthage",
    )
    do(pos, "probe double_envelopment", "play double_envelopment")
    assert (to_move(pos), legal(pos)) == ("rome", {"seize", "pass"})
    pos = fight(
        {"probe": 1}, {"probe": 2, "frontal_assault": 1}, roman="flaminius", punic="hannibal", seat="carthage"
    )
    rig(pos, 1, 1)
    roll = only(told(pos, "probe double_envelopment"), "retreat-die").args
    assert (roll["battle_card"], roll["count"]) == ("double_envelopment", 3)


@pytest.mark.parametrize("punic", ["mago", "hasdrubal"])
def test_without_hannibal_a_probe_is_a_probe(punic: str):
    pos = fight(
        {"probe": 1}, {"probe": 2, "frontal_assault": 1}, roman="flaminius", punic=punic, seat="carthage"
    )
    refused(pos, "probe flank_left", "24.1", "no-prober")


def test_romans_do_not_learn_it():
    pos = fight({"probe": 2, "frontal_assault": 1}, {"probe": 1}, roman="scipio_africanus", punic="hannibal")
    refused(pos, "probe flank_left", "24.1", "no-prober")


def test_if_hannibal_is_lost_five_pcs_go_and_he_never_comes_back():
    held = ["zama", "thapsus", "tacapae", "hadrumetum", "thabraca", "icosium"]
    pos = march(
        {"arpi": 8},
        {"carthago": 1},
        {"flaminius": "arpi", "hannibal": "cannae"},
        "flaminius",
        control={"rome": ["arpi"], "carthage": [*held, "carthago"]},
    )
    do(pos, "march cannae")
    if step(pos) == "Reaction":
        do(pos, "done")
    assert where(pos, "hannibal") == "gone"
    assert (step(pos), to_move(pos)) == ("RemovePCs", "carthage")
    do(pos, *[f"remove {space}" for space in held[:5]])
    assert [controls(pos, space) for space in held] == [None] * 5 + ["carthage"]
    assert controls(pos, "carthago") == "carthage"


# -- the other Carthaginians -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("general", "die", "result"),
    [
        ("mago", 1, "success"),
        ("mago", 2, "return"),
        ("mago", 3, "sunk"),
        ("bomilcar", 1, "success"),
        ("bomilcar", 2, "return"),
        ("hasdrubal", 1, "return"),
        ("hasdrubal", 2, "sunk"),
        ("gisgo", 1, "return"),
        ("gisgo", 2, "sunk"),
    ],
)
def test_mago_and_bomilcar_have_a_dot_more_at_sea(general: str, die: int, result: str):
    """Utica to Aleria with 2 CUs: a dot of the port against two diamonds of a Roman port, and the die."""
    pos = march(
        {}, {"utica": 2}, {general: "utica"}, general, control={"rome": ["aleria"], "carthage": ["utica"]}
    )
    rig(pos, die)
    assert only(told(pos, "sail aleria"), "naval-die").args["result"] == result


def test_mago_helps_as_a_commander_only():
    pos = march(
        {},
        {"utica": 2},
        {"hannibal": "utica", "mago": "utica"},
        "hannibal",
        control={"rome": ["aleria"], "carthage": ["utica"]},
    )
    assert marching(pos).army.subs == [GENERAL["mago"]]
    rig(pos, 1)
    assert only(told(pos, "sail aleria"), "naval-die").args["result"] == "return"


@pytest.mark.parametrize(
    ("general", "rating"), [("gisgo", 3), ("mago", 2), ("hasdrubal", 3), ("bomilcar", 1)]
)
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_gisgo_avoids_battle_on_1_to_3(general: str, rating: int, die: int):
    pos = march({"arpi": 8}, {"cannae": 5}, {"flaminius": "arpi", general: "cannae"}, "flaminius")
    roll = react(pos, "cannae", f"avoid {general}", die)
    assert (roll["rating"], roll["success"]) == (rating, "yes" if die <= rating else "no")


@pytest.mark.parametrize(("general", "rating"), [("gisgo", 3), ("mago", 2)])
@pytest.mark.parametrize(("control", "modifier"), [(EMPTY, 0), ({"rome": ["cannae"]}, 1)])
@pytest.mark.parametrize("die", [2, 3, 4])
def test_gisgo_intercepts_on_a_modified_1_to_3(
    general: str, rating: int, control: Mapping[str, Sequence[str]], modifier: int, die: int
):
    pos = march(
        {"arpi": 8}, {"heraclea": 5}, {"flaminius": "arpi", general: "heraclea"}, "flaminius", control=control
    )
    roll = react(pos, "cannae", f"intercept {general}", die)
    assert (roll["rating"], roll["modifier"]) == (rating, modifier)
    assert roll["success"] == ("yes" if die + modifier <= rating else "no")


def test_gisgo_counter_attacks_and_fights_by_his_rating():
    pos = fight({"probe": 2, "reserve": 1}, {"probe": 2}, roman="flaminius", punic="gisgo")
    do(pos, "play probe", "play probe")
    rig(pos, 2)
    assert only(told(pos, "roll"), "counterattack-roll").args["success"] == "no"


AFRICAN = {"carthage": ["zama", "carthago", "gades", "icosium"], "rome": ["hadrumetum", "thapsus"]}


def test_hanno_does_not_leave_africa_but_sails_between_its_ports():
    pos = march({}, {"carthago": 4}, {"hanno": "carthago"}, "hanno", control=AFRICAN)
    refused(pos, "sail gades", "24.1", "bound-general")
    refused(pos, "sail baleares", "24.1", "bound-general")
    clone = do(pos.clone(), "take 2")
    refused(clone, "sail_in gades", "24.1", "bound-general")
    rig(pos, 1)
    do(pos, "sail icosium")
    assert where(pos, "hanno") == "icosium"


def test_hanno_does_not_leave_africa_by_land_or_as_a_subordinate():
    options = {"mauretania": True}
    pos = march({}, {"zuccabar": 4}, {"hanno": "zuccabar"}, "hanno", options=options)
    refused(pos, "march siga", "24.1", "bound-general")
    pos = march(
        {}, {"zuccabar": 4}, {"hanno": "zuccabar", "hannibal": "zuccabar"}, "hannibal", options=options
    )
    refused(pos, "march siga", "24.1", "bound-general")
    do(pos, "leave hanno", "march siga")
    assert (where(pos, "hannibal"), where(pos, "hanno")) == ("siga", "zuccabar")


def test_hanno_removes_the_roman_pc_where_his_move_ends():
    pos = march({}, {"zama": 1}, {"hanno": "zama"}, "hanno", control=AFRICAN)
    refused(pos, "uproot", "24.1", "gift-no-pc")
    do(pos, "march hadrumetum")
    event = only(told(pos, "uproot"), "pc-removed")
    assert (event.rule, event.args) == ("24.1", {"side": "rome", "space": "hadrumetum"})
    assert controls(pos, "hadrumetum") is None
    assert step(pos) == "Round"


def test_hanno_needs_cus_for_that():
    pos = march({}, {"zama": 3}, {"hanno": "zama"}, "hanno", control=AFRICAN)
    do(pos, "take 0", "march hadrumetum")
    refused(pos, "uproot", "24.1", "gift-needs-cus")


def test_hanno_removes_no_city():
    pos = march({}, {"zama": 6}, {"hanno": "zama"}, "hanno", control={"rome": ["utica", "carthago"]})
    do(pos, "march carthago")
    refused(pos, "uproot", "24.1", "gift-no-pc")


def test_only_hanno_does_it_and_only_in_command():
    pos = march({}, {"zama": 5}, {"mago": "zama", "hanno": "zama"}, "mago", control=AFRICAN)
    assert GENERAL["hanno"] in marching(pos).army.subs
    do(pos, "march hadrumetum")
    refused(pos, "uproot", "24.1", "not-his-gift")


def test_hanno_does_it_after_an_overrun_but_not_after_a_battle():
    pos = march({"hadrumetum": 1}, {"zama": 6}, {"hanno": "zama"}, "hanno", control=AFRICAN)
    events = told(pos, "march hadrumetum")
    assert "overrun" in kinds(events)
    do(pos, "uproot")
    assert controls(pos, "hadrumetum") is None
    pos = march({"hadrumetum": 2}, {"zama": 6}, {"hanno": "zama"}, "hanno", control=AFRICAN)
    do(pos, "march hadrumetum")
    deal_battle(pos, {}, {"double_envelopment": 1, "probe": 1})
    rig(pos, 1, 6)
    do(pos, "play double_envelopment")
    assert (cus(pos, "rome", "hadrumetum"), where(pos, "hanno")) == (0, "hadrumetum")
    assert "uproot" not in legal(pos)
    assert controls(pos, "hadrumetum") == "rome"


# -- Romans: reactions, pursuit, counter-attacks -----------------------------------------------------------------


def test_p_scipios_strategy_rating_is_2_in_iberia():
    for space, able in (("tarraco", True), ("emporiae", False)):
        pos = scene({space: 5}, {}, {"p_scipio": space}, control=EMPTY, card="native_guide", hands=IDLE)
        assert ("activate p_scipio" in legal(pos)) is able


@pytest.mark.parametrize(("general", "rating"), [("fabius", 5), ("marcellus", 3), ("varro", 1)])
@pytest.mark.parametrize("die", [1, 3, 5, 6])
def test_fabius_avoids_battle_on_1_to_5(general: str, rating: int, die: int):
    pos = march({"cannae": 8}, {"heraclea": 6}, {general: "cannae", "mago": "heraclea"}, "mago")
    roll = react(pos, "cannae", f"avoid {general}", die)
    assert (roll["rating"], roll["success"]) == (rating, "yes" if die <= rating else "no")


@pytest.mark.parametrize(("general", "rating"), [("varro", 4), ("marcellus", 3), ("fabius", 3)])
@pytest.mark.parametrize(("control", "modifier"), [(EMPTY, 0), ({"carthage": ["cannae"]}, 1)])
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_varro_intercepts_on_a_modified_1_to_4(
    general: str, rating: int, control: Mapping[str, Sequence[str]], modifier: int, die: int
):
    pos = march({"arpi": 8}, {"heraclea": 6}, {general: "arpi", "mago": "heraclea"}, "mago", control=control)
    roll = react(pos, "cannae", f"intercept {general}", die)
    assert (roll["rating"], roll["modifier"]) == (rating, modifier)
    assert roll["success"] == ("yes" if die + modifier <= rating else "no")


def test_who_leads_a_detachment_uses_his_ability():
    """Fabius is a subordinate of Flaminius, and commands what he leads away (our ruling)."""
    pos = march(
        {"pisae": 12},
        {"faesulae": 6},
        {"flaminius": "pisae", "fabius": "pisae:proconsul", "mago": "faesulae"},
        "mago",
        control={"rome": ["pisae", "cosa"]},
    )
    assert react(pos, "pisae", "avoid fabius", 5)["success"] == "yes"
    assert (where(pos, "fabius"), where(pos, "flaminius")) == ("cosa", "pisae")


def test_a_subordinate_does_not_lend_his_ability():
    pos = march(
        {"pisae": 12},
        {"faesulae": 6},
        {"flaminius": "pisae", "fabius": "pisae:proconsul", "mago": "faesulae"},
        "mago",
        control={"rome": ["pisae", "cosa"]},
    )
    assert react(pos, "pisae", "avoid flaminius", 3) | {"rolls": None} == {
        "side": "rome",
        "general": "flaminius",
        "space": "pisae",
        "rolls": None,
        "rating": 2,
        "success": "no",
    }


@pytest.mark.parametrize(("general", "rating"), [("flaminius", 4), ("nero", 2), ("marcellus", 3)])
@pytest.mark.parametrize("die", [2, 3, 4, 5])
def test_flaminius_pursues_on_1_to_4(general: str, rating: int, die: int):
    pos = march({"arpi": 8}, {"cannae": 5}, {general: "arpi", "mago": "cannae"}, general)
    react(pos, "cannae", "avoid mago", 1)
    do(pos, "to brundisium")
    assert (step(pos), to_move(pos)) == ("Pursuit", "rome")
    rig(pos, die)
    roll = only(told(pos, "roll"), "pursuit-roll").args
    assert (roll["rating"], roll["success"]) == (rating, "yes" if die <= rating else "no")


def second_wind(roman: str, seat: str, die: int) -> str:
    """Rome's counter-attack in a battle that ``seat`` began."""
    cards = {"probe": 4, "frontal_assault": 1}
    pos = fight(cards, {"probe": 4, "flank_left": 1}, roman=roman, punic="mago", seat=seat)
    do(pos, "play probe", "play probe")
    if seat == "rome":
        rig(pos, 1)
        do(pos, "roll", "play probe", "play probe")
    assert to_move(pos) == "rome"
    rig(pos, die)
    return str(only(told(pos, "roll"), "counterattack-roll").args["success"])


@pytest.mark.parametrize("die", [1, 2, 3])
def test_longus_counter_attacks_on_1_or_2_if_he_began_the_battle(die: int):
    assert second_wind("longus", "rome", die) == ("yes" if die <= 2 else "no")
    assert second_wind("longus", "carthage", die) == ("yes" if die <= 1 else "no")


@pytest.mark.parametrize("die", [2, 3, 4])
def test_paullus_counter_attacks_on_1_to_3_if_he_was_attacked(die: int):
    assert second_wind("paullus", "carthage", die) == ("yes" if die <= 3 else "no")
    assert second_wind("paullus", "rome", die) == ("yes" if die <= 2 else "no")


def test_flaminius_counter_attacks_by_his_rating():
    assert second_wind("flaminius", "carthage", 2) == "yes"
    assert second_wind("flaminius", "carthage", 3) == "no"


@pytest.mark.rule("16.1.2")
@pytest.mark.parametrize(("general", "rating"), [("longus", 1), ("paullus", 2), ("flaminius", 2)])
@pytest.mark.parametrize("seat", ["rome", "carthage"])
@pytest.mark.parametrize("die", [1, 2, 3])
def test_these_abilities_do_not_prevent_a_withdrawal(general: str, rating: int, seat: str, die: int):
    cards = {"probe": 3, "frontal_assault": 1}
    pos = fight(cards, {"probe": 3, "flank_left": 1}, roman=general, punic="hannibal", seat=seat)
    if seat == "rome":
        do(pos, "play probe", "play probe")
        rig(pos, 1)
        do(pos, "roll")
    rig(pos, 1)
    do(pos, "withdraw")
    assert (to_move(pos), legal(pos)) == ("rome", {"roll", "pass"})
    rig(pos, die, 1)
    roll = only(told(pos, "roll"), "prevention-roll").args
    assert (roll["rating"], roll["success"]) == (rating, "yes" if die <= rating else "no")


# -- Fabius and Crassus stay in Italia -----------------------------------------------------------------------------

LIGURIAN = {"rome": ["pisae", "cosa", "ligures_orientales", "roma", "agrigentum", "brundisium"]}


@pytest.mark.parametrize("general", ["fabius", "crassus"])
def test_fabius_does_not_leave_italia_but_sails_between_its_ports(general: str):
    pos = march({"pisae": 6}, {}, {general: "pisae"}, general, control=LIGURIAN)
    refused(pos, "march ligures_orientales", "24.1", "bound-general")
    pos = march({"cosa": 5}, {}, {general: "cosa"}, general, control=LIGURIAN)
    refused(pos, "sail agrigentum", "24.1", "bound-general")
    do(pos, "sail brundisium")
    assert where(pos, general) == "brundisium"


def test_others_may_go_where_fabius_may_not():
    pos = march({"pisae": 6}, {}, {"varro": "pisae"}, "varro", control=LIGURIAN)
    do(pos, "march ligures_orientales")
    assert where(pos, "varro") == "ligures_orientales"


def test_fabius_is_left_behind_or_the_army_stays():
    pos = march({"pisae": 8}, {}, {"varro": "pisae", "fabius": "pisae:proconsul"}, "varro", control=LIGURIAN)
    refused(pos, "march ligures_orientales", "24.1", "bound-general")
    do(pos, "leave fabius", "march ligures_orientales")
    assert (where(pos, "varro"), where(pos, "fabius")) == ("ligures_orientales", "pisae")


def test_fabius_does_not_intercept_or_avoid_beyond_italia():
    control = {**LIGURIAN, "carthage": ["taurini", "faesulae"]}
    pos = march({"pisae": 6}, {"taurini": 6}, {"fabius": "pisae", "mago": "taurini"}, "mago", control=control)
    rig(pos, 1)
    do(pos, "march ligures_orientales")
    assert where(pos, "mago") == "ligures_orientales"
    assert step(pos) != "Reaction"
    pos = march(
        {"pisae": 6}, {"faesulae": 6}, {"fabius": "pisae", "mago": "faesulae"}, "mago", control=control
    )
    react(pos, "pisae", "avoid fabius", 1)
    assert where(pos, "fabius") == "cosa"


@pytest.mark.parametrize("verb", ["intercept", "avoid"])
def test_fabius_does_not_follow_beyond_italia(verb: str):
    start, space = ("taurini", "ligures_orientales") if verb == "intercept" else ("faesulae", "pisae")
    pos = march(
        {"pisae": 8},
        {start: 6},
        {"varro": "pisae", "fabius": "pisae:proconsul", "mago": start},
        "mago",
        control={"rome": ["pisae", "ligures_orientales"], "carthage": [start]},
    )
    rig(pos, 1)
    do(pos, f"march {space}", f"{verb} varro")
    for _ in range(4):
        if step(pos) not in ("Detachment", "Reaction", "Evade"):
            break
        rig(pos, 1)
        do(pos, "to ligures_orientales" if "to ligures_orientales" in legal(pos) else sorted(legal(pos))[0])
    assert where(pos, "fabius") != "ligures_orientales"


def test_fabius_forced_out_of_italia_is_displaced():
    pos = march(
        {"pisae": 8},
        {"faesulae": 8},
        {"fabius": "pisae", "mago": "faesulae"},
        "mago",
        control={"rome": ["ligures_orientales", "roma", "arpi"], "carthage": ["faesulae"]},
    )
    do(pos, "march pisae", "done")
    deal_battle(pos, {}, {"probe": 1, "flank_left": 1})
    rig(pos, 1, 1)
    do(pos, "play probe")
    assert cus(pos, "rome", "ligures_orientales") == 7
    assert where(pos, "fabius") == "displaced"


def elected(general: str, rome: Mapping[str, int], **more: Any) -> PunicWar:
    """The elections have just drawn a general and Varro; the pool held nobody else. His place is asked for."""
    others = {name: "gone" for name in ROMANS if name not in (general, "varro")}
    pos = scene(rome, more.pop("carthage", {}), others, phase="round", hands=IDLE, **more)
    pos.at[GENERAL["varro"]] = pos.at[GENERAL[general]] = place_of("pool")
    pos.steps = turn_from("elections")
    pos._legal = None
    events = pos.events = []
    pos.advance()
    pos.events = None
    for _ in range(3):
        if where(pos, general) != "pool":
            break
        if general == GENERAL_ID[pos.steps[-1].consuls[0]]:  # type: ignore[attr-defined]
            break
        do(pos, sorted(legal(pos))[0])
    assert "elected" in kinds(events)
    return pos


@pytest.mark.parametrize("general", ["fabius", "crassus"])
def test_fabius_joins_a_stack_of_five_in_italia(general: str):
    pos = elected(general, {"roma": 5, "arpi": 6, "capua": 4, "agrigentum": 9})
    assert choices(pos, "place") == {"roma", "arpi"}


@pytest.mark.parametrize("general", ["fabius", "crassus"])
def test_without_one_he_joins_any_roman_cus_of_italia(general: str):
    pos = elected(general, {"roma": 4, "arpi": 1, "agrigentum": 9})
    assert choices(pos, "place") == {"roma", "arpi"}
    do(pos, "place arpi")
    assert where(pos, general) == "arpi"


@pytest.mark.parametrize("siege", [0, 1])
def test_without_any_he_stands_in_roma_even_if_it_is_besieged(siege: int):
    more: dict[str, Any] = {"carthage": {"roma": 5}, "siege": {"roma": 1}} if siege else {}
    pos = elected("fabius", {"agrigentum": 9, "lilybaeum": 6}, **more)
    assert where(pos, "fabius") == ("roma/in" if siege else "roma")


def test_others_go_to_any_stack_of_five():
    pos = elected("marcellus", {"roma": 5, "capua": 4, "agrigentum": 9})
    assert choices(pos, "place") == {"roma", "agrigentum"}


# -- sieges: Marcellus, Scipio Africanus, Livius, Flaccus ------------------------------------------------------------


def besiege(
    general: str, space: str, start: str, *rolls: int, phase: str = "march-event", **more: Any
) -> list[dict[str, Any]]:
    """The siege rolls of a general with 6 CUs against a city or tribe next to him."""
    more.setdefault("control", {"carthage": [space], "rome": [start]})
    pos = march({start: 6}, {}, {general: start}, general, phase=phase, **more)
    do(pos, f"march {space}")
    rig(pos, *rolls)
    events = told(pos, "besiege")
    while step(pos) == "SiegeAgain":
        events += told(pos, "roll")
    return [dict(event.args) for event in events if event.kind == "siege-roll"]


@pytest.mark.rule("20.1.3")
@pytest.mark.parametrize(
    ("general", "phase", "space", "colour", "points"),
    [
        ("marcellus", "march-event", "capua", "red", 2),
        ("marcellus", "march", "capua", "red", 1),
        ("varro", "march-event", "capua", "red", 1),
        ("marcellus", "march-event", "carthago", "red", 1),
        ("marcellus", "march", "carthago", "white", 1),
        ("varro", "march-event", "carthago", "white", 1),
    ],
)
def test_marcellus_besieges_better_with_a_campaign(
    general: str, phase: str, space: str, colour: str, points: int
):
    """Where the white die would be rolled he rolls the red one; on the red one the sign is worth 2 points."""
    start = "terventum" if space == "capua" else "zama"
    (roll,) = besiege(general, space, start, 6, phase=phase)
    assert (roll["colour"], roll["points"]) == (colour, points)


def test_marcellus_two_points_are_the_sixth_face_alone():
    assert [besiege("marcellus", "capua", "terventum", face)[0]["points"] for face in range(1, 7)] == [
        0,
        0,
        1,
        1,
        1,
        2,
    ]


def test_marcellus_does_not_do_it_against_tribes():
    (roll,) = besiege(
        "marcellus", "bruttii", "paestum", 6, control={"tribes": ["bruttii"], "rome": ["paestum"]}
    )
    assert (roll["colour"], roll["points"]) == ("red", 1)


@pytest.mark.parametrize(
    ("general", "card", "phase", "rolls"),
    [
        ("scipio_africanus", "forced_march_1", "march-event", 2),
        ("scipio_africanus", "forced_march_3", "march-event", 2),
        ("scipio_africanus", "forced_march_3", "march", 1),
        ("scipio_africanus", "minor_campaign_a", "march-event", 1),
        ("varro", "forced_march_1", "march-event", 1),
    ],
)
def test_africanus_rolls_two_siege_dice_with_a_forced_march(general: str, card: str, phase: str, rolls: int):
    found = besiege(general, "capua", "terventum", 4, 4, phase=phase, card=card)
    assert [roll["points"] for roll in found] == [1] * rolls


def test_africanus_does_not_do_it_against_tribes():
    control = {"tribes": ["bruttii"], "rome": ["paestum"]}
    assert (
        len(besiege("scipio_africanus", "bruttii", "paestum", 4, 4, control=control, card="forced_march_1"))
        == 1
    )


def test_africanus_lost_is_gone_for_good_and_others_are_not():
    for general, place in (("scipio_africanus", "gone"), ("marcellus", "displaced")):
        pos = march({}, {"heraclea": 5}, {general: "cannae", "mago": "heraclea"}, "mago")
        do(pos, "march cannae")
        if step(pos) == "Reaction":
            do(pos, "done")
        assert where(pos, general) == place


@pytest.mark.parametrize(("general", "rolls"), [("livius", 2), ("varro", 1)])
def test_livius_subjugates_with_two_rolls(general: str, rolls: int):
    control = {"tribes": ["bruttii"], "rome": ["paestum"]}
    found = besiege(general, "bruttii", "paestum", 4, 4, phase="march", control=control)
    assert [roll["points"] for roll in found] == [1] * rolls


def test_livius_has_one_roll_against_cities():
    assert len(besiege("livius", "capua", "terventum", 4, 4, phase="march")) == 1


@pytest.mark.parametrize(
    ("general", "space", "start", "lost"),
    [
        ("flaccus", "capua", "terventum", 0),
        ("varro", "capua", "terventum", 1),
        ("flaccus", "utica", "thabraca", 1),
    ],
)
def test_flaccus_loses_a_cu_less_at_the_cities_of_italia(general: str, space: str, start: str, lost: int):
    for face in (1, 3):
        (roll,) = besiege(general, space, start, face, phase="march")
        assert roll["lost"] == lost


def test_flaccus_does_not_spare_cus_against_tribes():
    control = {"tribes": ["bruttii"], "rome": ["paestum"]}
    (roll,) = besiege("flaccus", "bruttii", "paestum", 1, phase="march", control=control)
    assert roll["lost"] == 1


# -- Nero ------------------------------------------------------------------------------------------------------------

COAST = {"rome": ["roma", "neapolis", "capua", "beneventum", "cannae", "brundisium", "agrigentum", "messana"]}


def nero(
    rome: Mapping[str, int], start: str, phase: str = "march-event", card: str = "minor_campaign_a"
) -> PunicWar:
    return march(rome, {}, {"nero": start}, "nero", phase=phase, card=card, control=COAST)


@pytest.mark.parametrize(
    ("general", "phase", "card", "points"),
    [
        ("nero", "march-event", "minor_campaign_a", 6),
        ("nero", "march-event", "major_campaign_a", 6),
        ("nero", "march", "minor_campaign_a", 4),
        ("nero", "march", "bad_weather", 4),
        ("varro", "march-event", "minor_campaign_a", 4),
    ],
)
def test_nero_has_six_points_with_a_campaign(general: str, phase: str, card: str, points: int):
    pos = march({"arpi": 6}, {}, {general: "arpi"}, general, phase=phase, card=card)
    assert marching(pos).points == points


def test_imperium_is_no_campaign_for_nero():
    pos = scene(
        {"arpi": 6},
        {},
        {"nero": "arpi"},
        phase="event",
        card="imperium_a",
        hands=IDLE,
        options={"cards": "additional"},
    )
    do(pos, "activate nero")
    assert marching(pos).points == 4


def test_nero_goes_six_spaces_with_his_army():
    pos = nero({"roma": 6}, "roma")
    do(pos, "march capua", "march beneventum", "march arpi", "march cannae", "march heraclea", "march croton")
    assert (where(pos, "nero"), cus(pos, "rome", "croton")) == ("croton", 6)


def test_cus_that_join_nero_on_the_way_do_not_outrun_him():
    """Three CUs of Beneventum have already spent 4 points when a Campaign takes them up again."""
    pos = scene(
        {"roma": 6, "capua": 6},
        {},
        {"nero": "roma", "varro": "capua:proconsul"},
        phase="event",
        card="minor_campaign_a",
        hands=IDLE,
        control=COAST,
    )
    do(pos, "activate varro", "take 3", "march neapolis", "march paestum", "march beneventum", "halt")
    do(pos, "activate nero", "march capua", "march beneventum", "take 9", "march cannae")
    assert cus(pos, "rome", "cannae") == 9
    refused(pos, "march brundisium", "10.11", "tired-cus")
    do(pos, "take 6", "march brundisium")
    assert cus(pos, "rome", "brundisium") == 6


@pytest.mark.parametrize(
    "moves",
    [
        ["sail brundisium", "march cannae", "march arpi", "march terventum"],
        ["march capua", "march neapolis", "sail brundisium", "march cannae"],
        ["march capua", "march beneventum", "march neapolis", "sail brundisium"],
        ["sail brundisium", "sail agrigentum"],
    ],
    ids=["before", "between", "after", "twice"],
)
def test_nero_sails_and_goes_three_spaces_or_sails_twice(moves: list[str]):
    pos = nero({"roma": 6}, "roma")
    do(pos, *moves)
    assert where(pos, "nero") == moves[-1].split()[1]
    assert cus(pos, "rome", where(pos, "nero")) == 6


def test_nero_does_not_sail_with_fewer_than_three_points():
    pos = nero({"roma": 6}, "roma")
    do(pos, "sail brundisium", "march cannae", "march brundisium")
    assert marching(pos).points == 1
    assert choices(pos, "sail") == set()
    pos = nero({"roma": 5}, "roma", "march")
    do(pos, "march capua", "march neapolis")
    refused(pos, "sail brundisium", "10.2", "no-points")


# -- the generals of the option ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("general", ["bomilcar", "gracchus", "livius", "flaccus", "valerius", "crassus"])
@pytest.mark.parametrize("more", [True, False])
def test_optional_generals_are_in_the_game_with_the_option_only(general: str, more: bool):
    pos = scene(phase="round", options={"more_generals": more}, hands=IDLE)
    assert where(pos, general) == ("gone" if not more else "later" if general == "bomilcar" else "pool")


@pytest.mark.parametrize(("general", "units"), [("gracchus", 3), ("varro", 2)])
def test_gracchus_brings_one_cu_more_to_the_auxiliaries(general: str, units: int):
    pos = scene({}, {}, {general: "arpi"}, phase="event", card="auxiliaries_apulia", hands=IDLE)
    assert cus(pos, "rome", "arpi") == units


@pytest.mark.parametrize(
    ("general", "place", "units"), [("gracchus", "roma", 5), ("varro", "roma", 4), ("gracchus", "arpi", 4)]
)
def test_gracchus_frees_one_more_of_the_slaves(general: str, place: str, units: int):
    pos = scene({}, {}, {general: place}, phase="event", card="two_legions_of_slaves", hands=IDLE)
    assert cus(pos, "rome", "roma") == units


@pytest.mark.parametrize(("general", "units"), [("gracchus", 3), ("varro", 2)])
@pytest.mark.parametrize("card", ["massinissa", "volunteers"])
def test_gracchus_brings_one_cu_more_of_other_events(general: str, units: int, card: str):
    place = "tarraco" if card == "massinissa" else "arpi"
    pos = scene({}, {}, {general: place}, phase="event", card=card, hands=IDLE, options={"cards": "all"})
    if step(pos) == "Choice":
        do(pos, f"place {place}")
    assert cus(pos, "rome", place) == units


def test_denarii_and_silver_pay_gracchus_one_more():
    pos = scene(
        {},
        {},
        {"gracchus": "arpi", "varro": "roma"},
        phase="event",
        card="denarii_and_silver",
        hands=IDLE,
        options={"cards": "all"},
    )
    while step(pos) == "Choice":
        do(pos, sorted(choice for choice in legal(pos) if choice.startswith("general"))[0])
    assert (cus(pos, "rome", "arpi"), cus(pos, "rome", "roma")) == (2, 1)


def test_gracchus_raises_one_cu_like_anybody_and_brings_none_as_a_subordinate():
    pos = scene({"arpi": 5}, {}, {"gracchus": "arpi"}, hands=IDLE)
    do(pos, "raise arpi")
    assert cus(pos, "rome", "arpi") == 6
    pos = scene(
        {},
        {},
        {"varro": "arpi", "gracchus": "arpi:proconsul"},
        phase="event",
        card="auxiliaries_apulia",
        hands=IDLE,
    )
    assert cus(pos, "rome", "arpi") == 2


@pytest.mark.parametrize(("general", "able"), [("valerius", True), ("varro", False)])
@pytest.mark.parametrize(
    ("card", "phase", "options"),
    [
        ("minor_campaign_a", "march", {}),
        ("forced_march_3", "march-event", {}),
        ("numidian_ally", "march", {}),
    ],
)
def test_valerius_sails_with_ten_cus_on_cards_that_carry_five(
    general: str, able: bool, card: str, phase: str, options: Mapping[str, Any]
):
    pos = march(
        {"roma": 10}, {}, {general: "roma"}, general, card=card, phase=phase, options=options, control=COAST
    )
    if able:
        do(pos, "sail agrigentum")
        assert cus(pos, "rome", "agrigentum") == 10
    else:
        refused(pos, "sail agrigentum", "11.4", "fleet-limit")


def test_valerius_needs_a_card_that_sails():
    pos = march({"roma": 5}, {}, {"valerius": "roma"}, "valerius", card="bad_weather", control=COAST)
    refused(pos, "sail agrigentum", "11.1", "no-ships")


@pytest.mark.rule("21.1.1")
@pytest.mark.parametrize(
    ("generals", "lost"),
    [
        ({"crassus": "arpi"}, 1),
        ({"varro": "arpi"}, 2),
        ({}, 2),
        ({"varro": "arpi", "crassus": "arpi:proconsul"}, 2),
    ],
    ids=["crassus", "varro", "nobody", "as a subordinate"],
)
def test_crassus_eases_the_winter(generals: Mapping[str, str], lost: int):
    """Seven CUs on an enemy PC and a die of 4: 2 of them are lost, with -1 only 1."""
    pos = scene({"arpi": 7}, {}, generals, control={"carthage": ["arpi"]}, phase="round", hands=IDLE)
    rig(pos, 4)
    pos.steps = turn_from("winter")
    pos._legal = None
    events = pos.events = []
    pos.advance()
    winter = next(event for event in events if event.kind == "attrition")
    assert (winter.args["space"], winter.args["rolls"], winter.args["count"]) == ("arpi", [4], lost)


def test_gracchus_brings_one_more_inside_the_walls_too():
    pos = scene(
        {}, {"roma": 5}, {"gracchus": "roma/in"}, phase="event", card="two_legions_of_slaves", hands=IDLE
    )
    assert cus(pos, "rome", "roma/in") == 5
