"""Levels of machine players against each other: who is stronger, on which side, and at which price.

Two levels meet in rounds. A round is one seed, played once for each team: there the first level plays that
team and the second all others. So the dice and both sides are the same for both, and what is left is the
strength. The number of rounds is fixed, or a sequential test ends them as soon as it is sure.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log
from time import perf_counter, process_time
from typing import Any, Final

from ..games import find
from ..kernel.game import BadSetup
from ..kernel.setting import Setting
from ..players import QUICK, Perspective, Player, make
from .executor import LOCAL, Executor, executor, gather
from .simulate import GameFailed, check_rules, find_game
from .stats import Interval, mean_interval, wilson

BATCH: Final = 8  # rounds between two looks of the sequential test: the same whoever plays them
ERROR: Final = 0.05  # of the sequential test, in either direction
SURE: Final = log((1 - ERROR) / ERROR)


Given = tuple[float, ...] | None


@dataclass(frozen=True)
class Meeting:
    """Two levels and what they play: all that a worker needs."""

    game: str
    scenario: str
    options: tuple[tuple[str, Any], ...]
    seed: str
    first: str
    second: str
    rules: int
    teams: tuple[str, ...]  # of the seats
    weights: tuple[Given, Given] = (None, None)  # of either one's estimates; None for the game's own

    def sides(self) -> tuple[str, ...]:
        """The teams, each once."""
        return tuple(dict.fromkeys(self.teams))


@dataclass(frozen=True)
class Fought:
    """One game of a round: on which side the first level was, what it got, what both took to think."""

    number: int
    side: str
    points: float  # of the first level: 1 for a win, a half for a draw among two
    won: bool
    drawn: bool
    seconds: tuple[float, float]  # of processor time
    actions: tuple[int, int]
    plans: tuple[int, int]  # that were made, by those who plan
    simulations: tuple[int, int]


@dataclass(frozen=True)
class SideReport:
    """How the first level fared on one side."""

    side: str
    games: int
    wins: int
    draws: int
    rate: Interval

    def to_data(self) -> dict[str, Any]:
        return {
            "side": self.side,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            **self.rate.to_data(),
        }


@dataclass(frozen=True)
class Standing:
    """What two levels came to; ``points`` is the first one's share with its interval over the rounds."""

    first: str
    second: str
    rounds: int
    games: int
    even: float  # the share of equals
    points: Interval
    sides: tuple[SideReport, ...]
    verdict: str
    seconds: tuple[float, float]  # of processor time for each action of either, in the mean,
    plan_seconds: tuple[float, float]  # for each plan; 0 for who makes none,
    simulations: tuple[float, float]  # and how many roll-outs for each plan

    def to_data(self) -> dict[str, Any]:
        return {
            "upper": self.first,
            "lower": self.second,
            "rounds": self.rounds,
            "games": self.games,
            "even": round(self.even, 6),
            "share": self.points.to_data(),
            "sides": [side.to_data() for side in self.sides],
            "simulations_per_plan": [round(number, 2) for number in self.simulations],
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Ladder:
    """All meetings of some levels."""

    game: str
    scenario: str
    options: dict[str, Any]
    seed: str
    standings: tuple[Standing, ...]
    on: str
    workers: int
    seconds: float
    processor: float  # seconds of thought, of all players together

    def to_data(self) -> dict[str, Any]:
        """The ladder as plain data; what depends on the machine stands under ``run``."""
        return {
            "game": self.game,
            "scenario": self.scenario,
            "options": self.options,
            "seed": self.seed,
            "standings": [standing.to_data() for standing in self.standings],
            "run": {
                "on": self.on,
                "workers": self.workers,
                "seconds": round(self.seconds, 3),
                "processor_seconds": round(self.processor, 3),
                "milliseconds_per_action": [
                    [round(1000 * seconds, 4) for seconds in standing.seconds] for standing in self.standings
                ],
                "milliseconds_per_plan": [
                    [round(1000 * seconds, 4) for seconds in standing.plan_seconds]
                    for standing in self.standings
                ],
            },
        }


def ladder(
    game_id: str,
    levels: Sequence[str] = QUICK,
    *,
    games: int,
    margin: float | None = None,
    workers: int | Executor = 1,
    seed: str | int = "0",
    setup: tuple[str | None, Mapping[str, Any] | None] = (None, None),
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let each level meet the one below it, the weakest first, in at least so many games of whole rounds.

    With a ``margin`` a sequential test ends a meeting early: as soon as it is sure that the stronger one's
    share is above even by so much, or that it is not; ``games`` are the most then. ``setup`` is a scenario
    and options. ``progress`` is told how many games are finished.
    """
    game = find_game(game_id)
    setting = game.setting(*setup)
    check(levels, games, margin)
    place = executor(LOCAL, workers) if isinstance(workers, int) else workers
    chosen = tuple(setting.options.items())
    standings: list[Standing] = []
    thought = finished = 0.0
    with place.opened():
        start = perf_counter()
        for lower, upper in pairwise(levels):
            meeting = Meeting(
                game_id, setting.scenario, chosen, str(seed), upper, lower, game.rules, setting.teams
            )
            before = int(finished)
            fought = meet(place, meeting, games, margin, shifted(progress, before))
            finished += len(fought)
            thought += sum(sum(one.seconds) for one in fought)
            standings.append(standing(meeting, fought, margin))
        seconds = perf_counter() - start
    run = (place.name, place.workers(), seconds, thought)
    return Ladder(game_id, setting.scenario, dict(chosen), str(seed), tuple(standings), *run)


def check(levels: Sequence[str], games: int, margin: float | None) -> None:
    """Refuse what cannot be played, in a sentence."""
    if len(levels) < 2:
        raise BadSetup("a ladder needs at least two levels")
    for name in levels:
        make(name, "")  # which refuses a name that is not known
    if games < 1:
        raise BadSetup("a ladder needs at least one game")
    if margin is not None and not 0 < margin < 0.5:
        raise BadSetup(f"a margin is a share between 0 and 0.5, not {margin:g}")


def shifted(progress: Callable[[int], None] | None, before: int) -> Callable[[int], None] | None:
    return None if progress is None else lambda done: progress(before + done)


def meet(
    place: Executor,
    meeting: Meeting,
    games: int,
    margin: float | None,
    progress: Callable[[int], None] | None,
) -> list[Fought]:
    """Play the rounds of a meeting, all of them or batch by batch until the test is sure."""
    sides = len(meeting.sides())
    rounds = -(-games // sides)
    if margin is None:
        return sorted_games(gather(place, play_rounds, meeting, range(rounds * sides), progress))
    fought: list[Fought] = []
    for first in range(0, rounds, BATCH):
        numbers = range(first * sides, min(first + BATCH, rounds) * sides)
        fought += gather(place, play_rounds, meeting, numbers, shifted(progress, len(fought)))
        fought = sorted_games(fought)
        if abs(evidence(shares(fought, sides), 1 / sides, margin)) >= SURE:
            break
    return fought


def sorted_games(fought: list[Fought]) -> list[Fought]:
    return sorted(fought, key=lambda one: one.number)


def shares(fought: Sequence[Fought], sides: int) -> list[float]:
    """The first level's share of the points of each round."""
    points = [one.points for one in fought]
    return [sum(points[n : n + sides]) / sides for n in range(0, len(points), sides)]


def evidence(rounds: Sequence[float], even: float, margin: float) -> float:
    """How much likelier the rounds are with a share above even by a margin than with an even one: its log.

    Shares of rounds are taken as normal, with the variance that they show, but not less than that of one
    round in which a half was lost: so that a few rounds that all ended alike are not yet proof.
    """
    mean = sum(rounds) / len(rounds)
    spread = sum((share - mean) ** 2 for share in rounds) + 0.25
    return len(rounds) ** 2 * margin * (mean - even - margin / 2) / spread


# -- what a worker does ------------------------------------------------------------------------------------


class Timed:
    """A player whose thinking is timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds = 0.0
        self.actions = 0

    def choose(self, eyes: Perspective) -> int:
        start = process_time()
        action = self.player.choose(eyes)
        self.seconds += process_time() - start
        self.actions += 1
        return action


def play_rounds(meeting: Meeting, numbers: Sequence[int]) -> list[Fought]:
    """Play some games of the rounds."""
    check_rules(meeting.game, meeting.rules)
    results: list[Fought] = []
    for number in numbers:
        try:
            results.append(play_one(meeting, number))
        except Exception as error:
            text = f"game {number} of {meeting.first} against {meeting.second} failed"
            raise GameFailed(f"{text}: {type(error).__name__}: {error}") from error
    return results


def play_one(meeting: Meeting, number: int) -> Fought:
    """Play one game of a round to its end."""
    sides = meeting.sides()
    side = sides[number % len(sides)]
    seed = f"{meeting.seed}-{number // len(sides)}"
    pos = find(meeting.game).new(seed, meeting.scenario, dict(meeting.options))
    pos.advance()
    seated = zip(meeting.teams, pos.seats)
    players = [Timed(player_of(meeting, team == side, f"{seed} {seat}")) for team, seat in seated]
    eyes = [Perspective(pos, seat) for seat in range(len(players))]
    while pos.outcome is None:
        seat = next(seat for seat in range(len(players)) if pos.owes(seat))
        pos.play(seat, players[seat].choose(eyes[seat]))
    winners = {meeting.teams[seat] for seat in pos.outcome.winners}
    won = side in winners
    ours = [player for player, team in zip(players, meeting.teams) if team == side]
    theirs = [player for player, team in zip(players, meeting.teams) if team != side]
    return Fought(
        number,
        side,
        1 / len(winners) if won else 0.0 if winners else 1 / len(sides),
        won,
        not winners,
        (sum(player.seconds for player in ours), sum(player.seconds for player in theirs)),
        (sum(player.actions for player in ours), sum(player.actions for player in theirs)),
        (sum(one.player.thoughts for one in ours), sum(one.player.thoughts for one in theirs)),
        (
            sum(one.player.simulations_made for one in ours),
            sum(one.player.simulations_made for one in theirs),
        ),
    )


def player_of(meeting: Meeting, first: bool, seed: str) -> Player:
    """One of the two levels, with the weights that it was given."""
    weights = meeting.weights[0 if first else 1]
    name = meeting.first if first else meeting.second
    return make(name, seed, None if weights is None else list(weights))


# -- what came of it ---------------------------------------------------------------------------------------


def standing(meeting: Meeting, fought: Sequence[Fought], margin: float | None) -> Standing:
    """Sum a meeting up."""
    sides = meeting.sides()
    even = 1 / len(sides)
    rounds = shares(fought, len(sides))
    points = mean_interval(rounds)
    seconds = summed([one.seconds for one in fought])
    actions = summed([one.actions for one in fought])
    plans = summed([one.plans for one in fought])
    simulations = summed([one.simulations for one in fought])
    return Standing(
        meeting.first,
        meeting.second,
        len(rounds),
        len(fought),
        even,
        points,
        tuple(side_report(side, fought) for side in sides),
        verdict(rounds, points, even, margin),
        each(seconds, actions),
        each(seconds, plans),
        each(simulations, plans),
    )


def summed(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """What both have together in all games."""
    return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)


def each(sums: tuple[float, float], counts: tuple[float, float]) -> tuple[float, float]:
    """How much for each of some things; 0 for who has none of them."""
    ours, theirs = (total / count if count else 0.0 for total, count in zip(sums, counts))
    return ours, theirs


def verdict(rounds: Sequence[float], points: Interval, even: float, margin: float | None) -> str:
    """Whether the first is stronger: by the sequential test, or by the interval of its share."""
    if margin is not None:
        found = evidence(rounds, even, margin)
        return "stronger" if found >= SURE else "not stronger" if found <= -SURE else "not decided"
    return "stronger" if points.low > even else "weaker" if points.high < even else "not decided"


def side_report(side: str, fought: Sequence[Fought]) -> SideReport:
    own = [one for one in fought if one.side == side]
    wins = sum(one.won for one in own)
    return SideReport(side, len(own), wins, sum(one.drawn for one in own), wilson(wins, len(own)))


def games_at_most(setting: Setting, levels: Sequence[str], games: int) -> int:
    """How many games a ladder has at the most, for a progress bar."""
    sides = len(dict.fromkeys(setting.teams))
    return max(1, len(levels) - 1) * -(-games // sides) * sides
