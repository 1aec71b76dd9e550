"""Tuning the weights of a game's estimate by matches: a value is worth what it wins.

Simultaneous perturbation (SPSA): all weights are changed a little at once, each up or down by chance; a
player with these weights meets one with all changes the other way round, on the same seeds and on every side;
and all weights go a step towards the winner. At the end the tuned weights meet the game's own on fresh seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ..kernel.dice import Dice, key_of
from ..kernel.game import BadSetup, Game
from ..players import make
from .executor import LOCAL, Executor, executor, gather
from .ladder import Meeting, Standing, play_rounds, shares, sorted_games, standing
from .simulate import find_game

# The gains of Spall's guidelines, in steps of the weights.
REACH: Final = 1.0  # how far weights are changed to try them,
REACH_FADES: Final = 0.101  # which shrinks with the rounds,
GAIN: Final = 2.0  # and how far they go after a match that one side has won whole,
GAIN_FADES: Final = 0.602
STABLE: Final = 10.0  # iterations after which this begins to shrink


class Climb:
    """The weights on their way."""

    def __init__(self, values: Sequence[float], steps: Sequence[float], seed: str) -> None:
        self.values = list(values)
        self.steps = list(steps)
        self.dice = Dice(key_of(f"tune {seed}"))
        self.number = 0
        self.signs: list[int] = []

    def propose(self) -> tuple[list[float], list[float]]:
        """Two sets of weights to let meet: some changes, and all of them the other way round."""
        self.number += 1
        self.signs = [1 if self.dice.below(2) else -1 for _ in self.values]
        reach = REACH / self.number**REACH_FADES
        one = [v + reach * s * sign for v, s, sign in zip(self.values, self.steps, self.signs)]
        other = [v - reach * s * sign for v, s, sign in zip(self.values, self.steps, self.signs)]
        return one, other

    def learn(self, share: float) -> None:
        """Go towards the winner: the first of the two if its share of the points is above a half."""
        gain = GAIN / (self.number + STABLE) ** GAIN_FADES * (2 * share - 1)
        self.values = [v + gain * s * sign for v, s, sign in zip(self.values, self.steps, self.signs)]


@dataclass(frozen=True)
class Tuned:
    """What tuning has come to, and how the tuned weights fared against the game's own."""

    game: str
    level: str
    names: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    check: Standing | None

    def toml(self) -> str:
        """The tuned values, as they stand in the file of the game's weights."""
        return "\n".join(f"[{name}]\nvalue = {value:.4g}" for name, value in zip(self.names, self.after))


@dataclass(frozen=True)
class Effort:
    """What is played: so many matches of so many games, at the end a check of some games, by which level."""

    matches: int
    games: int
    check: int = 0
    level: str = "greedy"


def tune(
    game_id: str,
    effort: Effort,
    *,
    only: Sequence[str] = (),
    workers: int | Executor = 1,
    seed: str | int = "0",
    setup: tuple[str | None, Mapping[str, Any] | None] = (None, None),
    log: Callable[[str], None] = print,
) -> Tuned:
    """Tune a game's weights, or some of them.

    ``log`` is told a line after every match: its number, the first one's share, and all weights from then on.
    """
    game = find_game(game_id)
    weights = game.weights
    if weights is None:
        raise BadSetup(f"the estimate of {game_id} has no weights to tune")
    level = effort.level
    make(level, "")  # so that a name that is not known is refused before any work
    places = [weights.place(name) for name in only] or list(range(len(weights.names)))
    climb = Climb([weights.values[p] for p in places], [weights.steps[p] for p in places], str(seed))
    place = executor(LOCAL, workers) if isinstance(workers, int) else workers
    base = meeting_of(game, level, str(seed), setup)
    log(f"# {game_id} {level}, seed {seed}, {effort.matches} matches of {effort.games} games")
    log("match share " + " ".join(weights.names[p] for p in places))
    with place.opened():
        for number in range(effort.matches):
            one, other = (merged(weights.values, places, values) for values in climb.propose())
            meeting = replace(base, seed=f"{seed} tune {number}", weights=(one, other))
            share = meet(place, meeting, effort.games)
            climb.learn(share)
            log(f"{number + 1} {share:.3f} " + " ".join(f"{value:.4g}" for value in climb.values))
        after = merged(weights.values, places, climb.values)
        found = None
        if effort.check:
            last = replace(base, seed=f"{seed} check", weights=(after, None))
            fought = sorted_games(gather(place, play_rounds, last, numbers_of(last, effort.check), None))
            found = standing(last, fought, None)
            log(f"# tuned against before: {found.points.rate:.3f} in {found.games} games")
    return Tuned(game_id, level, weights.names, tuple(weights.values), after, found)


def meeting_of(
    game: Game, level: str, seed: str, setup: tuple[str | None, Mapping[str, Any] | None]
) -> Meeting:
    setting = game.setting(*setup)
    options = tuple(setting.options.items())
    return Meeting(game.id, setting.scenario, options, seed, level, level, game.rules, setting.teams)


def merged(values: Sequence[float], places: Sequence[int], new: Sequence[float]) -> tuple[float, ...]:
    """All weights, with some of them new."""
    whole = list(values)
    for place, value in zip(places, new):
        whole[place] = value
    return tuple(whole)


def numbers_of(meeting: Meeting, games: int) -> range:
    """Whole rounds: every seed on every side."""
    sides = len(meeting.sides())
    return range(-(-games // sides) * sides)


def meet(place: Executor, meeting: Meeting, games: int) -> float:
    """The first one's share of a match, as if there were two sides."""
    sides = len(meeting.sides())
    fought = sorted_games(gather(place, play_rounds, meeting, numbers_of(meeting, games), None))
    found = shares(fought, sides)
    share = sum(found) / len(found)
    even = 1 / sides
    return share / (2 * even) if share <= even else 1 - (1 - share) / (2 * (1 - even))
