"""11 Rout points, withdrawal and victory."""

from __future__ import annotations

import pytest

from bellum.games.spqr.marks import AWAY, KILLED
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.turn import judge
from tests.spqr.command_kit import activations
from tests.spqr.kit import leader_of, scene, start, unit_of


def lose(pos: Battlefield, seat: int, points: int) -> None:
    """A side has lost so many points, by leaders who came back."""
    pos.fallen[seat] = points - (pos.points(seat) - pos.fallen[seat])


def judged(carthage: int, rome: int) -> Battlefield:
    """Cannae after losses of the two sides, above their levels or below."""
    pos = start("cannae")
    for seat, excess in enumerate((carthage, rome)):
        lose(pos, seat, pos.field.limit_points[seat] + excess)
    judge(pos)
    return pos


class TestPoints:
    @pytest.mark.rule("11.2")
    @pytest.mark.parametrize(
        ("scenario", "unit", "points"),
        [
            ("cannae", "x_ha_a", "tq"),
            ("cannae", "ba_sk_1", 2),
            ("zama", "af_el_1", 2),
            ("cannae", "hannibal_le", 0),
        ],
    )
    def test_of_units(self, scenario: str, unit: str, points: int | str) -> None:
        pos = start(scenario)
        number = unit_of(pos, unit)
        pos.kill(number)
        assert pos.points(pos.field.side[number]) == (pos.field.tq[number] if points == "tq" else points)

    @pytest.mark.rule("11.2")
    def test_a_phalanx_of_tq_7_is_worth_14(self) -> None:
        """X44"""
        found = 0
        for scenario in ("cannae", "zama", "beneventum", "cynoscephalae", "bagradas"):
            field = start(scenario).field
            for unit in range(field.units):
                if field.two_hex[unit]:
                    assert field.points[unit] == 2 * field.tq[unit]
                    found += field.tq[unit] == 7
        assert found > 0

    @pytest.mark.rule("11.2")
    @pytest.mark.parametrize(
        ("leader", "points"), [("hannibal", 35), ("paullus", 25), ("tr_cassus", 3), ("pe_falco", 3)]
    )
    def test_of_leaders(self, leader: str, points: int) -> None:
        """11.2 Named ones five times their initiative, tribunes and prefects once."""
        pos = start("cannae")
        number = leader_of(pos, leader)
        pos.kill_leader(number)
        assert pos.points(pos.field.leader_side[number]) == points

    @pytest.mark.rule("11.2")
    def test_of_a_replacement_its_initiative(self) -> None:
        pos = start("cannae")
        number = leader_of(pos, "replacement_1")
        pos.role[number] = KILLED
        assert pos.points(0) == 3

    @pytest.mark.rule("11.1", "10.45")
    def test_not_of_those_who_are_away_in_pursuit(self) -> None:
        pos = start("cannae")
        unit = unit_of(pos, "sp_hc_1")
        pos.lift(unit)
        pos.mark[unit] |= AWAY
        assert pos.points(0) == 0


class TestOutcome:
    @pytest.mark.rule("11.1")
    def test_below_both_levels_the_battle_goes_on(self) -> None:
        pos = judged(-1, -1)
        assert pos.outcome is None

    @pytest.mark.rule("11.3", "11.1")
    @pytest.mark.parametrize(("losses", "winner"), [((0, -1), 1), ((-1, 0), 0), ((-50, 3), 0)])
    def test_who_reaches_his_level_has_lost(self, losses: tuple[int, int], winner: int) -> None:
        outcome = judged(*losses).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.rule) == ((winner,), "withdrawal", "11.3")

    @pytest.mark.rule("11.4")
    @pytest.mark.parametrize(("losses", "winners"), [((3, 5), (0,)), ((9, 0), (1,)), ((4, 4), ())])
    def test_of_two_who_do_the_one_with_less_above_it_wins(
        self, losses: tuple[int, int], winners: tuple[int, ...]
    ) -> None:
        outcome = judged(*losses).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.rule) == (winners, "both", "11.4")

    @pytest.mark.rule("11.4")
    @pytest.mark.parametrize(("turn", "over"), [(9, False), (10, True)])
    def test_a_limit_of_turns_compares_in_the_same_way(self, turn: int, over: bool) -> None:
        pos = start("cannae", turns=10)
        pos.turn = turn
        lose(pos, 0, 10)
        lose(pos, 1, 20)
        judge(pos)
        assert (pos.outcome is not None) is over
        if pos.outcome is not None:
            excess = [pos.points(seat) - pos.field.limit_points[seat] for seat in (0, 1)]
            assert pos.outcome.winners == (excess.index(min(excess)),)
            assert pos.outcome.reason == "turns"

    @pytest.mark.rule("11.1")
    def test_it_is_judged_at_the_end_of_a_turn_only(self) -> None:
        pos = activations(scene({"ce_mi_1": "2008 w"}, {"hannibal": "2109"}))
        lose(pos, 0, 999)
        assert pos.outcome is None
        from_here = pos.legal(0)
        pos.play(0, from_here[-1])
        assert pos.outcome is not None
        assert pos.outcome.winners == (1,)

    @pytest.mark.rule("11.3")
    def test_scores_are_what_the_other_side_has_lost(self) -> None:
        pos = judged(5, -10)
        assert pos.outcome is not None
        assert pos.outcome.scores == (pos.points(1), pos.points(0))
