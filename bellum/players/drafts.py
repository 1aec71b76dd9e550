"""Plans for the rest of a turn: what greedy would do, the same with some noise, and what the game proposes.

A plan ends where the seat learns something or somebody else chooses: at a die, a reveal, the end of the turn.
Plans that begin alike share what was found out about their beginning.
"""

from __future__ import annotations

from math import log
from typing import Final

from ..kernel.dice import Dice
from ..kernel.position import Position
from .budget import Budget
from .judge import Judge

LONGEST: Final = 40  # actions of a plan
DEPTH: Final = 3  # actions looked ahead to complete a choice,
WIDTH: Final = 24  # and how many of each choice are tried
FINE: Final = 4096


class Node:
    """A choice of the seat after the beginning of a plan, in some positions that might be the real one."""

    def __init__(self, worlds: list[Position], actions: list[int]) -> None:
        self.worlds = worlds
        self.actions = actions
        self.scores: list[float] = []  # none until somebody asks
        self.next: dict[int, Node] = {}


class Draft:
    """A plan, and the estimate of what it comes to."""

    def __init__(self, actions: list[int], worth: float) -> None:
        self.actions = actions
        self.worth = worth


class Drafts:
    """The plans of a seat from one choice on; once the budget is spent, they are finished blindly."""

    def __init__(
        self, judge: Judge, budget: Budget, worlds: list[Position], seat: int, actions: list[int]
    ) -> None:
        self.judge = judge
        self.budget = budget
        self.seat = seat
        self.barrier = worlds[0].barrier
        self.tempo = worlds[0].tempo()
        self.root = Node(worlds, actions)

    def draw(self, dice: Dice, noise: float, opening: list[int]) -> Draft:
        """A plan that begins with some actions, and goes on as its own estimates say, with noise on them."""
        node = self.root
        plan: list[int] = []
        worth = 0.0
        while len(plan) < LONGEST:
            if len(plan) < len(opening) and opening[len(plan)] in node.worlds[0].legal(self.seat):
                action = opening[len(plan)]
            else:
                opening = []
                action = self.pick(node, dice, noise)
            plan.append(action)
            after = self.step(node, action)
            if not after.actions:
                worth = self.end(after)
                break
            node = after
        else:
            worth = self.end(node)
        return Draft(plan, worth)

    def pick(self, node: Node, dice: Dice, noise: float) -> int:
        """The action with the best score, or with noise one that is nearly as good."""
        if len(node.actions) == 1 or self.budget.spent():
            return node.actions[0]
        if not node.scores:
            self.score(node)
            if self.budget.spent():
                return node.actions[0]  # not all of them have been tried
        scores = node.scores
        scale = noise * spread(scores) if noise > 0 else 0.0
        best = 0
        most = -1e9
        for i, score in enumerate(scores):
            if scale > 0:
                score += scale * gumbel(dice)
            if score > most:
                best = i
                most = score
        return node.actions[best]

    def score(self, node: Node) -> None:
        """Try every action of a choice in all of its positions."""
        judge = self.judge
        seat = self.seat
        scores = [0.0] * len(node.actions)
        for world in node.worlds:
            for i, action in enumerate(node.actions):
                if self.budget.spent():
                    break
                end = world.clone()
                end.apply(seat, action)
                judge.trials += 1
                scores[i] += judge.worth(end, seat, DEPTH, WIDTH)
        node.scores = scores

    def step(self, node: Node, action: int) -> Node:
        """The choice after an action; one without actions where the plan ends."""
        found = node.next.get(action)
        if found is not None:
            return found
        worlds: list[Position] = []
        for world in node.worlds:
            end = world.clone()
            end.apply(self.seat, action)
            worlds.append(end)
        first = worlds[0]
        goes_on = (
            first.owners() == 1 << self.seat and first.barrier == self.barrier and first.tempo() == self.tempo
        )
        after = Node(worlds, first.prior(self.seat) if goes_on else [])
        node.next[action] = after
        return after

    def end(self, node: Node) -> float:
        """What a plan that ends here is worth."""
        total = 0.0
        for world in node.worlds:
            total += self.judge.worth(world.clone(), self.seat, DEPTH, WIDTH)
        return total / len(node.worlds)


def gumbel(dice: Dice) -> float:
    """A random number such that the greatest of scores with one added to each falls by their exponentials."""
    return -log(-log((dice.below(FINE) + 0.5) / FINE))


def spread(scores: list[float]) -> float:
    """How far the scores of the better half lie apart: what a little noise is, in the units of the scores."""
    order = sorted(scores, reverse=True)
    return order[0] - order[len(order) // 2] or 1.0  # of equals any
