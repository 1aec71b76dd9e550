"""Standing orders of a battle: what was said of a unit, of a type or of the army, and what is still asked."""

from __future__ import annotations

import random

import pytest

import bellum
from bellum.games.spqr.answers import EntryFire
from bellum.games.spqr.position import Battlefield
from bellum.games.spqr.records import FIRST, Phase
from bellum.games.spqr.standing import NOTHING, ORDERS, weight
from tests.spqr.command_kit import activations
from tests.spqr.kit import advance, do, legal, owner_of, rig, scene, unit_of
from tests.spqr.movement_kit import begin, moving
from tests.spqr.test_7_facing import beside
from tests.spqr.test_9_elephants_shock import let_through
from tests.spqr.test_9_movement import stacks

GAME = bellum.game("spqr")


def answered(pos: Battlefield, *orders: str) -> str | None:
    """What the orders of whoever is asked play now; None if he is asked himself."""
    for order in orders:
        word, _, thing = order.partition(" ")
        assert GAME.order(word, thing or None) == order
    action = pos.answer_by(owner_of(pos), orders)
    return None if action < 0 else GAME.table.notation(action)


def nearing() -> Battlefield:
    """A phalanx is two hexes from velites."""
    return do(moving("af_ph_1", {"af_ph_1": "2620+2621 e", "i_ve_a": "2920 w"}), "step ne")


@pytest.mark.rule("6.51")
def test_light_foot_withdraws_from_anything_heavier():
    pos = nearing()
    assert answered(pos) is None
    for order in ("withdraw", "withdraw li", "withdraw i_ve_a"):
        assert answered(pos, order) == "withdraw i_ve_a"
    assert answered(pos, "withdraw hi") is None, "of the velites nothing was said"
    assert answered(pos, "stand") == "decline"
    do(pos, "withdraw i_ve_a")
    assert answered(pos, "withdraw", "stand") is None, "where to is for the player to say"


@pytest.mark.rule("6.51")
def test_who_is_as_heavy_is_not_withdrawn_from():
    pos = moving("sp_hi_1", {"sp_hi_1": "2620 e", "i_rc": "2820 w"})
    assert "withdraw i_rc" in legal(pos)
    assert weight(pos, unit_of(pos, "sp_hi_1")) == weight(pos, unit_of(pos, "i_rc"))
    assert answered(pos, "withdraw rc") is None
    assert answered(pos, "stand rc") == "decline"


@pytest.mark.rule("6.51")
def test_a_unit_counts_before_its_type_and_that_before_the_army():
    pos = nearing()
    assert answered(pos, "stand", "withdraw li") == "withdraw i_ve_a"
    assert answered(pos, "withdraw", "stand li") == "decline"
    assert answered(pos, "stand li", "withdraw i_ve_a") == "withdraw i_ve_a"
    assert answered(pos, "withdraw i_ve_a", "stand i_ve_a") is None, "they contradict each other"
    assert answered(pos, NOTHING) == "decline"
    assert answered(pos, NOTHING, "withdraw li") == "withdraw i_ve_a"


@pytest.mark.rule("8.22", "8.24")
def test_all_whom_it_was_ordered_fire_one_after_another():
    pos = scene({"i_ve_a": "2418 e", "i_ha_a": "2419 e", "ce_mi_1": "2518 w"})
    pos.phase = Phase(0, FIRST)
    rig(pos, 5, 6)
    pos.steps.append(EntryFire(1, unit_of(pos, "ce_mi_1"), []))
    advance(pos)
    assert answered(pos, "hold-fire") == "decline"
    assert answered(pos, "hold-fire li") is None, "the hastati are still to be asked"
    assert answered(pos, "hold-fire li", "hold-fire i_ha_a") == "decline"
    assert answered(pos, "fire li", "hold-fire") == "shoot i_ve_a"
    do(pos, "shoot i_ve_a")
    assert answered(pos, "fire li", "hold-fire") == "decline"
    assert answered(pos, "fire") == "shoot i_ha_a"


@pytest.mark.rule("9.66")
def test_lines_are_extended_always_or_never():
    pos = do(begin(stacks(), "af_ph_1"), "step nw")
    first = answered(pos, "extend")
    assert first is not None
    assert first.startswith("extend ")
    assert answered(pos, "keep-line") == "decline"
    assert answered(pos, "keep-line i_ha_a") is None
    do(pos, "extend i_ha_a", "step n")
    assert answered(pos, "extend") == "extend i_ha_c"
    assert answered(pos, "keep-line") == "decline"


@pytest.mark.rule("9.66", "9.67")
def test_an_order_about_one_thing_does_not_answer_another():
    pos = do(begin(stacks(i_ve_a="2720 e"), "af_ph_1"), "step nw")
    assert answered(pos, "stand") is None, "the line may still be extended"
    assert answered(pos, "keep-line") is None, "the velites may still withdraw"
    assert answered(pos, "stand", "keep-line") == "decline"


@pytest.mark.rule("7.16", "9.11", "5.42", "4.62")
def test_other_reactions_have_orders_too():
    assert answered(beside("i_ha_a", "sp_hi_1", 7, 9), "keep-facing") == "decline"
    assert answered(let_through(), "open-ranks") == "pass_through x_ha_a"
    assert answered(let_through(), "close-ranks") == "decline"
    units = {"x_ha_a": "3008 w hits=4", "ce_mi_1": "2008 e hits=4"}
    pos = activations(scene(units, {"paullus": "3109", "hannibal": "2009"}))
    do(rig(pos, 5, 6), "activate paullus", "recover x_ha_a", "done", "momentum")
    assert answered(pos, "no-trump") == "pass"
    pos = do(moving("sp_hi_1", {"sp_hi_1": "2620 e"}, {"paullus": "2820"}), "step se")
    assert answered(pos, "leaders-stay") == "decline"


def test_orders_last_for_a_turn_or_until_they_are_taken_back():
    pos = scene({}, turn=4)
    assert (pos.span("turn"), pos.span("game")) == (4, 0)
    assert {span for spans in ORDERS.values() for span in spans} == {"turn", "game"}


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_whatever_orders_play_is_legal(scenario: str) -> None:
    """In random battles: an order never plays what may not be played, and one that declines everything is always
    enough wherever any order answers."""
    rng = random.Random(scenario)
    match = bellum.new_game("spqr", seed=scenario, scenario=scenario)
    answers = 0
    for _ in range(300):
        if match.outcome is not None:
            break
        seat = match.to_move()[0]
        pos = match.position
        for order in ORDERS:
            action = pos.answer_by(match.seat(seat), [order])
            if action >= 0:
                answers += 1
                assert action in pos.legal(match.seat(seat))
                assert pos.answer_by(match.seat(seat), [NOTHING]) >= 0
        match.play(seat, rng.choice(match.legal(seat)))
    assert answers
