"""4 Random orders: no dead end, nobody in two places, nobody adrift, and every copy and record is the same."""

from __future__ import annotations

import random

import pytest

from bellum.games.second_punic_war.actions import DONE, PASS
from bellum.games.second_punic_war.position import War
from bellum.games.second_punic_war.siege import Sieges
from bellum.games.second_punic_war.stacks import (
    CODE,
    KINDS,
    ashore,
    holds,
    nation_of,
    ships,
    size,
    troops_of,
)
from bellum.games.second_punic_war.stage import begin_stage
from bellum.games.second_punic_war.turn import Actions
from tests.second_punic_war.kit import BOARD, TABLE, owner_of, place_name, run, start, step

pytestmark = pytest.mark.rule("4.2")
TABLES = [(id, players) for id, scenario in BOARD.scenarios.items() for players in scenario.players]
OWN_STEPS = ("Command", "Loading", "Landing")
ASKING = (*OWN_STEPS, "Actions", "Partner", "Onward", "Parley", "Refuge", "HandOver", "Straggler")


def check(pos: War) -> None:
    """What holds after every action."""
    for nation, counters in enumerate(BOARD.counters):
        for kind in range(KINDS):
            assert pos.on_board(nation, kind) <= counters[kind]
    for place, stacks in enumerate(pos.stacks):
        codes = [stack & CODE for stack in stacks]
        assert len(set(codes)) == len(codes), place_name(place)
        assert all(troops_of(stack) for stack in stacks)
        if place < BOARD.ports:
            assert not any(ships(troops_of(stack)) for stack in stacks), place_name(place)
        elif pos.battle is None:
            for side in {pos.side[nation_of(stack)] for stack in stacks}:
                troops = pos.troops(place, side)
                assert size(ashore(troops)) <= 2 * ships(troops), place_name(place)
    check_column(pos)
    if step(pos) == "Actions":
        check_rest(pos)


def check_column(pos: War) -> None:
    """Who moves stands where the column is."""
    if pos.column is not None and step(pos) in OWN_STEPS:
        for code, *_, troops in pos.column.parties:
            assert holds(pos.stack_at(pos.column.place, code), troops)
        assert all(pos.at[leader] == pos.column.place for leader in pos.column.leaders)


def check_rest(pos: War) -> None:
    """Between two actions nobody is under way, and no enemies stand in one region."""
    assert (pos.orders, pos.column, pos.battle) == (None, None, None)
    for leader, place in enumerate(pos.at):
        if place >= BOARD.ports:
            fleet = pos.troops(place, pos.side[BOARD.leader_nation[leader]])
            assert ships(fleet), BOARD.leader_id[leader]
    for place in range(BOARD.regions):
        assert not (pos.present(place, 0) and pos.present(place, 1)), place_name(place)


def listed(pos: War, seat: int) -> None:
    """What is on the list is what nothing refuses."""
    legal = pos.legal(seat)
    assert legal == sorted(legal), step(pos)
    free = {action for action in TABLE.actions if pos.why_not(seat, action) is None}
    names = {TABLE.notation(action) for action in free.symmetric_difference(legal)}
    assert not names, (step(pos), names)


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_random_orders(scenario: str, players: int) -> None:
    chance = random.Random(f"{scenario} {players}")
    pos = start(scenario, players, seed=scenario, ravaging=True)
    verbs = set()
    for _ in range(3):
        begin_stage(pos)
        pos.initiative = [chance.randrange(1, 6) for _ in range(players)]
        run(pos, Sieges(), Actions(0))
        for number in range(1500):
            if pos.outcome is not None or len(pos.steps) == 1:
                break
            seat = owner_of(pos)
            legal = pos.legal(seat)
            kinds = sorted({action >> TABLE.shift for action in legal})
            if len(kinds) > 1 and chance.random() < 0.7:  # to pass or to be done is not what is tried here
                kinds = [kind for kind in kinds if kind not in (PASS, DONE)] or kinds
            verb = chance.choice(kinds)
            action = chance.choice([action for action in legal if action >> TABLE.shift == verb])
            verbs.add(TABLE.verb(action))
            if number % 50 == 0:
                assert pos.clone().to_json() == pos.to_json()
            if number % 10 == 0 and step(pos) in ASKING:
                listed(pos, seat)
            pos.play(seat, action)
            if pos.outcome is None:
                check(pos)
        else:
            raise AssertionError("a stage without end")
        if pos.outcome is not None:
            break
    assert {"activate", "take_all", "march", "halt"} <= verbs
