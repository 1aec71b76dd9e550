"""A game at which learners sit: what both kinds of environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import find
from ..kernel.game import BadSetup
from ..kernel.observation import Observer
from ..kernel.position import Outcome, Position


class LearnersTable:
    """Makes positions of one game, scenario and options, and arrays of what its seats know and may do."""

    def __init__(self, id: str, scenario: str | None, options: Mapping[str, Any] | None) -> None:
        try:
            self.game = find(id)
        except KeyError:
            raise BadSetup(f"there is no game {id!r}") from None
        self.setting = self.game.setting(scenario, options)
        self.observer: Observer = self.game.observer(self.setting.scenario, self.setting.options)
        self.seats = self.setting.seats
        self.actions = self.observer.actions
        self.column = self.observer.column

    def new(self, seed: str) -> Position:
        """The position before the first choice."""
        pos = self.game.new(seed, self.setting.scenario, self.setting.options)
        pos.advance()
        return pos

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the most that each number of an observation can be."""
        entries = self.observer.entries()
        return (
            np.array([entry.least for entry in entries], np.int16),
            np.array([entry.most for entry in entries], np.int16),
        )

    def observe(self, pos: Position, seat: int) -> NDArray[np.int16]:
        """What a seat knows."""
        return np.frombuffer(self.observer.observe(pos, seat), np.int16)

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """For every action, 1 if it is among those that are legal."""
        return np.frombuffer(self.observer.mask(legal), np.int8)


def to_move(pos: Position) -> int:
    """The seat that acts now. Of several that choose in secret the first: the others learn nothing of it."""
    owners = pos.owners()
    return (owners & -owners).bit_length() - 1


def returns(outcome: Outcome | None, seats: int) -> list[float]:
    """What a game was worth to each seat: the winners share 1, the others lose as much; a draw is 0."""
    if outcome is None or not 0 < len(outcome.winners) < seats:
        return [0.0] * seats
    won, lost = 1.0 / len(outcome.winners), -1.0 / (seats - len(outcome.winners))
    return [won if seat in outcome.winners else lost for seat in range(seats)]
