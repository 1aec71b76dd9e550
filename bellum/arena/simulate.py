"""Many games between machine players, and what came of them.

Every game has its own seed, made of the simulation's seed and the game's number, and so have its players: the
games are the same whatever the number of workers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from ..games import find
from ..kernel.game import BadSetup, Game
from ..kernel.position import Outcome
from ..kernel.setting import Setting
from ..players import Perspective, make
from .stats import Interval, Summary, summary, wilson

CHUNKS_PER_WORKER = 16  # small enough for an even load and a lively progress bar
LARGEST_CHUNK = 100


class GameFailed(RuntimeError):
    """A game that broke off with an error; ``str()`` of it names the game's seed."""


@dataclass(frozen=True)
class Plan:
    """All that a worker needs to play any of the games."""

    game: str
    players: tuple[str, ...]
    seed: str
    scenario: str
    options: tuple[tuple[str, Any], ...]

    def seed_of(self, number: int) -> str:
        """The seed of one game: a record with it can be replayed."""
        return f"{self.seed}-{number}"


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    number: int
    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    actions: int


@dataclass(frozen=True)
class SeatReport:
    """How one seat fared."""

    seat: str
    team: str
    player: str
    wins: int
    rate: Interval
    score: float

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "team": self.team,
            "player": self.player,
            "wins": self.wins,
            **self.rate.to_data(),
            "score": round(self.score, 6),
        }


@dataclass(frozen=True)
class TeamReport:
    """How one team fared: a game is its own if any of its seats is among the winners."""

    team: str
    seats: tuple[str, ...]
    wins: int
    rate: Interval
    score: float  # the mean of what its seats have together

    def to_data(self) -> dict[str, Any]:
        return {
            "team": self.team,
            "seats": list(self.seats),
            "wins": self.wins,
            **self.rate.to_data(),
            "score": round(self.score, 6),
        }


@dataclass(frozen=True)
class Report:
    """What a simulation found; a rate is the share of all games that were won, draws included."""

    game: str
    scenario: str
    options: dict[str, Any]
    seed: str
    games: int
    seats: tuple[SeatReport, ...]
    teams: tuple[TeamReport, ...]
    draws: int
    draw_rate: Interval
    reasons: dict[str, int]
    length: Summary  # in actions
    workers: int
    seconds: float
    actions_per_second: float

    def to_data(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "game": self.game,
            "scenario": self.scenario,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "seats": [seat.to_data() for seat in self.seats],
            "teams": [team.to_data() for team in self.teams],
            "draws": {"count": self.draws, **self.draw_rate.to_data()},
            "reasons": self.reasons,
            "length": self.length.to_data(),
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "actions_per_second": round(self.actions_per_second, 1),
        }


def simulate(
    game_id: str,
    *,
    games: int,
    players: Sequence[str],
    workers: int = 1,
    seed: str | int = "0",
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between machine players, one for each seat of the scenario and options, in their order.

    ``progress`` is told after every few games how many are finished so far.
    """
    game = find_game(game_id)
    if games < 1:
        raise BadSetup("a simulation needs at least one game")
    if workers < 1:
        raise BadSetup("a simulation needs at least one worker")
    setting = game.setting(scenario, options)
    if len(players) != len(setting.seats):
        raise BadSetup(
            f"{game_id} has {len(setting.seats)} seats ({', '.join(setting.seats)}), not {len(players)}"
        )
    for name in players:
        make(name, "")  # so that a name that is not known is refused before any work
    plan = Plan(game_id, tuple(players), str(seed), setting.scenario, tuple(setting.options.items()))
    start = perf_counter()
    results: list[Result] = []
    for part in run(plan, games, workers):
        results += part
        if progress is not None:
            progress(len(results))
    results.sort(key=lambda result: result.number)
    return report(setting, plan, results, workers, perf_counter() - start)


def find_game(id: str) -> Game:
    try:
        return find(id)
    except KeyError:
        raise BadSetup(f"there is no game {id!r}") from None


def run(plan: Plan, games: int, workers: int) -> Iterator[list[Result]]:
    """The results of all games, a few at a time, in no particular order."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_games(plan, chunk)
        return
    # Spawned workers share nothing with a caller that may have threads of its own, such as a progress bar.
    pool = ProcessPoolExecutor(min(workers, len(chunks)), mp_context=get_context("spawn"))
    try:
        for future in as_completed([pool.submit(play_games, plan, chunk) for chunk in chunks]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """Play some of the games; this is what a worker does."""
    results: list[Result] = []
    for number in numbers:
        try:
            results.append(play_game(plan, number))
        except Exception as error:
            text = f"game {number} (seed {plan.seed_of(number)!r}) failed: {type(error).__name__}: {error}"
            raise GameFailed(text) from error
    return results


def play_game(plan: Plan, number: int) -> Result:
    """Play one game to its end."""
    seed = plan.seed_of(number)
    game = find(plan.game)
    pos = game.new(seed, plan.scenario, dict(plan.options))
    pos.advance()
    players = [make(name, f"{seed} {seat}") for name, seat in zip(plan.players, pos.seats)]
    eyes = [Perspective(pos, seat) for seat in range(len(players))]
    actions = 0
    while pos.outcome is None:
        seat = next(seat for seat in range(len(players)) if pos.owes(seat))
        pos.play(seat, players[seat].choose(eyes[seat]))
        actions += 1
    end: Outcome = pos.outcome
    return Result(number, end.winners, end.reason, end.scores, actions)


def report(setting: Setting, plan: Plan, results: list[Result], workers: int, seconds: float) -> Report:
    """Sum the results up."""
    games = len(results)
    actions = sum(result.actions for result in results)
    draws = sum(1 for result in results if not result.winners)
    return Report(
        game=setting.game,
        scenario=plan.scenario,
        options=dict(plan.options),
        seed=plan.seed,
        games=games,
        seats=tuple(seat_report(setting, plan, results, seat) for seat in range(len(setting.seats))),
        teams=tuple(team_report(setting, results, team) for team in dict.fromkeys(setting.teams)),
        draws=draws,
        draw_rate=wilson(draws, games),
        reasons=dict(Counter(result.reason for result in results).most_common()),
        length=summary([result.actions for result in results]),
        workers=workers,
        seconds=seconds,
        actions_per_second=actions / seconds if seconds > 0 else 0.0,
    )


def seat_report(setting: Setting, plan: Plan, results: list[Result], seat: int) -> SeatReport:
    games = len(results)
    wins = sum(1 for result in results if seat in result.winners)
    score = sum(result.scores[seat] for result in results) / games
    return SeatReport(
        setting.seats[seat], setting.teams[seat], plan.players[seat], wins, wilson(wins, games), score
    )


def team_report(setting: Setting, results: list[Result], team: str) -> TeamReport:
    games = len(results)
    seats = [seat for seat, own in enumerate(setting.teams) if own == team]
    wins = sum(1 for result in results if any(seat in result.winners for seat in seats))
    score = sum(result.scores[seat] for result in results for seat in seats) / games
    return TeamReport(team, tuple(setting.seats[seat] for seat in seats), wins, wilson(wins, games), score)
