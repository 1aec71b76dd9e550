"""9.3, 3.4.3 Events that bring units, leaders, garrisons and Gauls."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.board import ROME
from bellum.games.second_punic_war.stacks import GALLIC, GALLIC_HORSE, HEAVY, ONE, SHIP
from tests.second_punic_war.events import heard, hold, play, removed, vain
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    add,
    advance,
    choices,
    code,
    do,
    kinds,
    only,
    place_of,
    purse,
    refused,
    stacks,
    step,
    there,
    to_move,
    where,
)

pytestmark = pytest.mark.rule("9.3")


def fill(pos, nation, kind, left):
    """All counters of a kind but some are on the board."""
    number = pos.spare(BOARD.nation[nation], kind) - left
    pos.add(place_of("mare_ionium"), code(pos, nation), number * ONE[kind])
    advance(pos)


# -- what comes, and where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answer", "place", "units"),
    [
        ("carthage_reinforcements_from_africa", "city zama", "zama", "1l 3h 1e"),
        ("carthage_iberian_mercenaries", "city gades", "gades", "2l 2h 1c"),
        ("carthage_balearic_slingers", "city ebusus", "baleares", "4l"),
        ("carthage_balearic_slingers", "city castulo", "castulo", "4l"),
        ("carthage_bomilcars_fleet", "city utica", "utica/port", "3s"),
        ("carthage_war_elephants", "city hadrumetum", "hadrumetum", "2e"),
        ("rome_levy_in_italy", "city pisae", "pisae", "1l 3h 1c"),
        ("rome_naval_allies", "city brundisium", "brundisium/port", "3s"),
        ("syracuse_fleet_of_syracuse", "city tauromenium", "tauromenium/port", "2s"),
        ("syracuse_cretan_mercenaries", "city leontini", "leontini", "2l 2h"),
        ("massilia_massylian_horse", "city hippo_regius", "hippo_regius", "3c"),
        ("massilia_javelin_men", "city cirta", "cirta", "3l"),
        ("numidia_numidian_horse", "city iol", "iol", "3c"),
        ("numidia_infantry_of_syphax", "city saldae", "saldae", "2l 2h"),
        ("numidia_numidian_skirmishers", "city siga", "siga", "2l 1c"),
    ],
)
def test_units_come_to_a_city_that_the_card_names(card, answer, place, units):
    pos = hold(card)
    events = heard(pos, card, answer)
    assert there(pos, place) == units
    assert only(events, "reinforced").args["count"] == sum(int(word[:-1]) for word in units.split())
    assert not removed(pos, card)


@pytest.mark.parametrize(
    ("card", "place", "units"),
    [
        ("rome_new_legions", "roma", "2l 4h"),
        ("massilia_levy_at_cirta", "cirta", "1l 2h"),
        ("macedonia_phalanx", "iliria", "3h"),
        ("macedonia_companions", "iliria", "2c"),
        ("macedonia_peltasts", "iliria", "3l"),
        ("macedonia_lembi", "ora_illyrica", "2s"),
    ],
)
def test_a_single_place_is_not_asked_for(card, place, units):
    assert there(play(hold(card), card), place) == units


@pytest.mark.parametrize(
    ("card", "named"),
    [
        ("carthage_war_elephants", {"carthago", "hadrumetum", "carthago_nova", "gades"}),
        (
            "carthage_balearic_slingers",
            {
                "ebusus",
                "carthago_nova",
                "saguntum",
                "castulo",
                "gades",
                "malaca",
                "ilipa",
                "hibera",
                "tarraco",
            },
        ),
        (
            "rome_proconsul_in_spain",
            {"emporiae", "panormus", "lilibaeum", "messana", "agrigentum", "caralis", "olbia", "aleria"},
        ),
        ("rome_slave_legions", {"roma", "beneventum"}),
        ("syracuse_fleet_of_syracuse", {"syracusae", "tauromenium"}),
    ],
)
def test_the_cities_that_a_card_names(card, named):
    pos = play(hold(card, talents={R: 2}), card)
    assert choices(pos, "city") == named
    refused(pos, "city zama", "3.4.3", "place-not-on-card")
    refused(pos, "region zama", "3.4.3")
    refused(pos, "done", "3.4.3", "event-in-full")


def test_ports_of_areas():
    pos = play(hold("carthage_bomilcars_fleet"), "carthage_bomilcars_fleet")
    assert "castulo" not in choices(pos, "city")  # no port
    assert {"utica", "gades"} <= choices(pos, "city")
    refused(pos, "city ebusus", "3.4.3", "place-not-on-card")


def test_a_city_must_be_ones_own_and_not_besieged():
    card = "rome_levy_in_italy"
    pos = hold(card, {"capua": "carthage 9h"}, owner={"tarentum": "carthage"}, siege={"capua": 4})
    play(pos, card)
    refused(pos, "city capua", "6.2", "no-reinforcements-under-siege")
    refused(pos, "city tarentum", "3.4.3", "city-not-yours-to-reinforce")


def test_no_place_at_all():
    card = "rome_new_legions"
    vain(hold(card, {"roma": "carthage 12h"}, siege={"roma": 8}), card, "3.4.3", "no-place-for-them")


def test_ship_and_land_units_of_the_proconsul():
    card = "rome_proconsul_in_spain"
    pos = play(hold(card), card, "city emporiae")
    assert there(pos, "emporiae") == "1l 3h 1c"
    assert there(pos, "emporiae/port") == "1s"


def test_a_port_of_an_ally_is_not_roman():
    """9.3 What Rome raises comes to its own cities, as its recruits do."""
    card = "rome_proconsul_in_spain"
    pos = play(hold(card, track={"syracuse": 2, "massilia": 2}, owner={"siga": R}), card)
    assert {"emporiae", "messana", "siga"} <= choices(pos, "city")
    refused(pos, "city syracusae", "3.4.3", "place-not-on-card")
    refused(pos, "city hippo_regius", "3.4.3", "place-not-on-card")


def test_slave_legions_cost_two_talents():
    card = "rome_slave_legions"
    vain(hold(card, talents={R: 1}), card, "3.4.3", "event-too-dear")
    pos = play(hold(card, talents={R: 5}), card, "city beneventum")
    assert there(pos, "beneventum") == "4l 2h"
    assert purse(pos, R) == 3


def test_a_captured_city_of_syracuse_is_syracusan():
    card = "syracuse_cretan_mercenaries"
    pos = play(hold(card, players=3, owner={"messana": S}), card)
    assert choices(pos, "city") == {"syracusae", "leontini", "tauromenium", "messana"}


# -- 1.2 counters ------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2")
def test_a_city_of_the_state_that_its_ally_has_taken():
    """9.3 It is still one of Numidia, and the side holds it."""
    card = "numidia_numidian_horse"
    pos = play(hold(card, owner={"iol": C}), card, "city iol")
    assert there(pos, "iol") == "3c"


def test_no_more_units_come_than_there_are_counters():
    card = "rome_new_legions"
    pos = hold(card)
    fill(pos, R, HEAVY, 1)
    assert there(play(pos, card), "roma") == "2l 1h"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("card", "nation", "unit"),
    [
        ("carthage_bomilcars_fleet", C, SHIP),
        ("macedonia_phalanx", "macedonia", HEAVY),
        ("rome_loyal_colonies", R, HEAVY),
    ],
)
def test_without_counters_the_event_is_refused(card, nation, unit):
    pos = hold(card)
    fill(pos, nation, unit, 0)
    vain(pos, card, "1.2", "no-counters-left")


# -- 6 an enemy outside ------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1")
class TestEnemyOutside:
    def test_who_comes_goes_inside(self):
        card = "rome_new_legions"
        pos = play(hold(card, {"roma": "carthage 3h"}), card)
        assert there(pos, "roma/in") == "2l 4h"
        assert there(pos, "roma", R) == ""

    def test_the_player_says_who_fits(self):
        card = "rome_levy_in_italy"
        pos = hold(card, {"ancona": "carthage 2h", "roma": "rome 1h"})
        play(pos, card, "city ancona")  # defence 1: room for two of five
        assert step(pos) == "Quarters"
        assert to_move(pos) == R
        assert choices(pos, "take") == {"rome_light_infantry", "rome_heavy_infantry", "rome_cavalry"}
        refused(pos, "take rome_elephants", "9.3", "unit-not-among-them")
        refused(pos, "take carthage_heavy_infantry", "9.3", "unit-not-among-them")
        refused(pos, "done", "3.4")
        do(pos, "take rome_cavalry")
        refused(pos, "take rome_cavalry", "9.3", "unit-not-among-them")
        do(pos, "take rome_light_infantry")
        assert there(pos, "ancona/in") == "1l 1c"
        assert there(pos, "ancona", R) == ""
        assert step(pos) != "Quarters"

    def test_a_full_city_takes_nobody(self):
        card = "rome_levy_in_italy"
        pos = hold(card, {"ancona": "carthage 2h", "ancona/in": "rome 2l"})
        play(pos, card)
        refused(pos, "city ancona", "6", "no-room-in-city")

    def test_a_full_city_still_gets_the_ship(self):
        card = "rome_proconsul_in_spain"
        pos = hold(card, {"emporiae": "carthage 2h", "emporiae/in": "rome 4l"})
        play(pos, card, "city emporiae")
        assert there(pos, "emporiae/port") == "1s"
        assert there(pos, "emporiae/in") == "4l"

    def test_a_leader_comes_inside_too(self):
        card = "syracuse_ajostros_takes_command"
        pos = play(hold(card, {"syracusae": "rome 3h"}, players=3), card)
        assert where(pos, "ajostros") == "syracusae/in"
        assert there(pos, "syracusae/in") == "2h"


@pytest.mark.rule("5.1")
def test_in_iliria_they_fight_who_is_there():
    card = "macedonia_phalanx"
    pos = play(hold(card, {"iliria": "rome 2l"}), card)
    assert pos.fought().sides == [1, 0]  # who comes attacks


# -- seas --------------------------------------------------------------------------------------------------------


def test_the_lembi_fear_an_enemy_fleet():
    card = "macedonia_lembi"
    vain(hold(card, {"ora_illyrica": "rome 1s"}), card, "3.4.3", "no-place-for-them")
    assert there(play(hold(card, {"ora_illyrica": "carthage 1s"}), card), "ora_illyrica", "macedonia") == "2s"


@pytest.mark.rule("2")
def test_no_ships_in_scenario_one():
    for card in ("rome_naval_allies", "carthage_bomilcars_fleet"):
        vain(hold(card, scenario="stop_hannibal"), card, "2", "no-sea-here")
    for card in (
        "rome_proconsul_in_spain",
        "carthage_reinforcements_from_africa",
        "carthage_iberian_mercenaries",
    ):
        vain(hold(card, scenario="stop_hannibal"), card, "3.4.3", "no-place-for-them")


# -- units with an army ------------------------------------------------------------------------------------------


class TestContingentOverseas:
    card = "massilia_contingent_overseas"

    def test_with_an_army_that_has_a_leader(self):
        forces = {
            "boii": "carthage 2h",
            "capua": "carthage 2h",
            "roma": "rome 3h",
            "gades/port": "carthage 1s 1h",
        }
        pos = hold(self.card, forces, {"hannibal": "boii", "magon": "gades/port", "consul_1": "roma"})
        add(pos, "zama", "carthage 1h")
        pos.at[BOARD.leader["hasdrubal"]] = place_of("zama")
        play(pos, self.card)
        assert choices(pos, "region") == {"boii", "zama"}
        assert choices(pos, "city") == set()
        refused(pos, "region capua", "3.4.3", "no-leader-there")
        refused(pos, "region roma", "3.4.3", "no-army-of-yours")
        refused(pos, "region gades", "3.4.3", "no-army-of-yours")
        refused(pos, "city cirta", "3.4.3", "place-not-on-card")
        do(pos, "region boii")
        assert there(pos, "boii", "massilia") == "2c"

    def test_inside_a_city_that_is_not_besieged(self):
        forces = {"capua/in": "carthage 2h", "capua": "rome 3h"}
        pos = hold(self.card, forces, {"hannibal": "capua/in"}, owner={"capua": C})
        assert there(play(pos, self.card), "capua/in", "massilia") == "2c"
        pos = hold(self.card, forces, {"hannibal": "capua/in"}, owner={"capua": C}, siege={"capua": 1})
        vain(pos, self.card, "3.4.3", "no-place-for-them")

    @pytest.mark.rule("10.1")
    def test_they_join_the_army_of_the_player(self):
        forces = {"boii": "carthage_hispania 2h", "zama": "carthage_africa 2h"}
        leaders = {"hannibal": f"boii:{CH}", "hannon_magnus": f"zama:{CA}"}
        pos = play(hold(self.card, forces, leaders, players=4, seat=CA), self.card, "region boii")
        assert stacks(pos, "boii") == {
            CH: "2h",
            "massilia": "2c",
        }  # common: the leader there is the partner's
        pos = play(hold(self.card, forces, leaders, players=4, seat=CA), self.card, "region zama")
        assert stacks(pos, "zama") == {CA: "2h", f"massilia:{CA}": "2c"}


class TestVeterans:
    card = "macedonia_veterans_of_the_greek_wars"

    def test_with_philip_or_in_iliria(self):
        pos = hold(self.card, {"capua": "macedonia 2h"}, {"filip_v": "capua"})
        play(pos, self.card)
        assert choices(pos, "region") == {"capua", "iliria"}
        refused(pos, "region roma", "3.4.3", "place-not-on-card")
        do(pos, "region capua")
        assert there(pos, "capua") == "1l 4h"

    def test_with_philip_inside_a_city(self):
        forces = {"capua": "rome 9h", "capua/in": "macedonia 2h"}
        pos = play(hold(self.card, forces, {"filip_v": "capua/in"}, owner={"capua": C}), self.card)
        assert choices(pos, "city") == {"capua"}
        do(pos, "city capua")
        assert there(pos, "capua/in") == "1l 4h"

    def test_a_besieged_philip_gets_nobody(self):
        forces = {"capua": "rome 9h", "capua/in": "macedonia 2h"}
        pos = hold(self.card, forces, {"filip_v": "capua/in"}, owner={"capua": C}, siege={"capua": 4})
        assert there(play(pos, self.card), "iliria") == "1l 2h"

    def test_without_philip_on_land_in_iliria(self):
        for place in ("mare_ionium", "dead", "beside"):
            pos = hold(self.card, {"mare_ionium": "macedonia 1s"}, {"filip_v": place})
            assert there(play(pos, self.card), "iliria") == "1l 2h"


# -- 1.2.8 leaders -----------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.8")
class TestLeaders:
    @pytest.mark.parametrize(
        ("card", "leader", "answers", "place", "units", "star"),
        [
            ("carthage_hasdrubal_son_of_gisco", "hasdrubal_giskon", ["city gades"], "gades", "2h 1c", True),
            ("syracuse_ajostros_takes_command", "ajostros", [], "syracusae", "2h", False),
            (
                "syracuse_hippocrates_and_epicydes",
                "hippokrates",
                ["city leontini"],
                "leontini",
                "2h 1c",
                True,
            ),
            ("massilia_masinissa", "masynissa", [], "cirta", "2c", True),
            ("numidia_syphax", "syfaks", ["city iol"], "iol", "1h 2c", True),
            ("macedonia_philip_v_of_macedon", "filip_v", [], "iliria", "2l 4h 1c", True),
            ("rome_scipio_africanus", "scipio_africanus", [], "roma", "", True),
        ],
    )
    def test_a_leader_enters_with_his_units(self, card, leader, answers, place, units, star):
        pos = hold(card)
        events = heard(pos, card, *answers)
        assert where(pos, leader) == place
        assert there(pos, place) == units
        assert only(events, "leader-enters").args == {
            "seat": pos.seats[0 if card.startswith(R) else 1],
            "leader": leader,
            "field": place,
        }
        assert removed(pos, card) == star

    @pytest.mark.rule("3.4")
    def test_not_while_he_is_on_the_board(self):
        card = "numidia_syphax"
        vain(hold(card, {"siga": "numidia 1c"}, {"syfaks": "siga"}), card, "3.4", "leader-on-board")

    @pytest.mark.rule("3.2")
    def test_not_when_he_is_dead(self):
        card = "numidia_syphax"
        vain(hold(card, None, {"syfaks": "dead"}), card, "3.4", "leader-dead")
        card = "rome_scipio_africanus"
        vain(hold(card, None, {"scipio_africanus": "dead"}), card, "3.2", "consul-dead")

    def test_the_nation_must_be_with_the_player(self):
        card = "numidia_syphax"
        vain(hold(card, track={"numidia": 0}), card, "7", "nation-not-with-you")
        vain(
            hold("numidia_numidian_horse", track={"numidia": 2}),
            "numidia_numidian_horse",
            "7",
            "nation-not-with-you",
        )

    def test_without_counters_the_leader_comes_alone(self):
        card = "numidia_syphax"
        pos = hold(card)
        for kind in range(6):
            fill(pos, "numidia", kind, 0)
        assert where(play(pos, card, "city siga"), "syfaks") == "siga"

    def test_a_full_city_takes_the_leader_in(self):
        card = "syracuse_ajostros_takes_command"
        pos = hold(card, {"syracusae": "rome 3h", "syracusae/in": "syracuse 12h"}, players=3)
        play(pos, card)
        assert where(pos, "ajostros") == "syracusae/in"
        assert there(pos, "syracusae/in") == "12h"

    def test_masinissa_with_an_army_in_africa(self):
        card = "massilia_masinissa"
        forces = {"zama": "carthage 2h", "gades": "carthage 2h", "siga": "rome 1h"}
        pos = play(hold(card, forces), card)
        assert choices(pos, "region") == {"zama"}
        assert choices(pos, "city") == {"cirta"}
        refused(pos, "region gades", "3.4.3", "place-not-on-card")
        refused(pos, "region utica", "3.4.3", "no-army-of-yours")
        do(pos, "region zama")
        assert where(pos, "masynissa") == "zama"
        assert there(pos, "zama", "massilia") == "2c"

    def test_scipio_with_any_roman_army(self):
        card = "rome_scipio_africanus"
        forces = {"emporiae": "rome 2h", "cirta": "massilia 4c", "zama": "massilia 1c; rome 1h"}
        pos = play(hold(card, forces, track={"massilia": 2}), card)
        assert choices(pos, "region") == {"emporiae", "zama"}  # the Massylii alone are no Roman army
        do(pos, "region emporiae")
        assert where(pos, "scipio_africanus") == "emporiae"
        assert pos.consuls == []  # beside the consuls

    def test_scipio_in_office_is_on_the_board(self):
        card = "rome_scipio_africanus"
        vain(hold(card, {"roma": "rome 1h"}, {"scipio_africanus": "roma"}), card, "3.4", "leader-on-board")

    @pytest.mark.rule("10.1")
    def test_a_leader_commands_the_common_troops_where_he_comes(self):
        card = "rome_scipio_africanus"
        forces = {"emporiae": "rome 2h", "pisae": "rome_south 3h"}
        leaders = {"consul_1": f"pisae:{RS}"}
        pos = play(hold(card, forces, leaders, players=4, seat=RN), card, "region emporiae")
        assert stacks(pos, "emporiae") == {RN: "2h"}
        pos = play(hold(card, forces, leaders, players=4, seat=RN), card, "region pisae")
        assert stacks(pos, "pisae") == {RS: "3h"}  # his partner leads them


# -- 6 garrisons -------------------------------------------------------------------------------------------------


class TestLoyalColonies:
    card = "rome_loyal_colonies"

    def test_up_to_three_cities(self):
        pos = hold(self.card)
        play(pos, self.card)
        refused(pos, "done", "3.4.3", "event-not-begun")
        refused(pos, "city messana", "3.4.3", "place-not-on-card")
        do(pos, "city placentium")
        refused(pos, "city placentium", "3.4.3", "city-chosen-already")
        do(pos, "city capua", "city roma")
        assert [there(pos, place) for place in ("boii", "capua", "roma")] == ["1h", "1h", "1h"]

    def test_fewer_if_the_player_wants(self):
        pos = play(hold(self.card), self.card, "city capua", "done")
        assert pos.on_board(ROME, HEAVY) == 1

    def test_not_besieged_and_within_the_limit(self):
        forces = {
            "ancona": "carthage 2h",
            "ancona/in": "rome 2l",
            "capua": "carthage 9h",
            "arretium": "carthage 1h",
        }
        pos = hold(self.card, forces, siege={"capua": 4}, owner={"pisae": C})
        play(pos, self.card)
        refused(pos, "city ancona", "6", "no-room-in-city")
        refused(pos, "city capua", "6.2", "no-reinforcements-under-siege")
        refused(pos, "city pisae", "3.4.3", "city-not-yours-to-reinforce")
        do(pos, "city arretium")
        assert there(pos, "arretium/in") == "1h"

    @pytest.mark.rule("1.2")
    def test_until_the_counters_run_out(self):
        pos = hold(self.card)
        fill(pos, R, HEAVY, 2)
        play(pos, self.card, "city capua", "city roma")
        assert step(pos) != "Choice"

    def test_in_scenario_one(self):
        pos = play(hold(self.card, scenario="stop_hannibal"), self.card)
        assert "cremona" in choices(pos, "city")


# -- 8.1 Gauls ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1")
class TestGallicLevy:
    card = "carthage_gallic_volunteers"
    allied = {"boii": -2, "insumbres": -2, "ligures": -2, "veneti": 2, "taurini": -1}

    def test_two_in_one_tribe_and_one_in_two_others_and_horsemen_where_the_player_says(self):
        pos = play(hold(self.card, attitude=self.allied), self.card)
        refused(pos, "region veneti", "8.1", "tribe-not-allied-with-you")
        refused(pos, "region taurini", "8.1", "tribe-not-allied-with-you")
        refused(pos, "region roma", "8.1", "tribe-not-allied-with-you")
        refused(pos, "done", "3.4.3", "event-not-begun")
        do(pos, "region boii")
        refused(pos, "region boii", "3.4.3", "tribe-chosen-already")
        do(pos, "region insumbres", "region ligures")
        assert step(pos) == "Riders"
        refused(pos, "region veneti", "3.4.3", "tribe-gives-no-infantry")
        refused(pos, "done", "3.4")
        do(pos, "region ligures")
        assert [there(pos, tribe) for tribe in ("boii", "insumbres", "ligures")] == ["2g", "1g", "1g 1k"]

    def test_one_tribe_is_enough(self):
        pos = play(hold(self.card, attitude=self.allied), self.card, "region insumbres", "done")
        assert there(pos, "insumbres") == "2g 1k"

    def test_the_cenomani_give_all_in_one_tribe(self):
        card = "rome_faithful_cenomani"
        pos = play(hold(card, attitude={"cenomani": 2, "veneti": 2}), card, "region cenomani")
        assert there(pos, "cenomani") == "2g 1k"
        assert there(pos, "veneti") == ""

    def test_no_allied_tribe(self):
        vain(hold(self.card, attitude={"boii": -1}), self.card, "8.1", "tribe-not-allied-with-you")
        card = "rome_faithful_cenomani"
        vain(hold(card, attitude={"boii": -2}), card, "8.1", "tribe-not-allied-with-you")

    @pytest.mark.rule("1.2")
    def test_counters_run_out(self):
        pos = hold(self.card, attitude=self.allied)
        fill(pos, C, GALLIC, 2)
        play(pos, self.card, "region boii")  # nobody is left for another tribe
        assert there(pos, "boii") == "2g 1k"
        pos = hold(self.card, attitude=self.allied)
        fill(pos, C, GALLIC, 0)
        fill(pos, C, GALLIC_HORSE, 0)
        vain(pos, self.card, "1.2", "no-counters-left")
        pos = hold(self.card, attitude=self.allied)
        fill(pos, C, GALLIC, 0)
        play(pos, self.card, "region boii")
        assert there(pos, "boii") == "1k"
        pos = hold(self.card, attitude=self.allied)
        fill(pos, C, GALLIC_HORSE, 0)
        play(pos, self.card, "region boii", "region insumbres", "done")
        assert (there(pos, "boii"), there(pos, "insumbres")) == ("2g", "1g")

    def test_only_tribes_of_the_scenario(self):
        pos = hold(self.card, attitude={"boii": -2, "volcae": -2}, scenario="stop_hannibal")
        assert there(play(pos, self.card), "boii") == "2g 1k"
        pos = hold(self.card, attitude={"volcae": -2}, scenario="stop_hannibal")
        vain(pos, self.card, "8.1", "tribe-not-allied-with-you")

    @pytest.mark.rule("5.1")
    def test_among_enemies_they_fight(self):
        pos = hold(self.card, {"insumbres": "rome 1l"}, attitude={"insumbres": -2})
        assert "battle" in kinds(heard(pos, self.card))

    @pytest.mark.rule("10.4")
    def test_who_stands_there_in_peace_stays_so(self):
        """5.1, 10.4 Reinforcements of an army that has made its peace with Syracuse do not attack."""
        card = "rome_faithful_cenomani"
        forces = {"cenomani": "rome 1h; syracuse 3h"}
        pos = play(hold(card, forces, players=3, attitude={"cenomani": 2}), card)
        assert (there(pos, "cenomani", R), pos.battle) == ("1h 2g 1k", None)
