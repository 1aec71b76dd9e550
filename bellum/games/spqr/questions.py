"""What may be asked of a battle without changing it."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.position import NO_ACTION
from ...kernel.question import ABOUT_NOTHING, Question
from .actions import SHIFT
from .position import NOBODY, Battlefield
from .reach import ReachView, reach
from .survey import CommandView, FireView, ZonesView, command_of, field_of_fire, zones

# The action says whom a question is about: the unit that would get the order, the leader who would be active.
QUESTIONS: Final[dict[str, Question]] = {
    "reach": Question(ReachView, (ABOUT_NOTHING, "order", "unit", "lead")),
    "zones": Question(ZonesView, (ABOUT_NOTHING,), watched=True),
    "fire": Question(FireView, ("order",), watched=True),
    "command": Question(CommandView, ("activate",), watched=True),
}


def reply(pos: Battlefield, seat: int, question: str, action: int) -> dict[str, Any] | None:
    """The answer to a question, found on a copy; None if there is nothing to say."""
    if question == "reach":
        return told(reach(pos, seat, action))
    if question == "zones":
        return told(zones(pos))
    operand = action & ((1 << SHIFT) - 1) if action != NO_ACTION else 0
    if question == "fire":
        unit = pos.field.unit_of_op[operand]
        return None if unit == NOBODY else told(field_of_fire(pos, unit))
    leader = pos.field.leader_of_op[operand]
    return None if leader == NOBODY else told(command_of(pos, leader))


def told(answer: ReachView | ZonesView | FireView | CommandView | None) -> dict[str, Any] | None:
    return None if answer is None else {**answer}
