"""What machine players are told of Hannibal and Hamilcar: priors, plans, the tempo of cards, weights."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bellum
from bellum.games.hamilcar import value as of_hamilcar
from bellum.games.hannibal import value as of_hannibal
from bellum.games.hannibal.board import CARTHAGE
from bellum.games.hannibal.outlook import hosts, strike
from bellum.games.hannibal.position import PunicWar
from bellum.games.hannibal.strategy import Round
from bellum.kernel import Position
from bellum.players import Perspective, make
from tests.hannibal.kit import do, scene

WARS = ("hannibal", "hamilcar")
HANDS = {"rome": ["diplomacy_a"], "carthage": ["diplomacy_b", "siege_train", "minor_campaign_b"]}
EVERY = 7  # positions of a game


def random_game(game: str, seed: str) -> Iterator[tuple[Position, int]]:
    """The positions of a random game before each choice, and who chooses."""
    pos = bellum.new_game(game, seed=seed).position
    players = [make("random", f"{seed} {seat}") for seat in range(2)]
    while pos.outcome is None:
        seat = 0 if pos.owes(0) else 1
        yield pos, seat
        pos.play(seat, players[seat].choose(Perspective(pos, seat)))


def notations(pos: Position, actions: list[int]) -> list[str]:
    return [pos.table.notation(action) for action in actions]


@pytest.mark.parametrize("game", WARS)
def test_a_prior_is_some_of_what_is_legal_and_throws_no_card_away(game: str) -> None:
    shorter = 0
    for pos, seat in random_game(game, "prior"):
        legal, prior = pos.legal(seat), pos.prior(seat)
        assert prior
        assert set(prior) <= set(legal)
        assert len(set(prior)) == len(prior)
        shorter += len(prior) < len(legal)
        if isinstance(pos.steps[-1], Round):
            assert not [action for action in notations(pos, prior) if action.startswith("discard")]
    assert shorter


@pytest.mark.parametrize("game", WARS)
def test_the_prior_and_the_plans_of_a_seat_depend_on_what_it_knows(game: str) -> None:
    """They are the same in any position that might be the real one."""
    for number, (pos, seat) in enumerate(random_game(game, "known")):
        if number % EVERY == 0:
            world = pos.sample(seat, make("random", str(number)).dice)
            assert world.prior(seat) == pos.prior(seat)
            assert world.plans(seat) == pos.plans(seat)


@pytest.mark.parametrize("game", WARS)
def test_plans_begin_with_what_is_legal(game: str) -> None:
    found = 0
    for number, (pos, seat) in enumerate(random_game(game, "plans")):
        if number % EVERY == 0:
            plans = pos.plans(seat)
            assert all(plan[0] in pos.legal(seat) for plan in plans)
            assert pos.plans(1 - seat) == [] or pos.owes(1 - seat)
            found += len(plans)
    assert found


@pytest.mark.parametrize("game", WARS)
def test_the_tempo_grows_with_every_card_and_never_falls(game: str) -> None:
    tempo = played = 0
    for pos, _ in random_game(game, "tempo"):
        assert pos.tempo() >= tempo
        if isinstance(pos.steps[-1], Round):
            assert pos.tempo() > tempo or played == 0
            tempo = pos.tempo()
            played += 1
    assert played > 100


def march() -> PunicWar:
    return scene(
        {"roma": 8},
        {"saguntum": 10},
        {"longus": "roma", "hannibal": "saguntum"},
        phase="march",
        seat="carthage",
        general="hannibal",
        hands=HANDS,
    )


def test_a_march_leads_neither_back_nor_to_where_it_could_have_gone_at_once() -> None:
    pos = march()
    assert {"march laminium", "march segobriga", "march dertosa"} <= set(notations(pos, pos.prior(1)))
    do(pos, "march segobriga")
    ways = set(notations(pos, pos.prior(1)))
    assert ways.isdisjoint({"march saguntum", "march laminium"})
    assert {"march toletum", "march bilbilis", "halt"} <= ways


def test_a_plan_leads_an_army_towards_its_goal() -> None:
    pos = march()
    for plan in pos.plans(1):
        copy = pos.clone()
        for action in plan:
            if not copy.owes(1) or action not in copy.legal(1):
                break
            copy.play(1, action)
        assert copy != pos


def test_of_cards_with_the_same_ops_the_one_goes_that_is_least_worth_keeping() -> None:
    pos = scene(
        {"roma": 8},
        {"saguntum": 10},
        {"longus": "roma", "hannibal": "saguntum"},
        phase="round",
        seat="carthage",
        card="two_legions_of_slaves",  # the enemy's event
        hands=HANDS,
    )
    ops = [action for action in notations(pos, pos.prior(1)) if action.startswith("ops")]
    assert ops == ["ops two_legions_of_slaves", "ops diplomacy_b"]


@pytest.mark.parametrize("module", [of_hannibal, of_hamilcar])
def test_the_weights_are_where_the_estimate_looks_for_them(module: object) -> None:
    weights = vars(module)["WEIGHTS"]
    places = {
        name: number
        for source in (vars(of_hannibal), vars(module))
        for name, number in source.items()
        if name.lower() in weights.names and isinstance(number, int)
    }
    assert places == {name.upper(): number for number, name in enumerate(weights.names)}


@pytest.mark.parametrize("game", WARS)
def test_the_estimate_is_the_value_with_other_weights(game: str) -> None:
    pos = bellum.new_game(game, seed="weights").position
    weights = bellum.game(game).weights
    assert weights is not None
    assert pos.estimate(0, weights.values) == pos.value(0)
    assert pos.estimate(0, weights.changed({"province": 60.0, "scale": 1.0})) != pos.value(0)


def test_what_a_march_leaves_behind_is_no_longer_in_reach() -> None:
    forces = ({"agrigentum": 5}, {"roma": 8, "carthago/in": 4})
    pos = scene(
        *forces,
        {"longus": "agrigentum", "hannibal": "roma"},
        seat="carthage",
        phase="march",
        general="hannibal",
    )
    assert strike(pos, hosts(pos, CARTHAGE), 50.0, 0.0) > 0
    assert strike(do(pos, "march capua"), hosts(pos, CARTHAGE), 50.0, 0.0) == 0
