"""H10 Land movement: passes, straits, and supply trains that go along."""

from __future__ import annotations

import pytest

from bellum.games.hannibal.board import ALPINE_PASS, MOUNTAIN_PASS
from tests.hamilcar.kit import (
    BOARD,
    GENERAL,
    C,
    R,
    choices,
    cus,
    deal_battle,
    do,
    kinds,
    legal,
    only,
    refused,
    rig,
    scene,
    step,
    supplies,
    told,
    where,
)


@pytest.mark.rule("H10", "10.6")
def test_no_pass_is_alpine() -> None:
    kinds_ = set(BOARD.edge.values())
    assert ALPINE_PASS not in kinds_
    passes = {
        frozenset((BOARD.space_id[key // BOARD.spaces], BOARD.space_id[key % BOARD.spaces]))
        for key, kind in BOARD.edge.items()
        if kind == MOUNTAIN_PASS
    }
    assert passes == {
        frozenset(("arretium", "corfinium")),
        frozenset(("grumentum", "consentia")),
        frozenset(("tyndaris", "centuripae")),
        frozenset(("panormus", "agrigentum")),
    }


@pytest.mark.rule("H10", "10.6.1")
def test_a_pass_costs_two_points_and_attrition_at_minus_2() -> None:
    pos = scene({"panormus": 8}, {}, {"valerius": "panormus"}, phase="march", general="valerius")
    events = told(rig(pos, 6), "march agrigentum")
    roll = only(events, "attrition")
    assert (roll.args["modifier"], roll.args["rolls"]) == (-2, [6])
    assert pos.marching().points == 2


@pytest.mark.rule("H10", "10.6.2")
@pytest.mark.parametrize(("control", "free"), [(R, True), (C, False), (None, False)])
def test_the_strait_of_messana_is_crossed_only_from_a_space_that_the_mover_controls(
    control: str | None, free: bool
) -> None:
    held = {R: ["roma"], C: ["carthago"]}
    if control is not None:
        held[control].append("messana")
    pos = scene({"messana": 5}, {}, {"valerius": "messana"}, phase="march", general="valerius", control=held)
    if free:
        do(pos, "march rhegium")
        assert (where(pos, "valerius"), pos.marching().points) == ("rhegium", 2)
    else:
        refused(pos, "march rhegium", "10.6.2", "strait-control")


@pytest.mark.rule("H10", "10.6.2")
def test_the_strait_between_corsica_and_sardinia_is_always_open() -> None:
    control = {R: ["roma"], C: ["palla", "tibula", "carthago"]}
    pos = scene({"palla": 5}, {}, {"valerius": "palla"}, phase="march", general="valerius", control=control)
    do(pos, "march tibula")
    assert (where(pos, "valerius"), pos.marching().points) == ("tibula", 2)


@pytest.mark.rule("H10")
def test_lanes_are_no_roads() -> None:
    pos = scene({"messana": 5}, {}, {"valerius": "messana"}, phase="march", general="valerius")
    assert choices(pos, "march") == {"mylae", "catana", "rhegium"}
    refused(pos, "march lipara", "10.2", "no-road")


@pytest.mark.rule("H10")
def test_supply_trains_go_with_their_general_at_no_cost() -> None:
    pos = scene(
        {"capua": 5}, {}, {"valerius": "capua"}, supplies={"valerius": 2}, phase="march", general="valerius"
    )
    do(pos, "march nuceria")
    assert (supplies(pos, "valerius"), pos.marching().points) == (2, 3)


@pytest.mark.rule("H10", "10.10")
def test_supply_trains_are_lost_with_a_displaced_general() -> None:
    pos = scene({}, {"tunes": 3}, {"hanno": "tunes"}, supplies={"hanno": 3})
    pos.displace(GENERAL["hanno"], "10.10")
    assert supplies(pos, "hanno") == 0
    assert pos.supplies_left() == 15


@pytest.mark.rule("H10", "15.1")
def test_supply_trains_are_lost_when_the_army_retreats_and_the_winner_keeps_his() -> None:
    pos = scene(
        {"enna": 6},
        {"centuripae": 6},
        {"valerius": "enna", "hanno": "centuripae"},
        supplies={"valerius": 2, "hanno": 3},
        phase="march",
        general="valerius",
    )
    do(pos, "march centuripae")
    while step(pos) == "Reaction":
        do(pos, "done")
    deal_battle(pos, {"frontal_assault": 3}, {"probe": 1}, attacker=R)
    events = told(rig(pos, 1, 1), "play frontal_assault")
    lost = only(events, "supplies-lost")
    assert (lost.rule, lost.args) == ("H10", {"side": C, "general": "hanno", "count": 3})
    assert (supplies(pos, "hanno"), supplies(pos, "valerius")) == (0, 2)


@pytest.mark.rule("H10", "16.2")
def test_a_withdrawal_is_no_retreat_and_keeps_the_supply_trains() -> None:
    """Barca withdraws from a battle on a die of 1 to 5."""
    pos = scene(
        {"enna": 6},
        {"centuripae": 6},
        {"valerius": "enna", "hamilcar_barca": "centuripae"},
        supplies={"hamilcar_barca": 3},
        control={R: ["roma"], C: ["carthago", "centuripae", "catana"]},
        phase="march",
        general="valerius",
    )
    do(pos, "march centuripae")
    while step(pos) == "Reaction":
        do(pos, "done")
    deal_battle(pos, {"probe": 3}, {"probe": 3}, attacker=C)
    assert "withdraw" in legal(pos)
    events = told(rig(pos, 5), "withdraw", "pass")
    assert "supplies-lost" not in kinds(events)
    assert supplies(pos, "hamilcar_barca") == 3
    assert (where(pos, "hamilcar_barca"), cus(pos, C, "catana")) == ("catana", 6)
