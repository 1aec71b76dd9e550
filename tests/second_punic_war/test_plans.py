"""Weights, tempo and plans: what players that look ahead ask of a position besides its value."""

from __future__ import annotations

import random

import pytest

import bellum
from bellum.games.second_punic_war import value
from bellum.games.second_punic_war.board import NOBODY
from bellum.games.second_punic_war.game import GAME
from bellum.games.second_punic_war.kinds import UNITS
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.recruiting import Recruiting
from bellum.games.second_punic_war.turn import Actions
from tests.second_punic_war.kit import TABLE, C, R, advance, do, scene, there, where

NAMED = (
    "INCOME",
    "CAPITAL",
    "CLOSING",
    "SIEGE",
    "PROGRESS",
    "STORMED",
    "THREAT",
    "EXPOSED",
    "COMMAND",
    "LONE",
    "RIPE",
    "SPARE",
)
AND_MORE = (
    "TALENT",
    "HOARD",
    "CARD",
    "CARD_INITIATIVE",
    "STATE",
    "TRIBE",
    "BATTLE",
    "BEGUN",
    "DEBT",
    "SHORT",
    "PERIL",
    "ALONE",
    "FAME",
    "HARBOUR",
)


def turn(forces: dict[str, str], seat: str = R, leaders: dict[str, str] | None = None) -> War:
    pos = scene(forces, leaders, initiative={seat: 3})
    number = pos.setting.seat(seat)
    pos.order = [number, 1 - number]
    pos.steps.append(Actions(0))
    return advance(pos)


def plans(pos: War, seat: int) -> list[list[str]]:
    return [[TABLE.notation(action) for action in plan] for plan in pos.plans(seat)]


def test_every_weight_is_read_by_its_place() -> None:
    assert GAME.weights is not None
    assert len(GAME.weights.names) == len(UNITS) + len(NAMED) + len(AND_MORE)
    for name in NAMED + AND_MORE:
        assert GAME.weights.names[getattr(value, name)] == name.lower()


def test_other_weights_give_another_estimate() -> None:
    assert GAME.weights is not None
    pos = scene(points={R: 5})
    assert pos.estimate(0, GAME.weights.values) == pos.value(0)
    assert pos.estimate(0, GAME.weights.changed({"closing": 2.0})) > pos.value(0)
    assert pos.estimate(0, GAME.weights.values) == -pos.estimate(1, GAME.weights.values)


def test_however_well_a_side_stands_it_can_stand_better() -> None:
    """A value that stands still tells a player nothing: it would wander for years."""
    leads = [scene({"boii": f"carthage {units}h"}, points={C: 28}).value(1) for units in (10, 20, 30)]
    assert 0.5 < leads[0] < leads[1] < leads[2] < 1.0


@pytest.mark.parametrize("players", [2, 5])
def test_the_tempo_grows_with_every_turn_and_never_falls(players: int) -> None:
    dice = random.Random(players)
    pos = bellum.new_game("second_punic_war", "campaign", seed="tempo", options={"players": players}).position
    turns = 0
    for _ in range(400):
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(players) if pos.owes(seat))
        before, owned = pos.tempo(), isinstance(pos.steps[-1], Actions)
        action = dice.choice(pos.legal(seat))
        pos.play(seat, action)
        assert pos.tempo() >= before
        assert pos.clone().tempo() == pos.tempo()
        if owned and isinstance(pos.steps[-1], Actions) and not TABLE.notation(action).startswith("effect"):
            assert pos.tempo() > before
            turns += 1
    assert turns > 20


def test_an_army_is_planned_to_besiege_or_storm_what_it_could_take() -> None:
    pos = turn({"pisae": "rome 9h 3c"})
    pos.owner[pos.board.city["genua"]] = 1
    found = plans(pos, 0)
    assert ["activate pisae", "take_all", "march genua", "besiege genua", "halt"] in found
    assert ["activate pisae", "take_all", "march genua", "assault genua", "assault genua", "halt"] in found
    part = ["activate pisae", *["take rome_heavy_infantry"] * 4, "march genua", "besiege genua", "halt"]
    assert part in found
    do(pos, *part[:-1])
    assert pos.ring[pos.board.city["genua"]]


@pytest.mark.parametrize("army", ["rome 6h", "rome 9h 3l"])
def test_an_army_is_planned_to_cross_the_sea(army: str) -> None:
    """As much of it as the ships carry, with its leader."""
    pos = turn({"lilibaeum": army, "lilibaeum/port": "rome 3s"}, leaders={"consul_1": "lilibaeum"})
    voyages = [plan for plan in plans(pos, 0) if any(action.startswith("land") for action in plan)]
    assert voyages
    do(pos, *voyages[0][:-1])
    landed = where(pos, "consul_1")
    assert f"land {landed}" in voyages[0]
    assert there(pos, landed) == "6h"


def test_recruits_are_planned_in_packages() -> None:
    pos = scene({"roma": "rome 9h"}, talents={R: 9}, steps=[Recruiting([0], NOBODY, [], [])])
    assert ["muster roma", *["recruit rome_heavy_infantry"] * 4] in plans(pos, 0)
    assert plans(pos, 1) == [], "it is not its turn"


@pytest.mark.parametrize("scenario", ["stop_hannibal", "campaign"])
def test_a_plan_begins_with_what_is_allowed_and_tells_no_secret(scenario: str) -> None:
    dice = random.Random(scenario)
    pos = bellum.new_game("second_punic_war", scenario, seed="plans").position
    planned = 0
    for _ in range(300):
        if pos.outcome is not None:
            break
        seat = next(seat for seat in range(2) if pos.owes(seat))
        for plan in pos.plans(seat):
            planned += 1
            assert plan[0] in pos.legal(seat)
        pos.play(seat, dice.choice(pos.legal(seat)))
    assert planned > 30
