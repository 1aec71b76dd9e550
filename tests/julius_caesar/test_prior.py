"""What machine players are told of Julius Caesar: priors, plans, tempo, weights; and copies that share nothing
that changes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import bellum
from bellum.games.julius_caesar.actions import FIRE, PASS, SHIFT, TABLE
from bellum.games.julius_caesar.battle import Battle
from bellum.games.julius_caesar.game import GAME
from bellum.games.julius_caesar.position import CivilWar
from bellum.kernel import Dice, key_of
from tests.julius_caesar.kit import action, do, end_orders, scene

EVERY = 5  # one position in so many is looked at closely


def random_game(seed: str) -> Iterator[tuple[CivilWar, int]]:
    """A game by chance, half of it among what is sensible: every position with a seat that owes an action."""
    pos = bellum.new_game("julius_caesar", seed=seed).position
    assert isinstance(pos, CivilWar)
    rng = random.Random(seed)
    while pos.outcome is None:
        seat = rng.choice([seat for seat in range(2) if pos.owes(seat)])
        yield pos, seat
        pos.play(seat, rng.choice(pos.prior(seat) if rng.random() < 0.7 else pos.legal(seat)))


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_prior_is_some_of_what_is_legal_and_tells_no_secret(seed: str) -> None:
    shorter = 0
    for number, (pos, seat) in enumerate(random_game(seed)):
        legal, prior = pos.legal(seat), pos.prior(seat)
        assert prior
        assert set(prior) <= set(legal)
        assert len(set(prior)) == len(prior)
        shorter += len(prior) < len(legal)
        if number % EVERY == 0:
            assert pos.sample(seat, Dice(key_of(f"{number}"))).prior(seat) == prior
    assert shorter > 100


@pytest.mark.parametrize("seed", ["4", "5"])
def test_no_free_shot_is_passed(seed: str) -> None:
    shots = 0
    for pos, seat in random_game(seed):
        if isinstance(pos.steps[-1], Battle):
            verbs = {number >> SHIFT for number in pos.prior(seat)}
            assert PASS not in verbs
            shots += FIRE in verbs
    assert shots > 10


def test_a_march_does_not_return_nor_go_round_a_corner() -> None:
    pos = scene({"genua": ["legio_13"], "jerusalem": ["legio_38"]}, card="2-1a")
    do(pos, "caesar", "move legio_13", "to ravenna")
    legal = {TABLE.notation(number) for number in pos.legal(0)}
    prior = {TABLE.notation(number) for number in pos.prior(0)}
    assert legal - prior == {"to genua", "to roma"}


def test_of_blocks_that_are_alike_one_stands_for_all() -> None:
    pos = scene({"genua": ["legio_11", "legio_12", "legio_8:2"], "jerusalem": ["legio_38"]}, card="2-1a")
    moves = [TABLE.notation(number) for number in pos.prior(0)]
    assert moves == ["move legio_11", "move legio_8", "done"]


def test_hungry_cities_are_relieved_one_after_another_whoever_is_where() -> None:
    """The order of cities does not tell where the weakest block was."""
    one, two = (
        ["legio_8:1", "legio_12", "legio_11", "legio_7"],
        ["legio_9", "legio_10", "legio_13", "legio_14"],
    )
    for genua, ravenna in ((one, two), (two, one)):
        pos = scene({"genua": genua, "ravenna": ravenna, "jerusalem": ["legio_38"]}, phase="winter")
        (first,) = pos.prior(0)
        assert TABLE.notation(first).split()[1] in {name.split(":")[0] for name in genua}


@pytest.mark.parametrize("seed", ["6", "7"])
def test_plans_can_be_carried_out_and_tell_no_secret(seed: str) -> None:
    """In any world that looks the same to the seat."""
    carried = 0
    for number, (pos, seat) in enumerate(random_game(seed)):
        if number % EVERY:
            continue
        world = pos.sample(seat, Dice(key_of(f"{number}")))
        plans = pos.plans(seat)
        assert world.plans(seat) == plans
        assert pos.plans(1 - seat) == [] or pos.owes(1 - seat)
        for plan in plans:
            now = world.clone()
            for step in plan:
                assert step in now.legal(seat), [TABLE.notation(each) for each in plan]
                now.apply(seat, step)
            carried += 1
    assert carried > 200


def plans(pos: CivilWar, seat: int) -> list[str]:
    return [", ".join(TABLE.notation(step) for step in plan) for plan in pos.plans(seat)]


def test_an_army_marches_as_one() -> None:
    pos = scene({"asculum": ["legio_13", "legio_14"], "jerusalem": ["legio_38"]}, card="1-3a")
    found = plans(pos, 0)
    assert "move legio_13, to roma, stop, move legio_14, to roma, stop" in found
    assert "move legio_14, to roma, stop" in found


def test_all_that_can_reach_an_enemy_attack_him_together() -> None:
    blocks = {"genua": ["legio_13"], "asculum": ["legio_14"], "roma": ["legio_1"], "jerusalem": ["legio_38"]}
    found = plans(scene(blocks, card="2-1a"), 0)
    assert any({"move legio_13", "move legio_14"} <= set(plan.split(", ")) for plan in found)
    assert not any(
        {"move legio_13", "move legio_14"} <= set(plan.split(", "))
        for plan in plans(scene(blocks, card="1-3a"), 0)
    )


def test_a_vacant_port_is_taken_over_the_sea() -> None:
    blocks = {"genua": ["legio_13"], "mare_hispanum": ["caesar_navis_1"], "jerusalem": ["legio_38"]}
    assert "sail legio_13, to utica" in plans(scene(blocks, card="1-3a"), 0)


def test_levies_go_to_one_city() -> None:
    blocks = {"ravenna": ["legio_13:1"], "jerusalem": ["legio_38"]}
    found = plans(scene(blocks, phase="levy", card="1-2a"), 0)
    assert "levy legio_13" in found
    assert any(plan.count("to ravenna") == 2 for plan in found)


@pytest.mark.parametrize("seed", ["8", "9"])
def test_the_tempo_never_falls(seed: str) -> None:
    last = -1
    seen = set()
    for pos, _ in random_game(seed):
        assert pos.tempo() >= last
        last = pos.tempo()
        seen.add(last % 3)
    assert seen == {0, 1, 2}


def test_the_tempo_grows_with_each_player_s_orders_the_battles_and_the_turn() -> None:
    blocks = {"genua": ["legio_13"], "roma": ["legio_1"], "jerusalem": ["legio_38"]}
    pos = scene(blocks, card="2-1a", enemy_card="1-3a")
    before = pos.tempo()
    do(pos, "caesar", "move legio_13", "to roma")
    assert pos.tempo() == before
    end_orders(pos, "caesar")
    assert pos.tempo() == before + 1
    end_orders(pos, "pompeius")
    assert pos.tempo() == before + 2
    while pos.tempo() == before + 2:
        seat = 0 if pos.owes(0) else 1
        pos.play(seat, pos.prior(seat)[0])
    assert pos.tempo() == before + 3


def test_an_estimate_by_its_own_weights_is_the_value() -> None:
    weights = GAME.weights
    assert weights is not None
    pos = scene({"roma": ["legio_13"], "jerusalem": ["legio_38"]}, card="2-1a")
    assert pos.estimate(0, weights.values) == pos.value(0)
    assert pos.estimate(0, weights.changed({"power": 2.0, "block": 1.0})) != pos.value(0)


def test_whoever_plays_on_in_a_copy_changes_nothing_in_the_original() -> None:
    rng = random.Random("copies")
    for pos, _ in random_game("copies"):
        before = pos.to_json()
        copy = pos.clone()
        for _ in range(3):
            if copy.outcome is None:
                seat = rng.choice([seat for seat in range(2) if copy.owes(seat)])
                copy.apply(seat, rng.choice(copy.legal(seat)))
        assert pos.to_json() == before


def test_what_is_known_is_known_anew_after_every_action() -> None:
    """A sample after an action is that of a position which was never asked before."""
    for number, (pos, seat) in enumerate(random_game("known")):
        if number % EVERY == 0:
            fresh = GAME.from_json(pos.to_json())
            for viewer in (-1, 0, 1):
                dice = [Dice(key_of(f"{number} {viewer}")) for _ in range(2)]
                assert pos.sample(viewer, dice[0]) == fresh.sample(viewer, dice[1])
        pos.sample(1 - seat, Dice(key_of("before")))


def test_the_strongest_road_is_the_main_attack() -> None:
    blocks = {"genua": ["legio_8", "legio_11"], "asculum": ["caesar_auxilia_1:1"], "roma": ["legio_1"]}
    pos = scene({**blocks, "jerusalem": ["legio_38"]}, card="2-1a")
    do(
        pos,
        "caesar",
        "move caesar_auxilia_1",
        "to roma",
        "move legio_8",
        "to roma",
        "move legio_11",
        "to roma",
    )
    assert pos.prior(0) == [action("main genua")]
