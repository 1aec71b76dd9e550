"""What a person knows at a glance of the First Punic War, and which of it the machine players find."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.hamilcar.position import TRAINED, FirstWar
from tests.hamilcar.kit import C, R, deal_tactics, do, scene, sea_fight
from tests.judgement import PLAYERS, Case, begins, begins_unlike, does, does_any, found, never

SYRACUSAE = ["syracusae", "catana", "leontini", "acrae", "camarina"]
ITALIA = [
    "pisae", "arretium", "cosa", "tarquinii", "roma", "praeneste", "antium", "corfinium", "aesernia", "beneventum", "capua",
    "neapolis", "nuceria", "luceria", "canusium", "venusia", "tarentum", "brundisium", "paestum", "grumentum", "heraclea",
    "thurii", "consentia", "croton", "hipponium", "rhegium", "messana", "mylae", "tyndaris", "centuripae",
]  # fmt: skip
REST = [
    "halaesa", "enna", "agrigentum", "phintias", "heraclea_minoa", "lilybaeum", "drepana", "panormus", "thermae", "segesta",
    "lipara", "melita", "nicaea", "aleria", "palla", "tibula", "olbia", "macopsisa", "tharros", "caralis", "cirta",
    "thubursicu", "aurasius", "madauros", "theveste", "hippo_regius", "thabraca", "utica", "sicca", "zama", "hadrumetum",
    "tacapae", "carthago", "tunes", "clupea",
]  # fmt: skip
HANDS = {
    R: ["diplomacy_a", "triumph", "forced_march_3"],
    C: ["diplomacy_b", "grain_shortage", "epidemic"],
}
LIBYA = ["hippo_regius", "thabraca", "utica", "sicca", "zama", "hadrumetum", "tacapae", "tunes", "clupea"]


def moment(**more: Any) -> FirstWar:
    """A quiet moment of the second turn, with three cards left to each side."""
    settings: dict[str, Any] = {
        "rome": {"messana": 6, "roma/in": 3},
        "carthage": {"lilybaeum": 5, "carthago/in": 4},
        "generals": {"caudex": "messana", "hannibal_gisgo": "lilybaeum"},
        "turn": 2,
        "hands": HANDS,
        "control": {R: ITALIA, C: [*REST, *SYRACUSAE]},
        **more,
    }
    return scene(**settings)


def at(rome: dict[str, int], carthage: dict[str, Any], generals: dict[str, str], **more: Any) -> FirstWar:
    """The same with other forces."""
    return moment(rome=rome, carthage=carthage, generals=generals, **more)


# -- sieges and capitals -----------------------------------------------------------------------------------


def undefended_capital() -> FirstWar:
    forces = ({"roma/in": 3, "tunes": 8}, {"lilybaeum": 6}, {"regulus": "tunes", "hanno": "lilybaeum"})
    return at(*forces, phase="march", general="regulus")


def carthage_about_to_fall() -> FirstWar:
    forces = ({"roma/in": 3, "carthago": 8}, {"lilybaeum": 6}, {"regulus": "carthago", "hanno": "lilybaeum"})
    return at(*forces, siege={"carthago": 2})


def rome_about_to_fall() -> FirstWar:
    forces = ({"messana": 6}, {"roma": 8, "carthago/in": 3}, {"caudex": "messana", "hamilcar": "roma"})
    return at(*forces, seat=C, siege={"roma": 2})


def city_about_to_fall() -> FirstWar:
    forces = ({"agrigentum": 8, "roma/in": 3}, {"carthago/in": 5}, {"valerius": "agrigentum"})
    return at(*forces, siege={"agrigentum": 2})


def besieged_capital() -> FirstWar:
    forces = ({"capua": 10}, {"roma": 3, "carthago/in": 4}, {"metellus": "capua", "hanno": "roma"})
    return at(*forces, siege={"roma": 2})


def besieged_city() -> FirstWar:
    """Eight CUs can come to the help of Agrigentum, before which there are three."""
    forces = (
        {"agrigentum": 3, "roma/in": 3},
        {"heraclea_minoa": 8, "agrigentum/in": 2},
        {"pulcher": "agrigentum:proconsul", "hamilcar": "heraclea_minoa"},
    )
    return at(*forces, seat=C, siege={"agrigentum": 2})


def into_the_walls() -> FirstWar:
    forces = ({"messana": 2, "roma/in": 3}, {"mylae": 8, "carthago/in": 4}, {"hamilcar": "mylae"})
    return do(at(*forces, seat=C, phase="march", general="hamilcar"), "march messana")


def city_without_guards() -> FirstWar:
    """Agrigentum is empty, and an army stands before it."""
    forces = ({"agrigentum": 8, "roma/in": 3}, {"carthago/in": 4}, {"valerius": "agrigentum"})
    return at(*forces, phase="march", general="valerius", siege={"agrigentum": 1})


# -- marches -----------------------------------------------------------------------------------------------


def on_his_way() -> FirstWar:
    forces = (
        {"messana": 6, "roma/in": 3},
        {"lilybaeum": 4, "carthago/in": 4},
        {"valerius": "messana", "hanno": "lilybaeum"},
    )
    return do(at(*forces, phase="march", general="valerius"), "march catana")


def weak_army_in_reach() -> FirstWar:
    """Bostar has come to Italia with four CUs: no friends are near."""
    forces = (
        {"capua": 9, "roma/in": 3},
        {"beneventum": 4, "carthago/in": 4},
        {"metellus": "capua", "bostar": "beneventum"},
    )
    return at(*forces, phase="march", general="metellus")


def strong_army_in_reach() -> FirstWar:
    forces = (
        {"enna": 4, "roma/in": 3},
        {"thermae": 10, "carthago/in": 4},
        {"pulcher": "enna:proconsul", "xanthippus": "thermae"},
    )
    return at(*forces, phase="march", general="pulcher")


def a_lone_cu() -> FirstWar:
    forces = ({"enna": 8, "roma/in": 3}, {"thermae": 1, "carthago/in": 4}, {"metellus": "enna"})
    return at(*forces, phase="march", general="metellus")


def over_the_sea() -> FirstWar:
    """The army at Neapolis has ships for all of it, and nothing to do in Italia."""
    forces = ({"neapolis": 6, "roma/in": 3}, {"carthago/in": 5}, {"caudex": "neapolis"})
    return at(*forces, phase="march", general="caudex", ready={R: {"neapolis": 3}})


def as_many_as_ships_carry() -> FirstWar:
    forces = ({"neapolis": 10, "roma/in": 3}, {"carthago/in": 5}, {"caudex": "neapolis:proconsul"})
    return at(*forces, phase="march", general="caudex", ready={R: {"neapolis": 4}})


# -- reactions ---------------------------------------------------------------------------------------------


def weak_army_passes() -> FirstWar:
    forces = (
        {"phintias": 3, "roma/in": 3},
        {"heraclea_minoa": 9, "carthago/in": 4},
        {"pulcher": "phintias:proconsul", "hamilcar": "heraclea_minoa"},
    )
    return do(at(*forces, phase="march", general="pulcher"), "march agrigentum")


def strong_army_passes() -> FirstWar:
    forces = (
        {"halaesa": 10, "roma/in": 3},
        {"panormus": 2, "carthago/in": 4},
        {"metellus": "halaesa", "hanno": "panormus"},
    )
    return do(at(*forces, phase="march", general="metellus"), "march thermae")


def hopeless_stand() -> FirstWar:
    forces = (
        {"halaesa": 10, "roma/in": 3},
        {"thermae": 6, "carthago/in": 4},
        {"metellus": "halaesa", "hanno": "thermae"},
    )
    return do(at(*forces, phase="march", general="metellus"), "march thermae")


# -- ships -------------------------------------------------------------------------------------------------


def outnumbered_at_sea() -> FirstWar:
    """A fleet of one could sail out against six."""
    return do(moment(seat=C, ready={C: {"drepana": 1}, R: {"panormus": 6}}, markers=TRAINED), "fleet drepana")


def many_against_one() -> FirstWar:
    return do(
        moment(ready={R: {"messana": 6}, C: {"mylae": 1}}, supremacy=R, markers=TRAINED), "fleet messana"
    )


def tactics_for_a_round() -> FirstWar:
    return deal_tactics(sea_fight(3, 3, markers=TRAINED), ["close_ranks"], [])


def ships_for_the_war() -> FirstWar:
    """There is nothing for an army to do and no PC to place: OPs build ships."""
    return moment(
        rome={"roma/in": 3},
        carthage={"carthago/in": 4},
        generals={"caudex": "roma/in"},
        ready={C: {"carthago": 1}},
        card="minor_campaign_a",
    )


# -- PCs and cards -----------------------------------------------------------------------------------------


def one_space_short() -> FirstWar:
    """Rome has two spaces of Syracusae, and one more is the majority."""
    control = {R: ["roma", "praeneste", "catana", "leontini"], C: ["carthago", "tunes"]}
    return moment(card="forced_march_1", control=control)


def last_card_of_the_war() -> FirstWar:
    control = {R: ["roma", "praeneste", "catana", "leontini"], C: ["carthago", "tunes", *LIBYA[:4]]}
    return moment(
        turn=9, card="forced_march_1", phase="round", hands={R: ["forced_march_1"], C: []}, control=control
    )


def hand_of(*cards: str, seat: str = R, **more: Any) -> FirstWar:
    """A round with these cards."""
    hands = {**HANDS, seat: list(cards)}
    return moment(phase="round", seat=seat, hands=hands, card=cards[0], **more)


def cheapest_card_that_does() -> FirstWar:
    """A consul with a strategy rating of 2 is to take Carthage."""
    return hand_of(
        "forced_march_2",
        "forced_march_3",
        rome={"roma/in": 3, "carthago": 8},
        carthage={"lilybaeum": 6},
        generals={"regulus": "carthago", "hanno": "lilybaeum"},
        siege={"carthago": 2},
    )


def storm_over_the_fleet() -> FirstWar:
    hands = {R: ["diplomacy_a"], C: ["storms_at_sea", "diplomacy_b"]}
    forces = ({"neapolis": 6, "roma/in": 3}, {"carthago/in": 5}, {"caudex": "neapolis"})
    pos = at(*forces, phase="march", general="caudex", ready={R: {"neapolis": 3}}, hands=hands)
    return do(pos, "sail panormus")


CASES: dict[str, Case] = {
    "undefended capital": Case(undefended_capital, does("march carthago", "besiege")),
    "Carthage about to fall": Case(carthage_about_to_fall, does("activate regulus", "besiege")),
    "Rome about to fall": Case(rome_about_to_fall, does("activate hamilcar", "besiege")),
    "a city about to fall": Case(city_about_to_fall, does("activate valerius", "besiege")),
    "a besieged capital": Case(besieged_capital, does_any("march antium", "march praeneste", "march roma")),
    "a besieged city": Case(besieged_city, does("activate hamilcar", "march agrigentum")),
    "into the walls": Case(into_the_walls, begins("walls 2")),
    "a city without guards": Case(city_without_guards, does("besiege")),
    "no way back": Case(on_his_way, never("march messana")),
    "a weak army": Case(weak_army_in_reach, does("march beneventum")),
    "a strong army": Case(strong_army_in_reach, never("march thermae")),
    "a lone CU": Case(a_lone_cu, does("march thermae")),
    "over the sea": Case(over_the_sea, lambda done: any(action.startswith("sail") for action in done)),
    "as many as ships carry": Case(as_many_as_ships_carry, does("take 8")),
    "interception": Case(weak_army_passes, begins("intercept hamilcar")),
    "no interception": Case(strong_army_passes, begins("done")),
    "avoiding battle": Case(hopeless_stand, begins("avoid hanno")),
    "outnumbered at sea": Case(outnumbered_at_sea, never("to panormus")),
    "many against one": Case(many_against_one, does("to mylae")),
    "a tactic card": Case(tactics_for_a_round, begins("tactic close_ranks")),
    "ships for the war": Case(ships_for_the_war, begins_unlike("activate")),
    "one space short": Case(one_space_short, does_any(*(f"pc {space}" for space in SYRACUSAE))),
    "the last card": Case(last_card_of_the_war, does_any(*(f"pc {space}" for space in SYRACUSAE))),
    "no card for nothing": Case(lambda: hand_of("diplomacy_a"), begins_unlike("discard")),
    "the cheapest card": Case(cheapest_card_that_does, begins("ops forced_march_2", "event forced_march_2")),
    "a storm": Case(storm_over_the_fleet, begins("counter storms_at_sea")),
}
MISSES: dict[str, set[str]] = {"greedy": set(), "planner": set()}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("player", PLAYERS)
def test_it_finds_what_a_person_knows(player: str, name: str) -> None:
    assert found(player, CASES[name]) == (name not in MISSES.get(player, set()))


def test_there_are_enough_and_greedy_finds_most_of_them() -> None:
    assert len(CASES) >= 20
    assert all(misses <= set(CASES) for misses in MISSES.values())
    assert all(len(misses) <= len(CASES) // 4 for misses in MISSES.values())
