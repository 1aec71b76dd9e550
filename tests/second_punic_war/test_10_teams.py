"""10.1, 3.4.6 Two players of a side: they hand over armies and cities, and join each other's marches."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.arrival import arrivals_of
from bellum.games.second_punic_war.orders import CODED, TROOPS, WAITS, Grant
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.stacks import CAVALRY, COMMON, ONE, code_of, nation_of
from tests.second_punic_war.fights import attack
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    R,
    add,
    advance,
    choices,
    do,
    initiative_of,
    keeper,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    stacks,
    step,
    there,
    to_move,
    told,
    where,
)
from tests.second_punic_war.test_4_activation import granted, turn

pytestmark = pytest.mark.rule("10.1")


@pytest.mark.rule("3.4.6")
class TestHandingOver:
    def army(self, initiative: int = 1) -> War:
        return turn(
            {"ravena": f"{RS} 6h 3l; {RS}* 1c; rome 2h"},
            {"praetor_2": f"ravena:{RS}", "consul_1": f"ravena:{RS}", "praetor_1": f"pisae:{RN}"},
            first=RS,
            players=4,
            initiative={RS: initiative, RN: 1},
        )

    def test_a_whole_army_with_its_leaders(self) -> None:
        pos = self.army()
        event = only(told(pos, "hand_over praetor_2", "take_all"), "handed-over")
        assert event.args == {"seat": RS, "partner": RN, "leaders": ["praetor_2", "consul_1"]}
        assert initiative_of(pos, RS) == 0
        assert stacks(pos, "ravena") == {"rome": "2h", RN: "3l 6h", f"{RN}*": "1c"}
        assert to_move(pos) == RN
        do(pos, "activate ravena", "take_all", "march ariminum")
        assert where(pos, "consul_1") == "ariminum"

    def test_a_part_of_it(self) -> None:
        """4.1 An army can be divided at will: one leader goes with some units."""
        pos = self.army()
        do(pos, "hand_over praetor_2")
        refused(pos, "done", "3.4.6", "army-has-units")
        refused(pos, "take rome_ship", "3.4.6", "unit-not-in-his-army")
        refused(pos, "lead praetor_1", "3.4.6", "leader-not-in-his-army")
        do(pos, "take rome_heavy_infantry", "take rome_heavy_infantry", "take rome_cavalry", "done")
        assert stacks(pos, "ravena") == {"rome": "2h", RS: "3l 4h", RN: "2h", f"{RN}*": "1c"}

    def test_those_whom_no_leader_is_left_to_are_common(self) -> None:
        pos = self.army()
        do(pos, "hand_over praetor_2", "lead consul_1", "take rome_heavy_infantry", "done")
        assert stacks(pos, "ravena") == {"rome": "3l 7h", "rome*": "1c", RN: "1h"}

    def test_what_cannot_be_handed_over(self) -> None:
        pos = self.army()
        refused(pos, "hand_over praetor_1", "3.4.6", "leader-not-yours")
        refused(pos, "hand_over hannibal", "3.4.6", "leader-off-the-board")
        pos = turn({"roma": "rome 2h"}, {"consul_1": f"roma:{RS}"}, first=RS, players=4)
        refused(pos, "hand_over consul_1", "3.4.6", "leader-without-army")

    def test_it_costs_a_point(self) -> None:
        pos = turn(
            {"ravena": f"{CH} 6h"}, {"hannibal": f"ravena:{CH}"}, first=CH, players=4, initiative={CH: 0}
        )
        refused(pos, "hand_over hannibal", "3.4.6", "no-initiative-to-hand-over")

    def test_not_without_a_partner(self) -> None:
        pos = turn({"ravena": "rome 6h"}, {"consul_1": "ravena"})
        refused(pos, "hand_over consul_1", "3.4.6", "no-partner")
        refused(pos, "cede ravena", "10.1", "no-partner-for-cities")


class TestCities:
    def test_a_city_that_was_taken_goes_to_the_partner(self) -> None:
        pos = turn({"roma": "rome 2h"}, first=RN, players=4, owner={"castulo": "rome"})
        pos.keeper[BOARD.city["castulo"]] = pos.setting.seat(RN)
        do(advance(pos), "cede castulo")
        assert keeper(pos, "castulo") == RS
        assert initiative_of(pos, RN) == 2

    def test_not_one_of_the_base_zone(self) -> None:
        pos = turn({"roma": "rome 2h"}, first=RN, players=4)
        refused(pos, "cede pisae", "10.1", "city-of-base-zone")

    def test_not_the_partners(self) -> None:
        pos = turn({"roma": "rome 2h"}, first=RN, players=4)
        refused(pos, "cede tarentum", "10.1", "city-not-yours")

    def test_a_city_of_the_partners_zone_that_one_retook(self) -> None:
        pos = turn({"roma": "rome 2h"}, first=RN, players=4)
        pos.keeper[BOARD.city["tarentum"]] = pos.setting.seat(RN)
        do(advance(pos), "cede tarentum")
        assert keeper(pos, "tarentum") == RS

    def test_not_an_allys(self) -> None:
        """An alliance belongs to the player who made it."""
        pos = turn({"carthago": "carthage 2h"}, first=CA, players=4, track={"numidia": -2})
        refused(pos, "cede siga", "10.1", "city-of-an-ally")

    def test_it_costs_a_point(self) -> None:
        pos = turn({"roma": "rome 2h"}, {"marcellus": f"roma:{RN}"}, first=RN, players=4, initiative={RN: 0})
        pos.keeper[BOARD.city["tarentum"]] = pos.setting.seat(RN)
        refused(pos, "cede tarentum", "10.1", "no-initiative-to-cede")


class TestJoining:
    """10.1 Who declares where his army goes may be joined by his partner, who pays for his own."""

    def march(self, enemy: str = "carthage 3h", initiative: int = 1) -> War:
        pos = turn(
            {"roma": f"{RN} 3h", "luceria": f"{RS} 2h", "bovianum": enemy, "croton": f"{RS} 1h"},
            {"consul_1": f"roma:{RN}", "consul_2": f"luceria:{RS}", "praetor_1": f"croton:{RS}"},
            first=RN,
            players=4,
            initiative={RN: 1, RS: initiative},
        )
        return do(pos, "activate roma", "converge bovianum", "take_all", "march corfinium")

    def test_the_partner_joins_and_both_fight_one_battle(self) -> None:
        pos = self.march()
        assert (step(pos), to_move(pos)) == ("Partner", RS)
        do(pos, "join")
        refused(pos, "activate croton", "4.2", "target-too-far")
        do(pos, "activate luceria", "take_all")
        event = only(told(rig(pos, *[1] * 60), "march bovianum"), "battle")
        assert (event.args["attackers"], event.args["defenders"]) == (5, 3)
        assert initiative_of(pos, RS) == 0
        assert stacks(pos, "bovianum") == {"carthage": "3h", f"{RN}*": "3h", f"{RS}*": "2h"}

    def test_he_must_go_there(self) -> None:
        pos = do(self.march(), "join", "activate luceria", "take_all")
        refused(pos, "march cannae", "4.2", "must-reach-target")

    def test_or_he_does_not(self) -> None:
        pos = self.march()
        event = only(told(rig(pos, *[1] * 60), "pass"), "battle")
        assert event.args["attackers"] == 3
        assert initiative_of(pos, RS) == 1

    def test_he_is_not_asked_if_he_cannot_pay(self) -> None:
        pos = self.march(initiative=0)
        assert to_move(pos) != RS

    @pytest.mark.rule("3.4")
    def test_he_does_not_join_if_he_has_passed(self) -> None:
        """3.4 Who has passed may play effects, and nothing else."""
        pos = turn(
            {"capua": f"{RN} 3h", "luceria": f"{RS} 2h"},
            {"consul_1": f"capua:{RN}", "consul_2": f"luceria:{RS}"},
            first=RS,
            players=4,
            initiative={RN: 2, RS: 2},
        )
        do(pos, "pass", "activate capua")
        assert choices(pos, "converge") == set()  # nobody else can come
        refused(pos, "converge bovianum", "4.2", "nobody-else-can-come")
        add(pos, "roma", f"{RN} 1h")
        advance(pos)
        do(pos, "converge bovianum", "take_all", "march bovianum", "done")
        assert to_move(pos) == RN  # the partner is not asked

    def test_it_is_not_his_action(self) -> None:
        """He still has his own turn after it."""
        pos = self.march(enemy="rome 1h", initiative=2)
        do(pos, "join", "activate luceria", "take_all", "march bovianum")
        while step(pos) != "Actions":
            do(pos, "halt" if "halt" in legal(pos) else "done")
        assert (to_move(pos), initiative_of(pos, RS)) == (RS, 1)
        assert pos.orders is None

    def joined(self) -> War:
        """Both armies have met, and have points left."""
        pos = turn(
            {"capua": f"{RN} 3h", "luceria": f"{RS} 2h"},
            {"consul_1": f"capua:{RN}", "consul_2": f"luceria:{RS}"},
            first=RN,
            players=4,
            initiative={RN: 1, RS: 1},
        )
        do(pos, "activate capua", "converge bovianum", "take_all", "march bovianum")
        return do(pos, "join", "activate luceria", "take_all", "march bovianum")

    def test_they_go_on_together(self) -> None:
        pos = self.joined()
        assert (step(pos), to_move(pos)) == ("Onward", RS)
        refused(pos, "halt", "4.2", "when-halt")
        do(pos, "join")
        assert to_move(pos) == RN
        refused(pos, "leave rome_heavy_infantry", "4.2", "all-to-one-field")
        do(pos, "march corfinium")
        assert stacks(pos, "corfinium") == {f"{RN}*": "3h", f"{RS}*": "2h"}
        assert (where(pos, "consul_1"), where(pos, "consul_2")) == ("corfinium", "corfinium")

    @pytest.mark.rule("4.2")
    def test_his_army_does_not_go_on_against_his_will(self) -> None:
        """10.1 Then neither does, as all end in one field."""
        pos = do(self.joined(), "pass")
        assert pos.orders is None
        assert stacks(pos, "bovianum") == {f"{RN}*": "3h", f"{RS}*": "2h"}
        assert (where(pos, "consul_1"), where(pos, "consul_2")) == ("bovianum", "bovianum")

    @pytest.mark.rule("6.2")
    def test_the_other_may_still_act_where_they_have_met(self) -> None:
        pos = turn(
            {"roma": f"{RN} 6h", "beneventum": f"{RS} 2h"},
            {"consul_1": f"roma:{RN}", "consul_2": f"beneventum:{RS}"},
            first=RN,
            players=4,
            initiative={RN: 1, RS: 1},
            owner={"capua": "carthage"},
        )
        do(pos, "activate roma", "converge capua", "take_all", "march capua")
        do(pos, "join", "activate beneventum", "take_all", "march capua", "pass")
        assert (to_move(pos), legal(pos)) == (RN, {"assault capua", "besiege capua", "halt"})
        refused(pos, "march neapolis", "10.1", "all-go-on-together")

    @pytest.mark.rule("4.4")
    def test_nor_does_his_fleet(self) -> None:
        pos = turn(
            {"ora_latina": f"{RN} 2s", "sinus_campanus": f"{RS} 2s"},
            {"consul_1": f"ora_latina:{RN}", "consul_2": f"sinus_campanus:{RS}"},
            first=RN,
            players=4,
            initiative={RN: 1, RS: 1},
        )
        do(pos, "activate ora_latina", "converge mare_tyrrhenum", "take_all", "sail mare_tyrrhenum", "join")
        do(pos, "activate sinus_campanus", "take_all", "sail mare_tyrrhenum")
        together = do(pos.clone(), "join", "sail ora_latina", "halt")
        assert stacks(together, "ora_latina") == {f"{RN}*": "2s", f"{RS}*": "2s"}
        do(pos, "pass")
        assert pos.orders is None
        assert stacks(pos, "mare_tyrrhenum") == {f"{RN}*": "2s", f"{RS}*": "2s"}

    @pytest.mark.rule("4.4")
    def test_his_men_stay_his_own_when_both_land(self) -> None:
        """10.1 They are with his leader, whoever gives the orders."""
        pos = turn(
            {"ora_latina": f"{RN} 2s 2h", "sinus_campanus": f"{RS} 2s 3h"},
            {"consul_1": f"ora_latina:{RN}", "consul_2": f"sinus_campanus:{RS}"},
            first=RN,
            players=4,
            initiative={RN: 1, RS: 1},
        )
        do(pos, "activate ora_latina", "converge mare_tyrrhenum", "take_all", "sail mare_tyrrhenum", "join")
        do(pos, "activate sinus_campanus", "take_all", "sail mare_tyrrhenum", "join", "sail sinus_campanus")
        do(pos, "land capua", "take_all")
        assert stacks(pos, "capua") == {f"{RN}*": "2h", f"{RS}*": "3h"}

    def test_he_pays_for_himself_when_an_event_moves_the_other(self) -> None:
        """10.1 He pays in the usual way; what an event gives is given to who plays it (3.4.3)."""
        forces = {"capua": f"{RN} 3h", "luceria": f"{RS} 2h"}
        leaders = {"consul_1": f"capua:{RN}", "consul_2": f"luceria:{RS}"}
        pos = granted(forces, leaders, RN, Grant(2, "", [], []), players=4)
        do(pos, "activate capua", "converge bovianum", "take_all", "march bovianum")
        assert to_move(pos) == RN  # he could not pay, and is not asked
        pos = granted(forces, leaders, RN, Grant(1, "", [], []), players=4, initiative={RS: 1})
        do(pos, "activate capua", "converge bovianum", "take_all", "march bovianum")
        do(pos, "join", "activate luceria", "take_all", "march bovianum")
        assert initiative_of(pos, RS) == 0
        assert stacks(pos, "bovianum") == {f"{RN}*": "3h", f"{RS}*": "2h"}

    def test_what_an_event_asks_for_does_not_bind_him(self) -> None:
        pos = granted(
            {"capua": f"{RN} 1c", "luceria": f"{RS} 2h"},
            {"consul_1": f"capua:{RN}", "consul_2": f"luceria:{RS}"},
            RN,
            Grant(1, "only_cavalry", [], []),
            players=4,
            initiative={RS: 1},
        )
        do(pos, "activate capua", "converge bovianum", "take_all", "march bovianum", "join")
        do(pos, "activate luceria", "take rome_heavy_infantry", "march bovianum")
        assert there(pos, "bovianum") == "1h 1c"

    def test_he_may_activate_a_field_where_the_other_stood_down(self) -> None:
        pos = turn(
            {"capua": f"{RN} 1h; {RS} 1h", "luceria": f"{RN} 2h"},
            {"consul_1": f"capua:{RN}", "consul_2": f"capua:{RS}", "praetor_1": f"luceria:{RN}"},
            first=RN,
            players=4,
            initiative={RN: 2, RS: 1},
        )
        do(pos, "activate luceria", "converge bovianum", "take_all", "march bovianum")
        do(pos, "activate capua", "take_all", "halt")
        do(pos, "join", "activate capua", "take_all", "march bovianum")
        assert stacks(pos, "bovianum") == {f"{RN}*": "2h", f"{RS}*": "1h"}

    def test_partners_each_decide_who_goes_into_the_city(self) -> None:
        pos = turn(
            {"bovianum": f"{CH} 9h", "capua": f"{RN} 3h; {RS} 2h; rome 1h"},
            {"consul_1": f"capua:{RN}", "consul_2": f"capua:{RS}", "hannibal": f"bovianum:{CH}"},
            first=CH,
            players=4,
        )
        do(pos, "activate bovianum", "take_all", "march capua")
        assert (step(pos), to_move(pos)) == ("Refuge", RS)  # whose zone it is, with the common unit
        do(pos, "walls capua", "take_all")
        assert stacks(pos, "capua/in") == {"rome": "1h", RS: "2h"}
        assert to_move(pos) == RN
        do(pos, "walls capua", "take_all")
        assert there(pos, "capua", R) == ""
        assert where(pos, "consul_2") == "capua/in"


def test_a_common_army_is_activated_by_either() -> None:
    for seat in (RN, RS):
        pos = turn({"roma": "rome 2h"}, first=seat, players=4)
        do(pos, "activate roma", "take_all", "march capua", "halt")
        assert stacks(pos, "capua") == {"rome*": "2h"}


def test_a_leader_commands_the_common_army_that_he_comes_to() -> None:
    pos = turn({"roma": f"{RS} 1h", "capua": "rome 2h"}, {"consul_1": f"roma:{RS}"}, first=RS, players=4)
    do(pos, "activate roma", "take_all", "march capua", "halt")
    assert stacks(pos, "capua") == {RS: "2h", f"{RS}*": "1h"}


def test_common_troops_beside_leaders_of_both_players_stay_common() -> None:
    pos = turn(
        {"roma": "rome 2h", "capua": f"{RN} 1h; {RS} 1h"},
        {"consul_1": f"capua:{RN}", "consul_2": f"capua:{RS}"},
        first=RS,
        players=4,
    )
    do(pos, "activate roma", "take_all", "march capua", "halt")
    assert stacks(pos, "capua") == {"rome*": "2h", RN: "1h", RS: "1h"}


def test_a_leader_commands_common_troops_that_land_where_he_is() -> None:
    """As he does those who march to him."""
    pos = turn(
        {"caralis": "rome 2h", "caralis/port": "rome 1s", "olbia": f"{RS} 1h"},
        {"consul_1": f"olbia:{RS}"},
        first=RS,
        players=4,
    )
    do(pos, "activate caralis", "take rome_ship", "load caralis", "take_all", "sail ora_sarda_orientalis")
    do(pos, "land olbia", "take_all")
    assert stacks(pos, "olbia") == {RS: "1h", f"{RS}*": "2h"}


def test_a_leader_commands_common_troops_that_he_meets_at_the_declared_field() -> None:
    """Also when nobody has points left to go on."""
    pos = turn(
        {"spoletium": f"{RS} 1h", "cannae": "rome 2h"}, {"consul_1": f"spoletium:{RS}"}, first=RS, players=4
    )
    do(pos, "activate spoletium", "converge bovianum", "take_all", "march corfinium")
    do(pos, "activate cannae", "take_all", "march luceria")
    assert pos.orders is None
    assert stacks(pos, "bovianum") == {f"{RS}*": "3h"}


def test_a_peace_is_asked_of_who_leads_there() -> None:
    pos = turn(
        {"leontini": "syracuse 3h", "agrigentum": f"{RN} 3h"},
        {"consul_1": f"agrigentum:{RN}"},
        first="syracuse",
        players=5,
    )
    do(pos, "activate leontini", "take_all", "march agrigentum", "peace")
    assert (step(pos), to_move(pos)) == ("Parley", RN)
    assert "peace" in kinds(told(pos, "peace"))


def test_a_peace_is_asked_of_who_has_most_units_there() -> None:
    # Infantry weighs no more than others do: it is not about a city.
    pos = turn(
        {"leontini": "syracuse 3h", "agrigentum": f"{RN} 2h 4c; {RS} 3h"},
        {"consul_1": f"agrigentum:{RN}", "consul_2": f"agrigentum:{RS}"},
        first="syracuse",
        players=5,
    )
    do(pos, "activate leontini", "take_all", "march agrigentum", "peace")
    assert (step(pos), to_move(pos)) == ("Parley", RN)


def test_a_peace_is_offered_by_who_has_most_units_of_those_who_come() -> None:
    pos = turn(
        {"bovianum": "syracuse 3h", "capua": f"{RN} 1h", "luceria": f"{RS} 4h"},
        {"consul_1": f"capua:{RN}", "consul_2": f"luceria:{RS}"},
        first=RN,
        players=5,
        initiative={RN: 1, RS: 1},
    )
    do(pos, "activate capua", "converge bovianum", "take_all", "march bovianum", "join")
    do(pos, "activate luceria", "take_all", "march bovianum")
    assert (step(pos), to_move(pos)) == ("Parley", RS)


@pytest.mark.rule("10.3", "5.10")
@pytest.mark.parametrize(
    ("sea", "came", "chief"),
    [
        ("sinus_campanus", "mare_inferum", RS),
        ("mare_inferum", "mare_tyrrhenum", RS),  # no shore of its own
        ("sinus_ligusticus", "mare_ligusticum", RN),
    ],
)
def test_a_common_fleet_obeys_the_player_of_the_nearest_shore(sea: str, came: str, chief: str) -> None:
    pos = scene({sea: "rome 2s 1h; carthage* 3s"}, players=4)
    attack(pos, sea, "carthage", came)
    assert to_move(pos) == chief


def test_common_troops_are_his_who_leads_them_from_the_first_step() -> None:
    """5.4 Also if they are beaten and go back, and their move has no other end."""
    pos = turn(
        {"beneventum": "rome 3h", "capua": f"{CH} 9h"},
        {"consul_1": f"beneventum:{RS}", "hannibal": f"capua:{CH}"},
        first=RS,
        players=4,
        owner={"capua": "rome"},
    )
    rig(pos, *[1] * 60)
    do(pos, "activate beneventum", "take_all", "march capua")
    assert stacks(pos, "capua") == {f"{RS}*": "3h", CH: "9h"}
    while step(pos) != "Decide":
        do(pos, "done")
    do(pos, "fight", "retreat")
    assert stacks(pos, "beneventum") == {f"{RS}*": "3h"}


def test_ones_own_units_are_taken_before_common_ones() -> None:
    pos = turn(
        {"capua": f"{RN} 2h; rome 1h; {RS} 1h"},
        {"consul_1": f"capua:{RN}", "consul_2": f"capua:{RS}"},
        first=RN,
        players=4,
    )
    do(pos, "activate capua", "take rome_heavy_infantry", "march bovianum")
    assert stacks(pos, "capua") == {RN: "1h", "rome": "1h", RS: "1h"}


@pytest.mark.rule("10.1")
def test_common_troops_are_for_one_player_to_shelter() -> None:
    pos = turn(
        {"bovianum": f"{CH} 9h", "capua": f"{RN} 3h; {RS} 3h; rome 1l"},
        {"consul_1": f"capua:{RN}", "consul_2": f"capua:{RS}", "hannibal": f"bovianum:{CH}"},
        first=CH,
        players=4,
    )
    do(pos, "activate bovianum", "take_all", "march capua")
    assert to_move(pos) == RS
    do(pos, "done")
    assert to_move(pos) == RN
    do(pos, "walls capua")
    assert choices(pos, "take") == {"rome_heavy_infantry"}


@pytest.mark.rule("5.4")
def test_who_was_attacked_has_not_come_with_the_others_action() -> None:
    pos = turn({"roma": "rome 3h"})
    do(pos, "activate roma", "take_all")
    roma = BOARD.region["roma"]
    assert len(arrivals_of(pos, roma, 0)) == 1
    assert arrivals_of(pos, roma, 1) == []


@pytest.mark.rule("10.1", "4.2")
def test_men_of_two_armies_who_wait_together_without_a_leader_are_one_party() -> None:
    """Those whom their leader has left belong to both players, as do others who wait there already."""
    pos = turn(
        {"castulo": f"{CA} 3c"}, {"hasdrubal": f"castulo:{CA}"}, first=CA, players=4, initiative={CA: 1}
    )
    do(pos, "activate castulo", "take_all", "march malaca", "leave carthage_cavalry")
    orders = pos.orders
    assert orders is not None
    (waiting,) = orders.parties
    place, common = waiting[WAITS], code_of(nation_of(waiting[CODED]), COMMON, True)
    pos.add(place, common, ONE[CAVALRY])
    orders.parties.append([common, *waiting[1:TROOPS], ONE[CAVALRY], place])
    do(pos, "march gades")
    assert [party[TROOPS] for party in orders.parties] == [2 * ONE[CAVALRY]]
    do(pos, "halt", "activate malaca", "take_all", "march castulo")
    assert stacks(pos, "castulo") == {"carthage*": "2c"}
