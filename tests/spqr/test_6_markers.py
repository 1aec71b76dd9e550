"""6.58, 6.59 Markers of pre-arranged withdrawal, and that nothing gives a bluff away."""

from __future__ import annotations

import pytest

from bellum.games.spqr.markers import Placing, holds, lies, may_place, phases_known, phases_of, withdrawn
from bellum.games.spqr.marks import MARKED, REAL, SHOWN
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.turn import MARKERS
from tests.spqr.command_kit import activations, active, finished, role, seat_to_move
from tests.spqr.kit import advance, choices, do, leader_of, legal, refused, rig, scene, start, told

FOOT = {"ce_mi_1": "2008 w hits=5", "sp_hi_1": "2009 w", "nu_lc_1": "2014 w"}
LEADERS = {"hannibal": "2109", "mago": "2108", "maharbal": "2114"}


def placing(units: dict[str, str] = FOOT, leaders: dict[str, str] = LEADERS) -> Battlefield:
    return activations(scene(units, leaders), MARKERS)


class TestPlacing:
    @pytest.mark.rule("6.58")
    @pytest.mark.parametrize(
        ("scenario", "seats"),
        [
            ("beneventum", ["epirus"]),
            ("bagradas", ["carthage"]),
            ("cannae", ["carthage"]),
            ("zama", ["carthage", "rome"]),
            ("cynoscephalae", ["macedon"]),
        ],
    )
    def test_armies_with_an_elite_commander_or_one_of_6(self, scenario: str, seats: list[str]) -> None:
        pos = activations(start(scenario), MARKERS)
        asked = []
        while "done" in legal(pos) and choices(pos, "bluff"):
            asked.append(seat_to_move(pos))
            do(pos, "done")
        assert asked == seats

    @pytest.mark.rule("6.58")
    def test_not_once_the_commander_is_dead(self) -> None:
        pos = scene(FOOT, LEADERS)
        assert may_place(pos, 0)
        pos.kill_leader(leader_of(pos, "hannibal"))
        assert not may_place(pos, 0)

    @pytest.mark.rule("6.59")
    def test_before_any_unit_moves(self) -> None:
        pos = placing()
        assert seat_to_move(pos) == "carthage"
        assert choices(pos, "marker") == {"mago"}
        assert choices(pos, "bluff") == {"mago", "maharbal"}
        do(pos, "done")
        assert choices(pos, "elite")
        refused(pos, "marker mago", "6.59", "when-marker")

    @pytest.mark.rule("6.59")
    def test_a_real_one_needs_a_line_of_foot_in_range(self) -> None:
        pos = placing()
        refused(pos, "marker maharbal", "6.59", "no-foot-line-in-range")

    @pytest.mark.rule("6.58", "6.59")
    def test_one_under_each_leader_but_the_commander(self) -> None:
        pos = do(placing(), "bluff mago")
        refused(pos, "marker mago", "6.58", "one-marker-for-a-leader")
        refused(pos, "bluff hannibal", "6.59", "no-marker-under-commander")
        refused(pos, "bluff varro", "6.59", "marker-under-own-leader")

    @pytest.mark.rule("4.83", "6.59")
    def test_none_under_a_leader_of_elephants(self) -> None:
        leaders = {"hannibal": "2520", "elephant_leader_1": "2620"}
        pos = scene({"af_el_1": "2620 e"}, leaders, scenario="zama", steps=[Placing(0)])
        refused(pos, "bluff elephant_leader_1", "4.83", "elephant-leader-gives-no-orders")

    @pytest.mark.rule("6.59")
    def test_only_the_owner_is_told_what_it_is(self) -> None:
        for verb, word in (("marker", "yes"), ("bluff", "no")):
            events = told(placing(), f"{verb} mago")
            assert [event.kind for event in events] == ["marker-placed"]
            assert events[0].seen_by(0)["args"] == {"seat": "carthage", "leader": "mago", "real": word}
            assert events[0].seen_by(1)["args"] == {"seat": "carthage", "leader": "mago"}


class TestShowing:
    @pytest.mark.rule("6.59")
    @pytest.mark.parametrize(("verb", "real"), [("marker", True), ("bluff", False)])
    def test_when_the_leader_is_activated(self, verb: str, real: bool) -> None:
        pos = do(placing(), f"{verb} mago", "done", "pass")
        assert lies(pos, leader_of(pos, "mago"))
        events = told(pos, "activate mago")
        shown = [event.args for event in events if event.kind == "marker-shown"]
        assert shown == [{"leader": "mago", "real": "yes" if real else "no"}]
        assert role(pos, "mago") & (MARKED | SHOWN) == SHOWN
        assert holds(pos, leader_of(pos, "mago")) is real

    @pytest.mark.rule("6.59")
    def test_not_when_he_is_passed_over(self) -> None:
        pos = do(placing(), "marker mago", "done", "pass", "skip mago")
        assert lies(pos, leader_of(pos, "mago"))

    @pytest.mark.rule("6.59")
    def test_his_line_does_not_move_then_but_may_do_all_else(self) -> None:
        pos = do(placing(), "marker mago", "done", "pass", "activate mago")
        do(pos, "order sp_hi_1")
        refused(pos, "step nw", "6.59", "line-waits-to-withdraw")
        do(pos, "stop", "recover ce_mi_1")
        assert pos.hits[pos.field.unit["ce_mi_1"]] == 3

    @pytest.mark.rule("6.59")
    def test_with_a_bluff_it_does(self) -> None:
        pos = do(placing(), "bluff mago", "done", "pass", "activate mago", "order sp_hi_1", "step nw", "stop")
        assert pos.hex[pos.field.unit["sp_hi_1"]] != 0

    @pytest.mark.rule("6.59")
    def test_another_leader_may_move_it(self) -> None:
        pos = do(placing(), "marker mago", "done", "elite hannibal", "order sp_hi_1", "step nw")
        assert active(pos) == "hannibal"

    @pytest.mark.rule("6.59", "5.15")
    def test_a_leader_whose_line_withdrew_is_finished(self) -> None:
        pos = do(placing(), "marker mago", "done", "pass")
        withdrawn(pos, leader_of(pos, "mago"))
        assert finished(pos, "mago")
        assert not lies(pos, leader_of(pos, "mago"))
        refused(advance(pos), "activate mago", "5.13", "leader-cannot-be-activated")

    @pytest.mark.rule("6.59")
    def test_all_of_it_lasts_until_the_turn_ends(self) -> None:
        pos = do(placing(), "marker mago", "bluff maharbal", "done", "pass")
        do(pos, "activate mago", "done", "skip maharbal", "skip hannibal")
        assert role(pos, "mago") == role(pos, "maharbal") == 0


class TestTheCommandersPhases:
    """6.58 With an order to withdraw the commander has two phases; nobody else can tell before he has had them."""

    def second_phase(self, *markers: str) -> Battlefield:
        """Hannibal has had two phases in a row, the first of them elite."""
        pos = do(placing(), *markers, "done", "elite hannibal", "recover ce_mi_1", "done")
        do(pos, "skip mago", "skip maharbal", "activate hannibal", "recover ce_mi_1", "done")
        return pos

    @pytest.mark.rule("6.58", "5.14")
    def test_without_markers_a_third_one(self) -> None:
        assert "momentum" in legal(self.second_phase())

    @pytest.mark.rule("6.58")
    def test_not_with_an_order_that_lies_there(self) -> None:
        pos = self.second_phase("marker mago")
        hannibal = leader_of(pos, "hannibal")
        assert (phases_of(pos, hannibal), phases_known(pos, hannibal)) == (2, 3)
        refused(pos, "momentum", "6.58", "commander-has-two-phases")
        assert legal(pos) == {"pass"}

    @pytest.mark.rule("6.58", "6.59")
    def test_he_is_asked_all_the_same(self) -> None:
        """6.59 The enemy sees the same question, the same prompt and the same seat to move, bluff or not."""
        real, bluff = self.second_phase("marker mago"), self.second_phase("bluff mago")
        for key in ("prompt", "to_move"):
            assert real.view(1)[key] == bluff.view(1)[key]
        assert "momentum" in legal(bluff)

    @pytest.mark.rule("6.58")
    def test_with_bluffs_only_a_third_one_gives_them_away(self) -> None:
        pos = self.second_phase("bluff mago")
        events = told(rig(pos, 0), "momentum")
        assert [event.args for event in events if event.kind == "marker-shown"] == [
            {"leader": "mago", "real": "no"}
        ]

    @pytest.mark.rule("6.58")
    def test_once_an_order_has_been_shown_he_is_not_asked(self) -> None:
        pos = do(placing(), "marker mago", "done", "elite hannibal", "recover ce_mi_1", "done")
        do(pos, "activate mago", "recover ce_mi_1", "done", "pass", "skip maharbal")
        do(pos, "activate hannibal", "lead hannibal", "step n", "stop")
        events = told(pos, "done")
        assert "turn" in [event.kind for event in events]

    @pytest.mark.rule("6.59")
    def test_views_of_both_worlds_are_the_same_to_the_enemy(self) -> None:
        real, bluff = do(placing(), "marker mago"), do(placing(), "bluff mago")
        for notation in ("done", "pass"):
            assert real.view(1) == bluff.view(1)
            do(real, notation)
            do(bluff, notation)
        assert real.view(1) == bluff.view(1)
        assert role(real, "mago") & REAL
        assert not role(bluff, "mago") & REAL
