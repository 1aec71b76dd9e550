"""Ways: where whoever is under way can get to, one step after another.

Nothing is reckoned here: steps are played on copies, so that what bars them is what the chapters say. A
way ends where a die falls, something is learned, or somebody else is asked. To every place the way with the
fewest steps is told, and of those the first that is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from .position import NO_ACTION, Position
from .question import ABOUT_NOTHING, Question
from .refusal import IllegalAction

WAYS: Final = "ways"
MOST_PLAYS: Final = 300  # what one question may cost: actions played on copies


class WayView(TypedDict):
    """A place, and the actions that lead there, each legal when its turn comes if nobody interferes."""

    to: str
    actions: list[str]


class WaysView(TypedDict):
    """The ways to all places within reach, the shortest first."""

    ways: list[WayView]


def question(*verbs: str) -> dict[str, Question]:
    """The question as a game declares it; ``verbs`` are those of actions that set something in motion."""
    return {WAYS: Question(WaysView, (ABOUT_NOTHING, *verbs))}


def ways(pos: Position, seat: int, action: int, verbs: Sequence[int]) -> dict[str, Any] | None:
    """The ways of whoever is under way, or would be after an action; None if nobody of the seat's is.

    ``verbs`` are those of steps, whose operands are places. ``pos`` is a copy, with dice that are not the
    game's.
    """
    if not pos.owes(seat):
        return None
    if action != NO_ACTION:
        refusal = pos.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        pos.apply(seat, action)
    found = search(pos, seat, verbs)
    if not found:
        return None
    view: WaysView = {"ways": found}
    return {**view}


def search(pos: Position, seat: int, verbs: Sequence[int]) -> list[WayView]:
    """Every place that steps lead to, by breadth first."""
    table = pos.setting.table
    found: list[WayView] = []
    seen: set[int] = set()
    worlds: list[Position] = [pos]
    paths: list[list[str]] = [[]]
    number = 0
    while number < len(worlds):
        world = worlds[number]
        steps = world.legal(seat) if goes_on(pos, world, seat) else []
        for step in steps:
            place = step & table.mask
            if step >> table.shift not in verbs or place in seen or len(found) >= MOST_PLAYS:
                continue
            seen.add(place)
            path = [*paths[number], table.notation(step)]
            found.append({"to": path[-1].split()[1], "actions": path})
            after = world.clone()
            after.apply(seat, step)
            worlds.append(after)
            paths.append(path)
        number += 1
    return found


def goes_on(pos: Position, world: Position, seat: int) -> bool:
    """Whether nothing was learned on the way, and this seat alone is asked."""
    return world.outcome is None and world.barrier == pos.barrier and world.owners() == 1 << seat
