"""Looks one action ahead with the game's own estimate of a position.

It knows no rule of any game. What the game calls promising is tried on positions that might be the real one,
and the estimate of what comes of it is averaged over them; of equals the more promising is played. Where the
estimate cannot tell any action from another, the turn is played on to its end by what is most promising.
"""

from __future__ import annotations

from typing import Final

from .base import Circles, Perspective, Player
from .judge import Judge
from .rollout import SAME, Hands

LOOKS: Final = 2  # positions on which all actions are tried,
LOOKS_AT_DICE: Final = 6  # if dice or reveals come into it,
FEW: Final = 3  # this many of the best are then tried
LAST_LOOKS: Final = 3  # on this many more positions;
TRIALS: Final = 60  # but what would take more actions than this all together is looked at less often
LONGEST_CHOICE: Final = 4  # actions searched to complete a choice,
WIDEST_CHOICE: Final = 1000  # all of each


class Greedy(Player):
    """Plays the action that is best on the average of a few positions that might be the real one."""

    def __init__(self, name: str, seed: str, weights: list[float] | None = None) -> None:
        super().__init__(name, seed)
        self.judge = Judge(weights)
        self.hands = Hands(self.judge, 1, 0)
        self.circles = Circles()
        self.chance = False  # whether dice or reveals came into the actions just tried

    def choose(self, eyes: Perspective) -> int:
        actions = eyes.prior()
        if len(actions) == 1:
            return actions[0]
        if self.circles.met_too_often(eyes.barrier, actions):
            return actions[self.dice.below(len(actions))]
        totals = [0.0] * len(actions)
        rest = list(range(len(actions)))
        judge = self.judge
        before = judge.trials
        self.look(eyes, actions, totals, rest)
        affordable = TRIALS // (judge.trials - before) - 1
        for _ in range(min(affordable, (LOOKS_AT_DICE if self.chance else LOOKS) - 1)):
            self.look(eyes, actions, totals, rest)
        if max(totals) - min(totals) < SAME:
            self.look_further(eyes, actions, totals)
        rest = highest(totals, FEW)
        for number in range(LAST_LOOKS):
            if number == 0 or judge.trials - before < TRIALS:
                self.look(eyes, actions, totals, rest)
        best = rest[0]
        for i in rest:
            if totals[i] > totals[best] + SAME or (i < best and totals[i] > totals[best] - SAME):
                best = i
        return actions[best]

    def look(self, eyes: Perspective, actions: list[int], totals: list[float], rest: list[int]) -> None:
        """Add to the totals what the rest of the actions are worth, all on the same position."""
        seat = eyes.seat
        judge = self.judge
        world = eyes.sample(self.dice)
        self.chance = False
        for i in rest:
            pos = world.clone()
            pos.apply(seat, actions[i])
            judge.trials += 1
            if pos.barrier != world.barrier:
                self.chance = True
            totals[i] += judge.worth(pos, seat, LONGEST_CHOICE, WIDEST_CHOICE)

    def look_further(self, eyes: Perspective, actions: list[int], totals: list[float]) -> None:
        """Add what the actions are worth at the turn's end, if everybody plays what is most promising."""
        for _ in range(LOOKS):
            world = eyes.sample(self.dice)
            tempo = world.tempo() + 1
            for i, action in enumerate(actions):
                pos = world.clone()
                pos.apply(eyes.seat, action)
                self.hands.play_on(pos, tempo)
                totals[i] += self.judge.value(pos, eyes.seat)


def highest(totals: list[float], few: int) -> list[int]:
    """Where the few highest totals are; of equals, the first."""
    order = sorted([(-total, i) for i, total in enumerate(totals)])
    return [i for _, i in order[:few]]
