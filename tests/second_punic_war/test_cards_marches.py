"""4.2, 4.4, 3.4.3 Events that let armies and fleets move without initiative."""

from __future__ import annotations

from typing import Any

import pytest

from tests.second_punic_war.events import give, hold, play, removed, vain
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    C,
    R,
    S,
    advance,
    choices,
    do,
    initiative_of,
    kinds,
    only,
    points_of,
    refused,
    rig,
    stacks,
    step,
    there,
    told,
    where,
)

pytestmark = pytest.mark.rule("3.4.3")


# -- 4.2 free activations ----------------------------------------------------------------------------------------


@pytest.mark.rule("4.2")
class TestGreatMarch:
    card = "carthage_great_march"
    forces = {"gades": "carthage 3h", "malaca": "carthage 2h", "castulo": "carthage 2h"}
    leaders = {"magon": "gades", "hannon": "malaca"}

    def test_two_regions_with_leaders(self):
        pos = play(hold(self.card, self.forces, self.leaders), self.card)
        refused(pos, "activate castulo", "3.4.3", "event-activates-elsewhere")
        do(pos, "activate gades", "converge ilipa", "take_all", "march ilipa")
        do(pos, "activate malaca", "take_all", "march ilipa")
        assert there(pos, "ilipa") == "5h"
        assert initiative_of(pos, C) == 0

    def test_the_patterns_of_movement_hold(self):
        pos = play(hold(self.card, self.forces, self.leaders), self.card)
        do(pos, "activate gades", "take carthage_heavy_infantry", "march ilipa", "halt")
        refused(pos, "activate malaca", "4.2", "one-origin")

    def test_no_leader(self):
        vain(hold(self.card, self.forces), self.card, "3.4.3", "no-field-to-activate")
        vain(
            hold(self.card, {"gades": "carthage* 3h"}, {"magon": "gades"}),
            self.card,
            "3.4.3",
            "no-field-to-activate",
        )

    @pytest.mark.rule("10.1")
    def test_leaders_of_one_s_own(self):
        leaders = {"magon": f"gades:{CH}", "hannon_magnus": f"malaca:{CA}"}
        forces = {"gades": "carthage_hispania 3h", "malaca": "carthage_africa 2h"}
        pos = play(hold(self.card, forces, leaders, players=4, seat=CA), self.card)
        assert choices(pos, "activate") == {"malaca"}

    def test_scenario_one(self):
        pos = hold(self.card, {"boii": "carthage 3h"}, {"hannibal": "boii"}, scenario="stop_hannibal")
        assert choices(play(pos, self.card), "activate") == {"boii"}


class TestKnowledgeOfTheLand:
    card = "massilia_knowledge_of_the_land"

    def test_one_region_of_africa(self):
        pos = hold(self.card, {"zama": "carthage 2h", "cirta": "massilia 2c", "gades": "carthage 2h"})
        play(pos, self.card)
        assert choices(pos, "activate") == {"zama", "cirta"}
        do(pos, "activate cirta", "take_all", "march sicca", "halt")
        assert there(pos, "sicca") == "2c"

    def test_nobody_there(self):
        vain(hold(self.card, {"gades": "carthage 2h"}), self.card, "3.4.3", "no-field-to-activate")


class TestNumidianRaid:
    card = "numidia_numidian_raid"

    def test_only_cavalry_moves(self):
        pos = play(hold(self.card, {"siga": "numidia 2c 1h", "zama": "carthage 2h"}), self.card)
        assert choices(pos, "activate") == {"siga"}
        do(pos, "activate siga")
        assert choices(pos, "take") == {"numidia_cavalry"}

    def test_no_cavalry(self):
        vain(hold(self.card, {"zama": "carthage 2h"}), self.card, "3.4.3", "no-field-to-activate")


class TestDemetrius:
    card = "macedonia_demetrius_of_pharos"

    def test_illyria_or_its_sea(self):
        forces = {"iliria": "macedonia 2h", "ora_illyrica": "macedonia 1s", "mare_ionium": "carthage 1s"}
        pos = play(hold(self.card, forces), self.card)
        assert choices(pos, "activate") == {"iliria", "ora_illyrica"}

    def test_nobody_there(self):
        vain(hold(self.card, {"mare_ionium": "carthage 1s"}), self.card, "3.4.3", "no-field-to-activate")

    def test_frozen(self):
        pos = hold(self.card, {"iliria": "macedonia 2h", "roma": "rome 1h"}, initiative={C: 1, R: 1})
        give(pos, R, "rome_achaean_league")
        do(advance(pos), "activate iliria", "done")
        play(pos, "rome_achaean_league")
        assert there(pos, "iliria") == ""


@pytest.mark.rule("4.4")
class TestSeaExpedition:
    card = "syracuse_sea_expedition"

    def test_a_syracusan_port_and_its_fleet(self):
        forces = {"syracusae/port": "syracuse 2s", "leontini": "syracuse 1h", "messana": "syracuse 1h"}
        pos = play(hold(self.card, forces, players=3, owner={"messana": S}), self.card)
        assert choices(pos, "activate") == {"syracusae", "messana"}
        do(pos, "activate syracusae", "take syracuse_ship", "sail ora_syracusana", "halt")
        assert there(pos, "ora_syracusana") == "1s"

    def test_not_a_port_of_its_ally(self):
        forces = {"gades": "carthage 1h", "syracusae": "carthage 1h"}
        pos = play(hold(self.card, forces), self.card)
        assert choices(pos, "activate") == {"syracusae"}

    def test_nobody_there(self):
        vain(
            hold(self.card, {"leontini": "syracuse 1h"}, players=3),
            self.card,
            "3.4.3",
            "no-field-to-activate",
        )


@pytest.mark.rule("4.4")
class TestLandingInAfrica:
    card = "rome_landing_in_africa"

    def test_it_loads_and_lands(self):
        pos = play(hold(self.card, {"caralis": "rome 3h", "caralis/port": "rome 2s"}), self.card)
        do(pos, "activate caralis", "take rome_ship", "take rome_ship", "load caralis", "take_all")
        do(pos, "sail ora_sarda_orientalis")
        refused(pos, "land olbia", "3.4.3", "event-lands-elsewhere")
        do(pos, "sail mare_numidicum", "sail sinus_carthaginiensis", "land utica", "take_all")
        assert there(pos, "utica", R) == "3h"
        assert initiative_of(pos, R) == 0

    def test_a_fleet_at_sea_and_an_army_ashore(self):
        pos = play(hold(self.card, {"caralis": "rome 3h", "ora_sarda_orientalis": "rome 2s"}), self.card)
        do(pos, "activate ora_sarda_orientalis", "take_all", "load caralis", "take_all")
        do(pos, "sail mare_numidicum", "sail sinus_carthaginiensis", "land utica", "take_all")
        assert there(pos, "utica", R) == "3h"

    def test_all_end_only_where_it_lands(self):
        forces = {
            "caralis": "rome 3h",
            "caralis/port": "rome 2s",
            "lilibaeum": "rome 2h",
            "lilibaeum/port": "rome 2s",
        }
        pos = play(hold(self.card, forces), self.card)
        do(pos, "activate caralis")
        refused(pos, "converge panormus", "3.4.3", "event-lands-elsewhere")
        refused(pos, "converge mare_numidicum", "3.4.3", "event-lands-elsewhere")
        do(pos, "converge utica")

    @pytest.mark.rule("6.2")
    def test_nobody_lands_in_a_city_without_room(self):
        """6.2 From the port into the city, past the enemy outside: only as many as it takes in."""
        forces = {"utica": "carthage 1c", "utica/in": "rome 8l", "sinus_carthaginiensis": "rome 2s 3h"}
        pos = play(hold(self.card, forces, owner={"utica": R}), self.card)
        do(pos, "activate sinus_carthaginiensis", "take_all", "port utica")
        refused(pos, "land utica", "6", "no-room-inside-for-all")

    def test_it_needs_a_fleet(self):
        vain(hold(self.card, {"caralis": "rome 3h"}), self.card, "3.4.3", "no-fleet-of-yours")
        vain(hold(self.card, {"caralis/port": "rome* 3s"}), self.card, "3.4.3", "no-fleet-of-yours")

    @pytest.mark.rule("2")
    def test_it_needs_a_sea(self):
        pos = hold(self.card, {"roma": "rome 3h"}, scenario="stop_hannibal")
        vain(pos, self.card, "2", "no-sea-here")


# -- the Adriatic ------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.4")
class TestCrossing:
    card = "macedonia_crossing_the_adriatic"
    forces = {"iliria": "macedonia 6h 2l 1c"}

    def cross(self, forces=None, shore="cannae", **words):
        pos = hold(self.card, {**self.forces, **(forces or {})}, {"filip_v": "iliria"}, **words)
        return play(pos, self.card, f"region {shore}")

    def test_up_to_six_units_and_leaders(self):
        pos = self.cross()
        assert step(pos) == "Ferry"
        refused(pos, "done", "3.4.3", "take-somebody-across")
        refused(pos, "take carthage_heavy_infantry", "3.4.3", "unit-not-there-to-cross")
        refused(pos, "take macedonia_ship", "3.4.3", "unit-not-there-to-cross")
        refused(pos, "lead hannibal", "3.4.3", "leader-not-there-to-cross")
        refused(pos, "take_all", "4.2")
        do(pos, *["take macedonia_heavy_infantry"] * 5, "take macedonia_cavalry")
        refused(pos, "take macedonia_heavy_infantry", "3.4.3", "no-more-units-cross")
        events = told(pos, "lead filip_v")  # nobody else may go: they land
        assert only(events, "landed").args == {"seat": C, "field": "cannae", "count": 6}
        assert stacks(pos, "cannae") == {"macedonia*": "5h 1c"}
        assert there(pos, "iliria") == "2l 1h"
        assert where(pos, "filip_v") == "cannae"
        assert removed(pos, self.card)

    def test_fewer_without_their_leader(self):
        pos = self.cross(shore="brundisium")
        do(pos, "take macedonia_light_infantry", "done")
        assert there(pos, "brundisium") == "1l"
        assert where(pos, "filip_v") == "iliria"

    @pytest.mark.rule("4.1")
    def test_not_with_a_leader_who_has_moved(self):
        pos = hold(self.card, self.forces, {"filip_v": "iliria"})
        pos.tired[BOARD.leader["filip_v"]] = 1
        play(pos, self.card, "region cannae")
        refused(pos, "lead filip_v", "3.4.3", "leader-not-there-to-cross")

    def test_where(self):
        pos = play(hold(self.card, self.forces), self.card)
        assert choices(pos, "region") == {"brundisium", "cannae"}
        refused(pos, "region tarentum", "3.4.3", "not-a-landing-of-the-card")

    @pytest.mark.parametrize("zone", ["ora_calabra", "ora_apula", "ora_illyrica", "mare_hadriaticum"])
    def test_no_enemy_fleet_on_the_way(self, zone):
        vain(hold(self.card, {**self.forces, zone: "rome 1s"}), self.card, "3.4.3", "enemy-fleet-on-the-way")
        play(hold(self.card, {**self.forces, zone: "carthage 1s"}), self.card)

    def test_nobody_to_cross(self):
        vain(hold(self.card), self.card, "3.4.3", "nobody-to-cross")
        vain(hold(self.card, {"iliria": "macedonia* 3h"}), self.card, "3.4.3", "nobody-to-cross")

    @pytest.mark.rule("5.1")
    def test_a_battle_follows(self):
        pos = self.cross({"cannae": "rome 3h"})
        assert "battle" in kinds(told(pos, *["take macedonia_heavy_infantry"] * 4, "done"))

    @pytest.mark.rule("5.4")
    def test_nobody_goes_back_over_the_sea(self):
        """5.4 They land as from ships: an attacker goes back to where he came from, and not aboard."""
        pos = self.cross({"cannae": "rome 3h"})
        rig(pos, *[1] * 30)
        do(pos, "lead filip_v", *["take macedonia_heavy_infantry"] * 4, "done")
        while step(pos) == "Rerolls":
            do(pos, "done")
        do(pos, "fight", "retreat")
        assert there(pos, "cannae") == "3h"
        assert (where(pos, "filip_v"), points_of(pos, R)) == (
            "dead",
            BOARD.leader_vp[BOARD.leader["filip_v"]],
        )
        assert (pos.orders, there(pos, "iliria")) == (None, "2l 2h 1c")

    @pytest.mark.rule("10.1")
    def test_whose_they_are(self):
        words: dict[str, Any] = {"players": 4, "seat": CH}
        pos = hold(
            self.card,
            {"iliria": "macedonia:carthage_hispania 2h; macedonia 1h"},
            {"filip_v": f"iliria:{CH}"},
            **words,
        )
        play(pos, self.card, "region cannae")
        do(pos, "take macedonia_heavy_infantry", "take macedonia_heavy_infantry", "done")
        assert stacks(pos, "cannae") == {"macedonia*": "2h"}  # without him common to both players
        pos = hold(self.card, {"iliria": "macedonia 2h"}, {"filip_v": f"iliria:{CH}"}, **words)
        play(pos, self.card, "region cannae")
        do(pos, "lead filip_v", "take macedonia_heavy_infantry")  # the first one, alike, is taken by itself
        assert stacks(pos, "cannae") == {f"macedonia:{CH}*": "2h"}
