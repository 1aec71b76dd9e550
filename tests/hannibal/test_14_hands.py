"""14 Battle before the first round: what each side is dealt, allies and militia, the order of the preparations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bellum.games.hannibal.position import PunicWar
from tests.hannibal.facts import BATTLE_CARD_ID, BATTLE_DECK
from tests.hannibal.kit import (
    EMPTY,
    action,
    battle,
    deal_battle,
    do,
    kinds,
    legal,
    only,
    owner,
    refused,
    rig,
    scene,
    step,
    to_move,
    told,
)

IDLE = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b"]}
IBERIA_1 = {
    "carthage": [
        "hispalis",
        "malaca",
        "acci",
        "arsa",
        "salmantica",
        "segovia",
        "salaria",
        "laminium",
        "dianium",
    ],
    "rome": ["numantia", "bilbilis", "ilerda", "tarraco"],
}


def meet(
    forces: tuple[Mapping[str, int], Mapping[str, int | str]],
    generals: Mapping[str, str],
    leader: str,
    space: str,
    *,
    seat: str = "rome",
    control: Mapping[str, Sequence[str]] = EMPTY,
    **more: Any,
) -> PunicWar:
    """An army marches into battle; nobody intercepts or avoids, walls stay as they are."""
    more.setdefault("hands", IDLE)
    pos = scene(
        forces[0], forces[1], generals, control=control, phase="march", seat=seat, general=leader, **more
    )
    do(pos, f"march {space}")
    while step(pos) in ("Reaction", "Walls"):
        do(pos, "done")
    return pos


def dealt(pos: PunicWar) -> tuple[int, int]:
    """How many battle cards Rome and Carthage hold."""
    hands = battle(pos).hands
    return sum(hands[0]), sum(hands[1])


# -- 14.1 the battle cards ---------------------------------------------------------------------------------


@pytest.mark.rule("14.1")
def test_the_48_battle_cards():
    assert dict(zip(BATTLE_CARD_ID, BATTLE_DECK, strict=True)) == {
        "frontal_assault": 12,
        "flank_left": 9,
        "flank_right": 9,
        "probe": 8,
        "double_envelopment": 6,
        "reserve": 4,
    }
    pos = meet(({"arpi": 8}, {"cannae": 6}), {"flaminius": "arpi", "mago": "cannae"}, "flaminius", "cannae")
    fight = battle(pos)
    everywhere = [sum(cards) for cards in zip(fight.deck, *fight.hands, strict=True)]
    assert everywhere == BATTLE_DECK
    assert sum(everywhere) == 48


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(("general", "rating"), [("varro", 1), ("flaminius", 2), ("marcellus", 3)])
def test_a_card_for_each_cu_and_the_battle_rating_of_the_general(general: str, rating: int):
    pos = meet(({"arpi": 8}, {"cannae": 10}), {general: "arpi", "hannibal": "cannae"}, general, "cannae")
    assert dealt(pos) == (8 + rating, 10 + 4)


@pytest.mark.rule("14.1")
def test_without_a_general_only_the_cus_count():
    pos = meet(({"arpi": 8}, {"cannae": 3}), {"flaminius": "arpi"}, "flaminius", "cannae")
    assert dealt(pos) == (10, 3)


@pytest.mark.rule("14.1")
def test_only_the_commanders_rating_counts_and_only_cus_that_take_part():
    pos = meet(
        ({"arpi": 8}, {"cannae": 4, "heraclea": 6}),
        {"varro": "arpi", "marcellus": "arpi:proconsul", "mago": "cannae", "hannibal": "heraclea"},
        "varro",
        "cannae",
    )
    assert dealt(pos) == (8 + 1, 4 + 2)


@pytest.mark.rule("14.1")
def test_one_card_for_an_interception_however_many_armies_came():
    pos = scene(
        {"arpi": 8},
        {"paestum": 3, "cannae": 4},
        {"flaminius": "arpi", "mago": "paestum", "gisgo": "cannae"},
        control=EMPTY,
        phase="march",
        general="flaminius",
        hands=IDLE,
    )
    do(pos, "march beneventum", "intercept mago", "done", "intercept gisgo")
    rig(pos, 1, 1)
    do(pos, "done")
    if step(pos) == "Reaction":
        do(pos, "done")
    do(pos, "command gisgo", "stand")
    assert dealt(pos) == (8 + 2, 3 + 4 + 1 + 1)


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(("die", "cards"), [(6, 5), (None, 6)])
def test_one_card_less_for_a_defender_who_failed_to_avoid(die: int | None, cards: int):
    pos = scene(
        {"arpi": 8},
        {"cannae": 4},
        {"flaminius": "arpi", "mago": "cannae"},
        control=EMPTY,
        phase="march",
        general="flaminius",
        hands=IDLE,
    )
    do(pos, "march cannae")
    if die is None:
        do(pos, "done")
    else:
        do(pos, "avoid mago")
        rig(pos, die)
        do(pos, "done")
        if step(pos) == "Reaction":
            do(pos, "done")
    assert dealt(pos) == (10, cards)


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(
    ("control", "cards"),
    [({"tribes": ["boii"]}, 5), (EMPTY, 4), ({"carthage": ["boii"]}, 4), ({"tribes": ["insubres"]}, 4)],
    ids=["friendly", "neutral", "subjugated", "elsewhere"],
)
def test_one_card_for_a_friendly_tribe_in_the_space(control: Mapping[str, Sequence[str]], cards: int):
    pos = meet(({"mutina": 8}, {"boii": 4}), {"flaminius": "mutina"}, "flaminius", "boii", control=control)
    assert dealt(pos) == (10, cards)


@pytest.mark.rule("14.1")
def test_a_friendly_tribe_helps_its_side_in_attack_too():
    pos = meet(
        ({"boii": 4}, {"verona": 6}),
        {"mago": "verona"},
        "mago",
        "boii",
        seat="carthage",
        control={"tribes": ["boii"]},
    )
    assert dealt(pos) == (4, 6 + 2 + 1)


@pytest.mark.rule("14.1")
@pytest.mark.parametrize(("units", "cards"), [(15, 19), (16, 20), (17, 20), (20, 20)])
def test_never_more_than_20_cards(units: int, cards: int):
    pos = meet(
        ({"arpi": 8}, {"cannae": units}), {"flaminius": "arpi", "hannibal": "cannae"}, "flaminius", "cannae"
    )
    assert dealt(pos) == (10, cards)


@pytest.mark.rule("14.1")
def test_the_limit_of_20_holds_before_the_elephants_take_their_toll():
    pos = meet(
        ({"arpi": 20}, {"cannae": "9e3"}),
        {"flaminius": "arpi", "mago": "cannae"},
        "mago",
        "arpi",
        seat="carthage",
    )
    rig(pos, 6)
    events = told(pos, "charge")
    assert only(events, "dealt").args == {"rome": 20, "carthage": 9 + 2}
    assert dealt(pos) == (20 - 3, 9 + 2)


@pytest.mark.rule("14.1")
def test_all_cards_are_shuffled_anew_after_every_battle():
    pos = scene(
        {"arpi": 8, "falerii": 8},
        {"cannae": 2, "ariminum": 7},
        {"flaminius": "arpi", "varro": "falerii", "gisgo": "ariminum"},
        control={"rome": ["arpi", "falerii"], "carthage": ["heraclea", "croton", "mutina", "verona"]},
        phase="event",
        card="minor_campaign_a",
        hands=IDLE,
    )
    do(pos, "activate flaminius", "march cannae")
    deal_battle(pos, {"frontal_assault": 12}, {"flank_left": 2})
    do(pos, "play frontal_assault")
    while "activate varro" not in legal(pos):
        do(pos, sorted(legal(pos))[0])
    do(pos, "activate varro", "march ariminum", "done")
    fight = battle(pos)
    assert [sum(cards) for cards in zip(fight.deck, *fight.hands, strict=True)] == BATTLE_DECK
    assert dealt(pos) == (8 + 1, 7 + 1)


# -- 14.2 allies -------------------------------------------------------------------------------------------


@pytest.mark.rule("14.2", "14.2.1")
@pytest.mark.parametrize(
    ("held", "allies"),
    [
        (["acci", "malaca"], 0),
        (["acci", "malaca", "corduba"], 1),
        (["acci", "malaca", "corduba", "gades"], 1),
    ],
)
def test_allies_come_from_the_control_of_a_province(held: list[str], allies: int):
    pos = meet(
        ({"segovia": 6}, {"toletum": 5}),
        {"flaminius": "segovia", "mago": "toletum"},
        "flaminius",
        "toletum",
        control={"carthage": held},
    )
    assert dealt(pos) == (8, 7 + allies)


@pytest.mark.rule("14.2.2")
@pytest.mark.parametrize(
    ("held", "allies"),
    [
        (["icosium", "zuccabar", "vescera"], 2),
        (["sitifis", "thamugadi", "theveste"], 2),
        (["zama", "utica", "thapsus", "tacapae"], 1),
        (["carthago"], 1),
        (["icosium", "zuccabar", "vescera", "sitifis", "thamugadi", "theveste", "carthago"], 5),
    ],
    ids=["numidia maior", "numidia minor", "libya", "carthago", "three of them"],
)
def test_every_province_is_worth_one_card_the_numidias_two_each(held: list[str], allies: int):
    pos = meet(
        ({"thubursicu": 6}, {"cirta": 5}),
        {"flaminius": "thubursicu", "mago": "cirta"},
        "flaminius",
        "cirta",
        control={"carthage": held},
    )
    assert dealt(pos) == (8, 7 + allies)


@pytest.mark.rule("14.2.3", "14.2.3.1")
@pytest.mark.parametrize(
    ("start", "space"),
    [("gades", "hispalis"), ("segovia", "toletum"), ("salaria", "laminium"), ("osca", "azaila")],
    ids=["baetica", "celtiberia", "orospeda", "idubeda"],
)
def test_example_1_allies_of_iberia_help_in_all_of_iberia(start: str, space: str):
    """Carthage controls three provinces of Iberia, Rome one: 3 and 1, wherever in Iberia the battle is."""
    pos = meet(
        ({start: 6}, {space: 5}),
        {"flaminius": start, "mago": space},
        "flaminius",
        space,
        control=IBERIA_1,
    )
    assert dealt(pos) == (6 + 2 + 1, 5 + 2 + 3)


@pytest.mark.rule("14.2.2", "14.2.3", "14.2.3.1")
def test_example_2_in_africa_one_numidia_outweighs_two_provinces():
    """Carthage controls Carthago and Libya, Rome Numidia Maior: 2 cards each."""
    pos = meet(
        ({"sitifis": 6}, {"cirta": 5}),
        {"flaminius": "sitifis", "mago": "cirta"},
        "flaminius",
        "cirta",
        control={
            "carthage": ["carthago", "zama", "utica", "thapsus", "tacapae"],
            "rome": ["icosium", "zuccabar", "vescera"],
        },
    )
    assert dealt(pos) == (6 + 2 + 2, 5 + 2 + 2)


@pytest.mark.rule("14.2.3", "14.2.3.2")
@pytest.mark.parametrize(("start", "space"), [("panormus", "enna"), ("enna", "syracusae")])
def test_example_3_in_sicily_only_its_two_provinces_help(start: str, space: str):
    """Sicily is no part of Italia: 1 card for Sicilia, 1 for Syracusae, and no other allies."""
    pos = meet(
        ({start: 6}, {space: 5}),
        {"flaminius": start, "mago": space},
        "flaminius",
        space,
        control={
            "rome": ["lilybaeum", "agrigentum", "panormus", "capua", "neapolis", "roma"],
            "carthage": ["syracusae", "carthago", "baleares"],
        },
    )
    assert dealt(pos) == (6 + 2 + 1, 5 + 2 + 1)


@pytest.mark.rule("14.2.3.2")
def test_both_provinces_of_sicily_may_help_the_same_side():
    pos = meet(
        ({"panormus": 6}, {"enna": 5}),
        {"flaminius": "panormus", "mago": "enna"},
        "flaminius",
        "enna",
        control={"rome": ["lilybaeum", "agrigentum", "panormus", "syracusae"]},
    )
    assert dealt(pos) == (6 + 2 + 2, 5 + 2)


@pytest.mark.rule("14.2.3", "14.2.3.3")
@pytest.mark.parametrize("holder", ["rome", "carthage"])
def test_example_4_in_corsica_and_sardinia_only_they_help(holder: str):
    """1 card for who controls Corsica & Sardinia, and no other allies."""
    other = "carthage" if holder == "rome" else "rome"
    pos = meet(
        ({"feronia": 6}, {"tharros": 5}),
        {"flaminius": "feronia", "mago": "tharros"},
        "flaminius",
        "tharros",
        control={
            holder: ["turris_libisonis", "carales", "aleria"],
            other: ["baleares", "syracusae", "roma", "carthago"],
        },
    )
    assert dealt(pos) == ((6 + 2 + 1, 5 + 2) if holder == "rome" else (6 + 2, 5 + 2 + 1))


INDEPENDENT = {
    "gallia_transalpina": ["araceli", "tolosa", "gergovia", "rhodanus", "druentia"],
    "massilia": ["narbo", "emporiae", "nemausus"],
    "liguria": ["ligures_occidentales", "ligures_orientales"],
    "mauretania": ["abyla", "tingis", "siga", "mauri"],
    "corsica_sardinia": ["turris_libisonis", "carales", "aleria"],
    "baleares": ["baleares"],
}


@pytest.mark.rule("14.2.3.3")
@pytest.mark.parametrize(
    ("province", "start", "space"),
    [
        ("gallia_transalpina", "nemausus", "rhodanus"),
        ("massilia", "emporiae", "narbo"),
        ("liguria", "pisae", "ligures_orientales"),
        ("mauretania", "abyla", "tingis"),
        ("corsica_sardinia", "feronia", "tharros"),
    ],
)
def test_independent_provinces_help_at_home(province: str, start: str, space: str):
    for held, allies in ((INDEPENDENT, 1), ({**INDEPENDENT, province: INDEPENDENT[province][1:]}, 0)):
        control = {"rome": [s for spaces in held.values() for s in spaces]}
        pos = meet(
            ({start: 6}, {space: 5}),
            {"flaminius": start, "mago": space},
            "flaminius",
            space,
            control=control,
            options={"mauretania": True},
        )
        assert dealt(pos) == (6 + 2 + allies, 5 + 2)


@pytest.mark.rule("14.2.3.3")
def test_the_baleares_help_at_home_only():
    pos = scene(
        {"massilia": 5},
        {"baleares": 4},
        {"flaminius": "massilia", "mago": "baleares"},
        control={"carthage": ["baleares", "carthago"]},
        phase="march",
        general="flaminius",
        hands=IDLE,
    )
    do(pos, "sail baleares")
    if step(pos) == "Reaction":
        do(pos, "done")
    assert dealt(pos) == (5 + 2, 4 + 2 + 1)


@pytest.mark.rule("14.2.3.3")
@pytest.mark.parametrize(
    ("start", "space"),
    [("osca", "azaila"), ("sitifis", "cirta"), ("cosa", "tarquinii"), ("panormus", "enna")],
    ids=["iberia", "africa", "italia", "sicilia"],
)
def test_independent_provinces_do_not_help_abroad(start: str, space: str):
    pos = meet(
        ({start: 6}, {space: 5}),
        {"flaminius": start, "mago": space},
        "flaminius",
        space,
        control={"rome": [s for spaces in INDEPENDENT.values() for s in spaces]},
        options={"mauretania": True},
    )
    assert dealt(pos) == (6 + 2, 5 + 2)


# -- 14.3 limits on allies, 14.4 militia ---------------------------------------------------------------------


@pytest.mark.rule("14.3", "14.3.1")
def test_without_a_general_there_are_no_allies():
    forces = ({"osca": 6}, {"azaila": 5})
    with_him = meet(forces, {"flaminius": "osca", "mago": "azaila"}, "flaminius", "azaila", control=IBERIA_1)
    without = meet(forces, {"flaminius": "osca"}, "flaminius", "azaila", control=IBERIA_1)
    assert dealt(with_him) == (6 + 2 + 1, 5 + 2 + 3)
    assert dealt(without) == (6 + 2 + 1, 5)


@pytest.mark.rule("14.3.1")
def test_two_battles_of_one_campaign_both_have_allies_if_there_are_generals():
    pos = scene(
        {"osca": 8, "segovia": 8},
        {"azaila": 5, "toletum": 5},
        {"flaminius": "osca", "varro": "segovia", "mago": "azaila", "gisgo": "toletum"},
        control={**IBERIA_1, "carthage": [*IBERIA_1["carthage"], "zama", "utica"]},
        phase="event",
        card="minor_campaign_a",
        hands=IDLE,
    )
    do(pos, "activate flaminius", "march azaila", "done")
    assert dealt(pos) == (8 + 2 + 1, 5 + 2 + 3)
    deal_battle(pos, {"frontal_assault": 5}, {"probe": 2})
    rig(pos, 1, 1)
    do(pos, "play frontal_assault")
    while "activate varro" not in legal(pos):
        do(pos, "remove zama" if step(pos) == "RemovePCs" else sorted(legal(pos))[0])
    do(pos, "activate varro", "march toletum", "done")
    assert dealt(pos) == (8 + 1 + 1, 5 + 1 + 3)


@pytest.mark.rule("14.3", "14.3.2")
def test_example_rome_has_at_most_two_cards_for_allies_in_italia():
    """Carthage holds Gallia Cisalpina and Lucania, Rome Campania, Samnium and Etruria: 2 cards each."""
    pos = meet(
        ({"arpi": 6}, {"cannae": 5}),
        {"flaminius": "arpi", "mago": "cannae"},
        "flaminius",
        "cannae",
        control={
            "carthage": ["taurini", "verona", "mutina", "heraclea", "paestum", "croton"],
            "rome": ["capua", "neapolis", "ariminum", "sena", "terventum", "pisae", "cosa", "falerii"],
        },
    )
    assert dealt(pos) == (6 + 2 + 2, 5 + 2 + 2)


@pytest.mark.rule("14.3.2")
def test_the_limit_is_for_rome_and_for_italia_alone():
    italia = ["taurini", "verona", "mutina", "heraclea", "paestum", "croton", "capua", "neapolis"]
    pos = meet(
        ({"arpi": 6}, {"cannae": 5}),
        {"flaminius": "arpi", "mago": "cannae"},
        "flaminius",
        "cannae",
        control={"carthage": italia},
    )
    assert dealt(pos) == (6 + 2, 5 + 2 + 3)
    iberia = meet(
        ({"osca": 6}, {"azaila": 5}),
        {"flaminius": "osca", "mago": "azaila"},
        "flaminius",
        "azaila",
        control={"rome": IBERIA_1["carthage"]},
    )
    assert dealt(iberia) == (6 + 2 + 3, 5 + 2)


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(("generals", "extra"), [({}, 0), ({"flaminius": "roma"}, 2 + 2)])
def test_the_militia_of_latium_is_two_cards_besides_allies_and_without_a_general(
    generals: Mapping[str, str], extra: int
):
    pos = meet(
        ({"roma": 6}, {"falerii": 8}),
        {"mago": "falerii", **generals},
        "mago",
        "roma",
        seat="carthage",
        control={"rome": ["roma", "capua", "neapolis", "ariminum", "sena", "terventum"]},
    )
    assert dealt(pos) == (6 + 2 + extra, 8 + 2)


@pytest.mark.rule("14.4")
def test_the_militia_stays_in_latium_and_helps_rome_alone():
    pos = meet(({"tarquinii": 6}, {"falerii": 8}), {"mago": "falerii"}, "mago", "tarquinii", seat="carthage")
    assert dealt(pos) == (6, 8 + 2)
    attack = meet(
        ({"falerii": 6}, {"roma": 8}), {"flaminius": "falerii", "mago": "roma"}, "flaminius", "roma"
    )
    assert dealt(attack) == (6 + 2 + 2, 8 + 2)


# -- 14.5 the order of the preparations ----------------------------------------------------------------------


def four_cards(seat: str = "rome") -> PunicWar:
    """A battle in Iberia with two consuls, elephants, and a strategy card for every moment."""
    rome, carthage = ("osca", "azaila") if seat == "rome" else ("azaila", "osca")
    return meet(
        ({rome: 8}, {carthage: "8e2"}),
        {"marcellus": rome, "varro": rome, "mago": carthage},
        "marcellus" if seat == "rome" else "mago",
        "azaila",
        seat=seat,
        control=IBERIA_1,
        hands={
            "rome": ["spy_in_enemy_camp", "elephant_fright", "diplomacy_a"],
            "carthage": ["spanish_allies_desert", "diplomacy_b"],
        },
    )


@pytest.mark.rule("14.5", "14.5.1", "14.5.2", "14.5.3", "14.5.4", "14.5.5")
def test_the_five_steps_before_a_battle():
    pos = four_cards()
    assert (step(pos), to_move(pos)) == ("ChangeOfCommand", "carthage")
    refused(pos, "charge", "17.3", "when-charge")
    do(pos, "pass")
    assert (step(pos), to_move(pos)) == ("Window", "rome")
    assert legal(pos) == {"counter spy_in_enemy_camp", "pass"}
    refused(pos, "counter elephant_fright", "8.4", "not-this-window")
    do(pos, "counter spy_in_enemy_camp")
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    assert legal(pos) == {"counter spanish_allies_desert", "pass"}
    do(pos, "counter spanish_allies_desert")
    assert (step(pos), to_move(pos)) == ("Charge", "carthage")
    refused(pos, "play probe", "14.6", "when-play")
    do(pos, "charge")
    assert (step(pos), to_move(pos)) == ("Window", "rome")
    assert legal(pos) == {"counter elephant_fright", "pass"}
    events = told(pos, "counter elephant_fright")
    assert kinds(events) == ["counter", "dealt", "cards-lost", "spied"]
    # 8 CUs, Marcellus 3, no Iberian allies; 8 CUs, Mago 2, three provinces, less the two that the fright costs
    assert only(events, "dealt").args == {"rome": 11, "carthage": 13}
    assert dealt(pos) == (11, 11)
    assert sum(battle(pos).open[1]) == 5
    assert (step(pos), to_move(pos)) == ("Battle", "rome")


@pytest.mark.rule("14.5", "14.5.2", "14.5.3")
def test_the_active_player_is_the_attacker_and_plays_his_cards_first():
    pos = four_cards("carthage")
    assert (battle(pos).active, battle(pos).attacker) == (1, 1)
    assert (step(pos), to_move(pos)) == ("Window", "carthage")
    do(pos, "pass")
    assert (step(pos), to_move(pos)) == ("Window", "rome")
    do(pos, "pass", "pass")
    assert (step(pos), to_move(pos)) == ("Battle", "carthage")


@pytest.mark.rule("14.5.2")
def test_a_player_may_play_several_strategy_cards():
    pos = meet(
        ({"osca": 8}, {"azaila": 8}),
        {"marcellus": "osca", "mago": "azaila"},
        "marcellus",
        "azaila",
        control=IBERIA_1,
        hands={"rome": ["spy_in_enemy_camp", "spanish_allies_desert"], "carthage": ["diplomacy_b"]},
    )
    do(pos, "counter spanish_allies_desert")
    assert legal(pos) == {"counter spy_in_enemy_camp", "pass"}
    do(pos, "counter spy_in_enemy_camp")
    assert dealt(pos) == (8 + 3 + 1, 8 + 2)
    assert sum(battle(pos).open[1]) == 5


@pytest.mark.rule("14.5.4")
@pytest.mark.parametrize("play", [True, False])
def test_elephant_fright_comes_before_the_roll(play: bool):
    pos = meet(
        ({"arpi": 8}, {"cannae": "8e2"}),
        {"varro": "arpi", "mago": "cannae"},
        "varro",
        "cannae",
        hands={"rome": ["elephant_fright"], "carthage": ["diplomacy_b"]},
    )
    do(pos, "charge")
    rig(pos, 6)
    events = told(pos, "counter elephant_fright" if play else "pass")
    assert ("charge-roll" in kinds(events)) is not play
    assert dealt(pos) == ((9, 10 - 2) if play else (9 - 2, 10))


@pytest.mark.rule("14.5.5")
def test_the_first_round_begins_as_soon_as_the_cards_are_dealt():
    pos = meet(({"arpi": 8}, {"cannae": 6}), {"flaminius": "arpi", "mago": "cannae"}, "flaminius", "cannae")
    assert (step(pos), to_move(pos)) == ("Battle", "rome")
    assert (battle(pos).round, battle(pos).played) == (0, [])
    assert pos.why_not(1 - owner(pos), action("play probe")) is not None
