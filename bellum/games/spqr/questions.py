"""The questions that may be asked of a battle without changing it: one line each in both tables."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.question import ABOUT_NOTHING, Question
from ...kernel.refusal import NO_SUCH_QUESTION, IllegalAction
from .actions import SHIFT
from .foresight import ODDS_VERBS, OddsView, odds_of
from .position import NOBODY, Battlefield
from .reach import ReachView, reach
from .survey import CommandView, FireView, ZonesView, command_of, field_of_fire, zones

ODDS: Final = "odds"
REACH: Final = "reach"
ZONES: Final = "zones"
FIRE: Final = "fire"
COMMAND: Final = "command"

# The action says whom a question is about: the unit that would get the order, the leader who would be active.
QUESTIONS: Final[dict[str, Question]] = {
    ODDS: Question(OddsView, ODDS_VERBS),
    REACH: Question(ReachView, (ABOUT_NOTHING, "order", "unit", "lead")),
    ZONES: Question(ZonesView, (ABOUT_NOTHING,), watched=True),
    FIRE: Question(FireView, ("order",), watched=True),
    COMMAND: Question(CommandView, ("activate",), watched=True),
}

Answer = OddsView | ReachView | ZonesView | FireView | CommandView | None


def reply(pos: Battlefield, seat: int, question: str, action: int) -> dict[str, Any] | None:
    """The answer to a question, on a copy that may be changed; None if there is nothing to say."""
    found = answer(pos, seat, question, action)
    return None if found is None else {**found}


def answer(pos: Battlefield, seat: int, question: str, action: int) -> Answer:
    """The same as it is declared."""
    operand = action & ((1 << SHIFT) - 1)
    if question == ODDS:
        return odds_of(pos, seat, action)
    if question == REACH:
        return reach(pos, seat, action)
    if question == ZONES:
        return zones(pos)
    if question == FIRE:
        unit = pos.field.unit_of_op[operand]
        return None if unit == NOBODY else field_of_fire(pos, unit)
    if question == COMMAND:
        leader = pos.field.leader_of_op[operand]
        return None if leader == NOBODY else command_of(pos, leader)
    raise IllegalAction(NO_SUCH_QUESTION)
