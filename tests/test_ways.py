"""Ways of whoever is under way: what the engine answers can be walked, and nothing within one step is left out."""

from __future__ import annotations

import random

import pytest

import bellum
from bellum.kernel import Match
from bellum.kernel.ways import WAYS

STEPS = {
    "julius_caesar": ("to",),
    "hannibal": ("march",),
    "hamilcar": ("march",),
    "second_punic_war": ("march", "sail"),
}


def walk(match: Match, seat: str, actions: list[str]) -> int:
    """How many actions of a way can be played: all, or as many as nobody else interferes with."""
    trial = match.clone()
    for done, action in enumerate(actions):
        if trial.to_move() != [seat]:
            return done
        assert trial.why_not(seat, action) is None, (actions, action)
        trial.play(seat, action)
    return len(actions)


@pytest.mark.parametrize("game", sorted(STEPS))
def test_every_way_can_be_walked_and_every_step_is_one(game: str) -> None:
    match = bellum.new_game(game, seed="far and wide")
    dice = random.Random(8)
    asked = far = whole = 0
    for _ in range(4000):
        if asked >= 25 or match.outcome is not None:
            break
        seat = match.to_move()[0]
        legal = match.legal(seat)
        steps = {action.split()[1] for action in legal if action.split()[0] in STEPS[game]}
        found = match.ask(seat, WAYS)
        if len(match.to_move()) == 1 and steps:
            assert found is not None
            asked += 1
            ways = {way["to"]: way["actions"] for way in found["ways"]}
            assert len(ways) == len(found["ways"]), "one way to a place"
            assert {to for to, way in ways.items() if len(way) == 1} == steps
            for to, actions in ways.items():
                assert actions[-1].split()[1] == to
                far += len(actions) > 1
                whole += len(actions) > 1 and walk(match, seat, actions) == len(actions)
        elif len(match.to_move()) == 1:
            assert found is None
        # Whoever is under way sometimes goes on, so that ways of all lengths are asked for.
        match.play(seat, dice.choice(legal))
    assert asked == 25
    assert far > 25, "there are ways of several steps"
    assert whole > far // 2, "most of them are not interfered with"


def test_a_way_is_asked_for_before_the_first_action_of_it() -> None:
    match = bellum.new_game("julius_caesar", seed="far and wide")
    while not any(action.startswith("move ") for action in match.legal(match.to_move()[0])):
        seat = match.to_move()[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.to_move()[0]
    block = next(action for action in match.legal(seat) if action.startswith("move "))
    assert match.ask(seat, WAYS) is None, "nobody is under way yet"
    found = match.ask(seat, WAYS, block)
    match.play(seat, block)
    assert found == match.ask(seat, WAYS)
