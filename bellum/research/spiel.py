"""The games as games of OpenSpiel: with this module imported, ``pyspiel.load_game(f"bellum_{id}")``.

A first chance node draws one of the games that begin with a seed. After it nothing is drawn any more: the
dice are hidden, as cards are, and ``resample_from_infostate`` draws anew all that a player cannot know, the
dice to come included. So OpenSpiel's searches for games with hidden information know no more than a player.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from ..games import GAMES, find
from ..kernel.dice import Dice, key_of
from ..kernel.game import BadSetup, Game
from ..kernel.position import Position
from ..kernel.setting import FEWEST_SEATS, MOST_SEATS
from .table import LearnersTable, returns, to_move

PREFIX = "bellum_"
DEALS = 1024  # how many games begin with one seed
LONGEST = 1_000_000  # actions of a game, which no game comes near
PARAMETERS: dict[str, Any] = {"scenario": "", "options": "", "seed": 0}
TYPES: dict[str, Any] = {}


def load(game: str, scenario: str | None, options: Mapping[str, Any] | None, seed: int) -> Any:
    """A game of OpenSpiel, by what Bellum calls things."""
    table = LearnersTable(game, scenario, options)  # which refuses what is not there, in a sentence
    words = "+".join(f"{name}:{value}" for name, value in table.setting.changed.items())
    chosen = {"scenario": table.setting.scenario, "options": words, "seed": seed}
    return pyspiel.load_game(f"{PREFIX}{game}", chosen)


def options_of(game: Game, words: str) -> dict[str, Any]:
    """Options as they stand in the name of a game of OpenSpiel: ``players:4+always_ask:True``."""
    found: dict[str, Any] = {}
    for word in words.split("+") if words else ():
        name, _, text = word.partition(":")
        known = game.options.get(name, ())
        found[name] = next((value for value in known if str(value) == text), text)
    return found


class Held:
    """A position that is copied and written as positions are."""

    def __init__(self, pos: Position | None) -> None:
        self.pos = pos

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.pos is None else self.pos.clone())

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return restored, ("", "") if self.pos is None else (self.pos.setting.game, self.pos.to_json())


def restored(game: str, text: str) -> Held:
    """What was written."""
    return Held(find(game).from_json(text) if text else None)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its scenario and options."""

    id = ""  # each game of the house has a class of its own

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        options = options_of(find(self.id), chosen["options"])
        self.table = LearnersTable(self.id, chosen["scenario"] or None, options)
        self.seed = int(chosen["seed"])
        seats = len(self.table.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.id], info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadSetup("observations of Bellum's games take no parameters")
        return SpielObserver(self.table)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the chance node before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(None)

    @property
    def position(self) -> Position:
        """The position; there is none before the first chance node has drawn."""
        if self.held.pos is None:
            raise BadSetup("the first chance node has not drawn a game yet")
        return self.held.pos

    def current_player(self) -> int:
        pos = self.held.pos
        if pos is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if pos.outcome is not None else to_move(pos)

    def is_terminal(self) -> bool:
        return self.held.pos is not None and self.held.pos.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        column = self.get_game().table.column
        return sorted(column[action] for action in self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        pos = self.held.pos
        if pos is None:
            self.held = Held(game.table.new(f"{game.seed}-{action}"))
        else:
            pos.play(to_move(pos), game.table.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        table: LearnersTable = self.get_game().table
        return table.setting.table.notation(table.actions[action])

    def returns(self) -> list[float]:
        game: SpielGame = self.get_game()
        outcome = None if self.held.pos is None else self.held.pos.outcome
        return returns(outcome, len(game.table.seats))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that agrees with all that a player knows; the rest and all dice to come are drawn anew."""
        drawn = repr(sampler())
        world = self.position.sample(player, Dice(key_of(f"world {drawn}")))
        world.dice = Dice(key_of(f"dice {drawn}"))
        state: SpielState = self.clone()
        state.held = Held(world)
        return state

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """What a player knows, for OpenSpiel: an array, and the view as text."""

    def __init__(self, table: LearnersTable) -> None:
        self._table = table
        self.tensor = np.zeros(table.observer.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seat = self._table.observer.seat(player)
        if state.held.pos is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._table.observe(state.held.pos, seat)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = self._table.observer.seat(player)
        return "{}" if state.held.pos is None else json.dumps(state.held.pos.view(seat))


def register() -> None:
    """Make every game known to OpenSpiel."""
    for id in GAMES:
        TYPES[id] = pyspiel.GameType(
            short_name=f"{PREFIX}{id}",
            long_name=f"Bellum: {id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=MOST_SEATS,
            min_num_players=FEWEST_SEATS,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=PARAMETERS,
        )
        own = type(f"Spiel_{id}", (SpielGame,), {"id": id, "__module__": __name__})
        globals()[own.__name__] = own  # where pickle looks for it
        pyspiel.register_game(TYPES[id], own)


register()
