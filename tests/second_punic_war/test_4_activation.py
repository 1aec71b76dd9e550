"""4.1, 4.2 Activation: what it costs, who may move, and which moves one action may join."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.second_punic_war.command import begin_orders
from bellum.games.second_punic_war.orders import Grant
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.stage import begin_stage
from bellum.games.second_punic_war.turn import Actions
from tests.second_punic_war.kit import (
    BOARD,
    CA,
    CH,
    RN,
    RS,
    C,
    R,
    S,
    advance,
    choices,
    do,
    initiative_of,
    legal,
    refused,
    rig,
    scene,
    stacks,
    step,
    there,
    to_move,
    where,
)

pytestmark = pytest.mark.rule("4.2")


TWO_ACTIVE = {"roma": "rome 3h", "neapolis": "rome 2h"}


def turn(forces: dict[str, str], leaders: dict[str, str] | None = None, first: str = R, **words: Any) -> War:
    """A turn of actions of a seat, with three points if nothing else is said; the others have none."""
    words.setdefault("initiative", {first: 3})
    pos = scene(forces, leaders, **words)
    seat = pos.setting.seat(first)
    pos.order = [seat, *(other for other in range(pos.players) if other != seat)]
    pos.steps.append(Actions(0))
    return advance(pos)


def granted(forces: dict[str, str], leaders: dict[str, str], seat: str, grant: Grant, **words: Any) -> War:
    """An event gives a seat activations."""
    pos = scene(forces, leaders, **words)
    begin_orders(pos, pos.setting.seat(seat), grant)
    return advance(pos)


class TestCost:
    def test_a_region_costs_one_point(self) -> None:
        pos = do(turn({"roma": "rome 4h"}), "activate roma")
        assert initiative_of(pos, R) == 2

    def test_not_without_points(self) -> None:
        pos = turn({"roma": "rome 4h", "capua": "rome 2h"}, {"marcellus": "capua"}, initiative={R: 0})
        refused(pos, "activate roma", "4.2", "no-initiative-to-activate")
        assert choices(pos, "activate") == {"capua"}

    def test_an_active_leader_activates_his_region_for_nothing(self) -> None:
        pos = turn({"boii": "carthage 4h"}, {"hannibal": "boii"}, first=C, attitude={"boii": -2})
        do(pos, "activate boii", "take_all", "march genua", "halt")
        assert initiative_of(pos, C) == 3
        assert where(pos, "hannibal") == "genua"

    def test_a_leader_who_is_not_active_does_not(self) -> None:
        pos = do(turn({"roma": "rome 4h"}, {"consul_1": "roma"}), "activate roma")
        assert initiative_of(pos, R) == 2

    @pytest.mark.rule("12.4")
    def test_a_dictator_is_always_active(self) -> None:
        pos = turn({"roma": "rome 4h"}, {"consul_1": "roma"})
        pos.dictator = BOARD.leader["consul_1"]
        assert initiative_of(do(advance(pos), "activate roma"), R) == 3

    def test_an_enemys_active_leader_is_none(self) -> None:
        pos = turn({"syracusae": "rome 4h"}, {"hannibal": "syracusae/in"}, owner={"syracusae": "carthage"})
        assert initiative_of(do(pos, "activate syracusae"), R) == 2

    def test_an_active_leader_who_has_moved_still_activates_where_he_is(self) -> None:
        """4.2 Regions are activated, not leaders."""
        pos = turn({"roma": "rome* 4h; rome 2h"}, {"marcellus": "roma"}, initiative={R: 0})
        pos.tired[BOARD.leader["marcellus"]] = 1
        do(advance(pos), "activate roma", "take_all", "march capua")
        assert stacks(pos, "capua") == {"rome*": "2h"}
        assert where(pos, "marcellus") == "roma"

    def test_a_region_can_be_activated_again(self) -> None:
        pos = turn({"roma": "rome 3h"}, initiative={R: 3, C: 0})
        for points in (2, 1, 0):
            do(pos, "activate roma", "take rome_heavy_infantry", "march capua", "halt")
            if points:
                do(pos, "done")
            assert initiative_of(pos, R) == points
        assert stacks(pos, "capua") == {"rome*": "3h"}

    def test_activation_without_orders_costs_its_point(self) -> None:
        """4.2 Who activates a region and does nothing has used his action, and pays."""
        pos = turn({"roma": "rome 3h", "carthago": "carthage 1h"}, initiative={R: 2, C: 1})
        do(pos, "activate roma", "done")
        assert (initiative_of(pos, R), to_move(pos)) == (1, C)

    def test_an_active_leaders_activation_without_orders_costs_a_point_too(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"marcellus": "roma"}, initiative={R: 2})
        do(pos, "activate roma", "done")
        assert initiative_of(pos, R) == 1

    def test_each_of_two_active_leaders_costs_his_point(self) -> None:
        """4.2 Two regions that are activated for nothing are two empty activations."""
        pos = turn(TWO_ACTIVE, {"marcellus": "roma", "scipio_africanus": "neapolis"}, initiative={R: 3})
        do(pos, "activate roma", "converge capua", "activate neapolis", "done")
        assert initiative_of(pos, R) == 1

    def test_two_active_leaders_with_one_point_must_do_something(self) -> None:
        pos = turn(TWO_ACTIVE, {"marcellus": "roma", "scipio_africanus": "neapolis"}, initiative={R: 1})
        do(pos, "activate roma", "converge capua", "activate neapolis")
        refused(pos, "done", "4.2", "free-activation-owes-a-deed")
        do(pos, "take_all", "march capua", "halt")
        assert (initiative_of(pos, R), there(pos, "capua")) == (1, "2h")

    def test_without_a_point_the_active_leader_must_do_something(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"marcellus": "roma"}, initiative={R: 0})
        do(pos, "activate roma")
        refused(pos, "done", "4.2", "free-activation-owes-a-deed")

    def test_without_a_point_he_cannot_activate_who_cannot_move(self) -> None:
        """An island without ships."""
        pos = turn({"aleria": "rome 3h", "roma": "rome 1h"}, {"marcellus": "aleria"}, initiative={R: 0})
        assert step(pos) == "Still"  # nobody can do anything
        pos = turn({"aleria": "rome 3h"}, {"marcellus": "aleria"}, initiative={R: 1})
        do(pos, "activate aleria", "done")
        assert initiative_of(pos, R) == 0


class TestWho:
    def test_a_free_activation_needs_somebody_who_can_move(self) -> None:
        card = next(card.id for card in BOARD.cards if card.deck == 0)
        pos = turn({"aleria": "rome 3h"}, {"marcellus": "aleria"}, initiative={R: 0}, hands={R: [card]})
        refused(pos, "activate aleria", "4.2", "free-activation-without-deed")

    @pytest.mark.rule("6.1")
    def test_on_an_island_it_needs_somebody_who_can_storm(self) -> None:
        """4.2 An assault is something to do, also where no way leads out."""
        pos = turn({"melita": "rome 3h"}, {"marcellus": "melita"}, initiative={R: 0})
        do(pos, "activate melita", "take_all")
        refused(pos, "halt", "4.2", "free-activation-owes-a-deed")
        do(rig(pos, *[1] * 60), "assault melita")
        assert stacks(pos, "melita") == {"rome*": "3h"}
        pos = turn({"melita": "rome 3c"}, {"marcellus": "melita"}, initiative={R: 0})
        assert step(pos) == "Still"  # cavalry does not storm

    @pytest.mark.rule("12.1")
    def test_or_ravage(self) -> None:
        pos = turn({"melita": "rome 3c"}, {"marcellus": "melita"}, initiative={R: 0}, ravaging=True)
        do(pos, "activate melita", "take_all", "ravage")
        assert stacks(pos, "melita") == {"rome*": "3c"}

    @pytest.mark.rule("10.4")
    @pytest.mark.parametrize("unit", ["h", "c"])
    def test_in_peace_it_neither_storms_nor_ravages(self, unit: str) -> None:
        """On an island it can do nothing at all, so the region is not activated for nothing."""
        forces = {"melita": f"rome 3{unit}; syracuse 3h"}
        words: dict[str, Any] = {"owner": {"melita": S}, "players": 3, "ravaging": True}
        pos = turn(forces, {"marcellus": "melita"}, initiative={R: 0}, **words)
        assert "activate melita" not in legal(pos)
        del forces["melita"]
        forces.update({"melita": f"rome 3{unit}", "melita/in": "syracuse 3h"})
        pos = turn(forces, {"marcellus": "melita"}, initiative={R: 0}, **words)
        assert "activate melita" in legal(pos)

    def test_nobody_there(self) -> None:
        pos = turn({"roma": "rome 3h", "capua": "carthage 2h"})
        refused(pos, "activate cosa", "4.2", "nobody-to-activate")
        refused(pos, "activate capua", "4.2", "nobody-to-activate")

    @pytest.mark.rule("5.6")
    def test_a_leader_alone_is_not_activated(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"consul_1": "cosa"})
        refused(pos, "activate cosa", "4.2", "nobody-to-activate")

    @pytest.mark.rule("4.1")
    def test_who_has_moved_is_not_activated_again(self) -> None:
        pos = turn({"roma": "rome* 3h", "capua": "rome* 2h; rome 1c"})
        refused(pos, "activate roma", "4.2", "all-have-moved")
        do(pos, "activate capua")
        refused(pos, "take rome_heavy_infantry", "4.2", "unit-has-moved")
        do(pos, "take rome_cavalry")

    @pytest.mark.rule("4.1")
    def test_everybody_may_move_again_in_the_next_stage(self) -> None:
        pos = turn({"roma": "rome* 3h"}, {"consul_1": "roma"})
        pos.tired[BOARD.leader["consul_1"]] = 1
        begin_stage(pos)
        do(advance(pos), "activate roma", "take_all", "march capua")
        assert where(pos, "consul_1") == "capua"

    @pytest.mark.rule("4.1")
    def test_those_who_were_not_moved_can_be_activated_later(self) -> None:
        """4.2 They stay, and are paid for again."""
        pos = turn({"roma": "rome 3h 1c"}, initiative={R: 2})
        do(pos, "activate roma", "take rome_cavalry", "march capua", "halt", "done")
        assert stacks(pos, "roma") == {"rome": "3h"}
        do(pos, "activate roma", "take_all", "march capua", "halt")
        assert stacks(pos, "capua") == {"rome*": "3h 1c"}
        assert initiative_of(pos, R) == 0

    @pytest.mark.rule("4.1")
    def test_a_leader_who_has_moved_stays(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"consul_1": "roma", "consul_2": "roma"})
        pos.tired[BOARD.leader["consul_1"]] = 1
        do(advance(pos), "activate roma", "take rome_heavy_infantry")
        refused(pos, "lead consul_1", "4.1", "leader-has-moved")
        do(pos, "lead consul_2", "march capua")
        assert (where(pos, "consul_1"), where(pos, "consul_2")) == ("roma", "capua")

    @pytest.mark.rule("5.6")
    def test_leaders_do_not_move_alone(self) -> None:
        pos = turn({"roma": "rome 1h"}, {"consul_1": "roma"})
        do(pos, "activate roma", "take_all", "leave rome_heavy_infantry")
        assert pos.orders is None  # 4.2 whoever has nobody left to give orders to has done
        assert (there(pos, "roma"), where(pos, "consul_1")) == ("1h", "roma")

    @pytest.mark.rule("5.6")
    def test_leaders_who_are_left_do_not_march(self) -> None:
        pos = turn({"roma": "rome 1h", "roma/port": "rome 1s"}, {"consul_1": "roma"})
        do(
            pos,
            "activate roma",
            "take rome_heavy_infantry",
            "march capua",
            "halt",
            "take_all",
            "sail ora_latina",
        )
        do(pos, "load roma", "take_all", "halt")
        assert where(pos, "consul_1") == "ora_latina"
        pos = turn({"roma": "rome 1h", "capua": "rome 1h"}, {"consul_1": "roma"})
        do(pos, "activate roma", "converge corfinium", "take rome_heavy_infantry", "march corfinium")
        refused(pos, "march corfinium", "5.6", "leaders-alone")

    @pytest.mark.rule("2")
    def test_only_fields_of_the_scenario(self) -> None:
        pos = turn({"roma": "rome 3h"}, scenario="stop_hannibal")
        refused(pos, "activate carthago", "2", "field-not-in-scenario")
        refused(pos, "activate ora_latina", "2", "field-not-in-scenario")

    @pytest.mark.rule("3.4.3")
    def test_an_event_may_forbid_the_units_of_a_nation(self) -> None:
        pos = turn({"iliria": "macedonia 3h"}, first=C, track={"macedonia": -2})
        pos.markers[200 + 5] = 2
        refused(advance(pos), "activate iliria", "3.4.3", "event-forbids-activation")


class TestColumn:
    def test_who_is_taken_and_who_is_left(self) -> None:
        pos = turn({"roma": "rome 3h 2l 1c"}, {"consul_1": "roma"})
        do(pos, "activate roma", "take_all", "leave rome_light_infantry", "leave rome_heavy_infantry")
        refused(pos, "take rome_light_infantry", "4.2", "all-are-taken")
        do(pos, "march capua", "halt")
        assert (there(pos, "capua"), there(pos, "roma")) == ("1l 2h 1c", "1l 1h")
        assert where(pos, "consul_1") == "capua"

    def test_what_stands_down_gets_no_more_orders(self) -> None:
        """4.2 Whoever changes his mind after that takes his moves back."""
        pos = turn({"roma": "rome 3h", "capua": "rome 2h", "croton": "rome 1h"})
        do(pos, "activate roma", "converge bovianum", "take_all", "halt")
        refused(pos, "activate roma", "4.2", "field-given-up")
        do(pos, "activate capua", "take_all", "march bovianum")
        assert stacks(pos, "bovianum") == {"rome*": "2h"}

    def test_who_turns_to_another_field_leaves_the_first_alone(self) -> None:
        pos = turn({"roma": "rome 3h", "capua": "rome 2h"})
        do(pos, "activate roma", "converge bovianum", "activate capua")
        refused(pos, "activate roma", "4.2", "field-given-up")

    @pytest.mark.rule("4.2")
    def test_a_free_army_that_owes_a_deed_does_not_stand_down(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"marcellus": "roma"}, initiative={R: 0})
        do(pos, "activate roma", "take_all")
        refused(pos, "halt", "4.2", "free-activation-owes-a-deed")
        do(pos, "leave rome_heavy_infantry", "leave rome_heavy_infantry")
        refused(pos, "leave rome_heavy_infantry", "4.2", "free-activation-owes-a-deed")
        do(pos, "march capua", "halt")
        assert stacks(pos, "capua") == {"rome*": "1h"}

    def test_a_leader_may_stay(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"consul_1": "roma"})
        do(pos, "activate roma", "take_all", "stay consul_1", "march capua")
        assert where(pos, "consul_1") == "roma"
        refused(pos, "lead consul_1", "4.2", "column-under-way")

    def test_refusals_while_a_column_is_formed(self) -> None:
        pos = turn({"roma": "rome 3h", "capua": "rome 1c"}, {"consul_1": "roma", "consul_2": "capua"})
        do(pos, "activate roma")
        refused(pos, "activate roma", "4.2", "field-has-orders")
        refused(pos, "take rome_cavalry", "4.2", "unit-not-here")
        refused(pos, "leave rome_heavy_infantry", "4.2", "no-column")
        refused(pos, "march capua", "4.2", "no-column")
        refused(pos, "halt", "4.2", "no-column")
        do(pos, "take rome_heavy_infantry")
        refused(pos, "lead consul_2", "5.6", "leader-not-here")
        refused(pos, "stay consul_1", "4.2", "column-being-formed")
        refused(pos, "leave rome_heavy_infantry", "4.2", "column-being-formed")
        refused(pos, "activate capua", "4.2", "column-must-halt")
        refused(pos, "done", "4.2", "column-must-halt")
        do(pos, "lead consul_1")
        refused(pos, "lead consul_1", "5.6", "leader-in-column")
        do(pos, "take_all")
        refused(pos, "stay consul_2", "5.6", "leader-not-in-column")
        refused(pos, "leave rome_cavalry", "4.2", "unit-not-in-column")

    def test_an_enemy_who_is_there_is_no_partner(self) -> None:
        pos = turn({"capua": "carthage 3h", "capua/in": "rome 3h"}, {"hannibal": "capua"})
        do(pos, "activate capua")
        refused(pos, "take carthage_heavy_infantry", "4.2", "unit-not-here")
        pos = turn(
            {"leontini": "syracuse 3h; rome 2h"}, {"consul_1": "leontini"}, first="syracuse", players=3
        )
        do(pos, "activate leontini", "take syracuse_heavy_infantry")
        refused(pos, "lead consul_1", "5.6", "leader-not-here")

    def test_a_column_that_has_not_moved_is_dissolved(self) -> None:
        pos = turn({"roma": "rome 3h"})
        do(pos, "activate roma", "take_all", "halt")
        assert stacks(pos, "roma") == {"rome": "3h"}

    @pytest.mark.rule("4.1")
    def test_armies_of_one_player_join(self) -> None:
        """4.1 They can be joined and divided at will."""
        pos = turn({"roma": "rome 3h; massilia 2c", "capua": "rome 1h"}, track={"massilia": 2})
        do(pos, "activate roma", "take massilia_cavalry", "take rome_heavy_infantry", "march capua")
        assert there(pos, "capua") == "2h 1c"


class TestPatterns:
    """4.2 One region to several, several to one, several to several only with a fleet that loads or lands."""

    def test_one_region_to_several(self) -> None:
        pos = turn({"roma": "rome 3h 1c"})
        do(pos, "activate roma", "take rome_heavy_infantry", "march capua", "halt")
        do(pos, "take rome_heavy_infantry", "march cosa", "halt")
        do(pos, "take_all", "march spoletium", "halt")
        assert [there(pos, region) for region in ("capua", "cosa", "spoletium", "roma")] == [
            "1h",
            "1h",
            "1h 1c",
            "",
        ]
        assert initiative_of(pos, R) == 2

    def test_a_moving_army_is_divided_on_its_way(self) -> None:
        """4.2 Into as many parts as wanted, which end on different fields."""
        pos = turn({"roma": "rome 3h"})
        do(pos, "activate roma", "take_all", "march capua")
        do(pos, "leave rome_heavy_infantry", "leave rome_heavy_infantry", "march bovianum")
        assert there(pos, "bovianum") == "1h"
        do(pos, "activate capua", "take rome_heavy_infantry", "march neapolis")
        assert [there(pos, region) for region in ("capua", "bovianum", "neapolis")] == ["1h", "1h", "1h"]
        assert initiative_of(pos, R) == 2

    def test_several_regions_only_to_one_that_was_declared(self) -> None:
        pos = turn({"roma": "rome 3h", "capua": "rome 2h", "luceria": "rome 1h"})
        do(pos, "activate roma")
        refused(pos, "activate capua", "4.2", "one-origin")
        do(pos, "converge bovianum")
        refused(pos, "converge capua", "4.2", "target-declared")
        do(pos, "activate capua")

    def test_example_4(self) -> None:
        """4.2 Armies A, B and C to one region, C with an active leader: 2 points."""
        pos = turn(
            {"capua": "rome 3h", "luceria": "rome 2h", "beneventum": "rome 1h"}, {"marcellus": "beneventum"}
        )
        do(pos, "activate capua", "converge bovianum", "take_all", "march bovianum")
        do(pos, "activate luceria", "take_all", "march bovianum")
        do(pos, "activate beneventum", "take_all", "march bovianum")  # nobody is left: they have met
        assert initiative_of(pos, R) == 1
        do(pos, "halt")
        assert stacks(pos, "bovianum") == {"rome*": "6h"}
        assert where(pos, "marcellus") == "bovianum"
        assert pos.orders is None

    def test_all_must_reach_the_target(self) -> None:
        pos = turn({"roma": "rome 3h 1c", "capua": "rome 2h", "croton": "rome 1h"})
        do(pos, "activate roma")
        refused(pos, "converge croton", "4.2", "target-too-far")
        do(pos, "converge luceria")
        refused(pos, "activate croton", "4.2", "target-too-far")
        do(pos, "take rome_cavalry", "march corfinium")
        refused(pos, "halt", "4.2", "must-reach-target")
        refused(pos, "leave rome_cavalry", "4.2", "all-to-one-field")
        do(pos, "march bovianum", "march luceria")
        do(pos, "take rome_heavy_infantry")
        refused(pos, "march cosa", "4.2", "must-reach-target")
        do(pos, "march corfinium")  # the only way from there is taken by itself
        assert stacks(pos, "luceria") == {"rome*": "1h 1c"}

    def test_a_target_is_declared_before_anybody_moves(self) -> None:
        pos = turn({"roma": "rome 3h", "capua": "rome 2h"})
        do(pos, "activate roma", "take rome_heavy_infantry", "march corfinium", "halt")
        refused(pos, "converge corfinium", "4.2", "target-too-late")

    def test_a_target_needs_somebody_else_who_can_come(self) -> None:
        pos = turn({"roma": "rome 3h", "croton": "rome 2h"})
        do(pos, "activate roma")
        refused(pos, "converge capua", "4.2", "nobody-else-can-come")

    def test_a_target_is_where_somebody_comes_to(self) -> None:
        """Not the region where those who are activated stand; behind its walls they can come out to it."""
        pos = turn({"roma": "rome 3h", "capua": "rome 2h"})
        do(pos, "activate roma")
        refused(pos, "converge roma", "4.2", "target-too-far")
        pos = turn({"roma/in": "rome 3h", "roma": "carthage 2h", "capua": "rome 2h"})
        do(pos, "activate roma", "converge roma")

    @pytest.mark.rule("2")
    def test_a_target_is_part_of_the_scenario(self) -> None:
        pos = turn(
            {"ligures": "rome 3h", "taurini": "rome 3h"}, scenario="stop_hannibal", attitude={"ligures": 2}
        )
        do(pos, "activate ligures")
        refused(pos, "converge deciates", "2", "field-not-in-scenario")

    def test_those_who_met_fight_one_battle(self) -> None:
        """4.2 Armies from different fields that come to one fight together."""
        pos = turn({"roma": "rome 3h", "capua": "rome 2h", "bovianum": "carthage 1h"})
        do(pos, "activate roma", "converge bovianum", "take_all", "march corfinium")
        assert there(pos, "bovianum") == "4h"
        assert pos.battle is None
        rig(pos, 7, 7, 7, 7, 7, 1)
        do(pos, "activate capua", "take_all", "march bovianum")
        assert (there(pos, "bovianum", R), there(pos, "bovianum", C)) == ("5h", "")

    @pytest.mark.rule("5.4")
    def test_an_army_that_divides_and_comes_by_two_ways_fights_one_battle(self) -> None:
        """4.2 Who enters a field from different fields fights joined; 5.4 the way is closed to both of them."""
        pos = turn({"roma": "rome 3h 1c", "bovianum": "carthage 3h"})
        do(
            pos,
            "activate roma",
            "converge bovianum",
            "take rome_cavalry",
            "march corfinium",
            "march bovianum",
        )
        assert pos.battle is None
        rig(pos, *[1] * 60)
        do(pos, "take_all", "march capua")
        assert pos.battle is not None
        assert there(pos, "bovianum", R) == "3h 1c"
        do(pos, "retreat", "pass")
        assert choices(pos, "to") == {"beneventum", "luceria"}

    def test_a_fleet_can_do_so(self) -> None:
        pos = turn({"mare_inferum": "rome 2s", "mare_tyrrhenum": "carthage 1s"})
        do(pos, "activate mare_inferum", "converge mare_tyrrhenum")

    def test_one_unit_cannot_divide(self) -> None:
        for forces in (
            {"roma": "rome 1c", "bovianum": "carthage 3h"},
            {"mare_inferum": "rome 1s 2h", "mare_tyrrhenum": "carthage 1s"},
        ):
            pos = turn(forces)
            do(pos, f"activate {next(iter(forces))}")
            assert choices(pos, "converge") == set()
            refused(pos, f"converge {list(forces)[1]}", "4.2", "nobody-else-can-come")

    def test_their_points_last_for_all_of_them(self) -> None:
        """10.1 They go on joined, or not at all."""
        pos = turn({"roma": "rome 1c", "capua": "rome 2h", "corfinium": "rome 1h"})
        do(pos, "activate roma", "converge capua", "take_all", "march capua", "activate corfinium")
        do(pos, "take_all", "march bovianum")
        assert pos.orders is None  # the infantry has no points left, and nobody goes on without it
        pos = turn({"roma": "rome 1c", "capua": "rome 2h", "bovianum": "rome 1h"})
        do(pos, "activate roma", "converge capua", "take_all", "march capua", "activate bovianum")
        do(pos, "take_all", "march capua", "march neapolis")
        assert stacks(pos, "neapolis") == {"rome*": "1h 1c"}

    @pytest.mark.rule("4.3")
    def test_who_came_over_the_alps_keeps_the_others_with_him(self) -> None:
        """4.2 From several regions to exactly one: he ends there, and nobody goes on without him."""
        pos = turn(
            {"allobroges": "carthage 3c", "insumbres": "carthage 2h"},
            first=C,
            attitude={"allobroges": -2, "taurini": -2, "insumbres": -2},
        )
        do(pos, "activate allobroges", "converge taurini", "take_all")
        do(rig(pos, 1, 1, 1), "march taurini", "activate insumbres", "take_all", "march taurini")
        assert stacks(pos, "taurini") == {"carthage*": "2h 3c"}
        assert pos.orders is None  # there is nothing that the infantry could do with its other point

    @pytest.mark.rule("4.4")
    def test_who_has_landed_does_not(self) -> None:
        """4.2 With a landing several regions go to several."""
        pos = turn({"caralis": "rome 2h", "caralis/port": "rome 1s", "capua": "rome 2h"})
        do(pos, "activate caralis", "converge neapolis", "take rome_ship", "load caralis", "take_all")
        do(
            pos,
            "sail ora_sarda_orientalis",
            "sail mare_tyrrhenum",
            "sail mare_inferum",
            "sail sinus_campanus",
        )
        do(pos, "land neapolis", "take_all", "halt", "activate capua", "take_all", "march neapolis")
        if "done" in legal(pos):
            do(pos, "done")
        do(pos, "march beneventum")
        assert (there(pos, "neapolis"), there(pos, "beneventum")) == ("2h", "2h")

    def test_nobody_else_moves_after_they_have_met(self) -> None:
        pos = turn({"roma": "rome 3h", "capua": "rome 2h", "bovianum": "rome 1h"})
        do(pos, "activate roma", "converge bovianum", "take rome_heavy_infantry", "march corfinium")
        do(pos, "activate capua", "take rome_heavy_infantry", "march bovianum", "done")
        assert pos.orders is None  # the first has no points left, so both stay

    def test_the_alps_only_with_the_last_step(self) -> None:
        """4.3 Nobody goes on after them."""
        pos = turn(
            {"allobroges": "carthage 3c", "insumbres": "carthage 2h"}, first=C, attitude={"allobroges": -2}
        )
        do(pos, "activate allobroges")
        assert {"taurini"} <= choices(pos, "converge")
        assert "insumbres" not in choices(pos, "converge")

    @pytest.mark.rule("4.3")
    def test_nobody_who_must_go_on_takes_the_way_over_the_alps(self) -> None:
        """4.3 His move would end there, short of the field that was declared."""
        tribes = {"tricorii": -2, "deciates": -2, "ligures": -2, "insumbres": -2, "taurini": -2}
        pos = turn({"tricorii": "carthage 3c", "insumbres": "carthage 2h"}, first=C, attitude=tribes)
        do(pos, "activate tricorii", "converge ligures", "take_all")
        refused(pos, "march taurini", "4.2", "must-reach-target")


@pytest.mark.rule("8.2")
class TestTribes:
    def test_a_tribe_is_tested_for_an_army_that_is_activated(self) -> None:
        pos = rig(turn({"boii": "carthage 3h"}, first=C), 6)
        do(pos, "activate boii")
        assert pos.tested[1] >> BOARD.region["boii"] & 1

    def test_a_hostile_tribe_attacks_it(self) -> None:
        pos = rig(turn({"boii": "carthage 3h"}, first=C), 2, *[1] * 20)
        do(pos, "activate boii")
        assert pos.battle is not None
        assert pos.battle.sides == [0, 1]  # the Gauls, whom Rome leads, attack

    def test_an_army_that_a_tribe_attacks_where_it_is_goes_nowhere(self) -> None:
        """8.2 It must stop and fight, as one that enters must."""
        pos = turn({"ligures": "rome 20h 2c"}, {"consul_1": "ligures"})
        do(rig(pos, 1, *[10] * 60), "activate ligures")
        while pos.battle is not None:
            do(pos, sorted(legal(pos))[0])
        assert there(pos, "ligures") != ""
        assert list(stacks(pos, "ligures")) == ["rome*"]
        assert (step(pos), pos.orders) == ("Actions", None)  # nobody is left to get orders
        refused(pos, "activate ligures", "4.2", "all-have-moved")

    def test_a_tribe_is_tested_for_an_army_that_enters(self) -> None:
        pos = rig(turn({"genua": "rome 3c"}), 9)
        do(pos, "activate genua", "take_all", "march ligures")
        assert pos.attitude[BOARD.region["ligures"]] == 2
        assert there(pos, "ligures") == "3c 2g"
        do(pos, "march taurini")  # an army that has found a friend goes on

    def test_an_army_stops_where_a_tribe_takes_arms(self) -> None:
        pos = rig(turn({"genua": "rome 3c 20h"}), 1, *[10] * 60)
        do(pos, "activate genua", "take_all", "march ligures")
        while pos.battle is not None:
            do(pos, sorted(legal(pos))[0])
        assert there(pos, "ligures", R)
        assert pos.column is None


@pytest.mark.rule("3.4.3")
class TestGrants:
    """3.4.3 Events that activate regions without initiative."""

    def test_regions_with_a_leader(self) -> None:
        pos = granted(
            {"gades": "carthage 3h", "malaca": "carthage 2h", "ilipa": "carthage 1h"},
            {"hasdrubal": "gades", "magon": "malaca"},
            C,
            Grant(2, "leader", [], []),
        )
        refused(pos, "activate ilipa", "3.4.3", "event-activates-elsewhere")
        do(pos, "activate gades", "converge ilipa", "take_all", "march ilipa")
        do(pos, "activate malaca", "take_all", "march ilipa", "halt")
        assert there(pos, "ilipa") == "6h"
        assert initiative_of(pos, C) == 0

    def test_no_more_than_it_says(self) -> None:
        pos = granted(
            {"gades": "carthage 3h", "malaca": "carthage 2h"},
            {},
            C,
            Grant(1, "", [BOARD.area["hispania"]], []),
        )
        do(pos, "activate gades", "converge ilipa")
        refused(pos, "activate malaca", "3.4.3", "event-activations-used")

    def test_cavalry_alone(self) -> None:
        pos = granted({"gades": "carthage 3h 2c"}, {}, C, Grant(1, "only_cavalry", [], []))
        do(pos, "activate gades")
        assert choices(pos, "take") == {"carthage_cavalry"}

    def test_a_landing(self) -> None:
        pos = granted(
            {"caralis": "rome 3h", "caralis/port": "rome 2s"},
            {},
            R,
            Grant(2, "landing", [BOARD.area["africa"]], []),
        )
        do(pos, "activate caralis")
        on_foot = do(pos.clone(), "take rome_heavy_infantry")
        refused(on_foot, "march olbia", "3.4.3", "event-lands-only")
        do(pos, "take rome_ship", "take rome_ship", "load caralis", "take_all", "sail ora_sarda_orientalis")
        refused(pos, "land olbia", "3.4.3", "event-lands-elsewhere")
        do(pos, "sail mare_numidicum", "sail sinus_carthaginiensis", "land utica", "take_all")
        assert there(pos, "utica", R) == "3h"


@pytest.mark.rule("10.1")
class TestTeams:
    def test_a_partners_army_is_not_yours(self) -> None:
        pos = turn(
            {"roma": "rome_south 3h", "capua": "rome 2h"}, {"consul_1": f"roma:{RS}"}, first=RN, players=4
        )
        refused(pos, "activate roma", "10.1", "partners-army")
        do(pos, "activate capua")  # 10.1 an army without a leader is common

    def test_a_partners_units_and_leaders_stay(self) -> None:
        pos = turn(
            {"roma": "rome_south 3h; rome_north 2h"},
            {"consul_1": f"roma:{RS}", "consul_2": f"roma:{RN}"},
            first=RN,
            players=4,
        )
        do(pos, "activate roma", "take rome_heavy_infantry", "take rome_heavy_infantry", "lead consul_2")
        refused(pos, "take rome_heavy_infantry", "10.1", "partners-unit")
        refused(pos, "lead consul_1", "10.1", "partners-leader")
        do(pos, "march capua")
        assert stacks(pos, "capua") == {f"{RN}*": "2h"}
        assert stacks(pos, "roma") == {RS: "3h"}
        assert (where(pos, "consul_1"), where(pos, "consul_2")) == ("roma", "capua")

    def test_a_leader_makes_a_common_army_his(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"consul_1": f"roma:{RS}"}, first=RS, players=4)
        do(pos, "activate roma", "take_all", "march capua", "halt")
        assert stacks(pos, "capua") == {f"{RS}*": "3h"}

    def test_an_army_that_its_leader_leaves_is_common(self) -> None:
        pos = turn({"capua": f"{RS} 3h"}, {"consul_1": f"capua:{RS}"}, first=RS, players=4)
        do(pos, "activate capua", "take rome_heavy_infantry", "lead consul_1", "march roma", "halt")
        assert stacks(pos, "capua") == {"rome": "2h"}

    def test_an_army_that_leaves_its_leader_is_common(self) -> None:
        pos = turn({"capua": f"{RS} 3h"}, {"consul_1": f"capua:{RS}"}, first=RS, players=4)
        do(pos, "activate capua", "take rome_heavy_infantry", "march roma", "halt")
        assert stacks(pos, "roma") == {"rome*": "1h"}
        assert stacks(pos, "capua") == {RS: "2h"}

    def test_an_allys_army_obeys_its_leaders_player(self) -> None:
        pos = turn(
            {"siga": "numidia 3c"}, {"syfaks": f"siga:{CA}"}, first=CH, players=4, track={"numidia": -2}
        )
        do(pos, "activate siga")  # common until he leads it
        assert initiative_of(pos, CH) == 2
