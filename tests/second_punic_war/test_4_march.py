"""4.2, 4.3 Marches: points, whom an army meets on its way, and the Alps."""

from __future__ import annotations

from typing import Any

import pytest

from bellum.games.second_punic_war.position import DEAD, War
from bellum.games.second_punic_war.stacks import HEAVY, ONE
from tests.second_punic_war.kit import (
    BOARD,
    C,
    R,
    S,
    choices,
    do,
    kinds,
    legal,
    level,
    only,
    points_of,
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

pytestmark = pytest.mark.rule("4.2")


def fought(pos: War) -> War:
    """The battle goes on, with the first thing that may be done, until it is over."""
    for _ in range(200):
        if pos.battle is None:
            return pos
        do(pos, sorted(legal(pos))[0])
    raise AssertionError("a battle without end")


class TestPoints:
    @pytest.mark.rule("1.2")
    def test_infantry_has_two_points_and_cavalry_four(self) -> None:
        pos = turn({"roma": "rome 1h 1l 1c"})
        do(pos, "activate roma", "take_all", "march capua", "march beneventum")
        assert there(pos, "beneventum") == "1l 1h 1c"
        do(pos, "march venusia", "march thurii")  # those who have no points left stay behind
        assert (there(pos, "beneventum"), there(pos, "thurii")) == ("1l 1h", "1c")
        assert pos.orders is None

    @pytest.mark.rule("1.2.6")
    def test_elephants_and_gauls(self) -> None:
        pos = turn({"gades": "carthage 1e 1g 1k"}, first=C)
        do(pos, "activate gades", "take_all", "march malaca", "march carthago_nova", "march saguntum")
        assert (there(pos, "carthago_nova"), there(pos, "saguntum")) == ("1g 1e", "1k")

    def test_only_to_a_neighbour(self) -> None:
        pos = turn({"roma": "rome 1h", "regium": "rome 1h"})
        do(pos, "activate roma", "take_all")
        refused(pos, "march luceria", "4.2", "region-not-adjacent")
        refused(pos, "march roma", "4.2", "region-not-adjacent")
        refused(pos, "sail ora_latina", "4.4", "armies-do-not-sail")
        pos = turn({"regium": "rome 1h"})
        do(pos, "activate regium", "take_all")
        refused(pos, "march messana", "4.2", "region-not-adjacent")  # no straits

    @pytest.mark.rule("2")
    def test_not_beyond_the_scenario(self) -> None:
        pos = turn({"ligures": "rome 3h"}, scenario="stop_hannibal", attitude={"ligures": 2})
        do(pos, "activate ligures", "take_all")
        refused(pos, "march deciates", "2", "field-not-in-scenario")

    @pytest.mark.rule("1.3.3")
    def test_claudius_nero_hastens_infantry(self) -> None:
        pos = turn({"roma": "rome 2h"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "take_all", "march capua", "march beneventum", "march venusia")
        assert there(pos, "venusia") == "2h"
        pos = turn({"roma": "rome 2h"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "take_all", "stay claudius_nero", "march capua", "march beneventum")
        assert there(pos, "beneventum") == "2h"
        assert pos.orders is None

    @pytest.mark.rule("1.3.3")
    def test_but_only_those_who_were_with_him_the_whole_way(self) -> None:
        """Who went a region without him has two points; his own infantry, beside them, has three."""
        pos = turn({"roma": "rome 1h 1l 1c"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "take rome_heavy_infantry", "take rome_cavalry", "march capua")
        do(pos, "leave rome_heavy_infantry", "halt", "take_all", "march capua")
        do(pos, "leave rome_light_infantry")  # all wait at Capua now, and can go on together
        do(pos, "activate capua", "take_all", "march beneventum", "march venusia")
        assert (there(pos, "beneventum"), there(pos, "venusia")) == ("1h", "1l")
        assert where(pos, "claudius_nero") == "venusia"

    @pytest.mark.rule("1.3.3")
    def test_who_has_gone_with_him_needs_him_to_the_end(self) -> None:
        pos = turn({"roma": "rome 1h 1l"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "take_all", "march capua", "march beneventum", "leave rome_heavy_infantry")
        do(pos, "march venusia", "activate beneventum", "take_all")
        assert (there(pos, "beneventum"), there(pos, "venusia")) == ("1h", "1l")
        refused(pos, "march venusia", "4.2", "no-points-to-march")
        pos = turn({"roma": "rome 1h 1l"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "take_all", "march capua", "march beneventum", "leave rome_heavy_infantry")
        do(pos, "stay claudius_nero", "activate beneventum", "take_all", "march luceria")
        assert (there(pos, "beneventum"), there(pos, "luceria")) == ("1l", "1h")

    @pytest.mark.rule("1.3.3", "10.1")
    def test_also_beyond_the_field_where_armies_meet(self) -> None:
        """His infantry keeps its third point, and goes on with those who have one left of their own."""
        pos = turn({"roma": "rome 2h", "venusia": "rome 1h"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "converge beneventum", "take_all", "march capua", "march beneventum")
        do(pos, "activate venusia", "take_all", "march beneventum")
        assert there(pos, "beneventum") == "3h"
        do(pos, "march luceria")
        assert (there(pos, "luceria"), pos.orders) == ("3h", None)

    @pytest.mark.rule("1.3.3", "10.1")
    def test_who_meets_him_there_is_not_hastened(self) -> None:
        """All go on together or not at all, and infantry that has come two regions without him does not."""
        pos = turn({"roma": "rome 2h", "paestum": "rome 1h"}, {"claudius_nero": "roma"})
        do(pos, "activate roma", "converge capua", "take_all", "march capua")
        do(pos, "activate paestum", "take_all", "march beneventum")  # and on to Capua, the only way
        assert (there(pos, "capua"), pos.orders) == ("3h", None)

    @pytest.mark.rule("1.3.3", "5.1")
    def test_nor_does_a_battle_there_cost_his_infantry_its_point(self) -> None:
        forces = {"roma": "rome 20h", "venusia": "rome 5h", "beneventum": "carthage 1l"}
        pos = turn(forces, {"claudius_nero": "roma"})
        do(pos, "activate roma", "converge beneventum", "take_all", "march capua", "march beneventum")
        do(pos, "activate venusia", "take_all")
        fought(do(rig(pos, *[10] * 60), "march beneventum"))
        assert there(pos, "beneventum", C) == ""
        before = there(pos, "beneventum")
        assert there(do(pos, "march luceria"), "luceria") == before

    @pytest.mark.rule("5.7")
    def test_a_forced_march(self) -> None:
        """5.7 One more point, and a die when the army stops."""
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "forced_march")
        seat = ("rome", "carthage", "syracuse", "carthage")[card.deck]
        start, way = ("roma", ["capua", "beneventum", "venusia"])
        if seat == C:
            start, way = ("gades", ["malaca", "castulo", "carpetani"])
        pos = turn({start: f"{seat} 2h"}, first=seat, hands={seat: [card.id]}, attitude={"carpetani": -2})
        do(pos, f"activate {start}", "take_all", f"march {way[0]}", f"march {way[1]}")
        assert step(pos) == "Window"  # no points are left, unless an effect gives one
        do(pos, f"effect {card.id}", f"march {way[2]}")
        assert there(pos, way[2]) in ("1h", "2h")
        assert pos.barrier > 0

    @pytest.mark.rule("5.7")
    @pytest.mark.parametrize("always", [False, True])
    def test_nobody_else_is_asked_when_an_army_stops(self, always: bool) -> None:
        """5.7 Only who moves can add points; so the last step of a march says nothing of other hands."""
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "forced_march" and c.deck == 1)
        pos = turn({"roma": "rome 3h"}, hands={C: [card.id]}, always_ask=always)
        do(pos, "activate roma", "take_all", "march capua")
        before = pos.barrier
        do(pos, "march neapolis")
        assert pos.barrier == before
        assert stacks(pos, "neapolis") == {"rome*": "3h"}
        assert step(pos) == "Actions"

    @pytest.mark.rule("5.7")
    @pytest.mark.parametrize(("roll", "left"), [(7, "3h 1c"), (8, "2h 1c")])
    def test_a_forced_march_to_where_all_meet_costs_as_much(self, roll: int, left: str) -> None:
        """5.7 The army stops at the declared field, and rolls there."""
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "forced_march" and c.deck < 2)
        seat = (R, C)[card.deck]
        forces = {"roma": f"{seat} 2h", "neapolis": f"{seat} 1h 1c"}
        taken = dict.fromkeys(("roma", "neapolis", "capua"), seat)
        pos = turn(forces, first=seat, owner=taken, hands={seat: [card.id]})
        do(pos, "activate roma", "converge capua", "take_all", f"effect {card.id}")
        do(rig(pos, roll), "march capua", "activate neapolis", "take_all", "march capua")
        assert there(pos, "capua") == left

    @pytest.mark.rule("5.7")
    def test_nobody_on_foot_joins_a_raid(self) -> None:
        """5.7 Raid is for an army of cavalry alone; until it moves, infantry could still join it."""
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "raid")
        pos = turn({"roma": "rome 3h 2c"}, hands={R: [card.id]})
        do(pos, "activate roma", "take rome_cavalry", "take rome_cavalry")
        refused(pos, f"effect {card.id}", "5.7", "effect-once-under-way")
        do(pos, "march capua", f"effect {card.id}")
        refused(pos, "take rome_heavy_infantry", "4.2", "column-under-way")
        do(pos, "march neapolis", "march capua", "march roma", "march capua", "march roma")
        assert stacks(pos, "roma") == {"rome": "3h", "rome*": "2c"}

    @pytest.mark.rule("5.7")
    @pytest.mark.parametrize(("roll", "left"), [(7, "2h"), (8, "1h")])
    def test_a_forced_march_costs_a_unit_on_8(self, roll: int, left: str) -> None:
        pos = turn({"roma": "rome 2h"})
        do(pos, "activate roma", "take_all", "march capua")
        assert pos.column is not None
        pos.column.strain = 8
        rig(pos, roll)
        do(pos, "march beneventum")
        assert there(pos, "beneventum") == left

    @pytest.mark.rule("5.7")
    def test_only_infantry_that_marched_is_lost(self) -> None:
        pos = turn({"roma": "rome 1h 1l 1c"})
        do(pos, "activate roma", "take_all", "march capua")
        assert pos.column is not None
        pos.column.strain = 8
        do(rig(pos, 8), "halt")
        refused(pos, "lose rome_cavalry", "5.7", "not-a-straggler")
        do(pos, "lose rome_light_infantry")
        assert there(pos, "capua") == "1h 1c"

    @pytest.mark.rule("5.7")
    @pytest.mark.parametrize("orders", [["march tarentum"], ["leave rome_heavy_infantry"] * 2])
    @pytest.mark.parametrize(("roll", "left"), [(7, "2h"), (8, "1h")])
    def test_cavalry_that_rides_on_does_not_spare_the_others_the_roll(
        self, orders: list[str], roll: int, left: str
    ) -> None:
        """5.7 The infantry has stopped, whether it has no points left or is left behind."""
        pos = turn({"roma": "rome 2h 1c"})
        do(pos, "activate roma", "take_all", "march capua", "march beneventum")
        assert pos.column is not None
        pos.column.bonus, pos.column.strain = 1, 8
        do(rig(pos, roll, 8), "march venusia", *orders)
        assert there(pos, "venusia").removesuffix(" 1c") == left
        do(pos, "halt")
        assert (step(pos), there(pos, "venusia").removesuffix(" 1c")) == ("Actions", left)

    @pytest.mark.rule("5.6")
    def test_a_leader_whose_last_unit_a_forced_march_costs(self) -> None:
        """5.6 His army is eliminated: so is he, and the enemy scores him, as in the Alps (4.3)."""
        pos = turn({"roma": "rome 1h"}, {"marcellus": "roma"})
        do(pos, "activate roma", "take_all", "march capua")
        assert pos.column is not None
        pos.column.strain = 8
        do(rig(pos, 8), "halt")
        assert pos.at[BOARD.leader["marcellus"]] == DEAD
        assert points_of(pos, C) == BOARD.leader_vp[BOARD.leader["marcellus"]]

    @pytest.mark.rule("5.7")
    def test_who_stays_before_a_forced_march_begins_does_not_roll(self) -> None:
        pos = turn({"roma": "rome 1h 1c"})
        do(pos, "activate roma", "take_all")
        assert pos.column is not None
        pos.column.strain = 8
        do(rig(pos, 8), "leave rome_heavy_infantry", "march capua", "halt")
        assert there(pos, "roma") == "1h"


class TestMeetings:
    def test_an_army_fights_whom_it_meets_and_goes_on(self) -> None:
        """4.2 After a victory with the points that are left."""
        pos = rig(turn({"roma": "rome 3h", "capua": "carthage 1l"}), 1, 7, 7, 7)
        do(pos, "activate roma", "take_all", "march capua")
        assert there(pos, "capua", C) == ""
        do(pos, "march beneventum")
        assert stacks(pos, "beneventum") == {"rome*": "3h"}

    def test_losses_are_those_who_cannot_go_on(self) -> None:
        pos = turn({"roma": "rome 2h", "capua": "rome* 1h"})
        do(pos, "activate roma", "take_all", "march capua")
        pos.take(BOARD.region["capua"], 1, ONE[HEAVY])  # one of the three is lost
        do(pos, "march beneventum")
        assert (there(pos, "beneventum"), there(pos, "capua")) == ("2h", "")

    def test_an_army_that_has_lost_moves_no_more(self) -> None:
        pos = rig(turn({"roma": "rome 1h 1c", "capua": "carthage 6h"}), *[7] * 20)
        do(pos, "activate roma", "take_all", "march capua")
        fought(pos)
        assert pos.column is None

    @pytest.mark.rule("5.4")
    def test_where_it_came_from_is_known(self) -> None:
        pos = turn({"roma": "rome 5h", "capua": "carthage 5h"})
        do(pos, "activate roma", "take_all", "march capua")
        assert pos.battle is not None
        assert [arrival[0] for arrival in pos.battle.arrivals] == [BOARD.region["roma"]]

    @pytest.mark.rule("5.6")
    def test_leaders_without_units_are_eliminated(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"hannibal": "capua"})
        do(pos, "activate roma", "take_all", "march capua")
        assert pos.at[BOARD.leader["hannibal"]] == DEAD
        assert points_of(pos, R) == 6

    @pytest.mark.rule("5.6")
    def test_but_not_inside_a_city(self) -> None:
        pos = turn({"roma": "rome 3h"}, {"hannibal": "capua/in"}, owner={"capua": "carthage"})
        do(pos, "activate roma", "take_all", "march capua")
        assert where(pos, "hannibal") == "capua/in"

    @pytest.mark.rule("5.6")
    def test_leaders_left_alone_before_a_city_are_caught_by_its_garrison(self) -> None:
        pos = turn({"capua": "carthage 3h", "capua/in": "rome 2h"}, {"magon": "capua"}, first=C)
        do(pos, "activate capua", "take_all", "stay magon", "march bovianum")
        assert there(pos, "capua", R) == "2h"
        assert pos.at[BOARD.leader["magon"]] == DEAD
        assert points_of(pos, R) == 2

    @pytest.mark.rule("7")
    def test_aggression_comes_before_the_battle(self) -> None:
        """7 The state joins the other power, and its men fight for it."""
        pos = rig(turn({"sicca": "carthage 8h", "cirta": "massilia 2h"}, first=C), *[1] * 30)
        events = told(pos, "activate sicca", "take_all", "march cirta")
        assert kinds(events).index("aggression") < kinds(events).index("alliance")
        assert (pos.track[3], points_of(pos, R)) == (2, 2)
        assert there(pos, "cirta", "massilia") == "4h"
        assert step(pos) == "Refuge"

    @pytest.mark.rule("7")
    def test_a_friendly_state_is_neutral_too(self) -> None:
        pos = turn({"sicca": "carthage 8h"}, first=C, track={"massilia": -1})
        do(pos, "activate sicca", "take_all", "march theveste")
        assert pos.track[3] == -1  # not its land
        pos = turn({"sicca": "carthage 8h"}, first=C, track={"massilia": -1})
        do(pos, "activate sicca", "take_all", "march cirta")
        assert pos.track[3] == 2


@pytest.mark.rule("6.1")
class TestWalls:
    """6, example 11 Before a battle the defender may go into his city; the rest must fight."""

    def attack(self, **words: Any) -> War:
        pos = turn(
            {"bovianum": "carthage 9h", "capua": "rome 7h 2c"}, words.pop("leaders", None), first=C, **words
        )
        return do(pos, "activate bovianum", "take_all", "march capua")

    def test_as_many_as_the_city_takes(self) -> None:
        """Twice its level of 4."""
        pos = self.attack()
        assert (step(pos), to_move(pos)) == ("Refuge", R)
        refused(pos, "take rome_heavy_infantry", "6", "no-city-chosen")
        refused(pos, "walls roma", "6", "city-not-in-region")
        do(pos, "walls capua")
        refused(pos, "take_all", "6", "city-too-small-for-all")
        refused(pos, "walls capua", "6", "city-chosen")
        refused(pos, "take rome_ship", "6", "unit-not-there-to-go-inside")
        do(pos, *["take rome_heavy_infantry"] * 7, "take rome_cavalry")
        assert there(pos, "capua/in") == "7h 1c"
        assert pos.battle is not None  # the last one must fight
        assert there(pos, "capua", R) == "1c"

    def test_all_of_them(self) -> None:
        pos = turn({"bovianum": "carthage 9h", "capua": "rome 3h"}, {"consul_1": "capua"}, first=C)
        do(pos, "activate bovianum", "take_all", "march capua", "walls capua", "take_all")
        assert there(pos, "capua/in") == "3h"
        assert where(pos, "consul_1") == "capua/in"
        assert pos.battle is None
        do(pos, "march beneventum")  # who is inside stops nobody

    def test_leaders_go_in_with_the_last_unit(self) -> None:
        pos = turn({"bovianum": "carthage 9h", "capua": "rome 1h"}, {"consul_1": "capua"}, first=C)
        do(pos, "activate bovianum", "take_all", "march capua", "walls capua")
        refused(pos, "lead hannibal", "6", "leader-not-there-to-go-inside")
        do(pos, "take rome_heavy_infantry")
        assert where(pos, "consul_1") == "capua/in"

    @pytest.mark.rule("5.6")
    def test_no_leader_goes_in_alone(self) -> None:
        """5.6 Leaders do not move by themselves: he goes in with units, or to units that are inside."""
        pos = turn({"bovianum": "carthage 9h", "capua": "rome 2h"}, {"consul_1": "capua"}, first=C)
        do(pos, "activate bovianum", "take_all", "march capua", "walls capua")
        refused(pos, "lead consul_1", "5.6", "leaders-alone")
        do(pos, "take rome_heavy_infantry", "lead consul_1")
        assert where(pos, "consul_1") == "capua/in"

    def test_or_none(self) -> None:
        pos = self.attack()
        do(pos, "done")
        assert pos.battle is not None
        assert there(pos, "capua/in") == ""

    def test_not_into_an_enemys_city(self) -> None:
        pos = self.attack(owner={"capua": "carthage"})
        assert pos.battle is not None

    def test_not_into_a_city_that_is_full(self) -> None:
        pos = turn({"bovianum": "carthage 9h", "capua": "rome 2h", "capua/in": "rome 8h"}, first=C)
        events = told(pos, "activate bovianum", "take_all", "march capua")
        assert "battle" in kinds(events)
        assert "went-inside" not in kinds(events)

    def test_two_cities(self) -> None:
        pos = turn({"genua": "carthage 9h", "boii": "rome 6h"}, first=C, attitude={"boii": 2})
        pos.attitude[BOARD.region["boii"]] = -2
        do(pos, "activate genua", "take_all", "march boii")
        assert choices(pos, "walls") == {"placentium", "cremona"}
        do(pos, "walls placentium", *["take rome_heavy_infantry"] * 4)
        refused(pos, "take rome_heavy_infantry", "6", "city-full")
        do(pos, "walls cremona", "take_all")
        assert (there(pos, "placentium/in"), there(pos, "cremona/in")) == ("4h", "2h")

    def test_not_into_the_city_beside_it_that_is_the_enemys(self) -> None:
        pos = turn({"genua": "carthage 9h", "boii": "rome 6h"}, first=C, owner={"placentium": "carthage"})
        pos.attitude[BOARD.region["boii"]] = -2
        do(pos, "activate genua", "take_all", "march boii")
        refused(pos, "walls placentium", "6", "not-your-city")

    def test_out_of_the_walls_means_battle(self) -> None:
        """9.3 Who comes out where an enemy stands must fight; it costs no point."""
        pos = turn({"capua": "carthage 1l", "capua/in": "rome 3h"})
        do(pos, "activate capua", "take_all")
        refused(pos, "march roma", "6", "out-of-the-walls-first")
        refused(pos, "assault capua", "6", "army-inside-the-walls")
        rig(pos, 1, 7, 7, 7)
        do(pos, "march capua")
        assert there(pos, "capua") == "3h"
        do(pos, "march roma", "march cosa")
        assert there(pos, "cosa") == "3h"

    def test_the_player_says_out_of_which_of_two_cities(self) -> None:
        pos = turn(
            {
                "boii": "carthage 1l",
                "placentium/in": "rome 2h",
                "cremona/in": "rome 1h 1l",
                "capua": "rome 1h",
            },
            attitude={"boii": 2},
        )
        do(pos, "activate boii")
        assert choices(pos, "city") == {"placentium", "cremona"}
        refused(pos, "city capua", "4.2", "unit-not-here")
        do(pos, "city cremona")
        refused(pos, "city placentium", "4.2", "all-are-taken")
        do(pos, "leave rome_light_infantry")
        rig(pos, 1, 7, 1)
        do(pos, "march boii")
        assert (there(pos, "boii"), there(pos, "cremona/in"), there(pos, "placentium/in")) == (
            "1l 3h",
            "",
            "",
        )

    def test_no_city_is_named_where_there_is_one_army(self) -> None:
        pos = turn({"capua": "carthage 1l", "capua/in": "rome 3h"})
        do(pos, "activate capua")
        refused(pos, "city capua", "4.2", "no-garrison-to-choose")
        do(pos, "take rome_heavy_infantry")
        refused(pos, "city capua", "4.2", "column-being-formed")

    def test_relief_and_sortie_fight_together(self) -> None:
        """6.2 If the region of the city is activated too."""
        pos = turn({"capua": "carthage 5h", "capua/in": "rome 3h", "roma": "rome 4h"}, siege={"capua": 4})
        do(pos, "activate roma", "converge capua", "take_all", "march capua")
        do(pos, "activate capua", "take_all")
        event = only(told(rig(pos, *[1] * 60), "march capua"), "battle")
        assert (event.args["attackers"], event.args["defenders"]) == (7, 5)
        assert pos.battle is not None
        came = {arrival[0] for arrival in pos.battle.arrivals}
        assert came == {BOARD.region["roma"], BOARD.walls + BOARD.city["capua"]}


@pytest.mark.rule("10.4")
class TestSyracuse:
    def meet(self) -> War:
        pos = turn(
            {"leontini": "syracuse 3h", "agrigentum": "rome 3h"}, first=S, players=3, initiative={S: 3, R: 1}
        )
        return do(pos, "activate leontini", "take_all", "march agrigentum")

    def test_peace_if_both_want_it(self) -> None:
        pos = self.meet()
        assert (step(pos), to_move(pos)) == ("Parley", S)
        do(pos, "peace")
        assert (step(pos), to_move(pos)) == ("Parley", R)
        do(pos, "peace")
        assert pos.battle is None
        assert there(pos, "agrigentum") == "6h"

    @pytest.mark.rule("6.1", "6.2")
    def test_who_is_at_peace_with_an_army_leaves_its_city_alone(self) -> None:
        pos = turn({"leontini": "syracuse 9h", "agrigentum": "rome 1h"}, first=S, players=3)
        do(pos, "activate leontini", "take_all", "march agrigentum", "peace", "peace")
        refused(pos, "assault agrigentum", "10.4", "peace-with-its-army")
        refused(pos, "besiege agrigentum", "10.4", "peace-with-its-army")

    @pytest.mark.rule("6.2")
    def test_who_makes_his_peace_with_an_army_besieges_its_city_no_longer(self) -> None:
        """Nor does he go on with a siege when a relief comes; another's siege is not theirs to end."""
        forces = {"agrigentum": "syracuse 9h", "lilibaeum": "rome 3h"}
        pos = turn(forces, players=3, siege={"agrigentum": 1})
        do(pos, "activate lilibaeum", "take_all", "march agrigentum", "peace", "peace")
        assert (ring(pos, "agrigentum"), level(pos, "agrigentum")) == ("untouched", 2)
        pos = turn(forces, players=3, owner={"agrigentum": "carthage"}, siege={"agrigentum": 1})
        do(pos, "activate lilibaeum", "take_all", "march agrigentum", "peace", "peace")
        assert (ring(pos, "agrigentum"), level(pos, "agrigentum")) == ("besieged", 1)

    @pytest.mark.parametrize("answers", [["fight"], ["peace", "fight"]])
    def test_else_war(self, answers: list[str]) -> None:
        pos = do(self.meet(), *answers)
        assert step(pos) == "Refuge"
        do(pos, "done")
        assert pos.battle is not None

    def test_rome_and_carthage_do_not_ask(self) -> None:
        pos = turn({"leontini": "carthage 3h", "agrigentum": "rome 3h"}, first=C, players=3)
        do(pos, "activate leontini", "take_all", "march agrigentum")
        assert step(pos) == "Refuge"
        refused(pos, "peace", "10.4", "when-peace")

    def test_each_enemy_in_its_turn(self) -> None:
        """Rome and Syracuse stand together: Carthage meets both."""
        pos = turn({"panormus": "carthage 9h", "agrigentum": "rome 1l; syracuse 1l"}, first=C, players=3)
        do(pos, "activate panormus", "take_all", "march agrigentum", "done")
        rig(pos, 1, 1, *[7] * 9)
        fought(pos)
        assert step(pos) == "Parley"
        do(pos, "peace", "peace")
        assert there(pos, "agrigentum") == "1l 9h"


@pytest.mark.rule("4.3")
class TestAlps:
    def cross(self, *rolls: int, leaders: dict[str, str] | None = None, units: str = "4h 1e 1c") -> War:
        pos = turn(
            {"allobroges": f"carthage {units}"}, leaders, first=C, attitude={"allobroges": -2, "taurini": -2}
        )
        do(pos, "activate allobroges", "take_all")
        return rig(pos, *rolls)

    def test_a_die_for_every_unit_and_8_is_lost(self) -> None:
        pos = self.cross(8, 7, 9, 1, 10, 2)
        event = only(told(pos, "march taurini"), "alps")
        assert event.args["rolls"] == [8, 7, 9, 1, 10, 2]
        assert there(pos, "taurini") == "2h 1e"
        assert event.args["count"] == 3

    def test_the_move_is_over(self) -> None:
        """Whatever points are left, also for cavalry."""
        pos = self.cross(1, 1, units="2c")
        do(pos, "march taurini")
        assert pos.orders is None
        assert stacks(pos, "taurini") == {"carthage*": "2c"}

    def test_no_siege_or_assault_after_it(self) -> None:
        pos = turn(
            {"deciates": "carthage 6h", "ligures": "carthage 1h"},
            first=C,
            attitude={"deciates": -2, "ligures": -2},
        )
        rig(do(pos, "activate deciates", "take_all"), *[1] * 6)
        do(pos, "march ligures")
        assert pos.orders is None

    def test_leaders_do_not_roll_and_fall_with_their_last_unit(self) -> None:
        pos = self.cross(9, leaders={"magon": "allobroges"}, units="1h")
        do(pos, "march taurini")
        assert pos.at[BOARD.leader["magon"]] == DEAD
        assert points_of(pos, R) == 2

    @pytest.mark.rule("1.3.3")
    def test_hasdrubal_loses_only_on_9(self) -> None:
        pos = self.cross(8, 9, leaders={"hasdrubal": "allobroges"}, units="2h")
        do(pos, "march taurini")
        assert there(pos, "taurini") == "1h"

    @pytest.mark.rule("5.7")
    def test_mountain_guides(self) -> None:
        card = next(c for c in BOARD.cards if BOARD.effect_id[c.effect] == "mountain_guides" and c.deck == 1)
        pos = turn(
            {"allobroges": "carthage 2h"},
            first=C,
            attitude={"allobroges": -2, "taurini": -2},
            hands={C: [card.id]},
        )
        rig(do(pos, "activate allobroges", "take_all", "march taurini"), 9, 10)
        assert step(pos) == "Window"
        do(pos, f"effect {card.id}")
        assert there(pos, "taurini") == "1h"

    def test_losses_come_before_a_battle(self) -> None:
        pos = turn(
            {"allobroges": "carthage 3h", "taurini": "rome 1h"},
            first=C,
            attitude={"allobroges": -2, "taurini": -2},
        )
        rig(do(pos, "activate allobroges", "take_all"), 8, 8, 8)
        do(pos, "march taurini")
        assert pos.battle is None
        assert there(pos, "taurini") == "1h"

    def test_other_ways_need_no_dice(self) -> None:
        pos = turn({"insumbres": "carthage 3h"}, first=C, attitude={"insumbres": -2, "taurini": -2})
        do(pos, "activate insumbres", "take_all")
        assert "alps" not in kinds(told(pos, "march taurini"))


class TestDeeds:
    """6.1, 6.2, 12.1 What an army does where it stands, for its points."""

    @pytest.mark.rule("6.1")
    def test_two_points_are_two_assaults(self) -> None:
        pos = turn({"cosa": "rome 1h", "capua": "carthage 6h 2c"}, first=C)
        do(pos, "activate capua", "take_all")
        rig(pos, *[1] * 40)
        do(pos, "assault capua")
        assert stacks(pos, "capua") == {"carthage": "2c", "carthage*": "6h"}
        do(pos, "assault capua")
        refused(pos, "assault capua", "6.1", "no-points-to-storm")
        do(pos, "march bovianum")  # the horse has its points
        assert (there(pos, "capua"), there(pos, "bovianum")) == ("6h", "2c")

    @pytest.mark.rule("6.1")
    def test_what_an_army_cannot_storm(self) -> None:
        pos = turn({"capua": "carthage 6h 2c"}, first=C)
        do(pos, "activate capua", "take carthage_cavalry")
        refused(pos, "assault capua", "6.1", "only-infantry-storms")
        do(pos, "take_all")
        refused(pos, "assault roma", "6.1", "army-not-before-city")
        refused(pos, "besiege roma", "6.1", "army-not-before-city")
        pos = do(turn({"capua": "rome 6h"}), "activate capua", "take_all")
        refused(pos, "assault capua", "6")

    @pytest.mark.rule("6.2")
    def test_a_siege_ends_the_move_and_costs_a_point(self) -> None:
        pos = turn({"bovianum": "carthage 6h"}, first=C)
        do(pos, "activate bovianum", "take_all", "march capua", "besiege capua")
        assert ring(pos, "capua") == "besieged"
        assert pos.orders is None
        pos = turn({"luceria": "carthage 6h"}, first=C)
        do(pos, "activate luceria", "take_all", "march bovianum", "march capua")
        assert (ring(pos, "capua"), pos.orders) == ("untouched", None)

    @pytest.mark.rule("6.2")
    def test_not_without_a_point(self) -> None:
        pos = turn({"luceria": "carthage 6h 1c"}, first=C)
        do(pos, "activate luceria", "take_all", "march bovianum", "march capua")
        refused(pos, "besiege capua", "6.2", "no-points-to-besiege")

    @pytest.mark.rule("6.2")
    def test_a_siege_is_over_when_the_army_leaves(self) -> None:
        pos = turn({"capua": "carthage 6h", "capua/in": "rome 1h"}, first=C, siege={"capua": 2})
        do(pos, "activate capua", "take_all", "march bovianum")
        assert (ring(pos, "capua"), level(pos, "capua")) == ("untouched", 4)
        assert (there(pos, "capua"), there(pos, "capua/in")) == ("1h", "")

    @pytest.mark.rule("12.1")
    def test_ravaging_costs_infantry_1_and_cavalry_2(self) -> None:
        """12.1 Infantry may move 1 region and ravage, cavalry 1 or 2."""
        pos = turn({"bovianum": "carthage 4h 1c"}, first=C, ravaging=True, talents={C: 0})
        do(pos, "activate bovianum", "take_all", "march capua", "ravage")
        assert pos.talents[1] == 1
        refused(pos, "ravage", "12.1", "no-points-to-ravage")
        do(pos, "march beneventum")
        assert (there(pos, "capua"), there(pos, "beneventum")) == ("4h", "1c")
        pos = turn({"luceria": "carthage 5c"}, first=C, ravaging=True)
        do(pos, "activate luceria", "take_all", "march bovianum", "march capua", "ravage")
        assert (pos.talents[1], pos.orders) == (1, None)

    @pytest.mark.rule("12.1")
    def test_a_region_can_be_ravaged_again_up_to_its_income(self) -> None:
        pos = turn({"capua": "carthage 19h"}, first=C, ravaging=True)
        do(pos, "activate capua", "take_all", "ravage")
        assert pos.talents[1] == 3
        do(pos, "ravage")
        assert pos.talents[1] == 4  # the income of Capua
        pos = turn({"capua": "carthage 25h"}, first=C, ravaging=True)
        do(pos, "activate capua", "take_all", "ravage")
        refused(pos, "ravage", "12.1", "nothing-left-to-ravage")

    @pytest.mark.rule("12.1")
    def test_what_cannot_be_ravaged(self) -> None:
        pos = turn(
            {"roma": "rome 3h", "insumbres": "rome 3h", "capua": "carthage 1h"},
            ravaging=True,
            attitude={"insumbres": 2},
        )
        do(pos, "activate insumbres", "take_all")
        refused(pos, "ravage", "12.1", "land-of-a-tribe")
        pos = do(turn({"roma": "rome 3h"}, ravaging=True), "activate roma", "take_all")
        refused(pos, "ravage", "12.1", "not-enemy-land")
        pos = do(turn({"roma": "rome 3h"}), "activate roma", "take_all")
        refused(pos, "ravage", "12.1", "no-ravaging-in-this-game")

    @pytest.mark.rule("12.1", "10.4")
    def test_who_stands_in_peace_beside_its_owners_army_does_not_ravage_a_land(self) -> None:
        """He would have to beat that army first (5.1). A third side's land is an enemy's all the same, and one's
        who is behind his walls."""
        pos = turn({"syracusae": "rome 5h; syracuse 5h"}, players=3, ravaging=True)
        do(pos, "activate syracusae", "take_all")
        refused(pos, "ravage", "10.4", "peace-with-its-army")
        pos = turn({"syracusae": "rome 5h", "syracusae/in": "syracuse 5h"}, players=3, ravaging=True)
        assert do(pos, "activate syracusae", "take_all", "ravage").talents[0] == 1
        pos = turn({"capua": "carthage 5h; syracuse 5h"}, first=C, players=3, ravaging=True)
        assert do(pos, "activate capua", "take_all", "ravage").talents[1] == 1

    @pytest.mark.rule("10.1")
    def test_those_who_met_go_on_together_or_not_at_all(self) -> None:
        pos = turn({"luceria": "carthage 6h", "beneventum": "carthage 6h"}, first=C)
        do(pos, "activate luceria", "converge capua", "take_all", "march beneventum")
        do(pos, "activate beneventum", "take_all", "march capua")
        refused(pos, "march roma", "10.1", "all-go-on-together")
        do(pos, "besiege capua")
        assert ring(pos, "capua") == "besieged"
