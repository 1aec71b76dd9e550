"""What players that plan are given: whole moves, the tempo of a battle, an estimate by other weights."""

from __future__ import annotations

import random

import pytest

from bellum.games.spqr.game import GAME
from bellum.games.spqr.position import Battlefield
from bellum.kernel import Dice, key_of
from tests.spqr.command_kit import activations, phase
from tests.spqr.kit import do, scene
from tests.spqr.movement_kit import moving

LINE = {"x_ha_a": "2808 w", "x_ha_b": "2809 w", "ce_mi_1": "2008 e"}


def plans(pos: Battlefield, seat: int) -> list[list[str]]:
    """The plans of a seat, by notation."""
    return [[GAME.table.notation(action) for action in plan] for plan in pos.plans(seat)]


def steps(plan: list[str]) -> int:
    return sum(action.startswith("step") for action in plan)


def test_a_line_goes_forward_until_contact_or_stays() -> None:
    """5.23 Every maniple goes as far as it can, and its leader after it; or they stay and have nobody in range."""
    pos = do(phase(LINE, {"varro": "2909"}, "varro", turn=1), "line hastati")
    forward, stay = plans(pos, 1)
    assert {"unit x_ha_a", "unit x_ha_b", "lead varro"} <= set(forward)
    assert steps(forward[: forward.index("lead varro")]) == 10
    assert steps(stay) == 0
    assert stay[-1] == "done"


def test_a_line_that_stays_fires() -> None:
    near = {**LINE, "ce_mi_1": "2708 e", "ce_mi_2": "2709 e"}
    pos = do(phase(near, {"varro": "2909"}, "varro", turn=1), "line hastati")
    stay = plans(pos, 1)[-1]
    assert stay[1].startswith("fire ce_mi_")
    assert steps(stay) == 0


def test_a_leader_has_a_plan_for_each_way_to_begin() -> None:
    """5.2 With a line, with single units, or with nobody."""
    begins = {plan[0] for plan in plans(phase(LINE, {"varro": "2909"}, "varro"), 1)}
    assert {"line hastati", "done"} <= begins
    apart = {"sp_hi_1": "2520 e", "sp_hi_2": "2525 e", "i_ha_a": "2920 w", "i_ha_b": "2925 w"}
    begins = {plan[0] for plan in plans(phase(apart, {"hannibal": "2422"}, "hannibal"), 0)}
    assert {"order sp_hi_1", "order sp_hi_2", "done"} <= begins


def test_a_unit_goes_to_the_end_of_its_move() -> None:
    (plan,) = plans(moving("sp_hi_1", {"sp_hi_1": "2220 e", "i_ha_a": "3120 w"}), 0)
    assert steps(plan) == 5


def test_a_plan_does_not_see_the_dice() -> None:
    """2.3 It is the same whatever dice are to come."""
    pos = phase(LINE, {"varro": "2909"}, "varro")
    assert pos.with_dice(Dice(key_of("other"))).plans(1) == pos.plans(1)


def test_nobody_else_has_a_plan() -> None:
    pos = phase(LINE, {"varro": "2909"}, "varro")
    assert pos.plans(0) == []
    assert scene({"sp_hi_1": "2220 e"}).plans(0) == []


@pytest.mark.parametrize("scenario", ["learning", "bagradas"])
def test_what_is_proposed_is_legal_and_time_goes_on(scenario: str) -> None:
    """At any moment of a battle; the tempo never falls, and a turn has more than one of its beats."""
    rng = random.Random(f"plans {scenario}")
    pos = GAME.new("plans", scenario, {})
    pos.advance()
    tempo = pos.tempo()
    for number in range(600):
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(2) if pos.owes(seat))
        legal = pos.legal(seat)
        prior = pos.prior(seat)
        assert prior
        assert set(prior) <= set(legal)
        assert len(set(prior)) == len(prior)
        if number % 5 == 0:
            assert all(plan[0] in legal for plan in pos.plans(seat))
        pos.apply(seat, rng.choice(prior))
        assert pos.tempo() >= tempo
        tempo = pos.tempo()


def test_the_tempo_counts_orders_phases() -> None:
    """5.2 One more when a phase ends, whatever was done in it."""
    pos = activations(scene(LINE, {"varro": "2909", "hannibal": "1909"}))
    before = pos.tempo()
    do(pos, "activate varro")
    assert pos.tempo() == before
    do(pos, "done")
    assert pos.tempo() == before + 1


def test_other_weights_give_another_estimate() -> None:
    assert GAME.weights is not None
    pos = scene({"sp_hi_1": "2620 e hits=4", "i_ha_a": "3120 w"})
    assert pos.estimate(0, GAME.weights.values) == pos.value(0)
    assert pos.estimate(0, GAME.weights.changed({"worn": 0.9})) < pos.value(0) < 0
