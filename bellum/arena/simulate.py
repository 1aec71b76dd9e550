"""Many games between machine players, and what came of them.

Every game has its own seed, made of the simulation's seed and the game's number, and so have its players: the
games are the same whatever the number of workers, and wherever they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from ..games import find
from ..kernel.game import BadSetup, Game
from ..kernel.position import Outcome
from ..kernel.setting import Setting
from ..players import Perspective, make
from .executor import LOCAL, Executor, executor, gather
from .stats import Interval, Summary, summary, wilson


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
    rules: int = 0  # the version that all workers must have; 0 for whichever they have

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
    on: str
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
            "on": self.on,
            "workers": self.workers,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds > 0 else 0.0,
            "actions_per_second": round(self.actions_per_second, 1),
        }


def simulate(
    game_id: str,
    *,
    games: int,
    players: Sequence[str],
    workers: int | Executor = 1,
    seed: str | int = "0",
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between machine players, one for each seat of the scenario and options, in their order.

    ``workers`` are processes of this machine, or those of another place, such as a cluster. ``progress`` is
    told after every few games how many are finished so far.
    """
    game = find_game(game_id)
    if games < 1:
        raise BadSetup("a simulation needs at least one game")
    setting = game.setting(scenario, options)
    if len(players) != len(setting.seats):
        raise BadSetup(
            f"{game_id} has {len(setting.seats)} seats ({', '.join(setting.seats)}), not {len(players)}"
        )
    for name in players:
        make(name, "")  # so that a name that is not known is refused before any work
    place = executor(LOCAL, workers) if isinstance(workers, int) else workers
    chosen = tuple(setting.options.items())
    plan = Plan(game_id, tuple(players), str(seed), setting.scenario, chosen, game.rules)
    with place.opened():
        start = perf_counter()
        results = gather(place, play_games, plan, range(games), progress)
        run = (place.name, place.workers(), perf_counter() - start)
    results.sort(key=lambda result: result.number)
    return report(setting, plan, results, run)


def find_game(id: str) -> Game:
    try:
        return find(id)
    except KeyError:
        raise BadSetup(f"there is no game {id!r}") from None


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    """Play some of the games; this is what a worker does."""
    check_rules(plan.game, plan.rules)
    results: list[Result] = []
    for number in numbers:
        try:
            results.append(play_game(plan, number))
        except Exception as error:
            text = f"game {number} (seed {plan.seed_of(number)!r}) failed: {type(error).__name__}: {error}"
            raise GameFailed(text) from error
    return results


def check_rules(game: str, rules: int) -> None:
    """Refuse to play another version of the rules than all others do."""
    here = find(game).rules
    if rules not in (0, here):
        versions = f"version {here} of the rules of {game}, and version {rules} is to be played"
        raise GameFailed(f"a worker has {versions}: install the same bellum everywhere")


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


def report(setting: Setting, plan: Plan, results: list[Result], run: tuple[str, int, float]) -> Report:
    """Sum the results up; a run is where the games were played, by how many workers, in how many seconds."""
    on, workers, seconds = run
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
        on=on,
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
