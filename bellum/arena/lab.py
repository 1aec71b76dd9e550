"""The laboratory: how a game's scenarios and options change the chances of its sides, at which strength.

Every cell is a scenario with one option changed, played by one level against itself, so that what is left is
the game. All cells are played as one lot, wherever an executor plays them.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from ..kernel.game import BadSetup, Game
from ..kernel.setting import Setting
from ..players import make
from .executor import LOCAL, Executor, executor, gather
from .simulate import Plan, Report, Result, TeamReport, find_game, play_games, report

AS_PRINTED: Final = "default"  # no option is changed
COLUMNS: Final = (
    "game",
    "scenario",
    "option",
    "level",
    "side",
    "seats",
    "games",
    "wins",
    "draws",
    "rate",
    "low",
    "high",
    "score",
    "length",
)


@dataclass(frozen=True)
class Cell:
    """What was played, and what came of it."""

    scenario: str
    option: str
    level: str
    report: Report

    def rows(self) -> Iterator[tuple[str | int | float, ...]]:
        """A row for each side, in the order of ``COLUMNS``."""
        found = self.report
        for team in found.teams:
            yield (
                found.game,
                self.scenario,
                self.option,
                self.level,
                team.team,
                "+".join(team.seats),
                found.games,
                team.wins,
                found.draws,
                *(round(number, 4) for number in figures(team)),
                round(found.length.mean, 1),
            )


def figures(team: TeamReport) -> tuple[float, float, float, float]:
    return team.rate.rate, team.rate.low, team.rate.high, team.score


@dataclass(frozen=True)
class Findings:
    """All cells of a study."""

    game: str
    seed: str
    cells: tuple[Cell, ...]
    on: str
    workers: int
    seconds: float

    def csv(self) -> str:
        """A row for each side of each cell, with a heading: the same for a seed, wherever it is played."""
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(COLUMNS)
        for cell in self.cells:
            table.writerows(cell.rows())
        return out.getvalue()


@dataclass(frozen=True)
class Study:
    """All that a worker needs: the games are numbered through all cells."""

    plans: tuple[Plan, ...]
    games: int  # of each cell


def lab(
    game_id: str,
    *,
    levels: Sequence[str],
    games: int,
    scenarios: Sequence[str] | None = None,
    vary: Sequence[str] | None = None,
    workers: int | Executor = 1,
    seed: str | int = "0",
    progress: Callable[[int], None] | None = None,
) -> Findings:
    """Play every scenario as printed and with each option changed, at each strength.

    ``scenarios`` and ``vary`` name those that matter; without them all scenarios and options do.
    """
    game = find_game(game_id)
    if games < 1:
        raise BadSetup("a laboratory needs at least one game")
    for name in levels:
        make(name, "")  # which refuses a name that is not known
    cells = list(design(game, levels, scenarios, vary))
    plans = tuple(plan_of(game, setting, level, str(seed)) for setting, _, level in cells)
    place = executor(LOCAL, workers) if isinstance(workers, int) else workers
    study = Study(plans, games)
    with place.opened():
        start = perf_counter()
        results = gather(place, play_cells, study, range(len(plans) * games), progress)
        seconds = perf_counter() - start
    results.sort(key=lambda pair: (pair[0], pair[1].number))
    run = (place.name, place.workers(), seconds)
    found = [
        Cell(setting.scenario, option, level, report(setting, plan, of_cell(results, number, games), run))
        for number, ((setting, option, level), plan) in enumerate(zip(cells, plans))
    ]
    return Findings(game_id, str(seed), tuple(found), *run)


def of_cell(results: Sequence[tuple[int, Result]], cell: int, games: int) -> list[Result]:
    return [result for _, result in results[cell * games : (cell + 1) * games]]


def plan_of(game: Game, setting: Setting, level: str, seed: str) -> Plan:
    players = (level,) * len(setting.seats)
    return Plan(game.id, players, seed, setting.scenario, tuple(setting.options.items()), game.rules)


def play_cells(study: Study, numbers: Sequence[int]) -> list[tuple[int, Result]]:
    """Play some games of a study, each with the number of its cell."""
    found: list[tuple[int, Result]] = []
    for number in numbers:
        cell, own = divmod(number, study.games)
        found += [(cell, result) for result in play_games(study.plans[cell], [own])]
    return found


def design(
    game: Game, levels: Sequence[str], scenarios: Sequence[str] | None, vary: Sequence[str] | None
) -> Iterator[tuple[Setting, str, str]]:
    """The cells: a setting, what was changed in it, and a level."""
    for option in vary or ():
        if option not in game.options:
            raise BadSetup(f"{game.id} has no option {option!r}; it has {', '.join(game.options)}")
    for scenario in scenarios or game.scenarios:
        base = first_seating(game, scenario)
        for changed in changes(game, vary):
            try:
                setting = game.setting(scenario, {**base, **changed})
            except BadSetup:
                if not changed:
                    raise
                continue  # not every scenario is made for every number of players
            if changed and all(base.get(name) == value for name, value in changed.items()):
                continue
            word = ", ".join(f"{name}={value}" for name, value in changed.items()) or AS_PRINTED
            for level in levels:
                yield setting, word, level


def first_seating(game: Game, scenario: str) -> Mapping[str, Any]:
    """The options that a scenario needs to be played at all: those of the first seats it is made for."""
    game.settle(scenario, None)  # which refuses a scenario that is not there
    return next((one.options for one in game.seatings() if one.scenario == scenario), {})


def changes(game: Game, vary: Sequence[str] | None) -> Iterator[dict[str, Any]]:
    """No option changed, then each to each of its other values."""
    yield {}
    for option in game.options if vary is None else vary:
        for value in game.options[option][1:]:
            yield {option: value}


def games_of(game: Game, levels: Sequence[str], games: int, *chosen: Sequence[str] | None) -> int:
    """How many games a study has, for a progress bar; ``chosen`` are scenarios and options."""
    scenarios, vary = chosen
    return games * sum(1 for _ in design(game, levels, scenarios, vary))
