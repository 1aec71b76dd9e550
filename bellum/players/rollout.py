"""Playing on from a position that might be the real one: both sides by a cheap look one action ahead."""

from __future__ import annotations

from typing import Final

from ..kernel.dice import Dice, key_of
from ..kernel.position import Position
from .budget import Budget
from .judge import LOWEST, Judge

WIDTH: Final = 8  # of the actions of a choice, how many are tried;
DEPTH: Final = 2  # and in the middle of a choice, how many more actions are looked ahead
LONGEST: Final = 160  # actions that are played on at the most, for a turn that does not end
GUESSES: Final = key_of("guesses")  # the dice of looks ahead: never those that will fall
FAR: Final = 256  # bytes of them from one look to the next
SAME: Final = 1e-9  # what differs by less is equal
THROWS: Final = 4  # looks at an action in which dice fall: by one alone luck would choose, not judgement


class Hands:
    """The cheap players of roll-outs: they see the position, which is only one that might be the real one.

    They do not see its dice: an attack that is made only where it succeeds would be worth too much.
    """

    def __init__(self, judge: Judge, width: int = WIDTH, depth: int = DEPTH, throws: int = THROWS) -> None:
        self.judge = judge
        self.width = width
        self.depth = depth
        self.throws = throws
        self.guessed = 0

    def choose(self, pos: Position, seat: int) -> int:
        """The best of the first few actions of the prior; of equals, the first."""
        actions = pos.prior(seat)
        owners = pos.owners()
        if len(actions) == 1:
            return actions[0]
        if owners & (owners - 1):
            return self.choose_secretly(pos, seat, actions)
        best = actions[0]
        most = LOWEST
        self.guessed += FAR * self.throws
        for action in actions[: self.width]:
            if self.judge.hurried():
                return best
            worth = self.look(pos, seat, action)
            if worth > most:
                best = action
                most = worth
        return best

    def choose_secretly(self, pos: Position, seat: int, actions: list[int]) -> int:
        """What is best whatever the others choose; if nothing is, any, but rather the promising."""
        best = actions[0]
        most = LOWEST
        least = -LOWEST
        for action in actions[: self.width]:
            end = pos.clone()
            end.apply(seat, action)
            self.judge.trials += 1
            worth = self.judge.value(end, seat)
            least = min(least, worth)
            if worth > most:
                best = action
                most = worth
        if most - least > SAME:
            return best
        return actions[pos.dice.below(pos.dice.below(min(len(actions), 256)) + 1)]

    def look(self, pos: Position, seat: int, action: int) -> float:
        """What comes of an action; where dice fall, on the average of some throws."""
        judge = self.judge
        total = 0.0
        first = 0.0
        for throw in range(self.throws):
            end = pos.with_dice(Dice(GUESSES, self.guessed + FAR * throw))
            end.apply(seat, action)
            judge.trials += 1
            known = end.barrier == pos.barrier
            worth = judge.worth(end, seat, self.depth, self.width)
            if known or (throw == 1 and worth == first):  # a reveal, and no die
                return worth
            first = worth
            total += worth
        return total / self.throws

    def play_on(self, pos: Position, tempo: int, budget: Budget | None = None) -> None:
        """Play until so many turns have ended, to a point at which an estimate says something."""
        played = 0
        while pos.outcome is None and played < LONGEST:
            if pos.tempo() >= tempo and pos.quiet():
                return
            if budget is not None and budget.spent():
                return
            owners = pos.owners()
            seat = (owners & -owners).bit_length() - 1
            pos.apply(seat, self.choose(pos, seat))
            played += 1


def follow(pos: Position, seat: int, plan: list[int]) -> int:
    """Play a plan while its next action is legal and the seat's own choice; how far it went."""
    barrier = pos.barrier
    for done, action in enumerate(plan):
        if pos.outcome is not None or pos.owners() != 1 << seat:
            if done > 0 or not pos.owes(seat):
                return done
        if (done > 0 and pos.barrier != barrier) or pos.why_not(seat, action) is not None:
            return done
        pos.apply(seat, action)
    return len(plan)
