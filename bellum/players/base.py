"""What a machine player is, and what it may know."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.action import ActionTable
from ..kernel.dice import Dice, key_of
from ..kernel.position import Position

PATIENCE: Final = 30  # how often the same choice may come back between two dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Perspective:
    """A seat's eyes on a position: its view, what it may do, and positions that might be the real one."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def table(self) -> ActionTable:
        """The game's actions and their notation."""
        return self._position.table

    @property
    def barrier(self) -> int:
        """How many dice and reveals there have been: no choice comes back exactly after one."""
        return self._position.barrier

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._position.view(self.seat)

    def legal(self) -> list[int]:
        """What the seat may do now."""
        return self._position.legal(self.seat)

    def prior(self) -> list[int]:
        """Of that, what is worth thinking about."""
        return self._position.prior(self.seat)

    def sample(self, dice: Dice) -> Position:
        """A position that agrees with all that the seat knows; the rest is drawn from ``dice``."""
        return self._position.sample(self.seat, dice)


class Circles:
    """Notices when a choice comes back again and again with no die between: only chance gets out of that."""

    def __init__(self) -> None:
        self.barrier = -1
        self.met: dict[tuple[int, ...], int] = {}  # how often each choice was met since the last die

    def met_too_often(self, barrier: int, actions: list[int]) -> bool:
        """Count a choice that was met."""
        if barrier != self.barrier:
            self.barrier = barrier
            self.met = {}
        choice = tuple(actions)
        count = self.met.get(choice, 0) + 1
        self.met[choice] = count
        return count > PATIENCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A machine player with dice of its own: the same seed and the same game give the same choices."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.thoughts = 0  # plans that it has made, each for one action or several
        self.simulations_made = 0  # roll-outs of all of them together
        self.dice = Dice(key_of(f"player {name} {seed}"))

    def choose(self, eyes: Perspective) -> int:
        """One of the actions that the seat may play now."""
        raise NotImplementedError
