"""4.4, 1.2.7 Fleets: eight points, ports, loading and landing, and whom they meet."""

from __future__ import annotations

import pytest

from bellum.games.second_punic_war.position import War
from tests.second_punic_war.kit import (
    BOARD,
    C,
    R,
    choices,
    do,
    initiative_of,
    kinds,
    level,
    only,
    refused,
    rig,
    ring,
    stacks,
    step,
    there,
    to_move,
    told,
    where,
)
from tests.second_punic_war.test_4_activation import turn

pytestmark = pytest.mark.rule("4.4")


def test_example_5() -> None:
    """4.4 From Carthago two zones, loading on Sicily, two zones, landing at Capua, two zones: 8 points, 2 PI."""
    pos = turn({"carthago/port": "carthage 2s", "lilibaeum": "carthage 3h"}, first=C)
    do(pos, "activate carthago", "take_all", "sail sinus_carthaginiensis")  # out of port, free
    do(pos, "sail fretum_africum", "sail ora_lilybaetana")
    assert initiative_of(pos, C) == 2
    do(pos, "load lilibaeum", "take_all")
    assert initiative_of(pos, C) == 1
    assert stacks(pos, "ora_lilybaetana") == {"carthage*": "3h 2s"}
    do(pos, "sail mare_inferum", "sail sinus_campanus", "land capua", "take_all")
    assert stacks(pos, "capua") == {"carthage*": "3h"}  # they have moved
    refused(pos, "take carthage_heavy_infantry", "4.2", "column-under-way")
    do(pos, "sail mare_inferum", "sail mare_tyrrhenum")
    assert stacks(pos, "mare_tyrrhenum") == {"carthage*": "2s"}
    assert pos.orders is None  # all 8 points are spent, and nobody else was activated


class TestActivation:
    def test_a_fleet_at_sea_by_its_sea_zone(self) -> None:
        pos = turn({"mare_inferum": "rome 2s 3h"})
        do(pos, "activate mare_inferum", "take_all", "sail sinus_campanus")
        assert there(pos, "sinus_campanus") == "3h 2s"  # ships and cargo are activated together
        assert initiative_of(pos, R) == 2

    def test_a_fleet_in_port_by_its_region_together_with_the_army(self) -> None:
        pos = turn({"roma": "rome 3h", "roma/port": "rome 2s"})
        do(pos, "activate roma", "take_all", "march capua", "halt")
        do(pos, "take_all", "sail ora_latina", "sail sinus_campanus")
        assert (there(pos, "capua"), there(pos, "sinus_campanus")) == ("3h", "2s")
        assert initiative_of(pos, R) == 2

    def test_land_units_of_another_region_cost_their_point(self) -> None:
        pos = turn({"ora_latina": "rome 2s", "roma": "rome 3h"}, initiative={R: 1})
        do(pos, "activate ora_latina", "take_all")
        refused(pos, "load roma", "4.2", "no-initiative-to-activate")
        pos = turn({"roma/port": "rome 2s", "roma": "rome 3h"}, initiative={R: 1})
        do(pos, "activate roma", "take rome_ship", "load roma")  # the region is paid for

    def test_an_active_leader_loads_for_nothing(self) -> None:
        pos = turn({"ora_latina": "rome 2s", "roma": "rome 3h"}, {"marcellus": "roma"}, initiative={R: 1})
        do(pos, "activate ora_latina", "take_all", "load roma", "take_all")
        assert where(pos, "marcellus") == "ora_latina"
        assert initiative_of(pos, R) == 0

    @pytest.mark.rule("4.2")
    def test_with_a_fleet_that_loads_several_fields_to_several(self) -> None:
        pos = turn({"roma/port": "rome 2s", "roma": "rome 3h", "capua": "rome 1h"})
        do(pos, "activate roma", "take rome_ship", "sail ora_latina", "halt")
        refused(pos, "activate capua", "4.2", "one-origin")
        do(pos, "take rome_ship", "load roma", "done", "sail ora_latina", "halt")
        do(pos, "activate capua", "take_all", "march neapolis", "halt")
        assert there(pos, "neapolis") == "1h"


class TestSailing:
    def test_eight_points(self) -> None:
        pos = turn({"mare_inferum": "rome 1s"})
        do(pos, "activate mare_inferum", "take_all")
        for _ in range(3):
            do(pos, "sail mare_tyrrhenum", "sail mare_inferum")
        do(pos, "sail mare_tyrrhenum")
        assert pos.orders is not None
        do(pos, "sail mare_inferum")
        assert pos.orders is None
        assert stacks(pos, "mare_inferum") == {"rome*": "1s"}

    def test_only_to_a_neighbour(self) -> None:
        pos = turn({"roma/port": "rome 1s"})
        do(pos, "activate roma", "take_all")
        refused(pos, "sail mare_tyrrhenum", "4.4", "sea-not-adjacent")
        refused(pos, "march capua", "4.4", "ships-do-not-march")
        refused(pos, "port roma", "4.4", "fleet-in-port-already")
        do(pos, "sail ora_latina")
        refused(pos, "sail ora_calabra", "4.4", "sea-not-adjacent")

    def test_port_or_sea_at_the_end(self) -> None:
        """4.4 The player says whether the fleet ends in port; to enter costs nothing."""
        pos = turn({"mare_inferum": "rome 2s"})
        do(pos, "activate mare_inferum", "take_all", "sail sinus_campanus")
        assert choices(pos, "port") == {"neapolis", "paestum"}
        refused(pos, "port roma", "4.4", "no-port-here")
        do(pos, "port neapolis")
        assert stacks(pos, "neapolis/port") == {"rome*": "2s"}
        assert pos.orders is None
        pos = turn({"mare_inferum": "rome 2s"})
        do(pos, "activate mare_inferum", "take_all", "sail sinus_campanus", "halt")
        assert there(pos, "sinus_campanus") == "2s"

    def test_into_port_with_the_last_point(self) -> None:
        pos = turn({"mare_inferum": "rome 1s"})
        do(pos, "activate mare_inferum", "take_all")
        for _ in range(3):
            do(pos, "sail mare_tyrrhenum", "sail mare_inferum")
        do(pos, "sail mare_tyrrhenum", "sail ora_latina")
        refused(pos, "sail ora_etrusca", "4.4", "no-sea-points-left")
        do(pos, "port roma")
        assert there(pos, "roma/port") == "1s"

    def test_not_into_an_enemys_port(self) -> None:
        pos = turn({"sinus_campanus": "rome 1s"}, owner={"neapolis": "carthage"})
        do(pos, "activate sinus_campanus", "take_all")
        refused(pos, "port neapolis", "4.4", "foreign-port")

    def test_the_move_ends_in_port(self) -> None:
        pos = turn({"sinus_campanus": "rome 1s 1h", "neapolis": "rome 1h"})
        do(pos, "activate sinus_campanus", "take_all", "port neapolis")
        refused(pos, "sail sinus_campanus", "4.4", "move-ends-in-port")
        refused(pos, "load neapolis", "4.4", "move-ends-in-port")
        do(pos, "land neapolis", "take_all")
        assert (there(pos, "neapolis"), there(pos, "neapolis/port")) == ("2h", "1s")

    @pytest.mark.rule("5.7")
    def test_fair_winds(self) -> None:
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "fair_winds" and c.deck < 2)
        seat = (R, C)[card.deck]
        pos = turn({"mare_inferum": f"{seat} 1s"}, first=seat, hands={seat: [card.id]})
        do(pos, "activate mare_inferum", "take_all", f"effect {card.id}")
        for _ in range(5):
            do(pos, "sail mare_tyrrhenum", "sail mare_inferum")
        do(pos, "sail mare_tyrrhenum")
        assert pos.orders is None

    @pytest.mark.rule("5.7")
    def test_a_squall_on_the_open_sea(self) -> None:
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "sudden_squall" and c.deck < 2)
        victim = (C, R)[card.deck]
        pos = turn({"sinus_campanus": f"{victim} 2s 3l"}, first=victim, hands={(R, C)[card.deck]: [card.id]})
        do(pos, "activate sinus_campanus", "take_all", "sail ora_bruttia")
        assert step(pos) == "Command"  # that is no open sea
        do(pos, "sail mare_inferum")
        assert step(pos) == "Window"
        do(rig(pos, 9, 8), f"effect {card.id}")
        assert there(pos, "mare_inferum") == "2l 1s"
        do(pos, "sail sinus_campanus", "land capua", "take_all")
        assert there(pos, "capua") == "2l"

    @pytest.mark.rule("5.7")
    @pytest.mark.parametrize(("hand", "always", "barriers"), [(1, False, 1), (1, True, 0), (0, False, 0)])
    def test_that_nobody_raises_a_squall_is_not_taken_back(
        self, hand: int, always: bool, barriers: int
    ) -> None:
        """5.7 That an opponent with cards is not asked tells of his hand; so the step cannot be undone."""
        cards = [c.id for c in BOARD.cards if c.deck == 1 and BOARD.effect_id[c.effect] == "ambush"][:hand]
        pos = turn({"sinus_campanus": "rome 2s"}, hands={C: cards}, always_ask=always)
        do(pos, "activate sinus_campanus", "take_all", "sail ora_bruttia")
        before = pos.barrier
        do(pos, "sail mare_inferum")
        assert pos.barrier == before + barriers
        assert to_move(pos) == (C if always else R)  # who is asked openly has the turn, which ends undo


@pytest.mark.rule("1.2.7")
class TestCargo:
    def test_two_units_a_ship_and_any_leaders(self) -> None:
        pos = turn(
            {"roma/port": "rome 2s", "roma": "rome 6h 1c"},
            {"consul_1": "roma", "consul_2": "roma", "praetor_1": "roma"},
        )
        do(pos, "activate roma", "take rome_ship", "take rome_ship", "load roma")
        refused(pos, "done", "4.4", "nobody-chosen-yet")
        refused(pos, "take_all", "1.2.7", "no-room-aboard-for-all")
        refused(pos, "take rome_ship", "4.4", "unit-not-there-to-load")
        refused(pos, "lead hannibal", "4.4", "leader-not-there-to-load")
        do(pos, "take rome_cavalry", *["take rome_heavy_infantry"] * 3)
        refused(pos, "take rome_heavy_infantry", "1.2.7", "no-room-aboard")
        do(pos, "lead consul_1", "lead consul_2", "done", "sail ora_latina")
        assert there(pos, "ora_latina") == "3h 1c 2s"
        assert (where(pos, "consul_1"), where(pos, "praetor_1")) == ("ora_latina", "roma")
        assert stacks(pos, "roma") == {"rome": "3h"}

    def test_loading_costs_one_point_whatever_the_number(self) -> None:
        pos = turn({"roma/port": "rome 2s", "roma": "rome 4h"})
        do(
            pos,
            "activate roma",
            "take rome_ship",
            "take rome_ship",
            "load roma",
            "take_all",
            "sail ora_latina",
        )
        for zone in ("mare_tyrrhenum", "ora_latina") * 3 + ("mare_tyrrhenum",):
            do(pos, f"sail {zone}")
        assert pos.orders is None  # one point was spent on loading

    def test_no_more_aboard_than_there_is_room(self) -> None:
        pos = turn({"roma/port": "rome 1s 2h", "roma": "rome 4h"})
        do(pos, "activate roma", "take rome_ship")
        refused(pos, "load roma", "1.2.7", "no-room-aboard")
        refused(pos, "sail ora_latina", "1.2.7", "cargo-without-ships")
        do(pos, "take_all", "sail ora_latina")
        assert there(pos, "ora_latina") == "2h 1s"

    def test_a_fleet_is_divided_with_its_cargo(self) -> None:
        pos = turn({"ora_latina": "rome 2s 3h"}, {"consul_1": "ora_latina"})
        do(pos, "activate ora_latina", "take_all", "leave rome_ship", "stay consul_1")
        refused(pos, "sail mare_tyrrhenum", "1.2.7", "ships-overloaded")
        refused(pos, "land roma", "1.2.7", "ships-overloaded")
        do(pos, "leave rome_heavy_infantry", "sail mare_tyrrhenum", "halt")
        assert (there(pos, "ora_latina"), there(pos, "mare_tyrrhenum")) == ("1h 1s", "2h 1s")
        assert where(pos, "consul_1") == "ora_latina"

    def test_the_last_ship_stays_with_those_who_have_moved(self) -> None:
        """4.2 Who was loaded in this stage is not carried farther by other ships."""
        pos = turn({"ora_latina": "rome 1s; rome* 2h"}, {"marcellus": "ora_latina"}, initiative={R: 1})
        do(pos, "activate ora_latina", "take_all")
        refused(pos, "sail mare_tyrrhenum", "1.2.7", "cargo-without-ships")
        pos = turn({"ora_latina": "rome 1s; rome* 2h"}, {"marcellus": "ora_latina"}, initiative={R: 0})
        assert step(pos) == "Still"  # and so nobody can be activated for nothing

    def test_nobody_sails_without_ships(self) -> None:
        pos = turn({"ora_latina": "rome 1s 2h"})
        do(pos, "activate ora_latina", "take_all", "leave rome_ship")
        refused(pos, "sail mare_tyrrhenum", "1.2.7", "no-ships-in-column")

    def test_leaders_alone_aboard(self) -> None:
        """1.2.7 A ship carries units, leaders, or both."""
        pos = turn({"roma/port": "rome 1s"}, {"consul_1": "roma"})
        do(
            pos,
            "activate roma",
            "take rome_ship",
            "load roma",
            "lead consul_1",
            "sail ora_latina",
            "sail ora_etrusca",
        )
        assert where(pos, "consul_1") == "ora_etrusca"
        do(pos, "port pisae", "land pisae", "lead consul_1")
        assert where(pos, "consul_1") == "pisae"

    def test_cargo_of_an_ally_goes_along(self) -> None:
        pos = turn({"ora_numidica": "carthage 2s; massilia 3c"}, first=C, track={"massilia": -2})
        do(pos, "activate ora_numidica", "take_all", "sail ora_saldensis", "land saldae", "take_all")
        assert there(pos, "saldae", "massilia") == "3c"

    @pytest.mark.rule("10.1")
    def test_troops_belong_to_who_leads_them_aboard(self) -> None:
        pos = turn(
            {"roma/port": "rome 2s", "roma": "rome 2h"},
            {"consul_1": "roma:rome_south"},
            first="rome_south",
            players=4,
        )
        do(pos, "activate roma", "take rome_ship", "load roma", "take_all", "sail ora_latina", "halt")
        assert stacks(pos, "ora_latina") == {"rome_south*": "2h 1s"}

    @pytest.mark.rule("10.1")
    def test_also_if_he_comes_aboard_after_them(self) -> None:
        pos = turn(
            {"roma/port": "rome 2s", "roma": "rome 2h"},
            {"consul_1": "roma:rome_south"},
            first="rome_south",
            players=4,
        )
        do(pos, "activate roma", "take rome_ship", "load roma")
        do(pos, "take rome_heavy_infantry", "take rome_heavy_infantry", "lead consul_1")
        assert stacks(pos, "roma/port") == {"rome": "1s", "rome_south*": "2h 1s"}

    @pytest.mark.rule("10.1")
    def test_ships_that_their_leader_leaves_are_common(self) -> None:
        pos = turn(
            {"ora_latina": "rome_south 1s 2h", "roma": "rome_north 1h"},
            {"consul_1": "ora_latina:rome_south", "consul_2": "roma:rome_north"},
            first="rome_south",
            players=4,
        )
        do(pos, "activate ora_latina", "take_all", "land roma", "take_all")
        # The troops are his also beside a leader of his partner.
        assert stacks(pos, "roma") == {"rome_north": "1h", "rome_south*": "2h"}
        assert stacks(pos, "ora_latina") == {"rome*": "1s"}

    def test_no_leader_is_left_without_a_ship(self) -> None:
        pos = turn({"ora_latina": "rome 2s"}, {"consul_1": "ora_latina"})
        do(pos, "activate ora_latina", "take_all", "stay consul_1")
        refused(pos, "sail mare_tyrrhenum", "1.2.7", "cargo-without-ships")
        do(pos, "leave rome_ship", "sail mare_tyrrhenum")
        assert where(pos, "consul_1") == "ora_latina"


class TestLoading:
    @pytest.mark.rule("6.2")
    def test_besiegers_who_go_aboard_besiege_no_more(self) -> None:
        pos = turn({"utica": "rome 9h", "sinus_carthaginiensis": "rome 4s"}, siege={"utica": 2})
        do(pos, "activate sinus_carthaginiensis", "take_all", "load utica")
        do(pos, *["take rome_heavy_infantry"] * 7)  # the first goes without being asked
        assert there(pos, "utica") == "1h"
        assert ring(pos, "utica") == "untouched"

    def test_only_from_the_coast(self) -> None:
        pos = turn({"ora_latina": "rome 2s", "capua": "rome 3h"})
        do(pos, "activate ora_latina", "take_all")
        refused(pos, "load capua", "4.4", "region-not-on-coast")
        refused(pos, "load roma", "4.4", "nobody-to-load")
        refused(pos, "land roma", "4.4", "nobody-to-land")

    def test_only_who_has_not_moved(self) -> None:
        pos = turn({"ora_latina": "rome 2s", "roma": "rome* 3h"})
        do(pos, "activate ora_latina", "take_all")
        refused(pos, "load roma", "4.4", "nobody-to-load")

    @pytest.mark.rule("8.2")
    def test_an_army_that_is_loaded_is_activated_and_its_tribe_tested(self) -> None:
        pos = rig(turn({"sinus_venetus": "rome 2s", "veneti": "rome 3h"}), 6)
        do(pos, "activate sinus_venetus", "take_all", "load veneti")
        assert pos.tested[0] >> BOARD.region["veneti"] & 1

    @pytest.mark.rule("6.2")
    def test_a_garrison_goes_aboard_in_its_port(self) -> None:
        pos = turn({"neapolis": "carthage 6h", "neapolis/in": "rome 3h", "neapolis/port": "rome 2s"})
        do(pos, "activate neapolis", "take rome_ship", "take rome_ship", "load neapolis", "take_all")
        do(pos, "sail sinus_campanus", "halt")
        assert there(pos, "sinus_campanus") == "3h 2s"


class TestLanding:
    def test_one_point_and_the_fleet_goes_on(self) -> None:
        pos = turn({"sinus_campanus": "rome 2s 4h"})
        do(pos, "activate sinus_campanus", "take_all", "land capua", "take rome_heavy_infantry", "done")
        do(pos, "land neapolis", "take_all")
        assert (there(pos, "capua"), there(pos, "neapolis")) == ("1h", "3h")
        for zone in ("mare_inferum", "sinus_campanus") * 3:
            do(pos, f"sail {zone}")
        refused(pos, "sail mare_inferum", "4.4", "no-sea-points-left")  # two points for two landings
        do(pos, "halt")
        assert pos.orders is None

    def test_who_has_landed_does_nothing_more(self) -> None:
        pos = turn({"sinus_campanus": "carthage 4s 8h"}, first=C)
        do(pos, "activate sinus_campanus", "take_all", "land capua", "take_all", "halt")
        assert stacks(pos, "capua") == {"carthage*": "8h"}
        assert pos.orders is None
        refused(pos, "activate capua", "4.2", "all-have-moved")

    def test_it_says_who_lands(self) -> None:
        pos = turn(
            {"sinus_campanus": "rome 2s 3h"}, {"consul_1": "sinus_campanus", "consul_2": "sinus_campanus"}
        )
        do(pos, "activate sinus_campanus", "take_all", "land capua")
        refused(pos, "take rome_cavalry", "4.4", "unit-not-aboard")
        refused(pos, "lead praetor_1", "4.4", "leader-not-aboard")
        refused(pos, "done", "4.4", "nobody-chosen-yet")
        do(pos, "take rome_heavy_infantry", "lead consul_1", "done")
        assert (where(pos, "consul_1"), where(pos, "consul_2")) == ("capua", "sinus_campanus")

    @pytest.mark.rule("5.4")
    def test_against_an_army_it_is_an_attack_from_the_sea(self) -> None:
        pos = turn({"sinus_campanus": "carthage 4s 6h", "paestum": "rome 3c"}, first=C)
        do(pos, "activate sinus_campanus", "take_all", "land paestum", "take_all")
        assert (step(pos), to_move(pos)) == ("Refuge", R)
        event = only(told(pos, "done"), "battle")
        assert event.args["attackers"] == 6
        if pos.battle is not None:
            assert pos.battle.arrivals[0][0] == BOARD.seas + BOARD.sea["sinus_campanus"]

    @pytest.mark.rule("4.2")
    def test_with_an_army_by_land_in_one_battle(self) -> None:
        pos = turn(
            {"sinus_campanus": "carthage 2s 4h", "beneventum": "carthage 3h", "capua": "rome 2h"}, first=C
        )
        do(pos, "activate beneventum", "converge capua", "take_all", "march capua", "activate sinus_campanus")
        do(pos, "take_all", "land capua", "take_all", "halt")
        assert (step(pos), to_move(pos)) == ("Refuge", R)
        event = only(told(pos, "done"), "battle")
        assert (event.args["attackers"], event.args["defenders"]) == (7, 2)

    def test_not_without_a_point_left(self) -> None:
        """4.4 Loading and landing cost one each; only to enter a port costs nothing."""
        pos = turn({"sinus_campanus": "rome 2s 2h", "neapolis": "rome 1h"})
        do(pos, "activate sinus_campanus", "take_all")
        do(pos, *["sail mare_inferum", "sail sinus_campanus"] * 4)
        refused(pos, "land neapolis", "4.4", "no-sea-points-left")
        refused(pos, "load neapolis", "4.4", "no-sea-points-left")
        do(pos, "port neapolis")
        assert there(pos, "neapolis/port") == "2h 2s"

    @pytest.mark.rule("4.2")
    def test_in_one_battle_with_those_whom_it_loads_on_its_way(self) -> None:
        """4.2 Two armies that come to one field fight together, also if ships fetch one of them first."""
        forces = {"carthago/port": "carthage 2s", "lilibaeum": "carthage 3h", "beneventum": "carthage 3h"}
        pos = turn({**forces, "capua": "rome 2h"}, first=C)
        do(pos, "activate beneventum", "converge capua", "take_all", "march capua", "activate carthago")
        do(pos, "take_all", "sail sinus_carthaginiensis", "sail mare_numidicum", "sail mare_inferum")
        refused(pos, "sail mare_tyrrhenum", "4.2", "must-reach-target")  # too far from Sicily and back
        do(pos, "sail ora_lilybaetana", "take_all", "sail mare_inferum")  # to load is all it can do there
        do(pos, "sail sinus_campanus", "land capua", "take_all", "halt")
        assert (step(pos), initiative_of(pos, C)) == ("Refuge", 0)
        event = only(told(pos, "done"), "battle")
        assert (event.args["attackers"], event.args["defenders"]) == (6, 2)

    @pytest.mark.rule("4.2")
    def test_only_if_they_can_be_paid_for(self) -> None:
        forces = {"carthago/port": "carthage 2s", "lilibaeum": "carthage 3h", "beneventum": "carthage 3h"}
        pos = turn(forces, first=C, initiative={C: 1})
        do(pos, "activate beneventum")
        assert "capua" not in choices(pos, "converge")

    @pytest.mark.rule("4.2")
    def test_a_fleet_that_comes_to_a_target_lands_there(self) -> None:
        pos = turn({"mare_inferum": "carthage 2s 4h", "beneventum": "carthage 3h"}, first=C)
        do(pos, "activate mare_inferum", "converge capua", "take_all")
        do(
            pos,
            "sail ora_bruttia",
            "sail mare_inferum",
            "sail ora_bruttia",
            "sail mare_inferum",
            "sail ora_bruttia",
        )
        refused(pos, "sail fretum_siculum", "4.2", "must-reach-target")
        refused(pos, "halt", "4.2", "must-reach-target")

    @pytest.mark.rule("4.2")
    def test_a_fleet_that_has_lost_whom_it_was_to_land_stops(self) -> None:
        """4.2, 5.10 Nobody is left to come to the declared region: the empty ship stays where it has won."""
        forces = {"sinus_campanus": "carthage 2s 1h", "ora_bruttia": "rome 1s", "beneventum": "carthage 3h"}
        pos = turn(forces, first=C)
        do(pos, "activate sinus_campanus", "converge capua", "take_all", "sail mare_inferum")
        do(rig(pos, 7, 7, 9), "sail ora_bruttia", "stow carthage_heavy_infantry", "sink 1")
        assert stacks(pos, "ora_bruttia") == {"carthage*": "1s"}
        refused(pos, "sail mare_inferum", "4.2", "no-column")
        do(pos, "activate beneventum", "take_all", "march capua")
        assert stacks(pos, "capua") == {"carthage*": "3h"}

    @pytest.mark.rule("7")
    def test_in_a_neutral_state_it_is_aggression(self) -> None:
        pos = turn({"ora_numidica": "carthage 2s 4h"}, first=C)
        assert "aggression" in kinds(
            told(pos, "activate ora_numidica", "take_all", "land hippo_regius", "take_all")
        )

    @pytest.mark.rule("6.2")
    def test_into_a_besieged_city_from_its_port(self) -> None:
        pos = turn({"neapolis": "carthage 9h", "sinus_campanus": "rome 2s 3h"}, siege={"neapolis": 3})
        do(pos, "activate sinus_campanus", "take_all", "port neapolis", "land neapolis", "take_all")
        assert there(pos, "neapolis/in") == "3h"
        assert pos.battle is None

    @pytest.mark.rule("6.1")
    def test_no_more_than_it_takes_in(self) -> None:
        forces = {"neapolis": "carthage 20h", "neapolis/in": "rome 7h", "sinus_campanus": "rome 2s 3h"}
        pos = turn(forces, siege={"neapolis": 4})
        do(pos, "activate sinus_campanus", "take_all", "port neapolis", "land neapolis")
        assert there(pos, "neapolis/in") == "8h"  # the one who finds room goes in by himself
        assert there(pos, "neapolis/port") == "2h 2s"
        refused(turn({**forces, "neapolis/in": "rome 8h"}), "land neapolis", "4.4", "when-land")
        pos = turn({**forces, "neapolis/in": "rome 8h", "neapolis/port": "rome 1s 1h"})
        do(pos, "activate neapolis", "take rome_ship", "take rome_heavy_infantry")
        refused(pos, "land neapolis", "6", "no-room-inside-for-all")

    @pytest.mark.rule("6.2")
    def test_only_empty_ships_bring_food(self) -> None:
        pos = turn({"neapolis": "carthage 9h", "sinus_campanus": "rome 3s 3h"}, siege={"neapolis": 1})
        do(pos, "activate sinus_campanus", "take_all", "port neapolis")
        assert level(pos, "neapolis") == 2  # two ships carry three units
        pos = turn({"neapolis": "carthage 9h", "sinus_campanus": "rome 6s"}, siege={"neapolis": 1})
        do(pos, "activate sinus_campanus", "take_all", "port neapolis")
        assert (level(pos, "neapolis"), ring(pos, "neapolis")) == (4, "besieged")  # no more than its own

    @pytest.mark.rule("5.6")
    def test_leaders_do_not_land_alone_among_enemies(self) -> None:
        pos = turn(
            {"sinus_campanus": "carthage 1s", "capua": "rome 1h"}, {"magon": "sinus_campanus"}, first=C
        )
        do(pos, "activate sinus_campanus", "take_all")
        refused(pos, "land capua", "5.6", "leader-lands-alone")
        do(pos, "land paestum", "lead magon")
        assert where(pos, "magon") == "paestum"


class TestMeetings:
    def enemy(self, rome: str, carthage: str) -> War:
        pos = turn({"ora_latina": f"rome {rome}", "mare_tyrrhenum": f"carthage {carthage}"})
        return do(pos, "activate ora_latina", "take_all")

    def test_fleets_that_meet_fight_and_the_winner_goes_on(self) -> None:
        pos = self.enemy("4s", "1s")
        rig(pos, 7, 7, 7, 7, 1)
        do(pos, "sail mare_tyrrhenum")
        assert there(pos, "mare_tyrrhenum", C) == ""
        do(pos, "sail sinus_campanus")
        assert there(pos, "sinus_campanus") == "4s"

    def test_ships_in_port_are_not_attacked(self) -> None:
        pos = turn({"roma/port": "rome 2s", "mare_tyrrhenum": "carthage 3s"}, first=C)
        do(pos, "activate mare_tyrrhenum", "take_all", "sail ora_latina", "halt")
        assert (there(pos, "ora_latina"), there(pos, "roma/port")) == ("3s", "2s")

    def test_but_they_meet_who_lies_before_the_port(self) -> None:
        pos = turn({"roma/port": "rome 2s", "ora_latina": "carthage 3s"})
        do(pos, "activate roma", "take_all")
        assert "battle" in kinds(told(pos, "sail ora_latina"))

    @pytest.mark.rule("4.2")
    def test_fleets_that_gather_fight_one_battle(self) -> None:
        pos = turn({"ora_latina": "rome 2s", "sinus_campanus": "rome 2s", "mare_tyrrhenum": "carthage 3s"})
        do(pos, "activate ora_latina", "converge mare_tyrrhenum", "take_all", "sail mare_tyrrhenum")
        do(pos, "activate sinus_campanus", "take_all")
        event = only(told(pos, "sail mare_tyrrhenum"), "battle")
        assert (event.args["attackers"], event.args["defenders"]) == (4, 3)

    @pytest.mark.rule("4.2")
    def test_those_who_have_met_go_on_with_the_troops_that_they_have_loaded(self) -> None:
        """4.4 Who has won at sea may sail on and land, 10.1 joined."""
        forces = {"roma": "rome 2h", "roma/port": "rome 2s", "sinus_campanus": "rome 3s"}
        pos = turn({**forces, "mare_tyrrhenum": "carthage 1s"})
        do(pos, "activate roma", "converge mare_tyrrhenum", "take rome_ship", "take rome_ship", "load roma")
        do(pos, "take_all", "sail ora_latina", "sail mare_tyrrhenum", "activate sinus_campanus", "take_all")
        rig(pos, *[7] * 5, 1)
        do(pos, "sail mare_tyrrhenum", "done")
        assert (there(pos, "mare_tyrrhenum"), pos.battle) == ("2h 5s", None)
        do(pos, "sail ora_latina", "sail ora_etrusca", "land pisae", "take_all")
        assert (there(pos, "pisae"), there(pos, "ora_etrusca")) == ("2h", "5s")

    @pytest.mark.rule("4.2")
    def test_a_fleet_must_reach_the_sea_that_was_declared(self) -> None:
        pos = turn({"ora_latina": "rome 2s", "sinus_campanus": "rome 2s"})
        do(pos, "activate ora_latina", "converge mare_tyrrhenum", "take_all", "sail ora_etrusca")
        refused(pos, "halt", "4.2", "must-reach-target")
        refused(pos, "port pisae", "4.2", "must-reach-target")


@pytest.mark.rule("2")
def test_no_sea_in_the_first_scenario() -> None:
    pos = turn({"roma": "rome 3h", "roma/port": "rome 1s"}, scenario="stop_hannibal")
    do(pos, "activate roma", "take rome_ship")
    refused(pos, "sail ora_latina", "2", "field-not-in-scenario")
    assert not choices(pos, "sail")


@pytest.mark.rule("5.7")
def test_a_squall_strikes_a_fleet_that_waits_for_others_on_the_open_sea() -> None:
    card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "sudden_squall" and c.deck < 2)
    victim = (C, R)[card.deck]
    pos = turn(
        {"ora_latina": f"{victim} 2s", "sinus_campanus": f"{victim} 1s"},
        first=victim,
        hands={(R, C)[card.deck]: [card.id]},
    )
    do(pos, "activate ora_latina", "converge mare_tyrrhenum", "take_all", "sail mare_tyrrhenum")
    assert step(pos) == "Window"
    do(rig(pos, 9, 8), f"effect {card.id}")
    assert there(pos, "mare_tyrrhenum") == "1s"
    do(pos, "activate sinus_campanus", "take_all", "sail mare_tyrrhenum", "halt")
    assert there(pos, "mare_tyrrhenum") == "2s"


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("held", [0, 1])
def test_silence_on_the_open_sea_cannot_be_undone(held: int) -> None:
    """5.7 Whom nobody answers has learned that no other hand has a squall; with no card there it tells nothing."""
    hands = {C: ["carthage_silver_mines"][:held]}
    pos = turn({"sinus_campanus": "rome 2s"}, hands=hands)
    do(pos, "activate sinus_campanus", "take_all")
    before = pos.barrier
    do(pos, "sail mare_inferum")
    assert to_move(pos) == R
    assert (pos.barrier > before) == bool(held)


@pytest.mark.rule("5.7")
def test_a_march_can_be_undone() -> None:
    """5.7 While an army moves only its own player can play an effect: silence tells nothing."""
    pos = turn({"roma": "rome 2h"}, hands={C: ["carthage_storm"], R: ["rome_storm"]})
    do(pos, "activate roma", "take_all")
    before = pos.barrier
    do(pos, "march capua")
    assert pos.barrier == before
