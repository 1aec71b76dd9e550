"""Looks one action ahead with the game's own estimate of a position.

It knows no rule of any game. What the game calls sensible is tried on positions that might be the real one,
and the estimate of what comes of it is averaged over them. In the middle of a choice that takes several
actions there is nothing to estimate yet: the choice is completed first, as its owner likes best.
"""

from __future__ import annotations

from typing import Final

from ..kernel.position import Position
from .base import Perspective, Player

LOOKS: Final = 2  # positions on which all actions are tried,
LOOKS_AT_DICE: Final = 6  # if dice or reveals come into it,
FEW: Final = 3  # this many of the best are then tried
LAST_LOOKS: Final = 3  # on this many more positions;
TRIALS: Final = 60  # but what would take more actions than this all together is looked at less often
LONGEST_CHOICE: Final = 4  # actions searched to complete a choice
PATIENCE: Final = 30  # how often the same choice may come back between two dice


class Greedy(Player):
    """Plays the action that is best on the average of a few positions that might be the real one."""

    def __init__(self, name: str, seed: str) -> None:
        super().__init__(name, seed)
        self.trials = 0  # actions tried so far
        self.chance = False  # whether dice or reveals came into the actions just tried
        self.barrier = 0
        self.met: dict[
            tuple[int, ...], int
        ] = {}  # the choices since the last die, and how often each was met

    def choose(self, eyes: Perspective) -> int:
        actions = eyes.prior()
        if len(actions) == 1:
            return actions[0]
        circling = self.circles(eyes.barrier, tuple(actions))
        self.dice.shuffle(actions)  # any of those that are equal
        if circling:
            return actions[0]
        totals = [0.0] * len(actions)
        rest = list(range(len(actions)))
        before = self.trials
        self.look(eyes, actions, totals, rest)
        affordable = TRIALS // (self.trials - before) - 1
        for _ in range(min(affordable, (LOOKS_AT_DICE if self.chance else LOOKS) - 1)):
            self.look(eyes, actions, totals, rest)
        rest = highest(totals, FEW)
        for number in range(LAST_LOOKS):
            if number == 0 or self.trials - before < TRIALS:
                self.look(eyes, actions, totals, rest)
        best = rest[0]
        for i in rest:
            if totals[i] > totals[best]:
                best = i
        return actions[best]

    def circles(self, barrier: int, choice: tuple[int, ...]) -> bool:
        """Whether a choice came back again and again with no die between: only chance gets out of that."""
        if barrier != self.barrier:
            self.barrier = barrier
            self.met = {}
        self.met[choice] = self.met.get(choice, 0) + 1
        return self.met[choice] > PATIENCE

    def look(self, eyes: Perspective, actions: list[int], totals: list[float], rest: list[int]) -> None:
        """Add to the totals what the rest of the actions are worth, all on the same position."""
        seat = eyes.seat
        world = eyes.sample(self.dice)
        self.chance = False
        for i in rest:
            pos = world.clone()
            pos.apply(seat, actions[i])
            self.trials += 1
            if pos.barrier != world.barrier:
                self.chance = True
            totals[i] += self.worth(pos, seat, LONGEST_CHOICE)

    def worth(self, pos: Position, seat: int, longest: int) -> float:
        """What a position is worth to a seat, once the choice that somebody is in the middle of is made."""
        owners = pos.owners()
        if longest == 0 or pos.quiet() or owners & (owners - 1):
            return pos.value(seat)
        owner = owners.bit_length() - 1
        actions = pos.prior(owner)
        if len(actions) == 1:  # nothing to choose: neither a copy nor a look further ahead
            pos.apply(owner, actions[0])
            self.trials += 1
            return self.worth(pos, seat, longest)
        best = pos
        most = -2.0
        for action in actions:
            end = pos.clone()
            end.apply(owner, action)
            self.trials += 1
            worth = self.worth(end, owner, longest - 1)
            if worth > most:
                best = end
                most = worth
        return most if owner == seat else self.worth(best, seat, longest - 1)


def highest(totals: list[float], few: int) -> list[int]:
    """Where the few highest totals are."""
    order = sorted([(-total, i) for i, total in enumerate(totals)])
    return [i for _, i in order[:few]]
