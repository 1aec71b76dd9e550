"""The games as AEC environments of PettingZoo.

An agent is a seat, by its name. It observes a row of numbers (``Observer.entries`` says what they mean) and a
mask of what it may do; an action is the number of its column in that mask. Rewards come at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ..kernel.position import Position
from .table import LearnersTable, returns, to_move

Observation = dict[str, NDArray[Any]]


class Environment(AECEnv):  # type: ignore[misc]
    """One game, again and again, each from a seed."""

    def __init__(
        self, game: str, *, scenario: str | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__()
        self.table = LearnersTable(game, scenario, options)
        self.metadata = {"name": f"bellum_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = list(self.table.seats)
        self.agents: list[str] = []
        least, most = self.table.bounds()
        size = len(self.table.actions)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed = token_hex(8)
        self._games = 0
        self._position: Position | None = None
        self._seat = 0
        self._legal: list[int] = []

    @property
    def position(self) -> Position:
        """The game itself, for who may see everything."""
        if self._position is None:
            raise ValueError("reset() begins the first game")
        return self._position

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self.table.observer.seat(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self.table.observer.seat(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: the one of a seed, or the next one after it.

        Scenario and options are chosen when the environment is made: its spaces depend on them.
        """
        if seed is not None:
            self._seed, self._games = str(seed), 0
        self._position = self.table.new(f"{self._seed}-{self._games}" if self._games else self._seed)
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may do."""
        seat = self.table.observer.seat(agent)
        pos = self.position
        legal = self._legal if seat == self._seat else pos.legal(seat)
        return {"observation": self.table.observe(pos, seat), "action_mask": self.table.mask(legal)}

    def step(self, action: int | None) -> None:
        """Play for the seat that is to move; IllegalAction with the paragraph if it may not do that."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.table.actions):
            raise ValueError(f"{action!r} is no action; there are {len(self.table.actions)}, from 0")
        chosen = self.table.actions[action]
        pos = self.position
        if chosen in self._legal:
            pos.apply(self._seat, chosen)
        else:
            pos.play(self._seat, chosen)  # which says why not
        self._cumulative_rewards[agent] = 0.0
        if pos.outcome is not None:
            self.rewards = dict(zip(self.agents, returns(pos.outcome, len(self.agents))))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._next()

    def _next(self) -> None:
        """Turn to who is to move, or to the first when the game is over."""
        pos = self.position
        over = pos.outcome is not None
        self._seat = 0 if over else to_move(pos)
        self._legal = [] if over else pos.legal(self._seat)
        self.agent_selection = self.agents[self._seat]

    def close(self) -> None:
        """There is nothing to close."""
