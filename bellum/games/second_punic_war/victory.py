"""11, 10.3 Victory points, and how the game is won."""

from __future__ import annotations

from ...kernel.position import Outcome
from .board import CARTHAGE, ROME, SYRACUSE
from .kinds import SIDES
from .options import FINAL_YEAR
from .position import War
from .stacks import size


def credit(pos: War, seat: int, points: int, rule: str, reason: str) -> None:
    """11.2 A player gains or loses points, each his own (10.3); 1.2.12 how many, his side alone is told."""
    pos.score(seat, points)
    if pos.events is not None:
        args = {"seat": pos.seats[seat], "reason": reason}
        side = pos.side_of_seat[seat]
        pos.emit("points", rule, args, {"points": points}, tuple(pos.seats_of[side]))


def award(pos: War, seat: int, points: int, rule: str, reason: str) -> None:
    """11.2 A player gains or loses points, and the game may be won by them at once (10.3)."""
    credit(pos, seat, points, rule, reason)
    check_points(pos)


def needed(pos: War, side: int) -> int:
    """11.2, 10.4 The points that win the game for a side; 0 if no number does."""
    if pos.scenario.victory:
        return pos.scenario.victory
    main, syracuse = pos.board.lengths[pos.setting.options["length"]]
    goal = syracuse if side == SYRACUSE else main
    return goal - pos.scenario.handicap.get(side, 0) if goal else 0


def check_points(pos: War) -> None:
    """10.3, 11.2 The game is over when the players of a side have its number of points together."""
    if pos.outcome is not None:
        return
    for side in range(len(SIDES)):
        goal = needed(pos, side)
        if pos.seats_of[side] and goal and pos.side_points(side) >= goal:
            win(pos, side, "points", "11.2")
            return


def check_units(pos: War) -> None:
    """Scenario I Rome wins when Carthage has too few units left."""
    fewest = pos.scenario.fewest_units
    if fewest and pos.outcome is None:
        total = 0
        for nation, troops in enumerate(pos.fielded):
            if pos.side[nation] == CARTHAGE:
                total += size(troops)
        if total < fewest:
            win(pos, ROME, "units", "11.1")


def win(pos: War, side: int, reason: str, rule: str) -> None:
    """10.3 The side has won, and of its players the one with more points; equal partners win together."""
    best = max(pos.points[seat] for seat in pos.seats_of[side])
    winners = tuple(seat for seat in pos.seats_of[side] if pos.points[seat] == best)
    pos.outcome = Outcome(winners, reason, rule, tuple(pos.points))
    if pos.events is not None:
        pos.emit("game-over", rule, {"side": SIDES[side], "reason": reason})


def check_end(pos: War) -> None:
    """11.2 Nothing but points and units ends a war between two stages, unless its last year is over."""
    check_points(pos)
    check_units(pos)
    if pos.outcome is None and pos.option(FINAL_YEAR):
        if pos.year >= (pos.scenario.years or int(pos.board.rules["final_year"]["years"])):
            make_peace(pos)


def make_peace(pos: War) -> None:
    """11.2 After the last year the side with more points has won; between equals nobody has."""
    sides = [side for side in range(len(SIDES)) if pos.seats_of[side]]
    most = max([pos.side_points(side) for side in sides])
    best = [side for side in sides if pos.side_points(side) == most]
    if len(best) == 1:
        win(pos, best[0], "last-year", "11.2")
        return
    pos.outcome = Outcome((), "last-year", "11.2", tuple(pos.points))
    if pos.events is not None:
        pos.emit("draw", "11.2", {"reason": "last-year"})
