"""Plans whole turns, and compares the plans by playing on from positions that might be the real one.

It knows no rule of any game. Some plans are drafted (see ``drafts``), the best few by the estimate of where
they end are kept, and tried in roll-outs on common worlds with common dice: a half of the plans is given up
after each round, until greedy's own plan and another are left (sequential halving). Greedy's plan is left
only if the other was better by more than chance explains. A plan is played until a die or a reveal tells
something new.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import process_time
from typing import Final

from ..kernel.position import Position
from .base import Circles, Perspective, Player
from .budget import Budget
from .drafts import Draft, Drafts
from .greedy import Greedy
from .judge import Judge
from .knobs import Knobs
from .rollout import Hands, follow

LOOKS: Final = 2  # positions on which plans are drafted
FEWEST: Final = 4  # roll-outs of a plan, before another one is taken in
NOISE: Final[tuple[float, ...]] = (0.15, 0.3, 0.6, 1.0)  # on the scores of drafts, in turn
SECONDS: Final = 2.5  # processor time of a decision


class Finding:
    """What thinking about a choice has come to: a plan, and the reasons for it in numbers."""

    def __init__(self, plan: list[int], before: float, after: float, won: float, simulations: int) -> None:
        self.plan = plan
        self.before = before  # how the seat stands, by the game's estimate
        self.after = after  # how it stands after the roll-outs of the plan, on the average
        self.won = won  # the share of these after which it is ahead
        self.simulations = simulations  # roll-outs of all plans together


class Trial:
    """A plan that is compared with others: what came of it in each world."""

    def __init__(self, draft: Draft) -> None:
        self.plan = draft.actions
        self.ends: list[float] = []

    def mean(self) -> float:
        return sum(self.ends) / len(self.ends) if self.ends else 0.0


class Planner(Player):
    """Plays the plan that came out best in a number of roll-outs, as far as time allows."""

    def __init__(
        self,
        name: str,
        seed: str,
        simulations: int,
        weights: list[float] | None = None,
        seconds: float = SECONDS,
        clock: Callable[[], float] = process_time,
        stop: Callable[[], bool] | None = None,
        knobs: Knobs | None = None,
    ) -> None:
        super().__init__(name, seed)
        if knobs is None:
            knobs = Knobs()
        self.knobs = knobs
        self.judge = Judge(weights)
        self.hands = Hands(self.judge, knobs.width, throws=knobs.throws)
        self.scouts = Hands(self.judge, 1, 0)
        self.simulations = simulations
        self.seconds = seconds
        self.clock = clock
        self.stop = stop
        self.greedy = Greedy(name, seed, weights)
        self.circles = Circles()
        self.plan: list[int] = []  # what is left of the last plan,
        self.barrier = -1  # which holds until a die or a reveal

    def choose(self, eyes: Perspective) -> int:
        actions = eyes.prior()
        if self.plan and eyes.barrier == self.barrier and self.plan[0] in eyes.legal():
            return self.plan.pop(0)
        self.plan = []
        if len(actions) == 1:
            return actions[0]
        if self.circles.met_too_often(eyes.barrier, actions):
            return actions[self.dice.below(len(actions))]
        finding = self.think(eyes)
        self.barrier = eyes.barrier
        self.plan = finding.plan[1:]
        return finding.plan[0]

    def think(self, eyes: Perspective) -> Finding:
        """The plan for a choice."""
        budget = Budget(self.seconds, self.clock, self.stop)
        self.judge.budget = budget
        self.greedy.judge.budget = budget
        worlds = [eyes.sample(self.dice) for _ in range(LOOKS)]
        before = sum([self.judge.value(world, eyes.seat) for world in worlds]) / LOOKS
        drafts = self.draft(budget, worlds, eyes)
        trials = [Trial(draft) for draft in drafts]
        tempo = worlds[0].tempo() + self.horizon(budget, worlds[0], eyes.seat)
        ran = self.compare(budget, trials, eyes, tempo) if len(trials) > 1 else 0
        best = self.decide(trials)
        won = sum([1.0 if end > 0 else 0.5 if end == 0 else 0.0 for end in best.ends])
        self.thoughts += 1
        self.simulations_made += ran
        after = best.mean() if best.ends else drafts[0].worth
        return Finding(best.plan, before, after, won / max(1, len(best.ends)), ran)

    def horizon(self, budget: Budget, world: Position, seat: int) -> int:
        """How many turns are played on: one less if the seat only answers, and its own turn comes next.

        With that turn it would make up for whatever it answers, and nobody would answer it. A turn that all
        begin together, by choosing in secret, is not its own.
        """
        turns = self.knobs.ahead or world.foresight()
        owners = world.owners()
        if owners & (owners - 1):
            return turns
        ahead = world.clone()
        self.scouts.play_on(ahead, world.tempo() + 1, budget)
        return turns - 1 if ahead.owners() == 1 << seat else turns

    def draft(self, budget: Budget, worlds: list[Position], eyes: Perspective) -> list[Draft]:
        """Greedy's plan, which begins with what greedy would play now, and the best of some others."""
        seat = eyes.seat
        drafts = Drafts(self.judge, budget, worlds, seat, eyes.prior())
        first = drafts.draw(self.dice, 0.0, [self.greedy.choose(eyes)])
        others: list[Draft] = []
        seen = {str(first.actions)}
        wanted = min(self.knobs.drafts, max(2, self.simulations // FEWEST))
        openings: list[list[int]] = [[]]
        openings += worlds[0].plans(seat)
        openings += [[action] for action in drafts.root.actions[:wanted]]
        for number in range(len(openings) + wanted):
            if budget.spent():
                break
            if number < len(openings):
                draft = drafts.draw(self.dice, 0.0, openings[number])
            else:
                draft = drafts.draw(self.dice, NOISE[number % len(NOISE)], [])
            key = str(draft.actions)
            if key not in seen:
                seen.add(key)
                others.append(draft)
        order = sorted([(-draft.worth, place) for place, draft in enumerate(others)])
        kept = min(self.knobs.kept, max(2, self.simulations // FEWEST)) - 1
        return [first] + [others[place] for _, place in order[:kept]]

    def compare(self, budget: Budget, trials: list[Trial], eyes: Perspective, tempo: int) -> int:
        """Try the plans in roll-outs, all in the same worlds, and give up a half of them after each round.

        The worlds are other ones than those for which the plans were drafted, and are drawn one by one.
        """
        rest = list(range(len(trials)))
        rounds = max(1, (len(trials) - 1).bit_length())
        ran = 0
        for number in range(rounds):
            share = max(1, (self.simulations - ran) // (rounds - number) // len(rest))
            for _ in range(share):
                world = eyes.sample(self.dice)
                ends = [self.run(budget, world, eyes.seat, trials[i].plan, tempo) for i in rest]
                if budget.spent():  # in the middle of this world: it does not count
                    return ran
                for place, i in enumerate(rest):
                    trials[i].ends.append(ends[place])
                ran += len(rest)
            order = sorted([(-trials[i].mean(), i) for i in rest if i > 0])
            rest = [0] + [i for _, i in order[: max(1, len(rest) // 2)]]
        return ran

    def run(self, budget: Budget, world: Position, seat: int, plan: list[int], tempo: int) -> float:
        """One roll-out: how the seat stands at its end."""
        pos = world.clone()
        follow(pos, seat, plan)
        self.hands.play_on(pos, tempo, budget)
        return self.judge.value(pos, seat)

    def decide(self, trials: list[Trial]) -> Trial:
        """The plan with the most roll-outs and the best mean, if it is surely better than greedy's."""
        base = trials[0]
        best = base
        most = self.knobs.margin
        for trial in trials[1:]:
            gain = surplus(trial.ends, base.ends, self.knobs.sure)
            if len(trial.ends) == len(base.ends) and gain > most:
                best = trial
                most = gain
        return best


def surplus(ends: list[float], base: list[float], sure: float) -> float:
    """By how much a plan was better in the same worlds, less some standard errors."""
    n = len(ends)
    if n < 2:
        return 0.0
    gains = [ends[i] - base[i] for i in range(n)]
    mean = sum(gains) / n
    spread = sum([(gain - mean) * (gain - mean) for gain in gains]) / (n - 1)
    return mean - sure * sqrt(spread / n)
