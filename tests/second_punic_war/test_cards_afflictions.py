"""3.4.3 Events that strike armies and fleets: losses on the march, disease, storms, exhaustion, engines."""

from __future__ import annotations

import pytest

from tests.second_punic_war.events import heard, hold, play, vain
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    choices,
    do,
    only,
    points_of,
    refused,
    rig,
    ring,
    stacks,
    step,
    there,
    to_move,
    where,
)

pytestmark = pytest.mark.rule("3.4.3")
MARCH = ["carthage_losses_on_the_march", "rome_losses_on_the_march", "massilia_losses_on_the_march"]
DISEASE = [
    "carthage_disease_in_the_army",
    "rome_disease_in_the_army",
    "syracuse_disease_in_the_army",
    "numidia_disease_in_the_army",
]
STORM = ["carthage_storm", "rome_storm", "syracuse_storm"]


def foe(card):
    return C if card.startswith(R) else R


# -- losses on the march -----------------------------------------------------------------------------------------


class TestLossesOnTheMarch:
    @pytest.mark.parametrize("card", MARCH)
    def test_infantry_and_elephants_that_have_moved_roll(self, card):
        units = "2l 2h 1e 3c" if foe(card) == C else "2l 2h 1g 3c"
        pos = rig(hold(card, {"capua": f"{foe(card)}* {units}"}), 9, 8, 10, 1, 9)
        event = only(heard(pos, card), "attrition")
        assert there(pos, "capua") == "1l 1h 3c"
        assert (event.args["rolls"], event.args["lost"]) == ([9, 8, 10, 1, 9], 3)
        assert sum(pos.points) == 0

    def test_who_has_not_moved_is_safe(self):
        card = MARCH[0]
        pos = rig(hold(card, {"capua": "rome* 1h; rome 2h"}), 10)
        assert there(play(pos, card), "capua") == "2h"

    def test_which_armies(self):
        card = MARCH[0]
        forces = {
            "capua": "rome* 2h",
            "roma": "rome 2h",
            "pisae": "rome* 2c",
            "zama": "carthage* 2h",
            "genua": "rome* 1l",
        }
        pos = play(hold(card, forces), card)
        assert choices(pos, "region") == {"capua", "genua"}
        refused(pos, "region roma", "3.4.3", "army-has-not-moved")
        refused(pos, "region pisae", "3.4.3", "army-has-no-such-unit")
        refused(pos, "region zama", "3.4.3", "no-such-enemy-army")
        refused(pos, "sea mare_inferum", "3.4.3")
        refused(pos, "done", "3.4.3", "event-in-full")

    def test_nobody_has_moved(self):
        vain(hold(MARCH[1], {"zama": "carthage 5h"}), MARCH[1], "3.4.3", "no-such-enemy-army")

    @pytest.mark.rule("5.6")
    def test_a_leader_who_has_lost_his_army(self):
        card = MARCH[0]
        pos = rig(hold(card, {"capua": "rome* 1h"}, {"marcellus": "capua"}), 10)
        play(pos, card)
        assert where(pos, "marcellus") == "dead"
        assert points_of(pos, C) == BOARD.leader_vp[BOARD.leader["marcellus"]]

    @pytest.mark.rule("6.2")
    def test_a_siege_that_has_become_too_weak_is_over(self):
        card = MARCH[1]
        pos = rig(hold(card, {"capua": "carthage* 5h"}, siege={"capua": 4}), 9, 9, 9, 1, 1)
        play(pos, card)
        assert ring(pos, "capua") == "untouched"

    @pytest.mark.rule("10.1")
    def test_both_players_of_a_team_suffer(self):
        card = MARCH[0]
        forces = {"capua": "rome_north* 2h; rome_south* 2h"}
        leaders = {"consul_1": f"capua:{RN}", "consul_2": f"capua:{RS}"}
        pos = rig(hold(card, forces, leaders, players=4), 9, 1, 9, 1)
        assert stacks(play(pos, card), "capua") == {f"{RN}*": "1h", f"{RS}*": "1h"}


# -- two enemies in peace ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.4")
class TestWhichOfTwoEnemies:
    forces = {"capua": "rome* 2h; syracuse* 2h"}

    def test_one_of_them_is_chosen(self):
        card = MARCH[0]
        pos = rig(hold(card, self.forces, players=3), 10, 10)
        play(pos, card)
        assert choices(pos, "opponent") == {R, S}
        refused(pos, "opponent carthage", "3.4.3", "no-such-army-of-his")
        refused(pos, "opponent rome_north", "3.4.3", "no-such-army-of-his")
        refused(pos, "region capua", "3.4.3")
        do(pos, "opponent syracuse")
        assert (there(pos, "capua", S), there(pos, "capua", R)) == ("", "2h")

    def test_only_one_fits(self):
        card = MARCH[0]
        pos = rig(hold(card, {"capua": "rome 2h; syracuse* 2h"}, players=3), 10, 10)
        assert there(play(pos, card), "capua") == "2h"

    def test_exhaustion_of_one(self):
        card = "numidia_ravine"
        pos = rig(hold(card, {"zama": "rome 2h; syracuse 2h"}, players=3), 4)
        play(pos, card, "opponent rome")
        assert stacks(pos, "zama") == {"rome*": "2h", "syracuse": "2h"}


# -- disease -----------------------------------------------------------------------------------------------------


class TestDisease:
    @pytest.mark.parametrize("card", DISEASE)
    def test_every_land_unit_rolls(self, card):
        region = "volcae"
        units = "2l 1h 2c" if foe(card) == R else "1l 1h 2c 1e"
        pos = rig(hold(card, {region: f"{foe(card)} {units}"}), 9, 1, 8, 1, 10)
        play(pos, card)
        assert sum(int(word[:-1]) for word in there(pos, region).split()) == 3

    def test_in_sicily_from_eight(self):
        card = "carthage_disease_in_the_army"
        for region, left in (("syracusae", "4h"), ("volcae", "5h")):
            pos = rig(hold(card, {region: "rome 5h"}, track={S: -2}), 8, 7, 7, 7, 7)
            assert there(play(pos, card), region) == left

    def test_which_armies(self):
        card = "carthage_disease_in_the_army"
        forces = {
            "volcae": "rome 4h",  # too small
            "roma": "rome 9h",  # its own city
            "zama": "rome 9h",  # it besieges a city
            "corfinium": "rome 5h",  # a region without a city
            "gades": "carthage 9h",
            "carthago": "rome 5h",  # an enemy's city alone
        }
        pos = play(hold(card, forces, siege={"zama": 2}), card)
        assert choices(pos, "region") == {"zama", "corfinium", "carthago"}
        refused(pos, "region volcae", "3.4.3", "army-too-small")
        refused(pos, "region roma", "3.4.3", "army-well-housed")
        refused(pos, "region gades", "3.4.3", "no-such-enemy-army")

    def test_who_besieges_beside_his_own_city(self):
        card = "rome_disease_in_the_army"
        forces = {"boii": "carthage 6h"}
        pos = hold(card, forces, owner={"placentium": C}, siege={"cremona": 2})
        assert only(heard(rig(pos, 1, 1, 1, 1, 1, 1), card), "attrition").args["field"] == "boii"
        vain(hold(card, forces, owner={"placentium": C}), card, "3.4.3", "no-such-enemy-army")

    def test_a_neutral_garrison_is_no_enemy(self):
        vain(hold(DISEASE[0], {"cirta": "massilia 9h"}), DISEASE[0], "3.4.3", "no-such-enemy-army")

    def test_syracuse_strikes_either_side(self):
        card = "syracuse_disease_in_the_army"
        pos = play(hold(card, {"volcae": "rome 5h", "boii": "carthage 5h"}, players=3), card)
        assert choices(pos, "region") == {"volcae", "boii"}


# -- storms ------------------------------------------------------------------------------------------------------


class TestStorm:
    @pytest.mark.parametrize("card", STORM)
    def test_every_ship_rolls(self, card):
        pos = rig(hold(card, {"mare_inferum": "rome 2s; carthage 2s"}), 6, 5, 5, 10)
        event = only(heard(pos, card), "attrition")
        assert stacks(pos, "mare_inferum") == {R: "1s", C: "1s"}
        assert event.args["lost"] == 2
        assert sum(pos.points) == 0

    def test_where(self):
        card = "rome_storm"
        forces = {
            "mare_inferum": "carthage 1s",
            "sinus_campanus": "carthage 1s",
            "mare_ionium": "rome 1s",
            "mare_sardoum": "carthage 1s",
        }
        pos = play(hold(card, forces), card)
        assert choices(pos, "sea") == {"mare_inferum", "mare_sardoum"}
        refused(pos, "sea sinus_campanus", "3.4.3", "not-open-sea")
        refused(pos, "sea mare_ionium", "3.4.3", "no-enemy-fleet")
        refused(pos, "region roma", "3.4.3")

    def test_no_fleet_at_sea(self):
        vain(hold("rome_storm", {"utica/port": "carthage 3s"}), "rome_storm", "3.4.3", "no-enemy-fleet")
        vain(hold("rome_storm", scenario="stop_hannibal"), "rome_storm", "3.4.3", "no-enemy-fleet")

    @pytest.mark.rule("1.2.7")
    def test_the_owner_says_whom_the_others_cannot_carry(self):
        card = "rome_storm"
        pos = rig(hold(card, {"mare_inferum": "carthage 2s 2h 2c"}), 10, 1)
        play(pos, card)
        assert (step(pos), to_move(pos)) == ("Renounce", C)
        refused(pos, "lose carthage_ship", "5.7")
        do(pos, "lose carthage_heavy_infantry", "lose carthage_cavalry")
        assert there(pos, "mare_inferum") == "1h 1c 1s"
        assert points_of(pos, R) == 0

    @pytest.mark.rule("10.1")
    def test_each_of_two_owners_loses_his_own(self):
        card = "carthage_storm"
        forces = {"mare_inferum": "rome_north 1s 2h; rome_south 3s 4h"}
        leaders = {"consul_1": f"mare_inferum:{RN}", "consul_2": f"mare_inferum:{RS}"}
        pos = rig(hold(card, forces, leaders, players=4), 10, 10, 1, 1)
        play(pos, card)  # each has lost a ship: North all that he had aboard, South nothing
        assert stacks(pos, "mare_inferum") == {RS: "4h 2s"}

    @pytest.mark.rule("5.6")
    def test_leaders_drown_with_the_last_ship(self):
        card = "carthage_storm"
        pos = rig(hold(card, {"mare_inferum": "rome 1s 2h"}, {"marcellus": "mare_inferum"}), 6)
        play(pos, card)
        assert there(pos, "mare_inferum") == ""
        assert where(pos, "marcellus") == "dead"
        assert points_of(pos, C) == BOARD.leader_vp[BOARD.leader["marcellus"]]

    def test_a_leader_goes_to_another_ship(self):
        card = "carthage_storm"
        pos = rig(hold(card, {"mare_inferum": "rome 2s 2h"}, {"marcellus": "mare_inferum"}), 6, 1)
        assert where(play(pos, card), "marcellus") == "mare_inferum"

    def test_ones_own_ships_too_and_nobody_scores_ones_own_leaders(self):
        card = "carthage_storm"
        forces = {"mare_inferum": "rome 1s; carthage 1s 1h"}
        pos = rig(hold(card, forces, {"magon": "mare_inferum"}), 1, 6)
        play(pos, card)
        assert there(pos, "mare_inferum") == "1s"
        assert where(pos, "magon") == "dead"
        assert sum(pos.points) == 0


# -- exhaustion --------------------------------------------------------------------------------------------------


class TestExhaust:
    delayer = "rome_delayer"
    ravine = "numidia_ravine"

    def test_an_army_in_italia_counts_as_moved(self):
        pos = play(hold(self.delayer, {"capua": "carthage 3h"}, {"magon": "capua"}), self.delayer)
        assert stacks(pos, "capua") == {"carthage*": "3h"}
        assert pos.tired[BOARD.leader["magon"]] == 1

    @pytest.mark.parametrize(("roll", "moved"), [(4, False), (5, True)])
    def test_hannibal_is_not_easily_delayed(self, roll, moved):
        pos = rig(hold(self.delayer, {"capua": "carthage 3h"}, {"hannibal": "capua"}), roll)
        event = only(heard(pos, self.delayer), "exhausted")
        assert (stacks(pos, "capua") == {"carthage*": "3h"}) == moved
        assert event.args["success"] == ("yes" if moved else "no")

    @pytest.mark.parametrize(("roll", "moved"), [(3, False), (4, True)])
    def test_the_ravine(self, roll, moved):
        pos = rig(hold(self.ravine, {"zama": "rome 3h"}), roll)
        assert (stacks(play(pos, self.ravine), "zama") == {"rome*": "3h"}) == moved

    def test_which_armies(self):
        forces = {
            "capua": "carthage* 3h",
            "boii": "carthage 3h",
            "roma": "rome 3h",
            "luceria": "carthage* 1h; carthage 1h",
            "pisae": "carthage 1c",
        }
        pos = play(hold(self.delayer, forces), self.delayer)
        assert choices(pos, "region") == {"luceria", "pisae"}
        refused(pos, "region capua", "3.4.3", "army-has-moved")
        refused(pos, "region boii", "3.4.3", "event-not-there")
        refused(pos, "region roma", "3.4.3", "no-such-enemy-army")

    def test_nobody(self):
        vain(hold(self.delayer, {"boii": "carthage 3h"}), self.delayer, "3.4.3", "no-such-enemy-army")
        vain(hold(self.ravine, {"roma": "rome 3h"}), self.ravine, "3.4.3", "no-such-enemy-army")

    @pytest.mark.rule("10.1")
    def test_both_armies_of_a_team(self):
        forces = {"capua": "carthage_hispania 1h; carthage_africa 1h"}
        leaders = {"magon": f"capua:{CH}", "hannon_magnus": f"capua:{CA}"}
        pos = play(hold(self.delayer, forces, leaders, players=4), self.delayer)
        assert stacks(pos, "capua") == {f"{CH}*": "1h", f"{CA}*": "1h"}


# -- engines and the burned camp ---------------------------------------------------------------------------------


class TestEngines:
    card = "syracuse_engines_of_syracuse"

    def test_six_rolls_at_an_army(self):
        pos = rig(hold(self.card, {"syracusae": "rome 8h 2l"}, players=3), 7, 8, 10, 7, 7, 6)
        events = heard(pos, self.card)
        assert only(events, "bombarded").args["hits"] == 5
        assert (step(pos), to_move(pos)) == ("Lose", R)  # also for the ten
        do(pos, *["lose rome_heavy_infantry"] * 3, *["lose rome_light_infantry"] * 2)
        assert there(pos, "syracusae") == "5h"
        assert points_of(pos, S) == 1  # 5.11

    def test_a_fleet(self):
        pos = rig(
            hold(self.card, {"ora_syracusana": "rome 3s 2h"}, {"marcellus": "ora_syracusana"}),
            7,
            7,
            7,
            1,
            1,
            1,
        )
        play(pos, self.card)
        assert there(pos, "ora_syracusana") == ""
        assert where(pos, "marcellus") == "dead"
        assert points_of(pos, C) == 1 + BOARD.leader_vp[BOARD.leader["marcellus"]]

    def test_a_part_of_a_fleet(self):
        pos = rig(hold(self.card, {"ora_syracusana": "rome 2s 2h 2l"}), 7, 1, 1, 1, 1, 1)
        play(pos, self.card)
        do(pos, "lose rome_light_infantry", "lose rome_light_infantry")
        assert there(pos, "ora_syracusana") == "2h 1s"
        assert points_of(pos, C) == 0

    def test_no_hit(self):
        pos = rig(hold(self.card, {"syracusae": "rome 1h"}), *[6] * 6)
        assert there(play(pos, self.card), "syracusae") == "1h"

    def test_syracusae_must_be_ones_own(self):
        pos = hold(self.card, {"syracusae": "rome 1h"}, owner={"syracusae": R})
        vain(pos, self.card, "3.4.3", "city-of-card-not-yours")

    def test_only_before_syracusae(self):
        pos = play(
            hold(self.card, {"messana": "rome 1h", "syracusae": "rome 1h", "ora_syracusana": "rome 1s"}),
            self.card,
        )
        refused(pos, "region messana", "3.4.3", "event-not-there")
        refused(pos, "sea mare_ionium", "3.4.3", "event-not-there")
        vain(hold(self.card, {"messana": "rome 1h"}), self.card, "3.4.3", "no-such-enemy-army")


class TestBurnedCamp:
    card = "numidia_burned_camp"

    def test_five_rolls(self):
        pos = rig(hold(self.card, {"zama": "rome 5h", "sicca": "carthage 1c"}), 8, 9, 10, 8, 8)
        play(pos, self.card)
        assert there(pos, "zama") == ""
        assert points_of(pos, C) == 1

    def test_which_armies(self):
        near = [BOARD.region_id[region] for region in BOARD.ways[BOARD.region["zama"]]]
        forces = {
            "zama": "rome* 1h",
            near[0]: "carthage 1c",
            "capua": "rome 1h",
            "siga": "rome 1h",
            "utica": "rome 1h; rome* 1h",
        }
        pos = hold(self.card, forces)
        vain(pos, self.card, "3.4.3", "no-such-enemy-army")
        pos = play(
            hold(
                self.card,
                {
                    **forces,
                    "cirta": "rome 1h",
                    "hippo_regius": "numidia 1c",
                    "sicca": "carthage 1k",
                    "theveste": "rome 1h",
                },
            ),
            self.card,
        )
        assert choices(pos, "region") == {"cirta", "theveste"}
        refused(pos, "region zama", "3.4.3", "army-has-moved")
        refused(pos, "region capua", "3.4.3", "event-not-there")
        refused(pos, "region siga", "3.4.3", "no-cavalry-next-to-it")
        refused(pos, "sea mare_ionium", "3.4.3")

    @pytest.mark.rule("10.1")
    def test_the_riders_are_the_player_s_own(self):
        forces = {"zama": "rome 1h", "sicca": "carthage_hispania 1c"}
        leaders = {"magon": f"sicca:{CH}"}
        pos = hold(self.card, forces, leaders, players=4, seat=CA)
        vain(pos, self.card, "3.4.3", "no-such-enemy-army")
        play(hold(self.card, {"zama": "rome 1h", "sicca": "carthage 1c"}, players=4, seat=CA), self.card)
