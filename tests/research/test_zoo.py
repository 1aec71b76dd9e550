"""The games as environments of PettingZoo, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import bellum
from bellum import research
from bellum.kernel import BadSetup, IllegalAction
from bellum.kernel.observation import NoSuchSeat
from tests.house import HOUSE

pytestmark = pytest.mark.slow


def played(env: Any, seed: int, steps: int) -> list[tuple[str, bytes, bytes]]:
    """What agents that play at random saw: who, what, and what they might do."""
    env.reset(seed=seed)
    pick = np.random.default_rng(seed)
    seen = []
    for agent in env.agent_iter(steps):
        observation, _, over, _, _ = env.last()
        mask = observation["action_mask"]
        seen.append((agent, observation["observation"].tobytes(), mask.tobytes()))
        env.step(None if over else pick.choice(np.flatnonzero(mask)))
    return seen


@pytest.mark.parametrize("id", HOUSE)
def test_pettingzoo_has_nothing_against_it(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of names like player_0, and of observations with a mask in a dict
        api_test(research.pettingzoo_env(id), num_cycles=60)
        seed_test(lambda: research.pettingzoo_env(id), num_cycles=30)


@pytest.mark.parametrize("id", HOUSE)
def test_a_seed_is_a_game(id: str) -> None:
    env = research.pettingzoo_env(id)
    first = played(env, 7, 60)
    assert played(research.pettingzoo_env(id), 7, 60) == first
    assert played(env, 8, 60) != first
    env.reset(seed=7)
    start = env.position.digest()
    env.reset()  # the next game after it
    assert env.position.digest() != start
    assert bellum.new_game(id, seed="7").position.digest() == start


def test_it_is_the_game_and_rewards_come_at_the_end() -> None:
    env = research.pettingzoo_env("julius_caesar")
    env.reset(seed=3)
    pick = np.random.default_rng(0)
    total = dict.fromkeys(env.possible_agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, over, truncated, _ = env.last()
        assert not truncated
        seat = env.possible_agents.index(agent)
        legal = env.position.legal(seat)
        assert observation["action_mask"].sum() == len(legal)
        assert env.observation_space(agent).contains(observation)
        total[agent] += reward
        env.step(None if over else pick.choice(np.flatnonzero(observation["action_mask"])))
        steps += 1
    outcome = env.position.outcome
    assert outcome is not None
    assert steps > 100
    for seat, agent in enumerate(env.possible_agents):
        assert total[agent] == (0 if not outcome.winners else 1 if seat in outcome.winners else -1)
    assert env.agents == []


@pytest.mark.parametrize("id", HOUSE)
def test_every_scenario_has_its_environment(id: str) -> None:
    for seating in bellum.game(id).seatings():
        env = research.pettingzoo_env(id, scenario=seating.scenario, options=seating.options)
        assert env.possible_agents == [seat.id for seat in seating.seats]
        assert len(played(env, 1, 3)) == 3


def test_options_are_played() -> None:
    env = research.pettingzoo_env("julius_caesar", options={"free_setup": True})
    env.reset(seed=1)
    assert env.position.setting.options == {"free_setup": True}


@pytest.mark.parametrize(
    ("game", "more", "sentence"),
    [
        ("chess", {}, "there is no game 'chess'"),
        ("hannibal", {"scenario": "moon"}, "hannibal has no scenario 'moon'; it has second_punic_war"),
        ("hannibal", {"options": {"moon": 1}}, "hannibal has no option 'moon'"),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(game: str, more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        research.pettingzoo_env(game, **more)
    with pytest.raises(BadSetup, match=sentence):
        research.open_spiel_game(game, **more)


def test_a_seat_that_is_not_there_observes_nothing() -> None:
    env = research.pettingzoo_env("julius_caesar")
    with pytest.raises(ValueError, match="begins the first game"):
        env.observe("caesar")
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(
            NoSuchSeat, match="julius_caesar has no seat 'nero' that could observe; it has caesar"
        ):
            ask("nero")


def test_what_is_not_legal_is_refused_by_its_paragraph() -> None:
    env = research.pettingzoo_env("julius_caesar")
    env.reset(seed=1)
    before = env.position.digest()
    illegal = env.table.column[env.table.setting.table.number("move legio_10")]
    with pytest.raises(IllegalAction) as refused:
        env.step(illegal)
    assert refused.value.refusal.rule == "6.1"
    for action in (None, -1, len(env.table.actions)):
        with pytest.raises(ValueError, match=r"is no action; there are \d+, from 0"):
            env.step(action)
    assert env.position.digest() == before
