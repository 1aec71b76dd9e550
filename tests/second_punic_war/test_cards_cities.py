"""6, 12.1, 3.4.3 Events that strike cities: treason, siege works, the engines of Archimedes, ravaging."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.markers import ENGINES
from bellum.games.second_punic_war.siege import Sieges
from tests.second_punic_war.events import heard, hold, play, removed, vain
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    C,
    R,
    S,
    choices,
    do,
    keeper,
    kinds,
    legal,
    level,
    nation_in,
    only,
    points_of,
    purse,
    refused,
    rig,
    run,
    there,
    to_move,
    where,
)

pytestmark = pytest.mark.rule("6.1")
TRAITORS = ["carthage_traitors_in_the_city", "rome_traitors_in_the_city", "syracuse_traitors_in_the_city"]


# -- cities that change hands ------------------------------------------------------------------------------------


class TestCapua:
    card = "carthage_treason_of_capua"

    def test_capua_joins_an_army_nearby(self):
        near = BOARD.region_id[BOARD.ways[BOARD.region["capua"]][0]]
        for region in ("capua", near):
            pos = hold(self.card, {region: "carthage 3h; massilia 2c"}, track={"massilia": -2})
            events = heard(pos, self.card)
            assert (nation_in(pos, "capua"), keeper(pos, "capua")) == (C, C)
            assert points_of(pos, C) == 4
            assert removed(pos, self.card)
            assert "struck" in kinds(events)  # no roll

    def test_who_is_inside_is_lost(self):
        forces = {"capua": "carthage 5h", "capua/in": "rome 2h"}
        pos = play(hold(self.card, forces, {"consul_1": "capua/in"}), self.card)
        assert there(pos, "capua/in") == ""
        assert where(pos, "consul_1") == "pool"

    @pytest.mark.parametrize(
        ("forces", "owner"),
        [
            ({"capua": "carthage 4h"}, {}),  # too few
            ({"tarentum": "carthage 9h"}, {}),  # too far
            ({"beneventum": "carthage 5h", "capua": "rome 1l"}, {}),  # a Roman army outside
            ({"capua": "carthage 5h"}, {"capua": C}),  # not Roman
        ],
    )
    def test_when_not(self, forces, owner):
        vain(hold(self.card, forces, owner=owner), self.card, "3.4.3", "no-city-will-turn")

    @pytest.mark.rule("10.4")
    def test_only_a_roman_army_outside_forbids_it(self):
        forces = {"beneventum": "carthage 5h", "capua": "syracuse 1l"}
        pos = play(hold(self.card, forces, players=3), self.card)
        assert nation_in(pos, "capua") == C
        vain(
            hold(self.card, {"capua": "carthage 5h"}, players=3, owner={"capua": S}),
            self.card,
            "3.4.3",
            "no-city-will-turn",
        )


class TestTarentum:
    card = "carthage_treason_of_tarentum"

    @pytest.mark.parametrize(("roll", "joins"), [(2, False), (3, True)])
    def test_by_a_die(self, roll, joins):
        pos = rig(hold(self.card, {"tarentum": "carthage 3h"}), roll)
        event = only(heard(pos, self.card), "treason")
        assert (nation_in(pos, "tarentum") == C) == joins
        assert points_of(pos, C) == (3 if joins else 0)
        assert removed(pos, self.card) == joins  # in vain, it can come again
        assert event.args["success"] == ("yes" if joins else "no")

    def test_when_not(self):
        for forces in ({"tarentum": "carthage 2h"}, {"brundisium": "carthage 9h"}):
            vain(hold(self.card, forces), self.card, "3.4.3", "no-city-will-turn")

    @pytest.mark.rule("10.1")
    def test_the_city_is_the_player_s_who_plays_the_card(self):
        pos = rig(hold(self.card, {"tarentum": "carthage 3h"}, players=4, seat=CA), 9)
        assert keeper(play(pos, self.card), "tarentum") == CA
        assert points_of(pos, CA) == 3


class TestDefection:
    card = "carthage_defection_of_the_allies"

    @pytest.mark.parametrize(("roll", "joins"), [(5, False), (6, True)])
    def test_by_a_die(self, roll, joins):
        pos = rig(hold(self.card, {"luceria": "carthage 5h"}), roll)
        assert (nation_in(play(pos, self.card), "luceria") == C) == joins
        assert not removed(pos, self.card)

    def test_which_cities(self):
        forces = {
            "luceria": "carthage 5h",
            "venusia": "carthage 4h",
            "capua": "carthage 5h",
            "pisae": "carthage 5h",
            "croton": "carthage 5h",
            "croton/in": "rome 1l",
            "beneventum": "carthage 5h",
            "paestum": "carthage 5h",
        }
        pos = play(hold(self.card, forces, owner={"beneventum": C}), self.card)
        assert choices(pos, "city") == {"luceria", "paestum"}
        refused(pos, "city venusia", "3.4.3", "no-army-near-city")
        refused(pos, "city capua", "3.4.3", "city-too-strong")
        refused(pos, "city pisae", "3.4.3", "city-not-on-card")  # the other zone
        refused(pos, "city croton", "3.4.3", "city-has-defenders")
        refused(pos, "city beneventum", "3.4.3", "city-not-the-enemys")
        refused(pos, "region luceria", "3.4.3")

    @pytest.mark.rule("2")
    def test_scenario_one(self):
        pos = hold(self.card, {"luceria": "carthage 5h"}, scenario="stop_hannibal")
        assert nation_in(play(rig(pos, 6), self.card), "luceria") == C


class TestRevolt:
    card = "syracuse_revolt_of_the_sicilian_cities"

    def test_an_enemy_city_of_sicily(self):
        owner = {"panormus": S, "agrigentum": S}
        for roll, nation, points in ((5, R, 0), (6, S, 2)):
            pos = rig(hold(self.card, {"messana": "syracuse 3h"}, players=3, owner=owner), roll)
            play(pos, self.card)
            assert (nation_in(pos, "messana"), points_of(pos, S)) == (nation, points)

    def test_which_cities(self):
        forces = {
            "messana": "syracuse 3h",
            "agrigentum/in": "rome 1h",
            "agrigentum": "syracuse 3h",
            "lilibaeum": "syracuse 3h",
            "regium": "syracuse 9h",
        }
        pos = hold(self.card, forces, players=3, owner={"panormus": C})
        play(pos, self.card)
        assert {"messana", "panormus"} <= choices(pos, "city")
        refused(pos, "city lilibaeum", "3.4.3", "city-too-strong")
        refused(pos, "city agrigentum", "3.4.3", "city-has-defenders")
        refused(pos, "city syracusae", "3.4.3", "city-not-the-enemys")
        refused(pos, "city regium", "3.4.3", "city-not-on-card")

    def test_an_ally_takes_it_for_himself(self):
        pos = rig(hold(self.card, {"messana": "syracuse 3h"}, owner={"panormus": C, "agrigentum": C}), 6)
        assert (nation_in(play(pos, self.card), "messana"), keeper(pos, "messana")) == (C, C)

    @pytest.mark.rule("10.1")
    def test_the_army_is_the_player_s_own(self):
        forces = {"messana": "carthage_hispania 3h"}
        pos = hold(self.card, forces, {"magon": f"messana:{CH}"}, players=4, seat=CA)
        vain(pos, self.card, "3.4.3", "no-city-will-turn")

    def test_no_army_near(self):
        vain(hold(self.card, {"messana": "syracuse 2h"}, players=3), self.card, "3.4.3", "no-city-will-turn")


# -- 6.2 sieges --------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.2")
class TestTraitors:
    @pytest.mark.parametrize("card", TRAITORS)
    def test_the_city_surrenders(self, card):
        side, city = (R, "zama") if card.startswith(R) else (C, "luceria")
        pos = rig(
            hold(card, {city: f"{side} 5h", f"{city}/in": f"{C if side == R else R} 1h"}, siege={city: 2}), 7
        )
        play(pos, card)
        assert nation_in(pos, city) == side
        assert there(pos, city) == "5h"

    def test_or_it_loses_a_level_without_loss_to_the_besieger(self):
        pos = rig(hold(TRAITORS[0], {"luceria": "carthage 5h"}, siege={"luceria": 2}), 6)
        play(pos, TRAITORS[0])
        assert (level(pos, "luceria"), there(pos, "luceria")) == (1, "5h")

    def test_an_extra_defender_first_whom_his_player_chooses(self):
        forces = {"luceria": "carthage 9h", "luceria/in": "rome 1h 1l 1c"}
        pos = rig(hold(TRAITORS[0], forces, siege={"luceria": 2}), 1)
        play(pos, TRAITORS[0])
        assert to_move(pos) == R
        assert choices(pos, "lose") == {"rome_heavy_infantry", "rome_light_infantry"}
        do(pos, "lose rome_light_infantry")
        assert (level(pos, "luceria"), there(pos, "luceria/in")) == (2, "1h 1c")

    def test_the_last_level(self):
        pos = rig(hold(TRAITORS[0], {"luceria": "carthage 5h"}, siege={"luceria": 1}), 1)
        assert nation_in(play(pos, TRAITORS[0]), "luceria") == C

    def test_only_a_city_that_one_besieges(self):
        vain(hold(TRAITORS[0], {"luceria": "carthage 9h"}), TRAITORS[0], "6.2", "you-besiege-no-city")
        forces = {"luceria": "carthage 5h", "venusia": "carthage 5h", "zama": "rome 5h"}
        pos = play(hold(TRAITORS[0], forces, siege={"luceria": 2, "venusia": 2, "zama": 2}), TRAITORS[0])
        assert choices(pos, "city") == {"luceria", "venusia"}
        refused(pos, "city zama", "6.2", "city-not-besieged-by-you")
        refused(pos, "city capua", "6.2", "city-not-besieged-by-you")

    @pytest.mark.rule("10.1")
    def test_the_city_goes_to_the_player_whose_army_besieges(self):
        pos = hold(
            TRAITORS[0],
            {"luceria": "carthage_hispania 5h"},
            {"magon": f"luceria:{CH}"},
            players=4,
            seat=CA,
            siege={"luceria": 2},
        )
        assert keeper(play(rig(pos, 9), TRAITORS[0]), "luceria") == CH


@pytest.mark.rule("6.2")
class TestSiegeWorks:
    works, pella = "rome_siege_works", "macedonia_engines_from_pella"

    def test_the_level_falls_and_the_city_may_surrender(self):
        for roll, owner in ((8, C), (9, R)):  # level 3: 9+
            pos = rig(hold(self.works, {"gades": "rome 9h"}, siege={"gades": 4}), roll)
            events = heard(pos, self.works)
            assert nation_in(pos, "gades") == owner
            assert there(pos, "gades") == "9h"
            assert only(events, "surrender-roll").args["need"] == 9
        assert level(pos, "gades") == 4  # whole again

    def test_no_roll_without_a_flag(self):
        pos = hold(self.works, {"carthago": "rome 12h"}, siege={"carthago": 8})
        assert "surrender-roll" not in kinds(heard(pos, self.works))
        assert level(pos, "carthago") == 7

    def test_two_levels_by_macedonian_engines(self):
        pos = rig(hold(self.pella, {"capua": "carthage 4h; macedonia 2h 1l"}, siege={"capua": 4}), 1)
        assert level(play(pos, self.pella), "capua") == 2

    def test_extra_defenders_first(self):
        forces = {"capua": "carthage 6h; macedonia 3h", "capua/in": "rome 1h"}
        pos = rig(hold(self.pella, forces, siege={"capua": 4}), 1)
        play(pos, self.pella)
        assert (level(pos, "capua"), there(pos, "capua/in")) == (3, "")

    def test_with_three_macedonian_units(self):
        pos = hold(self.pella, {"capua": "carthage 9h; macedonia 2h"}, siege={"capua": 4})
        vain(pos, self.pella, "3.4.3", "too-few-units-of-the-nation")
        forces = {"capua": "carthage 9h", "luceria": "carthage 3h; macedonia 3h", "venusia": "macedonia 5h"}
        pos = play(hold(self.pella, forces, siege={"capua": 4, "luceria": 2, "venusia": 2}), self.pella)
        assert choices(pos, "city") == {"luceria", "venusia"}
        refused(pos, "city capua", "3.4.3", "too-few-units-of-the-nation")

    def test_no_siege(self):
        vain(hold(self.works), self.works, "6.2", "you-besiege-no-city")
        vain(hold(self.pella), self.pella, "6.2", "you-besiege-no-city")


class TestArchimedes:
    card = "syracuse_archimedes"

    def test_the_marker_lies_until_the_city_falls(self):
        pos = hold(self.card, {"syracusae": "rome 9h"}, siege={"syracusae": 6}, players=3)
        events = heard(pos, self.card)
        marker = ENGINES + BOARD.city["syracusae"]
        assert pos.markers == {marker: 0}
        assert pos.view(-1)["markers"] == [{"marker": "engines", "about": "syracusae", "stages": None}]
        assert removed(pos, self.card)
        assert only(events, "struck").args == {"card": self.card, "field": "syracusae"}
        run(pos, Sieges())
        assert there(pos, "syracusae", R) == "7h"  # two instead of one

    def test_syracusae_must_be_ones_own(self):
        vain(
            hold(self.card, owner={"syracusae": R}, players=3), self.card, "3.4.3", "city-of-marker-not-yours"
        )

    def test_not_twice(self):
        pos = hold(self.card, players=3)
        pos.markers[ENGINES + BOARD.city["syracusae"]] = 0
        pos._legal = None
        vain(pos, self.card, "3.4.3", "marker-there-already")

    def test_an_ally_may_use_them(self):
        assert play(hold(self.card), self.card).markers


# -- 12.1 ravaging -----------------------------------------------------------------------------------------------


@pytest.mark.rule("12.1")
class TestWave:
    card = "carthage_wave_of_devastation"
    forces = {
        "capua": "carthage 11h",
        "arretium": "carthage 5h",
        "pisae": "carthage 4h",
        "boii": "carthage 9h",
        "zama": "carthage 9h",
        "corfinium": "carthage 9h",
    }

    def test_every_army_of_five_ravages(self):
        pos = play(hold(self.card, self.forces, ravaging=True, talents={R: 9}), self.card)
        assert purse(pos, C) == 3
        assert purse(pos, R) == 9
        assert sum(pos.ravaged.values()) == 3

    def test_without_the_rule_the_owner_pays(self):
        pos = hold(self.card, self.forces, talents={R: 2})
        events = heard(pos, self.card)
        assert (purse(pos, C), purse(pos, R)) == (2, 0)
        assert pos.ravaged == {}
        for event in events:
            if event.kind == "raided":
                assert set(event.seats) == {0, 1}
                assert "talents" not in event.args

    def test_not_above_the_income_less_tokens(self):
        pos = hold(self.card, {"arretium": "carthage 25h"}, ravaging=True)
        assert purse(play(pos, self.card), C) == BOARD.income[BOARD.city["arretium"]]
        pos = hold(self.card, {"arretium": "carthage 25h"}, ravaging=True)
        pos.ravaged[pos.board.regions + BOARD.region["arretium"]] = 2
        pos._legal = None
        vain(pos, self.card, "12.1", "nothing-to-ravage")

    def test_nothing_to_ravage(self):
        for forces in ({"pisae": "carthage 4h"}, {"boii": "carthage 9h"}, {"corfinium": "carthage 9h"}):
            vain(hold(self.card, forces, ravaging=True), self.card, "12.1", "nothing-to-ravage")

    @pytest.mark.rule("10.4")
    def test_not_beside_an_army_in_peace(self):
        """12.1 Land whose owner's army stands there in peace is left alone; a third side's is not."""
        forces = {"syracusae": "carthage 5h; syracuse 1h"}
        vain(hold(self.card, forces, players=3, ravaging=True), self.card, "12.1", "nothing-to-ravage")
        forces = {"capua": "carthage 5h; syracuse 1h"}
        pos = hold(self.card, forces, players=3, ravaging=True)
        assert purse(play(pos, self.card), C) == 1

    @pytest.mark.rule("10.1")
    def test_the_partner_s_armies_too(self):
        pos = hold(
            self.card,
            {"capua": "carthage_africa 5h"},
            {"magon": f"capua:{CA}"},
            players=4,
            ravaging=True,
            seat=CH,
        )
        assert purse(play(pos, self.card), CH) == 1

    @pytest.mark.rule("1.2.11")
    def test_an_empty_purse_is_not_known(self):
        for talents in (0, 9):
            pos = hold(self.card, {"capua": "carthage 5h"}, talents={R: talents})
            assert f"event {self.card}" in legal(pos)


@pytest.mark.rule("12.1")
class TestDesertRaid:
    card = "massilia_raid_through_the_desert"

    def test_counts_as_five_more(self):
        pos = hold(self.card, {"siga": "massilia 5c"}, track={"numidia": 2}, ravaging=True)
        assert purse(play(pos, self.card), C) == 2
        pos = hold(self.card, {"siga": "massilia 1c"}, track={"numidia": 2}, talents={R: 4})
        assert (purse(play(pos, self.card), C), purse(pos, R)) == (1, 3)

    def test_which_armies(self):
        forces = {
            "siga": "massilia 1c",
            "iol": "massilia 1c 1h",
            "capua": "carthage 3c",
            "zama": "massilia 1c",
            "saldae": "massilia 1c",
        }
        pos = play(hold(self.card, forces, track={"numidia": 2}), self.card)
        assert choices(pos, "region") == {"siga", "saldae"}
        refused(pos, "region iol", "3.4.3", "not-cavalry-alone")
        refused(pos, "region capua", "3.4.3", "event-not-there")
        refused(pos, "region zama", "12.1", "not-enemy-land")
        refused(pos, "region cirta", "12.1", "not-enemy-land")
        refused(pos, "city siga", "3.4.3")

    def test_nothing(self):
        vain(hold(self.card, {"zama": "massilia 1c"}), self.card, "12.1", "nothing-to-ravage")

    @pytest.mark.rule("1.2.11")
    def test_an_empty_treasury_cannot_be_undone(self):
        """1.2.11 Who has learned that there is nothing to take cannot raid another instead; tokens are open."""
        owner = {"utica": S, "clupea": R}
        forces = {"utica": "massilia 1c", "clupea": "massilia 1c"}
        for ravaging in (False, True):
            pos = hold(
                self.card,
                forces,
                players=3,
                owner=owner,
                talents={R: 4},
                initiative={C: 1},
                ravaging=ravaging,
            )
            pos.passed = 0b101
            play(pos, self.card)
            before = pos.barrier
            do(pos, "region utica")
            assert (to_move(pos), pos.barrier > before) == (C, not ravaging)
