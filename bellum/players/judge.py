"""What a position is worth to a seat, once the choice that somebody is in the middle of is made.

It knows no rule of any game. In the middle of a choice that takes several actions there is nothing to
estimate yet: the choice is completed first, as its owner likes best.
"""

from __future__ import annotations

from typing import Final

from ..kernel.position import Position
from .budget import Budget

LOWEST: Final = -2.0  # below every estimate
OFTEN: Final = 64  # trials between two looks at the clock


class Judge:
    """Estimates positions with a game's own weights, or with others; counts the actions that it tries."""

    def __init__(self, weights: list[float] | None) -> None:
        self.weights = weights
        self.trials = 0
        self.looked = -OFTEN  # how many there had been when the clock was looked at
        self.budget: Budget | None = None  # once it is spent, nothing is looked at any further

    def value(self, pos: Position, seat: int) -> float:
        """How well a seat stands, from -1 to 1."""
        weights = self.weights
        return pos.value(seat) if weights is None else pos.estimate(seat, weights)

    def hurried(self) -> bool:
        """Whether the budget is spent; the clock is looked at after some trials only."""
        budget = self.budget
        if budget is None:
            return False
        if self.trials - self.looked < OFTEN:
            return budget.over
        self.looked = self.trials
        return budget.spent()

    def worth(self, pos: Position, seat: int, longest: int, widest: int) -> float:
        """The value after the choice at hand, which takes so many actions at the most, each of so many."""
        owners = pos.owners()
        if longest == 0 or pos.quiet() or owners & (owners - 1) or self.hurried():
            return self.value(pos, seat)
        owner = owners.bit_length() - 1
        actions = pos.prior(owner)
        if len(actions) == 1:  # nothing to choose: neither a copy nor a look further ahead
            pos.apply(owner, actions[0])
            self.trials += 1
            return self.worth(pos, seat, longest, widest)
        best = pos
        most = LOWEST
        for action in actions[:widest]:
            end = pos.clone()
            end.apply(owner, action)
            self.trials += 1
            worth = self.worth(end, owner, longest - 1, widest)
            if worth > most:
                best = end
                most = worth
        return most if owner == seat else self.worth(best, seat, longest - 1, widest)
