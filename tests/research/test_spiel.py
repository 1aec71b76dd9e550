"""The games as games of OpenSpiel, by OpenSpiel's own test and search, and by ours."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bellum import research
from bellum.kernel import BadSetup
from bellum.kernel.observation import NoSuchSeat
from bellum.research.spiel import DEALS
from tests.house import HOUSE

pytestmark = pytest.mark.slow

SHORT: dict[str, dict[str, Any]] = {  # the shortest that each game has
    "hannibal": {"scenario": "campaign_iberia"},
    "spqr": {"options": {"turns": 10}},
}


class Standing:
    """OpenSpiel's search is told how players stand, instead of playing thousands of actions at random."""

    def evaluate(self, state: Any) -> list[float]:
        if state.is_terminal():
            found: list[float] = state.returns()
            return found
        return [state.position.value(seat) for seat in range(state.num_players())]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def dealt(id: str, deal: int = 3, **more: Any) -> Any:
    state = research.open_spiel_game(id, **more).new_initial_state()
    state.apply_action(deal)
    return state


def digest(state: Any) -> str:
    found: str = state.position.digest()
    return found


def random_steps(state: Any, steps: int) -> None:
    pick = np.random.default_rng(steps)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(pick.choice(state.legal_actions())))


@pytest.mark.parametrize("id", HOUSE)
def test_openspiel_has_nothing_against_it(id: str) -> None:
    game = research.open_spiel_game(id, **SHORT.get(id, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", HOUSE)
def test_states_are_written_and_read(id: str) -> None:
    state = dealt(id)
    random_steps(state, 20)
    game = state.get_game()
    for copy in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert digest(copy) == digest(state)
        assert copy.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_games_are_known_by_name() -> None:
    game = pyspiel.load_game("bellum_second_punic_war(scenario=macedonia_enters,options=players:5,seed=4)")
    assert game.num_players() == 5
    assert pyspiel.load_game(str(game)).num_players() == 5
    assert len(game.new_initial_state().chance_outcomes()) == DEALS


@pytest.mark.parametrize("id", HOUSE)
def test_a_seed_and_a_deal_are_a_game(id: str) -> None:
    start = digest(dealt(id))
    assert digest(dealt(id)) == start
    assert digest(dealt(id, seed=1)) != start
    assert digest(dealt(id, deal=4)) != start


@pytest.mark.parametrize("id", HOUSE)
def test_a_copy_goes_its_own_way(id: str) -> None:
    state = dealt(id)
    before, copy = digest(state), state.clone()
    random_steps(copy, 30)
    assert digest(state) == before != digest(copy)
    random_steps(state, 30)
    assert digest(state) == digest(copy)
    assert str(state) == str(copy) == f"3 {' '.join(map(str, state.history()[1:]))}"


@pytest.mark.parametrize("id", HOUSE)
def test_a_player_observes_its_view_and_no_more(id: str) -> None:
    state = dealt(id)
    random_steps(state, 40)
    for player in range(state.num_players()):
        assert json.loads(state.observation_string(player)) == state.position.view(player)
        worlds = [state.resample_from_infostate(player, iter([0.1 * n]).__next__) for n in range(3)]
        for world in worlds:
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
        assert len({json.dumps(world.position.to_data()["dice"]) for world in (state, *worlds)}) == 4


@pytest.mark.parametrize("id", HOUSE)
def test_openspiels_own_search_plays_it(id: str) -> None:
    state = dealt(id)
    bot = ISMCTSBot(
        state.get_game(),
        Standing(),
        uct_c=1.0,
        max_simulations=8,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
        random_state=np.random.RandomState(1),
    )
    for _ in range(8):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_what_is_not_there_is_refused() -> None:
    state = dealt("julius_caesar")
    observer = state.get_game().make_py_observer()
    with pytest.raises(NoSuchSeat, match="no seat 2"):
        observer.set_from(state, 2)
    with pytest.raises(BadSetup, match="take no parameters"):
        state.get_game().make_py_observer(None, {"x": 1})
    with pytest.raises(BadSetup, match="has not drawn"):
        _ = state.get_game().new_initial_state().position
